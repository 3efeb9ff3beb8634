/* What a search needs to know of an open game besides its rules: how good a position looks, and
 * which moves to try first. Rules never depend on it. */
#ifndef CORE_INSIGHT_H
#define CORE_INSIGHT_H

#include "core/game.h"

enum {
    VALUE_LIMIT = 20000, /* evaluations stay below this; higher scores are proven wins */
    RANK_NOISY = 1000,   /* a move of this rank changes the balance at once */
    RANK_LIMIT = 16000   /* ranks are smaller: the search packs them with other data */
};

/* A weight of the evaluation that tuning by self-play may change (docs/strength.md). Nothing else
 * ever does. */
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
     * returns their number; no removal is pending. Most positions in a search need nothing else. */
    int (*noisy_moves)(const struct position *position, struct move list[MOVES_MAX]);

    /* May be NULL: a hash that is equal for mirror images, where that is worth its cost (few men on
     * the board), and the plain hash elsewhere. */
    uint64_t (*canonical_hash)(const struct position *position);

    int telling_lead; /* an evaluation with which players of medium strength win about three games
                         of four; stronger players need less */

    const struct weight *weights; /* the last one has no name */

    const struct network
        *network; /* NULL unless a network evaluates, which tools/learn.sh trains */
};

#endif
