/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Flying splinters, as a pure function of time: they run backward too and have no state. */
#ifndef UI_BOARD_SPLINTERS_H
#define UI_BOARD_SPLINTERS_H

#include "ui/kit/theme.h"

/* A pseudo-random number from 0 to 1, always the same for the same arguments. */
float scatter(unsigned seed, unsigned index, unsigned what);

struct cloud {
    struct point from;
    float size; /* of the man it comes from */
    float t;    /* 0…1 */
    int count;
    unsigned seed; /* makes each cloud different */
    struct colour colour;
};

/* Dust that spreads, or sparks that fall, where a man is taken. */
void dust_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud);

void splinters_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud);

#endif
