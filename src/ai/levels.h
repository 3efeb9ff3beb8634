/* The levels of the computer: their names, and what makes each as strong as it is. */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "core/game.h"

enum { OPENING_PLIES = 6 };

const char *level_name(int level); /* in English, for translation */

/* The game's own, or those of the usual ladder. */
const struct level *level_of(const struct game *game, int level);

#endif
