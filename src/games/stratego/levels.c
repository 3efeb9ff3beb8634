/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* With hidden pieces a little search goes a long way, and guesses matter more: measured in
 * docs/stratego-player.md. */
#include "games/stratego/stratego.h"

const struct level stratego_levels[LEVEL_COUNT + 1] = {
    [1] = {.rating = 106, .guesses = 1, .depth = 1, .nodes = 5000, .blunder = 95, .noise = 400},
    [2] = {.rating = 227, .guesses = 2, .depth = 1, .nodes = 5000, .blunder = 53, .noise = 210},
    [3] = {.rating = 357, .guesses = 2, .depth = 1, .nodes = 10000, .blunder = 28, .noise = 114},
    [4] = {.rating = 491, .guesses = 3, .depth = 1, .nodes = 10000, .blunder = 11, .noise = 61},
    [5] = {.rating = 604, .guesses = 5, .depth = 2, .nodes = 40000, .blunder = 2, .noise = 45},
    [6] = {.rating = 734,
           .guesses = 10,
           .depth = 2,
           .nodes = 80000,
           .milliseconds = 300,
           .noise = 17},
    [7] = {.rating = 852,
           .guesses = 16,
           .depth = 4,
           .nodes = 1000000,
           .milliseconds = 1000,
           .noise = 8},
    [8] = {.rating = 969, .guesses = 40, .nodes = 14000000, .milliseconds = 2000},
};
