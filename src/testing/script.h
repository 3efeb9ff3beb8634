/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* quatuor --script FILE: a scripted player. Injects key, mouse, touch and gamepad events, waits,
 * takes screenshots and compares, for tests and for the pictures in the documentation. docs/ui.md
 * lists the commands. */
#ifndef TESTING_SCRIPT_H
#define TESTING_SCRIPT_H

#include "testing/monkey.h"
#include "testing/steering.h"
#include "ui/app.h"

struct script {
    char *text; /* the whole file; NULL without a script */
    char *next; /* the next line */
    int line;
    struct app *app;
    const struct canvas *canvas; /* the last frame */

    double wait;    /* seconds left to wait */
    bool wait_idle; /* until nothing moves */
    struct steering steering;
    struct monkey monkey; /* what remains to be done there */
    char screenshot[256]; /* to take after the next frame; empty: none */
    bool failed;
};

bool script_open(struct script *script, const char *file, struct app *app,
                 const struct canvas *canvas, struct fault *fault);
void script_close(struct script *script);

/* Does what is due before the next frame of `seconds`. Quits the program at its end. */
void script_run(struct script *script, double seconds);

/* Whether the program continues despite a quit request: a monkey is not done yet. */
bool script_goes_on(struct script *script);

#endif
