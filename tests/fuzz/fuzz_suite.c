/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Suites of arbitrary lines are refused with file, line and reason, or hold positions with moves
 * that can be played there. */
#include "cli/suite.h"
#include "fuzz.h"
#include "memory_disk.h"

static const char path[] = "/suite.txt";

static void check(struct suite_entry *entry)
{
    require(entry->best_count > 0 && entry->best_count <= SUITE_BEST, "no best move");
    for (int i = 0; i < entry->best_count; i++) {
        int length = entry->match.length;
        require(match_play(&entry->match, entry->best[i]), "a best move that cannot be played");
        match_go(&entry->match, length);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct suite suite;
    struct fault fault = {""};
    memory_disk_use();
    memory_disk_put(path, data, size);
    if (!suite_read(&suite, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        require(suite.count == 0 && !suite.entries, "refused, and yet something was kept");
        return 0;
    }
    for (int i = 0; i < suite.count; i++)
        check(&suite.entries[i]);
    suite_free(&suite);
    return 0;
}
