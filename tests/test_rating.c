/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Glicko-2: the example from Glickman's paper, and the obvious properties of a rating. */
#include <unity.h>

#include "play/rating.h"

void setUp(void)
{
}
void tearDown(void)
{
}

static struct rating_result result(double value, double deviation, double score)
{
    return (struct rating_result){{value, deviation, 0.06}, score};
}

static void test_the_example_of_the_paper(void)
{
    struct rating before = {1500, 200, 0.06};
    struct rating_result results[] = {result(1400, 30, 1), result(1550, 100, 0),
                                      result(1700, 300, 0)};
    struct rating after = rating_after(before, results, 3);
    TEST_ASSERT_DOUBLE_WITHIN(0.01, 1464.06, after.value);
    TEST_ASSERT_DOUBLE_WITHIN(0.01, 151.52, after.deviation);
    TEST_ASSERT_DOUBLE_WITHIN(0.00001, 0.05999, after.volatility);
}

static void test_without_games_only_uncertainty_grows(void)
{
    struct rating before = {1600, 50, 0.06}, after = rating_after(before, NULL, 0);
    TEST_ASSERT_EQUAL_DOUBLE(before.value, after.value);
    TEST_ASSERT_EQUAL_DOUBLE(before.volatility, after.volatility);
    TEST_ASSERT_TRUE(after.deviation > before.deviation);
}

static void test_a_newcomers_rating_is_the_least_certain(void)
{
    struct rating rating = {1500, 349.9, 0.5};
    for (int i = 0; i < 100; i++)
        rating = rating_after(rating, NULL, 0);
    TEST_ASSERT_DOUBLE_WITHIN(0.01, rating_of_newcomer().deviation, rating.deviation);
}

/* A player who wins half of the games against a level ends up at its strength, with certainty. */
static void test_a_player_settles_at_the_level_they_match(void)
{
    struct rating rating = rating_of_newcomer();
    for (int i = 0; i < 400; i++) {
        struct rating_result game = {rating_of_anchor(2000), i % 2 ? 1 : 0};
        rating = rating_after(rating, &game, 1);
    }
    TEST_ASSERT_DOUBLE_WITHIN(60, 2000, rating.value);
    TEST_ASSERT_TRUE(rating.deviation < 80);
}

static void test_a_surprise_counts_more(void)
{
    struct rating rating = {1500, 100, 0.06};
    struct rating_result easy = result(1200, 50, 1), hard = result(1800, 50, 1);
    double small = rating_after(rating, &easy, 1).value - 1500;
    double large = rating_after(rating, &hard, 1).value - 1500;
    TEST_ASSERT_TRUE(small > 0);
    TEST_ASSERT_TRUE(large > 3 * small);
}

static void test_extreme_results_stay_finite(void)
{
    struct rating rating = rating_of_newcomer();
    for (int i = 0; i < 2000; i++) {
        struct rating_result game = {rating_of_anchor(5000), 1};
        rating = rating_after(rating, &game, 1);
        TEST_ASSERT_TRUE(rating.value > 1500 && rating.value < 20000);
        TEST_ASSERT_TRUE(rating.deviation > 0 && rating.volatility > 0);
    }
}

static void test_expectations_add_up(void)
{
    struct rating strong = {1800, 60, 0.06}, weak = {1500, 120, 0.06};
    double one = rating_expected_score(strong, weak), other = rating_expected_score(weak, strong);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1, one + other);
    TEST_ASSERT_TRUE(one > 0.8 && one < 0.86);
}

/* Whoever plays without regard to the opponent's strength surprises in every game. */
static void test_endless_surprises_do_not_add_up(void)
{
    struct rating rating = rating_of_newcomer();
    for (int i = 0; i < 20000; i++) {
        struct rating_result game = result(300 + i * 7 % 11 * 230, 30, (double)(i * 5 % 3) / 2);
        rating = rating_after(rating, &game, 1);
        TEST_ASSERT_TRUE(rating.value > 0 && rating.value < 3500);
        TEST_ASSERT_TRUE(rating.volatility <= 0.1);
    }
    TEST_ASSERT_TRUE(rating.deviation < 150);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_example_of_the_paper);
    RUN_TEST(test_without_games_only_uncertainty_grows);
    RUN_TEST(test_a_newcomers_rating_is_the_least_certain);
    RUN_TEST(test_a_player_settles_at_the_level_they_match);
    RUN_TEST(test_a_surprise_counts_more);
    RUN_TEST(test_extreme_results_stay_finite);
    RUN_TEST(test_expectations_add_up);
    RUN_TEST(test_endless_surprises_do_not_add_up);
    return UNITY_END();
}
