/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "harmony.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define GROWL_KEY  50 /* D3: thirds below it growl */
#define LEAP_LIMIT 7

static int faults;

static int is_drum(const struct score *score, const struct note *note)
{
    return strcmp(score->voice[note->voice].instrument, "drum") == 0;
}

static void complain(const struct score *score, const struct note *note, const char *what,
                     const char *other)
{
    int bar = (int)(note->start / score->beats);

    faults++;
    fprintf(stderr, "bar %d beat %.2f (%s): %s %s %s %s\n", bar + 1,
            note->start - bar * score->beats + 1, score_chord_at(score, note->start)->name,
            score->voice[note->voice].name, score_key_name(note->key), what, other);
}

static const struct note *next_in_voice(const struct score *score, const struct note *note)
{
    const struct note *found = NULL;

    for (int i = 0; i < score->notes; i++) {
        const struct note *other = &score->note[i];
        if (other->voice == note->voice && other->start > note->start &&
            (found == NULL || other->start < found->start))
            found = other;
    }
    return found;
}

static void check_chord_tones(const struct score *score, const struct note *note)
{
    const struct chord *chord = score_chord_at(score, note->start);
    const struct note *next = next_in_voice(score, note);

    if ((chord->tones >> note->key % 12 & 1) != 0)
        return;
    if (note->beats <= 1 && next != NULL && next->key != note->key &&
        next->start - note->start <= note->beats + 1e-6 && next->key - note->key <= 2 &&
        next->key - note->key >= -2)
        return;
    complain(score, note, "is foreign to the chord and does not pass", "");
}

static int together(const struct note *a, const struct note *b)
{
    return a->start < b->start + b->ring - 1e-6 && b->start < a->start + a->ring - 1e-6;
}

static void check_pair(const struct score *score, const struct note *a, const struct note *b)
{
    const struct note *low = a->key < b->key ? a : b, *high = low == a ? b : a;
    int apart = high->key - low->key;

    if (!together(a, b))
        return;
    if (apart == 1 || apart == 13)
        complain(score, high, "rubs against", score_key_name(low->key));
    if (apart > 0 && apart < 5 && low->key < GROWL_KEY)
        complain(score, low, "growls with", score_key_name(high->key));
}

/* Parts of a sustained chord are matched by rank: each should move little. */
static void check_leaps(const struct score *score, const struct note *note)
{
    if (strcmp(score->voice[note->voice].instrument, "pad") != 0)
        return;
    for (int i = 0; i < score->notes; i++) {
        const struct note *next = &score->note[i];
        if (next->voice == note->voice && next->rank == note->rank &&
            fabs(note->start + note->beats - next->start) < 1e-6 &&
            (next->key - note->key > LEAP_LIMIT || note->key - next->key > LEAP_LIMIT))
            complain(score, note, "leaps to", score_key_name(next->key));
    }
}

int harmony_check(const struct score *score)
{
    faults = 0;
    for (int i = 0; i < score->notes; i++) {
        const struct note *note = &score->note[i];
        if (is_drum(score, note))
            continue;
        check_chord_tones(score, note);
        check_leaps(score, note);
        for (int j = i + 1; j < score->notes; j++)
            if (!is_drum(score, &score->note[j]))
                check_pair(score, note, &score->note[j]);
    }
    return faults;
}
