/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The program's settings, in groups; changes take effect immediately. */
#ifndef UI_SCREENS_SETTINGS_H
#define UI_SCREENS_SETTINGS_H

#include "base/language.h"
#include "ui/kit/theme.h"
#include "ui/kit/widgets.h"

struct settings_page {
    struct form form;
    int group;                                /* enum settings_group that is shown */
    struct language languages[LANGUAGES_MAX]; /* listed when the screen is opened */
    int language_count;
    struct theme_list themes;
    char themes_language[16]; /* language of their titles; empty: list them again */
};

/* For the screen itself and tests. */
struct settings_page *settings_state(void);

#endif
