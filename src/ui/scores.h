/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The high scores on disk: read when the program starts, entered when a run ends. */
#ifndef UI_SCORES_H
#define UI_SCORES_H

#include "play/high_scores.h"

struct app;
struct contest;

void scores_open(struct app *app);

/* Enters a run that is over (its table, key, points, medal and person), at once under the person's
 * name or their last initials, so that nothing is lost if the program ends now. Its place in the
 * table; 0: it is not among the best. */
int scores_enter(struct app *app, struct high_score entry);
int scores_enter_run(struct app *app, const struct contest *run);

/* Whether the entry waits for initials: its player is nobody on the list of people. */
bool scores_want_name(const struct app *app, const char *key);
/* Gives an entry another name. */
void scores_rename(struct app *app, const char *key, const char *name);

/* As shown: the present name of a person, or the name that was entered. */
const char *score_name(const struct app *app, const struct high_score *entry);

/* Somebody is deleted: their scores stay, without a name. */
void scores_forget(struct app *app, const char *person);

#endif
