/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where each piece is and what is lit at one moment of a timeline. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "core/event_text.h"
#include "ui/board/timeline.h"
#include "ui/kit/shape.h"

static float ease(float t)
{
    return t * t * (3 - 2 * t);
}

static float ease_out(float t)
{
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* Progress within a part of a beat, 0…1. */
static float part_of(float t, float from, float to)
{
    return clamped((t - from) / (to - from), 0, 1);
}

/* Which actor stands on each cell as the events are replayed. */
struct cast {
    struct scene *scene;
    const struct geometry *geometry;
    int viewer;
    bool turn_goes_on;
    const struct landing *landing; /* of the event being played, or NULL */
    int on[CELL_LIMIT];
};

static struct actor *actor_on(struct cast *cast, int cell)
{
    int index = cell < CELL_LIMIT ? cast->on[cell] : -1;
    return index < 0 ? NULL : &cast->scene->actors[index];
}

static struct actor *add_actor(struct cast *cast, struct piece piece, int cell)
{
    struct scene *scene = cast->scene;
    assert(scene->count < ACTORS_MAX);
    cast->on[cell] = scene->count;
    struct actor *actor = &scene->actors[scene->count++];
    *actor = (struct actor){.piece = piece,
                            .cell = (uint8_t)cell,
                            .x = cast->geometry->x[cell],
                            .y = cast->geometry->y[cell],
                            .alpha = 1,
                            .scale = 1,
                            .turn = 1};
    return actor;
}

static void cast_position(struct cast *cast, const struct game *game,
                          const struct observation *observation)
{
    memset(cast->on, -1, sizeof cast->on);
    for (int i = 0; i < cast->geometry->cell_count; i++) {
        int cell = cast->geometry->cells[i];
        struct piece piece = observed_piece(game, observation, cell);
        if (piece.owner < 2)
            add_actor(cast, piece, cell);
    }
}

/* A piece is lifted a little on its way and set down at the end. */
static void move_actor(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    if (!actor)
        return;
    const struct geometry *g = cast->geometry;
    actor->x = mix(actor->x, g->x[event->to], ease(t)); /* an attacker is already half way */
    actor->y = mix(actor->y, g->y[event->to], ease(t));
    actor->lift = 0.16f * sinf(3.14159f * t);
    actor->moving = t > 0 && t < 1;
    actor->cell = t < 1 ? event->from : event->to;
    cast->on[event->to] = cast->on[event->from];
    cast->on[event->from] = -1;
}

/* Pieces enter from the side of their player's panel: left for the first player, right for the
 * second. */
static void place_actor(struct cast *cast, const struct event *event, float t)
{
    if (t <= 0)
        return;
    struct piece piece = {.owner = event->player, .kind = event->kind};
    struct actor *actor = add_actor(cast, piece, event->to);
    float side = event->player == 0 ? -0.14f : 1.14f, target_x = actor->x;
    actor->x = mix(side, target_x, ease_out(t));
    actor->lift = 0.8f * (1 - ease(t));
    actor->alpha = clamped(t * 3, 0, 1);
    actor->moving = t < 1;
}

/* What is taken goes to the panel of its side; where there is none, over the edge beside it. */
static struct landing landing_of(const struct cast *cast, const struct actor *actor)
{
    if (cast->landing && cast->landing->set)
        return *cast->landing;
    return (struct landing){.x = actor->piece.owner == 0 ? -0.25f : 1.25f, .y = 0.5f, .size = 0.5f};
}

static void add_burst(struct cast *cast, struct burst burst)
{
    struct scene *scene = cast->scene;
    if (burst.t > 0 && burst.t < 1 && scene->burst_count < BURSTS_MAX)
        scene->bursts[scene->burst_count++] = burst;
}

/* Hit: it stands still for a moment, white. Then it trembles and cracks, and is gone in splinters
 * (splinters.h). */
static void break_actor(struct actor *actor, const struct geometry *geometry, float t)
{
    float crack = part_of(t, hit_ends, crack_ends);
    if (crack > 0 && crack < 1)
        actor->x += 0.035f / (float)geometry->columns * sinf(crack * 25) * (1 - 0.4f * crack);
    actor->scale = t > 0 ? 1.05f : 1;
    actor->alpha = t < crack_ends ? 1 : 0;
}

/* Gripped and lifted as by a hand, then carried in an arc to where it is put down. */
static void carry_actor(struct actor *actor, const struct landing *to, float t)
{
    float grip = ease(part_of(t, 0, 0.28f)), way = ease(part_of(t, 0.28f, flight_ends));
    actor->x = mix(actor->x, to->x, way);
    actor->y = mix(actor->y, to->y, way);
    actor->lift = 0.55f * grip * (1 - way) + 0.9f * sinf(3.14159f * way);
    actor->scale = mix(1 + 0.1f * grip, to->size, way);
    actor->angle = (to->x > 0.5f ? 9.0f : -9.0f) * sinf(3.14159f * way);
    actor->alpha = to->set ? 1 - part_of(t, flight_ends, 1) : 1 - part_of(way, 0.6f, 1);
}

static void take_actor(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    if (!actor)
        return;
    struct landing to = landing_of(cast, actor);
    bool breaks = event->type == EVENT_CAPTURED;
    add_burst(cast, (struct burst){.piece = actor->piece,
                                   .breaks = breaks,
                                   .dust_from = breaks ? crack_ends : 0,
                                   .x = actor->x,
                                   .y = actor->y,
                                   .t = t,
                                   .to = to});
    if (breaks)
        break_actor(actor, cast->geometry, t);
    else if (t > 0)
        carry_actor(actor, &to, t);
    actor->moving = t > 0;
    cast->on[event->from] = -1;
    if (t <= 0)
        return;
    float after = breaks ? part_of(t, hit_ends, 0.5f) : part_of(t, 0, 0.5f);
    cast->scene->flash = breaks && t < hit_ends ? 0.9f : 0.6f * (1 - after);
    cast->scene->flash_cell = event->from;
    if (breaks && t >= hit_ends && after < 1) /* nothing stirs before the crack */
        cast->scene->shake = 1 - after;
}

/* It draws back a little, then runs out through its gate, faster and faster and ever smaller in its
 * light. */
static void run_out(struct actor *actor, const struct geometry *geometry, int edge, float t)
{
    const float small = 0.4f, reach = 0.64f; /* in cells */
    float back = 0.14f * sinf(3.14159f * part_of(t, 0, back_ends));
    float run = part_of(t, back_ends, gate_passed), step = reach * run * run - back;
    actor->x += direction_x[edge] * step / (float)geometry->columns;
    actor->y += direction_y[edge] * step / (float)geometry->rows;
    actor->angle = direction_x[edge] * (10 * run * (1 - run) - 60 * back);
    actor->lift = 0.1f * fabsf(sinf(9 * run)) * (1 - run);
    actor->scale = mix(1, small, part_of(step, 0, reach));
}

/* From its gate to where it is put down, in an arc that never rises above both: `way` is 0…1. */
static struct point flown(const struct actor *gate, const struct landing *to, float way)
{
    return point_at(mix(gate->x, to->x, way), mix(gate->y, to->y, way * way));
}

static void light_gate(struct cast *cast, const struct event *event, float lit)
{
    const struct geometry *g = cast->geometry;
    int edge = g->exit_edge[event->player];
    if (edge == GEOMETRY_NO_EXIT)
        return;
    float x = g->x[event->from] + direction_x[edge] * 0.5f / (float)g->columns;
    float y = g->y[event->from] + direction_y[edge] * 0.5f / (float)g->rows;
    cast->scene->gate = (struct gate){.player = event->player, .x = x, .y = y, .lit = lit};
}

/* Light follows it to the gate, which flares up as it runs through, and on its way from there. */
static void leave_board(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    const struct geometry *g = cast->geometry;
    int edge = g->exit_edge[event->player];
    if (!actor || edge == GEOMETRY_NO_EXIT)
        return;
    struct scene *scene = cast->scene;
    struct landing to = landing_of(cast, actor);
    struct point tail = {actor->x, actor->y};
    float way = to.set ? ease(part_of(t, gate_passed, flight_ends)) : 0;
    run_out(actor, g, edge, t);
    light_gate(cast, event,
               smaller(ease(part_of(t, 0, back_ends)), 1 - part_of(t, gate_passed, flight_ends)));
    scene->gate.flare = part_of(t, gate_passed - 0.02f, 0.85f);
    add_burst(cast, (struct burst){.piece = actor->piece,
                                   .dust_from = gate_passed,
                                   .x = scene->gate.x,
                                   .y = scene->gate.y,
                                   .t = t,
                                   .to = to});
    if (way > 0)
        tail = flown(actor, &to, larger(way - 0.16f, 0));
    struct point now = flown(actor, &to, way);
    actor->x = now.x;
    actor->y = now.y;
    actor->scale = mix(actor->scale, to.size, way);
    actor->alpha = 1 - (to.set ? part_of(t, flight_ends, 1) : part_of(t, gate_passed, 0.6f));
    actor->moving = t > 0;
    cast->on[event->from] = -1;
    scene->trail = smaller(part_of(t, back_ends, back_ends + 0.1f), actor->alpha);
    scene->tail_x = tail.x;
    scene->tail_y = tail.y;
    scene->trail_x = now.x;
    scene->trail_y = now.y;
}

static void turn_over(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    if (event->type == EVENT_REVEALED)
        cast->scene->flash *= 1 - t; /* of their meeting */
    if (!actor || t <= 0)
        return;
    bool known = event->type == EVENT_REVEALED || cast->viewer == VIEWER_ALL ||
                 cast->viewer == event->player;
    uint8_t kind = known ? event->kind : KIND_UNKNOWN;
    if (actor->piece.kind == kind)
        return;
    if (t >= 0.5f)
        actor->piece.kind = kind;
    actor->turn = fabsf(cosf(3.14159f * t));
    actor->lift += 0.2f * sinf(3.14159f * t);
}

static void clash(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    if (!actor)
        return;
    const struct geometry *g = cast->geometry;
    float cells = timeline_distance(g, event->from, event->to);
    float reach = cells > 0 ? ease(t) * (cells - 0.82f) / cells : 0; /* both faces stay visible */
    actor->x = mix(g->x[event->from], g->x[event->to], reach);
    actor->y = mix(g->y[event->from], g->y[event->to], reach);
    actor->moving = t > 0;
    cast->scene->flash_cell = event->to; /* where they meet */
    cast->scene->flash = clamped(t * 4 - 3, 0, 1);
}

/* It grows from both corners at once, then stands for a moment in white: what it takes is about to
 * be hit. */
static void light_frame(struct scene *scene, const struct event *event, float t)
{
    if (t <= 0)
        return;
    float grown = beam_grows / (beam_grows + beam_holds);
    scene->beam = part_of(t, 0, grown);
    scene->beam_heat = part_of(t, grown, 1);
    scene->beam_fade = 1;
    scene->beam_from = event->from;
    scene->beam_to = event->to;
}

static const float lit_at_rest = 0.8f;

static void light_line(struct scene *scene, const struct event *event, float strength)
{
    if (strength <= 0 || scene->line_count == LIT_LINES_MAX)
        return;
    struct lit_line *line = &scene->lines[scene->line_count++];
    line->strength = strength;
    line->count = event_cells(event, line->cells);
}

void scene_light_lines(struct scene *scene, const struct game *game, const struct events *events,
                       float strength)
{
    for (int i = 0; i < events->count; i++) {
        const struct highlight *highlight = event_highlight(game, &events->list[i]);
        if (highlight && highlight->style == HIGHLIGHT_LINE)
            light_line(scene, &events->list[i], strength);
    }
}

void scene_light_turn(struct scene *scene, const struct match *match, int index, int viewer)
{
    struct events events;
    timeline_still_lit(match, index, viewer, &events);
    scene_light_lines(scene, match->game, &events, lit_at_rest);
}

/* A line flares up and fades, or stays lit where the turn goes on. */
static float line_strength(const struct cast *cast, float t)
{
    float flare = sinf(3.14159f * t);
    return cast->turn_goes_on && t > 0.5f ? fmaxf(flare, lit_at_rest) : flare;
}

static void play_highlight(struct cast *cast, const struct highlight *highlight,
                           const struct event *event, float t)
{
    switch (highlight->style) {
    case HIGHLIGHT_FRAME:
        light_frame(cast->scene, event, t);
        break;
    case HIGHLIGHT_LINE:
        light_line(cast->scene, event, line_strength(cast, t));
        break;
    case HIGHLIGHT_CLASH:
        clash(cast, event, t);
        break;
    }
}

/* When the last setup is finished, pieces hidden until then appear. */
static void appear(struct cast *cast, const struct timeline *timeline, float t)
{
    for (int i = 0; t > 0 && i < cast->geometry->cell_count; i++) {
        int cell = cast->geometry->cells[i];
        struct piece piece = observed_piece(timeline->game, &timeline->after, cell);
        if (piece.owner < 2 && !actor_on(cast, cell))
            add_actor(cast, piece, cell)->alpha = t;
    }
}

static void play_event(struct cast *cast, const struct game *game, const struct event *event,
                       float t)
{
    switch (event->type) {
    case EVENT_MOVED:
        move_actor(cast, event, t);
        break;
    case EVENT_PLACED:
        place_actor(cast, event, t);
        break;
    case EVENT_CAPTURED:
    case EVENT_REMOVED:
        take_actor(cast, event, t);
        break;
    case EVENT_LEFT:
        leave_board(cast, event, t);
        break;
    case EVENT_REVEALED:
    case EVENT_CONCEALED:
        turn_over(cast, event, t);
        break;
    case EVENT_HIGHLIGHT:
        play_highlight(cast, &game->highlights[event->highlight], event, t);
        break;
    default:
        break;
    }
}

/* Pieces that have faded out are no longer drawn. */
static void dismiss_invisible(struct scene *scene)
{
    int kept = 0;
    for (int i = 0; i < scene->count; i++)
        if (scene->actors[i].alpha > 0.004f)
            scene->actors[kept++] = scene->actors[i];
    scene->count = kept;
}

/* ---- reduced motion ---- */

/* What differs fades out or in where it stands; nothing moves. `shown` is how much of the position
 * after the step is seen. */
static void cross_fade(struct cast *cast, const struct timeline *timeline, float shown)
{
    for (int i = 0; i < cast->geometry->cell_count; i++) {
        int cell = cast->geometry->cells[i];
        struct piece from = observed_piece(timeline->game, &timeline->before, cell);
        struct piece to = observed_piece(timeline->game, &timeline->after, cell);
        bool same = from.owner == to.owner && from.kind == to.kind;
        if (from.owner < 2 && !same && cast->scene->count < ACTORS_MAX)
            add_actor(cast, from, cell)->alpha = 1 - shown;
        if (to.owner < 2 && cast->scene->count < ACTORS_MAX)
            add_actor(cast, to, cell)->alpha = same ? 1 : shown;
    }
}

/* Forward, the light that explains a move comes and goes once; what it takes stays until then. */
static void fade_scene(struct cast *cast, const struct timeline *timeline)
{
    struct scene *scene = cast->scene;
    float t = 1 - timeline->fade / timeline->fade_length;
    bool takes = timeline->direction > 0 && timeline->fade_length > 0.5f;
    float shown = ease(takes ? part_of(t, 0.55f, 1) : t);
    cross_fade(cast, timeline, timeline->direction > 0 ? shown : 1 - shown);
    for (int i = 0; timeline->direction > 0 && i < timeline->events.count; i++) {
        const struct highlight *highlight =
            event_highlight(timeline->game, &timeline->events.list[i]);
        if (highlight && highlight->style == HIGHLIGHT_FRAME)
            light_frame(scene, &timeline->events.list[i], 1);
        else if (highlight && highlight->style == HIGHLIGHT_LINE)
            light_line(scene, &timeline->events.list[i],
                       timeline->turn_goes_on ? lit_at_rest * t : sinf(3.14159f * t));
        else if (timeline->events.list[i].type == EVENT_LEFT)
            light_gate(cast, &timeline->events.list[i], sinf(3.14159f * t));
    }
    if (timeline->direction > 0)
        scene_light_lines(scene, timeline->game, &timeline->lit, lit_at_rest * (1 - t));
    scene->beam_heat = 0;
    scene->beam_fade = smaller(part_of(t, 0, 0.2f), 1 - part_of(t, 0.7f, 1));
    dismiss_invisible(scene);
}

void timeline_scene(const struct timeline *timeline, float time, struct scene *scene)
{
    memset(scene, 0, sizeof *scene);
    struct cast cast = {.scene = scene,
                        .geometry = timeline->geometry,
                        .viewer = timeline->before.viewer,
                        .turn_goes_on = timeline->turn_goes_on};
    if (timeline->fade > 0) {
        fade_scene(&cast, timeline);
        return;
    }
    cast_position(&cast, timeline->game, &timeline->before);
    if (timeline->length > 0)
        scene_light_lines(scene, timeline->game, &timeline->lit,
                          lit_at_rest * (1 - clamped(time / timeline->length, 0, 1)));
    for (int i = 0; i < timeline->events.count; i++) {
        const struct beat *beat = &timeline->beats[i];
        float t = beat->length > 0 ? clamped((time - beat->start) / beat->length, 0, 1)
                                   : (time >= beat->start ? 1 : 0);
        cast.landing = &timeline->landings[i];
        play_event(&cast, timeline->game, &timeline->events.list[i], t);
        if (timeline->events.list[i].type == EVENT_READY)
            appear(&cast, timeline, t);
    }
    if (scene->beam > 0 && timeline->length > 0) {
        scene->beam_fade = clamped((timeline->length - time) / 0.4f, 0, 1);
        scene->beam_heat *= scene->beam_fade;
    }
    dismiss_invisible(scene);
}

void scene_at_rest(struct scene *scene, const struct game *game, const struct geometry *geometry,
                   const struct observation *observation)
{
    memset(scene, 0, sizeof *scene);
    struct cast cast = {.scene = scene, .geometry = geometry};
    cast_position(&cast, game, observation);
}

int actor_cell(const struct actor *actor)
{
    return actor->moving ? CELL_NONE : actor->cell;
}

const struct actor *scene_man(const struct scene *scene, int cell)
{
    for (int i = 0; i < scene->count; i++)
        if (actor_cell(&scene->actors[i]) == cell && cell != CELL_NONE)
            return &scene->actors[i];
    return NULL;
}
