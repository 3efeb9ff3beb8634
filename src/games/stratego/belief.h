/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What both players of a Stratego match know of each other's pieces: each piece is traced from its
 * first cell to its current one through everything the viewer has seen. Players are assumed to
 * remember everything, even what the board no longer shows. */
#ifndef GAMES_STRATEGO_BELIEF_H
#define GAMES_STRATEGO_BELIEF_H

#include "ai/view.h"
#include "games/stratego/kinds.h"

enum { PIECES_MAX = 2 * ARMY_MAX, NO_PIECE = 255 };

struct stratego_piece {
    uint8_t owner;
    uint8_t cell;   /* now; CELL_NONE if lost */
    uint8_t origin; /* where it was set up */
    uint8_t kind;   /* what the viewer knows: KIND_UNKNOWN for an enemy piece never shown */
    uint8_t public; /* what both players know: KIND_UNKNOWN for a piece never shown */
    uint16_t moves; /* how often it has moved */
};

struct belief {
    int viewer;
    int count; /* of pieces, including lost ones */
    struct stratego_piece pieces[PIECES_MAX];
    uint8_t who[CELL_LIMIT];         /* the index of the piece on a cell, or NO_PIECE */
    uint8_t hidden[2][KINDS];        /* pieces on the board of each kind that is not public */
    int turns[2];                    /* how often each player has moved */
    int16_t hint[PIECES_MAX][KINDS]; /* evidence.h: a logarithm, 16 per doubling */
};

/* The setups must be complete. */
void belief_take(struct belief *belief, const struct view *view);

/* Whether the piece may be of this kind, judging by public knowledge. */
bool belief_possible(const struct belief *belief, int piece, int kind);

#endif
