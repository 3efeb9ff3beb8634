/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The disk fills up while the program runs, and there may be room again later: then everything
 * pending is written, and nothing players do in the meantime loses it. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/disk.h"
#include "faulty_disk.h"
#include "ui/screens/open_game.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-full-disk.tmp";
static char game_name[LIBRARY_NAME];

static void fill_up(void)
{
    faulty_disk_use((struct disk_plan){.at = 1, .error = ENOSPC, .lasting = true});
}

static void make_room(void)
{
    faulty_disk_off();
}

void setUp(void)
{
    driver_use_folder(folder);
    driver_open(1280, 800);
    app.preferences.speed = SPEED_OFF;
}

void tearDown(void)
{
    make_room();
    driver_close();
    driver_drop_folder();
}

static void play_moves(int count)
{
    static struct rng rng = {.state = 5};
    for (int i = 0; i < count; i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
    }
}

/* The message appears at once and goes away. */
static void assert_said(const char *text)
{
    app_advance(&app, 0.05);
    TEST_ASSERT_TRUE(text_shown(text));
    settle();
}

static void play_a_move_that_is_not_kept(void)
{
    struct rng rng = {.state = 5};
    play_one_move(&rng, DEVICE_MOUSE);
    assert_said("Games cannot be saved");
}

/* Four moves are on the disk, the fifth is not. */
static void play_until_it_is_full(void)
{
    begin("dodgem");
    play_moves(4);
    snprintf(game_name, sizeof game_name, "%s", keeper_file(&app.keeper, &app.session));
    fill_up();
    play_a_move_that_is_not_kept();
}

static int moves_on_disk(void)
{
    struct match match;
    if (!driver_read_latest(&match))
        return -1;
    int moves = match.length;
    match_free(&match);
    return moves;
}

static void test_the_game_that_is_stuck_is_deleted(void)
{
    char trash[LIBRARY_NAME];
    struct fault fault;
    play_until_it_is_full();
    app_home(&app, &screen_menu);
    struct disk half_full = *disk;
    half_full.rename = system_disk.rename; /* renaming needs no room */
    disk = &half_full;
    TEST_ASSERT_TRUE(keeper_delete(&app.keeper, game_name, trash, &fault));
    make_room();
    start_between("morris", "human", "human");
    settle();
    play_moves(1);
    driver_close();
    TEST_ASSERT_EQUAL_INT(1, moves_on_disk());
    driver_open(1280, 800);
}

/* It is still one game, not two. */
static void test_the_game_that_is_played_is_deleted_and_brought_back(void)
{
    char trash[LIBRARY_NAME];
    struct fault fault;
    struct library_list list;
    begin("dodgem");
    play_moves(4);
    snprintf(game_name, sizeof game_name, "%s", keeper_file(&app.keeper, &app.session));
    TEST_ASSERT_TRUE(keeper_delete(&app.keeper, game_name, trash, &fault));
    TEST_ASSERT_TRUE(keeper_restore(&app.keeper, trash, &fault));
    play_moves(1);
    TEST_ASSERT_EQUAL_STRING(game_name, keeper_file(&app.keeper, &app.session));
    TEST_ASSERT_TRUE(library_list(&app.keeper.library, &list, &fault));
    TEST_ASSERT_EQUAL_INT(1, list.count);
    library_list_free(&list);
    TEST_ASSERT_EQUAL_INT(5, moves_on_disk());
}

static void test_the_game_that_is_stuck_is_opened_again(void)
{
    struct fault fault;
    play_until_it_is_full();
    app.keeper.without_keeping = true;
    start_between("morris", "human", "human");
    TEST_ASSERT_TRUE(open_game(&app, game_name, &fault));
    app_advance(&app, 0.05);
    TEST_ASSERT_FALSE(text_shown("another window"));
    settle();
    TEST_ASSERT_EQUAL_INT(5, app.session.match.length);
    make_room();
    play_moves(1);
    TEST_ASSERT_EQUAL_STRING(game_name, keeper_file(&app.keeper, &app.session));
    TEST_ASSERT_EQUAL_INT(6, moves_on_disk());
}

/* Players who agreed to play without saving are informed again if saving works and then fails
 * again. */
static void test_consent_ends_when_saving_works_again(void)
{
    fill_up();
    start_between("dodgem", "human", "human");
    TEST_ASSERT_EQUAL_PTR(&screen_question, app_screen(&app));
    use_button(screen_question.form, 2, DEVICE_MOUSE);
    settle();
    play_moves(1);
    make_room();
    play_moves(1);
    TEST_ASSERT_EQUAL_INT(2, moves_on_disk());
    fill_up();
    play_a_move_that_is_not_kept();
}

static void read_again(struct preferences *preferences)
{
    struct fault fault;
    TEST_ASSERT_TRUE(keeper_read_preferences(preferences, &fault));
}

static void test_settings_are_written_when_there_is_room_again(void)
{
    struct preferences kept;
    fill_up();
    app.preferences.music = 9;
    app_advance(&app, 0.01);
    make_room();
    app.preferences.effects = 3;
    app_advance(&app, 0.01);
    read_again(&kept);
    TEST_ASSERT_EQUAL_INT(3, kept.effects);
    TEST_ASSERT_EQUAL_INT(9, kept.music);
}

/* The players think; somebody else makes room. */
static void wait_in_thought(int seconds)
{
    for (int i = 0; i < seconds; i++) {
        app_sleep(&app, 1);
        app_advance(&app, 0.01);
        settle();
    }
}

static void test_what_is_stuck_is_written_without_another_move(void)
{
    play_until_it_is_full();
    play_moves(2);
    wait_in_thought(20);
    TEST_ASSERT_FALSE(text_shown("Games cannot be saved")); /* said once */
    make_room();
    TEST_ASSERT_EQUAL_INT(4, moves_on_disk());
    wait_in_thought(6);
    TEST_ASSERT_EQUAL_INT(7, moves_on_disk());
}

static void test_settings_that_are_stuck_are_written_without_another_change(void)
{
    struct preferences kept;
    fill_up();
    app.preferences.music = 9;
    app_advance(&app, 0.01);
    make_room();
    wait_in_thought(6);
    read_again(&kept);
    TEST_ASSERT_EQUAL_INT(9, kept.music);
}

static void test_settings_are_tried_once_more_at_the_end(void)
{
    struct preferences kept;
    fill_up();
    app.preferences.music = 9;
    app_advance(&app, 0.01);
    make_room();
    driver_close();
    read_again(&kept);
    TEST_ASSERT_EQUAL_INT(9, kept.music);
    driver_open(1280, 800);
}

/* Games are still saved, so there is no alarming message. */
static void test_unwritable_settings_raise_no_alarm_about_games(void)
{
    char settings[PATH_TEXT];
    TEST_ASSERT_TRUE(settings_path(settings));
    file_remove(settings, NULL);
    TEST_ASSERT_TRUE(folder_make(settings, NULL));
    app.preferences.music = 9;
    app_advance(&app, 0.01);
    app_draw(&app, &canvas);
    bool said = text_shown("The settings cannot be saved"),
         frightens = text_shown("Games cannot be saved");
    file_remove(settings, NULL);
    TEST_ASSERT_TRUE(said);
    TEST_ASSERT_FALSE(frightens);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_game_that_is_stuck_is_deleted);
    RUN_TEST(test_the_game_that_is_played_is_deleted_and_brought_back);
    RUN_TEST(test_the_game_that_is_stuck_is_opened_again);
    RUN_TEST(test_consent_ends_when_saving_works_again);
    RUN_TEST(test_settings_are_written_when_there_is_room_again);
    RUN_TEST(test_what_is_stuck_is_written_without_another_move);
    RUN_TEST(test_settings_that_are_stuck_are_written_without_another_change);
    RUN_TEST(test_settings_are_tried_once_more_at_the_end);
    RUN_TEST(test_unwritable_settings_raise_no_alarm_about_games);
    return UNITY_END();
}
