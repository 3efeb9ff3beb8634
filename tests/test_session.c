/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The level of a computer player changes during a match; records count the lowest that has played.
 */
#include <string.h>
#include <unity.h>

#include "base/text.h"
#include "core/registry.h"
#include "core/save.h"
#include "play/session.h"

static struct session session;

static const struct match_player *computer(void)
{
    return &session.match.players[1];
}

void setUp(void)
{
    const struct game *game = game_find("dodgem");
    struct match_plan plan = {.game = game,
                              .settings = settings_default(game),
                              .players = {{.control = "human"}, {.control = "level4"}}};
    session = (struct session){0};
    session_start(&session, &plan);
}

void tearDown(void)
{
    session_close(&session);
}

static void play(const char *move)
{
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(match_play_text(&session.match, move, &fault), fault.text);
}

static void assert_level(const char *control, const char *rated)
{
    TEST_ASSERT_EQUAL_STRING(control, computer()->control);
    TEST_ASSERT_EQUAL_STRING(rated, computer()->rated);
}

static void test_the_lowest_level_counts(void)
{
    play("b5-b4");
    session_set_level(&session, 1, 6);
    assert_level("level6", "level4");
    play("a1-b1");
    session_set_level(&session, 1, 2);
    assert_level("level2", "");
    play("b4-b3");
    session_set_level(&session, 1, 8);
    assert_level("level8", "level2");
}

static void test_nothing_counts_before_the_first_move(void)
{
    session_set_level(&session, 1, 1);
    session_set_level(&session, 1, 5);
    assert_level("level5", "");
}

/* Looking through the levels is no change: those that never play do not count. */
static void test_levels_passed_on_the_way_do_not_count(void)
{
    play("b5-b4");
    session_set_level(&session, 1, 3);
    session_set_level(&session, 1, 1);
    session_set_level(&session, 1, 4);
    assert_level("level4", "");
    session_set_level(&session, 1, 5);
    assert_level("level5", "level4");
}

static void test_people_have_no_level(void)
{
    play("b5-b4");
    session_set_level(&session, 0, 3);
    TEST_ASSERT_EQUAL_STRING("human", session.match.players[0].control);
}

/* The change is something new to be written. */
static void test_a_change_is_saved(void)
{
    struct text text = {0};
    struct match read;
    play("b5-b4");
    unsigned revision = session.match.revision;
    session_set_level(&session, 1, 4);
    TEST_ASSERT_EQUAL_UINT(revision, session.match.revision);
    session_set_level(&session, 1, 7);
    TEST_ASSERT_TRUE(revision != session.match.revision);
    save_write(&session.match, &text);
    TEST_ASSERT_TRUE(save_read(text.data, text.length, "save", &read, NULL));
    TEST_ASSERT_EQUAL_STRING("level7", read.players[1].control);
    TEST_ASSERT_EQUAL_STRING("level4", read.players[1].rated);
    session_adopt(&session, &read); /* after a restart the lowest is still known */
    session_set_level(&session, 1, 8);
    assert_level("level8", "level4");
    text_free(&text);
}

/* A game whose end was taken back is not over again because a level was changed. */
static void test_an_end_taken_back_stays_taken_back(void)
{
    play("b5-b4");
    play("a1-b1");
    match_play(&session.match, move_word(VERB_RESIGN));
    session_take_back(&session, 2);
    TEST_ASSERT_FALSE(session_finished(&session));
    session_set_level(&session, 1, 2);
    TEST_ASSERT_FALSE(session_finished(&session));
}

/* Nor because it was given a title. */
static void test_a_title_does_not_end_the_game_again(void)
{
    play("b5-b4");
    play("a1-b1");
    match_play(&session.match, move_word(VERB_RESIGN));
    session_take_back(&session, 2);
    match_set_title(&session.match, "Close game");
    TEST_ASSERT_FALSE(session_finished(&session));
}

/* A level chosen again before it has played is no second change, whatever else is noted. */
static void test_a_title_between_two_changes_of_level(void)
{
    play("b5-b4");
    session_set_level(&session, 1, 1);
    match_set_title(&session.match, "Close game");
    session_set_level(&session, 1, 4);
    assert_level("level4", "");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_lowest_level_counts);
    RUN_TEST(test_nothing_counts_before_the_first_move);
    RUN_TEST(test_levels_passed_on_the_way_do_not_count);
    RUN_TEST(test_people_have_no_level);
    RUN_TEST(test_a_change_is_saved);
    RUN_TEST(test_an_end_taken_back_stays_taken_back);
    RUN_TEST(test_a_title_does_not_end_the_game_again);
    RUN_TEST(test_a_title_between_two_changes_of_level);
    return UNITY_END();
}
