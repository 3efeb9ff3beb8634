/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The levels of the computer: their names and parameters. */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "core/game.h"

enum { OPENING_PLIES = 6 };

const char *level_name(int level); /* in English, for translation */

/* The game's own level, or the default one. */
const struct level *level_of(const struct game *game, int level);

/* Its strength on the scale of players' ratings, where 1500, a newcomer's rating, is the third
 * level's. */
double level_rating(const struct game *game, int level);

#endif
