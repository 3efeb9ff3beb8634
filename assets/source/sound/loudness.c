/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "loudness.h"

#include "noise.h"

#include <math.h>
#include <stdlib.h>

#define BLOCK (RATE * 4 / 10)

/* The two K-weighting filters at 48 kHz, as printed in the recommendation. */
static double weighted(struct filter *head, struct filter *low, double x)
{
    return filter_step(low, filter_step(head, x));
}

/* Running energy: sum[i] is the weighted energy of all channels before frame i. The sound is
 * followed by one block of silence. The caller frees it. */
static double *running_energy(const struct wave *channel, int channels, int *frames)
{
    double *sum;

    *frames = channel->frames + BLOCK;
    sum = calloc((size_t)*frames + 1, sizeof *sum);
    if (sum == NULL)
        abort();
    for (int c = 0; c < channels; c++) {
        struct filter head = {.b0 = 1.53512485958697,
                              .b1 = -2.69169618940638,
                              .b2 = 1.19839281085285,
                              .a1 = -1.69065929318241,
                              .a2 = 0.73248077421585};
        struct filter low = {
            .b0 = 1, .b1 = -2, .b2 = 1, .a1 = -1.99004745483398, .a2 = 0.99007225036621};
        double energy = 0;

        for (int i = 0; i < *frames; i++) {
            double x = i < channel->frames ? channel[c].at[i] : 0;
            double y = weighted(&head, &low, x);
            energy += y * y;
            sum[i + 1] += energy * (channels == 1 ? 2 : 1);
        }
    }
    return sum;
}

static double lufs(double mean_square)
{
    return -0.691 + 10 * log10(mean_square > 1e-12 ? mean_square : 1e-12);
}

double loudness_momentary(const struct wave *channel, int channels)
{
    int frames;
    double *sum = running_energy(channel, channels, &frames), loudest = 0;

    for (int i = 0; i + BLOCK <= frames; i += RATE / 100)
        loudest = fmax(loudest, (sum[i + BLOCK] - sum[i]) / BLOCK);
    free(sum);
    return lufs(loudest);
}

/* Mean of the blocks louder than GATE (a mean square). */
static double gated_mean(const double *sum, int frames, double gate)
{
    double total = 0;
    int count = 0;

    for (int i = 0; i + BLOCK <= frames; i += BLOCK / 4) {
        double mean = (sum[i + BLOCK] - sum[i]) / BLOCK;
        if (mean > gate) {
            total += mean;
            count++;
        }
    }
    return count > 0 ? total / count : 0;
}

double loudness_integrated(const struct wave *channel, int channels)
{
    int frames;
    double *sum = running_energy(channel, channels, &frames);
    double absolute = pow(10, (-70 + 0.691) / 10), mean;

    frames -= BLOCK; /* the padding is not part of the music */
    mean = gated_mean(sum, frames, absolute);
    mean = gated_mean(sum, frames, fmax(absolute, mean / 10));
    free(sum);
    return lufs(mean);
}

static double between(const struct wave *wave, int frame, double part)
{
    double value = 0;

    for (int k = -11; k <= 12; k++) {
        int i = frame + k;
        double x = TAU / 2 * (part - k);
        double window = 0.5 + 0.5 * cos(TAU / 2 * (part - k) / 12.5);

        if (i >= 0 && i < wave->frames)
            value += wave->at[i] * window * (fabs(x) < 1e-9 ? 1 : sin(x) / x);
    }
    return value;
}

double loudness_true_peak(const struct wave *channel, int channels)
{
    double peak = 0;

    for (int c = 0; c < channels; c++)
        peak = fmax(peak, wave_peak(&channel[c]));
    for (int c = 0; c < channels; c++) {
        double near = wave_peak(&channel[c]) * 0.7; /* only high samples have higher neighbours */
        for (int i = 0; i < channel[c].frames; i++)
            if (fabs(channel[c].at[i]) > near)
                for (int part = 1; part < 4; part++)
                    peak = fmax(peak, fabs(between(&channel[c], i, part / 4.0)));
    }
    return decibels(peak);
}
