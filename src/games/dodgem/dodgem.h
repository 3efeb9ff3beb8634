/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Dodgem: what the files of this folder contribute to its `struct game` at the end of rules.c.
 * Outside the folder, only tests of the game include this. */
#ifndef GAMES_DODGEM_DODGEM_H
#define GAMES_DODGEM_DODGEM_H

#include "core/game.h"
#include "core/insight.h"
#include "core/solution.h"

extern const struct game game_dodgem;

extern const struct insight dodgem_insight;               /* insight.c */
extern const struct solution dodgem_solution;             /* solution.c */
extern const struct level dodgem_levels[LEVEL_COUNT + 1]; /* levels.c */
extern const struct lesson dodgem_lessons[];              /* lessons.c */
extern const struct puzzle_set dodgem_puzzles;            /* puzzles.c */
extern const struct opponents dodgem_opponents;           /* opponents.c */
extern const struct rules_section dodgem_rules_page[];    /* rules_page.c */
extern const struct bench_position dodgem_bench[];        /* bench.c */

#endif
