/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The fixed step: real time goes in, whole ticks of 1/120 s come out. Long frames are clamped, so
 * that after a stall the program resumes where it was. */
#ifndef UI_KIT_CLOCK_H
#define UI_KIT_CLOCK_H

#define TICK          0.008333333333333333 /* seconds */
#define LONGEST_FRAME 0.1                  /* seconds; the rest of a longer one is not ticked */

struct clock {
    double rest; /* time left over, less than one tick */
};

/* Adds `seconds` and returns how many ticks are due. */
int clock_advance(struct clock *clock, double seconds);

/* How far the current time is between the last tick and the next, 0…1. */
float clock_alpha(const struct clock *clock);

#endif
