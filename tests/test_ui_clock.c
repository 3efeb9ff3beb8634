/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Clocks on the playing screen, by simulated time: when they run and when they stand still, what
 * they warn of, what the end is, and how seldom they are drawn. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/cause.h"
#include "core/notation.h"
#include "core/registry.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/kit/widgets.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

static const char folder[] = "test-clock.tmp";

void setUp(void)
{
    driver_use_folder(folder);
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void start_timed(const char *game, const char *second, const char *time)
{
    struct match_plan plan = {.game = game_find(game),
                              .settings = settings_default(game_find(game))};
    strcpy(plan.players[0].control, "human");
    strcpy(plan.players[1].control, second);
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_TRUE(time_control_parse(time, &plan.time[i], NULL));
    app_start_match(&app, &plan);
    settle();
}

static int64_t left(int player)
{
    return match_time_left(&app.session.match, player);
}

/* The loop of the platform for this many seconds: sleeps until a frame is due. Returns the number
 * of frames drawn. */
static int wait_for(double seconds)
{
    int frames = 0;
    for (double passed = 0; passed < seconds;) {
        double step = 1.0 / 60;
        if (app_wants_frame(&app)) {
            app_advance(&app, step);
            app_draw(&app, &canvas);
            frames++;
        } else {
            double due = app_due(&app);
            step = due < 1 ? due : 1;
            step = step < seconds - passed ? step : seconds - passed;
            app_sleep(&app, step);
            app_advance(&app, 0);
        }
        passed += step;
    }
    return frames;
}

/* Until the first player has this many seconds left. */
static void wait_until(double seconds)
{
    wait_for((double)left(0) / 1000 - seconds);
}

static void assert_takes(int64_t milliseconds, double seconds)
{
    int player = match_now(&app.session.match)->turn;
    int64_t before = left(player);
    wait_for(seconds);
    TEST_ASSERT_INT64_WITHIN(20, milliseconds, before - left(player));
}

static void play_text(const char *move)
{
    struct move found;
    const struct match *match = &app.session.match;
    TEST_ASSERT_TRUE(move_find(match->game, match_now(match), move, &found, NULL));
    play_move(&app, found);
    settle();
}

/* ---- when it runs ---- */

static void test_the_player_to_move_pays(void)
{
    start_timed("dodgem", "human", "5:00+3");
    assert_takes(7000, 7);
    play_text("b5-b4");
    TEST_ASSERT_INT64_WITHIN(500, 296000, left(0));
    assert_takes(4000, 4);
    TEST_ASSERT_INT64_WITHIN(500, 296000, left(0));
}

/* However the time is cut into frames. */
static void test_frames_of_any_length_count(void)
{
    static const double frames[] = {1.0 / 144, 1.0 / 60, 0.1, 0.5, 1};
    for (int i = 0; i < 5; i++) {
        start_timed("dodgem", "human", "5:00");
        int64_t before = left(0);
        for (double passed = 0; passed < 9.999; passed += frames[i])
            app_advance(&app, frames[i]);
        TEST_ASSERT_INT64_WITHIN(20, 10000, before - left(0));
    }
}

/* A machine that was suspended costs nobody the game. */
static void test_a_machine_that_stood_still_costs_little(void)
{
    start_timed("dodgem", "human", "1:00");
    int64_t before = left(0);
    app_sleep(&app, 8 * 3600);
    app_advance(&app, 3600);
    TEST_ASSERT_TRUE(before - left(0) < 5000);
}

static void test_it_stands_still_in_menus(void)
{
    enum { RESUME = 1 };
    start_timed("dodgem", "human", "5:00");
    act(ACTION_MENU, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    assert_takes(0, 20);
    use_button(screen_pause.form, RESUME, DEVICE_PAD);
    settle();
    act(ACTION_HELP, DEVICE_KEYBOARD);
    assert_takes(0, 20);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
    assert_takes(2000, 2);
}

static int drawn_when_paused(const char *clock)
{
    start_timed("dodgem", "human", clock);
    act(ACTION_MENU, DEVICE_PAD);
    settle();
    app_draw(&app, &canvas);
    return canvas.count;
}

/* Otherwise the menu would be the place to think in. */
static void test_the_men_are_hidden_while_it_stands_still(void)
{
    enum { MEN = 8 };
    TEST_ASSERT_TRUE(drawn_when_paused("5:00") + MEN <= drawn_when_paused("none"));
}

static void test_it_stands_still_where_nobody_looks(void)
{
    static const enum action_type losses[] = {ACTION_FOCUS_LOST, ACTION_PAD_LOST};
    for (int i = 0; i < 2; i++) {
        start_timed("dodgem", "human", "5:00");
        act(losses[i], DEVICE_PAD);
        TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
        assert_takes(0, 30);
    }
}

/* Without clocks another window costs nothing, and nothing comes up. */
static void test_without_clocks_the_focus_may_go(void)
{
    start_timed("dodgem", "human", "none");
    act(ACTION_FOCUS_LOST, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    settle();
    TEST_ASSERT_TRUE(isinf(app_due(&app)));
}

static void test_it_stands_still_while_a_move_is_shown(void)
{
    start_timed("dodgem", "human", "5:00");
    struct move move = play_state()->board.choice.moves[0];
    play_move(&app, move);
    while (board_play_animating(&play_state()->board)) {
        TEST_ASSERT_EQUAL_INT64(300000, left(1));
        app_advance(&app, 1.0 / 120);
    }
    assert_takes(1000, 1);
}

static void look_back(void)
{
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_PAD, .step = -1});
    settle();
    TEST_ASSERT_TRUE(session_is_looking_back(&app.session));
}

/* Otherwise one could think without end. The panels show what is left now. */
static void test_looking_back_is_thinking(void)
{
    start_timed("dodgem", "human", "5:00");
    play_text("b5-b4");
    assert_takes(3000, 3);
    look_back();
    wait_for(30);
    TEST_ASSERT_TRUE(session_is_looking_back(&app.session));
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
    TEST_ASSERT_TRUE(text_shown("4:2")); /* not 5:00, as at the beginning */
    act(ACTION_REDO, DEVICE_PAD);        /* back to now */
    settle();
    TEST_ASSERT_INT64_WITHIN(8000, 300000 - 35000, left(1)); /* some of it until all is at rest */
    assert_takes(2000, 2);
}

static void test_the_flag_falls_while_looking_back(void)
{
    start_timed("dodgem", "human", "0:20");
    play_text("b5-b4");
    look_back();
    wait_for(21);
    TEST_ASSERT_TRUE(session_finished(&app.session));
    TEST_ASSERT_FALSE(session_is_looking_back(&app.session));
    TEST_ASSERT_EQUAL_INT(0, match_outcome(&app.session.match).winner);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
    wait_for(3);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    struct cause cause; /* the fallen clock */
    TEST_ASSERT_TRUE(match_cause(&app.session.match, app.session.match.length, &cause));
    TEST_ASSERT_TRUE(cause.clock && cause.count == 0);
    TEST_ASSERT_EQUAL_INT(1, cause.player);
    assert_legal();
}

/* Undo is no looking back: its player thinks again, with the time they had. */
static void test_undo_gives_the_time_back(void)
{
    start_timed("dodgem", "human", "5:00");
    int64_t before = left(0);
    wait_for(10);
    play_text("b5-b4");
    wait_for(10);
    take_back(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_INT64_WITHIN(4000, before, left(0));
    TEST_ASSERT_EQUAL_INT64(300000, left(1));
    assert_takes(2000, 2);
}

static void test_setups_and_curtains_are_not_timed(void)
{
    start_timed("stratego", "human", "5:00");
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    wait_for(30);
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_INT64_WITHIN(1000, 300000, left(0));
    TEST_ASSERT_EQUAL_INT64(300000, left(1));
    play_move(&app, play_state()->board.choice.moves[0]);
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    wait_for(30);
    TEST_ASSERT_EQUAL_INT64(300000, left(1));
}

/* ---- the end ---- */

static void test_the_flag_falls(void)
{
    start_timed("dodgem", "human", "0:20");
    assert_takes(18000, 18);
    TEST_ASSERT_FALSE(session_finished(&app.session));
    wait_for(2.1);
    TEST_ASSERT_TRUE(session_finished(&app.session));
    struct outcome outcome = match_outcome(&app.session.match);
    TEST_ASSERT_EQUAL_INT(1, outcome.winner);
    TEST_ASSERT_EQUAL_INT(REASON_TIME, outcome.reason);
    TEST_ASSERT_EQUAL_INT64(0, left(0));
    TEST_ASSERT_TRUE(text_shown("0.0"));
    TEST_ASSERT_FALSE_MESSAGE(text_shown("Played time"), "running out of time is no turn");
    wait_for(3);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("ran out of time"));
    assert_legal();
}

/* A piece in the hand is of no use any more. */
static void test_the_flag_falls_with_a_piece_in_the_hand(void)
{
    start_timed("dodgem", "human", "0:05");
    choose_cell(cell_at(1, 4), CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(cell_at(1, 4), play_state()->board.choice.selected);
    wait_for(6);
    TEST_ASSERT_TRUE(session_finished(&app.session));
    TEST_ASSERT_EQUAL_INT(0, play_state()->board.choice.count);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
}

static void test_the_computer_keeps_its_clock(void)
{
    struct rng rng = {.state = 4};
    start_timed("dodgem", "level3", "0:30");
    for (int i = 0; i < 40 && !session_finished(&app.session); i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        TEST_ASSERT_TRUE(left(1) > 0);
    }
}

/* ---- what is shown and heard ---- */

static const struct draw *written(const char *text)
{
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT &&
            strcmp(canvas.text + canvas.list[i].text, text) == 0)
            return &canvas.list[i];
    TEST_FAIL_MESSAGE(text);
    return NULL;
}

/* And no smaller than before, although a sign warns beside it. */
static void test_tenths_in_the_last_ten_seconds(void)
{
    start_timed("towers", "human", "0:30");
    TEST_ASSERT_EQUAL_INT(2, times_shown("0:30"));
    TEST_ASSERT_EQUAL(TEXT_TITLE, written("0:30")->size);
    wait_until(8.05);
    TEST_ASSERT_EQUAL_INT(1, times_shown("8.0"));
    TEST_ASSERT_EQUAL(TEXT_TITLE, written("8.0")->size);
}

/* A long explanation goes below a clock that is smaller meanwhile, not through it. */
static void test_words_and_clock_keep_clear_of_each_other(void)
{
    struct board_play *board = &play_state()->board;
    start_timed("dodgem", "human", "5:00");
    app_resize(&app, 800, 1280);
    wait_for(2.5);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL(TEXT_TITLE, written("4:58")->size);
    memset(board->message, 'm', 60);
    for (int i = 9; i < 60; i += 10)
        board->message[i] = ' ';
    board->message[60] = '\0';
    board->message_time = 2;
    app_draw(&app, &canvas);
    const struct draw *clock = written("4:58");
    TEST_ASSERT_EQUAL(TEXT_LARGE, clock->size);
    for (const struct draw *draw = canvas.list; draw < canvas.list + canvas.count; draw++)
        if (draw->type == DRAW_TEXT && strncmp(canvas.text + draw->text, "mmm", 3) == 0)
            TEST_ASSERT_TRUE(draw->box.y > clock->box.y + 1.2f * app.layout.unit);
}

static int frames_of(struct colour colour)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count += canvas.list[i].type == DRAW_FRAME &&
                 memcmp(&canvas.list[i].colour, &colour, sizeof colour) == 0;
    return count;
}

static void test_the_last_seconds_are_heard_and_seen(void)
{
    start_timed("dodgem", "human", "2:00"); /* so long that the music has faded by then */
    int before = null_sounds_played[SOUND_CLOCK];
    wait_for(100);
    TEST_ASSERT_EQUAL_INT(before, null_sounds_played[SOUND_CLOCK]);
    TEST_ASSERT_EQUAL_INT(0, frames_of(app.theme.tone[TONE_WARN]));
    wait_until(9.5);
    TEST_ASSERT_EQUAL_INT(1, frames_of(app.theme.tone[TONE_WARN]));
    wait_for(5);
    TEST_ASSERT_INT_WITHIN(1, 5, null_sounds_played[SOUND_CLOCK] - before);
}

/* ---- what it costs ---- */

static void test_a_frame_a_second_is_enough(void)
{
    start_timed("dodgem", "human", "5:00");
    wait_for(5); /* marks have come to rest */
    TEST_ASSERT_INT_WITHIN(2, 60, wait_for(60));
    TEST_ASSERT_FALSE(app_busy(&app));
}

static void test_a_frame_a_tenth_at_the_end(void)
{
    start_timed("dodgem", "human", "0:30");
    wait_until(9);
    TEST_ASSERT_INT_WITHIN(2, 50, wait_for(5));
}

static void test_a_clock_that_stands_still_costs_nothing(void)
{
    start_timed("dodgem", "human", "5:00");
    act(ACTION_MENU, DEVICE_PAD);
    wait_for(5);
    TEST_ASSERT_EQUAL_INT(0, wait_for(60));
}

/* ---- what is kept ---- */

static void test_a_killed_game_goes_on_with_its_clocks(void)
{
    struct match match;
    start_timed("dodgem", "human", "5:00+3");
    wait_for(4);
    play_text("b5-b4");
    wait_for(21);
    TEST_ASSERT_TRUE(driver_read_latest(&match)); /* as after a kill at this moment */
    TEST_ASSERT_EQUAL_INT64(left(0), match_time_left(&match, 0));
    TEST_ASSERT_INT64_WITHIN(5100, left(1), match_time_left(&match, 1));
    TEST_ASSERT_TRUE(left(1) < match_time_left(&match, 1) + 1);
    match_free(&match);
}

static void test_leaving_keeps_the_clocks_as_they_are(void)
{
    struct match match;
    start_timed("dodgem", "human", "5:00");
    play_text("b5-b4");
    wait_for(3);
    act(ACTION_MENU, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(driver_read_latest(&match));
    TEST_ASSERT_EQUAL_INT64(left(0), match_time_left(&match, 0));
    TEST_ASSERT_EQUAL_INT64(left(1), match_time_left(&match, 1));
    match_free(&match);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_player_to_move_pays);
    RUN_TEST(test_frames_of_any_length_count);
    RUN_TEST(test_a_machine_that_stood_still_costs_little);
    RUN_TEST(test_it_stands_still_in_menus);
    RUN_TEST(test_the_men_are_hidden_while_it_stands_still);
    RUN_TEST(test_it_stands_still_where_nobody_looks);
    RUN_TEST(test_without_clocks_the_focus_may_go);
    RUN_TEST(test_it_stands_still_while_a_move_is_shown);
    RUN_TEST(test_looking_back_is_thinking);
    RUN_TEST(test_the_flag_falls_while_looking_back);
    RUN_TEST(test_undo_gives_the_time_back);
    RUN_TEST(test_setups_and_curtains_are_not_timed);
    RUN_TEST(test_the_flag_falls);
    RUN_TEST(test_the_flag_falls_with_a_piece_in_the_hand);
    RUN_TEST(test_the_computer_keeps_its_clock);
    RUN_TEST(test_tenths_in_the_last_ten_seconds);
    RUN_TEST(test_words_and_clock_keep_clear_of_each_other);
    RUN_TEST(test_the_last_seconds_are_heard_and_seen);
    RUN_TEST(test_a_frame_a_second_is_enough);
    RUN_TEST(test_a_frame_a_tenth_at_the_end);
    RUN_TEST(test_a_clock_that_stands_still_costs_nothing);
    RUN_TEST(test_a_killed_game_goes_on_with_its_clocks);
    RUN_TEST(test_leaving_keeps_the_clocks_as_they_are);
    return UNITY_END();
}
