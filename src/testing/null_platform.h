/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A platform without screen and sound, for tests: text has a fixed width per character, pictures
 * are only numbers, sounds are counted, jobs are done at once. */
#ifndef TESTING_NULL_PLATFORM_H
#define TESTING_NULL_PLATFORM_H

#include <stdbool.h>

#include "base/text.h"
#include "ui/kit/audio.h"
#include "ui/kit/voice.h"

extern int null_sounds_played[SOUND_COUNT]; /* while effects are audible */
extern float null_effects_volume, null_music_volume;
extern int null_rumbles;  /* how often gamepads were made to rumble … */
extern float null_rumble; /* … and how strongly the last time */
extern bool null_mono;
extern const char *null_music; /* that plays; NULL: none yet */

/* What was said since the last text_clear(), a line for each time; how the voice was set up; how
 * often it was interrupted; and whether one is expected. */
extern struct text null_spoken;
extern struct voice null_voice;
extern int null_voice_interrupted;
extern bool null_voice_expected;

/* What the desktop was asked for last. */
extern bool null_pointer_shown, null_takes_text;

/* The file from which a picture would be loaded. */
const char *null_picture_name(int picture);

/* Where files are stored, and where themes are; NULL: nowhere. */
extern const char *null_folder, *null_themes;

/* Pictures with this in their name are missing, unless it is NULL; and the last one missed. */
extern const char *null_picture_lost;
extern char null_picture_missed[96];

#endif
