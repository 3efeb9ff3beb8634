/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/exact_store.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "core/solution.h"

/* File format: magic, name, size of the table and of its parts, a checksum per part, a checksum of
 * everything so far; then the table. Numbers are 64 bits, little endian. */
enum {
    MARK_SIZE = 16,
    SIZES_AT = MARK_SIZE + SOLUTION_NAME,
    SUMS_AT = SIZES_AT + 16,
    PART = 16384
};

static const char mark[MARK_SIZE + 1] = "quatuor exact 1\n";

struct exact_store {
    char *path; /* nothing stays open, so that the file can be replaced on any system */
    uint8_t *head;
    size_t head_size, size;
    _Atomic(uint8_t *) parts[]; /* NULL until read */
};

static size_t part_count(size_t size)
{
    return (size + PART - 1) / PART;
}

static size_t part_size(size_t size, size_t part)
{
    return size - part * PART < PART ? size - part * PART : PART;
}

static size_t head_size(size_t size)
{
    return SUMS_AT + (part_count(size) + 1) * 8;
}

static void put_number(uint8_t *place, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        place[i] = (uint8_t)(number >> (8 * i));
}

static uint64_t number_at(const uint8_t *place)
{
    uint64_t number = 0;
    for (int i = 0; i < 8; i++)
        number |= (uint64_t)place[i] << (8 * i);
    return number;
}

/* Every step is invertible, so a single changed word always changes the sum; the part's number is
 * included to detect swapped parts. */
static uint64_t checksum(const uint8_t *data, size_t size, uint64_t part)
{
    uint64_t sum = (part + 1) * UINT64_C(0x9e3779b97f4a7c15) ^ size;
    for (size_t i = 0; i < size; i += 8) {
        uint8_t word[8] = {0};
        memcpy(word, data + i, size - i < 8 ? size - i : 8);
        sum = (sum ^ number_at(word)) * UINT64_C(0xd6e8feb86659fd93);
        sum ^= sum >> 32;
    }
    return sum;
}

/* The header of a table without its checksums. */
static uint8_t *head_make(const char *name, size_t size)
{
    uint8_t *head = memory_resize(NULL, head_size(size));
    memset(head, 0, head_size(size));
    memcpy(head, mark, MARK_SIZE);
    strncpy((char *)head + MARK_SIZE, name, SOLUTION_NAME - 1);
    put_number(head + SIZES_AT, size);
    put_number(head + SIZES_AT + 8, PART);
    return head;
}

bool exact_store_write(const char *path, const char *name, const uint8_t *table, size_t size,
                       struct fault *fault)
{
    uint8_t *head = head_make(name, size);
    size_t count = part_count(size);
    for (size_t part = 0; part < count; part++)
        put_number(head + SUMS_AT + part * 8,
                   checksum(table + part * PART, part_size(size, part), part));
    put_number(head + SUMS_AT + count * 8, checksum(head, SUMS_AT + count * 8, count));
    struct file_piece pieces[] = {{head, head_size(size)}, {table, size}};
    bool written = file_replace_pieces(path, pieces, 2, fault);
    free(head);
    return written;
}

/* Whether the header read belongs to the wanted table and is intact. */
static bool head_fits(const uint8_t *head, const char *name, size_t size)
{
    uint8_t *wanted = head_make(name, size);
    size_t count = part_count(size);
    bool fits = memcmp(head, wanted, SUMS_AT) == 0 &&
                number_at(head + SUMS_AT + count * 8) == checksum(head, SUMS_AT + count * 8, count);
    free(wanted);
    return fits;
}

/* The last part must exist too: detects truncated files at once. */
static bool store_fits(struct exact_store *store, const char *name, struct fault *fault)
{
    uint8_t last;
    if (!file_read_part(store->path, 0, store->head, store->head_size, fault))
        return false;
    if (!head_fits(store->head, name, store->size))
        return fault_set(fault, _("%s: the file is damaged or from another version"),
                         path_shown(store->path));
    return file_read_part(store->path, store->head_size + store->size - 1, &last, 1, fault);
}

struct exact_store *exact_store_open(const char *path, const char *name, size_t size,
                                     struct fault *fault)
{
    struct exact_store *store =
        memory_resize(NULL, sizeof *store + part_count(size) * sizeof *store->parts);
    store->size = size;
    store->head_size = head_size(size);
    store->head = memory_resize(NULL, store->head_size);
    store->path = memory_resize(NULL, strlen(path) + 1);
    strcpy(store->path, path);
    for (size_t part = 0; part < part_count(size); part++)
        atomic_init(&store->parts[part], NULL);
    if (store_fits(store, name, fault))
        return store;
    exact_store_close(store);
    return NULL;
}

void exact_store_close(struct exact_store *store)
{
    if (!store)
        return;
    for (size_t part = 0; part < part_count(store->size); part++)
        free(atomic_load(&store->parts[part]));
    free(store->path);
    free(store->head);
    free(store);
}

/* Reads a part; NULL if it is damaged. If two threads do it at once, one copy is dropped. */
static uint8_t *part_load(struct exact_store *store, size_t part)
{
    size_t size = part_size(store->size, part);
    uint8_t *data = memory_resize(NULL, size), *first = NULL;
    if (!file_read_part(store->path, store->head_size + part * PART, data, size, NULL) ||
        checksum(data, size, part) != number_at(store->head + SUMS_AT + part * 8)) {
        free(data);
        return NULL;
    }
    if (atomic_compare_exchange_strong(&store->parts[part], &first, data))
        return data;
    free(data);
    return first;
}

bool exact_store_value(struct exact_store *store, size_t index, uint8_t *value)
{
    size_t part = index / PART;
    uint8_t *data = atomic_load(&store->parts[part]);
    if (!data && !(data = part_load(store, part)))
        return false;
    *value = data[index % PART];
    return true;
}
