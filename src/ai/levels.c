/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/levels.h"

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

/* For games without measured levels: each looks further or errs less than the one below, and the
 * highest thinks for about two seconds. */
static const struct level usual_levels[LEVEL_COUNT + 1] = {
    [1] = {.rating = 150, .guesses = 1, .depth = 1, .nodes = 2000, .blunder = 75, .noise = 250},
    [2] = {.rating = 300, .guesses = 2, .depth = 1, .nodes = 2000, .blunder = 45, .noise = 150},
    [3] = {.rating = 450, .guesses = 2, .depth = 1, .nodes = 2000, .blunder = 20, .noise = 100},
    [4] = {.rating = 600, .guesses = 4, .depth = 2, .nodes = 5000, .blunder = 8, .noise = 80},
    [5] = {.rating = 750, .guesses = 6, .depth = 3, .nodes = 20000, .noise = 50},
    [6] = {.rating = 900,
           .guesses = 10,
           .nodes = 50000,
           .milliseconds = 300,
           .noise = 20,
           .opening_noise = 25},
    [7] = {.rating = 1050,
           .guesses = 16,
           .nodes = 500000,
           .milliseconds = 1000,
           .noise = 8,
           .opening_noise = 15},
    [8] = {.rating = 1200, .guesses = 32, .nodes = 5000000, .milliseconds = 2000},
};

const char *level_name(int level)
{
    return names[level];
}

const struct level *level_of(const struct game *game, int level)
{
    return game->levels ? &game->levels[level] : &usual_levels[level];
}

double level_rating(const struct game *game, int level)
{
    enum { NEWCOMER_LEVEL = 3, NEWCOMER_RATING = 1500 };
    int above = level == LEVEL_RANDOM ? 0 : level_of(game, level)->rating;
    return NEWCOMER_RATING + above - level_of(game, NEWCOMER_LEVEL)->rating;
}
