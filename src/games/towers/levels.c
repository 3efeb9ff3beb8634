/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Measured against each other by tools/strength.sh (docs/strength.md). The highest thinks for about
 * two seconds on the machine it was measured on; the time only protects slower ones. */
#include "games/towers/towers.h"

const struct level towers_levels[LEVEL_COUNT + 1] = {
    [1] = {.rating = 230, .depth = 1, .nodes = 2000, .blunder = 94, .noise = 300},
    [2] = {.rating = 670, .depth = 1, .nodes = 2000, .blunder = 78, .noise = 250},
    [3] = {.rating = 1246, .depth = 1, .nodes = 2000, .blunder = 50, .noise = 180},
    [4] = {.rating = 2044, .depth = 1, .nodes = 2000, .blunder = 15, .noise = 100},
    [5] = {.rating = 2803, .depth = 2, .nodes = 10000, .blunder = 3, .noise = 70},
    [6] = {.rating = 4003, .nodes = 50000, .milliseconds = 300, .opening_noise = 20},
    [7] = {.rating = 4534, .nodes = 500000, .milliseconds = 1000, .opening_noise = 15},
    [8] = {.rating = 5086, .nodes = 6000000, .milliseconds = 2000},
};
