/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What lasts longer than a game: contests to go on with, tournaments, records and people. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/kit/button_panel.h"
#include "ui/screens/people.h"

enum { SHOWN = 4 }; /* contests to go on with, newest first */

static struct {
    struct form form;
    int count;
    struct contest_entry list[CONTESTS_LISTED];
    char labels[SHOWN][CONTEST_TEXT];
    struct match_plan round; /* of all games, while its players are being picked */
} state;

enum {
    ID_CONTEST = 1,
    ID_ROUND = ID_CONTEST + SHOWN,
    ID_TOURNAMENT,
    ID_RECORDS,
    ID_PEOPLE,
    ID_BACK,
    ID_COUNT
};

static void enter(struct app *app)
{
    struct contest kept = app->contest; /* each is read to describe it */
    struct fault fault;
    state.count = contests_list(state.list, CONTESTS_OF_PEOPLE, &fault);
    if (*fault.text)
        app_notice(app, fault.text);
    for (int i = 0; i < state.count && i < SHOWN; i++)
        if (contests_open(app, state.list[i].key, &fault))
            contests_describe(&app->contest, state.labels[i]);
    app->contest = kept;
    if (state.form.focus == 0)
        state.form.focus = state.count > 0 ? ID_CONTEST : ID_ROUND;
}

static struct button_panel panel_of(const char *labels[ID_COUNT])
{
    struct button_panel panel = {
        .width = 30, .head = 3.2f, .labels = labels, .count = ID_COUNT - 1};
    for (int i = 0; i < SHOWN; i++) {
        labels[ID_CONTEST + i] = state.labels[i];
        if (i >= state.count)
            panel.absent |= 1u << (ID_CONTEST + i);
    }
    labels[ID_ROUND] = N_("Two players, one of each game");
    labels[ID_TOURNAMENT] = N_("New tournament");
    labels[ID_RECORDS] = N_("Records");
    labels[ID_PEOPLE] = N_("People");
    labels[ID_BACK] = N_("Back");
    return panel;
}

static void list_widgets(struct app *app)
{
    const char *labels[ID_COUNT];
    struct button_panel panel = panel_of(labels);
    button_panel_list(&panel, &app->layout, &state.form);
}

static void go_on_with(struct app *app, const char *key)
{
    struct fault fault;
    if (!contests_open(app, key, &fault)) {
        app_notice(app, fault.text);
        return;
    }
    contests_catch_up(app);
    if (app->contest.kind == CONTEST_TOURNAMENT)
        app_home(app, &screen_standings);
    else
        contests_play_next(app);
}

static void take_seat(struct app *app, int seat, const struct match_player *who);

static void ask_for_seat(struct app *app, int seat)
{
    struct people_request request = {
        .seat = seat, .players = state.round.players, .apart = true, .picked = take_seat};
    snprintf(request.question, sizeof request.question, "%s",
             seat == 0 ? _("Who plays?") : _("Against whom?"));
    people_pick(app, &request);
}

static void take_seat(struct app *app, int seat, const struct match_player *who)
{
    state.round.players[seat] = *who;
    strcpy(state.round.players[seat].control, "human");
    if (seat == 0)
        ask_for_seat(app, 1);
    else
        contests_begin_round(app, &state.round);
}

static void begin_round(struct app *app)
{
    state.round = (struct match_plan){.game = games[0], .settings = settings_default(games[0])};
    ask_for_seat(app, 0);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    int id = form_action(&state.form, action).id;
    if (id == ID_BACK || action->type == ACTION_BACK)
        app_pop(app);
    else if (id == ID_ROUND)
        begin_round(app);
    else if (id == ID_TOURNAMENT)
        app_push(app, &screen_tournament);
    else if (id == ID_RECORDS)
        app_push(app, &screen_records);
    else if (id == ID_PEOPLE)
        people_open(app);
    else if (id >= ID_CONTEST)
        go_on_with(app, state.list[id - ID_CONTEST].key);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const char *labels[ID_COUNT];
    struct button_panel panel = panel_of(labels);
    struct paint paint = app_paint(app, canvas);
    button_panel_draw(&panel, &paint, &state.form, _("Game night"), app->theme.tone[TONE_TEXT]);
    app_draw_dialog_prompts(app, canvas, _("Back"));
}

const struct screen screen_game_night = {
    .name = "game_night",
    .overlay = true,
    .need = {.wide_w = 31, .wide_h = 26, .tall_h = 30},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
