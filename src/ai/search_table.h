/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The transposition table: search results by position hash. */
#ifndef AI_SEARCH_TABLE_H
#define AI_SEARCH_TABLE_H

#include <stddef.h>

#include "core/move.h"

enum bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT };

struct search_entry {
    uint64_t key;
    struct move move;
    int16_t score;
    uint8_t depth;
    uint8_t bound; /* enum bound */
};

struct search_table {
    void *memory;                 /* as allocated */
    struct search_entry *entries; /* aligned, inside it */
    size_t bucket_mask;
    uint64_t salt; /* makes every search start with an empty table without clearing it */
};

/* Allocates about `megabytes` (rounded down to a power of two); false if there is not enough
 * memory. */
bool search_table_open(struct search_table *table, int megabytes);
void search_table_close(struct search_table *table);
size_t search_table_bytes(const struct search_table *table);

/* Forgets everything, in constant time. */
void search_table_forget(struct search_table *table);

/* Prefetches an entry that will be looked up soon. */
void search_table_expect(const struct search_table *table, uint64_t hash);

/* The entry of a position, or NULL. Valid until the next search_table_store(). */
const struct search_entry *search_table_find(const struct search_table *table, uint64_t hash);

/* The result of a search of one position. */
struct search_finding {
    struct move move;
    int score, depth;
    enum bound bound;
};
void search_table_store(struct search_table *table, uint64_t hash,
                        const struct search_finding *finding);

/* The scores that matter: outside the window only a bound is needed. */
struct window {
    int alpha, beta;
};

/* The window from the other player's point of view. */
static inline struct window window_turned(struct window window)
{
    return (struct window){-window.beta, -window.alpha};
}

/* Asks only whether a score is above alpha. */
static inline struct window window_above(int alpha)
{
    return (struct window){alpha, alpha + 1};
}

/* Whether a score from a search within the window is exact or a bound. */
static inline enum bound window_bound(struct window window, int score)
{
    return score >= window.beta ? BOUND_LOWER : score > window.alpha ? BOUND_EXACT : BOUND_UPPER;
}

/* Whether a stored score is enough for the window. */
static inline bool window_settled(struct window window, int score, enum bound bound)
{
    return bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= window.beta) ||
           (bound == BOUND_UPPER && score <= window.alpha);
}

#endif
