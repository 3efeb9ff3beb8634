/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The score of every move in a position, for hints, verdicts on the board, reviews and `quatuor-cli
 * analyse`. Exact if the board is solved, otherwise by search. */
#ifndef AI_APPRAISE_H
#define AI_APPRAISE_H

#include "ai/exact.h"
#include "ai/search.h"

/* A position of a match and its history, with all pieces visible. A copy: the match may go on. Must
 * not move in memory. */
struct hindsight {
    struct game game; /* the match's game with nothing hidden */
    struct view view;
};

void hindsight_take(struct hindsight *hindsight, const struct match *match, int index);
void hindsight_free(struct hindsight *hindsight);

struct appraisal_request {
    const struct hindsight *at; /* a position with a legal move */
    uint64_t nodes;
    struct contact *contact; /* may be NULL */
    struct exact *exact;     /* may be NULL */
};

struct appraisal {
    bool exact;     /* every score is certain: a proven win or loss (search.h), or 0 for a draw */
    bool cancelled; /* the other fields are not valid */
    int count;
    struct search_move moves[MOVES_MAX]; /* best first, for the player to move */
};

void appraise(struct searcher *searcher, const struct appraisal_request *request,
              struct appraisal *appraisal);

/* The score of a move, which must be in the list. */
int appraisal_score(const struct appraisal *appraisal, struct move move);

/* Whether a move, which must be in the list, is about as good as the best one. */
bool appraisal_accepts(const struct game *game, const struct appraisal *appraisal,
                       struct move move);

/* The chance of winning with this score: 1 a proven win, 0 a proven loss, ½ an even game. */
float win_chance(const struct game *game, int score);

#endif
