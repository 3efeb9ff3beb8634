#include "ui/screens/offer.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"

static struct offer {
    struct form form;
    int verb; /* VERB_DRAW or VERB_RESIGN */
} state;

enum { ID_NO = 1, ID_YES };

/* Whoever is to move offers; with the computer on move, the person does. */
static int who_offers(const struct app *app)
{
    int turn = match_now(&app->session.match)->turn;
    return session_is_person(&app->session, turn) ? turn : 1 - turn;
}

/* Only they offer a draw, resign, and call that off. */
bool offer_is_theirs(const struct app *app, const struct action *action)
{
    return !app_is_others_pad(app, action, who_offers(app));
}

/* Nobody accepts their own offer. */
static int decides(const struct app *app)
{
    return state.verb == VERB_DRAW ? 1 - who_offers(app) : who_offers(app);
}

void offer_open(struct app *app, int verb)
{
    if (verb == VERB_DRAW && session_person_count(&app->session) < 2) {
        app_notice(app, _("The computer would rather play on."));
        return;
    }
    state.verb = verb;
    app_push(app, &screen_offer);
}

/* What is asked, below each other; a NULL canvas only measures. */
static float draw_question(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct match *match = &app->session.match;
    struct colour colour = app->theme.tone[TONE_TEXT];
    bool offers = state.verb == VERB_DRAW;
    char text[160];
    snprintf(text, sizeof text,
             offers ? _("%s offers a draw.") : _("%s, do you really want to resign?"),
             match_player_name(match, who_offers(app)));
    float h = canvas_paragraph(canvas, text_centred(TEXT_LARGE, colour), box, text);
    if (!offers)
        return h;
    h += 0.3f * app->layout.unit;
    cut_top(&box, h);
    snprintf(text, sizeof text, _("%s, do you accept?"), match_player_name(match, decides(app)));
    return h + canvas_paragraph(canvas, text_centred(TEXT_BODY, colour), box, text);
}

static const float margin = 1.2f, button = 2.5f, gap = 0.5f; /* in units */

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit, w = smaller(app->layout.page.w, 30 * u);
    struct rect inside = {.w = w - 2 * margin * u, .h = app->layout.height};
    float h = draw_question(app, NULL, inside) + (3.5f * margin + 2 * button + gap) * u;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page), w, h);
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin * u);
    char yes[WIDGET_LABEL];
    const struct match *match = &app->session.match;
    if (state.verb == VERB_DRAW)
        snprintf(yes, sizeof yes, _("%s accepts the draw"), match_player_name(match, decides(app)));
    else
        snprintf(yes, sizeof yes, "%s", _("Resign"));
    form_begin(&state.form);
    struct rect second = cut_bottom(&box, button * u);
    cut_bottom(&box, gap * u);
    form_button(&state.form, ID_NO, cut_bottom(&box, button * u), _("No, play on"))->primary = true;
    form_button(&state.form, ID_YES, second, yes);
}

static void enter(struct app *app)
{
    (void)app;
    state.form.focus = ID_NO;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (state.verb == VERB_RESIGN && !offer_is_theirs(app, action))
        return;
    int id = form_action(&state.form, action).id;
    if (id == ID_YES && app_is_others_pad(app, action, decides(app))) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    if (id == ID_NO || action->type == ACTION_BACK || action->type == ACTION_MENU) {
        app_pop(app);
    } else if (id == ID_YES) {
        match_play(&app->session.match, move_word((enum verb)state.verb));
        app_open_curtain(app); /* the game is over: nothing is hidden any more */
    }
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = panel_box(app);
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, margin * app->layout.unit);
    cut_top(&box, 0.5f * margin * app->layout.unit);
    draw_question(app, canvas, box);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_dialog_prompts(app, canvas, _("No, play on"));
}

const struct screen screen_offer = {
    .name = "offer",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .enter = enter,
    .action = action,
    .draw = draw,
};
