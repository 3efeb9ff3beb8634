/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The opponent used to measure the Stratego player: plain alpha-beta with material evaluation,
 * averaged over boards with guessed pieces. */
#ifndef TESTS_STRATEGO_BASELINE_H
#define TESTS_STRATEGO_BASELINE_H

#include "ai/view.h"

/* Setups come from the same library as the player's; `nodes` is the budget for all guesses. */
struct move baseline_decide(const struct view *view, int guesses, uint64_t nodes,
                            uint64_t match_seed);

#endif
