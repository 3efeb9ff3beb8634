/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Twelve Men's Morris: what the files of this folder contribute to its `struct game` at the end of
 * rules.c. Outside the folder, only tests of the game include this. */
#ifndef GAMES_MORRIS_MORRIS_H
#define GAMES_MORRIS_MORRIS_H

#include "core/game.h"
#include "core/insight.h"

extern const struct game game_morris;

extern const struct insight morris_insight;               /* insight.c */
extern const struct level morris_levels[LEVEL_COUNT + 1]; /* levels.c */
extern const struct lesson morris_lessons[];              /* lessons.c */
extern const struct puzzle_set morris_puzzles;            /* puzzles.c */
extern const struct opponents morris_opponents;           /* opponents.c */
extern const struct rules_section morris_rules_page[];    /* rules_page.c */
extern const struct bench_position morris_bench[];        /* bench.c */

#endif
