/* What must survive the program: the match after every move, saved games, the settings. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/screens/load.h"
#include "ui/screens/review.h"
#include "ui/screens/setup.h"
#include "ui/screens/slots.h"
#include "ui_driver.h"

enum { LOAD_BACK = 1, LOAD_OPEN, LOAD_DELETE, LOAD_YES, LOAD_NO, LOAD_ROW = 10 };
enum { MENU_CONTINUE = 20, MENU_LOAD };

static const char folder[] = "test-ui-saves.tmp";

static void in_folder(const char *file, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s/%s", folder, file);
}

static void open_program(void)
{
    memset(&app, 0, sizeof app);
    struct fault fault;
    keeper_read_preferences(&app, &fault);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
}

void setUp(void)
{
    driver_use_folder(folder);
    open_program();
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void write_text(const char *file, const char *text)
{
    char path[PATH_TEXT];
    in_folder(file, path);
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
}

static bool exists(const char *file)
{
    char path[PATH_TEXT];
    size_t size;
    in_folder(file, path);
    char *data = file_read(path, 1 << 20, &size, NULL);
    free(data);
    return data != NULL;
}

static struct match autosaved(void)
{
    struct match match;
    struct fault fault = {""};
    char path[PATH_TEXT];
    in_folder("autosave.quatuor", path);
    TEST_ASSERT_TRUE_MESSAGE(save_load(path, &match, &fault), fault.text);
    return match;
}

static void assert_autosave_is_shown(void)
{
    struct match kept = autosaved();
    const struct match *shown = &app.session.match;
    TEST_ASSERT_EQUAL_INT(shown->at, kept.at);
    TEST_ASSERT_EQUAL_INT(shown->length, kept.length);
    TEST_ASSERT_EQUAL_MEMORY(match_now(shown), match_now(&kept), shown->game->position_size);
    match_free(&kept);
}

/* As after kill -9: nothing is closed, the program begins anew. */
static void start_again(void)
{
    driver_close();
    open_program();
    app_draw(&app, &canvas);
}

static void accept(struct form *form, int id)
{
    app_draw(&app, &canvas);
    form->focus = id;
    act(ACTION_ACCEPT, DEVICE_PAD);
}

static void test_every_move_is_kept_at_once(void)
{
    struct rng rng = {.state = 5};
    begin("morris");
    TEST_ASSERT_FALSE(exists("autosave.quatuor"));
    for (int i = 0; i < 40; i++) {
        play_one_move(&rng, DEVICE_MOUSE); /* its animation has not even begun */
        assert_autosave_is_shown();
    }
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    assert_autosave_is_shown();
}

static void test_the_next_start_continues(void)
{
    static const char *const ids[] = {"towers", "dodgem", "morris", "stratego"};
    for (int i = 0; i < 4; i++) {
        struct rng rng = {.state = 2};
        app_home(&app, &screen_menu);
        begin(ids[i]);
        for (int k = 0; k < 5; k++) {
            play_one_move(&rng, DEVICE_MOUSE);
            go_through_curtains(DEVICE_KEYBOARD);
        }
        union position_room before = {0};
        memcpy(&before, match_now(&app.session.match), app.session.match.game->position_size);
        start_again();
        TEST_ASSERT_EQUAL_INT(MENU_CONTINUE, screen_menu.form->focus);
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
        go_through_curtains(DEVICE_PAD);
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_STRING(ids[i], app.session.match.game->id);
        TEST_ASSERT_EQUAL_MEMORY(&before, match_now(&app.session.match),
                                 app.session.match.game->position_size);
    }
}

static void test_a_finished_game_leaves_no_autosave(void)
{
    struct rng rng = {.state = 9};
    begin("dodgem");
    play_one_move(&rng, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(exists("autosave.quatuor"));
    while (!outcome_over(match_outcome(&app.session.match)))
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_FALSE(exists("autosave.quatuor"));
    start_again();
    TEST_ASSERT_FALSE(keeper_can_continue(&app));
}

static void test_a_damaged_autosave_is_put_aside(void)
{
    write_text("autosave.quatuor", "quatuor save 1\ngame: dodgem\nmoves:\n1. a1-h8\n");
    start_again();
    TEST_ASSERT_FALSE(keeper_can_continue(&app));
    TEST_ASSERT_TRUE(app.notice_time > 0);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "line 4"));
    TEST_ASSERT_TRUE(exists("autosave.quatuor.damaged"));
    TEST_ASSERT_FALSE(exists("autosave.quatuor"));
}

/* Another game takes the autosave's place; the one left half-way is among the saved games. */
static void test_an_abandoned_game_is_not_lost(void)
{
    struct rng rng = {.state = 3};
    begin("towers");
    for (int i = 0; i < 12; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    app_home(&app, &screen_menu);
    begin("dodgem");
    play_one_move(&rng, DEVICE_MOUSE);
    struct slots slots = {0};
    slots_read(&slots);
    TEST_ASSERT_EQUAL_INT(1, slots.count);
    TEST_ASSERT_EQUAL_STRING("Queens & Towers, move 7", slots.list[0].title);
    slots_free(&slots);
    assert_autosave_is_shown();
}

static int slots_count(void)
{
    struct slots slots = {0};
    slots_read(&slots);
    int count = slots.count;
    slots_free(&slots);
    return count;
}

static void open_load_screen(void)
{
    app_home(&app, &screen_menu);
    accept(screen_menu.form, MENU_LOAD);
    TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
    settle();
}

static void test_save_load_delete(void)
{
    struct rng rng = {.state = 4};
    begin("morris");
    for (int i = 0; i < 7; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    keeper_save(&app);
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_STRING("The game is saved.", app.notice);
    int at = app.session.match.at;
    play_one_move(&rng, DEVICE_MOUSE);

    open_load_screen();
    TEST_ASSERT_EQUAL_INT(1, load_state()->slots.count);
    TEST_ASSERT_EQUAL_INT(0, load_state()->pictured);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(at, app.session.match.at);

    open_load_screen();
    accept(screen_load.form, LOAD_DELETE);
    act(ACTION_BACK, DEVICE_PAD);          /* "Keep it" */
    for (int left = 2; left > 0; left--) { /* the move played after saving is not lost either */
        TEST_ASSERT_EQUAL_INT(left, load_state()->slots.count);
        accept(screen_load.form, LOAD_DELETE);
        accept(screen_load.form, LOAD_YES);
    }
    TEST_ASSERT_EQUAL_INT(0, load_state()->slots.count);
    app_draw(&app, &canvas);
    act(ACTION_ACCEPT, DEVICE_PAD); /* only "Back" is left */
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

/* With another one in the list, nobody should have to remember which was chosen. */
static void test_the_question_names_what_is_deleted(void)
{
    struct rng rng = {.state = 4};
    static const char *const games[] = {"morris", "dodgem"};
    for (int i = 0; i < 2; i++) {
        app_home(&app, &screen_menu);
        begin(games[i]);
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        keeper_save(&app);
        app_advance(&app, 0.1);
    }
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(2, load_state()->slots.count);
    const struct slot *slots = load_state()->slots.list;
    focus(DIRECTION_DOWN, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(1, times_shown(slots[1].title));
    accept(screen_load.form, LOAD_DELETE);
    TEST_ASSERT_EQUAL_INT(2, times_shown(slots[1].title));
    TEST_ASSERT_EQUAL_INT(1, times_shown(slots[0].title));
}

/* However few moves it has; but a game that a file holds needs no second one. */
static void test_a_short_game_is_not_lost(void)
{
    struct rng rng = {.state = 3};
    begin("towers");
    play_one_move(&rng, DEVICE_MOUSE);
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    app_home(&app, &screen_menu);
    begin("dodgem");
    play_one_move(&rng, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(1, slots_count());
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    for (int i = 0; i < 3; i++) { /* the first time dodgem becomes a file, later both have one */
        open_load_screen();
        int last = load_state()->slots.count - 1;
        for (int k = 0; k < last; k++)
            focus(DIRECTION_DOWN, DEVICE_PAD);
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(2, slots_count());
    }
}

/* ---- an army being arranged ---- */

static void begin_arranging(void)
{
    start_between("stratego", "human", "human");
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
}

static void press_cell(int cell)
{
    float x, y;
    app_draw(&app, &canvas);
    board_view_point(&setup_state()->board.view, cell, &x, &y);
    click(x, y, DEVICE_MOUSE);
}

static void swap_something(void)
{
    const struct draft *draft = &setup_state()->draft;
    int a = 0, b = 0;
    while (draft->kind[draft->cells[a]] == DRAFT_EMPTY)
        a++;
    while (draft->kind[draft->cells[b]] == draft->kind[draft->cells[a]])
        b++;
    press_cell(draft->cells[a]);
    press_cell(draft->cells[b]);
}

static void assert_goes_on_arranging(const struct draft *before)
{
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name); /* first */
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(before->player, setup_state()->draft.player);
    TEST_ASSERT_EQUAL_MEMORY(before->kind, setup_state()->draft.kind, sizeof before->kind);
}

static void test_an_army_being_arranged_is_kept(void)
{
    begin_arranging();
    TEST_ASSERT_FALSE(exists("autosave.quatuor")); /* nobody has touched it */
    swap_something();
    struct draft before = setup_state()->draft;
    start_again();
    TEST_ASSERT_EQUAL_INT(MENU_CONTINUE, screen_menu.form->focus);
    act(ACTION_ACCEPT, DEVICE_PAD);
    assert_goes_on_arranging(&before);
    act(ACTION_MENU, DEVICE_PAD);
    app_home(&app, &screen_menu);
    settle();
    accept(screen_menu.form, MENU_CONTINUE);
    assert_goes_on_arranging(&before);
    go_through_curtains(DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    assert_autosave_is_shown();
}

static void test_an_army_being_arranged_can_be_saved(void)
{
    begin_arranging();
    struct draft before = setup_state()->draft;
    act(ACTION_MENU, DEVICE_PAD);
    keeper_save(&app);
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(0, load_state()->scene.count); /* nobody sees it */
    act(ACTION_ACCEPT, DEVICE_PAD);
    assert_goes_on_arranging(&before);
}

/* A game that is over cannot be played on: it is looked back at. */
static void test_a_finished_save_is_reviewed(void)
{
    char saves[PATH_TEXT];
    in_folder("saves", saves);
    folder_make(saves, NULL);
    write_text("saves/2026-11-16 120000 dodgem.quatuor",
               "quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4 a2-b2\n2. resign\n");
    open_load_screen();
    TEST_ASSERT_EQUAL_STRING("Dodgem: Black wins", load_state()->slots.list[0].title);
    TEST_ASSERT_EQUAL_STRING("Review", form_widget(screen_load.form, LOAD_OPEN)->label);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    settle();
    TEST_ASSERT_EQUAL_INT(2, review_state()->review.done);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void test_damaged_saves_are_shown_with_the_reason(void)
{
    char saves[PATH_TEXT];
    in_folder("saves", saves);
    folder_make(saves, NULL);
    write_text("saves/2026-11-16 120000 dodgem.quatuor",
               "quatuor save 1\ngame: dodgem\nsize: 99\n");
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(1, load_state()->slots.count);
    TEST_ASSERT_NOT_NULL(strstr(load_state()->slots.list[0].fault.text, "line 3"));
    TEST_ASSERT_EQUAL_STRING("16 Nov 2026, 12:00", load_state()->slots.list[0].date);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
    TEST_ASSERT_TRUE(app.notice_time > 0);
}

/* Stratego's picture is what a stranger sees: nothing. */
static void test_pictures_of_saves_keep_secrets(void)
{
    begin("stratego");
    keeper_save(&app);
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(0, load_state()->pictured);
    TEST_ASSERT_EQUAL_INT(20, load_state()->scene.count);
    for (int i = 0; i < load_state()->scene.count; i++)
        TEST_ASSERT_EQUAL_INT(KIND_UNKNOWN, load_state()->scene.actors[i].piece.kind);
}

/* In a narrow window, in a deep folder: the reason is seen whole. */
static void test_a_bad_file_is_named_with_the_reason(void)
{
    char deep[PATH_TEXT], path[PATH_TEXT + 16];
    struct fault fault = {""};
    in_folder("a folder whose name is long enough for a window/and another one below it", deep);
    TEST_ASSERT_TRUE(folder_make(deep, NULL));
    snprintf(path, sizeof path, "%s/bad.quatuor", deep);
    TEST_ASSERT_TRUE(file_replace(path, "nothing", 7, NULL));
    TEST_ASSERT_FALSE(keeper_load(&app, path, &fault));
    file_remove(path, NULL);
    TEST_ASSERT_EQUAL_STRING("bad.quatuor: this is not a saved game of Quatuor", fault.text);
    app_resize(&app, 600, 1000);
    app_notice(&app, fault.text);
    TEST_ASSERT_TRUE(text_shown("bad.quatuor"));
    TEST_ASSERT_TRUE(text_shown("Quatuor"));
    TEST_ASSERT_FALSE(text_shown("…"));
}

/* A file in the place of the folder: nothing can be written below it. */
static void test_an_unwritable_folder_is_told_once(void)
{
    struct rng rng = {.state = 5};
    driver_close();
    write_text("a file", "");
    null_folder = "test-ui-saves.tmp/a file";
    open_program();
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    app_advance(&app, 0.01);
    TEST_ASSERT_TRUE(app.notice_time > 0);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "Neither games nor settings can be kept."));
    begin("morris");
    play_one_move(&rng, DEVICE_MOUSE);
    app_advance(&app, 0.01);
    TEST_ASSERT_TRUE(app.notice_time == 0);
    null_folder = folder;
}

static void make_saves(int count)
{
    char name[64], saves[PATH_TEXT];
    in_folder("saves", saves);
    folder_make(saves, NULL);
    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof name, "saves/2026-11-16 12%04d dodgem.quatuor", i);
        write_text(name, "quatuor save 1\ngame: dodgem\nmoves:\n");
    }
}

static void test_long_lists_scroll_with_the_focus(void)
{
    make_saves(30);
    open_load_screen();
    for (int i = 0; i < 29; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL_INT(29, load_state()->selected);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 29));
    focus(DIRECTION_DOWN, DEVICE_PAD);
    TEST_ASSERT_TRUE(screen_load.form->focus < LOAD_ROW);
    for (int i = 0; i < 31; i++)
        focus(DIRECTION_UP, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, load_state()->selected);
}

/* What is pictured, what has the focus and what opens are one thing. */
static void test_paging_keeps_selection_and_focus_together(void)
{
    make_saves(30);
    open_load_screen();
    for (int i = 0; i < 3; i++) {
        int before = load_state()->selected;
        app_action(&app,
                   &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
        TEST_ASSERT_TRUE(load_state()->selected > before);
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL_INT(load_state()->selected, load_state()->pictured);
        TEST_ASSERT_EQUAL_INT(LOAD_ROW + load_state()->selected, screen_load.form->focus);
        TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, screen_load.form->focus));
    }
    for (int i = 0; i < 9; i++) /* the wheel takes it along */
        app_action(&app,
                   &(struct action){.type = ACTION_WHEEL, .device = DEVICE_MOUSE, .step = -1});
    app_draw(&app, &canvas);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + load_state()->selected));
    /* A pointer rests on another row. */
    const struct rect box = form_widget(screen_load.form, LOAD_ROW + load_state()->first)->box;
    app_action(&app, &(struct action){.type = ACTION_POINT,
                                      .device = DEVICE_MOUSE,
                                      .x = rect_cx(box),
                                      .y = rect_cy(box)});
    int pictured = load_state()->pictured;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(pictured, load_state()->selected);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

static void test_one_click_selects_the_next_one_opens(void)
{
    make_saves(3);
    for (int row = 0; row < 3; row++) {
        open_load_screen();
        use_button(screen_load.form, LOAD_ROW + row, DEVICE_MOUSE);
        TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(row, load_state()->selected);
        use_button(screen_load.form, LOAD_ROW + row, DEVICE_MOUSE);
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    }
}

static void drag(float x, float from, float to, enum device device)
{
    app_action(&app, &(struct action){.type = ACTION_PRESS, .device = device, .x = x, .y = from});
    for (int i = 1; i <= 8; i++)
        app_action(&app, &(struct action){.type = ACTION_POINT,
                                          .device = device,
                                          .x = x,
                                          .y = from + (to - from) * (float)i / 8});
    app_action(&app, &(struct action){.type = ACTION_RELEASE, .device = device, .x = x, .y = to});
    app_draw(&app, &canvas);
}

static void test_the_list_can_be_dragged(void)
{
    make_saves(30);
    open_load_screen();
    const struct rect top = form_widget(screen_load.form, LOAD_ROW)->box;
    const struct rect third = form_widget(screen_load.form, LOAD_ROW + 3)->box;
    for (int i = 0; i < 2; i++) {
        enum device device = i ? DEVICE_TOUCH : DEVICE_MOUSE;
        drag(rect_cx(top), rect_cy(third), rect_cy(top), device);
        TEST_ASSERT_EQUAL_INT(3, load_state()->first);
        drag(rect_cx(top), rect_cy(top), rect_cy(third), device);
        TEST_ASSERT_EQUAL_INT(0, load_state()->first);
        drag(top.x + top.w + 0.3f * app.layout.unit, top.y, top.y + 100 * top.h, device);
        TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 29));
        TEST_ASSERT_EQUAL_INT(load_state()->pictured, load_state()->selected);
        drag(top.x + top.w + 0.3f * app.layout.unit, top.y, top.y, device); /* one click */
        TEST_ASSERT_EQUAL_INT(0, load_state()->first);
    }
    TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
}

/* More rows would fit than a form holds. */
static void test_a_long_list_in_a_high_window(void)
{
    make_saves(70);
    app_resize(&app, 480, 4500);
    open_load_screen();
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_BACK));
    for (int i = 0; i < 69; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL_INT(69, load_state()->selected);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 69));
}

/* A folder lists its files in no order: which ones are left out must not depend on that. */
static void test_of_very_many_saves_the_newest_are_listed(void)
{
    char expected[SLOT_NAME];
    make_saves(SLOTS_MAX + 30);
    struct slots slots = {0};
    slots_read(&slots);
    TEST_ASSERT_EQUAL_INT(SLOTS_MAX, slots.count);
    for (int i = 0; i < SLOTS_MAX; i++) {
        snprintf(expected, sizeof expected, "2026-11-16 12%04d dodgem.quatuor", SLOTS_MAX + 29 - i);
        TEST_ASSERT_EQUAL_STRING(expected, slots.list[i].file);
        TEST_ASSERT_EQUAL_STRING("Dodgem, move 1", slots.list[i].title);
    }
    slots_free(&slots);
}

static void test_settings_are_kept(void)
{
    app.preferences.speed = SPEED_FAST;
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    start_again();
    TEST_ASSERT_EQUAL_INT(SPEED_FAST, app.preferences.speed);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.mute);
}

/* What the command line said is not written down. */
static void test_the_command_line_counts_once(void)
{
    driver_close();
    memset(&app, 0, sizeof app);
    keeper_read_preferences(&app, NULL);
    app.preferences.reduced_motion = 1;
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    start_again();
    TEST_ASSERT_EQUAL_INT(1, app.preferences.mute);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.reduced_motion);
}

/* Nor when the program could not start. */
static void test_a_failed_start_writes_no_settings(void)
{
    driver_close();
    memset(&app, 0, sizeof app);
    keeper_read_preferences(&app, NULL);
    app.preferences.fullscreen = 1;
    start_again(); /* never opened, only closed */
    TEST_ASSERT_EQUAL_INT(0, app.preferences.fullscreen);
}

static void test_damaged_settings_are_put_aside(void)
{
    struct fault fault = {""};
    write_text("settings.txt", "speed = 2\nmusic = very loud\n");
    TEST_ASSERT_FALSE(keeper_read_preferences(&app, &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "line 2"));
    TEST_ASSERT_EQUAL_INT(SPEED_NORMAL, app.preferences.speed);
    TEST_ASSERT_TRUE(exists("settings.txt.damaged"));
    TEST_ASSERT_FALSE(exists("settings.txt"));
}

/* One screen may be left of the other; a newer version may know more speeds. */
static void test_settings_survive_numbers_from_elsewhere(void)
{
    struct fault fault = {""};
    write_text("settings.txt", "window_x = -1300\nwindow_y = -2\nspeed = 9\nmusic = 3\n"
                               "effects = 99999999999999999999\n");
    TEST_ASSERT_TRUE_MESSAGE(keeper_read_preferences(&app, &fault), fault.text);
    TEST_ASSERT_EQUAL_INT(-1300, app.preferences.window_x);
    TEST_ASSERT_EQUAL_INT(-2, app.preferences.window_y);
    TEST_ASSERT_EQUAL_INT(SPEED_NORMAL, app.preferences.speed);
    TEST_ASSERT_EQUAL_INT(3, app.preferences.music);
    TEST_ASSERT_EQUAL_INT(8, app.preferences.effects);
    TEST_ASSERT_TRUE(exists("settings.txt"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_move_is_kept_at_once);
    RUN_TEST(test_the_next_start_continues);
    RUN_TEST(test_a_finished_game_leaves_no_autosave);
    RUN_TEST(test_a_damaged_autosave_is_put_aside);
    RUN_TEST(test_an_abandoned_game_is_not_lost);
    RUN_TEST(test_the_question_names_what_is_deleted);
    RUN_TEST(test_a_short_game_is_not_lost);
    RUN_TEST(test_an_army_being_arranged_is_kept);
    RUN_TEST(test_an_army_being_arranged_can_be_saved);
    RUN_TEST(test_save_load_delete);
    RUN_TEST(test_a_finished_save_is_reviewed);
    RUN_TEST(test_damaged_saves_are_shown_with_the_reason);
    RUN_TEST(test_pictures_of_saves_keep_secrets);
    RUN_TEST(test_a_bad_file_is_named_with_the_reason);
    RUN_TEST(test_an_unwritable_folder_is_told_once);
    RUN_TEST(test_long_lists_scroll_with_the_focus);
    RUN_TEST(test_paging_keeps_selection_and_focus_together);
    RUN_TEST(test_one_click_selects_the_next_one_opens);
    RUN_TEST(test_the_list_can_be_dragged);
    RUN_TEST(test_a_long_list_in_a_high_window);
    RUN_TEST(test_of_very_many_saves_the_newest_are_listed);
    RUN_TEST(test_settings_are_kept);
    RUN_TEST(test_the_command_line_counts_once);
    RUN_TEST(test_a_failed_start_writes_no_settings);
    RUN_TEST(test_damaged_settings_are_put_aside);
    RUN_TEST(test_settings_survive_numbers_from_elsewhere);
    return UNITY_END();
}
