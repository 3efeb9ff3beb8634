/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The puzzles of one or more books, easiest first, from which a contest draws harder and harder
 * ones. The same books and seed give the same puzzles. */
#ifndef PLAY_PUZZLE_POOL_H
#define PLAY_PUZZLE_POOL_H

#include "base/rng.h"
#include "play/puzzle.h"

enum { PUZZLE_POOL_BOOKS = 12 };

/* The books have to outlive the pool. */
struct puzzle_pool {
    int count;
    const struct puzzle **list;
    bool *drawn;
    int last; /* index of the last one drawn; -1 at first */
    struct rng rng;
};

void puzzle_pool_open(struct puzzle_pool *pool, const struct puzzle_book *const *books, int count,
                      uint64_t seed);
void puzzle_pool_free(struct puzzle_pool *pool);

/* The next puzzle, at least as hard as the last; about `draws` of them lead from the easiest to the
 * hardest. Once the hardest have been drawn, the hardest that is left. NULL: none is left. */
const struct puzzle *puzzle_pool_draw(struct puzzle_pool *pool, int draws);

/* The next word of a line that describes a contest, if it is a number up to `most`. */
bool puzzle_pool_number(const char **line, uint64_t most, uint64_t *number);

#endif
