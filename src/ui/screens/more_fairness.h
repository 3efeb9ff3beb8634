/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rows of the second page of a new game about fair play: hints and take-backs of each player,
 * and the swap rule. */
#ifndef UI_SCREENS_MORE_FAIRNESS_H
#define UI_SCREENS_MORE_FAIRNESS_H

#include "ui/kit/widgets.h"
#include "ui/screens/terms.h"

enum { FAIRNESS_ROWS_MAX = 5 };

int more_fairness_rows(const struct terms *terms);

/* Adds row number `row` to the form, as widget `id`. */
void more_fairness_list(const struct terms *terms, int row, struct form *form, int id,
                        struct rect box);

void more_fairness_step(struct terms *terms, int row, int step);

#endif
