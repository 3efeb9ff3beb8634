#include "ui/board/hand.h"

#include <math.h>

#include "ui/kit/audio.h"

void hand_open(struct hand *hand)
{
    *hand = (struct hand){.pressed_cell = CELL_NONE};
}

float hand_pan(const struct board_view *view, int cell)
{
    return cell < CELL_LIMIT ? (view->geometry.x[cell] - 0.5f) * 0.8f : 0;
}

static void point(struct hand *hand, struct choice *choice, const struct board_view *view, int cell)
{
    choice->focus = cell;
    float way = hypotf(hand->x - hand->press_x, hand->y - hand->press_y);
    if (hand->pressed_cell != CELL_NONE && hand->pressed_cell == choice->selected &&
        way > view->cell * 0.25f)
        hand->dragging = true;
}

static int press(struct hand *hand, struct choice *choice, int cell)
{
    hand->press_x = hand->x;
    hand->press_y = hand->y;
    hand->was_selected = cell != CELL_NONE && cell == choice->selected;
    hand->pressed_cell = cell;
    choice->focus = cell;
    if (cell == CELL_NONE)
        choice->selected = CELL_NONE;
    return hand->was_selected ? CELL_NONE : cell;
}

static int release(struct hand *hand, int cell)
{
    int from = hand->pressed_cell;
    bool dragged = hand->dragging;
    hand->dragging = false;
    hand->pressed_cell = CELL_NONE;
    if (dragged)
        return cell != from ? cell : CELL_NONE;
    return cell == from && hand->was_selected ? cell : CELL_NONE; /* a second click deselects */
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
        audio_play(SOUND_MENU_MOVE, 0.3f, hand_pan(view, next));
    }
}

int hand_action(struct hand *hand, struct choice *choice, const struct board_view *view,
                const struct action *action)
{
    int cell = CELL_NONE;
    if (action->type == ACTION_POINT || action->type == ACTION_PRESS ||
        action->type == ACTION_RELEASE) {
        hand->x = action->x;
        hand->y = action->y;
        cell = board_view_cell(view, action->x, action->y, observed(&choice->now)->turn);
    }
    switch (action->type) {
    case ACTION_POINT:
        point(hand, choice, view, cell);
        return CELL_NONE;
    case ACTION_PRESS:
        return press(hand, choice, cell);
    case ACTION_RELEASE:
        return release(hand, cell);
    case ACTION_FOCUS:
        move_focus(choice, view, action->direction);
        return CELL_NONE;
    case ACTION_ACCEPT:
        return action->repeat ? CELL_NONE : choice->focus;
    default:
        return CELL_NONE;
    }
}

void hand_mark(const struct hand *hand, const struct choice *choice, struct marks *marks)
{
    if (!hand->dragging)
        return;
    marks->hidden_cell = choice->selected;
    marks->drag_x = hand->x;
    marks->drag_y = hand->y;
}
