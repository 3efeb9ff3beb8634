/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

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

/* The medal is above the panel, the name on its upper edge. */
static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit, w = smaller(app->layout.page.w, 34 * u);
    struct rect all = rect_around(app->layout.width / 2, rect_cy(app->layout.page), w, 22 * u);
    return cut_bottom(&all, 14 * u);
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
    state.form.list[state.form.count - 1].golden = true;
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

/* ---- drawing ---- */

/* One half of the curtain, in the colour of whoever comes next, with a seam of brass. */
static void draw_half(const struct app *app, struct canvas *canvas, struct rect box, bool left)
{
    const struct theme *theme = &app->theme;
    const float aspect = 0.8f; /* of the picture */
    struct colour own = opaque(theme->tone[TONE_PLAYER_1 + match_now(&app->session.match)->turn]);
    struct colour gold = opaque(theme->tone[TONE_EDGE]);
    float u = app->layout.unit, seam = 0.34f * u, w = larger(box.w, aspect * box.h);
    struct rect edge = {left ? box.x + box.w - seam : box.x, box.y, seam, box.h};
    canvas_fill(canvas, box, 0, blended(own, rgb(0), 0.68f));
    canvas_clip(canvas, box);
    canvas_picture(canvas, theme->curtain,
                   (struct rect){left ? box.x + box.w - w : box.x, box.y, w, w / aspect},
                   blended(own, rgb(0), 0.3f));
    canvas_clip(canvas, (struct rect){0});
    canvas_gradient(canvas, edge, 0, blended(gold, rgb(0xffffff), 0.3f),
                    blended(gold, rgb(0), 0.5f));
}

/* Both halves come from the sides, and meet. */
static void draw_cloth(const struct app *app, struct canvas *canvas)
{
    struct rect all = layout_window(&app->layout);
    float open = app->preferences.reduced_motion
                     ? 0
                     : clamped((state.wait - 0.12f) / (first_moment - 0.12f), 0, 1);
    float half = 0.5f * all.w, aside = half * open * open, u = app->layout.unit;
    struct colour none = faded(rgb(0), 0);
    draw_half(app, canvas, (struct rect){all.x - aside, all.y, half, all.h}, true);
    draw_half(app, canvas, (struct rect){all.x + half + aside, all.y, half, all.h}, false);
    canvas_gradient(canvas, (struct rect){all.x, all.y, all.w, 5 * u}, 0, faded(rgb(0), 0.6f),
                    none);
    canvas_gradient(canvas, (struct rect){all.x, all.y + all.h - 9 * u, all.w, 9 * u}, 0, none,
                    faded(rgb(0), 0.6f));
}

/* Their pieces from behind, as everybody may see them, in the light. */
static void draw_medal(const struct app *app, struct canvas *canvas, struct point centre,
                       int player)
{
    float u = app->layout.unit, r = 3.5f * u, round = player == 1 ? r : 0.9f * u;
    struct colour own = opaque(app->theme.tone[TONE_PLAYER_1 + player]);
    struct colour gold = opaque(app->theme.tone[TONE_EDGE]);
    struct rect box = rect_around(centre.x, centre.y, 2 * r, 2 * r);
    canvas_glow(canvas, rect_around(centre.x, centre.y, 26 * u, 20 * u),
                faded(app->theme.tone[TONE_CAN], 0.3f * app->theme.glow));
    canvas_add(canvas, DRAW_GLOW, rect_around(centre.x, centre.y + 0.8f * u, 3 * r, 3 * r),
               faded(rgb(0), 0.7f));
    canvas_gradient(canvas, box, round, blended(gold, rgb(0xffffff), 0.6f),
                    blended(gold, rgb(0), 0.4f));
    canvas_gradient(canvas, rect_inset(box, 0.3f * u), round - 0.3f * u, blended(own, rgb(0), 0.5f),
                    blended(own, rgb(0), 0.8f));
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = KIND_UNKNOWN},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    struct rect body = state.view.look.piece[player][KIND_UNKNOWN].body;
    float size = 1.4f * r / larger(larger(body.w, body.h), 0.5f);
    board_view_figure(
        &state.view.look, app->session.match.game, canvas, &man,
        (struct stand){centre.x - rect_cx(body) * size, centre.y - rect_cy(body) * size, size});
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
    draw_cloth(app, canvas);
    draw_medal(app, canvas, point_at(rect_cx(box), box.y - 4 * u), player);
    app_draw_dialog(app, canvas, box);
    struct named_person who = player_named(app, player);
    struct paint paint = app_paint(app, canvas);
    float wide = text_width(TEXT_LARGE, who.name) + person_label_extra(app, 2.2f * u, &who);
    struct rect plate =
        rect_around(rect_cx(box), box.y, clamped(wide + 2.4f * u, 10 * u, box.w - 2 * u), 2.6f * u);
    plate_draw(&paint, plate, player);
    person_label_draw(app, canvas, text_centred(TEXT_LARGE, rgb(0xffffff)),
                      rect_inset(plate, 0.3f * u), &who);
    box = rect_inset(box, margin * u);
    cut_top(&box, 0.7f * u);
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
