/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Trying the mistakes of a finished game again, from its review. */
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/notation.h"
#include "ui/screens/open_game.h"
#include "ui/screens/retry.h"
#include "ui/screens/review.h"
#include "ui/selfcheck.h"
#include "ui_driver.h"

/* Ada leaves towers to be taken, twice; so does the computer. */
static const char blunders[] =
    "quatuor save 1\ngame: towers\nplayer 1: human Ada\nplayer 2: level3\n"
    "moves:\n1. d7-h7 h4-h5\n2. d8-e8 f4-f5\n3. resign\n";

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static struct retry_page *page(void)
{
    return retry_state();
}

static void open_retry(enum device device)
{
    continue_save(blunders);
    review_page_open(&app);
    settle();
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
        use_button(&review_state()->form, REVIEW_RETRY, device);
    else
        act(ACTION_HINT, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("retry", app_screen(&app)->name);
}

static void choose(struct move move, enum device device)
{
    const struct board_play *board = &page()->board;
    choose_on(&board->view, &board->choice, move.from, CELL_NONE, device);
    settle();
    choose_on(&board->view, &board->choice, move.to, move.from, device);
}

/* Lets the animation end, but not the pause after it. */
static void watch(void)
{
    for (int i = 0;
         i < 2000 && (board_play_animating(&page()->board) || page()->stage == RETRY_JUDGING); i++)
        app_advance(&app, 1.0 / 60);
}

static void test_the_best_move_is_accepted_by_every_device(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_retry((enum device)device);
        TEST_ASSERT_EQUAL_INT(0, page()->at);
        TEST_ASSERT_TRUE(text_shown("You played d7-h7 here."));
        choose(page()->values.moves[0].move, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_INT(RETRY_SOLVED, page()->stage);
        TEST_ASSERT_TRUE(text_shown("best move"));
        app_home(&app, &screen_menu);
    }
}

static void test_only_the_persons_mistakes_are_tried(void)
{
    open_retry(DEVICE_PAD);
    for (int i = 0; i < app.session.match.length; i++)
        TEST_ASSERT_FALSE(retry_has(&app, i) && i % 2 == 1);
    TEST_ASSERT_TRUE(page()->count > 0);
    TEST_ASSERT_EQUAL_INT(0, page()->at);
}

static void test_the_old_move_is_taken_back_after_a_while(void)
{
    open_retry(DEVICE_PAD);
    choose(app.session.match.steps[0].move, DEVICE_PAD);
    watch();
    TEST_ASSERT_EQUAL_INT(RETRY_WRONG, page()->stage);
    TEST_ASSERT_TRUE(text_shown("is what you played."));
    settle();
    TEST_ASSERT_EQUAL_INT(RETRY_TRYING, page()->stage);
    TEST_ASSERT_EQUAL_INT(0, page()->line.at);
    TEST_ASSERT_TRUE(page()->board.choice.count > 0);
}

static void test_the_answer_to_the_old_move_is_played(void)
{
    open_retry(DEVICE_MOUSE);
    use_button(&page()->form, RETRY_WHY, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(RETRY_REFUTING, page()->stage);
    watch();
    watch();
    TEST_ASSERT_EQUAL_INT(2, page()->line.at);
    TEST_ASSERT_TRUE(move_equal(review_state()->review.steps[0].reply, page()->line.steps[1].move));
    TEST_ASSERT_TRUE(text_shown("is the answer to it."));
    settle();
    TEST_ASSERT_EQUAL_INT(0, page()->line.at);
    TEST_ASSERT_EQUAL_INT(4, app.session.match.length - 1); /* the game itself is as it was */
}

/* Whoever looks up the rules while a move is being shown finds it going on afterwards. */
static void test_what_is_shown_goes_on_after_something_covered_it(void)
{
    struct fault fault = {""};
    open_retry(DEVICE_KEYBOARD);
    choose(page()->values.moves[0].move, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(RETRY_JUDGING, page()->stage);
    act(ACTION_HELP, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("help", app_screen(&app)->name);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(RETRY_SOLVED, page()->stage);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(RETRY_REFUTING, page()->stage);
    act(ACTION_HELP, DEVICE_KEYBOARD);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    watch();
    watch();
    TEST_ASSERT_TRUE(text_shown("is the answer to it."));
    settle();
    TEST_ASSERT_EQUAL_INT(RETRY_TRYING, page()->stage);
    TEST_ASSERT_TRUE(page()->board.choice.count > 0);
    TEST_ASSERT_TRUE_MESSAGE(selfcheck_shown(&app, &canvas, &fault), fault.text);
}

static bool arrow_drawn(void)
{
    bool drawn = false;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        drawn = drawn || canvas.list[i].type == DRAW_ARROW;
    return drawn;
}

static void test_the_better_move_can_be_shown(void)
{
    open_retry(DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(arrow_drawn());
    act(ACTION_HINT, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("was better."));
    TEST_ASSERT_TRUE(arrow_drawn());
}

static void test_one_mistake_after_the_other_and_back_to_the_review(void)
{
    open_retry(DEVICE_PAD);
    int count = page()->count;
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING("retry", app_screen(&app)->name);
        choose(page()->values.moves[0].move, DEVICE_PAD);
        settle();
        TEST_ASSERT_EQUAL_INT(i + 1, page()->solved);
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
}

static void test_without_mistakes_it_is_not_offered(void)
{
    continue_save("quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. "
                  "resign\n");
    review_page_open(&app);
    settle();
    TEST_ASSERT_NULL(form_widget(&review_state()->form, REVIEW_RETRY));
    act(ACTION_HINT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
}

/* ---- mistakes of past games ---- */

static const char folder[] = "test-ui-retry.tmp", game[] = "2026-11-18 065954 towers.quatuor";

static void open_with_folder(void)
{
    driver_close();
    driver_open(1280, 800);
    settle();
}

/* A game that was played and reviewed some time ago. */
static void review_a_saved_game(void)
{
    struct fault fault;
    driver_close();
    driver_use_folder(folder);
    TEST_ASSERT_TRUE(folder_make("test-ui-retry.tmp/saves", &fault));
    TEST_ASSERT_TRUE(file_replace("test-ui-retry.tmp/saves/2026-11-18 065954 towers.quatuor",
                                  blunders, sizeof blunders - 1, &fault));
    driver_open(1280, 800);
    TEST_ASSERT_TRUE_MESSAGE(open_game(&app, game, &fault), fault.text);
    settle();
    TEST_ASSERT_EQUAL_INT(0, retry_noted());
    review_page_open(&app);
    settle();
}

static void test_mistakes_of_past_games_come_back_until_they_are_solved(void)
{
    enum { ARCADE_MISTAKES = 15 };
    review_a_saved_game();
    int noted = retry_noted();
    TEST_ASSERT_TRUE(noted > 0);
    open_with_folder();
    app_push(&app, &screen_arcade);
    settle();
    TEST_ASSERT_TRUE(text_shown("Your mistakes: "));
    use_button(screen_arcade.form, ARCADE_MISTAKES, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("retry", app_screen(&app)->name);
    choose(page()->values.moves[0].move, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(noted - 1, retry_noted());
    for (int i = 1; i < noted; i++) {
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
        choose(page()->values.moves[0].move, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(0, retry_noted());
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("arcade", app_screen(&app)->name);
    TEST_ASSERT_FALSE(text_shown("Your mistakes: "));
    driver_close();
    driver_drop_folder();
    driver_open(1280, 800);
}

static void test_mistakes_of_a_deleted_game_are_passed_over(void)
{
    char trash[LIBRARY_NAME];
    review_a_saved_game();
    open_with_folder();
    TEST_ASSERT_TRUE(keeper_delete(&app.keeper, game, trash, NULL));
    TEST_ASSERT_FALSE(retry_open_noted(&app));
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    driver_close();
    driver_drop_folder();
    driver_open(1280, 800);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_best_move_is_accepted_by_every_device);
    RUN_TEST(test_only_the_persons_mistakes_are_tried);
    RUN_TEST(test_the_old_move_is_taken_back_after_a_while);
    RUN_TEST(test_the_answer_to_the_old_move_is_played);
    RUN_TEST(test_what_is_shown_goes_on_after_something_covered_it);
    RUN_TEST(test_the_better_move_can_be_shown);
    RUN_TEST(test_one_mistake_after_the_other_and_back_to_the_review);
    RUN_TEST(test_without_mistakes_it_is_not_offered);
    RUN_TEST(test_mistakes_of_past_games_come_back_until_they_are_solved);
    RUN_TEST(test_mistakes_of_a_deleted_game_are_passed_over);
    return UNITY_END();
}
