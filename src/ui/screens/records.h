/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the journal says of one person: results by game and opponent, streaks, rating, and the list
 * of their games. Everything shown is counted again when another person, game or opponent is
 * chosen. */
#ifndef UI_SCREENS_RECORDS_H
#define UI_SCREENS_RECORDS_H

#include "core/registry.h"
#include "play/identity.h"
#include "play/records.h"
#include "ui/kit/row_list.h"

struct app;

enum { CURVE_POINTS = 120, FORM_GAMES = 12 };

/* A rating after a game. */
struct curve_point {
    float value, deviation;
};

/* The results and the rating in one game. */
struct game_record {
    struct record_tally tally;
    struct rating rating;
};

struct records_page {
    struct form form;
    struct journal journal;
    struct fault fault;      /* why there is no journal; empty: there is one */
    char person[PERSON_ID];  /* whose records */
    const struct game *game; /* NULL: all games */
    int opponent;            /* in `opponents`, or -1: all of them */

    /* Counted from the journal: */
    int who; /* the person in the journal, or -1 */
    struct record_tally tally;
    struct game_record games[GAMES_MAX];
    int opponent_count;
    struct record_opponent *opponents; /* owned */
    int rated;                         /* games on the curve, of which `points` are kept */
    int point_count;
    struct curve_point points[CURVE_POINTS];
    int *list; /* owned: indices of the games listed, the last one first */
    struct row_list rows;
    bool deleted; /* the selected game has no file any more */
};

/* For the screen itself, its panels and tests. */
struct records_page *records_state(void);

/* The person on the page, or NULL if there is nobody. */
const struct person *records_person(const struct app *app);

/* Reads the journal again, after people have changed. */
void records_refresh(struct app *app);

enum {
    RECORDS_BACK = 1,
    RECORDS_OPEN,
    RECORDS_CHANGE,
    RECORDS_PERSON,
    RECORDS_GAME,
    RECORDS_OPPONENT,
    RECORDS_ROW = 10 /* and the index of a row */
};

struct records_places {
    struct rect title, choices[3], results, rating, opponents, list, buttons;
};

/* records_panels.c */
struct records_places records_places(const struct layout *layout);
/* What a narrow page needs, in units. */
float records_narrow_height(void);
void records_draw_panels(const struct app *app, struct canvas *canvas);
void records_draw_rows(const struct app *app, struct canvas *canvas);

#endif
