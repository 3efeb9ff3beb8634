/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Options: valid values, and the messages for invalid ones. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "games/dodgem/dodgem.h"
#include "games/morris/morris.h"
#include "games/stratego/stratego.h"
#include "games/towers/towers.h"
#include "play.h"

static struct settings settings;
static struct fault fault;

void setUp(void)
{
    fault.text[0] = '\0';
}

void tearDown(void)
{
}

static void assert_refused(const struct game *game, const char *id, const char *value,
                           const char *reason)
{
    settings = settings_default(game);
    struct settings before = settings;
    TEST_ASSERT_FALSE_MESSAGE(settings_set(game, &settings, id, value, &fault), value);
    if (reason)
        TEST_ASSERT_EQUAL_STRING(reason, fault.text);
    TEST_ASSERT_EQUAL_MEMORY(&before, &settings, sizeof settings);
}

static void test_every_value_can_be_set_by_its_text(void)
{
    for (int i = 0; games[i]; i++)
        for (int j = 0; j < games[i]->option_count; j++) {
            const struct option *option = &games[i]->options[j];
            settings = settings_default(games[i]);
            for (int value = option->min; value <= option->max; value += option->step) {
                char text[OPTION_TEXT];
                option_format(option, value, text);
                TEST_ASSERT_TRUE(settings_set(games[i], &settings, option->id, text, &fault));
                TEST_ASSERT_EQUAL_INT(value, settings_get(games[i], &settings, option->id));
                TEST_ASSERT_EQUAL_INT(value, settings.value[j]);
            }
        }
}

static void test_every_default_is_a_valid_value(void)
{
    for (int i = 0; games[i]; i++) {
        TEST_ASSERT_TRUE(games[i]->option_count <= OPTIONS_MAX);
        for (int j = 0; j < games[i]->option_count; j++) {
            const struct option *option = &games[i]->options[j];
            TEST_ASSERT_TRUE(option->default_value >= option->min &&
                             option->default_value <= option->max);
            TEST_ASSERT_EQUAL_INT(0, (option->default_value - option->min) % option->step);
            for (int k = 0; k < j; k++)
                TEST_ASSERT_TRUE(strcmp(option->id, games[i]->options[k].id) != 0);
        }
    }
}

static void test_the_defaults_are_those_of_the_rules(void)
{
    static const struct {
        const char *game, *option;
        int value;
    } defaults[] = {
        {"towers", "size", 8},      {"towers", "quiet", 100},     {"towers", "repetition", 1},
        {"dodgem", "size", 5},      {"dodgem", "blocked", 0},     {"dodgem", "quiet", 200},
        {"morris", "diagonals", 0}, {"morris", "flying", 1},      {"morris", "quiet", 100},
        {"stratego", "army", 0},    {"stratego", "memory", 0},    {"stratego", "two_square", 1},
        {"stratego", "quiet", 200}, {"stratego", "repetition", 1}};
    for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++) {
        const struct game *game = game_find(defaults[i].game);
        settings = settings_default(game);
        TEST_ASSERT_EQUAL_INT_MESSAGE(defaults[i].value,
                                      settings_get(game, &settings, defaults[i].option),
                                      defaults[i].option);
    }
}

static void test_a_size_out_of_range_is_refused_with_the_sizes_there_are(void)
{
    assert_refused(&game_towers, "size", "7",
                   "'7' is not a value of size in Queens & Towers: it must be 6, 8, 10 or 12");
    assert_refused(&game_towers, "size", "14",
                   "'14' is not a value of size in Queens & Towers: it must be 6, 8, 10 or 12");
    assert_refused(&game_dodgem, "size", "2",
                   "'2' is not a value of size in Dodgem: it must be 3, 4, 5, 6, 7 or 8");
    assert_refused(&game_dodgem, "size", "9", NULL);
}

static void test_invalid_numbers_are_refused(void)
{
    static const char *const wrong[] = {
        "", " 8", "+8", "-8", "8x", "8 ", "0x8", "eight", "8.0", "٨", "99999999999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_refused(&game_towers, "size", wrong[i], NULL);
}

static void test_a_wrong_name_is_refused_with_the_names_there_are(void)
{
    assert_refused(&game_dodgem, "blocked", "draws",
                   "'draws' is not a value of blocked in Dodgem: it must be wins or loses");
    assert_refused(&game_dodgem, "repetition", "ON",
                   "'ON' is not a value of repetition in Dodgem: it must be off or on");
    assert_refused(&game_stratego, "army", "1",
                   "'1' is not a value of army in Stratego: it must be ten or full");
}

static void test_a_quiet_limit_out_of_range_is_refused_with_the_range(void)
{
    assert_refused(&game_morris, "quiet", "1001",
                   "'1001' is not a value of quiet in Twelve Men’s Morris: it must be a whole "
                   "number from 0 to 1000");
}

static void test_an_unknown_option_is_refused(void)
{
    assert_refused(&game_towers, "colour", "red", "Queens & Towers has no option 'colour'");
    assert_refused(&game_morris, "size", "7", "Twelve Men’s Morris has no option 'size'");
    assert_refused(&game_towers, "", "", "Queens & Towers has no option ''");
}

static void test_an_overlong_value_is_truncated_in_the_message(void)
{
    char endless[5000];
    memset(endless, '7', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    assert_refused(&game_towers, "size", endless, NULL);
    TEST_ASSERT_TRUE(strlen(fault.text) < 200);
    assert_refused(&game_towers, endless, "8", NULL);
    TEST_ASSERT_TRUE(strlen(fault.text) < 200);
}

static void test_options_are_read_from_a_text(void)
{
    settings = settings_default(&game_dodgem);
    TEST_ASSERT_TRUE(settings_read(&game_dodgem, &settings, "", &fault));
    TEST_ASSERT_TRUE(settings_read(&game_dodgem, &settings, " size=6  blocked=loses ", &fault));
    TEST_ASSERT_EQUAL_INT(6, settings_get(&game_dodgem, &settings, "size"));
    TEST_ASSERT_EQUAL_INT(1, settings_get(&game_dodgem, &settings, "blocked"));
    TEST_ASSERT_FALSE(settings_read(&game_dodgem, &settings, "size=7 quiet", &fault));
    TEST_ASSERT_EQUAL_STRING("'quiet' is not of the form key=value", fault.text);
    TEST_ASSERT_EQUAL_INT(7, settings_get(&game_dodgem, &settings, "size"));
}

static void test_a_choice_is_one_option_and_its_value(void)
{
    settings = settings_default(&game_dodgem);
    TEST_ASSERT_TRUE(settings_set_pair(&game_dodgem, &settings, "size=6", &fault));
    TEST_ASSERT_FALSE(settings_set_pair(&game_dodgem, &settings, "", &fault));
    TEST_ASSERT_FALSE(settings_set_pair(&game_dodgem, &settings, "=6", &fault));
    TEST_ASSERT_FALSE(settings_set_pair(&game_dodgem, &settings, "size=7 quiet=0", &fault));
    TEST_ASSERT_EQUAL_INT(6, settings_get(&game_dodgem, &settings, "size"));
}

static void test_games_are_found_by_their_ids(void)
{
    TEST_ASSERT_EQUAL_PTR(&game_towers, game_find("towers"));
    TEST_ASSERT_EQUAL_PTR(&game_stratego, game_find("stratego"));
    TEST_ASSERT_NULL(game_find("chess"));
    TEST_ASSERT_NULL(game_find("Towers"));
    TEST_ASSERT_NULL(game_find(""));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_value_can_be_set_by_its_text);
    RUN_TEST(test_every_default_is_a_valid_value);
    RUN_TEST(test_the_defaults_are_those_of_the_rules);
    RUN_TEST(test_a_size_out_of_range_is_refused_with_the_sizes_there_are);
    RUN_TEST(test_invalid_numbers_are_refused);
    RUN_TEST(test_a_wrong_name_is_refused_with_the_names_there_are);
    RUN_TEST(test_a_quiet_limit_out_of_range_is_refused_with_the_range);
    RUN_TEST(test_an_unknown_option_is_refused);
    RUN_TEST(test_an_overlong_value_is_truncated_in_the_message);
    RUN_TEST(test_options_are_read_from_a_text);
    RUN_TEST(test_a_choice_is_one_option_and_its_value);
    RUN_TEST(test_games_are_found_by_their_ids);
    return UNITY_END();
}
