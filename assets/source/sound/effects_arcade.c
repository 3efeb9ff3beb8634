/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The arcade: an opponent enters, and notes that climb with every point. */
#include "body.h"
#include "effects.h"

#include <math.h>

/* Wood and brass together, as in the endings. */
static void note(struct wave *out, double at, double hz, double force, struct random *random)
{
    body_strike(out, at, &BAR, (struct blow){force, 0.6, 0.08, hz}, random);
    body_strike(out, at, &BRASS, (struct blow){0.4 * force, 0.35, 0.03, hz}, random);
}

/* A short roll that grows, a blow, and an open fifth above it. */
void make_versus(struct wave *out, struct random *random)
{
    enum { ROLL = 7 };
    double at = 0.002;

    for (int i = 0; i < ROLL; i++) {
        double force = 0.2 + 0.08 * i;
        body_strike(out, at, &DRUM, (struct blow){force, 1.8, 0.25, 98}, random);
        at += random_between(random, 0.05, 0.056);
    }
    body_strike(out, at, &DRUM, (struct blow){1.1, 2.2, 0.25, 73.42}, random);
    thump(out, at, 150, 60, 0.4, 1);
    note(out, at, 293.66, 0.8, random);
    note(out, at, 440, 0.7, random);
    note(out, at + 0.13, 587.33, 0.8, random);
    note(out, at + 0.26, 880, 0.7, random);
}

/* Two quick notes, a fourth apart. */
static void climb(struct wave *out, double hz, struct random *random)
{
    note(out, 0.002, hz, 0.6, random);
    note(out, random_between(random, 0.07, 0.078), hz * 4 / 3, 0.75, random);
}

/* D E F# A B: the steps of a pentatonic scale, which fits whatever is playing. */
void make_combo_1(struct wave *out, struct random *random)
{
    climb(out, 587.33, random);
}

void make_combo_2(struct wave *out, struct random *random)
{
    climb(out, 659.26, random);
}

void make_combo_3(struct wave *out, struct random *random)
{
    climb(out, 739.99, random);
}

void make_combo_4(struct wave *out, struct random *random)
{
    climb(out, 880, random);
}

void make_combo_5(struct wave *out, struct random *random)
{
    climb(out, 987.77, random);
    note(out, 0.15, 1760, 0.5, random);
}
