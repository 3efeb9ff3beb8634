/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The arcade has two pages, circuits and puzzles; this is what they share. */
#ifndef UI_SCREENS_ARCADE_H
#define UI_SCREENS_ARCADE_H

#include "ui/kit/widgets.h"

struct app;
struct canvas;

/* The cards, and a panel about the one in focus beside them or below. */
struct arcade_places {
    struct rect title, tabs, cards, panel, heading, body, buttons;
};

/* One card of `count` in the column. */
struct rect arcade_card(const struct app *app, struct rect column, int count, int index);

/* The frame of a card, lit by the focus; returns the square on its left. */
struct rect arcade_draw_card(const struct app *app, struct canvas *canvas, struct rect *box,
                             bool lit);
/* Its name and a line below it. */
struct card_words {
    const char *name, *line;
    bool running; /* the line says how far it has come */
};
void arcade_draw_words(const struct app *app, struct canvas *canvas, struct rect box,
                       const struct card_words *words);

/* arcade_puzzles.c: widgets have ids from ARCADE_PUZZLES on. */
enum { ARCADE_PUZZLES = 40, PUZZLE_CARDS = 5 };
enum { ARCADE_GAME = ARCADE_PUZZLES + PUZZLE_CARDS }; /* the choice of games */

void arcade_puzzles_enter(struct app *app);
void arcade_puzzles_close(void);
void arcade_puzzles_list(const struct app *app, struct form *form, struct rect column);
/* Whether the focus has moved to another card. */
bool arcade_puzzles_follow(const struct form *form);
void arcade_puzzles_pick(struct app *app, struct pick pick);
/* `time`: seconds since the panel shows this card. */
void arcade_puzzles_draw(struct app *app, struct canvas *canvas, const struct form *form,
                         const struct arcade_places *places, float time);

#endif
