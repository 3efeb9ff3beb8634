/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Shared by the morris tests: positions drawn as pictures, and moves played on them. */
#ifndef TESTS_MORRIS_SCENE_H
#define TESTS_MORRIS_SCENE_H

#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/match.h"
#include "core/notation.h"
#include "core/registry.h"

/* The game's own layout, so that tests can set up positions that take a long game to reach. */
struct layout {
    struct position base;
    uint32_t men[2];
    uint32_t in_hand[2];
};

enum { NO_HAND = 0, BLACK = 0, WHITE = 1 };

static const struct game *game;
static struct settings settings;

static inline void rules(const char *diagonals, const char *flying)
{
    game = game_find("morris");
    settings = settings_default(game);
    TEST_ASSERT_TRUE(settings_set(game, &settings, "diagonals", diagonals, NULL));
    TEST_ASSERT_TRUE(settings_set(game, &settings, "flying", flying, NULL));
}

static inline int cell(const char *name)
{
    return cell_at(name[0] - 'a', name[1] - '1');
}

static inline uint32_t bit(int cell_number)
{
    struct layout empty, one;
    game->start(&settings, &empty.base);
    game->apply(&empty.base, move_place(0, cell_number), &one.base, NULL);
    return one.men[BLACK];
}

/* Seven rows drawn with x (black) and o (white); everything else is decoration. Both players have
 * `hand` men left to place. */
static inline struct layout scene(int turn, uint32_t hand, const char *const rows[7])
{
    struct layout s;
    TEST_ASSERT_EQUAL_size_t(sizeof s, game->position_size);
    game->start(&settings, &s.base);
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++) {
            char sign = rows[row][column];
            if (sign != 'x' && sign != 'o')
                continue;
            s.men[sign == 'o'] |= bit(cell_at(column, row));
            s.base.men[sign == 'o']++;
        }
    s.in_hand[0] = s.in_hand[1] = hand;
    s.base.turn = (uint8_t)turn;
    s.base.phase = hand ? PHASE_PLACING : PHASE_MOVING;
    s.base.hash = game->hash(&s.base);
    return s;
}

static inline int count_moves(const struct layout *s)
{
    struct move list[MOVES_MAX];
    return game->moves(&s->base, list);
}

static inline bool legal(const struct layout *s, const char *text)
{
    struct move move;
    return move_find(game, &s->base, text, &move, NULL);
}

/* Plays one move and keeps its events. */
static struct events last_events;
static inline void play(struct layout *s, const char *text)
{
    struct layout after;
    struct move move;
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(move_find(game, &s->base, text, &move, &fault), fault.text);
    last_events.count = 0;
    game->apply(&s->base, move, &after.base, &last_events);
    *s = after;
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(game->hash(&s->base), s->base.hash, text);
}

static inline int count_told(enum event_type type)
{
    int count = 0;
    for (int i = 0; i < last_events.count; i++)
        count += last_events.list[i].type == type;
    return count;
}

static inline void check_result(const struct layout *s, const char *reason, int winner)
{
    struct outcome outcome = game->result(&s->base);
    TEST_ASSERT_EQUAL_STRING(reason, reason_word(game, outcome.reason));
    TEST_ASSERT_EQUAL_INT(winner, outcome.winner);
    TEST_ASSERT_EQUAL(!outcome_over(outcome), count_moves(s) > 0);
}

static inline void check_refused(const struct layout *s, const char *text, const char *why)
{
    struct move move;
    struct fault fault = {""};
    TEST_ASSERT_FALSE_MESSAGE(move_find(game, &s->base, text, &move, &fault), text);
    TEST_ASSERT_EQUAL_STRING(why, fault.text);
}

#endif
