/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Settings of arbitrary bytes are read as far as possible and always yield valid values; changing
 * one setting in the file changes nothing else. Input that begins with "+" gives values for known
 * keys, one per line. */
#include "base/text.h"
#include "fuzz.h"
#include "ui/own_settings.h"

static const char *const keys[] = {
    "speed",    "reduced_motion",  "effects", "music",    "memory",      "window_x", "window_w",
    "theme",    "language",        "name_1",  "name_2",   "recent_1",    "recent_5", "game",
    "lessons",  "setup_1",         "setup_6", "key.undo", "key.menu",    "own_pads", "button.undo",
    "verdicts", "from_the_future", "own_1",   "own_2",    "settings_of", "speech"};

static char *composed(const uint8_t *data, size_t size)
{
    struct fields fields = {data, size};
    struct text text = {0};
    char value[400];
    unsigned key;
    while (key = field_number(&fields) % (sizeof keys / sizeof *keys),
           field_text(&fields, value, sizeof value))
        text_add(&text, "%s = %s\n", keys[key], value);
    text_add_bytes(&text, "", 0);
    return text.data;
}

static void check_values(const struct preferences *preferences)
{
    require(preferences_speed(preferences) >= 0, "a speed there is not");
    require(preferences_megabytes(preferences) >= 16 && preferences_megabytes(preferences) <= 256,
            "more memory than is offered");
    require(preferences->music >= 0 && preferences->music <= 10, "louder than loud");
    require(memchr(preferences->theme, 0, sizeof preferences->theme), "a theme without an end");
    require(memchr(preferences->name[1], 0, PLAYER_NAME), "a name without an end");
}

/* Whoever comes to the device and goes again leaves everybody's settings as they were. This takes
 * longer than all else, so that only every OWN_EVERY-th length of an input has it. */
enum { OWN_EVERY = 4 };

static void check_own(const struct preferences *read)
{
    static struct preferences mine, others;
    others = *read;
    own_settings_use(&others, "");
    mine = others;
    own_settings_give(&mine, "0000000a");
    own_settings_use(&mine, "0000000a");
    check_values(&mine);
    mine.speech = !mine.speech;
    own_settings_use(&mine, "");
    require(mine.speech == others.speech && mine.speech_rate == others.speech_rate &&
                strcmp(mine.bindings.key[0], others.bindings.key[0]) == 0,
            "somebody's own settings became everybody's");
}

static void check(const char *text)
{
    struct fault fault = {""};
    struct preferences read, changed, again;
    struct text written = {0};
    memset(&read, 0x5a, sizeof read);
    if (!preferences_read(&read, text, &fault))
        require(*fault.text != '\0', "not understood, and no reason");
    check_values(&read);
    if (strlen(text) % OWN_EVERY == 0)
        check_own(&read);
    changed = read;
    changed.music = (read.music + 1) % 11;
    preferences_merge(text, &read, &changed, &written);
    preferences_read(&again, written.data ? written.data : "", &fault);
    require(again.music == changed.music, "a change was not written");
    require(again.speed == read.speed && strcmp(again.theme, read.theme) == 0 &&
                strcmp(again.name[0], read.name[0]) == 0 &&
                strcmp(again.setups[0], read.setups[0]) == 0,
            "something else was changed");
    text_free(&written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool compose = size > 0 && *data == '+';
    char *text = compose ? composed(data + 1, size - 1) : copy_of(data, size);
    check(text);
    free(text);
    return 0;
}
