/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_marks.h"

#include <math.h>
#include <string.h>

void marks_clear(struct marks *marks)
{
    memset(marks, 0, sizeof *marks);
    marks->exit_from = marks->rectangle_from = marks->rectangle_to = marks->refused_cell =
        CELL_NONE;
    marks->hidden_cell = CELL_NONE;
}

/* Opacity of the edge that keeps marks visible on every board. */
static const float edge_strength = 0.9f;

/* Dark around light marks, light around dark ones. */
static struct colour edge_colour(struct colour mark)
{
    bool light = 2 * mark.r + 5 * mark.g + mark.b > 8 * 110;
    return faded(rgb(light ? 0 : 0xffffff), edge_strength);
}

/* Width of that edge around frames: half of theirs, but so wide that it fills whole pixels in small
 * windows. */
static float frame_edge(float width)
{
    return larger(0.5f * width, 2);
}

/* Stays within the box. */
static void edged_frame(struct canvas *canvas, struct rect box, float radius, float width,
                        struct colour colour)
{
    float edge = frame_edge(width);
    canvas_frame(canvas, box, radius, width + 2 * edge, edge_colour(colour));
    canvas_frame(canvas, rect_inset(box, edge), radius - edge, width, colour);
}

static void edged_ring(struct canvas *canvas, struct point centre, float radius, float width,
                       struct colour colour)
{
    float outside = radius + frame_edge(width);
    edged_frame(canvas, rect_around(centre.x, centre.y, 2 * outside, 2 * outside), outside, width,
                colour);
}

/* A ring on the floor: round as the board is seen. Stays within the box. */
static void edged_oval(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    float edge = frame_edge(width);
    canvas_oval_ring(canvas, box, width + 2 * edge, edge_colour(colour));
    canvas_oval_ring(canvas, rect_inset(box, edge), width, colour);
}

/* A disc on the floor, with an edge around it. */
static void edged_spot(struct canvas *canvas, struct rect box, float edge, struct colour colour)
{
    canvas_oval(canvas, rect_inset(box, -edge), edge_colour(colour));
    canvas_oval(canvas, box, colour);
}

/* The box of a circle on the floor in the middle of a cell. */
static struct rect floor_circle(const struct board_view *view, int cell, float radius)
{
    float x, y;
    board_view_point(view, cell, &x, &y);
    return rect_around(x, y, 2 * radius, 2 * radius * view->look.tilt);
}

static bool any_cell_has(const struct marking *marking, int mark)
{
    const struct geometry *g = &marking->view->geometry;
    for (int i = 0; i < g->cell_count; i++)
        if (marking->marks->cell[g->cells[i]] & mark)
            return true;
    return false;
}

static void edged_disc(struct canvas *canvas, struct point centre, float radius, float edge,
                       struct colour colour)
{
    canvas_disc(canvas, centre, radius + edge, edge_colour(colour));
    canvas_disc(canvas, centre, radius, colour);
}

/* Both strokes of the edge first, so that white ones show on white men. */
static void edged_cross(struct canvas *canvas, struct point centre, float arm, float width,
                        struct colour colour)
{
    for (int i = 0; i < 4; i++) {
        float edge = i < 2 ? 0.4f * width : 0, reach = arm + edge, rise = i % 2 ? reach : -reach;
        canvas_line(canvas, point_at(centre.x - reach, centre.y - rise),
                    point_at(centre.x + reach, centre.y + rise), width + 2 * edge,
                    i < 2 ? opaque(edge_colour(colour)) : colour);
    }
}

/* A cross on a plate before the foot of a man who would be taken: his head stays free. */
static void draw_doom(struct canvas *canvas, struct point at, float c, struct colour plate)
{
    edged_disc(canvas, at, 0.19f * c, 0.03f * c, plate);
    for (int i = -1; i <= 1; i += 2)
        canvas_line(canvas, point_at(at.x - 0.08f * c, at.y - (float)i * 0.08f * c),
                    point_at(at.x + 0.08f * c, at.y + (float)i * 0.08f * c), 0.06f * c,
                    rgb(0xb01208));
}

/* A box around a man's visible body; of a similar size on an empty cell. */
static struct rect ring_box(const struct board_view *view, int cell, const struct actor *man)
{
    float x, y, c = view->cell;
    board_view_point(view, cell, &x, &y);
    struct rect body = man ? board_view_body(view, man) : rect_around(x, y, 0.7f * c, 0.7f * c);
    return rect_inset(body, -0.05f * c);
}

static void ring_man(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    box = rect_inset(box, -frame_edge(width));
    edged_frame(canvas, box, smaller(box.w, box.h) / 2, width, colour);
}

/* Two strokes that meet in a right angle at each corner. */
static void draw_corners(struct canvas *canvas, struct rect box, float length, struct stroke stroke,
                         struct colour colour)
{
    float width = stroke.width + 2 * stroke.edge, end = width / 2;
    length += stroke.edge;
    for (int corner = 0; corner < 4; corner++) {
        float x = corner % 2 ? box.x + box.w : box.x, y = corner / 2 ? box.y + box.h : box.y;
        float dx = corner % 2 ? -1 : 1, dy = corner / 2 ? -1 : 1;
        canvas_line(canvas, point_at(x - dx * end, y), point_at(x + dx * length, y), width, colour);
        canvas_line(canvas, point_at(x, y + dy * end), point_at(x, y + dy * length), width, colour);
    }
}

/* Blocks stand so close that they hide the floor around their feet, so their marks go on top. */
static bool hides_floor(const struct board_view *view)
{
    return game_hides_pieces(view->game);
}

/* Around a man's foot, inside the pointer's frame. */
static struct rect foot_box(const struct marking *marking, int cell)
{
    bool pointed = marking->marks->cell[cell] & MARK_FOCUS;
    return rect_inset(board_view_box(marking->view, cell),
                      (pointed ? 0.07f : 0) * marking->view->cell);
}

/* The chosen man stands on a lit disc. */
static void light_foot(const struct marking *marking, int cell, struct colour colour)
{
    struct rect box = foot_box(marking, cell);
    float width = 0.065f * marking->view->cell, edge = frame_edge(width);
    canvas_oval(marking->canvas, rect_inset(box, edge), faded(colour, 0.55f));
    canvas_oval_ring(marking->canvas, box, 2 * edge, edge_colour(colour));
    canvas_oval_ring(marking->canvas, rect_inset(box, edge), width, colour);
}

/* A wedge on either side points at what the hint is about; they breathe. */
static void draw_wedges(const struct marking *marking, struct rect box)
{
    float c = marking->view->cell, y = rect_cy(box), rise = 0.085f * c;
    float apart = (0.03f + 0.012f * sinf(marking->marks->time * 4)) * c;
    struct colour gold = marking->theme->tone[TONE_CAN];
    for (int i = 0; i < 4; i++) {
        float side = i % 2 ? 1 : -1, x = rect_cx(box) + side * (box.w / 2 - apart);
        float width = (i < 2 ? 0.14f : 0.055f) * c, tip = x - side * 0.1f * c;
        struct colour colour = i < 2 ? edge_colour(gold) : gold;
        canvas_line(marking->canvas, point_at(x, y - rise), point_at(tip, y), width, colour);
        canvas_line(marking->canvas, point_at(x, y + rise), point_at(tip, y), width, colour);
    }
}

/* Around the cell; around a block, which hides its cell. */
static void frame_pointed(const struct marking *marking, int cell, const struct actor *block)
{
    float c = marking->view->cell;
    struct rect box =
        block ? board_view_body(marking->view, block) : board_view_box(marking->view, cell);
    edged_frame(marking->canvas, box, c * 0.1f, c * 0.038f, marking->theme->tone[TONE_FOCUS]);
}

/* A man is chosen, or one is to be removed. */
static bool is_choosing(const struct marking *marking)
{
    return any_cell_has(marking, MARK_SELECTED | MARK_REMOVABLE);
}

/* Inside the pointer's frame; quieter once one has chosen. */
static void corner_last(const struct marking *marking, int cell, struct rect box)
{
    float c = marking->view->cell;
    struct colour colour = opaque(marking->theme->tone[TONE_LAST]);
    bool pointed = marking->marks->cell[cell] & MARK_FOCUS, quiet = is_choosing(marking);
    struct rect corners = rect_inset(box, c * (pointed ? 0.13f : 0.07f));
    float length = c * (pointed || quiet ? 0.15f : 0.19f), width = c * (quiet ? 0.032f : 0.058f);
    draw_corners(marking->canvas, corners, length, (struct stroke){width, 0.022f * c},
                 edge_colour(colour));
    draw_corners(marking->canvas, corners, length, (struct stroke){width, 0}, colour);
}

/* Bolder than the pointer, since what the other player did is looked for first; but quieter once
 * one has chosen: then the chosen man and where he can go come first. The floor has its colour. */
static void mark_last(const struct marking *marking, int cell, const struct actor *man)
{
    struct rect box = board_view_box(marking->view, cell);
    struct colour tint = marking->theme->tone[TONE_LAST];
    if (marking->view->geometry.squares)
        canvas_fill(marking->canvas, box, 0, faded(tint, is_choosing(marking) ? 0.4f : 0.8f));
    if (!man || !hides_floor(marking->view))
        corner_last(marking, cell, box);
}

/* Where the last move took something, on the floor. */
static void mark_taken(const struct marking *marking, int cell)
{
    float c = marking->view->cell, x, y;
    board_view_point(marking->view, cell, &x, &y);
    float arm = (is_choosing(marking) ? 0.08f : 0.12f) * c;
    edged_cross(marking->canvas, point_at(x, y), arm, 0.45f * arm,
                opaque(marking->theme->tone[TONE_LAST]));
}

/* Blocks stand side by side, so the ring is exactly as large as one; the same on an empty cell. */
static void ring_block(const struct marking *marking, int cell, const struct actor *man)
{
    const struct board_view *view = marking->view;
    struct actor held = man ? *man : (struct actor){0};
    if (marking->marks->cell[cell] & MARK_SELECTED)
        held.lift += selected_lift;
    struct rect ring = board_view_body(view, &held);
    if (!man) {
        float x, y;
        board_view_point(view, cell, &x, &y);
        ring = rect_around(x, y, ring.w, ring.h);
    }
    edged_frame(marking->canvas, ring, view->cell * 0.16f, view->cell * 0.06f,
                marking->theme->tone[TONE_CAN]);
}

/* The chosen man himself stands on the cell pointed at, translucent: other marks make room. */
static bool shows_ghost(const struct marking *marking, int cell)
{
    int mark = marking->marks->cell[cell];
    return mark & MARK_FOCUS && mark & MARK_DESTINATION && any_cell_has(marking, MARK_SELECTED);
}

/* On an enemy only a ring, so that its rank stays readable. */
static void ring_target(const struct marking *marking, const struct actor *man, float radius)
{
    struct rect body = board_view_body(marking->view, man);
    edged_ring(marking->canvas, point_at(rect_cx(body), rect_cy(body)), radius,
               marking->view->cell * 0.045f, marking->theme->tone[TONE_CAPTURE]);
}

/* A ring and a dot on the floor. */
static void draw_capture_target(const struct marking *marking, int cell, const struct actor *man)
{
    const struct board_view *view = marking->view;
    struct canvas *canvas = marking->canvas;
    struct colour colour = marking->theme->tone[TONE_CAPTURE];
    float c = view->cell, breath = 0.015f * sinf(marking->marks->time * 5);
    if (man) {
        ring_target(marking, man, c * (0.38f + breath));
        return;
    }
    canvas_glow(canvas, board_view_box(view, cell), faded(colour, 0.5f));
    if (shows_ghost(marking, cell))
        return;
    canvas_oval(canvas, floor_circle(view, cell, 0.3f * c), faded(rgb(0), 0.5f)); /* light boards */
    edged_spot(canvas, floor_circle(view, cell, 0.1f * c), c * 0.015f, colour);
    edged_oval(canvas, floor_circle(view, cell, c * (0.27f + breath)), c * 0.05f, colour);
}

/* A disc, in light that draws the eye from across the board. */
static void draw_destination(const struct marking *marking, int cell)
{
    const struct board_view *view = marking->view;
    struct colour colour = marking->theme->tone[TONE_CAN];
    canvas_glow(marking->canvas, board_view_box(view, cell), faded(colour, 0.35f));
    edged_spot(marking->canvas, floor_circle(view, cell, 0.15f * view->cell), 0.045f * view->cell,
               colour);
}

/* Above men, and above the corners of the rectangle so that its lines do not cross the mark. */
static bool target_is_above(const struct marks *marks, int cell, const struct actor *man)
{
    return man || cell == marks->rectangle_from || cell == marks->rectangle_to;
}

void mark_below(const struct marking *marking, int cell, const struct actor *man)
{
    const struct board_view *view = marking->view;
    const struct theme *theme = marking->theme;
    struct canvas *canvas = marking->canvas;
    const struct marks *marks = marking->marks;
    int mark = marks->cell[cell];
    struct rect box = board_view_box(view, cell);
    float c = view->cell;
    if (mark & MARK_LAST)
        mark_last(marking, cell, man);
    if (mark & MARK_TAKEN && !man)
        mark_taken(marking, cell);
    if (mark & MARK_HINT)
        canvas_glow(canvas, box, faded(theme->tone[TONE_CAN], 0.6f + 0.3f * sinf(marks->time * 4)));
    if (mark & MARK_CAPTURES && !target_is_above(marks, cell, man))
        draw_capture_target(marking, cell, NULL);
    else if (mark & MARK_DESTINATION && !(mark & MARK_CAPTURES) && !man &&
             !shows_ghost(marking, cell))
        draw_destination(marking, cell);
    if (mark & MARK_SELECTED)
        canvas_glow(canvas, rect_inset(box, -c * 0.3f), faded(theme->tone[TONE_CAN], 0.55f));
    if (hides_floor(view))
        return;
    if (mark & (MARK_VICTIM | MARK_REMOVABLE))
        edged_oval(canvas, foot_box(marking, cell), c * 0.07f,
                   theme->tone[mark & MARK_VICTIM ? TONE_CAPTURE : TONE_WARN]);
    else if (mark & (MARK_SELECTED | MARK_SPANS))
        light_foot(marking, cell, theme->tone[TONE_CAN]);
    if (mark & MARK_HINT)
        draw_wedges(marking, box);
    if (mark & MARK_FOCUS && !(mark & MARK_SELECTED)) /* whose ring is there already */
        frame_pointed(marking, cell, NULL);
}

void mark_above(const struct marking *marking, int cell, const struct actor *man)
{
    const struct board_view *view = marking->view;
    const struct theme *theme = marking->theme;
    struct canvas *canvas = marking->canvas;
    const struct marks *marks = marking->marks;
    int mark = marks->cell[cell];
    float c = view->cell;
    if (mark & (MARK_VICTIM | MARK_REMOVABLE)) {
        struct colour colour = theme->tone[mark & MARK_VICTIM ? TONE_CAPTURE : TONE_WARN];
        struct rect ring = ring_box(view, cell, man);
        if (hides_floor(view) || !man)
            ring_man(canvas, ring, c * 0.05f, colour);
        if (mark & MARK_VICTIM)
            draw_doom(canvas, point_at(rect_cx(ring), ring.y + ring.h - 0.3f * c), c, colour);
    }
    if (mark & MARK_CAPTURES && target_is_above(marks, cell, man))
        draw_capture_target(marking, cell, man);
    if (!hides_floor(view))
        return;
    if (mark & MARK_LAST && man)
        corner_last(marking, cell, board_view_body(view, man));
    if (mark & MARK_SELECTED)
        ring_block(marking, cell, man);
    if (mark & MARK_HINT)
        draw_wedges(marking, man ? board_view_body(view, man) : board_view_box(view, cell));
    if (mark & MARK_FOCUS && !(mark & MARK_SELECTED))
        frame_pointed(marking, cell, man);
}

/* Around a block, which hides its cell. */
static struct rect reason_box(const struct board_view *view, int cell, const struct actor *man)
{
    return hides_floor(view) && man ? rect_inset(board_view_body(view, man), -0.02f * view->cell)
                                    : board_view_box(view, cell);
}

struct point mark_reason_edge(const struct board_view *view, int cell, const struct actor *man,
                              struct point from)
{
    struct rect box = reason_box(view, cell, man);
    float x = rect_cx(box), y = rect_cy(box);
    float dx = 2 * (from.x - x) / box.w, dy = 2 * (from.y - y) / box.h;
    float out = hides_floor(view) && man ? fmaxf(fabsf(dx), fabsf(dy)) : hypotf(dx, dy);
    return point_at(x + (from.x - x) / fmaxf(out, 1), y + (from.y - y) / fmaxf(out, 1));
}

void mark_reason(const struct marking *marking, int cell, const struct actor *man,
                 const struct reason_ring *ring)
{
    const struct board_view *view = marking->view;
    struct canvas *canvas = marking->canvas;
    float c = view->cell, t = ring->progress, open = 0.5f * (1 - t) * (1 - t) * c;
    bool block = hides_floor(view) && man;
    if (t <= 0 || block != ring->above)
        return;
    struct rect box = reason_box(view, cell, man);
    struct rect wide = rect_inset(box, -open);
    int first = canvas->count;
    if (block) {
        float radius = 0.16f * c;
        canvas_frame(canvas, wide, radius, 0.09f * c, faded(rgb(0), edge_strength));
        canvas_frame(canvas, rect_inset(wide, 0.02f * c), radius, 0.05f * c, rgb(0xffffff));
        canvas_frame(canvas, rect_inset(wide, 0.085f * c), radius, 0.04f * c, ring->colour);
    } else {
        canvas_glow(canvas, rect_inset(box, -0.3f * c), faded(ring->colour, man ? 0.6f : 0.2f));
        canvas_oval(canvas, wide, faded(ring->colour, 0.5f));
        canvas_oval_ring(canvas, wide, 0.09f * c, faded(rgb(0), edge_strength));
        canvas_oval_ring(canvas, rect_inset(wide, 0.02f * c), 0.05f * c, rgb(0xffffff));
    }
    canvas_fade(canvas, first, t);
}

/* ---- leaving ---- */

static int leaving_edge(const struct board_view *view, const struct marks *marks)
{
    return board_view_exit_edge(view, (marks->exits & 1) ? 0 : 1);
}

/* The gate in front of a cell: it lies on the frame, and so is always seen as a whole. */
static struct rect gate_plate(const struct board_view *view, int cell, int edge)
{
    const float middle = 0.52f, depth = 0.84f, width = 0.9f; /* of the frame, and of the cell */
    struct rect box = board_view_box(view, cell);
    float deep_x = view->field.x - view->frame.x, deep_y = view->field.y - view->frame.y;
    float out_x = direction_x[edge], out_y = direction_y[edge];
    return rect_around(rect_cx(box) + out_x * (box.w / 2 + middle * deep_x),
                       rect_cy(box) + out_y * (box.h / 2 + middle * deep_y),
                       out_x != 0 ? depth * deep_x : width * box.w,
                       out_y != 0 ? depth * deep_y : width * box.h);
}

/* What the head of the man before the gate leaves free of it. */
static struct rect free_of_head(struct rect plate, const struct board_view *view, int edge,
                                const struct actor *man)
{
    if (man && edge == DIRECTION_UP)
        cut_bottom(&plate, larger(plate.y + plate.h - board_view_body(view, man).y, 0));
    return plate;
}

/* A chevron that points outwards, as gates have; a cross for a mistake. */
static void draw_gate_sign(struct canvas *canvas, struct rect room, int edge, bool cross,
                           struct colour colour)
{
    bool upright = direction_y[edge] != 0;
    float deep = upright ? room.h : room.w, wide = upright ? room.w : room.h;
    float rise = 0.34f * smaller(deep, 0.5f * wide), reach = (cross ? 1 : 1.7f) * rise;
    float dx = direction_x[edge] * rise, dy = direction_y[edge] * rise;
    float x = rect_cx(room), y = rect_cy(room);
    for (int side = -1; side <= 1; side += 2) {
        float aside_x = upright ? (float)side * reach : 0,
              aside_y = upright ? 0 : (float)side * reach;
        struct point foot = {x - dx + aside_x, y - dy + aside_y};
        struct point tip = {x + dx - (cross ? aside_x : 0), y + dy - (cross ? aside_y : 0)};
        canvas_line(canvas, foot, tip, 0.75f * rise, colour);
    }
}

struct gate_sign {
    struct colour colour;
    bool cross, focus;
};

/* The gate in front of a cell in a colour, with its sign. */
static void draw_gate(const struct marking *marking, int cell, int edge, const struct actor *man,
                      const struct gate_sign *sign)
{
    const struct board_view *view = marking->view;
    struct canvas *canvas = marking->canvas;
    struct rect plate = gate_plate(view, cell, edge);
    float thin = 0.1f * smaller(plate.w, plate.h), radius = 1.5f * thin;
    struct colour dark = edge_colour(sign->colour);
    canvas_fill(canvas, plate, radius, opaque(dark));
    canvas_fill(canvas, rect_inset(plate, thin), radius, sign->colour);
    struct rect room =
        free_of_head(rect_inset(plate, sign->focus ? 2 * thin : thin), view, edge, man);
    draw_gate_sign(canvas, room, edge, sign->cross, opaque(dark));
    if (sign->focus)
        edged_frame(canvas, plate, radius, 0.6f * thin, marking->theme->tone[TONE_FOCUS]);
}

void mark_exit(const struct marking *marking, const struct scene *scene)
{
    const struct marks *marks = marking->marks;
    const struct actor *chosen = scene_man(scene, marks->exit_from);
    struct actor lifted = chosen ? *chosen : (struct actor){0};
    lifted.lift += selected_lift;
    bool stands = chosen && marks->exit_from != marks->hidden_cell;
    draw_gate(
        marking, marks->exit_from, leaving_edge(marking->view, marks), stands ? &lifted : NULL,
        &(struct gate_sign){.colour = marking->theme->tone[TONE_CAN], .focus = marks->exit_focus});
}

/* ---- moves ---- */

/* Where pieces leave, nothing may lie on the gates. */
static struct rect spare_gates(const struct board_view *view, struct rect box)
{
    struct rect field = view->field;
    for (int player = 0; player < 2; player++) {
        int edge = view->geometry.exit_edge[player];
        if (edge == GEOMETRY_NO_EXIT)
            continue;
        edge = board_view_exit_edge(view, player);
        if (edge == DIRECTION_UP)
            cut_top(&box, larger(field.y - box.y, 0));
        else if (edge == DIRECTION_DOWN)
            cut_bottom(&box, larger(box.y + box.h - field.y - field.h, 0));
        else if (edge == DIRECTION_LEFT)
            cut_left(&box, larger(field.x - box.x, 0));
        else
            cut_right(&box, larger(box.x + box.w - field.x - field.w, 0));
    }
    return box;
}

/* Outside the cells it is about, whose own edges carry other marks. */
void mark_area(const struct marking *marking)
{
    float c = marking->view->cell, width = 0.05f * c, edge = frame_edge(width);
    struct rect area =
        spare_gates(marking->view, rect_inset(marking->marks->area, -(width + 2 * edge)));
    struct colour gold = marking->theme->tone[TONE_CAN];
    bool soft = marking->marks->area_soft;
    canvas_glow(marking->canvas, rect_inset(area, -c),
                faded(gold, (soft ? 0.15f : 0.6f) * marking->theme->glow));
    canvas_fill(marking->canvas, area, 0.12f * c, faded(gold, soft ? 0.14f : 0.22f));
    edged_frame(marking->canvas, area, 0.12f * c, width, gold);
}

static struct rect common_part(struct rect a, struct rect b)
{
    float x = larger(a.x, b.x), y = larger(a.y, b.y);
    return (struct rect){x, y, smaller(a.x + a.w, b.x + b.w) - x,
                         smaller(a.y + a.h, b.y + b.h) - y};
}

/* What is between two boxes, the inner of which may reach beyond the outer. */
static void shade_between(struct canvas *canvas, struct rect outer, struct rect inner,
                          struct colour shade)
{
    float right = inner.x + inner.w, bottom = inner.y + inner.h;
    struct rect around[4] = {cut_top(&outer, larger(inner.y - outer.y, 0)),
                             cut_bottom(&outer, larger(outer.y + outer.h - bottom, 0)),
                             cut_left(&outer, larger(inner.x - outer.x, 0)),
                             cut_right(&outer, larger(outer.x + outer.w - right, 0))};
    for (int i = 0; i < 4; i++)
        if (around[i].w > 0 && around[i].h > 0)
            canvas_fill(canvas, around[i], 0, shade);
}

/* Each point is shaded once, in steps too fine to be seen. */
void mark_area_above(const struct marking *marking)
{
    enum { STEPS = 20 }; /* from light to dusk */
    const float nearest = 0.04f, farthest = 0.42f, darkest = 0.41f;
    float c = marking->view->cell;
    struct rect area = marking->marks->area, field = marking->view->field; /* not the coordinates */
    for (int i = 0; i < STEPS; i++) {
        float from = mix(nearest, farthest, (float)i / STEPS);
        float to = mix(nearest, farthest, (float)(i + 1) / STEPS), t = (float)(i + 1) / STEPS;
        struct rect outer = i + 1 < STEPS ? common_part(field, rect_inset(area, -to * c)) : field;
        shade_between(marking->canvas, outer, rect_inset(area, -from * c),
                      faded(rgb(0), darkest * t * t * (3 - 2 * t)));
    }
}

/* ---- the light of a capture ---- */

struct side {
    struct point from, to;
    bool across; /* the window; else along it */
};

/* The sides that have grown so far: from one corner to the other. */
static void sides_of(const struct board_view *view, const struct lit_rectangle *rectangle,
                     struct side sides[4])
{
    float x1, y1, x2, y2;
    board_view_point(view, rectangle->from, &x1, &y1);
    board_view_point(view, rectangle->to, &x2, &y2);
    float first = clamped(rectangle->progress * 2, 0, 1);
    float second = clamped(rectangle->progress * 2 - 1, 0, 1);
    sides[0] = (struct side){{x1, y1}, {mix(x1, x2, first), y1}, true};
    sides[1] = (struct side){{x1, y1}, {x1, mix(y1, y2, first)}, false};
    sides[2] = (struct side){{x2, y1}, {x2, mix(y1, y2, second)}, false};
    sides[3] = (struct side){{x1, y2}, {mix(x1, x2, second), y2}, true};
}

/* One layer of all sides. Those across the window form the corners, so that nowhere two lie over
 * each other and shine twice as bright. */
static void draw_layer(struct canvas *canvas, const struct side sides[4], float width,
                       struct colour colour, bool add)
{
    for (int i = 0; i < 4; i++) {
        struct side side = sides[i];
        float dx = side.to.x - side.from.x, dy = side.to.y - side.from.y;
        float length = hypotf(dx, dy), more = side.across ? width / 2 : -width / 2;
        if (length < 0.5f || length + 2 * more < 0.5f)
            continue;
        dx *= more / length;
        dy *= more / length;
        int first = canvas->count;
        canvas_line(canvas, point_at(side.from.x - dx, side.from.y - dy),
                    point_at(side.to.x + dx, side.to.y + dy), width, colour);
        for (int k = first; k < canvas->count; k++)
            canvas->list[k].add = add;
    }
}

/* A broad wash of its colour, a dark edge that shows on light boards, and a core that is white in
 * its middle. */
void mark_rectangle_below(const struct marking *marking, const struct lit_rectangle *rectangle)
{
    enum { LAYERS = 7 };
    float c = marking->view->cell;
    struct colour colour = rectangle->colour, white = faded(rgb(0xffffff), (float)colour.a / 255);
    float strength = (float)colour.a / 255, heat = rectangle->heat;
    struct colour ember = faded(rgb(0xff8a00), strength); /* deeper than any light board */
    struct side sides[4];
    sides_of(marking->view, rectangle, sides);
    for (int i = 0; i < LAYERS; i++)
        draw_layer(marking->canvas, sides, c * (0.7f - 0.085f * (float)i),
                   faded(blended(colour, ember, 0.45f), 0.13f + 0.04f * heat),
                   marking->theme->additive);
    draw_layer(marking->canvas, sides, 0.13f * c, faded(rgb(0), 0.5f * strength), false);
    draw_layer(marking->canvas, sides, 0.085f * c, blended(colour, white, heat), false);
    draw_layer(marking->canvas, sides, 0.04f * c, blended(colour, white, 0.7f + 0.3f * heat),
               false);
}

/* The men stay what one sees first. */
void mark_rectangle_above(const struct marking *marking, const struct lit_rectangle *rectangle)
{
    float c = marking->view->cell, over = 0.2f + 0.35f * rectangle->heat;
    struct side sides[4];
    sides_of(marking->view, rectangle, sides);
    struct colour colour = faded(rectangle->colour, over);
    draw_layer(marking->canvas, sides, 0.14f * c, faded(colour, 0.5f), true);
    draw_layer(marking->canvas, sides, 0.06f * c, colour, true);
}

/* The distance from the middle of a man to his edge in a direction. */
static float edge_of(struct rect body, float ux, float uy)
{
    return 1 / hypotf(2 * ux / body.w, 2 * uy / body.h);
}

/* A line to a cross, for a mistake. It ends before the cross, whose arm may run along it. */
static void draw_mistake(struct canvas *canvas, struct point from, struct point to, float c,
                         struct colour colour)
{
    float part = 1 - 0.25f * c / hypotf(to.x - from.x, to.y - from.y);
    struct point end = {mix(from.x, to.x, part), mix(from.y, to.y, part)};
    canvas_line(canvas, from, end, 0.116f * c, rgb(0));
    canvas_line(canvas, from, end, 0.06f * c, colour);
    edged_cross(canvas, to, 0.14f * c, 0.06f * c, colour);
}

static struct colour colour_of(const struct marking *marking, const struct marked_move *move)
{
    return marking->theme->tone[move->better ? TONE_CAN : TONE_WARN];
}

/* From the edge of the moving man to the edge of the target's rank, or to the middle of an empty
 * cell; all at the height of the moving man's middle. */
static void draw_slide(const struct marking *marking, const struct actor *man,
                       const struct actor *target, const struct marked_move *move)
{
    const struct board_view *view = marking->view;
    float c = view->cell, shortest = (move->better ? 0.36f : 0.32f) * c;
    struct rect body = board_view_body(view, man);
    float x1 = rect_cx(body), y1 = rect_cy(body), foot_x, foot_y, x2, y2;
    board_view_point(view, move->move.from, &foot_x, &foot_y);
    board_view_move_end(view, move->move, move->player, &x2, &y2);
    x2 += x1 - foot_x;
    y2 += y1 - foot_y;
    float length = hypotf(x2 - x1, y2 - y1), ux = (x2 - x1) / length, uy = (y2 - y1) / length;
    float end = target ? 0.6f * edge_of(board_view_body(view, target), ux, uy) : 0;
    float start = clamped(edge_of(body, ux, uy) + 0.04f * c, 0, length - end - shortest);
    struct point from = {x1 + ux * start, y1 + uy * start}, to = {x2 - ux * end, y2 - uy * end};
    if (move->better)
        canvas_arrow(marking->canvas, from, to, (struct stroke){0.1f * c, 0.028f * c},
                     colour_of(marking, move));
    else
        draw_mistake(marking->canvas, from, to, c, colour_of(marking, move));
}

void mark_move(const struct marking *marking, const struct scene *scene,
               const struct marked_move *move)
{
    const struct board_view *view = marking->view;
    float c = view->cell;
    const struct actor *man = scene_man(scene, move->move.from);
    const struct actor *target = scene_man(scene, move->move.to);
    if (move->move.verb == VERB_EXIT) {
        draw_gate(marking, move->move.from, board_view_exit_edge(view, move->player), man,
                  &(struct gate_sign){colour_of(marking, move), !move->better, false});
        return;
    }
    if (man) {
        draw_slide(marking, man, target, move);
        return;
    }
    struct rect box = ring_box(view, move->move.to, target);
    if (move->better)
        ring_man(marking->canvas, box, c * 0.08f, colour_of(marking, move));
    else
        edged_cross(marking->canvas, point_at(rect_cx(box), rect_cy(box)), c * 0.27f, c * 0.07f,
                    colour_of(marking, move));
}
