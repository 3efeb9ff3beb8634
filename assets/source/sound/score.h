/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Music as text: scores/NAME.score read into notes and chords. README.md describes the notation. */
#ifndef SOUND_SCORE_H
#define SOUND_SCORE_H

#include <stddef.h>

#define VOICES_MAX 8
#define NOTES_MAX  4096
#define CHORDS_MAX 256

struct voice {
    char name[16];
    char instrument[16];
    double level; /* dB */
    double pan;   /* -1 left to 1 right */
    int pedal;    /* notes ring until the chord changes */
    int roll;     /* chords are spread from the lowest note up */
};

struct note {
    int voice;
    double start, beats; /* in beats from the start */
    double ring;         /* beats it sounds: longer than BEATS with the pedal */
    int key;             /* 60 is middle C */
    int rank;            /* place within its chord, lowest 0 */
    double loudness;     /* 0 to 1 */
};

struct chord {
    double start, beats;
    unsigned tones; /* a bit for each of the twelve pitch classes */
    char name[16];
};

struct score {
    double tempo; /* beats per minute */
    int beats;    /* per bar */
    struct voice voice[VOICES_MAX];
    int voices;
    struct note note[NOTES_MAX];
    int notes;
    struct chord chord[CHORDS_MAX];
    int chords;
    double length; /* in beats */
};

/* NULL on success, else a sentence saying what is wrong and where. */
const char *score_load(struct score *score, const char *path);

const struct chord *score_chord_at(const struct score *score, double beat);
double score_seconds(const struct score *score, double beats);
const char *score_key_name(int key); /* such as F#4, valid until the next call but three */

#endif
