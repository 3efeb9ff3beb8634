/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where large text makes a screen larger than the window, a part of its page is seen. It follows
 * the focus; the wheel, dragging, and a direction in which there is nothing more to focus move it.
 * Screens know nothing of this: they draw and are pressed on the whole page. */
#ifndef UI_PAGING_H
#define UI_PAGING_H

#include "ui/kit/action.h"
#include "ui/kit/canvas.h"

struct app;
struct layout;

/* The page of one screen of the stack. */
struct paging {
    struct point corner; /* as in the layout */
    int followed;        /* the widget in focus when the page was last moved to it … */
    float unit;          /* … and the layout's unit at that time */
    bool held, dragged;  /* a pointer is pressed; … and has moved the page */
    struct point grip;   /* … where it was last seen, in the window */
};

/* Makes app->layout that of a screen of the stack, the last one being on top. */
void paging_lay_out(struct app *app, int level);

/* The action as the screen on top has to see it. */
struct action paging_on_page(const struct app *app, const struct action *action);

/* Whether the action, which is in the window, moves the page and nothing else. */
bool paging_take(struct app *app, const struct action *action);

/* The widget or cell in focus. */
int paging_focus(const struct app *app);

/* After an action: moves the page on where there is no other widget to focus that way. `focus` is
 * paging_focus() before. */
void paging_walk(struct app *app, const struct action *action, int focus);

/* After drawing: brings a new focus into sight. True: draw again. */
bool paging_follow(struct app *app);

/* The bar that shows which part is seen, if that is not all. */
void paging_draw_bar(const struct app *app, struct canvas *canvas);

#endif
