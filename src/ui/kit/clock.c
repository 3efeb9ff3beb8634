/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/clock.h"

int clock_advance(struct clock *clock, double seconds)
{
    if (seconds < 0)
        seconds = 0;
    clock->rest += seconds > LONGEST_FRAME ? LONGEST_FRAME : seconds;
    int ticks = (int)(clock->rest / TICK);
    clock->rest -= ticks * TICK;
    return ticks;
}

float clock_alpha(const struct clock *clock)
{
    return (float)(clock->rest / TICK);
}
