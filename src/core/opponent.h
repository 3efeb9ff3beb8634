/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The opponents of a game's circuit, from the weakest to the strongest. Their portraits are pieces
 * of the theme with a face drawn on them, so that they look right in every theme. */
#ifndef CORE_OPPONENT_H
#define CORE_OPPONENT_H

#include <stdint.h>

enum { OPPONENT_COUNT = 8 };

enum face_eyes { EYES_ROUND, EYES_WIDE, EYES_NARROW, EYES_SLEEPY, EYES_WINK };
enum face_brows { BROWS_NONE, BROWS_CALM, BROWS_STERN, BROWS_WORRIED, BROWS_RAISED };
enum face_mouth { MOUTH_SMILE, MOUTH_FLAT, MOUTH_SMIRK, MOUTH_FROWN, MOUTH_OPEN };
enum face_extra {
    EXTRA_NONE,
    EXTRA_CAP,
    EXTRA_HAT,
    EXTRA_CROWN,
    EXTRA_PLUME,
    EXTRA_BOW,
    EXTRA_GLASSES,
    EXTRA_MONOCLE,
    EXTRA_PATCH,
    EXTRA_MOUSTACHE
};

struct face {
    uint8_t
        kind; /* of the piece that is the head; KIND_UNKNOWN: its back, where pieces are hidden */
    uint8_t colour; /* 0 … 7, one of the colours people choose from */
    uint8_t eyes, brows, mouth, extra;
};

struct opponent {
    const char *name;   /* both are marked for translation */
    const char *temper; /* one sentence about how they play */
    int level;          /* of the computer */
    struct face face;
};

struct opponents {
    const char *clock;   /* of the person who plays them: "5:00+3" */
    const char *options; /* of the game: "size=6"; may be empty */
    struct opponent list[OPPONENT_COUNT];
};

#endif
