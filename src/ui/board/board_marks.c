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

/* Opacity of the dark edge that keeps light marks visible on light boards. */
static const float dark_edge = 0.65f;

/* Width of that edge around frames, relative to theirs. */
static const float frame_edge = 0.5f;

/* Stays within the box. */
static void edged_frame(struct canvas *canvas, struct rect box, float radius, float width,
                        struct colour colour)
{
    float edge = frame_edge * width;
    canvas_frame(canvas, box, radius, width + 2 * edge, faded(rgb(0), dark_edge));
    canvas_frame(canvas, rect_inset(box, edge), radius - edge, width, colour);
}

static void edged_ring(struct canvas *canvas, struct point centre, float radius, float width,
                       struct colour colour)
{
    float outside = radius + frame_edge * width;
    edged_frame(canvas, rect_around(centre.x, centre.y, 2 * outside, 2 * outside), outside, width,
                colour);
}

static void edged_disc(struct canvas *canvas, struct point centre, float radius, float edge,
                       struct colour colour)
{
    canvas_disc(canvas, centre, radius + edge, faded(rgb(0), dark_edge));
    canvas_disc(canvas, centre, radius, colour);
}

/* Both strokes in black first, so that white ones show on white men. */
static void edged_cross(struct canvas *canvas, struct point centre, float arm, float width,
                        struct colour colour)
{
    for (int i = 0; i < 4; i++) {
        float edge = i < 2 ? 0.4f * width : 0, reach = arm + edge, rise = i % 2 ? reach : -reach;
        canvas_line(canvas, point_at(centre.x - reach, centre.y - rise),
                    point_at(centre.x + reach, centre.y + rise), width + 2 * edge,
                    i < 2 ? rgb(0) : colour);
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
    box = rect_inset(box, -frame_edge * width);
    edged_frame(canvas, box, smaller(box.w, box.h) / 2, width, colour);
}

static void draw_corners(struct canvas *canvas, struct rect box, float length, float width,
                         struct colour colour)
{
    for (int corner = 0; corner < 4; corner++) {
        float x = corner % 2 ? box.x + box.w : box.x, y = corner / 2 ? box.y + box.h : box.y;
        float dx = corner % 2 ? -length : length, dy = corner / 2 ? -length : length;
        canvas_line(canvas, point_at(x, y), point_at(x + dx, y), width, colour);
        canvas_line(canvas, point_at(x, y), point_at(x, y + dy), width, colour);
    }
}

/* Blocks stand so close that they hide the floor around their feet, so their marks go on top. */
static bool hides_floor(const struct board_view *view)
{
    return game_hides_pieces(view->game);
}

/* A ring around a man's foot. */
static void ring_foot(const struct marking *marking, int cell, struct colour colour)
{
    struct rect box = rect_inset(board_view_box(marking->view, cell), 0.03f * marking->view->cell);
    edged_frame(marking->canvas, box, box.h / 2, 0.06f * marking->view->cell, colour);
}

/* Around the cell; around a block, which hides its cell. */
static void frame_pointed(const struct marking *marking, int cell, const struct actor *block)
{
    float c = marking->view->cell;
    struct rect box =
        block ? board_view_body(marking->view, block) : board_view_box(marking->view, cell);
    edged_frame(marking->canvas, box, c * 0.1f, c * 0.03f, marking->theme->tone[TONE_FOCUS]);
}

/* Brighter than the pointer: what the other player did is looked for first. */
static void mark_last(const struct marking *marking, int cell)
{
    float c = marking->view->cell;
    struct colour colour = opaque(marking->theme->tone[TONE_LAST]);
    struct rect box = board_view_box(marking->view, cell);
    bool pointed = marking->marks->cell[cell] & MARK_FOCUS; /* inside the pointer's frame */
    struct rect corners = rect_inset(box, c * (pointed ? 0.12f : 0.06f));
    struct draw *light =
        canvas_add(marking->canvas, DRAW_FILL, rect_inset(box, 0.02f * c), faded(colour, 0.15f));
    light->radius = 0.06f * c;
    light->add = true; /* as if the floor shone */
    draw_corners(marking->canvas, corners, c * 0.22f, c * 0.085f, faded(rgb(0), dark_edge));
    draw_corners(marking->canvas, corners, c * 0.22f, c * 0.055f, colour);
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
    const struct geometry *g = &marking->view->geometry;
    const struct marks *marks = marking->marks;
    bool pointed = marks->cell[cell] & MARK_FOCUS && marks->cell[cell] & MARK_DESTINATION;
    for (int i = 0; pointed && i < g->cell_count; i++)
        if (marks->cell[g->cells[i]] & MARK_SELECTED)
            return true;
    return false;
}

/* A ring and a dot; on an enemy only the ring, so that its rank stays readable. */
static void draw_capture_target(const struct marking *marking, int cell, const struct actor *man)
{
    const struct board_view *view = marking->view;
    if (!man && shows_ghost(marking, cell)) {
        canvas_glow(marking->canvas, board_view_box(view, cell),
                    faded(marking->theme->tone[TONE_CAPTURE], 0.5f));
        return;
    }
    struct canvas *canvas = marking->canvas;
    struct colour colour = marking->theme->tone[TONE_CAPTURE];
    struct rect box = man ? board_view_body(view, man) : board_view_box(view, cell);
    struct point middle = {rect_cx(box), rect_cy(box)};
    float c = view->cell, breath = sinf(marking->marks->time * 5), radius = man ? 0.38f : 0.2f;
    if (!man) {
        canvas_glow(canvas, box, faded(colour, 0.5f));
        canvas_disc(canvas, middle, c * 0.27f, faded(rgb(0), 0.5f)); /* for light boards */
        edged_disc(canvas, middle, c * 0.08f, c * 0.015f, colour);
    }
    edged_ring(canvas, middle, c * (radius + 0.015f * breath), c * 0.045f, colour);
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
        mark_last(marking, cell);
    if (mark & MARK_HINT)
        canvas_glow(canvas, box, faded(theme->tone[TONE_CAN], 0.6f + 0.3f * sinf(marks->time * 4)));
    if (mark & MARK_CAPTURES && !target_is_above(marks, cell, man))
        draw_capture_target(marking, cell, NULL);
    else if (mark & MARK_DESTINATION && !(mark & MARK_CAPTURES) && !man &&
             !shows_ghost(marking, cell))
        edged_disc(canvas, point_at(rect_cx(box), rect_cy(box)), c * 0.11f, c * 0.02f,
                   theme->tone[TONE_CAN]);
    if (mark & MARK_SELECTED)
        canvas_glow(canvas, rect_inset(box, -c * 0.3f), faded(theme->tone[TONE_CAN], 0.55f));
    if (hides_floor(view))
        return;
    if (mark & (MARK_VICTIM | MARK_REMOVABLE))
        ring_foot(marking, cell, theme->tone[mark & MARK_VICTIM ? TONE_CAPTURE : TONE_WARN]);
    else if (mark & (MARK_SELECTED | MARK_HINT))
        ring_foot(marking, cell, theme->tone[TONE_CAN]);
    else if (mark & MARK_FOCUS) /* a selected man is ringed and lifted */
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
    if (mark & (MARK_SELECTED | MARK_HINT))
        ring_block(marking, cell, man);
    if (mark & MARK_FOCUS && !(mark & MARK_SELECTED))
        frame_pointed(marking, cell, man);
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
    struct rect box = block ? rect_inset(board_view_body(view, man), -0.02f * c)
                            : rect_inset(board_view_box(view, cell), -0.04f * c);
    struct rect wide = rect_inset(box, -open);
    float radius = block ? 0.16f * c : wide.h / 2;
    int first = canvas->count;
    if (!block)
        canvas_glow(canvas, rect_inset(box, -0.35f * c), faded(ring->colour, man ? 0.8f : 0.25f));
    edged_frame(canvas, wide, radius, 0.06f * c, rgb(0xffffff));
    canvas_frame(canvas, rect_inset(wide, 0.12f * c), radius - 0.12f * c, 0.05f * c, ring->colour);
    canvas_fade(canvas, first, t);
}

/* ---- leaving ---- */

static int leaving_edge(const struct board_view *view, const struct marks *marks)
{
    return board_view_exit_edge(view, (marks->exits & 1) ? 0 : 1);
}

/* The light in the middle of the gate in front of a piece; if the gate is narrow, far enough out
 * that the piece does not cover it. */
static struct rect gate_light(const struct board_view *view, const struct marks *marks)
{
    const float middle = 0.45f; /* of a gate, as a fraction of the frame's width */
    int edge = leaving_edge(view, marks);
    float x, y, c = view->cell, tilt = view->look.tilt;
    board_view_point(view, marks->exit_from, &x, &y);
    x += direction_x[edge] * fmaxf(0.5f * c + middle * (view->field.x - view->frame.x), 0.76f * c);
    y += direction_y[edge] *
         fmaxf(0.5f * c * tilt + middle * (view->field.y - view->frame.y), 0.76f * c * tilt);
    return rect_around(x, y, 0.86f * c, 0.86f * c);
}

void mark_exit(const struct marking *marking)
{
    const struct board_view *view = marking->view;
    const struct theme *theme = marking->theme;
    struct canvas *canvas = marking->canvas;
    const struct marks *marks = marking->marks;
    struct rect light = gate_light(view, marks);
    int edge = leaving_edge(view, marks);
    float x = rect_cx(light), y = rect_cy(light), c = view->cell;
    float dx = direction_x[edge] * 0.17f * c, dy = direction_y[edge] * 0.17f * c;
    canvas_glow(canvas, light, faded(theme->tone[TONE_CAN], 0.7f));
    canvas_arrow(canvas, point_at(x - dx, y - dy), point_at(x + dx, y + dy),
                 (struct stroke){0.085f * c, 0.025f * c}, theme->tone[TONE_CAN]);
    if (marks->exit_focus)
        edged_ring(canvas, point_at(x, y), c * 0.3f, c * 0.04f, theme->tone[TONE_FOCUS]);
}

float mark_exit_overhang(const struct board_view *view, const struct marks *marks)
{
    float beyond = marks->exit_from == CELL_NONE ? 0 : view->frame.y - gate_light(view, marks).y;
    return beyond > 0 ? beyond : 0;
}

/* ---- moves ---- */

struct side {
    struct point from, to;
};

/* The light shows on dark boards, its dark edge on light ones. */
static void draw_side(struct canvas *canvas, struct side side, float width, struct colour colour,
                      bool light)
{
    float dx = side.to.x - side.from.x, dy = side.to.y - side.from.y, length = hypotf(dx, dy);
    if (length < 0.5f)
        return;
    if (light) {
        canvas_beam(canvas, side.from, side.to, width, colour);
        return;
    }
    float broad = 2.4f * width, more = broad / 2; /* so that two sides form a corner */
    float mx = dx / length * more, my = dy / length * more;
    canvas_line(canvas, point_at(side.from.x - mx, side.from.y - my),
                point_at(side.to.x + mx, side.to.y + my), broad,
                faded(rgb(0), 0.7f * (float)colour.a / 255));
}

void mark_area(const struct marking *marking)
{
    struct rect area = marking->marks->area;
    float c = marking->view->cell;
    struct colour gold = marking->theme->tone[TONE_CAN];
    canvas_fill(marking->canvas, area, 0.3f * c, faded(gold, 0.22f));
    canvas_frame(marking->canvas, area, 0.3f * c, 0.08f * c, gold);
}

void mark_rectangle(const struct board_view *view, struct canvas *canvas, float progress,
                    const struct lit_rectangle *rectangle)
{
    float x1, y1, x2, y2, width = view->cell * 0.055f;
    board_view_point(view, rectangle->from, &x1, &y1);
    board_view_point(view, rectangle->to, &x2, &y2);
    float first = clamped(progress * 2, 0, 1), second = clamped(progress * 2 - 1, 0, 1);
    const struct side sides[] = {{{x1, y1}, {mix(x1, x2, first), y1}},
                                 {{x1, y1}, {x1, mix(y1, y2, first)}},
                                 {{x2, y1}, {x2, mix(y1, y2, second)}},
                                 {{x1, y2}, {mix(x1, x2, second), y2}}};
    for (int light = 0; light < 2; light++)
        for (int i = 0; i < 4; i++)
            draw_side(canvas, sides[i], width, rectangle->colour, light);
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
