/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The four symbols on PlayStation buttons. Few fonts have them all, so they are drawn. */
#ifndef UI_PAD_SIGNS_H
#define UI_PAD_SIGNS_H

#include "ui/kit/canvas.h"

#define PAD_CROSS    "×"
#define PAD_CIRCLE   "○"
#define PAD_SQUARE   "□"
#define PAD_TRIANGLE "△"
#define PAD_AND      " + " /* between the labels of two buttons pressed together */

/* The width of a button's label: one of these symbols, any text, or two of them joined by PAD_AND.
 */
float pad_label_width(enum text_size size, const char *label);

/* Draws a label like canvas_text(). */
void pad_label_draw(struct canvas *canvas, struct text_style style, struct point place,
                    const char *label);

#endif
