/* What makes each level as strong as it is. */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "core/game.h"

struct level {
    int depth;         /* turns looked ahead; 0: as the budget allows */
    uint64_t nodes;    /* the budget */
    int milliseconds;  /* the cap, for slow machines */
    int blunder;       /* in a hundred moves, so many are just any move */
    int noise;         /* how far the level misjudges a move, in hundredths of a piece */
    int opening_noise; /* the same in the first plies, for variety */
    int guesses;       /* where pieces are hidden: so many guesses at them */
};

enum { OPENING_PLIES = 6 };

const char *level_name(int level); /* in English, for translation */
const struct level *level_of(const struct game *game, int level);

#endif
