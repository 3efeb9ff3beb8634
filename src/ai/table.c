#include "ai/table.h"

#include <stdlib.h>

enum { BUCKET = 4 }; /* entries in one cache line */

bool table_open(struct table *table, int megabytes)
{
    size_t buckets = 1;
    while (buckets * 2 * BUCKET * sizeof(struct table_entry) <= (size_t)megabytes << 20)
        buckets *= 2;
    table->entries = calloc(buckets * BUCKET, sizeof *table->entries);
    table->bucket_mask = buckets - 1;
    table->salt = 0;
    return table->entries != NULL;
}

void table_close(struct table *table)
{
    free(table->entries);
    *table = (struct table){0};
}

size_t table_bytes(const struct table *table)
{
    return (table->bucket_mask + 1) * BUCKET * sizeof *table->entries;
}

/* Entries carry the salt in the low bits of their key, where the bucket's number already says the
 * rest. An entry of an earlier search is as good as empty, so results do not depend on what was
 * searched before. */
enum { SALT_BITS = 16 };

void table_forget(struct table *table)
{
    table->salt = (table->salt + 1) & ((1u << SALT_BITS) - 1);
    if (table->salt == 0) { /* all salts are used: now old entries would look fresh */
        size_t count = (table->bucket_mask + 1) * BUCKET;
        for (size_t i = 0; i < count; i++)
            table->entries[i] = (struct table_entry){0};
        table->salt = 1;
    }
}

static uint64_t key_of(const struct table *table, uint64_t hash)
{
    return (hash & ~(uint64_t)((1u << SALT_BITS) - 1)) | table->salt;
}

static struct table_entry *bucket_of(const struct table *table, uint64_t hash)
{
    return table->entries + (hash & table->bucket_mask) * BUCKET;
}

static bool of_this_search(const struct table *table, const struct table_entry *entry)
{
    return entry->bound != BOUND_NONE && (entry->key & ((1u << SALT_BITS) - 1)) == table->salt;
}

const struct table_entry *table_find(const struct table *table, uint64_t hash)
{
    const struct table_entry *bucket = bucket_of(table, hash);
    uint64_t key = key_of(table, hash);
    for (int i = 0; i < BUCKET; i++)
        if (bucket[i].key == key && bucket[i].bound != BOUND_NONE)
            return &bucket[i];
    return NULL;
}

void table_store(struct table *table, uint64_t hash, struct move move, int score, int depth,
                 enum bound bound)
{
    struct table_entry *bucket = bucket_of(table, hash), *place = bucket;
    uint64_t key = key_of(table, hash);
    for (int i = 0; i < BUCKET; i++) {
        if (bucket[i].key == key || !of_this_search(table, &bucket[i])) {
            place = &bucket[i];
            break;
        }
        if (bucket[i].depth < place->depth)
            place = &bucket[i];
    }
    *place = (struct table_entry){.key = key,
                                  .move = move,
                                  .score = (int16_t)score,
                                  .depth = (uint8_t)(depth < 0 ? 0 : depth),
                                  .bound = (uint8_t)bound};
}
