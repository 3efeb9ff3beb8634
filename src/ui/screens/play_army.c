/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_army.h"

#include <stdio.h>

#include "ui/app.h"
#include "ui/screens/play.h"
#include "ui/screens/play_trays.h"

struct rank {
    int kind, left, whole;
};

static int list_ranks(const struct app *app, int player, struct rank ranks[KINDS_MAX])
{
    const struct game *game = app->session.match.game;
    int count = 0;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(observed(&play_state()->board.choice.now), player, kind);
        int whole = tally.on_board + tally.gone;
        if (whole > 0)
            ranks[count++] = (struct rank){kind, whole - play_tray_gone(app, player, kind), whole};
    }
    return count;
}

/* A rank: its piece, pale once all are lost, and how many of them are left. */
static void draw_rank(const struct app *app, struct canvas *canvas, struct rect box, int player,
                      const struct rank *rank)
{
    const struct look *look = &play_state()->board.view.look;
    const struct theme *theme = &app->theme;
    char text[16];
    float size = smaller(0.94f * box.h, box.w - 1.2f * app->layout.unit);
    struct rect picture = cut_left(&box, size), body = look->piece[player][rank->kind].body;
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)rank->kind},
                        .alpha = rank->left > 0 ? 1 : 0.3f,
                        .scale = 1,
                        .turn = 1};
    board_view_figure(look, app->session.match.game, canvas, &man,
                      (struct stand){rect_cx(picture) - rect_cx(body) * size,
                                     rect_cy(picture) - rect_cy(body) * size, size});
    cut_left(&box, 0.1f * size);
    snprintf(text, sizeof text, "%d/%d", rank->left % 100, rank->whole % 100);
    if ((rank->whole == 1 && rank->left == 1) || text_width(TEXT_SMALL, text) > box.w)
        snprintf(text, sizeof text, "%d", rank->left % 100);
    canvas_label(canvas, text_left(TEXT_SMALL, theme->tone[rank->left > 0 ? TONE_TEXT : TONE_DIM]),
                 box, text);
}

/* How the ranks are arranged: in as few columns as the height allows. */
struct grid {
    struct rect box;
    int columns, rows; /* 0: there is too little room */
};

static const float least_row = 1.15f, most_row = 2.1f; /* in units */

static struct grid arrange(const struct app *app, struct rect box, int count)
{
    float u = app->layout.unit;
    for (int columns = 3; columns <= count && box.w >= 2.5f * u * (float)columns; columns++) {
        int rows = (count + columns - 1) / columns;
        box.h = smaller(box.h, most_row * u * (float)rows);
        if (box.h >= least_row * u * (float)rows)
            return (struct grid){box, columns, rows};
    }
    return (struct grid){.columns = 0};
}

static struct rect place_of(const struct app *app, const struct grid *grid, int index)
{
    return rect_in_grid(rect_inset(grid->box, 0.15f * app->layout.unit), grid->columns, grid->rows,
                        0.1f * app->layout.unit, index);
}

void play_draw_army(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    struct rank ranks[KINDS_MAX];
    int count = list_ranks(app, player, ranks);
    struct grid grid = arrange(app, box, count);
    struct paint paint = app_paint(app, canvas);
    if (grid.columns == 0)
        return;
    hollow_draw(&paint, grid.box);
    for (int i = 0; i < count; i++)
        draw_rank(app, canvas, place_of(app, &grid, i), player, &ranks[i]);
}

bool play_army_place(const struct app *app, struct rect box, int player, int kind,
                     struct rect *place)
{
    struct rank ranks[KINDS_MAX];
    int count = list_ranks(app, player, ranks);
    struct grid grid = arrange(app, box, count);
    for (int i = 0; grid.columns > 0 && i < count; i++)
        if (ranks[i].kind == kind) {
            *place = place_of(app, &grid, i);
            place->w = smaller(place->w, place->h);
            return true;
        }
    return false;
}
