/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Signs of a run through a circuit: medals, lives, points. */
#ifndef UI_RUN_SIGNS_H
#define UI_RUN_SIGNS_H

#include "play/circuit.h"
#include "ui/kit/canvas.h"

struct app;

/* Nothing for MEDAL_NONE. */
void medal_draw(const struct app *app, struct canvas *canvas, enum medal medal, struct point centre,
                float radius);

/* Three hearts from the left of the box, as high as the box; spent ones are hollow. */
void lives_draw(const struct app *app, struct canvas *canvas, int half_lives, struct rect box);
float lives_width(float height);

/* "12,090": digits in groups, as the language writes them, so that they are read at a glance. */
enum { TALLY_TEXT = 24 };
void tally_format(int points, char text[TALLY_TEXT]);

/* A number on its way up to `points`: `t` 0 … 1. */
int tally_counted(int points, float t);

#endif
