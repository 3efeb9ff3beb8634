/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui_driver.h"

#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/screens/new_game.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"

struct app app;
struct canvas canvas;
void (*driver_watch)(void);

static void remove_file(const char *name, void *folder)
{
    char path[PATH_TEXT];
    snprintf(path, sizeof path, "%s/%s", (const char *)folder, name);
    file_remove(path, NULL);
}

static void empty_folder(void)
{
    static const char *const inner[] = {"saves", "contests"};
    char path[300];
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++) {
        snprintf(path, sizeof path, "%s/%s", null_folder, inner[i]);
        folder_list(path, remove_file, path);
    }
    snprintf(path, sizeof path, "%s", null_folder);
    folder_list(path, remove_file, path);
}

void driver_use_folder(const char *folder)
{
    null_folder = folder;
    folder_make(folder, NULL);
    empty_folder();
}

void driver_drop_folder(void)
{
    empty_folder();
    null_folder = NULL;
}

void driver_open(float width, float height)
{
    memset(&app, 0, sizeof app);
    preferences_defaults(&app.preferences);
    theme_defaults(&app.theme);
    app_open(&app, width, height, 7);
    app.keeper.without_keeping = !null_folder; /* a test without files is not asked about it */
    driver_watch = NULL;
}

void driver_fill_records(void)
{
    static const char *const opponents[] = {"person:0000000b", "level5", "random", "guest:Zoe"};
    static const char *const results[] = {"1 blocked", "draw agreed", "2 resign", "1 time"};
    char path[PATH_TEXT];
    struct text lines = {0};
    app.people = (struct people){
        .count = 2,
        .list = {{.id = "0000000a", .name = "Wilhelmina Maxim", .emblem = "-"},
                 {.id = "0000000b", .name = "Maximilian Worms", .colour = 1, .emblem = "-"}}};
    for (int i = 0; i < 96; i++)
        text_add(
            &lines,
            "%s2026-11-%02dT20:12:31Z\t%s\tperson:0000000a\t%s\t%s\t20\teven\tnone%d.quatuor\t.",
            i > 0 ? "\n" : "", 1 + i / 4, games[i % 3 == 0 ? 0 : i % 4]->id, opponents[i / 2 % 4],
            results[i / 3 % 4], i);
    TEST_ASSERT_TRUE(data_path("journal.txt", path));
    TEST_ASSERT_TRUE(file_append_line(path, lines.data, NULL));
    text_free(&lines);
}

void driver_offer_to_continue(const char *game)
{
    app.keeper.latest = (struct library_entry){.game = game ? game_find(game) : NULL, .move = 123};
    app.keeper.latest_there = game != NULL;
    app.keeper.latest_known = true;
}

bool driver_read_latest(struct match *match)
{
    char folder[PATH_TEXT];
    struct library library;
    struct library_list list;
    struct game_file file;
    data_path("saves", folder);
    library_open(&library, folder);
    bool read = library_list(&library, &list, NULL) && list.count > 0 &&
                library_read(&library, list.list[0].name, match, &file, NULL);
    if (read)
        game_file_close(&file);
    library_list_free(&list);
    library_close(&library);
    return read;
}

void driver_close(void)
{
    app_close(&app);
}

void settle(void)
{
    for (int i = 0; i < 4000 && app_busy(&app); i++) {
        app_advance(&app, 1.0 / 30);
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL_INT(0, canvas.dropped);
        if (driver_watch)
            driver_watch();
    }
}

void act(enum action_type type, enum device device)
{
    app_action(&app, &(struct action){.type = type, .device = device, .pressed = true});
}

void take_back(enum device device)
{
    act(ACTION_UNDO, device);
    if (app_screen(&app) == &screen_question)
        act(ACTION_ACCEPT, device);
}

void focus(enum direction direction, enum device device)
{
    app_action(&app,
               &(struct action){.type = ACTION_FOCUS, .device = device, .direction = direction});
}

void hover(float x, float y)
{
    struct action action = {.type = ACTION_POINT, .device = DEVICE_MOUSE, .x = -100, .y = -100};
    app_action(&app, &action);
    action.x = x;
    action.y = y;
    app_action(&app, &action);
}

void click(float x, float y, enum device device)
{
    static const enum action_type steps[] = {ACTION_POINT, ACTION_PRESS, ACTION_RELEASE};
    for (int i = 0; i < 3; i++)
        app_action(&app, &(struct action){.type = steps[i], .device = device, .x = x, .y = y});
}

void go_through_curtains(enum device device)
{
    settle();
    for (int i = 0; i < 8; i++) {
        if (app_screen(&app) == &screen_setup) {
            setup_state()->in_form = true;
            screen_setup.form->focus = 1; /* Ready */
        } else if (app_screen(&app) != &screen_curtain) {
            return;
        }
        act(ACTION_ACCEPT, device);
        settle();
    }
}

void begin(const char *game)
{
    app_draw(&app, &canvas);
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, game) == 0)
            screen_menu.form->focus = i + 1;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
    new_game_state()->choice.mode = START_TWO;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING(game, app.session.match.game->id);
    settle();
}

void start_between(const char *id, const char *first, const char *second)
{
    struct match_plan plan = {.game = game_find(id), .settings = settings_default(game_find(id))};
    strcpy(plan.players[0].control, first);
    strcpy(plan.players[1].control, second);
    app_start_match(&app, &plan);
}

void start_as_chosen(void)
{
    struct match_plan plan = new_game_plan(&app);
    app_start_match(&app, &plan);
}

void continue_save(const char *save)
{
    struct match match;
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(save_read(save, strlen(save), "text", &match, &fault), fault.text);
    session_adopt(&app.session, &match);
    app_continue_match(&app);
    settle();
}

void use_button(struct form *form, int id, enum device device)
{
    app_draw(&app, &canvas);
    const struct widget *widget = form_widget(form, id);
    TEST_ASSERT_NOT_NULL(widget);
    TEST_ASSERT_FALSE(widget->disabled);
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        click(rect_cx(widget->box), rect_cy(widget->box), device);
    } else {
        form->focus = id;
        act(ACTION_ACCEPT, device);
    }
}

bool text_shown(const char *text)
{
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT && strstr(canvas.text + canvas.list[i].text, text))
            return true;
    return false;
}

int times_shown(const char *text)
{
    int times = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        times += canvas.list[i].type == DRAW_TEXT &&
                 strcmp(canvas.text + canvas.list[i].text, text) == 0;
    return times;
}

void assert_legal(void)
{
    struct text text = {0};
    struct match copy;
    struct fault fault = {""};
    save_write(&app.session.match, &text);
    TEST_ASSERT_TRUE_MESSAGE(save_read(text.data, text.length, "match", &copy, &fault), fault.text);
    match_free(&copy);
    text_free(&text);
}

static int turn_of(const struct choice *choice)
{
    return observed(&choice->now)->turn;
}

static void choose_by_pointer(const struct board_view *view, const struct choice *choice, int cell,
                              int from, enum device device)
{
    float x, y;
    if (cell == CELL_EXIT) {
        bool up = view->geometry.exit_edge[turn_of(choice)] == DIRECTION_UP;
        board_view_point(view, from, &x, &y);
        /* On the gate drawn there; the tools are further out. */
        x += up ? 0 : view->cell * 0.7f;
        y -= up ? view->cell * 0.7f : 0;
    } else {
        board_view_point(view, cell, &x, &y);
    }
    click(x, y, device);
}

/* Walks the focus to a cell. */
static void walk_focus_to(const struct board_view *view, const struct choice *choice, int cell,
                          enum device device)
{
    const struct geometry *g = &view->geometry;
    if (cell == CELL_EXIT) {
        walk_focus_to(view, choice, choice->selected, device);
        focus((enum direction)g->exit_edge[turn_of(choice)], device);
        TEST_ASSERT_EQUAL_INT(CELL_EXIT, choice->focus);
        return;
    }
    if (choice->focus >= CELL_LIMIT)
        focus(DIRECTION_UP, device);
    TEST_ASSERT_TRUE(choice->focus < CELL_LIMIT);
    for (int i = 0; i < CELL_LIMIT && choice->focus != cell; i++)
        focus(board_view_towards(view, choice->focus, cell), device);
    TEST_ASSERT_EQUAL_INT(cell, choice->focus);
}

void choose_on(const struct board_view *view, const struct choice *choice, int cell, int from,
               enum device device)
{
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        choose_by_pointer(view, choice, cell, from, device);
        return;
    }
    walk_focus_to(view, choice, cell, device);
    act(ACTION_ACCEPT, device);
}

void choose_cell(int cell, int from, enum device device)
{
    choose_on(&play_state()->board.view, &play_state()->board.choice, cell, from, device);
}

void play_one_move(struct rng *rng, enum device device)
{
    struct move list[MOVES_MAX];
    const struct match *match = &app.session.match;
    int before = match->at, count = match->game->moves(match_now(match), list);
    struct move move = list[rng_below(rng, count)];
    int to = move.verb == VERB_EXIT ? CELL_EXIT : move.to;
    if (move.from != CELL_NONE)
        choose_cell(move.from, CELL_NONE, device);
    choose_cell(to, move.from, device);
    TEST_ASSERT_EQUAL_INT(before + 1, match->at);
    TEST_ASSERT_TRUE(move_equal(move, match->steps[before].move));
}
