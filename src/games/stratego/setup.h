/* Setups, each one different: such as make sense, and such as chance makes. */
#ifndef GAMES_STRATEGO_SETUP_H
#define GAMES_STRATEGO_SETUP_H

#include "ai/view.h"
#include "base/rng.h"
#include "games/stratego/kinds.h"

struct setup {
    uint8_t kind[SETUP_ROWS][SIDE]; /* rows from the back; KIND_UNKNOWN where nothing stands */
};

/* A plan for the flag and its bombs, then every piece by habits of its kind, with chance; some
 * piece can move. `army` as the option: 0 ten pieces, 1 the full forty. */
void setup_make(struct setup *setup, int army, struct rng *rng);

/* The viewer's next setup move: placements one after the other, then `ready`. The whole setup
 * follows from the seed; when pieces already stand that are not part of it (somebody else began it)
 * the rest goes where there is room. */
struct move setup_next_move(const struct view *view, uint64_t seed);

/* The same with every piece anywhere, as chance has it; some piece can move. */
struct move setup_next_random(const struct view *view, uint64_t seed);

#endif
