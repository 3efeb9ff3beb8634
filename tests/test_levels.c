/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lowest level is for a first game: a beginner wins more often than not, and no two games are
 * the same. A middle level is not beaten by luck. (Comparing levels takes thousands of games:
 * docs/strength.md.) */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "beginner.h"
#include "core/registry.h"
#include "play.h"

static struct computer *computer;

void setUp(void)
{
    computer = computer_open(1);
    TEST_ASSERT_NOT_NULL(computer);
}

void tearDown(void)
{
    computer_close(computer);
}

static struct move level_move(const struct match *match, int level, uint64_t seed, int divisor)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct computer_request request = {
        .view = &view, .level = level, .seed = seed, .budget_divisor = divisor};
    computer_decide(computer, &request, &decision);
    view_free(&view);
    return decision.move;
}

static struct move beginner_move(const struct match *match, uint64_t seed, struct rng *rng)
{
    struct view view;
    view_take(&view, match, match_now(match)->turn);
    struct move move = beginner_decide(&view, seed, rng);
    view_free(&view);
    return move;
}

/* A side's points in a finished match, doubled: 2 for a win, 1 for a draw. */
static int points_of(const struct match *match, int side)
{
    struct outcome outcome = match_outcome(match);
    return outcome.winner == NOBODY ? 1 : outcome.winner == side ? 2 : 0;
}

/* The beginner's points. */
static int play_beginner(const char *id, const char *options, int number)
{
    struct match match;
    struct rng rng = {.state = (uint64_t)number + 1};
    play_start(&match, id, options);
    while (!outcome_over(match_outcome(&match))) {
        int side = match_now(&match)->turn;
        uint64_t seed = (uint64_t)(2 * number + side);
        match_play(&match, side == number % 2 ? beginner_move(&match, seed, &rng)
                                              : level_move(&match, 1, seed, 1));
    }
    int points = points_of(&match, number % 2);
    match_free(&match);
    return points;
}

static void check_beginner_wins(const char *id, const char *options)
{
    int count = repeats(8, 16, 200), points = 0;
    char text[100];
    for (int i = 0; i < count; i++)
        points += play_beginner(id, options, i);
    snprintf(text, sizeof text, "%s %s: the beginner scored %d of %d", id, options, points,
             2 * count);
    TEST_MESSAGE(text);
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(count, points, text);
}

static void test_a_beginner_beats_the_lowest_level(void)
{
    for (int i = 0; games[i]; i++)
        check_beginner_wins(games[i]->id, "");
    check_beginner_wins("towers", "size=6");
    check_beginner_wins("dodgem", "size=4");
    check_beginner_wins("dodgem", "size=6");
    check_beginner_wins("morris", "diagonals=on");
}

/* ---- a middle level ---- */

/* Its points against random play. */
static int play_random_player(const struct game *game, int level, int number)
{
    struct match match;
    play_start(&match, game->id, "");
    while (!outcome_over(match_outcome(&match))) {
        int side = match_now(&match)->turn;
        match_play(&match, level_move(&match, side == number % 2 ? level : LEVEL_RANDOM,
                                      (uint64_t)(2 * number + side), 1));
    }
    int points = points_of(&match, number % 2);
    match_free(&match);
    return points;
}

static int play_random_players(const struct game *game, int level, int count)
{
    int points = 0;
    for (int number = 0; number < count; number++)
        points += play_random_player(game, level, number);
    return points;
}

/* It misjudges on purpose and may sometimes lose to luck, so it need not win every game: nine
 * tenths of all points, or of what the highest level scores where a small board often lets luck
 * draw. */
static void check_beats_random_play(const struct game *game, int count)
{
    char text[100];
    int points = play_random_players(game, 5, count), most = 2 * count;
    if (points < most * 9 / 10)
        most = play_random_players(game, LEVEL_COUNT, count);
    snprintf(text, sizeof text, "%s: level 5 scored %d of %d", game->id, points, most);
    TEST_MESSAGE(text);
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(count, points, text);
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(most * 9 / 10, points, text);
}

static void test_the_fifth_level_beats_random_play(void)
{
    for (int i = 0; games[i]; i++)
        check_beats_random_play(games[i], repeats(10, 40, 400));
}

/* ---- openings ---- */

/* The position of a level's game against itself after some plies. */
static uint64_t hash_after(const struct game *game, int level, uint64_t seed, int plies)
{
    struct match match;
    play_start(&match, game->id, "");
    while (match_ply(&match, match.at) < plies && !outcome_over(match_outcome(&match)))
        match_play(&match, level_move(&match, level, seed, 100));
    uint64_t hash = match_now(&match)->hash;
    match_free(&match);
    return hash;
}

static void check_openings(const struct game *game, int level)
{
    enum { GAMES = 6, PLIES = 6 };
    uint64_t seen[GAMES];
    int different = 0;
    for (int i = 0; i < GAMES; i++) {
        bool again = false;
        seen[i] = hash_after(game, level, (uint64_t)i * 77, PLIES);
        for (int j = 0; j < i; j++)
            again = again || seen[j] == seen[i];
        different += !again;
    }
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(GAMES / 2, different, game->id);
}

/* Games with hidden pieces vary their setups, which other tests check. */
static void test_levels_below_the_top_vary_their_openings(void)
{
    for (int i = 0; games[i]; i++)
        for (int level = 1; level < LEVEL_COUNT && !game_hides_pieces(games[i]); level++)
            check_openings(games[i], level);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_beginner_beats_the_lowest_level);
    RUN_TEST(test_the_fifth_level_beats_random_play);
    RUN_TEST(test_levels_below_the_top_vary_their_openings);
    return UNITY_END();
}
