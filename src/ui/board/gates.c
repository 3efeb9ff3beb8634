/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/gates.h"

#include <math.h>

static void draw_edge(const struct marking *marking, int player, float lit)
{
    const struct board_view *view = marking->view;
    struct rect f = view->field;
    struct point from = {f.x, f.y}, to = {f.x + f.w, f.y + f.h};
    switch (board_view_exit_edge(view, player)) {
    case DIRECTION_UP:
        to.y = from.y;
        break;
    case DIRECTION_DOWN:
        from.y = to.y;
        break;
    case DIRECTION_LEFT:
        to.x = from.x;
        break;
    default:
        from.x = to.x;
    }
    bool offered = marking->marks->exits >> player & 1;
    float breath = offered ? 0.55f + 0.25f * sinf(marking->marks->time * 3) : 0.16f;
    canvas_beam(marking->canvas, from, to, view->cell * (0.07f + 0.05f * lit),
                faded(marking->theme->tone[TONE_PLAYER_1 + player], larger(breath, lit)));
}

/* A point of the gate in front of a piece, in cells: beside its middle, and outwards. */
static struct point gate_point(const struct board_view *view, const struct gate *gate, float beside,
                               float out)
{
    int edge = board_view_exit_edge(view, gate->player);
    struct point at = board_view_project(view, gate->x, gate->y);
    float dx = direction_x[edge], dy = direction_y[edge], c = view->cell;
    at.x += (dx * out - dy * beside) * c;
    at.y += (dy * out + dx * beside) * c * view->look.tilt;
    return at;
}

/* Its sill and its posts, and light that falls out of it. */
static void draw_door(const struct marking *marking, const struct gate *gate)
{
    const struct board_view *view = marking->view;
    float c = view->cell, lit = gate->lit, depth = 0.12f + 0.3f * lit;
    struct colour light = faded(marking->theme->tone[TONE_EXIT], lit);
    struct point left = gate_point(view, gate, -0.46f, 0), right = gate_point(view, gate, 0.46f, 0);
    struct point middle = gate_point(view, gate, 0, 0.1f);
    canvas_glow(marking->canvas, rect_around(middle.x, middle.y, 1.7f * c, 1.5f * c),
                faded(light, 0.6f * marking->theme->glow));
    canvas_beam(marking->canvas, left, right, 0.06f * c, light);
    canvas_beam(marking->canvas, left, gate_point(view, gate, -0.46f, depth), 0.04f * c, light);
    canvas_beam(marking->canvas, right, gate_point(view, gate, 0.46f, depth), 0.04f * c, light);
}

static void draw_trail(const struct marking *marking, const struct scene *scene)
{
    const struct board_view *view = marking->view;
    struct point from = board_view_project(view, scene->tail_x, scene->tail_y);
    struct point to = board_view_project(view, scene->trail_x, scene->trail_y);
    struct colour light = faded(marking->theme->tone[TONE_EXIT], scene->trail);
    float c = view->cell;
    canvas_beam(marking->canvas, from, to, 0.1f * c, light);
    canvas_glow(marking->canvas, rect_around(to.x, to.y, 1.5f * c, 1.5f * c),
                faded(light, 0.6f * marking->theme->glow));
}

void gates_draw(const struct marking *marking, const struct scene *scene)
{
    const struct gate *gate = &scene->gate;
    for (int player = 0; player < 2; player++)
        if (marking->view->geometry.exit_edge[player] != GEOMETRY_NO_EXIT)
            draw_edge(marking, player, player == gate->player ? gate->lit : 0);
    if (gate->lit > 0)
        draw_door(marking, gate);
    if (scene->trail > 0)
        draw_trail(marking, scene);
}

void gates_draw_flare(const struct marking *marking, const struct scene *scene)
{
    const struct gate *gate = &scene->gate;
    float t = gate->flare, left = (1 - t) * (1 - t), c = marking->view->cell;
    if (t <= 0 || t >= 1)
        return;
    struct colour light = marking->theme->tone[TONE_EXIT];
    struct point at = gate_point(marking->view, gate, 0, 0.1f);
    float glow = (1.2f + 1.2f * t) * c, ring = (0.5f + 1.1f * (1 - left)) * c;
    canvas_glow(marking->canvas, rect_around(at.x, at.y, glow, glow),
                faded(light, 0.55f * left * marking->theme->glow));
    canvas_oval_ring(marking->canvas,
                     rect_around(at.x, at.y, ring, ring * marking->view->look.tilt), 0.05f * c,
                     faded(light, left));
}
