/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/high_scores.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/widgets.h"
#include "ui/run_signs.h"
#include "ui/score_table.h"
#include "ui/scores.h"
#include "ui/screens/run.h"

enum { INITIALS = 3 };
enum { ID_AGAIN = 1, ID_ARCADE, ID_MENU, ID_UP = 10, ID_DOWN = 20, ID_DONE = 30 };

static struct {
    struct form form;
    struct finished_run run;
    int place;     /* in the table; 0: not among the best */
    bool entering; /* three letters are being chosen */
    int slot;      /* the one chosen now */
    char letters[INITIALS + 1];
    float time; /* seconds since it was opened, until everything is written */
} state;

static const float count_seconds = 1.2f; /* the points */

static float all_seconds(void)
{
    return count_seconds + score_table_seconds;
}

void high_scores_open(struct app *app, const struct finished_run *run)
{
    const struct high_score *entry = high_scores_find(&app->scores, run->key);
    int count;
    memset(&state, 0, sizeof state);
    state.run = *run;
    if (entry) {
        state.place = (int)(entry - high_scores_table(&app->scores, run->table, &count)) + 1;
        state.entering = scores_want_name(app, run->key);
        snprintf(state.letters, sizeof state.letters, "%.3s", entry->name);
    }
    app_home(app, &screen_high_scores);
}

void high_scores_open_run(struct app *app)
{
    const struct contest *contest = &app->contest;
    struct circuit_state circuit = circuit_state(&contest->circuit);
    struct finished_run run = {.points = circuit.points,
                               .medal = circuit_medal(&contest->circuit),
                               .headline = circuit.completed ? N_("Circuit completed!") : NULL,
                               .again = run_begin};
    snprintf(run.table, sizeof run.table, "%s", contest->circuit.id);
    memcpy(run.key, contest->key, sizeof run.key);
    high_scores_open(app, &run);
}

static void enter(struct app *app)
{
    if (app->preferences.reduced_motion)
        state.time = all_seconds();
    state.form.focus = ID_AGAIN;
}

/* ---- three letters ---- */

/* A to Z, the digits, and a dot; around in both directions. */
static void turn_letter(int slot, int step)
{
    static const char all[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.";
    enum { COUNT = sizeof all - 1 };
    const char *at = strchr(all, state.letters[slot]);
    int index = at && *at ? (int)(at - all) : 0;
    state.letters[slot] = all[(index + step + COUNT) % COUNT];
    audio_play(SOUND_MENU_MOVE, 0.6f, 0);
}

static void finish_letters(struct app *app)
{
    state.entering = false;
    scores_rename(app, state.run.key, state.letters);
    audio_play(SOUND_COMBO_5, 0.8f, 0);
    state.form.focus = ID_AGAIN;
}

static void next_slot(struct app *app)
{
    audio_play(SOUND_SELECT, 0.8f, 0);
    if (++state.slot == INITIALS)
        finish_letters(app);
}

static void type_letter(struct app *app, const char *text)
{
    char c = *text;
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    if ((c < 'A' || c > 'Z') && (c < '0' || c > '9'))
        return;
    state.letters[state.slot] = c;
    next_slot(app);
}

/* A letter on the keyboard is typed, whatever else it does elsewhere. */
static bool is_letter_key(const struct action *action)
{
    return action->device == DEVICE_KEYBOARD && action->name[0] && !action->name[1];
}

/* Whether the action was for the letters. */
static bool choose_letters(struct app *app, const struct action *action)
{
    if (action->type == ACTION_TEXT) {
        type_letter(app, action->name);
    } else if (is_letter_key(action)) {
        return true; /* it comes as text, too */
    } else if (action->type == ACTION_ACCEPT) {
        next_slot(app);
    } else if (action->type == ACTION_BACK) {
        if (state.slot > 0)
            state.slot--;
        else
            finish_letters(app);
    } else if (action->type == ACTION_FOCUS) {
        if (action->direction == DIRECTION_UP || action->direction == DIRECTION_DOWN)
            turn_letter(state.slot, action->direction == DIRECTION_UP ? -1 : 1);
        else
            state.slot =
                (state.slot + (action->direction == DIRECTION_LEFT ? INITIALS - 1 : 1)) % INITIALS;
    } else {
        return false;
    }
    return true;
}

static bool claims(const struct app *app, const struct action *action)
{
    (void)app;
    return state.entering && (action->type == ACTION_TEXT || is_letter_key(action));
}

/* ---- layout ---- */

struct places {
    struct rect title, points, details, table, letters, buttons;
};

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, w = smaller(l->page.w, 40 * u);
    struct rect area = {rect_cx(l->page) - w / 2, l->page.y, w, l->page.h};
    struct places places = {.title = cut_top(&area, 2.8f * u)};
    places.points = cut_top(&area, 3 * u);
    if (*state.run.details)
        places.details = cut_top(&area, (l->narrow ? 3.4f : 1.6f) * u);
    places.buttons = cut_bottom(&area, (l->narrow && !state.entering ? 5.8f : 2.6f) * u);
    cut_bottom(&area, 0.5f * u);
    if (state.entering)
        places.letters = cut_bottom(&area, smaller(7 * u, 0.4f * area.h));
    cut_top(&area, 0.4f * u);
    places.table = area;
    return places;
}

static struct rect letter_box(const struct app *app, int slot)
{
    struct rect all = places_of(app).letters;
    float w = smaller(4 * app->layout.unit, all.w / 5);
    return (struct rect){rect_cx(all) + ((float)slot - 1.5f) * w, all.y, w, all.h};
}

/* Cuts the place of the arrow off the top (-1) or the bottom (1) of a letter's box. */
static struct rect arrow_box(struct rect *box, int side)
{
    const float share = 0.24f; /* of the whole */
    return side < 0 ? cut_top(box, share * box->h) : cut_bottom(box, share / (1 - share) * box->h);
}

static void list_letters(struct app *app)
{
    for (int i = 0; i < INITIALS; i++) {
        struct rect box = letter_box(app, i);
        form_add(&state.form, WIDGET_CARD, ID_UP + i, arrow_box(&box, -1), "+");
        form_add(&state.form, WIDGET_CARD, ID_DOWN + i, arrow_box(&box, 1), "-");
    }
    form_button(&state.form, ID_DONE, places_of(app).buttons, _("Enter"))->primary = true;
}

static void list_widgets(struct app *app)
{
    struct rect row = places_of(app).buttons;
    float gap = 0.6f * app->layout.unit;
    form_begin(&state.form);
    if (state.entering) {
        list_letters(app);
        return;
    }
    struct rect again = app->layout.narrow ? cut_top(&row, (row.h - gap) / 2)
                                           : cut_left(&row, (row.w - 2 * gap) * 0.4f);
    form_button(&state.form, ID_AGAIN, again, _("Again"))->primary = true;
    if (app->layout.narrow)
        cut_top(&row, gap);
    else
        cut_left(&row, gap);
    form_button(&state.form, ID_ARCADE, cut_left(&row, (row.w - gap) / 2), _("Arcade"));
    cut_left(&row, gap);
    form_button(&state.form, ID_MENU, row, _("Main menu"));
}

static void press_letters(struct app *app, int id)
{
    if (id >= ID_UP && id < ID_UP + INITIALS) {
        state.slot = id - ID_UP;
        turn_letter(state.slot, -1);
    } else if (id >= ID_DOWN && id < ID_DOWN + INITIALS) {
        state.slot = id - ID_DOWN;
        turn_letter(state.slot, 1);
    } else if (id == ID_DONE) {
        finish_letters(app);
    }
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (action_is_press(action) && state.time < all_seconds()) { /* seen enough */
        state.time = all_seconds();
        if (action->type != ACTION_PRESS) /* which may be on a button */
            return;
    }
    if (state.entering && choose_letters(app, action))
        return;
    int id = form_action(&state.form, action).id;
    if (state.entering)
        press_letters(app, id);
    else if (id == ID_AGAIN)
        state.run.again(app, state.run.table);
    else if (id == ID_ARCADE || action->type == ACTION_BACK)
        run_leave(app);
    else if (id == ID_MENU)
        app_home(app, &screen_menu);
}

static void tick(struct app *app)
{
    (void)app;
    state.time = clamped(state.time + (float)TICK, 0, all_seconds());
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < all_seconds();
}

/* ---- drawing ---- */

static void draw_arrow(struct canvas *canvas, struct rect box, int side, struct colour colour)
{
    float w = 0.5f * smaller(box.w, box.h), x = rect_cx(box), y = rect_cy(box);
    float tip = y + 0.5f * w * (float)side, foot = y - 0.3f * w * (float)side;
    canvas_line(canvas, point_at(x - w, foot), point_at(x, tip), 0.3f * w, colour);
    canvas_line(canvas, point_at(x, tip), point_at(x + w, foot), 0.3f * w, colour);
}

static void draw_letters(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit;
    for (int i = 0; i < INITIALS; i++) {
        struct rect box = letter_box(app, i);
        bool here = i == state.slot;
        char letter[2] = {state.letters[i], '\0'};
        struct colour colour = app->theme.tone[here ? TONE_CAN : TONE_TEXT];
        struct colour arrow = faded(colour, here ? 1 : 0.5f);
        struct rect up = arrow_box(&box, -1), down = arrow_box(&box, 1);
        app_draw_panel(app, canvas, rect_inset(box, 0.1f * u), here);
        canvas_label(canvas, text_centred(TEXT_TITLE, colour), box, letter);
        draw_arrow(canvas, up, -1, arrow);
        draw_arrow(canvas, down, 1, arrow);
    }
}

static const char *headline(void)
{
    return state.run.headline ? _(state.run.headline)
           : state.place == 1 ? _("A new record!")
           : state.place > 0  ? _("Among the ten best!")
                              : _("The run is over.");
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct places places = places_of(app);
    char points[TALLY_TEXT], table_title[TABLE_TITLE], title[200];
    float u = app->layout.unit;
    score_table_title(state.run.table, table_title);
    snprintf(title, sizeof title, "%s · %s", table_title, headline());
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), places.title, title);
    tally_format(tally_counted(state.run.points, state.time / count_seconds), points);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_CAN]), places.points,
                 points);
    if (*state.run.details)
        canvas_label(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_DIM]), places.details,
                     state.run.details);
    float side = text_width(TEXT_TITLE, points) / 2 + 2 * u;
    if (state.time >= count_seconds)
        medal_draw(app, canvas, state.run.medal,
                   point_at(rect_cx(places.points) + side, rect_cy(places.points)), 0.9f * u);
    struct score_table table = {
        .table = state.run.table, .key = state.run.key, .time = state.time - count_seconds};
    score_table_draw(app, canvas, places.table, &table);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    if (state.entering)
        draw_letters(app, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, state.entering ? _("Letter") : _("Move")},
                                       {ACTION_ACCEPT, state.entering ? _("Next") : _("Choose")},
                                       {ACTION_BACK, state.entering ? _("Back") : _("Arcade")},
                                       {0}});
}

const struct screen screen_high_scores = {
    .name = "high_scores",
    .need = {.narrow_h = 66},
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
    .claims = claims,
};
