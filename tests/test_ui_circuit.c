/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Runs through circuits on screen: from the menu to the table, with every device, over several
 * starts of the program. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/scores.h"
#include "ui/screens/run.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-circuit.tmp";

enum { MENU_ARCADE = 26, ARCADE_GRAND = 1, ARCADE_TOWERS, ARCADE_DODGEM };
enum { VERSUS_PLAY = 1, VERSUS_GIVE_UP, VERSUS_BACK };
enum { BOUT_NEXT = 1, BOUT_REVIEW, BOUT_ARCADE, BOUT_MENU };
enum { TABLE_AGAIN = 1, TABLE_ARCADE, TABLE_MENU, TABLE_UP = 10, TABLE_DOWN = 20, TABLE_DONE = 30 };
enum { QUESTION_NO = 1, QUESTION_YES };

static void open_program(void)
{
    memset(&app, 0, sizeof app);
    struct fault fault;
    keeper_read_preferences(&app.preferences, &fault);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    settle();
}

static void start_again(void)
{
    driver_close();
    open_program();
}

/* The program is killed: nothing is closed or written any more. */
static void kill_and_start_again(void)
{
    keeper_watch(&app.keeper, &app.session, &app.preferences);
    start_again();
}

void setUp(void)
{
    driver_use_folder(folder);
    open_program();
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static const char *top(void)
{
    return app_screen(&app)->name;
}

static void open_circuit(int card, enum device device)
{
    use_button(screen_menu.form, MENU_ARCADE, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("arcade", top());
    use_button(screen_arcade.form, card, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("versus", top());
}

static int person(void)
{
    return player_is_person(&app.session.match.players[0]) ? 0 : 1;
}

static void begin_bout(enum device device)
{
    use_button(screen_versus.form, VERSUS_PLAY, device);
    settle();
    go_through_curtains(device);
    TEST_ASSERT_TRUE(contests_is_run(&app));
}

/* Plays any moves until it is this side's turn. */
static void play_until_turn_of(int side)
{
    struct match *match = &app.session.match;
    struct rng rng = {.state = 3};
    do {
        struct move list[MOVES_MAX];
        int count = match->game->moves(match_now(match), list);
        match_play(match, list[rng_below(&rng, count)]);
    } while (match_now(match)->turn != side);
}

static void finish_bout(enum bout_end end)
{
    struct match *match = &app.session.match;
    match_set_up(match);
    play_until_turn_of(end == BOUT_WON ? 1 - person() : person());
    match_play(match, move_word(end == BOUT_DRAWN ? VERB_DRAW : VERB_RESIGN));
    app_open_curtain(&app);
    settle();
    TEST_ASSERT_EQUAL_STRING("bout", top());
}

static void win_run(int opponents, enum device device)
{
    for (int i = 0; i < opponents; i++) {
        begin_bout(device);
        finish_bout(BOUT_WON);
        use_button(screen_bout.form, BOUT_NEXT, device);
        settle();
    }
}

static struct circuit_state run(void)
{
    return circuit_state(&app.contest.circuit);
}

static void play_whole_run(enum device device)
{
    open_circuit(ARCADE_DODGEM, device);
    TEST_ASSERT_TRUE(text_shown(games[1]->opponents->list[0].name));
    TEST_ASSERT_TRUE(text_shown(games[1]->opponents->list[0].temper));
    TEST_ASSERT_EQUAL_STRING("circuit", null_music);
    win_run(OPPONENT_COUNT, device);
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_TRUE(text_shown("Circuit completed!"));
    TEST_ASSERT_EQUAL_INT(MEDAL_GOLD, high_scores_medal(&app.scores, "dodgem"));
}

static void test_a_whole_run_by_pad_with_initials_in_three_presses(void)
{
    play_whole_run(DEVICE_PAD);
    focus(DIRECTION_DOWN, DEVICE_PAD); /* B */
    for (int i = 0; i < 3; i++)
        act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("BAA", app.scores.list[0].name);
    use_button(screen_high_scores.form, TABLE_MENU, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("menu", top());
    start_again();
    TEST_ASSERT_EQUAL_INT(1, app.scores.count);
    TEST_ASSERT_EQUAL_STRING("BAA", app.scores.list[0].name);
}

static void test_a_whole_run_by_mouse(void)
{
    play_whole_run(DEVICE_MOUSE);
    use_button(screen_high_scores.form, TABLE_DOWN + 1, DEVICE_MOUSE);
    use_button(screen_high_scores.form, TABLE_DOWN + 1, DEVICE_MOUSE);
    use_button(screen_high_scores.form, TABLE_UP + 2, DEVICE_MOUSE);
    use_button(screen_high_scores.form, TABLE_DONE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("AC.", app.scores.list[0].name);
}

static void type(const char *letter)
{
    struct action action = {.type = ACTION_TEXT, .device = DEVICE_KEYBOARD, .pressed = true};
    strcpy(action.name, letter);
    app_action(&app, &action);
    /* The key itself mutes elsewhere. */
    action.type = *letter == 'm' ? ACTION_MUTE : ACTION_OTHER;
    app_action(&app, &action);
}

static void test_a_whole_run_by_keyboard(void)
{
    play_whole_run(DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(null_takes_text);
    type("m");
    type("i");
    type("a");
    TEST_ASSERT_FALSE(app.preferences.mute);
    TEST_ASSERT_EQUAL_STRING("MIA", app.scores.list[0].name);
    settle();
    TEST_ASSERT_FALSE(null_takes_text);
    use_button(screen_high_scores.form, TABLE_AGAIN, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("versus", top()); /* another go at once */
    TEST_ASSERT_EQUAL_INT(0, run().points);
}

static void test_a_whole_run_by_touch_of_a_person_needs_no_letters(void)
{
    const struct person *ada = people_add(&app.people, "Ada", &app.rng, NULL);
    strcpy(app.preferences.name[0], ada->name);
    strcpy(app.preferences.person[0], ada->id);
    play_whole_run(DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_STRING(app.people.list[0].id, app.scores.list[0].person);
    TEST_ASSERT_TRUE(text_shown("Ada"));
    use_button(screen_high_scores.form, TABLE_ARCADE, DEVICE_TOUCH);
    settle();
    TEST_ASSERT_EQUAL_STRING("arcade", top());
}

static void test_a_loss_costs_a_life_and_the_third_ends_the_run(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    win_run(1, DEVICE_PAD);
    for (int i = 0; i < 3; i++) {
        begin_bout(DEVICE_PAD);
        finish_bout(BOUT_LOST);
        TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 2 * (i + 1), run().half_lives);
        TEST_ASSERT_TRUE(text_shown(i < 2 ? "Once more" : "To the table"));
        use_button(screen_bout.form, BOUT_NEXT, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_EQUAL_INT(1, app.scores.count);
}

/* A game left in the middle is taken up again, whatever happens to the program. */
static void test_killed_in_the_middle_it_goes_on_with_the_same_game(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    win_run(2, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    struct rng rng = {.state = 5};
    play_one_move(&rng, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(*app.contest.circuit.playing != '\0');
    int length = app.session.match.length, points = run().points;
    kill_and_start_again();
    open_circuit(ARCADE_DODGEM, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(text_shown("Go on"));
    TEST_ASSERT_EQUAL_INT(points, run().points);
    begin_bout(DEVICE_MOUSE);
    TEST_ASSERT_TRUE(app.session.match.length >= length);
    finish_bout(BOUT_WON);
    TEST_ASSERT_EQUAL_INT(3, run().passed);
    start_again();
    open_circuit(ARCADE_DODGEM, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(3, run().passed);
    TEST_ASSERT_FALSE(text_shown("Go on"));
}

static void test_left_before_the_first_move_it_is_not_lost(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    kill_and_start_again();
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES, run().half_lives);
}

static void test_a_deleted_game_is_lost(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    struct rng rng = {.state = 5};
    play_one_move(&rng, DEVICE_PAD);
    settle();
    char name[LIBRARY_NAME], trash[LIBRARY_NAME];
    snprintf(name, sizeof name, "%s", app.contest.circuit.playing);
    start_again();
    TEST_ASSERT_TRUE(keeper_delete(&app.keeper, name, trash, NULL));
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    use_button(screen_versus.form, VERSUS_PLAY, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("versus", top());
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 2, run().half_lives);
    /* Brought back and won, it is too late. */
    TEST_ASSERT_TRUE(keeper_restore(&app.keeper, trash, NULL));
    start_again();
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(CIRCUIT_HALF_LIVES - 2, run().half_lives);
}

static void test_another_match_in_between_changes_nothing(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    struct rng rng = {.state = 5};
    play_one_move(&rng, DEVICE_PAD);
    settle();
    char playing[LIBRARY_NAME];
    snprintf(playing, sizeof playing, "%s", app.contest.circuit.playing);
    app_home(&app, &screen_menu);
    settle();
    begin("morris");
    TEST_ASSERT_FALSE(contests_is_run(&app));
    app_home(&app, &screen_menu);
    settle();
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING(playing, keeper_file(&app.keeper, &app.session));
}

static void test_ending_a_run_enters_its_score(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    win_run(1, DEVICE_PAD);
    int points = run().points;
    use_button(screen_versus.form, VERSUS_GIVE_UP, DEVICE_PAD);
    settle();
    use_button(screen_question.form, QUESTION_YES, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("high_scores", top());
    TEST_ASSERT_EQUAL_INT(points, app.scores.list[0].points);
    for (int i = 0; i < 3; i++)
        act(ACTION_ACCEPT, DEVICE_PAD);
    use_button(screen_high_scores.form, TABLE_MENU, DEVICE_PAD);
    settle();
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, run().passed); /* a new run */
}

static void test_the_grand_circuit_begins_with_the_first_game(void)
{
    open_circuit(ARCADE_GRAND, DEVICE_KEYBOARD);
    for (int i = 0; games[i] && i < 4; i++) {
        begin_bout(DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_STRING(games[i]->id, app.session.match.game->id);
        finish_bout(BOUT_WON);
        use_button(screen_bout.form, BOUT_NEXT, DEVICE_KEYBOARD);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(4, run().passed);
}

static void pass(double seconds)
{
    for (double t = 0; t < seconds; t += 1.0 / 60) {
        app_advance(&app, 1.0 / 60);
        app_draw(&app, &canvas);
    }
}

static void test_the_count_down_begins_the_game_unless_somebody_chooses(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    pass(3);
    TEST_ASSERT_EQUAL_STRING("versus", top());
    pass(4);
    TEST_ASSERT_EQUAL_STRING("play", top());
    app_home(&app, &screen_menu);
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    pass(10);
    TEST_ASSERT_EQUAL_STRING("versus", top());
    TEST_ASSERT_FALSE(app_alive(&app)); /* and costs nothing */
    app_home(&app, &screen_menu);
    app.preferences.reduced_motion = true;
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    pass(10);
    TEST_ASSERT_EQUAL_STRING("versus", top());
}

static void test_the_opponent_cannot_be_made_weaker(void)
{
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    act(ACTION_MENU, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("pause", top());
    TEST_ASSERT_FALSE(text_shown("Level"));
}

static void test_the_menu_shows_the_table_while_nobody_plays(void)
{
    struct high_score entry = {.table = "dodgem",
                               .key = "0a1b2c3d",
                               .points = 12345,
                               .medal = MEDAL_SILVER,
                               .date = "2026-11-18",
                               .name = "ZOE"};
    high_scores_enter(&app.scores, &entry);
    TEST_ASSERT_FALSE(text_shown("ZOE"));
    pass(9);
    TEST_ASSERT_TRUE(text_shown("ZOE"));
    hover(5, 5);
    TEST_ASSERT_FALSE(text_shown("ZOE"));
    pass(31);
    settle();
    pass(4);
    TEST_ASSERT_FALSE(app_wants_frame(&app));
}

/* One after the other, before it goes to rest. */
static void test_the_menu_shows_the_tables_of_puzzles_too(void)
{
    static const char *const tables[] = {"dodgem", "rush", "streak-towers"};
    static const char *const names[] = {"ZOE", "IDA", "MIA"};
    for (int i = 0; i < 3; i++) {
        struct high_score entry = {.points = 12345, .date = "2026-11-18"};
        snprintf(entry.table, sizeof entry.table, "%s", tables[i]);
        snprintf(entry.key, sizeof entry.key, "0a1b2c3%d", i);
        snprintf(entry.name, sizeof entry.name, "%s", names[i]);
        high_scores_enter(&app.scores, &entry);
    }
    pass(9);
    for (int i = 0; i < 3; i++) {
        for (int other = 0; other < 3; other++)
            TEST_ASSERT_EQUAL(other == i, text_shown(names[other]));
        pass(8);
    }
    TEST_ASSERT_FALSE(text_shown("ZOE"));
    settle();
    pass(4);
    TEST_ASSERT_FALSE(app_wants_frame(&app));
}

static const char *waiting_in_menu(void)
{
    app_home(&app, &screen_menu);
    settle();
    return form_widget(screen_menu.form, MENU_ARCADE)->help;
}

static void test_the_menu_says_that_a_run_waits(void)
{
    TEST_ASSERT_NULL(waiting_in_menu());
    open_circuit(ARCADE_DODGEM, DEVICE_PAD);
    win_run(2, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("A circuit waits: opponent 3 of 8", waiting_in_menu());
    start_again();
    TEST_ASSERT_EQUAL_STRING("A circuit waits: opponent 3 of 8", waiting_in_menu());
    app.rng.state++; /* or the keys begin again, too */
    open_circuit(ARCADE_TOWERS, DEVICE_PAD);
    begin_bout(DEVICE_PAD);
    finish_bout(BOUT_WON);
    TEST_ASSERT_EQUAL_STRING("A circuit waits: opponent 2 of 8 (+1)", waiting_in_menu());
    open_circuit(ARCADE_TOWERS, DEVICE_PAD);
    use_button(screen_versus.form, VERSUS_GIVE_UP, DEVICE_PAD);
    settle();
    use_button(screen_question.form, QUESTION_YES, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("A circuit waits: opponent 3 of 8", waiting_in_menu());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_whole_run_by_pad_with_initials_in_three_presses);
    RUN_TEST(test_a_whole_run_by_mouse);
    RUN_TEST(test_a_whole_run_by_keyboard);
    RUN_TEST(test_a_whole_run_by_touch_of_a_person_needs_no_letters);
    RUN_TEST(test_a_loss_costs_a_life_and_the_third_ends_the_run);
    RUN_TEST(test_killed_in_the_middle_it_goes_on_with_the_same_game);
    RUN_TEST(test_left_before_the_first_move_it_is_not_lost);
    RUN_TEST(test_a_deleted_game_is_lost);
    RUN_TEST(test_another_match_in_between_changes_nothing);
    RUN_TEST(test_ending_a_run_enters_its_score);
    RUN_TEST(test_the_grand_circuit_begins_with_the_first_game);
    RUN_TEST(test_the_count_down_begins_the_game_unless_somebody_chooses);
    RUN_TEST(test_the_opponent_cannot_be_made_weaker);
    RUN_TEST(test_the_menu_shows_the_table_while_nobody_plays);
    RUN_TEST(test_the_menu_shows_the_tables_of_puzzles_too);
    RUN_TEST(test_the_menu_says_that_a_run_waits);
    return UNITY_END();
}
