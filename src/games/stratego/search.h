/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Searches from one guess of the hidden pieces. In the tree, the result of an attack on a piece the
 * viewer does not know counts by its expected value, and only what follows by the guess: trusting
 * the guess alone would pick victims by knowledge the player does not have. The enemy attacks
 * unknown pieces only if that looks promising from public knowledge, so an unmoved piece may bluff.
 */
#ifndef GAMES_STRATEGO_SEARCH_H
#define GAMES_STRATEGO_SEARCH_H

#include <time.h>

#include "ai/contact.h"
#include "ai/search_table.h"
#include "games/stratego/judgement.h"

enum {
    LOOKAHEAD_DEPTH = 24, /* turns, including captures at the end of a line */
    LOOKAHEAD_WIN = 2000, /* an immediate win; each turn of delay costs LOOKAHEAD_DELAY */
    LOOKAHEAD_DELAY = 10,
    LOOKAHEAD_PAST = 1024
};

struct lookahead {
    /* Shared by all guesses of a decision: */
    const struct game *game;
    const struct view *view;
    const struct belief *belief;
    const struct judgement *judgement;
    uint64_t node_limit;
    int milliseconds;
    struct contact *contact;
    struct timespec start;
    bool repetition;
    int quiet_limit;
    int contempt; /* a draw is as bad for the viewer as being this far behind */
    struct search_table table;

    uint64_t nodes;
    bool stopped;
    bool passed; /* a player passes in the line being searched */

    /* The guess: */
    uint8_t kind[PIECES_MAX];
    uint64_t salt; /* separates the table entries of different guesses */
    int past;      /* hashes of the match so far, followed by the tree's */
    uint64_t path[LOOKAHEAD_PAST + LOOKAHEAD_DEPTH + 2];
    uint8_t who[CELL_LIMIT];
    bool known[PIECES_MAX];
    int balance; /* of the viewer's pieces against the enemy's */
    union position_room positions[LOOKAHEAD_DEPTH + 2];
    struct move killers[LOOKAHEAD_DEPTH + 2][2];
    int16_t history[2][CELLS][CELLS];
};

/* Sets up a guess; `number` identifies it within this decision. */
void lookahead_take(struct lookahead *ahead, int number, const union position_room *guess);

/* The viewer's score after a move, `depth` turns later, within `alpha` and `beta`. Meaningless once
 * `stopped`. */
int lookahead_score(struct lookahead *ahead, struct move move, int depth, int alpha, int beta);

/* How many more nodes the budget allows, at a guess if it is a budget of time. */
uint64_t lookahead_nodes_left(const struct lookahead *ahead);

#endif
