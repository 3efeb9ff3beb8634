#include "ui/preferences.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

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
    NUMBER(effects, 0, 10, 8),
    NUMBER(music, 0, 10, 4),
    NUMBER(mute, 0, 1, 0),
    NUMBER(rumble, 0, 1, 1),
    NUMBER(verdicts, 0, 1, 0),
    NUMBER(memory, 0, MEMORY_STEPS - 1, 2),
    NUMBER(own_pads, 0, 1, 0),
    NUMBER(fullscreen, 0, 1, 0),
    NUMBER(window_x, WINDOW_ANYWHERE, 100000, WINDOW_ANYWHERE),
    NUMBER(window_y, WINDOW_ANYWHERE, 100000, WINDOW_ANYWHERE),
    NUMBER(window_maximised, 0, 1, 0),
    NUMBER(window_w, 0, 32000, 1280),
    NUMBER(window_h, 0, 32000, 800),
    TEXT("theme", theme),
    TEXT("language", language),
    TEXT("name_1", name[0]),
    TEXT("name_2", name[1]),
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

static bool read_value(struct preferences *preferences, const struct field *field,
                       const char *value, size_t length)
{
    if (field->size > 0) {
        if (length >= field->size)
            return false;
        char *target = (char *)preferences + field->at;
        memcpy(target, value, length);
        target[length] = '\0';
        return true;
    }
    char *end;
    long number = strtol(value, &end, 10);
    if (length == 0 || end != value + length)
        return false;
    bool known = number >= field->min && number <= field->max;
    *number_of(preferences, field) = known ? (int)number : field->standard;
    return true;
}

/* "key.undo = U", "button.undo = leftshoulder". */
static bool read_binding(struct preferences *preferences, const char *key, size_t key_length,
                         const char *value, size_t length)
{
    for (int i = 0; i < 2 * CONTROL_COUNT; i++) {
        char wanted[40];
        snprintf(wanted, sizeof wanted, "%s.%s", i % 2 ? "button" : "key",
                 control_word((enum control)(i / 2)));
        if (strlen(wanted) != key_length || memcmp(wanted, key, key_length) != 0)
            continue;
        struct bindings *bindings = &preferences->bindings;
        char *target = i % 2 ? bindings->button[i / 2] : bindings->key[i / 2];
        if (length >= BINDING_NAME)
            return false;
        if (length == 0) /* everything can be done with both devices */
            return true;
        memcpy(target, value, length);
        target[length] = '\0';
        return true;
    }
    return true;
}

/* A key nobody knows is from a newer version: not an error. */
static bool read_line(struct preferences *preferences, const char *line, size_t length)
{
    if (length == 0 || *line == '#')
        return true;
    const char *equals = memchr(line, '=', length);
    if (!equals || equals == line || equals[-1] != ' ')
        return false;
    size_t key_length = (size_t)(equals - line) - 1;
    const char *value = equals + 1;
    size_t value_length = length - (size_t)(value - line);
    if (value_length > 0 && *value == ' ') {
        value++;
        value_length--;
    }
    for (int i = 0; i < FIELD_COUNT; i++)
        if (strlen(fields[i].key) == key_length && memcmp(fields[i].key, line, key_length) == 0)
            return read_value(preferences, &fields[i], value, value_length);
    return read_binding(preferences, line, key_length, value, value_length);
}

bool preferences_read(struct preferences *preferences, const char *text, struct fault *fault)
{
    preferences_defaults(preferences);
    for (int number = 1; *text; number++) {
        size_t length = strcspn(text, "\n");
        size_t bare = length > 0 && text[length - 1] == '\r' ? length - 1 : length;
        if (!read_line(preferences, text, bare))
            return fault_set(fault, _("line %d of the settings is not understood"), number);
        text += length + (text[length] == '\n');
    }
    return true;
}

void preferences_write(const struct preferences *preferences, struct text *text)
{
    text_add(text, "# Quatuor's settings\n");
    for (int i = 0; i < FIELD_COUNT; i++) {
        const char *at = (const char *)preferences + fields[i].at;
        if (fields[i].size > 0)
            text_add(text, "%s = %s\n", fields[i].key, at);
        else
            text_add(text, "%s = %d\n", fields[i].key, *(const int *)(const void *)at);
    }
    for (int i = 0; i < CONTROL_COUNT; i++)
        text_add(text, "key.%s = %s\nbutton.%s = %s\n", control_word((enum control)i),
                 preferences->bindings.key[i], control_word((enum control)i),
                 preferences->bindings.button[i]);
}

void preferences_restore(struct preferences *preferences, const struct preferences *at_start,
                         const struct preferences *on_disk)
{
    for (int i = 0; i < FIELD_COUNT; i++) {
        size_t at = fields[i].at, size = fields[i].size ? fields[i].size : sizeof(int);
        if (memcmp((char *)preferences + at, (const char *)at_start + at, size) == 0)
            memcpy((char *)preferences + at, (const char *)on_disk + at, size);
    }
}

int preferences_megabytes(const struct preferences *preferences)
{
    return 16 << preferences->memory;
}

float preferences_speed(const struct preferences *preferences)
{
    static const float speeds[SPEED_COUNT] = {0.55f, 1, 1.9f, 0};
    return preferences->reduced_motion ? 0 : speeds[preferences->speed];
}
