/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/event.h"

#include <assert.h>
#include <string.h>

#include "core/observation.h"

struct event *events_add(struct events *events, enum event_type type, struct piece piece, int from,
                         int to)
{
    static _Thread_local struct event
        ignored; /* lets callers adjust the result without checking for NULL */
    struct event *event = &ignored;
    if (events) {
        assert(events->count < EVENTS_MAX);
        event = &events->list[events->count++];
    }
    *event = (struct event){.type = (uint8_t)type,
                            .player = piece.owner,
                            .kind = piece.kind,
                            .from = (uint8_t)from,
                            .to = (uint8_t)to,
                            .seen_by = SEEN_BY_BOTH,
                            .kind_seen_by = SEEN_BY_BOTH};
    memset(event->between, CELL_NONE, sizeof event->between);
    return event;
}

struct event *events_highlight(struct events *events, int highlight, int player, const int *cells,
                               int count)
{
    assert(count >= 2 && count <= EVENT_CELLS_MAX);
    struct event *event =
        events_add(events, EVENT_HIGHLIGHT, piece_of(player, 0), cells[0], cells[count - 1]);
    event->highlight = (uint8_t)highlight;
    for (int i = 1; i + 1 < count; i++)
        event->between[i - 1] = (uint8_t)cells[i];
    return event;
}

int event_cells(const struct event *event, int cells[EVENT_CELLS_MAX])
{
    int count = 0;
    if (event->from != CELL_NONE)
        cells[count++] = event->from;
    for (int i = 0; event->between[i] != CELL_NONE; i++)
        cells[count++] = event->between[i];
    if (event->to != CELL_NONE)
        cells[count++] = event->to;
    return count;
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
