/* Looks: whatever lies in the folder of themes can be chosen, and a picture that is not there is
 * named to the player. */
#include <math.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "testing/null_platform.h"
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
    settle();
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
    struct settings settings = settings_standard(game);
    theme_read(&app.theme, "textures = parlour\n", &fault);
    theme_look(&app.theme, game, &settings, 8, &look);
    TEST_ASSERT_EQUAL_STRING("", null_picture_missed);
    null_picture_lost = "queen_2";
    theme_look(&app.theme, game, &settings, 8, &look);
    TEST_ASSERT_EQUAL_STRING("textures/parlour/towers/queen_2.png", null_picture_missed);
}

/* Light letters are lost on a light board. */
static void test_a_board_may_have_coordinates_of_its_own(void)
{
    struct fault fault;
    struct look look;
    const struct game *morris = game_find("morris"), *towers = game_find("towers");
    struct settings settings = settings_standard(morris), others = settings_standard(towers);
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

/* Quieter than the others, but not below what the guidelines for contrast ask of small text. */
static void test_moves_undone_can_be_read(void)
{
    static const char *const looks[] = {
        "colour.panel = #1b120c\ncolour.text_dim = #b9a88a\n", /* parlour, arcade, contrast */
        "colour.panel = #0d0f22\ncolour.text_dim = #8fa3c8\n",
        "colour.panel = #000000\ncolour.text_dim = #d0d0d0\n",
    };
    struct fault fault;
    for (int i = 0; i < 3; i++) {
        theme_read(&app.theme, looks[i], &fault);
        go_on_with("quatuor save 1\ngame: dodgem\nplayer 1: human\nplayer 2: human\n"
                   "moves:\n1. c5-c4 a1-b1\n");
        act(ACTION_UNDO, DEVICE_KEYBOARD);
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

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_new_file_is_a_new_look);
    RUN_TEST(test_it_can_be_chosen);
    RUN_TEST(test_without_themes_nothing_breaks);
    RUN_TEST(test_a_missing_picture_is_named);
    RUN_TEST(test_a_board_may_have_coordinates_of_its_own);
    RUN_TEST(test_moves_undone_can_be_read);
    RUN_TEST(test_a_press_dismisses_a_notice);
    return UNITY_END();
}
