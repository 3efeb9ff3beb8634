/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Themes: every file in the folder can be chosen, and missing pictures are reported to the player.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/kit/picture_limits.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"
#include "ui/screens/review.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-themes.tmp";

static void write_file(const char *name, const char *text)
{
    char path[PATH_TEXT];
    theme_path(name, path);
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
}

void setUp(void)
{
    driver_use_folder(folder);
    null_themes = folder;
    write_file("parlour.theme", "# the usual one\nname = Parlour\nname.fr = Salon\n");
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
    null_themes = null_picture_lost = NULL;
    *null_picture_missed = '\0';
}

static void test_a_new_file_is_a_new_look(void)
{
    write_file("night.theme", "textures = parlour\nname = At night\n");
    write_file("notes.txt", "name = Not a theme\n");
    struct theme_list list;
    themes_list(&list);
    TEST_ASSERT_EQUAL_INT(2, list.count);
    TEST_ASSERT_EQUAL_STRING("At night", list.list[0].title);
    TEST_ASSERT_EQUAL_STRING("night", list.list[0].id);
    TEST_ASSERT_EQUAL_STRING("Parlour", list.list[1].title);
    TEST_ASSERT_EQUAL_INT(1, themes_index(&list, "parlour"));
    TEST_ASSERT_EQUAL_INT(-1, themes_index(&list, "elsewhere"));
}

static void test_it_can_be_chosen(void)
{
    write_file("night.theme", "name = At night\n");
    app_push(&app, &screen_settings);
    settings_state()->group = SETTINGS_SCREEN;
    settle();
    app_draw(&app, &canvas);
    struct form *form = screen_settings.form;
    for (int i = 0; i < form->count; i++)
        if (strcmp(form->list[i].value, "Parlour") == 0)
            form->focus = form->list[i].id;
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("night", app.preferences.theme);
    TEST_ASSERT_TRUE(app.theme_changed);
}

static void test_without_themes_nothing_breaks(void)
{
    null_themes = NULL;
    app_push(&app, &screen_settings);
    settings_state()->group = SETTINGS_SCREEN;
    settle();
    screen_settings.form->focus = screen_settings.form->list[1].id;
    for (int i = 0; i < 40; i++) {
        focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
        focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    }
    TEST_ASSERT_EQUAL_STRING("parlour", app.preferences.theme);
}

static void test_a_missing_picture_is_named(void)
{
    struct fault fault;
    struct look look;
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    theme_read(&app.theme, "textures = parlour\n", &fault);
    theme_look(&app.theme, game, &settings, 8, &look);
    TEST_ASSERT_EQUAL_STRING("", null_picture_missed);
    null_picture_lost = "queen_2";
    theme_look(&app.theme, game, &settings, 8, &look);
    TEST_ASSERT_EQUAL_STRING("textures/parlour/towers/queen_2.png", null_picture_missed);
}

/* How many pictures of this theme the next frame requests. */
static int pictures_shown(const char *theme)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count += canvas.list[i].type == DRAW_PICTURE &&
                 strstr(null_picture_name(canvas.list[i].picture), theme) != NULL;
    return count;
}

static void assert_follows_the_theme(const char *where)
{
    struct fault fault;
    settle();
    theme_defaults(&app.theme);
    theme_read(&app.theme, "textures = arcade\n", &fault);
    app_retheme(&app);
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, pictures_shown("arcade"), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, pictures_shown("parlour"), where);
    theme_defaults(&app.theme);
    theme_read(&app.theme, "textures = parlour\n", &fault);
    app_retheme(&app);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, pictures_shown("arcade"), where);
}

/* Including boards opened before, and all screens on the stack. */
static void test_another_theme_reaches_every_board(void)
{
    struct fault fault;
    theme_read(&app.theme, "textures = parlour\n", &fault);
    app_retheme(&app);
    assert_follows_the_theme("menu");
    new_game_open(games[0], &app.preferences);
    app_push(&app, &screen_new_game);
    assert_follows_the_theme("new game");
    help_open(&app, games[0]);
    assert_follows_the_theme("help");
    app_home(&app, &screen_menu);
    lesson_open(&app, games[0]);
    assert_follows_the_theme("lesson");
    app_home(&app, &screen_menu);
    begin("dodgem");
    assert_follows_the_theme("play");
    app_home(&app, &screen_menu);
    start_between("stratego", "human", "human");
    assert_follows_the_theme("curtain");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    assert_follows_the_theme("setup");
    continue_save("quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n1. b3-b2 resign\n");
    review_page_open(&app);
    assert_follows_the_theme("review");
}

/* Light letters would be lost on a light board. */
static void test_a_board_may_have_its_own_coordinate_colours(void)
{
    struct fault fault;
    struct look look;
    const struct game *morris = game_find("morris"), *towers = game_find("towers");
    struct settings settings = settings_default(morris), others = settings_default(towers);
    theme_read(&app.theme, "colour.coordinates = #ffffff\ncolour.coordinates_morris = #102030\n",
               &fault);
    theme_look(&app.theme, morris, &settings, 7, &look);
    TEST_ASSERT_EQUAL_HEX8(0x10, look.coordinates.r);
    theme_look(&app.theme, towers, &others, 8, &look);
    TEST_ASSERT_EQUAL_HEX8(0xff, look.coordinates.r);
}

static double luminance(struct colour colour)
{
    const uint8_t part[3] = {colour.r, colour.g, colour.b};
    static const double weight[3] = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double c = part[i] / 255.0;
        sum += weight[i] * (c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
}

/* Quieter than the others, but not below the contrast guidelines for small text. */
static void test_undone_moves_are_readable(void)
{
    static const char *const looks[] = {
        "colour.panel = #1b120c\ncolour.text_dim = #b9a88a\n", /* parlour, arcade, contrast */
        "colour.panel = #0d0f22\ncolour.text_dim = #8fa3c8\n",
        "colour.panel = #000000\ncolour.text_dim = #d0d0d0\n",
    };
    struct fault fault;
    for (int i = 0; i < 3; i++) {
        theme_read(&app.theme, looks[i], &fault);
        continue_save("quatuor save 1\ngame: dodgem\nplayer 1: human\nplayer 2: human\n"
                      "moves:\n1. c5-c4 a1-b1\n");
        take_back(DEVICE_KEYBOARD);
        settle();
        app_draw(&app, &canvas);
        int found = 0;
        for (int d = 0; d < canvas.count; d++) {
            const struct draw *draw = &canvas.list[d];
            if (draw->type != DRAW_TEXT || strcmp(canvas.text + draw->text, "a1-b1") != 0)
                continue;
            struct colour panel = app.theme.tone[TONE_PANEL];
            struct colour seen = blended(panel, opaque(draw->colour), (float)draw->colour.a / 255);
            double contrast = (luminance(seen) + 0.05) / (luminance(panel) + 0.05);
            TEST_ASSERT_TRUE(contrast >= 4.5);
            found++;
        }
        TEST_ASSERT_EQUAL_INT(1, found);
    }
}

static void test_a_press_dismisses_a_notice(void)
{
    settle();
    app_notice(&app, "Something to know.");
    app_advance(&app, 0.05);
    TEST_ASSERT_TRUE(app.notice_time > 3);
    click(5, 5, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(app.notice_time < 0.5f);
}

/* ---- numbers and names that cannot be drawn ---- */

static void test_wild_numbers_are_refused_with_their_line(void)
{
    static const char *const lines[] = {
        "cell.aspect = 0",
        "cell.aspect = nan",
        "cell.aspect = inf",
        "cell.aspect = -1",
        "cell.aspect = 1e30",
        "cell.aspect = wide",
        "cell.aspect =",
        "cell.aspect = 1 1",
        "cell.rise = nan",
        "effects.glow = 1e38",
        "lift.shadow = 1 -inf",
        "lift.shadow = 1",
        "sprite.cell = 0",
        "sprite.size = 400 0",
        "sprite.size = 400",
        "sprite.anchor = nan nan",
        "shadow.cell = 1e-30",
        "shadow.size = 0 0",
        "body.man_1 = 0 0 0 0",
        "board.towers.8 = 0 0 0 0 0 0",
        "board.towers.8 = 1920 nan 120 118 1678 1521",
        "board.morris = 1920 1781 120 118 1678 9000",
        "board.morris = 8192 64 0 0 16 16",
        "board.morris = 1920 1781 1900 118 1678 1521",
        "board.morris = 1920 1781 120 118 1678 1521 7",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[200];
        struct fault fault = {""};
        snprintf(text, sizeof text, "name = Wild\n%s\ncolour.text = #010203\n", lines[i]);
        theme_defaults(&app.theme);
        TEST_ASSERT_FALSE_MESSAGE(theme_read(&app.theme, text, &fault), lines[i]);
        TEST_ASSERT_EQUAL_STRING("line 2 of the theme: too few, too many or out-of-range numbers",
                                 fault.text);
        TEST_ASSERT_EQUAL_INT(2, app.theme.count); /* the others still count */
    }
}

/* Combinations of the extremes that are allowed. */
static void test_the_wildest_numbers_allowed_can_be_drawn(void)
{
    static const char text[] =
        "cell.aspect = 0.1\ncell.rise = 4\nlift.shadow = 8 -8\n"
        "sprite.cell = 16\nsprite.size = 4096 1\nsprite.anchor = 4096 -4096\n"
        "shadow.cell = 4096\nshadow.size = 1 1\nshadow.anchor = -4096 4096\n"
        "body.tower_1 = -4096 4096 1 4096\n"
        "board.towers.8 = 64 256 0 0 16 16\n";
    struct fault fault;
    theme_defaults(&app.theme);
    TEST_ASSERT_TRUE_MESSAGE(theme_read(&app.theme, text, &fault), fault.text);
    begin("towers");
    settle();
    app_retheme(&app);
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        struct rect box = canvas.list[i].box;
        TEST_ASSERT_TRUE(isfinite(box.x) && isfinite(box.y) && isfinite(box.w) && isfinite(box.h));
        TEST_ASSERT_TRUE(fabsf(box.w) < 20000 && fabsf(box.h) < 20000);
    }
}

static void test_no_theme_leaves_its_folder(void)
{
    struct fault fault;
    TEST_ASSERT_TRUE(theme_id_is_valid("parlour"));
    TEST_ASSERT_FALSE(theme_id_is_valid("../../x"));
    TEST_ASSERT_FALSE(theme_id_is_valid(".."));
    TEST_ASSERT_FALSE(theme_id_is_valid("a\\b"));
    TEST_ASSERT_FALSE(theme_id_is_valid("C:x"));
    TEST_ASSERT_FALSE(theme_id_is_valid(""));
    TEST_ASSERT_FALSE(theme_id_is_valid("a-name-longer-than-any-theme-may-have"));
    TEST_ASSERT_FALSE(theme_read(&app.theme, "textures = ../../../etc\n", &fault));
    TEST_ASSERT_EQUAL_STRING("line 1 of the theme is not understood", fault.text);
    TEST_ASSERT_NULL(theme_value(&app.theme, "textures"));
}

/* A signature and the first chunk: all that is checked before decoding. */
static bool allowed(unsigned w, unsigned h, size_t size, struct fault *fault)
{
    unsigned char png[24] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    for (int i = 0; i < 4; i++) {
        png[16 + i] = (unsigned char)(w >> (24 - 8 * i));
        png[20 + i] = (unsigned char)(h >> (24 - 8 * i));
    }
    return picture_is_allowed(png, size, fault);
}

static void test_a_picture_that_claims_too_much_is_refused(void)
{
    struct fault fault;
    TEST_ASSERT_TRUE(allowed(1920, 1781, 24, &fault));
    TEST_ASSERT_TRUE(allowed(4096, 4096, 24, &fault));
    TEST_ASSERT_FALSE(allowed(60000, 60000, 24, &fault));
    TEST_ASSERT_EQUAL_STRING("it has 60000×60000 pixels; at most 4096×4096 are shown", fault.text);
    TEST_ASSERT_FALSE(allowed(1, 4097, 24, &fault));
    TEST_ASSERT_FALSE(allowed(0xffffffff, 1, 24, &fault));
    TEST_ASSERT_FALSE(allowed(0, 10, 24, &fault));
    TEST_ASSERT_FALSE(allowed(10, 10, 23, &fault));
    TEST_ASSERT_EQUAL_STRING("it is not a PNG picture", fault.text);
}

static void test_a_line_that_is_too_long_is_reported(void)
{
    struct fault fault;
    char text[300] = "name = ";
    memset(text + 7, 'n', 120);
    TEST_ASSERT_FALSE(theme_read(&app.theme, text, &fault));
    TEST_ASSERT_EQUAL_STRING("line 1 of the theme is not understood", fault.text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_new_file_is_a_new_look);
    RUN_TEST(test_it_can_be_chosen);
    RUN_TEST(test_without_themes_nothing_breaks);
    RUN_TEST(test_a_missing_picture_is_named);
    RUN_TEST(test_another_theme_reaches_every_board);
    RUN_TEST(test_a_board_may_have_its_own_coordinate_colours);
    RUN_TEST(test_undone_moves_are_readable);
    RUN_TEST(test_a_press_dismisses_a_notice);
    RUN_TEST(test_wild_numbers_are_refused_with_their_line);
    RUN_TEST(test_the_wildest_numbers_allowed_can_be_drawn);
    RUN_TEST(test_no_theme_leaves_its_folder);
    RUN_TEST(test_a_picture_that_claims_too_much_is_refused);
    RUN_TEST(test_a_line_that_is_too_long_is_reported);
    return UNITY_END();
}
