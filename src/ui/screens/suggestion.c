/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/suggestion.h"

#include "base/i18n.h"
#include "play/identity.h"
#include "play/odds.h"
#include "play/records.h"
#include "ui/app.h"
#include "ui/screens/question.h"

enum { STREAK = 5 };

static struct settings suggested; /* that wait for an answer */

static void play_with_odds(struct app *app)
{
    contests_rematch(app, &suggested);
}

static void play_as_before(struct app *app)
{
    contests_rematch(app, NULL);
}

static bool may_change(const struct contest *contest)
{
    const struct series *series = &contest->series;
    return contest->kind != CONTEST_SERIES ||
           (series->game_count == 1 && (series->length == 0 || series_is_over(series)));
}

/* How often in a row the winner has won this game against the other one; 0: not known. */
static int streak_of(struct app *app, const struct match_plan *plan, int winner)
{
    struct journal journal;
    char folder[PATH_TEXT];
    if (!keeper_journal(&app->keeper, &app->session) || !data_path("", folder) ||
        !records_read(&journal, folder, &app->people, NULL))
        return 0;
    struct contestant who = contestant_of(&plan->players[winner]);
    struct contestant other = contestant_of(&plan->players[1 - winner]);
    int streak = record_winning_streak(&journal, &who, &other, plan->game->id);
    journal_free(&journal);
    return streak;
}

void suggestion_rematch(struct app *app)
{
    const struct match *match = &app->session.match;
    struct match_plan plan = match_plan(match);
    int winner = match_outcome(match).winner, seat = winner;
    if (winner != NOBODY && match_is_swapped(match)) /* in the plan they have not changed sides */
        winner = 1 - winner;
    int streak = winner == NOBODY || !may_change(&app->contest) ? 0 : streak_of(app, &plan, winner);
    struct odds_step step;
    if (streak < STREAK || streak % STREAK != 0 || !odds_next(&plan, winner, &step)) {
        play_as_before(app);
        return;
    }
    struct question question = {
        .yes = _("Play like that"),
        .no = _("Play as before"),
        .player = session_is_person(&app->session, seat) ? seat : NOBODY, /* who would give odds */
        .offered = true,
        .agreed = play_with_odds,
        .declined = play_as_before,
    };
    odds_ask(&plan, winner, streak, &step, question.text);
    suggested = plan.settings;
    suggested.value[step.option] = step.value;
    question_open(app, &question);
}
