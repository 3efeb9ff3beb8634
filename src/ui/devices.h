/* Which device is in hand. Prompts name its buttons, the pointer is seen only while it is used, and
 * the keyboard writes only where a screen takes text. */
#ifndef UI_DEVICES_H
#define UI_DEVICES_H

#include "ui/kit/action.h"

struct app;

struct devices {
    bool used;                      /* somebody has done something, with whatever device */
    bool pointer_seen;              /* where the pointer lies is known: */
    float pointer_x, pointer_y;     /* when it was last used, or where it was found at first */
    bool pointer_shown, takes_text; /* as the platform knows */
};

void devices_open(struct app *app);

/* Takes note of the device an action comes from. False if the action is none: a table that was
 * knocked against, a window that opened under the pointer. */
bool devices_note(struct app *app, const struct action *action);

/* Tells the platform what has changed. */
void devices_follow(struct app *app);

#endif
