/* Looks ahead from one guess at the hidden pieces. In the tree an attack on a piece that the viewer
 * does not know counts half as the guess has it and half as what may be expected of it: to trust
 * the guess alone would be to wait for a knowledge that never comes. The enemy attacks what they do
 * not know only if, for all that is public, it promises enough: so bluffs are seen. */
#ifndef GAMES_STRATEGO_SEARCH_H
#define GAMES_STRATEGO_SEARCH_H

#include <time.h>

#include "ai/contact.h"
#include "ai/search_table.h"
#include "games/stratego/judgement.h"

enum {
    LOOKAHEAD_DEPTH = 24, /* turns, captures at the end of a line included */
    LOOKAHEAD_WIN = 2000, /* a win at once; each turn later costs LOOKAHEAD_DELAY */
    LOOKAHEAD_DELAY = 10,
    LOOKAHEAD_PAST = 1024
};

struct lookahead {
    /* The same for every guess of a decision: */
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
    struct search_table table;

    uint64_t nodes;
    bool stopped;

    /* The guess: */
    uint8_t kind[PIECES_MAX];
    uint64_t salt; /* keeps the table's entries of different guesses apart */
    int past;      /* hashes of the match so far; the tree's follow */
    uint64_t path[LOOKAHEAD_PAST + LOOKAHEAD_DEPTH + 2];
    uint8_t who[CELL_LIMIT];
    bool known[PIECES_MAX];
    int balance; /* of the viewer's pieces against the enemy's */
    union position_room positions[LOOKAHEAD_DEPTH + 2];
    struct move killers[LOOKAHEAD_DEPTH + 2][2];
    int16_t history[2][CELLS][CELLS];
};

/* Takes up a guess; `number` tells it from the others of this decision. */
void lookahead_take(struct lookahead *ahead, int number, const union position_room *guess);

/* The viewer's prospects after a move, `depth` turns further on, at most `beta` being of interest
 * and at least `alpha`. Meaningless once `stopped`. */
int lookahead_score(struct lookahead *ahead, struct move move, int depth, int alpha, int beta);

#endif
