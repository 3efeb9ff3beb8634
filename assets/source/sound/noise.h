/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Reproducible random numbers, and the two-pole filters that shape noise. */
#ifndef SOUND_NOISE_H
#define SOUND_NOISE_H

#include "wave.h"

#include <stdint.h>

struct random {
    uint64_t state;
};

struct random random_from(uint64_t seed);
double random_unit(struct random *random);                             /* 0 to 1 */
double random_between(struct random *random, double low, double high); /* uniform */
double random_noise(struct random *random);                            /* -1 to 1 */

struct filter {
    double b0, b1, b2, a1, a2;
    double x1, x2, y1, y2;
};

struct filter filter_lowpass(double hz, double q);
struct filter filter_highpass(double hz, double q);
struct filter filter_bandpass(double hz, double q);
double filter_step(struct filter *filter, double x);
void filter_apply(struct filter filter, struct wave *wave);

#endif
