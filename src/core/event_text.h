/* Events as sentences. */
#ifndef CORE_EVENT_TEXT_H
#define CORE_EVENT_TEXT_H

#include "core/match.h"

enum { EVENT_TEXT = 240 };

/* A sentence about event `index` of a move's; false when the move itself says it all. */
bool event_describe(const struct match *match, const struct events *events, int index,
                    char text[EVENT_TEXT]);

/* How a clash ended for the player who attacked. */
enum clash_end clash_end(const struct events *events, int attacker);

/* The same as the game puts it; false when there was none, or it has no words for it. */
bool clash_describe(const struct match *match, const struct events *events, char text[EVENT_TEXT]);

/* The event's highlight; NULL when it is a plain fact. */
static inline const struct highlight *event_highlight(const struct game *game,
                                                      const struct event *event)
{
    return event->type == EVENT_HIGHLIGHT ? &game->highlights[event->highlight] : NULL;
}

#endif
