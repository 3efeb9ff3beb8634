/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Two players share a screen in Stratego: no frame shows one player what only the other may see. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "testing/null_platform.h"
#include "ui/kit/widgets.h"
#include "ui/screens/favourites.h"
#include "ui/screens/offer.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

static int looking;   /* the player in front of the screen; 2: none */
static int own_shown; /* frames in which own ranks were seen */
static int leaks;

void setUp(void)
{
    driver_open(1280, 800);
    own_shown = leaks = 0;
}

void tearDown(void)
{
    driver_close();
}

/* A battle shows both pieces to both. */
static bool in_battle(void)
{
    const struct timeline *timeline = &play_state()->board.timeline;
    for (int i = 0; timeline_running(timeline) && i < timeline->events.count; i++)
        if (timeline->events.list[i].type == EVENT_HIGHLIGHT)
            return true;
    return false;
}

/* The name of a piece's picture from "/piece_2_3" or, on the stage of a battle, "/duel_2_3" on;
 * NULL if it is none. */
static const char *piece_picture(const struct draw *draw)
{
    if (draw->type != DRAW_PICTURE)
        return NULL;
    const char *file = null_picture_name(draw->picture), *name = strstr(file, "/piece_");
    return name ? name : strstr(file, "/duel_");
}

static void watch(void)
{
    bool open = app_screen(&app) == &screen_play || app_screen(&app) == &screen_setup;
    bool over = outcome_over(match_outcome(&app.session.match));
    looking = !open                               ? 2
              : app_screen(&app) == &screen_setup ? setup_state()->draft.player
                                                  : play_state()->board.viewer;
    for (int i = 0; i < canvas.count && !over; i++) {
        int side;
        const char *name = piece_picture(&canvas.list[i]);
        struct rect box = canvas.list[i].box;
        if (canvas.list[i].colour.a == 0)
            continue; /* only prefetched */
        if (!name || sscanf(name, "/%*[a-z]_%d_", &side) != 1 ||
            !rect_has(app.layout.board, rect_cx(box), rect_cy(box)))
            continue; /* the trays hold lost pieces, which both players saw */
        if (side - 1 == looking)
            own_shown++;
        else if (!in_battle() && !strstr(null_picture_name(canvas.list[i].picture), "shadow"))
            leaks++;
    }
}

static void test_no_player_sees_the_others_pieces(void)
{
    struct rng rng = {.state = 11};
    driver_watch = watch;
    begin("stratego");
    for (int i = 0; i < 60 && !outcome_over(match_outcome(&app.session.match)); i++) {
        int turn = match_now(&app.session.match)->turn;
        TEST_ASSERT_EQUAL_INT(turn, play_state()->board.viewer);
        if (i % 5 == 4) { /* looking back keeps the viewer */
            for (int k = 0; k < 3; k++) {
                app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = -1});
                settle();
                TEST_ASSERT_EQUAL_INT(turn, play_state()->board.viewer);
            }
            for (int k = 0; k < 3; k++)
                app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = 1});
            settle();
        }
        act(ACTION_UNDO, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(app.session.match.length, app.session.match.at);
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        if (!outcome_over(match_outcome(&app.session.match)))
            TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
        go_through_curtains(DEVICE_MOUSE);
    }
    TEST_ASSERT_TRUE(own_shown > 0);
    TEST_ASSERT_EQUAL_INT(0, leaks);
}

/* ---- the curtain ---- */

static void hold(float x, float y, enum device device, bool down)
{
    app_action(&app, &(struct action){.type = down ? ACTION_PRESS : ACTION_RELEASE,
                                      .device = device,
                                      .pressed = down,
                                      .x = x,
                                      .y = y});
}

/* A scout on e4 may attack the marshal on e5, and lose. */
static const char before_battle[] =
    "quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
    "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
    "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n"
    "1. e7-e6 a1-a2\n2. e6-e5\n";

static void press_pad(int pad, enum action_type type)
{
    app_action(&app,
               &(struct action){
                   .type = type, .device = DEVICE_PAD, .pad = pad, .pads = 2, .pressed = true});
}

static void advance(double seconds)
{
    for (; seconds > 0; seconds -= 1.0 / 60)
        app_advance(&app, 1.0 / 60);
}

static const char *name_of_screen(void)
{
    return app_screen(&app)->name;
}

/* The second click of a double click lands on "I am ready". */
static void test_the_curtain_is_opened_on_purpose(void)
{
    continue_save(before_battle);
    app_continue_match(&app);
    app_draw(&app, &canvas);
    struct rect open = form_widget(screen_curtain.form, 1)->box;
    float x = rect_cx(open), y = rect_cy(open);
    click(x, y, DEVICE_MOUSE);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
    TEST_ASSERT_TRUE(app_busy(&app)); /* time passes without input */
    hold(x, y, DEVICE_MOUSE, true);   /* pressed too early, released later */
    advance(0.4);
    click(x, y, DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
    advance(0.2);
    hold(x, y, DEVICE_MOUSE, false);
    TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
    click(x, y, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("play", name_of_screen());
}

static void test_only_the_newcomers_pad_opens_the_curtain(void)
{
    app.preferences.own_pads = 1;
    continue_save(before_battle);
    press_pad(0, ACTION_ACCEPT);
    TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
    press_pad(1, ACTION_ACCEPT);
    TEST_ASSERT_EQUAL_STRING("play", name_of_screen());
    settle();
    TEST_ASSERT_EQUAL_INT(1, play_state()->board.viewer);
}

static void test_the_others_pad_does_not_play(void)
{
    app.preferences.own_pads = 1;
    continue_save(
        "quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\nmoves:\n"
        "1. c3-c2 a2-a3\n2. c2-b2\n");
    static const enum action_type types[] = {ACTION_HINT, ACTION_ACCEPT, ACTION_BACK, ACTION_PEEK};
    for (int i = 0; i < 4; i++) {
        press_pad(0, types[i]);
        TEST_ASSERT_EQUAL_STRING("play", name_of_screen());
        TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
        TEST_ASSERT_FALSE(play_state()->hint.wanted);
        TEST_ASSERT_FALSE(play_state()->peeking);
    }
    press_pad(1, ACTION_UNDO); /* only the player who made a move takes it back */
    TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
    press_pad(0, ACTION_UNDO);
    press_pad(1, ACTION_ACCEPT); /* who agrees */
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    settle();
    press_pad(1, ACTION_REDO); /* now it is the first player's turn */
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    press_pad(0, ACTION_REDO);
    TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
    settle();
    press_pad(0, ACTION_MENU); /* either player may open the menu, but not resign for the other */
    TEST_ASSERT_EQUAL_STRING("pause", name_of_screen());
    offer_open(&app, VERB_RESIGN);
    screen_question.form->focus = 2;
    press_pad(0, ACTION_ACCEPT);
    TEST_ASSERT_EQUAL_STRING("question", name_of_screen());
    press_pad(1, ACTION_ACCEPT);
    TEST_ASSERT_TRUE(session_finished(&app.session));
}

/* The rules are opened while the move is still being shown. */
static void test_an_interrupted_move_ends_at_the_curtain(void)
{
    static const enum action_type interruptions[] = {ACTION_HELP, ACTION_PAD_LOST};
    for (int i = 0; i < 2; i++) {
        continue_save(before_battle);
        go_through_curtains(DEVICE_MOUSE);
        play_move(&app, move_slide(cell_at(3, 0), cell_at(3, 1)));
        TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
        act(interruptions[i], DEVICE_KEYBOARD);
        settle();
        TEST_ASSERT_EQUAL_INT(1, play_state()->board.viewer);
        act(ACTION_BACK, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
    }
}

/* ---- battles ---- */

static int count_kind(int player, const char *kind)
{
    char wanted[64];
    int count = 0;
    snprintf(wanted, sizeof wanted, "/piece_%d_%s", player + 1, kind);
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_PICTURE &&
            rect_has(app.layout.board, rect_cx(canvas.list[i].box), rect_cy(canvas.list[i].box)))
            count += strstr(null_picture_name(canvas.list[i].picture), wanted) != NULL;
    return count;
}

/* Even without motion the losing attacker sees what beat them, and so does the next player. */
static void test_battles_are_seen_without_motion(void)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        continue_save(before_battle);
        go_through_curtains(DEVICE_MOUSE);
        app.preferences.speed = reduced ? SPEED_NORMAL : SPEED_OFF;
        app.preferences.reduced_motion = reduced;
        TEST_ASSERT_EQUAL_INT(0, count_kind(0, "10"));
        play_move(&app, move_slide(cell_at(4, 3), cell_at(4, 4)));
        for (int i = 0; i < 2; i++) { /* the attacker, and the next player */
            TEST_ASSERT_EQUAL_STRING("play", name_of_screen());
            TEST_ASSERT_TRUE(app_busy(&app));
            TEST_ASSERT_TRUE(count_kind(0, "10") > 0);
            TEST_ASSERT_TRUE(count_kind(1, "2") > 0);
            TEST_ASSERT_FALSE(
                text_shown("9 left")); /* the result is not announced before it is seen */
            advance(0.8);
            TEST_ASSERT_TRUE(count_kind(0, "10") > 0);
            TEST_ASSERT_TRUE(text_shown("Marshal beats Scout"));
            advance(reduced ? 2 : 0.5); /* long enough to be read; then it fades */
            if (i == 0) {
                TEST_ASSERT_EQUAL_STRING("curtain", name_of_screen());
                advance(0.6);
                act(ACTION_ACCEPT, DEVICE_KEYBOARD);
            }
        }
        TEST_ASSERT_FALSE(timeline_running(&play_state()->board.timeline));
        TEST_ASSERT_EQUAL_INT(0, count_kind(1, "2"));
        TEST_ASSERT_TRUE(text_shown("9 left"));
    }
}

/* ---- own pieces hidden too ---- */

static int count_ranks(void)
{
    int before = own_shown;
    looking = play_state()->board.viewer;
    app_draw(&app, &canvas);
    watch();
    return own_shown - before;
}

static int hidden_frames_with_ranks;

static void watch_hidden(void)
{
    int before = own_shown;
    watch();
    bool playing = app_screen(&app) == &screen_play;
    if (playing && !in_battle() && own_shown != before)
        hidden_frames_with_ranks++;
}

static void test_own_pieces_are_seen_only_while_asked_for(void)
{
    struct rng rng = {.state = 5};
    app.preferences.peek = 1;
    hidden_frames_with_ranks = 0;
    begin("stratego");
    settle();
    TEST_ASSERT_EQUAL_INT(0, count_ranks());
    act(ACTION_PEEK, DEVICE_PAD);
    TEST_ASSERT_TRUE(count_ranks() > 0);
    app_action(&app, &(struct action){.type = ACTION_PEEK, .device = DEVICE_PAD});
    TEST_ASSERT_EQUAL_INT(0, count_ranks());
    struct rect box = form_widget(&play_state()->tools, TOOL_PEEK)->box;
    for (int i = 0; i < 2; i++) {
        enum device device = i ? DEVICE_TOUCH : DEVICE_MOUSE;
        hold(rect_cx(box), rect_cy(box), device, true);
        TEST_ASSERT_TRUE(count_ranks() > 0);
        hold(rect_cx(box) - 400, 5, device, false); /* released somewhere else */
        TEST_ASSERT_EQUAL_INT(0, count_ranks());
    }
    /* Not even while a move is shown. */
    driver_watch = watch_hidden;
    for (int i = 0; i < 12 && !outcome_over(match_outcome(&app.session.match)); i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        go_through_curtains(DEVICE_MOUSE);
    }
    TEST_ASSERT_EQUAL_INT(0, hidden_frames_with_ranks);
    TEST_ASSERT_EQUAL_INT(0, leaks);
}

/* Words do not reveal what the board hides. */
static void test_refusals_name_no_hidden_kind(void)
{
    continue_save(before_battle);
    go_through_curtains(DEVICE_MOUSE);
    choose_cell(cell_at(9, 0), CELL_NONE, DEVICE_MOUSE); /* j1: the flag */
    TEST_ASSERT_NOT_NULL(strstr(play_state()->board.message, "lag"));
    app.preferences.peek = 1;
    choose_cell(cell_at(9, 0), CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("This piece cannot move.", play_state()->board.message);
}

static void test_no_peeking_where_nothing_is_hidden(void)
{
    app.preferences.peek = 1;
    begin("towers");
    app_draw(&app, &canvas);
    TEST_ASSERT_NULL(form_widget(&play_state()->tools, TOOL_PEEK));
}

/* ---- favourite setups ---- */

enum { SETUP_FAVOURITES = 5, FAVOURITES_USE = 1, FAVOURITES_KEEP, FAVOURITES_DELETE };
enum { FAVOURITES_BACK = 4, FAVOURITES_PLACE = 10 };

static void open_favourites(enum device device)
{
    setup_state()->in_form = true;
    use_button(screen_setup.form, SETUP_FAVOURITES, device);
    TEST_ASSERT_EQUAL_STRING("favourites", app_screen(&app)->name);
}

static void test_favourites_are_kept_taken_and_deleted(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH};
    struct form *form = screen_favourites.form;
    start_between("stratego", "human", "level1");
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    for (int i = 0; i < 4; i++) {
        struct draft mine = setup_state()->draft;
        open_favourites(devices[i]);
        use_button(form, FAVOURITES_PLACE + i + 1, devices[i]);
        TEST_ASSERT_EQUAL_INT(i + 1, favourites_state()->selected);
        use_button(form, FAVOURITES_KEEP, devices[i]);
        use_button(form, FAVOURITES_BACK, devices[i]);
        TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
        draft_shuffle(&setup_state()->draft, &app.rng);
        TEST_ASSERT_TRUE(memcmp(mine.kind, setup_state()->draft.kind, sizeof mine.kind) != 0);
        open_favourites(devices[i]);
        TEST_ASSERT_EQUAL_INT(i + 1, favourites_state()->selected);
        use_button(form, FAVOURITES_USE, devices[i]);
        TEST_ASSERT_EQUAL_MEMORY(mine.kind, setup_state()->draft.kind, sizeof mine.kind);
        TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
        draft_shuffle(&setup_state()->draft, &app.rng);
    }
    open_favourites(DEVICE_PAD);
    use_button(form, FAVOURITES_DELETE, DEVICE_PAD);
    TEST_ASSERT_TRUE(*app.preferences.setups[4] != '\0'); /* it asks first */
    use_button(form, FAVOURITES_DELETE, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.setups[4]);
    TEST_ASSERT_TRUE(*app.preferences.setups[3] != '\0');
}

/* Moving past other places does not change the chosen one. */
static void test_the_first_place_can_be_filled_by_directions_alone(void)
{
    start_between("stratego", "human", "level1");
    settle();
    open_favourites(DEVICE_PAD);
    app_draw(&app, &canvas);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(FAVOURITES_KEEP, screen_favourites.form->focus);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_TRUE(*app.preferences.setups[0] != '\0');
    app_draw(&app, &canvas);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(FAVOURITES_DELETE, screen_favourites.form->focus);
    act(ACTION_ACCEPT, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.setups[0]);
}

/* They survive a restart. */
static void test_favourites_are_written_down(void)
{
    struct text text = {0};
    struct preferences read;
    start_between("stratego", "human", "level1");
    settle();
    open_favourites(DEVICE_PAD);
    use_button(screen_favourites.form, FAVOURITES_KEEP, DEVICE_PAD);
    struct preferences defaults;
    preferences_defaults(&defaults);
    preferences_merge("", &defaults, &app.preferences, &text);
    TEST_ASSERT_TRUE(preferences_read(&read, text.data, NULL));
    TEST_ASSERT_TRUE(*read.setups[0] != '\0');
    TEST_ASSERT_EQUAL_STRING(app.preferences.setups[0], read.setups[0]);
    text_free(&text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_no_player_sees_the_others_pieces);
    RUN_TEST(test_the_curtain_is_opened_on_purpose);
    RUN_TEST(test_only_the_newcomers_pad_opens_the_curtain);
    RUN_TEST(test_the_others_pad_does_not_play);
    RUN_TEST(test_an_interrupted_move_ends_at_the_curtain);
    RUN_TEST(test_battles_are_seen_without_motion);
    RUN_TEST(test_own_pieces_are_seen_only_while_asked_for);
    RUN_TEST(test_refusals_name_no_hidden_kind);
    RUN_TEST(test_no_peeking_where_nothing_is_hidden);
    RUN_TEST(test_favourites_are_kept_taken_and_deleted);
    RUN_TEST(test_the_first_place_can_be_filled_by_directions_alone);
    RUN_TEST(test_favourites_are_written_down);
    return UNITY_END();
}
