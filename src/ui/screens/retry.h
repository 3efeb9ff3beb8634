/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Try again: the positions before a finished game's mistakes, one after the other. A move is
 * accepted that is about as good as the best one; what was wrong with the old one is played on the
 * board. */
#ifndef UI_SCREENS_RETRY_H
#define UI_SCREENS_RETRY_H

#include "ai/appraise.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

struct app;

enum retry_stage {
    RETRY_TRYING,
    RETRY_JUDGING,  /* a move was made; its value is not known yet */
    RETRY_WRONG,    /* it is shown for a moment, then taken back */
    RETRY_REFUTING, /* the old move and the answer to it are being shown */
    RETRY_SOLVED
};

enum { RETRY_TEXT = BOARD_MESSAGE, RETRY_MAX = 64 };

struct retry_page {
    struct form form;
    struct board_play board;
    bool open;         /* there is a line */
    struct match line; /* the game up to the mistake, and what is tried from there */
    int at;            /* the mistake: a step of the session's match, and where the line is tried */
    enum retry_stage stage;
    bool known; /* the values of all moves */
    struct appraisal values;
    bool shown;           /* the better move is marked */
    float pause;          /* seconds until what is shown is taken back */
    int steps[RETRY_MAX]; /* the mistakes, by index in the session's match */
    int count, number;    /* … and the one being tried */
    int solved;
    bool training; /* mistakes of past games follow */
    char message[RETRY_TEXT];
};

/* For the screen and tests. */
struct retry_page *retry_state(void);

/* Whether the move from position `index` is a mistake to try again: one of a person, unless only
 * computers played. */
bool retry_has(const struct app *app, int index);

/* Opens the mistake at `index` of the game under review, or the next one after it; false if there
 * is none. */
bool retry_open(struct app *app, int index);

/* The mistakes of past games that have been noted and not solved: how many there are, and the next
 * game with one. False if there is none. */
int retry_noted(void);
bool retry_open_noted(struct app *app);

/* Notes the mistakes of the game under review. */
void retry_note(struct app *app);

enum { RETRY_WHY = 1, RETRY_SHOW, RETRY_NEXT, RETRY_LEAVE };

#endif
