/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/pause.h"

#include <stdio.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/button_panel.h"
#include "ui/screens/help.h"
#include "ui/screens/name.h"
#include "ui/screens/offer.h"

enum {
    ID_RESUME = 1,
    ID_LEVEL, /* of player 1, where the computer plays it; then of player 2 */
    ID_LEVEL_2,
    ID_SAVE,
    ID_LOAD,
    ID_DRAW,
    ID_RESIGN,
    ID_HELP,
    ID_SETTINGS,
    ID_MENU,
    ID_QUIT,
    ID_COUNT
};

static struct pause {
    struct form form;
    const char *values[ID_COUNT]; /* of the rows that have one */
    char level[2][WIDGET_LABEL];
} state;

static const char *const labels[ID_COUNT] = {
    [ID_RESUME] = N_("Continue"),     [ID_LEVEL] = N_("Level"),    [ID_LEVEL_2] = N_("Level"),
    [ID_SAVE] = N_("Name this game"), [ID_LOAD] = N_("Load game"), [ID_DRAW] = N_("Offer a draw"),
    [ID_RESIGN] = N_("Resign"),       [ID_HELP] = N_("Rules"),     [ID_SETTINGS] = N_("Settings"),
    [ID_MENU] = N_("Main menu"),      [ID_QUIT] = N_("Quit"),
};

static bool has_level(const struct session *session, int player)
{
    return !session_is_person(session, player) && !session_finished(session);
}

static struct button_panel panel_of(const struct app *app)
{
    const struct session *session = &app->session;
    const struct match *match = &session->match;
    struct button_panel panel = {.width = 20,
                                 .head = 3.2f,
                                 .labels = labels,
                                 .values = state.values,
                                 .count = ID_COUNT - 1,
                                 .absent = match->game->rules_page ? 0 : 1u << ID_HELP};
    for (int player = 0; player < 2; player++) {
        int level = computer_level(match->players[player].control);
        if (!has_level(session, player) || contests_is_run(app)) {
            panel.absent |= 1u << (ID_LEVEL + player);
            continue;
        }
        snprintf(state.level[player], WIDGET_LABEL, "%d %s", level,
                 computer_level_title(match->game, &match->settings, level));
        state.values[ID_LEVEL + player] = state.level[player];
    }
    return panel;
}

/* Which of two, where two computer players are watched. */
static void name_level(const struct session *session, struct widget *row)
{
    if (session_person_count(session) == 0)
        snprintf(row->label, sizeof row->label, _("Level of %s"),
                 _(session->match.game->side[row->id - ID_LEVEL]));
}

static void list_widgets(struct app *app)
{
    struct button_panel panel = panel_of(app);
    button_panel_list(&panel, &app->layout, &state.form);
    for (int i = 0; i < state.form.count; i++) {
        struct widget *button = &state.form.list[i];
        button->disabled =
            (button->id == ID_RESIGN || button->id == ID_DRAW) &&
            (session_is_rewound(&app->session) || !session_person_to_move(&app->session));
        if (button->id == ID_LEVEL || button->id == ID_LEVEL_2)
            name_level(&app->session, button);
    }
}

/* Stops at both ends rather than wrapping from the strongest level to the weakest. */
static void change_level(struct app *app, int player, int step)
{
    int level = computer_level(app->session.match.players[player].control) + step;
    if (level >= 1 && level <= LEVEL_COUNT)
        session_set_level(&app->session, player, level);
}

/* The focus is set here and not in enter(), so that it survives a visit to the settings. */
void pause_open(struct app *app)
{
    state.form.focus = ID_RESUME;
    app_push(app, &screen_pause);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = ID_RESUME;
    if ((pick.id == ID_RESIGN || pick.id == ID_DRAW) && !offer_is_theirs(app, action)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    switch (pick.id) {
    case ID_RESUME:
        app_pop(app);
        break;
    case ID_LEVEL:
    case ID_LEVEL_2:
        change_level(app, pick.id - ID_LEVEL, pick.step);
        break;
    case ID_SAVE:
        name_open_title(app);
        break;
    case ID_LOAD:
        app_push(app, &screen_load);
        break;
    case ID_RESIGN:
        offer_open(app, VERB_RESIGN);
        break;
    case ID_DRAW:
        offer_open(app, VERB_DRAW);
        break;
    case ID_HELP:
        help_open(app, app->session.match.game);
        break;
    case ID_SETTINGS:
        app_push(app, &screen_settings);
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

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct paint paint = app_paint(app, canvas);
    struct button_panel panel = panel_of(app);
    button_panel_draw(&panel, &paint, &state.form, _("Paused"), app->theme.tone[TONE_TEXT]);
    app_draw_dialog_prompts(app, canvas, _("Continue"));
}

const struct screen screen_pause = {
    .name = "pause",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .need = {.wide_w = 26, .wide_h = 25, .tall_h = 30},
    .action = action,
    .draw = draw,
};
