/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A small random number generator (splitmix64) that gives the same numbers on every machine. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t x = rng->state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

/* A uniform number from 0 to limit - 1. `limit` must be positive. */
static inline int rng_below(struct rng *rng, int limit)
{
    uint64_t range = (uint64_t)limit;
    uint64_t unfair =
        UINT64_MAX - UINT64_MAX % range; /* numbers beyond it would favour small results */
    uint64_t x;
    do {
        x = rng_next(rng);
    } while (x >= unfair);
    return (int)(x % range);
}

#endif
