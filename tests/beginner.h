/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A player who has just learnt the rules: sees what a move captures and usually what the reply may
 * capture; plays at random now and then. The yardstick for the lowest level. */
#ifndef TESTS_BEGINNER_H
#define TESTS_BEGINNER_H

#include "ai/view.h"
#include "base/rng.h"

struct move beginner_decide(const struct view *view, uint64_t match_seed, struct rng *rng);

#endif
