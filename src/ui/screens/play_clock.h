/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The clocks of a timed match on the playing screen. One runs while the player to move can think:
 * not in menus, behind the curtain, while something moves, or while an earlier position is looked
 * at. */
#ifndef UI_SCREENS_PLAY_CLOCK_H
#define UI_SCREENS_PLAY_CLOCK_H

#include <stdbool.h>

#include "ui/kit/shape.h"

struct app;
struct canvas;

/* Lets time pass for the player to move, warns, and returns whether the flag fell. */
bool play_clock_pass(struct app *app, double seconds);

/* Seconds until the running clock shows another time; HUGE_VAL if none runs. */
double play_clock_due(const struct app *app);

/* Height of a player's clock in units, with the gap below it; 0 for unlimited time. */
float play_clock_height(const struct app *app, int player);
/* Draws it into the box. */
void play_clock_draw(const struct app *app, struct canvas *canvas, struct rect box, int player);

#endif
