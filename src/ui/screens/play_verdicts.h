/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Verdicts on the board (a setting): with a piece selected, each cell it can move to shows the
 * result: a proven win (+), loss (−) or draw (=) with its distance, otherwise an estimate as a bar.
 * Only in games without hidden pieces. */
#ifndef UI_SCREENS_PLAY_VERDICTS_H
#define UI_SCREENS_PLAY_VERDICTS_H

#include "ui/kit/canvas.h"

struct app;

enum { ADVICE_NODES = 800000 }; /* search budget for verdicts and hints */

/* Whether verdicts are on, possible, and a person is to move. */
bool verdicts_wanted(const struct app *app);

/* Asks the thinker for them; busy until it has found them. */
void verdicts_tick(struct app *app);
bool verdicts_busy(const struct app *app);

void verdicts_draw(const struct app *app, struct canvas *canvas);

#endif
