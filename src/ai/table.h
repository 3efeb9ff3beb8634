/* The transposition table: what the search found out about positions, by their hash. */
#ifndef AI_TABLE_H
#define AI_TABLE_H

#include <stddef.h>

#include "core/move.h"

enum bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT };

struct table_entry {
    uint64_t key;
    struct move move;
    int16_t score;
    uint8_t depth;
    uint8_t bound; /* enum bound */
};

struct table {
    void *memory;                /* what was allocated */
    struct table_entry *entries; /* inside it */
    size_t bucket_mask;
    uint64_t salt; /* makes every search start with an empty table without clearing it */
};

/* Takes about `megabytes` of memory (rounded down to a power of two); false when there is not so
 * much. */
bool table_open(struct table *table, int megabytes);
void table_close(struct table *table);
size_t table_bytes(const struct table *table);

/* Forgets everything, at once. */
void table_forget(struct table *table);

/* Lets the processor fetch what will be asked for soon. */
void table_expect(const struct table *table, uint64_t hash);

/* What is known about a position; NULL when nothing is. Valid until the next table_store(). */
const struct table_entry *table_find(const struct table *table, uint64_t hash);

void table_store(struct table *table, uint64_t hash, struct move move, int score, int depth,
                 enum bound bound);

#endif
