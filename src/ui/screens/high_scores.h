/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A table of high scores; after a run its player may enter three letters. */
#ifndef UI_SCREENS_HIGH_SCORES_H
#define UI_SCREENS_HIGH_SCORES_H

#include "play/high_scores.h"

struct app;

/* A run that is over and entered. */
struct finished_run {
    char table[SCORE_TABLE], key[SCORE_KEY];
    int points;
    enum medal medal;
    const char *headline; /* to be translated; NULL: it depends on the place in the table */
    char details[120];    /* one line below the points; may be empty */
    void (*again)(struct app *app, const char *table); /* another run */
};

/* Replaces all screens. */
void high_scores_open(struct app *app, const struct finished_run *run);
/* The same for the run of the app's contest. */
void high_scores_open_run(struct app *app);

#endif
