/* The lowest level is for a first game: a beginner wins more often than not, and no two games are
 * the same. (How the levels compare with each other takes thousands of games: docs/strength.md.) */
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

static struct move decide(const struct match *match, bool beginner, uint64_t seed, struct rng *rng)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    if (beginner) {
        decision.move = beginner_decide(&view, seed, rng);
    } else {
        struct computer_request request = {
            .view = &view, .level = 1, .seed = seed, .budget_divisor = 1};
        computer_decide(computer, &request, &decision);
    }
    view_free(&view);
    return decision.move;
}

/* The beginner's points, twice: 2 for a win, 1 for a draw. */
static int play_beginner(const char *id, const char *options, int number)
{
    struct match match;
    struct rng rng = {.state = (uint64_t)number + 1};
    play_start(&match, id, options);
    while (!outcome_over(match_outcome(&match))) {
        int side = match_now(&match)->turn;
        uint64_t seed = (uint64_t)(2 * number + side);
        match_play(&match, decide(&match, side == number % 2, seed, &rng));
    }
    struct outcome outcome = match_outcome(&match);
    match_free(&match);
    return outcome.winner == NOBODY ? 1 : outcome.winner == number % 2 ? 2 : 0;
}

static void check_beginner_wins(const char *id, const char *options)
{
    int count = long_run() ? 200 : 16, points = 0;
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
    check_beginner_wins("towers", "size=6");
    check_beginner_wins("towers", "size=8");
    check_beginner_wins("dodgem", "size=4");
    check_beginner_wins("dodgem", "size=5");
    check_beginner_wins("dodgem", "size=6");
    check_beginner_wins("morris", "");
    check_beginner_wins("morris", "diagonals=on");
    check_beginner_wins("stratego", "");
}

/* Where a level's game with itself stands after some plies. */
static uint64_t hash_after(const struct game *game, int level, uint64_t seed, int plies)
{
    struct match match;
    struct computer_request request = {.level = level, .seed = seed, .budget_divisor = 100};
    play_start(&match, game->id, "");
    while (match_ply(&match, match.at) < plies && !outcome_over(match_outcome(&match))) {
        struct view view;
        struct decision decision;
        view_take(&view, &match, match_now(&match)->turn);
        request.view = &view;
        computer_decide(computer, &request, &decision);
        view_free(&view);
        match_play(&match, decision.move);
    }
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

/* Where pieces are hidden the setups differ: that is tested with them. */
static void test_levels_below_the_top_vary_their_openings(void)
{
    for (int i = 0; games[i]; i++)
        for (int level = 1; level < LEVEL_COUNT && !games[i]->mask; level++)
            check_openings(games[i], level);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_beginner_beats_the_lowest_level);
    RUN_TEST(test_levels_below_the_top_vary_their_openings);
    return UNITY_END();
}
