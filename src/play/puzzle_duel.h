/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A duel of two at the same puzzles: the first right answer takes the point, a wrong one has to
 * wait. Best of nine. Time is whatever the caller says has passed. A duel is its seed and who took
 * each point, so it can be written down and taken up again. */
#ifndef PLAY_PUZZLE_DUEL_H
#define PLAY_PUZZLE_DUEL_H

#include "play/puzzle_pool.h"

enum {
    DUEL_POINTS = 5,
    DUEL_WAIT = 5000,      /* milliseconds */
    DUEL_PUZZLES_MAX = 400 /* decided or given up; then it is over */
};

/* Read freely; change only through the functions below. */
struct puzzle_duel {
    struct puzzle_pool pool;
    uint64_t seed;
    const struct puzzle *now; /* on both boards; NULL when the duel is over */
    int points[2];
    int64_t wait[2];                   /* milliseconds until a side may answer again */
    int round;                         /* puzzles decided so far */
    int asked;                         /* … and given up, too */
    char takers[DUEL_PUZZLES_MAX + 1]; /* of each: '1', '2', or 'p', given up */
};

void puzzle_duel_start(struct puzzle_duel *duel, const struct puzzle_book *const *books, int count,
                       uint64_t seed);
void puzzle_duel_free(struct puzzle_duel *duel);

void puzzle_duel_tick(struct puzzle_duel *duel, int64_t milliseconds);
bool puzzle_duel_may_answer(const struct puzzle_duel *duel, int side);

/* A side's answer; ignored while it has to wait. Returns whether it took the point. */
bool puzzle_duel_answer(struct puzzle_duel *duel, int side, bool solved);

/* Both give up: the next puzzle, without a point. */
void puzzle_duel_pass(struct puzzle_duel *duel);

/* The side that has won, or NOBODY. */
int puzzle_duel_winner(const struct puzzle_duel *duel);

/* One line: "duel 17 1120 12p1", the seed, the number of puzzles to draw from, and who took each
 * point. False, with the reason and nothing to free, if the line is wrong or belongs to other
 * puzzles. */
void puzzle_duel_write(const struct puzzle_duel *duel, struct text *out);
bool puzzle_duel_read(struct puzzle_duel *duel, const char *line,
                      const struct puzzle_book *const *books, int count, struct fault *fault);

#endif
