/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/preferences.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/kit/layout.h"
#include "ui/kit/voice.h"

struct field {
    const char *key;
    size_t at;
    size_t size; /* of text; 0 for numbers */
    int min, max, standard;
};

#define NUMBER(name, low, high, start)                                                             \
    {                                                                                              \
        .key = #name, .at = offsetof(struct preferences, name), .min = (low), .max = (high),       \
        .standard = (start)                                                                        \
    }
#define TEXT(id, member)                                                                           \
    {                                                                                              \
        .key = (id), .at = offsetof(struct preferences, member),                                   \
        .size = sizeof(((struct preferences *)0)->member)                                          \
    }

static const struct field fields[] = {
    NUMBER(told_software, 0, 1, 0),
    NUMBER(speed, 0, SPEED_COUNT - 1, SPEED_NORMAL),
    NUMBER(reduced_motion, 0, 1, 0),
    NUMBER(coordinates, 0, 1, 1),
    NUMBER(turn_board, 0, 1, 0),
    NUMBER(peek, 0, 1, 0),
    NUMBER(peek_toggle, 0, 1, 0),
    NUMBER(switches, 0, 2, 0),
    NUMBER(scan_pace, 0, 10, 4),
    NUMBER(press_pause, 0, 10, 0),
    {.key = "dead_zone",
     .at = offsetof(struct preferences, bindings.dead_zone),
     .max = 10,
     .standard = DEAD_ZONE_USUAL},
    {.key = "repeat",
     .at = offsetof(struct preferences, bindings.repeat),
     .max = REPEAT_COUNT - 1,
     .standard = REPEAT_NORMAL},
    NUMBER(effects, 0, 10, 8),
    NUMBER(music, 0, 10, 4),
    NUMBER(mute, 0, 1, 0),
    NUMBER(mono, 0, 1, 0),
    NUMBER(captions, 0, 1, 0),
    NUMBER(speech, 0, 1, 0),
    NUMBER(speech_rate, 0, 10, 5),
    NUMBER(speech_voice, 0, VOICE_KINDS - 1, VOICE_USUAL),
    NUMBER(speech_volume, 0, 10, 10),
    NUMBER(speech_private, 0, 1, 1),
    NUMBER(speech_offered, 0, 1, 0),
    NUMBER(rumble, 0, 1, 1),
    NUMBER(verdicts, 0, 1, 0),
    NUMBER(memory, 0, MEMORY_STEPS - 1, 2),
    NUMBER(own_pads, 0, 1, 0),
    NUMBER(fullscreen, 0, 1, 0),
    NUMBER(text_size, 0, TEXT_SCALES - 1, 0),
    NUMBER(window_x, WINDOW_ANYWHERE, 100000, WINDOW_ANYWHERE),
    NUMBER(window_y, WINDOW_ANYWHERE, 100000, WINDOW_ANYWHERE),
    NUMBER(window_maximised, 0, 1, 0),
    NUMBER(window_w, 0, 32000, 1280),
    NUMBER(window_h, 0, 32000, 800),
    TEXT("theme", theme),
    TEXT("language", language),
    TEXT("name_1", name[0]),
    TEXT("name_2", name[1]),
    TEXT("person_1", person[0]),
    TEXT("person_2", person[1]),
    TEXT("recent_1", recent[0]),
    TEXT("recent_2", recent[1]),
    TEXT("recent_3", recent[2]),
    TEXT("recent_4", recent[3]),
    TEXT("recent_5", recent[4]),
    TEXT("game", game),
    TEXT("lessons", lessons),
    TEXT("setup_1", setups[0]),
    TEXT("setup_2", setups[1]),
    TEXT("setup_3", setups[2]),
    TEXT("setup_4", setups[3]),
    TEXT("setup_5", setups[4]),
    TEXT("setup_6", setups[5]),
    TEXT("settings_of", settings_of),
    TEXT("own_1", own[0]),
    TEXT("own_2", own[1]),
    TEXT("own_3", own[2]),
    TEXT("own_4", own[3]),
    TEXT("own_5", own[4]),
    TEXT("own_6", own[5]),
    TEXT("own_7", own[6]),
    TEXT("own_8", own[7]),
    TEXT("own_9", own[8]),
    TEXT("own_10", own[9]),
    TEXT("own_11", own[10]),
    TEXT("own_12", own[11]),
    TEXT("own_13", own[12]),
    TEXT("own_14", own[13]),
    TEXT("own_15", own[14]),
    TEXT("own_16", own[15]),
};

/* What suits one person and not another; all keys and buttons, too. */
static const char *const personal_keys[] = {
    "text_size",     "captions",       "mono",        "speech",   "speech_rate",
    "speech_volume", "reduced_motion", "peek_toggle", "switches", "scan_pace",
    "press_pause",   "dead_zone",      "repeat",      "rumble",   "speech_voice",
};

enum { FIELD_COUNT = sizeof fields / sizeof *fields };

static int *number_of(struct preferences *preferences, const struct field *field)
{
    return (int *)(void *)((char *)preferences + field->at);
}

void preferences_defaults(struct preferences *preferences)
{
    memset(preferences, 0, sizeof *preferences);
    for (int i = 0; i < FIELD_COUNT; i++)
        if (fields[i].size == 0)
            *number_of(preferences, &fields[i]) = fields[i].standard;
    strcpy(preferences->theme, "parlour");
    bindings_defaults(&preferences->bindings);
}

static bool read_text(char *target, size_t size, const char *value, size_t length)
{
    if (length >= size)
        return false;
    memcpy(target, value, length);
    target[length] = '\0';
    return true;
}

static bool read_value(struct preferences *preferences, const struct field *field,
                       const char *value, size_t length)
{
    if (field->size > 0)
        return read_text((char *)preferences + field->at, field->size, value, length);
    char *end;
    long number = strtol(value, &end, 10);
    if (length == 0 || end != value + length)
        return false;
    bool known = number >= field->min && number <= field->max;
    *number_of(preferences, field) = known ? (int)number : field->standard;
    return true;
}

/* Settings are numbered: the fields above, then a key and a button for every control, then the last
 * choices for each game. */
enum { FIRST_START = FIELD_COUNT + 2 * CONTROL_COUNT, ITEM_COUNT = FIRST_START + GAMES_MAX };

/* Games this program does not have have no setting; lines about them stay as they are. */
static int item_count(void)
{
    int count = 0;
    while (count < GAMES_MAX && games[count])
        count++;
    return FIRST_START + count;
}

/* A key is a prefix and a word: "speed", "key." "undo", "button." "undo", "start." "GAME". */
static const char *key_prefix(int item)
{
    if (item >= FIRST_START)
        return "start.";
    return item < FIELD_COUNT ? "" : (item - FIELD_COUNT) % 2 ? "button." : "key.";
}

static const char *key_word(int item)
{
    if (item >= FIRST_START)
        return games[item - FIRST_START]->id;
    return item < FIELD_COUNT ? fields[item].key
                              : control_word((enum control)((item - FIELD_COUNT) / 2));
}

static bool is_key_of(int item, const char *key, size_t length)
{
    const char *prefix = key_prefix(item), *word = key_word(item);
    size_t before = strlen(prefix);
    return length == before + strlen(word) && memcmp(key, prefix, before) == 0 &&
           memcmp(key + before, word, length - before) == 0;
}

static bool is_number(int item)
{
    return item < FIELD_COUNT && fields[item].size == 0;
}

/* Where an item is stored in the preferences. */
static size_t place_of(int item)
{
    size_t control = (size_t)(item - FIELD_COUNT) / 2;
    if (item < FIELD_COUNT)
        return fields[item].at;
    if (item >= FIRST_START)
        return offsetof(struct preferences, starts) + (size_t)(item - FIRST_START) * START_TEXT;
    return (item - FIELD_COUNT) % 2
               ? offsetof(struct preferences, bindings.button) + control * BINDING_NAME
               : offsetof(struct preferences, bindings.key) + control * BINDING_NAME;
}

static bool read_binding(char *target, const char *value, size_t length)
{
    /* Empty: every control needs a key and a button. */
    return length == 0 || read_text(target, BINDING_NAME, value, length);
}

static bool same_value(int item, const struct preferences *a, const struct preferences *b)
{
    const char *left = (const char *)a + place_of(item), *right = (const char *)b + place_of(item);
    return is_number(item) ? memcmp(left, right, sizeof(int)) == 0 : strcmp(left, right) == 0;
}

static void write_item(int item, const struct preferences *preferences, struct text *out)
{
    const char *place = (const char *)preferences + place_of(item);
    text_add(out, "%s%s = ", key_prefix(item), key_word(item));
    if (is_number(item))
        text_add(out, "%d\n", *(const int *)(const void *)place);
    else
        text_add(out, "%s\n", place);
}

/* A line of the file: which item it sets, and to what. */
struct line {
    const char *start;
    size_t length; /* with its end */
    const char *value;
    size_t value_length;
    int item;  /* -1: an unknown key, perhaps from a newer version; not an error */
    bool says; /* neither empty nor a comment */
};

/* Reads the next line of the text; false if it has no key. */
static bool next_line(const char **text, struct line *line)
{
    size_t length = strcspn(*text, "\n"), bare = length;
    *line = (struct line){.start = *text, .length = length + ((*text)[length] == '\n'), .item = -1};
    *text += line->length;
    if (bare > 0 && line->start[bare - 1] == '\r')
        bare--;
    line->says = bare > 0 && *line->start != '#';
    if (!line->says)
        return true;
    const char *equals = memchr(line->start, '=', bare);
    if (!equals || equals == line->start || equals[-1] != ' ')
        return false;
    size_t key_length = (size_t)(equals - line->start) - 1;
    line->value = equals + 1;
    line->value_length = bare - (size_t)(line->value - line->start);
    if (line->value_length > 0 && *line->value == ' ') {
        line->value++;
        line->value_length--;
    }
    for (int item = 0; item < item_count() && line->item < 0; item++)
        if (is_key_of(item, line->start, key_length))
            line->item = item;
    return true;
}

static bool read_item(struct preferences *preferences, const struct line *line)
{
    if (line->item < 0)
        return true;
    if (line->item < FIELD_COUNT)
        return read_value(preferences, &fields[line->item], line->value, line->value_length);
    if (line->item >= FIRST_START)
        return read_text(preferences->starts[line->item - FIRST_START], START_TEXT, line->value,
                         line->value_length);
    return read_binding((char *)preferences + place_of(line->item), line->value,
                        line->value_length);
}

bool preferences_read(struct preferences *preferences, const char *text, struct fault *fault)
{
    int bad_line = 0;
    preferences_defaults(preferences);
    for (int number = 1; *text; number++) {
        struct line line;
        if ((!next_line(&text, &line) || !read_item(preferences, &line)) && bad_line == 0)
            bad_line = number;
    }
    return bad_line == 0 ||
           fault_set(fault, _("line %d of the settings is not understood"), bad_line);
}

void preferences_merge(const char *text, const struct preferences *before,
                       const struct preferences *now, struct text *out)
{
    bool written[ITEM_COUNT] = {false};
    if (!*text)
        text_add(out, "# Quatuor's settings\n");
    while (*text) {
        struct line line;
        bool has_key = next_line(&text, &line);
        bool changed = has_key && line.item >= 0 && !same_value(line.item, before, now);
        if (changed) {
            write_item(line.item, now, out);
            written[line.item] = true;
        } else {
            text_add_bytes(out, line.start, line.length);
        }
    }
    if (out->length > 0 && out->data[out->length - 1] != '\n')
        text_add(out, "\n");
    for (int item = 0; item < item_count(); item++)
        if (!written[item] && !same_value(item, before, now))
            write_item(item, now, out);
}

/* ---- personal ones ---- */

static bool is_personal(int item)
{
    if (item >= FIELD_COUNT)
        return item < FIRST_START;
    for (size_t i = 0; i < sizeof personal_keys / sizeof *personal_keys; i++)
        if (strcmp(fields[item].key, personal_keys[i]) == 0)
            return true;
    return false;
}

/* Items are separated by tabs, which no value contains. */
bool preferences_write_personal(const struct preferences *preferences, char *text, size_t size)
{
    static struct preferences usual;
    struct text line = {0};
    preferences_defaults(&usual);
    for (int item = 0; item < FIRST_START; item++)
        if (is_personal(item) && !same_value(item, preferences, &usual)) {
            write_item(item, preferences, &line);
            line.data[line.length - 1] = '\t';
        }
    bool fits = line.length < size;
    snprintf(text, size, "%s", fits && line.length > 0 ? line.data : "");
    text_free(&line);
    return fits;
}

void preferences_read_personal(struct preferences *preferences, const char *text)
{
    static struct preferences read;
    struct text lines = {0};
    text_add(&lines, "%s", text);
    for (size_t i = 0; i < lines.length; i++)
        if (lines.data[i] == '\t')
            lines.data[i] = '\n';
    preferences_read(&read, lines.data ? lines.data : "", NULL);
    text_free(&lines);
    for (int item = 0; item < FIRST_START; item++)
        if (is_personal(item))
            memcpy((char *)preferences + place_of(item), (const char *)&read + place_of(item),
                   is_number(item) ? sizeof(int) : BINDING_NAME);
}

static int place_in_list(const struct game *game)
{
    int i = 0;
    while (i < GAMES_MAX && games[i] && games[i] != game)
        i++;
    return i < GAMES_MAX && games[i] ? i : -1;
}

struct start_choice preferences_start(const struct preferences *preferences,
                                      const struct game *game)
{
    int place = place_in_list(game);
    return start_choice_read(game, place < 0 ? "" : preferences->starts[place]);
}

void preferences_keep_start(struct preferences *preferences, const struct game *game,
                            const struct start_choice *choice)
{
    int place = place_in_list(game);
    if (place >= 0)
        start_choice_write(choice, game, preferences->starts[place]);
}

int preferences_megabytes(const struct preferences *preferences)
{
    return 16 << preferences->memory;
}

float preferences_text_scale(const struct preferences *preferences)
{
    return (float)text_scales[preferences->text_size] / 100;
}

float preferences_speed(const struct preferences *preferences)
{
    static const float speeds[SPEED_COUNT] = {0.55f, 1, 1.9f, 0};
    return preferences->reduced_motion ? 0 : speeds[preferences->speed];
}
