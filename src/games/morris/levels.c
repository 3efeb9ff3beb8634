/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Measured against each other by tools/strength.sh (docs/strength.md). The highest thinks for about
 * two seconds on the machine it was measured on; the time only protects slower ones. */
#include "games/morris/morris.h"

const struct level morris_levels[LEVEL_COUNT + 1] = {
    [1] = {.rating = 112, .depth = 1, .nodes = 2000, .blunder = 76, .noise = 250},
    [2] = {.rating = 315, .depth = 1, .nodes = 2000, .blunder = 45, .noise = 150},
    [3] = {.rating = 554, .depth = 1, .nodes = 2000, .blunder = 18, .noise = 110},
    [4] = {.rating = 784, .depth = 2, .nodes = 5000, .blunder = 8, .noise = 80},
    [5] = {.rating = 1000, .depth = 3, .nodes = 20000, .noise = 55},
    [6] = {.rating = 1196, .nodes = 50000, .milliseconds = 300, .noise = 22, .opening_noise = 25},
    [7] = {.rating = 1347, .nodes = 700000, .milliseconds = 1000, .noise = 8, .opening_noise = 10},
    [8] = {.rating = 1490, .nodes = 12000000, .milliseconds = 2000},
};
