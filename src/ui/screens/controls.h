/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Changing keys and buttons. */
#ifndef UI_SCREENS_CONTROLS_H
#define UI_SCREENS_CONTROLS_H

#include "ui/kit/widgets.h"

struct controls_page {
    struct form form;
    bool speech; /* the controls that ask the voice are shown, instead of those for playing */
    int waiting; /* control whose new key or button is awaited, or -1 */
};

/* For the screen itself, its panels and tests. */
struct controls_page *controls_state(void);

#endif
