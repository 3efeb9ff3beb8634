/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Tables of solved boards that are modified, truncated or arbitrary bytes never yield a wrong
 * value. The input is a list of changes to a valid file (two bytes for the offset, one for the
 * value); after a "2", to the file of a table with two parts; after a "#", the file itself. */
#include "ai/exact_store.h"
#include "fuzz.h"
#include "memory_disk.h"

enum { TABLE_MAX = 16384 + 100 }; /* one part and a bit */

static const char path[] = "/solved/table";
static uint8_t table[TABLE_MAX];

static struct valid_file {
    size_t table_size;
    unsigned char *data;
    size_t size;
} small = {.table_size = 100}, large = {.table_size = TABLE_MAX};

static void make_valid_file(struct valid_file *valid)
{
    require(exact_store_write(path, "board", table, valid->table_size, NULL),
            "the table cannot be written");
    const void *data = memory_disk_get(path, &valid->size);
    valid->data = malloc(valid->size);
    memcpy(valid->data, data, valid->size);
}

static void make_valid_files(void)
{
    for (int i = 0; i < TABLE_MAX; i++)
        table[i] = (uint8_t)(i * 7 + i / 256);
    memory_disk_use();
    make_valid_file(&small);
    make_valid_file(&large);
}

/* Returns the size: an offset beyond the end truncates the file. */
static size_t change(const struct valid_file *valid, unsigned char *file, struct fields fields)
{
    size_t size = valid->size;
    while (fields.size >= 3) {
        size_t where = (size_t)field_number(&fields) | (size_t)field_number(&fields) << 8;
        where %= valid->size + valid->size / 8;
        unsigned what = field_number(&fields);
        if (where < valid->size)
            file[where] ^= (unsigned char)what;
        else if (what > 0)
            size = valid->size - (where - valid->size) * 7 % valid->size;
    }
    return size;
}

static void put_changed(const struct valid_file *valid, struct fields fields)
{
    unsigned char *file = malloc(valid->size);
    memcpy(file, valid->data, valid->size);
    size_t left = change(valid, file, fields);
    memory_disk_put(path, file, left);
    free(file);
}

static void check(size_t size)
{
    struct fault fault = {""};
    struct exact_store *store = exact_store_open(path, "board", size, &fault);
    if (!store) {
        require(*fault.text != '\0', "refused without a reason");
        return;
    }
    for (size_t i = 0; i < size; i += size / 7) {
        uint8_t value = 0;
        if (exact_store_value(store, i, &value))
            require(value == table[i], "a value that is not the table's");
    }
    exact_store_close(store);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!small.data)
        make_valid_files();
    bool two_parts = size > 0 && *data == '2';
    if (size > 0 && *data == '#')
        memory_disk_put(path, data + 1, size - 1);
    else if (two_parts)
        put_changed(&large, (struct fields){data + 1, size - 1});
    else
        put_changed(&small, (struct fields){data, size});
    check(two_parts ? large.table_size : small.table_size);
    return 0;
}
