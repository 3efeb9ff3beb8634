/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The legal moves of a match as text, sorted by bytes. */
#ifndef CLI_LEGAL_H
#define CLI_LEGAL_H

#include "core/match.h"
#include "core/notation.h"

struct legal {
    int count;
    char text[MOVES_MAX][MOVE_TEXT];
};

/* To be freed by the caller. Empty if the match is over. */
struct legal *legal_moves(const struct match *match);

#endif
