/* What the events of a move sound like, each on its beat. */
#ifndef UI_EVENT_SOUNDS_H
#define UI_EVENT_SOUNDS_H

#include "ui/board_view.h"

/* `begun`: bit set of events, as timeline_tick() and timeline_skip() return it. */
void sound_events(const struct timeline *timeline, unsigned begun, const struct board_view *view,
                  bool rumble);

/* The bit set of all its events: what a move without animation sounds like. */
unsigned sound_all(const struct timeline *timeline);

#endif
