/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A person's sign: their emblem on a disc of their colour. */
#ifndef UI_PERSON_BADGE_H
#define UI_PERSON_BADGE_H

#include "ui/kit/canvas.h"

struct app;
struct person;
struct match_player;
struct contestant;

void person_badge_draw(const struct app *app, struct canvas *canvas, const struct person *person,
                       struct point centre, float radius);

/* The person who plays there; NULL: a guest or the computer. */
const struct person *player_person(const struct app *app, const struct match_player *player);

/* The person behind a line of the journal; NULL: a guest, the computer, or nobody who is known. */
const struct person *contestant_known(const struct app *app, const struct contestant *who);

/* A small gamepad with its number, from 1. Returns its width; with a NULL canvas it only
 * measures. */
float pad_badge_draw(const struct app *app, struct canvas *canvas, struct rect box, int pad);

/* A name with the badge of its person to the left; without one if `person` is NULL. A gamepad of
 * their own stands to the right. All keep together, however they are aligned. */
struct named_person {
    const struct person *person;
    const char *name;
    int pad; /* from 1; 0: none */
};
/* The width of all that beside the name, in a line of this height. */
float person_label_extra(const struct app *app, float height, const struct named_person *who);
void person_label_draw(const struct app *app, struct canvas *canvas, struct text_style style,
                       struct rect box, const struct named_person *who);

/* A player of the session's match. */
struct named_person player_named(const struct app *app, int player);

#endif
