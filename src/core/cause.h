/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What on the board shows why a game is over: the men and cells that decided it, and a few words to
 * put beside them. The rules only name it (`shows` in outcome.h); this finds the cells. */
#ifndef CORE_CAUSE_H
#define CORE_CAUSE_H

#include "core/match.h"

struct cause {
    const char *label; /* marked for translation; NULL where there is nothing to point at */
    int player;        /* whose men, or whose clock; NOBODY: both players' */
    bool clock;        /* it is the clock of `player`, not on the board */
    int count;
    uint8_t cells[GEOMETRY_CELLS_MAX];
};

/* False, with an empty cause, while the game goes on and where an ending has nothing to show:
 * resignation, agreement, repetition, the quiet limit. */
bool match_cause(const struct match *match, int index, struct cause *cause);

/* The events of the last turn before position `index`, as everybody sees them once the game is
 * over; steps of the match itself, such as resigning, are left out. Returns how many of its steps
 * there are, at most `max`. */
int match_last_turn(const struct match *match, int index, struct events *steps, int max);

#endif
