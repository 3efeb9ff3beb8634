/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where things are in the window, by name: cells of the board, its exit, visible text. Used by
 * scripts, and reported to tests that drive the window from outside. */
#ifndef TESTING_PLACES_H
#define TESTING_PLACES_H

#include "ui/app.h"

/* A place is two numbers, a cell ("d7"), "exit", or quoted text as shown in the last frame. False
 * if there is none. */
bool places_find(const struct app *app, const struct canvas *canvas, const char *words, float *x,
                 float *y);

/* Reports what is shown as one line of JSON: the screen, the state of the match, and the place of
 * every cell and every text. `scale` is the number of pixels per window unit; places are in units.
 */
void places_describe(const struct app *app, const struct canvas *canvas, float scale_x,
                     float scale_y, struct text *line);

#endif
