/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Exact verdicts: the tables' files and their failures, and perfect play. */
#define _POSIX_C_SOURCE 200809L
#include "ai/exact.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include <unity.h>

#include "ai/computer.h"
#include "ai/exact_store.h"
#include "ai/perfect.h"
#include "base/files.h"
#include "base/parallel.h"
#include "games/dodgem/dodgem.h"
#include "games/morris/morris.h"
#include "games/stratego/stratego.h"
#include "play.h"
#include "scratch_folder.h"

static struct fault fault;
static struct exact *exact;
static struct settings settings;
static struct computer *computer;
static struct match match;

static void set_board(const char *options)
{
    struct match other;
    play_start(&other, "dodgem", options);
    settings = other.settings;
    match_free(&other);
}

void setUp(void)
{
    scratch_open();
    exact = exact_open(scratch_folder);
    match = (struct match){0};
    set_board("size=4");
}

void tearDown(void)
{
    match_free(&match);
    exact_close(exact);
    scratch_close();
}

/* ---- the file ---- */

enum { SIZE = 50000 };

static uint8_t values[SIZE];

static void fill_values(void)
{
    struct rng rng = {.state = 7};
    for (int i = 0; i < SIZE; i++)
        values[i] = (uint8_t)rng_below(&rng, 256);
}

static void test_every_value_is_read_back(void)
{
    fill_values();
    TEST_ASSERT_TRUE(exact_store_write(scratch_path("t"), "name", values, SIZE, &fault));
    struct exact_store *store = exact_store_open(scratch_path("t"), "name", SIZE, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(store, fault.text);
    for (int i = SIZE - 1; i >= 0; i--) {
        uint8_t value;
        TEST_ASSERT_TRUE(exact_store_value(store, (size_t)i, &value));
        TEST_ASSERT_EQUAL_UINT8(values[i], value);
    }
    exact_store_close(store);
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

/* Opens and reads everything; any damage must be detected. */
static bool is_unharmed(void)
{
    struct exact_store *store = exact_store_open(scratch_path("t"), "name", SIZE, &fault);
    bool fine = store != NULL;
    for (size_t i = 0; i < SIZE && fine; i++) {
        uint8_t value = 0;
        fine = exact_store_value(store, i, &value);
        TEST_ASSERT_TRUE(!fine || value == values[i]);
    }
    exact_store_close(store);
    return fine;
}

static void test_every_damaged_byte_is_detected(void)
{
    size_t size;
    fill_values();
    TEST_ASSERT_TRUE(exact_store_write(scratch_path("t"), "name", values, SIZE, &fault));
    char *data = file_read(scratch_path("t"), 1 << 20, &size, &fault);
    TEST_ASSERT_TRUE(is_unharmed());
    for (size_t i = 0; i < size; i += i < 200 ? 1 : 997) {
        data[i] ^= 16;
        TEST_ASSERT_TRUE(file_replace(scratch_path("t"), data, size, &fault));
        TEST_ASSERT_FALSE(is_unharmed());
        data[i] ^= 16;
        TEST_ASSERT_TRUE(file_replace(scratch_path("t"), data, i, &fault));
        TEST_ASSERT_FALSE(is_unharmed());
    }
    TEST_ASSERT_TRUE(file_replace(scratch_path("t"), data, size, &fault));
    TEST_ASSERT_TRUE(is_unharmed());
    free(data);
}

static void test_a_table_of_another_name_or_size_is_refused(void)
{
    fill_values();
    TEST_ASSERT_TRUE(exact_store_write(scratch_path("t"), "name", values, SIZE, &fault));
    TEST_ASSERT_NULL(exact_store_open(scratch_path("t"), "other", SIZE, &fault));
    TEST_ASSERT_NULL(exact_store_open(scratch_path("t"), "name", SIZE - 1, &fault));
    TEST_ASSERT_NULL(exact_store_open(scratch_path("missing"), "name", SIZE, &fault));
    TEST_ASSERT_NULL(exact_store_open(scratch_folder, "name", SIZE, &fault));
}

/* ---- stored tables ---- */

static const char table_name[] = "dodgem-4-blocked-wins.table";

static bool start_value(uint8_t *value)
{
    union position_room start;
    game_dodgem.start(&settings, &start.base);
    return exact_value(exact, &game_dodgem, &settings, &start.base, value);
}

/* Simulates a restart of the program. */
static void start_again(void)
{
    exact_close(exact);
    exact = exact_open(scratch_folder);
    exact_store_all(exact);
}

static bool prepare(void)
{
    return exact_prepare(exact, &game_dodgem, &settings, NULL, &fault);
}

static void assert_counts(void)
{
    struct exact_counts counts;
    TEST_ASSERT_TRUE(exact_count(exact, &game_dodgem, &settings, &counts));
    TEST_ASSERT_EQUAL_UINT64(276600, counts.positions);
    TEST_ASSERT_EQUAL_UINT64(146851, counts.won);
    TEST_ASSERT_EQUAL_UINT64(101339, counts.lost);
    TEST_ASSERT_EQUAL_UINT64(28410, counts.drawn);
    TEST_ASSERT_EQUAL_INT(41, counts.longest_win);
}

static void test_a_table_is_stored_and_found_again(void)
{
    uint8_t value;
    start_again();
    TEST_ASSERT_FALSE(exact_ready(exact, &game_dodgem, &settings));
    TEST_ASSERT_FALSE(exact_is_stored(exact, &game_dodgem, &settings));
    TEST_ASSERT_FALSE(start_value(&value));
    TEST_ASSERT_TRUE(prepare());
    TEST_ASSERT_EQUAL_STRING("", fault.text);
    TEST_ASSERT_TRUE(exact_ready(exact, &game_dodgem, &settings));
    assert_counts();
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
    start_again();
    TEST_ASSERT_TRUE(exact_is_stored(exact, &game_dodgem, &settings));
    TEST_ASSERT_FALSE(exact_ready(exact, &game_dodgem, &settings));

    /* Cancelled, so that it can only be found, not computed again. */
    atomic_bool cancel = true;
    struct solve_watch watch = {.threads = 1, .cancel = &cancel};
    TEST_ASSERT_TRUE(exact_prepare(exact, &game_dodgem, &settings, &watch, &fault));
    TEST_ASSERT_TRUE(start_value(&value));
    TEST_ASSERT_EQUAL_UINT8(EXACT_DRAW, value);
    assert_counts();
}

static void damage(size_t offset)
{
    size_t size;
    char *data = file_read(scratch_path(table_name), 1 << 20, &size, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(data, fault.text);
    data[offset < size ? offset : size - 1] ^= 1;
    TEST_ASSERT_TRUE(file_replace(scratch_path(table_name), data, size, &fault));
    free(data);
}

static void test_leftovers_of_a_killed_program_are_removed(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("t.1234.tmp"), "half", 4, &fault));
    age_file(scratch_path("t.1234.tmp"), 3600);
    TEST_ASSERT_TRUE(file_replace(scratch_path("t.1235.tmp"), "half", 4, &fault)); /* by another */
    exact_close(exact);
    exact = exact_open(scratch_folder);
    TEST_ASSERT_FALSE(file_exists(scratch_path("t.1234.tmp")));
    TEST_ASSERT_TRUE(file_exists(scratch_path("t.1235.tmp")));
}

static void test_a_table_with_a_damaged_header_is_rebuilt(void)
{
    start_again();
    TEST_ASSERT_TRUE(prepare());
    damage(70);
    start_again();
    TEST_ASSERT_TRUE(prepare());
    assert_counts();
    start_again();
    TEST_ASSERT_TRUE(prepare());
    assert_counts();
}

static void test_a_table_with_damaged_values_is_deleted_and_rebuilt(void)
{
    struct exact_counts counts;
    uint8_t value;
    start_again();
    TEST_ASSERT_TRUE(prepare());
    damage(100000);
    start_again();
    TEST_ASSERT_TRUE(prepare()); /* that part has not been read yet */
    TEST_ASSERT_FALSE(exact_count(exact, &game_dodgem, &settings, &counts));
    TEST_ASSERT_FALSE(exact_ready(exact, &game_dodgem, &settings));
    TEST_ASSERT_FALSE(start_value(&value));
    TEST_ASSERT_EQUAL_INT(0, scratch_count());
    TEST_ASSERT_TRUE(prepare());
    assert_counts();
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

static void test_without_room_on_the_disk_the_table_stays_in_memory(void)
{
    struct rlimit limit, before;
    TEST_ASSERT_EQUAL_INT(0, getrlimit(RLIMIT_FSIZE, &before));
    limit = before;
    limit.rlim_cur = 10000;
    signal(SIGXFSZ, SIG_IGN);
    TEST_ASSERT_EQUAL_INT(0, setrlimit(RLIMIT_FSIZE, &limit));
    start_again();
    bool prepared = prepare();
    TEST_ASSERT_EQUAL_INT(0, setrlimit(RLIMIT_FSIZE, &before));
    TEST_ASSERT_TRUE(prepared);
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "cannot be written: File too large"));
    assert_counts();
    TEST_ASSERT_EQUAL_INT(0, scratch_count());
}

static void test_a_folder_that_cannot_be_created_is_reported(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("file"), "x", 1, &fault));
    exact_close(exact);
    exact = exact_open(scratch_path("file/below"));
    exact_store_all(exact);
    TEST_ASSERT_TRUE(prepare());
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "the folder cannot be created"));
    assert_counts();
}

static void test_cancelled_before_it_begins(void)
{
    atomic_bool cancel = true;
    struct solve_watch watch = {.threads = 2, .cancel = &cancel};
    start_again();
    TEST_ASSERT_FALSE(exact_prepare(exact, &game_dodgem, &settings, &watch, &fault));
    TEST_ASSERT_EQUAL_STRING("solving the board was cancelled", fault.text);
    TEST_ASSERT_EQUAL_INT(0, scratch_count());
    TEST_ASSERT_FALSE(exact_ready(exact, &game_dodgem, &settings));
}

static void ask_and_prepare(void *context, int thread)
{
    atomic_int *right = context;
    struct exact_verdict verdict;
    union position_room start;
    game_dodgem.start(&settings, &start.base);
    if (thread == 0)
        exact_prepare(exact, &game_dodgem, &settings, NULL, NULL);
    for (int i = 0; i < 1000; i++)
        if (!exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict))
            i--; /* until the table is ready */
        else if (verdict.result == 0)
            atomic_fetch_add(right, 1);
}

static void test_threads_may_query_while_one_prepares(void)
{
    atomic_int right = 0;
    start_again();
    parallel_run(3, ask_and_prepare, &right);
    TEST_ASSERT_EQUAL_INT(3000, right);
}

/* ---- verdicts ---- */

static void test_small_boards_need_no_preparation(void)
{
    struct exact_verdict verdict;
    union position_room start;
    set_board("size=3");
    game_dodgem.start(&settings, &start.base);
    TEST_ASSERT_TRUE(exact_ready(exact, &game_dodgem, &settings));
    TEST_ASSERT_TRUE(exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict));
    TEST_ASSERT_EQUAL_INT(1, verdict.result);
    TEST_ASSERT_EQUAL_INT(19, verdict.plies);
    TEST_ASSERT_EQUAL_INT(0, scratch_count());
}

static void test_large_boards_and_other_games_have_no_verdict(void)
{
    uint8_t value;
    set_board("size=6");
    TEST_ASSERT_FALSE(exact_covers(&game_dodgem, &settings));
    TEST_ASSERT_FALSE(start_value(&value));
    struct settings morris = settings_default(&game_morris);
    TEST_ASSERT_FALSE(exact_covers(&game_morris, &morris));
}

static void test_a_quiet_limit_that_may_come_first_leaves_no_verdict(void)
{
    struct exact_verdict verdict;
    union position_room start;
    set_board("size=3 quiet=18");
    game_dodgem.start(&settings, &start.base);
    TEST_ASSERT_FALSE(exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict));
    set_board("size=3 quiet=19");
    TEST_ASSERT_TRUE(exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict));
    start.base.quiet = 1;
    TEST_ASSERT_FALSE(exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict));
    set_board("size=3 quiet=0");
    TEST_ASSERT_TRUE(exact_verdict(exact, &game_dodgem, &settings, &start.base, &verdict));
}

/* ---- perfect play ---- */

static void let_level_play(int level, uint64_t seed)
{
    struct view view;
    struct decision decision;
    view_take(&view, &match, match_now(&match)->turn);
    struct computer_request request = {
        .view = &view, .level = level, .seed = seed, .budget_divisor = 1, .exact = exact};
    computer_decide(computer, &request, &decision);
    view_free(&view);
    TEST_ASSERT_TRUE(match_play(&match, decision.move));
}

/* A game between levels; returns its outcome. */
static struct outcome game_between(const char *options, int first, int second, uint64_t seed)
{
    match_free(&match);
    play_start(&match, "dodgem", options);
    while (!outcome_over(match_outcome(&match)))
        let_level_play(match_now(&match)->turn == 0 ? first : second, seed);
    return match_outcome(&match);
}

static void test_two_perfect_players_need_exactly_the_known_number_of_plies(void)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        TEST_ASSERT_EQUAL_INT(0, game_between("size=3", 8, 8, seed).winner);
        TEST_ASSERT_EQUAL_INT(19, match_ply(&match, match.at));
    }
}

static void test_the_perfect_player_never_loses(void)
{
    int won = 0, games = long_run() ? 200 : 20;
    for (int i = 0; i < games; i++) {
        TEST_ASSERT_EQUAL_INT(0, game_between("size=3", 8, i % 6, (uint64_t)i).winner);
        TEST_ASSERT_TRUE(match_ply(&match, match.at) <= 19);
        int winner = i % 2 == 0 ? game_between("size=4", 8, i % 6, (uint64_t)i).winner
                                : game_between("size=4", i % 6, 8, (uint64_t)i).winner;
        TEST_ASSERT_TRUE(winner == NOBODY || winner == i % 2);
        won += winner == i % 2;
    }
    TEST_ASSERT_TRUE(won * 2 > games); /* it sets traps instead of just holding the draw */
}

static int applied;

static void count_apply(const struct position *from, struct move move, struct position *to,
                        struct events *events)
{
    applied++;
    game_stratego.apply(from, move, to, events);
}

/* It must not even try a move: the rules cannot play pieces that are hidden from it. */
static void test_the_perfect_player_leaves_other_games_alone(void)
{
    struct game watched = game_stratego;
    struct view view;
    struct decision decision;
    watched.apply = count_apply;
    applied = 0;
    play_start(&match, "stratego", "");
    match_set_up(&match);
    view_take(&view, &match, 0);
    view.game = &watched;
    TEST_ASSERT_FALSE(perfect_decide(exact, &view, 1, &decision));
    TEST_ASSERT_EQUAL_INT(0, applied);
    view_free(&view);
}

static void test_a_decision_reports_the_proven_distance(void)
{
    struct view view;
    struct decision decision;
    play_start(&match, "dodgem", "size=3");
    view_take(&view, &match, 0);
    struct computer_request request = {
        .view = &view, .level = 8, .seed = 1, .budget_divisor = 1, .exact = exact};
    computer_decide(computer, &request, &decision);
    TEST_ASSERT_TRUE(decision.judged);
    TEST_ASSERT_EQUAL_INT(19, decision.win_distance);
    view_free(&view);
    TEST_ASSERT_EQUAL_STRING("Perfect", computer_level_title(match.game, &match.settings, 8));
    set_board("size=6");
    TEST_ASSERT_EQUAL_STRING(computer_level_name(8),
                             computer_level_title(match.game, &settings, 8));
}

int main(void)
{
    computer = computer_open(1);
    UNITY_BEGIN();
    RUN_TEST(test_every_value_is_read_back);
    RUN_TEST(test_every_damaged_byte_is_detected);
    RUN_TEST(test_a_table_of_another_name_or_size_is_refused);
    RUN_TEST(test_a_table_is_stored_and_found_again);
    RUN_TEST(test_leftovers_of_a_killed_program_are_removed);
    RUN_TEST(test_a_table_with_a_damaged_header_is_rebuilt);
    RUN_TEST(test_a_table_with_damaged_values_is_deleted_and_rebuilt);
    RUN_TEST(test_without_room_on_the_disk_the_table_stays_in_memory);
    RUN_TEST(test_a_folder_that_cannot_be_created_is_reported);
    RUN_TEST(test_cancelled_before_it_begins);
    RUN_TEST(test_threads_may_query_while_one_prepares);
    RUN_TEST(test_small_boards_need_no_preparation);
    RUN_TEST(test_large_boards_and_other_games_have_no_verdict);
    RUN_TEST(test_a_quiet_limit_that_may_come_first_leaves_no_verdict);
    RUN_TEST(test_two_perfect_players_need_exactly_the_known_number_of_plies);
    RUN_TEST(test_the_perfect_player_never_loses);
    RUN_TEST(test_the_perfect_player_leaves_other_games_alone);
    RUN_TEST(test_a_decision_reports_the_proven_distance);
    int failures = UNITY_END();
    computer_close(computer);
    return failures;
}
