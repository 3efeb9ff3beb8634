/* Hides the board between the turns of two players who share a screen and must not see each other's
 * pieces, until the next one opens it. */
#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/kit/audio.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/screens/pause.h"

static struct curtain {
    struct form form;
    float wait;             /* seconds until it can be opened */
    struct board_view view; /* how the pieces look from behind */
} state;

enum { ID_OPEN = 1, ID_MENU };

static const float margin = 1.5f; /* of the panel, in units */

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit, w = app->layout.page.w < 34 * u ? app->layout.page.w : 34 * u;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page), w, 21 * u);
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin * u);
    form_begin(&state.form);
    struct rect menu = cut_bottom(&box, 2.4f * u);
    cut_bottom(&box, 0.6f * u);
    struct rect open = cut_bottom(&box, 3 * u);
    form_button(&state.form, ID_OPEN, open, _("I am ready: show my pieces"))->primary = true;
    form_button(&state.form, ID_MENU, menu, _("Menu"));
}

/* Ignores presses for a moment: a double click would still be the previous player's. */
static const float first_moment = 0.5f;

static void enter(struct app *app)
{
    state.wait = first_moment;
    state.form.focus = ID_OPEN;
    state.form.pressed = 0;
    board_view_open(&state.view, &app->theme, app->session.match.game,
                    &app->session.match.settings);
}

static bool is_too_early(const struct action *action)
{
    return state.wait > 0 && (action_is_press(action) || action->type == ACTION_RELEASE);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (is_too_early(action))
        return;
    int id = form_action(&state.form, action).id;
    if (id == ID_OPEN) {
        if (!pads_is_others(app, action, match_now(&app->session.match)->turn))
            app_open_curtain(app);
        else
            audio_play(SOUND_REFUSE, 0.6f, 0);
    } else if (id == ID_MENU || action->type == ACTION_MENU || action->type == ACTION_BACK) {
        pause_open(app);
    }
}

static void tick(struct app *app)
{
    (void)app;
    state.wait = clamped(state.wait - (float)TICK, 0, first_moment);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.wait > 0;
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct match *match = &app->session.match;
    int player = match_now(match)->turn;
    float u = app->layout.unit;
    char text[160];
    struct rect box = panel_box(app);
    board_view_place(&state.view, app->layout.board);
    board_view_prepare(&state.view, canvas);
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, margin * u);
    struct rect back = cut_top(&box, 5 * u);
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = KIND_UNKNOWN},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    board_view_piece(&state.view.look, match->game, canvas, &man,
                     (struct stand){rect_cx(back), rect_cy(back) + 0.6f * u, 4.2f * u});
    struct named_person who = player_named(app, player);
    person_label_draw(app, canvas,
                      text_centred(TEXT_LARGE, app->theme.tone[TONE_PLAYER_1 + player]),
                      cut_top(&box, 2.2f * u), &who);
    cut_top(&box, 0.5f * u);
    snprintf(text, sizeof text, _("It is your turn, %s. Everyone else, look away."),
             match_player_name(match, player));
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box, text);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){{ACTION_ACCEPT, _("Show my pieces")}, {ACTION_MENU, _("Menu")}, {0}});
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.view, &app->theme);
}

const struct screen screen_curtain = {
    .name = "curtain",
    .need = {.wide_w = 30, .wide_h = 24},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .tick = tick,
    .retheme = retheme,
    .draw = draw,
    .busy = busy,
    .deaf = busy,
};
