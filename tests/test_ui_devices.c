/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Which device is in hand: whose buttons the prompts name, whether the pointer is seen, and whether
 * the keyboard writes. */
#include <string.h>
#include <unity.h>

#include "testing/null_platform.h"
#include "ui/screens/name.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
    settle();
}

void tearDown(void)
{
    driver_close();
}

static void point(float x, float y)
{
    app_action(&app,
               &(struct action){.type = ACTION_POINT, .device = DEVICE_MOUSE, .x = x, .y = y});
}

static void find_pad(void)
{
    app_action(&app, &(struct action){.type = ACTION_PAD_FOUND,
                                      .device = DEVICE_PAD,
                                      .pads = 1,
                                      .family = PAD_PLAYSTATION});
}

static void test_a_gamepad_at_the_start_gives_the_prompts(void)
{
    find_pad();
    TEST_ASSERT_EQUAL_INT(DEVICE_PAD, app.device);
    TEST_ASSERT_EQUAL_INT(PAD_PLAYSTATION, app.pad_family);
    TEST_ASSERT_TRUE(text_shown("Stick"));
    TEST_ASSERT_TRUE(app.layout.show_focus);
    TEST_ASSERT_FALSE(null_pointer_shown);
}

static void test_a_gamepad_plugged_in_later_waits_until_it_is_used(void)
{
    act(ACTION_FOCUS, DEVICE_KEYBOARD);
    find_pad();
    TEST_ASSERT_EQUAL_INT(DEVICE_KEYBOARD, app.device);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(DEVICE_PAD, app.device);
}

/* The window opens under the pointer, or a hand is laid on the mouse. */
static void test_small_movements_are_none(void)
{
    int first = screen_menu.form->focus;
    const struct rect card = form_widget(screen_menu.form, 3)->box;
    float x = rect_cx(card), y = rect_cy(card);
    point(x, y);
    TEST_ASSERT_EQUAL_INT(first, screen_menu.form->focus);
    find_pad();
    for (int i = 0; i < 50; i++)
        point(x + (float)(i % 3), y - (float)(i % 2));
    TEST_ASSERT_EQUAL_INT(DEVICE_PAD, app.device);
    TEST_ASSERT_EQUAL_INT(first, screen_menu.form->focus);
    for (int i = 0; i < 20; i++)
        point(x + (float)i, y);
    TEST_ASSERT_EQUAL_INT(DEVICE_MOUSE, app.device);
    TEST_ASSERT_EQUAL_INT(3, screen_menu.form->focus);
}

static void test_small_movements_count_while_the_mouse_is_used(void)
{
    const struct rect card = form_widget(screen_menu.form, 3)->box;
    hover(card.x - 2, rect_cy(card));
    TEST_ASSERT_NOT_EQUAL(3, screen_menu.form->focus);
    point(card.x + 1, rect_cy(card));
    TEST_ASSERT_EQUAL_INT(3, screen_menu.form->focus);
}

static void test_a_click_always_counts(void)
{
    const struct rect card = form_widget(screen_menu.form, 3)->box;
    find_pad();
    click(rect_cx(card), rect_cy(card), DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(DEVICE_MOUSE, app.device);
}

static void test_the_pointer_hides_while_others_are_used(void)
{
    TEST_ASSERT_TRUE(null_pointer_shown);
    static const enum device others[] = {DEVICE_KEYBOARD, DEVICE_PAD};
    for (int i = 0; i < 2; i++) {
        focus(DIRECTION_RIGHT, others[i]);
        TEST_ASSERT_FALSE(null_pointer_shown);
        point(300 + 60 * (float)i, 300);
        point(301 + 60 * (float)i, 301);
        TEST_ASSERT_FALSE(null_pointer_shown);
        point(360, 300);
        point(360 - 60 * (float)i, 300);
        TEST_ASSERT_TRUE(null_pointer_shown);
    }
    click(2, 2, DEVICE_TOUCH);
    TEST_ASSERT_FALSE(null_pointer_shown);
}

static void test_the_window_losing_the_focus_is_no_device(void)
{
    app_action(&app, &(struct action){.type = ACTION_FOCUS_LOST, .device = app.device});
    find_pad();
    TEST_ASSERT_EQUAL_INT(DEVICE_PAD, app.device);
}

static void test_text_is_taken_only_where_it_is_written(void)
{
    TEST_ASSERT_FALSE(null_takes_text);
    start_between("dodgem", "human", "human");
    settle();
    TEST_ASSERT_FALSE(null_takes_text);
    name_open_title(&app);
    settle();
    TEST_ASSERT_TRUE(null_takes_text);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_FALSE(null_takes_text);
}

/* A key that is to get a new meaning is a key, not a letter. */
static void test_changing_a_key_takes_no_text(void)
{
    app_push(&app, &screen_controls);
    settle();
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(null_takes_text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_gamepad_at_the_start_gives_the_prompts);
    RUN_TEST(test_a_gamepad_plugged_in_later_waits_until_it_is_used);
    RUN_TEST(test_small_movements_are_none);
    RUN_TEST(test_small_movements_count_while_the_mouse_is_used);
    RUN_TEST(test_a_click_always_counts);
    RUN_TEST(test_the_pointer_hides_while_others_are_used);
    RUN_TEST(test_the_window_losing_the_focus_is_no_device);
    RUN_TEST(test_text_is_taken_only_where_it_is_written);
    RUN_TEST(test_changing_a_key_takes_no_text);
    return UNITY_END();
}
