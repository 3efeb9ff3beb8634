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
    return sound_named(highlight->end_sound[clash_end(events, clash->player)]);
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

static void sound_event(const struct timeline *timeline, int index, const struct board_view *view,
                        bool rumble)
{
    const struct event *event = &timeline->events.list[index];
    enum sound sound = event_sound(timeline, index);
    int cell = event->from != CELL_NONE ? event->from : event->to;
    if (sound != SOUND_COUNT)
        audio_play(sound, 1, board_view_pan(view, cell));
    if (rumble && event->type == EVENT_CAPTURED)
        audio_rumble(0.6f, 0.18f);
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
