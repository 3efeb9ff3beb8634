/* What a move does at once, counted from its events, for those who put it into words. */
#ifndef AI_DEEDS_H
#define AI_DEEDS_H

#include "core/game.h"

struct deeds {
    int captured; /* pieces of the enemy's, not those removed after a mill */
    int lost;     /* own pieces: the attacker in a battle */
    int mills, removed, exited;
    bool attacks;
};

/* All kinds must be known. */
struct deeds deeds_of(const struct game *game, const struct position *position, struct move move);

/* The most that one answer to this move captures, and the most mills that one closes. */
struct deeds deeds_threatened(const struct game *game, const struct position *position,
                              struct move move);

#endif
