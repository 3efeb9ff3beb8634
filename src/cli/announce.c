/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/announce.h"

#include <string.h>

#include "base/i18n.h"
#include "cli/text_board.h"
#include "core/event_text.h"
#include "core/notation.h"

int spectator_viewer(const struct match *match)
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
        if (match->settings.value[i] == game->options[i].default_value)
            continue;
        option_format(&game->options[i], match->settings.value[i], value);
        text_add(out, "%s%s=%s", shown++ > 0 ? ", " : " (", game->options[i].id, value);
    }
    text_add(out, shown > 0 ? ")\n" : "\n");
    add_legend(match, out);
}

void announce_step(const struct match *match, int index, int viewer, struct text *out)
{
    struct events events;
    const struct position *before = match_position(match, index);
    struct move move = match->steps[index].move;
    match_events(match, index, viewer, &events);
    if (move.verb == VERB_SWAP) /* the one who said it now sits on the other side */
        text_add(out, _("%s takes over the first move: the sides are swapped.\n"),
                 match_player_name(match, 1 - match_position(match, index)->turn));
    if (events.count == 0)
        return; /* invisible, or the end of the match, which the result reports */
    const char *name = match_player_name(match, before->turn);
    if (before->phase == PHASE_SETUP) { /* the board shows the player's own placements */
        if (move.verb == VERB_READY)
            text_add(out, _("%s is ready.\n"), name);
        return;
    }
    char notation[MOVE_TEXT];
    move_format(match->game, move, notation);
    text_add(out, _("%s plays %s.\n"), name, notation);
    for (int i = 0; i < events.count; i++) {
        char sentence[EVENT_TEXT];
        if (event_describe(match, &events, i, sentence))
            text_add(out, "%s\n", sentence);
    }
}

static enum phrase turn_phrase(int phase)
{
    switch (phase) {
    case PHASE_SETUP:
        return PHRASE_TURN_SETUP;
    case PHASE_PLACING:
        return PHRASE_TURN_PLACE;
    case PHASE_REMOVING:
        return PHRASE_TURN_REMOVE;
    default:
        return PHRASE_TURN_MOVE;
    }
}

static void add_turn(const struct match *match, struct text *out)
{
    const struct position *position = match_now(match);
    char line[OUTCOME_TEXT];
    const struct filling fillings[] = {{"player", match_player_name(match, position->turn)},
                                       {"number", position->turn == 0 ? "1" : "2"},
                                       {NULL, NULL}};
    text_fill(line, sizeof line, game_phrase(match->game, turn_phrase(position->phase), 1),
              fillings);
    text_add(out, "%s\n", line);
}

/* Of those whose time is limited. */
static void add_clocks(const struct match *match, struct text *out)
{
    const char *between = "";
    if (!match_is_timed(match))
        return;
    for (int player = 0; player < 2; player++) {
        char left[TIME_LEFT_TEXT];
        if (match->time[player].kind == TIME_UNLIMITED)
            continue;
        time_left_format(match_time_left(match, player), left);
        text_add(out, "%s", between);
        text_add(out, _("%s has %s left"), match_player_name(match, player), left);
        between = ", ";
    }
    text_add(out, "\n");
}

void announce_position(const struct match *match, int viewer, struct text *out)
{
    struct observation observation;
    match_observe(match, match->at, viewer, &observation);
    text_board(match->game, &match->settings, &observation, out);
    text_reserves(match->game, &observation, out);
    add_clocks(match, out);
    char result[OUTCOME_TEXT];
    match_describe(match, match->at, result);
    if (*result)
        text_add(out, "%s\n", result);
    else
        add_turn(match, out);
}

void announce_pieces(const struct match *match, int viewer, struct text *out)
{
    struct observation observation;
    match_observe(match, match->at, viewer, &observation);
    text_pieces(match->game, &match->settings, &observation, out);
    text_reserves(match->game, &observation, out);
}
