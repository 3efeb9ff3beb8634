/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The figures beside a result: the games of the series so far, or those of the game itself. */
#ifndef UI_SCREENS_RESULT_FACTS_H
#define UI_SCREENS_RESULT_FACTS_H

#include "ui/kit/canvas.h"

struct app;

void result_facts_draw(const struct app *app, struct canvas *canvas, struct rect box);

#endif
