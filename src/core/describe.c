/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The sentences of match.h about how a game ended. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/match.h"

const char *match_player_name(const struct match *match, int player)
{
    const char *name = match->players[player].name;
    return *name ? name : _(match->game->side[player]);
}

static const char *own_pattern(const struct ending *ending, struct outcome outcome, int you)
{
    bool won = you != NOBODY && you == outcome.winner, lost = you != NOBODY && !won;
    return won && ending->to_winner   ? ending->to_winner
           : lost && ending->to_loser ? ending->to_loser
                                      : ending->text;
}

/* The reason clause for an ending from the game's own table. */
static void own_clause(const struct match *match, struct outcome outcome, int you,
                       char text[OUTCOME_TEXT])
{
    const struct ending *ending = &match->game->endings[outcome.reason - REASON_OWN];
    bool draw = outcome.winner == NOBODY;
    const struct filling fillings[] = {
        {"winner", draw ? "" : match_player_name(match, outcome.winner)},
        {"loser", draw ? "" : match_player_name(match, 1 - outcome.winner)},
        {NULL, NULL}};
    text_fill(text, OUTCOME_TEXT, _(own_pattern(ending, outcome, you)), fillings);
}

/* What the loser did, said to them or of them. */
static void loser_clause(const struct match *match, struct outcome outcome, int you,
                         char text[OUTCOME_TEXT])
{
    static const char *const of_them[] = {[REASON_BLOCKED] = N_("%s has no legal move"),
                                          [REASON_RESIGNED] = N_("%s resigned"),
                                          [REASON_TIME] = N_("%s ran out of time")};
    static const char *const to_them[] = {[REASON_BLOCKED] = N_("you have no legal move"),
                                          [REASON_RESIGNED] = N_("you resigned"),
                                          [REASON_TIME] = N_("you ran out of time")};
    int loser = 1 - outcome.winner;
    if (loser == you)
        snprintf(text, OUTCOME_TEXT, "%s", _(to_them[outcome.reason]));
    else
        snprintf(text, OUTCOME_TEXT, _(of_them[outcome.reason]), match_player_name(match, loser));
}

/* Why the game is over, as a clause: "Red resigned". The headline or the rest of the sentence names
 * the winner. */
static void reason_clause(const struct match *match, int index, int you, char text[OUTCOME_TEXT])
{
    struct outcome outcome = match_outcome_at(match, index);
    const struct position *position = match_position(match, index);
    int plies[3] = {0, 0, 0};
    *text = '\0';
    switch ((enum reason)outcome.reason) {
    case REASON_NONE:
        break;
    case REASON_BLOCKED:
    case REASON_RESIGNED:
    case REASON_TIME:
        loser_clause(match, outcome, you, text);
        break;
    case REASON_IMMOBILE:
        snprintf(text, OUTCOME_TEXT, "%s", _("neither player can move"));
        break;
    case REASON_REPETITION:
        match_occurrences(match, index, plies, 3);
        snprintf(text, OUTCOME_TEXT, _("third occurrence of the position, plies %d, %d, %d"),
                 plies[0], plies[1], plies[2]);
        break;
    case REASON_QUIET:
        snprintf(
            text, OUTCOME_TEXT,
            tr_plural("%d turn without progress", "%d turns without progress", position->quiet),
            position->quiet);
        break;
    case REASON_AGREED:
        snprintf(text, OUTCOME_TEXT, "%s", _("both players agreed"));
        break;
    default:
        own_clause(match, outcome, you, text);
    }
}

void match_describe_to(const struct match *match, int index, int you, char text[OUTCOME_TEXT])
{
    struct outcome outcome = match_outcome_at(match, index);
    char reason[OUTCOME_TEXT];
    *text = '\0';
    if (!outcome_over(outcome))
        return;
    reason_clause(match, index, you, reason);
    if (outcome.winner == NOBODY)
        snprintf(text, OUTCOME_TEXT, _("Draw: %s."), reason);
    else if (you != NOBODY)
        snprintf(text, OUTCOME_TEXT, outcome.winner == you ? _("You win: %s.") : _("You lose: %s."),
                 reason);
    else
        snprintf(text, OUTCOME_TEXT, _("%s wins: %s."), match_player_name(match, outcome.winner),
                 reason);
}

void match_describe(const struct match *match, int index, char text[OUTCOME_TEXT])
{
    match_describe_to(match, index, NOBODY, text);
}

void match_reason(const struct match *match, int index, int you, char text[OUTCOME_TEXT])
{
    reason_clause(match, index, you, text);
    make_sentence(text, OUTCOME_TEXT);
}
