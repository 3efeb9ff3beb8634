/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Files of high scores of arbitrary lines: what is read is in order, can be shown, and survives
 * being written and read again. */
#include "base/text.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/high_scores.h"

static const char path[] = "/high_scores.txt";

static void check(const struct high_scores *scores)
{
    int count;
    for (int i = 0; i < scores->count; i++) {
        const struct high_score *entry = &scores->list[i];
        require(memchr(entry->name, 0, sizeof entry->name) != NULL, "a name without an end");
        for (const char *c = entry->name; *c; c++)
            require(!control_character(c), "a name holds a control character");
        require(entry->points >= 0 && entry->points <= POINTS_MAX, "points");
        require(high_scores_find(scores, entry->key) == entry, "two entries with one key");
        const struct high_score *table = high_scores_table(scores, entry->table, &count);
        require(count <= SCORES_PER_TABLE, "more than ten");
        require(entry == table || entry[-1].points >= entry->points, "not in order");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct high_scores scores, again;
    struct fault fault = {""};
    memory_disk_use();
    memory_disk_put(path, data, size);
    if (!high_scores_read(&scores, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    check(&scores);
    again = scores;
    require(high_scores_write(&again, path, NULL) && high_scores_read(&again, path, NULL),
            "not written");
    require(again.count == scores.count, "somebody is gone");
    require(memcmp(again.list, scores.list, (size_t)scores.count * sizeof *scores.list) == 0,
            "somebody has changed");
    return 0;
}
