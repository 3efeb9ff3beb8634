#include "ui/event_sounds.h"

#include "ui/audio.h"
#include "ui/hand.h"

static enum sound slide_sound(const struct beat *beat)
{
    return beat->length < 0.26f   ? SOUND_SLIDE_SHORT
           : beat->length < 0.36f ? SOUND_SLIDE_MEDIUM
                                  : SOUND_SLIDE_LONG;
}

static void sound_event(const struct event *event, const struct beat *beat,
                        const struct board_view *view, bool rumble)
{
    static const int sounds[] = {
        [EVENT_PLACED] = SOUND_PLACE,    [EVENT_CAPTURED] = SOUND_CAPTURE,
        [EVENT_MILL] = SOUND_MILL,       [EVENT_REMOVED] = SOUND_REMOVE,
        [EVENT_EXITED] = SOUND_EXIT,     [EVENT_ATTACKED] = SOUND_BATTLE,
        [EVENT_REVEALED] = SOUND_COUNT,  [EVENT_CONCEALED] = SOUND_COUNT,
        [EVENT_RECTANGLE] = SOUND_COUNT, [EVENT_READY] = SOUND_TURN,
    };
    int sound = event->type == EVENT_MOVED ? (int)slide_sound(beat) : sounds[event->type];
    int cell = event->from != CELL_NONE ? event->from : event->to;
    if (sound != SOUND_COUNT)
        audio_play((enum sound)sound, 1, hand_pan(view, cell));
    if (rumble && event->type == EVENT_CAPTURED)
        audio_rumble(0.6f, 0.18f);
}

void sound_events(const struct timeline *timeline, unsigned begun, const struct board_view *view,
                  bool rumble)
{
    for (int i = 0; i < EVENTS_MAX; i++)
        if (begun >> i & 1)
            sound_event(&timeline->events.list[i], &timeline->beats[i], view, rumble);
}
