/* The program's settings, changed while one sees what they do. */
#ifndef UI_SCREEN_SETTINGS_H
#define UI_SCREEN_SETTINGS_H

#include "ui/widgets.h"

struct settings_page {
    struct form form;
};

#endif
