/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Presses everything on all devices, resizes the window, unplugs gamepads and makes the renderer
 * lose its memory. Half of the time it aims: at texts, and at cells where something can happen.
 * Deterministic for a given seed. */
#ifndef TESTING_MONKEY_H
#define TESTING_MONKEY_H

#include "ui/app.h"

struct monkey {
    int left; /* events left */
    struct rng rng;
};

/* One event. */
void monkey_act(struct monkey *monkey, const struct app *app, const struct canvas *canvas);

#endif
