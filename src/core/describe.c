/* match.h's sentences about how a game ended. */
#include <stdio.h>
#include <string.h>

#include "core/i18n.h"
#include "core/match.h"

const char *match_player_name(const struct match *match, int player)
{
    const char *name = match->players[player].name;
    return *name ? name : _(match->game->side[player]);
}

static void describe_draw(const struct match *match, int index, enum reason reason, char *text)
{
    int plies[3] = {0, 0, 0};
    switch (reason) {
    case REASON_REPETITION:
        match_occurrences(match, index, plies, 3);
        snprintf(text, OUTCOME_TEXT, _("Draw: third occurrence of the position, plies %d, %d, %d."),
                 plies[0], plies[1], plies[2]);
        break;
    case REASON_QUIET:
        snprintf(text, OUTCOME_TEXT, _("Draw: %d plies without progress."),
                 match_position(match, index)->quiet);
        break;
    case REASON_AGREED:
        snprintf(text, OUTCOME_TEXT, "%s", _("Draw by agreement."));
        break;
    default:
        snprintf(text, OUTCOME_TEXT, "%s", _("Draw: neither player can move."));
    }
}

static const char *win_sentence(enum reason reason, bool winner_is_to_move)
{
    switch (reason) {
    case REASON_FEW:
        return _("%s wins: %s has two pieces left or fewer.");
    case REASON_BLOCKED:
        return winner_is_to_move ? _("%s wins: blocked on all sides by %s, who thereby loses.")
                                 : _("%s wins: %s has no legal move.");
    case REASON_FLAG:
        return _("%s wins: the flag of %s is captured.");
    case REASON_RESIGNED:
        return _("%s wins: %s resigned.");
    default:
        return NULL;
    }
}

void match_describe(const struct match *match, int index, char text[OUTCOME_TEXT])
{
    struct outcome outcome = match_outcome_at(match, index);
    *text = '\0';
    if (!outcome_over(outcome))
        return;
    if (outcome.winner == NOBODY) {
        describe_draw(match, index, outcome.reason, text);
        return;
    }
    const char *winner = match_player_name(match, outcome.winner);
    if (outcome.reason == REASON_OFF) {
        snprintf(text, OUTCOME_TEXT, _("%s wins: all their pawns have left the board."), winner);
        return;
    }
    const char *loser = match_player_name(match, 1 - outcome.winner);
    bool winner_is_to_move = match_position(match, index)->turn == outcome.winner;
    snprintf(text, OUTCOME_TEXT, win_sentence(outcome.reason, winner_is_to_move), winner, loser);
}

void match_reason(const struct match *match, int index, char text[OUTCOME_TEXT])
{
    const struct position *position = match_position(match, index);
    struct outcome outcome = match_outcome_at(match, index);
    const char *winner = outcome.winner == NOBODY ? "" : match_player_name(match, outcome.winner);
    const char *loser =
        outcome.winner == NOBODY ? "" : match_player_name(match, 1 - outcome.winner);
    int plies[3] = {0, 0, 0};
    *text = '\0';
    switch ((enum reason)outcome.reason) {
    case REASON_NONE:
    case REASON_COUNT:
        break;
    case REASON_FEW:
        snprintf(text, OUTCOME_TEXT, _("%s has two pieces left or fewer."), loser);
        break;
    case REASON_BLOCKED:
        snprintf(text, OUTCOME_TEXT,
                 position->turn == outcome.winner
                     ? _("Blocked on all sides by %s, who thereby loses.")
                     : _("%s has no legal move."),
                 loser);
        break;
    case REASON_OFF:
        snprintf(text, OUTCOME_TEXT, _("All pawns of %s have left the board."), winner);
        break;
    case REASON_FLAG:
        snprintf(text, OUTCOME_TEXT, _("The flag of %s is captured."), loser);
        break;
    case REASON_RESIGNED:
        snprintf(text, OUTCOME_TEXT, _("%s resigned."), loser);
        break;
    case REASON_IMMOBILE:
        snprintf(text, OUTCOME_TEXT, "%s", _("Neither player can move."));
        break;
    case REASON_REPETITION:
        match_occurrences(match, index, plies, 3);
        snprintf(text, OUTCOME_TEXT, _("The position occurred three times: plies %d, %d and %d."),
                 plies[0], plies[1], plies[2]);
        break;
    case REASON_QUIET:
        snprintf(text, OUTCOME_TEXT, _("%d plies without progress."), position->quiet);
        break;
    case REASON_AGREED:
        snprintf(text, OUTCOME_TEXT, "%s", _("Both players agreed to it."));
        break;
    }
}
