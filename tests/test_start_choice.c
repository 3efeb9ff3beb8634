/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a match begins: the choice as text, and the plan it leads to. */
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "core/registry.h"
#include "play/start_choice.h"

static struct rng rng;

void setUp(void)
{
    rng = (struct rng){.state = 11};
}

void tearDown(void)
{
}

static const struct match_player people[2] = {{.name = "Ada", .person = "a1"}, {.name = "Bob"}};

static struct start_choice random_choice(const struct game *game)
{
    static const struct time_control times[] = {
        {.kind = TIME_UNLIMITED},
        {.kind = TIME_TOTAL, .allowance = 300000, .bonus = 3000},
        {.kind = TIME_PER_TURN, .allowance = 30000}};
    struct start_choice choice = start_choice_usual(game);
    choice.mode = (enum start_mode)rng_below(&rng, START_MODES);
    choice.side = (enum start_side)rng_below(&rng, START_SIDES);
    choice.level = 1 + rng_below(&rng, LEVEL_COUNT);
    choice.series_length = rng_below(&rng, 8);
    for (int i = 0; i < 2; i++) {
        choice.watched[i] = 1 + rng_below(&rng, LEVEL_COUNT);
        choice.time[i] = times[rng_below(&rng, 3)];
        for (int aid = 0; aid < AID_COUNT; aid++)
            if (rng_below(&rng, 2))
                choice.aids[i][aid] = allowance_of(rng_below(&rng, 6));
    }
    choice.swap_rule = rng_below(&rng, 2);
    struct settings settings = choice.settings;
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        int count = (option->max - option->min) / option->step + 1;
        settings.value[i] = option->min + rng_below(&rng, count) * option->step;
    }
    if (settings_check(game, &settings, NULL))
        choice.settings = settings;
    return choice;
}

static void test_a_choice_survives_writing_and_reading(void)
{
    for (int i = 0; i < 400; i++)
        for (int g = 0; games[g]; g++) {
            char text[START_TEXT], again[START_TEXT];
            struct start_choice choice = random_choice(games[g]);
            start_choice_write(&choice, games[g], text);
            struct start_choice read = start_choice_read(games[g], text);
            start_choice_write(&read, games[g], again);
            TEST_ASSERT_EQUAL_STRING(text, again);
            TEST_ASSERT_EQUAL_MEMORY(&choice.settings, &read.settings, sizeof choice.settings);
            TEST_ASSERT_EQUAL_INT(choice.series_length, read.series_length);
            TEST_ASSERT_EQUAL_MEMORY(choice.aids, read.aids, sizeof choice.aids);
            TEST_ASSERT_EQUAL_INT(choice.swap_rule, read.swap_rule);
            for (int k = 0; k < 2; k++)
                TEST_ASSERT_TRUE(time_control_equal(&choice.time[k], &read.time[k]));
        }
}

/* Every option has a value that makes the text longest. */
static void test_the_longest_text_fits(void)
{
    for (int g = 0; games[g]; g++) {
        size_t length = strlen("mode=alone level=8 side=random watch1=8 watch2=8 clock1=60:00+60 "
                               "clock2=60:00+60 series=100 :");
        for (int i = 0; i < games[g]->option_count; i++)
            length += strlen(games[g]->options[i].id) + 2 + OPTION_TEXT;
        TEST_ASSERT_TRUE_MESSAGE(length < START_TEXT, games[g]->id);
    }
}

static void test_words_that_are_not_understood_cost_only_themselves(void)
{
    const struct game *game = game_find("dodgem");
    struct start_choice choice = start_choice_read(
        game, "mode=three level=9 side=second colour=green clock1=later watch1= = "
              "series=-1 level=2x : size=99 size=7 blocked=loses nothing");
    TEST_ASSERT_EQUAL_INT(START_ALONE, choice.mode);
    TEST_ASSERT_EQUAL_INT(2, choice.level);
    TEST_ASSERT_EQUAL_INT(START_SECOND, choice.side);
    TEST_ASSERT_EQUAL_INT(TIME_UNLIMITED, choice.time[0].kind);
    TEST_ASSERT_EQUAL_INT(1, choice.series_length);
    TEST_ASSERT_EQUAL_INT(7, settings_get(game, &choice.settings, "size"));
    TEST_ASSERT_EQUAL_INT(1, settings_get(game, &choice.settings, "blocked"));
}

/* Valid one by one, but not together: the game starts as usual. */
static void test_options_that_leave_no_game_are_dropped(void)
{
    const struct game *game = game_find("dodgem");
    struct start_choice choice = start_choice_read(game, "mode=two : size=6 ahead1=1 ahead2=1");
    TEST_ASSERT_EQUAL_INT(START_TWO, choice.mode);
    TEST_ASSERT_TRUE(settings_check(game, &choice.settings, NULL));
}

static void test_a_newcomer_plays_a_beginner(void)
{
    struct start_choice choice = start_choice_read(games[0], "");
    struct match_plan plan = start_choice_plan(&choice, games[0], people, &rng);
    TEST_ASSERT_EQUAL_STRING("human", plan.players[0].control);
    TEST_ASSERT_EQUAL_STRING("Ada", plan.players[0].name);
    TEST_ASSERT_EQUAL_STRING("level2", plan.players[1].control);
    TEST_ASSERT_EQUAL_STRING("", plan.players[1].name);
}

static void test_side_name_and_clock_belong_to_the_person(void)
{
    struct start_choice choice = start_choice_usual(games[0]);
    choice.side = START_SECOND;
    choice.time[0] = (struct time_control){.kind = TIME_TOTAL, .allowance = 60000};
    struct match_plan plan = start_choice_plan(&choice, games[0], people, &rng);
    TEST_ASSERT_EQUAL_STRING("level2", plan.players[0].control);
    TEST_ASSERT_EQUAL_STRING("human", plan.players[1].control);
    TEST_ASSERT_EQUAL_STRING("Ada", plan.players[1].name);
    TEST_ASSERT_EQUAL_STRING("a1", plan.players[1].person);
    TEST_ASSERT_EQUAL_INT(TIME_UNLIMITED, plan.time[0].kind);
    TEST_ASSERT_EQUAL_INT(60000, plan.time[1].allowance);
}

static void test_random_sides_are_both_sides(void)
{
    struct start_choice choice = start_choice_usual(games[0]);
    int first = 0;
    choice.side = START_RANDOM;
    for (int i = 0; i < 100; i++) {
        struct match_plan plan = start_choice_plan(&choice, games[0], people, &rng);
        first += strcmp(plan.players[0].control, "human") == 0;
    }
    TEST_ASSERT_TRUE(first > 25 && first < 75);
}

static void test_two_people_and_two_computers(void)
{
    struct start_choice choice = start_choice_usual(games[0]);
    choice.mode = START_TWO;
    struct match_plan plan = start_choice_plan(&choice, games[0], people, &rng);
    TEST_ASSERT_EQUAL_STRING("Ada", plan.players[0].name);
    TEST_ASSERT_EQUAL_STRING("Bob", plan.players[1].name);
    choice.mode = START_WATCH;
    choice.watched[1] = 7;
    plan = start_choice_plan(&choice, games[0], people, &rng);
    TEST_ASSERT_EQUAL_STRING("level4", plan.players[0].control);
    TEST_ASSERT_EQUAL_STRING("level7", plan.players[1].control);
}

/* A match leads back to a choice that leads to the same match. */
static void test_a_match_like_another(void)
{
    for (int i = 0; i < 200; i++) {
        struct match match;
        struct start_choice choice = random_choice(games[1]);
        struct match_plan plan = start_choice_plan(&choice, games[1], people, &rng);
        match_begin(&match, &plan);
        struct start_choice like = start_choice_like(&match);
        struct match_plan again = start_choice_plan(&like, games[1], people, &rng);
        TEST_ASSERT_EQUAL_INT(choice.mode, like.mode);
        for (int k = 0; k < 2; k++) {
            TEST_ASSERT_EQUAL_STRING(plan.players[k].control, again.players[k].control);
            TEST_ASSERT_EQUAL_STRING(plan.players[k].name, again.players[k].name);
            TEST_ASSERT_TRUE(time_control_equal(&plan.time[k], &again.time[k]));
        }
        TEST_ASSERT_EQUAL_MEMORY(&plan.settings, &again.settings, sizeof plan.settings);
        match_free(&match);
    }
}

static void assert_shown(const char *expected, struct time_control time)
{
    char text[TIME_CONTROL_SHOWN];
    time_control_show(&time, text);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_times_as_people_read_them(void)
{
    assert_shown("None", (struct time_control){.kind = TIME_UNLIMITED});
    assert_shown("5 min", (struct time_control){.kind = TIME_TOTAL, .allowance = 300000});
    assert_shown("5 min + 3 s",
                 (struct time_control){.kind = TIME_TOTAL, .allowance = 300000, .bonus = 3000});
    assert_shown("1:30", (struct time_control){.kind = TIME_TOTAL, .allowance = 90000});
    assert_shown("30 s per move", (struct time_control){.kind = TIME_PER_TURN, .allowance = 30000});
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_choice_survives_writing_and_reading);
    RUN_TEST(test_the_longest_text_fits);
    RUN_TEST(test_words_that_are_not_understood_cost_only_themselves);
    RUN_TEST(test_options_that_leave_no_game_are_dropped);
    RUN_TEST(test_a_newcomer_plays_a_beginner);
    RUN_TEST(test_side_name_and_clock_belong_to_the_person);
    RUN_TEST(test_random_sides_are_both_sides);
    RUN_TEST(test_two_people_and_two_computers);
    RUN_TEST(test_a_match_like_another);
    RUN_TEST(test_times_as_people_read_them);
    return UNITY_END();
}
