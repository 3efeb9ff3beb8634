/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_status.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/turn_text.h"
#include "ui/screens/play.h"
#include "ui/screens/play_sheet.h"

int play_reported_index(const struct app *app)
{
    return app->session.match.at - play_state()->board.timeline.direction;
}

int play_told_index(const struct app *app)
{
    const struct timeline *timeline = &play_state()->board.timeline;
    int before = app->session.match.at - (timeline->direction > 0);
    return timeline_running(timeline) ? before + timeline_told(timeline) : before;
}

int play_told_on_panel(const struct match *match, int index)
{
    int you = match_you(match);
    return match_outcome_at(match, index).winner == you ? you : NOBODY;
}

static const char *result_line(const struct match *match, int index)
{
    static char text[OUTCOME_TEXT]; /* read at once, on the drawing thread only */
    match_describe_to(match, index, play_told_on_panel(match, index), text);
    return text;
}

bool play_has_result(const struct app *app, int player)
{
    struct outcome outcome = match_outcome_at(&app->session.match, play_reported_index(app));
    return !play_shows_result(app) && outcome_over(outcome) &&
           (outcome.winner == NOBODY || outcome.winner == player);
}

void play_headline(const struct match *match, int index, int you, char text[OUTCOME_TEXT])
{
    struct outcome outcome = match_outcome_at(match, index);
    if (outcome.winner == NOBODY)
        snprintf(text, OUTCOME_TEXT, "%s", _("Draw"));
    else if (you != NOBODY)
        snprintf(text, OUTCOME_TEXT, "%s", outcome.winner == you ? _("You win") : _("You lose"));
    else
        snprintf(text, OUTCOME_TEXT, _("%s wins"), match_player_name(match, outcome.winner));
}

bool play_is_calm(const struct app *app)
{
    const struct board_play *board = &play_state()->board;
    return session_is_looking_back(&app->session) && board->choice.selected == CELL_NONE &&
           board->message_time <= 0;
}

void play_looking_line(const struct session *session, char text[LOOKING_TEXT])
{
    const struct match *match = &session->match;
    char made[TURN_TEXT];
    if (match->at <= session_first(session)) {
        snprintf(text, LOOKING_TEXT, "%s", _("Looking back at the start"));
        return;
    }
    int start = turn_start(match, match->at - 1), ply = match_ply(match, start) + 1;
    turn_text(match, start, match->at, made);
    snprintf(text, LOOKING_TEXT, ply % 2 ? _("Looking back: %d. %s") : _("Looking back: %d… %s"),
             (ply + 1) / 2, made);
}

const char *play_status(const struct app *app)
{
    const struct play *play = play_state();
    const struct match *match = &app->session.match;
    if (play->hint.wanted)
        return _("Looking for a good move.");
    if (hint_visible(play))
        return hint_words(play);
    if (settings_repetition(match->game, &match->settings) &&
        match_occurrences(match, play_reported_index(app), NULL, 0) == 2 &&
        play->board.choice.selected == CELL_NONE)
        return _("This position has occurred twice; the third time is a draw.");
    return choice_prompt(&play->board.choice);
}

/* What a player did last; empty before their first turn. */
static const char *last_turn_line(const struct match *match, int index, int player)
{
    static char line[TURN_TEXT + 32]; /* read at once, on the drawing thread only */
    char turn[TURN_TEXT];
    for (int end = index, start; end > 0; end = start) {
        start = turn_start(match, end - 1);
        if (match_position(match, start)->phase == PHASE_SETUP) /* which is private */
            break;
        if (match_position(match, start)->turn != player ||
            move_ends_match(match->steps[start].move))
            continue;
        turn_text(match, start, end, turn);
        snprintf(line, sizeof line, _("Played %s"), turn);
        return line;
    }
    return "";
}

const char *play_aside_line(const struct app *app, int player, bool active)
{
    static char line[PLAYER_NAME + 32]; /* read at once, on the drawing thread only */
    const struct match *match = &app->session.match;
    int level = computer_level(match->players[player].control);
    if (level >= 0)
        return computer_level_label(match->game, &match->settings, level);
    if (active || play_is_calm(app) ||
        outcome_over(match_outcome_at(match, play_reported_index(app))))
        return "";
    snprintf(line, sizeof line, _("Waiting for %s"), match_player_name(match, 1 - player));
    return line;
}

const char *play_status_line(const struct app *app, int player, bool active)
{
    const struct play *play = play_state();
    const struct match *match = &app->session.match;
    int level = computer_level(match->players[player].control);
    if (play_has_result(app, player))
        return result_line(match, play_reported_index(app));
    if (*play_sheet_line(app, player))
        return play_sheet_line(app, player);
    if (active && level >= 0 && !session_is_rewound(&app->session))
        return _("Thinking…");
    if (!active || level >= 0)
        return last_turn_line(match, play_reported_index(app), player);
    if (play->board.message_time > 0)
        return play->board.message;
    if (!play->hint.wanted && !hint_visible(play) && *choice_pointed_capture(&play->board.choice))
        return choice_pointed_capture(&play->board.choice);
    return *play_status(app) ? play_status(app)
                             : last_turn_line(match, app->session.match.at, player);
}
