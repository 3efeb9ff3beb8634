/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A tournament about to begin: who takes part, how, and at what. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/screens/more_options.h"
#include "ui/screens/person.h"

enum { PEOPLE_SHOWN = 19 }; /* on a page; whoever played last stands first */

static struct {
    struct form form;
    enum tournament_kind kind;
    int game;                          /* index into `games`; the number of games: all of them */
    bool begun;                        /* choosing; the terms are valid */
    struct start_choice terms;         /* of all its games */
    int first;                         /* on the page of people that is shown */
    int count;                         /* who takes part … */
    char ids[ENTRANTS_MAX][PERSON_ID]; /* … in the order in which they were chosen */
} state;

enum { ID_START = 1, ID_BACK, ID_KIND, ID_GAME, ID_NEW_PERSON, ID_MORE, ID_EARLIER, ID_LATER };
enum { ID_PERSON = 10 };

static int game_count(void)
{
    int count = 0;
    while (games[count])
        count++;
    return count;
}

/* NULL: all games. */
static const struct game *game_chosen(void)
{
    return games[state.game];
}

static void take_usual_terms(void)
{
    state.terms = start_choice_usual(game_chosen() ? game_chosen() : games[0]);
    state.terms.mode = START_TWO;
}

static int place_of(const char *id)
{
    for (int i = 0; i < state.count; i++)
        if (strcmp(state.ids[i], id) == 0)
            return i;
    return -1;
}

static void toggle(const char *id)
{
    int place = place_of(id);
    if (place >= 0) {
        state.count--;
        memmove(state.ids + place, state.ids + place + 1,
                (size_t)(state.count - place) * sizeof *state.ids);
    } else if (state.count < ENTRANTS_MAX) {
        snprintf(state.ids[state.count++], PERSON_ID, "%s", id);
    }
}

/* ---- where everything is ---- */

struct places {
    struct rect title, text, people, choices, buttons;
    int columns, rows;
};

/* Those on this page. */
static int people_shown(const struct app *app)
{
    int left = app->people.count - state.first;
    return left < PEOPLE_SHOWN ? left : PEOPLE_SHOWN;
}

/* The page with the focus; people may have been added or deleted. */
static void turn_pages(const struct app *app)
{
    int focused = state.form.focus - ID_PERSON;
    if (focused >= app->people.count)
        state.form.focus = ID_NEW_PERSON;
    if (focused >= 0 && focused < app->people.count)
        state.first = focused - focused % PEOPLE_SHOWN;
    while (state.first > 0 && state.first >= app->people.count)
        state.first -= PEOPLE_SHOWN;
}

/* In units. */
static const float title_height = 3.2f, button_height = 2.6f, person_height = 4.6f;
static const float stacked_height = 4.4f, narrow_person = 3.6f, narrow_text = 5, small_gap = 0.5f;

static float choices_height(const struct layout *layout)
{
    float row = layout->narrow ? stacked_height : button_height;
    return layout->portrait ? 3 * row + 2 * small_gap : row;
}

static struct page_need need_of(struct app *app)
{
    float people = (float)(people_shown(app) + 1) * (narrow_person + small_gap);
    return (struct page_need){.narrow_h = title_height + narrow_text + people +
                                          choices_height(&app->layout) + button_height + 8};
}

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = small_gap * u;
    struct rect area = l->page;
    struct places places = {.title = cut_top(&area, title_height * u),
                            .columns = l->narrow     ? 1
                                       : l->portrait ? 2
                                                     : 4};
    places.text = cut_top(&area, (l->narrow ? narrow_text : 2.6f) * u);
    places.buttons = cut_bottom(&area, button_height * u);
    cut_bottom(&area, gap);
    places.choices = cut_bottom(&area, choices_height(l) * u);
    cut_bottom(&area, 2 * gap);
    places.rows = (people_shown(app) + 1 + places.columns - 1) / places.columns;
    float row = (l->narrow ? narrow_person : person_height) * u;
    float wanted = (row + gap) * (float)places.rows - gap;
    places.people = cut_top(&area, smaller(wanted, area.h));
    return places;
}

static void list_people(struct app *app, const struct places *places)
{
    float gap = 0.5f * app->layout.unit;
    int count = people_shown(app);
    for (int i = 0; i <= count; i++) {
        struct rect box = rect_in_grid(places->people, places->columns, places->rows, gap, i);
        if (i == count) {
            form_button(&state.form, ID_NEW_PERSON, box, _("New person"));
            return;
        }
        const struct person *person = &app->people.list[state.first + i];
        struct widget *card =
            form_add(&state.form, WIDGET_CARD, ID_PERSON + state.first + i, box, person->name);
        card->chosen = place_of(person->id) >= 0;
        if (card->chosen) /* for those who hear it */
            snprintf(card->value, sizeof card->value, "%s", _("takes part"));
    }
}

static void list_pages(const struct app *app, struct rect title)
{
    float u = app->layout.unit;
    if (app->people.count <= PEOPLE_SHOWN)
        return;
    struct rect earlier = cut_left(&title, 3 * u), later = cut_right(&title, 3 * u);
    form_add(&state.form, WIDGET_EARLIER, ID_EARLIER,
             rect_around(rect_cx(earlier), rect_cy(earlier), 2.6f * u, 2.4f * u), "")
        ->disabled = state.first == 0;
    form_add(&state.form, WIDGET_LATER, ID_LATER,
             rect_around(rect_cx(later), rect_cy(later), 2.6f * u, 2.4f * u), "")
        ->disabled = state.first + PEOPLE_SHOWN >= app->people.count;
}

static void list_choices(const struct app *app, struct rect area)
{
    float gap = 0.5f * app->layout.unit;
    int columns = app->layout.portrait ? 1 : 3, rows = 3 / columns;
    form_choice(&state.form, ID_KIND, rect_in_grid(area, columns, rows, gap, 0), _("Kind"),
                state.kind == TOURNAMENT_LEAGUE ? _("League") : _("Knockout"));
    form_choice(&state.form, ID_GAME, rect_in_grid(area, columns, rows, gap, 1), _("Game"),
                game_chosen() ? _(game_chosen()->name) : _("All games"));
    struct rect box = rect_in_grid(area, columns, rows, gap, 2);
    struct widget *more = form_button(&state.form, ID_MORE, box, _("More…"));
    float label = more->stacked ? 0 : text_width(TEXT_BODY, more->label);
    float room = box.w - label - 2.8f * app->layout.unit;
    more_options_summary(&state.terms, game_chosen(), room, more->value);
}

static void list_widgets(struct app *app)
{
    turn_pages(app);
    struct places places = places_of(app);
    float gap = 0.5f * app->layout.unit;
    form_begin(&state.form);
    state.form.stacked = app->layout.narrow;
    list_pages(app, places.title);
    list_people(app, &places);
    list_choices(app, places.choices);
    struct rect row = places.buttons;
    form_button(&state.form, ID_BACK, cut_left(&row, (row.w - gap) / 2), _("Back"));
    cut_left(&row, gap);
    struct widget *start = form_button(&state.form, ID_START, row, _("Start"));
    start->primary = true;
    start->disabled = state.count < ENTRANTS_MIN;
}

/* ---- what one can do ---- */

static void enter(struct app *app)
{
    if (!state.begun)
        take_usual_terms();
    state.begun = true;
    for (int i = state.count - 1; i >= 0; i--) /* people may have been deleted */
        if (!people_find(&app->people, state.ids[i]))
            toggle(state.ids[i]);
    if (state.form.focus == 0)
        state.form.focus = app->people.count > 0 ? ID_PERSON : ID_NEW_PERSON;
}

static void takes_part(struct app *app, const char *id)
{
    (void)app;
    toggle(id);
}

/* Another game has other options; clocks and the like stay. */
static void take_usual_options(void)
{
    state.terms.settings = settings_default(game_chosen() ? game_chosen() : games[0]);
}

/* The draw decides who meets whom first. */
static void shuffle(struct app *app, struct tournament *tournament)
{
    for (int i = tournament->entrant_count - 1; i > 0; i--) {
        int other = rng_below(&app->rng, i + 1);
        struct entrant moved = tournament->entrants[i];
        tournament->entrants[i] = tournament->entrants[other];
        tournament->entrants[other] = moved;
    }
}

static void start(struct app *app)
{
    struct tournament tournament = {.kind = state.kind};
    for (int i = 0; i < state.count; i++) {
        const struct person *person = people_find(&app->people, state.ids[i]);
        struct entrant *entrant = &tournament.entrants[tournament.entrant_count++];
        memcpy(entrant->id, person->id, sizeof entrant->id);
        memcpy(entrant->name, person->name, sizeof entrant->name);
    }
    for (int i = 0; i < game_count() && i < TOURNAMENT_GAMES_MAX; i++)
        if (state.game == i || state.game == game_count())
            snprintf(tournament.games[tournament.game_count++], TOURNAMENT_GAME_ID, "%s",
                     games[i]->id);
    shuffle(app, &tournament);
    struct match_plan plan = start_choice_plan(&state.terms, game_find(tournament.games[0]),
                                               (struct match_player[2]){{.name = ""}}, &app->rng);
    contests_begin_tournament(app, &tournament, &plan);
    app_home(app, &screen_standings);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || pick.id == ID_BACK) {
        app_pop(app);
    } else if (pick.id == ID_START) {
        start(app);
    } else if (pick.id == ID_KIND) {
        state.kind = state.kind == TOURNAMENT_LEAGUE ? TOURNAMENT_KNOCKOUT : TOURNAMENT_LEAGUE;
    } else if (pick.id == ID_GAME) {
        int count = game_count() + 1;
        state.game = (state.game + (pick.step ? pick.step : 1) + count) % count;
        take_usual_options();
    } else if (pick.id == ID_MORE) {
        more_options_open_equal(app, game_chosen(), &state.terms);
    } else if (pick.id == ID_NEW_PERSON) {
        person_open_new(app, takes_part);
    } else if (pick.id == ID_EARLIER || pick.id == ID_LATER) {
        state.first += pick.id == ID_LATER ? PEOPLE_SHOWN : -PEOPLE_SHOWN;
    } else if (pick.id >= ID_PERSON) {
        toggle(app->people.list[pick.id - ID_PERSON].id);
    }
}

/* Entrants have a lit panel and a golden name. */
static void draw_person(const struct app *app, struct canvas *canvas, const struct widget *card)
{
    const struct person *person = &app->people.list[card->id - ID_PERSON];
    struct rect box = card->box;
    app_draw_panel(app, canvas, box, card->chosen);
    box = rect_inset(box, smaller(0.6f * app->layout.unit, 0.12f * box.h));
    struct rect badge = cut_left(&box, box.h);
    person_badge_draw(app, canvas, person, point_at(rect_cx(badge), rect_cy(badge)), badge.h / 2);
    cut_left(&box, 0.5f * app->layout.unit);
    struct colour colour = app->theme.tone[card->chosen ? TONE_CAN : TONE_TEXT];
    canvas_label(canvas, text_left(TEXT_BODY, colour), box, person->name);
}

/* Who takes part, and what the kind of tournament means. */
static void describe(char *text, size_t size)
{
    int all = state.count * (state.count - 1) / 2 * (game_chosen() ? 1 : game_count());
    if (state.count < ENTRANTS_MIN)
        snprintf(text, size, _("Choose three to eight people. Chosen: %d."), state.count);
    else if (state.kind == TOURNAMENT_LEAGUE)
        snprintf(text, size,
                 tr_plural("%d people take part. Everyone plays everyone: %d game.",
                           "%d people take part. Everyone plays everyone: %d games.",
                           (unsigned long)all),
                 state.count, all);
    else
        snprintf(text, size, _("%d people take part. Whoever loses is out."), state.count);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct places places = places_of(app);
    char text[200];
    describe(text, sizeof text);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), places.title,
                 _("Tournament"));
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_DIM]), places.text, text);
    for (int i = 0; i < state.form.count; i++)
        if (state.form.list[i].id >= ID_PERSON)
            draw_person(app, canvas, &state.form.list[i]);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Accept")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

const struct screen screen_tournament = {
    .name = "tournament",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .enter = enter,
    .action = action,
    .draw = draw,
};
