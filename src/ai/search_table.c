/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _DEFAULT_SOURCE
#include "ai/search_table.h"

#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

enum { BUCKET = 4 }; /* entries per cache line */

enum { LARGE_PAGE = 2 << 20 };

/* Buckets are aligned to cache lines. Large pages, if available, make random access to the table
 * cheaper. */
static void *aligned(void *memory, size_t bytes)
{
    unsigned char *start = memory;
    start += (LARGE_PAGE - (uintptr_t)start % LARGE_PAGE) % LARGE_PAGE;
#ifdef __linux__
    madvise(start, bytes, MADV_HUGEPAGE);
#else
    (void)bytes;
#endif
    return start;
}

bool search_table_open(struct search_table *table, int megabytes)
{
    size_t buckets = 1;
    while (buckets * 2 * BUCKET * sizeof(struct search_entry) <= (size_t)megabytes << 20)
        buckets *= 2;
    size_t bytes = buckets * BUCKET * sizeof *table->entries;
    *table =
        (struct search_table){.memory = malloc(bytes + LARGE_PAGE), .bucket_mask = buckets - 1};
    if (!table->memory)
        return false;
    table->entries = aligned(table->memory, bytes);
    memset(table->entries, 0, bytes); /* now, so that the first search need not wait */
    return true;
}

void search_table_close(struct search_table *table)
{
    free(table->memory);
    *table = (struct search_table){0};
}

size_t search_table_bytes(const struct search_table *table)
{
    return (table->bucket_mask + 1) * BUCKET * sizeof *table->entries;
}

/* Entries store the salt in the low bits of their key, which the bucket's number already implies.
 * Entries of earlier searches count as empty, so results do not depend on earlier searches. */
enum { SALT_BITS = 16 };

void search_table_forget(struct search_table *table)
{
    table->salt = (table->salt + 1) & ((1u << SALT_BITS) - 1);
    if (table->salt == 0) { /* all salts are used: old entries would look fresh */
        size_t count = (table->bucket_mask + 1) * BUCKET;
        for (size_t i = 0; i < count; i++)
            table->entries[i] = (struct search_entry){0};
        table->salt = 1;
    }
}

static uint64_t key_of(const struct search_table *table, uint64_t hash)
{
    return (hash & ~(uint64_t)((1u << SALT_BITS) - 1)) | table->salt;
}

static struct search_entry *bucket_of(const struct search_table *table, uint64_t hash)
{
    return table->entries + (hash & table->bucket_mask) * BUCKET;
}

void search_table_expect(const struct search_table *table, uint64_t hash)
{
    __builtin_prefetch(bucket_of(table, hash));
}

static bool of_this_search(const struct search_table *table, const struct search_entry *entry)
{
    return entry->bound != BOUND_NONE && (entry->key & ((1u << SALT_BITS) - 1)) == table->salt;
}

const struct search_entry *search_table_find(const struct search_table *table, uint64_t hash)
{
    const struct search_entry *bucket = bucket_of(table, hash);
    uint64_t key = key_of(table, hash);
    for (int i = 0; i < BUCKET; i++)
        if (bucket[i].key == key && bucket[i].bound != BOUND_NONE)
            return &bucket[i];
    return NULL;
}

void search_table_store(struct search_table *table, uint64_t hash,
                        const struct search_finding *finding)
{
    struct search_entry *bucket = bucket_of(table, hash), *place = bucket;
    uint64_t key = key_of(table, hash);
    for (int i = 0; i < BUCKET; i++) {
        if (bucket[i].key == key || !of_this_search(table, &bucket[i])) {
            place = &bucket[i];
            break;
        }
        if (bucket[i].depth < place->depth)
            place = &bucket[i];
    }
    *place = (struct search_entry){.key = key,
                                   .move = finding->move,
                                   .score = (int16_t)finding->score,
                                   .depth = (uint8_t)(finding->depth < 0 ? 0 : finding->depth),
                                   .bound = (uint8_t)finding->bound};
}
