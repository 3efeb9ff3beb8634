/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a piece that is taken looks on its way: white when it is hit, cracking, in splinters that fly
 * in an arc to where it lies from then on, and a glint of brass when they land. Pure. */
#ifndef UI_BOARD_TAKEN_H
#define UI_BOARD_TAKEN_H

#include "ui/board/board_view.h"

/* Dust lies below the lights of the board, everything else above them. */
void taken_draw_dust(const struct board_view *view, const struct theme *theme,
                     struct canvas *canvas, const struct burst *burst);
void taken_draw(const struct board_view *view, const struct theme *theme, struct canvas *canvas,
                const struct burst *burst);

#endif
