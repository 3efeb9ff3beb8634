/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The first screen: the games, each playing itself, and the other choices. */
#ifndef UI_SCREENS_MENU_H
#define UI_SCREENS_MENU_H

#include "core/registry.h"
#include "ui/board/showcase.h"
#include "ui/kit/widgets.h"
#include "ui/waiting.h"

struct app;

struct menu {
    struct form form;
    struct showcase shows[GAMES_MAX];
    int shown;                                              /* the game on the large board */
    float shown_since;                                      /* seconds */
    float appearing;                                        /* 1 just changed … 0 fully visible */
    char in_arcade[WAITING_TEXT], for_people[WAITING_TEXT]; /* what waits behind two buttons */
};

/* For the screen itself, its panels and tests. */
struct menu *menu_state(void);

/* menu_scores.c: while nobody plays, tables of high scores take turns with the large board. */
void menu_draw_scores(const struct app *app, struct canvas *canvas, struct rect box);
bool menu_shows_scores(const struct app *app);

/* menu_title.c */
const char *menu_sentence(void);
void menu_draw_heading(const struct app *app, struct canvas *canvas, struct rect box);

#endif
