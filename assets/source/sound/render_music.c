/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Plays a score into a WAV file that loops without a seam: render_music SCORE.score OUT.wav
 * render_music --check SCORE.score only reads it and checks the harmony. */
#include "harmony.h"
#include "instruments.h"
#include "loudness.h"
#include "room.h"
#include "score.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TARGET_LUFS -23.0
#define UPBEAT      0.1  /* seconds of the file before the first beat */
#define TAIL        12.0 /* seconds for the last notes and the room to die away */

/* Players are never exact: each note varies by a few milliseconds and a little strength. */
static struct tone tone_of(const struct score *score, const struct note *note,
                           struct random *random)
{
    const struct voice *voice = &score->voice[note->voice];
    double late = random_between(random, 0, 0.012) + (voice->roll ? 0.055 * note->rank : 0);

    return (struct tone){.at = score_seconds(score, note->start) + late,
                         .seconds = score_seconds(score, note->ring),
                         .hz = 440 * pow(2, (note->key - 69) / 12.0),
                         .loudness = note->loudness * random_between(random, 0.93, 1.07),
                         .gain = ratio(voice->level),
                         .pan = voice->pan};
}

/* Notes that ring on after the last bar are mixed into the first, so a loop sounds exactly like an
 * endless performance. The file begins shortly before the first beat, in the quiet end of the last
 * bar, where the encoder's error at the seam is smallest. */
static void wrap(struct wave *wave, int length)
{
    struct wave loop = wave_new((double)length / RATE);
    int upbeat = (int)(UPBEAT * RATE);

    for (int i = 0; i < wave->frames; i++)
        loop.at[(i + upbeat) % length] += wave->at[i];
    wave_free(wave);
    *wave = loop;
}

static const char *render(const struct score *score, const char *path)
{
    double seconds = score_seconds(score, score->length);
    int length = (int)lround(seconds * RATE);
    struct stage stage = {wave_new(seconds + TAIL), wave_new(seconds + TAIL)};
    struct random random = random_from((uint64_t)score->notes);
    struct wave *channel[2] = {&stage.left, &stage.right};
    struct wave pair[2];
    const char *error;
    double gain;

    for (int i = 0; i < score->notes; i++) {
        const struct note *note = &score->note[i];
        struct tone tone = tone_of(score, note, &random);
        instrument *play = instrument_named(score->voice[note->voice].instrument);

        if (play == NULL)
            return "names an unknown instrument";
        play(&stage, &tone, &random);
    }
    room_stereo(&ROOM_HALL, &stage.left, &stage.right);
    for (int c = 0; c < 2; c++) {
        filter_apply(filter_highpass(32, 0.7), channel[c]);
        wrap(channel[c], length);
        pair[c] = *channel[c];
    }
    gain = ratio(TARGET_LUFS - loudness_integrated(pair, 2));
    for (int c = 0; c < 2; c++)
        wave_gain(channel[c], gain);
    error = wave_save(path, pair, 2, 1);
    wave_free(&stage.left);
    wave_free(&stage.right);
    return error;
}

int main(int argc, char **argv)
{
    static struct score score;
    int check_only = argc == 3 && strcmp(argv[1], "--check") == 0;
    const char *error, *path = check_only ? argv[2] : argv[1];

    if (argc != 3) {
        fputs("usage: render_music SCORE.score OUT.wav | render_music --check SCORE.score\n",
              stderr);
        return 2;
    }
    error = score_load(&score, path);
    if (error == NULL && harmony_check(&score) > 0)
        error = "the harmony has faults";
    if (error == NULL && !check_only)
        error = render(&score, argv[2]);
    if (error != NULL) {
        fprintf(stderr, "%s: %s\n", path, error);
        return 1;
    }
    printf("%s: %d notes, %.0f bars, %.1f s\n", path, score.notes, score.length / score.beats,
           score_seconds(&score, score.length));
    return 0;
}
