/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Sounds by name. assets/sounds/sounds.list maps effects to files. */
#ifndef UI_KIT_AUDIO_H
#define UI_KIT_AUDIO_H

#include <stdbool.h>

enum sound {
    SOUND_SELECT,
    SOUND_REFUSE,
    SOUND_SLIDE_SHORT,
    SOUND_SLIDE_MEDIUM,
    SOUND_SLIDE_LONG,
    SOUND_PLACE,
    SOUND_REMOVE,
    SOUND_CAPTURE,
    SOUND_MILL,
    SOUND_BATTLE,
    SOUND_BATTLE_WIN,
    SOUND_BATTLE_LOSE,
    SOUND_BATTLE_TIE,
    SOUND_PRIZE, /* the piece is taken whose capture decides the game */
    SOUND_EXIT,
    SOUND_TURN,
    SOUND_WIN,
    SOUND_LOSE,
    SOUND_DRAW,
    SOUND_MENU_MOVE,
    SOUND_MENU_ACCEPT,
    SOUND_MENU_BACK,
    SOUND_UNDO,
    SOUND_CLOCK,   /* a second less, of the last ones */
    SOUND_TENSION, /* a turn begins, and the end is near */
    SOUND_VERSUS,  /* the next opponent enters */
    SOUND_COMBO_1, /* one after the other, each higher than the one before … */
    SOUND_COMBO_2,
    SOUND_COMBO_3,
    SOUND_COMBO_4,
    SOUND_COMBO_5, /* … to the highest */
    SOUND_COUNT
};

/* As in the list: "slide_short". */
const char *sound_name(enum sound sound);
/* The inverse; SOUND_COUNT if there is no such sound or `name` is NULL. */
enum sound sound_named(const char *name);

/* What a sound means, for players who do not hear it, to be translated; NULL if it means nothing
 * by itself. */
const char *sound_caption(enum sound sound);

/* `gain` 0…1, `pan` -1 left … 1 right. */
void audio_play(enum sound sound, float gain, float pan);
/* The sound with a caption that was played last since this was asked before; SOUND_COUNT: none. */
enum sound audio_take_captioned(void);

/* Supplied by the platform. */
void audio_output(enum sound sound, float gain, float pan);
/* Both ears hear the same. */
void audio_mono(bool mono);
/* Plays music by its name in the list. The piece already playing continues; NULL fades out. */
void audio_music(const char *name);
void audio_volume(float effects, float music);
/* Does nothing without a gamepad that can rumble. */
void audio_rumble(float strength, float seconds);

#endif
