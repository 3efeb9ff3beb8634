/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The menu over a running game. */
#ifndef UI_SCREENS_PAUSE_H
#define UI_SCREENS_PAUSE_H

#include "ui/kit/widgets.h"

struct app;

void pause_open(struct app *app);

#endif
