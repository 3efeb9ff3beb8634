/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* With a gamepad each, neither player can act for the other. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/favourites.h"
#include "ui/screens/load.h"
#include "ui/screens/new_game.h"
#include "ui/screens/offer.h"
#include "ui/screens/open_game.h"
#include "ui/screens/pause.h"
#include "ui/screens/people.h"
#include "ui/screens/person.h"
#include "ui/screens/play.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

enum { PAUSE_DRAW = 6, PAUSE_RESIGN, PAUSE_SETTINGS = 9 };
enum { LOAD_DELETE = 3 };
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
    if (null_folder)
        driver_drop_folder();
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
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    pad_use(1, &screen_question, YES); /* nobody agrees with oneself */
    assert_on(&screen_question);
    pad_use(0, &screen_question, YES);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    pad_act(0, ACTION_REDO);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    pad_act(1, ACTION_REDO);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
}

static int hints_used(int player)
{
    const struct allowance *hints = &app.session.match.aids[player][AID_HINT];
    return AID_PARTS * hints->used + hints->parts;
}

static void test_hints_are_asked_for_in_ones_own_name(void)
{
    start_between("dodgem", "human", "human");
    for (int player = 0; player < 2; player++)
        app.session.match.aids[player][AID_HINT] =
            (struct allowance){.limited = true, .allowed = 2};
    play_moves("c5-c4 a2-b2");
    pad_act(1, ACTION_HINT);
    TEST_ASSERT_EQUAL_INT(0, hints_used(0) + hints_used(1));
    play_look(&app, 1); /* the other's turn, looked at by the one to move */
    settle();
    pad_act(0, ACTION_HINT);
    TEST_ASSERT_EQUAL_INT(0, hints_used(0) + hints_used(1));
    play_look(&app, 2);
    settle();
    pad_act(0, ACTION_HINT);
    TEST_ASSERT_EQUAL_INT(0, hints_used(1));
    TEST_ASSERT_TRUE(hints_used(0) > 0);
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
    pad_use(0, &screen_question, YES);
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
    TEST_ASSERT_EQUAL_INT(4, app.session.match.length);
    pad_use(0, &screen_question, YES); /* and the other one agrees */
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
    static struct match_player players[2];
    people_pick_seat(&app, "Who plays White?", players, 0);
    settle();
    pad_use(1, &screen_people, 3); /* somebody new */
    assert_on(&screen_people);
    pad_use(0, &screen_people, 3);
    pad_use(1, &screen_name, 10);
    pad_act(1, ACTION_BACK);
    assert_on(&screen_name);
    pad_use(0, &screen_name, 10);
    pad_use(1, &screen_person, 1);
    assert_on(&screen_person);
    pad_use(0, &screen_person, 1);
    assert_on(&screen_menu);
    TEST_ASSERT_TRUE(*players[0].name != '\0');
}

static int pads_row(void)
{
    settings_state()->group = SETTINGS_CONTROLS;
    app_draw(&app, &canvas);
    for (int i = 0; i < screen_settings.form->count; i++)
        if (strcmp(screen_settings.form->list[i].label, "Gamepads") == 0)
            return screen_settings.form->list[i].id;
    TEST_FAIL_MESSAGE("there is no such setting");
    return 0;
}

static void check_that_sharing_takes_two(int pad)
{
    int id = pads_row();
    pad_use(pad, &screen_settings, id);
    pad_use(pad, &screen_question, YES);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.own_pads);
    pad_use(1 - pad, &screen_question, NO);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.own_pads);
    pad_use(pad, &screen_settings, id);
    pad_use(1 - pad, &screen_question, YES);
    assert_on(&screen_settings);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.own_pads);
}

/* Otherwise the player it restricts could switch it off. */
static void test_the_rule_stays_while_two_play_by_it(void)
{
    start_between("dodgem", "human", "human");
    settle();
    pad_act(1, ACTION_MENU);
    pad_use(1, &screen_pause, PAUSE_SETTINGS);
    check_that_sharing_takes_two(1);
}

static void test_the_rule_stays_by_way_of_the_menu_too(void)
{
    start_between("dodgem", "human", "human");
    settle();
    app_home(&app, &screen_menu);
    app_push(&app, &screen_settings);
    settle();
    check_that_sharing_takes_two(0);
    pad_use(0, &screen_settings, pads_row()); /* one each again: nobody need be asked */
    TEST_ASSERT_EQUAL_INT(1, app.preferences.own_pads);
}

static void test_the_game_being_played_is_deleted_by_both(void)
{
    char name[LIBRARY_NAME];
    driver_close();
    driver_use_folder("test-fair.tmp");
    setUp();
    start_between("dodgem", "human", "human");
    play_moves("c5-c4");
    snprintf(name, sizeof name, "%s", keeper_file(&app.keeper, &app.session));
    for (int pad = 0; pad < 2; pad++) {
        app_home(&app, &screen_menu);
        app_push(&app, &screen_load);
        settle();
        TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
        pad_use(pad, &screen_load, LOAD_DELETE);
        pad_use(pad, &screen_question, YES);
        assert_on(&screen_question);
        pad_use(1 - pad, &screen_question, pad == 0 ? NO : YES);
        assert_on(&screen_load);
        TEST_ASSERT_EQUAL_INT(pad == 0 ? 1 : 0, load_state()->games.count);
    }
    TEST_ASSERT_EQUAL_INT(0, strncmp(load_state()->trash, name, strlen(name)));
    pad_act(0, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(1, load_state()->games.count);
}

/* ---- gamepads that belong to people ---- */

static struct match_plan plan_between(const char *first, const char *second)
{
    struct match_plan plan = {.game = game_find("dodgem"),
                              .settings = settings_default(game_find("dodgem"))};
    const char *names[] = {first, second};
    for (int i = 0; i < 2; i++) {
        strcpy(plan.players[i].control, "human");
        struct person *person = people_add(&app.people, names[i], &app.rng, NULL);
        if (!person)
            continue;
        strcpy(plan.players[i].person, person->id);
        strcpy(plan.players[i].name, person->name);
    }
    return plan;
}

static void join(const struct match_plan *plan, int host, int guest)
{
    struct action press = {.type = ACTION_FOCUS, .device = DEVICE_PAD, .pad = host, .pads = 2};
    app_action(&app, &press);
    press.type = ACTION_ACCEPT;
    TEST_ASSERT_FALSE(pads_join(&app, &press, plan->players)); /* the one in use acts */
    press.pad = guest;
    TEST_ASSERT_TRUE(pads_join(&app, &press, plan->players));
    TEST_ASSERT_FALSE(pads_join(&app, &press, plan->players)); /* once */
}

static int seat_of(int pad, const struct match_player players[2])
{
    return pads_seat(&app, &(struct action){.device = DEVICE_PAD, .pad = pad, .pads = 2}, players);
}

static void assert_undone_by(int pad)
{
    int at = app.session.match.at;
    pad_act(1 - pad, ACTION_UNDO);
    TEST_ASSERT_EQUAL_INT(at, app.session.match.at);
    pad_act(pad, ACTION_UNDO);
    pad_use(1 - pad, &screen_question, YES);
    TEST_ASSERT_EQUAL_INT(at - 1, app.session.match.at);
}

/* The one who chooses has the second gamepad; it works without the setting. */
static void test_gamepads_join(void)
{
    app.preferences.own_pads = 0;
    struct match_plan plan = plan_between("Ada", "Bo");
    join(&plan, 1, 0);
    TEST_ASSERT_EQUAL_INT(0, seat_of(1, plan.players));
    TEST_ASSERT_EQUAL_INT(1, seat_of(0, plan.players));
    for (int seat = 0; seat < 2; seat++)
        TEST_ASSERT_EQUAL_INT(2 - seat, pads_of_seat(&app, plan.players, seat));
    TEST_ASSERT_EQUAL_INT(0, pads_of_seat(&app, plan_between("Cy", "Dee").players, 0));
    app_start_match(&app, &plan);
    play_moves("c5-c4");
    assert_undone_by(1);
}

static void rematch_with_sides_swapped(void)
{
    play_moves("resign");
    assert_on(&screen_game_over);
    pad_use(0, &screen_game_over, 1);
    assert_on(&screen_play);
}

static void test_nobody_swaps_gamepads_when_sides_are_swapped(void)
{
    struct match_plan people = plan_between("Ada", "Bo"), guests = plan_between("", "");
    struct match_plan *plans[] = {&people, &guests};
    for (int i = 0; i < 2; i++) {
        app_home(&app, &screen_menu);
        pads_share(&app);
        join(plans[i], 0, 1);
        app_start_match(&app, plans[i]);
        settle();
        rematch_with_sides_swapped();
        play_moves("c5-c4");
        assert_undone_by(1); /* the first player has the second gamepad now */
        rematch_with_sides_swapped();
        play_moves("c5-c4");
        assert_undone_by(0);
    }
}

static void play_by_pad(int pad, int from, int to)
{
    app_draw(&app, &canvas);
    play_state()->board.choice.focus = from;
    pad_act(pad, ACTION_ACCEPT);
    play_state()->board.choice.focus = to;
    pad_act(pad, ACTION_ACCEPT);
}

/* With the setting alone, too: who takes over the first move must not answer it as well. */
static void test_one_gamepad_each_follows_a_swap(void)
{
    driver_close();
    driver_use_folder("test-fair.tmp");
    setUp();
    struct match_plan plan = plan_between("", "");
    plan.swap_rule = true;
    app_start_match(&app, &plan);
    settle();
    play_by_pad(0, cell_at(2, 4), cell_at(2, 3));
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
    pad_use(0, &screen_question, YES);
    assert_on(&screen_question);
    pad_use(1, &screen_question, YES);
    TEST_ASSERT_TRUE(match_is_swapped(&app.session.match));
    int length = app.session.match.length;
    play_by_pad(1, cell_at(0, 0), cell_at(1, 0));
    TEST_ASSERT_EQUAL_INT(length, app.session.match.length);
    play_by_pad(0, cell_at(0, 0), cell_at(1, 0));
    TEST_ASSERT_EQUAL_INT(length + 1, app.session.match.length);
    TEST_ASSERT_TRUE(open_game(&app, keeper_file(&app.keeper, &app.session), NULL));
    TEST_ASSERT_EQUAL_INT(1, seat_of(0, app.session.match.players)); /* still */
    pads_uncross(&app);
    TEST_ASSERT_EQUAL_INT(0, seat_of(0, app.session.match.players));
}

static void test_a_gamepad_that_comes_back_is_still_theirs(void)
{
    struct match_plan plan = plan_between("Ada", "Bo");
    join(&plan, 0, 1);
    app_start_match(&app, &plan);
    settle();
    struct action lost = {.type = ACTION_PAD_LOST, .device = DEVICE_PAD, .pad = 1, .pads = 1};
    app_action(&app, &lost);
    settle();
    if (app_screen(&app) == &screen_pause)
        pad_act(0, ACTION_BACK);
    play_moves("c5-c4");
    /* The one that is left is everybody's. */
    struct action undo = {.type = ACTION_UNDO, .device = DEVICE_PAD, .pad = 0, .pads = 1};
    app_action(&app, &undo);
    undo.type = ACTION_ACCEPT;
    app_action(&app, &undo);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
    lost.type = ACTION_PAD_FOUND;
    lost.pads = 2;
    app_action(&app, &lost);
    settle();
    play_moves("c5-c4 a2-b2");
    assert_undone_by(1);
}

static void test_one_gamepad_and_the_computer_need_no_joining(void)
{
    struct match_plan plan = plan_between("Ada", "Bo");
    struct action press = {.type = ACTION_ACCEPT, .device = DEVICE_PAD, .pad = 1, .pads = 1};
    app.pads.last = 1;
    TEST_ASSERT_FALSE(pads_join(&app, &press, plan.players));
    press.pads = 2;
    strcpy(plan.players[1].control, "level3");
    TEST_ASSERT_FALSE(pads_join(&app, &press, plan.players));
    press.device = DEVICE_KEYBOARD;
    strcpy(plan.players[1].control, "human");
    TEST_ASSERT_FALSE(pads_join(&app, &press, plan.players));
}

static void test_whoever_sits_elsewhere_keeps_their_gamepad(void)
{
    app.preferences.own_pads = 0;
    struct match_plan plan = plan_between("Ada", "Bo"), swapped = plan, other = plan;
    join(&plan, 0, 1);
    swapped.players[0] = plan.players[1];
    swapped.players[1] = plan.players[0];
    TEST_ASSERT_EQUAL_INT(1, seat_of(0, swapped.players));
    TEST_ASSERT_EQUAL_INT(0, seat_of(1, swapped.players));
    *other.players[1].person = '\0'; /* a guest instead of Bo, whose gamepad is free again */
    TEST_ASSERT_EQUAL_INT(0, seat_of(0, other.players));
    TEST_ASSERT_EQUAL_INT(NOBODY, seat_of(1, other.players));
    TEST_ASSERT_EQUAL_STRING("The other gamepad joins", pads_invitation(&app, other.players));
    pads_share(&app);
    TEST_ASSERT_EQUAL_INT(NOBODY, seat_of(0, plan.players));
    app.preferences.own_pads = 1;
    TEST_ASSERT_EQUAL_INT(0, seat_of(0, plan.players));
    TEST_ASSERT_EQUAL_INT(1, seat_of(1, plan.players));
}

/* Somebody is picked for a seat by that seat's gamepad; an empty id is a guest. */
static void pick_for(struct match_player players[2], int seat, const char *id)
{
    enum { PICK_GUEST = 2, PICK_CARD = 10 };
    int pad = pads_of_seat(&app, players, seat) - 1;
    const struct person *person = people_with_id(&app.people, id);
    people_pick_seat(&app, "Who plays?", players, seat);
    pad_use(pad, &screen_people, person ? PICK_CARD + (int)(person - app.people.list) : PICK_GUEST);
    TEST_ASSERT_EQUAL_STRING(id, players[seat].person);
}

static void assert_gamepads_of(const struct match_player players[2], int first, int second)
{
    TEST_ASSERT_EQUAL_INT(0, seat_of(first, players));
    TEST_ASSERT_EQUAL_INT(1, seat_of(second, players));
}

/* Guests who have joined keep their gamepads when they say who they are, and whoever takes a seat
 * plays with the gamepad that was played with there. */
static void test_a_gamepad_stays_with_its_seat_when_somebody_is_picked_for_it(void)
{
    app.preferences.own_pads = 0;
    struct match_plan plan = plan_between("", ""), known = plan_between("Ada", "Bo");
    struct match_player *people = plan.players;
    const char *ada = known.players[0].person, *bo = known.players[1].person;
    join(&plan, 0, 1);
    pick_for(people, 0, ada);
    assert_gamepads_of(people, 0, 1);
    TEST_ASSERT_EQUAL_STRING("", pads_invitation(&app, people));
    pick_for(people, 0, bo);
    assert_gamepads_of(people, 0, 1);
    pick_for(people, 1, bo); /* changes places with the guest there */
    assert_gamepads_of(people, 1, 0);
    pick_for(people, 1, "");
    assert_gamepads_of(people, 1, 0);
    pick_for(people, 0, ada);
    pick_for(people, 1, ada); /* the guest takes her place */
    assert_gamepads_of(people, 0, 1);
}

/* Guests' gamepads follow them through a swap and back to "New game", where they sit as before it.
 */
static void test_a_new_game_after_a_swap_leaves_gamepads_with_their_guests(void)
{
    enum { OVER_NEW_GAME = 3 };
    struct match_plan plan = plan_between("", "");
    plan.swap_rule = true;
    join(&plan, 0, 1);
    app_start_match(&app, &plan);
    settle();
    play_moves("c5-c4");
    pad_use(0, &screen_question, YES); /* not theirs to take over */
    assert_on(&screen_question);
    pad_use(1, &screen_question, YES);
    TEST_ASSERT_EQUAL_INT(1, seat_of(0, app.session.match.players));
    play_moves("resign");
    pad_use(0, &screen_game_over, OVER_NEW_GAME);
    assert_on(&screen_new_game);
    TEST_ASSERT_EQUAL_INT(0, seat_of(0, new_game_state()->people));
    pad_act(0, ACTION_BACK);
    TEST_ASSERT_EQUAL_INT(1, seat_of(0, app.session.match.players));
    assert_on(&screen_game_over);
    pad_use(0, &screen_game_over, OVER_NEW_GAME);
    pad_use(0, &screen_new_game, 1);
    assert_on(&screen_play);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
    TEST_ASSERT_EQUAL_INT(0, seat_of(0, app.session.match.players));
}

/* Whoever has a gamepad is renamed and deleted with it, or by a device that is everybody's. */
static void test_nobody_is_changed_by_another_ones_gamepad(void)
{
    enum { PERSON_CHANGE = 4, CHANGE_DELETE = 3 };
    struct match_plan plan = plan_between("Ada", "Bo");
    join(&plan, 0, 1);
    const struct person *ada = people_with_id(&app.people, plan.players[0].person);
    person_open(&app, ada);
    settle();
    int done = screen_person.form->focus;
    pad_act(1, ACTION_FOCUS);
    person_state()->draft.colour = 7 - ada->colour;
    pad_use(1, &screen_person, done);
    assert_on(&screen_person); /* nothing was changed */
    pad_use(0, &screen_person, PERSON_CHANGE);
    pad_use(0, &screen_person_change, CHANGE_DELETE);
    pad_use(1, &screen_question, YES);
    assert_on(&screen_question);
    TEST_ASSERT_EQUAL_INT(2, app.people.count);
    pad_use(1, &screen_question, NO);
    pad_act(0, ACTION_BACK);
    pad_act(1, ACTION_BACK);
    TEST_ASSERT_TRUE(app_screen(&app) != &screen_person);
    person_open(&app, people_with_id(&app.people, plan.players[1].person));
    settle();
    pad_use(1, &screen_person, done); /* their own */
    TEST_ASSERT_TRUE(app_screen(&app) != &screen_person);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_draw_takes_two);
    RUN_TEST(test_a_player_cannot_resign_for_the_other);
    RUN_TEST(test_players_take_back_only_their_own_moves);
    RUN_TEST(test_hints_are_asked_for_in_ones_own_name);
    RUN_TEST(test_only_the_player_who_ended_the_game_takes_it_back);
    RUN_TEST(test_playing_on_from_the_past_is_asked_of_the_one_to_move);
    RUN_TEST(test_an_army_is_arranged_by_its_owner);
    RUN_TEST(test_each_player_chooses_their_own_name);
    RUN_TEST(test_the_rule_stays_while_two_play_by_it);
    RUN_TEST(test_the_rule_stays_by_way_of_the_menu_too);
    RUN_TEST(test_the_game_being_played_is_deleted_by_both);
    RUN_TEST(test_gamepads_join);
    RUN_TEST(test_nobody_swaps_gamepads_when_sides_are_swapped);
    RUN_TEST(test_one_gamepad_each_follows_a_swap);
    RUN_TEST(test_a_gamepad_that_comes_back_is_still_theirs);
    RUN_TEST(test_one_gamepad_and_the_computer_need_no_joining);
    RUN_TEST(test_whoever_sits_elsewhere_keeps_their_gamepad);
    RUN_TEST(test_a_gamepad_stays_with_its_seat_when_somebody_is_picked_for_it);
    RUN_TEST(test_a_new_game_after_a_swap_leaves_gamepads_with_their_guests);
    RUN_TEST(test_nobody_is_changed_by_another_ones_gamepad);
    return UNITY_END();
}
