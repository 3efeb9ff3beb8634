/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What players do, with any device. The platform translates its events into these. */
#ifndef UI_KIT_ACTION_H
#define UI_KIT_ACTION_H

#include <stdbool.h>

#include "core/geometry.h"

enum { PADS_MAX = 4, ACTION_NAME = 32 };

enum device { DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH };

/* Decides the labels of a gamepad's buttons. */
enum pad_family { PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO, PAD_FAMILIES };

enum action_type {
    ACTION_NONE,
    ACTION_FOCUS,  /* move the focus; `direction` */
    ACTION_ACCEPT, /* Enter, A */
    ACTION_BACK,   /* Escape, B */
    ACTION_MENU,   /* pause */
    ACTION_UNDO,
    ACTION_REDO,
    ACTION_HINT,
    ACTION_HELP,
    ACTION_PEEK,    /* while held: `pressed` at the start, not at the end */
    ACTION_SCRUB,   /* along the timeline; `step` */
    ACTION_POINT,   /* the pointer is at x, y */
    ACTION_PRESS,   /* … and pressed */
    ACTION_RELEASE, /* … and released */
    ACTION_WHEEL,   /* `step` lines, down is positive */
    ACTION_ASK,     /* what the voice should say; `step` is an enum ask */
    ACTION_SPEECH,  /* turns the voice on and off */
    ACTION_MUTE,
    ACTION_FULLSCREEN,
    ACTION_PAD_FOUND, /* a gamepad was plugged in, or is there at the start */
    ACTION_PAD_LOST,  /* … was unplugged */
    ACTION_FOCUS_LOST,
    ACTION_TEXT,  /* a letter was typed: `name` */
    ACTION_OTHER, /* a key or button without a binding; the controls screen may bind it */
    ACTION_COUNT
};

/* What players who hear the game may ask, with a key each. */
enum ask {
    ASK_NONE,
    ASK_TURN, /* whose turn it is */
    ASK_LAST, /* what was played last */
    ASK_HERE, /* what is in focus */
    ASK_ROW,  /* what else is in its row … */
    ASK_COLUMN,
    ASK_MINE, /* where one's own pieces are … */
    ASK_THEIRS,
    ASK_MOVES /* what can be done */
};

struct action {
    enum action_type type;
    enum device device;
    int pad;                  /* which gamepad, below PADS_MAX; the same when it comes back */
    int pads;                 /* how many are plugged in */
    enum pad_family family;   /* of that gamepad */
    enum direction direction; /* of ACTION_FOCUS */
    int step;
    bool pressed;
    bool repeat;            /* the key is held down */
    bool round;             /* of ACTION_SCRUB: by whole pages, and after the last one the first */
    float x, y;             /* in pixels of the window */
    char name[ACTION_NAME]; /* of the key or button, as in bindings.h, or the letter; empty for
                               pointers */
};

static inline bool action_is_press(const struct action *action)
{
    return action->type == ACTION_PRESS || action->type == ACTION_ACCEPT ||
           action->type == ACTION_BACK || action->type == ACTION_MENU;
}

#endif
