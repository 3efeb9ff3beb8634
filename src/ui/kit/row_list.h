/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A scrolling list: selecting rows, and scrolling with the wheel, keys, a gamepad, its bar, or by
 * dragging. The screen draws the rows. */
#ifndef UI_KIT_ROW_LIST_H
#define UI_KIT_ROW_LIST_H

#include "ui/kit/layout.h"
#include "ui/kit/paint.h"
#include "ui/kit/widgets.h"

struct row_list {
    int count;
    int selected;
    int first;   /* the top row */
    int clicked; /* the row last clicked, or -1; a second click opens it */
    struct {
        enum { HOLD_NONE, HOLD_ROWS, HOLD_TRACK } what;
        bool dragged; /* too far for a click */
        float y;      /* where it was pressed … */
        int first;    /* … and the top row at that time */
    } hold;
};

/* Where the list is shown, and the form its rows belong to. */
struct row_frame {
    const struct layout *layout;
    struct rect area;
    struct form *form;
    int id;       /* of row 0; higher ids belong to the list */
    int rows_max; /* as many widgets as the form has room for */
};

void row_list_reset(struct row_list *list, int count);

/* Selects a row, focuses it and brings it into sight. */
void row_list_choose(struct row_list *list, const struct row_frame *frame, int row);

/* Adds a card for each visible row. */
void row_list_add(const struct row_list *list, const struct row_frame *frame);

/* Handles an action before the form does; true if it was meant for the list. */
bool row_list_action(struct row_list *list, const struct row_frame *frame,
                     const struct action *action);

/* After form_action(): follows the focus, and selects the row that was picked, if any. True if that
 * row is to be opened. */
bool row_list_picked(struct row_list *list, const struct row_frame *frame, int id,
                     const struct action *action);

void row_list_draw_bar(const struct row_list *list, const struct row_frame *frame,
                       const struct paint *paint);

#endif
