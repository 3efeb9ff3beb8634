/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Clocks: the remaining time follows from the time spent on the moves, so undo gives time back and
 * a save continues with the same clocks. */
#include <string.h>
#include <unity.h>

#include "base/language.h"
#include "core/match.h"
#include "core/registry.h"
#include "core/save.h"
#include "play/pace.h"

static struct match match;
static struct fault fault;

static void begin(const char *game, const char *first, const char *second)
{
    struct settings settings = settings_default(game_find(game));
    match_free(&match);
    match_start(&match, game_find(game), &settings);
    TEST_ASSERT_TRUE_MESSAGE(time_control_parse(first, &match.time[0], &fault), fault.text);
    TEST_ASSERT_TRUE_MESSAGE(time_control_parse(second, &match.time[1], &fault), fault.text);
}

void setUp(void)
{
    fault.text[0] = '\0';
}

void tearDown(void)
{
    match_free(&match);
}

static void play(const char *move, uint32_t milliseconds)
{
    match_think(&match, milliseconds);
    TEST_ASSERT_TRUE_MESSAGE(match_play_text(&match, move, &fault), fault.text);
}

static void assert_left(int64_t first, int64_t second)
{
    TEST_ASSERT_EQUAL_INT64(first, match_time_left(&match, 0));
    TEST_ASSERT_EQUAL_INT64(second, match_time_left(&match, 1));
}

/* ---- texts ---- */

static void test_time_controls_survive_writing_and_reading(void)
{
    static const char *const good[] = {"none",   "5:00",    "5:00+10",  "60:00+60", "0:01",
                                       "0:30+2", "30/turn", "600/turn", "1/turn"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        struct time_control control;
        char text[TIME_CONTROL_TEXT];
        TEST_ASSERT_TRUE_MESSAGE(time_control_parse(good[i], &control, &fault), good[i]);
        time_control_format(&control, text);
        TEST_ASSERT_EQUAL_STRING(good[i], text);
    }
}

static void test_invalid_time_controls(void)
{
    static const char *const wrong[] = {
        "",         "5",      "5:",       "5:60",  "0:00",  "60:01",           "61:00",   "5:00+61",
        "5:00+",    "-5:00",  "5:-1",     " 5:00", "5:00 ", "5:00+ 1",         "5:00+-1", "0/turn",
        "601/turn", "30/tur", "30/turns", "+5:00", "five",  "999999999999:00", "nan",     "1:2:3",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct time_control control;
        fault.text[0] = '\0';
        TEST_ASSERT_FALSE_MESSAGE(time_control_parse(wrong[i], &control, &fault), wrong[i]);
        TEST_ASSERT_TRUE(*fault.text);
    }
}

/* ---- running ---- */

static void test_each_player_pays_for_their_own_moves(void)
{
    begin("dodgem", "5:00", "1:00+10");
    assert_left(300000, 60000);
    play("b5-b4", 2000);
    assert_left(298000, 60000);
    play("a1-b1", 4000);
    assert_left(298000, 66000);
    match_think(&match, 500);
    assert_left(297500, 66000);
}

static void test_undo_gives_the_time_back(void)
{
    begin("dodgem", "5:00", "5:00");
    play("b5-b4", 2000);
    play("a1-b1", 4000);
    match_think(&match, 700);
    match_go(&match, 0);
    assert_left(300000, 300000);
    match_go(&match, 2); /* looking back neither costs nor saves time */
    assert_left(297300, 296000);
    match_go(&match, 0);
    play("c5-c4", 100);
    assert_left(299900, 300000);
}

static void test_the_same_move_again_costs_what_it_takes_now(void)
{
    begin("dodgem", "5:00", "5:00");
    play("b5-b4", 2000);
    match_go(&match, 0);
    play("b5-b4", 50);
    assert_left(299950, 300000);
}

static void test_time_for_each_turn_is_new_every_turn(void)
{
    begin("morris", "10/turn", "20/turn");
    play("a1", 9000);
    assert_left(10000, 20000);
    play("b2", 1000);
    match_think(&match, 4000);
    assert_left(6000, 20000);
}

/* In morris a turn that closes a mill has two moves: the bonus comes once, and both count. */
static void test_a_turn_of_two_moves(void)
{
    begin("morris", "1:00+5", "1:00");
    play("a1", 0), play("b2", 0), play("d1", 0), play("b4", 0);
    assert_left(70000, 60000);
    play("g1", 1000);
    assert_left(69000, 60000);
    play("xb2", 2000);
    assert_left(72000, 60000);
    begin("morris", "10/turn", "none");
    play("a1", 0), play("b2", 0), play("d1", 0), play("b4", 0);
    play("g1", 7000);
    match_think(&match, 2000);
    assert_left(1000, INT64_MAX);
}

static void test_the_flag_falls(void)
{
    begin("dodgem", "0:05", "none");
    TEST_ASSERT_TRUE(match_clock_is_running(&match));
    match_think(&match, 4999);
    TEST_ASSERT_FALSE(match_drop_flag(&match));
    match_think(&match, 1);
    TEST_ASSERT_TRUE(match_drop_flag(&match));
    struct outcome outcome = match_outcome(&match);
    TEST_ASSERT_EQUAL(1, outcome.winner);
    TEST_ASSERT_EQUAL(REASON_TIME, outcome.reason);
    char text[OUTCOME_TEXT];
    match_describe(&match, match.length, text);
    TEST_ASSERT_EQUAL_STRING("Black wins: White ran out of time.", text);
    TEST_ASSERT_FALSE(match_clock_is_running(&match));
    TEST_ASSERT_FALSE(match_drop_flag(&match));
}

static void test_a_player_without_a_limit_never_runs_out_of_time(void)
{
    begin("dodgem", "none", "0:05");
    match_think(&match, 4000000);
    TEST_ASSERT_FALSE(match_clock_is_running(&match));
    TEST_ASSERT_FALSE(match_drop_flag(&match));
    play("b5-b4", 0);
    TEST_ASSERT_TRUE(match_clock_is_running(&match));
    TEST_ASSERT_EQUAL_INT64(5000, match_time_left(&match, 1));
}

static void test_setups_are_not_timed(void)
{
    begin("stratego", "0:05", "0:05");
    TEST_ASSERT_FALSE(match_clock_is_running(&match));
    match_think(&match, 60000);
    match_set_up(&match);
    assert_left(5000, 5000);
    TEST_ASSERT_TRUE(match_clock_is_running(&match));
}

/* ---- saves ---- */

static bool read_again(const char *text)
{
    struct match again;
    if (!save_read(text, strlen(text), "file", &again, &fault))
        return false;
    match_free(&match);
    match = again;
    return true;
}

static void test_a_save_goes_on_with_the_same_clocks(void)
{
    struct text text = {0}, second = {0};
    begin("dodgem", "5:00+3", "30/turn");
    play("b5-b4", 2000), play("a1-b1", 4000), play("c5-c4", 12345), play("b1-c1", 1);
    match_think(&match, 777);
    save_write(&match, &text);
    TEST_ASSERT_TRUE_MESSAGE(read_again(text.data), fault.text);
    assert_left(300000 - 2000 + 3000 - 12345 + 3000 - 777, 30000);
    save_write(&match, &second);
    TEST_ASSERT_EQUAL_STRING(text.data, second.data);
    for (int at = 0; at <= match.length; at++)
        TEST_ASSERT_TRUE(match_time_left(&match, 0) > 0);
    text_free(&text);
    text_free(&second);
}

static void test_a_loss_on_time_survives_saving(void)
{
    struct text text = {0};
    begin("dodgem", "0:05", "0:05");
    play("b5-b4", 1000);
    match_think(&match, 5100);
    TEST_ASSERT_TRUE(match_drop_flag(&match));
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "result: 1 time\n"));
    TEST_ASSERT_TRUE_MESSAGE(read_again(text.data), fault.text);
    TEST_ASSERT_EQUAL(REASON_TIME, match_outcome(&match).reason);
    text_free(&text);
}

static void test_untimed_saves_are_as_before(void)
{
    struct text text = {0};
    begin("dodgem", "none", "none");
    play("b5-b4", 0);
    save_write(&match, &text);
    TEST_ASSERT_NULL(strstr(text.data, "time"));
    TEST_ASSERT_NULL(strstr(text.data, "spent"));
    text_free(&text);
}

static void test_times_that_cannot_be(void)
{
    static const struct {
        const char *lines, *reason;
    } wrong[] = {
        {"time 1: 5:99\n", "is not a time"},
        {"time 1: 0:05\nspent: 6000 0\n", "move 1 took longer"},
        {"time 1: 5/turn\nspent: 5001 0\n", "move 1 took longer"},
        {"time 2: 0:05\nspent: 0 5001\n", "move 2 took longer"},
        {"time 1: 5:00\nspent: 1000\n", "no time for move 2"},
        {"time 1: 5:00\nspent: 1000 -1\n", "no time for move 2"},
        {"time 1: 5:00\nspent: 1000 99999999999999\n", "no time for move 2"},
        {"time 1: 5:00\nspent: 1000 1 1\n", "more times"},
        {"time 1: 5:00\nspent: 1 1\nthinking: x\n", "thinking"},
        {"time 1: 0:05\nspent: 1 1\nthinking: 4999\n", "thought longer"},
        {"time 1: 0:05\nspent: 1 1\nshown: 0\nthinking: 5000\n", "thought longer"},
        {"spent: 1 1\n", "no time limit"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct text text = {0};
        text_add(&text, "quatuor save 1\ngame: dodgem\n%smoves:\n1. b5-b4 a1-b1\n", wrong[i].lines);
        TEST_ASSERT_FALSE_MESSAGE(read_again(text.data), wrong[i].lines);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(fault.text, wrong[i].reason), fault.text);
        text_free(&text);
    }
}

/* A flag that fell had to: the moves are those of the match, its last word is "time". */
static void test_flags_that_cannot_have_fallen(void)
{
    static const struct {
        const char *lines, *reason;
    } wrong[] = {
        {"time 1: 0:05\nspent: 1 1 4998\n", "move 3: this player had time left"},
        {"time 2: 0:05\nspent: 1 1 9000\n", "move 3: this player has no time limit"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct text text = {0};
        text_add(&text, "quatuor save 1\ngame: dodgem\n%smoves:\n1. b5-b4 a1-b1\n2. time\n",
                 wrong[i].lines);
        TEST_ASSERT_FALSE_MESSAGE(read_again(text.data), wrong[i].lines);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(fault.text, wrong[i].reason), fault.text);
        text_free(&text);
    }
}

/* Thinking goes on where a move was taken back. */
static void test_thinking_after_undo_is_saved(void)
{
    struct text text = {0};
    begin("dodgem", "5:00", "5:00");
    play("b5-b4", 2000);
    play("a1-b1", 4000);
    match_go(&match, 1);
    match_think(&match, 700);
    save_write(&match, &text);
    TEST_ASSERT_TRUE_MESSAGE(read_again(text.data), fault.text);
    assert_left(298000, 299300);
    text_free(&text);
}

/* ---- what is shown ---- */

static void test_clocks_in_text(void)
{
    static const struct {
        int64_t left;
        const char *text;
        int64_t changes_in;
    } shown[] = {{300000, "5:00", 1000}, {299999, "5:00", 999},    {299001, "5:00", 1},
                 {299000, "4:59", 1000}, {3600000, "60:00", 1000}, {10001, "0:11", 1},
                 {10000, "0:10", 1},     {9999, "9.9", 100},       {9900, "9.9", 1},
                 {9899, "9.8", 100},     {100, "0.1", 1},          {99, "0.0", 100},
                 {0, "0.0", 1},          {-50, "0.0", 0}};
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        char text[TIME_LEFT_TEXT];
        int64_t left = shown[i].left, wait = time_left_changes_in(left);
        time_left_format(left, text);
        TEST_ASSERT_EQUAL_STRING(shown[i].text, text);
        if (left <= 99)
            continue;
        TEST_ASSERT_EQUAL_INT64(shown[i].changes_in, wait);
        TEST_ASSERT_EQUAL_INT64(time_left_shown(left), time_left_shown(left - wait + 1));
        TEST_ASSERT_NOT_EQUAL_INT64(time_left_shown(left), time_left_shown(left - wait));
    }
}

static void test_tenths_are_written_as_the_language_does(void)
{
    char text[TIME_LEFT_TEXT];
    TEST_ASSERT_TRUE_MESSAGE(language_use("de", &fault), fault.text);
    time_left_format(7900, text);
    TEST_ASSERT_EQUAL_STRING("7,9", text);
    TEST_ASSERT_TRUE(language_use("en", &fault));
}

/* ---- the computer's time ---- */

static void seat_computer(int player)
{
    strcpy(match.players[player].control, "level8");
}

static void test_the_computer_takes_a_share_of_its_time(void)
{
    begin("dodgem", "5:00", "none");
    seat_computer(0), seat_computer(1);
    TEST_ASSERT_EQUAL_INT(10000, pace_limit(&match));
    match_think(&match, 4000);
    TEST_ASSERT_EQUAL_INT(10000, pace_limit(&match)); /* for the whole of this move */
    play("b5-b4", 0);
    TEST_ASSERT_EQUAL_INT(0, pace_limit(&match)); /* no limit */
    begin("dodgem", "1:00+4", "10/turn");
    seat_computer(0), seat_computer(1);
    TEST_ASSERT_EQUAL_INT(5000, pace_limit(&match));
    play("b5-b4", 0);
    TEST_ASSERT_EQUAL_INT(5000, pace_limit(&match));
}

/* A machine that takes ten seconds for every move does not make it lose on time. */
static void test_the_computer_never_runs_out_of_time(void)
{
    static const char *const controls[] = {"0:01", "0:10", "5:00+1", "1/turn", "60:00"};
    static const char *const there_and_back[] = {"b5-b4", "a1-b1", "b4-c4",
                                                 "b1-b2", "c4-b4", "b2-b1"};
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++) {
        begin("dodgem", controls[i], controls[i]);
        TEST_ASSERT_TRUE(settings_set(match.game, &match.settings, "repetition", "off", &fault));
        TEST_ASSERT_TRUE(settings_set(match.game, &match.settings, "quiet", "0", &fault));
        seat_computer(0), seat_computer(1);
        for (int turn = 0; turn < 300; turn++) {
            TEST_ASSERT_TRUE(pace_limit(&match) >= 1);
            for (int tick = 0; tick < 100; tick++)
                match_think(&match, pace_charge(&match, 100));
            TEST_ASSERT_FALSE(match_drop_flag(&match));
            play(there_and_back[turn < 2 ? turn : 2 + (turn - 2) % 4], 0);
        }
    }
}

static void test_people_are_charged_until_their_flag_falls(void)
{
    begin("dodgem", "0:05", "none");
    TEST_ASSERT_EQUAL_UINT32(4000, pace_charge(&match, 4000));
    TEST_ASSERT_EQUAL_UINT32(5000, pace_charge(&match, 9000));
    match_think(&match, 5000);
    TEST_ASSERT_EQUAL_UINT32(0, pace_charge(&match, 9000));
    TEST_ASSERT_TRUE(match_drop_flag(&match));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_time_controls_survive_writing_and_reading);
    RUN_TEST(test_invalid_time_controls);
    RUN_TEST(test_each_player_pays_for_their_own_moves);
    RUN_TEST(test_undo_gives_the_time_back);
    RUN_TEST(test_the_same_move_again_costs_what_it_takes_now);
    RUN_TEST(test_time_for_each_turn_is_new_every_turn);
    RUN_TEST(test_a_turn_of_two_moves);
    RUN_TEST(test_the_flag_falls);
    RUN_TEST(test_a_player_without_a_limit_never_runs_out_of_time);
    RUN_TEST(test_setups_are_not_timed);
    RUN_TEST(test_a_save_goes_on_with_the_same_clocks);
    RUN_TEST(test_a_loss_on_time_survives_saving);
    RUN_TEST(test_untimed_saves_are_as_before);
    RUN_TEST(test_times_that_cannot_be);
    RUN_TEST(test_flags_that_cannot_have_fallen);
    RUN_TEST(test_thinking_after_undo_is_saved);
    RUN_TEST(test_clocks_in_text);
    RUN_TEST(test_tenths_are_written_as_the_language_does);
    RUN_TEST(test_the_computer_takes_a_share_of_its_time);
    RUN_TEST(test_the_computer_never_runs_out_of_time);
    RUN_TEST(test_people_are_charged_until_their_flag_falls);
    return UNITY_END();
}
