/* The Stratego player: guesses at the hidden pieces, looks ahead from every guess and takes the
 * move that is best on average. A pure function of its request. */
#ifndef AI_STRATEGO_PLAYER_H
#define AI_STRATEGO_PLAYER_H

#include "ai/contact.h"
#include "ai/view.h"

struct stratego_player;                             /* memory for one thread that thinks */
struct stratego_player *stratego_player_open(void); /* NULL when there is not enough memory */
void stratego_player_close(struct stratego_player *player);
size_t stratego_player_bytes(const struct stratego_player *player);

struct stratego_request {
    const struct view *view; /* the viewer is to move and has a move */
    int guesses;
    int depth;               /* turns looked ahead; 0: as the budget allows */
    uint64_t nodes;          /* for all guesses together; 0: no limit */
    int milliseconds;        /* 0: no limit */
    int noise;               /* how far moves are misjudged */
    uint64_t seed;           /* for this decision */
    uint64_t match_seed;     /* the same for all decisions of a match: chooses the setup */
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
