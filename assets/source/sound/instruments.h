/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The few instruments of the music, each built from damped partials. */
#ifndef SOUND_INSTRUMENTS_H
#define SOUND_INSTRUMENTS_H

#include "noise.h"
#include "wave.h"

struct stage {
    struct wave left, right;
};

struct tone {
    double at, seconds; /* when it starts and how long the key is held */
    double hz;
    double loudness; /* 0 to 1: louder is also brighter */
    double gain, pan;
};

typedef void instrument(struct stage *stage, const struct tone *tone, struct random *random);

/* felt_piano, harp, pad, bars, bass, glass, drum; NULL for any other name. */
instrument *instrument_named(const char *name);

#endif
