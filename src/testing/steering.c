/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "testing/steering.h"

#include <string.h>

#include "core/notation.h"
#include "testing/devices.h"
#include "testing/places.h"
#include "ui/board/board_play.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

enum { STEPS_MAX = 100 };

bool steering_start(struct steering *steering, const struct app *app, const struct canvas *canvas,
                    const char *words)
{
    int cell;
    *steering = (struct steering){.on = true, .keys = steering->keys, .cell = CELL_NONE};
    if (*words == '"') {
        bool found = places_find(app, canvas, words, &steering->x, &steering->y);
        steering->x += app->layout.corner.x; /* the window may show a part of the page */
        steering->y += app->layout.corner.y;
        return found && app_screen(app)->form;
    }
    bool known = strcmp(words, "exit") == 0 || cell_parse(words, &cell);
    steering->cell = strcmp(words, "exit") == 0 ? CELL_EXIT : known ? cell : CELL_NONE;
    return known && app_screen(app)->board;
}

static bool press(const struct steering *steering, enum direction direction)
{
    static const char *const buttons[] = {"dpup", "dpright", "dpdown", "dpleft"};
    static const char *const keys[] = {"Up", "Right", "Down", "Left"};
    if (!steering->keys)
        return device_pad_button(0, buttons[direction], true) &&
               device_pad_button(0, buttons[direction], false);
    device_key(keys[direction], true);
    device_key(keys[direction], false);
    return true;
}

/* ---- on the board ---- */

static enum direction next_on_board(const struct board_play *board, int goal)
{
    const struct choice *choice = &board->choice;
    if (choice->focus >= CELL_LIMIT)
        return DIRECTION_UP; /* it starts somewhere */
    if (goal == CELL_EXIT && choice->focus == choice->selected)
        return (enum direction)board_view_exit_edge(&board->view, observed(&choice->now)->turn);
    return board_view_towards(&board->view, choice->focus,
                              goal == CELL_EXIT ? choice->selected : goal);
}

static bool step_on_board(struct steering *steering, const struct app *app)
{
    const struct board_play *board = app_screen(app)->board;
    steering->on = !board || board->choice.focus != steering->cell;
    if (!steering->on)
        return true;
    enum direction direction = board ? next_on_board(board, steering->cell) : DIRECTION_COUNT;
    return direction != DIRECTION_COUNT && press(steering, direction);
}

/* ---- on a form ---- */

/* First up or down, to the right row; if nothing is there, to the side. */
static enum direction next_on_form(const struct steering *steering, struct rect box, bool barred)
{
    bool above = steering->y<box.y, below = steering->y> box.y + box.h;
    bool aside = steering->x < box.x || steering->x > box.x + box.w;
    enum direction across = steering->x < rect_cx(box) ? DIRECTION_LEFT : DIRECTION_RIGHT;
    if ((above || below) && !(barred && aside))
        return above ? DIRECTION_UP : DIRECTION_DOWN;
    return across;
}

static bool step_on_form(struct steering *steering, const struct app *app)
{
    const struct form *form = app_screen(app)->form;
    const struct widget *widget = form && form->focus ? form_widget(form, form->focus) : NULL;
    if (!form)
        return false;
    steering->on = !widget || !rect_has(widget->box, steering->x, steering->y);
    if (!steering->on)
        return true;
    bool barred = steering->last_focus == form->focus;
    steering->last_focus = form->focus;
    return press(steering, widget ? next_on_form(steering, widget->box, barred) : DIRECTION_DOWN);
}

bool steering_step(struct steering *steering, const struct app *app)
{
    if (steering->steps++ > STEPS_MAX)
        return false;
    return steering->cell != CELL_NONE ? step_on_board(steering, app) : step_on_form(steering, app);
}
