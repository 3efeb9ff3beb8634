/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What players left unfinished and may have forgotten: runs of the arcade, series and tournaments.
 * Read on a thread of its own once the menu stands still, so that no frame waits for files. */
#ifndef UI_WAITING_H
#define UI_WAITING_H

struct app;

/* The files may have changed: they are read again before long. */
void waiting_renew(void);
/* Called after every action and step. */
void waiting_watch(struct app *app);
/* Returns when nothing is being read. */
void waiting_close(void);

/* A sentence in the player's language; NULL if nothing waits there, as far as is known yet. */
enum { WAITING_TEXT = 160 };
const char *waiting_in_arcade(char text[WAITING_TEXT]);
const char *waiting_for_people(char text[WAITING_TEXT]);

#endif
