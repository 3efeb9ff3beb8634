/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Twelve Men's Morris: how a game is lost or drawn. */
#include "morris_scene.h"

void setUp(void)
{
}
void tearDown(void)
{
}

static void test_fewer_than_three_loses_in_the_moving_phase(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--x--.", "|.-.-.|", "||.o.||", "...*..x", "||o..||",
                                             "|.-.-o|", ".--.--."});
    play(&s, "g4-g1");
    check_result(&s, "none", NOBODY); /* the removal is still pending */
    play(&s, "xd3");
    check_result(&s, "few", BLACK);
    check_refused(&s, "c5-c4", "the game is over");
}

static void test_fewer_than_three_does_not_lose_while_placing(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){"x--x--.", "|.-.-.|", "||.o.||", "...*...", "||o..||",
                                             "|.-.-.|", ".--.--."});
    play(&s, "g1");
    play(&s, "xd3");
    TEST_ASSERT_EQUAL_INT(1, s.base.men[WHITE]);
    check_result(&s, "none", NOBODY);
}

static void test_fewer_than_three_loses_once_the_last_man_is_placed(void)
{
    rules("off", "on");
    struct layout s = scene(WHITE, 1,
                            (const char *[]){"o--o--.", "|.-.-.|", "||.x.||", "...*...", "||x..||",
                                             "|.-.-x|", ".--.--."});
    s.in_hand[BLACK] = 0;
    s.base.hash = game->hash(&s.base);
    struct layout quiet = s;
    play(&quiet, "g7");
    check_result(&quiet, "none", NOBODY);
    play(&s, "g1");
    check_result(&s, "none", NOBODY);
    play(&s, "xd3");
    check_result(&s, "few", WHITE);
}

static void test_two_men_without_a_removal_lose_when_placing_ends(void)
{
    rules("off", "on");
    struct layout s = scene(WHITE, 1,
                            (const char *[]){"o--o--.", "|.-.-.|", "||.x.||", "...*...", "||x..||",
                                             "|.-.-.|", ".--.--."});
    s.in_hand[BLACK] = 0;
    s.base.hash = game->hash(&s.base);
    check_result(&s, "none", NOBODY);
    play(&s, "g7");
    check_result(&s, "few", WHITE);
}

static void test_blocked_player_loses(void)
{
    rules("off", "on");
    const char *rows[] = {"x--x--o", "|.-o-.|", "||...||", "xo.*...",
                          "||...||", "|.-.-.|", "x--o--."};
    struct layout s = scene(BLACK, NO_HAND, rows);
    check_result(&s, "blocked", WHITE);
    s = scene(WHITE, NO_HAND, rows);
    check_result(&s, "none", NOBODY); /* only the player to move must be able to move */
    rows[3] = "x..*...";
    s = scene(BLACK, NO_HAND, rows);
    check_result(&s, "none", NOBODY); /* a4-b4 is open */
    rows[3] = "xo.*...";
    rules("on", "on");
    s = scene(BLACK, NO_HAND, rows);
    check_result(&s, "none", NOBODY); /* a1-b2 is open */
}

static void test_three_shut_in_men_fly_out_unless_flying_is_off(void)
{
    const char *rows[] = {"x--x--o", "|.-o-.|", "||...||", "xo.*...",
                          "||...||", "|.-.-.|", "o--.--."};
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND, rows);
    check_result(&s, "none", NOBODY);
    rules("off", "off");
    s = scene(BLACK, NO_HAND, rows);
    check_result(&s, "blocked", WHITE);
}

/* Corners and midpoints alternate, and the middle square the other way round: no mill anywhere. */
static void test_full_board_after_placing_is_a_draw(void)
{
    for (int diagonals = 0; diagonals < 2; diagonals++) {
        rules(option_off_on[diagonals], "on");
        static const char *const order[] = {"a1", "d1", "g1", "g4", "g7", "d7", "a7", "a4",
                                            "d2", "b2", "f4", "f2", "d6", "f6", "b4", "b6",
                                            "c3", "d3", "e3", "e4", "e5", "d5", "c5", "c4"};
        struct match match;
        struct fault fault = {""};
        match_start(&match, game, &settings);
        for (int i = 0; i < 24; i++) {
            TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
            TEST_ASSERT_TRUE_MESSAGE(match_play_text(&match, order[i], &fault), fault.text);
        }
        TEST_ASSERT_EQUAL_INT(REASON_IMMOBILE, match_outcome(&match).reason);
        TEST_ASSERT_EQUAL_INT(NOBODY, match_outcome(&match).winner);
        struct move list[MOVES_MAX];
        TEST_ASSERT_EQUAL_INT(0, game->moves(match_now(&match), list));
        match_free(&match);
    }
}

static void test_last_placement_with_a_mill_opens_the_full_board(void)
{
    rules("off", "on");
    struct layout s = scene(WHITE, 1,
                            (const char *[]){"x--o--x", "|o-x-o|", "||xox||", "ox.*oxo", "||xox||",
                                             "|o-x-o|", "x--o--x"});
    s.men[BLACK] &= ~bit(cell("b4")); /* white: a4 and c4; b4 completes the line */
    s.men[WHITE] |= bit(cell("c4"));
    s.base.men[BLACK]--;
    s.base.men[WHITE]++;
    s.in_hand[BLACK] = 0;
    s.base.hash = game->hash(&s.base);
    play(&s, "b4");
    TEST_ASSERT_EQUAL_INT(PHASE_REMOVING, s.base.phase);
    play(&s, "xa1");
    check_result(&s, "blocked", WHITE); /* a1 has only white neighbours */
}

static void start_from(struct match *match, const struct layout *s)
{
    match_start(match, game, &settings);
    memcpy(match->positions, s, sizeof *s);
}

static const char *const shuffle[] = {"a1-d1", "g7-d7", "d1-a1", "d7-g7"};

static const char *const quiet_rows[] = {"x--.--.", "|x-.-.|", "||x..||", "...*.x.",
                                         "||..o||", "|.-.-o|", "o--.--o"};

static void test_third_occurrence_is_a_draw(void)
{
    rules("off", "on");
    struct match match;
    struct layout s = scene(BLACK, NO_HAND, quiet_rows);
    start_from(&match, &s);
    for (int i = 0; i < 8; i++) {
        TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
        TEST_ASSERT_TRUE(match_play_text(&match, shuffle[i % 4], NULL));
    }
    TEST_ASSERT_EQUAL_INT(REASON_REPETITION, match_outcome(&match).reason);
    char text[OUTCOME_TEXT];
    match_describe(&match, match.at, text);
    TEST_ASSERT_EQUAL_STRING("Draw: third occurrence of the position, plies 0, 4, 8.", text);
    match_free(&match);
}

static void test_quiet_limit_is_a_draw(void)
{
    rules("off", "on");
    TEST_ASSERT_EQUAL_INT(100, settings_get(game, &settings, "quiet"));
    TEST_ASSERT_TRUE(settings_set(game, &settings, "repetition", "off", NULL));
    TEST_ASSERT_TRUE(settings_set(game, &settings, "quiet", "11", NULL));
    struct match match;
    struct layout s = scene(BLACK, NO_HAND, quiet_rows);
    start_from(&match, &s);
    for (int i = 0; i < 11; i++) {
        TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
        TEST_ASSERT_TRUE(match_play_text(&match, shuffle[i % 4], NULL));
    }
    TEST_ASSERT_EQUAL_INT(REASON_QUIET, match_outcome(&match).reason);
    match_free(&match);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_fewer_than_three_loses_in_the_moving_phase);
    RUN_TEST(test_fewer_than_three_does_not_lose_while_placing);
    RUN_TEST(test_fewer_than_three_loses_once_the_last_man_is_placed);
    RUN_TEST(test_two_men_without_a_removal_lose_when_placing_ends);
    RUN_TEST(test_blocked_player_loses);
    RUN_TEST(test_three_shut_in_men_fly_out_unless_flying_is_off);
    RUN_TEST(test_full_board_after_placing_is_a_draw);
    RUN_TEST(test_last_placement_with_a_mill_opens_the_full_board);
    RUN_TEST(test_third_occurrence_is_a_draw);
    RUN_TEST(test_quiet_limit_is_a_draw);
    return UNITY_END();
}
