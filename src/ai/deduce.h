/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Exact deduction about hidden pieces: which kinds a piece can be, counting every army that fits
 * what was seen. Nothing is sampled. */
#ifndef AI_DEDUCE_H
#define AI_DEDUCE_H

#include "ai/worlds.h"

struct deduction {
    int count;
    struct {
        uint8_t cell;
        bool seen;         /* its kind follows from this piece alone: it was shown, or gave itself
                              away by how it moved */
        unsigned possible; /* one bit for each kind that it is in some army */
    } pieces[CELL_LIMIT];  /* every enemy piece on the board whose kind the board does not show */
    double armies;         /* how many armies fit */
};

void deduce(struct deduction *deduction, const struct view *view);

/* The cell of the only piece that is surely one of these kinds; CELL_NONE if there is none, or more
 * than one. Pieces whose kind the board shows do not count. */
int deduce_only(const struct deduction *deduction, unsigned kinds);

#endif
