/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Switch play: two buttons, "next" and "choose", reach everything. Any arrow goes to the next stop:
 * a cell that matters now, or a widget, as on a touch screen. Scanning goes on by itself, and one
 * button is enough. */
#ifndef UI_SWITCHES_H
#define UI_SWITCHES_H

#include <stdbool.h>

#include "ui/kit/action.h"

struct app;
struct screen;

enum switch_mode { SWITCHES_OFF, SWITCHES_TWO, SWITCHES_SCAN, SWITCH_MODES };

struct stop {
    int cell;   /* or CELL_NONE */
    int widget; /* or 0 */
};

struct switches {
    const struct screen *screen; /* on which it stopped … */
    struct stop stop;            /* … here */
    double waited;               /* seconds at this stop */
};

/* True if the action was "next" or "choose" and is done. */
bool switches_take(struct app *app, const struct action *action);

/* The stop after the focus on a board that is not the screen's own; CELL_NONE: there is none. */
struct choice;
int switches_next_cell(const struct choice *choice);

/* Lets time pass; scanning may go on. */
void switches_pass(struct app *app, double seconds);
/* Seconds until scanning goes on; HUGE_VAL: it does not. */
double switches_due(const struct app *app);

#endif
