/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "noise.h"

#include <math.h>

struct random random_from(uint64_t seed)
{
    return (struct random){.state = seed * 0x9e3779b97f4a7c15u + 0x1234567};
}

/* SplitMix64: short, and the same on every machine. */
static uint64_t next(struct random *random)
{
    uint64_t z = random->state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

double random_unit(struct random *random)
{
    return (double)(next(random) >> 11) / 9007199254740992.0;
}

double random_between(struct random *random, double low, double high)
{
    return low + (high - low) * random_unit(random);
}

double random_noise(struct random *random)
{
    return random_between(random, -1, 1);
}

static struct filter normalised(double b0, double b1, double b2, double a0, double a1, double a2)
{
    return (struct filter){
        .b0 = b0 / a0, .b1 = b1 / a0, .b2 = b2 / a0, .a1 = a1 / a0, .a2 = a2 / a0};
}

struct filter filter_lowpass(double hz, double q)
{
    double w = TAU * hz / RATE, alpha = sin(w) / (2 * q), c = cos(w);

    return normalised((1 - c) / 2, 1 - c, (1 - c) / 2, 1 + alpha, -2 * c, 1 - alpha);
}

struct filter filter_highpass(double hz, double q)
{
    double w = TAU * hz / RATE, alpha = sin(w) / (2 * q), c = cos(w);

    return normalised((1 + c) / 2, -1 - c, (1 + c) / 2, 1 + alpha, -2 * c, 1 - alpha);
}

struct filter filter_bandpass(double hz, double q)
{
    double w = TAU * hz / RATE, alpha = sin(w) / (2 * q), c = cos(w);

    return normalised(alpha, 0, -alpha, 1 + alpha, -2 * c, 1 - alpha);
}

double filter_step(struct filter *f, double x)
{
    double y = f->b0 * x + f->b1 * f->x1 + f->b2 * f->x2 - f->a1 * f->y1 - f->a2 * f->y2;

    f->x2 = f->x1;
    f->x1 = x;
    f->y2 = f->y1;
    f->y1 = y;
    return y;
}

void filter_apply(struct filter filter, struct wave *wave)
{
    for (int i = 0; i < wave->frames; i++)
        wave->at[i] = filter_step(&filter, wave->at[i]);
}
