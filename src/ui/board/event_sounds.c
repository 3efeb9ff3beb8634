#include "ui/board/event_sounds.h"

#include "ui/kit/audio.h"

static enum sound slide_sound(const struct beat *beat)
{
    return beat->length < 0.26f   ? SOUND_SLIDE_SHORT
           : beat->length < 0.36f ? SOUND_SLIDE_MEDIUM
                                  : SOUND_SLIDE_LONG;
}

/* How a battle ended, heard once, when the first of those who fall does; otherwise a capture. */
static int capture_sound(const struct events *events, int index)
{
    int attacker = NOBODY;
    bool fell[2] = {false, false};
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        if (event->type == EVENT_ATTACKED)
            attacker = event->player;
        if (event->type == EVENT_CAPTURED && i < index && attacker != NOBODY)
            return SOUND_COUNT;
        if (event->type == EVENT_CAPTURED)
            fell[event->player] = true;
    }
    if (attacker == NOBODY)
        return SOUND_CAPTURE;
    return fell[0] && fell[1] ? SOUND_BATTLE_TIE
           : fell[attacker]   ? SOUND_BATTLE_LOSE
                              : SOUND_BATTLE_WIN;
}

static void sound_event(const struct timeline *timeline, int index, const struct board_view *view,
                        bool rumble)
{
    static const int sounds[] = {
        [EVENT_PLACED] = SOUND_PLACE,    [EVENT_MILL] = SOUND_MILL,
        [EVENT_REMOVED] = SOUND_REMOVE,  [EVENT_EXITED] = SOUND_EXIT,
        [EVENT_ATTACKED] = SOUND_BATTLE, [EVENT_REVEALED] = SOUND_COUNT,
        [EVENT_CONCEALED] = SOUND_COUNT, [EVENT_RECTANGLE] = SOUND_COUNT,
        [EVENT_READY] = SOUND_TURN,
    };
    const struct event *event = &timeline->events.list[index];
    int sound = event->type == EVENT_MOVED      ? (int)slide_sound(&timeline->beats[index])
                : event->type == EVENT_CAPTURED ? capture_sound(&timeline->events, index)
                                                : sounds[event->type];
    int cell = event->from != CELL_NONE ? event->from : event->to;
    if (sound != SOUND_COUNT)
        audio_play((enum sound)sound, 1, board_view_pan(view, cell));
    if (rumble && event->type == EVENT_CAPTURED)
        audio_rumble(0.6f, 0.18f);
}

void sound_events(const struct timeline *timeline, unsigned begun, const struct board_view *view,
                  bool rumble)
{
    for (int i = 0; i < timeline->events.count; i++)
        if (begun >> i & 1)
            sound_event(timeline, i, view, rumble);
}
