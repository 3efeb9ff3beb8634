/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What most people never change about a new game: its options, clocks and handicaps. */
#ifndef UI_SCREENS_MORE_OPTIONS_H
#define UI_SCREENS_MORE_OPTIONS_H

#include "play/start_choice.h"
#include "ui/kit/widgets.h"

struct app;

/* Opens it over the new-game screen, whose choice it changes. */
void more_options_open(struct app *app);
/* The same for a contest, in which all play under equal conditions. `game` is NULL for all
 * games; the choice must outlast the page. */
void more_options_open_equal(struct app *app, const struct game *game, struct start_choice *choice);

/* What differs from the usual for a game (NULL: for all), in one line no wider than `width`: "6 × 6
 * · 5 min + 3 s"; what does not fit is counted. */
void more_options_summary(const struct start_choice *choice, const struct game *game, float width,
                          char text[WIDGET_LABEL]);

#endif
