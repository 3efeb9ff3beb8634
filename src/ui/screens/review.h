/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The review of a finished game: how the advantage changed, the turning points and the better
 * moves. The thinker appraises one move after another; the match itself does not change. */
#ifndef UI_SCREENS_REVIEW_H
#define UI_SCREENS_REVIEW_H

#include "ai/review.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

struct app;

struct review_page {
    struct form form;
    struct board_play board;
    struct review review;
    uint64_t moves; /* identifies the match being reviewed */
    int at;         /* the position shown */
    bool scrubbing; /* the pointer is dragging along the graph */
    bool given_up;  /* out of memory */
};

/* For the screen itself, its panels and tests. */
struct review_page *review_state(void);

/* Opens the review of the session's finished match. */
void review_page_open(struct app *app);
void review_page_free(struct app *app);

/* review_panels.c: the layout, and everything but the board. */
enum {
    REVIEW_BACK = 1,
    REVIEW_PLAY_ON,
    REVIEW_EARLIER, /* one ply */
    REVIEW_LATER,
    REVIEW_LAST_TURN, /* the previous turning point */
    REVIEW_NEXT_TURN,
    REVIEW_RETRY,    /* try the mistakes again */
    REVIEW_TURN = 10 /* + the index of a turning point */
};

struct review_places {
    struct rect board, head, list, buttons, graph;
};

struct review_places review_places(const struct layout *layout);
void review_list_widgets(struct app *app);
/* The position under a point of the graph. */
int review_index_under(const struct app *app, float x);
/* The next turning point before (-1) or after (1) the position shown, or -1. */
int review_turning_point(int direction);
/* Whether a person can play on from the position shown. */
bool review_can_play_on(const struct app *app);
void review_draw_panels(struct app *app, struct canvas *canvas);
/* At a turning point, the move played and the better one. */
void review_draw_arrows(const struct app *app, struct canvas *canvas, const struct scene *scene);

#endif
