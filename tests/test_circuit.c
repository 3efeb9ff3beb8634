/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Runs through circuits: opponents, lives, points, and the file that resumes them. */
#include "play/circuit.h"

#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "core/registry.h"
#include "play/contest.h"
#include "play/session.h"

static struct contest contest;
static struct match match;
static struct rng rng;
static const struct match_player ada = {.control = "human", .name = "Ada", .person = "aaaaaaaa"};

void setUp(void)
{
    rng.state = 7;
    memset(&match, 0, sizeof match);
    contest_begin_circuit(&contest, "dodgem", &ada, &rng);
}

void tearDown(void)
{
    match_free(&match);
}

static int ada_side(void)
{
    return strcmp(match.players[0].name, "Ada") == 0 ? 0 : 1;
}

static void begin_next(void)
{
    struct match_plan plan;
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    match_free(&match);
    match_begin(&match, &plan);
    match_set_up(&match);
}

/* Until it is the turn of the one who resigns. */
static void play_until_turn_of(int side)
{
    while (match_now(&match)->turn != side) {
        struct move list[MOVES_MAX];
        match.game->moves(match_now(&match), list);
        match_play(&match, list[0]);
    }
}

static void play_next(enum bout_end end)
{
    begin_next();
    play_until_turn_of(end == BOUT_WON ? 1 - ada_side() : ada_side());
    match_play(&match, move_word(end == BOUT_DRAWN ? VERB_DRAW : VERB_RESIGN));
    TEST_ASSERT_TRUE(contest_record(&contest, &match));
}

static struct circuit_state now(void)
{
    return circuit_state(&contest.circuit);
}

static void test_a_win_leads_to_the_next_opponent_on_the_other_side(void)
{
    begin_next();
    TEST_ASSERT_EQUAL_INT(0, ada_side());
    TEST_ASSERT_EQUAL_STRING("aaaaaaaa", match.players[0].person);
    TEST_ASSERT_EQUAL_STRING("level1", match.players[1].control);
    TEST_ASSERT_EQUAL_STRING(match.game->opponents->list[0].name, match.players[1].name);
    play_next(BOUT_WON);
    TEST_ASSERT_EQUAL_INT(1, now().passed);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES, now().half_lives);
    begin_next();
    TEST_ASSERT_EQUAL_INT(1, ada_side());
    TEST_ASSERT_EQUAL_STRING("level2", match.players[0].control);
}

static void test_only_the_person_has_a_clock_and_no_take_backs(void)
{
    begin_next();
    TEST_ASSERT_EQUAL_INT(TIME_TOTAL, match.time[0].kind);
    TEST_ASSERT_EQUAL_INT(TIME_UNLIMITED, match.time[1].kind);
    TEST_ASSERT_EQUAL_INT(0, allowance_left(&match.aids[0][AID_TAKE_BACK]));
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HINTS, allowance_left(&match.aids[0][AID_HINT]));
}

static void test_a_loss_costs_a_life_and_is_played_again(void)
{
    play_next(BOUT_LOST);
    TEST_ASSERT_EQUAL_INT(0, now().passed);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 2, now().half_lives);
    TEST_ASSERT_EQUAL_INT(0, now().points);
    play_next(BOUT_LOST);
    TEST_ASSERT_FALSE(now().over);
    play_next(BOUT_LOST);
    TEST_ASSERT_TRUE(now().over);
    TEST_ASSERT_FALSE(now().completed);
    struct match_plan plan;
    TEST_ASSERT_FALSE(contest_next(&contest, &plan));
}

static void test_a_draw_costs_half_and_leads_on(void)
{
    play_next(BOUT_DRAWN);
    TEST_ASSERT_EQUAL_INT(1, now().passed);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 1, now().half_lives);
    struct bout_points points = circuit_points(&match);
    TEST_ASSERT_TRUE(points.halved);
    TEST_ASSERT_EQUAL_INT((points.won + points.level + points.speed + points.unaided) / 2,
                          now().points);
}

static void test_points_for_level_speed_and_doing_without_hints(void)
{
    begin_next();
    match_think(&match, (uint32_t)match.time[0].allowance / 2);
    struct move list[MOVES_MAX];
    match.game->moves(match_now(&match), list);
    match_play(&match, list[0]);
    match_use_aid(&match, 0, AID_HINT, AID_PARTS);
    play_until_turn_of(1);
    match_play(&match, move_word(VERB_RESIGN));
    struct bout_points points = circuit_points(&match);
    TEST_ASSERT_EQUAL_INT(1000, points.won);
    TEST_ASSERT_EQUAL_INT(250, points.level);
    TEST_ASSERT_EQUAL_INT(510, points.speed); /* half, and two seconds for the move */
    TEST_ASSERT_EQUAL_INT(330, points.unaided);
    TEST_ASSERT_EQUAL_INT(2090, points.total);
}

static void test_all_without_a_scratch_is_gold(void)
{
    TEST_ASSERT_EQUAL_INT(MEDAL_NONE, circuit_medal(&contest.circuit));
    for (int i = 0; i < OPPONENT_COUNT; i++) {
        play_next(BOUT_WON);
        if (i + 1 < OPPONENT_COUNT)
            TEST_ASSERT_EQUAL_INT(i + 1 >= OPPONENT_COUNT / 2 ? MEDAL_BRONZE : MEDAL_NONE,
                                  circuit_medal(&contest.circuit));
    }
    TEST_ASSERT_TRUE(now().completed);
    TEST_ASSERT_EQUAL_INT(MEDAL_GOLD, circuit_medal(&contest.circuit));
    TEST_ASSERT_EQUAL_INT(3000, circuit_bonus(&contest.circuit));
}

static void test_with_a_scratch_is_silver(void)
{
    play_next(BOUT_LOST);
    for (int i = 0; i < OPPONENT_COUNT; i++)
        play_next(BOUT_WON);
    TEST_ASSERT_EQUAL_INT(MEDAL_SILVER, circuit_medal(&contest.circuit));
    TEST_ASSERT_EQUAL_INT(2000, circuit_bonus(&contest.circuit));
}

static void test_the_grand_circuit_goes_around_the_games(void)
{
    int length = circuit_length(circuit_grand);
    TEST_ASSERT_EQUAL_INT(12, length);
    for (int i = 0; i < length; i++) {
        struct challenger who = circuit_challenger(circuit_grand, i);
        TEST_ASSERT_EQUAL_PTR(games[i % 4], who.game);
        if (i >= 4)
            TEST_ASSERT_TRUE(who.opponent->level >
                             circuit_challenger(circuit_grand, i - 4).opponent->level);
    }
    TEST_ASSERT_EQUAL_INT(0, circuit_length("chess"));
    contest_begin_circuit(&contest, circuit_grand, &ada, &rng);
    for (int i = 0; i < length; i++)
        play_next(BOUT_WON);
    TEST_ASSERT_TRUE(now().completed);
}

static void test_a_result_counts_once_and_stands(void)
{
    play_next(BOUT_LOST);
    int points = now().points;
    /* The lost game is taken up again from its past, and won. */
    match_go(&match, match.length - 1);
    struct move list[MOVES_MAX];
    match.game->moves(match_now(&match), list);
    match_play(&match, list[0]);
    play_until_turn_of(1 - ada_side());
    match_play(&match, move_word(VERB_RESIGN));
    TEST_ASSERT_FALSE(contest_record(&contest, &match));
    TEST_ASSERT_EQUAL_INT(1, contest.circuit.result_count);
    TEST_ASSERT_EQUAL_INT(points, now().points);
}

static void test_a_game_thrown_away_is_lost(void)
{
    begin_next();
    strcpy(contest.circuit.playing, "dodgem.txt");
    TEST_ASSERT_TRUE(circuit_abandon_game(&contest.circuit));
    TEST_ASSERT_EQUAL_STRING("", contest.circuit.playing);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 2, now().half_lives);
    play_until_turn_of(1);
    match_play(&match, move_word(VERB_RESIGN));
    TEST_ASSERT_FALSE(contest_record(&contest, &match)); /* brought back and won: too late */
}

static void test_survives_being_written_and_read(void)
{
    struct text text = {0}, again = {0};
    struct contest read;
    struct fault fault;
    play_next(BOUT_WON);
    play_next(BOUT_LOST);
    play_next(BOUT_DRAWN);
    strcpy(contest.circuit.playing, "Dodgem 4.txt");
    contest_write(&contest, &text);
    TEST_ASSERT_TRUE_MESSAGE(contest_read(&read, text.data, "x", &fault), fault.text);
    TEST_ASSERT_EQUAL_INT(CONTEST_CIRCUIT, read.kind);
    contest_write(&read, &again);
    TEST_ASSERT_EQUAL_STRING(text.data, again.data);
    TEST_ASSERT_EQUAL_STRING("Dodgem 4.txt", read.circuit.playing);
    read.circuit.given_up = true;
    text_clear(&text);
    contest_write(&read, &text);
    TEST_ASSERT_TRUE(contest_read(&contest, text.data, "x", &fault));
    TEST_ASSERT_TRUE(now().over);
    text_free(&text);
    text_free(&again);
}

static void test_damaged_runs_are_refused(void)
{
    static const char *const lines[][2] = {
        {"circuit", "chess"},
        {"circuit result", "won"},
        {"circuit result", "won -3"},
        {"circuit result", "won 1x"},
        {"circuit result", "won 1 2"},
        {"circuit result", "ate 1"},
        {"circuit game", "a/b"},
        {"circuit game", ""},
        {"circuit result", "won 999999"},
        {"circuit", ""},
        {"circuit", "a-very-long-name-of-a-circuit"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct circuit circuit;
        circuit_begin(&circuit, "dodgem");
        TEST_ASSERT_FALSE_MESSAGE(circuit_read_line(&circuit, lines[i][0], lines[i][1]),
                                  lines[i][1]);
    }
    struct circuit over;
    circuit_begin(&over, "dodgem");
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_TRUE(circuit_read_line(&over, "circuit result", "lost 0"));
    TEST_ASSERT_FALSE(circuit_read_line(&over, "circuit result", "won 1000"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_win_leads_to_the_next_opponent_on_the_other_side);
    RUN_TEST(test_only_the_person_has_a_clock_and_no_take_backs);
    RUN_TEST(test_a_loss_costs_a_life_and_is_played_again);
    RUN_TEST(test_a_draw_costs_half_and_leads_on);
    RUN_TEST(test_points_for_level_speed_and_doing_without_hints);
    RUN_TEST(test_all_without_a_scratch_is_gold);
    RUN_TEST(test_with_a_scratch_is_silver);
    RUN_TEST(test_the_grand_circuit_goes_around_the_games);
    RUN_TEST(test_a_result_counts_once_and_stands);
    RUN_TEST(test_a_game_thrown_away_is_lost);
    RUN_TEST(test_survives_being_written_and_read);
    RUN_TEST(test_damaged_runs_are_refused);
    return UNITY_END();
}
