/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Everything a computer player is given: what one player may know of a match, now and so far. A
 * view is a copy. Nothing in it leads back to the match, so a player cannot peek, and a worker
 * thread may keep it while the match continues. */
#ifndef AI_VIEW_H
#define AI_VIEW_H

#include "core/match.h"

/* One past move, as seen by the viewer. */
struct view_step {
    bool known;      /* the viewer saw the move; otherwise `move` is empty */
    bool turn_start; /* it completed a turn (or a setup) */
    uint8_t player;  /* who made it */
    struct move move;
    struct events events; /* only what the viewer saw */
    uint64_t hash; /* of the observation after it: positions with equal hashes look the same to the
                      viewer */
};

struct view {
    const struct game *game;
    struct settings settings;
    int viewer;             /* the player who is to decide */
    struct observation now; /* the current position without what the viewer does not know */
    int ply;                /* turns completed, not counting setups */
    int step_count;
    struct view_step *steps;    /* the past, oldest first; owned by the view */
    struct observation *before; /* with hidden pieces: what the viewer saw before each step; NULL in
                                   open games; owned by the view */
};

/* Copies what `viewer` may know of the match up to its current position. */
void view_take(struct view *view, const struct match *match, int viewer);
void view_free(struct view *view);

/* The viewer's legal moves; it must be their turn. */
int view_moves(const struct view *view, struct move list[MOVES_MAX]);

/* How often the match has been in this position before, as far as the viewer can tell. */
int view_occurrences(const struct view *view, const struct position *position);

#endif
