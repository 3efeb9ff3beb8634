/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Maps keys and buttons to actions. Keys and buttons have the platform's names ("Return",
 * "leftshoulder"); two buttons together are "back+a" (chord.h). */
#ifndef UI_KIT_BINDINGS_H
#define UI_KIT_BINDINGS_H

#include "ui/kit/action.h"

enum control {
    CONTROL_UP,
    CONTROL_DOWN,
    CONTROL_LEFT,
    CONTROL_RIGHT,
    CONTROL_ACCEPT,
    CONTROL_BACK,
    CONTROL_MENU,
    CONTROL_UNDO,
    CONTROL_REDO,
    CONTROL_HINT,
    CONTROL_HELP,
    CONTROL_PEEK,
    CONTROL_EARLIER,
    CONTROL_LATER,
    CONTROL_MUTE,
    CONTROL_FULLSCREEN,
    CONTROL_SPEECH,
    CONTROL_ASK_TURN,
    CONTROL_ASK_LAST,
    CONTROL_ASK_HERE,
    CONTROL_ASK_ROW,
    CONTROL_ASK_COLUMN,
    CONTROL_ASK_MINE,
    CONTROL_ASK_THEIRS,
    CONTROL_ASK_MOVES,
    CONTROL_COUNT
};

enum { BINDING_NAME = ACTION_NAME };

/* How fast a direction that is held repeats itself. */
enum repeat { REPEAT_OFF, REPEAT_SLOW, REPEAT_NORMAL, REPEAT_FAST, REPEAT_COUNT };

enum { DEAD_ZONE_USUAL = 4 };

struct bindings {
    int dead_zone; /* of sticks, 0…10: how far they must go to count */
    int repeat;    /* enum repeat */
    char key[CONTROL_COUNT][BINDING_NAME];
    char button[CONTROL_COUNT][BINDING_NAME]; /* empty: none */
};

void bindings_defaults(struct bindings *bindings);

/* Milliseconds until a held direction first repeats itself, and between repetitions; 0: never. */
struct repeat_time {
    unsigned first, next;
};
struct repeat_time bindings_repeat(const struct bindings *bindings);

/* Ready-made bindings: the usual ones, or all within reach of one hand. Bindings that were changed
 * are lost. */
enum preset { PRESET_BOTH_HANDS, PRESET_LEFT_HAND, PRESET_RIGHT_HAND, PRESET_COUNT };
void bindings_use_preset(struct bindings *bindings, enum preset preset);
/* The preset they equal; PRESET_COUNT: none, some were changed. */
enum preset bindings_preset(const struct bindings *bindings);

/* The action of a key or button, or ACTION_NONE. */
struct action bindings_action(const struct bindings *bindings, enum device device,
                              const char *name);

/* Gives a control a new key or button. A control that used it before gets the old one in exchange,
 * so that none is left without. */
void bindings_set(struct bindings *bindings, enum device device, enum control control,
                  const char *name);

const char *control_label(enum control control); /* to be translated */
const char *control_word(enum control control);  /* in the settings file */

#endif
