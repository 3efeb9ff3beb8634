/* The menu over a running game. */
#ifndef UI_SCREEN_PAUSE_H
#define UI_SCREEN_PAUSE_H

#include "ui/widgets.h"

struct pause {
    struct form form;
};

#endif
