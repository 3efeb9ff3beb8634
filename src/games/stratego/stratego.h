/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Stratego: what the files of this folder contribute to its `struct game` at the end of rules.c.
 * Outside the folder, only tests of the game include this. */
#ifndef GAMES_STRATEGO_STRATEGO_H
#define GAMES_STRATEGO_STRATEGO_H

#include "ai/hidden_player.h"
#include "core/game.h"
#include "core/insight.h"

extern const struct game game_stratego;

/* For search, rules.c: the attacks a player could make now, whoever's turn it is, and whether the
 * player to move has no move. Only once both setups are complete. */
int stratego_attacks(const struct position *position, int player, struct move list[MOVES_MAX]);
bool stratego_immobile(const struct position *position);

extern const struct insight stratego_hindsight;             /* hindsight.c */
extern const struct hidden_player stratego_player;          /* player.c */
extern const struct level stratego_levels[LEVEL_COUNT + 1]; /* levels.c */
extern const struct lesson stratego_lessons[];              /* lessons.c */
extern const struct puzzle_set stratego_puzzles;            /* puzzles.c */
extern const struct opponents stratego_opponents;           /* opponents.c */
extern const struct rules_section stratego_rules_page[];    /* rules_page.c */
extern const char *const stratego_setups[];                 /* setups.c */

#endif
