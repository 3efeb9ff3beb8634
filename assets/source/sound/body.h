/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Objects that sound when struck or rubbed: each a set of damped modes, excited by a force. */
#ifndef SOUND_BODY_H
#define SOUND_BODY_H

#include "noise.h"
#include "wave.h"

#define MODES_MAX 12

struct mode {
    double hz;      /* for tuned bodies a multiple of the note's frequency */
    double seconds; /* time to decay by 60 dB */
    double gain;
};

struct body {
    struct mode mode[MODES_MAX]; /* ends with the first mode of 0 Hz */
};

/* Untuned, in hertz: strike them with pitch 1. */
extern const struct body BOARD; /* a thick walnut board on a table */
extern const struct body PIECE; /* a turned wooden piece */
extern const struct body STONE; /* a pebble */
extern const struct body SLATE; /* a slab */
extern const struct body TRAY;  /* a shallow wooden box */

/* Tuned, as ratios: strike them with the pitch of the note. */
extern const struct body BRASS; /* a free bar, long ringing */
extern const struct body BLADE; /* two edges meeting */
extern const struct body DRUM;  /* a field drum's skin */
extern const struct body BAR;   /* a wooden bar over a tube */
extern const struct body TICK;  /* the same bar held with a finger */

struct blow {
    double force;
    double contact; /* milliseconds of contact: felt 5, wood 0.5, stone 0.15 */
    double grit;    /* how rough the contact is, 0 to 1 */
    double pitch;
};

/* No two strikes are alike: RANDOM moves the place of the blow and thus the balance of the modes.
 */
void body_strike(struct wave *out, double at, const struct body *body, struct blow blow,
                 struct random *random);

/* Excites the body with any force, for instance the noise of sliding. */
void body_rub(struct wave *out, double at, const struct body *body, const struct wave *force,
              double gain);

/* A low thump under an impact: a sine falling from one pitch to another. */
void thump(struct wave *out, double at, double from_hz, double to_hz, double seconds, double gain);

/* A breath: noise whose centre glides from one pitch to another, swelling until PEAK (0 to 1) of
 * it. */
struct breath {
    double seconds, from_hz, to_hz, peak, q, gain;
};
void breathe(struct wave *out, double at, struct breath breath, struct random *random);

#endif
