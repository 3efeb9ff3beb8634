/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* strsep() is not in POSIX. */
#define _DEFAULT_SOURCE
#include "score.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTIONS_MAX 16
#define PARTS_MAX    10
#define TEXT_MAX     65536
#define FORM_MAX     32

/* The part of one voice (or "chords") in a section, still as text. */
struct part {
    char name[16];
    char text[4096];
};

struct section {
    char name[16];
    struct part part[PARTS_MAX];
    int parts;
};

struct reader {
    struct score *score;
    struct section section[SECTIONS_MAX];
    int sections;
    char form[FORM_MAX][16];
    int forms;
    char error[256];
};

static struct reader reader;

static const char *fail(const char *what, const char *where)
{
    snprintf(reader.error, sizeof reader.error, "%s: %s", what, where);
    return reader.error;
}

const char *score_key_name(int key)
{
    static const char *const names[] = {"C",  "C#", "D",  "D#", "E",  "F",
                                        "F#", "G",  "G#", "A",  "A#", "B"};
    static char buffer[4][16];
    static int turn;
    char *text = buffer[turn = (turn + 1) % 4];

    snprintf(text, sizeof buffer[0], "%s%d", names[key % 12], key / 12 - 1);
    return text;
}

double score_seconds(const struct score *score, double beats)
{
    return beats * 60 / score->tempo;
}

const struct chord *score_chord_at(const struct score *score, double beat)
{
    for (int i = score->chords - 1; i > 0; i--)
        if (score->chord[i].start <= beat + 1e-6)
            return &score->chord[i];
    return &score->chord[0];
}

/* Reads a pitch class such as F# or Bb and advances TEXT; -1 if there is none. */
static int read_class(const char **text)
{
    static const int semitones[] = {9, 11, 0, 2, 4, 5, 7};
    int value;

    if (**text < 'A' || **text > 'G')
        return -1;
    value = semitones[*(*text)++ - 'A'];
    for (; **text == '#' || **text == 'b'; (*text)++)
        value += **text == '#' ? 1 : -1;
    return (value + 12) % 12;
}

static const struct {
    const char *name;
    int tone[7]; /* semitones above the root, ends with -1 */
} QUALITIES[] = {
    {"", {0, 4, 7, -1}},
    {"5", {0, 7, -1}},
    {"m", {0, 3, 7, -1}},
    {"add9", {0, 2, 4, 7, -1}},
    {"madd9", {0, 2, 3, 7, -1}},
    {"69", {0, 2, 4, 7, 9, -1}},
    {"m6", {0, 3, 7, 9, -1}},
    {"maj7", {0, 4, 7, 11, -1}},
    {"maj9", {0, 2, 4, 7, 11, -1}},
    {"lyd", {0, 2, 4, 6, 7, 11, -1}},
    {"m7", {0, 3, 7, 10, -1}},
    {"m9", {0, 2, 3, 7, 10, -1}},
    {"m11", {0, 2, 3, 5, 7, 10, -1}},
    {"m7b5", {0, 3, 6, 10, -1}},
    {"7", {0, 4, 7, 10, -1}},
    {"9", {0, 2, 4, 7, 10, -1}},
    {"7sus", {0, 5, 7, 10, -1}},
    {"9sus", {0, 2, 5, 7, 10, -1}},
    {"sus2", {0, 2, 7, -1}},
};

static const char *read_chord(const char *word, struct chord *chord)
{
    const char *rest = word, *slash = strchr(word, '/');
    int root = read_class(&rest);
    size_t length = slash != NULL ? (size_t)(slash - rest) : strlen(rest);

    snprintf(chord->name, sizeof chord->name, "%s", word);
    for (size_t q = 0; root >= 0 && q < sizeof QUALITIES / sizeof *QUALITIES; q++) {
        if (strlen(QUALITIES[q].name) != length || strncmp(QUALITIES[q].name, rest, length) != 0)
            continue;
        for (const int *tone = QUALITIES[q].tone; *tone >= 0; tone++)
            chord->tones |= 1u << (root + *tone) % 12;
        if (slash != NULL) {
            const char *bass = slash + 1;
            int key = read_class(&bass);
            if (key < 0)
                return fail("unknown bass", word);
            chord->tones |= 1u << key;
        }
        return NULL;
    }
    return fail("unknown chord", word);
}

static double dynamics(const char *word)
{
    static const char *const names[] = {"ppp", "pp", "p", "mp", "mf", "f"};

    for (int i = 0; i < 6; i++)
        if (strcmp(word, names[i]) == 0)
            return 0.22 + 0.13 * i;
    return 0;
}

/* The length after a note: *2 is two beats, /2 half a beat; *1.5 and *2/3 also work. */
static double read_length(const char *text)
{
    double length = 1;

    while (*text == '*' || *text == '/') {
        char *end;
        double factor = strtod(text + 1, &end);
        if (factor <= 0)
            return 0;
        length = *text == '*' ? length * factor : length / factor;
        text = end;
    }
    return *text == '\0' ? length : 0;
}

struct cursor {
    double beat, loudness;
    int voice;
    int first, count; /* the notes struck last, for _ to hold */
};

static const char *read_notes(const char *word, struct cursor *cursor)
{
    struct score *score = reader.score;
    const char *text = word;
    double beats = read_length(word + strcspn(word, "*/"));

    if (beats <= 0)
        return fail("bad length", word);
    if (*text == '_')
        for (int i = 0; i < cursor->count; i++)
            score->note[cursor->first + i].beats += beats;
    else
        cursor->count = 0, cursor->first = score->notes;
    while (*text >= 'A' && *text <= 'G') {
        int class = read_class(&text);
        char *end;
        int octave = (int)strtol(text, &end, 10);

        if (end == text || score->notes == NOTES_MAX)
            return fail("bad note", word);
        text = end + (*end == '+');
        score->note[score->notes++] = (struct note){.voice = cursor->voice,
                                                    .start = cursor->beat,
                                                    .beats = beats,
                                                    .key = 12 * (octave + 1) + class,
                                                    .rank = cursor->count++,
                                                    .loudness = cursor->loudness};
    }
    if (text == word && *text != '.' && *text != '_')
        return fail("not a note", word);
    cursor->beat += beats;
    return NULL;
}

/* Each bar must be exactly full: catches forgotten notes. */
static const char *read_voice(struct section *section, struct part *part, int voice, double start)
{
    struct cursor cursor = {.beat = start, .loudness = 0.6, .voice = voice};
    char text[sizeof part->text], where[80], *bar, *rest = text;
    double bar_start = start;

    snprintf(text, sizeof text, "%s", part->text);
    while ((bar = strsep(&rest, "|")) != NULL) {
        char *word, *words = bar;
        int empty = 1;

        while ((word = strsep(&words, " \t")) != NULL) {
            const char *error = NULL;
            if (*word == '\0')
                continue;
            if (dynamics(word) > 0) {
                cursor.loudness = dynamics(word);
                continue;
            }
            empty = 0;
            error = read_notes(word, &cursor);
            if (error != NULL)
                return error;
        }
        if (empty)
            continue;
        bar_start += reader.score->beats;
        if (fabs(cursor.beat - bar_start) > 1e-6) {
            snprintf(where, sizeof where, "section %s, %s, bar %d", section->name, part->name,
                     (int)lround((bar_start - start) / reader.score->beats));
            return fail("the bar is not full or too full", where);
        }
        cursor.beat = bar_start;
    }
    return NULL;
}

static const char *read_chords(struct part *part, double *beat)
{
    struct score *score = reader.score;
    char text[sizeof part->text], *bar, *rest = text;

    snprintf(text, sizeof text, "%s", part->text);
    while ((bar = strsep(&rest, "|")) != NULL) {
        char *word, *words = bar;
        int first = score->chords, count;

        while ((word = strsep(&words, " \t")) != NULL) {
            const char *error;
            if (*word == '\0')
                continue;
            if (score->chords == CHORDS_MAX)
                return fail("too many chords", part->name);
            error = read_chord(word, &score->chord[score->chords++]);
            if (error != NULL)
                return error;
        }
        count = score->chords - first;
        for (int i = 0; i < count; i++) {
            score->chord[first + i].beats = (double)score->beats / count;
            score->chord[first + i].start = *beat + (double)score->beats / count * i;
        }
        *beat += count > 0 ? score->beats : 0;
    }
    return NULL;
}

static struct part *part_of(struct section *section, const char *name)
{
    for (int i = 0; i < section->parts; i++)
        if (strcmp(section->part[i].name, name) == 0)
            return &section->part[i];
    return NULL;
}

static const char *play_section(struct section *section)
{
    struct score *score = reader.score;
    struct part *chords = part_of(section, "chords");
    double start = score->length;
    const char *error;

    if (chords == NULL)
        return fail("no chords", section->name);
    error = read_chords(chords, &score->length);
    for (int v = 0; v < score->voices && error == NULL; v++) {
        struct part *part = part_of(section, score->voice[v].name);
        if (part != NULL)
            error = read_voice(section, part, v, start);
    }
    return error;
}

static struct section *section_named(const char *name)
{
    for (int i = 0; i < reader.sections; i++)
        if (strcmp(reader.section[i].name, name) == 0)
            return &reader.section[i];
    return NULL;
}

/* "section A2 from A" starts as a copy: its own lines then replace those of A. */
static const char *open_section(char *words)
{
    char name[16], from[16];
    int count = sscanf(words, "%15s from %15s", name, from);
    struct section *model = count == 2 ? section_named(from) : NULL;
    struct section *section;

    if (count < 1 || reader.sections == SECTIONS_MAX || (count == 2 && model == NULL))
        return fail("bad section", words);
    section = &reader.section[reader.sections++];
    *section = (struct section){0};
    if (model != NULL)
        *section = *model;
    snprintf(section->name, sizeof section->name, "%s", name);
    return NULL;
}

static const char *read_voice_line(char *words)
{
    struct voice voice = {0};
    char *word = strtok(words, " \t");

    if (word == NULL || reader.score->voices == VOICES_MAX)
        return fail("bad voice", words);
    snprintf(voice.name, sizeof voice.name, "%s", word);
    while ((word = strtok(NULL, " \t")) != NULL) {
        if (strcmp(word, "level") == 0 && (word = strtok(NULL, " \t")) != NULL)
            voice.level = atof(word);
        else if (strcmp(word, "pan") == 0 && (word = strtok(NULL, " \t")) != NULL)
            voice.pan = atof(word);
        else if (strcmp(word, "pedal") == 0)
            voice.pedal = 1;
        else if (strcmp(word, "roll") == 0)
            voice.roll = 1;
        else
            snprintf(voice.instrument, sizeof voice.instrument, "%s", word);
    }
    reader.score->voice[reader.score->voices++] = voice;
    return NULL;
}

/* The first line of a part in a section replaces the copied one; further lines continue it. */
static const char *read_part_line(const char *name, const char *text, int again)
{
    struct section *section = &reader.section[reader.sections - 1];
    struct part *part;

    if (reader.sections == 0)
        return fail("outside of a section", name);
    part = part_of(section, name);
    if (part == NULL) {
        if (section->parts == PARTS_MAX)
            return fail("too many parts", name);
        part = &section->part[section->parts++];
        snprintf(part->name, sizeof part->name, "%s", name);
    } else if (!again) {
        part->text[0] = '\0';
    }
    if (strlen(part->text) + strlen(text) + 2 > sizeof part->text)
        return fail("part too long", name);
    strcat(part->text, " ");
    strcat(part->text, text);
    return NULL;
}

static const char *read_line(char *line)
{
    static char last[16];
    char *word = line + strspn(line, " \t"), *rest = word + strcspn(word, " \t");
    int again;

    if (*word == '\0')
        return NULL;
    if (*rest != '\0')
        *rest++ = '\0';
    again = strcmp(word, last) == 0;
    snprintf(last, sizeof last, "%s", word);
    if (strcmp(word, "title") == 0)
        return NULL; /* for human readers */
    if (strcmp(word, "tempo") == 0)
        return (reader.score->tempo = atof(rest)) > 0 ? NULL : fail("bad tempo", rest);
    if (strcmp(word, "beats") == 0)
        return (reader.score->beats = atoi(rest)) > 0 ? NULL : fail("bad beats", rest);
    if (strcmp(word, "voice") == 0)
        return read_voice_line(rest);
    if (strcmp(word, "section") == 0)
        return open_section(rest);
    if (strcmp(word, "form") == 0) {
        for (char *name = strtok(rest, " \t"); name != NULL; name = strtok(NULL, " \t"))
            if (reader.forms < FORM_MAX)
                snprintf(reader.form[reader.forms++], sizeof reader.form[0], "%s", name);
        return NULL;
    }
    return read_part_line(word, rest, again);
}

static void hold_pedals(struct score *score)
{
    for (int i = 0; i < score->notes; i++) {
        struct note *note = &score->note[i];
        const struct chord *chord = score_chord_at(score, note->start);

        note->ring = note->beats;
        if (score->voice[note->voice].pedal)
            note->ring = fmax(note->ring, chord->start + chord->beats - note->start);
    }
}

const char *score_load(struct score *score, const char *path)
{
    static char text[TEXT_MAX];
    char *rest = text, *line;
    FILE *file = fopen(path, "r");
    const char *error = NULL;

    memset(&reader, 0, sizeof reader);
    memset(score, 0, sizeof *score);
    reader.score = score;
    if (file == NULL)
        return fail("cannot be read", path);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    while (error == NULL && (line = strsep(&rest, "\n")) != NULL) {
        if (*line == ';')
            continue; /* a comment */
        error = read_line(line);
    }
    for (int i = 0; i < reader.forms && error == NULL; i++) {
        struct section *section = section_named(reader.form[i]);
        error = section != NULL ? play_section(section) : fail("no section", reader.form[i]);
    }
    if (error == NULL && (score->notes == 0 || score->beats == 0 || score->tempo <= 0))
        error = fail("nothing to play", path);
    hold_pedals(score);
    return error;
}
