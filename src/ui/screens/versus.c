/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Before a game of a circuit: who comes next, what is at stake, and a count-down. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/portrait.h"
#include "ui/kit/audio.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/run_signs.h"
#include "ui/score_table.h"
#include "ui/screens/question.h"
#include "ui/screens/run.h"

enum { ID_PLAY = 1, ID_GIVE_UP, ID_BACK };

static struct {
    struct form form;
    float time;   /* seconds since it was opened */
    bool waiting; /* the count-down has been stopped */
    int said;     /* the last second that was heard */
} state;

static const float arrival = 0.55f; /* the two come in from both sides */
static const float countdown = 6;   /* then the game begins by itself */

static const struct circuit *circuit(const struct app *app)
{
    return &app->contest.circuit;
}

static struct challenger challenger(const struct app *app)
{
    return circuit_challenger(circuit(app)->id, circuit_state(circuit(app)).passed);
}

/* Not while it is being read aloud. */
static bool counts_down(const struct app *app)
{
    return !state.waiting && !app->preferences.reduced_motion && !app->preferences.speech;
}

static int seconds_left(void)
{
    return (int)ceilf(countdown - state.time);
}

static void enter(struct app *app)
{
    state.time = app->preferences.reduced_motion ? arrival : 0;
    state.waiting = false;
    state.said = 0;
    state.form.focus = ID_PLAY;
    audio_play(SOUND_VERSUS, 0.9f, 0);
}

/* ---- layout ---- */

struct places {
    struct rect title, status, side[2], sign, strip, words, buttons;
};

static float name_height(const struct app *app)
{
    return app->layout.narrow ? 3.4f : 1.8f;
}

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, w = smaller(l->page.w, 56 * u);
    struct rect area = {rect_cx(l->page) - w / 2, l->page.y, w, l->page.h};
    struct places places = {.title = cut_top(&area, 2.6f * u)};
    places.status = cut_top(&area, 2 * u);
    places.buttons = cut_bottom(&area, (l->narrow ? 6.2f : 2.8f) * u);
    cut_bottom(&area, 0.6f * u);
    places.strip = cut_bottom(&area, clamped(area.h * 0.16f, 2.4f * u, 4.2f * u));
    cut_bottom(&area, 0.6f * u);
    places.words = cut_bottom(&area, (l->narrow ? 12 : l->portrait ? 5.6f : 4.2f) * u);
    cut_top(&area, 0.4f * u);
    float side = smaller(area.h - name_height(app) * u, area.w * (l->narrow ? 0.36f : 0.4f));
    float gap = smaller(area.w - 2 * side, 10 * u), high = side + name_height(app) * u;
    area = rect_around(rect_cx(area), rect_cy(area), area.w, high); /* names below faces */
    cut_left(&area, (area.w - gap) / 2 - side);
    places.side[0] = cut_left(&area, side);
    places.sign = cut_left(&area, gap);
    places.side[1] = cut_left(&area, side);
    return places;
}

static void list_widgets(struct app *app)
{
    struct rect row = places_of(app).buttons;
    float gap = 0.6f * app->layout.unit;
    char label[WIDGET_LABEL];
    form_begin(&state.form);
    snprintf(label, sizeof label, "%s", *circuit(app)->playing ? _("Go on") : _("Play"));
    if (counts_down(app))
        snprintf(label, sizeof label, "%s · %d", *circuit(app)->playing ? _("Go on") : _("Play"),
                 seconds_left());
    struct rect play = app->layout.narrow ? cut_top(&row, (row.h - gap) / 2)
                                          : cut_left(&row, (row.w - 2 * gap) * 0.5f);
    form_button(&state.form, ID_PLAY, play, label)->primary = true;
    if (app->layout.narrow)
        cut_top(&row, gap);
    else
        cut_left(&row, gap);
    form_button(&state.form, ID_GIVE_UP, cut_left(&row, (row.w - gap) * 0.6f), _("End the run"));
    cut_left(&row, gap);
    form_button(&state.form, ID_BACK, row, _("Back"));
}

/* ---- input ---- */

static void ask_to_give_up(struct app *app)
{
    struct question question = {
        .yes = _("End the run"), .no = _("Back"), .player = NOBODY, .agreed = run_give_up};
    char points[TALLY_TEXT];
    tally_format(circuit_state(circuit(app)).points, points);
    snprintf(question.title, sizeof question.title, "%s", _("End the run here?"));
    snprintf(question.text, sizeof question.text, _("It counts with its %s points."), points);
    question_open(app, &question);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (action->type == ACTION_FOCUS)
        state.waiting = true; /* somebody is choosing */
    int id = form_action(&state.form, action).id;
    if (id == ID_PLAY)
        run_play(app);
    else if (id == ID_GIVE_UP)
        ask_to_give_up(app);
    else if (id == ID_BACK || action->type == ACTION_BACK)
        run_leave(app);
}

static void tick(struct app *app)
{
    state.time += (float)TICK;
    if (!counts_down(app))
        return;
    if (seconds_left() <= 3 && seconds_left() != state.said && seconds_left() > 0) {
        state.said = seconds_left();
        audio_play(SOUND_CLOCK, 0.7f, 0);
    }
    if (state.time >= countdown)
        run_play(app);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < arrival;
}

static bool alive(const struct app *app)
{
    return counts_down(app);
}

/* ---- drawing ---- */

static void draw_status(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct circuit_state run = circuit_state(circuit(app));
    char points[TALLY_TEXT];
    float u = app->layout.unit, h = 1.3f * u;
    tally_format(run.points, points);
    float text = text_width(TEXT_LARGE, points), w = lives_width(h) + 1.5f * u + text;
    struct rect row = {rect_cx(box) - w / 2, rect_cy(box) - h / 2, w, h};
    lives_draw(app, canvas, run.half_lives, cut_left(&row, lives_width(h)));
    canvas_text(canvas, text_right(TEXT_LARGE, app->theme.tone[TONE_CAN]),
                point_at(row.x + row.w, rect_cy(box)), points);
}

/* A guest has the face of a beginner on a piece of the other side. */
static void draw_guest(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct challenger who = challenger(app);
    struct face face = {.kind = who.opponent->face.kind,
                        .colour = (uint8_t)((who.opponent->face.colour + 3) % PERSON_COLOURS),
                        .brows = BROWS_CALM};
    struct portrait portrait = {.game = who.game, .face = &face};
    if (counts_down(app))
        portrait.time = state.time + 1.4f;
    portrait_draw(&app->theme, canvas, &portrait, box);
}

static void draw_person(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct match_player *player = &app->contest.plan.players[0];
    const struct person *person = player_person(app, player);
    struct rect name = cut_bottom(&box, name_height(app) * app->layout.unit);
    float s = smaller(box.w, box.h);
    if (person)
        person_badge_draw(app, canvas, person, point_at(rect_cx(box), rect_cy(box)), s / 2);
    else
        draw_guest(app, canvas, box);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), name,
                 *player->name ? player->name : _("You"));
}

static void draw_opponent(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct challenger who = challenger(app);
    struct rect name = cut_bottom(&box, name_height(app) * app->layout.unit);
    struct portrait portrait = {.game = who.game, .face = &who.opponent->face, .owner = 1};
    if (counts_down(app))
        portrait.time = state.time + 0.01f;
    portrait_draw(&app->theme, canvas, &portrait, box);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), name,
                 _(who.opponent->name));
}

/* All opponents of the circuit; those to come are only seen from afar. */
static void draw_strip(const struct app *app, struct canvas *canvas, struct rect box)
{
    const char *id = circuit(app)->id;
    int count = circuit_length(id), now = circuit_state(circuit(app)).passed;
    float gap = 0.35f * app->layout.unit;
    float side = smaller(box.h, (box.w + gap) / (float)count - gap);
    float x = rect_cx(box) - (side + gap) * (float)count / 2 + gap / 2;
    for (int i = 0; i < count; i++, x += side + gap) {
        struct challenger who = circuit_challenger(id, i);
        struct rect place = {x, rect_cy(box) - side / 2, side, side};
        struct portrait portrait = {.game = who.game,
                                    .face = &who.opponent->face,
                                    .owner = 1,
                                    .dim = i > now,
                                    .feeling = i < now ? FEELING_SAD : FEELING_USUAL};
        portrait_draw(&app->theme, canvas, &portrait, place);
        if (i == now)
            canvas_frame(canvas, rect_inset(place, -0.1f * gap), 0.14f * side, 0.08f * side,
                         app->theme.tone[TONE_CAN]);
        else if (i < now)
            canvas_fill(canvas, place, 0.12f * side, faded(app->theme.tone[TONE_BACK], 0.45f));
    }
}

static void draw_words(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct challenger who = challenger(app);
    struct match_plan plan;
    char line[200], clock[TIME_CONTROL_SHOWN] = "";
    if (!contest_next(&app->contest, &plan))
        return;
    int person = player_is_person(&plan.players[0]) ? 0 : 1;
    time_control_show(&plan.time[person], clock);
    float used = canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                                  _(who.opponent->temper));
    cut_top(&box, used + 0.2f * app->layout.unit);
    snprintf(line, sizeof line, "%s · %s · %s", _(who.game->name),
             computer_level_label(plan.game, &plan.settings, who.opponent->level), clock);
    canvas_paragraph(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]), box, line);
}

/* From one side, with a little swing. */
static float offset(const struct app *app)
{
    float t = clamped(state.time / arrival, 0, 1), rest = 1 - t;
    return rest * rest * app->layout.width * 0.6f;
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct circuit_state run = circuit_state(circuit(app));
    if (run.over) /* on the way to the table */
        return;
    list_widgets(app);
    struct places places = places_of(app);
    char title[120];
    snprintf(title, sizeof title, _("%s: opponent %d of %d"), circuit_title(circuit(app)->id),
             run.passed + 1, circuit_length(circuit(app)->id));
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), places.title, title);
    draw_status(app, canvas, places.status);
    struct rect left = places.side[0], right = places.side[1];
    left.x -= offset(app);
    right.x += offset(app);
    draw_person(app, canvas, left);
    draw_opponent(app, canvas, right);
    if (state.time >= arrival)
        canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_CAN]), places.sign,
                     C_("against", "vs"));
    draw_words(app, canvas, places.words);
    draw_strip(app, canvas, places.strip);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Arcade")},
                                       {0}});
}

static const struct game *game_shown(const struct app *app)
{
    return circuit_state(circuit(app)).over ? NULL : challenger(app).game;
}

const struct screen screen_versus = {
    .name = "versus",
    .home = true,
    .music = "circuit",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
    .alive = alive,
    .game = game_shown,
};
