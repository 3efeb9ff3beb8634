/* What the benchmark measures of computer players beyond the speed of their search. */
#ifndef CLI_BENCH_PLAYERS_H
#define CLI_BENCH_PLAYERS_H

#include "core/match.h"

enum { BENCH_LEVEL = 6 }; /* thinks for less than 300 ms, and as long in every game of its kind */

/* Where pieces are hidden: decisions of a level, in games with itself, for some processor time. */
struct bench_decisions {
    int decisions;
    uint64_t nodes;
    double seconds;
};
bool bench_decisions(const struct match *start, int milliseconds, struct bench_decisions *bench);

/* Solving the board of these settings, in time on the clock and without keeping it. */
struct bench_solver {
    int threads;
    double seconds;
    size_t memory;
};
bool bench_solver(const struct game *game, const struct settings *settings, int threads,
                  struct bench_solver *bench);

#endif
