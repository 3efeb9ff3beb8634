/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Perceived loudness: ITU-R BS.1770 K-weighting and gating, in LUFS. A mono file counts as played
 * by both speakers, as in the game. */
#ifndef SOUND_LOUDNESS_H
#define SOUND_LOUDNESS_H

#include "wave.h"

/* The loudest 400 ms, padding shorter sounds with silence: for effects. */
double loudness_momentary(const struct wave *channel, int channels);

/* The gated mean over the whole: for music. */
double loudness_integrated(const struct wave *channel, int channels);

/* The true peak, including values between samples (four times oversampled), in dB of full scale. */
double loudness_true_peak(const struct wave *channel, int channels);

#endif
