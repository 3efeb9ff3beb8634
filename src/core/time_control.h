/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How much time a player has: unlimited, a total with a bonus per turn, or a limit for each turn.
 * Everything is in milliseconds; match.h computes the clocks. */
#ifndef CORE_TIME_CONTROL_H
#define CORE_TIME_CONTROL_H

#include <stdint.h>

#include "base/fault.h"

enum time_kind {
    TIME_UNLIMITED,
    TIME_TOTAL,   /* for the whole game, plus a bonus after every turn */
    TIME_PER_TURN /* for each turn */
};

enum {
    TIME_TOTAL_MAX = 60 * 60 * 1000,
    TIME_TURN_MIN = 1000,
    TIME_TURN_MAX = 10 * 60 * 1000,
    TIME_BONUS_MAX = 60 * 1000,
    TIME_CONTROL_TEXT = 24
};

struct time_control {
    enum time_kind kind;
    int32_t allowance; /* for the game, or for a turn */
    int32_t bonus;     /* added after every turn */
};

/* "none", "5:00", "5:00+10" (minutes, seconds, bonus seconds), "30/turn" (seconds). */
void time_control_format(const struct time_control *control, char text[TIME_CONTROL_TEXT]);

/* As shown to people, in their language: "5 min + 3 s", "30 s per move", "None". */
enum { TIME_CONTROL_SHOWN = 48 };
void time_control_show(const struct time_control *control, char text[TIME_CONTROL_SHOWN]);

bool time_control_equal(const struct time_control *a, const struct time_control *b);

/* False, with the reason, if the text is invalid or exceeds the limits above. */
bool time_control_parse(const char *text, struct time_control *control, struct fault *fault);

/* The time left on a clock: "4:59", and with tenths in the last ten seconds: "9.8". Whole seconds
 * are rounded up, so that a clock starts at its full time. */
enum { TIME_LEFT_TEXT = 32 };
void time_left_format(int64_t milliseconds, char text[TIME_LEFT_TEXT]);
/* The same as a number of tenths, and in how many milliseconds it changes. */
int64_t time_left_shown(int64_t milliseconds);
int64_t time_left_changes_in(int64_t milliseconds);

#endif
