/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A run through a circuit, from screen to screen: opponent, game, result, table. */
#ifndef UI_SCREENS_RUN_H
#define UI_SCREENS_RUN_H

struct app;

/* Continues the unfinished run through this circuit, or begins one: shows the next opponent. */
void run_open(struct app *app, const char *circuit);

/* Begins another one at once. */
void run_begin(struct app *app, const char *circuit);

/* The next opponent of the app's run, or its end: the table. */
void run_go_on(struct app *app);

/* The game against the opponent: the one that was left, or a new one. */
void run_play(struct app *app);

/* The player ends the run; its score counts. */
void run_give_up(struct app *app);

/* Back to the arcade, with the menu below it. */
void run_leave(struct app *app);

#endif
