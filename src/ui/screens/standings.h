/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A tournament between its games: the table or the draw, who plays next, and who has won. */
#ifndef UI_SCREENS_STANDINGS_H
#define UI_SCREENS_STANDINGS_H

#include "play/tournament.h"
#include "ui/kit/widgets.h"

struct app;

enum {
    STANDINGS_PLAY = 1,
    STANDINGS_MENU,
    STANDINGS_AGAIN,
    STANDINGS_ENTRANT = 10 /* and the entrant */
};

/* A league as a table, standings_table.c: one card per entrant, and what is drawn on them. */
void standings_table_list(const struct app *app, struct form *form, struct rect area);
/* What it needs where the page is narrow, in units. */
float standings_table_height(const struct app *app);
void standings_table_draw(const struct app *app, struct canvas *canvas, struct rect area);

/* A knockout as its draw, standings_draw.c: each entrant's card stands in the last tie they have
 * reached. */
void standings_draw_list(const struct app *app, struct form *form, struct rect area);
float standings_draw_height(const struct app *app);
void standings_draw_draw(const struct app *app, struct canvas *canvas, struct rect area);

/* "Final", "Semi-finals" … */
const char *knockout_round_name(const struct tournament *tournament, int round);

#endif
