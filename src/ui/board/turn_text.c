/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/turn_text.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/event_text.h"

/* Adds a move's captures: " ×h7", or how many: " ×2". A piece taken on the move's target, or lost
 * on its start, is already part of the move: a2×a3. */
static size_t add_captures(const struct match *match, int index, char *text, size_t size)
{
    struct events events;
    int count = 0, last = CELL_NONE;
    char what[CELL_TEXT + 8];
    match_events(match, index, VIEWER_ALL, &events);
    struct move move = match->steps[index].move;
    for (int i = 0; i < events.count; i++) {
        int cell = events.list[i].from;
        if (events.list[i].type != EVENT_CAPTURED || cell == move.to || cell == move.from)
            continue;
        last = cell;
        count++;
    }
    if (count == 0)
        return 0;
    if (count == 1)
        cell_format(last, what);
    else
        snprintf(what, sizeof what, "%d", count);
    int used = snprintf(text, size, " ×%s", what);
    return used > 0 ? (size_t)used : 0;
}

void move_shown(const struct game *game, struct move move, char text[MOVE_TEXT])
{
    static const char *const words[] = {[VERB_SWAP] = NC_("in a list of moves", "swap"),
                                        [VERB_RESIGN] = NC_("in a list of moves", "resign"),
                                        [VERB_DRAW] = NC_("in a list of moves", "draw"),
                                        [VERB_TIME] = NC_("in a list of moves", "time")};
    if (move_is_for_match(move))
        snprintf(text, MOVE_TEXT, "%s", tr_marked(words[move.verb]));
    else
        move_format(game, move, text);
}

/* Swapping sides is written with the turn that follows. */
static bool ends_turn(const struct match_step *step)
{
    return step->turn_start && step->move.verb != VERB_SWAP;
}

int turn_start(const struct match *match, int index)
{
    while (index > 0 && !ends_turn(&match->steps[index - 1]))
        index--;
    return index;
}

int turn_end(const struct match *match, int index)
{
    while (!ends_turn(&match->steps[index++]) && index < match->length)
        ;
    return index;
}

/* Whether a move goes to an occupied cell, which both players can see. */
static bool attacks(const struct match *match, int index)
{
    struct move move = match->steps[index].move;
    return move.verb == VERB_MOVE && move.to < CELL_LIMIT &&
           match->game->piece_at(match_position(match, index), move.to).owner < 2;
}

void turn_text(const struct match *match, int index, int end, char text[TURN_TEXT])
{
    size_t used = 0, size = TURN_TEXT;
    for (*text = '\0'; index < end && used < size; index++) {
        char move[MOVE_TEXT];
        struct move made = match->steps[index].move;
        bool removes = made.verb == VERB_REMOVE; /* written with an x */
        move_shown(match->game, made, move);
        char *dash = attacks(match, index) ? strchr(move, '-') : NULL;
        int n =
            dash ? snprintf(text + used, size - used, "%.*s×%s", (int)(dash - move), move, dash + 1)
                 : snprintf(text + used, size - used, "%s%s%s", used ? " " : "", removes ? "×" : "",
                            move + removes);
        used += n > 0 ? (size_t)n : 0;
        if (used < size)
            used += add_captures(match, index, text + used, size - used);
    }
}

static int shown_on(const struct events *events, int cell)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_REVEALED && events->list[i].from == cell)
            return events->list[i].kind;
    return KIND_UNKNOWN;
}

/* Both players see a clash, whoever looks at the list. */
static bool clash_of_step(const struct match *match, int index, bool ranks, char text[TURN_TEXT])
{
    static const char *const signs[CLASH_ENDS] = {"+", "−", "="};
    struct events events;
    match_events(match, index, VIEWER_STRANGER, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        const struct highlight *highlight = event_highlight(match->game, event);
        if (!highlight || highlight->style != HIGHLIGHT_CLASH)
            continue;
        const char *sign = signs[clash_end(&events, event->player)];
        if (ranks)
            snprintf(text, TURN_TEXT, " %s:%s",
                     game_kind(match->game, shown_on(&events, event->from))->symbol,
                     game_kind(match->game, shown_on(&events, event->to))->symbol);
        else
            snprintf(text, TURN_TEXT, " %s", sign);
        return true;
    }
    return false;
}

void turn_clash(const struct match *match, int index, int end, bool ranks, char text[TURN_TEXT])
{
    for (*text = '\0'; index < end && !clash_of_step(match, index, ranks, text); index++)
        ;
}
