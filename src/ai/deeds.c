#include "ai/deeds.h"

struct deeds deeds_of(const struct game *game, const struct position *position, struct move move)
{
    struct deeds deeds = {0};
    struct events events = {.count = 0};
    union position_room after;
    game->apply(position, move, &after.base, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        bool own = event->player == position->turn;
        deeds.captured += event->type == EVENT_CAPTURED && !own;
        deeds.lost += event->type == EVENT_CAPTURED && own;
        deeds.mills += event->type == EVENT_MILL;
        deeds.removed += event->type == EVENT_REMOVED;
        deeds.exited += event->type == EVENT_EXITED;
        deeds.attacks = deeds.attacks || event->type == EVENT_ATTACKED;
    }
    return deeds;
}

struct deeds deeds_threatened(const struct game *game, const struct position *position,
                              struct move move)
{
    struct deeds worst = {0};
    struct move list[MOVES_MAX];
    union position_room after;
    game->apply(position, move, &after.base, NULL);
    int count = after.base.turn == position->turn ? 0 : game->moves(&after.base, list);
    for (int i = 0; i < count; i++) {
        struct deeds reply = deeds_of(game, &after.base, list[i]);
        worst.captured = reply.captured > worst.captured ? reply.captured : worst.captured;
        worst.mills = reply.mills > worst.mills ? reply.mills : worst.mills;
    }
    return worst;
}
