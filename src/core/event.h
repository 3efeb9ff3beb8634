/* What a move did, step by step, for those who show it: animation, sound, move list, capture
 * explainer. The rules emit events into an optional list; search passes NULL and pays nothing. */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/cell.h"

enum event_type {
    EVENT_MOVED,     /* a piece went from `from` to `to` */
    EVENT_PLACED,    /* a piece came from the hand to `to` */
    EVENT_RECTANGLE, /* tower `from` and its queen `to` span a rectangle that captures */
    EVENT_CAPTURED,  /* the piece on `from` is taken */
    EVENT_MILL,      /* the men on `from`, `via` and `to` complete a mill */
    EVENT_REMOVED,   /* the man on `from` is removed after a mill */
    EVENT_EXITED,    /* the pawn on `from` left the board */
    EVENT_ATTACKED,  /* the piece on `from` attacks the one on `to` */
    EVENT_REVEALED,  /* the piece on `from` is turned to show its kind */
    EVENT_CONCEALED, /* the piece on `from` is turned back */
    EVENT_READY      /* `player` finished the setup */
};

enum { SEEN_BY_1 = 1, SEEN_BY_2 = 2, SEEN_BY_BOTH = 3 };

struct event {
    uint8_t type;
    uint8_t player; /* owner of the piece concerned */
    uint8_t kind;   /* its kind; KIND_UNKNOWN once filtered for one who may not know it */
    uint8_t from;
    uint8_t to;
    uint8_t via;
    uint8_t seen_by;      /* who notices that it happened */
    uint8_t kind_seen_by; /* who also learns the kind */
};

enum { EVENTS_MAX = 8 };

struct events {
    int count;
    struct event list[EVENTS_MAX];
};

/* Adds an open event (seen by both); the result may be adjusted. `events` may be NULL. */
struct event *events_add(struct events *events, enum event_type type, int player, int kind,
                         int from, int to);

/* Leaves only what `viewer` (see observation.h) notices, with unknown kinds blanked. */
void events_filter(struct events *events, int viewer);

#endif
