/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "wave.h"

#include "noise.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double decibels(double x)
{
    return 20 * log10(x > 1e-9 ? x : 1e-9);
}

double ratio(double db)
{
    return pow(10, db / 20);
}

struct wave wave_new(double seconds)
{
    struct wave wave = {.frames = (int)lround(seconds * RATE)};

    wave.at = calloc((size_t)wave.frames + 1, sizeof *wave.at);
    if (wave.at == NULL) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return wave;
}

void wave_free(struct wave *wave)
{
    free(wave->at);
    *wave = (struct wave){0};
}

void wave_mix(struct wave *target, const struct wave *source, double seconds, double gain)
{
    int start = (int)lround(seconds * RATE);

    for (int i = 0; i < source->frames; i++) {
        int to = start + i;
        if (to >= 0 && to < target->frames)
            target->at[to] += gain * source->at[i];
    }
}

void wave_gain(struct wave *wave, double gain)
{
    for (int i = 0; i < wave->frames; i++)
        wave->at[i] *= gain;
}

void wave_fade(struct wave *wave, double in_seconds, double out_seconds)
{
    int in = (int)(in_seconds * RATE), out = (int)(out_seconds * RATE);

    for (int i = 0; i < in && i < wave->frames; i++)
        wave->at[i] *= 0.5 - 0.5 * cos(TAU / 2 * i / in);
    for (int i = 0; i < out && i < wave->frames; i++)
        wave->at[wave->frames - 1 - i] *= 0.5 - 0.5 * cos(TAU / 2 * i / out);
}

void wave_press(struct wave *wave, double drive)
{
    double scale = drive / wave_peak(wave);

    for (int i = 0; i < wave->frames; i++)
        wave->at[i] = tanh(wave->at[i] * scale) / scale;
}

void wave_reverse(struct wave *wave)
{
    for (int i = 0, j = wave->frames - 1; i < j; i++, j--) {
        double kept = wave->at[i];
        wave->at[i] = wave->at[j];
        wave->at[j] = kept;
    }
}

double wave_peak(const struct wave *wave)
{
    double peak = 0;

    for (int i = 0; i < wave->frames; i++)
        peak = fmax(peak, fabs(wave->at[i]));
    return peak;
}

void wave_trim(struct wave *wave)
{
    double silent = wave_peak(wave) * ratio(-72);

    while (wave->frames > RATE / 20 && fabs(wave->at[wave->frames - 1]) < silent)
        wave->frames--;
}

static void put(FILE *file, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        putc((int)(value >> (8 * i) & 255), file);
}

static void put_header(FILE *file, uint32_t frames, uint32_t channels)
{
    uint32_t data = frames * channels * 2;

    fputs("RIFF", file);
    put(file, 36 + data, 4);
    fputs("WAVEfmt ", file);
    put(file, 16, 4);
    put(file, 1, 2);
    put(file, channels, 2);
    put(file, RATE, 4);
    put(file, RATE * channels * 2, 4);
    put(file, channels * 2, 2);
    put(file, 16, 2);
    fputs("data", file);
    put(file, data, 4);
}

const char *wave_save(const char *path, const struct wave *channel, int channels, uint64_t seed)
{
    struct random random = random_from(seed);
    FILE *file = fopen(path, "wb");

    if (file == NULL)
        return "cannot be written";
    put_header(file, (uint32_t)channel->frames, (uint32_t)channels);
    for (int i = 0; i < channel->frames; i++) {
        for (int c = 0; c < channels; c++) {
            double dither = random_unit(&random) - random_unit(&random);
            double value = channel[c].at[i] * 32767 + dither;
            /* Digital silence stays silent: dithering it would only cost bytes. */
            long sample = channel[c].at[i] == 0 ? 0 : lround(fmax(-32768, fmin(32767, value)));
            put(file, (uint32_t)sample & 0xffff, 2);
        }
    }
    return fclose(file) == 0 ? NULL : "cannot be written";
}

static uint32_t get(const unsigned char *bytes, int count)
{
    uint32_t value = 0;

    while (count-- > 0)
        value = value << 8 | bytes[count];
    return value;
}

static const char *read_samples(FILE *file, uint32_t bytes, struct wave *channel, int channels)
{
    int frames = (int)(bytes / 2 / (uint32_t)channels);

    for (int c = 0; c < channels; c++)
        channel[c] = wave_new((double)frames / RATE);
    for (int i = 0; i < frames; i++) {
        for (int c = 0; c < channels; c++) {
            unsigned char raw[2];
            if (fread(raw, 1, 2, file) != 2)
                return "is cut short";
            channel[c].at[i] = (int16_t)get(raw, 2) / 32768.0;
        }
    }
    return NULL;
}

static const char *read_chunks(FILE *file, struct wave *channel, int *channels, int *rate)
{
    unsigned char head[12], format[16] = {0};

    if (fread(head, 1, 12, file) != 12 || memcmp(head, "RIFF", 4) != 0)
        return "is no WAV file";
    while (fread(head, 1, 8, file) == 8) {
        uint32_t size = get(head + 4, 4);
        if (memcmp(head, "data", 4) == 0 && *channels > 0)
            return read_samples(file, size, channel, *channels);
        if (memcmp(head, "fmt ", 4) == 0 && size >= 16) {
            if (fread(format, 1, 16, file) != 16)
                return "is cut short";
            size -= 16;
            *channels = (int)get(format + 2, 2);
            *rate = (int)get(format + 4, 4);
            if (*channels < 1 || *channels > 2 || get(format + 14, 2) != 16)
                return "is not 16-bit mono or stereo";
        }
        fseek(file, (long)size, SEEK_CUR);
    }
    return "holds no samples";
}

const char *wave_load(const char *path, struct wave *channel, int *channels, int *rate)
{
    FILE *file = fopen(path, "rb");
    const char *error;

    *channels = *rate = 0;
    if (file == NULL)
        return "cannot be read";
    error = read_chunks(file, channel, channels, rate);
    fclose(file);
    return error;
}
