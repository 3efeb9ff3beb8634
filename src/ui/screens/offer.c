/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/offer.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/widgets.h"
#include "ui/screens/question.h"

/* The player to move, or the person if it is the computer's turn. */
static int offering_player(const struct app *app)
{
    int turn = match_now(&app->session.match)->turn;
    return session_is_person(&app->session, turn) ? turn : 1 - turn;
}

bool offer_is_theirs(const struct app *app, const struct action *action)
{
    return !pads_is_others(app, action, offering_player(app));
}

/* Needs no curtain: once the game is over, nothing is hidden. */
static void end_match(struct app *app, enum verb verb)
{
    match_play(&app->session.match, move_word(verb));
    app_open_curtain(app);
}

static void resign(struct app *app)
{
    end_match(app, VERB_RESIGN);
}

static void agree(struct app *app)
{
    end_match(app, VERB_DRAW);
}

/* Returns to the board, not to the pause menu. */
static void play_on(struct app *app)
{
    if (app_screen(app) == &screen_pause)
        app_pop(app);
}

static void ask_to_resign(struct app *app)
{
    const struct match *match = &app->session.match;
    int player = offering_player(app);
    struct question question = {
        .yes = _("Resign"),
        .no = _("No, play on"),
        .player = player,
        .agreed = resign,
        .declined = play_on,
    };
    if (match_you(match) == player)
        snprintf(question.title, sizeof question.title, "%s", _("Do you really want to resign?"));
    else
        snprintf(question.title, sizeof question.title, _("%s, do you really want to resign?"),
                 match_player_name(match, player));
    question_open(app, &question);
}

/* Only the other player can accept. */
static void ask_for_draw(struct app *app)
{
    static char yes[WIDGET_LABEL];
    const struct match *match = &app->session.match;
    int player = 1 - offering_player(app);
    struct question question = {
        .yes = yes,
        .no = _("No, play on"),
        .player = player,
        .offered = true,
        .agreed = agree,
        .declined = play_on,
    };
    snprintf(yes, sizeof yes, _("%s accepts the draw"), match_player_name(match, player));
    snprintf(question.title, sizeof question.title, _("%s offers a draw."),
             match_player_name(match, 1 - player));
    snprintf(question.text, sizeof question.text, _("%s, do you accept?"),
             match_player_name(match, player));
    question_open(app, &question);
}

void offer_open(struct app *app, int verb)
{
    if (verb == VERB_RESIGN)
        ask_to_resign(app);
    else if (session_person_count(&app->session) < 2)
        app_notice(app, _("The computer would rather play on."));
    else
        ask_for_draw(app);
}
