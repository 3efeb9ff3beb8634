/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/timeline.h"

#include <math.h>

#include "core/event_text.h"
#include "ui/kit/shape.h"

float timeline_distance(const struct geometry *geometry, int a, int b)
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
    return highlight->style == HIGHLIGHT_FRAME ? beam_grows + beam_holds : 0.24f;
}

/* Seconds each event takes; the look's table of durations. */
static float event_length(const struct timeline *timeline, const struct event *event)
{
    const struct geometry *geometry = timeline->geometry;
    switch (event->type) {
    case EVENT_MOVED:
        return clamped(0.18f + 0.035f * timeline_distance(geometry, event->from, event->to), 0,
                       0.42f);
    case EVENT_PLACED:
        return 0.26f;
    case EVENT_CAPTURED:
        return 0.66f;
    case EVENT_REMOVED:
        return 0.62f;
    case EVENT_LEFT:
        return 1.1f;
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

/* Events of the same kind in a row happen together: both turning over. Of two captures the second
 * begins a little later, so that one sees and hears two. */
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
    return timeline->climax ? 1.6f : duel_faces + 0.6f;
}

float timeline_still(const struct timeline *timeline)
{
    return timeline_hold(timeline) + (timeline->fades ? 1.4f : 0.3f);
}

float timeline_still_shown(const struct timeline *timeline)
{
    const float fade = 0.3f;
    float left = timeline->still, since = timeline_still(timeline) - left;
    return clamped(smaller(left, since) / fade, 0, 1);
}

/* Revealed pieces are held for a moment. A piece taken by displacement goes when the other one
 * arrives; in a clash they have met already, so one falls before the other advances. */
static void set_beats(struct timeline *timeline)
{
    float start = 0, end = 0;
    const float fall_in_clash = 0.3f, arrival = 0.7f, one_by_one = 0.14f;
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
        else if (event->type == EVENT_CAPTURED && !clash)
            start += one_by_one;
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

/* Turns over one side's piece in `length` seconds from `start` on; returns when that has ended. */
static float turn_side(struct timeline *timeline, int player, float start, float length)
{
    float end = start;
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        if (event->type != EVENT_REVEALED || event->player != player)
            continue;
        timeline->beats[i] = (struct beat){start, length};
        end = start + length;
    }
    return end;
}

/* The prize is turned over alone before the one that takes it, and seen for longer. */
static void set_climax(struct timeline *timeline)
{
    const struct event *prize = event_of_prize(timeline->game, &timeline->events);
    int taken = (int)(prize - timeline->events.list);
    float end = timeline->beats[0].length + climax_waits;
    end = turn_side(timeline, prize->player, end, climax_turns) + climax_alone;
    end = turn_side(timeline, 1 - prize->player, end, climax_arrives);
    timeline->met = end;
    timeline->beats[taken] = (struct beat){end, climax_carried + climax_held};
    end += timeline->beats[taken].length;
    for (int i = taken + 1; i < timeline->events.count; i++) {
        timeline->beats[i].start = end;
        end += timeline->beats[i].length;
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

static unsigned begun_by(const struct timeline *timeline, float time)
{
    unsigned begun = 0;
    for (int i = 0; i < timeline->events.count; i++)
        if (timeline->beats[i].start <= time)
            begun |= 1u << i;
    return begun;
}

static bool turn_goes_on(const struct position *before, const struct position *after)
{
    return before->turn == after->turn && before->phase != PHASE_SETUP;
}

void timeline_still_lit(const struct match *match, int index, int viewer, struct events *events)
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
    timeline_still_lit(match, index, viewer, &timeline->lit);
    timeline->turn_goes_on = turn_goes_on(observed(&timeline->before), observed(&timeline->after));
    timeline->final = match_outcome_at(match, index + 1).reason >= REASON_OWN;
    timeline->climax = timeline->events.count > 0 &&
                       clashes(match->game, &timeline->events.list[0]) &&
                       event_of_prize(match->game, &timeline->events);
}

static bool event_takes_away(const struct event *event)
{
    return event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED ||
           event->type == EVENT_LEFT;
}

/* Long enough to see what is taken before it is gone, unless a still picture has shown it. */
static float fade_length(const struct timeline *timeline)
{
    bool unseen = timeline->direction > 0 && timeline->met <= 0;
    for (int i = 0; unseen && i < timeline->events.count; i++)
        if (event_takes_away(&timeline->events.list[i]))
            return 0.8f;
    return 0.3f;
}

/* The rest at once, or as a fade; returns the events that begin now. */
static unsigned end_still(struct timeline *timeline)
{
    int direction = timeline->direction;
    unsigned left = timeline_skip(timeline);
    if (timeline->fades) {
        timeline->direction = direction;
        timeline->fade = timeline->fade_length = fade_length(timeline);
    }
    return left;
}

unsigned timeline_start(struct timeline *timeline, int direction, float speed)
{
    timeline->direction = direction;
    timeline->speed = speed;
    timeline->still = timeline->met = timeline->fade = 0;
    set_beats(timeline);
    if (timeline->climax)
        set_climax(timeline);
    timeline->time = direction > 0 ? 0 : timeline->length;
    if (speed > 0)
        return 0;
    return show_still(timeline) ? begun_by(timeline, timeline->time) : end_still(timeline);
}

unsigned timeline_skip(struct timeline *timeline)
{
    bool pictured = timeline->still != 0; /* then what begins now began with the still picture */
    unsigned left = 0;
    for (int i = 0; timeline->direction > 0 && i < timeline->events.count; i++)
        if (timeline->beats[i].start > timeline->time ||
            (timeline->beats[i].start >= timeline->time && !pictured))
            left |= 1u << i;
    timeline->time = timeline->direction > 0 ? timeline->length : 0;
    timeline->direction = 0;
    timeline->still = timeline->fade = 0;
    return left;
}

static bool takes_away(const struct event *event)
{
    return event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED ||
           event->type == EVENT_LEFT;
}

static float landing_time(const struct beat *beat)
{
    return beat->start + flight_ends * beat->length;
}

int timeline_gone(const struct timeline *timeline, int player, int kind)
{
    int gone = timeline->game->tally(observed(&timeline->before), player, kind).gone;
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        gone += takes_away(event) && event->player == player && event->kind == kind &&
                landing_time(&timeline->beats[i]) <= timeline->time;
    }
    return gone;
}

bool timeline_told(const struct timeline *timeline)
{
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        if ((takes_away(event) || event->type == EVENT_REVEALED) &&
            landing_time(&timeline->beats[i]) > timeline->time)
            return false;
    }
    return true;
}

unsigned timeline_tick(struct timeline *timeline, float seconds)
{
    unsigned begun = 0;
    if (timeline->direction == 0)
        return begun;
    if (timeline->still > 0) {
        timeline->still -= seconds;
        return timeline->still > 0 ? 0 : end_still(timeline);
    }
    if (timeline->fade > 0) {
        timeline->fade -= seconds;
        if (timeline->fade <= 0)
            timeline_skip(timeline);
        return begun;
    }
    float from = timeline->time;
    timeline->time += seconds * timeline->speed * (float)timeline->direction;
    if (timeline->direction > 0)
        for (int i = 0; i < timeline->events.count; i++) {
            const struct beat *beat = &timeline->beats[i];
            float landed = landing_time(beat);
            if (beat->start >= from && beat->start < timeline->time)
                begun |= 1u << i;
            if (timeline->landings[i].set && landed >= from && landed < timeline->time)
                begun |= 1u << (i + TIMELINE_LANDED);
        }
    if (timeline->time <= 0 || timeline->time >= timeline->length)
        timeline_skip(timeline);
    return begun;
}
