#include "core/event.h"

#include <assert.h>

#include "core/observation.h"

struct event *events_add(struct events *events, enum event_type type, int player, int kind,
                         int from, int to)
{
    static _Thread_local struct event ignored; /* so that callers may adjust the result unasked */
    struct event *event = &ignored;
    if (events) {
        assert(events->count < EVENTS_MAX);
        event = &events->list[events->count++];
    }
    *event = (struct event){.type = (uint8_t)type,
                            .player = (uint8_t)player,
                            .kind = (uint8_t)kind,
                            .from = (uint8_t)from,
                            .to = (uint8_t)to,
                            .via = CELL_NONE,
                            .seen_by = SEEN_BY_BOTH,
                            .kind_seen_by = SEEN_BY_BOTH};
    return event;
}

static bool sees(int seen_by, int viewer)
{
    return viewer == VIEWER_ALL ||
           (viewer == VIEWER_STRANGER ? seen_by == SEEN_BY_BOTH : (seen_by >> viewer & 1) != 0);
}

void events_filter(struct events *events, int viewer)
{
    int kept = 0;
    for (int i = 0; i < events->count; i++) {
        struct event event = events->list[i];
        if (!sees(event.seen_by, viewer))
            continue;
        if (!sees(event.kind_seen_by, viewer))
            event.kind = KIND_UNKNOWN;
        events->list[kept++] = event;
    }
    events->count = kept;
}
