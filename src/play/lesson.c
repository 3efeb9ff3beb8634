#include "play/lesson.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
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
    struct settings settings = settings_standard(game);
    if (lesson->options && !settings_read(game, &settings, lesson->options, fault))
        return false;
    match_start(match, game, &settings);
    if (match_play_moves(match, lesson->moves, fault))
        return true;
    match_free(match);
    return false;
}

/* ---- the task ---- */

/* What a player did in one turn. */
struct deeds {
    const struct game *game;
    int player;
    int count;
    struct event list[3 * EVENTS_MAX];
    struct outcome outcome;
};

static void add_deeds(struct deeds *deeds, const struct events *events)
{
    for (int i = 0; i < events->count && deeds->count < 3 * EVENTS_MAX; i++)
        deeds->list[deeds->count++] = events->list[i];
}

static struct deeds deeds_since(const struct match *match, int from)
{
    struct deeds deeds = {.game = match->game,
                          .player = match_position(match, from)->turn,
                          .outcome = match->game->result(match_now(match))};
    for (int i = from; i < match->at; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        add_deeds(&deeds, &events);
    }
    return deeds;
}

/* Where an event counts: what is taken or leaves, from where; what moves, where to. */
static int event_cell(const struct event *event)
{
    bool goes =
        event->type == EVENT_MOVED || event->type == EVENT_PLACED || event->type == EVENT_ATTACKED;
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

/* Captures and removals are counted of the enemy's men, everything else of one's own. */
static int owner_wanted(const struct goal *goal, int player)
{
    bool enemy = goal->event == EVENT_CAPTURED || goal->event == EVENT_REMOVED;
    return enemy ? 1 - player : player;
}

static int count_deeds(const struct deeds *deeds, const struct goal *goal)
{
    int count = 0;
    for (int i = 0; i < deeds->count; i++) {
        const struct event *event = &deeds->list[i];
        count += event->type == goal->event && event->player == owner_wanted(goal, deeds->player) &&
                 (!goal->piece || is_kind(deeds->game, goal->piece, event->kind)) &&
                 (!goal->cells || names_cell(goal->cells, event_cell(event)));
    }
    return count;
}

static bool fulfils(const struct deeds *deeds, const struct goal *goal)
{
    bool over = outcome_over(deeds->outcome);
    if (goal->end == END_WIN && !(over && deeds->outcome.winner == deeds->player))
        return false;
    if (goal->end == END_NOT_LOST && over && deeds->outcome.winner != deeds->player)
        return false;
    return count_deeds(deeds, goal) >= (goal->times ? goal->times : 1);
}

bool lesson_reached(const struct lesson *lesson, const struct match *match, int from)
{
    struct deeds deeds = deeds_since(match, from);
    return fulfils(&deeds, &lesson->goal);
}

/* Tries every way to end the turn. */
static bool search(const struct goal *goal, const struct position *position,
                   const struct deeds *before, struct move *found)
{
    struct move list[MOVES_MAX];
    int count = before->game->moves(position, list);
    for (int i = 0; i < count; i++) {
        union position_room after;
        struct events events = {.count = 0};
        struct deeds deeds = *before;
        struct move next;
        before->game->apply(position, list[i], &after.base, &events);
        add_deeds(&deeds, &events);
        deeds.outcome = before->game->result(&after.base);
        bool goes_on = after.base.turn == position->turn && !outcome_over(deeds.outcome);
        if (fulfils(&deeds, goal) || (goes_on && search(goal, &after.base, &deeds, &next))) {
            *found = list[i];
            return true;
        }
    }
    return false;
}

bool lesson_solution(const struct lesson *lesson, const struct match *match, int from,
                     struct move *move)
{
    struct deeds deeds = deeds_since(match, from);
    return search(&lesson->goal, match_now(match), &deeds, move);
}

/* ---- why not ---- */

static const struct event *find_event(const struct deeds *deeds, enum event_type type, int player)
{
    for (int i = 0; i < deeds->count; i++)
        if (deeds->list[i].type == type && deeds->list[i].player == player)
            return &deeds->list[i];
    return NULL;
}

static const char *shown_kind(const struct deeds *deeds, int player)
{
    const struct event *shown = find_event(deeds, EVENT_REVEALED, player);
    return _(game_kind(deeds->game, shown->kind)->name);
}

static void explain_battle(const struct deeds *deeds, char *text, size_t size)
{
    bool mine_gone = find_event(deeds, EVENT_CAPTURED, deeds->player) != NULL;
    bool theirs_gone = find_event(deeds, EVENT_CAPTURED, 1 - deeds->player) != NULL;
    const char *format = mine_gone && theirs_gone ? _("A fight, %s against %s: both are gone.")
                         : mine_gone              ? _("A fight, %s against %s: yours is lost.")
                                                  : _("A fight, %s against %s: yours wins.");
    snprintf(text, size, format, shown_kind(deeds, deeds->player),
             shown_kind(deeds, 1 - deeds->player));
}

/* The right thing done in the wrong place, or by the wrong piece, or not often enough. */
static bool explain_near_miss(const struct deeds *deeds, const struct goal *goal, char *text,
                              size_t size)
{
    struct goal anywhere = *goal, anyone = *goal, once = *goal;
    anywhere.cells = anyone.cells = anyone.piece = NULL;
    once.times = 1;
    if (goal->times > 1 && count_deeds(deeds, &once) > 0)
        snprintf(text, size, _("That captures only one."));
    else if (goal->cells && count_deeds(deeds, &anywhere) > 0)
        snprintf(text, size, _("That is not the cell the task asks for."));
    else if (goal->piece && goal->event == EVENT_MOVED && count_deeds(deeds, &anyone) > 0)
        snprintf(text, size, _("That is not the piece the task asks for."));
    else
        return false;
    return true;
}

static const char *missing_event(enum event_type type)
{
    switch (type) {
    case EVENT_CAPTURED:
    case EVENT_ATTACKED:
        return _("That attacks nobody.");
    case EVENT_MILL:
    case EVENT_REMOVED:
        return _("That completes no mill.");
    case EVENT_EXITED:
        return _("That pawn is still on the board.");
    default:
        return _("That is not what the task asks for.");
    }
}

static void explain_turn(const struct lesson *lesson, const struct match *match,
                         const struct deeds *deeds, char text[LESSON_TEXT])
{
    const struct game *game = match->game;
    const struct position *before = match_position(match, match->at - 1);
    struct fault why = {""};
    if (outcome_over(deeds->outcome) && deeds->outcome.winner != deeds->player)
        match_describe(match, match->at, text);
    else if (find_event(deeds, EVENT_ATTACKED, deeds->player))
        explain_battle(deeds, text, LESSON_TEXT);
    else if (explain_near_miss(deeds, &lesson->goal, text, LESSON_TEXT))
        return;
    else if (game->why_nothing && game->why_nothing(before, match->steps[match->at - 1].move, &why))
        snprintf(text, LESSON_TEXT, "%s", why.text);
    else
        snprintf(text, LESSON_TEXT, "%s", missing_event(lesson->goal.event));
}

void lesson_explain(const struct lesson *lesson, const struct match *match, int from,
                    char text[LESSON_TEXT])
{
    struct deeds deeds = deeds_since(match, from);
    explain_turn(lesson, match, &deeds, text);
    size_t used = strlen(text);
    snprintf(text + used, LESSON_TEXT - used, " %s", _(lesson->hint));
}
