/* The Stratego player: guesses at the hidden pieces, looks ahead from every guess and takes the
 * move that is best on average. A pure function of its request. */
#ifndef GAMES_STRATEGO_PLAYER_H
#define GAMES_STRATEGO_PLAYER_H

#include "ai/search.h"
#include "ai/view.h"

struct stratego_player;                             /* memory for one thread that thinks */
struct stratego_player *stratego_player_open(void); /* NULL when there is not enough memory */
void stratego_player_close(struct stratego_player *player);

struct stratego_request {
    const struct view *view; /* the viewer is to move and has a move; setups are over */
    int guesses;
    struct search_limits limits; /* for all guesses together */
    int noise;                   /* how far moves are misjudged */
    uint64_t seed;
    struct contact *contact; /* may be NULL */
};

struct stratego_decision {
    struct move move;
    int score;
    int depth;
    uint64_t nodes;
    double seconds;
    bool cancelled;
};

void stratego_decide(struct stratego_player *player, const struct stratego_request *request,
                     struct stratego_decision *decision);

#endif
