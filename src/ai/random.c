/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/random.h"

#include <assert.h>

#include "ai/set_up.h"
#include "base/rng.h"

struct move ai_random(const struct view *view, uint64_t seed)
{
    /* An army placed piece by piece might be locked in. */
    if (observed(&view->now)->phase == PHASE_SETUP)
        return ai_set_up(view, LEVEL_RANDOM, seed);
    struct move list[MOVES_MAX];
    int count = view_moves(view, list);
    assert(count > 0);
    /* One seed serves a whole game: the ply distinguishes its decisions. */
    struct rng rng = {.state = seed};
    rng.state = rng_next(&rng) + (uint64_t)view->step_count;
    return list[rng_below(&rng, count)];
}
