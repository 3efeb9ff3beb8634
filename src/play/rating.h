/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A player's strength by Glicko-2 (Mark Glickman, 2013): a rating, its uncertainty and its
 * volatility. One scale per game; the computer's levels are anchors whose strength is known. */
#ifndef PLAY_RATING_H
#define PLAY_RATING_H

#include <stdbool.h>

struct rating {
    double value;      /* 1500 for a newcomer; 400 points more win ten games out of eleven */
    double deviation;  /* one standard deviation of the value */
    double volatility; /* how much it is expected to change from game to game */
};

/* One result, with the opponent's rating before the game. */
struct rating_result {
    struct rating opponent;
    double score; /* 1 won, 0.5 drawn, 0 lost */
};

struct rating rating_of_newcomer(void);
/* Whether it says anything: some game has been rated. */
bool rating_is_known(struct rating rating);

/* An opponent whose strength has been measured. */
struct rating rating_of_anchor(double value);

/* The rating after a batch of results; with none, only its uncertainty grows. */
struct rating rating_after(struct rating before, const struct rating_result *results, int count);

/* Half the width of the range in which the true value lies 19 times out of 20. */
double rating_margin(struct rating rating);

/* 0 to 1. */
double rating_expected_score(struct rating player, struct rating opponent);

#endif
