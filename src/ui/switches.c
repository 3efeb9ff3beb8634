/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/switches.h"

#include <math.h>

#include "ui/app.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

enum { STOPS_MAX = CELL_LIMIT + WIDGETS_MAX + 1 };

struct stops {
    int count;
    struct stop list[STOPS_MAX];
};

static const struct stop nowhere = {.cell = CELL_NONE};

/* ---- where to stop ---- */

static void add_cell(struct stops *stops, int cell)
{
    for (int i = 0; i < stops->count; i++)
        if (stops->list[i].cell == cell)
            return;
    if (stops->count < STOPS_MAX)
        stops->list[stops->count++] = (struct stop){.cell = cell};
}

/* The pieces that can move; with one chosen, itself, to be put back, and where it can go. */
static void add_choices(struct stops *stops, const struct choice *choice)
{
    bool direct = choice_is_direct(choice);
    if (choice->selected != CELL_NONE)
        add_cell(stops, choice->selected);
    for (int i = 0; i < choice->count; i++) {
        const struct move *move = &choice->moves[i];
        int target = move->verb == VERB_EXIT ? CELL_EXIT : move->to;
        if (direct || move->from == choice->selected)
            add_cell(stops, target);
        else if (choice->selected == CELL_NONE)
            add_cell(stops, move->from);
    }
}

/* An army that is being arranged: every piece and, with one chosen, every free cell. */
static void add_draft(const struct app *app, struct stops *stops)
{
    const struct board_play *board = app_screen(app)->board;
    const struct geometry *geometry = &board->view.geometry;
    struct piece pieces[CELL_LIMIT];
    app_screen(app)->pieces(app, pieces);
    for (int i = 0; i < geometry->cell_count; i++)
        if (pieces[geometry->cells[i]].owner < 2)
            add_cell(stops, geometry->cells[i]);
}

static void add_widgets(struct stops *stops, const struct form *form)
{
    for (int i = 0; form && i < form->count && stops->count < STOPS_MAX; i++)
        if (!form->list[i].disabled)
            stops->list[stops->count++] =
                (struct stop){.cell = CELL_NONE, .widget = form->list[i].id};
}

static void list_stops(const struct app *app, struct stops *stops)
{
    const struct screen *screen = app_screen(app);
    stops->count = 0;
    if (screen->board && !screen->pieces && !board_play_animating(screen->board))
        add_choices(stops, &screen->board->choice);
    add_widgets(stops, screen->form);
    if (screen->pieces)
        add_draft(app, stops);
}

/* ---- next ---- */

static int place_of(const struct stops *stops, struct stop stop)
{
    for (int i = 0; i < stops->count; i++)
        if (stops->list[i].cell == stop.cell && stops->list[i].widget == stop.widget)
            return i;
    return -1;
}

static void show_stop(struct app *app, struct stop stop)
{
    const struct screen *screen = app_screen(app);
    if (screen->board)
        screen->board->choice.focus = stop.cell;
    if (screen->form) {
        screen->form->focus = stop.widget ? stop.widget : screen->form->focus;
        screen->form->focus_visible = stop.widget != 0;
    }
    app->redraw = true;
}

/* Lists and pages longer than the screen turn over when their end is reached; after the last page
 * the first one comes again. */
static void turn_page(struct app *app)
{
    const struct action page = {
        .type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1, .pressed = true, .round = true};
    if (!app_screen(app)->board)
        app_screen(app)->action(app, &page);
}

static void go_on(struct app *app)
{
    struct switches *switches = &app->switches;
    struct stops stops;
    if (switches->screen != app_screen(app))
        switches->stop = nowhere;
    switches->screen = app_screen(app);
    switches->waited = 0;
    list_stops(app, &stops);
    int next = place_of(&stops, switches->stop) + 1;
    if (stops.count == 0)
        return;
    if (next == stops.count)
        turn_page(app);
    switches->stop = stops.list[next % stops.count];
    show_stop(app, switches->stop);
}

int switches_next_cell(const struct choice *choice)
{
    struct stops stops = {.count = 0};
    add_choices(&stops, choice);
    int next = place_of(&stops, (struct stop){.cell = choice->focus}) + 1;
    return stops.count > 0 ? stops.list[next % stops.count].cell : CELL_NONE;
}

/* ---- choose ---- */

static void tap(struct app *app, float x, float y)
{
    static const enum action_type steps[] = {ACTION_PRESS, ACTION_RELEASE};
    const struct screen *screen = app_screen(app);
    for (int i = 0; i < 2 && app_screen(app) == screen; i++)
        screen->action(
            app, &(struct action){
                     .type = steps[i], .device = DEVICE_TOUCH, .pressed = i == 0, .x = x, .y = y});
}

/* A step further; after the last one from the beginning. */
static void slide(struct app *app, const struct widget *widget)
{
    bool full =
        widget->type == WIDGET_LADDER ? widget->part == widget->parts - 1 : widget->level > 0.99f;
    struct action step = {.type = ACTION_FOCUS,
                          .device = DEVICE_KEYBOARD,
                          .direction = full ? DIRECTION_LEFT : DIRECTION_RIGHT,
                          .pressed = true};
    for (int i = 0; i < (full ? 10 : 1); i++)
        app_screen(app)->action(app, &step);
}

static void use_widget(struct app *app, const struct widget *widget)
{
    struct rect box = widget->box;
    if (widget->type == WIDGET_SLIDER || widget->type == WIDGET_LADDER) {
        slide(app, widget);
        return;
    }
    if (widget->type == WIDGET_TABS)
        box = widget_tab(widget, (widget->part + 1) % widget->parts);
    if (widget->type == WIDGET_CHOICE) /* its right arrow */
        box = (struct rect){box.x + box.w - box.h, box.y, box.h, box.h};
    tap(app, rect_cx(box), rect_cy(box));
}

static void choose(struct app *app, const struct action *action)
{
    const struct screen *screen = app_screen(app);
    struct stop stop = app->switches.screen == screen ? app->switches.stop : nowhere;
    const struct widget *widget =
        screen->form && stop.widget ? form_widget(screen->form, stop.widget) : NULL;
    app->switches.waited = 0;
    if (widget && !widget->disabled) {
        use_widget(app, widget);
        return;
    }
    if (stop.cell != CELL_NONE && screen->board)
        screen->board->choice.focus = stop.cell;
    screen->action(app, action); /* without a stop, what has the focus already */
}

bool switches_take(struct app *app, const struct action *action)
{
    bool next = action->type == ACTION_FOCUS, chosen = action->type == ACTION_ACCEPT;
    const struct screen *screen = app_screen(app);
    bool own = screen->claims && screen->claims(app, action);
    if (app->preferences.switches == SWITCHES_OFF || own || (!next && !chosen))
        return false;
    if (next && !action->repeat)
        go_on(app);
    else if (chosen && !action->repeat)
        choose(app, action);
    return true;
}

/* ---- scanning ---- */

static double pace(const struct app *app)
{
    return 0.5 + 0.25 * app->preferences.scan_pace;
}

static bool is_scanning(const struct app *app)
{
    return app->preferences.switches == SWITCHES_SCAN && !app_busy(app);
}

void switches_pass(struct app *app, double seconds)
{
    if (!is_scanning(app))
        return;
    app->switches.waited += seconds;
    if (app->switches.waited >= pace(app))
        go_on(app);
}

double switches_due(const struct app *app)
{
    double left = pace(app) - app->switches.waited;
    return !is_scanning(app) ? HUGE_VAL : left > 0 ? left : 0;
}
