/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/move_effects.h"

struct move_effects move_effects(const struct game *game, const struct position *position,
                                 struct move move)
{
    struct move_effects effects = {0};
    struct events events = {.count = 0};
    union position_room after;
    game->apply(position, move, &after.base, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        bool own = event->player == position->turn;
        effects.captured += event->type == EVENT_CAPTURED && !own;
        effects.lost += event->type == EVENT_CAPTURED && own;
        effects.removed += event->type == EVENT_REMOVED;
        effects.left += event->type == EVENT_LEFT;
        if (event->type == EVENT_HIGHLIGHT)
            effects.highlights[event->highlight]++;
    }
    return effects;
}

static int more(int a, int b)
{
    return a > b ? a : b;
}

struct move_effects move_threats(const struct game *game, const struct position *position,
                                 struct move move)
{
    struct move_effects worst = {0};
    struct move list[MOVES_MAX];
    union position_room after;
    game->apply(position, move, &after.base, NULL);
    int count = after.base.turn == position->turn ? 0 : game->moves(&after.base, list);
    for (int i = 0; i < count; i++) {
        struct move_effects reply = move_effects(game, &after.base, list[i]);
        worst.captured = more(reply.captured, worst.captured);
        for (int j = 0; j < HIGHLIGHTS_MAX; j++)
            worst.highlights[j] = more(reply.highlights[j], worst.highlights[j]);
    }
    return worst;
}
