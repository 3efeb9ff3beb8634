/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every event is audible: plays the games and expects every sound in the list, on its occasion. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
    memset(null_sounds_played, 0, sizeof null_sounds_played);
}

void tearDown(void)
{
    driver_close();
}

static void assert_heard(enum sound sound)
{
    TEST_ASSERT_TRUE_MESSAGE(null_sounds_played[sound] > 0, sound_name(sound));
}

static void assert_not_heard(enum sound sound)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, null_sounds_played[sound], sound_name(sound));
}

static void play_to_the_end(const char *game, uint64_t seed)
{
    struct rng rng = {.state = seed};
    begin(game);
    for (int i = 0; i < 1500 && app_screen(&app) == &screen_play; i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        go_through_curtains(DEVICE_MOUSE);
    }
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void test_towers(void)
{
    play_to_the_end("towers", 4);
    assert_heard(SOUND_SELECT);
    assert_heard(SOUND_SLIDE_SHORT);
    assert_heard(SOUND_SLIDE_LONG);
    assert_heard(SOUND_CAPTURE);
    assert_heard(SOUND_TURN);
    assert_not_heard(SOUND_BATTLE);
    assert_not_heard(SOUND_LOSE); /* two people: someone has won */
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_WIN] + null_sounds_played[SOUND_DRAW]);
}

static void test_dodgem(void)
{
    play_to_the_end("dodgem", 4);
    assert_heard(SOUND_EXIT);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_WIN]);
}

static void test_morris(void)
{
    play_to_the_end("morris", 4);
    assert_heard(SOUND_PLACE);
    assert_heard(SOUND_MILL);
    assert_heard(SOUND_REMOVE);
    assert_heard(SOUND_SLIDE_MEDIUM);
}

static void test_stratego(void)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        app_home(&app, &screen_menu);
        play_to_the_end("stratego", seed);
    }
    assert_heard(SOUND_BATTLE);
    assert_heard(SOUND_BATTLE_WIN);
    assert_heard(SOUND_BATTLE_LOSE);
    assert_heard(SOUND_BATTLE_TIE);
    assert_not_heard(SOUND_CAPTURE);
    TEST_ASSERT_EQUAL_INT(
        null_sounds_played[SOUND_BATTLE],
        null_sounds_played[SOUND_BATTLE_WIN] + null_sounds_played[SOUND_BATTLE_LOSE] +
            null_sounds_played[SOUND_BATTLE_TIE] + null_sounds_played[SOUND_PRIZE]);
}

/* Sounds play even without animations. */
static void test_sounds_play_without_motion(void)
{
    app.preferences.reduced_motion = 1;
    test_towers();
}

/* A press that skips an animation does not drop its remaining sounds. */
static void test_skipping_drops_no_sounds(void)
{
    begin("towers");
    match_play_text(&app.session.match, "d7-h7", NULL);
    play_state()->fresh = true;
    app_home(&app, &screen_play);
    settle();
    choose_cell(cell_at(5, 3), CELL_NONE, DEVICE_MOUSE);
    choose_cell(cell_at(5, 6), cell_at(5, 3), DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    assert_not_heard(SOUND_CAPTURE);
    app_advance(&app, 0.05);
    click(2, 2, DEVICE_MOUSE);
    TEST_ASSERT_FALSE(timeline_running(&play_state()->board.timeline));
    assert_heard(SOUND_CAPTURE);
}

static void test_the_computer_wins(void)
{
    begin("dodgem");
    strcpy(app.session.match.players[1].control, "random");
    match_play_text(&app.session.match, "resign", NULL);
    play_state()->fresh = true;
    app_home(&app, &screen_play);
    settle();
    assert_heard(SOUND_LOSE);
    assert_not_heard(SOUND_WIN);
}

static void test_draw(void)
{
    begin("dodgem");
    match_play_text(&app.session.match, "draw", NULL);
    play_state()->fresh = true;
    app_home(&app, &screen_play);
    settle();
    assert_heard(SOUND_DRAW);
}

static void assert_sound(const char *name)
{
    if (name)
        TEST_ASSERT_TRUE_MESSAGE(sound_named(name) != SOUND_COUNT, name);
}

/* A game names its sounds; a misspelt one would be silence. */
static void test_highlights_name_existing_sounds(void)
{
    for (int i = 0; games[i]; i++)
        for (int j = 0; j < games[i]->highlight_count; j++) {
            assert_sound(games[i]->highlights[j].sound);
            for (int k = 0; k < CLASH_ENDS; k++)
                assert_sound(games[i]->highlights[j].end_sound[k]);
        }
    TEST_ASSERT_EQUAL_INT(SOUND_COUNT, sound_named("no such sound"));
    TEST_ASSERT_EQUAL_INT(SOUND_COUNT, sound_named(NULL));
    TEST_ASSERT_EQUAL_INT(SOUND_UNDO, sound_named("undo"));
}

static void test_refusals_and_undo(void)
{
    struct rng rng = {.state = 1};
    begin("towers");
    choose_cell(cell_at(5, 3), CELL_NONE, DEVICE_MOUSE); /* not theirs */
    assert_heard(SOUND_REFUSE);
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    take_back(DEVICE_KEYBOARD);
    assert_heard(SOUND_UNDO);
}

static void test_menus(void)
{
    settle();
    focus(DIRECTION_DOWN, DEVICE_PAD);
    assert_heard(SOUND_MENU_MOVE);
    act(ACTION_ACCEPT, DEVICE_PAD);
    assert_heard(SOUND_MENU_ACCEPT);
    settle();
    TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
    act(ACTION_BACK, DEVICE_PAD);
    assert_heard(SOUND_MENU_BACK);
}

static void let_pass(int seconds)
{
    for (int i = 0; i < seconds; i++) /* like the loop that waits for events */
        app_advance(&app, 1);
}

/* The music plays while someone is thinking; when nobody is there it fades and costs nothing. */
static void test_music_fades_when_nobody_is_there(void)
{
    begin("towers");
    settle();
    let_pass(50);
    TEST_ASSERT_TRUE(null_music_volume > 0);
    let_pass(20);
    TEST_ASSERT_TRUE(null_music_volume == 0);
    TEST_ASSERT_TRUE(null_effects_volume == 0);
    memset(null_sounds_played, 0, sizeof null_sounds_played);
    play_one_move(&(struct rng){.state = 1}, DEVICE_PAD);
    TEST_ASSERT_TRUE(null_music_volume > 0);
    assert_heard(SOUND_SELECT);
}

/* Two computers are watched by someone who touches nothing. */
static void test_a_watched_game_has_sound(void)
{
    start_between("dodgem", "level1", "level1");
    int moves = 0;
    for (int i = 0; i < 20000 && app_screen(&app) == &screen_play; i++) {
        app_advance(&app, 1.0 / 30);
        moves = app.session.match.at;
        TEST_ASSERT_TRUE(null_music_volume > 0);
    }
    TEST_ASSERT_TRUE(moves > 10);
}

/* One pawn is left: the music comes closer and a heartbeat goes with every turn; taking it back
 * restores the calm. */
static void test_the_music_notices_that_the_end_is_near(void)
{
    continue_save("quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n1. c3-c2 a1-b1\n2. c2-c1 a2-b2\n");
    float usual = null_music_volume;
    TEST_ASSERT_FALSE(session_end_is_near(&app.session));
    assert_not_heard(SOUND_TENSION);
    play_move(&app, move_exit(cell_at(2, 0)));
    settle();
    TEST_ASSERT_TRUE(session_end_is_near(&app.session));
    TEST_ASSERT_TRUE(null_music_volume > 1.3f * usual);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_TENSION]);
    take_back(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_FALSE(session_end_is_near(&app.session));
    TEST_ASSERT_EQUAL_FLOAT(usual, null_music_volume);
}

/* Every game that is played to its end comes near it, and a finished one no longer is. */
static void test_every_game_knows_when_its_end_is_near(void)
{
    for (int i = 0; games[i]; i++) {
        struct match_plan plan = {.game = games[i], .settings = settings_default(games[i])};
        struct session session = {.open = false};
        session_start(&session, &plan);
        match_set_up(&session.match);
        TEST_ASSERT_FALSE_MESSAGE(session_end_is_near(&session), games[i]->id);
        TEST_ASSERT_TRUE_MESSAGE(games[i]->last_men > 0 || !games[i]->music, games[i]->id);
        session_close(&session);
    }
}

/* Captures, removals and exits are felt on their beat, and only by those who want it. */
static void test_gamepads_rumble_in_step(void)
{
    begin("towers");
    app.preferences.rumble = true;
    play_move(&app, move_slide(cell_at(3, 6), cell_at(7, 6)));
    settle();
    int before = null_rumbles;
    play_move(&app, move_slide(cell_at(5, 3), cell_at(5, 6)));
    for (int i = 0; i < 12; i++)
        app_advance(&app, 1.0 / 60);
    TEST_ASSERT_EQUAL_INT(before, null_rumbles); /* still on its way */
    settle();
    TEST_ASSERT_EQUAL_INT(before + 1, null_rumbles);
    app.preferences.rumble = false;
    continue_save("quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n1. c3-c2 a1-b1\n2. c2-c1 a2-b2\n");
    play_move(&app, move_exit(cell_at(2, 0)));
    settle();
    TEST_ASSERT_EQUAL_INT(before + 1, null_rumbles);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_towers);
    RUN_TEST(test_dodgem);
    RUN_TEST(test_morris);
    RUN_TEST(test_stratego);
    RUN_TEST(test_sounds_play_without_motion);
    RUN_TEST(test_skipping_drops_no_sounds);
    RUN_TEST(test_the_computer_wins);
    RUN_TEST(test_draw);
    RUN_TEST(test_highlights_name_existing_sounds);
    RUN_TEST(test_refusals_and_undo);
    RUN_TEST(test_menus);
    RUN_TEST(test_music_fades_when_nobody_is_there);
    RUN_TEST(test_a_watched_game_has_sound);
    RUN_TEST(test_the_music_notices_that_the_end_is_near);
    RUN_TEST(test_every_game_knows_when_its_end_is_near);
    RUN_TEST(test_gamepads_rumble_in_step);
    return UNITY_END();
}
