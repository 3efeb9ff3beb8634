/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules, one page per game, and a page on controls. */
#ifndef UI_SCREENS_HELP_H
#define UI_SCREENS_HELP_H

#include "core/game.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

struct help {
    struct form form;
    int page;     /* index among the games that have rules; the last page is on controls */
    float scroll; /* in pixels */
    float length; /* of the text, when last drawn */
    bool dragging;
    float drag_y;
    struct help_drawing {
        bool drawn; /* the section has a picture */
        struct board_view view;
        struct scene scene;
        struct marks marks;
    } drawings[RULES_SECTIONS_MAX];
    struct board_view ranks;  /* for the men in the table of ranks */
    const struct game *own;   /* the game it was opened from, or NULL */
    struct settings settings; /* … and its options */
};

/* For the screen itself, its panels and tests. */
struct help *help_state(void);

struct app;

/* Opens the rules of a game (NULL: the first), or the page on controls if it has none. */
void help_open(struct app *app, const struct game *game);

/* One page per game that has rules, and one on controls. */
int help_page_count(void);

/* The game of the current page; NULL for the page on controls. */
const struct game *help_game(void);

#endif
