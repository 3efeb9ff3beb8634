#include "ui/kit/clock.h"

int clock_advance(struct clock *clock, double seconds)
{
    const double longest_frame = 0.1;
    if (seconds < 0)
        seconds = 0;
    clock->rest += seconds > longest_frame ? longest_frame : seconds;
    int ticks = (int)(clock->rest / TICK);
    clock->rest -= ticks * TICK;
    return ticks;
}

float clock_alpha(const struct clock *clock)
{
    return (float)(clock->rest / TICK);
}
