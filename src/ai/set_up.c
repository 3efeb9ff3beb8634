/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/set_up.h"

#include <assert.h>
#include <string.h>

#include "ai/hidden_player.h"
#include "base/rng.h"

enum { TRIES = 100 };

/* Continues a setup at random, starting with `first`; false if it leads to a dead end (an army that
 * is locked in has no move and cannot be finished). */
static bool can_finish(const struct view *view, struct move first, struct rng *rng)
{
    const struct game *game = view->game;
    union position_room rooms[2];
    struct move list[MOVES_MAX], next = first;
    memcpy(&rooms[0], observed(&view->now), game->position_size);
    for (int i = 0; next.verb == VERB_PLACE; i = 1 - i) {
        game->apply(&rooms[i].base, next, &rooms[1 - i].base, NULL);
        int count = game->moves(&rooms[1 - i].base, list);
        if (count == 0)
            return false;
        next = list[rng_below(rng, count)];
    }
    return true;
}

/* Any placement from which the setup can be finished. */
static struct move set_up_at_random(const struct view *view, uint64_t seed)
{
    struct rng rng = {.state = seed};
    rng.state = rng_next(&rng) + (uint64_t)view->step_count;
    struct move list[MOVES_MAX], move;
    int count = view_moves(view, list), tries = 0;
    assert(count > 0);
    do
        move = list[rng_below(&rng, count)];
    while (++tries < TRIES && !can_finish(view, move, &rng));
    return move;
}

struct move ai_set_up(const struct view *view, int level, uint64_t seed)
{
    const struct hidden *hidden = view->game->hidden;
    return hidden && hidden->player && hidden->player->set_up
               ? hidden->player->set_up(view, level, seed)
               : set_up_at_random(view, seed);
}
