/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The clocks in a save: each player's time control, the time spent on every move, and the time
 * spent so far on the current one. Only timed matches have them. */
#ifndef CORE_SAVE_CLOCK_H
#define CORE_SAVE_CLOCK_H

#include "base/text.h"
#include "core/match.h"

/* Appends the header lines. */
void save_clock_write(const struct match *match, struct text *out);

/* Restores the times of a replayed match. `spent` and `thinking` are the values of those lines,
 * NULL if missing. False, with the reason, if they do not fit the match. */
bool save_clock_restore(struct match *match, const char *spent, const char *thinking,
                        struct fault *fault);

#endif
