/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Clocks at the terminal, with a clock of the test's own. */
#include <string.h>
#include <unity.h>

#include "cli/table.h"
#include "cli/table_clock.h"
#include "core/registry.h"

static struct table table;
static double time_of_day;

static double read_clock(void)
{
    return time_of_day;
}

static void sit_down(const char *second, const char *time)
{
    struct game_file none = {0};
    struct match match;
    struct match_plan plan = {.game = game_find("dodgem"),
                              .settings = settings_default(game_find("dodgem"))};
    strcpy(plan.players[0].control, "human");
    strcpy(plan.players[1].control, second);
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_TRUE(time_control_parse(time, &plan.time[i], NULL));
    match_begin(&match, &plan);
    table_init(&table, &match, &none, 1);
    table.seconds = read_clock;
    time_of_day = 1000;
}

void setUp(void)
{
}

void tearDown(void)
{
    table_free(&table);
}

static bool think(double seconds)
{
    clock_begin(&table);
    time_of_day += seconds;
    return clock_end(&table);
}

static int64_t left(int player)
{
    return match_time_left(&table.session.match, player);
}

static void test_a_line_costs_the_time_until_it_is_entered(void)
{
    sit_down("human", "5:00+3");
    TEST_ASSERT_FALSE(think(12.5));
    TEST_ASSERT_EQUAL_INT64(287500, left(0));
    TEST_ASSERT_FALSE(think(1)); /* a refused move, or help */
    TEST_ASSERT_EQUAL_INT64(286500, left(0));
    table_play(&table, "b5-b4");
    TEST_ASSERT_EQUAL_INT64(289500, left(0));
    TEST_ASSERT_EQUAL_INT64(300000, left(1));
}

static void test_a_late_line_loses(void)
{
    sit_down("human", "0:05");
    TEST_ASSERT_TRUE(think(3600));
    TEST_ASSERT_EQUAL_INT(REASON_TIME, match_outcome(&table.session.match).reason);
    TEST_ASSERT_EQUAL_INT(1, match_outcome(&table.session.match).winner);
    TEST_ASSERT_TRUE(table.show);
    TEST_ASSERT_FALSE(think(3600)); /* nobody's clock runs any more */
}

static void test_the_computer_is_not_late(void)
{
    sit_down("level2", "0:05");
    table_play(&table, "b5-b4");
    TEST_ASSERT_FALSE(think(3600));
    TEST_ASSERT_TRUE(left(1) > 4000);
}

static void test_the_prompt_names_the_time_left(void)
{
    char text[TIME_LEFT_TEXT];
    sit_down("human", "5:00");
    think(61);
    clock_in_prompt(&table.session.match, text, sizeof text);
    TEST_ASSERT_EQUAL_STRING(" (3:59)", text);
    table_free(&table);
    sit_down("human", "none");
    TEST_ASSERT_FALSE(think(100000));
    clock_in_prompt(&table.session.match, text, sizeof text);
    TEST_ASSERT_EQUAL_STRING("", text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_line_costs_the_time_until_it_is_entered);
    RUN_TEST(test_a_late_line_loses);
    RUN_TEST(test_the_computer_is_not_late);
    RUN_TEST(test_the_prompt_names_the_time_left);
    return UNITY_END();
}
