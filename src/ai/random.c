#include "ai/random.h"

#include <assert.h>

#include "core/rng.h"

struct move ai_random(const struct view *view, uint64_t seed)
{
    struct move list[MOVES_MAX];
    int count = view_moves(view, list);
    assert(count > 0);
    /* One seed serves a whole game: how far the game has come tells its decisions apart. */
    struct rng rng = {.state = seed};
    rng.state = rng_next(&rng) + (uint64_t)view->step_count;
    return list[rng_below(&rng, count)];
}
