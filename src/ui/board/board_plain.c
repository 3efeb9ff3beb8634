/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_plain.h"

static const unsigned frame_colour = 0x4a3122, light = 0xd9b787, dark = 0x8a6142, water = 0x22414d;

static void draw_squares(const struct board_view *view, struct canvas *canvas)
{
    const struct geometry *g = &view->geometry;
    for (int row = 0; row < g->rows; row++)
        for (int column = 0; column < g->columns; column++) {
            float x, y;
            int cell = cell_at(column, row);
            board_view_point(view, cell, &x, &y);
            struct colour colour = rgb(g->terrain[cell] == TERRAIN_LAKE ? water
                                       : (column + row) % 2 != 0        ? light
                                                                        : dark);
            struct rect box = rect_around(x, y, view->cell, view->cell * view->look.tilt);
            canvas_gradient(canvas, rect_inset(box, 0.5f), 0, colour,
                            blended(colour, rgb(0), 0.08f));
        }
}

static void draw_lines(const struct board_view *view, struct canvas *canvas)
{
    const struct geometry *g = &view->geometry;
    canvas_gradient(canvas, view->field, view->cell * 0.2f, rgb(light),
                    blended(rgb(light), rgb(0), 0.15f));
    for (int i = 0; i < g->line_count; i++) {
        float x1, y1, x2, y2;
        board_view_point(view, g->lines[i].a, &x1, &y1);
        board_view_point(view, g->lines[i].b, &x2, &y2);
        canvas_line(canvas, point_at(x1, y1), point_at(x2, y2), view->cell * 0.07f,
                    rgb(frame_colour));
    }
    for (int i = 0; i < g->cell_count; i++) {
        float x, y;
        board_view_point(view, g->cells[i], &x, &y);
        canvas_disc(canvas, point_at(x, y), view->cell * 0.11f, rgb(frame_colour));
    }
}

void plain_board(const struct board_view *view, struct canvas *canvas)
{
    canvas_gradient(canvas, view->frame, view->cell * 0.2f,
                    blended(rgb(frame_colour), rgb(0xffffff), 0.12f), rgb(frame_colour));
    if (view->geometry.squares)
        draw_squares(view, canvas);
    else
        draw_lines(view, canvas);
}

static const char *name_of(const struct game *game, int kind)
{
    const struct kind *named = game_kind(game, kind);
    return named->symbol ? named->symbol : named->mark[0];
}

static bool is_light(struct colour colour)
{
    return 3 * colour.r + 6 * colour.g + colour.b > 10 * 150;
}

void plain_man(const struct look *look, const struct game *game, struct canvas *canvas,
               const struct actor *actor, struct stand stand)
{
    struct colour colour =
        faded(look->fallback[actor->piece.owner][actor->piece.kind], actor->alpha);
    struct colour white = faded(rgb(0xffffff), actor->alpha);
    float r = stand.cell * 0.38f * actor->scale, w = r * 2 * actor->turn;
    struct rect side = rect_around(stand.x, stand.y, w, r * 1.8f);
    struct rect top = rect_around(stand.x, stand.y - r * 0.3f, w, r * 1.8f);
    float corner = r * 0.9f < w / 2 ? r * 0.9f : w / 2;
    canvas_fill(canvas, side, corner, blended(colour, faded(rgb(0), actor->alpha), 0.5f));
    canvas_gradient(canvas, top, corner, blended(colour, white, 0.25f), colour);
    canvas_frame(canvas, rect_inset(top, r * 0.2f), corner * 0.8f, r * 0.08f,
                 faded(rgb(0xe8c878), actor->alpha * 0.8f));
    struct colour ink = is_light(colour) ? faded(rgb(0x101010), actor->alpha) : white;
    if (game_kinds_differ(game) && actor->turn > 0.5f && actor->piece.kind != KIND_UNKNOWN)
        canvas_text(canvas, text_centred(TEXT_BODY, ink), point_at(stand.x, rect_cy(top)),
                    name_of(game, actor->piece.kind));
}
