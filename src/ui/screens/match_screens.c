/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Opens the right screen for the session's match. */
#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/screens/play.h"
#include "ui/screens/question.h"
#include "ui/screens/setup.h"

/* The match to start after a question is answered. */
static struct match_plan next;

/* Next time the same two are offered first, in this order. */
static void note_people(struct app *app)
{
    identify_players(app, next.players);
    for (int i = 1; i >= 0; i--)
        people_touch(&app->people, next.players[i].person);
}

static void start(struct app *app)
{
    note_people(app);
    keeper_watch(&app->keeper, &app->session, &app->preferences); /* saves the old match */
    session_start(&app->session, &next);
    contests_follow(app);
    snprintf(app->preferences.game, sizeof app->preferences.game, "%s", next.game->id);
    app_continue_match(app);
}

static void start_without_keeping(struct app *app)
{
    app->keeper.without_keeping = true;
    start(app);
}

void app_start_match(struct app *app, const struct match_plan *plan)
{
    struct fault fault;
    next = *plan;
    if (app->keeper.without_keeping || keeper_can_keep(&app->keeper, &fault)) {
        start(app);
        return;
    }
    struct question question = {
        .yes = _("Play without saving"),
        .no = _("Back"),
        .player = NOBODY,
        .agreed = start_without_keeping,
    };
    snprintf(question.text, sizeof question.text,
             _("This game cannot be saved: it is lost when you leave it. %s"), fault.text);
    question_open(app, &question);
}

void app_continue_match(struct app *app)
{
    identities_follow_device(app);
    session_resume(&app->session);
    session_computer_setups(&app->session);
    if (session_needs_curtain(&app->session))
        app_home(app, &screen_curtain);
    else
        app_open_curtain(app);
}

void app_open_curtain(struct app *app)
{
    if (session_person_to_move(&app->session) &&
        match_now(&app->session.match)->phase == PHASE_SETUP) {
        setup_open(app);
        app_home(app, &screen_setup);
    } else {
        play_open(app);
    }
}
