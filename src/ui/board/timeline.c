#include "ui/board/timeline.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "core/event_text.h"
#include "ui/kit/shape.h"

static float ease(float t)
{
    return t * t * (3 - 2 * t);
}

static float ease_out(float t)
{
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

static float distance_in_cells(const struct geometry *geometry, int a, int b)
{
    float dx = (geometry->x[a] - geometry->x[b]) * (float)geometry->columns;
    float dy = (geometry->y[a] - geometry->y[b]) * (float)geometry->rows;
    return sqrtf(dx * dx + dy * dy);
}

static bool clashes(const struct game *game, const struct event *event)
{
    return event->type == EVENT_HIGHLIGHT &&
           game->highlights[event->highlight].style == HIGHLIGHT_CLASH;
}

static float highlight_length(const struct highlight *highlight)
{
    return highlight->style == HIGHLIGHT_FRAME ? 0.16f : 0.24f;
}

/* Seconds each event takes; the look's table of durations. */
static float event_length(const struct timeline *timeline, const struct event *event)
{
    const struct geometry *geometry = timeline->geometry;
    switch (event->type) {
    case EVENT_MOVED:
        return clamped(0.18f + 0.035f * distance_in_cells(geometry, event->from, event->to), 0,
                       0.42f);
    case EVENT_PLACED:
        return 0.26f;
    case EVENT_CAPTURED:
        return 0.32f;
    case EVENT_REMOVED:
        return 0.32f;
    case EVENT_LEFT:
        return 0.42f;
    case EVENT_HIGHLIGHT:
        return highlight_length(&timeline->game->highlights[event->highlight]);
    case EVENT_REVEALED:
        return 0.26f;
    case EVENT_CONCEALED:
        return 0.2f;
    case EVENT_READY:
        return 0.3f;
    default:
        return 0;
    }
}

/* Events of the same kind in a row happen together: two captures, both turning over. */
static bool together(const struct event *before, const struct event *event)
{
    int type = event->type;
    return before && before->type == type && before->highlight == event->highlight &&
           (type == EVENT_REVEALED || type == EVENT_CAPTURED || type == EVENT_CONCEALED ||
            type == EVENT_HIGHLIGHT);
}

/* A piece moves onto the cell of the one it takes: the capture comes first in the list. */
static bool displaces(const struct event *capture, const struct event *move)
{
    return capture && capture->type == EVENT_CAPTURED && move->type == EVENT_MOVED &&
           move->to == capture->from;
}

float timeline_hold(const struct timeline *timeline)
{
    return timeline->final ? 1.6f : 0.7f;
}

float timeline_still(const struct timeline *timeline)
{
    return timeline_hold(timeline) + 0.5f;
}

/* Revealed pieces are held for a moment. A piece taken by displacement goes when the other one
 * arrives; in a clash they have met already, so one falls before the other advances. */
static void set_beats(struct timeline *timeline)
{
    float start = 0, end = 0;
    const float fall_in_clash = 0.3f, arrival = 0.7f;
    bool clash = false;
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i], *before = i > 0 ? event - 1 : NULL;
        struct beat *beat = &timeline->beats[i];
        bool met = before && before->type == EVENT_REVEALED && event->type != EVENT_REVEALED;
        if (met)
            timeline->met = end;
        if (displaces(before, event) && !clash)
            start = beat[-1].start;
        else if (!together(before, event))
            start = met ? end + timeline_hold(timeline) : end;
        beat->start = start;
        beat->length =
            clash && event->type == EVENT_CAPTURED ? fall_in_clash : event_length(timeline, event);
        if (displaces(before, event) && !clash) {
            beat[-1].start = start + arrival * beat->length;
            end = fmaxf(end, beat[-1].start + beat[-1].length);
        }
        clash |= clashes(timeline->game, event);
        end = fmaxf(end, start + beat->length);
    }
    timeline->length = end;
}

/* Without motion, revealed pieces are shown as a still picture for as long as they would be held:
 * there is no other moment to see what they are. */
static bool show_still(struct timeline *timeline)
{
    if (timeline->direction < 0 || timeline->met <= 0)
        return false;
    timeline->time = timeline->met;
    timeline->still = timeline_still(timeline);
    return true;
}

static unsigned begun_before(const struct timeline *timeline, float time)
{
    unsigned begun = 0;
    for (int i = 0; i < timeline->events.count; i++)
        if (timeline->beats[i].start < time)
            begun |= 1u << i;
    return begun;
}

/* Whether a move leaves the turn with the player who made it. */
static bool turn_goes_on(const struct position *before, const struct position *after)
{
    return before->turn == after->turn && before->phase != PHASE_SETUP;
}

/* The events of the last step, if the turn goes on: none otherwise. */
static void still_lit(const struct match *match, int index, int viewer, struct events *events)
{
    events->count = 0;
    if (index > 0 && turn_goes_on(match_position(match, index - 1), match_position(match, index)))
        match_events(match, index - 1, viewer, events);
}

void timeline_set_step(struct timeline *timeline, const struct match *match, int index, int viewer,
                       const struct geometry *geometry)
{
    *timeline = (struct timeline){.game = match->game, .geometry = geometry};
    match_observe(match, index, viewer, &timeline->before);
    match_observe(match, index + 1, viewer, &timeline->after);
    match_events(match, index, viewer, &timeline->events);
    still_lit(match, index, viewer, &timeline->lit);
    timeline->final = match_outcome_at(match, index + 1).reason >= REASON_OWN;
}

unsigned timeline_start(struct timeline *timeline, int direction, float speed)
{
    timeline->direction = direction;
    timeline->speed = speed;
    timeline->still = timeline->met = 0;
    set_beats(timeline);
    timeline->time = direction > 0 ? 0 : timeline->length;
    if (speed > 0)
        return 0;
    return show_still(timeline) ? begun_before(timeline, timeline->time) : timeline_skip(timeline);
}

unsigned timeline_skip(struct timeline *timeline)
{
    unsigned left = 0;
    for (int i = 0; timeline->direction > 0 && i < timeline->events.count; i++)
        if (timeline->beats[i].start >= timeline->time)
            left |= 1u << i;
    timeline->time = timeline->direction > 0 ? timeline->length : 0;
    timeline->direction = 0;
    return left;
}

unsigned timeline_tick(struct timeline *timeline, float seconds)
{
    unsigned begun = 0;
    if (timeline->direction == 0)
        return begun;
    if (timeline->still > 0) {
        timeline->still -= seconds;
        return timeline->still > 0 ? 0 : timeline_skip(timeline);
    }
    float from = timeline->time;
    timeline->time += seconds * timeline->speed * (float)timeline->direction;
    if (timeline->direction > 0)
        for (int i = 0; i < timeline->events.count; i++) {
            float start = timeline->beats[i].start;
            if (start >= from && start < timeline->time)
                begun |= 1u << i;
        }
    if (timeline->time <= 0 || timeline->time >= timeline->length)
        timeline_skip(timeline);
    return begun;
}

/* Which actor stands on each cell as the events are replayed. */
struct cast {
    struct scene *scene;
    const struct geometry *geometry;
    int viewer;
    bool turn_goes_on;
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

static void take_actor(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    if (!actor)
        return;
    float p = ease(t);
    bool breaks = event->type == EVENT_CAPTURED;
    if (t > 0 && t < 1 && cast->scene->burst_count < BURSTS_MAX)
        cast->scene->bursts[cast->scene->burst_count++] = (struct burst){
            .piece = actor->piece, .breaks = breaks, .x = actor->x, .y = actor->y, .t = t};
    if (breaks) {
        actor->alpha = 1 - clamped(t * 3.5f, 0, 1);
        actor->scale = 1 + 0.1f * t;
    } else { /* lifted off the board */
        actor->lift += 0.9f * p;
        actor->scale = 1 + 0.12f * p;
        actor->alpha = 1 - p;
        actor->angle = (actor->piece.owner == 0 ? -24.0f : 24.0f) * p;
    }
    actor->moving = t > 0;
    if (t > 0) {
        cast->scene->flash = 0.6f * sinf(3.14159f * t);
        cast->scene->flash_cell = event->from;
    }
    cast->scene->shake = t > 0 && t < 0.6f ? 1 - t / 0.6f : 0;
    cast->on[event->from] = -1;
}

static void leave_board(struct cast *cast, const struct event *event, float t)
{
    struct actor *actor = actor_on(cast, event->from);
    int edge = cast->geometry->exit_edge[event->player];
    if (!actor || edge == GEOMETRY_NO_EXIT)
        return;
    float step = ease(t) * 1.15f;
    actor->x += direction_x[edge] * step / (float)cast->geometry->columns;
    actor->y += direction_y[edge] * step / (float)cast->geometry->rows;
    actor->alpha = 1 - clamped((t - 0.55f) / 0.45f, 0, 1);
    actor->scale = 1 - 0.15f * clamped((t - 0.55f) / 0.45f, 0, 1);
    actor->moving = t > 0;
    cast->on[event->from] = -1;
    cast->scene->trail = sinf(3.14159f * t);
    cast->scene->trail_cell = event->from;
    cast->scene->trail_x = actor->x;
    cast->scene->trail_y = actor->y;
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
    float cells = distance_in_cells(g, event->from, event->to);
    float reach = cells > 0 ? ease(t) * (cells - 0.82f) / cells : 0; /* both faces stay visible */
    actor->x = mix(g->x[event->from], g->x[event->to], reach);
    actor->y = mix(g->y[event->from], g->y[event->to], reach);
    actor->moving = t > 0;
    cast->scene->flash_cell = event->to; /* where they meet */
    cast->scene->flash = clamped(t * 4 - 3, 0, 1);
}

static void light_frame(struct scene *scene, const struct event *event, float t)
{
    if (t <= 0)
        return;
    scene->beam = clamped(t * 1.5f, 0, 1);
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
    still_lit(match, index, viewer, &events);
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

void timeline_scene(const struct timeline *timeline, float time, struct scene *scene)
{
    memset(scene, 0, sizeof *scene);
    struct cast cast = {.scene = scene,
                        .geometry = timeline->geometry,
                        .viewer = timeline->before.viewer,
                        .turn_goes_on =
                            turn_goes_on(observed(&timeline->before), observed(&timeline->after))};
    cast_position(&cast, timeline->game, &timeline->before);
    if (timeline->length > 0)
        scene_light_lines(scene, timeline->game, &timeline->lit,
                          lit_at_rest * (1 - clamped(time / timeline->length, 0, 1)));
    for (int i = 0; i < timeline->events.count; i++) {
        const struct beat *beat = &timeline->beats[i];
        float t = beat->length > 0 ? clamped((time - beat->start) / beat->length, 0, 1)
                                   : (time >= beat->start ? 1 : 0);
        play_event(&cast, timeline->game, &timeline->events.list[i], t);
        if (timeline->events.list[i].type == EVENT_READY)
            appear(&cast, timeline, t);
    }
    if (scene->beam > 0 && timeline->length > 0)
        scene->beam_fade = clamped((timeline->length - time) / 0.2f, 0, 1);
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
