/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "testing/null_platform.h"

#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "ui/kit/canvas.h"
#include "ui/kit/desktop.h"
#include "ui/kit/folders.h"

int null_sounds_played[SOUND_COUNT];
float null_effects_volume, null_music_volume;
bool null_mono;
const char *null_music;
bool null_pointer_shown, null_takes_text;
const char *null_folder, *null_themes;
struct text null_spoken;
struct voice null_voice;
int null_voice_interrupted;
bool null_voice_expected;

void audio_output(enum sound sound, float gain, float pan)
{
    (void)gain;
    (void)pan;
    null_sounds_played[sound] += null_effects_volume > 0;
}

void audio_mono(bool mono)
{
    null_mono = mono;
}

void audio_music(const char *name)
{
    null_music = name;
}

void audio_volume(float effects, float music)
{
    null_effects_volume = effects;
    null_music_volume = music;
}

int null_rumbles;
float null_rumble;

void audio_rumble(float strength, float seconds)
{
    (void)seconds;
    null_rumbles++;
    null_rumble = strength;
}

void voice_use(const struct voice *voice)
{
    null_voice = *voice;
}

void voice_say(const char *text, bool interrupt)
{
    null_voice_interrupted += interrupt;
    text_add(&null_spoken, "%s\n", text);
}

bool voice_is_expected(void)
{
    return null_voice_expected;
}

void desktop_show_pointer(bool shown)
{
    null_pointer_shown = shown;
}

void desktop_take_text(bool wanted)
{
    null_takes_text = wanted;
}

static bool in_folder(const char *file, char path[PATH_TEXT])
{
    if (!null_folder)
        return false;
    snprintf(path, PATH_TEXT, "%s/%s", null_folder, file);
    return folder_make(null_folder, NULL);
}

bool data_path(const char *file, char path[PATH_TEXT])
{
    return in_folder(file, path);
}

bool theme_path(const char *file, char path[PATH_TEXT])
{
    if (null_themes)
        snprintf(path, PATH_TEXT, "%s/%s", null_themes, file);
    return null_themes != NULL;
}

bool settings_path(char path[PATH_TEXT])
{
    return in_folder("settings.txt", path);
}
