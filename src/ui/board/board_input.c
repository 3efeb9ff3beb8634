/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_input.h"

#include <math.h>

#include "ui/kit/audio.h"

void board_input_clear(struct board_input *input)
{
    *input = (struct board_input){.pressed_cell = CELL_NONE};
}

static void point(struct board_input *input, struct choice *choice, const struct board_view *view,
                  int cell)
{
    choice->focus = cell;
    float distance = hypotf(input->x - input->press_x, input->y - input->press_y);
    if (input->pressed_cell != CELL_NONE && input->pressed_cell == choice->selected &&
        distance > view->cell * 0.25f)
        input->dragging = true;
}

static int press(struct board_input *input, struct choice *choice, int cell)
{
    input->press_x = input->x;
    input->press_y = input->y;
    input->was_selected = cell != CELL_NONE && cell == choice->selected;
    input->pressed_cell = cell;
    choice->focus = cell;
    if (cell == CELL_NONE)
        choice->selected = CELL_NONE;
    return input->was_selected ? CELL_NONE : cell;
}

static int release(struct board_input *input, int cell)
{
    int from = input->pressed_cell;
    bool dragged = input->dragging;
    input->dragging = false;
    input->pressed_cell = CELL_NONE;
    if (dragged)
        return cell != from ? cell : CELL_NONE;
    return cell == from && input->was_selected ? cell : CELL_NONE; /* a second click deselects */
}

static void move_focus(struct choice *choice, const struct board_view *view,
                       enum direction direction)
{
    const struct geometry *g = &view->geometry;
    if (choice->focus == CELL_EXIT && choice->selected != CELL_NONE) {
        choice->focus = choice->selected;
        return;
    }
    if (choice->focus >= CELL_LIMIT) {
        choice->focus = choice_first_focus(choice);
        if (choice->focus == CELL_NONE)
            choice->focus = g->cells[g->cell_count / 2];
        return;
    }
    int next = board_view_neighbour(view, choice->focus, direction);
    if (next == CELL_NONE && choice->focus == choice->selected &&
        g->exit_edge[observed(&choice->now)->turn] != GEOMETRY_NO_EXIT)
        next = CELL_EXIT;
    if (next != CELL_NONE) {
        choice->focus = next;
        audio_play(SOUND_MENU_MOVE, 0.3f, board_view_pan(view, next));
    }
}

int board_input_action(struct board_input *input, struct choice *choice,
                       const struct board_view *view, const struct action *action)
{
    int cell = CELL_NONE;
    if (action->type == ACTION_POINT || action->type == ACTION_PRESS ||
        action->type == ACTION_RELEASE) {
        input->x = action->x;
        input->y = action->y;
        cell = board_view_cell(view, action->x, action->y, observed(&choice->now)->turn);
    }
    switch (action->type) {
    case ACTION_POINT:
        point(input, choice, view, cell);
        return CELL_NONE;
    case ACTION_PRESS:
        return press(input, choice, cell);
    case ACTION_RELEASE:
        return release(input, cell);
    case ACTION_FOCUS:
        move_focus(choice, view, action->direction);
        return CELL_NONE;
    case ACTION_ACCEPT:
        return action->repeat ? CELL_NONE : choice->focus;
    default:
        return CELL_NONE;
    }
}

void board_input_mark(const struct board_input *input, const struct choice *choice,
                      struct marks *marks)
{
    if (!input->dragging)
        return;
    marks->hidden_cell = choice->selected;
    marks->drag_x = input->x;
    marks->drag_y = input->y;
}
