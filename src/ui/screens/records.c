/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/records.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/button_panel.h"
#include "ui/person_badge.h"
#include "ui/screens/open_game.h"
#include "ui/screens/person.h"
#include "ui/screens/review.h"

static struct records_page state;

struct records_page *records_state(void)
{
    return &state;
}

enum { ROWS_MAX = WIDGETS_MAX - 8 };

static const char *const back[] = {[RECORDS_BACK] = N_("Back")};
static const struct button_panel nobody = {.width = 30, .head = 8, .labels = back, .count = 1};

/* ---- whose records ---- */

const struct person *records_person(const struct app *app)
{
    const struct people *people = &app->people;
    for (int i = 0; i < people->count; i++)
        if (strcmp(people->list[i].id, state.person) == 0)
            return &people->list[i];
    return people->count > 0 ? &people->list[0] : NULL;
}

static void choose_person(struct app *app, int step)
{
    const struct person *person = records_person(app);
    int count = app->people.count, index = (int)(person - app->people.list);
    strcpy(state.person, app->people.list[(index + step + count) % count].id);
}

/* Through all games, then each one. */
static void choose_game(int step)
{
    int index = -1, count = 0;
    for (; games[count]; count++)
        if (games[count] == state.game)
            index = count;
    index = (index + 1 + step + count + 1) % (count + 1) - 1;
    state.game = index < 0 ? NULL : games[index];
}

static void choose_opponent(int step)
{
    int count = state.opponent_count + 1;
    state.opponent = (state.opponent + 1 + step + count) % count - 1;
}

/* ---- counting ---- */

static struct record_filter filter_of(const struct game *game, int opponent)
{
    return (struct record_filter){
        .who = state.who,
        .opponent = opponent < 0 ? RECORDS_ANY : state.opponents[opponent].who,
        .game = game ? journal_find_game(&state.journal, game->id) : RECORDS_ANY,
    };
}

/* Whether the journal has any game that could be counted. */
static bool is_played(const struct game *game)
{
    return state.who >= 0 && (!game || journal_find_game(&state.journal, game->id) >= 0);
}

/* Keeps every game of a short curve, and evenly spaced ones of a long curve. */
struct curve {
    int stride, seen;
    struct rating last;
};

static void add_point(const struct journal_game *game, struct rating after, void *context)
{
    struct curve *curve = context;
    (void)game;
    curve->last = after;
    if (curve->seen++ % curve->stride != 0)
        return;
    if (state.point_count == CURVE_POINTS) {
        for (int i = 0; i < CURVE_POINTS / 2; i++)
            state.points[i] = state.points[2 * i];
        state.point_count = CURVE_POINTS / 2;
        curve->stride *= 2;
    }
    state.points[state.point_count++] =
        (struct curve_point){(float)after.value, (float)after.deviation};
}

static struct rating rate_with_curve(const struct record_filter *filter)
{
    struct curve curve = {.stride = 1};
    struct rating rating = record_rating(&state.journal, filter, add_point, &curve);
    state.rated = curve.seen;
    if (state.point_count > 0) /* it ends where the rating is now */
        state.points[state.point_count - 1] =
            (struct curve_point){(float)curve.last.value, (float)curve.last.deviation};
    return rating;
}

static void count_games(void)
{
    state.point_count = state.rated = 0;
    for (int i = 0; games[i]; i++) {
        state.games[i] = (struct game_record){.rating = rating_of_newcomer()};
        if (!is_played(games[i]) || (state.game && state.game != games[i]))
            continue;
        struct record_filter filter = filter_of(games[i], state.opponent);
        record_tally(&state.journal, &filter, &state.games[i].tally);
        filter.opponent = RECORDS_ANY;
        state.games[i].rating = state.game ? rate_with_curve(&filter)
                                           : record_rating(&state.journal, &filter, NULL, NULL);
    }
}

static void look_for_file(const struct app *app)
{
    struct text path = {0};
    state.deleted = false;
    if (state.rows.count == 0)
        return;
    const struct journal_game *game = &state.journal.list[state.list[state.rows.selected]];
    library_path(&app->keeper.library, journal_file(&state.journal, game), &path);
    state.deleted = !file_exists(path.data);
    text_free(&path);
}

static void list_games(const struct app *app)
{
    int count = 0, side;
    free(state.list);
    state.list = memory_resize(NULL, ((size_t)state.journal.count + 1) * sizeof *state.list);
    struct record_filter filter = filter_of(state.game, state.opponent);
    for (int i = state.journal.count - 1; i >= 0 && is_played(state.game); i--)
        if (record_selects(&state.journal.list[i], &filter, &side))
            state.list[count++] = i;
    row_list_reset(&state.rows, count);
    look_for_file(app);
}

/* Keeps the chosen opponent if possible. */
static void list_opponents(void)
{
    int before = state.opponent < 0 ? -1 : state.opponents[state.opponent].who;
    free(state.opponents);
    state.opponents = NULL;
    state.opponent_count = 0;
    state.opponent = -1;
    struct record_filter filter = filter_of(state.game, -1);
    if (is_played(state.game))
        state.opponent_count = record_opponents(&state.journal, &filter, &state.opponents);
    for (int i = 0; i < state.opponent_count; i++)
        if (state.opponents[i].who == before)
            state.opponent = i;
}

static void count_again(struct app *app)
{
    const struct person *person = records_person(app);
    state.who = -1;
    if (person) {
        struct contestant who = person_contestant(person);
        state.who = journal_find(&state.journal, &who);
    }
    list_opponents();
    struct record_filter filter = filter_of(state.game, state.opponent);
    state.tally = (struct record_tally){0};
    if (is_played(state.game))
        record_tally(&state.journal, &filter, &state.tally);
    count_games();
    list_games(app);
}

void records_refresh(struct app *app)
{
    char folder[PATH_TEXT];
    state.fault.text[0] = '\0';
    journal_free(&state.journal);
    state.opponent = -1;
    keeper_journal(&app->keeper, &app->session); /* with what has just ended */
    if (data_path("", folder) && !records_read(&state.journal, folder, &app->people, &state.fault))
        app_notice(app, state.fault.text);
    if (state.journal.damaged > 0)
        app_notice(app, _("Some lines of the journal cannot be read; nothing else is lost."));
    const struct person *person = records_person(app);
    if (person)
        memcpy(state.person, person->id, sizeof state.person);
    count_again(app);
}

/* ---- widgets ---- */

static struct row_frame frame_of(const struct app *app)
{
    return (struct row_frame){&app->layout, records_places(&app->layout).list, &state.form,
                              RECORDS_ROW, ROWS_MAX};
}

static const char *opponent_label(const struct app *app, char text[CONTESTANT_NAME + 32])
{
    char name[CONTESTANT_NAME];
    if (state.opponent < 0)
        return _("Against everybody");
    contestant_name(&state.journal.contestants[state.opponents[state.opponent].who], &app->people,
                    name);
    /* Translators: an opponent. */
    snprintf(text, CONTESTANT_NAME + 32, _("Against %s"), name);
    return text;
}

static void list_choices(struct app *app, const struct records_places *places)
{
    char opponent[CONTESTANT_NAME + 32];
    struct form *form = &state.form;
    form_choice(form, RECORDS_PERSON, places->choices[0], "", records_person(app)->name);
    form_choice(form, RECORDS_GAME, places->choices[1], "",
                state.game ? _(state.game->name) : _("All games"));
    form_choice(form, RECORDS_OPPONENT, places->choices[2], "", opponent_label(app, opponent));
}

static void list_buttons(const struct app *app, struct rect box)
{
    struct form *form = &state.form;
    float gap = 0.6f * app->layout.unit;
    int across = app->layout.narrow ? 1 : 3, rows = 3 / across;
    form_button(form, RECORDS_OPEN, rect_in_grid(box, across, rows, gap, 0), C_("verb", "Review"))
        ->disabled = state.rows.count == 0 || state.deleted;
    form_button(form, RECORDS_CHANGE, rect_in_grid(box, across, rows, gap, 1),
                _("Edit this person"));
    form_button(form, RECORDS_BACK, rect_in_grid(box, across, rows, gap, 2), _("Back"));
}

static struct page_need need_of(struct app *app)
{
    if (!records_person(app))
        return (struct page_need){.wide_w = 31, .wide_h = 18, .tall_h = 20}; /* of one panel */
    return (struct page_need){.tall_h = 54, .narrow_h = records_narrow_height()};
}

static void list_widgets(struct app *app)
{
    struct records_places places = records_places(&app->layout);
    struct row_frame frame = frame_of(app);
    form_begin(&state.form);
    if (!records_person(app)) {
        button_panel_list(&nobody, &app->layout, &state.form);
        return;
    }
    list_choices(app, &places);
    row_list_add(&state.rows, &frame);
    list_buttons(app, places.buttons);
    if (!form_widget(&state.form, state.form.focus))
        state.form.focus = RECORDS_PERSON;
}

/* ---- actions ---- */

static void enter(struct app *app)
{
    records_refresh(app);
}

/* Not when it is left: a dialog may lie above it. */
static void free_lists(struct app *app)
{
    (void)app;
    state.opponent = -1;
    state.who = -1;
    journal_free(&state.journal);
    free(state.opponents);
    free(state.list);
    state.opponents = NULL;
    state.list = NULL;
    state.opponent_count = 0;
    row_list_reset(&state.rows, 0);
}

static void go_back(struct app *app)
{
    app_pop(app);
    free_lists(app);
}

static void open_selected(struct app *app)
{
    char name[LIBRARY_NAME];
    struct fault fault;
    if (state.rows.count == 0)
        return;
    if (state.deleted) {
        app_notice(app, _("This game was deleted: only its result is left."));
        return;
    }
    snprintf(name, sizeof name, "%s",
             journal_file(&state.journal, &state.journal.list[state.list[state.rows.selected]]));
    if (!open_game(app, name, &fault)) {
        app_notice(app, fault.text);
        return;
    }
    free_lists(app);
    if (session_finished(&app->session))
        review_page_open(app);
}

/* The choices: what is shown is counted again. */
static void change_filter(struct app *app, struct pick pick)
{
    int step = pick.step ? pick.step : 1;
    if (pick.id == RECORDS_PERSON) {
        choose_person(app, step);
        state.opponent = -1;
    } else if (pick.id == RECORDS_GAME) {
        choose_game(step);
    } else if (pick.id == RECORDS_OPPONENT) {
        choose_opponent(step);
    } else {
        return;
    }
    count_again(app);
}

static void use(struct app *app, struct pick pick, const struct action *action)
{
    struct row_frame frame = frame_of(app);
    int selected = state.rows.selected;
    bool open = row_list_picked(&state.rows, &frame, pick.id, action);
    if (state.rows.selected != selected)
        look_for_file(app);
    if (open || pick.id == RECORDS_OPEN)
        open_selected(app);
    else if (pick.id == RECORDS_CHANGE)
        person_open(app, records_person(app));
    else if (pick.id == RECORDS_BACK)
        go_back(app);
    else
        change_filter(app, pick);
}

static void action(struct app *app, const struct action *action)
{
    struct row_frame frame = frame_of(app);
    list_widgets(app);
    int selected = state.rows.selected;
    if (records_person(app) && row_list_action(&state.rows, &frame, action)) {
        if (state.rows.selected != selected)
            look_for_file(app);
        return;
    }
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = RECORDS_BACK;
    use(app, pick, action);
}

/* ---- drawing ---- */

static void draw_nobody(const struct app *app, struct canvas *canvas)
{
    struct paint paint = app_paint(app, canvas);
    struct rect text =
        button_panel_draw(&nobody, &paint, &state.form, _("Records"), app->theme.tone[TONE_TEXT]);
    canvas_paragraph(
        canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), text,
        _("Records are kept for people. Choose who plays when you begin a game; guests "
          "leave no trace."));
    app_draw_prompts(app, canvas, (struct prompt[]){{ACTION_BACK, _("Back")}, {0}});
}

/* What "accept" does where the focus is. */
static const char *accept_label(void)
{
    int focus = state.form.focus;
    if (focus == RECORDS_PERSON || focus == RECORDS_GAME || focus == RECORDS_OPPONENT)
        return _("Change");
    return focus == RECORDS_CHANGE || focus == RECORDS_BACK ? _("Choose") : C_("verb", "Review");
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct records_places places = records_places(&app->layout);
    list_widgets(app);
    if (!records_person(app)) {
        draw_nobody(app, canvas);
        return;
    }
    struct named_person who = {records_person(app), _("Records"), 0};
    person_label_draw(app, canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                      places.title, &who);
    records_draw_panels(app, canvas);
    records_draw_rows(app, canvas);
    struct row_frame frame = frame_of(app);
    struct paint paint = app_paint(app, canvas);
    row_list_draw_bar(&state.rows, &frame, &paint);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                       {ACTION_ACCEPT, accept_label()},
                                       {ACTION_PRESS, _("Choose")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

const struct screen screen_records = {
    .name = "records",
    .need_of = need_of,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .close = free_lists,
    .action = action,
    .draw = draw,
};
