/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "body.h"

#include <math.h>

const struct body BOARD = {{{118, 0.15, 0.8},
                            {176, 0.14, 1.0},
                            {243, 0.13, 0.8},
                            {331, 0.11, 0.75},
                            {428, 0.09, 0.6},
                            {562, 0.075, 0.5},
                            {731, 0.06, 0.42},
                            {948, 0.05, 0.35},
                            {1240, 0.04, 0.28},
                            {1630, 0.03, 0.20},
                            {2150, 0.022, 0.14}}};

const struct body PIECE = {{{1480, 0.045, 0.6},
                            {2310, 0.036, 0.8},
                            {3420, 0.028, 0.5},
                            {4870, 0.020, 0.35},
                            {6600, 0.014, 0.2}}};

const struct body STONE = {{{2650, 0.065, 0.7},
                            {3890, 0.058, 1.0},
                            {5320, 0.050, 0.6},
                            {6980, 0.040, 0.45},
                            {8800, 0.030, 0.3},
                            {11200, 0.020, 0.2}}};

const struct body SLATE = {{{410, 0.09, 0.5},
                            {690, 0.11, 0.7},
                            {1130, 0.12, 0.8},
                            {1720, 0.11, 0.6},
                            {2480, 0.09, 0.45},
                            {3520, 0.07, 0.35},
                            {4960, 0.05, 0.2}}};

const struct body TRAY = {{{205, 0.14, 1.0},
                           {296, 0.12, 0.8},
                           {455, 0.10, 0.7},
                           {640, 0.08, 0.4},
                           {890, 0.06, 0.3},
                           {1450, 0.04, 0.15}}};

/* A free bar's ratios; the fundamental is doubled, since no cast piece is perfectly round. */
const struct body BRASS = {{{1.0, 1.7, 1.0},
                            {1.0036, 1.5, 0.5},
                            {2.756, 0.95, 0.40},
                            {5.404, 0.45, 0.20},
                            {8.933, 0.20, 0.08}}};

const struct body BLADE = {{{1.0, 0.34, 0.6},
                            {1.51, 0.30, 0.8},
                            {2.24, 0.28, 1.0},
                            {2.93, 0.24, 0.7},
                            {3.71, 0.20, 0.6},
                            {4.83, 0.16, 0.5},
                            {6.17, 0.12, 0.35},
                            {7.90, 0.09, 0.25}}};

/* A circular membrane's ratios. */
const struct body DRUM = {{{1.0, 0.42, 1.0},
                           {1.593, 0.24, 0.6},
                           {2.136, 0.18, 0.4},
                           {2.296, 0.15, 0.3},
                           {2.653, 0.12, 0.25},
                           {2.918, 0.10, 0.2}}};

/* A bar undercut so that its second mode lies two octaves up. */
const struct body BAR = {{{1.0, 0.70, 1.0}, {3.98, 0.16, 0.22}, {9.6, 0.05, 0.08}}};

const struct body TICK = {{{1.0, 0.15, 1.0}, {3.98, 0.06, 0.25}, {9.6, 0.03, 0.08}}};

/* One mode as a two-pole resonator: a unit impulse makes it ring with amplitude GAIN. */
static void ring(struct wave *out, int start, struct mode mode, const struct wave *force)
{
    double w = TAU * mode.hz / RATE, r = pow(10, -3 / (mode.seconds * RATE));
    double a1 = 2 * r * cos(w), a2 = -r * r, y1 = 0, y2 = 0;
    int length = force->frames + (int)(1.5 * mode.seconds * RATE);

    if (mode.hz > 0.45 * RATE)
        return;
    for (int i = 0; i < length && start + i < out->frames; i++) {
        double x = i < force->frames ? force->at[i] : 0;
        double y = a1 * y1 + a2 * y2 + mode.gain * sin(w) * x;

        y2 = y1;
        y1 = y;
        if (start + i >= 0)
            out->at[start + i] += y;
    }
}

/* A smooth push of CONTACT milliseconds and unit momentum; grit adds roughness. */
static struct wave push(struct blow blow, struct random *random)
{
    double length = blow.contact * RATE / 1000;
    struct wave force = wave_new(blow.contact * 4 / 1000 + 0.002);
    struct filter bright = filter_lowpass(fmin(18000, 2500 / blow.contact), 0.7);

    for (int i = 0; i < force.frames; i++) {
        double smooth = i < length ? (1 - cos(TAU * i / length)) / length : 0;
        double rough = filter_step(&bright, random_noise(random)) * exp(-3.0 * i / length);
        force.at[i] = blow.force * (smooth + blow.grit * 1.5 * rough / sqrt(length) * (i > 0));
    }
    return force;
}

void body_strike(struct wave *out, double at, const struct body *body, struct blow blow,
                 struct random *random)
{
    struct wave force = push(blow, random);
    int start = (int)lround(at * RATE);

    for (int i = 0; i < MODES_MAX && body->mode[i].hz > 0; i++) {
        struct mode mode = body->mode[i];
        /* Tuned bodies stay in tune; wood and stone may vary. */
        double wander = mode.hz > 20 ? random_between(random, 0.992, 1.008) : 1;

        mode.hz *= blow.pitch * wander;
        mode.gain *= random_between(random, 0.75, 1.25);
        ring(out, start, mode, &force);
    }
    wave_mix(out, &force, at, 0.5 * blow.grit);
    wave_free(&force);
}

void body_rub(struct wave *out, double at, const struct body *body, const struct wave *force,
              double gain)
{
    for (int i = 0; i < MODES_MAX && body->mode[i].hz > 0; i++) {
        struct mode mode = body->mode[i];
        /* A steady force builds up modes that a blow only starts: compensate by the mode's decay.
         */
        mode.gain *= gain / sqrt(mode.seconds * RATE);
        ring(out, (int)lround(at * RATE), mode, force);
    }
}

void thump(struct wave *out, double at, double from_hz, double to_hz, double seconds, double gain)
{
    int start = (int)lround(at * RATE), length = (int)(1.3 * seconds * RATE);
    double phase = 0;

    for (int i = 0; i < length && start + i < out->frames; i++) {
        double t = (double)i / RATE;
        double hz = to_hz + (from_hz - to_hz) * exp(-t / (seconds * 0.12));
        double attack = t < 0.003 ? 0.5 - 0.5 * cos(TAU / 2 * t / 0.003) : 1;

        phase += TAU * hz / RATE;
        out->at[start + i] += gain * attack * exp(-6.9 * t / seconds) * sin(phase);
    }
}

void breathe(struct wave *out, double at, struct breath breath, struct random *random)
{
    int start = (int)lround(at * RATE), length = (int)(breath.seconds * RATE);
    struct filter kept[2] = {0};

    for (int i = 0; i < length && start + i < out->frames; i++) {
        double t = (double)i / length, value = random_noise(random);
        double hz = breath.from_hz * pow(breath.to_hz / breath.from_hz, t);
        double swell = t < breath.peak ? sin(TAU / 4 * t / breath.peak)
                                       : cos(TAU / 4 * (t - breath.peak) / (1 - breath.peak));

        for (int pass = 0; pass < 2; pass++) { /* twice, for air rather than hiss */
            struct filter now = filter_bandpass(hz, breath.q), *old = &kept[pass];
            now.x1 = old->x1, now.x2 = old->x2, now.y1 = old->y1, now.y2 = old->y2;
            value = filter_step(&now, value);
            *old = now;
        }
        out->at[start + i] += 1.4 * breath.gain * swell * swell * value;
    }
}
