/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/row_list.h"

#include <math.h>

#include "ui/kit/audio.h"
#include "ui/kit/scroll_bar.h"

static const float row_gap = 0.4f; /* in units */

/* Two lines of text; four where they are narrow. */
static float row_height(const struct row_frame *frame)
{
    return frame->layout->narrow ? 6.6f : 3.7f;
}

static int rows_shown(const struct row_frame *frame)
{
    float u = frame->layout->unit;
    return (int)clamped((frame->area.h + row_gap * u) / (row_height(frame) * u), 1,
                        (float)frame->rows_max);
}

static float row_pitch(const struct row_frame *frame)
{
    return (frame->area.h + row_gap * frame->layout->unit) / (float)rows_shown(frame);
}

void row_list_reset(struct row_list *list, int count)
{
    *list = (struct row_list){.count = count, .clicked = -1};
}

void row_list_add(const struct row_list *list, const struct row_frame *frame)
{
    int rows = rows_shown(frame);
    for (int i = 0; i < rows && list->first + i < list->count; i++) {
        struct rect box = rect_in_grid(frame->area, 1, rows, row_gap * frame->layout->unit, i);
        int row = list->first + i;
        form_add(frame->form, WIDGET_CARD, frame->id + row, box, "")->chosen =
            row == list->selected;
    }
}

/* ---- selecting and scrolling ---- */

static int limited(int value, int low, int high)
{
    value = value > high ? high : value;
    return value < low ? low : value;
}

static void scroll_to(struct row_list *list, const struct row_frame *frame, int first)
{
    list->first = limited(first, 0, list->count - rows_shown(frame));
}

void row_list_choose(struct row_list *list, const struct row_frame *frame, int row)
{
    int rows = rows_shown(frame);
    list->selected = row;
    list->clicked = -1;
    frame->form->focus = frame->id + row;
    if (row < list->first)
        scroll_to(list, frame, row);
    else if (row >= list->first + rows)
        scroll_to(list, frame, row - rows + 1);
}

/* Keeps the selection visible: it is what keys open. */
static void scroll(struct row_list *list, const struct row_frame *frame, int first)
{
    scroll_to(list, frame, first);
    int last = list->first + rows_shown(frame) - 1;
    int row = limited(list->selected, list->first, last);
    if (row != list->selected && row < list->count)
        row_list_choose(list, frame, row);
}

/* Up and down scroll past the visible rows. */
static bool walk(struct row_list *list, const struct row_frame *frame, const struct action *action)
{
    int row = frame->form->focus - frame->id;
    if (action->type != ACTION_FOCUS || row < 0)
        return false;
    int next = row + (action->direction == DIRECTION_DOWN) - (action->direction == DIRECTION_UP);
    if (next == row || next < 0 || next >= list->count)
        return false;
    frame->form->focus_visible = true;
    audio_play(SOUND_MENU_MOVE, 0.7f, 0);
    row_list_choose(list, frame, next);
    return true;
}

/* ---- dragging the list or its bar ---- */

static void take_hold(struct row_list *list, const struct row_frame *frame,
                      const struct action *action)
{
    struct rect track =
        rect_inset(scroll_bar_track(frame->layout, frame->area), -0.35f * frame->layout->unit);
    list->hold.what = HOLD_NONE;
    if (list->count <= rows_shown(frame))
        return;
    if (rect_has(track, action->x, action->y))
        list->hold.what = HOLD_TRACK;
    else if (rect_has(frame->area, action->x, action->y))
        list->hold.what = HOLD_ROWS;
    list->hold.dragged = list->hold.what == HOLD_TRACK;
    list->hold.y = action->y;
    list->hold.first = list->first;
}

static void drag(struct row_list *list, const struct row_frame *frame, float y)
{
    struct rect track = scroll_bar_track(frame->layout, frame->area);
    float way = y - list->hold.y, pitch = row_pitch(frame);
    if (way > pitch / 3 || way < -pitch / 3)
        list->hold.dragged = true;
    if (!list->hold.dragged)
        return;
    frame->form->pressed = 0; /* not a click on a row */
    if (list->hold.what == HOLD_ROWS)
        scroll(list, frame, list->hold.first - (int)lroundf(way / pitch));
    else
        scroll(list, frame,
               (int)lroundf((y - track.y) / track.h * (float)list->count -
                            (float)rows_shown(frame) / 2));
}

/* True if the action drags the list; otherwise it is a click. */
static bool handle_hold(struct row_list *list, const struct row_frame *frame,
                        const struct action *action)
{
    if (action->type == ACTION_PRESS)
        take_hold(list, frame, action);
    if (list->hold.what == HOLD_NONE ||
        (action->type != ACTION_PRESS && action->type != ACTION_POINT &&
         action->type != ACTION_RELEASE))
        return false;
    drag(list, frame, action->y);
    if (action->type == ACTION_RELEASE)
        list->hold.what = HOLD_NONE;
    return list->hold.dragged;
}

/* ---- actions ---- */

bool row_list_action(struct row_list *list, const struct row_frame *frame,
                     const struct action *action)
{
    bool keys = action->device == DEVICE_KEYBOARD || action->device == DEVICE_PAD;
    if (list->count == 0)
        return false;
    /* Keys start from the selection, even if the pointer has moved the focus. */
    if (keys && frame->form->focus >= frame->id)
        frame->form->focus = frame->id + list->selected;
    if (handle_hold(list, frame, action) || walk(list, frame, action))
        return true;
    int shown = rows_shown(frame), below = list->first + shown;
    if (action->type == ACTION_SCRUB && action->round) {
        int last_of_next = limited(below + shown - 1, 0, list->count - 1);
        row_list_choose(list, frame, below < list->count ? last_of_next : 0);
    } else if (action->type == ACTION_WHEEL) {
        scroll(list, frame, list->first + action->step);
    } else if (action->type == ACTION_SCRUB) {
        int page = shown > 1 ? shown - 1 : 1;
        row_list_choose(list, frame,
                        limited(list->selected + action->step * page, 0, list->count - 1));
    } else {
        return false;
    }
    return true;
}

bool row_list_picked(struct row_list *list, const struct row_frame *frame, int id,
                     const struct action *action)
{
    if (action->type == ACTION_FOCUS && frame->form->focus >= frame->id)
        row_list_choose(list, frame, frame->form->focus - frame->id);
    if (id < frame->id)
        return false;
    bool again = id - frame->id == list->clicked;
    row_list_choose(list, frame, id - frame->id);
    list->clicked = id - frame->id;
    /* With keys the row was already selected by moving there; a pointer needs a second click. */
    return again || action->type == ACTION_ACCEPT;
}

void row_list_draw_bar(const struct row_list *list, const struct row_frame *frame,
                       const struct paint *paint)
{
    scroll_bar_draw(
        paint, frame->area,
        (struct scroll){(float)list->first, (float)rows_shown(frame), (float)list->count});
}
