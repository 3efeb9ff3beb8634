/* The room around a sound: a feedback network of eight delays with darkening walls. */
#ifndef SOUND_ROOM_H
#define SOUND_ROOM_H

#include "wave.h"

struct room {
    double size;    /* 1 is a concert room, 0.2 the space above a table */
    double seconds; /* until the sound has fallen by 60 dB */
    double hz;      /* the walls swallow what lies above */
    double level;   /* of the room beside the dry sound */
};

extern const struct room ROOM_TABLE; /* dry and close, for effects */
extern const struct room ROOM_HALL;  /* for music */

void room_mono(const struct room *room, struct wave *wave);
void room_stereo(const struct room *room, struct wave *left, struct wave *right);

#endif
