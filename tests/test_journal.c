/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The journal of finished games: it survives writing and reading, damage affects only the damaged
 * line, and no disk fault loses an older line. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/utc.h"
#include "faulty_disk.h"
#include "play/journal.h"
#include "scratch_folder.h"

static struct fault fault;
static struct journal journal;

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
}

void tearDown(void)
{
    faulty_disk_off();
    journal_free(&journal);
    scratch_close();
}

static const char *path(void)
{
    return scratch_path("journal.txt");
}

static char files[128][64];

static struct journal_entry entry(int number)
{
    struct journal_entry made = {
        .time = 1763424000 + number * 60,
        .game = number % 2 ? "dodgem" : "towers",
        .outcome = {.winner = (uint8_t)(number % 3)},
        .reason = number % 3 == NOBODY ? "repetition" : "blocked",
        .plies = 10 + number,
        .file = files[number % 128],
    };
    snprintf(files[number % 128], sizeof files[0], "2026-11-18 001231 game_%d.quatuor", number);
    snprintf(made.players[0].text, CONTESTANT_TEXT, "guest:Ada %d", number % 5);
    snprintf(made.players[1].text, CONTESTANT_TEXT, "level%d", 1 + number % 8);
    return made;
}

static void append(int number)
{
    struct journal_entry made = entry(number);
    TEST_ASSERT_TRUE_MESSAGE(journal_append(path(), &made, &fault), fault.text);
}

static void read_again(void)
{
    journal_free(&journal);
    TEST_ASSERT_TRUE_MESSAGE(journal_read(&journal, path(), &fault), fault.text);
}

static void assert_holds(int index, int number)
{
    struct journal_entry made = entry(number);
    const struct journal_game *game = &journal.list[index];
    TEST_ASSERT_EQUAL_INT64(made.time, game->time);
    TEST_ASSERT_EQUAL_STRING(made.game, journal.games[game->game]);
    for (int side = 0; side < 2; side++)
        TEST_ASSERT_EQUAL_STRING(made.players[side].text,
                                 journal.contestants[game->who[side]].text);
    TEST_ASSERT_EQUAL(made.outcome.winner, game->winner);
    TEST_ASSERT_EQUAL(made.plies, game->plies);
    TEST_ASSERT_EQUAL_STRING(made.file, journal_file(&journal, game));
}

static void write_text(const char *text)
{
    TEST_ASSERT_TRUE(file_replace(path(), text, strlen(text), &fault));
}

/* ---- time stamps ---- */

static void test_times_survive_writing_and_reading(void)
{
    static const struct {
        int64_t seconds;
        const char *text;
    } moments[] = {
        {0, "1970-01-01T00:00:00Z"},          {951782399, "2000-02-28T23:59:59Z"},
        {951782400, "2000-02-29T00:00:00Z"},  {4107542400, "2100-03-01T00:00:00Z"},
        {1763424751, "2025-11-18T00:12:31Z"}, {253402300799, "9999-12-31T23:59:59Z"},
    };
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
        char text[UTC_TEXT];
        int64_t seconds = -1;
        utc_write(moments[i].seconds, text);
        TEST_ASSERT_EQUAL_STRING(moments[i].text, text);
        TEST_ASSERT_TRUE(utc_read(text, &seconds));
        TEST_ASSERT_EQUAL_INT64(moments[i].seconds, seconds);
    }
    for (int64_t seconds = 7; seconds < 8000000000; seconds += 12345677) {
        char text[UTC_TEXT];
        int64_t again;
        utc_write(seconds, text);
        TEST_ASSERT_TRUE(utc_read(text, &again));
        TEST_ASSERT_EQUAL_INT64(seconds, again);
    }
}

static void test_invalid_times(void)
{
    static const char *const wrong[] = {
        "",
        "2026-11-18",
        "2026-11-18T00:12:31",
        "2026-11-18 00:12:31Z",
        "2026-13-18T00:12:31Z",
        "2026-00-18T00:12:31Z",
        "2026-11-31T00:12:31Z",
        "2025-02-29T00:12:31Z",
        "2026-11-18T24:12:31Z",
        "2026-11-18T00:60:31Z",
        "2026-11-18T00:12:60Z",
        "1969-12-31T23:59:59Z",
        "2026-11-18T00:12:31Z ",
        "-026-11-18T00:12:31Z",
    };
    int64_t seconds;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        TEST_ASSERT_FALSE_MESSAGE(utc_read(wrong[i], &seconds), wrong[i]);
}

/* ---- the journal ---- */

static void test_no_file_is_an_empty_journal(void)
{
    read_again();
    TEST_ASSERT_EQUAL(0, journal.count);
    TEST_ASSERT_EQUAL(0, journal.damaged);
}

static void test_games_are_read_in_order(void)
{
    for (int i = 0; i < 100; i++)
        append(i);
    read_again();
    TEST_ASSERT_EQUAL(100, journal.count);
    TEST_ASSERT_EQUAL(13, journal.contestant_count);
    for (int i = 0; i < 100; i++)
        assert_holds(i, i);
}

static void test_a_torn_last_line_costs_only_itself(void)
{
    append(0);
    append(1);
    size_t size;
    char *whole = file_read(path(), 10000, &size, &fault);
    size_t first = strcspn(whole, "\n") + 1;
    for (size_t cut = first; cut < size; cut++) {
        bool complete = cut == size - 1; /* only its line end is missing */
        TEST_ASSERT_TRUE(file_replace(path(), whole, cut, &fault));
        read_again();
        TEST_ASSERT_EQUAL(complete ? 2 : 1, journal.count);
        append(2);
        read_again();
        TEST_ASSERT_EQUAL(complete ? 3 : 2, journal.count);
        TEST_ASSERT_EQUAL(complete || cut == first ? 0 : 1, journal.damaged);
        assert_holds(0, 0);
        assert_holds(journal.count - 1, 2);
    }
    free(whole);
}

static void test_lines_that_are_not_understood_are_skipped_and_counted(void)
{
    static const char good[] =
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t.\n";
    static const char other[] =
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\tb.quatuor\t.\n";
    static const char *const bad[] = {
        "nonsense",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\t\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\todd\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t3 few\t56\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 \t56\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\tnone\t56\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t-1\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t70000\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\t\tlevel4\t1 few\t56\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\t\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t.",
        "yesterday\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t.",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t.\tmore",
        "2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[1000];
        snprintf(text, sizeof text, "%s%s\n\n%s", good, bad[i], other);
        write_text(text);
        read_again();
        TEST_ASSERT_EQUAL_MESSAGE(2, journal.count, bad[i]);
        TEST_ASSERT_EQUAL_MESSAGE(1, journal.damaged, bad[i]);
        TEST_ASSERT_EQUAL_MESSAGE(2, journal.first_damaged, bad[i]);
    }
}

static void test_a_zero_byte_ends_no_other_line(void)
{
    static const char text[] =
        "a\0b\n2026-11-18T00:12:31Z\ttowers\tguest:Ada\tlevel4\t1 few\t56\teven\ta.quatuor\t.\n";
    TEST_ASSERT_TRUE(file_replace(path(), text, sizeof text - 1, &fault));
    read_again();
    TEST_ASSERT_EQUAL(1, journal.count);
    TEST_ASSERT_EQUAL(1, journal.damaged);
}

/* Appends a third line with one call failing; true if the fault occurred. */
static bool append_with_fault(struct disk_plan plan)
{
    struct journal_entry made = entry(2);
    scratch_close();
    scratch_open();
    append(0);
    append(1);
    faulty_disk_use(plan);
    bool appended = journal_append(path(), &made, &fault);
    bool struck = faulty_disk_struck();
    faulty_disk_off();
    read_again();
    TEST_ASSERT_TRUE(journal.count >= 2);
    assert_holds(0, 0);
    assert_holds(1, 1);
    TEST_ASSERT_TRUE(!appended || journal.count == 3);
    if (journal.count == 3)
        assert_holds(2, 2);
    append(3); /* and the next line is unharmed */
    read_again();
    assert_holds(journal.count - 1, 3);
    return struck;
}

/* Earlier lines stay, and the new one is either there or reported as failed. */
static void test_appending_with_any_call_failing(void)
{
    static const int errors[] = {EIO, ENOSPC, EACCES, EROFS};
    int faults = 0;
    for (int at = 1, before = -1; before != faults; at++) {
        before = faults;
        for (int half = 0; half < 2; half++)
            for (int i = 0; i < 4; i++)
                faults += append_with_fault(
                    (struct disk_plan){.at = at, .error = errors[i], .half = half});
    }
    TEST_ASSERT_TRUE(faults >= 40);
}

static void test_people_who_are_merged(void)
{
    for (int i = 0; i < 20; i++)
        append(i);
    struct contestant old = {"guest:Ada 1"}, merged = {"guest:Ada 2"};
    TEST_ASSERT_TRUE(journal_replace(path(), &old, &merged, &fault));
    read_again();
    TEST_ASSERT_EQUAL(20, journal.count);
    TEST_ASSERT_EQUAL(-1, journal_find(&journal, &old));
    TEST_ASSERT_EQUAL_STRING("guest:Ada 2", journal.contestants[journal.list[1].who[0]].text);
    assert_holds(0, 0);
    assert_holds(19, 19);
}

static void test_a_name_in_another_field_is_left_alone(void)
{
    write_text(
        "2026-11-18T00:12:31Z\ttowers\ttowers\tlevel4\t1 towers\t56\teven\ttowers\t.\nunreadable "
        "towers\n");
    struct contestant old = {"towers"}, merged = {"guest:Bo"};
    TEST_ASSERT_TRUE(journal_replace(path(), &old, &merged, &fault));
    size_t size;
    char *text = file_read(path(), 1000, &size, &fault);
    TEST_ASSERT_EQUAL_STRING(
        "2026-11-18T00:12:31Z\ttowers\tguest:Bo\tlevel4\t1 towers\t56\teven\ttowers\t.\n"
        "unreadable towers\n",
        text);
    free(text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_times_survive_writing_and_reading);
    RUN_TEST(test_invalid_times);
    RUN_TEST(test_no_file_is_an_empty_journal);
    RUN_TEST(test_games_are_read_in_order);
    RUN_TEST(test_a_torn_last_line_costs_only_itself);
    RUN_TEST(test_lines_that_are_not_understood_are_skipped_and_counted);
    RUN_TEST(test_a_zero_byte_ends_no_other_line);
    RUN_TEST(test_appending_with_any_call_failing);
    RUN_TEST(test_people_who_are_merged);
    RUN_TEST(test_a_name_in_another_field_is_left_alone);
    return UNITY_END();
}
