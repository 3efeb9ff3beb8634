/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Nothing is lost: after several starts of the program on one folder, every game begun is in some
 * file, with all its moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/notation.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/screens/load.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

enum { MENU_CONTINUE = 20, MENU_LOAD };
enum { PAUSE_SAVE = 4, PAUSE_RESIGN = 7 };
enum { LOAD_DELETE = 3, LOAD_YES };
enum { QUESTION_NO = 1, QUESTION_YES };
enum { OFFER_YES = 2 };

static const char folder[] = "test-ui-lost.tmp";
static const char some_moves[] = "c5-c4 a2-b2 d5-d4 a3-b3 e5-e4 a1-b1";

static void open_program(void)
{
    memset(&app, 0, sizeof app);
    struct fault fault;
    preferences_defaults(&app.preferences);
    keeper_read_preferences(&app.preferences, &fault);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    app.preferences.speed = SPEED_OFF;
    app_draw(&app, &canvas);
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

static void start_again(void)
{
    driver_close();
    open_program();
}

/* ---- what is on the disk ---- */

struct search {
    const char *folder, *game, *moves;
    int found;
};

static void moves_of(const struct match *match, struct text *moves)
{
    for (int i = 0; i < match->length; i++) {
        char move[MOVE_TEXT];
        move_format(match->game, match->steps[i].move, move);
        text_add(moves, "%s%s", i ? " " : "", move);
    }
    text_add(moves, "%s", "");
}

static void look_into(const char *name, void *context)
{
    struct search *search = context;
    struct text path = {0}, moves = {0};
    struct match match;
    text_add(&path, "%s/%s", search->folder, name);
    if (strstr(name, ".quatuor") && !strstr(name, ".deleted") &&
        save_load(path.data, &match, NULL)) {
        moves_of(&match, &moves);
        search->found += strcmp(match.game->id, search->game) == 0 &&
                         strncmp(moves.data, search->moves, strlen(search->moves)) == 0;
        match_free(&match);
    }
    text_free(&moves);
    text_free(&path);
}

/* How many files hold a game that begins with these moves. */
static int files_with(const char *game, const char *moves)
{
    char saves[PATH_TEXT];
    snprintf(saves, sizeof saves, "%s/saves", folder);
    struct search search = {.folder = folder, .game = game, .moves = moves};
    folder_list(folder, look_into, &search);
    search.folder = saves;
    folder_list(saves, look_into, &search);
    return search.found;
}

static void assert_kept(const char *game, const char *moves)
{
    app_advance(&app, 0.01);
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, files_with(game, moves), moves);
}

/* ---- what players do ---- */

static void play(const char *moves)
{
    char word[MOVE_TEXT];
    while (next_word(&moves, word, sizeof word)) {
        struct move move;
        settle();
        TEST_ASSERT_TRUE(
            move_find(app.session.match.game, match_now(&app.session.match), word, &move, NULL));
        if (move.from != CELL_NONE)
            choose_cell(move.from, CELL_NONE, DEVICE_MOUSE);
        choose_cell(move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from, DEVICE_MOUSE);
        settle();
    }
}

static void to_menu(void)
{
    app_home(&app, &screen_menu);
    settle();
}

static void begin_another(void)
{
    to_menu();
    begin("morris");
    play("a1");
}

static void press(const struct screen *screen, int id)
{
    TEST_ASSERT_EQUAL_STRING(screen->name, app_screen(&app)->name);
    use_button(screen->form, id, DEVICE_PAD);
    settle();
}

static void open_from_list(int row)
{
    to_menu();
    press(&screen_menu, MENU_LOAD);
    for (int i = 0; i < row; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
}

static void resign(void)
{
    act(ACTION_MENU, DEVICE_PAD);
    press(&screen_pause, PAUSE_RESIGN);
    press(&screen_question, OFFER_YES);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void put(const char *file, const char *text)
{
    char path[PATH_TEXT], saves[PATH_TEXT];
    snprintf(saves, sizeof saves, "%s/saves", folder);
    folder_make(saves, NULL);
    snprintf(path, sizeof path, "%s/%s", folder, file);
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
}

/* ---- the faults, each of which lost a game once ---- */

static void test_beginning_another_after_a_fresh_start(void)
{
    begin("dodgem");
    play(some_moves);
    start_again();
    begin_another();
    assert_kept("dodgem", some_moves);
    assert_kept("morris", "a1");
}

static void test_opening_one_from_the_list_after_a_fresh_start(void)
{
    put("saves/2020-01-01 120000 towers.quatuor",
        "quatuor save 1\ngame: towers\nmoves:\n1. d7-h7\n");
    begin("dodgem");
    play(some_moves);
    start_again();
    to_menu();
    press(&screen_menu, MENU_LOAD);
    while (!load_state()->games.count ||
           load_state()->rows.selected < load_state()->games.count - 1)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    play("f4-f7");
    assert_kept("dodgem", some_moves);
    assert_kept("towers", "d7-h7 f4-f7");
}

static void test_an_end_that_is_taken_back(void)
{
    begin("dodgem");
    play(some_moves);
    resign();
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    take_back(DEVICE_KEYBOARD);
    settle();
    start_again();
    TEST_ASSERT_TRUE(text_shown("Continue: Dodgem"));
    press(&screen_menu, MENU_CONTINUE);
    play("b5-b4");
    begin_another();
    assert_kept("dodgem", "c5-c4 a2-b2 d5-d4 a3-b3 e5-e4 a1-b1 b5-b4");
}

static void test_another_order_of_the_same_moves(void)
{
    begin("dodgem");
    play("c5-c4 a2-b2 d5-d4 a3-b3");
    act(ACTION_MENU, DEVICE_PAD);
    press(&screen_pause, PAUSE_SAVE);
    while (app_screen(&app) != &screen_play) {
        act(ACTION_BACK, DEVICE_PAD);
        settle();
    }
    for (int i = 0; i < 4; i++) {
        take_back(DEVICE_KEYBOARD);
        settle();
    }
    play("d5-d4");
    while (app_screen(&app) == &screen_question) /* it is kept; the other one agrees */
        press(app_screen(&app), QUESTION_YES);
    play("a2-b2 c5-c4 a3-b3");
    begin_another();
    assert_kept("dodgem", "d5-d4 a2-b2 c5-c4 a3-b3");
    assert_kept("dodgem", "c5-c4 a2-b2 d5-d4 a3-b3");
}

static void test_looking_at_a_finished_game(void)
{
    put("saves/2020-01-01 120000 towers.quatuor",
        "quatuor save 1\ngame: towers\nmoves:\n1. d7-h7 resign\n");
    begin("dodgem");
    play(some_moves);
    open_from_list(0);
    if (strcmp(app.session.match.game->id, "towers") != 0)
        open_from_list(1);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    to_menu();
    TEST_ASSERT_TRUE(text_shown("Continue: Dodgem"));
    start_again();
    TEST_ASSERT_TRUE(text_shown("Continue: Dodgem"));
    press(&screen_menu, MENU_CONTINUE);
    TEST_ASSERT_EQUAL_INT(6, app.session.match.length);
}

static void test_one_move_and_the_computers_answer(void)
{
    start_between("dodgem", "human", "level1");
    play("c5-c4");
    for (int i = 0; i < 400 && app.session.match.length < 2; i++)
        app_advance(&app, 0.05);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
    begin_another();
    assert_kept("dodgem", "c5-c4");
}

static void test_playing_on_from_a_past_position(void)
{
    begin("dodgem");
    play(some_moves);
    for (int i = 0; i < 4; i++) {
        app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = -1, .device = DEVICE_PAD});
        settle();
    }
    play("b5-b4");
    while (app_screen(&app) == &screen_question) /* it is kept; the other one agrees */
        press(app_screen(&app), QUESTION_YES);
    play("a1-b1");
    assert_kept("dodgem", "c5-c4 a2-b2 b5-b4 a1-b1");
    assert_kept("dodgem", some_moves);
}

/* There is a file in the place of the folder. */
static void test_a_folder_that_cannot_be_written(void)
{
    driver_close();
    char path[PATH_TEXT];
    snprintf(path, sizeof path, "%s/saves", folder);
    remove(path);
    TEST_ASSERT_TRUE(file_replace(path, "", 0, NULL));
    snprintf(path, sizeof path, "%s/autosave.quatuor", folder);
    const char *old = "quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4 a2-b2\n";
    TEST_ASSERT_TRUE(file_replace(path, old, strlen(old), NULL));
    open_program();
    start_between("morris", "human", "human");
    settle();
    if (app_screen(&app) != &screen_play)
        press(app_screen(&app), QUESTION_YES);
    play("a1 b2");
    assert_kept("dodgem", "c5-c4 a2-b2");
    snprintf(path, sizeof path, "%s/saves", folder);
    file_remove(path, NULL);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_beginning_another_after_a_fresh_start);
    RUN_TEST(test_opening_one_from_the_list_after_a_fresh_start);
    RUN_TEST(test_an_end_that_is_taken_back);
    RUN_TEST(test_another_order_of_the_same_moves);
    RUN_TEST(test_looking_at_a_finished_game);
    RUN_TEST(test_one_move_and_the_computers_answer);
    RUN_TEST(test_playing_on_from_a_past_position);
    RUN_TEST(test_a_folder_that_cannot_be_written);
    return UNITY_END();
}
