/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Paper strips and streamers that fall behind the words of a result, as a pure function of time:
 * nothing is stored, and after `confetti_seconds` nothing is left. */
#ifndef UI_BOARD_CONFETTI_H
#define UI_BOARD_CONFETTI_H

#include "ui/kit/canvas.h"

static const float confetti_seconds = 4.6f;

enum { CONFETTI_COLOURS = 4, CONFETTI_SHELTERS = 8 };

struct confetti {
    struct rect area; /* it falls through this */
    float unit;       /* size of a strip: one unit */
    float time;
    struct colour colours[CONFETTI_COLOURS];
    /* It disappears behind these, as behind panels that stand before it. */
    int shelter_count;
    struct rect shelters[CONFETTI_SHELTERS];
};

/* Never over a text that is on the canvas already. */
void confetti_draw(const struct confetti *confetti, struct canvas *canvas);

#endif
