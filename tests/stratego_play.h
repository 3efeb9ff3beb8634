/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Shared by the Stratego tests: battles reached by playing. */
#ifndef TESTS_STRATEGO_PLAY_H
#define TESTS_STRATEGO_PLAY_H

#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/match.h"
#include "core/notation.h"
#include "core/registry.h"

/* Kinds as numbered by the game. */
enum { M10, M9, M8, M7, M6, M5, M4, M3, M2, M1, BOMB, FLAG };

static const struct game *game;
static struct match battle;

static inline int at(const char *name)
{
    return cell_at(name[0] - 'a', name[1] - '1' + (name[2] ? 9 : 0));
}

static inline struct piece piece_on(const char *cell)
{
    return game->piece_at(match_now(&battle), at(cell));
}

/* Starts a match; `options` as "army=full memory=on". */
static inline void begin(const char *options)
{
    char id[16], value[16];
    int length;
    match_free(&battle);
    game = game_find("stratego");
    struct settings settings = settings_default(game);
    for (; sscanf(options, " %15[^=]=%15s%n", id, value, &length) == 2; options += length)
        TEST_ASSERT_TRUE(settings_set(game, &settings, id, value, NULL));
    match_start(&battle, game, &settings);
}

/* Plays moves separated by spaces; each must be accepted. */
static inline void play(const char *moves)
{
    char text[MOVE_TEXT];
    struct fault fault;
    int length;
    for (; sscanf(moves, "%15s%n", text, &length) == 1; moves += length)
        if (!match_play_text(&battle, text, &fault)) {
            char message[400];
            snprintf(message, sizeof message, "%s: %s", text, fault.text);
            TEST_FAIL_MESSAGE(message);
        }
}

static inline bool is_legal(const char *text)
{
    struct move move;
    return move_find(game, match_now(&battle), text, &move, NULL);
}

static inline void check_legal(const char *moves, bool expected)
{
    char text[MOVE_TEXT];
    int length;
    for (; sscanf(moves, "%15s%n", text, &length) == 1; moves += length)
        TEST_ASSERT_EQUAL_MESSAGE(expected, is_legal(text), text);
}

#define LEGAL(moves)     check_legal(moves, true)
#define NOT_LEGAL(moves) check_legal(moves, false)

/* Expects a refusal for this reason that leaves the match unchanged. */
static inline void refused(const char *text, const char *reason)
{
    struct fault fault = {""};
    int length = battle.length;
    TEST_ASSERT_FALSE_MESSAGE(match_play_text(&battle, text, &fault), text);
    TEST_ASSERT_EQUAL_STRING(reason, fault.text);
    TEST_ASSERT_EQUAL_INT(length, battle.length);
}

static inline int legal_count(void)
{
    struct move list[MOVES_MAX];
    return game->moves(match_now(&battle), list);
}

/* The legal moves that start on a cell, as "e6-e5 e6-e7 " in the game's order. */
static inline const char *moves_from(const char *cell)
{
    static char text[512];
    struct move list[MOVES_MAX];
    int count = game->moves(match_now(&battle), list);
    text[0] = '\0';
    for (int i = 0; i < count; i++)
        if (list[i].from == at(cell)) {
            char name[MOVE_TEXT];
            move_format(game, list[i], name);
            strcat(strcat(text, name), " ");
        }
    return text;
}

/* Places the given pieces, then the rest of the hand, from the flag up and from the back row
 * forward; then says ready. */
static inline void deploy(const char *placements)
{
    struct move list[MOVES_MAX];
    int player = match_now(&battle)->turn;
    play(placements);
    while (match_now(&battle)->turn == player) {
        int count = game->moves(match_now(&battle), list), pick = count - 1;
        TEST_ASSERT_GREATER_THAN_INT(0, count);
        while (player == 1 && pick > 0 && list[pick - 1].kind == list[pick].kind)
            pick--; /* player 2's back row has the smallest numbers */
        match_play(&battle, list[pick]);
    }
}

static inline void check_outcome(const char *reason, int winner)
{
    struct outcome outcome = match_outcome(&battle);
    TEST_ASSERT_EQUAL_STRING(reason, reason_word(battle.game, outcome.reason));
    TEST_ASSERT_EQUAL_INT(winner, outcome.winner);
}

#endif
