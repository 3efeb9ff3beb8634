/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/i18n.h"
#include "games/towers/towers.h"

static const struct puzzle_kind kinds[] = {
    {.word = "win",
     .name = N_("Win by force"),
     .task =
         NP_("{player} to move: win at once.", "{player} to move: win by force in {count} turns."),
     .aim = PUZZLE_WIN},
    {.word = "hold",
     .name = N_("The only move that holds"),
     .task =
         NP_("{player} to move: all moves but one lose at once. Which one holds?",
             "{player} to move: all moves but one lose by force within {count} turns. Which one "
             "holds?"),
     .aim = PUZZLE_HOLD},
    {.word = "one",
     .name = N_("Capture a tower"),
     .task = NP_("{player} to move: capture a tower at once.",
                 "{player} to move: capture a tower in {count} turns, whatever the enemy does."),
     .aim = PUZZLE_TAKE,
     .men = 1},
    {.word = "two",
     .name = N_("Capture two"),
     .task = NP_("{player} to move: capture two towers at once.",
                 "{player} to move: capture two towers in {count} turns, whatever the enemy does."),
     .aim = PUZZLE_TAKE,
     .men = 2},
    {.word = "three",
     .name = N_("Capture three"),
     .task =
         NP_("{player} to move: capture three towers at once.",
             "{player} to move: capture three towers in {count} turns, whatever the enemy does."),
     .aim = PUZZLE_TAKE,
     .men = 3},
    {.word = "save",
     .name = N_("Save the tower"),
     .task = NP_("{player} to move: only one move leaves {enemy} nothing to capture. Which one?",
                 "{player} to move: after only one move {enemy} cannot force a capture within "
                 "{count} turns. Which one?"),
     .aim = PUZZLE_KEEP,
     .men = 1},
    {.word = NULL},
};

static const char *const boards[] = {"", "size=6", NULL};

const struct puzzle_set towers_puzzles = {.kinds = kinds, .boards = boards, .plies = 56};
