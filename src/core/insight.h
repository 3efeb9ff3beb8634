/* What a searching player needs to know of an open game beyond its rules: how good a position
 * looks, and which moves deserve to be tried first. Rules never depend on it. */
#ifndef CORE_INSIGHT_H
#define CORE_INSIGHT_H

#include "core/game.h"

enum {
    VALUE_LIMIT = 20000, /* evaluations stay below; what is above is a proven win */
    RANK_NOISY = 1000,   /* a move of this rank changes the balance at once */
    RANK_LIMIT = 16000   /* ranks lie between its two signs: search packs them with other things */
};

/* A number of the evaluation that tuning by self-play may change (docs/strength.md). Nothing else
 * ever does. */
struct weight {
    const char *name;
    int *value;
};

struct insight {
    /* How good the position looks for the player to move; about 100 is worth a piece. The game must
     * not be over, and no removal may be pending. */
    int (*evaluate)(const struct position *position);

    /* How promising each move looks before it is tried; RANK_NOISY and above is looked at even
     * where the search would otherwise stop. */
    void (*rank)(const struct position *position, const struct move *list, int count, int *ranks);

    /* May be NULL: no move is noisy. Writes just those legal moves that rank() calls noisy, and
     * returns how many; no removal is pending. Most positions a search visits ask for nothing else.
     */
    int (*noisy_moves)(const struct position *position, struct move list[MOVES_MAX]);

    /* May be NULL: a hash that is the same for positions that are mirror images of each other,
     * where that is worth its price (few men on the board), and the plain hash elsewhere. */
    uint64_t (*canonical_hash)(const struct position *position);

    int telling_lead; /* an evaluation with which about three games of four are won between players
                         of middling strength; the stronger they are, the less it takes */

    const struct weight *weights; /* the last has no name */

    const struct network
        *network; /* NULL unless a network evaluates, which tools/learn.sh teaches */
};

#endif
