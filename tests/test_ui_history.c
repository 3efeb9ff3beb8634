/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Looking back at an unfinished match: what is shown, what can be done there, and where play
 * continues. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/language.h"
#include "core/notation.h"
#include "core/registry.h"
#include "ui/board/turn_text.h"
#include "ui/kit/widgets.h"
#include "ui/screens/new_game.h"
#include "ui/screens/offer.h"
#include "ui/screens/play.h"
#include "ui/screens/play_trays.h"
#include "ui_driver.h"

enum { PAUSE_DRAW = 6, PAUSE_RESIGN, PAUSE_MENU = 10 };

static const char stratego[] =
    "quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
    "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
    "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n"
    "1. e7-e6 a1-a2\n2. e6-e5\n";

static const char dodgem[] =
    "quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\nmoves:\n"
    "1. c3-c2 a2-a3\n2. c2-b2\n";

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void look_back(int turns)
{
    for (int i = 0; i < turns; i++) {
        app_action(&app,
                   &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = -1});
        settle();
    }
}

static bool pause_offers(int id)
{
    act(ACTION_MENU, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    app_draw(&app, &canvas);
    bool offered = !form_widget(screen_pause.form, id)->disabled;
    act(ACTION_BACK, DEVICE_PAD);
    return offered;
}

/* The player whose panel is lit; NOBODY: none. */
static int lit_player(void)
{
    app_draw(&app, &canvas);
    for (int player = 0; player < 2; player++)
        for (int i = 0; i < canvas.count; i++) {
            const struct draw *draw = &canvas.list[i];
            struct rect panel = app.layout.player[player];
            bool lit = draw->type == DRAW_PICTURE
                           ? draw->slice > 0 && draw->picture == app.theme.tray[1]
                           : memcmp(&draw->colour, &app.theme.tone[TONE_PANEL_LIT],
                                    sizeof draw->colour) == 0;
            if (lit && draw->box.w > 0.8f * panel.w &&
                rect_has(panel, rect_cx(draw->box), rect_cy(draw->box)))
                return player;
        }
    return NOBODY;
}

/* Forward and backward, until nothing moves. */
static void check_panels(int before, int after)
{
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    TEST_ASSERT_EQUAL_INT(before, lit_player());
    settle();
    TEST_ASSERT_EQUAL_INT(after, lit_player());
}

static void test_the_other_player_is_next_when_the_move_has_been_shown(void)
{
    continue_save(dodgem);
    settle();
    play_move(&app, play_state()->board.choice.moves[0]);
    check_panels(1, 0);
    take_back(DEVICE_PAD);
    check_panels(0, 1);
}

/* The winner is not announced before the last move has been shown. */
static void test_the_end_is_announced_after_it_has_been_shown(void)
{
    continue_save("quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
                  "F@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 2@j1 ready\n"
                  "1. e7-e6 a1-a2\n2. e6-e5 a2-a1\n");
    go_through_curtains(DEVICE_KEYBOARD);
    play_move(&app, move_slide(cell_at(4, 4), cell_at(4, 3)));
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    TEST_ASSERT_EQUAL_INT(0, lit_player());
    TEST_ASSERT_FALSE(text_shown("wins"));
    settle();
    TEST_ASSERT_TRUE(text_shown("wins"));
}

/* The player to move there is not the one who would resign. */
static void test_no_resigning_while_looking_back(void)
{
    static const char *const saves[] = {dodgem, stratego};
    for (int i = 0; i < 2; i++) {
        continue_save(saves[i]);
        go_through_curtains(DEVICE_KEYBOARD);
        int length = app.session.match.length;
        TEST_ASSERT_TRUE(pause_offers(PAUSE_RESIGN));
        TEST_ASSERT_TRUE(pause_offers(PAUSE_DRAW));
        look_back(1);
        TEST_ASSERT_FALSE(pause_offers(PAUSE_RESIGN));
        TEST_ASSERT_FALSE(pause_offers(PAUSE_DRAW));
        TEST_ASSERT_EQUAL_INT(length, app.session.match.length);
    }
}

static void test_continuing_goes_on_with_the_one_to_move(void)
{
    continue_save(stratego);
    go_through_curtains(DEVICE_KEYBOARD);
    look_back(1);
    act(ACTION_MENU, DEVICE_PAD);
    use_button(screen_pause.form, PAUSE_MENU, DEVICE_PAD);
    settle();
    app_continue_match(&app);
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(app.session.match.length, app.session.match.at);
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, play_state()->board.viewer);
}

/* An undone move in an open game stays undone. */
static void test_continuing_keeps_a_playable_position(void)
{
    continue_save(dodgem);
    take_back(DEVICE_KEYBOARD);
    settle();
    app_continue_match(&app);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    TEST_ASSERT_EQUAL_INT(3, app.session.match.length);
}

/* ---- against the computer ---- */

static void test_no_undo_before_the_players_first_decision(void)
{
    start_between("towers", "level1", "human");
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    TEST_ASSERT_TRUE(form_widget(&play_state()->tools, TOOL_UNDO)->disabled);
    struct rng rng = {.state = 3};
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
}

static int dots_in(struct rect box)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type == DRAW_FILL && fabsf(draw->box.w - 0.48f * app.layout.unit) < 0.5f &&
            rect_has(box, rect_cx(draw->box), rect_cy(draw->box)))
            count++;
    }
    return count;
}

static void test_looking_back_does_not_look_like_thinking(void)
{
    start_between("towers", "level1", "human");
    TEST_ASSERT_EQUAL_INT(3, dots_in(app.layout.player[0]));
    settle();
    look_back(1);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
    TEST_ASSERT_EQUAL_INT(0, dots_in(app.layout.player[0]));
    TEST_ASSERT_TRUE(text_shown("Looking back at"));
    /* A save made there continues where the person is to move. */
    app_continue_match(&app);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    TEST_ASSERT_TRUE(play_state()->board.choice.count > 0);
}

/* ---- what is shown ---- */

/* It begins and ends with the board, and lies close below it, in windows of any size. */
static void test_the_timeline_is_as_wide_as_the_board(void)
{
    int tall = 0, wide = 0;
    continue_save(dodgem);
    settle();
    for (int width = 480; width <= 3840; width += 160)
        for (int height = 480; height <= 2160; height += 120) {
            char where[32];
            snprintf(where, sizeof where, "%d x %d", width, height);
            app_resize(&app, (float)width, (float)height);
            app_draw(&app, &canvas);
            struct rect track = play_timeline_track(&app), board = play_state()->board.view.frame;
            float u = app.layout.unit, knob = play_timeline_knob * u;
            TEST_ASSERT_FLOAT_WITHIN_MESSAGE(0.5f, board.x, track.x - knob, where);
            TEST_ASSERT_FLOAT_WITHIN_MESSAGE(0.5f, board.x + board.w, track.x + track.w + knob,
                                             where);
            TEST_ASSERT_TRUE_MESSAGE(track.y >= board.y + board.h - 0.5f, where);
            if ((float)width >= 1.25f * (float)height) /* else its room is higher than the board */
                TEST_ASSERT_TRUE_MESSAGE(track.y < board.y + board.h + 1.5f * u, where);
            tall += app.layout.portrait;
            wide += !app.layout.portrait;
        }
    TEST_ASSERT_TRUE(tall > 30 && wide > 100);
    app_resize(&app, 1280, 800);
}

/* A moving piece, forward or backward, is not in a tray. */
static void test_a_man_on_his_way_is_in_no_tray(void)
{
    continue_save(
        "quatuor save 1\ngame: morris\nplayer 1: human\nplayer 2: human\nmoves:\n1. a1 b2\n");
    TEST_ASSERT_TRUE(text_shown("In hand: 11"));
    TEST_ASSERT_FALSE(text_shown("In hand: 10"));
    play_move(&app, play_state()->board.choice.moves[0]);
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    TEST_ASSERT_TRUE(text_shown("In hand: 10"));
    settle();
    TEST_ASSERT_TRUE(text_shown("In hand: 10"));
    play_look(&app, app.session.match.at - 1);
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    TEST_ASSERT_TRUE(text_shown("In hand: 10"));
    settle();
    TEST_ASSERT_FALSE(text_shown("In hand: 10"));
}

/* What both panels and the tools say about men that are gone. */
static int gone_told(void)
{
    int gone = 0;
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < app.session.match.game->kind_count; kind++)
            gone += play_tray_gone(&app, player, kind);
    TEST_ASSERT_EQUAL_INT(gone > 0, text_shown("Last captures"));
    return gone;
}

/* Plays the step that is being shown to its end; the panels follow once, on the beat. */
static void check_the_beat(int before, int after)
{
    const struct timeline *timeline = &play_state()->board.timeline;
    int mover = lit_player(), changes = 0, told = before;
    for (; timeline_running(timeline); app_advance(&app, 1.0 / 60)) {
        bool fallen = timeline_told(timeline);
        int now = gone_told();
        changes += now != told;
        told = now;
        TEST_ASSERT_EQUAL_INT(fallen == (timeline->direction > 0) ? after : before, told);
        TEST_ASSERT_EQUAL_INT(mover, lit_player());
    }
    TEST_ASSERT_EQUAL_INT(1, changes); /* while it was still running */
    TEST_ASSERT_EQUAL_INT(after, gone_told());
}

/* A man is gone on his panel as soon as he has fallen, not when everything is over, and not before;
 * and comes back in the same moment of the way back. */
static void test_panels_follow_the_man_who_falls(void)
{
    static const struct {
        const char *save, *move;
        int gone;
    } falls[] = {
        {"quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: level1\nmoves:\n"
         "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
         "9@e4 F@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 2@j1 ready\n"
         "1. e7-e6 d1-d2\n2. e6-e5 d2-d1\n",
         "e5-e4", 1},
        {"quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. d7-h7\n",
         "f4-f7", 1},
    };
    for (size_t i = 0; i < sizeof falls / sizeof *falls; i++) {
        struct move move;
        continue_save(falls[i].save);
        settle();
        TEST_ASSERT_TRUE(move_parse(app.session.match.game, falls[i].move, &move));
        TEST_ASSERT_EQUAL_INT(0, gone_told());
        play_move(&app, move);
        check_the_beat(0, falls[i].gone);
        play_look(&app, app.session.match.at - 1);
        check_the_beat(falls[i].gone, 0);
    }
}

/* Also before the first move, when the list would be empty; never during a turn or at the end. */
static void test_the_list_shows_where_the_next_turn_comes(void)
{
    static const char *const moves[] = {"a1", "b2", "d1", "f4", "g1"};
    begin("morris");
    TEST_ASSERT_TRUE(text_shown("…"));
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        int cell;
        TEST_ASSERT_TRUE(cell_parse(moves[i], &cell));
        play_move(&app, move_place(0, cell));
        settle();
    }
    TEST_ASSERT_FALSE(text_shown("…")); /* a man is still to be removed */
    play_move(&app, move_word(VERB_RESIGN));
    settle();
    TEST_ASSERT_FALSE(text_shown("…"));
}

static void test_looking_back_is_announced(void)
{
    continue_save(dodgem);
    act(ACTION_OTHER, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(text_shown("Looking back"));
    TEST_ASSERT_TRUE(text_shown("Look back"));
    look_back(2);
    TEST_ASSERT_TRUE(text_shown("Looking back:")); /* the move may be on another line */
    look_back(1);
    TEST_ASSERT_TRUE(text_shown("Looking back at"));
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
    settle();
    TEST_ASSERT_TRUE(text_shown("Look forward"));
    TEST_ASSERT_TRUE(text_shown("PageDown"));
    choose_cell(play_state()->board.choice.moves[0].from, CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(text_shown("Choose where"));
}

/* Where nothing is to be done, nothing is ordered; and the sign covers no part of the timeline. */
static void test_looking_back_is_calm(void)
{
    continue_save(dodgem);
    TEST_ASSERT_TRUE(text_shown("Choose"));
    look_back(2);
    TEST_ASSERT_FALSE(text_shown("Choose a"));
    TEST_ASSERT_FALSE(text_shown("Waiting for"));
    TEST_ASSERT_TRUE(text_shown("Played"));
    struct rect strip = play_timeline_track(&app);
    int said = 0;
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type != DRAW_TEXT || !strstr(canvas.text + draw->text, "Looking back"))
            continue;
        said++;
        TEST_ASSERT_TRUE(draw->box.y + draw->box.h < strip.y || draw->box.x > strip.x + strip.w ||
                         draw->box.x + draw->box.w < strip.x);
    }
    TEST_ASSERT_TRUE(said > 0);
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Choose"));
}

/* Notation is the same in every language, but "resign" is a word. */
static void test_words_in_the_list_are_translated(void)
{
    struct fault fault = {""};
    char resign[MOVE_TEXT], move[MOVE_TEXT];
    language_set_folder(getenv("QUATUOR_CATALOGUES"));
    if (!language_use("fr", &fault))
        TEST_IGNORE_MESSAGE("the catalogues are not built: GNU gettext is missing");
    move_shown(game_find("dodgem"), move_word(VERB_RESIGN), resign);
    move_shown(game_find("dodgem"), (struct move){.from = 0, .to = 16}, move);
    language_use("en", &fault);
    TEST_ASSERT_EQUAL_STRING("abandon", resign);
    TEST_ASSERT_EQUAL_STRING("a1-a2", move);
}

/* What is undone is not looked back at: the game goes on there. */
static void test_undo_is_not_looking_back(void)
{
    continue_save(dodgem);
    take_back(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    TEST_ASSERT_FALSE(session_is_looking_back(&app.session));
    TEST_ASSERT_FALSE(text_shown("Looking back"));
    TEST_ASSERT_TRUE(text_shown("Choose"));
    TEST_ASSERT_FALSE(text_shown("Back to now"));
    look_back(1);
    TEST_ASSERT_TRUE(text_shown("Looking back"));
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at); /* where the game goes on, not beyond */
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
}

/* "Back to now" takes no height from the other tools where a board leaves little. */
static void test_tools_below_a_board_are_not_squeezed(void)
{
    begin("dodgem");
    TEST_ASSERT_TRUE(match_play_moves(&app.session.match, "c5-c4 a2-b2", NULL));
    settle();
    app_resize(&app, 800, 1280);
    for (int looking = 0; looking < 2; looking++) {
        const struct form *form = &play_state()->tools;
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL(looking, text_shown("Back to"));
        TEST_ASSERT_EQUAL_INT(4 + looking, form->count);
        for (int i = 0; i < form->count; i++)
            TEST_ASSERT_TRUE(form->list[i].box.h >= 1.4f * app.layout.unit);
        look_back(1);
    }
}

static void test_every_device_comes_back_to_now(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        continue_save(dodgem);
        look_back(3);
        TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
        TEST_ASSERT_TRUE(text_shown("Back to now"));
        if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
            use_button(&play_state()->tools, TOOL_REDO, (enum device)device);
        else
            act(ACTION_REDO, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_INT(3, app.session.match.at);
        TEST_ASSERT_FALSE(text_shown("Looking back"));
    }
}

/* The point where a move stands in the list. */
static struct point listed(const char *move)
{
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        struct rect box = canvas.list[i].box;
        if (canvas.list[i].type == DRAW_TEXT &&
            rect_has(app.layout.moves, rect_cx(box), rect_cy(box)) &&
            strcmp(canvas.text + canvas.list[i].text, move) == 0)
            return point_at(rect_cx(box), rect_cy(box));
    }
    TEST_FAIL_MESSAGE(move);
    return point_at(0, 0);
}

static void test_a_click_on_a_listed_move_goes_there(void)
{
    static const char *const moves[] = {"c3-c2", "a2-a3", "c2-b2"};
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_TOUCH};
    for (int i = 0; i < 2; i++) {
        continue_save(dodgem);
        for (int move = 2; move >= 0; move--) {
            struct point at = listed(moves[move]);
            click(at.x, at.y, devices[i]);
            settle();
            TEST_ASSERT_EQUAL_INT(move + 1, app.session.match.at);
            TEST_ASSERT_EQUAL_INT(move < 2, session_is_looking_back(&app.session));
        }
        TEST_ASSERT_EQUAL_INT(3, app.session.match.length);
    }
}

/* Making the move that was made there changes nothing about the game. */
static void test_the_same_move_again_leads_on(void)
{
    continue_save(dodgem);
    unsigned revision = app.session.match.revision;
    look_back(3);
    choose_cell(cell_at(2, 2), CELL_NONE, DEVICE_MOUSE);
    choose_cell(cell_at(2, 1), cell_at(2, 2), DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    TEST_ASSERT_EQUAL_INT(3, session_present(&app.session));
    TEST_ASSERT_EQUAL_UINT(revision, app.session.match.revision);
}

/* With a gamepad each, the one to move looks back as far as they like. */
static void test_the_one_to_move_looks_back(void)
{
    continue_save(dodgem);
    for (int i = 2; i >= 0; i--) {
        app_action(
            &app, &(struct action){
                      .type = ACTION_SCRUB, .device = DEVICE_PAD, .step = -1, .pad = 1, .pads = 2});
        settle();
        TEST_ASSERT_EQUAL_INT(i, app.session.match.at);
    }
}

/* Setups are not part of it: it begins with the first position that has moves. */
static void test_the_strip_begins_after_the_setups(void)
{
    continue_save(stratego);
    go_through_curtains(DEVICE_KEYBOARD);
    struct rect strip = play_timeline_track(&app);
    int first = session_first(&app.session), length = app.session.match.length;
    TEST_ASSERT_EQUAL_INT(3, length - first);
    TEST_ASSERT_EQUAL_INT(first, play_timeline_index(&app, strip.x));
    TEST_ASSERT_EQUAL_INT(first + 1, play_timeline_index(&app, strip.x + strip.w / 3));
    TEST_ASSERT_EQUAL_INT(length, play_timeline_index(&app, strip.x + strip.w));
}

/* At the last position the result is shown again, with the way to a rematch. */
static void test_the_result_can_be_returned_to(void)
{
    static const enum device devices[] = {DEVICE_KEYBOARD, DEVICE_MOUSE};
    continue_save(dodgem);
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_PAD);
    settle();
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
        act(ACTION_BACK, DEVICE_KEYBOARD);
        settle();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_TRUE(text_shown("resign"));
        TEST_ASSERT_TRUE(text_shown("Result"));
        if (devices[i] == DEVICE_MOUSE)
            use_button(&play_state()->tools, TOOL_REDO, DEVICE_MOUSE);
        else
            act(ACTION_REDO, devices[i]);
    }
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    use_button(screen_game_over.form, 1, DEVICE_PAD); /* the rematch */
    TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
}

static void resign_at_dodgem(void)
{
    continue_save(dodgem);
    TEST_ASSERT_TRUE(match_play_moves(&app.session.match, "resign", NULL));
    app_continue_match(&app);
}

/* How it ended is seen before the result covers it; a press says that it was. */
static void test_the_end_is_seen_before_the_result(void)
{
    resign_at_dodgem();
    for (int i = 0; i < 90; i++)
        app_advance(&app, 1.0 / 60);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("White wins"));
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        resign_at_dodgem();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        bool points = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
        act(points ? ACTION_PRESS : ACTION_ACCEPT, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    }
}

/* It was asked from the menu, but "play on" means the board. */
static void test_no_plays_on(void)
{
    enum { QUESTION_NO = 1 };
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++)
        for (int id = PAUSE_DRAW; id <= PAUSE_RESIGN; id++) {
            continue_save(dodgem);
            act(ACTION_MENU, (enum device)device);
            use_button(screen_pause.form, id, (enum device)device);
            TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name);
            use_button(screen_question.form, QUESTION_NO, (enum device)device);
            TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
            TEST_ASSERT_FALSE(session_finished(&app.session));
        }
}

/* Chooses one of the buttons below the board, with that device: two are left of the first, two
 * right of it. */
static void choose_after_the_game(int index, enum device device)
{
    start_between("dodgem", "human", "level2");
    app.session.match.settings.value[0] = app.session.match.game->options[0].max;
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        use_button(screen_game_over.form, index + 1, device);
        return;
    }
    static const int steps[] = {0, -1, -2, 1, 2}; /* to the right */
    for (int i = 0; i < abs(steps[index]); i++)
        focus(steps[index] < 0 ? DIRECTION_LEFT : DIRECTION_RIGHT, device);
    act(ACTION_ACCEPT, device);
}

static void test_every_device_reaches_every_way_on(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        const struct match *match = &app.session.match;
        choose_after_the_game(0, (enum device)device); /* the rematch */
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_STRING("level2", match->players[0].control);
        TEST_ASSERT_EQUAL_STRING("human", match->players[1].control);
        choose_after_the_game(1, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
        choose_after_the_game(2, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
        choose_after_the_game(3, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
        TEST_ASSERT_FALSE(app.quit);
        choose_after_the_game(4, (enum device)device);
        TEST_ASSERT_TRUE(app.quit);
        app.quit = false;
    }
}

/* A new game starts with the choices of the last one; backing out returns to it. */
static void test_a_new_game_starts_with_the_previous_options(void)
{
    choose_after_the_game(2, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("dodgem", new_game_state()->game->id);
    TEST_ASSERT_EQUAL_INT(new_game_state()->game->options[0].max,
                          new_game_state()->choice.settings.value[0]);
    TEST_ASSERT_EQUAL_INT(START_ALONE, new_game_state()->choice.mode);
    TEST_ASSERT_EQUAL_INT(START_FIRST, new_game_state()->choice.side);
    TEST_ASSERT_EQUAL_INT(2, new_game_state()->choice.level);
    settle();
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_other_player_is_next_when_the_move_has_been_shown);
    RUN_TEST(test_the_end_is_announced_after_it_has_been_shown);
    RUN_TEST(test_no_resigning_while_looking_back);
    RUN_TEST(test_continuing_goes_on_with_the_one_to_move);
    RUN_TEST(test_continuing_keeps_a_playable_position);
    RUN_TEST(test_no_undo_before_the_players_first_decision);
    RUN_TEST(test_looking_back_does_not_look_like_thinking);
    RUN_TEST(test_the_timeline_is_as_wide_as_the_board);
    RUN_TEST(test_a_man_on_his_way_is_in_no_tray);
    RUN_TEST(test_panels_follow_the_man_who_falls);
    RUN_TEST(test_the_list_shows_where_the_next_turn_comes);
    RUN_TEST(test_looking_back_is_announced);
    RUN_TEST(test_the_strip_begins_after_the_setups);
    RUN_TEST(test_the_result_can_be_returned_to);
    RUN_TEST(test_looking_back_is_calm);
    RUN_TEST(test_words_in_the_list_are_translated);
    RUN_TEST(test_undo_is_not_looking_back);
    RUN_TEST(test_tools_below_a_board_are_not_squeezed);
    RUN_TEST(test_every_device_comes_back_to_now);
    RUN_TEST(test_a_click_on_a_listed_move_goes_there);
    RUN_TEST(test_the_same_move_again_leads_on);
    RUN_TEST(test_the_one_to_move_looks_back);
    RUN_TEST(test_the_end_is_seen_before_the_result);
    RUN_TEST(test_no_plays_on);
    RUN_TEST(test_every_device_reaches_every_way_on);
    RUN_TEST(test_a_new_game_starts_with_the_previous_options);
    return UNITY_END();
}
