/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Possible hidden pieces: worlds consistent with everything one player has seen, built for any game
 * from its rules alone. */
#ifndef AI_WORLDS_H
#define AI_WORLDS_H

#include "ai/view.h"
#include "base/rng.h"

/* An enemy piece whose kind the viewer does not know. */
struct suspect {
    uint8_t cell;
    unsigned possible; /* one bit per kind it can be */
};

struct suspects {
    int count;
    struct suspect list[CELL_LIMIT];
    int left[KINDS_MAX]; /* the number of each kind among them */
};

/* Finds the hidden pieces, and what each can be after its moves and revelations. The setups must be
 * complete. */
void suspects_find(struct suspects *suspects, const struct view *view);

/* One random world: each piece gets a kind it can have. */
void world_make(const struct suspects *suspects, const struct view *view, struct rng *rng,
                union position_room *world);

#endif
