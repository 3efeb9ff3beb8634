#include "cli/announce.h"

#include <string.h>

#include "base/i18n.h"
#include "cli/text_board.h"
#include "core/notation.h"

int viewer_for_strangers(const struct match *match)
{
    bool hides = game_hides_pieces(match->game) && !outcome_over(match_outcome(match));
    return hides ? VIEWER_STRANGER : VIEWER_ALL;
}

/* Armies of many kinds are marked by owner and symbol: the kinds in use are explained once. */
static void add_ranks(const struct match *match, struct text *out)
{
    const struct game *game = match->game;
    bool first = true;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(match_position(match, 0), 0, kind);
        if (tally.in_hand + tally.on_board == 0)
            continue;
        text_add(out, "%s%s %s", first ? "" : ", ", game->kinds[kind].symbol,
                 _(game->kinds[kind].name));
        first = false;
    }
    text_add(out, "\n");
}

static void add_legend(const struct match *match, struct text *out)
{
    const struct game *game = match->game;
    bool ranks = game_hides_pieces(game);
    for (int player = 0; player < 2; player++) {
        text_add(out, _("%s (player %d): "), match_player_name(match, player), player + 1);
        if (ranks)
            text_add(out, "%s", game->hidden->unknown.mark[player]);
        for (int kind = 0; kind < game->kind_count && !ranks; kind++)
            text_add(out, "%s%s %s", kind > 0 ? ", " : "", game->kinds[kind].mark[player],
                     _(game->kinds[kind].name));
        text_add(out, "\n");
    }
    if (ranks)
        add_ranks(match, out);
}

void announce_title(const struct match *match, struct text *out)
{
    const struct game *game = match->game;
    int shown = 0;
    text_add(out, "%s", _(game->name));
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (match->settings.value[i] == game->options[i].standard)
            continue;
        option_format(&game->options[i], match->settings.value[i], value);
        text_add(out, "%s%s=%s", shown++ > 0 ? ", " : " (", game->options[i].id, value);
    }
    text_add(out, shown > 0 ? ")\n" : "\n");
    add_legend(match, out);
}

static const char *kind_name(const struct game *game, int kind)
{
    return _(game_kind(game, kind)->name);
}

/* The kind that a battle showed on `cell`, or what the viewer knew of it already. */
static int shown_kind(const struct events *events, int cell, int known)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_REVEALED && events->list[i].from == cell)
            return events->list[i].kind;
    return known;
}

static void add_attack(const struct match *match, const struct events *events,
                       const struct event *attack, struct text *out)
{
    char to[CELL_TEXT];
    cell_format(attack->to, to);
    int attacker = shown_kind(events, attack->from, attack->kind);
    int defender = shown_kind(events, attack->to, KIND_UNKNOWN);
    text_add(out, _("Battle on %s: %s (%s) attacks %s (%s).\n"), to,
             kind_name(match->game, attacker), match_player_name(match, attack->player),
             kind_name(match->game, defender), match_player_name(match, 1 - attack->player));
}

static void add_capture(const struct match *match, const struct events *events,
                        const struct event *capture, struct text *out)
{
    char cell[CELL_TEXT];
    cell_format(capture->from, cell);
    const char *kind = kind_name(match->game, capture->kind);
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == EVENT_RECTANGLE) {
            char tower[CELL_TEXT], queen[CELL_TEXT];
            cell_format(events->list[i].from, tower);
            cell_format(events->list[i].to, queen);
            text_add(out, _("It captures the %s on %s: corner of the rectangle %s–%s.\n"), kind,
                     cell, tower, queen);
            return;
        }
    text_add(out, _("%s loses: %s.\n"), match_player_name(match, capture->player), kind);
}

static void add_event(const struct match *match, const struct events *events,
                      const struct event *event, struct text *out)
{
    char from[CELL_TEXT], via[CELL_TEXT], to[CELL_TEXT];
    cell_format(event->from, from);
    cell_format(event->via, via);
    cell_format(event->to, to);
    switch (event->type) {
    case EVENT_CAPTURED:
        add_capture(match, events, event, out);
        break;
    case EVENT_ATTACKED:
        add_attack(match, events, event, out);
        break;
    case EVENT_MILL:
        text_add(out, _("That makes a mill: %s, %s, %s.\n"), from, via, to);
        break;
    case EVENT_REMOVED:
        text_add(out, _("The %s on %s is removed.\n"), kind_name(match->game, event->kind), from);
        break;
    case EVENT_EXITED:
        text_add(out, _("The %s on %s leaves the board.\n"), kind_name(match->game, event->kind),
                 from);
        break;
    default: /* told by the move itself */
        break;
    }
}

void announce_step(const struct match *match, int index, int viewer, struct text *out)
{
    struct events events;
    const struct position *before = match_position(match, index);
    struct move move = match->steps[index].move;
    match_events(match, index, viewer, &events);
    if (events.count == 0)
        return; /* unseen, or the end of a match, which the result tells */
    const char *name = match_player_name(match, before->turn);
    if (before->phase == PHASE_SETUP) { /* the board shows one's own placements */
        if (move.verb == VERB_READY)
            text_add(out, _("%s is ready.\n"), name);
        return;
    }
    char notation[MOVE_TEXT];
    move_format(match->game, move, notation);
    text_add(out, _("%s plays %s.\n"), name, notation);
    for (int i = 0; i < events.count; i++)
        add_event(match, &events, &events.list[i], out);
}

static void add_turn(const struct match *match, struct text *out)
{
    const struct position *position = match_now(match);
    const char *name = match_player_name(match, position->turn);
    int number = position->turn + 1;
    switch (position->phase) {
    case PHASE_SETUP:
        text_add(out, _("%s (player %d) sets up the army ('?' tells how).\n"), name, number);
        break;
    case PHASE_PLACING:
        text_add(out, _("%s (player %d) places a man.\n"), name, number);
        break;
    case PHASE_REMOVING:
        text_add(out, _("%s (player %d) has a mill and removes an enemy man.\n"), name, number);
        break;
    default:
        text_add(out, _("%s (player %d) to move.\n"), name, number);
    }
}

void announce_position(const struct match *match, int viewer, struct text *out)
{
    struct observation observation;
    match_observe(match, match->at, viewer, &observation);
    text_board(match->game, &match->settings, &observation, out);
    text_reserves(match->game, &observation, out);
    char result[OUTCOME_TEXT];
    match_describe(match, match->at, result);
    if (*result)
        text_add(out, "%s\n", result);
    else
        add_turn(match, out);
}
