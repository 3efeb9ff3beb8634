#include "ui/kit/audio.h"

#include <string.h>

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
};

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
