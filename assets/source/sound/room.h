/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Reverberation: a feedback network of eight delays with darkening walls. */
#ifndef SOUND_ROOM_H
#define SOUND_ROOM_H

#include "wave.h"

struct room {
    double size;    /* 1 is a concert room, 0.2 the space above a table */
    double seconds; /* time to decay by 60 dB */
    double hz;      /* the walls absorb frequencies above this */
    double level;   /* level of the room relative to the dry sound */
};

extern const struct room ROOM_TABLE; /* dry and close, for effects */
extern const struct room ROOM_HALL;  /* for music */

void room_mono(const struct room *room, struct wave *wave);
void room_stereo(const struct room *room, struct wave *left, struct wave *right);

#endif
