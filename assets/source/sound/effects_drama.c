/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Captures, mills, battles and endings: each recognisable with closed eyes. */
#include "body.h"
#include "effects.h"

#include <math.h>

/* Splinters: small hard ticks, dense at first, then fewer and weaker. */
static void debris(struct wave *out, double at, double seconds, int count, struct random *random)
{
    for (int i = 0; i < count; i++) {
        double t = random_unit(random), when = at + seconds * t * t;
        double force = 0.22 * (1 - 0.8 * t) * random_between(random, 0.4, 1);
        const struct body *body = random_unit(random) < 0.5 ? &PIECE : &STONE;
        double pitch = random_between(random, 0.8, 1.5);

        body_strike(out, when, body, (struct blow){force, 0.18, 0.3, pitch}, random);
    }
}

/* The crack: four contacts within ten milliseconds, the second the hardest; the body: a low falling
 * thump and the board; then splinters. */
void make_capture(struct wave *out, struct random *random)
{
    static const double force[] = {0.6, 1.0, 0.7, 0.4};
    double pitch = random_between(random, 0.94, 1.06), at = 0.001;

    for (int i = 0; i < 4; i++) {
        body_strike(out, at, &PIECE, (struct blow){1.5 * force[i], 0.11, 0.9, 1.1 * pitch}, random);
        body_strike(out, at, &SLATE, (struct blow){0.9 * force[i], 0.14, 0.6, 1.2 * pitch}, random);
        at += random_between(random, 0.0018, 0.0042);
    }
    body_strike(out, 0.004, &BOARD, (struct blow){1.3, 0.9, 0.3, 0.8 * pitch}, random);
    thump(out, 0.004, 190 * pitch, 68 * pitch, 0.34, 1.5);
    wave_press(out, 2.6);
    debris(out, 0.03, 0.34, 14, random);
}

/* Three men in a row: the stone is set, and three brass lines ring one after the other in fifths.
 */
void make_mill(struct wave *out, struct random *random)
{
    static const double notes[] = {587.33, 880, 1318.51}; /* D5 A5 E6 */
    double step = random_between(random, 0.085, 0.1);

    body_strike(out, 0.001, &STONE, (struct blow){0.45, 0.14, 0.3, 0.85}, random);
    body_strike(out, 0.001, &BOARD, (struct blow){0.8, 0.8, 0.2, 1}, random);
    for (int i = 0; i < 3; i++) {
        double at = 0.02 + step * i;
        body_strike(out, at, &BRASS, (struct blow){0.5, 0.28, 0.08, notes[i]}, random);
        body_strike(out, at, &BRASS, (struct blow){0.14, 0.9, 0, notes[i] / 2}, random);
    }
}

static void drum(struct wave *out, double at, double force, double hz, struct random *random)
{
    body_strike(out, at, &DRUM, (struct blow){force, 2.2, 0.25, hz}, random);
    thump(out, at, 1.9 * hz, hz, 0.3, 0.7 * force);
}

/* A heartbeat under the music: two soft strokes on a low drum, the second deeper and weaker. */
void make_tension(struct wave *out, struct random *random)
{
    double hz = random_between(random, 56, 60), second = random_between(random, 0.25, 0.28);

    body_strike(out, 0.004, &DRUM, (struct blow){0.7, 5, 0.05, hz}, random);
    thump(out, 0.004, 1.5 * hz, hz, 0.36, 0.8);
    body_strike(out, second, &DRUM, (struct blow){0.45, 5, 0.05, 0.9 * hz}, random);
    thump(out, second, 1.4 * hz, 0.9 * hz, 0.4, 0.55);
}

/* Two blades meet twice over a drum. */
void make_battle(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 0.93, 1.07), second = random_between(random, 0.11, 0.14);

    drum(out, 0.001, 1, 88 * pitch, random);
    body_strike(out, 0.002, &BLADE, (struct blow){0.45, 0.16, 0.5, 980 * pitch}, random);
    body_strike(out, 0.009, &BLADE, (struct blow){0.3, 0.14, 0.5, 1270 * pitch}, random);
    drum(out, second, 0.7, 96 * pitch, random);
    body_strike(out, second, &BLADE, (struct blow){0.5, 0.14, 0.6, 1140 * pitch}, random);
    body_strike(out, second + 0.006, &BLADE, (struct blow){0.28, 0.13, 0.5, 1490 * pitch}, random);
    breathe(out, second, (struct breath){0.3, 6500, 3000, 0.08, 1.5, 0.12},
            random); /* edges part */
}

/* A block falls over: a knock, a heavier one, and a rattle to rest. */
static void topple(struct wave *out, double at, double force, struct random *random)
{
    double pitch = random_between(random, 0.9, 1.05);

    for (int i = 0; i < 4; i++) {
        double part = i == 1 ? force : force * 0.55 * pow(0.55, i);
        body_strike(out, at, &BOARD, (struct blow){part, 1.1, 0.3, 0.85 * pitch}, random);
        body_strike(out, at, &PIECE, (struct blow){0.6 * part, 0.22, 0.3, 0.9 * pitch}, random);
        at += i == 0 ? 0.09 : 0.05 * pow(0.7, i);
    }
}

static void horn(struct wave *out, double at, double hz, double seconds, double gain)
{
    int start = (int)lround(at * RATE), length = (int)(seconds * RATE);

    for (int i = 0; i < length && start + i < out->frames; i++) {
        double t = (double)i / RATE, rest = seconds - t, value = 0;
        double swell = fmin(1, t / 0.035) * fmin(1, rest / 0.12) * exp(-1.5 * t / seconds);

        /* Brass is brighter when louder. */
        for (int n = 1; n <= 8; n++)
            value += sin(TAU * hz * n * t) * exp(-0.4 * (n - 1) * (1.8 - swell)) / n;
        out->at[start + i] += gain * swell * value;
    }
}

/* The attacker survives: a rising fourth on distant horns and a drum. */
void make_battle_win(struct wave *out, struct random *random)
{
    topple(out, 0.002, 0.5, random);
    drum(out, 0.06, 0.8, 98, random);
    horn(out, 0.06, 293.66, 0.2, 0.30);
    horn(out, 0.2, 392.0, 0.55, 0.34);
    horn(out, 0.2, 587.33, 0.55, 0.16);
}

/* The attacker falls: a falling minor third, low, after the fall itself. */
void make_battle_lose(struct wave *out, struct random *random)
{
    topple(out, 0.002, 1.1, random);
    thump(out, 0.09, 120, 55, 0.4, 0.8);
    horn(out, 0.06, 220.0, 0.22, 0.26);
    horn(out, 0.22, 174.61, 0.6, 0.28);
}

/* Both fall, one after the other, on one level note. */
void make_battle_tie(struct wave *out, struct random *random)
{
    topple(out, 0.002, 0.9, random);
    topple(out, 0.17, 0.9, random);
    horn(out, 0.06, 196.0, 0.18, 0.22);
    horn(out, 0.23, 196.0, 0.5, 0.24);
}

/* The prize is taken: a heavy blow and stillness, a rush of air as it is carried off to a rising
 * call, and an open chord of horns as it is held up. */
void make_prize(struct wave *out, struct random *random)
{
    static const double call[] = {293.66, 440, 587.33};                  /* D4 A4 D5 */
    static const double chord[] = {146.83, 293.66, 440, 587.33, 739.99}; /* D major */
    const double torn = 0.22, held = 1.0;

    drum(out, 0.002, 1.2, 62, random);
    body_strike(out, 0.002, &BOARD, (struct blow){1.3, 0.8, 0.3, 0.75}, random);
    body_strike(out, 0.004, &BLADE, (struct blow){0.4, 0.2, 0.4, 880}, random);
    breathe(out, torn, (struct breath){0.9, 500, 5200, 0.7, 1.5, 0.5}, random);
    for (int i = 0; i < 3; i++)
        horn(out, torn + 0.2 * i, call[i], i < 2 ? 0.2 : 0.36, 0.26 + 0.03 * i);
    drum(out, held, 1, 73.42, random);
    for (int i = 0; i < 5; i++) {
        horn(out, held, chord[i], 1.5, 0.17);
        body_strike(out, held + 0.05 * i, &BRASS, (struct blow){0.3, 0.6, 0.05, 2 * chord[i]},
                    random);
    }
}

struct bell {
    double at, hz, force;
};

/* Wooden bars doubled by brass, used by all three endings. */
static void bells(struct wave *out, const struct bell *bell, int count, double brass,
                  struct random *random)
{
    for (int i = 0; i < count; i++) {
        double at = bell[i].at + random_between(random, 0, 0.006), force = bell[i].force;
        struct blow wood = {force, 0.6, 0.08, bell[i].hz};
        struct blow metal = {brass * force, 0.4, 0.03, bell[i].hz};

        body_strike(out, at, &BAR, wood, random);
        body_strike(out, at, &BRASS, metal, random);
    }
}

/* D major rising over two octaves to an open chord. */
void make_win(struct wave *out, struct random *random)
{
    static const struct bell rise[] = {
        {0.002, 293.66, 0.7}, {0.12, 440, 0.7},     {0.24, 587.33, 0.75}, {0.36, 739.99, 0.8},
        {0.54, 880, 0.9},     {0.54, 587.33, 0.6},  {0.54, 293.66, 0.9},  {0.66, 1174.66, 0.7},
        {0.80, 1479.98, 0.5}, {0.96, 1760.0, 0.35},
    };

    bells(out, rise, 10, 0.35, random);
    drum(out, 0.54, 0.6, 73.42, random);
}

/* Falling softly to the fifth: the other side has won. */
void make_lose(struct wave *out, struct random *random)
{
    static const struct bell fall[] = {
        {0.002, 440, 0.6}, {0.2, 392, 0.55},    {0.4, 349.23, 0.5},
        {0.66, 220, 0.7},  {0.66, 293.66, 0.5}, {0.68, 146.83, 0.7},
    };

    bells(out, fall, 6, 0.12, random);
}

/* Two neutral fifths that favour neither side: A over D, then E over A, then both. */
void make_draw(struct wave *out, struct random *random)
{
    static const struct bell level[] = {
        {0.002, 293.66, 0.7}, {0.002, 440, 0.6}, {0.32, 440, 0.6},    {0.32, 659.26, 0.6},
        {0.72, 293.66, 0.6},  {0.72, 440, 0.5},  {0.72, 659.26, 0.4},
    };

    bells(out, level, 7, 0.2, random);
}
