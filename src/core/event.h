/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The effects of a move, step by step, for animation, sounds, the move list and explanations. The
 * rules emit events into an optional list; search passes NULL and pays nothing. Events are plain
 * facts that any game may have; played in order, they lead from the board before to the board
 * after. Anything else a game wants to show is a highlight (highlight.h). */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/cell.h"
#include "core/piece.h"

enum event_type {
    EVENT_MOVED,     /* a piece went from `from` to `to` */
    EVENT_PLACED,    /* a piece came from the hand to `to` */
    EVENT_CAPTURED,  /* the piece on `from` is taken by a piece that moves or attacks. Capturing by
                        moving onto a piece is EVENT_CAPTURED, then EVENT_MOVED; they are shown
                        together, and written once in the move list: a2×a3 */
    EVENT_REMOVED,   /* the piece on `from` is taken off by a separate move: nothing moves */
    EVENT_LEFT,      /* the piece on `from` left the board, over its player's exit edge */
    EVENT_REVEALED,  /* the piece on `from` is turned to show its kind */
    EVENT_CONCEALED, /* the piece on `from` is turned back */
    EVENT_READY,     /* `player` finished the setup */
    EVENT_HIGHLIGHT /* the cells from `from` to `to` show the game's highlight number `highlight` */
};

enum { SEEN_BY_1 = 1, SEEN_BY_2 = 2, SEEN_BY_BOTH = 3 };

enum { EVENT_CELLS_MAX = 6 }; /* in a highlight */

struct event {
    uint8_t type;
    uint8_t player; /* owner of the piece concerned */
    uint8_t kind;   /* its kind; KIND_UNKNOWN if hidden by events_filter() */
    uint8_t from;
    uint8_t to;
    uint8_t highlight;                /* index in the game's table of highlights */
    uint8_t between[EVENT_CELLS_MAX]; /* a highlight's cells between `from` and `to`, then
                                         CELL_NONE */
    uint8_t seen_by;                  /* who sees that it happened */
    uint8_t kind_seen_by;             /* who also learns the kind */
};

enum { EVENTS_MAX = 8 };

struct events {
    int count;
    struct event list[EVENTS_MAX];
};

/* Adds an event seen by both players; the caller may adjust the result. `events` may be NULL. */
struct event *events_add(struct events *events, enum event_type type, struct piece piece, int from,
                         int to);

/* Adds a player's highlight over two to EVENT_CELLS_MAX cells; its kind is 0. */
struct event *events_highlight(struct events *events, int highlight, int player, const int *cells,
                               int count);

/* All cells of an event, in order; returns how many there are. */
int event_cells(const struct event *event, int cells[EVENT_CELLS_MAX]);

/* Keeps only the events `viewer` (see observation.h) sees, with unknown kinds blanked. */
void events_filter(struct events *events, int viewer);

#endif
