/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Measures decoded sounds and says which are out of bounds:
 * measure EFFECTS_FOLDER [MUSIC.wav...]
 * Prints a Markdown table; exits with 1 when anything is wrong. */
#include "effects.h"
#include "loudness.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MUSIC_LUFS    -23.0
#define TOLERANCE     1.0
#define PEAK_LIMIT    -1.0
#define EDGE_LIMIT    -60.0 /* dB of full scale: a first or last sample above it clicks */
#define TICK_LIMIT    -75.0 /* dB of full scale above 6 kHz at the seam of a loop */
#define MUSIC_SECONDS 60.0

static int faults;

static const char *verdict(int fine, const char *fault)
{
    faults += !fine;
    return fine ? "" : fault;
}

static double edge(const struct wave *wave)
{
    return decibels(fmax(fabs(wave->at[0]), fabs(wave->at[wave->frames - 1])));
}

static void effect_row(const struct effect *effect, int variation, const char *folder)
{
    struct wave wave[2] = {0};
    int channels, rate;
    char path[1024];
    const char *error;
    double lufs, peak, ends;

    snprintf(path, sizeof path, "%s/%s_%d.wav", folder, effect->name, variation);
    error = wave_load(path, wave, &channels, &rate);
    if (error != NULL) {
        printf("| %s %d | %s |||||||\n", effect->name, variation, verdict(0, error));
        return;
    }
    lufs = loudness_momentary(wave, channels);
    peak = loudness_true_peak(wave, channels);
    ends = edge(wave);
    printf("| %s %d | %.2f | %.1f | %.1f | %.1f | %.0f | %s%s%s%s%s |\n", effect->name, variation,
           (double)wave->frames / RATE, effect->lufs, lufs, peak, ends,
           verdict(rate == RATE, "not 48 kHz "), verdict(channels == 1, "not mono "),
           verdict(fabs(lufs - effect->lufs) <= TOLERANCE, "loudness "),
           verdict(peak <= PEAK_LIMIT, "peak "), verdict(ends <= EDGE_LIMIT, "clicks "));
    wave_free(&wave[0]);
    wave_free(&wave[1]);
}

/* The step from the last sample to the first, relative to the steepest step within 50 ms of the
 * seam: above 1 the seam itself would be audible as a click. */
static double seam(const struct wave *wave)
{
    int last = wave->frames - 1;
    double steepest = 1e-4;

    for (int i = 0; i < RATE / 20; i++) {
        steepest = fmax(steepest, fabs(wave->at[i + 1] - wave->at[i]));
        steepest = fmax(steepest, fabs(wave->at[last - i] - wave->at[last - i - 1]));
    }
    return fabs(wave->at[0] - wave->at[last]) / steepest;
}

/* The highest sample above 6 kHz, where the music has almost nothing, within 5 ms of the seam. */
static double seam_tick(const struct wave *wave)
{
    struct filter high = filter_highpass(6000, 0.7), higher = high;
    double tick = 0;

    for (int i = -RATE / 20; i < RATE / 200; i++) {
        double value = wave->at[i < 0 ? wave->frames + i : i];
        value = filter_step(&higher, filter_step(&high, value));
        if (i >= -RATE / 200)
            tick = fmax(tick, fabs(value));
    }
    return decibels(tick);
}

static double short_term(const struct wave *channel, int channels, int take_quietest)
{
    double found = take_quietest ? 0 : -99;
    int part = 3 * RATE;

    /* Short-term loudness: three seconds at a time. */
    for (int start = 0; start + part <= channel->frames; start += RATE) {
        struct wave piece[2];
        for (int c = 0; c < channels; c++)
            piece[c] = (struct wave){.frames = part, .at = channel[c].at + start};
        double lufs = loudness_integrated(piece, channels);
        found = take_quietest ? fmin(found, lufs) : fmax(found, lufs);
    }
    return found;
}

static void music_row(const char *path)
{
    struct wave wave[2] = {0};
    int channels, rate;
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    const char *error = wave_load(path, wave, &channels, &rate);
    double lufs, peak, step, tick;

    if (error != NULL) {
        printf("| %s | %s |||||||\n", name, verdict(0, error));
        return;
    }
    lufs = loudness_integrated(wave, channels);
    peak = loudness_true_peak(wave, channels);
    step = fmax(seam(&wave[0]), seam(&wave[channels - 1]));
    tick = fmax(seam_tick(&wave[0]), seam_tick(&wave[channels - 1]));
    printf("| %.*s | %.1f | %.1f | %.1f | %.1f to %.1f | %.1f | %.2f | %.0f | %s%s%s%s%s%s |\n",
           (int)strcspn(name, "."), name, (double)wave->frames / RATE, MUSIC_LUFS, lufs,
           short_term(wave, channels, 1), short_term(wave, channels, 0), peak, step, tick,
           verdict(rate == RATE, "not 48 kHz "),
           verdict(wave->frames >= MUSIC_SECONDS * RATE, "too short "),
           verdict(fabs(lufs - MUSIC_LUFS) <= TOLERANCE, "loudness "),
           verdict(peak <= PEAK_LIMIT, "peak "), verdict(step <= 1, "seam clicks "),
           verdict(tick <= TICK_LIMIT, "seam ticks "));
    wave_free(&wave[0]);
    wave_free(&wave[1]);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("usage: measure EFFECTS_FOLDER [MUSIC.wav...]\n", stderr);
        return 2;
    }
    printf("## Effects\n\n"
           "| effect | seconds | target LUFS | LUFS | true peak dB | ends dB | fault |\n"
           "|---|--:|--:|--:|--:|--:|---|\n");
    for (const struct effect *effect = EFFECTS; effect->name != NULL; effect++)
        for (int variation = 1; variation <= effect->variations; variation++)
            effect_row(effect, variation, argv[1]);
    printf("\n## Music\n\n"
           "| music | seconds | target LUFS | LUFS | short-term | true peak dB | seam | tick dB | "
           "fault |\n"
           "|---|--:|--:|--:|--:|--:|--:|--:|---|\n");
    for (int i = 2; i < argc; i++)
        music_row(argv[i]);
    printf("\n%d out of bounds.\n", faults);
    return faults > 0;
}
