#include "ui/screens/pause.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/button_panel.h"
#include "ui/screens/help.h"
#include "ui/screens/name.h"
#include "ui/screens/offer.h"

static struct pause {
    struct form form;
} state;

enum {
    ID_RESUME = 1,
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

static const char *const labels[ID_COUNT] = {
    [ID_RESUME] = N_("Continue"),   [ID_SAVE] = N_("Name this game"), [ID_LOAD] = N_("Load game"),
    [ID_DRAW] = N_("Offer a draw"), [ID_RESIGN] = N_("Resign"),       [ID_HELP] = N_("Rules"),
    [ID_SETTINGS] = N_("Settings"), [ID_MENU] = N_("Main menu"),      [ID_QUIT] = N_("Quit"),
};

static struct button_panel panel_of(const struct app *app)
{
    return (struct button_panel){.width = 20,
                                 .head = 3.2f,
                                 .labels = labels,
                                 .count = ID_COUNT - 1,
                                 .absent = app->session.match.game->rules_page ? 0 : 1u << ID_HELP};
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
    }
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
    .action = action,
    .draw = draw,
};
