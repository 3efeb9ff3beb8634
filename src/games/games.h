/* The games' rules, for core/registry.c. Everybody else asks the registry. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"
#include "core/insight.h"
#include "core/solution.h"

extern const struct game game_towers, game_dodgem, game_morris, game_stratego;

/* Each open game's insight stands in a file of its own beside its rules. */
extern const struct insight towers_insight, dodgem_insight, morris_insight;

/* For those who may see all pieces. */
extern const struct insight stratego_hindsight;

/* Games whose small boards can be solved. */
extern const struct solution dodgem_solution;

#endif
