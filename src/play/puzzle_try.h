/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An attempt at a puzzle: plays the answer on a match of its own and judges it by proof, so that
 * any right way is accepted and every wrong one refuted. Quick: a few milliseconds per turn. */
#ifndef PLAY_PUZZLE_TRY_H
#define PLAY_PUZZLE_TRY_H

#include "ai/prove.h"
#include "play/puzzle.h"

enum puzzle_verdict {
    PUZZLE_PENDING, /* the turn is not over yet */
    PUZZLE_RIGHT,   /* so far; puzzle_try_reply() plays the opponent's answer */
    PUZZLE_WRONG,   /* `line` shows why, if there is anything to show */
    PUZZLE_SOLVED
};

struct puzzle_try {
    const struct puzzle *puzzle;
    struct match match; /* up to the puzzle's position, then what was tried */
    int from;           /* the index of that position in the match */
    enum puzzle_verdict verdict;
    struct proof_line line; /* what the opponent plays next: the reply, or the refutation with best
                               play of both */
    struct demand demand;   /* what is left to be forced */
    struct prover *prover;  /* not owned */
};

/* The puzzle has to outlive the attempt. */
void puzzle_try_begin(struct puzzle_try *attempt, const struct puzzle *puzzle,
                      struct prover *prover);
void puzzle_try_end(struct puzzle_try *attempt);

/* Back to the puzzle's position. */
void puzzle_try_again(struct puzzle_try *attempt);

/* Plays a legal move of the solver. Only a whole turn is judged. Nothing may be played after
 * PUZZLE_WRONG and PUZZLE_SOLVED. */
enum puzzle_verdict puzzle_try_move(struct puzzle_try *attempt, struct move move);

/* Answers a puzzle that asks for a cell. */
enum puzzle_verdict puzzle_try_cell(struct puzzle_try *attempt, int cell);

/* Plays the next move of `line`; false if there is none left. After PUZZLE_RIGHT the solver is then
 * to move again, unless the reply has lost the game at once: the verdict becomes PUZZLE_SOLVED. */
bool puzzle_try_reply(struct puzzle_try *attempt);

#endif
