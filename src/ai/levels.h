/* The levels of the computer: their names and parameters. */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "core/game.h"

enum { OPENING_PLIES = 6 };

const char *level_name(int level); /* in English, for translation */

/* The game's own, or the default ones. */
const struct level *level_of(const struct game *game, int level);

/* Its strength on the scale of players' ratings, where a newcomer is taken for as strong as the
 * third level: 1500. */
double level_rating(const struct game *game, int level);

#endif
