/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Lists of merged people with any lines: whoever is looked for is found, circles included, and a
 * journal counts as many games as before. */
#include "fuzz.h"
#include "memory_disk.h"
#include "play/identity.h"

static const char path[] = "/merged.txt", journal_path[] = "/journal.txt";
static const char games[] =
    "2026-05-01T20:15:00Z\tdodgem\tperson:3f2a91c4\tlevel4\t1 few\t31\ta.quatuor\t.\n"
    "2026-05-02T20:15:00Z\tdodgem\tperson:00000001\tperson:00000002\t2 few\t31\tb.quatuor\t.\n";

static void check_journal(const struct merges *merges)
{
    static const struct people people = {
        .count = 2, .list = {{.id = "00000002", .name = "Ada"}, {.id = "00000003", .name = "Bo"}}};
    struct journal journal;
    memory_disk_put(journal_path, games, sizeof games - 1);
    require(journal_read(&journal, journal_path, NULL), "the journal is not read");
    int count = journal.count;
    journal_identify(&journal, merges, &people);
    require(journal.count == count, "a game is gone");
    for (int i = 0; i < journal.count; i++)
        for (int side = 0; side < 2; side++)
            require(journal.list[i].who[side] < journal.contestant_count, "played by nobody");
    journal_free(&journal);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct merges merges;
    struct fault fault = {""};
    memory_disk_use();
    memory_disk_put(path, data, size);
    if (!merges_read(&merges, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    for (int i = 0; i < merges.count; i++)
        require(strlen(merges_find(&merges, merges.list[i].old)) == PERSON_ID - 1, "no id");
    check_journal(&merges);
    merges_free(&merges);
    return 0;
}
