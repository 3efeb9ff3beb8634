#include "ai/levels.h"

#include <string.h>

#include "ai/computer.h"
#include "core/i18n.h"

/* Measured against each other by tools/strength.sh: docs/strength.md. */
static const struct level levels[LEVEL_COUNT + 1] = {
    [LEVEL_RANDOM] = {.name = N_("Random")},
    [1] = {.name = N_("First game"), .depth = 1, .nodes = 2000, .blunder = 40, .noise = 150},
    [2] = {.name = N_("Beginner"), .depth = 1, .nodes = 2000, .blunder = 15, .noise = 80},
    [3] = {.name = N_("Learner"), .depth = 2, .nodes = 5000, .blunder = 4, .noise = 50},
    [4] = {.name = N_("Casual"), .depth = 3, .nodes = 20000, .noise = 30},
    [5] = {.name = N_("Club"), .depth = 5, .nodes = 60000, .opening_noise = 12},
    [6] = {.name = N_("Strong"), .nodes = 200000, .milliseconds = 300, .opening_noise = 8},
    [7] = {.name = N_("Expert"), .nodes = 1500000, .milliseconds = 1000, .opening_noise = 5},
    [8] = {.name = N_("Master"), .nodes = 20000000, .milliseconds = 2000},
};

/* Where pieces are hidden a little search goes a long way, and guesses matter more: measured in
 * docs/stratego-player.md. */
static const struct level hidden_levels[LEVEL_COUNT + 1] = {
    [LEVEL_RANDOM] = {.name = N_("Random")},
    [1] = {.guesses = 2, .depth = 1, .nodes = 5000, .blunder = 55, .noise = 250},
    [2] = {.guesses = 3, .depth = 1, .nodes = 5000, .blunder = 24, .noise = 125},
    [3] = {.guesses = 4, .depth = 1, .nodes = 10000, .blunder = 5, .noise = 70},
    [4] = {.guesses = 6, .depth = 2, .nodes = 20000, .noise = 60},
    [5] = {.guesses = 8, .depth = 2, .nodes = 40000, .noise = 34},
    [6] = {.guesses = 10, .depth = 3, .nodes = 80000, .milliseconds = 300, .noise = 24},
    [7] = {.guesses = 10, .depth = 3, .nodes = 300000, .milliseconds = 1000},
    [8] = {.guesses = 32, .nodes = 2500000, .milliseconds = 2000},
};

/* What a game's lower levels see and overlook: a turn more is worth much in one game and little in
 * another. From OWN_LEVELS on the budget alone decides. */
enum { OWN_LEVELS = 6 };

static const struct level towers_levels[OWN_LEVELS] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 65, .noise = 250},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 35, .noise = 150},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 12, .noise = 90},
    [4] = {.depth = 2, .nodes = 10000, .blunder = 3, .noise = 70},
    [5] = {.depth = 3, .nodes = 60000, .noise = 10, .opening_noise = 25},
};

static const struct level dodgem_levels[OWN_LEVELS] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 60, .noise = 60},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 30, .noise = 40},
    [3] = {.depth = 2, .nodes = 5000, .blunder = 10, .noise = 25},
    [4] = {.depth = 3, .nodes = 20000, .blunder = 2, .noise = 15},
    [5] = {.depth = 6, .nodes = 60000, .opening_noise = 8},
};

static const struct level morris_levels[OWN_LEVELS] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 60, .noise = 200},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 30, .noise = 120},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 10, .noise = 60},
    [4] = {.depth = 3, .nodes = 20000, .blunder = 3, .noise = 30},
    [5] = {.depth = 5, .nodes = 60000, .opening_noise = 15},
};

static const struct {
    const char *game;
    const struct level *levels;
} own_levels[] = {{"towers", towers_levels}, {"dodgem", dodgem_levels}, {"morris", morris_levels}};

const struct level *level_of(const struct game *game, int level)
{
    bool own = game && level > LEVEL_RANDOM && level < OWN_LEVELS;
    for (size_t i = 0; own && i < sizeof own_levels / sizeof *own_levels; i++)
        if (strcmp(own_levels[i].game, game->id) == 0)
            return &own_levels[i].levels[level];
    return game && game->mask ? &hidden_levels[level] : &levels[level];
}
