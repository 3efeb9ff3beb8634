/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The first screen: its boards play by themselves, follow the focus, and rest when nobody looks. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/kit/widgets.h"
#include "ui/screens/menu.h"
#include "ui/screens/new_game.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void pass(float seconds)
{
    for (float t = 0; t < seconds; t += 1.0f / 60) {
        app_advance(&app, 1.0 / 60);
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL_INT(0, canvas.dropped);
    }
}

static int game_count(void)
{
    int count = 0;
    while (games[count])
        count++;
    return count;
}

static int moves_made(void)
{
    int moves = 0;
    for (int i = 0; i < game_count(); i++)
        moves += menu_state()->shows[i].match.at;
    return moves;
}

static void test_all_boards_play(void)
{
    const struct game *game[GAMES_MAX];
    int before[GAMES_MAX];
    settle();
    for (int i = 0; i < game_count(); i++) {
        game[i] = menu_state()->shows[i].match.game;
        before[i] = menu_state()->shows[i].match.at;
        TEST_ASSERT_EQUAL_PTR(games[i], game[i]);
    }
    TEST_ASSERT_TRUE(app_alive(&app));
    pass(12);
    for (int i = 0; i < game_count(); i++)
        TEST_ASSERT_NOT_EQUAL(before[i], menu_state()->shows[i].match.at);
}

/* Half a minute after the last input no frame is requested and nothing changes. */
static void test_idle_costs_nothing(void)
{
    pass(35);
    TEST_ASSERT_FALSE(app_alive(&app));
    TEST_ASSERT_FALSE(app_busy(&app));
    TEST_ASSERT_FALSE(app.redraw);
    int moves = moves_made(), draws = canvas.count;
    pass(20);
    TEST_ASSERT_FALSE(app_alive(&app) || app_busy(&app) || app.redraw);
    TEST_ASSERT_EQUAL_INT(moves, moves_made());
    TEST_ASSERT_EQUAL_INT(draws, canvas.count);
}

static void enter_score(const char *table, const char *key)
{
    struct high_score entry = {.points = 1200};
    snprintf(entry.table, sizeof entry.table, "%s", table);
    snprintf(entry.key, sizeof entry.key, "%s", key);
    snprintf(entry.name, sizeof entry.name, "ADA");
    snprintf(entry.date, sizeof entry.date, "2026-11-18");
    TEST_ASSERT_EQUAL_INT(1, high_scores_enter(&app.scores, &entry));
}

/* Circuits, rush and streak, each with its own heading, before the menu goes to rest. */
static void test_all_kinds_of_high_scores_are_shown_before_it_rests(void)
{
    static const char *const titles[] = {"Grand circuit", "Rush · ", "Streak"};
    char rush[SCORE_TABLE];
    int seen[3] = {0};
    snprintf(rush, sizeof rush, "rush-%s", games[0]->id);
    enter_score("grand", "00000001");
    enter_score(rush, "00000002");
    enter_score("streak", "00000003");
    for (int tenth = 0; tenth < 290; tenth++) {
        int now = 0;
        pass(0.1f);
        for (int i = 0; i < 3; i++) {
            now += text_shown(titles[i]);
            seen[i] += text_shown(titles[i]);
        }
        TEST_ASSERT_TRUE(now <= 1);
    }
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_TRUE_MESSAGE(seen[i] > 40, titles[i]);
    pass(5);
    TEST_ASSERT_FALSE(app_alive(&app) || app_busy(&app) || app.redraw);
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_FALSE(text_shown(titles[i]));
}

/* Also where a frame takes so long that animations are slowed down. */
static void test_slow_machines_come_to_rest_as_well(void)
{
    for (int i = 0; i < 40; i++)
        app_advance(&app, 1);
    for (int i = 0; i < 10 && app_alive(&app); i++)
        app_advance(&app, 1); /* the last moves are shown to their end */
    TEST_ASSERT_FALSE(app_alive(&app));
}

static void test_it_goes_on_after_input(void)
{
    pass(35);
    int moves = moves_made();
    hover(3, 3);
    TEST_ASSERT_TRUE(app_alive(&app));
    pass(3);
    TEST_ASSERT_NOT_EQUAL(moves, moves_made());
    pass(31);
    TEST_ASSERT_FALSE(app_alive(&app));
}

static void test_reduced_motion_stands_still(void)
{
    static struct canvas first;
    app.preferences.reduced_motion = 1;
    pass(1);
    first = canvas;
    int moves = moves_made();
    TEST_ASSERT_FALSE(app_alive(&app));
    pass(15);
    TEST_ASSERT_EQUAL_INT(moves, moves_made());
    TEST_ASSERT_EQUAL_INT(first.count, canvas.count);
    TEST_ASSERT_EQUAL_MEMORY(first.list, canvas.list, sizeof *canvas.list * (size_t)canvas.count);
}

/* Moves the focus to a card, which may be below or beside the focused one. */
static void walk_to_card(int index, enum device device)
{
    const struct form *form = screen_menu.form;
    for (int i = 0; i < 2 * game_count() && form->focus != index + 1; i++) {
        struct rect here = form_widget(form, form->focus)->box;
        struct rect goal = form_widget(form, index + 1)->box;
        focus(goal.y > here.y + 1   ? DIRECTION_DOWN
              : goal.y < here.y - 1 ? DIRECTION_UP
              : goal.x > here.x     ? DIRECTION_RIGHT
                                    : DIRECTION_LEFT,
              device);
    }
}

/* The game in focus is the one on the large board, whatever moves the focus. */
static void test_the_large_board_follows_the_focus(void)
{
    settle();
    for (int i = 1; i < game_count(); i++) {
        walk_to_card(i, i % 2 ? DEVICE_PAD : DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(i, menu_state()->shown);
    }
    pass(20); /* and stays there */
    TEST_ASSERT_EQUAL_INT(game_count() - 1, menu_state()->shown);
    struct rect card = form_widget(screen_menu.form, 2)->box;
    hover(rect_cx(card), rect_cy(card));
    TEST_ASSERT_EQUAL_INT(1, menu_state()->shown);
}

static void test_games_are_shown_in_turn(void)
{
    int shown = menu_state()->shown;
    pass(16);
    TEST_ASSERT_NOT_EQUAL(shown, menu_state()->shown);
}

static void test_pressing_the_large_board_plays_its_game(void)
{
    settle();
    struct rect board = menu_state()->shows[menu_state()->shown].view.frame;
    click(rect_cx(board) - 100, rect_cy(board), DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_PTR(games[menu_state()->shown], new_game_state()->game);
}

/* Long enough for every game to end and begin again; only legal moves are ever played. */
static void test_boards_play_on_for_ever(void)
{
    for (int i = 0; i < 60; i++) {
        app_action(&app, &(struct action){.type = ACTION_POINT, .x = 3, .y = 3});
        pass(5);
        for (int k = 0; k < game_count(); k++)
            TEST_ASSERT_TRUE(
                match_ply(&menu_state()->shows[k].match, menu_state()->shows[k].match.at) <= 91);
    }
}

static void test_other_screens_leave_the_menu_alone(void)
{
    settle();
    begin("morris");
    TEST_ASSERT_FALSE(app_alive(&app));
    int moves = moves_made();
    pass(3);
    TEST_ASSERT_EQUAL_INT(moves, moves_made());
    app_home(&app, &screen_menu);
    TEST_ASSERT_TRUE(app_alive(&app));
}

/* ---- large text ---- */

/* The cards are what one chooses: they come before the board, and nothing is beside the window. */
static void test_with_large_text_the_cards_come_first(void)
{
    static const float sizes[][2] = {{1280, 800}, {1920, 1080}, {800, 1280}, {800, 480}};
    for (int i = 0; i < 4; i++)
        for (int size = 2; size < TEXT_SCALES; size++) {
            driver_close();
            driver_open(sizes[i][0], sizes[i][1]);
            app.preferences.text_size = size;
            app_resize(&app, sizes[i][0], sizes[i][1]);
            settle();
            app_draw(&app, &canvas);
            TEST_ASSERT_EQUAL_FLOAT(sizes[i][0], app.layout.width);
            struct rect first = screen_menu.form->list[0].box;
            TEST_ASSERT_TRUE(first.y + first.h < layout_seen(&app.layout).h);
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_with_large_text_the_cards_come_first);
    RUN_TEST(test_all_boards_play);
    RUN_TEST(test_idle_costs_nothing);
    RUN_TEST(test_all_kinds_of_high_scores_are_shown_before_it_rests);
    RUN_TEST(test_slow_machines_come_to_rest_as_well);
    RUN_TEST(test_it_goes_on_after_input);
    RUN_TEST(test_reduced_motion_stands_still);
    RUN_TEST(test_the_large_board_follows_the_focus);
    RUN_TEST(test_games_are_shown_in_turn);
    RUN_TEST(test_pressing_the_large_board_plays_its_game);
    RUN_TEST(test_boards_play_on_for_ever);
    RUN_TEST(test_other_screens_leave_the_menu_alone);
    return UNITY_END();
}
