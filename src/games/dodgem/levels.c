/* Measured against each other by tools/strength.sh (docs/strength.md). The highest thinks for about
 * two seconds on the machine it was measured on; the time only protects slower ones. */
#include "games/dodgem/dodgem.h"

const struct level dodgem_levels[LEVEL_COUNT + 1] = {
    [1] = {.depth = 1, .nodes = 2000, .blunder = 80, .noise = 100},
    [2] = {.depth = 1, .nodes = 2000, .blunder = 45, .noise = 70},
    [3] = {.depth = 1, .nodes = 2000, .blunder = 15, .noise = 40},
    [4] = {.depth = 2, .nodes = 5000, .blunder = 5, .noise = 25},
    [5] = {.depth = 3, .nodes = 20000, .noise = 15},
    [6] = {.nodes = 30000, .milliseconds = 300, .noise = 8, .opening_noise = 16},
    [7] = {.nodes = 300000, .milliseconds = 1000, .noise = 8, .opening_noise = 14},
    [8] = {.nodes = 8000000, .milliseconds = 2000},
};
