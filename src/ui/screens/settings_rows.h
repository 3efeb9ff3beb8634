/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rows of the settings, in groups. */
#ifndef UI_SCREENS_SETTINGS_ROWS_H
#define UI_SCREENS_SETTINGS_ROWS_H

#include <stddef.h>

#include "ui/preferences.h"

enum settings_group {
    SETTINGS_SOUND,
    SETTINGS_SPEECH,
    SETTINGS_BOARD,
    SETTINGS_SCREEN,
    SETTINGS_CONTROLS,
    SETTINGS_GROUPS
};

enum row_type {
    ROW_CHOICE, /* one of a few words */
    ROW_SLIDER, /* 0 to its maximum */
    ROW_THEME,
    ROW_HANDS, /* ready-made bindings */
    ROW_LANGUAGE
};

struct settings_row {
    enum settings_group group;
    const char *label, *help; /* a sentence about it */
    enum row_type type;
    size_t at; /* where its number is in the preferences */
    int max;
    const char *const *names; /* of the values of a choice */
};

extern const struct settings_row settings_rows[];
extern const int settings_row_count;

/* To be translated; the hands by enum preset. */
extern const char *const settings_hands[PRESET_COUNT + 1];
extern const char *const settings_groups[SETTINGS_GROUPS];
extern const char *const settings_group_help[SETTINGS_GROUPS];

int *settings_number(struct preferences *preferences, const struct settings_row *row);

#endif
