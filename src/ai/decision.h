/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A computer player's answer. */
#ifndef AI_DECISION_H
#define AI_DECISION_H

#include "core/move.h"

struct decision {
    struct move move;
    int score;        /* for the player to move, about 100 per piece; only if `judged` */
    bool judged;      /* the player scores moves at all (the random one does not) */
    int win_distance; /* turns to a proven win (positive) or loss (negative); 0: nothing proven */
    int depth;
    uint64_t nodes;
    double seconds;
    bool cancelled; /* the move is legal, but was chosen in a hurry */
};

#endif
