/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/run.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/screens/high_scores.h"
#include "ui/screens/open_game.h"

void run_begin(struct app *app, const char *circuit)
{
    contests_begin_circuit(app, circuit);
    run_go_on(app);
}

void run_open(struct app *app, const char *circuit)
{
    struct contest_entry list[CONTESTS_LISTED];
    int count = contests_list(list, CONTESTS_RUNS, NULL);
    struct fault fault;
    for (int i = 0; i < count; i++)
        if (strcmp(list[i].circuit, circuit) == 0 && contests_open(app, list[i].key, &fault)) {
            run_go_on(app);
            return;
        }
    run_begin(app, circuit);
}

void run_go_on(struct app *app)
{
    if (circuit_state(&app->contest.circuit).over)
        high_scores_open_run(app);
    else
        app_home(app, &screen_versus);
}

/* It was deleted: leaving a lost game is no way to play it again. */
static void count_as_lost(struct app *app)
{
    circuit_abandon_game(&app->contest.circuit);
    contests_store(app);
    app_notice(app, _("The game you left is gone: it counts as lost."));
    run_go_on(app);
}

void run_play(struct app *app)
{
    const char *file = app->contest.circuit.playing;
    struct fault fault;
    if (!*file)
        contests_play_next(app);
    else if (!keeper_has(&app->keeper, file))
        count_as_lost(app);
    else if (!open_game(app, file, &fault)) { /* damaged: not the player's fault */
        app_notice(app, fault.text);
        contests_play_next(app);
    }
}

void run_give_up(struct app *app)
{
    app->contest.circuit.given_up = true;
    contests_end_run(app);
    high_scores_open_run(app);
}

void run_leave(struct app *app)
{
    app_home(app, &screen_menu);
    app_push(app, &screen_arcade);
}
