/* With a gamepad each, neither player can act for the other. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/screens/favourites.h"
#include "ui/screens/name.h"
#include "ui/screens/new_game.h"
#include "ui/screens/offer.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

enum { PAUSE_DRAW = 4, PAUSE_RESIGN, PAUSE_SETTINGS = 7 };
enum { NO = 1, YES };

void setUp(void)
{
    driver_open(1280, 800);
    app.preferences.own_pads = 1;
    app.preferences.speed = SPEED_OFF;
}

void tearDown(void)
{
    driver_close();
}

static void pad_act(int pad, enum action_type type)
{
    app_action(&app,
               &(struct action){
                   .type = type, .device = DEVICE_PAD, .pad = pad, .pads = 2, .pressed = true});
    settle();
}

static void pad_use(int pad, const struct screen *screen, int id)
{
    TEST_ASSERT_EQUAL_STRING(screen->name, app_screen(&app)->name);
    app_draw(&app, &canvas);
    screen->form->focus = id;
    pad_act(pad, ACTION_ACCEPT);
}

static void assert_on(const struct screen *screen)
{
    TEST_ASSERT_EQUAL_STRING(screen->name, app_screen(&app)->name);
}

static void play_moves(const char *moves)
{
    TEST_ASSERT_TRUE(match_play_moves(&app.session.match, moves, NULL));
    app_continue_match(&app);
    settle();
}

/* Otherwise a player could offer a draw in the opponent's name and accept it alone. */
static void test_a_draw_takes_two(void)
{
    start_between("dodgem", "human", "human");
    settle();
    pad_act(1, ACTION_MENU);
    pad_use(1, &screen_pause, PAUSE_DRAW);
    assert_on(&screen_pause);
    pad_use(0, &screen_pause, PAUSE_DRAW);
    assert_on(&screen_question);
    pad_use(0, &screen_question, YES);
    assert_on(&screen_question);
    pad_use(1, &screen_question, YES);
    assert_on(&screen_game_over);
    TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
}

static void test_a_player_cannot_resign_for_the_other(void)
{
    start_between("dodgem", "human", "human");
    settle();
    pad_act(1, ACTION_MENU);
    pad_use(1, &screen_pause, PAUSE_RESIGN);
    assert_on(&screen_pause);
    pad_use(0, &screen_pause, PAUSE_RESIGN);
    pad_use(1, &screen_question, YES);
    assert_on(&screen_question);
    pad_use(1, &screen_question, NO);
    pad_act(1, ACTION_BACK);
    assert_on(&screen_question); /* nor can the other player cancel it */
    pad_use(0, &screen_question, YES);
    assert_on(&screen_game_over);
    TEST_ASSERT_EQUAL_INT(1, match_outcome(&app.session.match).winner);
}

static void test_players_take_back_only_their_own_moves(void)
{
    start_between("dodgem", "human", "human");
    play_moves("c5-c4 a2-b2");
    pad_act(0, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    pad_act(1, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    pad_act(0, ACTION_REDO);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    pad_act(1, ACTION_REDO);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
}

static void test_only_the_player_who_ended_the_game_takes_it_back(void)
{
    start_between("dodgem", "human", "human");
    play_moves("c5-c4 resign");
    pad_act(0, ACTION_BACK); /* away from the result */
    assert_on(&screen_play);
    pad_act(0, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    pad_act(1, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    TEST_ASSERT_FALSE(session_finished(&app.session));
}

static void test_playing_on_from_the_past_is_asked_of_the_one_to_move(void)
{
    start_between("dodgem", "human", "human");
    play_moves("c5-c4 a2-b2 d5-d4 a3-b3");
    match_go(&app.session.match, 1);
    app_continue_match(&app);
    settle();
    choose_cell(cell_at(0, 0), CELL_NONE, DEVICE_MOUSE);
    choose_cell(cell_at(1, 0), cell_at(0, 0), DEVICE_MOUSE);
    pad_use(0, &screen_question, YES);
    assert_on(&screen_question);
    pad_use(1, &screen_question, YES);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
}

static void test_an_army_is_arranged_by_its_owner(void)
{
    start_between("stratego", "human", "human");
    settle();
    pad_act(1, ACTION_ACCEPT);
    assert_on(&screen_curtain);
    pad_act(0, ACTION_ACCEPT);
    assert_on(&screen_setup);
    struct draft before = setup_state()->draft;
    setup_state()->in_form = true;
    pad_use(1, &screen_setup, 3); /* at random */
    pad_use(1, &screen_setup, 1); /* ready */
    TEST_ASSERT_EQUAL_MEMORY(&before, &setup_state()->draft, sizeof before);
    setup_state()->in_form = true;
    pad_use(0, &screen_setup, 5);
    assert_on(&screen_favourites);
    pad_use(1, &screen_favourites, 2); /* adds this army to the favourites */
    TEST_ASSERT_EQUAL_STRING("", app.preferences.setups[0]);
    pad_act(1, ACTION_BACK);
    assert_on(&screen_favourites);
    pad_use(0, &screen_favourites, 2);
    TEST_ASSERT_TRUE(*app.preferences.setups[0] != '\0');
}

static void test_each_player_chooses_their_own_name(void)
{
    new_game_open(game_find("dodgem"), &app.preferences);
    app_push(&app, &screen_new_game);
    name_open(&app, 0);
    settle();
    pad_use(1, &screen_name, 10);
    assert_on(&screen_name);
    TEST_ASSERT_EQUAL_STRING("", new_game_state()->players[0].name);
    pad_act(1, ACTION_BACK);
    assert_on(&screen_name);
    pad_use(0, &screen_name, 10);
    assert_on(&screen_new_game);
    TEST_ASSERT_TRUE(*new_game_state()->players[0].name != '\0');
}

/* Otherwise the player it restricts could switch it off. */
static void test_the_rule_stays_while_two_play_by_it(void)
{
    start_between("dodgem", "human", "human");
    settle();
    pad_act(1, ACTION_MENU);
    pad_use(1, &screen_pause, PAUSE_SETTINGS);
    assert_on(&screen_settings);
    app_draw(&app, &canvas);
    for (int i = 0; i < screen_settings.form->count; i++) {
        int id = screen_settings.form->list[i].id;
        screen_settings.form->focus = id;
        for (int k = 0; k < 2; k++)
            app_action(&app, &(struct action){.type = ACTION_FOCUS,
                                              .device = DEVICE_PAD,
                                              .direction = k ? DIRECTION_LEFT : DIRECTION_RIGHT,
                                              .pad = 1,
                                              .pads = 2});
        TEST_ASSERT_EQUAL_INT(1, app.preferences.own_pads);
        screen_settings.form->focus = id;
        if (screen_settings.form->list[i].type == WIDGET_CHOICE)
            pad_act(1, ACTION_ACCEPT);
        TEST_ASSERT_EQUAL_INT(1, app.preferences.own_pads);
        if (app_screen(&app) != &screen_settings)
            app_pop(&app);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_draw_takes_two);
    RUN_TEST(test_a_player_cannot_resign_for_the_other);
    RUN_TEST(test_players_take_back_only_their_own_moves);
    RUN_TEST(test_only_the_player_who_ended_the_game_takes_it_back);
    RUN_TEST(test_playing_on_from_the_past_is_asked_of_the_one_to_move);
    RUN_TEST(test_an_army_is_arranged_by_its_owner);
    RUN_TEST(test_each_player_chooses_their_own_name);
    RUN_TEST(test_the_rule_stays_while_two_play_by_it);
    return UNITY_END();
}
