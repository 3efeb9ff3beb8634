/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Proves puzzles: that the answer is right, and that no other is. docs/puzzles.md says what exactly
 * is proven for each aim. */
#ifndef PLAY_PUZZLE_PROOF_H
#define PLAY_PUZZLE_PROOF_H

#include "ai/deduce.h"
#include "ai/exact.h"
#include "ai/prove.h"
#include "play/puzzle.h"

enum { TURN_MOVES_MAX = 4, PUZZLE_PROOF_NODES = 400000 };

/* All moves a player makes in one turn. */
struct puzzle_turn {
    int length;
    struct move moves[TURN_MOVES_MAX];
};

struct puzzle_prover {
    struct prover *prover;
    struct exact *exact; /* values of solved boards, which prove more; may be NULL */
    uint64_t limit;      /* nodes per puzzle */
    uint64_t nodes;      /* spent on the last one */
};

/* Finds the only right turn; false if there is none or more than one, if there is nothing to choose
 * from, or if the nodes do not suffice. The puzzle needs its source, position, kind and number of
 * turns. */
bool puzzle_only_turn(struct puzzle_prover *prover, const struct puzzle *puzzle,
                      struct puzzle_turn *turn);

/* The only right cell of a puzzle that asks for one; CELL_NONE if there is none. */
int puzzle_only_cell(const struct puzzle *puzzle, struct deduction *deduction);

/* Proves a whole puzzle again: its answer and the line it gives. False, with the reason, if it
 * fails.
 */
bool puzzle_prove(struct puzzle_prover *prover, const struct puzzle *puzzle, struct fault *fault);

/* A number that two puzzles share if one position is the other's mirror image, whichever side is to
 * move. */
uint64_t puzzle_likeness(const struct puzzle *puzzle);

#endif
