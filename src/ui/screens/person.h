/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* One person: name, colour and emblem, chosen with any device. */
#ifndef UI_SCREENS_PERSON_H
#define UI_SCREENS_PERSON_H

#include "ui/board/emblem.h"
#include "ui/kit/widgets.h"

struct app;

struct person_page {
    struct form form;
    struct person draft; /* its id is empty for a new person */
    struct emblem_list emblems;
    bool naming; /* the name has been asked for */
    void (*done)(struct app *app, const char *id);
};

/* For the screen itself and tests. */
struct person_page *person_state(void);

/* Asks for a new person's name, then shows their colour and emblem; `done`, which may be NULL, gets
 * their id when they have been added. */
void person_open_new(struct app *app, void (*done)(struct app *app, const char *id));
/* Edits a person. */
void person_open(struct app *app, const struct person *person);

#endif
