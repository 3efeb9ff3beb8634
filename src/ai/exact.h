/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Exact verdicts for boards that can be solved (core/solution.h), used by players, lessons and
 * explanations. Small boards are solved on demand; large ones once, by exact_prepare(), and stored
 * in a folder. */
#ifndef AI_EXACT_H
#define AI_EXACT_H

#include "core/solution.h"

/* The solved boards, shared by all threads. `folder` stores the tables; NULL: nowhere. */
struct exact;
struct exact *exact_open(const char *folder);
void exact_close(struct exact *exact);

/* For tests of storage: stores the tables of small boards too. */
void exact_store_all(struct exact *exact);

/* Whether the game on this board can be solved. */
bool exact_covers(const struct game *game, const struct settings *settings);

/* Whether exact_verdict() answers at once. */
bool exact_ready(struct exact *exact, const struct game *game, const struct settings *settings);

/* Whether the table's file exists (it may be damaged): exact_prepare() will be quick. */
bool exact_is_stored(struct exact *exact, const struct game *game, const struct settings *settings);

/* Opens the table, or solves the board and stores its table; returns when it is ready. Takes some
 * seconds and much memory on the largest boards, so call it on a separate thread. A damaged file is
 * deleted. False, with the reason, if cancelled, out of memory, or if another thread is preparing.
 * If only storing fails (no room on the disk), returns true and keeps the table in memory; `fault`
 * then holds the reason, and is empty otherwise. `watch` may be NULL. */
bool exact_prepare(struct exact *exact, const struct game *game, const struct settings *settings,
                   struct solve_watch *watch, struct fault *fault);

/* Solves again and replaces any stored table. Otherwise like exact_prepare(). */
bool exact_solve_again(struct exact *exact, const struct game *game,
                       const struct settings *settings, struct solve_watch *watch,
                       struct fault *fault);

/* A position's result with best play, for the player to move. */
struct exact_verdict {
    int result; /* 1 win, 0 draw, -1 loss */
    int plies;  /* until the end; 0 if the game is over, and for draws */
};

/* The position's value by the rules alone, coded as in core/solution.h. False if it is unknown: the
 * board is not solved (yet), or its file turned out to be damaged. */
bool exact_value(struct exact *exact, const struct game *game, const struct settings *settings,
                 const struct position *position, uint8_t *value);

/* The same for people. Also false if the match's quiet limit may come before the end. */
bool exact_verdict(struct exact *exact, const struct game *game, const struct settings *settings,
                   const struct position *position, struct exact_verdict *verdict);

struct exact_verdict verdict_of(uint8_t value);

/* Converts a position's value for the player to move to that for the player who moved there. */
uint8_t exact_after_move(uint8_t value);

/* Statistics of the table. */
struct exact_counts {
    uint64_t positions, won, lost, drawn; /* for the player to move, both on the board */
    int longest_win;
};
bool exact_count(struct exact *exact, const struct game *game, const struct settings *settings,
                 struct exact_counts *counts);

#endif
