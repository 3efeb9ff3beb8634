/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The events and state of a match as sentences for the terminal. */
#ifndef CLI_ANNOUNCE_H
#define CLI_ANNOUNCE_H

#include "base/text.h"
#include "core/match.h"

/* The viewer for spectators: they see hidden pieces only once the match is over. */
int spectator_viewer(const struct match *match);

/* The game and its non-default options. */
void announce_title(const struct match *match, struct text *out);

/* The step from position `index` to the next: who played what, and its effects. */
void announce_step(const struct match *match, int index, int viewer, struct text *out);

/* The current board, pieces in hand or lost, and whose turn it is or the result. */
void announce_position(const struct match *match, int viewer, struct text *out);
/* The pieces in words. */
void announce_pieces(const struct match *match, int viewer, struct text *out);

#endif
