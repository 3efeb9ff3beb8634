/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An index of arbitrary lines with a correct heading and checksum must not harm the listing of
 * games. Input that begins with "#" is the whole file. */
#include <inttypes.h>

#include "base/text.h"
#include "base/version.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/library_index.h"

static const char folder[] = "/games";

static void put_composed(const uint8_t *data, size_t size)
{
    struct text text = {0};
    uint64_t sum = 14695981039346656037u;
    text_add(&text, "quatuor index 1 %s\n", quatuor_version());
    char *lines = copy_of(data, size);
    text_add(&text, "%s\n", lines);
    free(lines);
    for (size_t i = 0; i < text.length; i++)
        sum = (sum ^ (unsigned char)text.data[i]) * 1099511628211u;
    text_add(&text, "%016" PRIx64 "\n", sum);
    memory_disk_put("/games/index.txt", text.data, text.length);
    text_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct library_index index;
    memory_disk_use();
    if (size > 0 && *data == '#')
        memory_disk_put("/games/index.txt", data + 1, size - 1);
    else
        put_composed(data, size);
    library_index_read(&index, folder);
    for (int i = 0; i < index.count; i++) {
        struct library_entry entry = index.list[i];
        require(memchr(entry.name, 0, sizeof entry.name) != NULL, "a name without an end");
        require(memchr(entry.title, 0, sizeof entry.title) != NULL, "a title without an end");
        require(entry.game != NULL, "of no game");
        require(entry.winner >= 0 && entry.winner <= NOBODY, "won by nobody there is");
        library_index_find(&index, &entry);
    }
    library_index_free(&index);
    return 0;
}
