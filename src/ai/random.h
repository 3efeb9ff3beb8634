/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Plays legal moves at random, all equally likely: for experiments, tests and small children. */
#ifndef AI_RANDOM_H
#define AI_RANDOM_H

#include "ai/view.h"

/* The same view and seed always give the same move. The viewer must have a legal move. */
struct move ai_random(const struct view *view, uint64_t seed);

#endif
