/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/standings.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/person_badge.h"
#include "ui/screens/question.h"

static struct {
    struct form form;
    int leaving; /* the entrant who is asked about */
} state;

struct places {
    struct rect title, table, next, menu, play;
};

/* In units. */
static const float title_height = 3.4f, button_height = 2.8f, small_gap = 0.6f;
static const float next_height = 15, narrow_next = 21;

/* A narrow page begins with what is to be done. */
static struct places narrow_places(const struct app *app)
{
    float u = app->layout.unit, gap = small_gap * u;
    struct rect area = app->layout.page;
    struct places places = {.title = cut_top(&area, title_height * u)};
    places.next = cut_top(&area, narrow_next * u);
    cut_top(&area, gap);
    places.play = cut_top(&area, button_height * u);
    cut_top(&area, gap);
    places.menu = cut_top(&area, button_height * u);
    cut_top(&area, gap);
    places.table = area;
    return places;
}

/* The table, and beside it who plays next; below it in portrait. */
static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 1.2f * u;
    if (l->narrow)
        return narrow_places(app);
    struct rect area = l->page;
    struct places places = {.title = cut_top(&area, title_height * u)};
    cut_top(&area, 0.4f * u);
    struct rect row = cut_bottom(&area, button_height * u);
    cut_bottom(&area, small_gap * u);
    if (l->portrait) {
        places.next = cut_bottom(&area, next_height * u);
        cut_bottom(&area, small_gap * u);
        places.menu = cut_left(&row, (row.w - small_gap * u) / 2);
        cut_left(&row, small_gap * u);
    } else {
        places.next = cut_right(&area, 20 * u);
        cut_right(&area, gap);
        places.menu = cut_left(&row, area.w);
        cut_left(&row, gap);
    }
    places.play = row;
    places.table = area;
    return places;
}

static bool is_league(const struct app *app)
{
    return app->contest.tournament.kind == TOURNAMENT_LEAGUE;
}

static struct page_need need_of(struct app *app)
{
    float table = is_league(app) ? standings_table_height(app) : standings_draw_height(app);
    return (struct page_need){.narrow_h = title_height + narrow_next +
                                          2 * (button_height + small_gap) + table + 6};
}

static void list_widgets(struct app *app)
{
    struct places places = places_of(app);
    struct pairing pairing;
    struct form *form = &state.form;
    bool goes_on = tournament_next(&app->contest.tournament, &pairing);
    form_begin(form);
    (is_league(app) ? standings_table_list : standings_draw_list)(app, form, places.table);
    form_button(form, STANDINGS_MENU, places.menu, _("Main menu"));
    if (goes_on)
        form_button(form, STANDINGS_PLAY, places.play, _("Play"))->primary = true;
    else
        form_button(form, STANDINGS_AGAIN, places.play, _("New tournament"))->primary = true;
}

/* An entrant who was deleted from the list of people plays on as a guest. */
static void report_deleted(struct app *app)
{
    const struct tournament *tournament = &app->contest.tournament;
    for (int i = 0; i < tournament->entrant_count; i++) {
        const struct entrant *entrant = &tournament->entrants[i];
        char text[NOTICE_TEXT];
        if (entrant->gone || known_person(app, entrant->id))
            continue;
        snprintf(text, sizeof text,
                 _("%s is no longer in the list of people: their games count here, but not in the "
                   "records."),
                 entrant->name);
        app_notice(app, text);
        return;
    }
}

static void enter(struct app *app)
{
    struct pairing pairing;
    identify_contest(app, &app->contest);
    bool goes_on = tournament_next(&app->contest.tournament, &pairing);
    state.form.focus = goes_on ? STANDINGS_PLAY : STANDINGS_AGAIN;
    if (goes_on)
        report_deleted(app);
}

static void withdraw(struct app *app)
{
    tournament_withdraw(&app->contest.tournament, state.leaving);
    contests_store(app);
}

static bool may_leave(const struct app *app, int index)
{
    struct pairing pairing;
    return index >= 0 && index < app->contest.tournament.entrant_count &&
           !app->contest.tournament.entrants[index].gone &&
           tournament_next(&app->contest.tournament, &pairing);
}

/* An entrant leaves: the games they have not played are lost. */
static void ask_who_leaves(struct app *app, int index)
{
    const struct entrant *entrant = &app->contest.tournament.entrants[index];
    if (!may_leave(app, index))
        return;
    struct question question = {
        .yes = _("Leave the tournament"),
        .no = _("Stay"),
        .player = NOBODY,
        .agreed = withdraw,
    };
    snprintf(question.title, sizeof question.title, _("Does %s leave the tournament?"),
             entrant->name);
    snprintf(question.text, sizeof question.text, "%s",
             _("Their remaining games are won by their opponents."));
    memcpy(question.person, entrant->id, sizeof question.person);
    state.leaving = index;
    question_open(app, &question);
}

/* The same people are still chosen there. */
static void begin_another(struct app *app)
{
    app_home(app, &screen_menu);
    app_push(app, &screen_tournament);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    int id = form_action(&state.form, action).id;
    if (id == STANDINGS_MENU || action->type == ACTION_BACK)
        app_home(app, &screen_menu);
    else if (id == STANDINGS_PLAY)
        contests_play_next(app);
    else if (id == STANDINGS_AGAIN)
        begin_another(app);
    else if (id >= STANDINGS_ENTRANT)
        ask_who_leaves(app, id - STANDINGS_ENTRANT);
}

/* ---- who plays next ---- */

static const struct entrant *entrant_at(const struct app *app, int index)
{
    return &app->contest.tournament.entrants[index];
}

static void draw_sign(const struct app *app, struct canvas *canvas, struct rect box, int index)
{
    const struct person *person = known_person(app, entrant_at(app, index)->id);
    float radius = smaller(box.w, box.h) / 2;
    struct point centre = point_at(rect_cx(box), rect_cy(box));
    if (person)
        person_badge_draw(app, canvas, person, centre, radius);
    else
        canvas_ring(canvas, centre, radius * 0.8f, 0.2f * app->layout.unit,
                    app->theme.tone[TONE_DIM]);
}

/* A large sign with the name below it. */
static void draw_entrant(const struct app *app, struct canvas *canvas, struct rect box, int index)
{
    struct rect name = cut_bottom(&box, 2.4f * app->layout.unit);
    draw_sign(app, canvas, box, index);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), name,
                 entrant_at(app, index)->name);
}

/* "Round 2 of 5", "Semi-finals", or that it is played again. */
static void write_round(const struct tournament *tournament, const struct pairing *pairing,
                        char *text, size_t size)
{
    if (pairing->replays > 0)
        snprintf(text, size, "%s", _("Level so far: one more game decides."));
    else if (tournament->kind == TOURNAMENT_KNOCKOUT)
        snprintf(text, size, "%s", knockout_round_name(tournament, pairing->round));
    else
        snprintf(text, size, _("Round %d of %d"), pairing->round + 1,
                 tournament_rounds(tournament));
}

/* Whom the league leaves without an opponent in this round; empty: nobody. */
static void write_idle(const struct tournament *tournament, int round, char *text, size_t size)
{
    int idle = tournament->kind == TOURNAMENT_LEAGUE ? tournament_sits_out(tournament, round) : -1;
    *text = '\0';
    if (idle >= 0 && !tournament->entrants[idle].gone)
        snprintf(text, size, _("%s sits out this round."), tournament->entrants[idle].name);
}

static void draw_next(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct pairing *pairing)
{
    const struct tournament *tournament = &app->contest.tournament;
    const struct game *game = game_find(tournament->games[pairing->game]);
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    char text[PLAYER_NAME + 80];
    snprintf(text, sizeof text, _("Next: %s"),
             game ? _(game->name) : tournament->games[pairing->game]);
    canvas_label(canvas, text_centred(TEXT_LARGE, theme->tone[TONE_CAN]), cut_top(&box, 2.4f * u),
                 text);
    write_round(tournament, pairing, text, sizeof text);
    canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_DIM]), cut_top(&box, 1.6f * u),
                 text);
    write_idle(tournament, pairing->round, text, sizeof text);
    if (*text)
        canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_DIM]),
                     cut_bottom(&box, 2.6f * u), text);
    snprintf(text, sizeof text, _("%s begins."), entrant_at(app, pairing->entrants[0])->name);
    canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_TEXT]),
                 cut_bottom(&box, 1.8f * u), text);
    cut_top(&box, 0.4f * u);
    int across = app->layout.narrow ? 1 : 2;
    box = rect_around(rect_cx(box), rect_cy(box), box.w,
                      smaller(box.h, (across == 1 ? 12 : 9.5f) * u));
    for (int side = 0; side < 2; side++)
        draw_entrant(app, canvas, rect_in_grid(box, across, 2 / across, 0.8f * u, side),
                     pairing->entrants[side]);
}

/* ---- who has won ---- */

/* Equals share the first place of a league. */
static int winner_count(const struct app *app, const struct standing table[ENTRANTS_MAX])
{
    int count = 1;
    while (is_league(app) && count < app->contest.tournament.entrant_count &&
           standings_are_level(&table[0], &table[count]))
        count++;
    return count;
}

static void draw_winner(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct tournament *tournament = &app->contest.tournament;
    struct standing table[ENTRANTS_MAX];
    char text[2 * PLAYER_NAME + 80];
    float u = app->layout.unit;
    tournament_table(tournament, table);
    int winner = tournament_winner(tournament), count = winner_count(app, table);
    const char *name = entrant_at(app, winner)->name;
    if (count == 1)
        snprintf(text, sizeof text, _("%s wins the tournament!"), name);
    else if (count == 2)
        snprintf(text, sizeof text, _("%s and %s share first place!"), name,
                 entrant_at(app, table[1].entrant)->name);
    else
        snprintf(text, sizeof text, _("%d people share first place!"), count);
    canvas_paragraph(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]),
                     cut_top(&box, 4.6f * u), text);
    box = rect_around(rect_cx(box), rect_cy(box), box.w, smaller(box.h, 12 * u));
    if (count == 1)
        draw_entrant(app, canvas, box, winner);
    for (int i = 0; i < count && count > 1; i++) /* their names stand in the table */
        draw_sign(app, canvas, rect_in_grid(box, count, 1, 0.6f * u, i), table[i].entrant);
}

/* ---- drawing ---- */

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct places places = places_of(app);
    const struct tournament *tournament = &app->contest.tournament;
    struct pairing pairing;
    bool goes_on = tournament_next(tournament, &pairing);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), places.title,
                 is_league(app) ? _("League") : _("Knockout"));
    (is_league(app) ? standings_table_draw : standings_draw_draw)(app, canvas, places.table);
    app_draw_panel(app, canvas, places.next, true);
    struct rect inside =
        rect_inset(places.next, (app->layout.narrow ? 0.6f : 1) * app->layout.unit);
    if (goes_on)
        draw_next(app, canvas, inside, &pairing);
    else
        draw_winner(app, canvas, inside);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    bool leaves = may_leave(app, state.form.focus - STANDINGS_ENTRANT);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, leaves ? _("Leave…") : _("Choose")},
                                       {ACTION_BACK, _("Main menu")},
                                       {0}});
}

const struct screen screen_standings = {
    .name = "standings",
    .need_of = need_of,
    .home = true,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
