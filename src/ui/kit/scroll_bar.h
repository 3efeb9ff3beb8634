/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The thin bar beside a list or page that is longer than its box. */
#ifndef UI_KIT_SCROLL_BAR_H
#define UI_KIT_SCROLL_BAR_H

#include "ui/kit/paint.h"

/* In any unit: rows, pixels. */
struct scroll {
    float first, shown, total;
};

/* The bar's place, to the right of the list. */
struct rect scroll_bar_track(const struct layout *layout, struct rect list);

/* Draws nothing if everything is shown. */
void scroll_bar_draw(const struct paint *paint, struct rect list, struct scroll scroll);

#endif
