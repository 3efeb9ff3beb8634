/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Series: the score, the decision, who begins, and the text format. */
#include <string.h>
#include <unity.h>

#include "play/series.h"

static struct series series;

void setUp(void)
{
}
void tearDown(void)
{
}

static void begin(int length, int games)
{
    static const char *const ids[] = {"a", "b", "c", "d"};
    series_begin(&series, length);
    for (int i = 0; i < games; i++)
        series_add_game(&series, ids[i]);
}

/* Results as signs: 1, 2 and = */
static void play(const char *results)
{
    for (; *results; results++)
        series_record(&series, *results == '=' ? NOBODY : *results - '1');
}

static void assert_winner(const char *results, int length, int winner)
{
    begin(length, 1);
    play(results);
    TEST_ASSERT_EQUAL_MESSAGE(winner, series_winner(&series), results);
    TEST_ASSERT_EQUAL_MESSAGE(winner != NOBODY, series_is_over(&series), results);
}

static void test_best_of(void)
{
    assert_winner("", 1, NOBODY);
    assert_winner("1", 1, 0);
    assert_winner("2", 1, 1);
    assert_winner("1", 3, NOBODY);
    assert_winner("11", 3, 0);
    assert_winner("12", 3, NOBODY);
    assert_winner("122", 3, 1);
    assert_winner("1=", 3, NOBODY); /* 1½ to ½: a loss would make it level */
    assert_winner("1==", 3, 0);
    assert_winner("111", 5, 0);
    assert_winner("1112", 7, NOBODY);
    assert_winner("11121", 7, 0);
}

static void test_a_level_series_has_a_decider(void)
{
    assert_winner("=", 1, NOBODY);
    TEST_ASSERT_TRUE(series_needs_decider(&series));
    assert_winner("12=", 3, NOBODY);
    TEST_ASSERT_TRUE(series_needs_decider(&series));
    play("=");
    TEST_ASSERT_TRUE(series_needs_decider(&series));
    play("2");
    TEST_ASSERT_EQUAL(1, series_winner(&series));
    TEST_ASSERT_FALSE(series_needs_decider(&series));
}

static void test_an_open_series_goes_on_for_ever(void)
{
    begin(0, 1);
    for (int i = 0; i < 3 * SERIES_RESULTS_MAX; i++) {
        TEST_ASSERT_FALSE(series_is_over(&series));
        int first = series_first_player(&series);
        series_record(&series, i % 3);
        TEST_ASSERT_EQUAL(1 - first, series_first_player(&series));
    }
    TEST_ASSERT_TRUE(series.result_count <= SERIES_RESULTS_MAX);
}

static void test_with_four_games_no_opponent_always_begins_one(void)
{
    int begun[4][2] = {{0}};
    begin(0, 4);
    for (int i = 0; i < 16; i++) {
        TEST_ASSERT_EQUAL(i % 4, series_next_game(&series));
        begun[series_next_game(&series)][series_first_player(&series)]++;
        play("=");
    }
    for (int game = 0; game < 4; game++)
        TEST_ASSERT_EQUAL(2, begun[game][0]);
}

static void test_it_survives_writing_and_reading(void)
{
    struct text text = {0};
    begin(7, 4);
    play("12==1");
    series_write(&series, &text);
    TEST_ASSERT_EQUAL_STRING("series: 7\nseries game: a\nseries game: b\nseries game: c\n"
                             "series game: d\nseries results: 12==1\n",
                             text.data);
    struct series again = {0};
    for (char *line = strtok(text.data, "\n"); line; line = strtok(NULL, "\n")) {
        char *value = strstr(line, ": ");
        *value = '\0';
        TEST_ASSERT_TRUE(series_read_line(&again, line, value + 2));
    }
    TEST_ASSERT_EQUAL_MEMORY(&series, &again, sizeof series);
    text_free(&text);
}

static void test_lines_that_are_refused_change_nothing(void)
{
    static const char *const wrong[][2] = {
        {"series", ""},
        {"series", "-1"},
        {"series", "100"},
        {"series", "3 "},
        {"series results", "3"},
        {"series results", "1 2"},
        {"series game", ""},
        {"serie", "3"},
        {"series game", "a name that is far too long for a game"},
    };
    series_record(&series, 1);
    struct series before = series;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        TEST_ASSERT_FALSE_MESSAGE(series_read_line(&series, wrong[i][0], wrong[i][1]), wrong[i][1]);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &series, sizeof series, wrong[i][1]);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_best_of);
    RUN_TEST(test_a_level_series_has_a_decider);
    RUN_TEST(test_an_open_series_goes_on_for_ever);
    RUN_TEST(test_with_four_games_no_opponent_always_begins_one);
    RUN_TEST(test_it_survives_writing_and_reading);
    RUN_TEST(test_lines_that_are_refused_change_nothing);
    return UNITY_END();
}
