/* The result of a game of a circuit: points that add up, lives, and on to the next opponent. */
#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/portrait.h"
#include "ui/board/splinters.h"
#include "ui/kit/audio.h"
#include "ui/kit/button_panel.h"
#include "ui/run_signs.h"
#include "ui/screens/review.h"
#include "ui/screens/run.h"

enum { ID_NEXT = 1, ID_REVIEW, ID_ARCADE, ID_MENU, ID_COUNT };
enum { LINES = 4 }; /* win, level, speed, no hints */

static struct {
    struct form form;
    float time; /* seconds since it was opened, until everything is counted */
    int heard;  /* lines that were heard */
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
    return is_over(app)                                       ? N_("To the table")
           : circuit_end_of(&app->session.match) == BOUT_LOST ? N_("Once more")
                                                              : N_("Next opponent");
}

static struct button_panel panel_of(const struct app *app, const char *labels[ID_COUNT])
{
    labels[ID_NEXT] = next_label(app);
    labels[ID_REVIEW] = N_("Review the game");
    labels[ID_ARCADE] = N_("Arcade");
    labels[ID_MENU] = N_("Main menu");
    bool lost = circuit_end_of(&app->session.match) == BOUT_LOST;
    return (struct button_panel){.width = 30,
                                 .head = lost ? 14 : 17.5f,
                                 .large = true,
                                 .labels = labels,
                                 .count = ID_COUNT - 1};
}

static void list_widgets(struct app *app)
{
    const char *labels[ID_COUNT];
    struct button_panel panel = panel_of(app, labels);
    button_panel_list(&panel, &app->layout, &state.form);
}

static void enter(struct app *app)
{
    bool still =
        app->preferences.reduced_motion || circuit_end_of(&app->session.match) == BOUT_LOST;
    state.time = still ? count_seconds : 0;
    state.heard = 0;
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
    if (state.time >= count_seconds)
        return;
    state.time = clamped(state.time + (float)TICK, 0, count_seconds);
    if (state.heard < LINES && state.time > first_line + line_seconds * (float)state.heard)
        audio_play((enum sound)(SOUND_COMBO_1 + state.heard++), 0.8f, 0);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < count_seconds;
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
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), row, words[index]);
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_TEXT]), row, number);
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
    float u = app->layout.unit, h = smaller(1.5f * u, box.h / (LINES + 1.3f));
    char number[TALLY_TEXT];
    for (int i = 0; i < LINES; i++)
        draw_line(app, canvas, cut_top(&box, h), i, &points);
    canvas_line(canvas, point_at(box.x, box.y + 0.1f * u),
                point_at(box.x + box.w, box.y + 0.1f * u), 0.08f * u,
                faded(app->theme.tone[TONE_EDGE], 0.7f));
    struct rect sum = cut_top(&box, 1.25f * h);
    tally_format(sum_so_far(&points), number);
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_CAN]), sum,
                 points.halved ? _("Half of it") : _("Points"));
    canvas_label(canvas, text_right(TEXT_LARGE, app->theme.tone[TONE_CAN]), sum, number);
}

/* The life that was lost, and why. */
static void draw_loss(const struct app *app, struct canvas *canvas, struct rect box)
{
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                     is_over(app) ? _("That was the last life.")
                                  : _("It costs a life. The same opponent waits for you, and you "
                                      "change sides."));
}

static void draw_head(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct match *match = &app->session.match;
    enum bout_end end = circuit_end_of(match);
    char reason[OUTCOME_TEXT], points[TALLY_TEXT];
    float u = app->layout.unit;
    struct rect top = cut_top(box, smaller(6 * u, 0.42f * box->h));
    struct rect face = cut_left(&top, top.h);
    struct challenger who;
    cut_left(&top, 0.8f * u);
    if (contests_challenger(app, &who)) {
        struct portrait portrait = {.game = who.game,
                                    .face = &who.opponent->face,
                                    .owner = 1,
                                    .feeling = end == BOUT_WON    ? FEELING_SAD
                                               : end == BOUT_LOST ? FEELING_GLAD
                                                                  : FEELING_USUAL};
        portrait_draw(&app->theme, canvas, &portrait, face);
    }
    struct rect lives = cut_bottom(&top, 1.6f * u);
    struct circuit_state run = circuit_state(circuit(app));
    tally_format(run.points, points);
    float h = smaller(1.2f * u, lives.h);
    lives_draw(app, canvas, run.half_lives,
               (struct rect){lives.x, rect_cy(lives) - h / 2, lives_width(h), h});
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_CAN]), lives, points);
    match_reason(match, match->length, reason);
    canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), top, reason);
    cut_top(box, 0.5f * u);
}

static void celebrate(const struct app *app, struct canvas *canvas)
{
    float w = canvas->width, h = canvas->height;
    for (unsigned i = 0; i < 6; i++) {
        float t = (state.time - 0.2f * (float)i) / 1.3f;
        if (t > 0 && t < 1)
            splinters_draw(&app->theme, canvas,
                           &(struct cloud){.from = {w * (0.1f + 0.16f * (float)i), h * 0.4f},
                                           .size = h * 0.09f,
                                           .t = t,
                                           .count = 16,
                                           .seed = i + 1,
                                           .colour = app->theme.tone[TONE_CAN]});
    }
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    static const char *const titles[BOUT_ENDS] = {N_("Won!"), N_("Draw"), N_("Lost")};
    list_widgets(app);
    enum bout_end end = circuit_end_of(&app->session.match);
    const char *labels[ID_COUNT];
    struct button_panel panel = panel_of(app, labels);
    struct paint paint = app_paint(app, canvas);
    struct rect text = button_panel_draw(&panel, &paint, &state.form, _(titles[end]),
                                         app->theme.tone[end == BOUT_WON ? TONE_CAN : TONE_TEXT]);
    draw_head(app, canvas, &text);
    if (end == BOUT_LOST)
        draw_loss(app, canvas, text);
    else
        draw_points(app, canvas, text);
    app_draw_dialog_prompts(app, canvas, _("Look at the board"));
    if (end == BOUT_WON)
        celebrate(app, canvas);
}

const struct screen screen_bout = {
    .name = "bout",
    .overlay = true,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
};
