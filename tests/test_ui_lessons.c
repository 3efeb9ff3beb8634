/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every lesson is a legal position with right and wrong moves, every wrong move is explained, and
 * all lessons can be finished with any single device. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "testing/places.h"
#include "ui/kit/widgets.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"
#include "ui/selfcheck.h"
#include "ui_driver.h"

static struct match match;

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static struct lesson_page *page(void)
{
    return lesson_page_state();
}

/* ---- the lessons as data ---- */

static void each_lesson(void (*check)(const struct game *game, int index))
{
    for (int i = 0; games[i]; i++)
        for (int k = 0; k < lesson_count(games[i]); k++) {
            struct fault fault = {""};
            bool started = lesson_start(games[i], k, &match, &fault);
            TEST_ASSERT_TRUE_MESSAGE(started, fault.text);
            check(games[i], k);
            match_free(&match);
        }
}

/* Or none. */
static void test_every_course_has_five_lessons_or_more(void)
{
    for (int i = 0; games[i]; i++) {
        if (!games[i]->lessons)
            continue;
        TEST_ASSERT_TRUE(lesson_count(games[i]) >= 5);
        TEST_ASSERT_TRUE(lesson_count(games[i]) <= LESSONS_MAX);
    }
}

/* The game is not over, and every way to end the turn is either right or explained. */
static int right, wrong;

static void try_all_turns(const struct lesson *lesson, int start)
{
    struct move list[MOVES_MAX];
    int at = match.at, count = match.game->moves(match_now(&match), list);
    for (int i = 0; i < count; i++) {
        char text[LESSON_TEXT] = "";
        TEST_ASSERT_TRUE(match_play(&match, list[i]));
        bool goes_on = match_now(&match)->turn == match_position(&match, start)->turn &&
                       !outcome_over(match_outcome(&match));
        if (lesson_is_solved(lesson, &match, start)) {
            right++;
        } else if (goes_on && match_now(&match)->phase != PHASE_SETUP) {
            try_all_turns(lesson, start);
        } else {
            wrong++;
            lesson_explain(lesson, &match, start, text);
            /* the reason comes first, then the hint */
            TEST_ASSERT_NOT_NULL(strstr(text, lesson->hint));
            TEST_ASSERT_TRUE_MESSAGE(strstr(text, lesson->hint) > text + 10, text);
        }
        match_go(&match, at);
    }
}

static void check_turns(const struct game *game, int index)
{
    const struct lesson *lesson = &game->lessons[index];
    struct move move;
    right = wrong = 0;
    TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn); /* "You are Blue" */
    TEST_ASSERT_TRUE(lesson_solution(lesson, &match, match.at, &move));
    TEST_ASSERT_FALSE(lesson_is_solved(lesson, &match, match.at)); /* not before the first move */
    try_all_turns(lesson, match.at);
    TEST_ASSERT_TRUE_MESSAGE(right > 0 && wrong > 0, lesson->title);
}

static void test_every_lesson_can_be_solved_and_failed(void)
{
    each_lesson(check_turns);
}

/* The reasons come from the rules. */
static void assert_reason(const char *id, int index, const char *move, const char *reason)
{
    const struct game *game = game_find(id);
    struct fault fault = {""};
    char text[LESSON_TEXT];
    TEST_ASSERT_TRUE_MESSAGE(lesson_start(game, index, &match, &fault), fault.text);
    int start = match.at;
    TEST_ASSERT_TRUE_MESSAGE(match_play_text(&match, move, &fault), fault.text);
    TEST_ASSERT_FALSE(lesson_is_solved(&game->lessons[index], &match, start));
    lesson_explain(&game->lessons[index], &match, start, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, reason), text);
    match_free(&match);
}

static void test_wrong_moves_are_explained(void)
{
    assert_reason("towers", 1, "c4-f4", "The other corners of that rectangle are f6 and a4");
    assert_reason("towers", 2, "c6-e6", "In line with its queen");
    assert_reason("towers", 3, "e6-e4", "captures only one");
    assert_reason("towers", 4, "b2-b1", "not the piece");
    assert_reason("towers", 5, "e2-e3", "A queen’s move captures nothing.");
    assert_reason("dodgem", 0, "b5-a5", "not the cell");
    assert_reason("dodgem", 1, "b3-b2", "still on the board");
    assert_reason("dodgem", 3, "b2-a2", "Black");
    assert_reason("dodgem", 4, "b2-b1", "not what the task");
    assert_reason("morris", 1, "d7", "completes no mill");
    assert_reason("stratego", 2, "b6-b5", "miner against general: yours is lost");
    assert_reason("stratego", 3, "b6-b5", "general against marshal: yours is lost");
    assert_reason("stratego", 4, "a4-b4", "marshal against bomb: yours is lost");
    assert_reason("stratego", 5, "b7-b6", "attacks nothing");
}

/* ---- the lessons on screen ---- */

/* Walks or points to a cell of the lesson's board, and presses. */
static void choose(int cell, int from, enum device device)
{
    choose_on(&page()->board.view, &page()->board.choice, cell, from, device);
}

static void play_in_lesson(struct move move, enum device device)
{
    app_draw(&app, &canvas);
    if (move.from != CELL_NONE)
        choose(move.from, CELL_NONE, device);
    choose(move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from, device);
    settle();
}

/* A wrong move, if the first moves of a turn can be wrong; it is taken back. */
static void fail_once(enum device device)
{
    const struct lesson *lesson = &page()->game->lessons[page()->index];
    struct move list[MOVES_MAX];
    int count = page()->match.game->moves(match_now(&page()->match), list);
    for (int i = 0; i < count; i++) {
        struct move next;
        match_play(&page()->match, list[i]);
        bool fine = lesson_is_solved(lesson, &page()->match, page()->start) ||
                    (match_now(&page()->match)->phase == PHASE_REMOVING &&
                     lesson_solution(lesson, &page()->match, page()->start, &next));
        match_go(&page()->match, page()->start);
        if (fine)
            continue;
        play_in_lesson(list[i], device);
        TEST_ASSERT_EQUAL_INT(1, page()->wrong);
        TEST_ASSERT_EQUAL_INT(LESSON_TRYING, page()->state);
        TEST_ASSERT_EQUAL_INT(page()->start, page()->match.at);
        TEST_ASSERT_NOT_EQUAL(0, strlen(page()->message));
        return;
    }
    TEST_FAIL_MESSAGE("no wrong move");
}

static void solve(enum device device)
{
    const struct lesson *lesson = &page()->game->lessons[page()->index];
    for (int i = 0; i < 3 && page()->state == LESSON_TRYING; i++) {
        struct move move;
        TEST_ASSERT_TRUE(lesson_solution(lesson, &page()->match, page()->start, &move));
        play_in_lesson(move, device);
    }
    TEST_ASSERT_EQUAL_INT(LESSON_SOLVED, page()->state);
}

static void press_button(int id, enum device device)
{
    app_draw(&app, &canvas);
    struct rect box = form_widget(&page()->form, id)->box;
    click(rect_cx(box), rect_cy(box), device);
}

enum { SHOW = 1, BEFORE, NEXT, LEAVE, PLAY }; /* the buttons, as screen_lesson.c numbers them */

static void finish_all_lessons(enum device device)
{
    bool pointer = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
    for (int g = 0; games[g]; g++) {
        if (!games[g]->lessons)
            continue;
        app_home(&app, &screen_menu);
        lesson_open(&app, games[g]);
        settle();
        for (int i = 0; i < lesson_count(page()->game); i++) {
            TEST_ASSERT_EQUAL_INT(i, page()->index);
            fail_once(device);
            solve(device);
            if (pointer)
                press_button(NEXT, device);
            else
                act(ACTION_ACCEPT, device);
            settle();
        }
        TEST_ASSERT_EQUAL_INT(LESSON_FINISHED, page()->state);
        if (pointer)
            press_button(PLAY, device);
        else
            act(ACTION_ACCEPT, device);
        TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_PTR(games[g], new_game_state()->game);
    }
}

static void test_all_lessons_by_mouse_alone(void)
{
    finish_all_lessons(DEVICE_MOUSE);
}

static void test_all_lessons_by_touch_alone(void)
{
    finish_all_lessons(DEVICE_TOUCH);
}

static void test_all_lessons_by_keys_alone(void)
{
    finish_all_lessons(DEVICE_KEYBOARD);
}

static void test_all_lessons_by_pad_alone(void)
{
    finish_all_lessons(DEVICE_PAD);
}

/* Scripts wait until nothing moves. */
static bool reported_as_busy(void)
{
    struct text line = {0};
    app_draw(&app, &canvas);
    places_describe(&app, &canvas, 1, 1, &line);
    bool moving = strstr(line.data, "\"moving\": true") != NULL;
    text_free(&line);
    return moving;
}

static void test_a_moving_lesson_is_reported_as_busy(void)
{
    struct move move;
    lesson_open(&app, game_find("towers"));
    settle();
    TEST_ASSERT_FALSE(reported_as_busy());
    TEST_ASSERT_TRUE(
        lesson_solution(&page()->game->lessons[0], &page()->match, page()->start, &move));
    choose(move.from, CELL_NONE, DEVICE_MOUSE);
    choose(move.to, move.from, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(reported_as_busy());
    settle();
    TEST_ASSERT_FALSE(reported_as_busy());
}

static void assert_sound(void)
{
    struct fault fault = {""};
    const struct match *lesson = &page()->match;
    TEST_ASSERT_TRUE_MESSAGE(selfcheck_shown(&app, &canvas, &fault), fault.text);
    TEST_ASSERT_TRUE(page()->start <= lesson->at && lesson->at <= lesson->length);
    TEST_ASSERT_EQUAL_UINT64(lesson->game->hash(match_now(lesson)), match_now(lesson)->hash);
}

/* Presses during animations are neither lost nor harmful. */
static void test_pressing_on_in_a_hurry(void)
{
    struct rng rng = {.state = 5};
    for (int g = 0; games[g]; g++) {
        lesson_open(&app, games[g]);
        for (int i = 0; i < 600; i++) {
            static const enum action_type some[] = {ACTION_ACCEPT, ACTION_REDO, ACTION_UNDO,
                                                    ACTION_HINT};
            app_draw(&app, &canvas);
            if (rng_below(&rng, 12) == 0)
                act(some[rng_below(&rng, 4)], DEVICE_PAD);
            else
                click((float)rng_below(&rng, 1280), (float)rng_below(&rng, 800), DEVICE_MOUSE);
            if (rng_below(&rng, 3))
                app_advance(&app, 0.05);
            assert_sound();
            if (app_screen(&app) != &screen_lesson)
                lesson_open(&app, games[g]);
        }
        app_home(&app, &screen_menu);
    }
}

/* Also when another game's id contains this one's. */
static void test_lessons_are_offered_until_they_were_seen(void)
{
    const struct game *morris = game_find("morris");
    strcpy(app.preferences.lessons, "morrison dodgem");
    TEST_ASSERT_TRUE(lessons_should_offer(&app.preferences, morris));
    lessons_mark_offered(&app.preferences, morris);
    TEST_ASSERT_EQUAL_STRING("morrison dodgem morris", app.preferences.lessons);
    TEST_ASSERT_FALSE(lessons_should_offer(&app.preferences, morris));
    for (int i = 0; games[i]; i++)
        lessons_mark_offered(&app.preferences, games[i]);
    for (int i = 0; games[i]; i++)
        TEST_ASSERT_FALSE(lessons_should_offer(&app.preferences, games[i]));
}

/* Solves every lesson of a game and counts what is heard. */
static void listen(const struct game *game, bool hurried, int heard[SOUND_COUNT])
{
    app_home(&app, &screen_menu);
    lesson_open(&app, game);
    settle();
    memset(null_sounds_played, 0, sizeof null_sounds_played);
    for (int i = 0; i < lesson_count(game); i++) {
        struct move move;
        while (page()->state == LESSON_TRYING &&
               lesson_solution(lesson_now(page()), &page()->match, page()->start, &move)) {
            app_draw(&app, &canvas);
            if (move.from != CELL_NONE)
                choose(move.from, CELL_NONE, DEVICE_MOUSE);
            choose(move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from, DEVICE_MOUSE);
            if (hurried && timeline_running(&page()->board.timeline))
                act(ACTION_ACCEPT, DEVICE_KEYBOARD);
            settle();
        }
        act(ACTION_REDO, DEVICE_KEYBOARD);
        settle();
    }
    memcpy(heard, null_sounds_played, sizeof null_sounds_played);
}

/* Skipping animations does not skip sounds. */
static void test_nothing_is_left_unheard_in_a_hurry(void)
{
    for (int i = 0; games[i]; i++) {
        int calmly[SOUND_COUNT], hurried[SOUND_COUNT];
        listen(games[i], false, calmly);
        listen(games[i], true, hurried);
        TEST_ASSERT_EQUAL_INT_ARRAY_MESSAGE(calmly, hurried, SOUND_COUNT, games[i]->id);
    }
}

static void test_every_lesson_can_be_skipped_and_left(void)
{
    lesson_open(&app, game_find("morris"));
    settle();
    for (int i = lesson_count(page()->game); i > 0; i--)
        act(ACTION_REDO, i % 2 ? DEVICE_PAD : DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(LESSON_FINISHED, page()->state);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    lesson_open(&app, game_find("dodgem"));
    settle();
    press_button(NEXT, DEVICE_MOUSE);
    press_button(NEXT, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(2, page()->index);
    press_button(BEFORE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(1, page()->index);
    press_button(LEAVE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

/* "Show me" marks the right move; so does the second wrong try. */
static void test_the_solution_is_shown_when_asked_for(void)
{
    lesson_open(&app, game_find("towers"));
    settle();
    act(ACTION_HINT, DEVICE_PAD);
    TEST_ASSERT_TRUE(page()->shown);
    act(ACTION_REDO, DEVICE_PAD);
    TEST_ASSERT_FALSE(page()->shown);
    press_button(SHOW, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(page()->shown);
}

/* A game under way is neither touched nor lost. */
static void test_lessons_leave_the_game_alone(void)
{
    struct rng rng = {.state = 3};
    begin("towers");
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    act(ACTION_HELP, DEVICE_KEYBOARD);
    screen_help.form->focus = 3; /* the lessons */
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("lesson", app_screen(&app)->name);
    act(ACTION_HELP, DEVICE_KEYBOARD); /* and from there the rules again, and lessons again */
    app_draw(&app, &canvas);
    screen_help.form->focus = 3;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(2, app.depth);
    settle();
    solve(DEVICE_KEYBOARD);
    act(ACTION_MENU, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
}

/* Offered when a game is chosen for the first time, not once it has been played. */
static void test_lessons_are_offered_once(void)
{
    const struct game *game = game_find("dodgem");
    TEST_ASSERT_TRUE(lessons_should_offer(&app.preferences, game));
    begin("dodgem");
    TEST_ASSERT_FALSE(lessons_should_offer(&app.preferences, game));
    TEST_ASSERT_TRUE(lessons_should_offer(&app.preferences, game_find("morris")));
    lesson_open(&app, game_find("morris"));
    TEST_ASSERT_FALSE(lessons_should_offer(&app.preferences, game_find("morris")));
    for (int i = 0; games[i]; i++)
        lessons_mark_offered(&app.preferences, games[i]);
    TEST_ASSERT_EQUAL_STRING_LEN("dodgem morris towers stratego", app.preferences.lessons,
                                 strlen("dodgem morris towers stratego"));
    for (int i = 0; games[i]; i++)
        TEST_ASSERT_FALSE(lessons_should_offer(&app.preferences, games[i]));
}

static void test_a_lesson_at_rest_asks_for_no_frame(void)
{
    lesson_open(&app, game_find("stratego"));
    settle();
    TEST_ASSERT_FALSE(app_busy(&app));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_course_has_five_lessons_or_more);
    RUN_TEST(test_every_lesson_can_be_solved_and_failed);
    RUN_TEST(test_wrong_moves_are_explained);
    RUN_TEST(test_all_lessons_by_mouse_alone);
    RUN_TEST(test_all_lessons_by_touch_alone);
    RUN_TEST(test_all_lessons_by_keys_alone);
    RUN_TEST(test_all_lessons_by_pad_alone);
    RUN_TEST(test_a_moving_lesson_is_reported_as_busy);
    RUN_TEST(test_pressing_on_in_a_hurry);
    RUN_TEST(test_lessons_are_offered_until_they_were_seen);
    RUN_TEST(test_nothing_is_left_unheard_in_a_hurry);
    RUN_TEST(test_every_lesson_can_be_skipped_and_left);
    RUN_TEST(test_the_solution_is_shown_when_asked_for);
    RUN_TEST(test_lessons_leave_the_game_alone);
    RUN_TEST(test_lessons_are_offered_once);
    RUN_TEST(test_a_lesson_at_rest_asks_for_no_frame);
    return UNITY_END();
}
