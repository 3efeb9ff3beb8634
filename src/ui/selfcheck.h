/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Invariants that tests and the monkey check after every event. */
#ifndef UI_SELFCHECK_H
#define UI_SELFCHECK_H

#include "base/fault.h"

struct app;
struct canvas;

/* The frame fits the canvas, the match is within its history, its position follows from its moves,
 * and the board at rest shows that position. */
bool selfcheck_shown(const struct app *app, const struct canvas *canvas, struct fault *fault);

/* The saved file can be read and holds the match as it stands. Also true while it is being written.
 */
bool selfcheck_kept(const struct app *app, struct fault *fault);

#endif
