#include "core/i18n.h"
#include "ui/app.h"

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
    [ID_RESUME] = N_("Continue"),   [ID_SAVE] = N_("Save game"), [ID_LOAD] = N_("Load game"),
    [ID_DRAW] = N_("Offer a draw"), [ID_RESIGN] = N_("Resign"),  [ID_HELP] = N_("Rules"),
    [ID_SETTINGS] = N_("Settings"), [ID_MENU] = N_("Main menu"), [ID_QUIT] = N_("Quit"),
};

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    float h = (float)(ID_COUNT - 1) * 3 * u + 5 * u;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page), 20 * u, h);
}

static void list_widgets(struct app *app)
{
    struct form *form = &app->pause.form;
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), u);
    cut_top(&box, 3.2f * u);
    form_begin(form);
    for (int id = ID_RESUME; id < ID_COUNT; id++) {
        struct widget *button = form_button(form, id, cut_top(&box, 2.5f * u), _(labels[id]));
        button->primary = id == ID_RESUME;
        button->disabled =
            (id == ID_RESIGN || id == ID_DRAW) && !session_person_to_move(&app->session);
        cut_top(&box, 0.5f * u);
    }
}

static void enter(struct app *app)
{
    app->pause.form.focus = ID_RESUME;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&app->pause.form, action);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = ID_RESUME;
    switch (pick.id) {
    case ID_RESUME:
        app_pop(app);
        break;
    case ID_SAVE:
        keeper_save(app);
        app_pop(app);
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
    float u = app->layout.unit;
    struct rect box = panel_box(app);
    app_draw_panel(app, canvas, box, false);
    canvas_text(canvas, TEXT_LARGE, ALIGN_CENTRE, rect_cx(box), box.y + 2.2f * u,
                app->theme.tone[TONE_TEXT], _("Paused"));
    form_draw(&app->pause.form, &app->theme, &app->layout, canvas);
}

const struct screen screen_pause = {
    .name = "pause",
    .overlay = true,
    .enter = enter,
    .action = action,
    .draw = draw,
};
