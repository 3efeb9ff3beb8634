/* The rows of the second page of a new game about fair play: hints and take-backs of each person,
 * and the swap rule. */
#ifndef UI_SCREENS_MORE_FAIRNESS_H
#define UI_SCREENS_MORE_FAIRNESS_H

#include "ui/kit/widgets.h"

struct new_game;

enum { FAIRNESS_ROWS_MAX = 5 };

int more_fairness_rows(const struct new_game *page);

/* Adds row number `row` to the form, as widget `id`. */
void more_fairness_list(const struct new_game *page, int row, struct form *form, int id,
                        struct rect box);

void more_fairness_step(struct new_game *page, int row, int step);

#endif
