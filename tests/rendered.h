/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Frames as they are seen: real pictures and the real font, drawn by SDL's software renderer into a
 * window that nobody sees, and how bright each pixel is. Replaces the null platform's pictures and
 * text. */
#ifndef TESTS_RENDERED_H
#define TESTS_RENDERED_H

#include <stdbool.h>

#include "ui/kit/canvas.h"

/* The themes of the assets, ending with NULL. */
extern const char *const rendered_themes[];

/* Opens the window and the app of ui_driver.h in it. */
void rendered_open(int width, int height, const char *theme);
void rendered_close(void);

/* Draws what the canvas holds, once all its pictures are loaded. */
void rendered_show(const struct canvas *canvas);

/* Relative luminance of the pixels last drawn, row by row, 0…1. */
const float *rendered_luminance(void);

/* Contrast ratio of two luminances, 1…21. */
float contrast_ratio(float a, float b);

#endif
