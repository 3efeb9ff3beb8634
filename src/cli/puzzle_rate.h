/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How hard a puzzle is, measured: which levels of the computer solve it, with how much work it is
 * proven, how many armies fit. docs/puzzles.md has the formula. */
#ifndef CLI_PUZZLE_RATE_H
#define CLI_PUZZLE_RATE_H

#include "ai/computer.h"
#include "play/puzzle_proof.h"

/* `nodes` are those of its proof. */
int puzzle_rate_turn(struct computer *computer, const struct puzzle *puzzle,
                     const struct puzzle_turn *turn, uint64_t nodes);

int puzzle_rate_cell(const struct puzzle *puzzle, const struct deduction *deduction);

#endif
