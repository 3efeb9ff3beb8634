/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Series, rounds of all games and tournaments on screen, over several starts of the program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/language.h"
#include "core/registry.h"
#include "scratch_folder.h"
#include "testing/null_platform.h"
#include "ui/identities.h"
#include "ui/screens/more_options.h"
#include "ui/screens/new_game.h"
#include "ui/screens/standings.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-contests.tmp";

enum {
    OVER_NEXT = 1,
    OVER_NEW_GAME = 3,
};
enum { NEW_START = 1, MORE_DONE = 1, MORE_CLOCK = 10, MORE_SERIES = 13 };
enum { MORE_FAIRNESS = 14, MORE_TAKE_BACKS = MORE_FAIRNESS + 2, MORE_OPTION = 20 };
enum { NIGHT_CONTEST = 1, NIGHT_ROUND = 5, NIGHT_TOURNAMENT };
enum { CUP_START = 1, CUP_BACK, CUP_KIND, CUP_GAME, CUP_NEW, CUP_MORE, CUP_PERSON = 10 };

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

static void add_people(int count)
{
    static const char *const names[] = {"Dot", "Cid", "Bea", "Ada"};
    for (int i = 0; i < count; i++)
        people_add(&app.people, names[4 - count + i], &app.rng, NULL);
}

void setUp(void)
{
    driver_use_folder(folder);
    open_program();
}

void tearDown(void)
{
    language_use("en", NULL);
    driver_close();
    driver_drop_folder();
}

static struct match_plan plan_of(const char *game)
{
    struct match_plan plan = {.game = game_find(game),
                              .settings = settings_default(game_find(game))};
    strcpy(plan.players[0].name, "Ada");
    strcpy(plan.players[1].name, "Bea");
    return plan;
}

static int turn_of(const char *name)
{
    return strcmp(app.session.match.players[0].name, name) == 0 ? 0 : 1;
}

/* A game to its end: `loser` resigns on their turn; NULL: a draw is agreed. */
static void finish(const char *loser)
{
    struct match *match = &app.session.match;
    match_set_up(match);
    app_continue_match(&app);
    go_through_curtains(DEVICE_KEYBOARD);
    struct rng rng = {.state = 3};
    while (match_ply(match, match->at) == 0 ||
           (loser && match_now(match)->turn != turn_of(loser))) {
        struct move list[MOVES_MAX];
        int count = match->game->moves(match_now(match), list);
        match_play(match, list[rng_below(&rng, count)]);
    }
    match_play(match, move_word(loser ? VERB_RESIGN : VERB_DRAW));
    app_open_curtain(&app);
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void play_on(enum device device)
{
    use_button(screen_game_over.form, OVER_NEXT, device);
    go_through_curtains(device);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

static void test_a_rematch_makes_it_a_series(void)
{
    begin("dodgem");
    strcpy(app.session.match.players[0].name, "Ada");
    strcpy(app.session.match.players[1].name, "Bea");
    TEST_ASSERT_EQUAL_INT(CONTEST_NONE, app.contest.kind);
    finish("Bea");
    TEST_ASSERT_TRUE(text_shown("Rematch, sides swapped"));
    play_on(DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Bea", app.session.match.players[0].name);
    char points[POINTS_TEXT];
    TEST_ASSERT_TRUE(contests_points(&app, turn_of("Ada"), points));
    TEST_ASSERT_EQUAL_STRING("1", points);
    finish(NULL);
    TEST_ASSERT_TRUE(text_shown("½ – 1½"));
    play_on(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("Ada", app.session.match.players[0].name);
}

static struct match_plan agreed_plan(void)
{
    struct match_plan plan = plan_of("dodgem");
    settings_set(plan.game, &plan.settings, "fewer1", "1", NULL);
    plan.swap_rule = true;
    plan.aids[0][AID_HINT] = allowance_of(3);
    plan.aids[1][AID_TAKE_BACK] = allowance_of(1);
    plan.time[1] = (struct time_control){.kind = TIME_TOTAL, .allowance = 600000};
    return plan;
}

/* Everything agreed on for Ada and Bea is theirs in the next game, too. */
static void assert_agreed(const struct match_plan *agreed, int ada)
{
    struct match_plan plan = match_plan(&app.session.match);
    TEST_ASSERT_EQUAL_STRING("Ada", plan.players[ada].name);
    if (ada == 1)
        match_plan_swap_sides(&plan);
    TEST_ASSERT_TRUE(plan.swap_rule);
    TEST_ASSERT_EQUAL_MEMORY(&agreed->settings, &plan.settings, sizeof plan.settings);
    TEST_ASSERT_EQUAL_MEMORY(agreed->time, plan.time, sizeof plan.time);
    TEST_ASSERT_EQUAL_MEMORY(agreed->aids, plan.aids, sizeof plan.aids);
}

/* A first move, which Bea takes over; Ada gives up. */
static void finish_swapped(void)
{
    TEST_ASSERT_TRUE(match_play_text(&app.session.match, "b5-b4", NULL));
    TEST_ASSERT_TRUE(match_play_text(&app.session.match, "swap", NULL));
    finish("Ada");
}

static void test_a_rematch_keeps_what_was_agreed(void)
{
    struct match_plan agreed = agreed_plan();
    for (int swapped = 0; swapped < 2; swapped++) {
        app_start_match(&app, &agreed);
        settle();
        if (swapped)
            finish_swapped();
        else
            finish("Ada");
        play_on(DEVICE_KEYBOARD);
        assert_agreed(&agreed, 1);
        finish("Ada");
        play_on(DEVICE_KEYBOARD);
        assert_agreed(&agreed, 0);
        finish("Ada");
        app_home(&app, &screen_menu);
    }
}

static void test_another_series_keeps_what_was_agreed(void)
{
    struct match_plan agreed = agreed_plan();
    contests_begin_series(&app, &agreed, 3);
    settle();
    finish_swapped();
    play_on(DEVICE_KEYBOARD);
    assert_agreed(&agreed, 1);
    finish("Ada");
    TEST_ASSERT_TRUE(text_shown("Another series"));
    play_on(DEVICE_KEYBOARD);
    assert_agreed(&agreed, 0);
}

/* "New game" on the last page offers the same again. */
static void test_a_new_game_keeps_what_was_agreed(void)
{
    struct match_plan agreed = agreed_plan();
    for (int swapped = 0; swapped < 2; swapped++) {
        app_start_match(&app, &agreed);
        settle();
        if (swapped)
            finish_swapped();
        else
            finish("Ada");
        use_button(screen_game_over.form, OVER_NEW_GAME, DEVICE_PAD);
        settle();
        use_button(screen_new_game.form, NEW_START, DEVICE_PAD);
        settle();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
        assert_agreed(&agreed, 0);
    }
}

static void test_best_of_three_ends_when_it_is_decided(void)
{
    struct match_plan plan = plan_of("dodgem");
    contests_begin_series(&app, &plan, 3);
    settle();
    finish("Bea");
    TEST_ASSERT_TRUE(text_shown("1 – 0") && text_shown("best of 3"));
    TEST_ASSERT_TRUE(text_shown("Next game"));
    /* The names are in the panels, and beside how many of their pawns have left. */
    TEST_ASSERT_EQUAL_INT(2, times_shown("Ada"));
    TEST_ASSERT_EQUAL_INT(2, times_shown("Bea"));
    play_on(DEVICE_MOUSE);
    finish("Bea");
    /* Games are numbered before the names of their winners, where no score could stand. */
    TEST_ASSERT_TRUE(text_shown("This series") && text_shown("1.") && text_shown("2."));
    TEST_ASSERT_EQUAL_INT(3, times_shown("Ada"));
    TEST_ASSERT_TRUE(text_shown("decided."));
    TEST_ASSERT_TRUE(text_shown("Another series"));
    play_on(DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_INT(0, app.contest.series.result_count);
    TEST_ASSERT_EQUAL_INT(3, app.contest.series.length);
}

/* From the menu: more options, a series of three, and Start. */
static void test_a_series_is_chosen_before_the_game(void)
{
    new_game_open(game_find("dodgem"), &app.preferences);
    app_push(&app, &screen_new_game);
    new_game_state()->choice.mode = START_TWO;
    more_options_open(&app);
    screen_more_options.form->focus = MORE_SERIES;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Best of 3"));
    use_button(screen_more_options.form, MORE_DONE, DEVICE_PAD);
    settle();
    use_button(screen_new_game.form, NEW_START, DEVICE_PAD);
    go_through_curtains(DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(CONTEST_SERIES, app.contest.kind);
    TEST_ASSERT_EQUAL_INT(3, app.contest.series.length);
    finish(NULL);
    TEST_ASSERT_TRUE(text_shown("best of 3"));
}

static void begin_on_second_page(int row, int steps)
{
    new_game_open(game_find("dodgem"), &app.preferences);
    app_push(&app, &screen_new_game);
    new_game_state()->choice.mode = START_TWO;
    more_options_open(&app);
    for (int i = 0; i < steps; i++) {
        screen_more_options.form->focus = row;
        focus(DIRECTION_RIGHT, DEVICE_PAD);
    }
    settle();
}

static void start_from_second_page(void)
{
    use_button(screen_more_options.form, MORE_DONE, DEVICE_PAD);
    settle();
    use_button(screen_new_game.form, NEW_START, DEVICE_PAD);
    go_through_curtains(DEVICE_PAD);
}

/* A series without undo: in its file, in every game, and after a restart. */
static void test_undo_can_be_off_in_a_series(void)
{
    begin_on_second_page(MORE_SERIES, 1);
    for (int seat = 0; seat < 2; seat++) {
        screen_more_options.form->focus = MORE_TAKE_BACKS + seat;
        focus(DIRECTION_RIGHT, DEVICE_PAD);
    }
    start_from_second_page();
    finish(NULL);
    start_again();
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    settle();
    struct rng rng = {.state = 1};
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    TEST_ASSERT_EQUAL_STRING("It was agreed that Player 2 plays without take-backs.", app.notice);
    finish(NULL);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(session_finished(&app.session));
}

/* Guests change sides too: they are numbered, or the one who has no name is the guest. */
static void test_guests_of_a_series_have_names(void)
{
    struct match_plan plan = plan_of("dodgem");
    for (int named = 0; named < 2; named++) {
        memset(plan.players[1 - named].name, 0, PLAYER_NAME);
        memset(plan.players[0].name, 0, named ? 0 : PLAYER_NAME);
        contests_begin_series(&app, &plan, 3);
        settle();
        finish(named ? "Guest" : "Player 2");
        TEST_ASSERT_TRUE(text_shown(named ? "Bea wins" : "Player 1 wins"));
        play_on(DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(1, turn_of(named ? "Guest" : "Player 1"));
        app_home(&app, &screen_menu);
        strcpy(plan.players[1].name, "Bea");
    }
}

static void test_guests_are_named_from_the_second_game_on(void)
{
    struct match_plan plan = plan_of("dodgem");
    memset(plan.players, 0, sizeof plan.players);
    app_start_match(&app, &plan);
    settle();
    finish("");
    TEST_ASSERT_TRUE(text_shown("Black wins") || text_shown("White wins"));
    play_on(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(1, turn_of("Player 1"));
    finish("Player 1");
    use_button(screen_game_over.form, OVER_NEW_GAME, DEVICE_PAD);
    settle();
    TEST_ASSERT_FALSE(text_shown("Player 1"));
}

/* A series of two guests, one game of which is over and one begun. */
static void begin_as_guests(void)
{
    struct match_plan plan = plan_of("dodgem");
    struct rng rng = {.state = 1};
    memset(plan.players, 0, sizeof plan.players);
    contests_begin_series(&app, &plan, 5);
    settle();
    finish("Player 2");
    play_on(DEVICE_KEYBOARD);
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
}

static void go_on_with_the_game(void)
{
    app_home(&app, &screen_menu);
    settle();
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
}

/* "New game", where nobody has said who they are. */
static void assert_nobody_has_a_name(void)
{
    use_button(screen_game_over.form, OVER_NEW_GAME, DEVICE_PAD);
    settle();
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_EQUAL_STRING("", new_game_state()->people[i].name);
}

static void assert_guests_are_french(void)
{
    TEST_ASSERT_TRUE(text_shown("Joueur 1") && text_shown("Joueur 2"));
    TEST_ASSERT_FALSE(text_shown("Player 1") || text_shown("Player 2"));
    TEST_ASSERT_EQUAL_INT(1, turn_of("Joueur 1"));
}

/* Begun in English, gone on with in French: from its file, and in the midst of a game. */
static void test_guests_are_called_so_in_every_language(void)
{
    for (int restarted = 0; restarted < 2; restarted++) {
        TEST_ASSERT_TRUE(language_use("en", NULL));
        begin_as_guests();
        if (restarted)
            driver_close();
        TEST_ASSERT_TRUE(language_use("fr", NULL));
        if (restarted) {
            open_program();
            app_push(&app, &screen_game_night);
            settle();
            TEST_ASSERT_TRUE(text_shown("Joueur 1 1 – 0 Joueur 2"));
            go_on_with_the_game();
        } else {
            contests_follow_language(&app);
        }
        assert_guests_are_french();
        finish("Joueur 1");
        play_on(DEVICE_PAD);
        TEST_ASSERT_EQUAL_INT(0, turn_of("Joueur 1"));
        finish("Joueur 1");
        assert_nobody_has_a_name();
    }
}

/* Whoever was Player 2 stays Player 2 where the same two begin another series. */
static void test_guests_keep_their_numbers_in_another_series(void)
{
    struct match_plan plan = plan_of("dodgem");
    memset(plan.players, 0, sizeof plan.players);
    contests_begin_series(&app, &plan, 1);
    settle();
    finish("Player 2");
    play_on(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(0, app.contest.series.result_count);
    TEST_ASSERT_EQUAL_INT(GUEST_SECOND, app.contest.plan.players[0].guest);
    TEST_ASSERT_EQUAL_INT(0, turn_of("Player 2"));
    TEST_ASSERT_TRUE(language_use("fr", NULL));
    contests_follow_language(&app);
    TEST_ASSERT_EQUAL_INT(0, turn_of("Joueur 2"));
}

/* The first series were stored without this. */
static void test_guests_of_older_files_are_known_by_name(void)
{
    char path[PATH_TEXT], name[40];
    size_t size;
    begin_as_guests();
    snprintf(name, sizeof name, "contests/%s.txt", app.contest.key);
    TEST_ASSERT_TRUE(data_path(name, path));
    char *text = file_read(path, CONTEST_SIZE_MAX, &size, NULL);
    char *line = strstr(text, "series guests: 12\n"), *rest = line + 18;
    TEST_ASSERT_NOT_NULL(line);
    memmove(line, rest, strlen(rest) + 1);
    driver_close();
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
    free(text);
    open_program();
    go_on_with_the_game();
    TEST_ASSERT_EQUAL_INT(GUEST_FIRST, app.contest.plan.players[0].guest);
    TEST_ASSERT_EQUAL_INT(GUEST_FIRST, app.session.match.players[1].guest);
    finish("Player 1");
    assert_nobody_has_a_name();
}

/* The computer is not a guest, and its opponent needs no number. */
static void test_a_series_against_the_computer_has_no_guests(void)
{
    struct match_plan plan = plan_of("dodgem");
    memset(plan.players[0].name, 0, PLAYER_NAME);
    memset(plan.players[1].name, 0, PLAYER_NAME);
    strcpy(plan.players[1].control, "level1");
    contests_begin_series(&app, &plan, 3);
    settle();
    TEST_ASSERT_EQUAL_STRING("", app.session.match.players[0].name);
    TEST_ASSERT_EQUAL_STRING("", app.session.match.players[1].name);
}

/* One of each game, beginning with the one that was chosen, all with the same clock. */
static void test_all_games_are_chosen_as_a_series(void)
{
    begin_on_second_page(MORE_SERIES, 5);
    TEST_ASSERT_TRUE(text_shown("One of each game"));
    screen_more_options.form->focus = MORE_CLOCK;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    start_from_second_page();
    TEST_ASSERT_EQUAL_STRING("dodgem", app.session.match.game->id);
    for (int i = 1; games[i]; i++) {
        finish(NULL);
        use_button(screen_game_over.form, OVER_NEXT, DEVICE_PAD);
        settle();
        TEST_ASSERT_EQUAL_INT(TIME_TOTAL, app.session.match.time[1].kind);
        TEST_ASSERT_EQUAL_INT(60000, app.session.match.time[1].allowance);
        TEST_ASSERT_TRUE(strcmp("dodgem", app.session.match.game->id) != 0);
    }
}

static void test_a_series_survives_the_program(void)
{
    struct match_plan plan = plan_of("morris");
    contests_begin_series(&app, &plan, 5);
    settle();
    finish("Bea");
    play_on(DEVICE_KEYBOARD);
    struct rng rng = {.state = 1};
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    start_again(); /* in the middle of the second game */
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    char points[POINTS_TEXT];
    TEST_ASSERT_TRUE(contests_points(&app, turn_of("Ada"), points));
    TEST_ASSERT_EQUAL_STRING("1", points);
    finish("Ada");
    TEST_ASSERT_TRUE(text_shown("1 – 1") && text_shown("best of 5"));
    start_again(); /* between two games */
    app_push(&app, &screen_game_night);
    settle();
    TEST_ASSERT_TRUE(text_shown("Ada 1 – 1 Bea"));
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING("Ada", app.session.match.players[0].name);
}

static void test_an_end_taken_back_counts_once(void)
{
    struct match_plan plan = plan_of("dodgem");
    contests_begin_series(&app, &plan, 3);
    settle();
    finish("Bea");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    take_back(DEVICE_KEYBOARD);
    settle();
    finish("Ada");
    TEST_ASSERT_EQUAL_INT(1, app.contest.series.result_count);
    TEST_ASSERT_TRUE(text_shown("0 – 1"));
}

static void test_a_round_of_all_games(void)
{
    add_people(2);
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_ROUND, DEVICE_PAD);
    settle();
    enum { PEOPLE_CARD = 10 };
    const char *first = app.people.list[screen_people.form->focus - PEOPLE_CARD].id;
    for (int i = 0; i < 2; i++) { /* the first two offered; nobody against themselves */
        for (int k = 0; k < 2; k++)
            TEST_ASSERT_EQUAL(i == 1 && strcmp(app.people.list[k].id, first) == 0,
                              form_widget(screen_people.form, PEOPLE_CARD + k)->disabled);
        TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
    }
    for (int i = 0; games[i]; i++) {
        go_through_curtains(DEVICE_PAD);
        TEST_ASSERT_EQUAL_PTR(games[i], app.session.match.game);
        TEST_ASSERT_TRUE(*app.session.match.players[0].person);
        finish(NULL);
        TEST_ASSERT_TRUE(text_shown("Next:")); /* its name may be on the next line */
        if (games[i + 1])
            use_button(screen_game_over.form, OVER_NEXT, DEVICE_PAD);
    }
    TEST_ASSERT_TRUE(text_shown("Play the decider"));
}

static void begin_cup(int count, enum device device)
{
    add_people(count);
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_TOURNAMENT, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("tournament", app_screen(&app)->name);
    for (int i = 0; i < count; i++)
        use_button(screen_tournament.form, CUP_PERSON + i, device);
    settle();
}

static void test_a_tournament_of_four_with_every_device(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH};
    begin_cup(4, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("4 people take part."));
    use_button(screen_tournament.form, CUP_START, DEVICE_KEYBOARD);
    settle();
    int played = 0;
    while (tournament_winner(&app.contest.tournament) < 0) {
        TEST_ASSERT_EQUAL_STRING("standings", app_screen(&app)->name);
        TEST_ASSERT_TRUE(text_shown("Next: "));
        use_button(screen_standings.form, STANDINGS_PLAY, devices[played % 4]);
        settle();
        const struct match_player *players = app.session.match.players;
        bool ada = strcmp(players[0].name, "Ada") == 0 || strcmp(players[1].name, "Ada") == 0;
        char loser[PLAYER_NAME];
        strcpy(loser, players[ada ? 1 - turn_of("Ada") : 1].name);
        finish(loser);
        TEST_ASSERT_TRUE(text_shown("To the table"));
        use_button(screen_game_over.form, OVER_NEXT, devices[played % 4]);
        settle();
        if (++played == 3) { /* and on next week */
            start_again();
            app_push(&app, &screen_game_night);
            settle();
            use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
            settle();
        }
    }
    TEST_ASSERT_EQUAL_INT(6, played);
    TEST_ASSERT_TRUE(text_shown("Ada wins the tournament!"));
    use_button(screen_standings.form, STANDINGS_AGAIN, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("tournament", app_screen(&app)->name);
    app_home(&app, &screen_standings);
    settle();
    use_button(screen_standings.form, STANDINGS_MENU, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

static void step(struct form *form, int id, int steps)
{
    for (int i = 0; i < steps; i++) {
        form->focus = id;
        focus(DIRECTION_RIGHT, DEVICE_PAD);
    }
    settle();
}

/* What is agreed on for a tournament holds in all its games, next week too. */
static void test_a_tournament_has_clocks_and_options(void)
{
    begin_cup(3, DEVICE_PAD);
    while (!text_shown("Dodgem"))
        step(screen_tournament.form, CUP_GAME, 1);
    use_button(screen_tournament.form, CUP_MORE, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("more_options", app_screen(&app)->name);
    TEST_ASSERT_NULL(form_widget(screen_more_options.form, MORE_CLOCK + 1)); /* one for all */
    TEST_ASSERT_NULL(form_widget(screen_more_options.form, MORE_SERIES));
    step(screen_more_options.form, MORE_OPTION, 1);
    step(screen_more_options.form, MORE_CLOCK, 3);
    step(screen_more_options.form, MORE_FAIRNESS + 1, 1);
    use_button(screen_more_options.form, MORE_DONE, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("6 × 6 · 5 min"));
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    for (int game = 0; game < 2; game++) {
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        const struct match *match = &app.session.match;
        TEST_ASSERT_EQUAL_INT(6, settings_get(match->game, &match->settings, "size"));
        for (int player = 0; player < 2; player++) {
            TEST_ASSERT_EQUAL_INT(300000, match->time[player].allowance);
            TEST_ASSERT_EQUAL_INT(0, allowance_left(&match->aids[player][AID_TAKE_BACK]));
        }
        finish(NULL);
        start_again();
        app_push(&app, &screen_game_night);
        settle();
        use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
        settle();
    }
}

/* A game of the contest that was begun goes on, whatever was played meanwhile. */
static void test_a_begun_game_of_a_tournament_goes_on(void)
{
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    for (int other_game = 0; other_game < 2; other_game++) {
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        struct rng rng = {.state = 5};
        play_one_move(&rng, DEVICE_KEYBOARD);
        settle();
        int moves = app.session.match.length;
        start_again();
        if (other_game) {
            begin("morris");
            play_one_move(&rng, DEVICE_KEYBOARD);
            settle();
            app_home(&app, &screen_menu);
        }
        app_push(&app, &screen_game_night);
        settle();
        use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
        settle();
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(moves, app.session.match.length);
        finish(NULL);
        TEST_ASSERT_EQUAL_INT(other_game + 1, app.contest.tournament.result_count);
        use_button(screen_game_over.form, OVER_NEXT, DEVICE_PAD);
        settle();
    }
}

static char *stored_contest(char path[PATH_TEXT], size_t *size)
{
    struct text name = {0};
    TEST_ASSERT_TRUE(data_path("contests", path));
    contest_path(&name, path, app.contest.key);
    snprintf(path, PATH_TEXT, "%s", name.data);
    text_free(&name);
    char *data = file_read(path, 1 << 16, size, NULL);
    TEST_ASSERT_NOT_NULL(data);
    return data;
}

/* Killed while the end was shown: the game has been written, the tournament has not. */
static void test_a_lost_game_is_not_played_again_after_a_kill(void)
{
    char path[PATH_TEXT];
    size_t size;
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    char *before = stored_contest(path, &size);
    finish(NULL);
    TEST_ASSERT_EQUAL_INT(1, app.contest.tournament.result_count);
    driver_close();
    TEST_ASSERT_TRUE(file_replace(path, before, size, NULL));
    free(before);
    open_program();
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.contest.tournament.result_count);
    free(stored_contest(path, &size));
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
}

/* Two windows on one tournament: what the other one has counted since is neither lost nor
 * replaced. */
static void test_results_of_another_window_stand(void)
{
    static struct contest here;
    char path[PATH_TEXT];
    size_t size;
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    here = app.contest;
    finish(NULL);
    char *there = stored_contest(path, &size);
    app.contest = here;
    match_go(&app.session.match, app.session.match.length - 1);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    contests_count(&app);
    TEST_ASSERT_EQUAL_INT(1, app.contest.tournament.result_count);
    TEST_ASSERT_EQUAL_INT(NOBODY, app.contest.tournament.results[0].winner);
    char *now = stored_contest(path, &size);
    TEST_ASSERT_EQUAL_STRING(there, now);
    free(there);
    free(now);
}

/* With another game its own options come, and the clock stays. */
static void test_another_game_of_a_tournament_has_its_own_options(void)
{
    begin_cup(3, DEVICE_KEYBOARD);
    for (int i = 0; i <= 4; i++) {
        use_button(screen_tournament.form, CUP_MORE, DEVICE_KEYBOARD);
        settle();
        if (form_widget(screen_more_options.form, MORE_OPTION))
            step(screen_more_options.form, MORE_OPTION, 1);
        if (i == 0)
            step(screen_more_options.form, MORE_CLOCK, 1);
        act(ACTION_BACK, DEVICE_KEYBOARD);
        settle();
        step(screen_tournament.form, CUP_GAME, 1);
        TEST_ASSERT_TRUE(text_shown("1 min"));
        TEST_ASSERT_FALSE(text_shown(" · 1 min"));
    }
}

static void test_somebody_leaves_a_tournament(void)
{
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    for (int i = 0; i < 3; i++)
        if (strcmp(app.contest.tournament.entrants[i].name, "Cid") == 0)
            use_button(screen_standings.form, STANDINGS_ENTRANT + i, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_TRUE(text_shown("Does Cid leave the tournament?"));
    use_button(screen_question.form, 2, DEVICE_MOUSE);
    settle();
    struct match_plan plan;
    TEST_ASSERT_TRUE(contest_next(&app.contest, &plan));
    TEST_ASSERT_TRUE(strcmp(plan.players[0].name, "Cid") != 0 &&
                     strcmp(plan.players[1].name, "Cid") != 0);
    people_remove(&app.people, people_find(&app.people, plan.players[0].person)); /* deleted */
    start_again();
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Next: "));
    TEST_ASSERT_TRUE(text_shown(plan.players[0].name));
    TEST_ASSERT_EQUAL_INT(0,
                          strncmp(app.notice, plan.players[0].name, strlen(plan.players[0].name)));
    TEST_ASSERT_NOT_NULL(strstr(app.notice, " is no longer in the list of people"));
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    finish(plan.players[0].name);
    TEST_ASSERT_EQUAL_INT(1, app.contest.tournament.result_count);
}

/* Opens the tournament again from the menu. */
static void back_to_the_table(void)
{
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    settle();
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("standings", app_screen(&app)->name);
}

static const struct person *named(const char *name)
{
    for (int i = 0; i < app.people.count; i++)
        if (strcmp(app.people.list[i].name, name) == 0)
            return &app.people.list[i];
    return NULL;
}

/* "Cid" turns out to be somebody who was known before; in this run, and after another start. */
static void test_an_entrant_who_is_merged_plays_on(void)
{
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    TEST_ASSERT_NOT_NULL(people_add(&app.people, "Sidney", &app.rng, NULL));
    TEST_ASSERT_TRUE(identities_merge(&app, named("Cid"), named("Sidney"), NULL));
    int seen = 0;
    for (int game = 0; game < 3; game++) {
        if (game == 1)
            start_again();
        back_to_the_table();
        TEST_ASSERT_TRUE(text_shown("Sidney"));
        TEST_ASSERT_FALSE(text_shown("Cid"));
        TEST_ASSERT_NULL(strstr(app.notice, "no longer"));
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        for (int i = 0; i < 2; i++) {
            const struct match_player *player = &app.session.match.players[i];
            const struct person *person = known_person(&app, player->person);
            TEST_ASSERT_NOT_NULL(person);
            TEST_ASSERT_EQUAL_STRING(person->name, player->name);
            seen += strcmp(player->name, "Sidney") == 0;
        }
        finish(NULL);
    }
    TEST_ASSERT_EQUAL_INT(2, seen);
}

/* Nobody plays against themselves: of two entrants who become one person, one goes on as a guest.
 */
static void test_two_entrants_who_are_merged_play_on(void)
{
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(identities_merge(&app, named("Cid"), named("Ada"), NULL));
    for (int game = 0; game < 3; game++) {
        start_again();
        back_to_the_table();
        TEST_ASSERT_TRUE(text_shown("Cid"));
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        const struct match_player *players = app.session.match.players;
        TEST_ASSERT_FALSE(*players[0].person &&
                          is_same_person(&app, players[0].person, players[1].person));
        finish(NULL);
    }
    TEST_ASSERT_EQUAL_INT(3, app.contest.tournament.result_count);
}

/* A begun game is found again under a new name. */
static void test_a_renamed_entrant_goes_on_with_their_game(void)
{
    begin_cup(3, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    struct rng rng = {.state = 5};
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    int moves = app.session.match.length;
    struct person *person = people_find(&app.people, app.session.match.players[0].person);
    TEST_ASSERT_TRUE(people_rename(&app.people, person, "Zoe", NULL));
    start_again();
    back_to_the_table();
    TEST_ASSERT_TRUE(text_shown("Zoe"));
    use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(moves, app.session.match.length);
}

/* Five people: three byes, a game between the other two, semi-finals, and a final that is drawn
 * once. The draw shows it all. */
static void test_a_knockout_with_byes(void)
{
    static const enum device devices[] = {DEVICE_PAD, DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYBOARD};
    people_add(&app.people, "Eve", &app.rng, NULL);
    add_people(4);
    app_push(&app, &screen_tournament);
    settle();
    for (int i = 0; i < 5; i++)
        use_button(screen_tournament.form, CUP_PERSON + i, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("5 people take part. Everyone plays everyone: 10 games."));
    use_button(screen_tournament.form, CUP_KIND, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("5 people take part. Whoever loses is out."));
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(text_shown("bye"));
    TEST_ASSERT_TRUE(text_shown("Semi-finals"));
    for (int game = 0; game < 5; game++) {
        static const char *const rounds[] = {"Quarter-finals", "Semi-finals", "Semi-finals",
                                             "Final", "Level so far: one more game decides."};
        TEST_ASSERT_TRUE(text_shown(rounds[game]));
        use_button(screen_standings.form, STANDINGS_PLAY, devices[game % 4]);
        settle();
        char loser[PLAYER_NAME];
        strcpy(loser, app.session.match.players[1].name);
        finish(game == 3 ? NULL : loser);
        use_button(screen_game_over.form, OVER_NEXT, devices[game % 4]);
        settle();
        if (game == 1) {
            start_again();
            app_push(&app, &screen_game_night);
            settle();
            TEST_ASSERT_TRUE(text_shown("Knockout of 5, games played: 2"));
            use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
            settle();
        }
    }
    TEST_ASSERT_TRUE(text_shown(" wins the tournament!"));
}

/* All games of a league are drawn, or given up by whoever began them. */
static void play_whole_league(int count, bool drawn)
{
    begin_cup(count, DEVICE_PAD);
    use_button(screen_tournament.form, CUP_START, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL(count % 2, text_shown(" sits out this round."));
    for (int game = 0; game < count * (count - 1) / 2; game++) {
        use_button(screen_standings.form, STANDINGS_PLAY, DEVICE_PAD);
        settle();
        finish(drawn ? NULL : app.session.match.players[0].name);
        use_button(screen_game_over.form, OVER_NEXT, DEVICE_PAD);
        settle();
    }
}

static void test_equals_share_first_place(void)
{
    play_whole_league(3, true);
    TEST_ASSERT_TRUE(text_shown("3 people share"));
    TEST_ASSERT_FALSE(text_shown("At equal points"));
}

/* Two have two points each and only one of them has won: the table says why. */
static void test_equal_points_are_explained(void)
{
    play_whole_league(4, false);
    TEST_ASSERT_TRUE(text_shown("At equal points"));
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_TRUE(form_widget(screen_standings.form, STANDINGS_ENTRANT + i)->box.h > 0);
}

/* All of sixty people can take part. */
static void test_many_people_have_pages(void)
{
    enum { CUP_EARLIER = CUP_MORE + 1, CUP_LATER };
    char name[PLAYER_NAME];
    for (int i = 0; i < 45; i++) {
        snprintf(name, sizeof name, "Person %d", i);
        people_add(&app.people, name, &app.rng, NULL);
    }
    app_push(&app, &screen_tournament);
    settle();
    TEST_ASSERT_FALSE(text_shown("Person 0"));
    for (int page = 0; page < 2; page++)
        use_button(screen_tournament.form, CUP_LATER, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_TRUE(text_shown("Person 0"));
    TEST_ASSERT_TRUE(form_widget(screen_tournament.form, CUP_LATER)->disabled);
    use_button(screen_tournament.form, CUP_PERSON + 44, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_TRUE(text_shown("Chosen: 1."));
    use_button(screen_tournament.form, CUP_EARLIER, DEVICE_PAD);
    settle();
    TEST_ASSERT_FALSE(text_shown("Person 0"));
}

static void test_too_few_people(void)
{
    begin_cup(2, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Chosen: 2."));
    TEST_ASSERT_TRUE(form_widget(screen_tournament.form, CUP_START)->disabled);
}

static void test_a_damaged_contest_costs_only_itself(void)
{
    struct match_plan plan = plan_of("dodgem");
    contests_begin_series(&app, &plan, 3);
    settle();
    struct rng rng = {.state = 1};
    play_one_move(&rng, DEVICE_KEYBOARD);
    settle();
    char path[PATH_TEXT], name[40];
    snprintf(name, sizeof name, "contests/%s.txt", app.contest.key);
    TEST_ASSERT_TRUE(data_path(name, path));
    TEST_ASSERT_TRUE(file_replace(path, "quatuor", 7, NULL));
    start_again();
    app_push(&app, &screen_game_night);
    settle();
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "this is not a contest of Quatuor"));
    TEST_ASSERT_NULL(form_widget(screen_game_night.form, NIGHT_CONTEST));
    size_t size;
    char *left = file_read(path, 100, &size, NULL);
    TEST_ASSERT_EQUAL_STRING("quatuor", left); /* it stays as it is */
    free(left);
    app_pop(&app);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* go on with the game */
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(CONTEST_NONE, app.contest.kind);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "this is not a contest of Quatuor"));
    finish("Bea");
}

/* A folder that was there at the start and cannot be had later, as on a disk that went away. */
static void test_a_contest_without_a_folder_is_reported(void)
{
    struct match_plan plan = plan_of("dodgem");
    const char *kept = null_folder;
    null_folder = NULL;
    contests_begin_series(&app, &plan, 3);
    null_folder = kept;
    TEST_ASSERT_EQUAL_STRING("There is no folder to write to.", app.notice);
    settle();
    struct rng rng = {.state = 1};
    play_one_move(&rng, DEVICE_KEYBOARD);
    finish("Bea"); /* the contest goes on, and is stored when it can be */
    char path[PATH_TEXT], name[40];
    snprintf(name, sizeof name, "contests/%s.txt", app.contest.key);
    TEST_ASSERT_TRUE(data_path(name, path));
    TEST_ASSERT_TRUE(file_exists(path));
}

static void test_what_a_killed_program_left_is_removed(void)
{
    static const char *const names[] = {"contests/0a1b2c3d.txt.1234.tmp", "people.txt.1234.tmp",
                                        "settings.txt.1234.tmp"};
    enum { NAMES = sizeof names / sizeof *names };
    char path[PATH_TEXT];
    struct match_plan plan = plan_of("dodgem");
    contests_begin_series(&app, &plan, 3); /* makes the folder */
    for (int i = 0; i < NAMES; i++) {
        TEST_ASSERT_TRUE(data_path(names[i], path));
        TEST_ASSERT_TRUE(file_replace(path, "half", 4, NULL));
        age_file(path, 3600);
    }
    start_again();
    for (int i = 0; i < NAMES; i++) {
        TEST_ASSERT_TRUE(data_path(names[i], path));
        TEST_ASSERT_FALSE_MESSAGE(file_exists(path), names[i]);
    }
}

/* ---- what the menu says about them ---- */

enum { MENU_NIGHT = 25 };

/* The menu, with the focus on "Game night". */
static void focus_night(void)
{
    app_home(&app, &screen_menu);
    settle();
    screen_menu.form->focus = MENU_NIGHT;
    screen_menu.form->focus_visible = true;
}

static const char *waiting(void)
{
    return form_widget(screen_menu.form, MENU_NIGHT)->help;
}

static void test_the_menu_says_that_a_series_waits(void)
{
    struct match_plan plan = plan_of("dodgem");
    focus_night();
    TEST_ASSERT_NULL(waiting());
    contests_begin_series(&app, &plan, 3);
    settle();
    finish("Bea");
    driver_close();
    memset(&app, 0, sizeof app);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    app_draw(&app, &canvas); /* the first frame does not wait for it */
    TEST_ASSERT_NULL(waiting());
    settle();
    TEST_ASSERT_EQUAL_STRING("A series waits: Ada 1 – 0 Bea", waiting());
    TEST_ASSERT_FALSE(text_shown("A series waits")); /* a sign on the button says enough */
    focus_night();
    TEST_ASSERT_TRUE(text_shown("A series waits: Ada 1 – 0 Bea"));
    TEST_ASSERT_TRUE(language_use("fr", NULL));
    TEST_ASSERT_TRUE(text_shown("Une série vous attend"));
    TEST_ASSERT_TRUE(language_use("en", NULL));
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    use_button(screen_game_night.form, NIGHT_CONTEST, DEVICE_PAD);
    go_through_curtains(DEVICE_PAD);
    finish("Bea"); /* decided */
    focus_night();
    TEST_ASSERT_NULL(waiting());
}

static void test_the_menu_counts_what_waits(void)
{
    struct match_plan plan = plan_of("dodgem");
    memset(plan.players, 0, sizeof plan.players);
    contests_begin_series(&app, &plan, 3);
    focus_night();
    TEST_ASSERT_EQUAL_STRING("A series waits: Player 1 0 – 0 Player 2", waiting());
    contests_begin_series(&app, &plan, 0); /* an open one is not on any list */
    focus_night();
    TEST_ASSERT_EQUAL_STRING("A series waits: Player 1 0 – 0 Player 2", waiting());
    begin_cup(3, DEVICE_KEYBOARD);
    use_button(screen_tournament.form, CUP_START, DEVICE_KEYBOARD);
    focus_night();
    TEST_ASSERT_EQUAL_STRING("A tournament waits: game 1 (+1)", waiting());
}

/* Long names in a narrow window: the line takes the whole bar, and more where it has to. */
static void test_what_waits_is_never_cut(void)
{
    static const float sizes[][2] = {{1280, 800}, {800, 480}, {480, 800}, {800, 1280}};
    struct match_plan plan = plan_of("dodgem");
    strcpy(plan.players[0].name, "Wilhelmina Maximiliana");
    strcpy(plan.players[1].name, "Maximilian Wormsworth");
    contests_begin_series(&app, &plan, 5);
    settle();
    finish("Maximilian Wormsworth");
    for (int i = 0; i < 4; i++)
        for (int size = 0; size < TEXT_SCALES; size++) {
            app.preferences.text_size = size;
            app_resize(&app, sizes[i][0], sizes[i][1]);
            focus_night();
            app_draw(&app, &canvas);
            TEST_ASSERT_EQUAL_INT(0, canvas.cut);
            TEST_ASSERT_TRUE(text_shown("Maximilian"));
        }
}

static void test_a_name_is_shortened_between_letters(void)
{
    struct match_plan plan = plan_of("dodgem");
    char text[CONTEST_TEXT];
    strcpy(plan.players[0].name, "Анна-Маріяна Ковальчук"); /* its 20th byte is half a letter */
    strcpy(plan.players[1].name, "Bea");
    contests_begin_series(&app, &plan, 3);
    contests_describe(&app.contest, text);
    TEST_ASSERT_EQUAL_STRING("Анна-Марія 0 – 0 Bea", text);
}

/* The same words for those who listen, once, with the button. */
static void test_what_waits_is_spoken(void)
{
    struct match_plan plan = plan_of("dodgem");
    contests_begin_series(&app, &plan, 3);
    app.preferences.speech = 1;
    app_advance(&app, 0);
    focus_night();
    screen_menu.form->focus = MENU_NIGHT + 1; /* "Arcade", beside it */
    app_draw(&app, &canvas);
    text_clear(&null_spoken);
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    for (int i = 0; i < 3; i++)
        app_draw(&app, &canvas);
    const char *said = strstr(null_spoken.data, "Game night");
    TEST_ASSERT_NOT_NULL_MESSAGE(said, null_spoken.data);
    said = strstr(said, "A series waits: Ada 0 – 0 Bea");
    TEST_ASSERT_NOT_NULL_MESSAGE(said, null_spoken.data);
    TEST_ASSERT_NULL_MESSAGE(strstr(said + 1, "A series waits"), null_spoken.data);
    text_free(&null_spoken);
    null_voice = (struct voice){.on = false};
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_what_a_killed_program_left_is_removed);
    RUN_TEST(test_a_contest_without_a_folder_is_reported);
    RUN_TEST(test_a_rematch_makes_it_a_series);
    RUN_TEST(test_a_rematch_keeps_what_was_agreed);
    RUN_TEST(test_another_series_keeps_what_was_agreed);
    RUN_TEST(test_a_new_game_keeps_what_was_agreed);
    RUN_TEST(test_best_of_three_ends_when_it_is_decided);
    RUN_TEST(test_a_series_is_chosen_before_the_game);
    RUN_TEST(test_undo_can_be_off_in_a_series);
    RUN_TEST(test_guests_of_a_series_have_names);
    RUN_TEST(test_guests_are_named_from_the_second_game_on);
    RUN_TEST(test_guests_are_called_so_in_every_language);
    RUN_TEST(test_guests_keep_their_numbers_in_another_series);
    RUN_TEST(test_guests_of_older_files_are_known_by_name);
    RUN_TEST(test_a_series_against_the_computer_has_no_guests);
    RUN_TEST(test_all_games_are_chosen_as_a_series);
    RUN_TEST(test_a_tournament_has_clocks_and_options);
    RUN_TEST(test_a_begun_game_of_a_tournament_goes_on);
    RUN_TEST(test_a_lost_game_is_not_played_again_after_a_kill);
    RUN_TEST(test_results_of_another_window_stand);
    RUN_TEST(test_another_game_of_a_tournament_has_its_own_options);
    RUN_TEST(test_a_series_survives_the_program);
    RUN_TEST(test_an_end_taken_back_counts_once);
    RUN_TEST(test_a_round_of_all_games);
    RUN_TEST(test_a_tournament_of_four_with_every_device);
    RUN_TEST(test_somebody_leaves_a_tournament);
    RUN_TEST(test_an_entrant_who_is_merged_plays_on);
    RUN_TEST(test_two_entrants_who_are_merged_play_on);
    RUN_TEST(test_a_renamed_entrant_goes_on_with_their_game);
    RUN_TEST(test_a_knockout_with_byes);
    RUN_TEST(test_equals_share_first_place);
    RUN_TEST(test_equal_points_are_explained);
    RUN_TEST(test_many_people_have_pages);
    RUN_TEST(test_too_few_people);
    RUN_TEST(test_a_damaged_contest_costs_only_itself);
    RUN_TEST(test_the_menu_says_that_a_series_waits);
    RUN_TEST(test_the_menu_counts_what_waits);
    RUN_TEST(test_what_waits_is_never_cut);
    RUN_TEST(test_a_name_is_shortened_between_letters);
    RUN_TEST(test_what_waits_is_spoken);
    return UNITY_END();
}
