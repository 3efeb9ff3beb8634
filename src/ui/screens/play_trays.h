/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A player's men as a picture on their panel: those in hand, those left, and a shade for each one
 * that is gone. Both players' men lie alike, so that one look compares them. */
#ifndef UI_SCREENS_PLAY_TRAYS_H
#define UI_SCREENS_PLAY_TRAYS_H

#include <stdbool.h>

#include "ui/kit/shape.h"

struct app;
struct canvas;

enum { TRAY_CAPTION = 64 };

/* "15 left": the men that have neither been taken nor left the board. */
void play_tray_caption(const struct app *app, int player, char text[TRAY_CAPTION]);

/* Draws as much as fits well; nothing where there is too little room. */
void play_draw_trays(const struct app *app, struct canvas *canvas, struct rect box, int player);

/* How many of a player's men of this kind are gone, as far as has been shown. */
int play_tray_gone(const struct app *app, int player, int kind);

/* Where a man whom the move being shown takes lies on his owner's panel, bright until he arrives
 * there and turns to a shade: the place for him to fly to. `nth` counts men of one kind taken by
 * the same move, from 0. False: he is not drawn at this size. */
bool play_tray_place(const struct app *app, int player, int kind, int nth, struct rect *place);

#endif
