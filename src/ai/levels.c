#include "ai/levels.h"

#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"

static const char *const names[LEVEL_COUNT + 1] = {
    [LEVEL_RANDOM] = N_("Random"),
    [1] = N_("First game"),
    [2] = N_("Beginner"),
    [3] = N_("Learner"),
    [4] = N_("Casual"),
    [5] = N_("Club"),
    [6] = N_("Strong"),
    [7] = N_("Expert"),
    [8] = N_("Master"),
};

/* All measured against each other by tools/strength.sh (docs/strength.md). Each game has its own:
 * a turn looked further ahead is worth much in one and little in another. The highest think for
 * about two seconds on the machine they were measured on; the time only protects slower ones. */
static const struct level towers_levels[LEVEL_COUNT + 1] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 94, .noise = 300},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 78, .noise = 250},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 50, .noise = 180},
    [4] = {.depth = 1, .nodes = 2000, .blunder = 15, .noise = 100},
    [5] = {.depth = 2, .nodes = 10000, .blunder = 3, .noise = 70},
    [6] = {.nodes = 50000, .milliseconds = 300, .opening_noise = 20},
    [7] = {.nodes = 500000, .milliseconds = 1000, .opening_noise = 15},
    [8] = {.nodes = 6000000, .milliseconds = 2000},
};

static const struct level dodgem_levels[LEVEL_COUNT + 1] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 80, .noise = 100},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 45, .noise = 70},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 15, .noise = 40},
    [4] = {.depth = 2, .nodes = 5000, .blunder = 5, .noise = 25},
    [5] = {.depth = 3, .nodes = 20000, .noise = 15},
    [6] = {.nodes = 30000, .milliseconds = 300, .noise = 8, .opening_noise = 16},
    [7] = {.nodes = 300000, .milliseconds = 1000, .noise = 8, .opening_noise = 14},
    [8] = {.nodes = 8000000, .milliseconds = 2000},
};

static const struct level morris_levels[LEVEL_COUNT + 1] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 76, .noise = 250},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 45, .noise = 150},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 18, .noise = 110},
    [4] = {.depth = 2, .nodes = 5000, .blunder = 8, .noise = 80},
    [5] = {.depth = 3, .nodes = 20000, .noise = 55},
    [6] = {.nodes = 50000, .milliseconds = 300, .noise = 22, .opening_noise = 25},
    [7] = {.nodes = 700000, .milliseconds = 1000, .noise = 8, .opening_noise = 10},
    [8] = {.nodes = 12000000, .milliseconds = 2000},
};

/* Where pieces are hidden a little search goes a long way, and guesses matter more: measured in
 * docs/stratego-player.md. */
static const struct level stratego_levels[LEVEL_COUNT + 1] = {
    [1] = {.guesses = 1, .depth = 1, .nodes = 5000, .blunder = 95, .noise = 400},
    [2] = {.guesses = 2, .depth = 1, .nodes = 5000, .blunder = 57, .noise = 220},
    [3] = {.guesses = 2, .depth = 1, .nodes = 10000, .blunder = 28, .noise = 114},
    [4] = {.guesses = 3, .depth = 1, .nodes = 10000, .blunder = 11, .noise = 61},
    [5] = {.guesses = 5, .depth = 2, .nodes = 40000, .blunder = 2, .noise = 45},
    [6] = {.guesses = 10, .depth = 2, .nodes = 80000, .milliseconds = 300, .noise = 17},
    [7] = {.guesses = 16, .depth = 4, .nodes = 1000000, .milliseconds = 1000, .noise = 8},
    [8] = {.guesses = 40, .nodes = 14000000, .milliseconds = 2000},
};

static const struct {
    const char *game;
    const struct level *levels;
} games_levels[] = {
    {"towers", towers_levels},
    {"dodgem", dodgem_levels},
    {"morris", morris_levels},
    {"stratego", stratego_levels},
};

enum { GAMES_LEVELS = sizeof games_levels / sizeof *games_levels };

const char *level_name(int level)
{
    return names[level];
}

/* A game that has none yet plays with those of morris. */
const struct level *level_of(const struct game *game, int level)
{
    for (int i = 0; i < GAMES_LEVELS; i++)
        if (strcmp(games_levels[i].game, game->id) == 0)
            return &games_levels[i].levels[level];
    return &morris_levels[level];
}
