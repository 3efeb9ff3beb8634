/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Favourite setups: use one, save the current one, delete one. Shown over the setup screen. */
#ifndef UI_SCREENS_FAVOURITES_H
#define UI_SCREENS_FAVOURITES_H

#include "ui/kit/widgets.h"

struct favourites {
    struct form form;
    int selected; /* index of a place */
    bool sure;    /* "Delete" was pressed once */
};

/* For the screen itself, its panels and tests. */
struct favourites *favourites_state(void);

#endif
