/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Not measured: only tests play this game. */
#include "games/breakthrough/breakthrough.h"

const struct level breakthrough_levels[LEVEL_COUNT + 1] = {
    [1] = {.depth = 1, .nodes = 500, .blunder = 80, .noise = 250},
    [2] = {.depth = 1, .nodes = 500, .blunder = 50, .noise = 150},
    [3] = {.depth = 1, .nodes = 1000, .blunder = 20, .noise = 100},
    [4] = {.depth = 2, .nodes = 5000, .blunder = 5, .noise = 60},
    [5] = {.depth = 3, .nodes = 20000, .noise = 40},
    [6] = {.nodes = 50000, .milliseconds = 300, .noise = 20, .opening_noise = 25},
    [7] = {.nodes = 300000, .milliseconds = 1000, .noise = 8, .opening_noise = 15},
    [8] = {.nodes = 3000000, .milliseconds = 2000},
};
