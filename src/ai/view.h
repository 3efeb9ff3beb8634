/* All that a computer player is given: what one player may know of a match, now and so far. A view
 * is a copy. Nothing in it leads back to the match, so a player that thinks cannot peek, and a
 * worker thread may keep it while the match goes on. */
#ifndef AI_VIEW_H
#define AI_VIEW_H

#include "core/match.h"

/* One move of the past, as the viewer noticed it. */
struct view_step {
    bool known;      /* the viewer saw which move it was; otherwise `move` is empty */
    bool turn_start; /* it completed a turn (or a setup) */
    uint8_t player;  /* who made it */
    struct move move;
    struct events events; /* only what the viewer noticed */
    uint64_t hash; /* of the observation after it: equal hashes look the same to the viewer */
};

struct view {
    const struct game *game;
    struct settings settings;
    int viewer;             /* the player who is to decide */
    struct observation now; /* the present, with the viewer's unknowns removed */
    int ply;                /* turns completed, setups not counted */
    int step_count;
    struct view_step *steps;    /* the past, oldest first; belongs to the view */
    struct observation *before; /* where pieces are hidden: what the viewer saw before each step;
                                   NULL in open games; belongs to the view */
};

/* Copies what `viewer` may know of the match up to its present position. */
void view_take(struct view *view, const struct match *match, int viewer);
void view_free(struct view *view);

/* The viewer's legal moves; it must be their turn. */
int view_moves(const struct view *view, struct move list[MOVES_MAX]);

/* How often the match has been in this position before, as far as the viewer can tell. */
int view_occurrences(const struct view *view, const struct position *position);

#endif
