/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/paging.h"

#include <math.h>

#include "ui/app.h"
#include "ui/board/board_play.h"
#include "ui/kit/scroll_bar.h"
#include "ui/kit/widgets.h"

static const float wheel_way = 3, drag_way = 1, around_focus = 1.2f; /* in units */

static struct paging *top(struct app *app)
{
    return &app->pages[app->depth - 1];
}

void paging_lay_out(struct app *app, int level)
{
    const struct screen *screen = app->stack[level];
    struct layout *layout = &app->layout;
    layout_for(layout, layout->seen.x, layout->seen.y, app->text_scale);
    struct page_need need = screen->need_of ? screen->need_of(app) : screen->need;
    layout_extend(layout, &need);
    layout_look_at(layout, app->pages[level].corner);
}

struct action paging_on_page(const struct app *app, const struct action *action)
{
    struct action moved = *action;
    moved.x += app->layout.corner.x;
    moved.y += app->layout.corner.y;
    return moved;
}

/* False if the page does not go any further that way. */
static bool move_by(struct app *app, float y)
{
    struct point before = app->layout.corner;
    layout_look_at(&app->layout, point_at(before.x, before.y + y));
    top(app)->corner = app->layout.corner;
    return app->layout.corner.y != before.y;
}

/* The screen must not take the end of dragging for a click. */
static void let_go(struct app *app)
{
    struct action away = {.type = ACTION_RELEASE, .device = app->device, .x = -1e5f, .y = -1e5f};
    if (app_screen(app)->form)
        app_screen(app)->form->pressed = 0;
    if (app_screen(app)->action)
        app_screen(app)->action(app, &away);
}

static bool drag(struct app *app, const struct action *action)
{
    struct paging *page = top(app);
    float dx = page->grip.x - action->x, dy = page->grip.y - action->y;
    if (!page->dragged && (fabsf(dy) < drag_way * app->layout.unit || fabsf(dy) < fabsf(dx)))
        return false;
    if (!move_by(app, dy))
        return page->dragged;
    if (!page->dragged)
        let_go(app);
    page->dragged = true;
    page->grip = point_at(action->x, action->y);
    return true;
}

/* There the wheel goes through the moves of the game. */
static bool on_board(const struct app *app)
{
    const struct board_play *board = app_screen(app)->board;
    const struct devices *devices = &app->devices;
    return board && rect_has(board->view.frame, devices->pointer_x + app->layout.corner.x,
                             devices->pointer_y + app->layout.corner.y);
}

bool paging_take(struct app *app, const struct action *action)
{
    struct paging *page = top(app);
    bool dragged = page->dragged;
    switch (action->type) {
    case ACTION_WHEEL:
        return !on_board(app) && move_by(app, (float)action->step * wheel_way * app->layout.unit);
    case ACTION_PRESS:
        if (on_board(app))
            return false;
        *page = (struct paging){page->corner, page->followed, .held = true,
                                .grip = point_at(action->x, action->y)};
        return false;
    case ACTION_RELEASE:
        page->held = page->dragged = false;
        return dragged;
    case ACTION_POINT:
        return page->held && drag(app, action);
    default:
        return false;
    }
}

/* How far to go so that a span of the page is seen. */
static float way_to(float from, float size, float seen_from, float seen)
{
    if (from < seen_from || size > seen)
        return from - seen_from;
    return larger(0, from + size - seen_from - seen);
}

int paging_focus(const struct app *app)
{
    const struct screen *screen = app_screen(app);
    return screen->board ? screen->board->choice.focus : screen->form ? screen->form->focus : 0;
}

void paging_walk(struct app *app, const struct action *action, int focus)
{
    float half = layout_seen(&app->layout).h / 2;
    const struct board_play *board = app_screen(app)->board;
    if (action->type != ACTION_FOCUS || paging_focus(app) != focus ||
        (board && board->choice.count == 0)) /* directions mean something else */
        return;
    if (action->direction == DIRECTION_DOWN || action->direction == DIRECTION_UP)
        move_by(app, action->direction == DIRECTION_DOWN ? half : -half);
}

/* What is to be seen: 0 nothing, or a number for it. */
static int attention(struct app *app, struct rect *box, bool *helped)
{
    const struct screen *screen = app_screen(app);
    const struct widget *focus =
        screen->form ? form_widget(screen->form, screen->form->focus) : NULL;
    *helped = false;
    if (screen->attention)
        return screen->attention(app, box);
    if (!app->layout.show_focus || !focus || screen->board)
        return 0;
    *box = focus->box;
    *helped = focus->help != NULL;
    return focus->id;
}

bool paging_follow(struct app *app)
{
    struct paging *page = top(app);
    struct rect box, seen = layout_seen(&app->layout);
    bool helped;
    int wanted = attention(app, &box, &helped);
    if (wanted == 0 || (wanted == page->followed && page->unit == app->layout.unit))
        return false;
    page->followed = wanted;
    page->unit = app->layout.unit;
    if (helped) /* its line of help hides a part */
        cut_bottom(&seen, form_pinned_help * app->layout.unit);
    box = rect_inset(box, -around_focus * app->layout.unit);
    return move_by(app, way_to(box.y, box.h, seen.y, seen.h));
}

void paging_draw_bar(const struct app *app, struct canvas *canvas)
{
    const struct layout *l = &app->layout;
    struct rect seen = layout_seen(l), list = seen;
    struct paint paint = app_paint(app, canvas);
    list.w -= 0.6f * l->unit;
    scroll_bar_draw(&paint, list, (struct scroll){seen.y, seen.h, l->height - l->prompts.h});
}
