/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Stratego: how a game ends, the two-square rule that may end it, and move counts. */
#include "stratego_play.h"

#include "core/perft.h"

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&battle);
}

/* ---- how a game ends ---- */

static void test_capturing_the_flag_wins(void)
{
    begin("");
    deploy("2@a7");
    deploy("F@a4");
    play("a7-a4");
    check_outcome("flag", 0);
    TEST_ASSERT_EQUAL_INT(0, legal_count());
    TEST_ASSERT_FALSE(match_play(&battle, move_slide(at("a4"), at("a5"))));
    begin("");
    deploy("F@a7 10@e7");
    deploy("2@a4");
    play("e7-e6 a4-a7");
    check_outcome("flag", 1);
}

/* Front lines that trade off piece for piece, leaving each player a scout, two bombs and the flag,
 * and player 1 to move. */
#define FRONT_1 "2@a7 3@b7 10@e7 9@f7 1@i7 3@j7 "
#define FRONT_2 "2@a4 3@b4 10@e4 9@f4 1@i4 3@j4 "
#define TRADES                                                                                     \
    "a7-a4 b4-b5 b7-b6 b5-b6 e7-e6 e4-e5 e6-e5 f4-f5 f7-f6 f5-f6 "                                 \
    "i7-i6 i4-i5 i6-i5 j4-j5 j7-j6 j5-j6 "
#define POCKET "2@a9 B@a8 B@b9 F@b10" /* a scout that can only move between a9 and a10 */

static void test_a_player_without_a_move_loses(void)
{
    begin("");
    deploy(FRONT_1 "2@a10 B@a9 B@b10");
    deploy(FRONT_2 "2@h3");
    play(TRADES);
    check_outcome("blocked", 1);
    TEST_ASSERT_EQUAL_INT(0, legal_count());
}

static void test_a_player_who_need_not_move_yet_goes_on(void)
{
    begin("");
    deploy(FRONT_1 "2@a8");
    deploy(FRONT_2 "2@a1 B@a2 B@b1");
    play(TRADES);
    check_outcome("none", NOBODY);
    play("a8-b8");
    check_outcome("blocked", 0);
}

static void test_a_draw_when_neither_side_can_move(void)
{
    begin("");
    deploy(FRONT_1 "2@a8");
    deploy(FRONT_2 "2@a3");
    play(TRADES "a8-a3"); /* the last two scouts */
    check_outcome("immobile", NOBODY);
    TEST_ASSERT_EQUAL_INT(0, legal_count());
}

static void test_quiet_plies_count_from_the_last_attack(void)
{
    begin("quiet=6");
    deploy("10@e7 2@a7");
    deploy("9@b4 2@a3");
    play("e7-e6 b4-b3 e6-e7 b3-b4");
    TEST_ASSERT_EQUAL_INT(4, match_now(&battle)->quiet);
    play("a7-a3"); /* both scouts are lost */
    TEST_ASSERT_EQUAL_INT(0, match_now(&battle)->quiet);
    play("b4-b3 e7-e6 b3-c3 e6-e7 c3-d3");
    check_outcome("none", NOBODY);
    play("e7-d7");
    check_outcome("quiet", NOBODY);
}

static void test_the_third_occurrence_is_a_draw_whatever_the_two_square_history(void)
{
    begin("two_square=off");
    deploy("10@e7");
    deploy("9@b4");
    uint64_t first = match_now(&battle)->hash;
    play("e7-e6 b4-b3 e6-e7 b3-b4");
    TEST_ASSERT_EQUAL_UINT64(first, match_now(&battle)->hash);
    play("e7-e6 b4-b3 e6-e7");
    check_outcome("none", NOBODY);
    play("b3-b4");
    check_outcome("repetition", NOBODY);
}

/* ---- the two-square rule ---- */

#define TWO_SQUARE_REASON                                                                          \
    "this piece crossed the same line on each of its last three turns and may not cross it again " \
    "now (two-square rule)"

static void test_no_fourth_crossing_of_the_same_line(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-e7 b3-b4");
    LEGAL("e7-e6"); /* the third */
    play("e7-e6 b4-b3");
    TEST_ASSERT_EQUAL_STRING("e6-e5 e6-f6 ", moves_from("e6"));
    refused("e6-e7", TWO_SQUARE_REASON);
    play("e6-f6");
    NOT_LEGAL("b3-b4"); /* player 2 moved back and forth as often */
    LEGAL("b3-a3 b3-c3 b3-b2");
}

static void test_the_two_square_rule_along_a_row(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-f7 b4-c4 f7-e7 c4-b4 e7-f7 b4-c4");
    TEST_ASSERT_EQUAL_STRING("f7-f6 f7-g7 f7-f8 ", moves_from("f7"));
}

static void test_the_two_square_rule_is_an_option(void)
{
    begin("two_square=off");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-e7 b3-b4 e7-e6 b4-b3");
    LEGAL("e6-e7");
}

static void test_moving_another_piece_clears_the_count(void)
{
    begin("");
    deploy("10@e7 1@i7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-e7 b3-b4 e7-e6 b4-b3");
    NOT_LEGAL("e6-e7");
    play("i7-i6 b3-c3");
    LEGAL("e6-e7");
    play("e6-e7 c3-c4");
    LEGAL("e7-e6"); /* one crossing so far */
}

static void test_crossing_another_line_clears_the_count(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-e7 b3-b4 e7-e6 b4-b3 e6-f6 b3-c3 f6-e6 c3-b3");
    LEGAL("e6-e7");
}

static void test_a_round_trip_is_not_back_and_forth(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-f6 b3-c3 f6-f7 c3-c4 f7-e7 c4-b4 e7-e6 b4-b3 e6-f6 b3-c3 f6-f7 c3-c4");
    LEGAL("f7-e7 f7-f6");
}

static void stage_attack_across_the_line(const char *options)
{
    begin(options);
    deploy("10@e7");
    deploy("2@j4 9@b4");
    play("e7-e6 j4-j7 e6-e7 b4-b3 e7-e6 j7-e7");
}

static void test_the_two_square_rule_holds_for_attacks(void)
{
    stage_attack_across_the_line("");
    refused("e6-e7", TWO_SQUARE_REASON);
    stage_attack_across_the_line("two_square=off");
    LEGAL("e6-e7");
}

static void test_an_attack_counts_as_a_crossing(void)
{
    begin("");
    deploy("10@e7");
    deploy("2@j4 9@b4");
    play("e7-e6 j4-j7 e6-f6 j7-e7 f6-e6 b4-b3 e6-e7 b3-b4"); /* the marshal takes the scout */
    TEST_ASSERT_EQUAL_INT(1, game->tally(match_now(&battle), 1, M2).gone);
    play("e7-e6 b4-b3 e6-e7 b3-c3");
    NOT_LEGAL("e7-e6");
}

static void test_a_scout_crosses_every_line_on_its_way(void)
{
    begin("");
    deploy("2@e7 9@i7");
    deploy("9@b4");
    play("e7-e5 b4-b3 e5-e7 b3-b4 e7-e4 b4-a4");
    LEGAL("e4-e5 e4-e3 e4-f4 e4-d4");
    NOT_LEGAL("e4-e6 e4-e7 e4-e8"); /* e5 to e6 and e6 to e7 were crossed three times */
    refused("e4-e6", TWO_SQUARE_REASON);
    begin("");
    deploy("2@a8");
    deploy("9@b4");
    play("a8-c8 b4-b3 c8-a8 b3-b4 a8-d8 b4-a4");
    LEGAL("d8-c8 d8-e8 d8-d7");
    NOT_LEGAL("d8-b8 d8-a8");
}

static void test_a_scout_may_cross_what_it_did_not_cross_each_time(void)
{
    begin("");
    deploy("2@e7");
    deploy("9@b4");
    play("e7-e6 b4-b3 e6-e4 b3-b4 e4-e5 b4-a4");
    LEGAL("e5-e4 e5-e3 e5-e6 e5-e7 e5-e8");
}

static void test_a_player_left_with_nothing_else_loses(void)
{
    begin("");
    deploy(FRONT_1 POCKET);
    deploy(FRONT_2 "2@h3");
    play(TRADES "a9-a10 h3-h2 a10-a9 h2-h1 a9-a10");
    check_outcome("none", NOBODY);
    play("h1-g1");
    check_outcome("blocked", 1);
    TEST_ASSERT_EQUAL_INT(0, legal_count());
}

static void test_only_the_two_square_rule_in_the_way_is_no_draw(void)
{
    begin("");
    deploy(FRONT_1 POCKET);
    deploy(FRONT_2 "2@a3");
    play(TRADES "a9-a10 a3-b3 a10-a9 b3-a3 a9-a10");
    play("a3-a8"); /* player 2's last movable piece is lost on a bomb */
    check_outcome("blocked", 1);
}

/* ---- counting ---- */

static void check_perft(const char *options, const uint64_t expected[4])
{
    begin(options);
    match_set_up(&battle);
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, match_now(&battle)->phase);
    for (int turns = 1; turns <= 4; turns++)
        TEST_ASSERT_EQUAL_UINT64(expected[turns - 1], perft(game, match_now(&battle), turns));
}

static void test_perft_of_the_example_setups(void)
{
    check_perft("army=ten", (const uint64_t[]){40, 1511, 57758, 2090169});
    check_perft("army=full", (const uint64_t[]){12, 137, 2057, 28351});
}

static void test_a_position_fits_its_room(void)
{
    TEST_ASSERT_LESS_OR_EQUAL(POSITION_MAX, game_find("stratego")->position_size);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_capturing_the_flag_wins);
    RUN_TEST(test_a_player_without_a_move_loses);
    RUN_TEST(test_a_player_who_need_not_move_yet_goes_on);
    RUN_TEST(test_a_draw_when_neither_side_can_move);
    RUN_TEST(test_quiet_plies_count_from_the_last_attack);
    RUN_TEST(test_the_third_occurrence_is_a_draw_whatever_the_two_square_history);
    RUN_TEST(test_no_fourth_crossing_of_the_same_line);
    RUN_TEST(test_the_two_square_rule_along_a_row);
    RUN_TEST(test_the_two_square_rule_is_an_option);
    RUN_TEST(test_moving_another_piece_clears_the_count);
    RUN_TEST(test_crossing_another_line_clears_the_count);
    RUN_TEST(test_a_round_trip_is_not_back_and_forth);
    RUN_TEST(test_the_two_square_rule_holds_for_attacks);
    RUN_TEST(test_an_attack_counts_as_a_crossing);
    RUN_TEST(test_a_scout_crosses_every_line_on_its_way);
    RUN_TEST(test_a_scout_may_cross_what_it_did_not_cross_each_time);
    RUN_TEST(test_a_player_left_with_nothing_else_loses);
    RUN_TEST(test_only_the_two_square_rule_in_the_way_is_no_draw);
    RUN_TEST(test_perft_of_the_example_setups);
    RUN_TEST(test_a_position_fits_its_room);
    return UNITY_END();
}
