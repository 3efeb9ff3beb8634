/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A piece is handled: touched, refused, slid, set down, taken off, sent away. */
#include "body.h"
#include "effects.h"

#include <math.h>

/* A piece set down on the board: the piece clacks, the board responds below it. */
static void set_down(struct wave *out, double at, double force, struct random *random)
{
    double pitch = random_between(random, 0.95, 1.06);

    body_strike(out, at, &PIECE, (struct blow){0.9 * force, 0.2, 0.35, pitch}, random);
    body_strike(out, at, &STONE, (struct blow){0.4 * force, 0.13, 0.3, 0.8 * pitch}, random);
    body_strike(out, at + 0.0006, &BOARD, (struct blow){0.9 * force, 0.6, 0.25, 1.15 * pitch},
                random);
}

void make_place(struct wave *out, struct random *random)
{
    set_down(out, 0.001, 1, random);
    /* The edge of the foot touches first, the rest a moment later. */
    set_down(out, random_between(random, 0.016, 0.026), 0.28, random);
}

void make_select(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 1.15, 1.3);

    body_strike(out, 0.001, &PIECE, (struct blow){0.5, 0.3, 0.15, pitch}, random);
    body_strike(out, 0.001, &BOARD, (struct blow){0.25, 1.2, 0.1, 1.5}, random);
    breathe(out, 0.004, (struct breath){0.09, 900, 2600, 0.35, 1.2, 0.05}, random);
}

void make_refuse(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 0.9, 1.0);

    body_strike(out, 0.001, &BOARD, (struct blow){1, 2.8, 0.1, 0.8 * pitch}, random);
    thump(out, 0.001, 130 * pitch, 84 * pitch, 0.12, 0.35);
    body_strike(out, 0.085, &BOARD, (struct blow){0.45, 3, 0.1, 0.75 * pitch}, random);
}

/* The force of sliding: noise that grows with the speed, roughened by the grain of the wood, which
 * passes faster the faster the piece moves. */
static struct wave friction(double seconds, double cells, struct random *random)
{
    struct wave force = wave_new(seconds);
    double grain = 0, roughness = 1, wanted = 1;

    for (int i = 0; i < force.frames; i++) {
        double t = (double)i / force.frames, speed = sin(TAU / 2 * t);

        grain += speed * (30 + 16 * cells) * 2.2 / RATE;
        if (grain > 1) {
            grain -= 1;
            wanted = random_between(random, 0.35, 1.2);
        }
        roughness += (wanted - roughness) * 0.01;
        force.at[i] = pow(speed, 1.4) * roughness * random_noise(random);
    }
    return force;
}

/* Farther is longer, faster, brighter, and stops harder. */
static void slide(struct wave *out, double seconds, double cells, struct random *random)
{
    struct wave force = friction(seconds, cells, random), hiss;
    double bright = 1300 + 350 * cells + random_between(random, -150, 150);

    body_rub(out, 0, &BOARD, &force, 0.5);
    body_rub(out, 0, &PIECE, &force, 0.16 + 0.03 * cells);
    hiss = wave_new(seconds);
    wave_mix(&hiss, &force, 0, 1);
    filter_apply(filter_bandpass(bright, 0.6), &hiss);
    filter_apply(filter_lowpass(2.2 * bright, 0.6), &hiss);
    filter_apply(filter_lowpass(3.0 * bright, 0.6), &hiss);
    wave_mix(out, &hiss, 0, 0.55);
    set_down(out, seconds - 0.012, 0.40 + 0.07 * cells, random);
    wave_free(&hiss);
    wave_free(&force);
}

/* The lengths match the slide animation: the tap sounds when the piece arrives. */
void make_slide_short(struct wave *out, struct random *random)
{
    slide(out, 0.215, 1, random);
}

void make_slide_medium(struct wave *out, struct random *random)
{
    slide(out, 0.305, 3.5, random);
}

void make_slide_long(struct wave *out, struct random *random)
{
    slide(out, 0.41, 7, random);
}

/* Lifted off with a scrape, dropped among the others in the tray. */
void make_remove(struct wave *out, struct random *random)
{
    double drop = random_between(random, 0.17, 0.2), pitch = random_between(random, 0.94, 1.07);

    breathe(out, 0, (struct breath){0.13, 1100, 3200, 0.6, 0.9, 0.22}, random);
    body_strike(out, 0.11, &PIECE, (struct blow){0.25, 0.25, 0.2, pitch}, random);
    for (int bounce = 0; bounce < 4; bounce++) {
        double force = pow(0.48, bounce);
        body_strike(out, drop, &TRAY, (struct blow){force, 0.7, 0.2, pitch}, random);
        body_strike(out, drop, &STONE, (struct blow){0.55 * force, 0.13, 0.3, 0.85 * pitch},
                    random);
        drop += random_between(random, 0.055, 0.075) * pow(0.62, bounce);
    }
}

/* A slide played backwards, ending where it began. */
void make_undo(struct wave *out, struct random *random)
{
    slide(out, 0.2, 2, random);
    out->frames = (int)(0.24 * RATE);
    wave_fade(out, 0, 0.02);
    wave_reverse(out);
    out->frames = (int)(0.5 * RATE);
    body_strike(out, 0.235, &BOARD, (struct blow){0.45, 2.5, 0.1, 1.1}, random);
}

/* The pawn leaves the board: a rising breath with a glassy edge. */
void make_exit(struct wave *out, struct random *random)
{
    static const double notes[] = {587.33, 880, 1318.51}; /* D5 A5 E6 */
    double lean = random_between(random, 0.9, 1.1);

    set_down(out, 0.002, 0.3, random);
    breathe(out, 0, (struct breath){0.75, 420 * lean, 4600 * lean, 0.55, 1.6, 1.0}, random);
    breathe(out, 0.05, (struct breath){0.8, 900 * lean, 8200, 0.6, 2.5, 0.35}, random);
    for (int i = 0; i < 3; i++)
        body_strike(out, 0.16 + 0.11 * i, &BRASS, (struct blow){0.07, 2.5, 0, notes[i]}, random);
}

void make_turn(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 0.97, 1.03);

    body_strike(out, 0.001, &TICK, (struct blow){0.6, 1.5, 0.05, 440 * pitch}, random);
    body_strike(out, 0.001, &BOARD, (struct blow){0.25, 2, 0.05, 1.6}, random);
}

/* The escapement of a wooden clock: dry, without a ring, and clearly no piece. */
void make_clock(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 0.99, 1.01);

    body_strike(out, 0.001, &TICK, (struct blow){0.8, 0.9, 0.1, 1760 * pitch}, random);
    body_strike(out, 0.001, &PIECE, (struct blow){0.5, 0.8, 0.1, 1.6 * pitch}, random);
    body_strike(out, 0.03, &PIECE, (struct blow){0.25, 0.8, 0.1, 1.9 * pitch}, random);
}
