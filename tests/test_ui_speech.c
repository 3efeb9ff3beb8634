/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is read aloud, when, and what is not. tests/test_ui_blind.c plays whole games by it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/language.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/kit/chord.h"
#include "ui/kit/clock.h"
#include "ui/screens/lesson.h"
#include "ui/screens/person.h"
#include "ui/screens/play.h"
#include "ui/screens/records.h"
#include "ui/screens/setup.h"
#include "ui/screens/speech_offer.h"
#include "ui/screens/standings.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
    app.preferences.speech = 1;
    app_advance(&app, 0);
    settle();
    text_clear(&null_spoken);
}

void tearDown(void)
{
    driver_close();
    text_free(&null_spoken);
    null_voice = (struct voice){.on = false};
}

static const char *spoken(void)
{
    return null_spoken.data ? null_spoken.data : "";
}

static void assert_spoken(const char *words)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(spoken(), words) != NULL, spoken());
}

static void assert_not_spoken(const char *words)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(spoken(), words) == NULL, spoken());
}

static void ask(enum ask question)
{
    text_clear(&null_spoken);
    app_action(&app, &(struct action){.type = ACTION_ASK,
                                      .device = DEVICE_KEYBOARD,
                                      .pressed = true,
                                      .step = (int)question});
    app_draw(&app, &canvas);
}

static void put_focus(const char *cell)
{
    int column = cell[0] - 'a', row = cell[1] - '1';
    play_state()->board.choice.focus = cell_at(column, row);
    app_draw(&app, &canvas);
}

/* ---- when ---- */

/* The platform draws at least every 50 ms (LONGEST_FRAME apart): what a key changes is in the next
 * frame's words. */
static void test_the_answer_to_a_key_is_requested_within_fifty_milliseconds(void)
{
    const double frame = 1.0 / 60;
    begin("towers");
    for (int direction = 0; direction < DIRECTION_COUNT; direction++) {
        int ticks = 0;
        text_clear(&null_spoken);
        focus((enum direction)direction, DEVICE_KEYBOARD);
        for (; !*spoken() && ticks * TICK < 1; ticks += (int)(frame / TICK)) {
            app_advance(&app, frame);
            app_draw(&app, &canvas);
        }
        TEST_ASSERT_TRUE_MESSAGE(ticks * TICK < 0.05, spoken());
    }
}

static void test_input_interrupts_and_what_happens_by_itself_does_not(void)
{
    start_between("dodgem", "human", "level1");
    settle();
    int before = null_voice_interrupted;
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL_INT(before + 1, null_voice_interrupted);
    app_notice(&app, "Something happened.");
    app_draw(&app, &canvas);
    assert_spoken("Something happened.");
    TEST_ASSERT_EQUAL_INT(before + 1, null_voice_interrupted);
}

static void test_switched_off_it_is_silent(void)
{
    act(ACTION_SPEECH, DEVICE_KEYBOARD);
    assert_spoken("Speech off.");
    text_clear(&null_spoken);
    begin("morris");
    ask(ASK_MOVES);
    TEST_ASSERT_EQUAL_STRING("", spoken());
    act(ACTION_SPEECH, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
    assert_spoken("Speech on. Black to move.");
    TEST_ASSERT_TRUE(null_voice.on);
}

static void test_the_same_is_not_said_twice(void)
{
    begin("towers");
    text_clear(&null_spoken);
    for (int i = 0; i < 120; i++) {
        app_advance(&app, 1.0 / 30);
        app_draw(&app, &canvas);
    }
    TEST_ASSERT_EQUAL_STRING("", spoken());
}

/* ---- what ---- */

static void test_cells_pieces_and_moves(void)
{
    begin("towers");
    put_focus("d5");
    ask(ASK_HERE);
    TEST_ASSERT_EQUAL_STRING("d5, blue tower, can move.\n", spoken());
    ask(ASK_ROW);
    TEST_ASSERT_EQUAL_STRING("Row 5: a5 blue tower, b5 blue tower, c5 blue tower, d5 blue tower.\n",
                             spoken());
    ask(ASK_COLUMN);
    assert_spoken("Column d: d5 blue tower, d6");
    ask(ASK_MINE);
    assert_spoken("Queen: a8.");
    ask(ASK_THEIRS);
    assert_spoken("Red. Tower: e1");
    assert_spoken("Queen: h1.");
    ask(ASK_LAST);
    TEST_ASSERT_EQUAL_STRING("No move has been made.\n", spoken());
    ask(ASK_TURN);
    TEST_ASSERT_EQUAL_STRING("Blue to move.\n", spoken());
    ask(ASK_MOVES);
    assert_spoken("You can move: d5");
}

/* The example of the rules: the preview names what the move would capture. */
static void test_a_capture_is_announced_before_and_after(void)
{
    continue_save("quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "1. d7-h7\n");
    choose_cell(cell_at(5, 3), CELL_NONE, DEVICE_KEYBOARD);
    ask(ASK_MOVES);
    assert_spoken("f7 (captures h7)");
    put_focus("f7");
    ask(ASK_HERE);
    TEST_ASSERT_EQUAL_STRING("f7, empty, can go there, captures h7.\n", spoken());
    text_clear(&null_spoken);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    assert_spoken("Red: f4 to f7. It captures the tower on h7");
    assert_spoken("Blue to move.");
    ask(ASK_LAST);
    assert_spoken("Red: f4 to f7. It captures the tower on h7");
}

static void test_a_refusal_is_explained_every_time(void)
{
    begin("towers");
    for (int i = 0; i < 2; i++) {
        text_clear(&null_spoken);
        choose_cell(cell_at(7, 0), CELL_NONE, DEVICE_KEYBOARD);
        app_draw(&app, &canvas);
        assert_spoken("This piece is not yours.");
        settle();
    }
}

static void test_undo_and_the_result(void)
{
    begin("dodgem");
    struct rng rng = {.state = 3};
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    text_clear(&null_spoken);
    take_back(DEVICE_KEYBOARD);
    settle();
    assert_spoken("Taken back.");
    text_clear(&null_spoken);
    play_move(&app, move_word(VERB_RESIGN));
    settle();
    assert_spoken("White resigned.");
}

static void test_looking_back_says_what_was_played(void)
{
    begin("dodgem");
    struct rng rng = {.state = 3};
    for (int i = 0; i < 3; i++)
        play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    ask(ASK_LAST);
    char last[256];
    snprintf(last, sizeof last, "%s", spoken());
    for (int step = -1; step <= 1; step += 2) {
        text_clear(&null_spoken);
        app_action(&app,
                   &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = step});
        settle();
        app_draw(&app, &canvas);
        assert_spoken(step < 0 ? "Looking back. Black: " : "White: ");
    }
    last[strcspn(last, "\n")] = '\0';
    assert_spoken(last);
}

static void test_a_lesson_is_heard_with_its_solution(void)
{
    lesson_open(&app, game_find("towers"));
    settle();
    assert_spoken("Towers slide.");
    text_clear(&null_spoken);
    act(ACTION_HINT, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
    assert_spoken("For example: ");
    text_clear(&null_spoken);
    act(ACTION_REDO, DEVICE_KEYBOARD); /* the next one begins with moves that nobody plays */
    settle();
    assert_spoken("The rectangle.");
    assert_not_spoken(" to ");
}

static void test_widgets_say_what_they_are_and_how_they_stand(void)
{
    app_push(&app, &screen_settings);
    settle();
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    settle();
    text_clear(&null_spoken);
    focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL_STRING("Sound effects, 80 %. How loud moves, captures and buttons sound.\n",
                             spoken());
    text_clear(&null_spoken);
    focus(DIRECTION_LEFT, DEVICE_KEYBOARD);
    app_draw(&app, &canvas);
    TEST_ASSERT_EQUAL_STRING("Sound effects, 70 %.\n", spoken());
    ask(ASK_MOVES);
    assert_spoken("Keys and buttons. People. Done.");
}

static void test_pictures_have_names(void)
{
    struct person ada = {.id = "0000000a", .name = "Ada", .emblem = "-"};
    app.people = (struct people){.count = 1, .list = {ada}};
    person_open(&app, &ada);
    settle();
    text_clear(&null_spoken);
    ask(ASK_MOVES);
    static const char *const colours[] = {"light blue", "orange", "green", "yellow",
                                          "red",        "pink",   "white", "blue"};
    for (int i = 0; i < PERSON_COLOURS; i++) {
        char words[40];
        snprintf(words, sizeof words, "Colour: %s", colours[i]);
        assert_spoken(words);
    }
    assert_spoken("queen, Queens & Towers.");
}

static void test_the_last_seconds_are_counted_down(void)
{
    continue_save("quatuor save 1\ngame: dodgem\nplayer 1: human\nplayer 2: human\n"
                  "time 1: 1:00\ntime 2: 1:00\nmoves:\n");
    text_clear(&null_spoken);
    for (int i = 0; i < 60 * 56; i++) {
        app_advance(&app, 1.0 / 60);
        app_draw(&app, &canvas);
    }
    assert_spoken("30 seconds left.");
    assert_spoken("10 seconds left.");
    assert_spoken("5 seconds left.");
    assert_not_spoken("29 seconds");
}

/* ---- hidden pieces ---- */

/* The same moves with another army of the first player: the ranks of pieces that never move or
 * meet are exchanged. */
static const char *const armies[2] = {
    "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10",
    "10@e7 F@a10 1@b10 B@c10 3@d10 9@f10 2@g10 3@h10 2@i10 B@j10"};

static void play_with(const char *army, struct text *log)
{
    struct text save = {0};
    text_add(&save,
             "quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n%s ready "
             "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n",
             army);
    continue_save(save.data);
    text_free(&save);
    const int moves[][2] = {{cell_at(4, 6), cell_at(4, 5)}, {cell_at(8, 0), cell_at(8, 1)}};
    for (int i = 0; i < 2; i++) {
        go_through_curtains(DEVICE_KEYBOARD);
        for (int k = 0; k < 60; k++) { /* over all of one's own pieces and others */
            focus((enum direction)(k / 3 % 4), DEVICE_KEYBOARD);
            app_draw(&app, &canvas);
        }
        choose_cell(moves[i][0], CELL_NONE, DEVICE_KEYBOARD);
        app_draw(&app, &canvas);
        choose_cell(moves[i][1], moves[i][0], DEVICE_KEYBOARD);
        settle();
    }
    text_add(log, "%s", spoken());
}

static void test_what_one_does_not_ask_tells_nothing_about_hidden_pieces(void)
{
    struct text logs[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) {
        tearDown();
        setUp();
        play_with(armies[i], &logs[i]);
    }
    TEST_ASSERT_TRUE(strlen(logs[0].data) > 500);
    TEST_ASSERT_EQUAL_STRING(logs[0].data, logs[1].data);
    for (int i = 0; i < 2; i++)
        text_free(&logs[i]);
}

static void test_ranks_are_named_when_asked_or_wished(void)
{
    begin("stratego");
    const struct choice *choice = &play_state()->board.choice;
    play_state()->board.choice.focus = choice->moves[0].from;
    app_draw(&app, &canvas);
    ask(ASK_HERE);
    assert_spoken("can move");
    assert_not_spoken("blue piece");
    ask(ASK_THEIRS);
    assert_spoken("Red. Piece: ");
    assert_not_spoken("Marshal");
    app.preferences.speech_private = 0;
    text_clear(&null_spoken);
    for (int i = 0; i < 12; i++) {
        focus(i < 6 ? DIRECTION_LEFT : DIRECTION_RIGHT, DEVICE_KEYBOARD);
        app_draw(&app, &canvas);
    }
    assert_not_spoken("blue piece");
}

static void test_the_curtain_says_whose_turn_it_is_and_no_more(void)
{
    start_between("stratego", "human", "human");
    settle();
    assert_spoken("It is your turn, Blue. Everyone else, look away.");
    text_clear(&null_spoken);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    for (int i = 0; i < 20; i++) {
        focus((enum direction)(i / 5 % 4), DEVICE_KEYBOARD);
        app_draw(&app, &canvas);
    }
    assert_spoken("blue piece");
    assert_not_spoken("blue marshal");
    assert_not_spoken("Marshal");
}

/* ---- offered ---- */

static void test_it_is_offered_once_and_aloud(void)
{
    app.preferences.speech = 0;
    app_advance(&app, 0);
    text_clear(&null_spoken);
    speech_offer(&app);
    settle();
    assert_spoken("Shall the game be read aloud?");
    assert_spoken("F12");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.speech);
    speech_offer(&app);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    app.preferences.speech_offered = 0;
    speech_offer(&app);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.speech);
}

/* ---- two buttons together ---- */

static void test_a_pair_of_buttons_asks_and_the_first_alone_still_works(void)
{
    struct bindings bindings;
    struct chord chord = {.used = false};
    struct chord_press press;
    bindings_defaults(&bindings);
    TEST_ASSERT_FALSE(chord_press(&chord, &bindings, "back", true, &press));
    TEST_ASSERT_TRUE(chord_press(&chord, &bindings, "dpup", true, &press));
    TEST_ASSERT_EQUAL_STRING("back+dpup", press.name);
    struct action action = bindings_action(&bindings, DEVICE_PAD, press.name);
    TEST_ASSERT_EQUAL_INT(ACTION_ASK, action.type);
    TEST_ASSERT_EQUAL_INT(ASK_TURN, action.step);
    TEST_ASSERT_TRUE(chord_press(&chord, &bindings, "dpup", false, &press));
    TEST_ASSERT_FALSE(press.down);
    TEST_ASSERT_FALSE(chord_press(&chord, &bindings, "back", false, &press));
    TEST_ASSERT_TRUE(chord_press(&chord, &bindings, "dpup", true, &press));
    TEST_ASSERT_EQUAL_STRING("dpup", press.name);
    chord_press(&chord, &bindings, "dpup", false, &press);
    TEST_ASSERT_FALSE(chord_press(&chord, &bindings, "back", true, &press));
    TEST_ASSERT_TRUE(chord_press(&chord, &bindings, "back", false, &press));
    TEST_ASSERT_EQUAL_STRING("back", press.name);
    TEST_ASSERT_TRUE(press.down);
}

/* ---- tables ---- */

static void test_rows_of_the_records_are_read_with_their_headings(void)
{
    driver_use_folder("test-ui-speech.tmp");
    driver_fill_records();
    app_push(&app, &screen_records);
    app_draw(&app, &canvas);
    assert_spoken("games: 72, won: 36, drawn: 20, lost: 16.");
    assert_spoken("Dodgem, games: 16, won: 8, drawn: 8, lost: 0, Rating: 1359 ± 250.");
    assert_not_spoken("8 – 8 – 0");
    text_clear(&null_spoken);
    use_button(screen_records.form, RECORDS_ROW, DEVICE_PAD);
    app_draw(&app, &canvas);
    assert_spoken("won, Against ");
    app_home(&app, &screen_menu);
    driver_drop_folder();
}

static void begin_league(void)
{
    static const char *const names[] = {"Ada", "Bo", "Cy"};
    struct tournament tournament = {.kind = TOURNAMENT_LEAGUE, .entrant_count = 3, .game_count = 1};
    struct match_plan plan = {.game = games[0], .settings = settings_default(games[0])};
    strcpy(tournament.games[0], games[0]->id);
    for (int i = 0; i < 3; i++) {
        snprintf(tournament.entrants[i].id, PERSON_ID, "0000000%c", 'a' + i);
        strcpy(tournament.entrants[i].name, names[i]);
    }
    contests_begin_tournament(&app, &tournament, &plan);
    tournament_record(&app.contest.tournament, 0);
}

static void test_standings_are_read_with_their_headings(void)
{
    driver_use_folder("test-ui-speech.tmp");
    begin_league();
    app_home(&app, &screen_standings);
    app_draw(&app, &canvas);
    ask(ASK_MOVES);
    assert_spoken("games: 1, won: 1, drawn: 0, lost: 0, Points: 1.");
    assert_not_spoken("Pts");
    driver_drop_folder();
}

/* ---- who speaks ---- */

static void test_the_voice_is_the_one_chosen_in_the_player_s_language(void)
{
    struct fault fault = {""};
    app.preferences.speech_voice = VOICE_WOMAN_1;
    app_advance(&app, 0);
    TEST_ASSERT_EQUAL_INT(VOICE_WOMAN_1, null_voice.kind);
    TEST_ASSERT_EQUAL_STRING("en", null_voice.language);
    language_set_folder(getenv("QUATUOR_CATALOGUES"));
    if (!language_use("pt_BR", &fault))
        TEST_IGNORE_MESSAGE("the catalogues are not built: GNU gettext is missing");
    app_advance(&app, 0);
    language_use("en", &fault);
    /* Engines do not know "pt_BR", and fell silent. */
    TEST_ASSERT_EQUAL_STRING("pt-BR", null_voice.language);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_answer_to_a_key_is_requested_within_fifty_milliseconds);
    RUN_TEST(test_input_interrupts_and_what_happens_by_itself_does_not);
    RUN_TEST(test_switched_off_it_is_silent);
    RUN_TEST(test_the_same_is_not_said_twice);
    RUN_TEST(test_cells_pieces_and_moves);
    RUN_TEST(test_a_capture_is_announced_before_and_after);
    RUN_TEST(test_a_refusal_is_explained_every_time);
    RUN_TEST(test_undo_and_the_result);
    RUN_TEST(test_looking_back_says_what_was_played);
    RUN_TEST(test_a_lesson_is_heard_with_its_solution);
    RUN_TEST(test_widgets_say_what_they_are_and_how_they_stand);
    RUN_TEST(test_pictures_have_names);
    RUN_TEST(test_rows_of_the_records_are_read_with_their_headings);
    RUN_TEST(test_standings_are_read_with_their_headings);
    RUN_TEST(test_the_voice_is_the_one_chosen_in_the_player_s_language);
    RUN_TEST(test_the_last_seconds_are_counted_down);
    RUN_TEST(test_what_one_does_not_ask_tells_nothing_about_hidden_pieces);
    RUN_TEST(test_ranks_are_named_when_asked_or_wished);
    RUN_TEST(test_the_curtain_says_whose_turn_it_is_and_no_more);
    RUN_TEST(test_it_is_offered_once_and_aloud);
    RUN_TEST(test_a_pair_of_buttons_asks_and_the_first_alone_still_works);
    return UNITY_END();
}
