/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A whole game of each by keys alone, decided only by what is spoken: the player here never looks
 * at the screen, the match or the board, only at the voice's words. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui_driver.h"

enum { CHOICES_MAX = 160, NAME = 24, MOVES_LIMIT = 1500 };

static struct rng dice;
static char heard[16384];

void setUp(void)
{
    driver_open(1280, 800);
    app.preferences.speed = SPEED_OFF;
    dice.state = 5;
    *heard = '\0';
}

void tearDown(void)
{
    driver_close();
    text_free(&null_spoken);
    null_voice = (struct voice){.on = false};
}

/* ---- keys and ears ---- */

static void listen(void)
{
    snprintf(heard, sizeof heard, "%s", null_spoken.data ? null_spoken.data : "");
}

static void pass(int frames)
{
    for (; frames > 0; frames--) {
        app_advance(&app, 1.0 / 30);
        app_draw(&app, &canvas);
    }
}

static void press(const char *key)
{
    struct action action = bindings_action(&app.preferences.bindings, DEVICE_KEYBOARD, key);
    TEST_ASSERT_NOT_EQUAL_INT(ACTION_NONE, action.type);
    action.pressed = true;
    text_clear(&null_spoken);
    app_action(&app, &action);
    app_draw(&app, &canvas);
    pass(2);
    listen();
    if (getenv("QUATUOR_TRACE"))
        printf("[%s] %s%s", key, heard, *heard ? "" : "\n");
}

static bool hears(const char *words)
{
    return strstr(heard, words) != NULL;
}

static bool starts(const char *words)
{
    return strncmp(heard, words, strlen(words)) == 0;
}

static const char *random_arrow(void)
{
    static const char *const arrows[] = {"Up", "Right", "Down", "Left"};
    return arrows[rng_below(&dice, 4)];
}

/* Moves the focus about until the words are spoken. */
static void seek(const char *words)
{
    for (int i = 0; i < 400 && !starts(words); i++)
        press(i == 0 ? "F4" : random_arrow());
    TEST_ASSERT_TRUE_MESSAGE(starts(words), words);
}

static void press_until(const char *key, const char *words)
{
    *heard = '\0';
    for (int i = 0; i < 20 && !starts(words); i++)
        press(key);
    TEST_ASSERT_TRUE_MESSAGE(starts(words), words);
}

/* ---- on the board ---- */

/* The cell that was named first; false if none was. */
static bool cell_heard(int *column, int *row)
{
    if (!islower((unsigned char)heard[0]) || !isdigit((unsigned char)heard[1]))
        return false;
    *column = heard[0] - 'a';
    *row = atoi(heard + 1);
    return true;
}

static const char *arrow_towards(const char *cell)
{
    int column, row, to_column = cell[0] - 'a', to_row = atoi(cell + 1);
    if (!cell_heard(&column, &row) || rng_below(&dice, 6) == 0) /* other ways around a gap */
        return random_arrow();
    if (abs(to_column - column) > abs(to_row - row))
        return to_column > column ? "Right" : "Left";
    return to_row > row ? "Down" : "Up";
}

static bool is_at(const char *cell)
{
    size_t length = strlen(cell);
    return strncmp(heard, cell, length) == 0 && heard[length] == ',';
}

static void walk_to(const char *cell)
{
    press("F4");
    for (int i = 0; i < 600 && !is_at(cell); i++) {
        press(arrow_towards(cell));
        if (!*heard)
            press("F4");
    }
    TEST_ASSERT_TRUE_MESSAGE(is_at(cell), cell);
}

/* Over the edge, wherever that is: away from the chosen piece there is only the board. */
static void walk_off(const char *from)
{
    static const char *const arrows[] = {"Up", "Right", "Down", "Left"};
    for (int i = 0; i < 4 && !starts("off the board"); i++) {
        walk_to(from);
        press(arrows[i]);
    }
    TEST_ASSERT_TRUE(starts("off the board"));
}

struct list {
    int count;
    char name[CHOICES_MAX][NAME];
    bool gains[CHOICES_MAX];
};

/* "You can move: a7, b7 (captures c3), off the board." */
static bool read_list(const char *opening, struct list *list)
{
    const char *at = strstr(heard, opening);
    list->count = 0;
    if (!at)
        return false;
    for (at += strlen(opening); *at && *at != '.' && list->count < CHOICES_MAX;) {
        size_t length = strcspn(at, ",(.");
        while (length > 0 && at[length - 1] == ' ')
            length--;
        snprintf(list->name[list->count], NAME, "%.*s", (int)length, at);
        at += strcspn(at, ",(.");
        list->gains[list->count] = *at == '(' || length > 3;
        if (*at == '(')
            at = strchr(at, ')') + 1;
        list->count++;
        at += strspn(at, ", ");
    }
    return list->count > 0;
}

/* Something to gain is better than nothing. */
static const char *choose(const struct list *list)
{
    int chosen = rng_below(&dice, list->count);
    for (int i = 0; i < list->count; i++)
        if (list->gains[i])
            chosen = i;
    return list->name[chosen];
}

static bool place_or_remove(void)
{
    struct list list;
    if (!read_list("You can place on: ", &list) && !read_list("You can remove: ", &list))
        return false;
    walk_to(choose(&list));
    press("Return");
    return true;
}

static bool move_a_piece(void)
{
    struct list list;
    char from[NAME], opening[64];
    if (!read_list("You can move: ", &list))
        return false;
    snprintf(from, sizeof from, "%s", choose(&list));
    walk_to(from);
    press("Return");
    press("F9");
    snprintf(opening, sizeof opening, "%s can go to: ", from);
    TEST_ASSERT_TRUE_MESSAGE(read_list(opening, &list), heard);
    const char *to = choose(&list);
    if (strcmp(to, "off the board") == 0)
        walk_off(from);
    else
        walk_to(to);
    press("Return");
    return true;
}

/* ---- whole games ---- */

static bool is_over(void)
{
    press("F2");
    return hears(" wins") || hears("Draw");
}

/* What stands between two turns: the curtain, an army to be set up, a battle to be watched. */
static void get_on(void)
{
    if (hears("I am ready"))
        seek("I am ready");
    else if (hears("Ready."))
        press_until("Right", "Ready."); /* the buttons are beyond the board */
    else
        pass(30);
    if (starts("I am ready") || starts("Ready."))
        press("Return");
}

static int play_to_the_end(void)
{
    int moves = 0;
    for (int tries = 0; tries < 3 * MOVES_LIMIT && !is_over(); tries++) {
        press("F9");
        if (place_or_remove() || move_a_piece())
            moves++;
        else
            get_on();
    }
    return moves;
}

/* In the row of buttons at the bottom. */
static void seek_start(void)
{
    for (int i = 0; i < 20 && !starts("Start."); i++)
        press(i < 10 ? "Down" : "Right");
    TEST_ASSERT_TRUE_MESSAGE(starts("Start."), heard);
}

static void start(const char *name)
{
    press("F12");
    TEST_ASSERT_TRUE_MESSAGE(hears("Speech on."), heard);
    seek(name);
    press("Return");
    TEST_ASSERT_TRUE_MESSAGE(hears("Start."), heard);
    press_until("Up", "One player.");
    press_until("Right", "Two players.");
    seek_start();
    press("Return");
}

static void test_every_game_is_played_by_ear(void)
{
    for (int i = 0; games[i]; i++) {
        driver_close();
        setUp();
        start(_(games[i]->name));
        int moves = play_to_the_end();
        TEST_ASSERT_TRUE_MESSAGE(moves > 4 && moves < MOVES_LIMIT, games[i]->id);
        TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
        TEST_ASSERT_EQUAL_PTR(games[i], app.session.match.game);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_game_is_played_by_ear);
    return UNITY_END();
}
