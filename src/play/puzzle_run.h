/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A run through puzzles that get harder and harder: a rush against the clock, or a streak without a
 * mistake. Time is whatever the caller says has passed. A run is its seed and its answers, so it
 * can be written down and taken up again. */
#ifndef PLAY_PUZZLE_RUN_H
#define PLAY_PUZZLE_RUN_H

#include "play/puzzle_pool.h"

struct puzzle_run_rules {
    const char *word;     /* in files, never changed */
    int64_t milliseconds; /* 0: no clock */
    int mistakes;         /* so many end the run */
    int skips;            /* puzzles that may be left out */
};

extern const struct puzzle_run_rules puzzle_rush, puzzle_streak;

enum {
    RUN_ANSWERS_MAX = 400,
    RUN_POINTS = 100,      /* for a puzzle … */
    RUN_BONUS = 20,        /* … and more for each one solved before it without a mistake … */
    RUN_BONUS_PUZZLES = 10 /* … up to so many */
};

/* Read freely; change only through the functions below. */
struct puzzle_run {
    const struct puzzle_run_rules *rules;
    struct puzzle_pool pool;
    uint64_t seed;
    const struct puzzle *now; /* the puzzle to solve; NULL when the run is over */
    int64_t left;             /* milliseconds; 0 without a clock */
    int solved, mistakes, skipped, score;
    int streak, best_streak; /* solved without a mistake: now, and at best */
    int answered;
    char answers[RUN_ANSWERS_MAX + 1]; /* '+' right, '-' wrong, 's' skipped */
};

void puzzle_run_start(struct puzzle_run *run, const struct puzzle_run_rules *rules,
                      const struct puzzle_book *const *books, int count, uint64_t seed);
void puzzle_run_free(struct puzzle_run *run);

static inline bool puzzle_run_over(const struct puzzle_run *run)
{
    return run->now == NULL;
}

/* Lets time pass. */
void puzzle_run_tick(struct puzzle_run *run, int64_t milliseconds);

/* The current puzzle is solved, or failed; the next one follows. */
void puzzle_run_answer(struct puzzle_run *run, bool solved);

/* Leaves it out; false if that is not allowed (any more). */
bool puzzle_run_skip(struct puzzle_run *run);

/* One line: "rush 17 95000 1120 ++-+", the seed, the time left, the number of puzzles to draw from,
 * the answers. Reading replays the answers; false, with the reason and nothing to free, if the line
 * is wrong or belongs to other puzzles. */
void puzzle_run_write(const struct puzzle_run *run, struct text *out);
bool puzzle_run_read(struct puzzle_run *run, const char *line,
                     const struct puzzle_book *const *books, int count, struct fault *fault);

#endif
