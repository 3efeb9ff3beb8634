/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Speed and depth of the search, measured from fixed positions in processor time: other programs
 * must not count. */
#ifndef CLI_BENCH_SEARCH_H
#define CLI_BENCH_SEARCH_H

#include "core/match.h"

struct bench_search {
    int positions;
    uint64_t nodes;
    double seconds;
    double depth;     /* reached on average, in turns */
    double branching; /* effective branching factor: the depth-th root of the nodes */
    size_t memory;    /* bytes used by the search, mostly its table */
};

/* The first of those positions; a game without any is measured from its start. */
void bench_start(struct match *match, const struct game *game);

/* False if the game has no search, or if there is not enough memory for it. */
bool bench_search(const struct game *game, int milliseconds, int megabytes,
                  struct bench_search *bench);

#endif
