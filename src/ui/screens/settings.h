/* The program's settings, changed while one sees what they do. */
#ifndef UI_SCREENS_SETTINGS_H
#define UI_SCREENS_SETTINGS_H

#include "base/language.h"
#include "ui/kit/theme.h"
#include "ui/kit/widgets.h"

struct settings_page {
    struct form form;
    struct language languages[LANGUAGES_MAX]; /* as they were when it was opened */
    int language_count;
    struct theme_list themes; /* the same */
    char themes_language[16]; /* in which they are named; empty: look again */
};

#endif
