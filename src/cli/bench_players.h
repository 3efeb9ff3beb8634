/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Benchmarks of the computer players other than search speed. */
#ifndef CLI_BENCH_PLAYERS_H
#define CLI_BENCH_PLAYERS_H

#include "core/match.h"

enum { BENCH_LEVEL = 6 }; /* thinks for less than 300 ms, in every game of its kind */

/* For games with hidden pieces: decisions of a level playing itself for some processor time. */
struct bench_decisions {
    int decisions;
    uint64_t nodes;
    double seconds;
};
bool bench_decisions(const struct match *start, int milliseconds, struct bench_decisions *bench);

/* Solves the board of these settings, in wall-clock time and without storing it. */
struct bench_solver {
    int threads;
    double seconds;
    size_t memory;
};
bool bench_solver(const struct game *game, const struct settings *settings, int threads,
                  struct bench_solver *bench);

#endif
