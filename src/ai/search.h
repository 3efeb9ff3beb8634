/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Alpha-beta search for games without hidden information. A pure function of its request: the same
 * request and node budget give the same answer on every machine (unlike a time limit). */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/contact.h"
#include "ai/view.h"

enum {
    SEARCH_TABLE_MEGABYTES = 64, /* default; another size may find another move */
    SEARCH_DEPTH_MAX = 96,       /* moves from the root to the deepest leaf */
    SEARCH_WIN = 30000,          /* an immediate win; a win in n turns is n less */
    SEARCH_WIN_LEAST = 29000,    /* scores from here on are proven wins */
    SEARCH_LINE_MAX = 24
};

struct search_limits {
    uint64_t nodes;   /* 0: no limit */
    int depth;        /* turns; 0: as deep as possible */
    int milliseconds; /* 0: no limit */
};

struct search_request;
struct search_result;

struct search_request {
    const struct view *view;
    struct search_limits limits;
    uint64_t seed;           /* decides between equally good moves */
    struct contact *contact; /* may be NULL; the search returns soon after it is cancelled */
    bool every_move;         /* find the exact score of every move, not only of the best */
    int within;              /* then only of moves this close to the best; 0: of all */
    bool plain;              /* no selectivity: the result equals plain minimax to the same depth */

    /* May be NULL: called after every completed depth. */
    void (*progress)(const struct search_request *request, const struct search_result *result);
    void *progress_context;
};

struct search_move {
    struct move move;
    int score; /* for the player to move; for moves other than the best only an upper bound, unless
                  every_move */
};

struct search_result {
    int move_count;
    struct search_move moves[MOVES_MAX]; /* best first */
    int depth;                           /* completed turns */
    uint64_t nodes;
    double seconds;
    bool cancelled;
    int line_length;
    struct move line[SEARCH_LINE_MAX]; /* expected continuation, starting with the best move */
};

/* Reusable memory: nothing from one search affects the next. */
struct searcher;
struct searcher *searcher_open(int table_megabytes); /* NULL if there is not enough memory */
void searcher_close(struct searcher *searcher);
size_t searcher_bytes(const struct searcher *searcher);

/* The viewer must be to move and have a legal move. */
void search(struct searcher *searcher, const struct search_request *request,
            struct search_result *result);

/* Best first; moves of equal score keep their order. */
void search_sort(struct search_move *moves, int count);

/* Turns until a proven win (positive) or loss (negative); 0 if the score proves nothing. */
int search_win_distance(int score);

#endif
