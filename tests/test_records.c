/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Results counted from a journal, the people in it, and a journal repaired from the saved games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "core/save.h"
#include "play/identity.h"
#include "play/journal_repair.h"
#include "play/records.h"
#include "scratch_folder.h"

static struct fault fault;
static struct journal journal;
static struct library library;
static char journal_path[200];

static const char ada[] = "person:0000000a", bo[] = "person:0000000b";

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
    library_open(&library, scratch_path("."));
    snprintf(journal_path, sizeof journal_path, "%s", scratch_path("journal.txt"));
}

void tearDown(void)
{
    library_close(&library);
    journal_free(&journal);
    scratch_close();
}

static const char *path(void)
{
    return journal_path;
}

static void read_again(void)
{
    journal_free(&journal);
    TEST_ASSERT_TRUE_MESSAGE(journal_read(&journal, path(), &fault), fault.text);
}

/* "1", "2" or "draw", for a game between two contestants kept in a file. */
static void append(const char *first, const char *second, const char *result, const char *file)
{
    char line[300];
    snprintf(line, sizeof line,
             "2026-11-18T00:12:31Z\tdodgem\t%s\t%s\t%s blocked\t20\teven\t%s.quatuor\t.", first,
             second, result, file);
    TEST_ASSERT_TRUE(journal_append_text(path(), line, &fault));
}

static struct record_tally tally_of(const char *who, const char *opponent)
{
    struct record_tally tally;
    struct contestant one = {0}, other = {0};
    snprintf(one.text, sizeof one.text, "%s", who);
    snprintf(other.text, sizeof other.text, "%s", opponent);
    record_tally(&journal,
                 &(struct record_filter){
                     .who = journal_find(&journal, &one),
                     .opponent = *opponent ? journal_find(&journal, &other) : RECORDS_ANY,
                     .game = RECORDS_ANY,
                 },
                 &tally);
    return tally;
}

/* ---- counting ---- */

static void test_results_and_streaks(void)
{
    append(ada, bo, "1", "a");
    append(bo, ada, "2", "b");
    append(ada, "level3", "2", "c");
    append(ada, bo, "draw", "d");
    append(ada, bo, "2", "e");
    append(ada, "level3", "2", "f");
    read_again();
    struct record_tally all = tally_of(ada, ""), against_bo = tally_of(ada, bo);
    TEST_ASSERT_EQUAL(6, all.played);
    TEST_ASSERT_EQUAL(2, all.won);
    TEST_ASSERT_EQUAL(1, all.drawn);
    TEST_ASSERT_EQUAL(3, all.lost);
    TEST_ASSERT_EQUAL(-2, all.streak);
    TEST_ASSERT_EQUAL(2, all.best_streak);
    TEST_ASSERT_EQUAL(4, against_bo.played);
    TEST_ASSERT_EQUAL(-1, against_bo.streak);
}

static void test_games_of_guests_and_against_oneself_count_for_nobody(void)
{
    append(ada, "guest:Cy", "1", "a");
    append(ada, "guest", "1", "b");
    append(ada, ada, "1", "c");
    append(ada, "level1", "1", "d");
    read_again();
    TEST_ASSERT_EQUAL(4, journal.count);
    TEST_ASSERT_EQUAL(1, tally_of(ada, "").played);
}

static void test_a_later_line_about_a_game_replaces_the_earlier_one(void)
{
    append(ada, bo, "1", "a");
    append(ada, bo, "1", "b");
    append(ada, bo, "2", "a");
    read_again();
    TEST_ASSERT_EQUAL(2, journal.count);
    TEST_ASSERT_EQUAL(1, journal.replaced);
    TEST_ASSERT_EQUAL_STRING("b.quatuor", journal_file(&journal, &journal.list[0]));
    TEST_ASSERT_EQUAL_STRING("2 blocked", journal_result(&journal, &journal.list[1]));
    TEST_ASSERT_EQUAL(1, tally_of(ada, "").lost);
}

static void test_games_at_odds_or_by_other_rules_are_not_rated(void)
{
    static const char lines[] =
        "2026-11-18T00:12:31Z\tdodgem\tperson:0000000a\tlevel3\t1 blocked\t20\t"
        "odds\ta.quatuor\t.\n"
        "2026-11-18T00:13:31Z\tdodgem\tperson:0000000a\tlevel3\t1 blocked\t20\t"
        "variant\tb.quatuor\t.";
    TEST_ASSERT_TRUE(journal_append_text(path(), lines, &fault));
    read_again();
    TEST_ASSERT_EQUAL(2, tally_of(ada, "").won);
    struct rating rating =
        record_rating(&journal, &(struct record_filter){0, RECORDS_ANY, 0}, NULL, NULL);
    TEST_ASSERT_TRUE(rating.value == rating_of_newcomer().value);
    append(ada, "level3", "1", "b");
    read_again();
    rating = record_rating(&journal, &(struct record_filter){0, RECORDS_ANY, 0}, NULL, NULL);
    TEST_ASSERT_TRUE(rating.value > rating_of_newcomer().value);
}

static void test_who_has_won_the_last_games(void)
{
    struct contestant one = {"person:0000000a"}, other = {"person:0000000b"};
    read_again();
    TEST_ASSERT_EQUAL(0, record_winning_streak(&journal, &one, &other, "dodgem"));
    append(ada, bo, "2", "a");
    for (int i = 0; i < 5; i++) {
        char file[8];
        snprintf(file, sizeof file, "b%d", i);
        append(i % 2 ? ada : bo, i % 2 ? bo : ada, i % 2 ? "1" : "2", file);
    }
    append(bo, "level1", "1", "c"); /* another opponent */
    read_again();
    TEST_ASSERT_EQUAL(5, record_winning_streak(&journal, &one, &other, "dodgem"));
    TEST_ASSERT_EQUAL(-5, record_winning_streak(&journal, &other, &one, "dodgem"));
    TEST_ASSERT_EQUAL(0, record_winning_streak(&journal, &one, &other, "morris"));
    append(ada, bo, "draw", "d");
    read_again();
    TEST_ASSERT_EQUAL(0, record_winning_streak(&journal, &one, &other, "dodgem"));
}

static void test_opponents_by_the_number_of_games(void)
{
    append(ada, "level3", "1", "a");
    append(ada, bo, "1", "b");
    append(bo, ada, "1", "c");
    append(bo, "level5", "1", "d");
    read_again();
    struct record_opponent *list;
    int count =
        record_opponents(&journal, &(struct record_filter){0, RECORDS_ANY, RECORDS_ANY}, &list);
    TEST_ASSERT_EQUAL(2, count);
    TEST_ASSERT_EQUAL_STRING(bo, journal.contestants[list[0].who].text);
    TEST_ASSERT_EQUAL(2, list[0].tally.played);
    TEST_ASSERT_EQUAL_STRING("level3", journal.contestants[list[1].who].text);
    free(list);
}

/* ---- people ---- */

static void test_merged_and_unknown_people(void)
{
    static struct people people = {.count = 2, .list = {{.id = "0000000a"}, {.id = "0000000b"}}};
    struct merges merges;
    append("person:0000000c", "level3", "1", "a"); /* became d, then a */
    append(ada, "level3", "1", "b");
    append("person:0000000d", bo, "1", "c");
    append("person:0000000e", bo, "1", "d"); /* deleted */
    TEST_ASSERT_TRUE(merges_add(scratch_path("merged.txt"), "0000000c", "0000000d", &fault));
    TEST_ASSERT_TRUE(merges_add(scratch_path("merged.txt"), "0000000d", "0000000a", &fault));
    TEST_ASSERT_TRUE(merges_read(&merges, scratch_path("merged.txt"), &fault));
    read_again();
    TEST_ASSERT_EQUAL(1, journal_identify(&journal, &merges, &people));
    TEST_ASSERT_EQUAL(3, tally_of(ada, "").played);
    TEST_ASSERT_EQUAL(1, tally_of(ada, bo).played);
    TEST_ASSERT_EQUAL(1, tally_of(bo, "").played);
    TEST_ASSERT_EQUAL(4, journal.count);
    merges_free(&merges);
}

static void test_a_damaged_list_of_merges(void)
{
    static const char text[] = "0000000a 0000000b\nnonsense\n0000000b\n0000000b 0000000c extra\n"
                               "0000000x 0000000a\n0000000b 0000000a";
    struct merges merges;
    TEST_ASSERT_TRUE(file_replace(scratch_path("merged.txt"), text, sizeof text - 1, &fault));
    TEST_ASSERT_TRUE(merges_read(&merges, scratch_path("merged.txt"), &fault));
    TEST_ASSERT_EQUAL(2, merges.count);
    TEST_ASSERT_EQUAL_STRING("0000000a", merges_find(&merges, "0000000a")); /* round and back */
    TEST_ASSERT_EQUAL_STRING("0000000c", merges_find(&merges, "0000000c"));
    merges_free(&merges);
}

/* ---- repairing ---- */

/* A game that was given up after some moves, or goes on. */
static void save_game(const char *name, int moves, bool resigned)
{
    const struct game *game = game_find("dodgem");
    struct settings settings = settings_default(game);
    struct match match;
    struct text file = {0};
    match_start(&match, game, &settings);
    strcpy(match.players[0].person, "0000000a");
    strcpy(match.players[1].control, "level6");
    strcpy(match.players[1].rated, "level2");
    for (int i = 0; i < moves; i++) {
        struct move list[MOVES_MAX];
        game->moves(match_now(&match), list);
        match_play(&match, list[0]);
    }
    if (resigned)
        match_play(&match, move_word(VERB_RESIGN));
    library_path(&library, name, &file);
    TEST_ASSERT_TRUE_MESSAGE(save_store(&match, file.data, &fault), fault.text);
    text_free(&file);
    match_free(&match);
}

static void test_a_lost_journal_is_rebuilt(void)
{
    save_game("2026-11-17 1.quatuor", 2, true);
    save_game("2026-11-17 2.quatuor", 3, false);
    save_game("2026-11-17 3.quatuor", 3, true);
    TEST_ASSERT_TRUE(file_replace(scratch_path("4.quatuor"), "x", 1, &fault));
    TEST_ASSERT_EQUAL(2, journal_rebuild(path(), &library, &fault));
    TEST_ASSERT_EQUAL(0, journal_rebuild(path(), &library, &fault));
    read_again();
    TEST_ASSERT_EQUAL(2, journal.count);
    TEST_ASSERT_EQUAL_STRING("2026-11-17 1.quatuor", journal_file(&journal, &journal.list[0]));
    TEST_ASSERT_EQUAL_STRING("2 resign", journal_result(&journal, &journal.list[0]));
    TEST_ASSERT_EQUAL_STRING("1 resign", journal_result(&journal, &journal.list[1]));
    TEST_ASSERT_EQUAL(1, tally_of(ada, "level2").won); /* the lowest level counts */
    TEST_ASSERT_EQUAL(1, tally_of(ada, "level2").lost);
}

static void test_a_repair_keeps_what_is_there(void)
{
    append(ada, bo, "1", "deleted");
    append("person:0000000a", "level2", "1", "2026-11-17 1"); /* it ended otherwise */
    TEST_ASSERT_TRUE(journal_append_text(path(), "a line\tthat is damaged", &fault));
    save_game("2026-11-17 1.quatuor", 2, true);
    save_game("2026-11-17 2.quatuor", 2, true);
    TEST_ASSERT_EQUAL(2, journal_rebuild(path(), &library, &fault));
    read_again();
    TEST_ASSERT_EQUAL(0, journal.damaged);
    TEST_ASSERT_EQUAL(3, journal.count);
    TEST_ASSERT_EQUAL_STRING("deleted.quatuor", journal_file(&journal, &journal.list[0]));
    size_t size;
    char *aside = file_read(scratch_path("journal.txt.damaged"), 1000, &size, &fault);
    TEST_ASSERT_EQUAL_STRING("a line\tthat is damaged\n", aside);
    free(aside);
}

/* Otherwise every start would add the same line. */
static void test_a_name_that_a_line_cannot_hold_has_its_line(void)
{
    save_game("tab\there.quatuor", 2, true);
    save_game("\x1b[31mline\nend.quatuor", 2, true);
    TEST_ASSERT_EQUAL(2, journal_rebuild(path(), &library, &fault));
    TEST_ASSERT_EQUAL(0, journal_rebuild(path(), &library, &fault));
}

static void append_moment(int64_t moment)
{
    struct journal_entry entry = {
        .time = moment, .game = "dodgem", .reason = "blocked", .file = "b.quatuor"};
    entry.players[0] = entry.players[1] = contestant_of_guest("");
    TEST_ASSERT_TRUE(journal_append(path(), &entry, &fault));
}

static int count_examined(void)
{
    struct journal_repair repair = {.path = path(), .library = &library, .dry = true};
    while (!journal_repair_done(&repair))
        TEST_ASSERT_TRUE(journal_repair_step(&repair, 1, &fault));
    int examined = repair.examined;
    journal_repair_free(&repair);
    return examined;
}

/* At the start of the program only the games after the last line are read. */
static void test_only_new_games_are_examined(void)
{
    struct file_status status;
    save_game("2026-11-17 1.quatuor", 2, true);
    TEST_ASSERT_TRUE(file_status(scratch_path("2026-11-17 1.quatuor"), &status));
    int64_t ended = status.modified / 1000000000;
    TEST_ASSERT_EQUAL(1, count_examined());
    append_moment(ended - 3600);
    TEST_ASSERT_EQUAL(1, count_examined());
    append_moment(ended + 61);
    TEST_ASSERT_TRUE(journal_append_text(path(), "torn", &fault));
    TEST_ASSERT_EQUAL(0, count_examined());
    append_moment(ended + 1000000); /* somebody's clock was wrong */
    TEST_ASSERT_EQUAL(1, count_examined());
}

static void test_the_terms_of_a_match(void)
{
    const struct game *game = game_find("dodgem");
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    struct match match;
    match_begin(&match, &plan);
    match_play(&match, move_word(VERB_RESIGN));
    strcpy(match.players[0].name, "tab\tbed");
    struct journal_entry entry = journal_entry_of(&match, 1, "line\nend.quatuor");
    TEST_ASSERT_EQUAL(TERMS_EVEN, entry.terms);
    TEST_ASSERT_TRUE(journal_append(path(), &entry, &fault));
    read_again();
    TEST_ASSERT_EQUAL(1, journal.count);
    TEST_ASSERT_EQUAL_STRING("guest:tab bed", journal.contestants[0].text);
    TEST_ASSERT_EQUAL_STRING("guest", journal.contestants[1].text);
    match_free(&match);
    plan.time[0] = (struct time_control){.kind = TIME_TOTAL, .allowance = 60000};
    match_begin(&match, &plan);
    match_play(&match, move_word(VERB_RESIGN));
    TEST_ASSERT_EQUAL(TERMS_ODDS, journal_entry_of(&match, 1, "x").terms);
    match_free(&match);
    plan.time[0] = plan.time[1];
    for (int i = 0; i < game->option_count; i++) { /* a handicap for one of the two */
        if (game->options[i].handicap != HANDICAP_OF_1)
            continue;
        plan.settings.value[i] = 1;
        match_begin(&match, &plan);
        match_play(&match, move_word(VERB_RESIGN));
        TEST_ASSERT_EQUAL(TERMS_ODDS, journal_entry_of(&match, 1, "x").terms);
        match_free(&match);
        return;
    }
    TEST_FAIL_MESSAGE("the game has no handicap");
}

static enum journal_terms terms_with(const char *option, const char *value)
{
    const struct game *game = game_find("dodgem");
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    struct match match;
    TEST_ASSERT_TRUE(settings_set(game, &plan.settings, option, value, &fault));
    match_begin(&match, &plan);
    match_play(&match, move_word(VERB_RESIGN));
    enum journal_terms terms = journal_entry_of(&match, 1, "x").terms;
    match_free(&match);
    return terms;
}

/* One scale for one game: on another board it would be another one. */
static void test_another_board_is_a_variant(void)
{
    TEST_ASSERT_EQUAL(TERMS_VARIANT, terms_with("size", "6"));
    TEST_ASSERT_EQUAL(TERMS_VARIANT, terms_with("blocked", "loses"));
    TEST_ASSERT_EQUAL(TERMS_EVEN, terms_with("quiet", "100"));
    TEST_ASSERT_EQUAL(TERMS_EVEN, terms_with("first", "2"));
    TEST_ASSERT_EQUAL(TERMS_EVEN, terms_with("size", "5"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_results_and_streaks);
    RUN_TEST(test_games_of_guests_and_against_oneself_count_for_nobody);
    RUN_TEST(test_a_later_line_about_a_game_replaces_the_earlier_one);
    RUN_TEST(test_games_at_odds_or_by_other_rules_are_not_rated);
    RUN_TEST(test_another_board_is_a_variant);
    RUN_TEST(test_who_has_won_the_last_games);
    RUN_TEST(test_opponents_by_the_number_of_games);
    RUN_TEST(test_merged_and_unknown_people);
    RUN_TEST(test_a_damaged_list_of_merges);
    RUN_TEST(test_a_lost_journal_is_rebuilt);
    RUN_TEST(test_a_repair_keeps_what_is_there);
    RUN_TEST(test_a_name_that_a_line_cannot_hold_has_its_line);
    RUN_TEST(test_only_new_games_are_examined);
    RUN_TEST(test_the_terms_of_a_match);
    return UNITY_END();
}
