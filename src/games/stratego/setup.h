/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Varied setups: sensible ones and random ones. */
#ifndef GAMES_STRATEGO_SETUP_H
#define GAMES_STRATEGO_SETUP_H

#include "ai/view.h"
#include "base/rng.h"
#include "games/stratego/kinds.h"

struct setup {
    uint8_t kind[SETUP_ROWS][SIDE]; /* rows from the back; KIND_UNKNOWN if empty */
};

/* A plan for the flag and its bombs, then every piece at random by the habits of its kind; some
 * piece can move. `army` as in the option: 0 ten pieces, 1 the full forty. */
void setup_make(struct setup *setup, int army, struct rng *rng);

/* The viewer's next setup move: placements one by one, then `ready`. The seed determines the whole
 * setup; if there are already pieces that are not part of it (a setup begun by a person, or with
 * another seed), the rest is planned around them. */
struct move setup_next_move(const struct view *view, uint64_t seed);

/* The same with every piece anywhere, at random; some piece can move. */
struct move setup_next_random(const struct view *view, uint64_t seed);

#endif
