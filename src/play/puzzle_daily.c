/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_daily.h"

#include "base/rng.h"

/* Each round through the book has its own order, and so has each game. */
static uint64_t seed_of(const char *id, int64_t round)
{
    uint64_t seed = (uint64_t)round;
    for (; *id; id++)
        seed = seed * 257 + (unsigned char)*id;
    return seed;
}

const struct puzzle *puzzle_of_day(const struct puzzle_book *book, int64_t day)
{
    uint16_t order[PUZZLES_MAX];
    int count = book->count;
    if (count == 0)
        return NULL;
    int place = (int)(day % count);
    if (place < 0)
        place += count;
    struct rng rng = {.state = seed_of(book->game->id, (day - place) / count)};
    for (int i = 0; i < count; i++) { /* shuffled while it is filled */
        int other = rng_below(&rng, i + 1);
        order[i] = order[other];
        order[other] = (uint16_t)i;
    }
    return &book->list[order[place]];
}
