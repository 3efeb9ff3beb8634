/* The result, its reason and what to do next. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/splinters.h"
#include "ui/kit/button_panel.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/screens/new_game.h"
#include "ui/screens/review.h"

static struct game_over {
    struct form form;
    float time; /* seconds since it was opened, until the celebration ends */
} state;

enum { ID_REMATCH = 1, ID_REVIEW, ID_NEW_GAME, ID_MENU, ID_QUIT, ID_COUNT };

static const char *const labels[ID_COUNT] = {
    [ID_REMATCH] = N_("Rematch, sides swapped"),
    [ID_REVIEW] = N_("Review the game"),
    [ID_NEW_GAME] = N_("New game"),
    [ID_MENU] = N_("Main menu"),
    [ID_QUIT] = N_("Quit"),
};

static const struct button_panel panel = {
    .width = 26, .head = 7.6f, .large = true, .labels = labels, .count = ID_COUNT - 1};

static void list_widgets(struct app *app)
{
    button_panel_list(&panel, &app->layout, &state.form);
}

/* The same players with sides swapped. */
static void rematch(struct app *app)
{
    struct match_plan plan = match_plan(&app->session.match);
    match_plan_swap_sides(&plan);
    pads_swap_sides(app);
    app_start_match(app, &plan);
}

/* Offers the same game, options and players again, to change before it starts. */
static void open_new_game(struct app *app)
{
    const struct match *old = &app->session.match;
    struct new_game *next = new_game_state();
    new_game_open(old->game, &app->preferences);
    next->settings = old->settings;
    for (int i = 0; i < 2; i++) {
        if (player_is_person(&old->players[i]))
            next->players[i] = old->players[i];
        else /* keep the name from the preferences, in case a person takes this side */
            strcpy(next->players[i].control, old->players[i].control);
    }
    app_push(app, &screen_new_game);
}

static const float celebration = 2.4f; /* in seconds */

static void enter(struct app *app)
{
    state.time = app->preferences.reduced_motion ? celebration : 0;
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
    switch (pick.id) {
    case ID_REMATCH:
        rematch(app);
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
    (void)app;
    state.time = clamped(state.time + (float)TICK, 0, celebration);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < celebration;
}

/* Splinters in gold and the winner's colour. */
static void celebrate(const struct app *app, struct canvas *canvas, struct colour colour)
{
    float w = canvas->width, h = canvas->height;
    for (unsigned i = 0; i < 8; i++) {
        float t = (state.time - 0.16f * (float)i) / 1.25f;
        float x = w * (0.08f + 0.84f * (float)((i * 5) % 8) / 7);
        if (t > 0 && t < 1)
            splinters_draw(&app->theme, canvas,
                           &(struct cloud){.from = {x, h * (0.42f + 0.1f * (float)(i % 3))},
                                           .size = h * 0.09f,
                                           .t = t,
                                           .count = 18,
                                           .seed = i + 1,
                                           .colour = i % 2 ? app->theme.tone[TONE_CAN] : colour});
    }
}

/* The winner's sign, like a medal on the edge of the dialog. */
static void draw_badge(const struct app *app, struct canvas *canvas, int winner)
{
    const struct person *person = player_person(app, &app->session.match.players[winner]);
    struct rect box = button_panel_box(&panel, &app->layout);
    float r = smaller(1.9f * app->layout.unit, box.y * 0.7f);
    if (person)
        person_badge_draw(app, canvas, person, point_at(rect_cx(box), box.y - 0.35f * r), r);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct match *match = &app->session.match;
    struct outcome outcome = match_outcome(match);
    char sentence[OUTCOME_TEXT], title[80];
    match_reason(match, match->at, sentence);
    struct colour colour = outcome.winner == NOBODY
                               ? app->theme.tone[TONE_TEXT]
                               : app->theme.tone[TONE_PLAYER_1 + outcome.winner];
    if (outcome.winner == NOBODY)
        snprintf(title, sizeof title, "%s", _("Draw"));
    else
        snprintf(title, sizeof title, _("%s wins"), match_player_name(match, outcome.winner));
    struct paint paint = app_paint(app, canvas);
    struct rect text = button_panel_draw(&panel, &paint, &state.form, title, colour);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), text, sentence);
    app_draw_dialog_prompts(app, canvas, _("Back"));
    if (outcome.winner != NOBODY)
        draw_badge(app, canvas, outcome.winner);
    if (outcome.winner != NOBODY)
        celebrate(app, canvas, colour);
}

const struct screen screen_game_over = {
    .name = "game_over",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
};
