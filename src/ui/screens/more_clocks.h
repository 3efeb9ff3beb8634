/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rows of the second page of a new game about time: a clock for each player, or one for both,
 * and what is added per move. */
#ifndef UI_SCREENS_MORE_CLOCKS_H
#define UI_SCREENS_MORE_CLOCKS_H

#include "ui/kit/widgets.h"
#include "ui/screens/terms.h"

enum clock_row { CLOCK_ROW_FIRST, CLOCK_ROW_SECOND, CLOCK_ROW_BONUS, CLOCK_ROWS };

/* Whether the terms have this row. */
bool more_clocks_has(const struct terms *terms, enum clock_row row);

/* Call after the times were changed elsewhere. */
void more_clocks_look(struct terms *terms);

/* Adds a row to the form, as widget `id`. */
void more_clocks_list(const struct terms *terms, enum clock_row row, struct form *form, int id,
                      struct rect box);

void more_clocks_step(struct terms *terms, enum clock_row row, int step);

#endif
