/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/words.h"
#include "ui/person_badge.h"
#include "ui/screens/standings.h"

static const float head_height = 1.6f, row_height = 3.2f, row_gap = 0.35f; /* in units */
static const float stacked_height = 4.8f; /* the figures below the name */

static float note_height(const struct app *app)
{
    return app->layout.narrow ? 3.6f : 1.9f;
}

float standings_table_height(const struct app *app)
{
    float row = app->layout.narrow ? stacked_height : row_height;
    return head_height + (row + row_gap) * (float)app->contest.tournament.entrant_count +
           note_height(app);
}

/* Whether two have the same points but not the same place. */
static bool needs_note(const struct tournament *tournament)
{
    struct standing table[ENTRANTS_MAX];
    tournament_table(tournament, table);
    for (int i = 1; i < tournament->entrant_count; i++)
        if (table[i].out == table[i - 1].out && table[i].half_points == table[i - 1].half_points &&
            !standings_are_level(&table[i], &table[i - 1]))
            return true;
    return false;
}

static struct rect rows_of(const struct app *app, struct rect area)
{
    float u = app->layout.unit;
    int count = app->contest.tournament.entrant_count;
    cut_top(&area, head_height * u);
    if (needs_note(&app->contest.tournament))
        cut_bottom(&area, note_height(app) * u);
    float row = app->layout.narrow ? stacked_height : row_height;
    float wanted = ((row + row_gap) * (float)count - row_gap) * u;
    return cut_top(&area, smaller(wanted, area.h));
}

static struct rect row_at(const struct app *app, struct rect area, int index)
{
    return rect_in_grid(rows_of(app, area), 1, app->contest.tournament.entrant_count,
                        row_gap * app->layout.unit, index);
}

void standings_table_list(const struct app *app, struct form *form, struct rect area)
{
    const struct tournament *tournament = &app->contest.tournament;
    struct standing table[ENTRANTS_MAX];
    tournament_table(tournament, table);
    for (int i = 0; i < tournament->entrant_count; i++)
        form_add(form, WIDGET_CARD, STANDINGS_ENTRANT + table[i].entrant, row_at(app, area, i), "");
}

/* ---- drawing ---- */

enum { SAID_TEXT = 320 };
enum { COLUMNS = 5 }; /* played, won, drawn, lost, points */

static const float column_width = 3.6f; /* in units */

/* Cuts the columns off the right of a row; the name is left. */
static void draw_columns(const struct app *app, struct canvas *canvas, struct rect *row,
                         const char *const texts[COLUMNS])
{
    float w =
        smaller(column_width * app->layout.unit, row->w * (app->layout.narrow ? 0.17f : 0.095f));
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
    canvas_said(canvas, row, ""); /* every row says them in full */
    draw_columns(app, canvas, &row, texts);
}

static void draw_figures(const struct app *app, struct canvas *canvas, struct rect *row,
                         const struct standing *standing)
{
    char numbers[COLUMNS][POINTS_TEXT];
    const char *texts[COLUMNS];
    int counts[COLUMNS - 1] = {standing->played, standing->won, standing->drawn, standing->lost};
    for (int i = 0; i < COLUMNS - 1; i++)
        snprintf(numbers[i], POINTS_TEXT, "%d", counts[i]);
    points_format(standing->half_points, numbers[COLUMNS - 1]);
    for (int i = 0; i < COLUMNS; i++)
        texts[i] = numbers[i];
    draw_columns(app, canvas, row, texts);
}

/* Those who play next are lit. */
static bool plays_next(const struct app *app, int entrant)
{
    struct pairing pairing;
    return tournament_next(&app->contest.tournament, &pairing) &&
           (pairing.entrants[0] == entrant || pairing.entrants[1] == entrant);
}

/* A row with its headings in full. */
static void say_row(const struct app *app, struct canvas *canvas, struct rect row,
                    const struct standing *standing, int place)
{
    char text[SAID_TEXT], points[POINTS_TEXT];
    struct words words = words_into(text, sizeof text);
    snprintf(points, sizeof points, "%d", place);
    words_add_item(&words, points);
    words_add_item(&words, app->contest.tournament.entrants[standing->entrant].name);
    words_add_count(&words, C_("column", "games"), standing->played);
    words_add_count(&words, C_("column", "won"), standing->won);
    words_add_count(&words, C_("column", "drawn"), standing->drawn);
    words_add_count(&words, C_("column", "lost"), standing->lost);
    points_format(standing->half_points, points);
    words_add_figure(&words, _("Points"), points);
    canvas_said(canvas, row, text);
}

static void draw_row(const struct app *app, struct canvas *canvas, struct rect row,
                     const struct standing *standing, int place)
{
    const struct entrant *entrant = &app->contest.tournament.entrants[standing->entrant];
    float u = app->layout.unit;
    char number[12];
    say_row(app, canvas, row, standing, place);
    app_draw_panel(app, canvas, row, plays_next(app, standing->entrant));
    struct rect figures = row;
    if (app->layout.narrow) {
        figures = cut_bottom(&row, 0.46f * row.h);
        cut_bottom(&figures, 0.15f * figures.h);
    }
    draw_figures(app, canvas, &figures, standing);
    if (!app->layout.narrow)
        row = figures;
    cut_left(&row, 0.6f * u);
    snprintf(number, sizeof number, "%d", place);
    canvas_label(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_DIM]),
                 cut_left(&row, 1.8f * u), number);
    cut_left(&row, 0.4f * u);
    struct named_person who = {known_person(app, entrant->id), entrant->name, 0};
    struct colour colour = app->theme.tone[entrant->gone ? TONE_DIM : TONE_TEXT];
    person_label_draw(app, canvas, text_left(TEXT_BODY, colour), row, &who);
}

void standings_table_draw(const struct app *app, struct canvas *canvas, struct rect area)
{
    struct standing table[ENTRANTS_MAX];
    struct rect head = area;
    int place = 1;
    tournament_table(&app->contest.tournament, table);
    draw_head(app, canvas, cut_top(&head, head_height * app->layout.unit));
    for (int i = 0; i < app->contest.tournament.entrant_count; i++) {
        if (i > 0 && !standings_are_level(&table[i], &table[i - 1]))
            place = i + 1;
        draw_row(app, canvas, row_at(app, area, i), &table[i], place);
    }
    if (needs_note(&app->contest.tournament)) {
        struct rect note = rows_of(app, area);
        note.y += note.h;
        note.h = note_height(app) * app->layout.unit;
        canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), note,
                     _("At equal points, wins over stronger opponents count more."));
    }
}
