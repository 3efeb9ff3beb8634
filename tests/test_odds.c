/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Handicaps suggested when one player keeps winning. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "play/odds.h"

static struct match_plan plan;
static struct odds_step step;
static char text[ODDS_TEXT];

void setUp(void)
{
}

void tearDown(void)
{
}

static void take(const char *game, const char *options)
{
    plan = (struct match_plan){.game = game_find(game)};
    plan.settings = settings_default(plan.game);
    TEST_ASSERT_TRUE(settings_read(plan.game, &plan.settings, options, NULL));
    strcpy(plan.players[0].name, "Ann");
}

static void assert_asks(int winner, const char *question)
{
    TEST_ASSERT_TRUE(odds_next(&plan, winner, &step));
    odds_ask(&plan, winner, 5, &step, text);
    TEST_ASSERT_EQUAL_STRING(question, text);
}

static void test_each_game_suggests_its_own(void)
{
    take("towers", "");
    assert_asks(0, "Ann has won the last 5: play on with one tower fewer for Ann?");
    take("towers", "fewer1=1");
    assert_asks(0, "Ann has won the last 5: play on with 2 towers fewer for Ann?");
    take("dodgem", "");
    assert_asks(0, "Ann has won the last 5: play on with one pawn fewer for Black?");
    take("morris", "");
    assert_asks(1, "White has won the last 5: play on with one man fewer for White?");
    take("stratego", "");
    assert_asks(1, "Red has won the last 5: play on with a weaker army for Red (leaders shown)?");
}

static void test_what_the_loser_gave_is_taken_back_first(void)
{
    take("towers", "fewer1=2");
    assert_asks(1, "Red has won the last 5. Next game with “Blue’s missing towers: 1”?");
    TEST_ASSERT_EQUAL_STRING("fewer1", plan.game->options[step.option].id);
    take("dodgem", "fewer1=1");
    assert_asks(0, "Ann has won the last 5. Next game with “Fewer pawns for White: none”?");
}

static void test_there_is_an_end_to_it(void)
{
    take("towers", "fewer1=4");
    TEST_ASSERT_FALSE(odds_next(&plan, 0, &step));
    take("dodgem", "size=3 fewer2=1");
    TEST_ASSERT_FALSE(odds_next(&plan, 0, &step)); /* no pawn would be left */
}

/* Every step leads to options with which a game can start. */
static void test_every_step_can_be_played(void)
{
    for (int i = 0; games[i]; i++)
        for (int winner = 0; winner < 2; winner++) {
            take(games[i]->id, "");
            for (int steps = 0; odds_next(&plan, winner, &step); steps++) {
                TEST_ASSERT_TRUE(steps < 20);
                plan.settings.value[step.option] = step.value;
                TEST_ASSERT_TRUE(settings_check(plan.game, &plan.settings, NULL));
            }
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_each_game_suggests_its_own);
    RUN_TEST(test_what_the_loser_gave_is_taken_back_first);
    RUN_TEST(test_there_is_an_end_to_it);
    RUN_TEST(test_every_step_can_be_played);
    return UNITY_END();
}
