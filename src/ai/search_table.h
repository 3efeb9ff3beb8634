/* The transposition table: what the search found out about positions, by their hash. */
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
    void *memory;                 /* what was allocated */
    struct search_entry *entries; /* inside it */
    size_t bucket_mask;
    uint64_t salt; /* makes every search start with an empty table without clearing it */
};

/* Takes about `megabytes` of memory (rounded down to a power of two); false when there is not so
 * much. */
bool search_table_open(struct search_table *table, int megabytes);
void search_table_close(struct search_table *table);
size_t search_table_bytes(const struct search_table *table);

/* Forgets everything, at once. */
void search_table_forget(struct search_table *table);

/* Lets the processor fetch what will be asked for soon. */
void search_table_expect(const struct search_table *table, uint64_t hash);

/* What is known about a position; NULL when nothing is. Valid until the next search_table_store().
 */
const struct search_entry *search_table_find(const struct search_table *table, uint64_t hash);

void search_table_store(struct search_table *table, uint64_t hash, struct move move, int score,
                        int depth, enum bound bound);

#endif
