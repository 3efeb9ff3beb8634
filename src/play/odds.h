/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The next step towards even chances: the handicap that a game would change first when one player
 * keeps winning. It is the first one in its options. */
#ifndef PLAY_ODDS_H
#define PLAY_ODDS_H

#include "core/match.h"

struct odds_step {
    int option; /* index in the game's options */
    int value;
    bool less; /* a handicap that the loser gave until now becomes smaller */
};

/* The step to take after matches like this one, won from side `winner`. False: none is left. */
bool odds_next(const struct match_plan *plan, int winner, struct odds_step *step);

/* A question about it: "Ann has won the last 5: play on with one tower fewer for Ann?" */
enum { ODDS_TEXT = 300 };
void odds_ask(const struct match_plan *plan, int winner, int streak, const struct odds_step *step,
              char text[ODDS_TEXT]);

#endif
