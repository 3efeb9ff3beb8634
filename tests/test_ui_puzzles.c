/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Puzzles on screen: every mode from the arcade, with every device, over several starts of the
 * program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unity.h>

#include "base/files.h"
#include "base/text.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/scores.h"
#include "ui/screens/arcade.h"
#include "ui/screens/puzzle.h"
#include "ui/selfcheck.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-puzzles.tmp";

enum { MENU_ARCADE = 26, ARCADE_PAGE = 16 };
enum { CARD_DAILY = ARCADE_PUZZLES, CARD_RUSH, CARD_STREAK, CARD_TRAINING };
enum { TABLE_AGAIN = 1, TABLE_ARCADE, TABLE_MENU };

static void open_program(void)
{
    struct fault fault;
    memset(&app, 0, sizeof app);
    keeper_read_preferences(&app.preferences, &fault);
    app.preferences.speed = SPEED_FAST;
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    settle();
}

static void start_again(void)
{
    driver_close();
    open_program();
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

static const char *top(void)
{
    return app_screen(&app)->name;
}

static struct puzzle_page *page(void)
{
    return puzzle_page();
}

static const struct puzzle *puzzle(void)
{
    return page()->board.attempt.puzzle;
}

static void open_card(int card, enum device device)
{
    if (app_screen(&app) == &screen_menu)
        use_button(screen_menu.form, MENU_ARCADE, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("arcade", top());
    const struct widget *tabs = form_widget(screen_arcade.form, ARCADE_PAGE);
    if (tabs->part == 0)
        click(rect_cx(widget_tab(tabs, 1)), rect_cy(widget_tab(tabs, 1)), DEVICE_MOUSE);
    settle();
    use_button(screen_arcade.form, card, device);
}

static double milliseconds_since(clock_t begin)
{
    return 1000.0 * (double)(clock() - begin) / CLOCKS_PER_SEC;
}

static double slowest; /* frame in which another puzzle has come, in milliseconds */

static void frame(void)
{
    const struct puzzle *before = puzzle();
    clock_t begin = clock();
    app_advance(&app, 1.0 / 60);
    app_draw(&app, &canvas);
    if (puzzle() != before && milliseconds_since(begin) > slowest)
        slowest = milliseconds_since(begin);
}

/* Only while something is being shown; not the pause after it. */
static void watch(void)
{
    for (int i = 0; i < 3000 && board_play_animating(&page()->board.board); i++)
        frame();
}

static void choose(struct move move, enum device device)
{
    const struct board_play *board = &page()->board.board;
    int target = move.verb == VERB_EXIT ? CELL_EXIT : move.to;
    if (move.from != CELL_NONE)
        choose_on(&board->view, &board->choice, move.from, CELL_NONE, device);
    frame();
    choose_on(&board->view, &board->choice, target, move.from, device);
    watch();
}

static void name_cell(int cell, enum device device)
{
    const struct board_play *board = &page()->board.board;
    choose_on(&board->view, &board->choice, cell, CELL_NONE, device);
    frame();
    TEST_ASSERT_EQUAL_INT(cell, board->choice.selected);
    choose_on(&board->view, &board->choice, cell, CELL_NONE, device);
}

/* Plays the stored solution until the puzzle, which a run replaces, is done. */
static void solve(enum device device)
{
    const struct puzzle *now = puzzle();
    frame();
    if (now->kind->aim == PUZZLE_DEDUCE) {
        name_cell(now->cell, device);
        return;
    }
    for (int i = 0; i < 200 && puzzle() == now && page()->board.stage != PUZZLE_STAGE_SOLVED &&
                    app_screen(&app)->board == &page()->board.board;
         i++) {
        int at = page()->board.attempt.match.at - page()->board.attempt.from;
        if (page()->board.stage == PUZZLE_STAGE_TRYING && at < now->line.length &&
            !puzzle_board_shows(&page()->board))
            choose(now->line.moves[at], device);
        else
            frame();
    }
}

/* Any move but the right one, or the wrong cell. */
static void answer_wrongly(enum device device)
{
    const struct choice *choice = &page()->board.board.choice;
    const struct puzzle *now = puzzle();
    frame();
    for (int i = 0, turn = 0; i < choice->count && turn < 3; i++) {
        struct move move = choice->moves[i];
        if (now->kind->aim == PUZZLE_DEDUCE) {
            if (move.from == now->cell)
                continue;
            name_cell(move.from, device);
            return;
        }
        if (move_equal(move, now->line.moves[0]))
            continue;
        choose(move, device);
        if (page()->board.failed)
            return;
        i = -1; /* the turn goes on */
        turn++;
    }
}

static int lines_in(const char *file)
{
    char path[PATH_TEXT];
    struct puzzle_log log;
    struct fault fault;
    TEST_ASSERT_TRUE(data_path(file, path));
    TEST_ASSERT_TRUE(puzzle_log_read(&log, path, &fault));
    int count = log.count;
    puzzle_log_free(&log);
    return count;
}

static void test_the_daily_puzzles_by_every_device(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH};
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    int count = page()->daily.count;
    TEST_ASSERT_TRUE(count >= 4);
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING("puzzle", top());
        TEST_ASSERT_EQUAL_INT(i, page()->number);
        solve(devices[i % 4]);
        settle();
        TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_SOLVED, page()->board.stage);
        TEST_ASSERT_EQUAL_INT(DAILY_SOLVED, page()->daily.result[i]);
        TEST_ASSERT_TRUE(text_shown("Solved!"));
        act(ACTION_REDO, DEVICE_KEYBOARD);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("arcade", top());
    TEST_ASSERT_TRUE(text_shown("Solved today: 4 of 4"));
    TEST_ASSERT_EQUAL_INT(count, lines_in("puzzles.txt"));
    start_again();
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_INT(DAILY_SOLVED, page()->daily.result[i]);
}

/* The refutation is on the board; then it may be tried again, but counts as failed. */
static void test_a_wrong_answer_is_refuted_on_the_board(void)
{
    open_card(CARD_DAILY, DEVICE_MOUSE);
    settle();
    answer_wrongly(DEVICE_MOUSE);
    TEST_ASSERT_TRUE(page()->board.failed);
    int replies = page()->board.attempt.line.length, at = page()->board.attempt.match.at;
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_FAILED, page()->board.stage);
    TEST_ASSERT_TRUE(replies > 0);
    TEST_ASSERT_EQUAL_INT(at + replies, page()->board.attempt.match.at);
    TEST_ASSERT_EQUAL_INT(DAILY_FAILED, page()->daily.result[0]);
    use_button(&page()->form, PUZZLE_AGAIN, DEVICE_MOUSE);
    settle();
    solve(DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_SOLVED, page()->board.stage);
    TEST_ASSERT_EQUAL_INT(DAILY_FAILED, page()->daily.result[0]);
    TEST_ASSERT_EQUAL_INT(1, lines_in("puzzles.txt"));
}

/* Whoever asks for help by the key that gives a hint elsewhere loses nothing. */
static void test_the_solution_is_only_shown_to_those_who_say_yes(void)
{
    static const enum device devices[] = {DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_MOUSE};
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    for (int i = 0; i < 3; i++) {
        if (devices[i] == DEVICE_MOUSE)
            use_button(&page()->form, PUZZLE_SOLUTION, DEVICE_MOUSE);
        else
            act(ACTION_HINT, devices[i]);
        settle();
        TEST_ASSERT_EQUAL_STRING("question", top());
        TEST_ASSERT_TRUE(text_shown("The puzzle then counts as failed."));
        act(i == 1 ? ACTION_BACK : ACTION_ACCEPT, devices[i]); /* the harmless answer is first */
        settle();
        TEST_ASSERT_EQUAL_STRING("puzzle", top());
        TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_TRYING, page()->board.stage);
    }
    solve(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(DAILY_SOLVED, page()->daily.result[0]);
    act(ACTION_HINT, DEVICE_KEYBOARD); /* it costs nothing any more */
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_WALKING, page()->board.stage);
    TEST_ASSERT_EQUAL_INT(DAILY_SOLVED, page()->daily.result[0]);
}

static void test_the_solution_and_the_game_before_are_walked_through(void)
{
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    const struct puzzle_board *board = &page()->board;
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_WALKING, board->stage);
    TEST_ASSERT_EQUAL_INT(board->attempt.from + puzzle()->line.length, board->board.index);
    for (int i = 0; i < puzzle()->line.length + 2; i++) {
        use_button(&page()->form, PUZZLE_EARLIER, DEVICE_MOUSE);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(board->attempt.from - 2, board->board.index);
    TEST_ASSERT_TRUE(text_shown("Before the puzzle:"));
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_TRYING, board->stage);
    TEST_ASSERT_EQUAL_INT(board->attempt.from, board->board.index);
    TEST_ASSERT_TRUE(board->board.choice.count > 0);
    TEST_ASSERT_EQUAL_INT(DAILY_FAILED, page()->daily.result[0]); /* it was looked at */
}

static void assert_shown(void)
{
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(selfcheck_shown(&app, &canvas, &fault), fault.text);
}

static void step(int direction)
{
    struct action action = {
        .type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = direction, .pressed = true};
    app_action(&app, &action);
    frame();
}

/* A key held down, or a wheel that goes on turning, asks for more than there is. */
static void test_steps_beyond_the_end_leave_the_last_position_on_the_board(void)
{
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    const struct puzzle_board *board = &page()->board;
    step(-1);
    settle();
    TEST_ASSERT_EQUAL_INT(board->attempt.from - 1, board->board.index);
    step(1);
    TEST_ASSERT_TRUE(board_play_animating(&board->board));
    step(1);
    settle();
    assert_shown();
    TEST_ASSERT_EQUAL_INT(board->attempt.from, board->board.index);
    TEST_ASSERT_TRUE(board->board.choice.count > 0);
}

/* Whoever looks up the rules while their answer is being shown finds it going on afterwards. */
static void test_an_answer_goes_on_after_something_covered_it(void)
{
    open_card(CARD_TRAINING, DEVICE_KEYBOARD);
    settle();
    while (puzzle()->kind->aim == PUZZLE_DEDUCE) {
        solve(DEVICE_KEYBOARD);
        act(ACTION_REDO, DEVICE_KEYBOARD);
        settle();
    }
    struct move move = puzzle()->line.moves[0];
    const struct board_play *board = &page()->board.board;
    if (move.from != CELL_NONE)
        choose_on(&board->view, &board->choice, move.from, CELL_NONE, DEVICE_MOUSE);
    choose_on(&board->view, &board->choice, move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from,
              DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_JUDGED, page()->board.stage);
    act(ACTION_HELP, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("help", top());
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
    assert_shown();
    solve(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_SOLVED, page()->board.stage);
}

static void test_training_rates_and_goes_on(void)
{
    open_card(CARD_TRAINING, DEVICE_PAD);
    settle();
    for (int i = 0; i < 6; i++) {
        double before = page()->training[page()->book].person.value;
        bool right = i % 2 == 0;
        if (right)
            solve(DEVICE_PAD);
        else
            answer_wrongly(DEVICE_PAD);
        settle();
        double after = page()->training[page()->book].person.value;
        TEST_ASSERT_TRUE(right ? after > before : after < before);
        TEST_ASSERT_TRUE(text_shown("Your rating:"));
        act(ACTION_REDO, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(6, lines_in("puzzles.txt"));
}

/* ---- runs ---- */

static struct puzzle_run *run(void)
{
    return &page()->kept.run;
}

static void test_a_rush_ends_with_three_mistakes_in_the_table(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH};
    open_card(CARD_RUSH, DEVICE_PAD);
    app_advance(&app, 0.02);
    TEST_ASSERT_EQUAL_STRING("rush", top());
    for (int i = 0; i < 8; i++) {
        solve(devices[i % 4]);
        TEST_ASSERT_EQUAL_INT(i + 1, run()->solved);
    }
    int score = run()->score;
    TEST_ASSERT_EQUAL_INT(8 * 100 + 20 * (1 + 2 + 3 + 4 + 5 + 6 + 7), score);
    for (int i = 0; i < 3; i++) {
        answer_wrongly(devices[i]);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_TRUE(text_shown("8 puzzles solved"));
    TEST_ASSERT_EQUAL_INT(1, app.scores.count);
    TEST_ASSERT_EQUAL_STRING("rush", app.scores.list[0].table);
    TEST_ASSERT_EQUAL_INT(score, app.scores.list[0].points);
    TEST_ASSERT_EQUAL_INT(11, lines_in("puzzles.txt"));
    for (int i = 0; i < 3; i++)
        act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    use_button(screen_high_scores.form, TABLE_AGAIN, DEVICE_PAD);
    app_advance(&app, 0.02);
    TEST_ASSERT_EQUAL_STRING("rush", top());
    TEST_ASSERT_EQUAL_INT(0, run()->answered);
}

static void let_time_pass(double seconds)
{
    for (int i = 0; i < (int)(seconds * 20); i++)
        app_advance(&app, 1.0 / 20);
}

static void expect_combo(int row)
{
    for (int i = 0; i < 5; i++)
        TEST_ASSERT_EQUAL_INT(i == row, null_sounds_played[SOUND_COMBO_1 + i]);
    memset(null_sounds_played, 0, sizeof null_sounds_played);
}

/* Ends the rush and returns how many lines of the table are there at once, and in the end. */
static void end_and_watch_table(int lines[2])
{
    while (run()->mistakes < 2) {
        answer_wrongly(DEVICE_KEYBOARD);
        settle();
    }
    answer_wrongly(DEVICE_KEYBOARD);
    for (int i = 0; i < 3000 && strcmp(top(), "high_scores") != 0; i++)
        frame();
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    frame();
    lines[0] = times_shown("This place is free.");
    let_time_pass(6);
    lines[1] = times_shown("This place is free.");
}

/* The sound of an answer is higher with every one in a row, points count up, and the table writes
 * itself. */
static void test_a_rush_is_heard_and_seen_to_grow(void)
{
    int lines[2];
    open_card(CARD_RUSH, DEVICE_KEYBOARD);
    app_advance(&app, 0.02);
    TEST_ASSERT_EQUAL_STRING("rush", null_music);
    memset(null_sounds_played, 0, sizeof null_sounds_played);
    for (int i = 0; i < 6; i++) {
        float before = page()->points;
        solve(DEVICE_KEYBOARD);
        TEST_ASSERT_TRUE(page()->points < (float)run()->score && page()->points >= before);
        expect_combo(i < 5 ? i : 4);
        let_time_pass(1.5);
        TEST_ASSERT_EQUAL_INT(run()->score, (int)page()->points);
    }
    answer_wrongly(DEVICE_KEYBOARD);
    settle();
    memset(null_sounds_played, 0, sizeof null_sounds_played);
    solve(DEVICE_KEYBOARD);
    expect_combo(0);
    end_and_watch_table(lines);
    TEST_ASSERT_TRUE(lines[0] < lines[1]);
    TEST_ASSERT_EQUAL_INT(1, lines[1]);
}

static void test_with_reduced_motion_a_rush_stands_still(void)
{
    int lines[2];
    app.preferences.reduced_motion = true;
    open_card(CARD_RUSH, DEVICE_KEYBOARD);
    app_advance(&app, 0.02);
    solve(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(run()->score, (int)page()->points);
    end_and_watch_table(lines);
    TEST_ASSERT_EQUAL_INT(1, lines[0]);
    TEST_ASSERT_EQUAL_INT(1, lines[1]);
}

static void test_the_clock_of_a_rush_ends_it(void)
{
    open_card(CARD_RUSH, DEVICE_MOUSE);
    let_time_pass(3.5); /* three, two, one */
    TEST_ASSERT_TRUE(page()->clock_on);
    let_time_pass(60);
    TEST_ASSERT_INT_WITHIN(1500, 120000, (int)run()->left);
    solve(DEVICE_KEYBOARD);
    let_time_pass(119);
    TEST_ASSERT_EQUAL_STRING("rush", top());
    let_time_pass(3);
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_EQUAL_INT(100, app.scores.list[0].points);
}

/* Also while the program sleeps, as it does when nothing moves. */
static void test_the_clock_goes_on_while_nothing_moves(void)
{
    open_card(CARD_RUSH, DEVICE_MOUSE);
    let_time_pass(4);
    act(ACTION_PEEK, DEVICE_KEYBOARD);
    let_time_pass(5);
    int64_t left = run()->left;
    TEST_ASSERT_FALSE(app_busy(&app));
    TEST_ASSERT_TRUE(app_due(&app) <= 1);
    app_sleep(&app, 1);
    TEST_ASSERT_INT_WITHIN(20, (int)(left - 1000), (int)run()->left);
}

static void test_a_rush_that_is_paused_is_hidden_and_waits(void)
{
    open_card(CARD_RUSH, DEVICE_MOUSE);
    solve(DEVICE_MOUSE);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(page()->paused);
    int64_t left = run()->left;
    let_time_pass(10);
    TEST_ASSERT_EQUAL_INT((int)left, (int)run()->left);
    TEST_ASSERT_FALSE(text_shown(puzzle()->kind->name));
    act(ACTION_BACK, DEVICE_KEYBOARD);
    let_time_pass(1);
    TEST_ASSERT_TRUE(run()->left < left);
}

static void test_a_rush_that_is_killed_goes_on(void)
{
    open_card(CARD_RUSH, DEVICE_MOUSE);
    solve(DEVICE_MOUSE);
    solve(DEVICE_MOUSE);
    answer_wrongly(DEVICE_MOUSE);
    settle();
    let_time_pass(12);
    uint64_t seed = run()->seed;
    int64_t left = run()->left;
    char before[RUN_ANSWERS_MAX + 1], key[SCORE_KEY];
    strcpy(before, run()->answers);
    strcpy(key, page()->kept.key);
    puzzle_run_free(run());
    page()->running = false; /* killed: nothing more is written */
    start_again();
    open_card(CARD_RUSH, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("++-", before);
    TEST_ASSERT_EQUAL_STRING(before, run()->answers);
    TEST_ASSERT_EQUAL_STRING(key, page()->kept.key);
    TEST_ASSERT_TRUE(seed == run()->seed);
    TEST_ASSERT_TRUE(run()->left >= left && run()->left <= left + 5100);
}

static void test_a_run_can_be_put_off_and_ended(void)
{
    open_card(CARD_STREAK, DEVICE_KEYBOARD);
    settle();
    solve(DEVICE_KEYBOARD);
    settle();
    act(ACTION_MENU, DEVICE_KEYBOARD);
    use_button(&page()->form, PUZZLE_PUT_OFF, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("arcade", top());
    TEST_ASSERT_TRUE(text_shown("Go on: 1 solved"));
    app_pop(&app);
    settle();
    TEST_ASSERT_EQUAL_STRING("A puzzle run waits",
                             form_widget(screen_menu.form, MENU_ARCADE)->help);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    use_button(screen_arcade.form, CARD_STREAK, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, run()->solved);
    act(ACTION_REDO, DEVICE_KEYBOARD); /* one may be left out … */
    TEST_ASSERT_EQUAL_INT(1, run()->skipped);
    act(ACTION_REDO, DEVICE_KEYBOARD); /* … but not two */
    TEST_ASSERT_EQUAL_INT(1, run()->skipped);
    act(ACTION_MENU, DEVICE_KEYBOARD);
    use_button(&page()->form, PUZZLE_END, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    use_button(screen_high_scores.form, 30, DEVICE_MOUSE); /* the letters are fine */
    settle();
    use_button(screen_high_scores.form, TABLE_ARCADE, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_FALSE(text_shown("Go on: 1 solved"));
    app_pop(&app);
    settle();
    TEST_ASSERT_NULL(form_widget(screen_menu.form, MENU_ARCADE)->help);
}

static void test_a_streak_ends_with_a_mistake(void)
{
    open_card(CARD_STREAK, DEVICE_TOUCH);
    settle();
    for (int i = 0; i < 3; i++)
        solve(DEVICE_TOUCH);
    answer_wrongly(DEVICE_TOUCH);
    settle();
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_EQUAL_STRING("streak", app.scores.list[0].table);
}

/* Processor time, so that other programs do not count; without rendering. The books are read for
 * the first time. */
static void test_puzzles_come_quickly(void)
{
    clock_t begin = clock();
    open_card(CARD_RUSH, DEVICE_MOUSE); /* with all frames of the screens on the way */
    app_draw(&app, &canvas);
    double from_menu = milliseconds_since(begin);
    start_again();
    begin = clock();
    puzzle_open(&app, MODE_RUSH, NULL);
    app_draw(&app, &canvas);
    double first = milliseconds_since(begin);
    slowest = 0;
    for (int i = 0; i < 30; i++)
        solve(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(30, run()->solved);
    printf("first puzzle %.1f ms, from the menu %.1f ms, next one at most %.1f ms\n", first,
           from_menu, slowest);
    TEST_ASSERT_TRUE(first < 300 && from_menu < 300);
    TEST_ASSERT_TRUE(slowest > 0 && slowest < 100);
}

static bool was_said(const char *words)
{
    return null_spoken.data && strstr(null_spoken.data, words);
}

/* The task, why an answer is wrong, the solution of a deduction, and the time of a rush. */
static void test_puzzles_are_read_aloud(void)
{
    char task[PUZZLE_TEXT];
    app.preferences.speech = true;
    app_advance(&app, 0.1);
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    puzzle_task(puzzle(), task);
    TEST_ASSERT_TRUE(was_said(task));
    answer_wrongly(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(was_said("does not") || was_said("loses"));
    TEST_ASSERT_FALSE(was_said("Taken back"));
    for (int i = 1; i < page()->daily.count; i++)
        act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    puzzle_task(puzzle(), task);
    TEST_ASSERT_TRUE(was_said(task));
    TEST_ASSERT_FALSE(was_said("Taken back"));
    TEST_ASSERT_EQUAL_INT(PUZZLE_DEDUCE, puzzle()->kind->aim);
    char evidence[SHEET_SENTENCE]; /* of the piece in focus, whatever today's puzzle is */
    const struct board_play *board = &page()->board.board;
    choose_on(&board->view, &board->choice, puzzle()->cell, CELL_NONE, DEVICE_KEYBOARD);
    settle();
    puzzle_board_evidence(&page()->board, evidence);
    TEST_ASSERT_TRUE(*evidence && was_said(evidence));
    act(ACTION_BACK, DEVICE_KEYBOARD); /* from the piece, then from the puzzle */
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
    use_button(screen_arcade.form, CARD_RUSH, DEVICE_KEYBOARD);
    settle();
    act(ACTION_PEEK, DEVICE_KEYBOARD);
    for (int i = 0; i < 60 * 125; i++)
        frame();
    TEST_ASSERT_TRUE(was_said("60 seconds left."));
    text_free(&null_spoken);
    null_voice = (struct voice){.on = false};
}

static void test_a_refusal_goes_away(void)
{
    open_card(CARD_DAILY, DEVICE_KEYBOARD);
    settle();
    const struct board_play *board = &page()->board.board;
    int enemy = 0;
    while (board->match->game->piece_at(match_now(board->match), enemy).owner !=
           1 - match_now(board->match)->turn)
        enemy++;
    choose_on(&board->view, &board->choice, enemy, CELL_NONE, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("This piece is not yours."));
    focus(DIRECTION_LEFT, DEVICE_KEYBOARD);
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(text_shown("This piece is not yours."));
}

/* A run of other puzzles, or a damaged file, is left alone and a new one begins. */
static void test_a_damaged_run_is_replaced(void)
{
    char path[PATH_TEXT];
    struct fault fault;
    static const char text[] = "quatuor puzzle run 1\n0a1b2c3d - rush 5 1000 77 ++\n";
    TEST_ASSERT_TRUE(data_path("rush.run", path));
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), &fault));
    open_card(CARD_RUSH, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(0, run()->answered);
    TEST_ASSERT_EQUAL_INT(180000, (int)run()->left);
}

/* A run of a newer version stays as it is, and one may play all the same. */
static void test_a_run_of_a_newer_version_is_left_alone(void)
{
    char path[PATH_TEXT];
    struct fault fault;
    size_t size;
    static const char text[] = "quatuor puzzle run 2\nsomething else\n";
    TEST_ASSERT_TRUE(data_path("rush.run", path));
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), &fault));
    open_card(CARD_RUSH, DEVICE_MOUSE);
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(text_shown("A newer version of Quatuor"));
    solve(DEVICE_MOUSE);
    for (int i = 0; i < 3; i++) {
        answer_wrongly(DEVICE_MOUSE);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_EQUAL_INT(1, app.scores.count);
    driver_close();
    char *data = file_read(path, 1000, &size, &fault);
    TEST_ASSERT_EQUAL_STRING(text, data);
    free(data);
    open_program();
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_daily_puzzles_by_every_device);
    RUN_TEST(test_a_wrong_answer_is_refuted_on_the_board);
    RUN_TEST(test_the_solution_is_only_shown_to_those_who_say_yes);
    RUN_TEST(test_the_solution_and_the_game_before_are_walked_through);
    RUN_TEST(test_steps_beyond_the_end_leave_the_last_position_on_the_board);
    RUN_TEST(test_an_answer_goes_on_after_something_covered_it);
    RUN_TEST(test_training_rates_and_goes_on);
    RUN_TEST(test_a_rush_ends_with_three_mistakes_in_the_table);
    RUN_TEST(test_a_rush_is_heard_and_seen_to_grow);
    RUN_TEST(test_with_reduced_motion_a_rush_stands_still);
    RUN_TEST(test_the_clock_of_a_rush_ends_it);
    RUN_TEST(test_the_clock_goes_on_while_nothing_moves);
    RUN_TEST(test_a_rush_that_is_paused_is_hidden_and_waits);
    RUN_TEST(test_a_rush_that_is_killed_goes_on);
    RUN_TEST(test_a_run_can_be_put_off_and_ended);
    RUN_TEST(test_a_streak_ends_with_a_mistake);
    RUN_TEST(test_puzzles_come_quickly);
    RUN_TEST(test_puzzles_are_read_aloud);
    RUN_TEST(test_a_refusal_goes_away);
    RUN_TEST(test_a_damaged_run_is_replaced);
    RUN_TEST(test_a_run_of_a_newer_version_is_left_alone);
    return UNITY_END();
}
