/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A game that brings its rules and nothing else: no rules page, no lessons, no pictures, no music.
 * Nothing missing is offered, and it looks and sounds right. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/help.h"
#include "ui/screens/new_game.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

static const struct game *bare;

void setUp(void)
{
    driver_open(1280, 800);
    bare = game_find("template");
}

void tearDown(void)
{
    driver_close();
}

static void test_it_is_bare(void)
{
    TEST_ASSERT_NULL(bare->rules_page);
    TEST_ASSERT_NULL(bare->lessons);
    TEST_ASSERT_NULL(bare->music);
    TEST_ASSERT_NULL(bare->insight);
    TEST_ASSERT_FALSE(bare->pictured);
}

static void test_no_rules_are_offered(void)
{
    begin("morris");
    settle();
    TEST_ASSERT_TRUE(text_shown("Rules"));
    app_home(&app, &screen_menu);
    begin(bare->id);
    settle();
    TEST_ASSERT_NULL(form_widget(&play_state()->tools, TOOL_RULES));
    TEST_ASSERT_FALSE(text_shown("Rules"));
    act(ACTION_MENU, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    TEST_ASSERT_FALSE(text_shown("Rules"));
    act(ACTION_BACK, DEVICE_PAD);
}

/* The key for help shows what keys do, not another game's rules. */
static void test_help_shows_no_other_game(void)
{
    app_home(&app, &screen_menu);
    begin(bare->id);
    act(ACTION_HELP, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
    TEST_ASSERT_NULL(help_game());
    TEST_ASSERT_TRUE(text_shown("Keys and buttons"));
}

static void test_no_lessons_are_offered(void)
{
    new_game_open(game_find("morris"), &app.preferences);
    app_push(&app, &screen_new_game);
    settle();
    TEST_ASSERT_TRUE(text_shown("Lessons"));
    app_home(&app, &screen_menu);
    new_game_open(bare, &app.preferences);
    app_push(&app, &screen_new_game);
    settle();
    TEST_ASSERT_FALSE(text_shown("Lessons"));
    TEST_ASSERT_FALSE(text_shown("New to this game?"));
}

static void test_the_menus_music_plays_on(void)
{
    begin("morris");
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_STRING("morris", null_music);
    app_home(&app, &screen_menu);
    begin(bare->id);
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_STRING("menu", null_music);
}

/* A theme's player colours belong to its pictures; without pictures the game's own are used. */
static void test_men_have_the_games_colours(void)
{
    struct fault fault;
    struct settings settings = settings_default(bare);
    struct look look;
    theme_defaults(&app.theme);
    TEST_ASSERT_TRUE(theme_read(&app.theme,
                                "textures = parlour\ncolour.player_1 = #010203\n"
                                "colour.player_2 = #040506\n",
                                &fault));
    null_picture_missed[0] = '\0';
    theme_look(&app.theme, bare, &settings, 3, &look);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", null_picture_missed, "a picture was looked for");
    for (int player = 0; player < 2; player++) {
        struct colour own = rgb(bare->colour[player]), shown = look.fallback[player][0];
        TEST_ASSERT_EQUAL_INT(PICTURE_NONE, look.piece[player][0].picture);
        TEST_ASSERT_EQUAL_MEMORY(&own, &shown, sizeof own);
    }
    const struct game *pictured = game_find("towers");
    settings = settings_default(pictured);
    theme_look(&app.theme, pictured, &settings, 8, &look);
    struct colour theirs = rgb(0x010203);
    TEST_ASSERT_EQUAL_MEMORY(&theirs, &look.fallback[0][0], sizeof theirs);
}

/* Even without an evaluation the computer sees a win and takes it. */
static void test_the_computer_plays_it(void)
{
    start_between(bare->id, "level8", "random");
    for (int i = 0; i < 60 && strcmp(app_screen(&app)->name, "game_over") != 0; i++)
        settle();
    TEST_ASSERT_EQUAL_INT(0, match_outcome(&app.session.match).winner);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_it_is_bare);
    RUN_TEST(test_no_rules_are_offered);
    RUN_TEST(test_help_shows_no_other_game);
    RUN_TEST(test_no_lessons_are_offered);
    RUN_TEST(test_the_menus_music_plays_on);
    RUN_TEST(test_men_have_the_games_colours);
    RUN_TEST(test_the_computer_plays_it);
    return UNITY_END();
}
