/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the app needs to know about a screen. Each is in its own file in screens/, with static
 * state. Functions and pointers may be NULL. */
#ifndef UI_SCREEN_H
#define UI_SCREEN_H

#include <stddef.h>

#include "ui/kit/action.h"
#include "ui/kit/canvas.h"
#include "ui/kit/layout.h"

struct app;
struct board_play;
struct form;
struct game;
struct piece;

struct screen {
    const char *name;      /* for scripts and tests: "menu" */
    bool overlay;          /* the screen below stays visible behind it */
    bool bright;           /* … and is not dimmed */
    bool home;             /* the menu: no match is running below it, and its own music plays */
    struct page_need need; /* room for it where text is large (paging.h) … */
    /* … or where that depends on its words; the layout is that of the window. */
    struct page_need (*need_of)(struct app *app);
    const char *music; /* what plays while it is on top; NULL: the match's, or the menu's */

    /* Zeroed when the program starts, and again when it is closed. */
    void *state;
    size_t state_size;
    struct form *form;        /* its widgets */
    struct board_play *board; /* its interactive board */

    void (*enter)(struct app *app); /* it is on top now, opened or returned to */
    void (*leave)(struct app *app); /* it is covered or closed */
    void (*close)(struct app *app); /* the program ends: frees the state's memory */
    void (*action)(struct app *app, const struct action *action);
    void (*tick)(struct app *app); /* one fixed step, while it is on top */
    /* Time passed without steps, since nothing moved. */
    void (*sleep)(struct app *app, double seconds);
    void (*draw)(struct app *app, struct canvas *canvas, float alpha);
    void (*retheme)(struct app *app);    /* the theme has changed; called even if it is not shown */
    void (*pad_lost)(struct app *app);   /* a gamepad was unplugged while it is on top */
    bool (*busy)(const struct app *app); /* something moves: keep drawing */
    bool (*deaf)(const struct app *app); /* presses are ignored for now */
    /* Decorative motion, which scripts need not wait for. */
    bool (*alive)(const struct app *app);
    /* Seconds until what it shows changes by itself; without it, or HUGE_VAL: never. */
    double (*due)(const struct app *app);

    /* Whether it handles an action that otherwise does the same on every screen: while typing a
     * name, or waiting for the new key of a control. */
    bool (*claims)(const struct app *app, const struct action *action);
    /* What goes on, in one line, for players who hear it. A screen without it is read as a whole.
     */
    const char *(*status)(const struct app *app);
    /* More for the ears of the player in front of the screen: what they noted about a cell. Others
     * who listen hear neither that nor, unasked, anything of a screen that is `confidential`. */
    const char *(*about_cell)(const struct app *app, int cell);
    bool confidential;
    /* The pieces it shows, by cell, where they are not in its board's match yet. */
    void (*pieces)(const struct app *app, struct piece *pieces);
    /* What has to be seen where its page is larger than the window: 0 nothing, or a number for it,
     * and its box. */
    int (*attention)(const struct app *app, struct rect *box);
    /* The game it is about; if NULL, that of the session's match. */
    const struct game *(*game)(const struct app *app);
};

/* All screens, ending with NULL. */
extern const struct screen *const screens[];

extern const struct screen screen_menu;
extern const struct screen screen_new_game;
extern const struct screen screen_more_options;
extern const struct screen screen_play;
extern const struct screen screen_setup;
extern const struct screen screen_curtain;
extern const struct screen screen_settings;
extern const struct screen screen_controls;
extern const struct screen screen_help;
extern const struct screen screen_lesson;
extern const struct screen screen_pause;
extern const struct screen screen_notes;
extern const struct screen screen_question;
extern const struct screen screen_load;
extern const struct screen screen_game_over;
extern const struct screen screen_records;
extern const struct screen screen_person_change;
extern const struct screen screen_game_night;
extern const struct screen screen_tournament;
extern const struct screen screen_standings;
extern const struct screen screen_review;
extern const struct screen screen_name;
extern const struct screen screen_people;
extern const struct screen screen_person;
extern const struct screen screen_favourites;
extern const struct screen screen_arcade;
extern const struct screen screen_versus;
extern const struct screen screen_bout;
extern const struct screen screen_retry;
extern const struct screen screen_high_scores;
extern const struct screen screen_puzzle;
extern const struct screen screen_rush;
extern const struct screen screen_duel;

#endif
