/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "instruments.h"

#include <math.h>
#include <string.h>

/* One partial: a sine that swells within ATTACK, then decays by 60 dB in FADE seconds while the key
 * is held and in DAMP seconds afterwards. */
struct partial {
    double hz, gain, attack, fade, damp, phase;
};

static double per_frame(double seconds)
{
    return pow(10, -3 / (seconds * RATE));
}

static void sound_partial(struct stage *stage, const struct tone *tone, struct partial p)
{
    int start = (int)lround(tone->at * RATE), held = (int)(tone->seconds * RATE);
    int rise = (int)(p.attack * RATE), i = 0;
    double angle = TAU / 8 * (1 + fmax(-1, fmin(1, tone->pan)));
    double left = cos(angle), right = sin(angle), gain = p.gain * tone->gain;
    double fade = per_frame(p.fade), damp = per_frame(p.damp);
    double c = cos(TAU * p.hz / RATE), s = sin(TAU * p.hz / RATE);
    double x = cos(p.phase) * gain, y = sin(p.phase) * gain;

    if (p.hz > 14000)
        return;
    for (; start + i < stage->left.frames && (i < rise || x * x + y * y > 1e-10); i++) {
        double swell = i < rise ? 0.5 - 0.5 * cos(TAU / 2 * i / rise) : 1;
        double keep = i < held ? fade : damp, turned = (c * x - s * y) * keep;

        y = (s * x + c * y) * keep;
        x = turned;
        stage->left.at[start + i] += left * swell * y;
        stage->right.at[start + i] += right * swell * y;
    }
}

/* The soft knock of a hammer, a finger or a mallet: a short burst of dark noise. */
static void knock(struct stage *stage, const struct tone *tone, double hz, double seconds,
                  double gain, struct random *random)
{
    int start = (int)lround(tone->at * RATE);
    struct filter dark = filter_bandpass(hz, 0.8), darker = filter_lowpass(hz * 1.5, 0.6);

    for (int i = 0; i < 5 * seconds * RATE && start + i < stage->left.frames; i++) {
        double t = (double)i / RATE, swell = fmin(1, t / 0.003);
        double value = filter_step(&darker, filter_step(&dark, random_noise(random)));

        value *= gain * tone->gain * tone->loudness * swell * exp(-t / seconds);
        stage->left.at[start + i] += value;
        stage->right.at[start + i] += value;
    }
}

/* Felt between hammer and string: a round attack, few high partials, two slightly detuned strings,
 * and a quick first decay before the long one, as in every piano. */
static void felt_piano(struct stage *stage, const struct tone *tone, struct random *random)
{
    double stiffness = 0.0002 * pow(tone->hz / 262, 0.7);
    double dull = 0.62 - 0.28 * tone->loudness, fade = 7 * pow(262 / tone->hz, 0.45);

    for (int n = 1; n <= 14; n++) {
        double hz = n * tone->hz * sqrt(1 + stiffness * n * n);
        double felt = 1 / (1 + pow(hz / 2400, 2)); /* absorbs high partials */
        double gain =
            tone->loudness * fabs(sin(TAU / 2 * n / 7.3)) * exp(-dull * (n - 1)) * 1.6 * felt;
        double slow = fade / (1 + 0.22 * (n - 1)), attack = 0.007 + 0.004 * (1 - tone->loudness);

        for (int string = 0; string < 2; string++) {
            double apart = string == 0 ? 1.00016 : 0.99984;
            double phase = random_between(random, 0, 0.5);
            struct partial quick = {hz * apart, 0.34 * gain, attack, slow * 0.22, 0.22, phase};
            struct partial rest = {hz * apart, 0.16 * gain, attack, slow, 0.28, phase};
            sound_partial(stage, tone, quick);
            sound_partial(stage, tone, rest);
        }
    }
    knock(stage, tone, 240, 0.018, 0.5, random);
}

/* A gut string plucked a third along its length. */
static void harp(struct stage *stage, const struct tone *tone, struct random *random)
{
    double fade = 4.2 * pow(220 / tone->hz, 0.5), dull = 0.26 - 0.12 * tone->loudness;

    for (int n = 1; n <= 20; n++) {
        double gain = fabs(sin(TAU / 2 * n * 0.31)) * exp(-dull * (n - 1)) / pow(n, 0.8);
        struct partial p = {.hz = n * tone->hz * (1 + 0.00004 * n * n),
                            .gain = 0.7 * tone->loudness * gain,
                            .attack = 0.0025,
                            .fade = fade / (1 + 0.3 * (n - 1)),
                            .damp = 0.9 * fade / (1 + 0.3 * (n - 1)), /* a harp is not damped */
                            .phase = random_between(random, 0, 0.3)};
        sound_partial(stage, tone, p);
    }
    knock(stage, tone, 900, 0.006, 0.25, random);
}

/* Many soft distant bows: three voices, slightly apart in pitch and place. */
static void pad(struct stage *stage, const struct tone *tone, struct random *random)
{
    double attack = fmin(1.3, 0.45 * tone->seconds);

    for (int player = -1; player <= 1; player++) {
        struct tone own = *tone;
        own.pan += 0.55 * player;
        for (int n = 1; n <= 7; n++) {
            double apart = 1 + player * random_between(random, 0.0009, 0.0014);
            double gain = 0.2 * tone->loudness * exp(-0.25 * (n - 1)) / pow(n, 1.3);
            struct partial p = {n * tone->hz * apart,    gain,
                                attack * (1 + 0.06 * n), 30,
                                3.4 / (1 + 0.15 * n),    random_between(random, 0, TAU)};
            sound_partial(stage, &own, p);
        }
    }
}

/* Wooden bars over tubes, struck with wound yarn. */
static void bars(struct stage *stage, const struct tone *tone, struct random *random)
{
    static const double ratio_of[] = {1, 3.98, 9.6}, gain_of[] = {1, 0.16, 0.05};
    double fade = 2.0 * pow(220 / tone->hz, 0.6);

    for (int i = 0; i < 3; i++) {
        struct partial p = {.hz = tone->hz * ratio_of[i],
                            .gain = tone->loudness * gain_of[i] * (0.6 + 0.6 * tone->loudness),
                            .attack = 0.004,
                            .fade = fade / (1 + 2.2 * i),
                            .damp = fade / (1 + 2.2 * i)};
        sound_partial(stage, tone, p);
    }
    knock(stage, tone, 520, 0.007, 0.5, random);
}

/* A low string, softly: enough partials to be heard on a laptop. */
static void bass(struct stage *stage, const struct tone *tone, struct random *random)
{
    for (int n = 1; n <= 7; n++) {
        double gain = 0.8 * tone->loudness * exp(-0.5 * (n - 1));
        struct partial p = {n * tone->hz, gain,
                            0.022,        5.5 / (1 + 0.35 * (n - 1)),
                            0.5,          random_between(random, 0, 0.2)};
        sound_partial(stage, tone, p);
    }
}

/* A small glass bell, for single notes high up. */
static void glass(struct stage *stage, const struct tone *tone, struct random *random)
{
    static const double ratio_of[] = {1, 2.003, 3.01, 5.2}, gain_of[] = {1, 0.25, 0.12, 0.05};

    for (int i = 0; i < 4; i++) {
        double fade = 3.2 * pow(880 / tone->hz, 0.4) / (1 + 0.7 * i);
        struct partial p = {.hz = tone->hz * ratio_of[i] * random_between(random, 0.9995, 1.0005),
                            .gain = 0.6 * tone->loudness * gain_of[i],
                            .attack = 0.006,
                            .fade = fade,
                            .damp = fade};
        sound_partial(stage, tone, p);
    }
}

/* A large frame drum touched with the palm. */
static void drum(struct stage *stage, const struct tone *tone, struct random *random)
{
    static const double ratio_of[] = {1, 1.593, 2.136, 2.653}, gain_of[] = {1, 0.3, 0.16, 0.1};

    for (int i = 0; i < 4; i++) {
        struct partial p = {tone->hz * ratio_of[i], tone->loudness * gain_of[i], 0.008,
                            0.8 / (1 + 0.8 * i),    0.8 / (1 + 0.8 * i),         0};
        sound_partial(stage, tone, p);
    }
    knock(stage, tone, 180, 0.02, 0.7, random);
}

instrument *instrument_named(const char *name)
{
    static const struct {
        const char *name;
        instrument *play;
    } all[] = {
        {"felt_piano", felt_piano}, {"harp", harp}, {"pad", pad}, {"bars", bars}, {"bass", bass},
        {"glass", glass},           {"drum", drum}};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].name, name) == 0)
            return all[i].play;
    return NULL;
}
