/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Who has beaten the computer is offered the next level beside the rematch, with any device. */
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "core/registry.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

enum { REMATCH = 1, NEXT_LEVEL = 6 };

void setUp(void)
{
    driver_use_folder("test-ui-next-level.tmp");
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static struct match_plan plan_against(const char *control)
{
    struct match_plan plan = {.game = game_find("dodgem")};
    plan.settings = settings_default(plan.game);
    strcpy(plan.players[0].control, "human");
    strcpy(plan.players[0].name, "Ada");
    strcpy(plan.players[1].control, control);
    return plan;
}

static void start(const struct match_plan *plan)
{
    app_start_match(&app, plan);
    settle();
}

static int seat_of(bool person)
{
    return session_is_person(&app.session, 0) == person ? 0 : 1;
}

/* The side gives up as soon as it is to move; NOBODY: a draw is agreed. */
static void finish(int loser)
{
    struct match *match = &app.session.match;
    struct rng rng = {.state = 3};
    while (match_ply(match, match->at) < 2 ||
           (loser != NOBODY && match_now(match)->turn != loser)) {
        struct move list[MOVES_MAX];
        match_play(match, list[rng_below(&rng, match->game->moves(match_now(match), list))]);
    }
    match_play(match, move_word(loser == NOBODY ? VERB_DRAW : VERB_RESIGN));
    app_continue_match(&app);
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
}

static void win(void)
{
    finish(seat_of(false));
}

static bool is_offered(void)
{
    app_draw(&app, &canvas);
    return form_widget(screen_game_over.form, NEXT_LEVEL) != NULL;
}

static int level_now(void)
{
    return computer_level(app.session.match.players[seat_of(false)].control);
}

static void test_a_win_offers_the_next_level_with_every_device(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        struct match_plan plan = plan_against("level3");
        settings_set(plan.game, &plan.settings, "size", "4", NULL);
        plan.time[0] = (struct time_control){.kind = TIME_TOTAL, .allowance = 600000};
        plan.aids[0][AID_HINT] = allowance_of(3);
        start(&plan);
        win();
        TEST_ASSERT_TRUE(text_shown("Next level: Casual"));
        TEST_ASSERT_EQUAL_INT(REMATCH, screen_game_over.form->focus);
        use_button(screen_game_over.form, NEXT_LEVEL, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_PTR(&screen_play, app_screen(&app));
        TEST_ASSERT_EQUAL_INT(4, level_now());
        TEST_ASSERT_EQUAL_INT(1, seat_of(true)); /* as in a rematch */
        struct match_plan next = match_plan(&app.session.match);
        match_plan_swap_sides(&next);
        TEST_ASSERT_EQUAL_STRING("Ada", next.players[0].name);
        TEST_ASSERT_EQUAL_MEMORY(&plan.settings, &next.settings, sizeof plan.settings);
        TEST_ASSERT_EQUAL_MEMORY(plan.time, next.time, sizeof plan.time);
        TEST_ASSERT_EQUAL_MEMORY(plan.aids, next.aids, sizeof plan.aids);
    }
}

/* One press to the right of the rematch, which stays what is chosen first. */
static void test_it_is_beside_the_rematch(void)
{
    static const struct {
        float width, height;
        int text_size;
        enum direction towards;
    } windows[] = {{1280, 800, 0, DIRECTION_RIGHT},
                   {800, 1280, 0, DIRECTION_RIGHT},
                   {1280, 800, 4, DIRECTION_DOWN}};
    struct match_plan plan = plan_against("level3");
    start(&plan);
    win();
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        app.preferences.text_size = windows[i].text_size;
        app_resize(&app, windows[i].width, windows[i].height);
        settle();
        screen_game_over.form->focus = REMATCH;
        focus(windows[i].towards, DEVICE_PAD);
        TEST_ASSERT_EQUAL_INT(NEXT_LEVEL, screen_game_over.form->focus);
    }
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(4, level_now());
}

/* Step by step to the top, where nothing is above; a rematch on the way stays at its level. */
static void test_from_the_lowest_level_to_the_highest(void)
{
    struct match_plan plan = plan_against("level1");
    start(&plan);
    for (int level = 1; level < LEVEL_COUNT; level++) {
        TEST_ASSERT_EQUAL_INT(level, level_now());
        win();
        if (level == 4) {
            use_button(screen_game_over.form, REMATCH, DEVICE_KEYBOARD);
            settle();
            TEST_ASSERT_EQUAL_INT(level, level_now());
            win();
        }
        use_button(screen_game_over.form, NEXT_LEVEL, DEVICE_KEYBOARD);
        settle();
        TEST_ASSERT_EQUAL_INT(CONTEST_NONE, app.contest.kind); /* another opponent: 0 to 0 */
    }
    win();
    TEST_ASSERT_FALSE(is_offered());
}

/* The finished game keeps its level; where the game is chosen again, the new one stands. */
static void test_it_is_remembered(void)
{
    struct match_plan plan = plan_against("level5");
    struct start_choice choice = preferences_start(&app.preferences, plan.game);
    choice.level = 5;
    choice.side = START_SECOND;
    preferences_keep_start(&app.preferences, plan.game, &choice);
    start(&plan);
    session_set_level(&app.session, 1, 6); /* in the menu of the game */
    win();
    TEST_ASSERT_TRUE(text_shown("Next level: Expert"));
    TEST_ASSERT_EQUAL_INT(6, level_now());
    TEST_ASSERT_EQUAL_INT(5, preferences_start(&app.preferences, plan.game).level);
    use_button(screen_game_over.form, NEXT_LEVEL, DEVICE_MOUSE);
    settle();
    choice = preferences_start(&app.preferences, plan.game);
    TEST_ASSERT_EQUAL_INT(7, choice.level);
    TEST_ASSERT_EQUAL_INT(START_SECOND, choice.side);
    TEST_ASSERT_EQUAL_STRING("", app.session.match.players[seat_of(false)].rated);
}

static void test_only_who_has_won_alone_is_asked(void)
{
    struct match_plan plan = plan_against("level3");
    start(&plan);
    finish(seat_of(true));
    TEST_ASSERT_FALSE(is_offered());
    start(&plan);
    finish(NOBODY);
    TEST_ASSERT_FALSE(is_offered());
    plan = plan_against("human");
    start(&plan);
    finish(1);
    TEST_ASSERT_FALSE(is_offered());
}

/* What was agreed for several games goes on, and ends, as agreed. */
static void test_nothing_is_offered_in_a_series(void)
{
    struct match_plan plan = plan_against("level3");
    contests_begin_series(&app, &plan, 1);
    settle();
    win();
    TEST_ASSERT_TRUE(text_shown("Another series"));
    TEST_ASSERT_FALSE(is_offered());
    contests_begin_round(&app, &plan);
    settle();
    win();
    TEST_ASSERT_FALSE(is_offered());
}

/* The highest level of a solved board is called by its name. */
static void test_perfect_is_the_last_one(void)
{
    struct match_plan plan = plan_against("level7");
    settings_set(plan.game, &plan.settings, "size", "4", NULL);
    start(&plan);
    win();
    TEST_ASSERT_TRUE(text_shown("Next level: Perfect"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_win_offers_the_next_level_with_every_device);
    RUN_TEST(test_it_is_beside_the_rematch);
    RUN_TEST(test_from_the_lowest_level_to_the_highest);
    RUN_TEST(test_it_is_remembered);
    RUN_TEST(test_only_who_has_won_alone_is_asked);
    RUN_TEST(test_nothing_is_offered_in_a_series);
    RUN_TEST(test_perfect_is_the_last_one);
    return UNITY_END();
}
