/* What the files of Breakthrough share. Everybody else finds the game in the registry. */
#ifndef GAMES_BREAKTHROUGH_BREAKTHROUGH_H
#define GAMES_BREAKTHROUGH_BREAKTHROUGH_H

#include "core/game.h"
#include "core/insight.h"

extern const struct game game_breakthrough;
extern const struct insight breakthrough_insight;

#endif
