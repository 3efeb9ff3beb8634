/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A computer player supplied by a game with hidden pieces (core/game.h, `hidden`). A pure function
 * of its request, and thus of what one side may know. */
#ifndef AI_HIDDEN_PLAYER_H
#define AI_HIDDEN_PLAYER_H

#include "ai/decision.h"
#include "ai/search.h"
#include "ai/view.h"

struct hidden_request {
    const struct view *view; /* the viewer is to move and has a legal move; setups are complete */
    int guesses;             /* of the hidden pieces */
    struct search_limits limits; /* for all guesses together */
    int noise;                   /* how much moves are misjudged */
    uint64_t seed;
    struct contact *contact; /* may be NULL */
};

struct hidden_memory; /* working memory, private to the player */

struct hidden_player {
    struct hidden_memory *(*open)(void); /* one per thinking thread; NULL: not enough memory */
    void (*close)(struct hidden_memory *memory); /* which may be NULL */
    void (*decide)(struct hidden_memory *memory, const struct hidden_request *request,
                   struct decision *decision);

    /* The viewer's next setup move, placements one by one and then `ready`; needs no thinking and
     * so no memory. LEVEL_RANDOM places at random. May be NULL: then every level does. */
    struct move (*set_up)(const struct view *view, int level, uint64_t seed);
};

#endif
