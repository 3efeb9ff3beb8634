/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A move: one step of a turn, as written in the notation. A turn may hold several (place, then
 * remove). Unused fields are CELL_NONE or 0, so that equal moves have equal bytes. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include <string.h>

#include "core/cell.h"

enum verb {
    VERB_MOVE,   /* f4-f7 */
    VERB_PLACE,  /* d2, or 10@a7 if there are several kinds */
    VERB_REMOVE, /* xd6 */
    VERB_EXIT,   /* c1-off */
    VERB_READY,  /* ready: a setup is finished */
    VERB_SWAP,   /* swap: the second player takes over the first move; this and the following verbs
                    are the match's: moves() never lists them */
    VERB_RESIGN, /* resign: this and the following verbs end a match */
    VERB_DRAW,   /* draw, agreed */
    VERB_TIME    /* time: the player to move has run out of time */
};

struct move {
    uint8_t verb;
    uint8_t from;
    uint8_t to;
    uint8_t kind;
};

/* Built in a register, for any byte order, and stored at once instead of byte by byte: search
 * spends much of its time on lists of moves. */
static inline struct move move_slide(int from, int to)
{
    struct move move = {.from = 1};
    uint32_t from_one, to_one, whole;
    memcpy(&from_one, &move, sizeof from_one);
    move = (struct move){.to = 1};
    memcpy(&to_one, &move, sizeof to_one);
    whole = (uint32_t)from * from_one + (uint32_t)to * to_one; /* VERB_MOVE is 0 */
    memcpy(&move, &whole, sizeof whole);
    return move;
}

static inline struct move move_place(int kind, int to)
{
    return (struct move){
        .verb = VERB_PLACE, .from = CELL_NONE, .to = (uint8_t)to, .kind = (uint8_t)kind};
}

static inline struct move move_remove(int cell)
{
    return (struct move){.verb = VERB_REMOVE, .from = CELL_NONE, .to = (uint8_t)cell};
}

static inline struct move move_exit(int from)
{
    return (struct move){.verb = VERB_EXIT, .from = (uint8_t)from, .to = CELL_NONE};
}

static inline struct move move_word(enum verb verb)
{
    return (struct move){.verb = (uint8_t)verb, .from = CELL_NONE, .to = CELL_NONE};
}

/* Whether it is about the match and leaves the position as it is. */
static inline bool move_is_for_match(struct move move)
{
    return move.verb >= VERB_SWAP;
}

/* Whether it ends the match in any position. */
static inline bool move_ends_match(struct move move)
{
    return move.verb >= VERB_RESIGN;
}

static inline bool move_equal(struct move a, struct move b)
{
    uint32_t x, y;
    memcpy(&x, &a, sizeof x);
    memcpy(&y, &b, sizeof y);
    return x == y;
}

#endif
