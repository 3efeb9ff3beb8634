/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The internals of the search: its state, and the tree below the root. */
#ifndef AI_TREE_H
#define AI_TREE_H

#include <time.h>

#include "ai/search.h"
#include "ai/search_table.h"
#include "core/insight.h"

enum {
    INFINITE = 32000,
    PATH_PLIES = 1200, /* the quiet limit is at most 1000 plies */
    POLL_NODES = 1024  /* how often clock and cancel flag are checked */
};

struct searcher {
    struct search_table table;
    /* State of the current search: */
    const struct search_request *request;
    const struct game *game;
    const struct insight *insight;
    uint64_t nodes;
    uint64_t next_look; /* node count of the next check of budget, clock and cancel flag */
    struct timespec start;
    bool stopped;
    bool repetition;
    int quiet_limit;
    int path_length,
        path_root; /* hashes at the starts of turns; from path_root on, inside the tree */
    uint64_t path[PATH_PLIES + SEARCH_DEPTH_MAX];
    union position_room positions[SEARCH_DEPTH_MAX + 2];
    int turns[SEARCH_DEPTH_MAX + 2]; /* from the root */
    struct move killers[SEARCH_DEPTH_MAX + 2][2];
    int line_length[SEARCH_DEPTH_MAX + 2];
    struct move line[SEARCH_DEPTH_MAX + 2][SEARCH_DEPTH_MAX + 2];
    int16_t history[2][CELL_LIMIT + 1][CELL_LIMIT + 1]; /* how often a move caused a cutoff */
};

static inline struct position *position_at(struct searcher *s, int ply)
{
    return &s->positions[ply].base;
}

/* Makes the move at `ply`; true if the turn passes on. */
bool tree_play(struct searcher *s, int ply, struct move move);

/* The score of the move just made at `ply`, for the player who made it: `depth` turns, counted from
 * before the move, within the window. Meaningless once the search has stopped. */
int tree_score(struct searcher *s, int ply, int depth, struct window window);

/* Records the best move so far and its expected continuation. */
void tree_remember_line(struct searcher *s, int ply, struct move move);

#endif
