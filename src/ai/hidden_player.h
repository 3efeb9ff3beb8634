/* A computer player for a game with hidden pieces, which such a game may bring along
 * (core/game.h, `hidden`). A pure function of its request, and so of what one side may know. */
#ifndef AI_HIDDEN_PLAYER_H
#define AI_HIDDEN_PLAYER_H

#include "ai/decision.h"
#include "ai/search.h"
#include "ai/view.h"

struct hidden_request {
    const struct view *view;     /* the viewer is to move and has a move; setups are over */
    int guesses;                 /* at the hidden pieces */
    struct search_limits limits; /* for all guesses together */
    int noise;                   /* how far moves are misjudged */
    uint64_t seed;
    struct contact *contact; /* may be NULL */
};

struct hidden_memory; /* what a player works in: its own, and only it knows what is there */

struct hidden_player {
    struct hidden_memory *(*open)(void); /* one per thread that thinks; NULL: not enough memory */
    void (*close)(struct hidden_memory *memory); /* which may be NULL */
    void (*decide)(struct hidden_memory *memory, const struct hidden_request *request,
                   struct decision *decision);

    /* The viewer's next setup move, placements one after the other and then `ready`; needs no
     * thinking and so no memory. LEVEL_RANDOM stands anywhere. May be NULL: everybody does. */
    struct move (*set_up)(const struct view *view, int level, uint64_t seed);
};

#endif
