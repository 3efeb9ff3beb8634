/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What one player may know of a position. Drawing and thinking code gets an observation, never the
 * position, so that hidden pieces cannot leak by oversight. */
#ifndef CORE_OBSERVATION_H
#define CORE_OBSERVATION_H

#include "core/game.h"

/* Viewers are players (0 or 1) and: */
enum {
    VIEWER_STRANGER = 2, /* knows what both players know of each other */
    VIEWER_ALL = 3       /* knows everything: open games, and finished ones */
};

struct observation {
    union position_room masked; /* read through the functions below */
    uint8_t viewer;
};

void observe(const struct game *game, const struct position *position, int viewer,
             struct observation *out);

/* The position without what the viewer does not know (in an open game, the position itself). */
static inline const struct position *observed(const struct observation *observation)
{
    return &observation->masked.base;
}

static inline struct piece observed_piece(const struct game *game,
                                          const struct observation *observation, int cell)
{
    return game->piece_at(observed(observation), cell);
}

#endif
