/* Somebody who presses everything on all devices, resizes the window, pulls gamepads out and makes
 * the renderer lose its memory. Half of the time it aims: at words, and at cells where something
 * can happen. The same seed does the same. */
#ifndef TESTING_MONKEY_H
#define TESTING_MONKEY_H

#include "ui/app.h"

struct monkey {
    int left; /* events still to come */
    struct rng rng;
};

/* One event. */
void monkey_act(struct monkey *monkey, const struct app *app, const struct canvas *canvas);

#endif
