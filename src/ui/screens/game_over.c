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
#include "ui/screens/suggestion.h"

static struct game_over {
    struct form form;
    float time; /* seconds since it was opened, until the celebration ends */
} state;

enum { SERIES_LINE = 2 * PLAYER_NAME + 80 };

enum { ID_REMATCH = 1, ID_REVIEW, ID_NEW_GAME, ID_MENU, ID_QUIT, ID_COUNT };

static const char *const labels[ID_COUNT] = {
    [ID_REMATCH] = N_("Rematch, sides swapped"),
    [ID_REVIEW] = N_("Review the game"),
    [ID_NEW_GAME] = N_("New game"),
    [ID_MENU] = N_("Main menu"),
    [ID_QUIT] = N_("Quit"),
};

/* What most people want next. */
static const char *next_label(const struct app *app)
{
    const struct series *series = &app->contest.series;
    if (app->contest.kind == CONTEST_TOURNAMENT)
        return N_("To the table");
    if (app->contest.kind == CONTEST_NONE || series->length == 0)
        return labels[ID_REMATCH];
    if (series_is_over(series))
        return N_("Another series");
    return series_needs_decider(series) ? N_("Play the decider") : N_("Next game");
}

/* The panel, and its labels as they are now. */
static struct button_panel panel_of(const struct app *app, const char *now[ID_COUNT])
{
    memcpy(now, labels, sizeof labels);
    now[ID_REMATCH] = next_label(app);
    return (struct button_panel){
        .width = 26,
        .head = app->contest.kind == CONTEST_SERIES ? 9.4f : 7.6f,
        .large = true,
        .labels = now,
        .count = ID_COUNT - 1,
    };
}

static void list_widgets(struct app *app)
{
    const char *now[ID_COUNT];
    struct button_panel panel = panel_of(app, now);
    button_panel_list(&panel, &app->layout, &state.form);
}

static void play_next(struct app *app)
{
    if (app->contest.kind == CONTEST_TOURNAMENT)
        app_home(app, &screen_standings);
    else
        suggestion_rematch(app);
}

/* Offers the same game, options and players again, to change before it starts. */
static void open_new_game(struct app *app)
{
    new_game_open_like(app);
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
        play_next(app);
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
    const char *now[ID_COUNT];
    struct button_panel panel = panel_of(app, now);
    struct rect box = button_panel_box(&panel, &app->layout);
    float r = smaller(1.9f * app->layout.unit, box.y * 0.7f);
    if (person)
        person_badge_draw(app, canvas, person, point_at(rect_cx(box), box.y - 0.35f * r), r);
}

/* The score of the series after this game: "Ada 2 – 1 Bea, best of 5". */
static void series_line(const struct app *app, char *text, size_t size)
{
    const struct series *series = &app->contest.series;
    const struct match *match = &app->session.match;
    char points[2][POINTS_TEXT];
    *text = '\0';
    for (int i = 0; i < 2; i++)
        if (!contests_points(app, i, points[i]))
            return;
    int length = snprintf(text, size, "%s %s – %s %s", match_player_name(match, 0), points[0],
                          points[1], match_player_name(match, 1));
    size_t used = length < 0 ? 0 : (size_t)length;
    if (used >= size)
        return;
    if (series_is_over(series))
        snprintf(text + used, size - used, ". %s", _("The series is decided."));
    else if (series->game_count == 1 && series->length > 1)
        snprintf(text + used, size - used, _(", best of %d"), series->length);
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
    const char *now[ID_COUNT];
    struct button_panel panel = panel_of(app, now);
    struct rect text = button_panel_draw(&panel, &paint, &state.form, title, colour);
    float used = canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), text,
                                  sentence);
    char score[SERIES_LINE];
    series_line(app, score, sizeof score);
    cut_top(&text, used + 0.3f * app->layout.unit);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_CAN]), text, score);
    app_draw_dialog_prompts(app, canvas, _("Back"));
    if (outcome.winner == NOBODY)
        return;
    draw_badge(app, canvas, outcome.winner);
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
