/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Moves the focus step by step, with the D-pad or the arrow keys, to a cell of the board or to the
 * button, card or choice that shows a text. */
#ifndef TESTING_STEERING_H
#define TESTING_STEERING_H

#include "ui/app.h"

struct steering {
    bool on;
    bool keys;      /* arrow keys; else the first gamepad */
    int cell;       /* CELL_NONE: a text, whose place is given */
    float x, y;     /* on the page */
    int last_focus; /* where the last step began: the way is barred if it ends there, too */
    int steps;
};

/* `words` is a place as places_find() knows it. False if there is none. */
bool steering_start(struct steering *steering, const struct app *app, const struct canvas *canvas,
                    const char *words);
/* One step, or none if the focus is there. False if it does not get there. */
bool steering_step(struct steering *steering, const struct app *app);

#endif
