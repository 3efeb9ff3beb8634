/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Boards and men without pictures, drawn from geometry and names. */
#ifndef UI_BOARD_BOARD_PLAIN_H
#define UI_BOARD_BOARD_PLAIN_H

#include "ui/board/board_view.h"

void plain_board(const struct board_view *view, struct canvas *canvas);
void plain_man(const struct look *look, const struct game *game, struct canvas *canvas,
               const struct actor *actor, struct stand stand);

#endif
