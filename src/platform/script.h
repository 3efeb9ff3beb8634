/* quatuor --script FILE: a player made of lines. Feeds key, mouse, touch and gamepad events in from
 * inside the process, waits, takes screenshots and compares, for tests and for the pictures in the
 * documentation. docs/ui.md lists the commands. */
#ifndef PLATFORM_SCRIPT_H
#define PLATFORM_SCRIPT_H

#include "platform/sdl_canvas.h"
#include "ui/app.h"

struct script {
    char *text; /* whole file; NULL without a script */
    char *next; /* the line to do next */
    int line;
    double wait;          /* seconds still to wait */
    bool wait_idle;       /* until nothing moves */
    char screenshot[256]; /* to take after the next drawing; empty: none */
    bool failed;
    SDL_Joystick *pad; /* the virtual gamepad */
};

bool script_open(struct script *script, const char *file, struct fault *fault);
void script_close(struct script *script);

/* Does what is due before the next frame of `seconds`. At its end the program quits. */
void script_run(struct script *script, struct app *app, struct window *window, double seconds);

#endif
