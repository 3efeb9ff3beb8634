/* A tournament between its games: the table, who plays next, and who has won. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/screens/question.h"

static struct {
    struct form form;
    int leaving; /* the entrant who is asked about */
} state;

enum { ID_PLAY = 1, ID_MENU, ID_ENTRANT = 10 };

static const float row_height = 2.4f, row_gap = 0.3f; /* in units */

struct places {
    struct rect title, head, rows, next, buttons;
};

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit;
    struct rect area = l->page;
    float w = smaller(area.w, 52 * u);
    area = (struct rect){rect_cx(area) - w / 2, area.y, w, area.h};
    struct places places = {.title = cut_top(&area, 3.4f * u)};
    places.buttons = cut_bottom(&area, 2.8f * u);
    cut_bottom(&area, 0.6f * u);
    places.next = cut_bottom(&area, 3.6f * u);
    cut_bottom(&area, 0.6f * u);
    places.head = cut_top(&area, 1.5f * u);
    int count = app->contest.tournament.entrant_count;
    float wanted = ((row_height + row_gap) * (float)count - row_gap) * u;
    places.rows = cut_top(&area, smaller(wanted, area.h));
    return places;
}

static void list_widgets(struct app *app)
{
    struct places places = places_of(app);
    const struct tournament *tournament = &app->contest.tournament;
    struct standing table[ENTRANTS_MAX];
    struct pairing pairing;
    float u = app->layout.unit, gap = 0.6f * u;
    tournament_table(tournament, table);
    form_begin(&state.form);
    for (int i = 0; i < tournament->entrant_count; i++) {
        struct rect box = rect_in_grid(places.rows, 1, tournament->entrant_count, row_gap * u, i);
        form_add(&state.form, WIDGET_CARD, ID_ENTRANT + table[i].entrant, box, "");
    }
    struct rect row = places.buttons;
    bool goes_on = tournament_next(tournament, &pairing);
    struct rect menu = goes_on ? cut_left(&row, (row.w - gap) / 2) : row;
    form_button(&state.form, ID_MENU, menu, _("Main menu"))->primary = !goes_on;
    cut_left(&row, gap);
    if (goes_on)
        form_button(&state.form, ID_PLAY, row, _("Play"))->primary = true;
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
    state.form.focus = goes_on ? ID_PLAY : ID_MENU;
    if (goes_on)
        report_deleted(app);
}

static void withdraw(struct app *app)
{
    tournament_withdraw(&app->contest.tournament, state.leaving);
    contests_store(app);
}

/* An entrant leaves: the games they have not played are lost. */
static void ask_who_leaves(struct app *app, int index)
{
    const struct entrant *entrant = &app->contest.tournament.entrants[index];
    struct pairing pairing;
    if (entrant->gone || !tournament_next(&app->contest.tournament, &pairing))
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
    state.leaving = index;
    question_open(app, &question);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    int id = form_action(&state.form, action).id;
    if (id == ID_MENU || action->type == ACTION_BACK)
        app_home(app, &screen_menu);
    else if (id == ID_PLAY)
        contests_play_next(app);
    else if (id >= ID_ENTRANT)
        ask_who_leaves(app, id - ID_ENTRANT);
}

/* ---- drawing ---- */

enum { COLUMNS = 5 }; /* played, won, drawn, lost, points */

static const float column_width = 3.8f; /* in units */

/* Cuts the columns off the right of a row; the name is left. */
static void draw_columns(const struct app *app, struct canvas *canvas, struct rect *row,
                         const char *const texts[COLUMNS])
{
    float w = smaller(column_width * app->layout.unit, row->w * 0.11f);
    for (int i = COLUMNS - 1; i >= 0; i--) {
        struct colour colour = app->theme.tone[i == COLUMNS - 1 ? TONE_CAN : TONE_TEXT];
        canvas_label(canvas, text_centred(TEXT_BODY, colour), cut_right(row, w), texts[i]);
    }
}

static void draw_head(const struct app *app, struct canvas *canvas, struct rect row)
{
    /* Translators: column headings, as short as possible: games, won, drawn, lost, points. */
    const char *texts[COLUMNS] = {C_("column", "G"), C_("column", "W"), C_("column", "D"),
                                  C_("column", "L"), C_("column", "Pts")};
    draw_columns(app, canvas, &row, texts);
}

static void draw_row(const struct app *app, struct canvas *canvas, struct rect row,
                     const struct standing *standing)
{
    const struct entrant *entrant = &app->contest.tournament.entrants[standing->entrant];
    char numbers[COLUMNS][POINTS_TEXT];
    const char *texts[COLUMNS];
    int counts[COLUMNS - 1] = {standing->played, standing->won, standing->drawn, standing->lost};
    for (int i = 0; i < COLUMNS - 1; i++)
        snprintf(numbers[i], POINTS_TEXT, "%d", counts[i]);
    points_format(standing->half_points, numbers[COLUMNS - 1]);
    for (int i = 0; i < COLUMNS; i++)
        texts[i] = numbers[i];
    bool lit = state.form.focus == ID_ENTRANT + standing->entrant && app->layout.show_focus;
    app_draw_panel(app, canvas, row, lit);
    draw_columns(app, canvas, &row, texts);
    cut_left(&row, 0.8f * app->layout.unit);
    const struct person *person = known_person(app, entrant->id);
    if (person) {
        struct rect badge = cut_left(&row, row.h);
        person_badge_draw(app, canvas, person, point_at(rect_cx(badge), rect_cy(badge)),
                          0.42f * badge.h);
        cut_left(&row, 0.4f * app->layout.unit);
    }
    bool dim = standing->out || entrant->gone;
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[dim ? TONE_DIM : TONE_TEXT]), row,
                 entrant->name);
}

/* Who plays whom and what, or who has won. */
static void next_line(const struct app *app, char *text, size_t size)
{
    const struct tournament *tournament = &app->contest.tournament;
    struct pairing pairing;
    if (!tournament_next(tournament, &pairing)) {
        snprintf(text, size, _("%s wins the tournament!"),
                 tournament->entrants[tournament_winner(tournament)].name);
        return;
    }
    const struct game *game = game_find(tournament->games[pairing.game]);
    snprintf(text, size, _("Next: %s against %s. %s."),
             tournament->entrants[pairing.entrants[0]].name,
             tournament->entrants[pairing.entrants[1]].name,
             game ? _(game->name) : tournament->games[pairing.game]);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct places places = places_of(app);
    const struct tournament *tournament = &app->contest.tournament;
    struct standing table[ENTRANTS_MAX];
    char next[2 * PLAYER_NAME + 100];
    tournament_table(tournament, table);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), places.title,
                 tournament->kind == TOURNAMENT_LEAGUE ? _("League") : _("Knockout"));
    draw_head(app, canvas, places.head);
    for (int i = 0; i < tournament->entrant_count; i++)
        draw_row(
            app, canvas,
            rect_in_grid(places.rows, 1, tournament->entrant_count, row_gap * app->layout.unit, i),
            &table[i]);
    next_line(app, next, sizeof next);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_CAN]), places.next, next);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Main menu")},
                                       {0}});
}

const struct screen screen_standings = {
    .name = "standings",
    .home = true,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
