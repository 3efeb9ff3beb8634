#include <stdio.h>

#include "core/i18n.h"
#include "ui/app.h"
#include "ui/splinters.h"

enum { ID_REMATCH = 1, ID_REVIEW, ID_MENU, ID_QUIT, ID_COUNT };

static const char *const labels[ID_COUNT] = {
    [ID_REMATCH] = N_("Rematch, sides swapped"),
    [ID_REVIEW] = N_("Review the game"),
    [ID_MENU] = N_("Another game"),
    [ID_QUIT] = N_("Quit"),
};

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    float h = (float)(ID_COUNT - 1) * 3 * u + 9 * u;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page), 26 * u, h);
}

static void list_widgets(struct app *app)
{
    struct form *form = &app->game_over.form;
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), u);
    cut_top(&box, 7.2f * u);
    form_begin(form);
    for (int id = ID_REMATCH; id < ID_COUNT; id++) {
        form_button(form, id, cut_top(&box, 2.5f * u), _(labels[id]))->primary = id == ID_REMATCH;
        cut_top(&box, 0.5f * u);
    }
}

/* The same two, sitting on each other's side. */
static void rematch(struct app *app)
{
    const struct match *old = &app->session.match;
    struct settings settings = old->settings;
    struct match_player players[2] = {old->players[1], old->players[0]};
    app_start_match(app, old->game, &settings, players);
}

static const float celebration = 2.4f;

static void enter(struct app *app)
{
    app->game_over.time = app->preferences.reduced_motion ? celebration : 0;
    app->game_over.form.focus = ID_REMATCH;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&app->game_over.form, action);
    if (action->type == ACTION_BACK) {
        app_pop(app);
        return;
    }
    switch (pick.id) {
    case ID_REMATCH:
        rematch(app);
        break;
    case ID_REVIEW:
        review_page_open(app);
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
    app->game_over.time = clamped(app->game_over.time + (float)TICK, 0, celebration);
}

static bool busy(const struct app *app)
{
    return app->game_over.time < celebration;
}

/* Splinters in the winner's colour and gold, from below the panel upward; none for a draw. */
static void celebrate(const struct app *app, struct canvas *canvas, struct colour colour)
{
    float w = canvas->width, h = canvas->height;
    for (unsigned i = 0; i < 8; i++) {
        float t = (app->game_over.time - 0.16f * (float)i) / 1.25f;
        float x = w * (0.08f + 0.84f * (float)((i * 5) % 8) / 7);
        if (t > 0 && t < 1)
            splinters_draw(&app->theme, canvas, x, h * (0.42f + 0.1f * (float)(i % 3)), h * 0.09f,
                           t, 18, i + 1, i % 2 ? app->theme.tone[TONE_CAN] : colour);
    }
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct match *match = &app->session.match;
    struct outcome outcome = match_outcome(match);
    float u = app->layout.unit;
    struct rect box = panel_box(app);
    char sentence[OUTCOME_TEXT];
    match_describe(match, match->at, sentence);
    app_draw_panel(app, canvas, box, false);
    struct colour colour = outcome.winner == NOBODY
                               ? app->theme.tone[TONE_TEXT]
                               : app->theme.tone[TONE_PLAYER_1 + outcome.winner];
    char title[80];
    if (outcome.winner == NOBODY)
        snprintf(title, sizeof title, "%s", _("Draw"));
    else
        snprintf(title, sizeof title, _("%s wins"), match_player_name(match, outcome.winner));
    canvas_text(canvas, TEXT_LARGE, ALIGN_CENTRE, rect_cx(box), box.y + 2.2f * u, colour, title);
    struct rect text = rect_inset(box, 1.5f * u);
    cut_top(&text, 2.4f * u);
    canvas_paragraph(canvas, TEXT_BODY, ALIGN_CENTRE, text, app->theme.tone[TONE_TEXT], sentence);
    form_draw(&app->game_over.form, &app->theme, &app->layout, canvas);
    if (outcome.winner != NOBODY)
        celebrate(app, canvas, colour);
}

const struct screen screen_game_over = {
    .name = "game_over",
    .overlay = true,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
};
