/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A board in words, for players who hear it: cells, pieces, moves and what they do. Everything
 * comes from what the board shows to its viewer. */
#ifndef UI_BOARD_BOARD_WORDS_H
#define UI_BOARD_BOARD_WORDS_H

#include "ui/board/board_play.h"

enum { BOARD_WORDS = 1024 };

struct board_words {
    const struct board_play *board;
    const struct piece *pieces; /* by cell, where they are not in the match yet; or NULL */
    bool secret;                /* others listen: kinds only one player knows are not named */
};

/* "f4, red tower, can move" */
void board_words_cell(const struct board_words *words, int cell, char text[BOARD_WORDS]);

/* The pieces in the row or column of a cell. */
void board_words_row(const struct board_words *words, int cell, char text[BOARD_WORDS]);
void board_words_column(const struct board_words *words, int cell, char text[BOARD_WORDS]);

/* All pieces of a player, by kind. */
void board_words_pieces(const struct board_words *words, int player, char text[BOARD_WORDS]);

/* What can be chosen next: pieces that can move, or the cells the chosen one can go to. Empty if
 * there is nothing to choose. */
void board_words_moves(const struct board_words *words, char text[BOARD_WORDS]);

/* What the steps from `index` to `end` did, as `viewer` saw it. Empty if nothing was to be seen. */
void steps_in_words(const struct match *match, int index, int end, int viewer,
                    char text[BOARD_WORDS]);

#endif
