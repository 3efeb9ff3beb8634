/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Events as sentences. */
#ifndef CORE_EVENT_TEXT_H
#define CORE_EVENT_TEXT_H

#include "core/match.h"

enum { EVENT_TEXT = 240 };

/* A sentence about event `index`; false if the move's notation says it all. */
bool event_describe(const struct match *match, const struct events *events, int index,
                    char text[EVENT_TEXT]);

/* How a clash ended for the player who attacked. */
enum clash_end clash_end(const struct events *events, int attacker);

/* The same in the game's own words; false if there was no clash or the game has no words for it. */
bool clash_describe(const struct match *match, const struct events *events, char text[EVENT_TEXT]);

/* The event in which a prize (core/game.h) is taken, or NULL. */
const struct event *event_of_prize(const struct game *game, const struct events *events);

/* A clash in a few words, "Miner beats Scout"; other words where a prize is taken. False if there
 * was no clash or the game has no words for it. */
bool duel_describe(const struct game *game, const struct events *events, char text[EVENT_TEXT]);

/* NULL if the event is not a highlight. */
static inline const struct highlight *event_highlight(const struct game *game,
                                                      const struct event *event)
{
    return event->type == EVENT_HIGHLIGHT ? &game->highlights[event->highlight] : NULL;
}

#endif
