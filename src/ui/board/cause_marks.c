/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/cause_marks.h"

#include <math.h>

#include "base/i18n.h"
#include "core/event_text.h"

/* ---- the last turn ---- */

static void light_frames(struct scene *scene, const struct game *game, const struct events *events,
                         float strength)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        const struct highlight *highlight = event_highlight(game, event);
        if (!highlight || highlight->style != HIGHLIGHT_FRAME)
            continue;
        scene->beam = 1;
        scene->beam_fade = 0.7f * strength;
        scene->beam_from = event->from;
        scene->beam_to = event->to;
    }
}

static void add_shades(struct scene *scene, const struct geometry *geometry,
                       const struct events *events, float strength)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        bool gone = event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED ||
                    event->type == EVENT_LEFT;
        if (!gone || scene_man(scene, event->from) || scene->count == ACTORS_MAX)
            continue;
        scene->actors[scene->count++] =
            (struct actor){.piece = piece_of(event->player, event->kind),
                           .cell = event->from,
                           .x = geometry->x[event->from],
                           .y = geometry->y[event->from],
                           .alpha = 0.32f * strength,
                           .scale = 1,
                           .turn = 1};
    }
}

void cause_set_scene(const struct shown_cause *shown, const struct match *match, int index,
                     struct scene *scene)
{
    enum { STEPS = 4 };
    struct events steps[STEPS];
    struct geometry geometry;
    float strength = clamped(shown->time / 0.3f, 0, 1);
    int count = match_last_turn(match, index, steps, STEPS);
    match->game->geometry(&match->settings, &geometry);
    for (int i = 0; i < count && shown->cause.count > 0; i++) {
        light_frames(scene, match->game, &steps[i], strength);
        scene_light_lines(scene, match->game, &steps[i], 0.8f * strength);
        add_shades(scene, &geometry, &steps[i], strength);
    }
}

/* ---- the rings ---- */

static struct colour ring_colour(const struct marking *marking)
{
    int player = marking->marks->cause->cause.player;
    return player == NOBODY ? marking->theme->tone[TONE_CAN]
                            : marking->theme->tone[TONE_PLAYER_1 + player];
}

/* They close around their men one after the other. */
static float ring_progress(const struct shown_cause *shown, int index)
{
    float start = index < 4 ? 0.1f * (float)index : 0.4f;
    return clamped((shown->time - start) / 0.3f, 0, 1);
}

static void draw_rings(const struct marking *marking, const struct scene *scene, bool above)
{
    const struct shown_cause *shown = marking->marks->cause;
    for (int i = 0; i < shown->cause.count; i++) {
        int first = marking->canvas->count;
        float progress = ring_progress(shown, shown->fades ? 0 : i);
        mark_reason(
            marking, shown->cause.cells[i], scene_man(scene, shown->cause.cells[i]),
            &(struct reason_ring){ring_colour(marking), shown->fades ? 1 : progress, above});
        if (shown->fades)
            canvas_fade(marking->canvas, first, progress);
    }
}

void cause_mark_below(const struct marking *marking, const struct scene *scene)
{
    draw_rings(marking, scene, false);
}

/* ---- the words ---- */

/* Men, rings, and the points of a board of lines. */
static bool covers_something(const struct board_view *view, const struct cause *cause,
                             const struct scene *scene, struct rect box)
{
    const struct geometry *g = &view->geometry;
    float spot = 0.2f * view->cell; /* a drilled point */
    bool covers = false;
    box = rect_inset(box, -0.03f * view->cell);
    for (int i = 0; i < scene->count && !covers; i++)
        covers = rects_meet(board_view_body(view, &scene->actors[i]), box);
    for (int i = 0; i < cause->count && !covers; i++)
        covers = rects_meet(board_view_box(view, cause->cells[i]), box);
    for (int i = 0; i < g->cell_count && !g->squares && !covers; i++) {
        float x, y;
        board_view_point(view, g->cells[i], &x, &y);
        covers = rects_meet(rect_around(x, y, spot, spot), box);
    }
    return covers;
}

static float gap_between(struct rect a, struct rect b)
{
    float dx = fabsf(rect_cx(a) - rect_cx(b)) - (a.w + b.w) / 2;
    float dy = fabsf(rect_cy(a) - rect_cy(b)) - (a.h + b.h) / 2;
    return hypotf(larger(dx, 0), larger(dy, 0));
}

/* The nearest ring: the middle of the words' side better faces it. */
static float distance_to_rings(const struct board_view *view, const struct cause *cause,
                               struct rect box, int *cell)
{
    float nearest = view->frame.w + view->frame.h;
    for (int i = 0; i < cause->count; i++) {
        struct rect ring = board_view_box(view, cause->cells[i]);
        float away = gap_between(box, ring) + 0.1f * fabsf(rect_cx(box) - rect_cx(ring));
        if (away >= nearest)
            continue;
        nearest = away;
        *cell = cause->cells[i];
    }
    return nearest;
}

/* From the edge of the words straight to the ring they are about. */
static void lead_to_ring(const struct board_view *view, const struct scene *scene,
                         struct cause_label *label)
{
    struct rect flat = rect_inset(label->box, 0.3f * label->box.h); /* without round corners */
    float x, y;
    board_view_point(view, label->cell, &x, &y);
    struct point near = {clamped(x, flat.x, flat.x + flat.w), clamped(y, flat.y, flat.y + flat.h)};
    label->to = mark_reason_edge(view, label->cell, scene_man(scene, label->cell), near);
    label->from = point_at(clamped(label->to.x, flat.x, flat.x + flat.w),
                           clamped(label->to.y, flat.y, flat.y + flat.h));
}

/* Whether the line to the ring runs over a man who stands elsewhere. */
static bool leads_over_a_man(const struct scene *scene, const struct board_view *view,
                             const struct cause_label *label)
{
    enum { STEPS = 8 };
    bool over = false;
    for (int i = 0; i < scene->count && !over; i++) {
        struct rect body = board_view_body(view, &scene->actors[i]);
        for (int k = 0; k <= STEPS && actor_cell(&scene->actors[i]) != label->cell; k++) {
            float part = (float)k / STEPS;
            over |= rect_has(body, mix(label->from.x, label->to.x, part),
                             mix(label->from.y, label->to.y, part));
        }
    }
    return over;
}

static bool covers_a_mark(const struct board_view *view, const struct marks *marks, struct rect box)
{
    const struct geometry *g = &view->geometry;
    bool covers = false;
    for (int i = 0; i < g->cell_count && !covers; i++)
        covers = marks->cell[g->cells[i]] && rects_meet(board_view_box(view, g->cells[i]), box);
    return covers;
}

struct cause_label cause_label(const struct board_view *view, const struct marks *marks,
                               const struct scene *scene)
{
    const struct cause *cause = &marks->cause->cause;
    const float farthest = 2;                      /* cells: further away nobody connects them */
    const float over_mark = 0.7f, over_man = 1.5f; /* cells: rather as much further away */
    struct rect field = view->field;               /* coordinates are around it */
    struct cause_label best = {.cell = CELL_NONE};
    if (cause->count == 0 || !cause->label)
        return best;
    float h = 1.5f * text_height(TEXT_BODY), w = text_width(TEXT_BODY, _(cause->label)) + h;
    float c = view->cell, step = 0.125f * c, right = field.x + field.w, bottom = field.y + field.h;
    float least = 0.35f * h, lowest = (farthest + over_mark + over_man) * c;
    for (float y = field.y; y + h <= bottom; y += step)
        for (float x = field.x; x + w <= right; x += step) {
            struct cause_label label = {.box = {x, y, w, h}};
            float away = distance_to_rings(view, cause, label.box, &label.cell);
            if (away < least || away > farthest * c || away >= lowest ||
                covers_something(view, cause, scene, label.box))
                continue;
            lead_to_ring(view, scene, &label);
            away += covers_a_mark(view, marks, label.box) ? over_mark * c : 0;
            away += leads_over_a_man(scene, view, &label) ? over_man * c : 0;
            if (away >= lowest)
                continue;
            lowest = away;
            best = label;
        }
    return best;
}

/* From below the words' frame to the ring, with a knob on it. */
static void draw_lead(const struct marking *marking, const struct cause_label *label,
                      struct colour colour)
{
    float h = label->box.h, width = 0.09f * h, edge = 0.05f * h;
    struct colour dark = opaque(marking->theme->tone[TONE_PANEL]);
    canvas_line(marking->canvas, label->from, label->to, width + 2 * edge, dark);
    canvas_disc(marking->canvas, label->to, 0.16f * h + edge, dark);
    canvas_line(marking->canvas, label->from, label->to, width, colour);
    canvas_disc(marking->canvas, label->to, 0.16f * h, colour);
}

static void draw_label(const struct marking *marking, const struct scene *scene)
{
    const struct shown_cause *shown = marking->marks->cause;
    float shade = clamped((shown->time - 0.45f) / 0.25f, 0, 1);
    if (shade <= 0)
        return;
    struct cause_label label = cause_label(marking->view, marking->marks, scene);
    struct rect box = label.box;
    if (box.w <= 0)
        return;
    int first = marking->canvas->count;
    struct colour colour = ring_colour(marking);
    draw_lead(marking, &label, opaque(colour));
    canvas_fill(marking->canvas, box, 0.25f * box.h,
                blended(opaque(marking->theme->tone[TONE_PANEL]), opaque(colour), 0.12f));
    canvas_frame(marking->canvas, box, 0.25f * box.h, 0.06f * box.h, colour);
    canvas_label(marking->canvas, text_centred(TEXT_BODY, marking->theme->tone[TONE_TEXT]), box,
                 _(shown->cause.label));
    canvas_fade(marking->canvas, first, shade);
}

void cause_mark_above(const struct marking *marking, const struct scene *scene)
{
    draw_rings(marking, scene, true);
    draw_label(marking, scene);
}
