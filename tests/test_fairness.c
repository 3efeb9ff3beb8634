/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Fair play: the swap rule, the number of hints and take-backs, and the leave to take back, in
 * matches, saves and sessions. */
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "base/text.h"
#include "core/registry.h"
#include "core/save.h"
#include "play.h"
#include "play/fairness.h"

static struct session session;
static struct match *const match = &session.match;
static struct fault fault;
static struct match_plan plan;

void setUp(void)
{
    fault.text[0] = '\0';
    plan = (struct match_plan){.game = game_find("dodgem")};
    plan.settings = settings_default(plan.game);
    for (int player = 0; player < 2; player++) {
        strcpy(plan.players[player].control, "human");
        strcpy(plan.players[player].name, player == 0 ? "Ann" : "Ben");
        strcpy(plan.players[player].person, player == 0 ? "p1" : "p2");
    }
    plan.swap_rule = true;
}

void tearDown(void)
{
    session_close(&session);
}

static void start(const char *moves)
{
    session_start(&session, &plan);
    play_moves(match, moves);
}

static void assert_seats(const char *first, const char *second)
{
    TEST_ASSERT_EQUAL_STRING(first, match->players[0].name);
    TEST_ASSERT_EQUAL_STRING(second, match->players[1].name);
}

/* ---- the swap rule ---- */

static void test_the_second_player_takes_over_the_first_move(void)
{
    start("b5-b4 swap");
    assert_seats("Ben", "Ann");
    TEST_ASSERT_EQUAL_STRING("p2", match->players[0].person);
    TEST_ASSERT_EQUAL_INT(1, match_now(match)->turn); /* Ann answers the move she made */
    TEST_ASSERT_EQUAL_INT(1, match_ply(match, match->at));
    TEST_ASSERT_TRUE(match_is_swapped(match));
    play_moves(match, "a1-b1");
    TEST_ASSERT_EQUAL_INT(2, match_ply(match, match->at));
}

static void assert_refused(const char *moves)
{
    start(moves);
    TEST_ASSERT_FALSE(match_can_swap(match));
    TEST_ASSERT_FALSE(match_play_text(match, "swap", &fault));
    TEST_ASSERT_EQUAL_STRING(
        "sides are swapped only right after the first move, and only where that was agreed",
        fault.text);
}

static void test_sides_are_swapped_once_and_at_one_time_only(void)
{
    assert_refused("");
    assert_refused("b5-b4 a1-b1");
    assert_refused("b5-b4 swap");
    assert_refused("b5-b4 swap a1-b1");
    plan.swap_rule = false;
    assert_refused("b5-b4");
}

static void test_a_turn_of_several_moves_is_taken_over_whole(void)
{
    plan.game = game_find("morris");
    plan.settings = settings_default(plan.game);
    settings_set(plan.game, &plan.settings, "first", "2", NULL);
    start("a1");
    TEST_ASSERT_TRUE(match_can_swap(match));
    play_moves(match, "swap a4");
    assert_seats("Ben", "Ann");
    TEST_ASSERT_EQUAL_INT(1, match_now(match)->turn);
}

static void test_hidden_games_have_no_swap_rule(void)
{
    plan.game = game_find("stratego");
    plan.settings = settings_default(plan.game);
    session_start(&session, &plan);
    match_set_up(match);
    TEST_ASSERT_FALSE(match->swap_rule);
}

static void test_going_back_puts_them_where_they_sat(void)
{
    start("b5-b4 swap a1-b1");
    match_go(match, 1);
    assert_seats("Ann", "Ben");
    match_go(match, 3);
    assert_seats("Ben", "Ann");
    match_undo(match);
    match_undo(match);
    assert_seats("Ann", "Ben");
    match_redo(match);
    assert_seats("Ben", "Ann");
    match_go(match, 1);
    play_moves(match, "a1-b1"); /* another answer discards the swap */
    assert_seats("Ann", "Ben");
    TEST_ASSERT_FALSE(match_is_swapped(match));
}

static void test_the_position_is_counted_once_for_repetition(void)
{
    start("b5-b4 swap");
    TEST_ASSERT_EQUAL_INT(0, match_occurrences(match, 2, NULL, 0));
    TEST_ASSERT_EQUAL_INT(1, match_occurrences(match, 1, NULL, 0));
    play_moves(match, "a1-b1");
    TEST_ASSERT_EQUAL_INT(1, match_occurrences(match, 3, NULL, 0));
}

static void test_clocks_follow_the_person(void)
{
    TEST_ASSERT_TRUE(time_control_parse("5:00+2", &plan.time[0], &fault));
    TEST_ASSERT_TRUE(time_control_parse("1:00+1", &plan.time[1], &fault));
    session_start(&session, &plan);
    match_think(match, 10000);
    play_moves(match, "b5-b4");
    match_think(match, 20000);
    play_moves(match, "swap");
    TEST_ASSERT_EQUAL_INT64(40000, match_time_left(match, 0));  /* Ben: no second for a word */
    TEST_ASSERT_EQUAL_INT64(292000, match_time_left(match, 1)); /* Ann */
    match_think(match, 5000);
    play_moves(match, "a1-b1");
    TEST_ASSERT_EQUAL_INT64(289000, match_time_left(match, 1));
    match_go(match, 0);
    TEST_ASSERT_EQUAL_INT64(300000, match_time_left(match, 0));
}

static struct match read_back(void)
{
    struct text text = {0};
    struct match read = {0};
    save_write(match, &text);
    bool done = save_read(text.data, text.length, "save", &read, &fault);
    TEST_ASSERT_TRUE_MESSAGE(done, fault.text);
    struct text again = {0};
    save_write(&read, &again);
    TEST_ASSERT_EQUAL_STRING(text.data, again.data);
    text_free(&text);
    text_free(&again);
    return read;
}

static void test_a_save_replays_the_swap(void)
{
    struct text text = {0};
    TEST_ASSERT_TRUE(time_control_parse("5:00", &plan.time[0], &fault));
    TEST_ASSERT_TRUE(time_control_parse("1:00", &plan.time[1], &fault));
    session_start(&session, &plan);
    match_think(match, 200000); /* more than the other has */
    play_moves(match, "b5-b4 swap a1-b1 b4-b3");
    save_write(match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "player 1: human Ann\n"));
    TEST_ASSERT_NOT_NULL(strstr(text.data, "time 1: 5:00\n"));
    TEST_ASSERT_NOT_NULL(strstr(text.data, "swap rule: on\n"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text.data, "1. b5-b4 swap a1-b1\n2. b4-b3\n"), text.data);
    text_free(&text);
    for (int at = match->length; at >= 0; at--) {
        match_go(match, at);
        struct match read = read_back();
        TEST_ASSERT_EQUAL_STRING(match->players[0].name, read.players[0].name);
        TEST_ASSERT_EQUAL_INT64(match_time_left(match, 0), match_time_left(&read, 0));
        TEST_ASSERT_EQUAL_INT64(match_time_left(match, 1), match_time_left(&read, 1));
        match_free(&read);
    }
}

static void assert_save_refused(const char *lines, const char *reason)
{
    char save[300];
    struct match read;
    snprintf(save, sizeof save, "quatuor save 2\n%s\nend\n", lines);
    TEST_ASSERT_FALSE_MESSAGE(save_read(save, strlen(save), "odd", &read, &fault), lines);
    TEST_ASSERT_EQUAL_STRING(reason, fault.text);
}

static void test_saves_that_cannot_be(void)
{
    assert_save_refused("game: dodgem\nmoves:\n1. b5-b4 swap",
                        "odd: line 4: `swap`: sides are swapped only right after the first move, "
                        "and only where that was agreed");
    assert_save_refused("game: stratego\nswap rule: on\nmoves:",
                        "odd: line 3: there is no swap rule in games with hidden pieces");
    assert_save_refused("game: dodgem\nswap rule: maybe\nmoves:",
                        "odd: line 3: 'swap rule' is 'on' or left out");
    assert_save_refused("game: dodgem\nhints 1: 3+1/3 of 3\nmoves:",
                        "odd: line 3: how many were used and are allowed must read '1 of 3'");
    assert_save_refused("game: dodgem\nhints 1: 1+3/3 of 3\nmoves:",
                        "odd: line 3: how many were used and are allowed must read '1 of 3'");
    assert_save_refused("game: dodgem\nhints 1: 4 of 3\nmoves:",
                        "odd: line 3: how many were used and are allowed must read '1 of 3'");
    assert_save_refused("game: dodgem\ntake-backs 2: many\nmoves:",
                        "odd: line 3: how many were used and are allowed must read '1 of 3'");
    assert_save_refused("game: dodgem\nhints 1: 1 of 300\nmoves:",
                        "odd: line 3: how many were used and are allowed must read '1 of 3'");
}

/* ---- what the computer makes of it ---- */

static void test_the_computer_swaps_what_is_good(void)
{
    struct decision bad = {.judged = true, .score = -80}, good = {.judged = true, .score = 30};
    struct decision lost = {.judged = true, .score = 50, .win_distance = -7};
    struct decision won = {.judged = true, .score = -50, .win_distance = 7};
    struct decision unsure = {.score = -500};
    TEST_ASSERT_TRUE(computer_wants_swap(&bad));
    TEST_ASSERT_TRUE(computer_wants_swap(&lost));
    TEST_ASSERT_FALSE(computer_wants_swap(&good));
    TEST_ASSERT_FALSE(computer_wants_swap(&won));
    TEST_ASSERT_FALSE(computer_wants_swap(&unsure));
}

static void test_undo_finds_the_person_on_either_side(void)
{
    int target;
    strcpy(plan.players[1].control, "level2");
    start("b5-b4 swap");
    TEST_ASSERT_TRUE(session_is_person(&session, 1));
    TEST_ASSERT_EQUAL_INT(UNDO_FINE, session_undo(&session, &target));
    TEST_ASSERT_EQUAL_INT(0, target);
}

/* Handicaps are bound to sides of the board: a swap leaves them there, but the next match goes by
 * what was agreed. */
static void test_what_was_agreed_outlasts_a_swap(void)
{
    TEST_ASSERT_TRUE(settings_set(plan.game, &plan.settings, "fewer1", "1", &fault));
    plan.aids[0][AID_HINT] = allowance_of(2);
    plan.time[1] = (struct time_control){.kind = TIME_TOTAL, .allowance = 60000};
    start("b5-b4 swap");
    struct match_plan agreed = match_plan(match);
    for (int player = 0; player < 2; player++) {
        TEST_ASSERT_EQUAL_STRING(plan.players[player].name, agreed.players[player].name);
        TEST_ASSERT_EQUAL_INT(plan.time[player].kind, agreed.time[player].kind);
        TEST_ASSERT_EQUAL_INT(plan.aids[player][AID_HINT].limited,
                              agreed.aids[player][AID_HINT].limited);
    }
    TEST_ASSERT_EQUAL_MEMORY(&plan.settings, &agreed.settings, sizeof plan.settings);
    TEST_ASSERT_TRUE(agreed.swap_rule);
}

/* ---- hints and take-backs ---- */

static void test_unlimited_help_is_not_counted(void)
{
    start("");
    unsigned revision = match->revision;
    for (int i = 0; i < 300; i++)
        TEST_ASSERT_TRUE(fairness_use(&session, 0, AID_HINT, &fault));
    TEST_ASSERT_EQUAL_INT(AID_UNLIMITED, fairness_left(&session, 0, AID_HINT));
    TEST_ASSERT_EQUAL_UINT(revision, match->revision);
}

static void test_help_is_used_up(void)
{
    plan.aids[1][AID_HINT] = allowance_of(2);
    start("");
    for (int i = 1; i <= 2 * AID_PARTS; i++) { /* a hint has three steps */
        TEST_ASSERT_TRUE(fairness_use(&session, 1, AID_HINT, &fault));
        TEST_ASSERT_EQUAL_INT(2 * AID_PARTS - i, fairness_parts_left(&session, 1, AID_HINT));
        TEST_ASSERT_EQUAL_INT((2 * AID_PARTS - i) / AID_PARTS,
                              fairness_left(&session, 1, AID_HINT));
    }
    TEST_ASSERT_FALSE(fairness_use(&session, 1, AID_HINT, &fault));
    TEST_ASSERT_EQUAL_STRING("Ben has no hints left.", fault.text);
    TEST_ASSERT_EQUAL_INT(AID_UNLIMITED, fairness_left(&session, 0, AID_HINT));
    TEST_ASSERT_EQUAL_INT(AID_UNLIMITED, fairness_left(&session, 1, AID_TAKE_BACK));
}

static void test_what_was_used_survives_a_save_but_not_a_rematch(void)
{
    plan.aids[0][AID_TAKE_BACK] = allowance_of(3);
    plan.aids[1][AID_HINT] = allowance_of(0);
    start("b5-b4 swap");
    TEST_ASSERT_TRUE(fairness_use(&session, 1, AID_TAKE_BACK, &fault)); /* Ann sits there now */
    match->aids[1][AID_HINT] = (struct allowance){true, .allowed = 3, .used = 1, .parts = 2};
    struct match read = read_back();
    TEST_ASSERT_EQUAL_MEMORY(match->aids, read.aids, sizeof read.aids);
    TEST_ASSERT_EQUAL_INT(2, allowance_left(&read.aids[1][AID_TAKE_BACK]));
    TEST_ASSERT_EQUAL_INT(0, allowance_left(&read.aids[0][AID_HINT]));
    struct match_plan next = match_plan(&read);
    TEST_ASSERT_EQUAL_INT(3, allowance_left(&next.aids[0][AID_TAKE_BACK]));
    TEST_ASSERT_EQUAL_STRING("Ann", next.players[0].name);
    match_plan_swap_sides(&next);
    TEST_ASSERT_EQUAL_INT(3, allowance_left(&next.aids[1][AID_TAKE_BACK]));
    TEST_ASSERT_EQUAL_STRING("Ann", next.players[1].name);
    match_free(&read);
}

/* ---- leave to take back ---- */

static void test_people_ask_each_other_and_once_is_enough(void)
{
    start("b5-b4 a1-b1 c5-c4");
    TEST_ASSERT_TRUE(fairness_asks(&session));
    TEST_ASSERT_TRUE(fairness_needs_leave(&session, 2));
    TEST_ASSERT_EQUAL_INT(0, fairness_taker(&session, 2));
    TEST_ASSERT_TRUE(fairness_grant(&session, 2, &fault));
    TEST_ASSERT_FALSE(fairness_needs_leave(&session, 2));
    TEST_ASSERT_TRUE(fairness_needs_leave(&session, 1)); /* further back is another matter */
    match_go(match, 2);
    play_moves(match, "d5-d4");
    TEST_ASSERT_TRUE(fairness_needs_leave(&session, 2));
}

static void test_against_the_computer_nobody_is_asked(void)
{
    strcpy(plan.players[1].control, "level2");
    start("b5-b4 a1-b1");
    TEST_ASSERT_FALSE(fairness_asks(&session));
    TEST_ASSERT_FALSE(fairness_needs_leave(&session, 0));
}

static void test_counted_take_backs_run_out(void)
{
    strcpy(plan.players[1].control, "level2");
    plan.aids[0][AID_TAKE_BACK] = allowance_of(1);
    start("b5-b4 a1-b1");
    TEST_ASSERT_TRUE(fairness_needs_leave(&session, 0));
    TEST_ASSERT_TRUE(fairness_grant(&session, 0, &fault));
    match_go(match, 0);
    TEST_ASSERT_FALSE(fairness_needs_leave(&session, 0)); /* redo and undo again are free */
    play_moves(match, "c5-c4 a1-b1");
    TEST_ASSERT_TRUE(fairness_needs_leave(&session, 0));
    TEST_ASSERT_FALSE(fairness_grant(&session, 0, &fault));
    TEST_ASSERT_EQUAL_STRING("Ann has no take-backs left.", fault.text);
}

/* In a hidden game a battle is seen by both: not even the computer's opponent takes it back. */
static void test_a_revealed_piece_is_never_taken_back(void)
{
    int target;
    plan.game = game_find("stratego");
    plan.settings = settings_default(plan.game);
    strcpy(plan.players[1].control, "level2");
    session_start(&session, &plan);
    match_set_up(match);
    play_moves(match, "b7-b6 a4-a5");
    TEST_ASSERT_EQUAL_INT(UNDO_FINE, session_undo(&session, &target));
    play_moves(match, "b6-b3 a5-a4"); /* the scout attacks a miner */
    TEST_ASSERT_EQUAL_INT(UNDO_REVEALED, session_undo(&session, &target));
    TEST_ASSERT_EQUAL_INT(match->at, session_undo_target(&session));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_second_player_takes_over_the_first_move);
    RUN_TEST(test_sides_are_swapped_once_and_at_one_time_only);
    RUN_TEST(test_a_turn_of_several_moves_is_taken_over_whole);
    RUN_TEST(test_hidden_games_have_no_swap_rule);
    RUN_TEST(test_going_back_puts_them_where_they_sat);
    RUN_TEST(test_the_position_is_counted_once_for_repetition);
    RUN_TEST(test_clocks_follow_the_person);
    RUN_TEST(test_a_save_replays_the_swap);
    RUN_TEST(test_saves_that_cannot_be);
    RUN_TEST(test_the_computer_swaps_what_is_good);
    RUN_TEST(test_undo_finds_the_person_on_either_side);
    RUN_TEST(test_what_was_agreed_outlasts_a_swap);
    RUN_TEST(test_unlimited_help_is_not_counted);
    RUN_TEST(test_help_is_used_up);
    RUN_TEST(test_what_was_used_survives_a_save_but_not_a_rematch);
    RUN_TEST(test_people_ask_each_other_and_once_is_enough);
    RUN_TEST(test_against_the_computer_nobody_is_asked);
    RUN_TEST(test_counted_take_backs_run_out);
    RUN_TEST(test_a_revealed_piece_is_never_taken_back);
    return UNITY_END();
}
