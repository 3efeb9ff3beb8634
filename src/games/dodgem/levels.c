/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Measured against each other by tools/strength.sh (docs/strength.md). The highest thinks for about
 * two seconds on the machine it was measured on; the time only protects slower ones. */
#include "games/dodgem/dodgem.h"

const struct level dodgem_levels[LEVEL_COUNT + 1] = {
    [1] = {.rating = 149, .depth = 1, .nodes = 2000, .blunder = 80, .noise = 100},
    [2] = {.rating = 338, .depth = 1, .nodes = 2000, .blunder = 45, .noise = 70},
    [3] = {.rating = 554, .depth = 1, .nodes = 2000, .blunder = 15, .noise = 40},
    [4] = {.rating = 823, .depth = 2, .nodes = 5000, .blunder = 5, .noise = 25},
    [5] = {.rating = 1056, .depth = 3, .nodes = 20000, .noise = 15},
    [6] = {.rating = 1419, .nodes = 30000, .milliseconds = 300, .noise = 8, .opening_noise = 16},
    [7] = {.rating = 1688, .nodes = 300000, .milliseconds = 1000, .noise = 8, .opening_noise = 14},
    [8] = {.rating = 1865, .nodes = 8000000, .milliseconds = 2000},
};
