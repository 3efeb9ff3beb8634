/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/lesson.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/event_text.h"
#include "core/notation.h"

int lesson_count(const struct game *game)
{
    int count = 0;
    while (game->lessons && game->lessons[count].title)
        count++;
    return count;
}

/* ---- the position ---- */

bool lesson_start(const struct game *game, int index, struct match *match, struct fault *fault)
{
    const struct lesson *lesson = &game->lessons[index];
    struct settings settings = settings_default(game);
    if (lesson->options && !settings_read(game, &settings, lesson->options, fault))
        return false;
    match_start(match, game, &settings);
    if (match_play_moves(match, lesson->moves, fault))
        return true;
    match_free(match);
    return false;
}

/* ---- the task ---- */

/* What happened in a player's turn. */
struct turn_events {
    const struct game *game;
    int player;
    int count;
    struct event list[3 * EVENTS_MAX];
    struct outcome outcome;
};

static void add_events(struct turn_events *turn, const struct events *events)
{
    for (int i = 0; i < events->count && turn->count < 3 * EVENTS_MAX; i++)
        turn->list[turn->count++] = events->list[i];
}

static struct turn_events events_since(const struct match *match, int from)
{
    struct turn_events turn = {.game = match->game,
                               .player = match_position(match, from)->turn,
                               .outcome = match->game->result(match_now(match))};
    for (int i = from; i < match->at; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        add_events(&turn, &events);
    }
    return turn;
}

/* The cell a task judges an event by: the origin of pieces that are taken or leave, the destination
 * of those that move. */
static int event_cell(const struct event *event)
{
    bool goes =
        event->type == EVENT_MOVED || event->type == EVENT_PLACED || event->type == EVENT_HIGHLIGHT;
    return goes ? event->to : event->from;
}

static bool names_cell(const char *cells, int cell)
{
    char name[CELL_TEXT];
    cell_format(cell, name);
    size_t length = strlen(name);
    for (const char *at = cells; at; at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL)
        if (strncmp(at, name, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

static bool is_kind(const struct game *game, const char *piece, int kind)
{
    const struct kind *k = game_kind(game, kind);
    return strcmp(piece, k->symbol ? k->symbol : k->name) == 0;
}

/* Captures and removals count the enemy's men, everything else the player's own. */
static int owner_wanted(const struct goal *goal, int player)
{
    bool enemy = goal->event == EVENT_CAPTURED || goal->event == EVENT_REMOVED;
    return enemy ? 1 - player : player;
}

static bool is_of_type(const struct game *game, const struct goal *goal, const struct event *event)
{
    if (event->type != goal->event)
        return false;
    const struct highlight *highlight = event_highlight(game, event);
    return !highlight || strcmp(highlight->name, goal->highlight) == 0;
}

static int count_goals(const struct turn_events *turn, const struct goal *goal)
{
    int count = 0;
    for (int i = 0; i < turn->count; i++) {
        const struct event *event = &turn->list[i];
        count += is_of_type(turn->game, goal, event) &&
                 event->player == owner_wanted(goal, turn->player) &&
                 (!goal->piece || is_kind(turn->game, goal->piece, event->kind)) &&
                 (!goal->cells || names_cell(goal->cells, event_cell(event)));
    }
    return count;
}

static bool fulfils(const struct turn_events *turn, const struct goal *goal)
{
    bool over = outcome_over(turn->outcome);
    if (goal->end == END_WIN && !(over && turn->outcome.winner == turn->player))
        return false;
    if (goal->end == END_NOT_LOST && over && turn->outcome.winner != turn->player)
        return false;
    return count_goals(turn, goal) >= (goal->times ? goal->times : 1);
}

bool lesson_is_solved(const struct lesson *lesson, const struct match *match, int from)
{
    struct turn_events turn = events_since(match, from);
    return fulfils(&turn, &lesson->goal);
}

/* Tries every way to end the turn. */
static bool search(const struct goal *goal, const struct position *position,
                   const struct turn_events *before, struct move *found)
{
    struct move list[MOVES_MAX];
    int count = before->game->moves(position, list);
    for (int i = 0; i < count; i++) {
        union position_room after;
        struct events events = {.count = 0};
        struct turn_events turn = *before;
        struct move next;
        before->game->apply(position, list[i], &after.base, &events);
        add_events(&turn, &events);
        turn.outcome = before->game->result(&after.base);
        bool goes_on = after.base.turn == position->turn && !outcome_over(turn.outcome);
        if (fulfils(&turn, goal) || (goes_on && search(goal, &after.base, &turn, &next))) {
            *found = list[i];
            return true;
        }
    }
    return false;
}

bool lesson_solution(const struct lesson *lesson, const struct match *match, int from,
                     struct move *move)
{
    struct turn_events turn = events_since(match, from);
    return search(&lesson->goal, match_now(match), &turn, move);
}

/* ---- why not ---- */

/* A clash in the turn is explanation enough. */
static bool explain_clash(const struct match *match, int from, char *text, size_t size)
{
    for (int i = from; i < match->at; i++) {
        struct events events;
        char sentence[EVENT_TEXT];
        match_events(match, i, VIEWER_ALL, &events);
        if (clash_describe(match, &events, sentence)) {
            snprintf(text, size, "%s", sentence);
            return true;
        }
    }
    return false;
}

/* The right thing done in the wrong place, or by the wrong piece, or not often enough. */
static bool explain_near_miss(const struct turn_events *turn, const struct goal *goal, char *text,
                              size_t size)
{
    struct goal anywhere = *goal, anyone = *goal, once = *goal;
    anywhere.cells = anyone.cells = anyone.piece = NULL;
    once.times = 1;
    if (goal->times > 1 && count_goals(turn, &once) > 0)
        snprintf(text, size, _("That captures only one."));
    else if (goal->cells && count_goals(turn, &anywhere) > 0)
        snprintf(text, size, _("That is not the cell the task asks for."));
    else if (goal->piece && goal->event == EVENT_MOVED && count_goals(turn, &anyone) > 0)
        snprintf(text, size, _("That is not the piece the task asks for."));
    else
        return false;
    return true;
}

static const char *absence_text(const struct game *game, const char *name)
{
    for (int i = 0; i < game->highlight_count; i++)
        if (strcmp(game->highlights[i].name, name) == 0)
            return game->highlights[i].text[HIGHLIGHT_ABSENT];
    return NULL;
}

/* What the turn lacks, according to the rules; NULL if only the task demands it. */
static const char *missing(const struct turn_events *turn, const struct goal *goal)
{
    const char *absent;
    if (count_goals(turn, goal) > 0)
        return NULL;
    switch (goal->event) {
    case EVENT_CAPTURED:
        return game_phrase(turn->game, PHRASE_NO_CAPTURE, 1);
    case EVENT_REMOVED:
        return game_phrase(turn->game, PHRASE_NO_REMOVAL, 1);
    case EVENT_LEFT:
        return game_phrase(turn->game, PHRASE_STILL_THERE, 1);
    case EVENT_HIGHLIGHT:
        absent = absence_text(turn->game, goal->highlight);
        return absent ? _(absent) : NULL;
    default:
        return NULL;
    }
}

static void explain_turn(const struct lesson *lesson, const struct match *match, int from,
                         char text[LESSON_TEXT])
{
    const struct game *game = match->game;
    const struct position *before = match_position(match, match->at - 1);
    struct turn_events turn = events_since(match, from);
    struct fault why = {""};
    if (outcome_over(turn.outcome) && turn.outcome.winner != turn.player) {
        match_describe(match, match->at, text);
        return;
    }
    if (explain_clash(match, from, text, LESSON_TEXT) ||
        explain_near_miss(&turn, &lesson->goal, text, LESSON_TEXT))
        return;
    const char *reason = missing(&turn, &lesson->goal);
    if (game->why_nothing && game->why_nothing(before, match->steps[match->at - 1].move, &why))
        reason = why.text;
    snprintf(text, LESSON_TEXT, "%s", reason ? reason : _("That is not what the task asks for."));
}

void lesson_explain(const struct lesson *lesson, const struct match *match, int from,
                    char text[LESSON_TEXT])
{
    explain_turn(lesson, match, from, text);
    size_t used = strlen(text);
    snprintf(text + used, LESSON_TEXT - used, " %s", _(lesson->hint));
}
