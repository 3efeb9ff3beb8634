/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The result of a game of a circuit: points that add up, lives, and on to the next opponent. */
#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/portrait.h"
#include "ui/kit/audio.h"
#include "ui/run_signs.h"
#include "ui/screens/play.h"
#include "ui/screens/result_stage.h"
#include "ui/screens/review.h"
#include "ui/screens/run.h"

enum { ID_NEXT = 1, ID_REVIEW, ID_ARCADE, ID_MENU, ID_COUNT };
enum { LINES = 4 }; /* win, level, speed, no hints */

static struct {
    struct form form;
    float time;  /* seconds since it was opened, until everything is counted … */
    float shown; /* … and until everything is at rest */
    int heard;   /* lines that were heard */
} state;

static const float first_line = 0.5f, line_seconds = 0.55f; /* each counts up */
static const float count_seconds = 0.5f + LINES * 0.55f + 0.3f;

static const struct circuit *circuit(const struct app *app)
{
    return &app->contest.circuit;
}

static bool is_over(const struct app *app)
{
    return circuit_state(circuit(app)).over;
}

static const char *next_label(const struct app *app)
{
    return is_over(app)                                       ? _("To the table")
           : circuit_end_of(&app->session.match) == BOUT_LOST ? _("Once more")
                                                              : _("Next opponent");
}

static void list_widgets(struct app *app)
{
    const struct stage_buttons buttons = {.count = ID_COUNT - 1,
                                          .large = 1,
                                          .list = {{ID_NEXT, next_label(app)},
                                                   {ID_REVIEW, _("Review the game")},
                                                   {ID_ARCADE, _("Arcade")},
                                                   {ID_MENU, _("Main menu")}}};
    result_stage_list(app, &buttons, &state.form);
}

/* Points are counted up once. */
static void enter(struct app *app)
{
    bool first = result_stage_first_time(app);
    bool still =
        app->preferences.reduced_motion || circuit_end_of(&app->session.match) == BOUT_LOST;
    state.shown = first ? 0 : result_stage_seconds(true);
    state.time = still || !first ? count_seconds : 0;
    state.heard = first ? 0 : LINES;
    state.form.focus = ID_NEXT;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (action_is_press(action) && state.time < count_seconds) { /* seen enough */
        state.time = count_seconds;
        if (action->type != ACTION_PRESS) /* which may be on a button */
            return;
    }
    int id = form_action(&state.form, action).id;
    if (action->type == ACTION_BACK)
        app_pop(app);
    else if (id == ID_NEXT)
        run_go_on(app);
    else if (id == ID_REVIEW)
        review_page_open(app);
    else if (id == ID_ARCADE)
        run_leave(app);
    else if (id == ID_MENU)
        app_home(app, &screen_menu);
}

/* A line sounds as it begins, each higher than the one before. */
static void tick(struct app *app)
{
    (void)app;
    state.shown = clamped(state.shown + (float)TICK, 0, result_stage_seconds(true));
    if (state.time >= count_seconds)
        return;
    state.time = clamped(state.time + (float)TICK, 0, count_seconds);
    if (state.heard < LINES && state.time > first_line + line_seconds * (float)state.heard)
        audio_play((enum sound)(SOUND_COMBO_1 + state.heard++), 0.8f, 0);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < count_seconds || state.shown < stage_banner_seconds;
}

static bool alive(const struct app *app)
{
    return circuit_end_of(&app->session.match) == BOUT_WON && !app->preferences.reduced_motion &&
           state.shown < result_stage_seconds(true);
}

/* ---- drawing ---- */

static void draw_line(const struct app *app, struct canvas *canvas, struct rect row, int index,
                      const struct bout_points *points)
{
    const int values[LINES] = {points->won, points->level, points->speed, points->unaided};
    const char *const words[LINES] = {points->halved ? _("Draw") : _("Win"), _("Level"), _("Speed"),
                                      _("Without hints")};
    float t = (state.time - first_line - line_seconds * (float)index) / line_seconds;
    char number[TALLY_TEXT];
    if (t <= 0)
        return;
    tally_format(tally_counted(values[index], t), number);
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_TEXT]),
                 cut_right(&row, text_width(TEXT_BODY, number)), number);
    cut_right(&row, 0.4f * app->layout.unit);
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), row, words[index]);
}

/* The sum grows with its parts. */
static int sum_so_far(const struct bout_points *points)
{
    const int values[LINES] = {points->won, points->level, points->speed, points->unaided};
    int sum = 0;
    for (int i = 0; i < LINES; i++)
        sum += tally_counted(values[i],
                             (state.time - first_line - line_seconds * (float)i) / line_seconds);
    return points->halved ? sum / 2 : sum;
}

static void draw_points(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct bout_points points = circuit_points(&app->session.match);
    float u = app->layout.unit, two_lines = 1.9f * text_height(TEXT_SMALL); /* of long words */
    float h = smaller(larger(1.5f * u, two_lines), box.h / (LINES + 1.3f));
    char number[TALLY_TEXT];
    for (int i = 0; i < LINES; i++)
        draw_line(app, canvas, cut_top(&box, h), i, &points);
    canvas_line(canvas, point_at(box.x, box.y + 0.1f * u),
                point_at(box.x + box.w, box.y + 0.1f * u), 0.08f * u,
                faded(app->theme.tone[TONE_EDGE], 0.7f));
    struct rect sum = cut_top(&box, 1.25f * h);
    tally_format(sum_so_far(&points), number);
    canvas_label(canvas, text_right(TEXT_LARGE, app->theme.tone[TONE_CAN]),
                 cut_right(&sum, text_width(TEXT_LARGE, number)), number);
    cut_right(&sum, 0.4f * u);
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_CAN]), sum,
                 points.halved ? _("Half of it") : _("Points"));
}

/* The life that was lost, and why. */
static void draw_loss(const struct app *app, struct canvas *canvas, struct rect box)
{
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                     is_over(app) ? _("That was the last life.")
                                  : _("It costs a life. The same opponent waits for you, and you "
                                      "change sides."));
}

/* The opponent, the lives that are left and the points of the run. */
static void draw_head(const struct app *app, struct canvas *canvas, struct rect *box)
{
    enum bout_end end = circuit_end_of(&app->session.match);
    struct circuit_state run = circuit_state(circuit(app));
    char points[TALLY_TEXT];
    float u = app->layout.unit;
    struct rect top = cut_top(box, clamped(0.36f * box->h, 2.6f * u, 5 * u));
    struct rect face = cut_left(&top, smaller(top.h, 0.4f * top.w));
    struct challenger who;
    cut_left(&top, 0.6f * u);
    if (contests_challenger(app, &who)) {
        struct portrait portrait = {.game = who.game,
                                    .face = &who.opponent->face,
                                    .owner = 1,
                                    .feeling = end == BOUT_WON    ? FEELING_SAD
                                               : end == BOUT_LOST ? FEELING_GLAD
                                                                  : FEELING_USUAL};
        portrait_draw(&app->theme, canvas, &portrait, face);
    }
    struct rect lives = cut_top(&top, top.h / 2);
    float h = smaller(smaller(1.2f * u, lives.h), lives.w / 4);
    lives_draw(app, canvas, run.half_lives,
               (struct rect){lives.x, rect_cy(lives) - h / 2, lives_width(h), h});
    tally_format(run.points, points);
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_CAN]), top, points);
    cut_top(box, 0.4f * u);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    static const char *const titles[BOUT_ENDS] = {N_("Won!"), N_("Draw"), N_("Lost")};
    list_widgets(app);
    const struct match *match = &app->session.match;
    enum bout_end end = circuit_end_of(match);
    char reason[OUTCOME_TEXT];
    match_reason(match, match->length, match_you(match), reason);
    struct stage_text text = {_(titles[end]), reason, "", "", end == BOUT_WON};
    result_stage_draw(app, canvas, state.shown, &text);
    struct rect box = result_stage_places(app).aside;
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, panel_margin * app->layout.unit);
    struct rect head = box;
    if (box.w > 2 * box.h) { /* side by side */
        head = cut_left(&box, 0.45f * box.w);
        cut_left(&box, app->layout.unit);
        draw_head(app, canvas, &head);
    } else {
        draw_head(app, canvas, &box);
    }
    if (end == BOUT_LOST)
        draw_loss(app, canvas, box);
    else
        draw_points(app, canvas, box);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_dialog_prompts(app, canvas, _("Look at the board"));
}

const struct screen screen_bout = {
    .name = "bout",
    .overlay = true,
    .bright = true,
    .need = PLAY_NEED,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
    .alive = alive,
};
