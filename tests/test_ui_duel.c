/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The duel on screen: joining with any two hands, points, waiting, and that nobody answers for the
 * other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "play/puzzle_proof.h"
#include "ui/screens/people.h"
#include "ui/screens/puzzle_duel.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-duel.tmp";

/* The hands two players may have, in pairs. */
enum player { LEFT_KEYS, RIGHT_KEYS, PAD_1, PAD_2, MOUSE, FINGER };

void setUp(void)
{
    driver_use_folder(folder);
    driver_open(1280, 800);
    app.preferences.speed = SPEED_FAST;
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static struct duel_page *page(void)
{
    return duel_page();
}

static void frame(void)
{
    app_advance(&app, 1.0 / 60);
    app_draw(&app, &canvas);
}

static void key(const char *name)
{
    struct action action = {.type = ACTION_OTHER, .device = DEVICE_KEYBOARD, .pressed = true};
    snprintf(action.name, sizeof action.name, "%s", name);
    if (strcmp(name, "Return") == 0)
        action.type = ACTION_ACCEPT;
    app_action(&app, &action);
}

static void pad(int number, enum action_type type, enum direction direction)
{
    app_action(&app, &(struct action){.type = type,
                                      .device = DEVICE_PAD,
                                      .pad = number,
                                      .pads = 2,
                                      .direction = direction,
                                      .pressed = true});
}

static void press(enum player player, int side)
{
    float x = side == 0 ? 300 : 900, y = 400;
    switch (player) {
    case LEFT_KEYS:
        key("Space");
        break;
    case RIGHT_KEYS:
        key("Return");
        break;
    case PAD_1:
    case PAD_2:
        pad((int)player - PAD_1, ACTION_ACCEPT, DIRECTION_UP);
        break;
    default:
        click(x, y, player == MOUSE ? DEVICE_MOUSE : DEVICE_TOUCH);
    }
}

static void step(enum player player, enum direction direction)
{
    static const char *const left[] = {[DIRECTION_UP] = "W",
                                       [DIRECTION_DOWN] = "S",
                                       [DIRECTION_LEFT] = "A",
                                       [DIRECTION_RIGHT] = "D"};
    static const char *const right[] = {[DIRECTION_UP] = "Up",
                                        [DIRECTION_DOWN] = "Down",
                                        [DIRECTION_LEFT] = "Left",
                                        [DIRECTION_RIGHT] = "Right"};
    if (player == LEFT_KEYS || player == RIGHT_KEYS)
        key(player == LEFT_KEYS ? left[direction] : right[direction]);
    else
        pad((int)player - PAD_1, ACTION_FOCUS, direction);
}

/* Chooses a cell of one's own board. */
static void choose(enum player player, int side, int cell)
{
    struct board_play *board = &page()->boards[side].board;
    float x, y;
    frame();
    if (player == MOUSE || player == FINGER) {
        board_view_point(&board->view, cell == CELL_EXIT ? board->choice.selected : cell, &x, &y);
        if (cell == CELL_EXIT) { /* on the gate drawn there */
            bool up =
                board->view.geometry.exit_edge[observed(&board->choice.now)->turn] == DIRECTION_UP;
            x += up ? 0 : 0.7f * board->view.cell;
            y -= up ? 0.7f * board->view.cell : 0;
        }
        click(x, y, player == MOUSE ? DEVICE_MOUSE : DEVICE_TOUCH);
        return;
    }
    if (board->choice.focus >= CELL_LIMIT)
        step(player, DIRECTION_UP);
    if (cell == CELL_EXIT) {
        step(player, (enum direction)board_view_exit_edge(&board->view,
                                                          observed(&board->choice.now)->turn));
    } else {
        for (int i = 0; i < 60 && board->choice.focus != cell; i++)
            step(player, board_view_towards(&board->view, board->choice.focus, cell));
        TEST_ASSERT_EQUAL_INT(cell, board->choice.focus);
    }
    press(player, side);
}

static void play(enum player player, int side, struct move move)
{
    struct puzzle_board *board = &page()->boards[side];
    if (move.from != CELL_NONE)
        choose(player, side, move.from);
    choose(player, side, move.verb == VERB_EXIT ? CELL_EXIT : move.to);
    for (int i = 0; i < 2000 && board_play_animating(&board->board); i++)
        frame();
}

/* From the question who plays to the first puzzle. */
static void begin_duel(enum player left, enum player right)
{
    TEST_ASSERT_EQUAL_INT(DUEL_OFFER, page()->stage);
    use_button(&page()->form, DUEL_CONTINUE, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(DUEL_JOINING, page()->stage);
    press(left, 0);
    TEST_ASSERT_EQUAL_INT(DUEL_JOINING, page()->stage);
    press(left, 0); /* once is enough: it is not the other side's hand, too */
    TEST_ASSERT_EQUAL_INT(DUEL_JOINING, page()->stage);
    press(right, 1);
    TEST_ASSERT_EQUAL_INT(DUEL_READY, page()->stage);
    frame();
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(page()->boards[0].board.view.frame.w > 0); /* the board, but nothing on it */
    TEST_ASSERT_FALSE(text_shown("to move"));
    TEST_ASSERT_FALSE(text_shown("Choose")); /* the keys of one side are not those of the other */
    for (int i = 0; i < 300 && page()->stage == DUEL_READY; i++)
        frame();
    TEST_ASSERT_EQUAL_INT(DUEL_ASKING, page()->stage);
}

static void open_duel(enum player left, enum player right)
{
    puzzle_duel_open(&app, NULL);
    settle();
    TEST_ASSERT_EQUAL_STRING("duel", app_screen(&app)->name);
    if (page()->left) /* of the one before */
        use_button(&page()->form, DUEL_NEW, DEVICE_KEYBOARD);
    settle();
    begin_duel(left, right);
}

static void solve(enum player player, int side)
{
    struct puzzle_board *board = &page()->boards[side];
    const struct puzzle *puzzle = board->attempt.puzzle;
    if (puzzle->kind->aim == PUZZLE_DEDUCE) {
        choose(player, side, puzzle->cell);
        choose(player, side, puzzle->cell);
    }
    for (int i = 0; i < 3000 && page()->stage == DUEL_ASKING; i++) {
        int at = board->attempt.match.at - board->attempt.from;
        if (puzzle_board_waits(board) && !puzzle_board_shows(board) && at < puzzle->line.length)
            play(player, side, puzzle->line.moves[at]);
        else
            frame();
    }
}

static void fail(enum player player, int side)
{
    struct puzzle_board *board = &page()->boards[side];
    const struct puzzle *puzzle = board->attempt.puzzle;
    for (int i = 0; i < board->board.choice.count && !board->failed; i++) {
        struct move move = board->board.choice.moves[i];
        if (puzzle->kind->aim == PUZZLE_DEDUCE ? move.from == puzzle->cell
                                               : move_equal(move, puzzle->line.moves[0]))
            continue;
        if (puzzle->kind->aim == PUZZLE_DEDUCE) {
            choose(player, side, move.from);
            choose(player, side, move.from);
        } else {
            play(player, side, move);
        }
    }
    TEST_ASSERT_TRUE(board->failed);
}

static void next_puzzle(void)
{
    for (int i = 0; i < 600 && page()->stage == DUEL_POINT; i++)
        frame();
}

static void test_five_points_win_with_any_two_hands(void)
{
    static const enum player pairs[][2] = {{LEFT_KEYS, RIGHT_KEYS}, {PAD_1, PAD_2},
                                           {PAD_2, LEFT_KEYS},      {MOUSE, PAD_1},
                                           {FINGER, FINGER},        {RIGHT_KEYS, MOUSE}};
    for (size_t pair = 0; pair < sizeof pairs / sizeof *pairs; pair++) {
        open_duel(pairs[pair][0], pairs[pair][1]);
        for (int round = 0; round < 9 && page()->stage == DUEL_ASKING; round++) {
            int side = round % 2; /* the first one wins in the last round */
            solve(pairs[pair][side], side);
            TEST_ASSERT_EQUAL_INT(round / 2 + 1, page()->kept.duel.points[side]);
            next_puzzle();
        }
        TEST_ASSERT_EQUAL_INT(DUEL_OVER, page()->stage);
        settle();
        TEST_ASSERT_TRUE(text_shown("Player 1 wins the duel!"));
        TEST_ASSERT_TRUE(text_shown("5 : 4"));
        use_button(&page()->form, DUEL_ARCADE, DEVICE_MOUSE);
        settle();
        TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    }
}

static void test_both_have_the_same_puzzle(void)
{
    open_duel(LEFT_KEYS, RIGHT_KEYS);
    TEST_ASSERT_TRUE(page()->boards[0].attempt.puzzle == page()->boards[1].attempt.puzzle);
    solve(RIGHT_KEYS, 1);
    next_puzzle();
    TEST_ASSERT_TRUE(page()->boards[0].attempt.puzzle == page()->boards[1].attempt.puzzle);
    TEST_ASSERT_TRUE(page()->boards[0].attempt.puzzle == page()->kept.duel.now);
    TEST_ASSERT_EQUAL_INT(page()->boards[0].attempt.from, page()->boards[0].attempt.match.at);
}

static void test_a_wrong_answer_waits_five_seconds(void)
{
    open_duel(LEFT_KEYS, RIGHT_KEYS);
    fail(LEFT_KEYS, 0);
    TEST_ASSERT_TRUE(page()->kept.duel.wait[0] > 4000);
    TEST_ASSERT_EQUAL_INT(0, (int)page()->kept.duel.wait[1]);
    int focus = page()->boards[0].board.choice.focus;
    key("W");
    key("Space");
    TEST_ASSERT_EQUAL_INT(focus, page()->boards[0].board.choice.focus);
    for (int i = 0; i < 60 * 4; i++)
        frame();
    TEST_ASSERT_TRUE(text_shown("Wrong: wait"));
    for (int i = 0; i < 60 * 2; i++)
        frame();
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_TRYING, page()->boards[0].stage);
    solve(LEFT_KEYS, 0);
    TEST_ASSERT_EQUAL_INT(1, page()->kept.duel.points[0]);
}

/* Whatever one side does, the other's board does not move. */
static void test_nobody_answers_for_the_other(void)
{
    open_duel(MOUSE, PAD_1);
    struct puzzle_board *other = &page()->boards[1];
    struct choice before = other->board.choice;
    float x, y;
    for (int i = 0; i < before.count; i++) {
        const struct move *move = &before.moves[i];
        int cell = move->to < CELL_LIMIT ? move->to : move->from; /* off the board: from the edge */
        board_view_point(&other->board.view, cell, &x, &y);
        click(x, y, DEVICE_MOUSE);
        click(x, y, DEVICE_TOUCH);
        key("Return");
        key("Space");
        pad(1, ACTION_ACCEPT, DIRECTION_UP);
        pad(1, ACTION_FOCUS, DIRECTION_LEFT);
    }
    TEST_ASSERT_EQUAL_INT(before.focus, other->board.choice.focus);
    TEST_ASSERT_EQUAL_INT(CELL_NONE, other->board.choice.selected);
    TEST_ASSERT_EQUAL_INT(other->attempt.from, other->attempt.match.at);
}

static void test_pausing_hides_the_boards_and_may_pass(void)
{
    open_duel(LEFT_KEYS, RIGHT_KEYS);
    const struct puzzle *puzzle = page()->kept.duel.now;
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(page()->paused);
    settle();
    use_button(&page()->form, DUEL_PASS, DEVICE_KEYBOARD);
    frame();
    TEST_ASSERT_FALSE(page()->paused);
    TEST_ASSERT_TRUE(page()->kept.duel.now != puzzle);
    TEST_ASSERT_EQUAL_INT(0, page()->kept.duel.points[0] + page()->kept.duel.points[1]);
}

/* Wherever an answer is interrupted, it goes on when the pause is over. */
static void test_an_answer_goes_on_after_a_pause(void)
{
    open_duel(LEFT_KEYS, MOUSE);
    struct puzzle_board *board = &page()->boards[1];
    struct move move = board->attempt.puzzle->line.moves[0];
    if (move.from != CELL_NONE)
        choose(MOUSE, 1, move.from);
    choose(MOUSE, 1, move.verb == VERB_EXIT ? CELL_EXIT : move.to);
    TEST_ASSERT_EQUAL_INT(PUZZLE_STAGE_JUDGED, board->stage);
    act(ACTION_HELP, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
    act(ACTION_BACK, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(page()->paused);
    settle();
    use_button(&page()->form, DUEL_CONTINUE, DEVICE_MOUSE);
    solve(MOUSE, 1);
    TEST_ASSERT_EQUAL_INT(1, page()->kept.duel.points[1]);
}

static void test_a_lost_gamepad_pauses(void)
{
    open_duel(PAD_1, PAD_2);
    app_action(&app, &(struct action){.type = ACTION_PAD_LOST, .device = DEVICE_PAD, .pads = 1});
    TEST_ASSERT_TRUE(page()->paused);
}

/* The setting for hands that tremble waits for one's own second press, not for the other player. */
static void test_a_pause_after_a_press_does_not_hold_up_the_other(void)
{
    app.preferences.press_pause = 10;
    puzzle_duel_open(&app, NULL);
    settle();
    use_button(&page()->form, DUEL_CONTINUE, DEVICE_MOUSE);
    settle();
    app_advance(&app, 2);
    press(PAD_1, 0);
    press(PAD_2, 1);
    TEST_ASSERT_EQUAL_INT(DUEL_READY, page()->stage);
    app.preferences.press_pause = 0;
}

static void add_people(void)
{
    static const char *const names[] = {"Ada", "Ben"};
    for (int i = 0; i < 2; i++) {
        struct fault fault;
        const struct person *person = people_add(&app.people, names[i], &app.rng, &fault);
        TEST_ASSERT_NOT_NULL_MESSAGE(person, fault.text);
    }
}

static void pick(int button, const char *name)
{
    use_button(&page()->form, button, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
    for (int i = 0; i < app.people.count; i++)
        if (strcmp(app.people.list[i].name, name) == 0)
            use_button(screen_people.form, 10 + i, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("duel", app_screen(&app)->name);
}

/* What the page holds is gone, and nothing more is written. */
static void forget_page(void)
{
    for (int side = 0; side < 2; side++)
        puzzle_board_close(&page()->boards[side]);
    if (page()->running)
        puzzle_duel_free(&page()->kept.duel);
    memset(page(), 0, sizeof *page());
}

/* The program ends without a word to the screen. */
static void kill_program(void)
{
    forget_page();
    puzzle_shelf_close();
    driver_close();
    driver_open(1280, 800);
    app.preferences.speed = SPEED_FAST;
}

static void test_whoever_plays_is_picked_and_a_duel_that_is_killed_goes_on(void)
{
    add_people();
    puzzle_duel_open(&app, NULL);
    settle();
    pick(DUEL_FIRST, "Ben");
    pick(DUEL_SECOND, "Ada");
    TEST_ASSERT_TRUE(text_shown("Player 1: Ben") && text_shown("Player 2: Ada"));
    begin_duel(LEFT_KEYS, RIGHT_KEYS);
    solve(RIGHT_KEYS, 1);
    next_puzzle();
    act(ACTION_BACK, DEVICE_KEYBOARD); /* one is given up */
    use_button(&page()->form, DUEL_PASS, DEVICE_KEYBOARD);
    solve(LEFT_KEYS, 0);
    next_puzzle();
    solve(RIGHT_KEYS, 1);
    next_puzzle();
    char likeness[2][40];
    snprintf(likeness[0], 40, "%llx", (unsigned long long)puzzle_likeness(page()->kept.duel.now));
    kill_program();
    app_push(&app, &screen_arcade);
    settle();
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Go on: Ben – Ada · 1 : 2"));
    puzzle_duel_open(&app, NULL);
    settle();
    TEST_ASSERT_TRUE(page()->left && text_shown("Ben – Ada · 1 : 2"));
    snprintf(likeness[1], 40, "%llx", (unsigned long long)puzzle_likeness(page()->kept.duel.now));
    TEST_ASSERT_EQUAL_STRING(likeness[0], likeness[1]);
    begin_duel(PAD_1, PAD_2);
    for (int i = 0; i < 3; i++) {
        solve(PAD_2, 1);
        next_puzzle();
    }
    TEST_ASSERT_EQUAL_INT(DUEL_OVER, page()->stage);
    TEST_ASSERT_TRUE(text_shown("Ada wins the duel!"));
    kill_program();
    puzzle_duel_open(&app, NULL); /* nothing is left of it */
    settle();
    TEST_ASSERT_FALSE(page()->left);
}

static void test_a_duel_that_was_left_may_be_dropped_for_a_new_one(void)
{
    open_duel(LEFT_KEYS, RIGHT_KEYS);
    solve(LEFT_KEYS, 0);
    next_puzzle();
    act(ACTION_BACK, DEVICE_KEYBOARD);
    use_button(&page()->form, DUEL_LEAVE, DEVICE_KEYBOARD);
    settle();
    puzzle_duel_open(&app, NULL);
    settle();
    TEST_ASSERT_TRUE(page()->left);
    use_button(&page()->form, DUEL_NEW, DEVICE_TOUCH);
    settle();
    act(ACTION_BACK, DEVICE_KEYBOARD); /* not yet: the old one is still there */
    settle();
    puzzle_duel_open(&app, NULL);
    settle();
    TEST_ASSERT_TRUE(page()->left);
    use_button(&page()->form, DUEL_NEW, DEVICE_MOUSE);
    settle();
    begin_duel(LEFT_KEYS, RIGHT_KEYS);
    TEST_ASSERT_EQUAL_INT(0, page()->kept.duel.points[0]);
    kill_program();
    puzzle_duel_open(&app, NULL);
    settle();
    TEST_ASSERT_TRUE(page()->left);
    TEST_ASSERT_EQUAL_INT(0, page()->kept.duel.points[0]);
}

static void put_file(const char *text)
{
    char path[PATH_TEXT];
    struct fault fault;
    TEST_ASSERT_TRUE(data_path("duel.run", path));
    TEST_ASSERT_TRUE_MESSAGE(file_replace(path, text, strlen(text), &fault), fault.text);
}

static void test_a_damaged_duel_is_replaced_and_a_newer_one_is_left_alone(void)
{
    static const char *const damaged[] = {"", "quatuor puzzle duel 1\n",
                                          "quatuor puzzle duel 1\n-\n-\nduel 5 7 1\n",
                                          "quatuor puzzle duel 1\nx\n- \nduel 5 7 1\n"};
    static const char newer[] = "quatuor puzzle duel 2\n-\n-\nduel more\n";
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
        put_file(damaged[i]);
        puzzle_duel_open(&app, NULL);
        TEST_ASSERT_FALSE(page()->left);
        app_home(&app, &screen_menu);
    }
    put_file(newer);
    open_duel(LEFT_KEYS, RIGHT_KEYS);
    solve(LEFT_KEYS, 0);
    puzzle_shelf_close();
    char path[PATH_TEXT];
    size_t size;
    TEST_ASSERT_TRUE(data_path("duel.run", path));
    char *data = file_read(path, 1000, &size, NULL);
    TEST_ASSERT_EQUAL_STRING(newer, data);
    free(data);
    forget_page();
}

static void test_small_and_portrait_windows(void)
{
    static const float sizes[][2] = {{800, 480}, {480, 800}, {1920, 1080}};
    for (int i = 0; i < 3; i++) {
        app_resize(&app, sizes[i][0], sizes[i][1]);
        open_duel(LEFT_KEYS, RIGHT_KEYS);
        frame();
        for (int side = 0; side < 2; side++) {
            struct rect box = page()->boards[side].board.view.frame;
            TEST_ASSERT_TRUE(box.w >= 0.3f * smaller(sizes[i][0], sizes[i][1]));
            TEST_ASSERT_TRUE(box.x >= 0 && box.x + box.w <= sizes[i][0] && box.y >= 0 &&
                             box.y + box.h <= sizes[i][1]);
        }
        struct rect a = page()->boards[0].board.view.frame, b = page()->boards[1].board.view.frame;
        TEST_ASSERT_TRUE(a.x + a.w <= b.x || a.y + a.h <= b.y);
        solve(LEFT_KEYS, 0);
        TEST_ASSERT_EQUAL_INT(1, page()->kept.duel.points[0]);
        app_home(&app, &screen_menu);
        settle();
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_five_points_win_with_any_two_hands);
    RUN_TEST(test_both_have_the_same_puzzle);
    RUN_TEST(test_a_wrong_answer_waits_five_seconds);
    RUN_TEST(test_nobody_answers_for_the_other);
    RUN_TEST(test_pausing_hides_the_boards_and_may_pass);
    RUN_TEST(test_an_answer_goes_on_after_a_pause);
    RUN_TEST(test_a_lost_gamepad_pauses);
    RUN_TEST(test_a_pause_after_a_press_does_not_hold_up_the_other);
    RUN_TEST(test_whoever_plays_is_picked_and_a_duel_that_is_killed_goes_on);
    RUN_TEST(test_a_duel_that_was_left_may_be_dropped_for_a_new_one);
    RUN_TEST(test_a_damaged_duel_is_replaced_and_a_newer_one_is_left_alone);
    RUN_TEST(test_small_and_portrait_windows);
    return UNITY_END();
}
