/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is left of an army, on its player's panel: every rank in order, with how many there are
 * still. For games in which the kinds of pieces are hidden but their losses are not. */
#ifndef UI_SCREENS_PLAY_ARMY_H
#define UI_SCREENS_PLAY_ARMY_H

#include "ui/kit/canvas.h"

struct app;

/* Draws as much as fits well; nothing where there is too little room. */
void play_draw_army(const struct app *app, struct canvas *canvas, struct rect box, int player);

/* Where a rank is drawn in that box: see play_tray_place(). */
bool play_army_place(const struct app *app, struct rect box, int player, int kind,
                     struct rect *place);

#endif
