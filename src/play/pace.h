/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How the computer keeps its clock: it thinks for a share of the time it has left and is charged
 * for no more than that, so that a slow machine never makes it lose on time. */
#ifndef PLAY_PACE_H
#define PLAY_PACE_H

#include "core/match.h"

/* The milliseconds a computer player may think about the current position, at least 1; 0 if its
 * time is unlimited. */
int pace_limit(const struct match *match);

/* How many of these milliseconds of thinking count for the player to move: of a person's all until
 * the flag falls, of the computer's those within its limit. */
uint32_t pace_charge(const struct match *match, uint32_t milliseconds);

#endif
