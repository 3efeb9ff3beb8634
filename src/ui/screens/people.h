/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The people who play here: choosing one for a seat, adding and editing them.
 */
#ifndef UI_SCREENS_PEOPLE_H
#define UI_SCREENS_PEOPLE_H

#include "core/match.h"
#include "ui/kit/widgets.h"
#include "ui/preferences.h"

struct app;
struct action;

struct people_request {
    char question[96]; /* "Who plays White?" */
    int seat;          /* 0 or 1; given to `picked` */
    /* The current players: the other one's gamepad cannot choose for this seat. If NULL, any
     * gamepad can. */
    struct match_player *players;
    bool apart; /* whoever has the other seat cannot be picked for this one */
    /* The name and the person's id are set, both empty for a guest. */
    void (*picked)(struct app *app, int seat, const struct match_player *who);
};

struct people_page {
    struct form form;
    struct people_request request; /* without `picked`: people are changed here, not picked */
    bool changing;                 /* the next person chosen is edited */
    int first;                     /* the first card shown */
    int guest_count;
    char guests[NAMES_RECENT][PLAYER_NAME]; /* names of earlier versions that nobody has */
};

/* For the screen itself and tests. */
struct people_page *people_state(void);

/* Asks who should play; recent players come first, apart from the one on the other side. */
void people_pick(struct app *app, const struct people_request *request);

/* The same for a seat of a new game: the person picked takes that seat and is remembered. If they
 * had the other seat, the two swap. `players` must outlive the screen. */
void people_pick_seat(struct app *app, const char *question, struct match_player players[2],
                      int seat);

/* Shows all people, for editing. */
void people_open(struct app *app);

/* While a person is being chosen for a seat: the action comes from the gamepad of the other player.
 */
bool people_is_others(const struct app *app, const struct action *action);

#endif
