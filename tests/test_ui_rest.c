/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Everything is drawn where it comes to rest: once no more frames are requested, the last frame
 * equals a fresh one, on every screen and after every animation. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/more_options.h"
#include "ui/screens/new_game.h"
#include "ui/screens/notes.h"
#include "ui/screens/offer.h"
#include "ui/screens/pause.h"
#include "ui/screens/people.h"
#include "ui/screens/person.h"
#include "ui/screens/person_change.h"
#include "ui/screens/play.h"
#include "ui/screens/puzzle.h"
#include "ui/screens/puzzle_duel.h"
#include "ui/screens/question.h"
#include "ui/screens/retry.h"
#include "ui/screens/review.h"
#include "ui/screens/run.h"
#include "ui_driver.h"

static struct canvas shown;
static bool seen[64]; /* by the index of the screen */
static double step;   /* seconds a frame takes */

void setUp(void)
{
    driver_open(1280, 800);
    step = 1.0 / 60;
}

void tearDown(void)
{
    driver_close();
}

static bool is_same(const struct canvas *a, const struct canvas *b)
{
    return a->count == b->count && a->text_used == b->text_used &&
           memcmp(a->text, b->text, (size_t)a->text_used) == 0 &&
           memcmp(a->list, b->list, sizeof a->list[0] * (size_t)a->count) == 0;
}

static void note_screen(void)
{
    for (int i = 0; screens[i]; i++)
        seen[i] |= screens[i] == app_screen(&app);
}

/* Runs like the platform's loop until it would sleep. */
static void run_until_it_sleeps(void)
{
    for (int i = 0; i < 20000 && app_wants_frame(&app); i++) {
        app_advance(&app, step);
        if (app_wants_frame(&app))
            app_draw(&app, &shown);
    }
    TEST_ASSERT_FALSE_MESSAGE(app_wants_frame(&app), app_screen(&app)->name);
}

/* The last frame is up to date, and still is a while later. */
static void rest(const char *what)
{
    char where[120];
    app.redraw = true; /* the driver has drawn frames of its own */
    run_until_it_sleeps();
    note_screen();
    snprintf(where, sizeof where, "%s: %s", app_screen(&app)->name, what);
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE_MESSAGE(is_same(&shown, &canvas), where);
    for (int i = 0; i < 4; i++) {
        app_advance(&app, 0.5);
        TEST_ASSERT_FALSE_MESSAGE(app_wants_frame(&app), where);
    }
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE_MESSAGE(is_same(&shown, &canvas), where);
}

static void scrub(int direction)
{
    app_action(
        &app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = direction});
}

/* An illegal destination, or a piece that cannot be chosen. */
static void do_something_wrong(void)
{
    const struct choice *choice = &screen_play.board->choice;
    const struct geometry *g = &screen_play.board->view.geometry;
    for (int i = 0; i < g->cell_count; i++) {
        choose_cell(g->cells[i], CELL_NONE, DEVICE_MOUSE);
        if (play_state()->board.refused > 0 || app_screen(&app) != &screen_play)
            return;
        if (choice->selected != CELL_NONE)
            act(ACTION_BACK, DEVICE_KEYBOARD);
    }
}

static void play_some_moves(const char *game, struct rng *rng)
{
    for (int i = 0; i < 8 && app_screen(&app) == &screen_play; i++) {
        play_one_move(rng, DEVICE_MOUSE);
        rest(game);
        go_through_curtains(DEVICE_KEYBOARD);
        rest(game);
    }
}

/* Of the second player's pieces. */
static int enemy_cell(void)
{
    const struct match *match = &app.session.match;
    int cell = 0;
    while (match->game->piece_at(match_now(match), cell).owner != 1)
        cell++;
    return cell;
}

static void go_through_a_game(const char *game)
{
    struct rng rng = {.state = 3};
    app_home(&app, &screen_menu);
    rest("coming home");
    begin(game);
    rest(game);
    do_something_wrong();
    rest("a refusal");
    play_some_moves(game, &rng);
    scrub(-1);
    rest("one step back");
    scrub(1);
    rest("one step forward");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    rest("a hint");
    if (game_hides_pieces(app.session.match.game)) {
        notes_open(&app, 0, enemy_cell());
        rest("a note");
        app_pop(&app);
    }
    pause_open(&app);
    rest("paused");
    app_pop(&app);
    rest("no longer paused");
    question_open(&app, &(struct question){.text = "Yes?", .yes = "Yes", .no = "No"});
    rest("a question");
    app_pop(&app);
    offer_open(&app, VERB_RESIGN);
    rest("an offer");
    use_button(screen_question.form, 2, DEVICE_KEYBOARD); /* "Resign" */
    rest("the end");
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    review_page_open(&app);
    rest("a review");
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    rest("one step further");
    focus(DIRECTION_LEFT, DEVICE_KEYBOARD);
    rest("one step back");
}

static void test_a_mistake_tried_again(void)
{
    continue_save("quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n1. d7-h7 h4-h5\n2. resign\n");
    review_page_open(&app);
    rest("its review");
    TEST_ASSERT_TRUE(retry_open(&app, 0));
    rest("try again");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    rest("the better move");
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    rest("why it was wrong");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    rest("the review again");
}

static void test_games(void)
{
    for (int i = 0; games[i]; i++)
        go_through_a_game(games[i]->id);
}

static void test_games_on_a_slow_machine(void)
{
    step = 1.0 / 7;
    test_games();
}

static void test_games_without_motion(void)
{
    app.preferences.reduced_motion = true;
    test_games();
}

static void test_the_computer_moves(void)
{
    start_between("dodgem", "level1", "human");
    rest("the computer's first move");
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
}

static void test_setups(void)
{
    app_draw(&app, &shown);
    start_between("stratego", "human", "human");
    rest("before the setup");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    rest("the setup");
    app_push(&app, &screen_favourites);
    rest("favourites");
}

static void test_lessons(void)
{
    struct rng rng = {.state = 4};
    for (int i = 0; games[i]; i++) {
        lesson_open(&app, games[i]);
        rest("a task");
        for (int tries = 0; tries < 4; tries++) {
            const struct choice *choice = &screen_lesson.board->choice;
            if (choice->count == 0)
                break;
            struct move move = choice->moves[rng_below(&rng, choice->count)];
            if (move.from != CELL_NONE)
                choose_on(&screen_lesson.board->view, choice, move.from, CELL_NONE, DEVICE_MOUSE);
            choose_on(&screen_lesson.board->view, choice,
                      move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from, DEVICE_MOUSE);
            rest("a try");
        }
        act(ACTION_HINT, DEVICE_KEYBOARD);
        rest("the solution");
        app_pop(&app);
        rest("after the lessons");
    }
}

static void look_at_puzzles(void)
{
    app_home(&app, &screen_menu);
    app_push(&app, &screen_arcade);
    for (int i = 0; games[i]; i++) {
        if (!games[i]->puzzles)
            continue;
        puzzle_open(&app, MODE_TRAINING, games[i]);
        rest("a puzzle");
        act(ACTION_HINT, DEVICE_KEYBOARD);
        rest("whether to show its solution");
        focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
        act(ACTION_ACCEPT, DEVICE_KEYBOARD);
        rest("its solution");
        scrub(-1);
        rest("before its end");
        act(ACTION_BACK, DEVICE_KEYBOARD);
        rest("arcade, again");
    }
    puzzle_open(&app, MODE_RUSH, NULL);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    rest("a rush, paused");
    app_home(&app, &screen_menu);
    puzzle_duel_open(&app, NULL);
    rest("who plays a duel");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    rest("a duel");
    app_home(&app, &screen_menu);
}

static void test_menus(void)
{
    rest("the start");
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    rest("another game");
    app_notice(&app, "Something to be read.");
    rest("after a notice");
    new_game_open(games[0], &app.preferences);
    app_push(&app, &screen_new_game);
    rest("who plays");
    more_options_open(&app);
    rest("more options");
    app_pop(&app);
    static struct match_player players[2];
    people_pick_seat(&app, "Who plays White?", players, 0);
    rest("nobody there yet");
    person_open_new(&app, NULL);
    rest("a name");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    rest("a person");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    rest("people");
    app_pop(&app);
    rest("who plays, again");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    rest("game night");
    app_pop(&app);
    app_push(&app, &screen_arcade);
    rest("arcade");
    run_begin(&app, circuit_grand);
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD); /* no count-down */
    rest("the next opponent");
    run_play(&app);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_open_curtain(&app);
    rest("a lost game of a run");
    run_give_up(&app);
    rest("high scores");
    look_at_puzzles();
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    app_push(&app, &screen_tournament);
    rest("a tournament to be set up");
    struct match_plan plan = {.game = games[0], .settings = settings_default(games[0])};
    struct tournament tournament = {.entrant_count = 3, .game_count = 1};
    for (int i = 0; i < 3; i++) {
        snprintf(tournament.entrants[i].id, PERSON_ID, "%08x", i + 1);
        snprintf(tournament.entrants[i].name, PLAYER_NAME, "Person %d", i + 1);
    }
    strcpy(tournament.games[0], games[0]->id);
    contests_begin_tournament(&app, &tournament, &plan);
    app_home(&app, &screen_standings);
    rest("a table");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_settings);
    rest("settings");
    app_push(&app, &screen_controls);
    rest("keys");
    app_pop(&app);
    app_push(&app, &screen_load);
    rest("saved games");
    app_push(&app, &screen_records);
    rest("no records");
    app_home(&app, &screen_menu);
    driver_use_folder("test-ui-rest.tmp");
    driver_fill_records();
    app_push(&app, &screen_records);
    rest("records");
    person_change_open(&app, &app.people.list[0]);
    rest("a person");
    app_pop(&app);
    driver_drop_folder();
    help_open(&app, games[0]);
    rest("rules");
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    rest("another page");
}

static void test_every_screen_was_seen(void)
{
    for (int i = 0; screens[i]; i++)
        TEST_ASSERT_TRUE_MESSAGE(seen[i], screens[i]->name);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_menus);
    RUN_TEST(test_lessons);
    RUN_TEST(test_setups);
    RUN_TEST(test_the_computer_moves);
    RUN_TEST(test_games);
    RUN_TEST(test_a_mistake_tried_again);
    RUN_TEST(test_games_on_a_slow_machine);
    RUN_TEST(test_games_without_motion);
    RUN_TEST(test_every_screen_was_seen);
    return UNITY_END();
}
