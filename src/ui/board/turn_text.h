/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Turns as written in the move list, with captures: "d2 ×d6", "f4-f7 ×2", "a2×a1". */
#ifndef UI_BOARD_TURN_TEXT_H
#define UI_BOARD_TURN_TEXT_H

#include "core/match.h"
#include "core/notation.h"

/* The first step of the turn that step `index` is part of. */
int turn_start(const struct match *match, int index);
/* The index after the turn that begins at `index`. */
int turn_end(const struct match *match, int index);

/* A move as it is shown: notation is the same in every language, but "resign" is a word. */
void move_shown(const struct game *game, struct move move, char text[MOVE_TEXT]);

enum { TURN_TEXT = 64 };
void turn_text(const struct match *match, int index, int end, char text[TURN_TEXT]);

/* How the clash of a turn ended for the attacker, to go behind it: " +", " −" or " =", or with
 * `ranks` who met whom, " 3:6". Empty if there was none. */
void turn_clash(const struct match *match, int index, int end, bool ranks, char text[TURN_TEXT]);

#endif
