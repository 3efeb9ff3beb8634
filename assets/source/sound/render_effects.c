/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Writes every variation of every effect as a WAV file: render_effects FOLDER */
#include "effects.h"
#include "loudness.h"
#include "room.h"

#include <math.h>
#include <stdio.h>

/* Each file has its own seed, so that changing one effect leaves the others unchanged. */
static uint64_t seed_of(const char *name, int variation)
{
    uint64_t seed = 1469598103934665603u;

    for (const char *c = name; *c != '\0'; c++)
        seed = (seed ^ (uint64_t)(unsigned char)*c) * 1099511628211u;
    return seed + (uint64_t)variation;
}

/* Vorbis smears a blow slightly ahead of itself; without this silence before it, the file would
 * begin in the middle of the smear, with a click. */
#define LEAD 0.004

static const char *render(const struct effect *effect, int variation, const char *folder)
{
    uint64_t seed = seed_of(effect->name, variation);
    struct random random = random_from(seed);
    struct wave dry = wave_new(effect->seconds), wave = wave_new(LEAD + effect->seconds);
    char path[1024];
    const char *error;

    effect->make(&dry, &random);
    wave_mix(&wave, &dry, LEAD, 1);
    room_mono(&ROOM_TABLE, &wave);
    filter_apply(filter_highpass(35, 0.7), &wave); /* nothing that only moves the speaker cone */
    wave_trim(&wave);
    wave_fade(&wave, 0.0004, 0.012);
    wave_gain(&wave, ratio(effect->lufs - loudness_momentary(&wave, 1)));
    snprintf(path, sizeof path, "%s/%s_%d.wav", folder, effect->name, variation);
    printf("%-14s %d  %5.2f s  peak %6.1f dB\n", effect->name, variation,
           (double)wave.frames / RATE, decibels(wave_peak(&wave)));
    error = wave_save(path, &wave, 1, seed);
    wave_free(&wave);
    wave_free(&dry);
    return error;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: render_effects FOLDER\n", stderr);
        return 2;
    }
    for (const struct effect *effect = EFFECTS; effect->name != NULL; effect++) {
        for (int variation = 1; variation <= effect->variations; variation++) {
            const char *error = render(effect, variation, argv[1]);
            if (error != NULL) {
                fprintf(stderr, "%s_%d.wav %s\n", effect->name, variation, error);
                return 1;
            }
        }
    }
    return 0;
}
