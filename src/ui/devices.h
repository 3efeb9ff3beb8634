/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Which device is in use. Prompts name its buttons, the pointer is visible only while it is used,
 * and text can be typed only where a screen accepts it. */
#ifndef UI_DEVICES_H
#define UI_DEVICES_H

#include "ui/kit/action.h"

struct app;

struct devices {
    struct action pressed;          /* last, and … */
    double since_press;             /* … seconds ago */
    bool used;                      /* some device has been used */
    bool pointer_seen;              /* the pointer's position is known: */
    float pointer_x, pointer_y;     /* where it was last used, or first found */
    bool pointer_shown, takes_text; /* as last reported to the platform */
};

void devices_open(struct app *app);

/* Notes the device an action comes from. False if it should be ignored: somebody bumped the table,
 * or the window opened under the pointer. */
bool devices_note(struct app *app, const struct action *action);

/* Reports changes to the platform. */
void devices_follow(struct app *app);

#endif
