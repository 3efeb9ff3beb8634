/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Settings for players who hear or handle the game in another way: captions, one-handed bindings,
 * presses that do not count twice. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "testing/null_platform.h"
#include "ui/screens/play.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void advance(double seconds)
{
    for (; seconds > 0; seconds -= 1.0 / 60) {
        app_advance(&app, 1.0 / 60);
        app_draw(&app, &canvas);
    }
}

/* ---- sounds ---- */

static void refuse(void)
{
    choose_cell(cell_at(7, 0), CELL_NONE, DEVICE_KEYBOARD); /* the other's queen */
    advance(0.1);
}

static void test_captions_are_shown_where_wanted_and_go_away(void)
{
    begin("towers");
    refuse();
    TEST_ASSERT_FALSE(text_shown("not possible"));
    app.preferences.captions = 1;
    app.preferences.mute = 1; /* nobody hears it: the more reason to show it */
    refuse();
    TEST_ASSERT_TRUE(text_shown("not possible"));
    advance(4);
    TEST_ASSERT_FALSE(text_shown("not possible"));
}

static void test_sounds_that_follow_each_other_are_shown_together(void)
{
    app.preferences.captions = 1;
    continue_save("quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "1. d7-h7\n");
    choose_cell(cell_at(5, 3), CELL_NONE, DEVICE_KEYBOARD);
    choose_cell(cell_at(5, 6), CELL_NONE, DEVICE_KEYBOARD);
    bool both = false, capture = false;
    for (int i = 0; i < 200 && !both; i++) {
        advance(1.0 / 60);
        capture |= text_shown("a capture");
        both = text_shown("a capture, next turn") || text_shown("next turn");
    }
    TEST_ASSERT_TRUE(capture);
    TEST_ASSERT_TRUE(both);
}

static void test_both_ears_may_hear_the_same(void)
{
    advance(0.1);
    TEST_ASSERT_FALSE(null_mono);
    app.preferences.mono = 1;
    advance(0.1);
    TEST_ASSERT_TRUE(null_mono);
}

/* ---- presses ---- */

static bool press_settings(void)
{
    int depth = app.depth;
    screen_menu.form->focus = 0;
    app_action(&app,
               &(struct action){.type = ACTION_HELP, .device = DEVICE_KEYBOARD, .pressed = true});
    return app.depth != depth;
}

static void test_a_second_press_counts_after_the_pause(void)
{
    app.preferences.press_pause = 5;
    TEST_ASSERT_TRUE(press_settings());
    app_pop(&app);
    advance(0.4);
    TEST_ASSERT_FALSE(press_settings());
    advance(0.2);
    TEST_ASSERT_TRUE(press_settings());
    app_pop(&app);
    app.preferences.press_pause = 0;
    TEST_ASSERT_TRUE(press_settings());
}

/* Other buttons, and keys that are held, need not wait. */
static void test_the_pause_is_for_the_same_button_only(void)
{
    app.preferences.press_pause = 10;
    app_push(&app, &screen_settings);
    advance(0.5);
    struct action down = {.type = ACTION_FOCUS,
                          .device = DEVICE_KEYBOARD,
                          .direction = DIRECTION_DOWN,
                          .pressed = true};
    app_action(&app, &down);
    int first = screen_settings.form->focus;
    app_action(&app, &down);
    TEST_ASSERT_EQUAL_INT(first, screen_settings.form->focus);
    down.repeat = true;
    app_action(&app, &down);
    TEST_ASSERT_NOT_EQUAL_INT(first, screen_settings.form->focus);
    app_action(&app,
               &(struct action){.type = ACTION_BACK, .device = DEVICE_KEYBOARD, .pressed = true});
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

static void hold_peek(bool pressed)
{
    app_action(
        &app, &(struct action){.type = ACTION_PEEK, .device = DEVICE_KEYBOARD, .pressed = pressed});
}

static void test_looking_at_pieces_by_holding_or_by_pressing(void)
{
    app.preferences.peek = 1;
    begin("stratego");
    hold_peek(true);
    TEST_ASSERT_TRUE(play_state()->peeking);
    hold_peek(false);
    TEST_ASSERT_FALSE(play_state()->peeking);
    app.preferences.peek_toggle = 1;
    hold_peek(true);
    hold_peek(false);
    TEST_ASSERT_TRUE(play_state()->peeking);
    hold_peek(true);
    hold_peek(false);
    TEST_ASSERT_FALSE(play_state()->peeking);
}

/* Whoever forgets to press again shows nothing to the next player. */
static void test_looking_ends_with_the_turn(void)
{
    struct rng rng = {.state = 1};
    app.preferences.peek = app.preferences.peek_toggle = 1;
    begin("stratego");
    hold_peek(true);
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(play_state()->peeking);
}

/* ---- one hand ---- */

static void assert_distinct(const char names[CONTROL_COUNT][BINDING_NAME])
{
    for (int a = 0; a < CONTROL_COUNT; a++)
        for (int b = 0; b < a; b++)
            TEST_ASSERT_TRUE_MESSAGE(strcmp(names[a], names[b]) != 0, names[a]);
}

/* Whether a button, or both of a pair, are in the list. */
static bool within(const char *button, const char *const *reach)
{
    const char *plus = strchr(button, '+');
    size_t length = plus ? (size_t)(plus - button) : strlen(button);
    for (; *reach; reach++)
        if (strlen(*reach) == length && strncmp(*reach, button, length) == 0)
            break;
    return *reach != NULL;
}

static void assert_within_reach(enum preset preset, const char *const *reach)
{
    struct bindings bindings;
    bindings_defaults(&bindings);
    bindings_use_preset(&bindings, preset);
    assert_distinct(bindings.key);
    assert_distinct(bindings.button);
    TEST_ASSERT_EQUAL_INT(preset, bindings_preset(&bindings));
    for (int i = CONTROL_ACCEPT; i < CONTROL_COUNT; i++) {
        const char *plus = strchr(bindings.button[i], '+');
        TEST_ASSERT_TRUE_MESSAGE(within(bindings.button[i], reach), bindings.button[i]);
        TEST_ASSERT_TRUE_MESSAGE(!plus || within(plus + 1, reach), bindings.button[i]);
    }
}

static void test_one_hand_reaches_everything(void)
{
    static const char *const left[] = {"dpup",    "dpdown",      "dpleft",
                                       "dpright", "lefttrigger", "leftshoulder",
                                       "back",    "leftstick",   NULL};
    static const char *const right[] = {
        "a", "b", "x", "y", "start", "rightshoulder", "righttrigger", "rightstick", NULL};
    assert_within_reach(PRESET_LEFT_HAND, left);
    assert_within_reach(PRESET_RIGHT_HAND, right);
}

static void test_hands_are_chosen_in_the_settings(void)
{
    app_push(&app, &screen_settings);
    settings_state()->group = SETTINGS_CONTROLS;
    app_draw(&app, &canvas);
    struct form *form = screen_settings.form;
    for (int i = 0; i < form->count; i++)
        if (strcmp(form->list[i].label, "Hands") == 0)
            form->focus = form->list[i].id;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("W", app.preferences.bindings.key[CONTROL_UP]);
    bindings_set(&app.preferences.bindings, DEVICE_KEYBOARD, CONTROL_UP, "J");
    TEST_ASSERT_TRUE(text_shown("Own choice"));
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(PRESET_BOTH_HANDS, bindings_preset(&app.preferences.bindings));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_captions_are_shown_where_wanted_and_go_away);
    RUN_TEST(test_sounds_that_follow_each_other_are_shown_together);
    RUN_TEST(test_both_ears_may_hear_the_same);
    RUN_TEST(test_a_second_press_counts_after_the_pause);
    RUN_TEST(test_the_pause_is_for_the_same_button_only);
    RUN_TEST(test_looking_at_pieces_by_holding_or_by_pressing);
    RUN_TEST(test_looking_ends_with_the_turn);
    RUN_TEST(test_one_hand_reaches_everything);
    RUN_TEST(test_hands_are_chosen_in_the_settings);
    return UNITY_END();
}
