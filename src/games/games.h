/* The games' rules, for core/registry.c. Everybody else asks the registry. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"

extern const struct game game_towers, game_dodgem, game_morris, game_stratego;

#endif
