/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Choosing a name for a person or a game, with any device: from suggested names, letter by letter,
 * or by typing on a keyboard. */
#ifndef UI_SCREENS_NAME_H
#define UI_SCREENS_NAME_H

#include "core/match.h"
#include "ui/kit/widgets.h"

enum { NAME_LETTERS = 16, NAMES_LISTED = 10 };

struct app;

struct name_request {
    char question[96];
    char text[PLAYER_NAME]; /* what is there to begin with */
    bool optional;          /* "no name" is an answer */
    /* False if the name is refused: the reason has been shown, and the screen stays. */
    bool (*accept)(struct app *app, const char *name);
};

struct name_page {
    struct form form;
    struct name_request request;
    int letters; /* which page of letters is shown */
    char text[PLAYER_NAME];
    char listed[NAMES_LISTED][PLAYER_NAME]; /* suggestions */
    int listed_count;
};

/* For the screen itself, its panels and tests. */
struct name_page *name_state(void);

void name_ask(struct app *app, const struct name_request *request);
/* Adds a suggestion; duplicates and those beyond NAMES_LISTED are left out. */
void name_suggest(const char *name);
/* Asks for a title for the session's match. */
void name_open_title(struct app *app);

#endif
