/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A yes-or-no question over the current screen. */
#ifndef UI_SCREENS_QUESTION_H
#define UI_SCREENS_QUESTION_H

#include "core/match.h"

struct app;

struct question {
    char title[200];        /* in large letters; may be empty */
    char text[400];         /* may be empty too */
    const char *yes, *no;   /* button labels, translated; owned by the caller */
    int player;             /* who may answer; NOBODY: anyone */
    char person[PERSON_ID]; /* somebody with a gamepad of their own, who alone says yes; may be
                               empty */
    bool yes_first;         /* yes harms nobody: one press is enough */
    bool offered;           /* by the other player, who may withdraw it but not say yes */
    void (*agreed)(struct app *app);
    void (*declined)(struct app *app); /* may be NULL */
};

void question_open(struct app *app, const struct question *question);

#endif
