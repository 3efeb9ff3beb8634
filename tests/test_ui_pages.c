/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The screens around the game: rules, settings, keys and buttons. Each can be reached with every
 * device at every size, and nothing on it is cut off. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "testing/places.h"
#include "ui/board/board_view.h"
#include "ui/kit/pad_signs.h"
#include "ui/kit/widgets.h"
#include "ui/screens/controls.h"
#include "ui/screens/help.h"
#include "ui/screens/menu.h"
#include "ui/screens/new_game.h"
#include "ui/screens/people.h"
#include "ui/screens/play.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui_driver.h"

void setUp(void)
{
    null_themes = THEMES_FOLDER;
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

/* ---- rules ---- */

static void test_help_is_one_press_from_every_game(void)
{
    for (int i = 0; games[i]; i++) {
        app_home(&app, &screen_menu);
        begin(games[i]->id);
        act(ACTION_HELP, i % 2 ? DEVICE_PAD : DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_PTR(games[i]->rules_page ? games[i] : NULL, help_game());
        act(ACTION_HELP, DEVICE_KEYBOARD); /* not twice */
        settle();
        act(ACTION_BACK, DEVICE_PAD);
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        settle();
    }
}

/* A game without rules pages does not show another game's, and does not promise any. */
static void test_no_rules_are_promised_where_there_are_none(void)
{
    int without = 0;
    for (int i = 0; games[i]; i++) {
        app_home(&app, &screen_menu);
        begin(games[i]->id);
        bool promised = text_shown("Rules");
        app_push(&app, &screen_pause);
        promised |= text_shown("Rules");
        TEST_ASSERT_EQUAL_MESSAGE(games[i]->rules_page != NULL, promised, games[i]->id);
        without += !games[i]->rules_page;
    }
    TEST_ASSERT_GREATER_THAN_INT(0, without);
}

/* From every other state too, with the rules of the current game. */
static void test_help_is_one_press_from_everywhere(void)
{
    static const struct screen *const above[] = {&screen_pause,    &screen_game_over,
                                                 &screen_settings, &screen_controls,
                                                 &screen_load,     &screen_records};
    begin("stratego");
    struct rect rules = form_widget(&play_state()->tools, TOOL_RULES)->box;
    click(rect_cx(rules), rect_cy(rules), DEVICE_TOUCH); /* by finger too */
    TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
    act(ACTION_BACK, DEVICE_PAD);
    for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
        app_push(&app, above[i]);
        settle();
        act(ACTION_HELP, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_STRING("stratego", help_game()->id);
        settle();
        act(ACTION_BACK, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_PTR(above[i], app_screen(&app));
        app_pop(&app);
    }
    app_home(&app, &screen_menu);
    new_game_open(game_find("morris"), &app.preferences);
    app_push(&app, &screen_new_game);
    act(ACTION_HELP, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("morris", help_game()->id);
    app_home(&app, &screen_menu);
    app_start_match(
        &app, &(struct match_plan){.game = game_find("stratego"), .settings = {{0, 0, 1, 1, 200}}});
    for (int i = 0; i < 2; i++) { /* behind the curtain, and in the setup */
        settle();
        const struct screen *here = app_screen(&app);
        TEST_ASSERT_EQUAL_PTR(i ? &screen_setup : &screen_curtain, here);
        act(ACTION_HELP, DEVICE_PAD);
        TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
        act(ACTION_BACK, DEVICE_PAD);
        TEST_ASSERT_EQUAL_PTR(here, app_screen(&app));
        settle();
        act(ACTION_ACCEPT, DEVICE_PAD);
    }
}

static bool board_drawn_in(struct rect place)
{
    struct board_view view;
    const struct match *match = &app.session.match;
    board_view_open(&view, &app.theme, match->game, &match->settings);
    board_view_place(&view, place);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_PICTURE && canvas.list[i].picture == view.look.board)
            return canvas.list[i].box.w == view.frame.w && canvas.list[i].colour.a == 0;
    return false;
}

/* The board's pictures are loaded behind the closed curtain, so they are ready when it opens. */
static void test_the_curtain_has_the_board_read(void)
{
    app_start_match(
        &app, &(struct match_plan){.game = game_find("stratego"), .settings = {{0, 0, 1, 1, 200}}});
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_curtain, app_screen(&app));
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(board_drawn_in(app.layout.board));
}

static int shown_marks(int section, int mark)
{
    int count = 0;
    for (int i = 0; i < CELL_LIMIT; i++)
        count += (help_state()->drawings[section].marks.cell[i] & mark) != 0;
    return count;
}

/* The pictures are made from the rules and show what the text says. */
static void test_the_pictures_illustrate_the_rules(void)
{
    help_open(&app, game_find("towers"));
    TEST_ASSERT_EQUAL_INT(8, shown_marks(0, MARK_DESTINATION)); /* a tower's way */
    TEST_ASSERT_EQUAL_INT(1, shown_marks(1, MARK_VICTIM));
    TEST_ASSERT_EQUAL_INT(cell_at(5, 6), help_state()->drawings[1].marks.rectangle_from);
    TEST_ASSERT_EQUAL_INT(cell_at(7, 0), help_state()->drawings[1].marks.rectangle_to);
    app_pop(&app);
    help_open(&app, game_find("dodgem"));
    TEST_ASSERT_EQUAL_INT(cell_at(2, 0), help_state()->drawings[1].marks.exit_from);
    TEST_ASSERT_EQUAL_INT(MARK_REMOVABLE, help_state()->drawings[2].marks.cell[cell_at(2, 2)]);
    app_pop(&app);
    help_open(&app, game_find("morris"));
    TEST_ASSERT_TRUE(shown_marks(0, MARK_CAPTURES) >= 1);
    TEST_ASSERT_EQUAL_INT(2, shown_marks(1, MARK_REMOVABLE));
    TEST_ASSERT_TRUE(help_state()->drawings[1].scene.line_count > 0);
    app_pop(&app);
    help_open(&app, game_find("stratego"));
    TEST_ASSERT_TRUE(shown_marks(1, MARK_DESTINATION) >= 4); /* a scout's way */
    TEST_ASSERT_EQUAL_INT(1, shown_marks(1, MARK_CAPTURES)); /* a piece it can attack */
}

/* In the menu, help is about the game in focus; in a game, about the army in use. */
static void test_help_is_about_the_current_game(void)
{
    app_draw(&app, &canvas);
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, "stratego") == 0) {
            struct rect card = form_widget(screen_menu.form, i + 1)->box;
            hover(rect_cx(card), rect_cy(card));
        }
    act(ACTION_HELP, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("stratego", help_game()->id);
    TEST_ASSERT_TRUE(text_shown("Marshal × 1"));
    TEST_ASSERT_FALSE(text_shown("Colonel × 2"));
    app_home(&app, &screen_menu);
    app_start_match(
        &app, &(struct match_plan){.game = game_find("stratego"), .settings = {{1, 0, 1, 1, 200}}});
    settle();
    act(ACTION_HELP, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("Colonel × 2"));
}

/* Lines fade at the edges of a scrolled page instead of being cut in half. */
static void test_no_line_of_a_page_is_cut_in_half(void)
{
    driver_close();
    driver_open(800, 480);
    help_open(&app, game_find("stratego"));
    settle();
    for (int step = 0; step < 40; step++) {
        app_action(&app, &(struct action){.type = ACTION_PRESS, .x = 400, .y = 300});
        app_action(&app, &(struct action){.type = ACTION_POINT, .x = 400, .y = 293});
        app_action(&app, &(struct action){.type = ACTION_RELEASE, .x = 400, .y = 293});
        app_draw(&app, &canvas);
        struct rect clip = {0};
        for (int i = 0; i < canvas.count; i++) {
            const struct draw *draw = &canvas.list[i];
            if (draw->type == DRAW_CLIP)
                clip = draw->box;
            float half = text_height((enum text_size)draw->size) / 2;
            bool within = draw->box.y - half >= clip.y && draw->box.y + half <= clip.y + clip.h;
            if (draw->type == DRAW_TEXT && clip.h > 0 && !within)
                TEST_ASSERT_EQUAL_INT(0, draw->colour.a);
        }
    }
}

/* Every page can be read to its end with a gamepad, and by dragging. */
static void test_pages_scroll_to_their_end(void)
{
    driver_close();
    driver_open(800, 480);
    help_open(&app, game_find("dodgem"));
    settle();
    for (int i = 0; i < 100 && screen_help.form->focus == 1; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(help_state()->scroll > 0);
    TEST_ASSERT_EQUAL_INT(2, screen_help.form->focus); /* Done, after reading to the end */
    float end = help_state()->scroll;
    act(ACTION_BACK, DEVICE_PAD);
    help_open(&app, game_find("dodgem"));
    settle();
    for (int i = 0; i < 40; i++) {
        app_action(&app, &(struct action){.type = ACTION_PRESS, .x = 400, .y = 300});
        app_action(&app, &(struct action){.type = ACTION_POINT, .x = 400, .y = 200});
        app_action(&app, &(struct action){.type = ACTION_RELEASE, .x = 400, .y = 200});
    }
    TEST_ASSERT_FLOAT_WITHIN(0.5f, end, help_state()->scroll);
}

/* The last line of a page is still visible after turning to the next. */
static void test_a_whole_page_is_read_on(void)
{
    driver_close();
    driver_open(480, 800);
    help_open(&app, game_find("towers"));
    settle();
    float height = app.layout.page.h, unit = app.layout.unit;
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
    TEST_ASSERT_TRUE(help_state()->scroll > 0);
    help_state()->scroll = 0;
    help_state()->length = 10 * height; /* longer than any page is */
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
    TEST_ASSERT_TRUE(help_state()->scroll > height / 2);
    TEST_ASSERT_TRUE(help_state()->scroll < height - 3 * unit);
}

static void test_left_and_right_turn_the_pages(void)
{
    help_open(&app, NULL);
    settle();
    for (int i = 0; i < help_page_count() - 1; i++)
        focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(help_page_count() - 1, help_state()->page); /* keys and buttons */
    settle();
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, help_state()->page);
}

/* ---- settings ---- */

/* Returns how many rows the group has. */
static int change_group_and_back(int group)
{
    settings_state()->group = group;
    app_draw(&app, &canvas);
    const struct form *form = screen_settings.form;
    struct preferences before = app.preferences, defaults;
    preferences_defaults(&defaults);
    int changed = 0;
    for (int i = 0; i < form->count; i++) {
        if (form->list[i].type != WIDGET_CHOICE && form->list[i].type != WIDGET_SLIDER)
            continue;
        if (strcmp(form->list[i].label, "Switches") == 0)
            continue; /* arrows mean something else then: test_ui_switches.c */
        screen_settings.form->focus = form->list[i].id;
        bool lowest = form->list[i].type == WIDGET_SLIDER && form->list[i].level <= 0;
        focus(lowest ? DIRECTION_RIGHT : DIRECTION_LEFT, DEVICE_PAD);
        TEST_ASSERT_NOT_EQUAL(0, memcmp(&before, &app.preferences, sizeof before));
        focus(lowest ? DIRECTION_LEFT : DIRECTION_RIGHT, DEVICE_PAD);
        struct text a = {0}, b = {0};
        preferences_merge("", &defaults, &before, &a);
        preferences_merge("", &defaults, &app.preferences, &b);
        TEST_ASSERT_EQUAL_STRING(a.data, b.data);
        text_free(&a);
        text_free(&b);
        app.preferences = before;
        changed++;
    }
    return changed;
}

static void test_every_setting_can_be_changed_and_changed_back(void)
{
    int changed = 0;
    app_push(&app, &screen_settings);
    for (int group = 0; group < SETTINGS_GROUPS; group++)
        changed += change_group_and_back(group);
    TEST_ASSERT_TRUE(changed >= 18);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

/* How many lines of the size are drawn right of a box. */
static int lines_beside(struct rect box, enum text_size size)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count += canvas.list[i].type == DRAW_TEXT && canvas.list[i].size == size &&
                 canvas.list[i].box.x > box.x + box.w;
    return count;
}

/* What a row means is written large beside it in a wide window, and below all of them in others. */
static void test_settings_are_explained(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800}, {2560, 1080}, {800, 1280}};
    app_push(&app, &screen_settings);
    for (int i = 0; i < 4; i++)
        for (int group = 0; group < SETTINGS_GROUPS; group++) {
            struct form *form = screen_settings.form;
            app_resize(&app, sizes[i][0], sizes[i][1]);
            settings_state()->group = group;
            app_draw(&app, &canvas);
            for (int k = 0; k < form->count; k++) {
                form->focus = form->list[k].id;
                if (form->list[k].type != WIDGET_CHOICE && form->list[k].type != WIDGET_SLIDER)
                    continue;
                int lines = lines_beside(form->list[k].box, TEXT_LARGE);
                TEST_ASSERT_EQUAL_INT_MESSAGE(i<3, lines> 0, form->list[k].label);
            }
        }
}

/* What is written can be read, bindings too. */
static void test_settings_survive_their_file(void)
{
    struct preferences read;
    struct text text = {0};
    struct fault fault = {""};
    app.preferences.music = 9;
    app.preferences.speed = SPEED_SLOW;
    strcpy(app.preferences.theme, "contrast");
    bindings_set(&app.preferences.bindings, DEVICE_KEYBOARD, CONTROL_HINT, "J");
    bindings_set(&app.preferences.bindings, DEVICE_PAD, CONTROL_UNDO, "y");
    struct preferences defaults;
    preferences_defaults(&defaults);
    preferences_merge("", &defaults, &app.preferences, &text);
    TEST_ASSERT_TRUE_MESSAGE(preferences_read(&read, text.data, &fault), fault.text);
    TEST_ASSERT_EQUAL_INT(9, read.music);
    TEST_ASSERT_EQUAL_INT(SPEED_SLOW, read.speed);
    TEST_ASSERT_EQUAL_STRING("contrast", read.theme);
    TEST_ASSERT_EQUAL_STRING("J", read.bindings.key[CONTROL_HINT]);
    TEST_ASSERT_EQUAL_STRING("y", read.bindings.button[CONTROL_UNDO]);
    /* its former owner got the old one */
    TEST_ASSERT_EQUAL_STRING("leftshoulder", read.bindings.button[CONTROL_HINT]);
    text_free(&text);
}

/* Even global keys can be bound to something else. */
static void test_a_key_is_bound_by_pressing_it(void)
{
    app_push(&app, &screen_settings);
    app_push(&app, &screen_controls);
    settle();
    screen_controls.form->focus = 10 + CONTROL_UNDO;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(CONTROL_UNDO, controls_state()->waiting);
    struct action press = {
        .type = ACTION_MUTE, .device = DEVICE_KEYBOARD, .pressed = true, .name = "M"};
    app_action(&app, &press);
    TEST_ASSERT_EQUAL_STRING("M", app.preferences.bindings.key[CONTROL_UNDO]);
    TEST_ASSERT_EQUAL_STRING("U", app.preferences.bindings.key[CONTROL_MUTE]);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.mute);
    TEST_ASSERT_EQUAL_INT(-1, controls_state()->waiting);
}

/* A key being rebound does not trigger its old action, not even a global one. */
static void test_rebinding_the_key_of_fullscreen(void)
{
    struct action f11 = {
        .type = ACTION_FULLSCREEN, .device = DEVICE_KEYBOARD, .pressed = true, .name = "F11"};
    app_push(&app, &screen_controls);
    controls_state()->waiting = CONTROL_UNDO;
    app_action(&app, &f11);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.fullscreen);
    TEST_ASSERT_EQUAL_STRING("F11", app.preferences.bindings.key[CONTROL_UNDO]);
    app_action(&app, &f11);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.fullscreen);
}

/* The screen says how to cancel, and that works. */
static void test_a_line_can_be_left_as_it_is(void)
{
    static const struct {
        enum control control;
        struct action press;
        const char *told;
    } cases[] = {
        {CONTROL_UNDO, {.device = DEVICE_KEYBOARD, .name = "U"}, "U"},
        {CONTROL_BACK, {.device = DEVICE_KEYBOARD, .name = "Escape"}, "Escape"},
        {CONTROL_UNDO, {.device = DEVICE_PAD, .name = "leftshoulder"}, "LB"},
        {CONTROL_FULLSCREEN, {.device = DEVICE_PAD, .name = "rightstick"}, "RS"},
        {CONTROL_UNDO, {.type = ACTION_PRESS, .device = DEVICE_MOUSE}, "Click"},
    };
    struct bindings before = app.preferences.bindings;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct action press = cases[i].press;
        press.pressed = true;
        app_push(&app, &screen_controls);
        controls_state()->waiting = (int)cases[i].control;
        app.device = press.device;
        settle();
        TEST_ASSERT_TRUE(text_shown("Keep"));
        TEST_ASSERT_TRUE(text_shown(cases[i].told));
        if (press.type == ACTION_NONE)
            press.type = ACTION_UNDO; /* whatever it does elsewhere */
        app_action(&app, &press);
        TEST_ASSERT_EQUAL_INT(-1, controls_state()->waiting);
        TEST_ASSERT_EQUAL_MEMORY(&before, &app.preferences.bindings, sizeof before);
        app_pop(&app);
    }
}

static void test_buttons_have_the_labels_of_the_gamepad(void)
{
    static const char *const printed[PAD_FAMILIES][2] = {{"A", "B"}, {"×", "○"}, {"A", "B"}};
    for (int family = 0; family < PAD_FAMILIES; family++) {
        TEST_ASSERT_EQUAL_STRING(printed[family][0], button_label((enum pad_family)family, "a"));
        TEST_ASSERT_EQUAL_STRING(printed[family][1], button_label((enum pad_family)family, "b"));
    }
}

/* Few fonts have all four symbols of PlayStation buttons. */
static void test_playstation_symbols_are_drawn(void)
{
    static const char *const signs[] = {PAD_CROSS, PAD_CIRCLE, PAD_SQUARE, PAD_TRIANGLE};
    app.pad_family = PAD_PLAYSTATION;
    act(ACTION_NONE, DEVICE_PAD);
    for (int page = 0; page < 2; page++) {
        app_push(&app, page ? &screen_controls : &screen_help);
        settle();
        for (int i = 0; i < 4; i++)
            TEST_ASSERT_FALSE_MESSAGE(text_shown(signs[i]), signs[i]);
        app_pop(&app);
    }
    for (int i = 0; i < 4; i++) {
        canvas_begin(&canvas, 1280, 800);
        pad_label_draw(&canvas, text_centred(TEXT_BODY, rgb(0)), point_at(100, 100), signs[i]);
        TEST_ASSERT_TRUE(canvas.count > 0);
        for (int k = 0; k < canvas.count; k++)
            TEST_ASSERT_TRUE(canvas.list[k].type != DRAW_TEXT);
    }
}

static void test_without_a_gamepad_prompts_name_keys(void)
{
    begin("dodgem");
    act(ACTION_MENU, DEVICE_PAD);
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Stick"));
    app_action(
        &app, &(struct action){.type = ACTION_PAD_LOST, .device = DEVICE_PAD, .pad = 1, .pads = 1});
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Stick"));
    app_action(&app, &(struct action){.type = ACTION_PAD_LOST, .device = DEVICE_PAD, .pads = 0});
    app_pop(&app);
    settle();
    TEST_ASSERT_FALSE(text_shown("Stick"));
    TEST_ASSERT_TRUE(text_shown("Arrows"));
}

static void check_one_to_one(const char names[CONTROL_COUNT][BINDING_NAME])
{
    for (int a = 0; a < CONTROL_COUNT; a++) {
        TEST_ASSERT_NOT_EQUAL('\0', names[a][0]);
        for (int b = 0; b < a; b++)
            TEST_ASSERT_NOT_EQUAL(0, strcmp(names[a], names[b]));
    }
}

/* Whatever is bound, no two controls share a key or button, and every control has one. */
static void test_bindings_stay_one_to_one(void)
{
    static const char *const keys[] = {"Up", "Return", "F1", "U", "Q", "Escape", "Space", "7"};
    static const char *const buttons[] = {"a", "b", "x", "dpup", "start", "guide", "misc1", "back"};
    struct bindings bindings;
    struct rng rng = {.state = 1};
    bindings_defaults(&bindings);
    for (int i = 0; i < 2000; i++) {
        bindings_set(&bindings, DEVICE_KEYBOARD, (enum control)rng_below(&rng, CONTROL_COUNT),
                     keys[rng_below(&rng, 8)]);
        bindings_set(&bindings, DEVICE_PAD, (enum control)rng_below(&rng, CONTROL_COUNT),
                     buttons[rng_below(&rng, 8)]);
        check_one_to_one(bindings.key);
        check_one_to_one(bindings.button);
    }
}

/* Early versions wrote such settings for full screen. */
static void test_no_control_is_without_a_button(void)
{
    struct preferences read;
    struct fault fault;
    TEST_ASSERT_TRUE(preferences_read(&read, "button.fullscreen = \nkey.undo =\n", &fault));
    check_one_to_one(read.bindings.button);
    check_one_to_one(read.bindings.key);
}

/* ---- sizes ---- */

/* No widget leaves the window or overlaps another. */
static void assert_in_place(const struct form *form)
{
    for (int i = 0; i < form->count; i++) {
        struct rect a = form->list[i].box;
        TEST_ASSERT_TRUE(a.w > 0 && a.h > 0 && a.x >= 0 && a.y >= 0);
        TEST_ASSERT_TRUE(a.x + a.w <= app.layout.width + 0.5f);
        TEST_ASSERT_TRUE(a.y + a.h <= app.layout.height + 0.5f);
        for (int k = 0; k < i; k++) {
            struct rect b = form->list[k].box;
            bool apart = a.x + a.w <= b.x + 0.5f || b.x + b.w <= a.x + 0.5f ||
                         a.y + a.h <= b.y + 0.5f || b.y + b.h <= a.y + 0.5f;
            TEST_ASSERT_TRUE_MESSAGE(apart, form->list[i].label);
        }
    }
}

static void test_nothing_overlaps_at_any_size(void)
{
    static const float sizes[][2] = {{1280, 800}, {800, 480},   {1920, 1080},
                                     {800, 1280}, {2560, 1080}, {480, 800}};
    for (int i = 0; i < 6; i++) {
        driver_close();
        driver_open(sizes[i][0], sizes[i][1]);
        settle();
        assert_in_place(screen_menu.form);
        driver_offer_to_continue("morris");
        app_draw(&app, &canvas);
        assert_in_place(screen_menu.form);
        driver_offer_to_continue(NULL);
        for (int g = 0; games[g]; g++) {
            new_game_open(games[g], &app.preferences);
            app_push(&app, &screen_new_game);
            settle();
            assert_in_place(screen_new_game.form);
            app_pop(&app);
        }
        app_push(&app, &screen_settings);
        settle();
        for (int group = 0; group < SETTINGS_GROUPS; group++) {
            settings_state()->group = group;
            app_draw(&app, &canvas);
            assert_in_place(screen_settings.form);
        }
        app_push(&app, &screen_controls);
        settle();
        assert_in_place(screen_controls.form);
        app_home(&app, &screen_menu);
        app_push(&app, &screen_load);
        settle();
        assert_in_place(screen_load.form);
        help_open(&app, NULL);
        settle();
        assert_in_place(screen_help.form);
        app_home(&app, &screen_menu);
        begin("morris");
        assert_in_place(&play_state()->tools);
        act(ACTION_MENU, DEVICE_PAD);
        settle();
        assert_in_place(screen_pause.form);
    }
}

/* No screen is larger than the window, and scrolls, unless larger text was chosen. */
static void test_nothing_scrolls_with_text_of_the_usual_size(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800},  {800, 480},
                                     {800, 1280},  {1080, 1920}, {600, 1200}};
    for (int i = 0; i < 6; i++)
        for (int k = 0; screens[k]; k++) {
            struct layout layout;
            layout_for(&layout, sizes[i][0], sizes[i][1], 1);
            layout_extend(&layout, &screens[k]->need);
            TEST_ASSERT_EQUAL_FLOAT_MESSAGE(sizes[i][0], layout.width, screens[k]->name);
            TEST_ASSERT_EQUAL_FLOAT_MESSAGE(sizes[i][1], layout.height, screens[k]->name);
        }
}

/* Large text in a tall window makes pages higher, never wider; the board stays what is seen
 * first. */
static void test_nothing_scrolls_sideways(void)
{
    static const float sizes[][2] = {{800, 1280}, {1080, 1920}, {600, 1200}, {1000, 1100}};
    for (int i = 0; i < 4; i++)
        for (int size = 0; size < TEXT_SCALES; size++) {
            driver_close();
            driver_open(sizes[i][0], sizes[i][1]);
            app.preferences.text_size = size;
            app_resize(&app, sizes[i][0], sizes[i][1]);
            for (int k = 0; screens[k]; k++) {
                struct layout layout;
                layout_for(&layout, sizes[i][0], sizes[i][1], (float)text_scales[size] / 100);
                layout_extend(&layout, &screens[k]->need);
                TEST_ASSERT_EQUAL_FLOAT_MESSAGE(sizes[i][0], layout.width, screens[k]->name);
            }
            app_push(&app, &screen_settings);
            settle();
            assert_in_place(screen_settings.form);
            app_home(&app, &screen_menu);
            begin("morris");
            TEST_ASSERT_EQUAL_FLOAT(sizes[i][0], app.layout.width);
            TEST_ASSERT_TRUE(play_state()->board.view.frame.w > 0.55f * sizes[i][0]);
        }
}

/* In a narrow page tabs stand in several rows, and values below their labels. */
static void test_stacked_widgets_take_presses(void)
{
    driver_close();
    driver_open(800, 1280);
    app.preferences.text_size = TEXT_SCALES - 1;
    app_resize(&app, 800, 1280);
    app_push(&app, &screen_settings);
    settle();
    const struct widget *tabs = screen_settings.form->list;
    TEST_ASSERT_EQUAL_INT(WIDGET_TABS, tabs->type);
    TEST_ASSERT_TRUE(widget_tab(tabs, SETTINGS_GROUPS - 1).y > widget_tab(tabs, 0).y);
    for (int group = SETTINGS_GROUPS - 1; group >= 0; group--) {
        struct rect tab = widget_tab(tabs, group);
        click(rect_cx(tab), rect_cy(tab), DEVICE_TOUCH);
        TEST_ASSERT_EQUAL_INT(group, settings_state()->group);
    }
    for (int i = 0; i < screen_settings.form->count; i++) {
        struct widget row = screen_settings.form->list[i];
        if (row.type != WIDGET_CHOICE || row.id != 12)
            continue;
        TEST_ASSERT_TRUE(row.stacked);
        click(row.box.x + 0.8f * row.box.w, row.box.y + 0.7f * row.box.h, DEVICE_TOUCH);
        click(row.box.x + 0.2f * row.box.w, row.box.y + 0.7f * row.box.h, DEVICE_TOUCH);
        TEST_ASSERT_EQUAL_STRING(row.value, screen_settings.form->list[i].value);
    }
}

/* ---- places ---- */

/* A scrolled page does not mislead scripts: what they are told is where it is seen. */
static void test_places_are_those_of_the_window(void)
{
    static const char *const words[] = {"b5", "b4"};
    float x, y;
    struct text line = {0};
    driver_close();
    driver_open(800, 1280);
    app.preferences.text_size = TEXT_SCALES - 1;
    app_resize(&app, 800, 1280);
    continue_save("quatuor save 1\ngame: dodgem\nplayer 1: human\nplayer 2: human\nmoves:\n");
    settle();
    app.devices.pointer_y = 1270; /* below the board */
    app_action(&app, &(struct action){.type = ACTION_WHEEL, .device = DEVICE_MOUSE, .step = 1});
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(app.layout.corner.y > 20);
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_TRUE(places_find(&app, &canvas, words[i], &x, &y));
        click(x, y, DEVICE_MOUSE);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    char place[40];
    places_find(&app, &canvas, "b4", &x, &y);
    places_describe(&app, &canvas, 1, 1, &line);
    snprintf(place, sizeof place, "\"b4\": [%.0f, %.0f]", (double)x, (double)y);
    TEST_ASSERT_NOT_NULL(strstr(line.data, place));
    const struct board_view *view = &play_state()->board.view;
    TEST_ASSERT_TRUE(places_find(&app, &canvas, "exit", &x, &y));
    TEST_ASSERT_FLOAT_WITHIN(0.5f, rect_cy(view->field) - app.layout.corner.y, y);
    text_free(&line);
}

/* A page of panels below the board begins with the board, at every turn. */
static void test_the_board_is_in_sight_in_a_tall_window(void)
{
    struct rng rng = {.state = 3};
    for (int size = 0; size < TEXT_SCALES; size++) {
        driver_close();
        driver_open(800, 1280);
        app.preferences.text_size = size;
        app.text_changed = true;
        begin("towers");
        for (int moves = 0; moves < 3; moves++) {
            struct rect frame = play_state()->board.view.frame, seen = layout_seen(&app.layout);
            TEST_ASSERT_TRUE(frame.y >= seen.y - 1);
            TEST_ASSERT_TRUE(frame.y + frame.h <= seen.y + seen.h + 1);
            play_one_move(&rng, DEVICE_KEYBOARD);
            settle();
        }
    }
}

/* Signs on the left of cards and rows: no line of a panel's frame runs through them. */
static int check_signs(const struct form *form)
{
    float clear = 0.65f * app.layout.unit;
    int signs = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < form->count; i++)
        for (int k = 0; k < canvas.count && form->list[i].type == WIDGET_CARD; k++) {
            struct rect card = form->list[i].box, box = canvas.list[k].box;
            int type = canvas.list[k].type;
            bool shape = type == DRAW_FILL || type == DRAW_FRAME;
            if (!shape || box.w < 0.2f * app.layout.unit || box.w > 0.3f * card.w ||
                !rect_has(card, rect_cx(box), rect_cy(box)) || rect_cx(box) > rect_cx(card) ||
                canvas.list[k].colour.a == 0 || box.x <= card.x) /* the bar of the chosen one */
                continue;
            signs++;
            TEST_ASSERT_TRUE(box.x >= card.x + clear);
            TEST_ASSERT_TRUE(box.y >= card.y + clear || box.h > card.h - 2 * clear);
        }
    return signs;
}

static void test_signs_are_clear_of_the_frames_of_their_cards(void)
{
    struct fault fault;
    float x, y;
    app_push(&app, &screen_arcade);
    settle();
    TEST_ASSERT_GREATER_THAN(4, check_signs(screen_arcade.form));
    TEST_ASSERT_TRUE(places_find(&app, &canvas, "\"Puzzles\"", &x, &y));
    click(x, y, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_GREATER_THAN(4, check_signs(screen_arcade.form));
    app_home(&app, &screen_menu);
    TEST_ASSERT_NOT_NULL(people_add(&app.people, "Ada", &app.rng, &fault));
    people_open(&app);
    settle();
    TEST_ASSERT_GREATER_THAN(0, check_signs(screen_people.form));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_signs_are_clear_of_the_frames_of_their_cards);
    RUN_TEST(test_the_board_is_in_sight_in_a_tall_window);
    RUN_TEST(test_help_is_one_press_from_every_game);
    RUN_TEST(test_no_rules_are_promised_where_there_are_none);
    RUN_TEST(test_help_is_one_press_from_everywhere);
    RUN_TEST(test_the_curtain_has_the_board_read);
    RUN_TEST(test_the_pictures_illustrate_the_rules);
    RUN_TEST(test_help_is_about_the_current_game);
    RUN_TEST(test_no_line_of_a_page_is_cut_in_half);
    RUN_TEST(test_pages_scroll_to_their_end);
    RUN_TEST(test_a_whole_page_is_read_on);
    RUN_TEST(test_left_and_right_turn_the_pages);
    RUN_TEST(test_every_setting_can_be_changed_and_changed_back);
    RUN_TEST(test_settings_are_explained);
    RUN_TEST(test_settings_survive_their_file);
    RUN_TEST(test_a_key_is_bound_by_pressing_it);
    RUN_TEST(test_rebinding_the_key_of_fullscreen);
    RUN_TEST(test_a_line_can_be_left_as_it_is);
    RUN_TEST(test_buttons_have_the_labels_of_the_gamepad);
    RUN_TEST(test_playstation_symbols_are_drawn);
    RUN_TEST(test_without_a_gamepad_prompts_name_keys);
    RUN_TEST(test_bindings_stay_one_to_one);
    RUN_TEST(test_no_control_is_without_a_button);
    RUN_TEST(test_nothing_overlaps_at_any_size);
    RUN_TEST(test_nothing_scrolls_with_text_of_the_usual_size);
    RUN_TEST(test_nothing_scrolls_sideways);
    RUN_TEST(test_stacked_widgets_take_presses);
    RUN_TEST(test_places_are_those_of_the_window);
    return UNITY_END();
}
