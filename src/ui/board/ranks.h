/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The table of an army: every kind of piece and how many there are. */
#ifndef UI_BOARD_RANKS_H
#define UI_BOARD_RANKS_H

#include "ui/board/board_view.h"
#include "ui/kit/paint.h"

/* Whose pieces are listed, and how they look. */
struct army {
    const struct game *game;
    const struct look *look;
    const struct position *position;
    int player;
};

/* Lists what the player has in hand, in as many columns as fit; if the box has a height, the rows
 * are squeezed into it. Returns the height of the table; without a canvas it only measures. */
float ranks_draw(const struct army *army, const struct paint *paint, struct rect box);

/* "Marshal" */
enum { RANK_TEXT = 48 };
void rank_name(const struct game *game, int kind, char text[RANK_TEXT]);

#endif
