/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/i18n.h"
#include "games/dodgem/dodgem.h"

static const struct puzzle_kind kinds[] = {
    {.word = "win",
     .name = N_("Win by force"),
     .task = NP_("{player} to move: only one move wins at once. Which one?",
                 "{player} to move: only one move wins, in {count} turns at most. Which one?"),
     .aim = PUZZLE_WIN},
    {.word = "hold",
     .name = N_("The only move that holds"),
     .task =
         NP_("{player} to move: all moves but one lose at once. Which one holds?",
             "{player} to move: all moves but one lose by force within {count} turns. Which one "
             "holds?"),
     .aim = PUZZLE_HOLD},
    {.word = NULL},
};

static const char *const boards[] = {
    "", "size=4", "", "size=5 blocked=loses", "", "size=4 blocked=loses", NULL};

const struct puzzle_set dodgem_puzzles = {.kinds = kinds, .boards = boards, .plies = 24};
