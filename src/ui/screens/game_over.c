/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The result, its reason and what to do next. */
#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/screens/new_game.h"
#include "ui/screens/play.h"
#include "ui/screens/play_status.h"
#include "ui/screens/result_facts.h"
#include "ui/screens/result_stage.h"
#include "ui/screens/review.h"
#include "ui/screens/suggestion.h"

static struct game_over {
    struct form form;
    float time; /* seconds since it was opened, until everything is at rest */
} state;

enum { SERIES_TEXT = 80 };

enum { ID_REMATCH = 1, ID_REVIEW, ID_NEW_GAME, ID_MENU, ID_QUIT, ID_NEXT_LEVEL };

/* The only person has lost to the computer. */
static bool is_lost(const struct app *app)
{
    struct outcome outcome = match_outcome(&app->session.match);
    return session_person_count(&app->session) == 1 && outcome.winner != NOBODY &&
           !session_is_person(&app->session, outcome.winner);
}

/* A win on the board or by the clock. Nobody cheers at a resignation. */
static bool is_festive(const struct app *app)
{
    struct outcome outcome = match_outcome(&app->session.match);
    return outcome.winner != NOBODY && outcome.reason != REASON_RESIGNED && !is_lost(app);
}

/* No number of games was agreed on; after a rematch this is an open series. */
static bool is_free(const struct app *app)
{
    const struct contest *contest = &app->contest;
    return contest->kind == CONTEST_NONE ||
           (contest->kind == CONTEST_SERIES && contest->series.length == 0);
}

/* What most people want next. */
static const char *next_label(const struct app *app)
{
    const struct series *series = &app->contest.series;
    if (app->contest.kind == CONTEST_TOURNAMENT)
        return _("To the table");
    if (is_free(app))
        return is_lost(app) ? _("Try again, sides swapped") : _("Rematch, sides swapped");
    if (series_is_over(series))
        return _("Another series");
    return series_needs_decider(series) ? _("Play the decider") : _("Next game");
}

/* Who has beaten the computer may meet the level above; 0: there is nothing to offer. */
static int next_level(const struct app *app)
{
    return is_free(app) ? session_next_level(&app->session) : 0;
}

static void list_widgets(struct app *app)
{
    const struct match *match = &app->session.match;
    const struct stage_button others[] = {{ID_REVIEW, _("Review the game")},
                                          {ID_NEW_GAME, _("New game")},
                                          {ID_MENU, _("Main menu")},
                                          {ID_QUIT, _("Quit")}};
    char offer[WIDGET_LABEL];
    int level = next_level(app);
    struct stage_buttons buttons = {
        .count = 1, .large = 1, .list = {{ID_REMATCH, next_label(app)}}};
    if (level) {
        snprintf(offer, sizeof offer, _("Next level: %s"),
                 computer_level_title(match->game, &match->settings, level));
        buttons.list[buttons.count++] = (struct stage_button){ID_NEXT_LEVEL, offer};
        buttons.large = 2;
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        buttons.list[buttons.count++] = others[i];
    result_stage_list(app, &buttons, &state.form);
}

static void play_next(struct app *app)
{
    if (app->contest.kind == CONTEST_TOURNAMENT)
        app_home(app, &screen_standings);
    else
        suggestion_rematch(app);
}

/* The level is also the one offered when this game is chosen again. */
static void meet_next_level(struct app *app)
{
    const struct game *game = app->session.match.game;
    struct start_choice choice = preferences_start(&app->preferences, game);
    choice.level = next_level(app);
    preferences_keep_start(&app->preferences, game, &choice);
    contests_meet_level(app, choice.level);
}

/* Offers the same game, options and players again, to change before it starts. */
static void open_new_game(struct app *app)
{
    new_game_open_like(app);
    app_push(app, &screen_new_game);
}

static void enter(struct app *app)
{
    state.time = result_stage_first_time(app) ? 0 : result_stage_seconds(is_festive(app));
    state.form.focus = ID_REMATCH;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK) {
        app_pop(app);
        return;
    }
    if (action->type == ACTION_HINT) /* as on the board of a finished game */
        pick.id = ID_REVIEW;
    switch (pick.id) {
    case ID_REMATCH:
        play_next(app);
        break;
    case ID_NEXT_LEVEL:
        meet_next_level(app);
        break;
    case ID_REVIEW:
        review_page_open(app);
        break;
    case ID_NEW_GAME:
        open_new_game(app);
        break;
    case ID_MENU:
        app_home(app, &screen_menu);
        break;
    case ID_QUIT:
        app->quit = true;
        break;
    default:
        break;
    }
}

static void tick(struct app *app)
{
    state.time = clamped(state.time + (float)TICK, 0, result_stage_seconds(is_festive(app)));
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < stage_banner_seconds;
}

/* Confetti falls on while buttons can be pressed. */
static bool alive(const struct app *app)
{
    return is_festive(app) && !app->preferences.reduced_motion &&
           state.time < result_stage_seconds(true);
}

/* The score of the series after this game, in the order of the seats, and what it means. */
static void series_texts(const struct app *app, char score[SERIES_TEXT], char standing[SERIES_TEXT])
{
    const struct series *series = &app->contest.series;
    char points[2][POINTS_TEXT];
    *score = *standing = '\0';
    for (int i = 0; i < 2; i++)
        if (!contests_points(app, i, points[i]))
            return;
    snprintf(score, SERIES_TEXT, "%s – %s", points[0], points[1]);
    if (series_is_over(series))
        snprintf(standing, SERIES_TEXT, "%s", _("The series is decided."));
    else if (series->game_count == 1 && series->length > 1)
        snprintf(standing, SERIES_TEXT, _("best of %d"), series->length);
    else if (series->game_count > 1) {
        const char *id = series->games[series_next_game(series)];
        const struct game *next = game_find(id);
        snprintf(standing, SERIES_TEXT, _("Next: %s"), next ? _(next->name) : id);
    }
}

/* Why; who lost to the computer also reads how long it took. */
static void write_reason(const struct app *app, char text[2 * OUTCOME_TEXT])
{
    const struct match *match = &app->session.match;
    int moves = (match_ply(match, match->length) + 1) / 2;
    char reason[OUTCOME_TEXT];
    match_reason(match, match->length, match_you(match), reason);
    int used = snprintf(text, 2 * OUTCOME_TEXT, "%s", reason);
    if (is_lost(app) && moves > 0 && used > 0) {
        text[used++] = ' ';
        snprintf(text + used, (size_t)(2 * OUTCOME_TEXT - used),
                 tr_plural("You held out for %d move.", "You held out for %d moves.",
                           (unsigned long)moves),
                 moves);
    }
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct match *match = &app->session.match;
    char reason[2 * OUTCOME_TEXT], title[OUTCOME_TEXT], score[SERIES_TEXT], standing[SERIES_TEXT];
    write_reason(app, reason);
    series_texts(app, score, standing);
    play_headline(match, match->length, match_you(match), title);
    struct stage_text text = {title, reason, score, standing, is_festive(app)};
    if (!app->layout.portrait && !app->layout.folded)
        result_facts_draw(app, canvas, result_stage_places(app).aside);
    result_stage_draw(app, canvas, state.time, &text);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_HINT, C_("verb", "Review")},
                                       {ACTION_BACK, _("Look at the board")},
                                       {0}});
}

const struct screen screen_game_over = {
    .name = "game_over",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .bright = true,
    .need = PLAY_NEED,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
    .alive = alive,
};
