/* What hidden pieces might be: worlds that agree with all that one player has seen, made for any
 * game from its rules alone. */
#ifndef AI_WORLDS_H
#define AI_WORLDS_H

#include "ai/view.h"
#include "base/rng.h"

/* A piece of the enemy whose kind the viewer does not know. */
struct suspect {
    uint8_t cell;
    unsigned possible; /* a bit for each kind it can be */
};

struct suspects {
    int count;
    struct suspect list[CELL_LIMIT];
    int left[KINDS_MAX]; /* how many of each kind are among them */
};

/* Which they are, and what each can be after the moves it has made and the times it was shown. The
 * setups must be over. */
void suspects_find(struct suspects *suspects, const struct view *view);

/* One world, each piece with a kind it can have, by chance. */
void world_make(const struct suspects *suspects, const struct view *view, struct rng *rng,
                union position_room *world);

#endif
