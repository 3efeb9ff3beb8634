/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A Stratego player's static evaluation: the current value of pieces, the value of their secrecy,
 * the expected gain of attacking unknown pieces, and where each kind should go. */
#ifndef GAMES_STRATEGO_JUDGEMENT_H
#define GAMES_STRATEGO_JUDGEMENT_H

#include "games/stratego/sampling.h"

enum {
    FLAG_WORTH = 1500, /* about 100 is an average piece */
    GUESSES = 256      /* samples from which probabilities are estimated */
};

struct judgement {
    int army;                           /* 0: ten pieces, 1: the full one */
    int16_t worth[2][KINDS];            /* of each player's pieces */
    int16_t secret[2][KINDS];           /* the value of such a piece being unknown to the enemy */
    int16_t rest[2][KINDS];             /* the value of never having moved: it may be a bomb */
    uint16_t chance[PIECES_MAX][KINDS]; /* out of GUESSES, as the piece's enemy sees it */
    int16_t gamble[KINDS][PIECES_MAX];  /* the gain of an enemy of that kind attacking this piece,
                                           before the price of being seen */
    int16_t pull[2][KINDS][CELLS];      /* how well placed such a piece is there, for plans */
};

/* The immediate gain of player `side` when `attacker` meets `defender`. */
int judge_battle(const struct judgement *judgement, int side, int attacker, int defender);

/* `chances` are sampled with the rng. */
void judgement_make(struct judgement *judgement, const struct view *view,
                    const struct belief *belief, const struct sampler samplers[2], struct rng *rng);

#endif
