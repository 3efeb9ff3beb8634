/* quatuor --script FILE: a player made of lines. Feeds key, mouse, touch and gamepad events in from
 * inside the process, waits, takes screenshots and compares, for tests and for the pictures in the
 * documentation. docs/ui.md lists the commands. */
#ifndef TESTING_SCRIPT_H
#define TESTING_SCRIPT_H

#include "testing/monkey.h"
#include "ui/app.h"

struct script {
    char *text; /* whole file; NULL without a script */
    char *next; /* the line to do next */
    int line;
    struct app *app;
    const struct canvas *canvas; /* the last frame */

    double wait;          /* seconds still to wait */
    bool wait_idle;       /* until nothing moves */
    int steer;            /* the cell the gamepad walks to; CELL_NONE: none */
    struct monkey monkey; /* what it still has to do */
    char screenshot[256]; /* to take after the next drawing; empty: none */
    bool failed;
};

bool script_open(struct script *script, const char *file, struct app *app,
                 const struct canvas *canvas, struct fault *fault);
void script_close(struct script *script);

/* Does what is due before the next frame of `seconds`. At its end the program quits. */
void script_run(struct script *script, double seconds);

/* Whether the program goes on although it was told to quit: a monkey is not done yet. */
bool script_goes_on(struct script *script);

#endif
