/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/audio.h"

#include <string.h>

#include "base/i18n.h"

static const char *const names[SOUND_COUNT] = {
    [SOUND_SELECT] = "select",
    [SOUND_REFUSE] = "refuse",
    [SOUND_SLIDE_SHORT] = "slide_short",
    [SOUND_SLIDE_MEDIUM] = "slide_medium",
    [SOUND_SLIDE_LONG] = "slide_long",
    [SOUND_PLACE] = "place",
    [SOUND_REMOVE] = "remove",
    [SOUND_CAPTURE] = "capture",
    [SOUND_MILL] = "mill",
    [SOUND_BATTLE] = "battle",
    [SOUND_BATTLE_WIN] = "battle_win",
    [SOUND_BATTLE_LOSE] = "battle_lose",
    [SOUND_BATTLE_TIE] = "battle_tie",
    [SOUND_PRIZE] = "prize",
    [SOUND_EXIT] = "exit",
    [SOUND_TURN] = "turn",
    [SOUND_WIN] = "win",
    [SOUND_LOSE] = "lose",
    [SOUND_DRAW] = "draw",
    [SOUND_MENU_MOVE] = "menu_move",
    [SOUND_MENU_ACCEPT] = "menu_accept",
    [SOUND_MENU_BACK] = "menu_back",
    [SOUND_UNDO] = "undo",
    [SOUND_CLOCK] = "clock",
    [SOUND_TENSION] = "tension",
    [SOUND_VERSUS] = "versus",
    [SOUND_COMBO_1] = "combo_1",
    [SOUND_COMBO_2] = "combo_2",
    [SOUND_COMBO_3] = "combo_3",
    [SOUND_COMBO_4] = "combo_4",
    [SOUND_COMBO_5] = "combo_5",
};

static const char *const captions[SOUND_COUNT] = {
    [SOUND_REFUSE] = N_("not possible"),
    [SOUND_REMOVE] = N_("a piece is removed"),
    [SOUND_CAPTURE] = N_("a capture"),
    [SOUND_MILL] = N_("a mill"),
    [SOUND_BATTLE] = N_("a battle"),
    [SOUND_BATTLE_WIN] = N_("battle won"),
    [SOUND_BATTLE_LOSE] = N_("battle lost"),
    [SOUND_PRIZE] = N_("battle won"),
    [SOUND_BATTLE_TIE] = N_("both pieces fall"),
    [SOUND_EXIT] = N_("off the board"),
    [SOUND_TURN] = N_("next turn"),
    [SOUND_WIN] = N_("the game is won"),
    [SOUND_LOSE] = N_("the game is lost"),
    [SOUND_DRAW] = N_("a draw"),
    [SOUND_UNDO] = N_("a step in time"),
    [SOUND_CLOCK] = N_("time is short"),
};

static enum sound captioned = SOUND_COUNT; /* not asked for yet */

const char *sound_caption(enum sound sound)
{
    return captions[sound];
}

void audio_play(enum sound sound, float gain, float pan)
{
    if (captions[sound])
        captioned = sound;
    audio_output(sound, gain, pan);
}

enum sound audio_take_captioned(void)
{
    enum sound taken = captioned;
    captioned = SOUND_COUNT;
    return taken;
}

const char *sound_name(enum sound sound)
{
    return names[sound];
}

enum sound sound_named(const char *name)
{
    int sound = 0;
    while (sound < SOUND_COUNT && !(name && strcmp(names[sound], name) == 0))
        sound++;
    return (enum sound)sound;
}
