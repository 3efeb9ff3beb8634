/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Moves as people write them: f4-f7, d2, xd6, c1-off, 10@a7, ready, resign, draw. One notation for
 * saves, the terminal, the engine protocol and the move list. */
#ifndef CORE_NOTATION_H
#define CORE_NOTATION_H

#include "core/game.h"

enum { MOVE_TEXT = 16 };

void cell_format(int cell, char text[CELL_TEXT]);

/* Whether the whole text is the name of a cell. */
bool cell_parse(const char *text, int *cell);

void move_format(const struct game *game, struct move move, char text[MOVE_TEXT]);

/* Reads the notation only, without checking legality. */
bool move_parse(const struct game *game, const char *text, struct move *move);

/* Reads a move and looks for it in the position's legal moves (`resign` and `draw` are accepted too
 * while the game continues). False, with the reason, if it is not legal. */
bool move_find(const struct game *game, const struct position *position, const char *text,
               struct move *move, struct fault *fault);

#endif
