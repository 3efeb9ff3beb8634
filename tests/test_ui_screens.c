/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Screens driven by actions on the null platform: each device plays whole games. */
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void play_to_the_end(const char *game, enum device device, uint64_t seed)
{
    struct rng rng = {.state = seed};
    begin(game);
    for (int i = 0; i < 4000 && !outcome_over(match_outcome(&app.session.match)); i++) {
        play_one_move(&rng, device);
        if (i % 7 == 0 ||
            game_hides_pieces(app.session.match.game)) /* else keep pressing during the animation */
            go_through_curtains(device);
    }
    settle();
    TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void play_all_games(enum device device)
{
    static const char *const ids[] = {"towers", "dodgem", "morris", "stratego"};
    for (int i = 0; i < 4; i++) {
        tearDown();
        setUp();
        play_to_the_end(ids[i], device, (uint64_t)(i + 1));
    }
}

static void test_mouse_alone_plays_to_the_end(void)
{
    play_all_games(DEVICE_MOUSE);
}

static void test_touch_alone_plays_to_the_end(void)
{
    play_all_games(DEVICE_TOUCH);
}

static void test_keyboard_alone_plays_to_the_end(void)
{
    play_all_games(DEVICE_KEYBOARD);
}

static void test_gamepad_alone_plays_to_the_end(void)
{
    play_all_games(DEVICE_PAD);
}

static void test_undo_and_redo_walk_the_history(void)
{
    struct rng rng = {.state = 3};
    begin("towers");
    for (int i = 0; i < 6; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    for (int i = 5; i >= 0; i--) {
        take_back(DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(i, app.session.match.at);
    }
    settle();
    for (int i = 1; i <= 6; i++)
        act(ACTION_REDO, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(6, app.session.match.at);
    settle();
    TEST_ASSERT_EQUAL_INT(6, play_state()->board.index);
}

/* Pieces that cannot be used give a reason and change nothing. */
static void test_refusals_give_a_reason(void)
{
    begin("towers");
    choose_cell(cell_at(7, 0), CELL_NONE, DEVICE_MOUSE); /* the enemy's queen */
    TEST_ASSERT_EQUAL_INT(CELL_NONE, play_state()->board.choice.selected);
    TEST_ASSERT_TRUE(play_state()->board.message_time > 0);
    TEST_ASSERT_NOT_EQUAL(0, strlen(play_state()->board.message));
    choose_cell(cell_at(0, 7), CELL_NONE, DEVICE_MOUSE); /* own queen, blocked */
    TEST_ASSERT_EQUAL_INT(CELL_NONE, play_state()->board.choice.selected);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
}

/* Prompts use the words of the game. */
static void test_prompts_name_the_pieces(void)
{
    static const char *const moves[] = {"a1", "a7", "d1", "g7", "g1"};
    begin("towers");
    TEST_ASSERT_EQUAL_STRING("Choose a tower or the queen.",
                             choice_prompt(&play_state()->board.choice));
    app_home(&app, &screen_menu);
    begin("morris");
    for (int i = 0; i < 5; i++) {
        struct move move;
        TEST_ASSERT_TRUE(move_parse(app.session.match.game, moves[i], &move));
        play_move(&app, move);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("Remove a white man.", choice_prompt(&play_state()->board.choice));
}

static void test_idle_means_idle(void)
{
    settle();
    TEST_ASSERT_FALSE(app_busy(&app));
    begin("dodgem");
    TEST_ASSERT_FALSE(app_busy(&app));
}

/* Nothing is beside the last card of a row: moving sideways does not lead to the buttons below the
 * cards. */
static void test_focus_goes_sideways_only_to_widgets_beside_it(void)
{
    settle();
    focus(DIRECTION_DOWN, DEVICE_PAD);
    focus(DIRECTION_UP, DEVICE_PAD);
    focus(DIRECTION_RIGHT, DEVICE_PAD); /* with many games there are two cards per row */
    int card = screen_menu.form->focus;
    TEST_ASSERT_EQUAL_INT(WIDGET_CARD, form_widget(screen_menu.form, card)->type);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(card, screen_menu.form->focus);
    focus(DIRECTION_DOWN, DEVICE_PAD);
    TEST_ASSERT_NOT_EQUAL(card, screen_menu.form->focus);
}

/* Reading the rules from the pause menu leads back to the game. */
static void test_the_menu_over_a_game_keeps_its_focus(void)
{
    begin("morris");
    act(ACTION_MENU, DEVICE_PAD);
    settle();
    int first = screen_pause.form->focus;
    for (int i = 0; i < 3; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    int left = screen_pause.form->focus;
    TEST_ASSERT_NOT_EQUAL(first, left);
    act(ACTION_HELP, DEVICE_PAD);
    settle();
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(left, screen_pause.form->focus);
    act(ACTION_BACK, DEVICE_PAD);
    act(ACTION_MENU, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(first, screen_pause.form->focus); /* opened again, it starts over */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_mouse_alone_plays_to_the_end);
    RUN_TEST(test_touch_alone_plays_to_the_end);
    RUN_TEST(test_keyboard_alone_plays_to_the_end);
    RUN_TEST(test_gamepad_alone_plays_to_the_end);
    RUN_TEST(test_undo_and_redo_walk_the_history);
    RUN_TEST(test_refusals_give_a_reason);
    RUN_TEST(test_prompts_name_the_pieces);
    RUN_TEST(test_idle_means_idle);
    RUN_TEST(test_focus_goes_sideways_only_to_widgets_beside_it);
    RUN_TEST(test_the_menu_over_a_game_keeps_its_focus);
    return UNITY_END();
}
