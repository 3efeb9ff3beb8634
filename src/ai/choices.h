/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The order in which a search tries the moves of a position. */
#ifndef AI_CHOICES_H
#define AI_CHOICES_H

#include <limits.h>

#include "core/insight.h"

/* The moves of a position and the order in which they are tried. A key combines a move's rank with
 * its place in the list as a tie-break, so the greatest key is found without a branch. */
struct choices {
    int count;
    bool ranked;
    int quiet;                         /* whether no move is noisy; -1: not known yet */
    struct move table_move, best_move; /* from the table, and found now; verb UINT8_MAX: none */
    struct move list[MOVES_MAX];
    int keys[MOVES_MAX];
    int tried[MOVES_MAX]; /* the keys of the moves tried, in order */
};

enum { TRIED = INT_MIN, PLACES = MOVES_MAX };

static inline int key_of(int rank, int place)
{
    return rank * PLACES + (PLACES - 1 - place);
}

static inline int rank_of(int key)
{
    return (key - (key & (PLACES - 1))) / PLACES;
}

static inline int place_of(int key)
{
    return PLACES - 1 - (key & (PLACES - 1));
}

/* Removes a move from the remaining ones, as the `number`th tried. */
static inline struct move take(struct choices *choices, int number, int key)
{
    choices->tried[number] = key;
    choices->keys[place_of(key)] = TRIED;
    return choices->list[place_of(key)];
}

static inline int best_key(const struct choices *choices)
{
    int best = TRIED;
    for (int i = 0; i < choices->count; i++)
        best = choices->keys[i] > best ? choices->keys[i] : best;
    return best;
}

static inline int first_key(const struct choices *choices)
{
    int i = 0;
    while (choices->keys[i] == TRIED)
        i++;
    return choices->keys[i];
}

static inline bool is_noisy(int key)
{
    return rank_of(key) >= RANK_NOISY << 8;
}

#endif
