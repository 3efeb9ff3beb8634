/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What each player took last, above the tools. */
#include <stdio.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/screens/play.h"
#include "ui/screens/play_status.h"

struct capture {
    struct piece piece;
    int cell; /* where it stood; CELL_NONE: nothing was taken */
};

/* The last man that `player` took, as the reader of the board saw it. */
static struct capture last_capture(const struct app *app, int player)
{
    const struct match *match = &app->session.match;
    const struct play *play = play_state();
    int victim = 1 - player;
    struct events events;
    for (int i = play_told_index(app) - 1; i >= 0; i--) {
        if (match_position(match, i + 1)->men[victim] >= match_position(match, i)->men[victim])
            continue;
        match_events(match, i, play->board.viewer, &events);
        for (int k = 0; k < events.count; k++) {
            const struct event *event = &events.list[k];
            bool taken = event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED;
            if (taken && event->player == victim)
                return (struct capture){{.owner = event->player, .kind = event->kind}, event->from};
        }
    }
    return (struct capture){.cell = CELL_NONE};
}

static void draw_capture(const struct app *app, struct canvas *canvas, struct rect box,
                         const struct capture *capture)
{
    const struct look *look = &play_state()->board.view.look;
    struct paint paint = app_paint(app, canvas);
    hollow_draw(&paint, box);
    struct rect inside = rect_inset(box, 0.25f * app->layout.unit);
    struct rect body = look->piece[capture->piece.owner][capture->piece.kind].body;
    float size = inside.h / body.h;
    struct rect place = cut_left(&inside, size * body.w);
    struct actor man = {.piece = capture->piece, .alpha = 1, .scale = 1, .turn = 1};
    board_view_figure(look, app->session.match.game, canvas, &man,
                      (struct stand){rect_cx(place) - rect_cx(body) * size,
                                     rect_cy(place) - rect_cy(body) * size, size});
    cut_left(&inside, 0.2f * app->layout.unit);
    char cell[CELL_TEXT], text[CELL_TEXT + 8];
    cell_format(capture->cell, cell);
    snprintf(text, sizeof text, "×%s", cell);
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), inside, text);
}

/* Only where men are taken: those that leave over an edge are in the trays. */
bool play_shows_captures(void)
{
    return play_state()->board.view.geometry.exit_edge[0] == GEOMETRY_NO_EXIT;
}

void play_draw_captures(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit, gap = 0.4f * u;
    struct colour dim = app->theme.tone[TONE_DIM];
    if (!play_shows_captures() || box.h < 3.2f * u)
        return;
    struct capture taken[2] = {last_capture(app, 0), last_capture(app, 1)};
    bool any = taken[0].cell != CELL_NONE || taken[1].cell != CELL_NONE;
    box = cut_top(&box, smaller(box.h, 3.6f * u));
    canvas_label(canvas, text_left(TEXT_SMALL, dim), cut_top(&box, 1.3f * u),
                 any ? _("Last captures") : _("Nothing taken yet"));
    for (int player = 0, shown = 0; player < 2; player++)
        if (taken[player].cell != CELL_NONE)
            draw_capture(app, canvas, rect_in_grid(box, 2, 1, gap, shown++), &taken[player]);
}
