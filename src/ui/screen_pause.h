/* The menu over a running game. */
#ifndef UI_SCREEN_PAUSE_H
#define UI_SCREEN_PAUSE_H

#include "ui/widgets.h"

struct app;

struct pause {
    struct form form;
};

/* Opens it over whatever is shown. */
void pause_open(struct app *app);

#endif
