/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Journals of arbitrary lines: entries can be counted and rated, an appended line is read back, and
 * replacing a contestant changes nothing else. Input that begins with "+" holds entries, one per
 * line; its first byte selects the field for the rest of the line. */
#include "base/text.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/journal.h"
#include "play/records.h"

enum { FIELDS = 9, LINES_MOST = 12 };

static const char path[] = "/journal.txt";

static void put_composed(struct fields fields)
{
    static const char *const usual[FIELDS] = {"2026-05-01T20:15:00Z",
                                              "dodgem",
                                              "person:3f2a91c4",
                                              "level4",
                                              "1 few",
                                              "31",
                                              "even",
                                              "a.quatuor",
                                              "."};
    struct text text = {0};
    char value[120];
    unsigned which;
    for (int lines = 0; lines < LINES_MOST && (which = field_number(&fields) % FIELDS,
                                              field_text(&fields, value, sizeof value));
         lines++)
        for (unsigned i = 0; i < FIELDS; i++) {
            const char *field = i == which ? value : usual[i];
            text_add_bytes(&text, field, strlen(field));
            text_add_bytes(&text, i + 1 < FIELDS ? "\t" : "\n", 1);
        }
    memory_disk_put(path, text.data ? text.data : "", text.length);
    text_free(&text);
}

static void check_game(const struct journal *journal, const struct journal_game *game)
{
    require(game->game < journal->game_count, "of no game");
    require(game->winner <= NOBODY, "won by nobody there is");
    for (int side = 0; side < 2; side++) {
        require(game->who[side] < journal->contestant_count, "played by nobody there is");
        require(journal_find(journal, &journal->contestants[game->who[side]]) == game->who[side],
                "somebody is there twice");
    }
    require(strchr(journal_file(journal, game), '\t') == NULL, "a file's name with a tab");
}

static void check_records(const struct journal *journal)
{
    struct record_filter filter = {.who = 0, .opponent = RECORDS_ANY, .game = RECORDS_ANY};
    struct record_tally tally;
    if (journal->count == 0)
        return;
    record_tally(journal, &filter, &tally);
    require(tally.played == tally.won + tally.drawn + tally.lost, "results do not add up");
    filter.game = 0;
    struct rating rating = record_rating(journal, &filter, NULL, NULL);
    require(rating.value > -1e6 && rating.value < 1e6, "a wild rating");
}

static int count_games(int *damaged)
{
    struct journal journal;
    struct fault fault = {""};
    require(journal_read(&journal, path, &fault), "not read any more");
    int count = journal.count;
    *damaged = journal.damaged;
    journal_free(&journal);
    return count;
}

/* A later line about the same saved game replaces the earlier one. */
static bool has_file(const struct journal *journal, const char *file)
{
    for (int i = 0; i < journal->count; i++)
        if (strcmp(journal_file(journal, &journal->list[i]), file) == 0)
            return true;
    return false;
}

static const char appended_file[] = "b";

/* `added`: by how many games an appended line changes the count. */
static void check_changes(int count, int added, int damaged)
{
    struct contestant old = {"level4"}, new = {"guest:Ada"};
    struct journal_entry entry = {.time = 86400,
                                  .game = "morris",
                                  .players = {{"level1"}, {"level2"}},
                                  .outcome = {.winner = 1},
                                  .reason = "few",
                                  .plies = 3,
                                  .file = appended_file};
    int damaged_now;
    require(journal_replace(path, &old, &new, NULL), "not replaced");
    require(count_games(&damaged_now) == count && damaged_now == damaged, "a line was changed");
    require(journal_append(path, &entry, NULL), "not added");
    require(count_games(&damaged_now) == count + added && damaged_now == damaged,
            "one line did not become one game");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct journal journal;
    struct fault fault = {""};
    memory_disk_use();
    if (size > 0 && *data == '+')
        put_composed((struct fields){data + 1, size - 1});
    else
        memory_disk_put(path, data, size);
    if (!journal_read(&journal, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    for (int i = 0; i < journal.count; i++)
        check_game(&journal, &journal.list[i]);
    check_records(&journal);
    int count = journal.count, damaged = journal.damaged;
    int added = has_file(&journal, appended_file) ? 0 : 1;
    journal_free(&journal);
    check_changes(count, added, damaged);
    return 0;
}
