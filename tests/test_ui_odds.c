/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Fair play on the screen: counted hints and take-backs, the other player's leave, and the swap
 * rule, by every device. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "base/text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play/fairness.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

enum { NO = 1, YES };

static struct match_plan plan;

void setUp(void)
{
    driver_use_folder("test-ui-odds.tmp");
    driver_open(1280, 800);
    plan = (struct match_plan){.game = game_find("dodgem")};
    plan.settings = settings_default(plan.game);
    for (int player = 0; player < 2; player++)
        strcpy(plan.players[player].control, "human");
    strcpy(plan.players[0].name, "Ann");
    strcpy(plan.players[1].name, "Ben");
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void start(void)
{
    app_start_match(&app, &plan);
    settle();
}

static void play(const char *moves)
{
    char word[40];
    while (next_word(&moves, word, sizeof word)) {
        struct move move;
        settle();
        TEST_ASSERT_TRUE(move_find(plan.game, match_now(&app.session.match), word, &move, NULL));
        choose_cell(move.from, CELL_NONE, DEVICE_MOUSE);
        choose_cell(move.to, move.from, DEVICE_MOUSE);
        settle();
    }
}

static void answer(int id, enum device device)
{
    TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name);
    use_button(screen_question.form, id, device);
    settle();
}

static int at(void)
{
    return app.session.match.at;
}

/* ---- take-backs ---- */

static void test_the_other_one_is_asked_by_every_device(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        start();
        play("b5-b4");
        if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
            use_button(&play_state()->tools, TOOL_UNDO, (enum device)device);
        else
            act(ACTION_UNDO, (enum device)device);
        TEST_ASSERT_TRUE(text_shown("Ann would like to take back."));
        answer(NO, (enum device)device);
        TEST_ASSERT_EQUAL_INT(1, at());
        act(ACTION_UNDO, (enum device)device);
        answer(YES, (enum device)device);
        TEST_ASSERT_EQUAL_INT(0, at());
    }
}

static void test_one_press_agrees(void)
{
    start();
    play("b5-b4");
    act(ACTION_UNDO, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, at());
}

static void test_what_was_agreed_is_not_asked_again(void)
{
    start();
    play("b5-b4 a1-b1");
    take_back(DEVICE_KEYBOARD);
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, at());
    settle();
    play("a2-b2");
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
}

static void test_take_backs_are_counted_and_run_out(void)
{
    strcpy(plan.players[1].control, "random");
    plan.aids[0][AID_TAKE_BACK] = allowance_of(1);
    start();
    play("b5-b4");
    TEST_ASSERT_TRUE(text_shown("Undo (1)"));
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(0, at());
    play("c5-c4");
    TEST_ASSERT_TRUE(text_shown("Undo (0)"));
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(2, at());
    TEST_ASSERT_EQUAL_STRING("Ann has no take-backs left.", app.notice);
}

static void test_looking_back_and_playing_on_is_taking_back_too(void)
{
    strcpy(plan.players[1].control, "random");
    plan.aids[0][AID_TAKE_BACK] = allowance_of(0);
    start();
    play("b5-b4");
    play_look(&app, 0);
    settle();
    play("c5-c4");
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
    TEST_ASSERT_EQUAL_STRING("It was agreed that Ann plays without take-backs.", app.notice);
}

/* ---- hints ---- */

static void test_hints_are_counted_once_for_a_position(void)
{
    plan.aids[0][AID_HINT] = allowance_of(1);
    start();
    TEST_ASSERT_TRUE(text_shown("Hint (1)"));
    static const char *const left[] = {"Hint (⅔)", "Hint (⅓)", "Hint (0)"};
    for (int step = 0; step < 3; step++) {
        act(ACTION_HINT, DEVICE_PAD);
        settle();
        TEST_ASSERT_TRUE(play_state()->hint.shown);
        TEST_ASSERT_TRUE_MESSAGE(text_shown(left[step]), left[step]);
    }
    for (int i = 0; i < 4; i++) { /* it can be put away and looked at again */
        act(ACTION_HINT, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("", app.notice);
    play("b5-b4");
    TEST_ASSERT_TRUE(text_shown("Hint")); /* Ben's are not counted */
    play("a1-b1");
    use_button(&play_state()->tools, TOOL_HINT, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("Ann has no hints left.", app.notice);
    TEST_ASSERT_FALSE(play_state()->hint.shown);
}

static void test_counted_hints_hide_the_verdicts(void)
{
    app.preferences.verdicts = 1;
    plan.aids[0][AID_HINT] = allowance_of(3);
    start();
    TEST_ASSERT_FALSE(verdicts_wanted(&app));
    play("b5-b4");
    TEST_ASSERT_TRUE(verdicts_wanted(&app));
}

/* ---- the swap rule ---- */

static void test_the_second_player_is_asked_by_every_device(void)
{
    plan.swap_rule = true;
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        start();
        play("b5-b4");
        TEST_ASSERT_TRUE(text_shown("Ben, do you want this first move?"));
        answer(NO, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("Ann", app.session.match.players[0].name);
        play("a1-b1");
        TEST_ASSERT_EQUAL_INT(2, at());
        start();
        play("b5-b4");
        answer(YES, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("Ben", app.session.match.players[0].name);
        TEST_ASSERT_EQUAL_STRING("Ben takes over the first move: the sides are swapped.",
                                 app.notice);
        play("a1-b1"); /* by Ann */
        TEST_ASSERT_EQUAL_INT(3, at());
        assert_legal();
    }
}

/* The question covers the board; whoever looked at it first has a button for it. */
static void test_the_move_can_be_taken_over_after_a_look_at_the_board(void)
{
    plan.swap_rule = true;
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        start();
        play("b5-b4");
        answer(NO, (enum device)device);
        TEST_ASSERT_TRUE(text_shown("Take over"));
        if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
            use_button(&play_state()->tools, TOOL_REDO, (enum device)device);
        else
            act(ACTION_REDO, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_STRING("Ben", app.session.match.players[0].name);
        TEST_ASSERT_FALSE(text_shown("Take over"));
    }
}

static void test_nobody_is_asked_without_the_rule(void)
{
    start();
    play("b5-b4");
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

static void test_swapping_back_by_undo(void)
{
    plan.swap_rule = true;
    start();
    play("b5-b4");
    answer(YES, DEVICE_PAD);
    take_back(DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, at());
    TEST_ASSERT_EQUAL_STRING("Ann", app.session.match.players[0].name);
}

/* Names and clocks go with the people, also where one looks back to before they changed sides. */
static void test_looking_back_shows_the_clock_of_whoever_has_one(void)
{
    plan.swap_rule = true;
    plan.time[0] = (struct time_control){.kind = TIME_TOTAL, .allowance = 300000};
    start();
    play("b5-b4");
    answer(YES, DEVICE_PAD);
    play_look(&app, 1);
    settle();
    TEST_ASSERT_EQUAL_STRING("Ann", app.session.match.players[0].name);
    TEST_ASSERT_FALSE(text_shown("153722867280912"));
    TEST_ASSERT_TRUE(text_shown("5:00") || text_shown("4:5"));
}

static void test_the_computer_decides_for_itself(void)
{
    plan.swap_rule = true;
    settings_set(plan.game, &plan.settings, "size", "3", NULL);
    strcpy(plan.players[1].control, "level8");
    start();
    play("b3-b2"); /* loses, as the solved board knows */
    TEST_ASSERT_EQUAL_STRING("human", app.session.match.players[0].control);
    start();
    play("c3-c2"); /* wins */
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING("level8", app.session.match.players[0].control);
    TEST_ASSERT_TRUE(session_person_to_move(&app.session));
    TEST_ASSERT_EQUAL_INT(2, at());
}

/* ---- a suggestion from the records ---- */

enum { REMATCH = 1 };

/* Ann wins, on whichever side she sits. */
static void let_ann_win(void)
{
    int ann = strcmp(app.session.match.players[0].name, "Ann") == 0 ? 0 : 1;
    if (match_now(&app.session.match)->turn == ann)
        play_move(&app, play_state()->board.choice.moves[0]);
    settle();
    play_move(&app, move_word(VERB_RESIGN));
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void win_often(int times, enum device device)
{
    for (int player = 0; player < 2; player++)
        strcpy(plan.players[player].person,
               people_add(&app.people, plan.players[player].name, &app.rng, NULL)->id);
    start();
    for (int i = 1; i < times; i++) {
        let_ann_win();
        use_button(screen_game_over.form, REMATCH, device);
        settle();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    }
    let_ann_win();
    use_button(screen_game_over.form, REMATCH, device);
    settle();
}

static int spared(const char *option)
{
    return settings_get(plan.game, &app.session.match.settings, option);
}

static void test_five_wins_suggest_a_handicap(void)
{
    win_often(5, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Ann has won the last 5"));
    answer(YES, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    int ben = strcmp(app.session.match.players[0].name, "Ben") == 0 ? 0 : 1;
    TEST_ASSERT_EQUAL_INT(1, spared(ben == 0 ? "fewer1" : "fewer2"));
    TEST_ASSERT_EQUAL_INT(0, spared(ben == 0 ? "fewer2" : "fewer1"));
    let_ann_win(); /* the sixth: nobody nags */
    use_button(screen_game_over.form, REMATCH, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    ben = 1 - ben; /* and the handicap came along */
    TEST_ASSERT_EQUAL_INT(1, spared(ben == 0 ? "fewer1" : "fewer2"));
}

static void test_a_suggestion_can_be_declined(void)
{
    win_often(5, DEVICE_MOUSE);
    answer(NO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(0, spared("fewer1") + spared("fewer2"));
}

/* After a battle nothing is taken back, and a sentence says why; before it, that there is nothing.
 */
static void test_what_was_revealed_is_not_taken_back(void)
{
    struct match *match = &app.session.match;
    struct match_plan hidden = {.game = game_find("stratego"),
                                .settings = settings_default(game_find("stratego"))};
    strcpy(hidden.players[0].control, "human");
    strcpy(hidden.players[1].control, "level2");
    app_start_match(&app, &hidden);
    match_set_up(match);
    app_continue_match(&app);
    go_through_curtains(DEVICE_KEYBOARD);
    act(ACTION_UNDO, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("There is nothing to take back."));
    TEST_ASSERT_TRUE(match_play_moves(match, "b7-b6 a4-a5 b6-b3 a5-a4", NULL));
    app_continue_match(&app);
    go_through_curtains(DEVICE_KEYBOARD);
    int at = match->at;
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("Hidden pieces have been shown since"));
    TEST_ASSERT_EQUAL_INT(at, match->at);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_other_one_is_asked_by_every_device);
    RUN_TEST(test_one_press_agrees);
    RUN_TEST(test_what_was_agreed_is_not_asked_again);
    RUN_TEST(test_take_backs_are_counted_and_run_out);
    RUN_TEST(test_looking_back_and_playing_on_is_taking_back_too);
    RUN_TEST(test_hints_are_counted_once_for_a_position);
    RUN_TEST(test_counted_hints_hide_the_verdicts);
    RUN_TEST(test_the_second_player_is_asked_by_every_device);
    RUN_TEST(test_the_move_can_be_taken_over_after_a_look_at_the_board);
    RUN_TEST(test_nobody_is_asked_without_the_rule);
    RUN_TEST(test_swapping_back_by_undo);
    RUN_TEST(test_looking_back_shows_the_clock_of_whoever_has_one);
    RUN_TEST(test_the_computer_decides_for_itself);
    RUN_TEST(test_five_wins_suggest_a_handicap);
    RUN_TEST(test_a_suggestion_can_be_declined);
    RUN_TEST(test_what_was_revealed_is_not_taken_back);
    return UNITY_END();
}
