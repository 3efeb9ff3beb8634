/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Thinking and file writing with real threads: begin, undo, ask for a hint and leave, a thousand
 * times. Built with the thread sanitizer if the compiler has it. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/language.h"
#include "core/registry.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/screens/load.h"
#include "ui/screens/new_game.h"
#include "ui/screens/play.h"
#include "ui/screens/puzzle.h"
#include "ui/screens/review.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_use_folder("test-ui-threads.tmp");
    driver_open(1280, 800);
    app.preferences.speed = SPEED_FAST;
    app.preferences.verdicts = 1;
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void start(struct rng *rng)
{
    static const char *const controls[] = {"human", "level1", "level2", "level4", "level8"};
    int count = 0;
    while (games[count])
        count++;
    const char *game = games[rng_below(rng, count)]->id;
    start_between(game, controls[rng_below(rng, 5)], controls[rng_below(rng, 5)]);
}

static void do_something(struct rng *rng)
{
    switch (rng_below(rng, 10)) {
    case 8: /* resign, and look back */
        if (app_screen(&app) == &screen_play && play_state()->board.choice.count > 0)
            play_move(&app, move_word(VERB_RESIGN));
        break;
    case 9:
        if (app.session.open && session_finished(&app.session) && app.depth < SCREENS_MAX - 2)
            review_page_open(&app);
        break;
    case 0:
        start(rng);
        break;
    case 1:
    case 2:
        act(ACTION_UNDO, DEVICE_KEYBOARD);
        break;
    case 3:
        act(ACTION_HINT, DEVICE_PAD);
        break;
    case 4:
        act(ACTION_MENU, DEVICE_PAD);
        break;
    case 5:
        act(ACTION_BACK, DEVICE_PAD);
        break;
    case 6:
        if (app_screen(&app) == &screen_play && play_state()->board.choice.count > 0)
            play_move(
                &app,
                play_state()->board.choice.moves[rng_below(rng, play_state()->board.choice.count)]);
        break;
    default:
        if (app_screen(&app) != &screen_play && app.session.open)
            app_continue_match(&app);
    }
}

static bool enough(void)
{
    return app.thinker.number >= 50 && app.thinker.dropped >= 10;
}

static void test_a_thousand_changes_of_mind(void)
{
    struct rng rng = {.state = 11};
    start(&rng);
    /* How much thinking is started and cancelled depends on the machine: continue until there was
     * enough. */
    for (int i = 0; i < 1000 || (i < 200000 && !enough()); i++) {
        do_something(&rng);
        for (int k = rng_below(&rng, 6); k > 0; k--)
            app_advance(&app, 1.0 / 60);
        if (i % 16 == 0)
            assert_legal();
    }
    assert_legal();
    TEST_ASSERT_TRUE(enough());
}

/* While a board is being solved for seconds, the window stays responsive and shows the progress. */
static void test_solving_is_shown_and_stopped(void)
{
    new_game_open(game_find("dodgem"), &app.preferences);
    app_push(&app, &screen_new_game);
    app_draw(&app, &canvas);
    new_game_state()->choice.level = 7;
    screen_new_game.form->focus = 6; /* the level */
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(8, new_game_state()->choice.level);
    TEST_ASSERT_TRUE(text_shown("8 · Perfect"));
    TEST_ASSERT_TRUE(text_shown("Solving the board: "));
    start_as_chosen();
    TEST_ASSERT_TRUE(text_shown("Solving the board: "));
    TEST_ASSERT_FALSE(app_busy(&app) && app.transition == 0); /* it causes no animation */
}

static void wait_for_answer(void)
{
    int length = app.session.match.length;
    for (int i = 0; i < 2000 && app.session.match.length == length && app_busy(&app); i++)
        app_advance(&app, 1.0 / 60);
}

/* Opens the list of games, looks at one, deletes it and brings it back. */
static void go_through_list(void)
{
    app_home(&app, &screen_menu);
    app_push(&app, &screen_load);
    settle();
    if (load_state()->games.count > 0) {
        use_button(screen_load.form, 3, DEVICE_PAD); /* Delete */
        settle();
        act(ACTION_UNDO, DEVICE_KEYBOARD);
        settle();
    }
    act(ACTION_ACCEPT, DEVICE_PAD);
    app_advance(&app, 1.0 / 60);
}

/* Whole sessions with all workers at once: the computer thinks while the last move is written, the
 * language changes, games are listed, deleted and opened, and the program is closed in between. */
static void test_whole_sessions(void)
{
    struct rng rng = {.state = 23};
    for (int session = 0; session < 8; session++) {
        start_between(games[session % 4]->id, "human", session % 2 ? "level3" : "level1");
        go_through_curtains(DEVICE_PAD);
        for (int move = 0; move < 4 && app_screen(&app) == &screen_play; move++) {
            if (play_state()->board.choice.count > 0)
                play_move(&app, play_state()->board.choice.moves[0]);
            app.preferences.music = rng_below(&rng, 11);
            language_use(move % 2 ? "en" : "fr", NULL);
            wait_for_answer();
            app_draw(&app, &canvas);
        }
        go_through_list();
        language_use("en", NULL);
        driver_close();
        driver_open(1280, 800);
        app.preferences.speed = SPEED_FAST;
    }
    struct match kept;
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    match_free(&kept);
}

/* Answers to puzzles are written by a worker of their own; the run goes on with all of them at the
 * next start. */
static void test_a_rush_is_written_while_it_goes_on(void)
{
    enum { ANSWERS = 4 };
    for (int start = 0; start < 3; start++) {
        puzzle_open(&app, MODE_RUSH, game_find("dodgem"));
        app_advance(&app, 1.0 / 60);
        TEST_ASSERT_EQUAL_INT(start * ANSWERS, puzzle_page()->kept.run.answered);
        for (int i = 0; i < ANSWERS; i++) {
            runs_count(&app, true);
            runs_next(&app);
            app_advance(&app, 1.0 / 60);
            app_draw(&app, &canvas);
        }
        driver_close();
        driver_open(1280, 800);
    }
}

/* The last move is on the disk when the program has ended. */
static void test_closing_writes_the_last_move(void)
{
    struct match kept;
    app.preferences.speed = SPEED_OFF;
    start_between("dodgem", "human", "human");
    for (int i = 0; i < 6; i++)
        play_move(&app, play_state()->board.choice.moves[0]);
    app_advance(&app, 0);
    int length = app.session.match.length;
    driver_close();
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    TEST_ASSERT_EQUAL_INT(length, kept.length);
    match_free(&kept);
    driver_open(1280, 800);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_thousand_changes_of_mind);
    RUN_TEST(test_solving_is_shown_and_stopped);
    RUN_TEST(test_whole_sessions);
    RUN_TEST(test_a_rush_is_written_while_it_goes_on);
    RUN_TEST(test_closing_writes_the_last_move);
    return UNITY_END();
}
