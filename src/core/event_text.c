/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/event_text.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "core/notation.h"

static const char *kind_name(const struct game *game, int kind)
{
    if (kind == KIND_UNKNOWN && !game_hides_pieces(game))
        return ""; /* nothing is hidden: no word for unknown pieces */
    return _(game_kind(game, kind)->name);
}

/* The kind revealed on `cell` by the move, or the one already known. */
static int shown_kind(const struct events *events, int cell, int known)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_REVEALED && events->list[i].from == cell)
            return events->list[i].kind;
    return known;
}

static void join_cells(const struct event *event, char *text, size_t size)
{
    int cells[EVENT_CELLS_MAX], count = event_cells(event, cells);
    size_t used = 0;
    *text = '\0';
    for (int i = 0; i < count && used < size; i++) {
        char name[CELL_TEXT];
        cell_format(cells[i], name);
        used += (size_t)snprintf(text + used, size - used, "%s%s", i > 0 ? ", " : "", name);
    }
}

/* The highlight that comes with an event, so that its sentence may name the highlight's ends. */
static const struct event *explaining_highlight(const struct events *events,
                                                const struct event *event)
{
    if (event->type == EVENT_HIGHLIGHT)
        return event;
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_HIGHLIGHT)
            return &events->list[i];
    return NULL;
}

static void fill(const struct match *match, const struct events *events, const struct event *event,
                 const char *pattern, char text[EVENT_TEXT])
{
    const struct event *light = explaining_highlight(events, event);
    char cell[CELL_TEXT], first[CELL_TEXT], last[CELL_TEXT];
    char cells[EVENT_CELLS_MAX * (CELL_TEXT + 2)];
    join_cells(event, cells, sizeof cells);
    cell_format(event->from, cell);
    cell_format(light ? light->from : CELL_NONE, first);
    cell_format(light ? light->to : CELL_NONE, last);
    const struct filling fillings[] = {
        {"player", match_player_name(match, event->player)},
        {"enemy", match_player_name(match, 1 - event->player)},
        {"kind", kind_name(match->game, shown_kind(events, event->from, event->kind))},
        {"target", kind_name(match->game, shown_kind(events, event->to, KIND_UNKNOWN))},
        {"cell", cell},
        {"cells", cells},
        {light ? "first" : NULL, first}, /* ends the list if there is none */
        {"last", last},
        {NULL, NULL},
    };
    text_fill(text, EVENT_TEXT, pattern, fillings);
}

static const char *pattern_for(const struct game *game, const struct event *event)
{
    const struct highlight *highlight = event_highlight(game, event);
    if (highlight)
        return highlight->text[HIGHLIGHT_SEEN] ? _(highlight->text[HIGHLIGHT_SEEN]) : NULL;
    switch (event->type) {
    case EVENT_CAPTURED:
        return game_phrase(game, PHRASE_CAPTURED, 1);
    case EVENT_REMOVED:
        return game_phrase(game, PHRASE_REMOVED, 1);
    case EVENT_LEFT:
        return game_phrase(game, PHRASE_LEFT, 1);
    default:
        return NULL;
    }
}

bool event_describe(const struct match *match, const struct events *events, int index,
                    char text[EVENT_TEXT])
{
    const struct event *event = &events->list[index];
    const char *pattern = pattern_for(match->game, event);
    *text = '\0';
    if (pattern)
        fill(match, events, event, pattern, text);
    return pattern != NULL;
}

enum clash_end clash_end(const struct events *events, int attacker)
{
    bool fell[2] = {false, false};
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_CAPTURED)
            fell[events->list[i].player] = true;
    return fell[0] && fell[1] ? CLASH_BOTH_FALL : fell[attacker] ? CLASH_LOST : CLASH_WON;
}

bool clash_describe(const struct match *match, const struct events *events, char text[EVENT_TEXT])
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        const struct highlight *highlight = event_highlight(match->game, event);
        if (!highlight || highlight->style != HIGHLIGHT_CLASH)
            continue;
        const char *pattern = highlight->text[HIGHLIGHT_ENDED + clash_end(events, event->player)];
        if (!pattern)
            continue;
        fill(match, events, event, _(pattern), text);
        return true;
    }
    return false;
}

static const char *fighter_name(const struct game *game, int kind)
{
    const struct kind *fighter = game_kind(game, kind);
    return fighter->fighter ? tr_marked(fighter->fighter) : _(fighter->name);
}

const struct event *event_of_prize(const struct game *game, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        if (event->type == EVENT_CAPTURED && event->kind < game->kind_count &&
            game->kinds[event->kind].prize)
            return event;
    }
    return NULL;
}

bool duel_describe(const struct game *game, const struct events *events, char text[EVENT_TEXT])
{
    bool decides = event_of_prize(game, events) != NULL;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        const struct highlight *highlight = event_highlight(game, event);
        if (!highlight || highlight->style != HIGHLIGHT_CLASH)
            continue;
        const char *pattern = highlight->text[HIGHLIGHT_DUEL + clash_end(events, event->player)];
        if (decides && highlight->text[HIGHLIGHT_DECIDES])
            pattern = highlight->text[HIGHLIGHT_DECIDES];
        if (!pattern)
            continue;
        const struct filling fillings[] = {
            {"attacker", fighter_name(game, shown_kind(events, event->from, event->kind))},
            {"defender", fighter_name(game, shown_kind(events, event->to, KIND_UNKNOWN))},
            {NULL, NULL},
        };
        text_fill(text, EVENT_TEXT, _(pattern), fillings);
        capitalise(text);
        return true;
    }
    return false;
}
