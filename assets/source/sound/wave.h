/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Mono sample buffers, and reading and writing them as 16-bit WAV files. The caller of wave_new()
 * or wave_load() owns the samples and frees them with wave_free(). */
#ifndef SOUND_WAVE_H
#define SOUND_WAVE_H

#include <stdint.h>

#define RATE 48000
#define TAU  6.283185307179586

struct wave {
    int frames;
    double *at;
};

struct wave wave_new(double seconds);
void wave_free(struct wave *wave);

/* Mixes SOURCE into TARGET at SECONDS; anything outside is dropped. */
void wave_mix(struct wave *target, const struct wave *source, double seconds, double gain);
void wave_gain(struct wave *wave, double gain);
void wave_fade(struct wave *wave, double in_seconds, double out_seconds);
/* Compresses the highest peaks, like a microphone held too close: DRIVE above 1 is audible. */
void wave_press(struct wave *wave, double drive);
void wave_reverse(struct wave *wave);

/* Cuts trailing silence (below -72 dB of the peak). */
void wave_trim(struct wave *wave);
double wave_peak(const struct wave *wave);

/* Both return NULL on success, else an error message. CHANNELS is 1 or 2. The samples are dithered
 * by a generator seeded with SEED, so another rendering gives the same bytes. */
const char *wave_save(const char *path, const struct wave *channel, int channels, uint64_t seed);
const char *wave_load(const char *path, struct wave *channel, int *channels, int *rate);

double decibels(double ratio);
double ratio(double decibels);

#endif
