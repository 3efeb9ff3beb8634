/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Queens & Towers: what the files of this folder contribute to its `struct game` at the end of
 * rules.c. Outside the folder, only tests of the game include this. */
#ifndef GAMES_TOWERS_TOWERS_H
#define GAMES_TOWERS_TOWERS_H

#include "core/game.h"
#include "core/insight.h"

extern const struct game game_towers;

extern const struct insight towers_insight;               /* insight.c */
extern const struct level towers_levels[LEVEL_COUNT + 1]; /* levels.c */
extern const struct lesson towers_lessons[];              /* lessons.c */
extern const struct puzzle_set towers_puzzles;            /* puzzles.c */
extern const struct opponents towers_opponents;           /* opponents.c */
extern const struct rules_section towers_rules_page[];    /* rules_page.c */
extern const struct bench_position towers_bench[];        /* bench.c */

#endif
