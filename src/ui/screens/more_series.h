/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The row of the second page of a new game about its series: how many games count together. */
#ifndef UI_SCREENS_MORE_SERIES_H
#define UI_SCREENS_MORE_SERIES_H

#include "ui/kit/widgets.h"
#include "ui/screens/terms.h"

/* "best of 3" */
void more_series_show(int length, char text[WIDGET_LABEL]);

void more_series_list(const struct terms *terms, struct form *form, int id, struct rect box);
void more_series_step(struct terms *terms, int step);

#endif
