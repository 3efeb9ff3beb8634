/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Perfect play where every position's value is known: the shortest win, the longest loss, and among
 * draws the one in which the opponent errs most easily. */
#ifndef AI_PERFECT_H
#define AI_PERFECT_H

#include "ai/computer.h"
#include "ai/exact.h"

/* False if the values are not known (exact.h); the decision is then unchanged. */
bool perfect_decide(struct exact *exact, const struct view *view, uint64_t seed,
                    struct decision *decision);

#endif
