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

/* Where a man of this kind lies on his owner's panel, which is where he turns to a shade: the place
 * for a taken man to fly to. While the move that takes him is shown he still lies there bright.
 * `nth` counts men of one kind taken by the same move, from 0. False: he is not drawn at this size.
 */
bool play_tray_place(const struct app *app, int player, int kind, int nth, struct rect *place);

#endif
