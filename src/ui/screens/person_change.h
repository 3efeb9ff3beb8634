/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Two people who are one are merged; of a person who is deleted nothing is left. */
#ifndef UI_SCREENS_PERSON_CHANGE_H
#define UI_SCREENS_PERSON_CHANGE_H

struct app;
struct person;

void person_change_open(struct app *app, const struct person *person);

#endif
