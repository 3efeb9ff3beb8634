/* Stratego: what the files of this folder contribute to its `struct game`, which stands at the end
 * of rules.c. Nobody outside the folder includes this but tests of the game itself. */
#ifndef GAMES_STRATEGO_STRATEGO_H
#define GAMES_STRATEGO_STRATEGO_H

#include "core/game.h"
#include "core/insight.h"

extern const struct game game_stratego;

extern const struct insight stratego_hindsight; /* hindsight.c */

#endif
