/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/i18n.h"
#include "games/stratego/kinds.h"
#include "games/stratego/stratego.h"

#define ONLY(kind) (1u << (kind))
#define MOVERS     ((1u << BOMB) - 1)

static const struct puzzle_kind kinds[] = {
    {.word = "flag",
     .name = N_("The flag"),
     .task = {.one = N_("{player} to move: which piece is surely the flag?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = ONLY(FLAG)},
    {.word = "bomb",
     .name = N_("A bomb"),
     .task = {.one = N_("{player} to move: which piece is surely a bomb?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = ONLY(BOMB)},
    {.word = "marshal",
     .name = N_("The marshal"),
     .task = {.one = N_("{player} to move: which piece is surely the marshal?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = ONLY(MARSHAL)},
    {.word = "spy",
     .name = N_("The spy"),
     .task = {.one = N_("{player} to move: which piece is surely the spy?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = ONLY(SPY)},
    {.word = "miner",
     .name = N_("Beaten by your miner"),
     .task = {.one = N_("{player} to move: which piece would your miner surely beat?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = ONLY(SCOUT) | ONLY(SPY) | ONLY(BOMB) | ONLY(FLAG),
     .own = ONLY(MINER)},
    {.word = "general",
     .name = N_("Beaten by your general"),
     .task = {.one = N_("{player} to move: which piece would your general surely beat?")},
     .aim = PUZZLE_DEDUCE,
     .pieces = (MOVERS & ~ONLY(MARSHAL) & ~ONLY(GENERAL)) | ONLY(FLAG),
     .own = ONLY(GENERAL)},
    {.word = NULL},
};

static const char *const boards[] = {"", NULL};

/* Flags and spies are given away late, and rarely: only when everything else has been seen. */
const struct puzzle_set stratego_puzzles = {
    .kinds = kinds, .boards = boards, .plies = 86, .patience = 400};
