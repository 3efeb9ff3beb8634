/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What must survive a crash: every match after every move, and the settings. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>
#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "base/disk.h"
#include "base/files.h"
#include "base/text.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/screens/load.h"
#include "ui/screens/open_game.h"
#include "ui/screens/review.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

enum { LOAD_BACK = 1, LOAD_OPEN, LOAD_DELETE, LOAD_RESTORE, LOAD_ROW = 10 };
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
    keeper_read_preferences(&app.preferences, &fault);
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

static void assert_kept_as_shown(void)
{
    struct match kept;
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    const struct match *shown = &app.session.match;
    TEST_ASSERT_EQUAL_INT(shown->at, kept.at);
    TEST_ASSERT_EQUAL_INT(shown->length, kept.length);
    TEST_ASSERT_EQUAL_MEMORY(match_now(shown), match_now(&kept), shown->game->position_size);
    match_free(&kept);
}

/* Restarts as after kill -9, without closing anything. */
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

static int games_kept(void)
{
    struct library_list list;
    TEST_ASSERT_TRUE(library_list(&app.keeper.library, &list, NULL));
    int count = list.count;
    library_list_free(&list);
    return count;
}

static bool can_continue(void)
{
    return keeper_latest(&app.keeper, &app.session) != NULL;
}

static void test_every_move_is_kept_at_once(void)
{
    struct rng rng = {.state = 5};
    begin("morris");
    TEST_ASSERT_EQUAL_INT(0, games_kept());
    for (int i = 0; i < 40; i++) {
        play_one_move(&rng, DEVICE_MOUSE); /* its animation has not even begun */
        assert_kept_as_shown();
    }
    take_back(DEVICE_KEYBOARD);
    assert_kept_as_shown();
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

/* Nothing but a note has changed since the last move was kept. */
static void test_notes_are_there_at_the_next_start(void)
{
    struct rng rng = {.state = 2};
    begin("stratego");
    play_one_move(&rng, DEVICE_MOUSE);
    go_through_curtains(DEVICE_KEYBOARD);
    settle();
    struct match *match = &app.session.match;
    int cell = 0, player = match_now(match)->turn;
    while (match->game->piece_at(match_now(match), cell).owner != 1 - player)
        cell++;
    struct noted noted = {cell, {.rank = 3, .guess = 1}};
    TEST_ASSERT_TRUE(match_set_note(match, player, match->at, noted));
    struct note before[2][CELL_LIMIT];
    memcpy(before, match->notes, sizeof before);
    start_again();
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    TEST_ASSERT_FALSE(text_shown("8?"));
    go_through_curtains(DEVICE_PAD);
    TEST_ASSERT_EQUAL_MEMORY(before, app.session.match.notes, sizeof before);
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("8?"));
}

static void test_a_finished_game_is_kept_and_not_continued(void)
{
    struct rng rng = {.state = 9};
    begin("dodgem");
    play_one_move(&rng, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(can_continue());
    while (!outcome_over(match_outcome(&app.session.match)))
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_FALSE(can_continue());
    act(ACTION_BACK, DEVICE_PAD);
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = -1, .device = DEVICE_PAD});
    settle(); /* it is finished even while looking back */
    start_again();
    TEST_ASSERT_FALSE(can_continue());
    TEST_ASSERT_EQUAL_INT(1, games_kept());
}

static void test_an_old_autosave_is_taken_over(void)
{
    write_text("autosave.quatuor", "quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4\n");
    start_again();
    TEST_ASSERT_TRUE(can_continue());
    TEST_ASSERT_FALSE(exists("autosave.quatuor"));
    TEST_ASSERT_EQUAL_INT(1, games_kept());
}

static void test_a_damaged_autosave_is_reported_and_kept(void)
{
    write_text("autosave.quatuor", "quatuor save 1\ngame: dodgem\nmoves:\n1. a1-h8\n");
    start_again();
    app_advance(&app, 0.01);
    TEST_ASSERT_FALSE(can_continue());
    TEST_ASSERT_TRUE(app.notice_time > 0);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "line 4"));
    TEST_ASSERT_EQUAL_INT(1, games_kept());
}

static void test_an_autosave_of_a_newer_version_is_left_alone(void)
{
    write_text("autosave.quatuor", "quatuor save 99\n");
    start_again();
    app_advance(&app, 0.01);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "newer Quatuor"));
    TEST_ASSERT_TRUE(exists("autosave.quatuor"));
}

static void open_load_screen(void)
{
    app_home(&app, &screen_menu);
    accept(screen_menu.form, MENU_LOAD);
    TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
    settle();
}

/* Deleting does not ask: one button undoes it while the list is open. */
static void test_load_delete_and_bring_back(void)
{
    struct rng rng = {.state = 4};
    begin("morris");
    for (int i = 0; i < 7; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    int at = app.session.match.at;
    start_again();

    open_load_screen();
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
    TEST_ASSERT_EQUAL_INT(0, load_state()->pictured);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(at, app.session.match.at);

    open_load_screen();
    accept(screen_load.form, LOAD_DELETE);
    TEST_ASSERT_EQUAL_INT(0, load_state()->games.count);
    TEST_ASSERT_EQUAL_INT(0, games_kept());
    accept(screen_load.form, LOAD_RESTORE);
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
    accept(screen_load.form, LOAD_DELETE);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
    accept(screen_load.form, LOAD_DELETE);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    TEST_ASSERT_FALSE(can_continue());
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_INT(0, games_kept()); /* it is still in memory, and not written again … */
    app_continue_match(&app);
    settle();
    play_one_move(&rng, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(1, games_kept()); /* … before it is played on */
    assert_kept_as_shown();
}

static void test_a_game_can_be_named(void)
{
    struct rng rng = {.state = 4};
    begin("morris");
    play_one_move(&rng, DEVICE_MOUSE);
    act(ACTION_MENU, DEVICE_PAD);
    accept(screen_pause.form, 4);
    TEST_ASSERT_EQUAL_STRING("name", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("What should this game be called?"));
    accept(screen_name.form, 10); /* the first of those offered */
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    start_again();
    open_load_screen();
    TEST_ASSERT_TRUE(text_shown("To be continued (Twelve Men’s Morris, move 1)"));
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
}

/* ---- two instances ---- */

/* While another instance has the game open, it is not offered here, and opening it makes a copy. */
static void test_a_game_open_elsewhere_is_not_touched(void)
{
    struct rng rng = {.state = 4};
    struct library other;
    struct library_list list;
    struct match match;
    struct game_file file;
    begin("dodgem");
    play_one_move(&rng, DEVICE_MOUSE);
    driver_close();
    char saves[PATH_TEXT];
    in_folder("saves", saves);
    library_open(&other, saves);
    TEST_ASSERT_TRUE(library_list(&other, &list, NULL));
    TEST_ASSERT_TRUE(library_read(&other, list.list[0].name, &match, &file, NULL));
    TEST_ASSERT_TRUE(game_file_is_open(&file));
    open_program();
    TEST_ASSERT_FALSE(can_continue());
    open_load_screen();
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
    TEST_ASSERT_EQUAL_INT(1, games_kept());
    play_one_move(&rng, DEVICE_MOUSE);
    app_advance(&app, 0.01);
    TEST_ASSERT_EQUAL_INT(2, games_kept());
    struct match untouched;
    TEST_ASSERT_TRUE(save_load(file.path, &untouched, NULL));
    TEST_ASSERT_EQUAL_INT(1, untouched.length);
    match_free(&untouched);
    match_free(&match);
    game_file_close(&file);
    library_list_free(&list);
    library_close(&other);
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
    TEST_ASSERT_EQUAL_INT(0, games_kept()); /* it has not been touched */
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
    assert_kept_as_shown();
}

static void test_an_army_being_arranged_can_be_saved(void)
{
    begin_arranging();
    struct draft before = setup_state()->draft;
    act(ACTION_MENU, DEVICE_PAD);
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(0, load_state()->scene.count); /* nobody sees it */
    act(ACTION_ACCEPT, DEVICE_PAD);
    assert_goes_on_arranging(&before);
}

/* A finished game cannot be continued: it is reviewed. */
static void test_a_finished_save_is_reviewed(void)
{
    char saves[PATH_TEXT];
    in_folder("saves", saves);
    folder_make(saves, NULL);
    write_text("saves/2026-11-16 120000 dodgem.quatuor",
               "quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4 a2-b2\n2. resign\n");
    open_load_screen();
    TEST_ASSERT_TRUE(text_shown("Dodgem: Black wins"));
    TEST_ASSERT_EQUAL_STRING("Review", form_widget(screen_load.form, LOAD_OPEN)->label);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    settle();
    TEST_ASSERT_EQUAL_INT(2, review_state()->review.done);
    act(ACTION_BACK, DEVICE_PAD);
    settle();
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
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
    TEST_ASSERT_NOT_NULL(strstr(load_state()->fault.text, "line 3"));
    TEST_ASSERT_TRUE(text_shown("This file is damaged."));
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
    TEST_ASSERT_TRUE(app.notice_time > 0);
}

/* Between letters, not inside one. */
static void test_the_long_name_of_a_damaged_file_is_cut(void)
{
    char saves[PATH_TEXT], name[120] = "saves/x";
    in_folder("saves", saves);
    folder_make(saves, NULL);
    while (strlen(name) < 100)
        strcat(name, "é");
    strcat(name, ".quatuor");
    write_text(name, "no save");
    open_load_screen();
    TEST_ASSERT_TRUE(text_shown("This file is damaged."));
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT)
            for (const char *at = canvas.text + canvas.list[i].text; *at; at += utf8_length(at))
                TEST_ASSERT_TRUE(utf8_length(at) > 0);
}

/* Stratego's picture is what a stranger sees: nothing. */
static void test_pictures_of_saves_keep_secrets(void)
{
    begin("stratego");
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(0, load_state()->pictured);
    TEST_ASSERT_EQUAL_INT(20, load_state()->scene.count);
    for (int i = 0; i < load_state()->scene.count; i++)
        TEST_ASSERT_EQUAL_INT(KIND_UNKNOWN, load_state()->scene.actors[i].piece.kind);
}

/* Even in a narrow window, with a long path, the reason is shown completely. */
static void test_a_bad_file_is_named_with_the_reason(void)
{
    char deep[PATH_TEXT], path[PATH_TEXT + 16];
    struct fault fault = {""};
    in_folder("a folder whose name is long enough for a window/and another one below it", deep);
    TEST_ASSERT_TRUE(folder_make(deep, NULL));
    snprintf(path, sizeof path, "%s/bad.quatuor", deep);
    TEST_ASSERT_TRUE(file_replace(path, "nothing", 7, NULL));
    TEST_ASSERT_FALSE(open_game_file(&app, path, &fault));
    file_remove(path, NULL);
    TEST_ASSERT_EQUAL_STRING("bad.quatuor: this is not a saved game of Quatuor", fault.text);
    app_resize(&app, 600, 1000);
    app_notice(&app, fault.text);
    TEST_ASSERT_TRUE(text_shown("bad.quatuor"));
    TEST_ASSERT_TRUE(text_shown("Quatuor"));
    TEST_ASSERT_FALSE(text_shown("…"));
}

/* A file in the place of the folder: nothing can be written below it. */
static void test_an_unwritable_folder_is_reported_once(void)
{
    struct rng rng = {.state = 5};
    driver_close();
    write_text("a file", "");
    null_folder = "test-ui-saves.tmp/a file";
    open_program();
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    app_advance(&app, 0.01);
    TEST_ASSERT_TRUE(app.notice_time > 0);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "The settings cannot be saved."));
    start_between("morris", "human", "human");
    TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("This game cannot be saved"));
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(app.session.open); /* the player can still go back before the first move */
    start_between("morris", "human", "human");
    accept(screen_question.form, 2);
    settle();
    app.notice_time = 0;
    play_one_move(&rng, DEVICE_MOUSE);
    app_advance(&app, 0.01);
    TEST_ASSERT_TRUE(app.notice_time == 0);
    start_between("morris", "human", "human"); /* asked once */
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
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
    TEST_ASSERT_EQUAL_INT(29, load_state()->rows.selected);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 29));
    focus(DIRECTION_DOWN, DEVICE_PAD);
    TEST_ASSERT_TRUE(screen_load.form->focus < LOAD_ROW);
    for (int i = 0; i < 31; i++)
        focus(DIRECTION_UP, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, load_state()->rows.selected);
}

/* The game in the picture, the one in focus and the one that opens are the same. */
static void test_paging_keeps_selection_and_focus_together(void)
{
    make_saves(30);
    open_load_screen();
    for (int i = 0; i < 3; i++) {
        int before = load_state()->rows.selected;
        app_action(&app,
                   &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
        TEST_ASSERT_TRUE(load_state()->rows.selected > before);
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL_INT(load_state()->rows.selected, load_state()->pictured);
        TEST_ASSERT_EQUAL_INT(LOAD_ROW + load_state()->rows.selected, screen_load.form->focus);
        TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, screen_load.form->focus));
    }
    for (int i = 0; i < 9; i++) /* the wheel moves the selection */
        app_action(&app,
                   &(struct action){.type = ACTION_WHEEL, .device = DEVICE_MOUSE, .step = -1});
    app_draw(&app, &canvas);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + load_state()->rows.selected));
    /* A pointer rests on another row. */
    const struct rect box = form_widget(screen_load.form, LOAD_ROW + load_state()->rows.first)->box;
    hover(rect_cx(box), rect_cy(box));
    int pictured = load_state()->pictured;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(pictured, load_state()->rows.selected);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

static void test_one_click_selects_the_next_one_opens(void)
{
    make_saves(3);
    for (int row = 0; row < 3; row++) {
        open_load_screen();
        use_button(screen_load.form, LOAD_ROW + row, DEVICE_MOUSE);
        TEST_ASSERT_EQUAL_STRING("load", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(row, load_state()->rows.selected);
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
        TEST_ASSERT_EQUAL_INT(3, load_state()->rows.first);
        drag(rect_cx(top), rect_cy(top), rect_cy(third), device);
        TEST_ASSERT_EQUAL_INT(0, load_state()->rows.first);
        drag(top.x + top.w + 0.3f * app.layout.unit, top.y, top.y + 100 * top.h, device);
        TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 29));
        TEST_ASSERT_EQUAL_INT(load_state()->pictured, load_state()->rows.selected);
        drag(top.x + top.w + 0.3f * app.layout.unit, top.y, top.y, device); /* one click */
        TEST_ASSERT_EQUAL_INT(0, load_state()->rows.first);
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
    TEST_ASSERT_EQUAL_INT(69, load_state()->rows.selected);
    TEST_ASSERT_NOT_NULL(form_widget(screen_load.form, LOAD_ROW + 69));
}

static void test_very_many_games_are_all_listed(void)
{
    make_saves(430);
    open_load_screen();
    TEST_ASSERT_EQUAL_INT(430, load_state()->games.count);
    TEST_ASSERT_EQUAL_STRING("2026-11-16 120429 dodgem.quatuor", load_state()->games.list[0].name);
}

static void test_settings_are_kept(void)
{
    app.preferences.speed = SPEED_FAST;
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    start_again();
    TEST_ASSERT_EQUAL_INT(SPEED_FAST, app.preferences.speed);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.mute);
}

/* Choices on the command line are not stored. */
static void test_the_command_line_counts_once(void)
{
    driver_close();
    memset(&app, 0, sizeof app);
    keeper_read_preferences(&app.preferences, NULL);
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
    keeper_read_preferences(&app.preferences, NULL);
    app.preferences.fullscreen = 1;
    start_again(); /* never opened, only closed */
    TEST_ASSERT_EQUAL_INT(0, app.preferences.fullscreen);
}

static void test_a_bad_line_of_the_settings_costs_only_itself(void)
{
    struct fault fault = {""};
    write_text("settings.txt", "speed = 2\nmusic = very loud\nrumble\neffects = 3\n");
    TEST_ASSERT_FALSE(keeper_read_preferences(&app.preferences, &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "line 2"));
    TEST_ASSERT_EQUAL_INT(SPEED_FAST, app.preferences.speed);
    TEST_ASSERT_EQUAL_INT(4, app.preferences.music);
    TEST_ASSERT_EQUAL_INT(3, app.preferences.effects);
}

static void test_settings_that_are_no_text_are_put_aside(void)
{
    struct fault fault = {""};
    char path[PATH_TEXT];
    in_folder("settings.txt", path);
    for (int i = 0; i < 2; i++) { /* the second time beside the first */
        TEST_ASSERT_TRUE(file_replace(path, "speed = 2\n\0music", 16, NULL));
        TEST_ASSERT_FALSE(keeper_read_preferences(&app.preferences, &fault));
        TEST_ASSERT_EQUAL_INT(SPEED_NORMAL, app.preferences.speed);
        TEST_ASSERT_FALSE(exists("settings.txt"));
    }
    TEST_ASSERT_TRUE(exists("settings.txt.damaged"));
    TEST_ASSERT_TRUE(exists("settings.txt.damaged.2"));
}

static void assert_settings(const char *text)
{
    char path[PATH_TEXT];
    size_t size;
    in_folder("settings.txt", path);
    char *data = file_read(path, 1 << 20, &size, NULL);
    TEST_ASSERT_EQUAL_STRING(text, data);
    free(data);
}

/* Another instance, a newer version and the player have edited the file in the meantime. */
static void test_only_settings_changed_here_are_written(void)
{
    write_text("settings.txt", "# mine\nspeed = 2\nmute = 0\nsparkle = 7\n");
    start_again();
    write_text("settings.txt", "# mine\nspeed = 0\nmute = 0\nsparkle = 8\nnonsense\n");
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    assert_settings("# mine\nspeed = 0\nmute = 1\nsparkle = 8\nnonsense\n");
    app.preferences.rumble = 0;
    app_advance(&app, 0.01);
    assert_settings("# mine\nspeed = 0\nmute = 1\nsparkle = 8\nnonsense\nrumble = 0\n");
}

#ifndef _WIN32
/* Another instance has read the settings and writes its change on a slow disk. */
static void change_slowly(const char *path, int ready)
{
    struct text name = {0};
    struct file_lock lock;
    text_add(&name, "%s.lock", path);
    bool told = file_lock(&lock, name.data) == LOCK_OURS && write(ready, "", 1) == 1;
    disk_wait(100);
    bool written = file_replace(path, "music = 9\n", 10, NULL);
    file_unlock(&lock);
    _exit(told && written ? 0 : 1);
}

static void test_settings_wait_for_another_instance(void)
{
    char path[PATH_TEXT], signal;
    int ends[2], status;
    in_folder("settings.txt", path);
    TEST_ASSERT_EQUAL_INT(0, pipe(ends));
    pid_t other = fork();
    if (other == 0)
        change_slowly(path, ends[1]);
    TEST_ASSERT_EQUAL_INT(1, read(ends[0], &signal, 1));
    app.preferences.rumble = 0;
    app_advance(&app, 0.01);
    TEST_ASSERT_EQUAL_INT(other, waitpid(other, &status, 0));
    TEST_ASSERT_EQUAL_INT(0, status);
    close(ends[0]);
    close(ends[1]);
    assert_settings("music = 9\nrumble = 0\n");
}
#endif

static void test_settings_that_cannot_be_read_are_not_replaced(void)
{
    char path[PATH_TEXT];
    in_folder("settings.txt", path);
    file_remove(path, NULL);
    TEST_ASSERT_TRUE(folder_make(path, NULL)); /* not a readable file */
    start_again();
    act(ACTION_MUTE, DEVICE_KEYBOARD);
    app_advance(&app, 0.01);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "cannot be saved"));
    TEST_ASSERT_EQUAL_INT(0, remove(path));
}

/* Window positions may be negative; a newer version may have more speeds. */
static void test_settings_survive_numbers_from_elsewhere(void)
{
    struct fault fault = {""};
    write_text("settings.txt", "window_x = -1300\nwindow_y = -2\nspeed = 9\nmusic = 3\n"
                               "effects = 99999999999999999999\n");
    TEST_ASSERT_TRUE_MESSAGE(keeper_read_preferences(&app.preferences, &fault), fault.text);
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
    RUN_TEST(test_notes_are_there_at_the_next_start);
    RUN_TEST(test_a_finished_game_is_kept_and_not_continued);
    RUN_TEST(test_an_old_autosave_is_taken_over);
    RUN_TEST(test_a_damaged_autosave_is_reported_and_kept);
    RUN_TEST(test_an_autosave_of_a_newer_version_is_left_alone);
    RUN_TEST(test_load_delete_and_bring_back);
    RUN_TEST(test_a_game_can_be_named);
    RUN_TEST(test_a_game_open_elsewhere_is_not_touched);
    RUN_TEST(test_an_army_being_arranged_is_kept);
    RUN_TEST(test_an_army_being_arranged_can_be_saved);
    RUN_TEST(test_a_finished_save_is_reviewed);
    RUN_TEST(test_damaged_saves_are_shown_with_the_reason);
    RUN_TEST(test_the_long_name_of_a_damaged_file_is_cut);
    RUN_TEST(test_pictures_of_saves_keep_secrets);
    RUN_TEST(test_a_bad_file_is_named_with_the_reason);
    RUN_TEST(test_an_unwritable_folder_is_reported_once);
    RUN_TEST(test_long_lists_scroll_with_the_focus);
    RUN_TEST(test_paging_keeps_selection_and_focus_together);
    RUN_TEST(test_one_click_selects_the_next_one_opens);
    RUN_TEST(test_the_list_can_be_dragged);
    RUN_TEST(test_a_long_list_in_a_high_window);
    RUN_TEST(test_very_many_games_are_all_listed);
    RUN_TEST(test_settings_are_kept);
    RUN_TEST(test_the_command_line_counts_once);
    RUN_TEST(test_a_failed_start_writes_no_settings);
    RUN_TEST(test_a_bad_line_of_the_settings_costs_only_itself);
    RUN_TEST(test_settings_that_are_no_text_are_put_aside);
    RUN_TEST(test_only_settings_changed_here_are_written);
#ifndef _WIN32
    RUN_TEST(test_settings_wait_for_another_instance);
#endif
    RUN_TEST(test_settings_that_cannot_be_read_are_not_replaced);
    RUN_TEST(test_settings_survive_numbers_from_elsewhere);
    return UNITY_END();
}
