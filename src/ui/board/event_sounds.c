/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/event_sounds.h"

#include "core/event_text.h"
#include "ui/kit/audio.h"

static enum sound slide_sound(const struct beat *beat)
{
    return beat->length < 0.26f   ? SOUND_SLIDE_SHORT
           : beat->length < 0.36f ? SOUND_SLIDE_MEDIUM
                                  : SOUND_SLIDE_LONG;
}

/* The move's clash before event `index`, or NULL. */
static const struct event *clash_before(const struct timeline *timeline, int index)
{
    for (int i = 0; i < index; i++) {
        const struct event *event = &timeline->events.list[i];
        const struct highlight *highlight = event_highlight(timeline->game, event);
        if (highlight && highlight->style == HIGHLIGHT_CLASH)
            return event;
    }
    return NULL;
}

/* The outcome of a clash is heard once, when the first piece falls. */
static enum sound capture_sound(const struct timeline *timeline, int index)
{
    const struct events *events = &timeline->events;
    const struct event *clash = clash_before(timeline, index);
    if (!clash)
        return SOUND_CAPTURE;
    for (int i = 0; i < index; i++)
        if (events->list[i].type == EVENT_CAPTURED)
            return SOUND_COUNT;
    const struct highlight *highlight = event_highlight(timeline->game, clash);
    if (timeline->climax)
        return sound_named(highlight->prize_sound);
    return sound_named(highlight->end_sound[clash_end(events, clash->player)]);
}

/* A heartbeat as a prize is turned over; other pieces turn silently. */
static enum sound reveal_sound(const struct timeline *timeline, const struct event *event)
{
    const struct event *prize = event_of_prize(timeline->game, &timeline->events);
    return prize && event->player == prize->player ? SOUND_TENSION : SOUND_COUNT;
}

static enum sound event_sound(const struct timeline *timeline, int index)
{
    const struct event *event = &timeline->events.list[index];
    switch (event->type) {
    case EVENT_MOVED:
        return slide_sound(&timeline->beats[index]);
    case EVENT_PLACED:
        return SOUND_PLACE;
    case EVENT_CAPTURED:
        return capture_sound(timeline, index);
    case EVENT_REVEALED:
        return reveal_sound(timeline, event);
    case EVENT_REMOVED:
        return SOUND_REMOVE;
    case EVENT_LEFT:
        return SOUND_EXIT;
    case EVENT_READY:
        return SOUND_TURN;
    case EVENT_HIGHLIGHT:
        return sound_named(event_highlight(timeline->game, event)->sound);
    default:
        return SOUND_COUNT;
    }
}

/* A long way and a heavy piece are heard: the level follows both. */
static float event_gain(const struct timeline *timeline, int index)
{
    const struct event *event = &timeline->events.list[index];
    bool known = event->kind < timeline->game->kind_count;
    float weight = known && timeline->game->kinds[event->kind].royal ? 0.15f : 0;
    if (event->type != EVENT_MOVED)
        return 1;
    float far = timeline_distance(timeline->geometry, event->from, event->to);
    return clamped(0.6f + 0.07f * far + weight, 0, 1);
}

/* How strongly gamepads rumble with an event, and for how long, in seconds. */
struct rumble {
    float strength, seconds;
};

static struct rumble event_rumble(const struct timeline *timeline, int index)
{
    const struct event *event = &timeline->events.list[index];
    const struct highlight *highlight = event_highlight(timeline->game, event);
    switch (event->type) {
    case EVENT_CAPTURED: /* the one that decides the game is felt longest */
        return timeline->final ? (struct rumble){1, 0.5f} : (struct rumble){0.6f, 0.18f};
    case EVENT_REMOVED:
        return (struct rumble){0.3f, 0.12f};
    case EVENT_LEFT:
        return (struct rumble){0.3f, 0.2f};
    case EVENT_HIGHLIGHT:
        return highlight->style == HIGHLIGHT_CLASH  ? (struct rumble){0.7f, 0.2f}
               : highlight->style == HIGHLIGHT_LINE ? (struct rumble){0.25f, 0.2f}
                                                    : (struct rumble){0, 0};
    default:
        return (struct rumble){0, 0};
    }
}

static void sound_event(const struct timeline *timeline, int index, const struct board_view *view,
                        bool rumble)
{
    const struct event *event = &timeline->events.list[index];
    enum sound sound = event_sound(timeline, index);
    struct rumble felt = event_rumble(timeline, index);
    int cell = event->from != CELL_NONE ? event->from : event->to;
    if (sound != SOUND_COUNT)
        audio_play(sound, event_gain(timeline, index), board_view_pan(view, cell));
    if (rumble && felt.strength > 0)
        audio_rumble(felt.strength, felt.seconds);
}

void sound_events(const struct timeline *timeline, unsigned begun, const struct board_view *view,
                  bool rumble)
{
    for (int i = 0; i < timeline->events.count; i++) {
        if (begun >> i & 1)
            sound_event(timeline, i, view, rumble);
        if (begun >> (i + TIMELINE_LANDED) & 1) /* put down beside the board */
            audio_play(SOUND_PLACE, 0.3f, timeline->landings[i].x < 0.5f ? -0.8f : 0.8f);
    }
}
