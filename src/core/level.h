/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The parameters of a level of the computer. */
#ifndef CORE_LEVEL_H
#define CORE_LEVEL_H

#include <stdint.h>

/* Level 0 plays at random; the others are numbered from 1. */
enum { LEVEL_COUNT = 8, LEVEL_RANDOM = 0 };

struct level {
    int rating;        /* Elo above random play, as measured in docs/strength.md */
    int depth;         /* turns looked ahead; 0: as the budget allows */
    uint64_t nodes;    /* the budget */
    int milliseconds;  /* the cap, for slow machines */
    int blunder;       /* percentage of random moves */
    int noise;         /* how much the level misjudges a move, in hundredths of a piece */
    int opening_noise; /* the same in the first plies, for variety */
    int guesses;       /* with hidden pieces: the number of guesses */
};

#endif
