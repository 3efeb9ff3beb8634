/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Everything with two buttons, "next" and "choose"; with scanning, by one. */
#include <math.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/screens/help.h"
#include "ui/screens/play.h"
#include "ui/screens/records.h"
#include "ui/switches.h"
#include "ui_driver.h"

static struct rng dice;

void setUp(void)
{
    driver_open(1280, 800);
    app.preferences.switches = SWITCHES_TWO;
    app.preferences.speed = SPEED_OFF;
    app.preferences.press_pause = 0;
    dice.state = 9;
    settle();
}

void tearDown(void)
{
    driver_close();
}

static void pass(void)
{
    for (int i = 0; i < 8; i++) {
        app_advance(&app, 1.0 / 15);
        app_draw(&app, &canvas);
    }
}

static void next(void)
{
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
}

static void choose(void)
{
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    pass();
}

/* The label of the widget it stopped at, or "". */
static const char *label_here(void)
{
    const struct screen *screen = app_screen(&app);
    const struct widget *widget =
        screen->form ? form_widget(screen->form, app.switches.stop.widget) : NULL;
    return widget ? widget->label : "";
}

static void seek(const char *label)
{
    for (int i = 0; i < 100; i++) {
        next();
        if (strcmp(label_here(), label) == 0)
            return;
    }
    TEST_FAIL_MESSAGE(label);
}

static void press_button(const char *label)
{
    seek(label);
    choose();
}

static void test_a_stop_is_visible(void)
{
    seek("Settings");
    TEST_ASSERT_EQUAL_INT(app.switches.stop.widget, screen_menu.form->lit);
}

static void test_settings_are_changed_by_choosing_them(void)
{
    press_button("Settings");
    TEST_ASSERT_EQUAL_STRING("settings", app_screen(&app)->name);
    int effects = app.preferences.effects;
    press_button("Sound effects");
    TEST_ASSERT_EQUAL_INT(effects + 1, app.preferences.effects);
    for (int i = 0; i < 10 - effects; i++)
        choose();
    TEST_ASSERT_EQUAL_INT(0, app.preferences.effects); /* after the last step the first */
    press_button("Mute");
    TEST_ASSERT_EQUAL_INT(1, app.preferences.mute);
    press_button(""); /* the groups */
    TEST_ASSERT_EQUAL_STRING("settings", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("Speed of speech"));
    press_button("Done");
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

static void test_it_is_switched_off_by_its_own_means(void)
{
    press_button("Settings");
    for (int i = 0; i < 4; i++)
        press_button(""); /* the groups, up to the last */
    press_button("Switches");
    TEST_ASSERT_EQUAL_INT(SWITCHES_SCAN, app.preferences.switches);
    choose();
    TEST_ASSERT_EQUAL_INT(SWITCHES_OFF, app.preferences.switches);
}

/* Only what matters now: pieces that can move, then where the chosen one can go. */
static void test_on_the_board_it_stops_where_something_can_be_done(void)
{
    begin("towers");
    const struct choice *choice = &play_state()->board.choice;
    next();
    TEST_ASSERT_NOT_EQUAL_INT(CELL_NONE, app.switches.stop.cell);
    choose();
    TEST_ASSERT_EQUAL_INT(app.switches.stop.cell, choice->selected);
    next();
    choose();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
}

static void go_through(void)
{
    const char *name = app_screen(&app)->name;
    if (strcmp(name, "curtain") == 0)
        press_button("I am ready: show my pieces");
    else if (strcmp(name, "setup") == 0)
        press_button("Ready");
}

static void play_on(int moves)
{
    for (int tries = 0; tries < 4000 && app.session.match.at < moves; tries++) {
        go_through();
        if (app_screen(&app) != &screen_play)
            continue;
        const struct choice *choice = &play_state()->board.choice;
        for (int i = rng_below(&dice, 4); i >= 0 || app.switches.stop.cell == CELL_NONE; i--) {
            next();
            if (i < -100)
                break;
        }
        if (app.switches.stop.cell != choice->selected && app.switches.stop.cell != CELL_NONE)
            choose();
        pass();
    }
    TEST_ASSERT_TRUE(app.session.match.at >= moves);
}

static void test_every_game_is_started_and_played(void)
{
    for (int i = 0; games[i]; i++) {
        tearDown();
        setUp();
        app_draw(&app, &canvas);
        press_button(games[i]->name);
        TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
        seek(""); /* who plays: the first without a label of its own */
        choose();
        press_button("Start");
        play_on(game_hides_pieces(games[i]) ? 26 : 6);
        go_through();
        if (app_screen(&app) != &screen_play)
            continue;
        press_button("Menu");
        TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    }
}

static void test_scanning_goes_on_by_itself(void)
{
    TEST_ASSERT_TRUE(isinf(switches_due(&app)));
    app.preferences.switches = SWITCHES_SCAN;
    app.preferences.scan_pace = 2; /* a second */
    next();
    struct stop first = app.switches.stop;
    pass();
    TEST_ASSERT_EQUAL_INT(first.widget, app.switches.stop.widget);
    TEST_ASSERT_TRUE(switches_due(&app) < 1);
    app_sleep(&app, 1);
    TEST_ASSERT_NOT_EQUAL_INT(first.widget, app.switches.stop.widget);
    TEST_ASSERT_TRUE(app_wants_frame(&app));
}

/* How often every row of the records became a stop. */
static void walk_the_records(int seen[96], int steps)
{
    for (int i = 0; i < steps; i++) {
        next();
        pass();
        int row = app.switches.stop.widget - RECORDS_ROW;
        if (row >= 0 && row < 96)
            seen[row]++;
    }
}

static void test_after_the_last_page_of_a_list_comes_the_first(void)
{
    int seen[96] = {0}, least = 96;
    driver_use_folder("test-ui-switches.tmp");
    driver_fill_records();
    app_push(&app, &screen_records);
    pass();
    walk_the_records(seen, 800);
    for (int i = 0; i < 96; i++)
        least = seen[i] < least ? seen[i] : least;
    TEST_ASSERT_GREATER_THAN(1, least);
    app_home(&app, &screen_menu);
    driver_drop_folder();
}

static void test_after_the_end_of_a_page_comes_its_beginning(void)
{
    help_open(&app, game_find("stratego"));
    pass();
    float furthest = 0;
    for (int i = 0; i < 60; i++) {
        next();
        furthest = help_state()->scroll > furthest ? help_state()->scroll : furthest;
        if (furthest > 0 && help_state()->scroll == 0)
            return;
    }
    TEST_FAIL_MESSAGE("it stays at the end");
}

static void test_off_arrows_are_arrows(void)
{
    app.preferences.switches = SWITCHES_OFF;
    begin("towers");
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    int before = play_state()->board.choice.focus;
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(before - BOARD_STRIDE, play_state()->board.choice.focus);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_stop_is_visible);
    RUN_TEST(test_settings_are_changed_by_choosing_them);
    RUN_TEST(test_it_is_switched_off_by_its_own_means);
    RUN_TEST(test_on_the_board_it_stops_where_something_can_be_done);
    RUN_TEST(test_every_game_is_started_and_played);
    RUN_TEST(test_scanning_goes_on_by_itself);
    RUN_TEST(test_after_the_last_page_of_a_list_comes_the_first);
    RUN_TEST(test_after_the_end_of_a_page_comes_its_beginning);
    RUN_TEST(test_off_arrows_are_arrows);
    return UNITY_END();
}
