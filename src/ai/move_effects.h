/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The immediate effects of a move, counted from its events, for hints and reviews. */
#ifndef AI_MOVE_EFFECTS_H
#define AI_MOVE_EFFECTS_H

#include "core/game.h"

struct move_effects {
    int captured; /* enemy pieces */
    int lost;     /* the mover's own pieces */
    int removed, left;
    int highlights[HIGHLIGHTS_MAX]; /* by index in the game's table */
};

/* All kinds must be known. */
struct move_effects move_effects(const struct game *game, const struct position *position,
                                 struct move move);

/* The most that one answer to this move captures, and the most it brings of each highlight. */
struct move_effects move_threats(const struct game *game, const struct position *position,
                                 struct move move);

#endif
