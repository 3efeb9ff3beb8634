#include "ai/levels.h"

#include "ai/computer.h"
#include "core/i18n.h"

/* Measured against each other by `quatuor-cli match`: docs/strength.md. */
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
    [1] = {.guesses = 2, .depth = 1, .nodes = 5000, .blunder = 45, .noise = 200},
    [2] = {.guesses = 3, .depth = 1, .nodes = 5000, .blunder = 25, .noise = 130},
    [3] = {.guesses = 4, .depth = 1, .nodes = 10000, .blunder = 5, .noise = 70},
    [4] = {.guesses = 6, .depth = 2, .nodes = 20000, .noise = 60},
    [5] = {.guesses = 8, .depth = 2, .nodes = 40000, .noise = 25},
    [6] = {.guesses = 10, .depth = 3, .nodes = 80000, .milliseconds = 300},
    [7] = {.guesses = 16, .nodes = 300000, .milliseconds = 1000},
    [8] = {.guesses = 24, .nodes = 2500000, .milliseconds = 2000},
};

const struct level *level_of(const struct game *game, int level)
{
    return game && game->mask ? &hidden_levels[level] : &levels[level];
}
