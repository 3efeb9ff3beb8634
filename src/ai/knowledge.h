/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What one player can know for certain about the enemy's pieces by remembering everything seen:
 * where each came from, how it moved, what it showed and whom it beat. Works for any game with
 * hidden pieces by asking its rules, and reads nothing but the player's own view. The sheet, the
 * review and the generic player share it.
 *
 * Left out: that a repetition was not called a draw, which could tell apart two pieces that
 * changed places. */
#ifndef AI_KNOWLEDGE_H
#define AI_KNOWLEDGE_H

#include "ai/view.h"

enum { NOT_SHOWN = -1, NO_PIECE_HERE = 255 };

/* Sets of kinds are numbers with one bit per kind. */
struct known_piece {
    uint8_t origin;     /* its cell when the setups were complete: its identity for the match */
    uint8_t cell;       /* now; CELL_NONE: it has fallen */
    uint16_t possible;  /* the kinds it can be, judging by its own deeds */
    uint16_t moves;     /* how often it has moved */
    bool betrayed;      /* its way of moving ruled out all kinds but one */
    uint16_t beaten;    /* the kinds of the viewer's pieces it has beaten */
    int shown;          /* turns completed when its kind was last shown, or NOT_SHOWN */
    uint8_t shown_kind; /* that kind */
};

struct knowledge {
    const struct view *view; /* the caller's */
    int at;                  /* steps of the view taken into account */
    int ply;                 /* turns completed by then, not counting setups */
    int count;
    struct known_piece pieces[GEOMETRY_CELLS_MAX]; /* including fallen ones */
    uint8_t who[CELL_LIMIT]; /* the index of the piece on a cell, or NO_PIECE_HERE */
};

/* Starts with the first position after the setups; there are no pieces before. */
void knowledge_begin(struct knowledge *knowledge, const struct view *view);
/* Takes one more step into account; false at the end of the view. */
bool knowledge_advance(struct knowledge *knowledge);
/* The same for all steps at once. */
void knowledge_take(struct knowledge *knowledge, const struct view *view);

/* The kinds each piece can be, given that the pieces together are exactly what is left of the
 * army: a kind is in the set if and only if some arrangement of all pieces has it there. Fallen
 * pieces keep their own sets. */
void knowledge_deduce(const struct knowledge *knowledge, uint16_t possible[GEOMETRY_CELLS_MAX]);

/* The piece on a cell, or NULL. */
const struct known_piece *known_piece_on(const struct knowledge *knowledge, int cell);

static inline int kinds_in(unsigned set)
{
    int count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

static inline bool only_kind(unsigned set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

#endif
