/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What a search needs to know about an open game besides its rules: how good a position looks, and
 * which moves to try first. Rules never depend on it. */
#ifndef CORE_INSIGHT_H
#define CORE_INSIGHT_H

#include "core/game.h"

enum {
    VALUE_LIMIT = 20000, /* evaluations stay below this; higher scores are proven wins */
    RANK_NOISY = 1000,   /* a move of this rank changes the balance at once */
    RANK_LIMIT = 16000   /* ranks are smaller: the search packs them with other data */
};

/* A weight of the evaluation, changed only by tuning through self-play (docs/strength.md). */
struct weight {
    const char *name;
    int *value;
};

struct insight {
    /* How good the position looks for the player to move; about 100 per piece. The game must not be
     * over, and no removal may be pending. */
    int (*evaluate)(const struct position *position);

    /* How promising each move looks before it is tried; RANK_NOISY and above is searched even
     * beyond the last depth. */
    void (*rank)(const struct position *position, const struct move *list, int count, int *ranks);

    /* May be NULL: no move is noisy. Writes exactly the legal moves that rank() calls noisy, and
     * returns their number; no removal is pending. Enough for most positions of a search. */
    int (*noisy_moves)(const struct position *position, struct move list[MOVES_MAX]);

    /* May be NULL: a hash that is equal for mirror images if that is worth its cost (few men on the
     * board), otherwise the plain hash. */
    uint64_t (*canonical_hash)(const struct position *position);

    int clear_lead; /* an evaluation that wins about three games out of four between players of
                       medium strength; stronger players need less */

    const struct weight *weights; /* the last one has no name */

    const struct network
        *network; /* NULL unless the evaluation is a network, trained by tools/learn.sh */
};

#endif
