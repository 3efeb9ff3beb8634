/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Notes and the deduction sheet on screen: made with every device, seen by their owner only. */
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "ui/board/duel.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

/* The ids of the dialog's buttons. */
enum { GUESS = 1, SIGN = 2, REMOVE = SIGN + NOTE_SIGNS, BACK, RANK };
enum { BOMB = 10, MINER = 7 };

static const char setups[] =
    "setup 1: 2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready\n"
    "setup 2: 2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready\nmoves:\n";

void setUp(void)
{
    driver_use_folder("notes-test");
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_watch = NULL;
    driver_close();
    driver_drop_folder();
}

static int cell_of(const char *name)
{
    int cell = CELL_NONE;
    TEST_ASSERT_TRUE(cell_parse(name, &cell));
    return cell;
}

/* Two people in the middle of a game, the first to move and looking. */
static void sit_down(const char *options, const char *moves)
{
    char save[1200];
    snprintf(
        save, sizeof save,
        "quatuor save 2\ngame: stratego\n%splayer 1: human Ada\nplayer 2: human Bo\n%s%s\nend\n",
        options, setups, moves);
    continue_save(save);
    go_through_curtains(DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

static void open_notes(const char *cell, enum device device)
{
    choose_cell(cell_of(cell), CELL_NONE, device);
    TEST_ASSERT_EQUAL_STRING("notes", app_screen(&app)->name);
}

static void note(const char *cell, int id, enum device device)
{
    open_notes(cell, device);
    use_button(screen_notes.form, id, device);
    settle();
}

static const char *noted(int player, const char *cell)
{
    static char text[NOTE_TEXT];
    struct note notes[CELL_LIMIT];
    const struct match *match = &app.session.match;
    match_notes(match, player, match->at, notes);
    note_format(match->game, notes[cell_of(cell)], text);
    return text;
}

/* ---- making them ---- */

static void test_every_device_makes_notes(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYBOARD, DEVICE_PAD};
    static const char *const cells[] = {"e4", "i4", "b3", "e3"};
    sit_down("", "");
    for (int i = 0; i < 4; i++) {
        note(cells[i], RANK + BOMB, devices[i]);
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_STRING("B", noted(0, cells[i]));
    }
    TEST_ASSERT_EQUAL_INT(4, times_shown("B"));
}

static void test_a_guess_a_sign_and_nothing_again(void)
{
    sit_down("", "");
    open_notes("e4", DEVICE_KEYBOARD);
    use_button(screen_notes.form, GUESS, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("notes", app_screen(&app)->name);
    use_button(screen_notes.form, RANK + MINER, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("3?", noted(0, "e4"));
    note("e4", SIGN + NOTE_MOVED, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("3?+moved", noted(0, "e4"));
    note("e4", REMOVE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("", noted(0, "e4"));
    open_notes("e4", DEVICE_MOUSE);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("", noted(0, "e4"));
}

/* A piece in hand attacks, and one's own pieces are chosen: no dialog gets in the way. */
static void test_moving_comes_first(void)
{
    sit_down("", "b7-b4 e4-e5");
    choose_cell(cell_of("b4"), CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    choose_cell(cell_of("b3"), CELL_NONE, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(3, match_ply(&app.session.match, app.session.match.at));
}

static void test_the_other_gamepad_makes_no_notes(void)
{
    sit_down("", "");
    open_notes("e4", DEVICE_KEYBOARD);
    app.preferences.own_pads = 1;
    struct action other = {.type = ACTION_ACCEPT, .device = DEVICE_PAD, .pad = 1, .pads = 2};
    screen_notes.form->focus = RANK + BOMB;
    pads_note(&app, &other);
    app_action(&app, &other);
    TEST_ASSERT_EQUAL_STRING("", noted(0, "e4"));
}

static void test_a_clock_goes_on(void)
{
    sit_down("time 1: 0:05\ntime 2: 0:05\n", "");
    open_notes("e4", DEVICE_KEYBOARD);
    for (int i = 0; i < 70; i++)
        app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
    TEST_ASSERT_TRUE(app_screen(&app) != &screen_notes);
}

/* ---- who sees them ---- */

static int strangers_saw;

/* Ada's note is "10?": nothing else on the screen reads like that. */
static void watch_for_note(void)
{
    bool hers = (app_screen(&app) == &screen_play || app_screen(&app) == &screen_notes) &&
                play_state()->board.viewer == 0;
    for (int i = 0; i < canvas.count && !hers; i++)
        strangers_saw +=
            canvas.list[i].type == DRAW_TEXT && strstr(canvas.text + canvas.list[i].text, "10?");
}

static void test_only_the_owner_sees_a_note(void)
{
    struct rng rng = {.state = 4};
    strangers_saw = 0;
    sit_down("sheet: on\n", "");
    open_notes("f3", DEVICE_MOUSE);
    use_button(screen_notes.form, GUESS, DEVICE_MOUSE);
    use_button(screen_notes.form, RANK, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(1, times_shown("10?"));
    driver_watch = watch_for_note;
    for (int i = 0; i < 12 && app_screen(&app) == &screen_play; i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        act(ACTION_MENU, DEVICE_PAD); /* the menu on top of the curtain */
        settle();
        act(ACTION_BACK, DEVICE_PAD);
        settle();
        go_through_curtains(DEVICE_PAD);
        app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = -1});
        settle();
        app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = 1});
        settle();
    }
    TEST_ASSERT_EQUAL_INT(0, strangers_saw);
    TEST_ASSERT_EQUAL_INT(0, play_state()->board.viewer);
    TEST_ASSERT_EQUAL_INT(1, times_shown("10?"));
}

/* With one's own pieces hidden until one looks, so are the notes. */
static void test_notes_are_covered_with_the_pieces(void)
{
    app.preferences.peek = 1;
    sit_down("notes 1: f3=10?\n", "");
    TEST_ASSERT_EQUAL_INT(0, times_shown("10?"));
    act(ACTION_PEEK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(1, times_shown("10?"));
}

static void test_notes_are_over_with_the_game(void)
{
    sit_down("notes 1: f3=10?\n", "");
    TEST_ASSERT_EQUAL_INT(1, times_shown("10?"));
    play_move(&app, move_word(VERB_RESIGN));
    settle();
    TEST_ASSERT_EQUAL_INT(0, times_shown("10?"));
}

/* ---- kept ---- */

static void test_a_note_is_kept_at_once(void)
{
    struct match kept;
    sit_down("", "f7-f6 e4-e5");
    note("e5", RANK + MINER, DEVICE_KEYBOARD);
    for (int i = 0; i < 20; i++)
        app_advance(&app, 0.05);
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    TEST_ASSERT_EQUAL_MEMORY(app.session.match.notes, kept.notes, sizeof kept.notes);
    TEST_ASSERT_EQUAL_UINT8(MINER + 1, kept.notes[0][cell_of("e4")].rank);
    match_free(&kept);
}

/* ---- the sheet ---- */

static void focus_on(const char *cell)
{
    float x, y;
    board_view_point(&play_state()->board.view, cell_of(cell), &x, &y);
    hover(x, y);
    settle();
}

static void test_the_sheet_explains_the_piece_in_focus(void)
{
    sit_down("sheet: on\n", "f7-f6 a4-a6");
    focus_on("a6");
    TEST_ASSERT_TRUE(text_shown("a6 · Scout"));
    focus_on("e3");
    TEST_ASSERT_TRUE(text_shown("e3 · Could be"));
    focus_on("f6"); /* one's own */
    TEST_ASSERT_FALSE(text_shown("f6 ·"));
}

static void test_without_the_sheet_nothing_is_explained(void)
{
    sit_down("", "f7-f6 a4-a6");
    focus_on("a6");
    TEST_ASSERT_FALSE(text_shown("a6 ·"));
}

/* What cannot be is not offered as a note. */
static void test_the_sheet_rules_out_ranks(void)
{
    sit_down("sheet: on\n", "f7-f6 e4-e5");
    open_notes("e5", DEVICE_MOUSE);
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(form_widget(screen_notes.form, RANK + BOMB)->disabled);
    TEST_ASSERT_FALSE(form_widget(screen_notes.form, RANK + MINER)->disabled);
}

/* ---- battles ---- */

static void test_a_battle_names_its_winner(void)
{
    bool named = false;
    sit_down("", "b7-b4 e4-e5");
    play_move(&app, move_slide(cell_of("b4"), cell_of("b3")));
    TEST_ASSERT_TRUE(text_shown("b4×b3"));
    TEST_ASSERT_FALSE(text_shown("b4×b3 −")); /* not before it is seen */
    for (int i = 0; i < 40 && !named && app_screen(&app) == &screen_play; i++) {
        app_advance(&app, 0.05);
        named = text_shown("Miner beats Scout");
    }
    TEST_ASSERT_TRUE(named);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* any press goes on */
    TEST_ASSERT_FALSE(text_shown("Miner beats Scout"));
    TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
}

static void test_taking_the_flag_is_the_last_word(void)
{
    bool named = false;
    sit_down("", "j7-j1 e4-e5");
    play_move(&app, move_slide(cell_of("j1"), cell_of("i1")));
    TEST_ASSERT_TRUE(timeline_hold(&play_state()->board.timeline) > 1);
    for (int i = 0; i < 60 && !named; i++) {
        app_advance(&app, 0.05);
        named = text_shown("Scout takes the flag!");
    }
    TEST_ASSERT_TRUE(named);
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void test_results_are_in_the_move_list(void)
{
    sit_down("", "b7-b3 e4-e5");
    TEST_ASSERT_TRUE(text_shown("b7×b3 −"));
    TEST_ASSERT_FALSE(text_shown("2:3")); /* must be remembered */
    sit_down("sheet: on\n", "b7-b3 e4-e5");
    TEST_ASSERT_TRUE(text_shown("b7×b3 2:3"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_device_makes_notes);
    RUN_TEST(test_a_guess_a_sign_and_nothing_again);
    RUN_TEST(test_moving_comes_first);
    RUN_TEST(test_the_other_gamepad_makes_no_notes);
    RUN_TEST(test_a_clock_goes_on);
    RUN_TEST(test_only_the_owner_sees_a_note);
    RUN_TEST(test_notes_are_covered_with_the_pieces);
    RUN_TEST(test_notes_are_over_with_the_game);
    RUN_TEST(test_a_note_is_kept_at_once);
    RUN_TEST(test_the_sheet_explains_the_piece_in_focus);
    RUN_TEST(test_without_the_sheet_nothing_is_explained);
    RUN_TEST(test_the_sheet_rules_out_ranks);
    RUN_TEST(test_a_battle_names_its_winner);
    RUN_TEST(test_taking_the_flag_is_the_last_word);
    RUN_TEST(test_results_are_in_the_move_list);
    return UNITY_END();
}
