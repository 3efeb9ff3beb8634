/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The figures of the records: results, ratings and their curve, opponents, and the rows of games.
 */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/kit/words.h"
#include "ui/person_badge.h"
#include "ui/screens/records.h"
#include "ui/screens/slots.h"

/* ---- places ---- */

static const float line_height = 1.5f, inset = 0.9f; /* in units */

/* Of a name with its results, which stand below it where the page is narrow. */
static float entry_height(const struct app *app)
{
    return (app->layout.narrow ? 2.8f : line_height) * app->layout.unit;
}

/* Of a narrow page, where everything stands in one column; in units. */
static const float narrow_results = 13, narrow_rating = 20, narrow_opponents = 21, narrow_list = 34,
                   button_height = 2.6f, choice_height = 2.8f, gaps = 0.6f;

float records_narrow_height(void)
{
    return 2.8f + 3 * choice_height + narrow_results + narrow_rating + narrow_opponents +
           narrow_list + 3 * button_height + 10 * gaps + 5;
}

static struct records_places narrow_places(const struct layout *layout)
{
    float u = layout->unit, gap = gaps * u;
    struct rect area = layout->page;
    struct records_places places = {.title = cut_top(&area, 2.8f * u)};
    for (int i = 0; i < 3; i++) {
        places.choices[i] = cut_top(&area, choice_height * u);
        cut_top(&area, gap);
    }
    struct rect *const panels[] = {&places.results, &places.rating, &places.opponents};
    const float heights[] = {narrow_results, narrow_rating, narrow_opponents};
    for (int i = 0; i < 3; i++) {
        *panels[i] = cut_top(&area, heights[i] * u);
        cut_top(&area, gap);
    }
    places.buttons = cut_bottom(&area, 3 * button_height * u + 2 * gap);
    cut_bottom(&area, gap);
    places.list = area;
    return places;
}

/* Choices on top, figures beside the list of games, or above it. */
struct records_places records_places(const struct layout *layout)
{
    float u = layout->unit, gap = gaps * u;
    if (layout->narrow)
        return narrow_places(layout);
    struct rect area = layout->page;
    struct records_places places = {.title = cut_top(&area, 2.8f * u)};
    struct rect choices = cut_top(&area, 2.4f * u);
    for (int i = 0; i < 3; i++)
        places.choices[i] = rect_in_grid(choices, 3, 1, 0.4f * u, i);
    if (layout->portrait) { /* whose records, then which of them */
        places.choices[0] = choices;
        cut_top(&area, 0.4f * u);
        choices = cut_top(&area, 2.4f * u);
        for (int i = 1; i < 3; i++)
            places.choices[i] = rect_in_grid(choices, 2, 1, 0.4f * u, i - 1);
    }
    cut_top(&area, gap);
    places.buttons = cut_bottom(&area, button_height * u);
    cut_bottom(&area, gap);
    struct rect figures =
        layout->portrait ? cut_top(&area, area.h * 0.66f) : cut_left(&area, area.w * 0.54f);
    if (layout->portrait)
        cut_top(&area, gap);
    else
        cut_left(&area, gap);
    places.list = area;
    places.results = cut_top(&figures, 7.6f * u);
    cut_top(&figures, gap);
    places.rating = cut_top(&figures, (figures.h - gap) * 0.5f);
    cut_top(&figures, gap);
    places.opponents = figures;
    return places;
}

static struct rect panel(const struct app *app, struct canvas *canvas, struct rect box)
{
    app_draw_panel(app, canvas, box, false);
    return rect_inset(box, inset * app->layout.unit);
}

static void draw_note(const struct app *app, struct canvas *canvas, struct rect box,
                      const char *text)
{
    canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_DIM]), box, text);
}

/* ---- results ---- */

static struct colour result_colour(const struct app *app, int result)
{
    return app->theme.tone[result > 0 ? TONE_CAN : result < 0 ? TONE_WARN : TONE_DIM];
}

/* How games went as one bar: won, drawn, lost. */
static void draw_share(const struct app *app, struct canvas *canvas, struct rect bar,
                       const struct record_tally *tally)
{
    const int numbers[3] = {tally->won, tally->drawn, tally->lost};
    float whole = bar.w, radius = bar.h * 0.25f;
    canvas_fill(canvas, bar, radius, faded(app->theme.tone[TONE_EDGE], 0.35f));
    for (int i = 0; i < 3; i++) {
        float w = whole * (float)numbers[i] / (float)(tally->played > 0 ? tally->played : 1);
        struct rect part = cut_left(&bar, w);
        if (numbers[i] > 0)
            canvas_fill(canvas, part, radius, faded(result_colour(app, 1 - i), i == 1 ? 0.6f : 1));
    }
}

static void draw_number(const struct app *app, struct canvas *canvas, struct rect box, int number,
                        const char *caption)
{
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                 cut_top(&box, box.h * 0.58f), text);
    canvas_label(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]), box, caption);
}

static void write_streak(const struct record_tally *tally, char *text, size_t size)
{
    char now[120] = "", best[120] = "";
    int streak = tally->streak;
    if (streak > 1)
        snprintf(now, sizeof now, _("The last %d won."), streak);
    else if (streak < -1)
        snprintf(now, sizeof now, _("The last %d lost."), -streak);
    if (tally->best_streak > 1)
        snprintf(best, sizeof best, _("Longest winning streak: %d."), tally->best_streak);
    snprintf(text, size, "%s%s%s", now, *now && *best ? " " : "", best);
}

static void add_tally(struct words *words, const struct record_tally *tally)
{
    words_add_count(words, C_("column", "games"), tally->played);
    words_add_count(words, C_("column", "won"), tally->won);
    words_add_count(words, C_("column", "drawn"), tally->drawn);
    words_add_count(words, C_("column", "lost"), tally->lost);
}

/* A line of a table with its headings. */
static void say_line(struct canvas *canvas, struct rect line, const char *name,
                     const struct record_tally *tally, const char *rating)
{
    char text[320];
    struct words words = words_into(text, sizeof text);
    if (*name)
        words_add_item(&words, name);
    add_tally(&words, tally);
    if (*rating)
        words_add_figure(&words, _("Rating"), rating);
    canvas_said(canvas, line, text);
}

static void draw_results(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct record_tally *tally = &records_state()->tally;
    float u = app->layout.unit;
    char streak[240];
    struct rect inside = panel(app, canvas, box), numbers = inside;
    int across = app->layout.narrow ? 2 : 4, rows = 4 / across;
    numbers.h = 3.3f * u * (float)rows;
    cut_top(&inside, numbers.h);
    say_line(canvas, numbers, "", tally, "");
    struct {
        int number;
        const char *caption;
    } columns[] = {{tally->played, C_("column", "games")},
                   {tally->won, C_("column", "won")},
                   {tally->drawn, C_("column", "drawn")},
                   {tally->lost, C_("column", "lost")}};
    for (int i = 0; i < 4; i++)
        draw_number(app, canvas, rect_in_grid(numbers, across, rows, 0, i), columns[i].number,
                    columns[i].caption);
    cut_top(&inside, 0.3f * u);
    draw_share(app, canvas, cut_top(&inside, 0.7f * u), tally);
    cut_top(&inside, 0.2f * u);
    write_streak(tally, streak, sizeof streak);
    canvas_label(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_TEXT]), inside, streak);
}

/* ---- tables ---- */

/* Widths in a line, in units; the name has the rest. */
static const float figures_width = 6.5f, bar_width = 5, rating_width = 6.2f, line_gap = 0.4f;

/* A name and its results in figures and, where the name leaves room, as a bar. */
static void draw_line(const struct app *app, struct canvas *canvas, struct rect line,
                      const struct named_person *who, const struct record_tally *tally)
{
    float u = app->layout.unit;
    char text[48];
    struct rect low = app->layout.narrow ? cut_bottom(&line, 0.48f * line.h) : line;
    struct rect figures = app->layout.narrow ? cut_left(&low, figures_width * u)
                                             : cut_right(&line, figures_width * u);
    snprintf(text, sizeof text, "%d – %d – %d", tally->won, tally->drawn, tally->lost);
    canvas_label(canvas,
                 (struct text_style){TEXT_SMALL, app->layout.narrow ? ALIGN_LEFT : ALIGN_RIGHT,
                                     app->theme.tone[TONE_TEXT]},
                 figures, text);
    float name = text_width(TEXT_SMALL, who->name) + person_label_extra(app, line.h, who);
    if (!app->layout.narrow && name <= line.w - (bar_width + line_gap) * u) {
        struct rect bar = cut_right(&line, bar_width * u);
        draw_share(app, canvas, rect_around(rect_cx(bar), rect_cy(bar), bar.w, 0.5f * u), tally);
    }
    cut_right(&line, line_gap * u);
    person_label_draw(app, canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), line, who);
}

static void write_rating(struct rating rating, char *text, size_t size)
{
    snprintf(text, size, "%.0f ± %.0f", rating.value, rating_margin(rating));
}

static void draw_by_game(const struct app *app, struct canvas *canvas, struct rect inside)
{
    const struct records_page *page = records_state();
    float u = app->layout.unit;
    int played = 0;
    for (int i = 0; games[i]; i++)
        played += page->games[i].tally.played > 0;
    float height = smaller(entry_height(app), inside.h / (float)(played > 0 ? played : 1));
    for (int i = 0; games[i]; i++) {
        const struct game_record *record = &page->games[i];
        char rating[48] = "";
        if (record->tally.played == 0)
            continue;
        struct rect line = cut_top(&inside, height), figures = line;
        if (rating_is_known(record->rating))
            write_rating(record->rating, rating, sizeof rating);
        say_line(canvas, line, _(games[i]->name), &record->tally, rating);
        if (app->layout.narrow)
            cut_top(&figures, 0.52f * line.h);
        else
            cut_right(&line, rating_width * u);
        canvas_label(canvas, text_right(TEXT_SMALL, app->theme.tone[TONE_CAN]),
                     cut_right(&figures, rating_width * u), rating);
        draw_line(app, canvas, line, &(struct named_person){.name = _(games[i]->name)},
                  &record->tally);
    }
}

/* Those met most often; the others can be chosen at the top. */
static void draw_by_opponent(const struct app *app, struct canvas *canvas, struct rect inside)
{
    const struct records_page *page = records_state();
    int room = (int)(inside.h / (0.9f * entry_height(app))), count = page->opponent_count;
    int shown = count <= room ? count : room - 1;
    float height = smaller(entry_height(app), inside.h / (float)(room > 0 ? room : 1));
    for (int i = 0; i < shown; i++) {
        char name[CONTESTANT_NAME];
        const struct contestant *opponent = &page->journal.contestants[page->opponents[i].who];
        struct named_person who = {contestant_known(app, opponent), name, 0};
        contestant_name(opponent, &app->people, name);
        capitalise(name);
        struct rect line = cut_top(&inside, height);
        say_line(canvas, line, name, &page->opponents[i].tally, "");
        draw_line(app, canvas, line, &who, &page->opponents[i].tally);
    }
    if (shown < count) {
        char text[48];
        snprintf(text, sizeof text,
                 tr_plural("and %d more", "and %d more", (unsigned long)(count - shown)),
                 count - shown);
        canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]),
                     cut_top(&inside, height), text);
    }
}

/* ---- the curve ---- */

struct scale {
    struct rect box;
    float low, high;
};

static float y_of(const struct scale *scale, float value)
{
    float part =
        (clamped(value, scale->low, scale->high) - scale->low) / (scale->high - scale->low);
    return scale->box.y + scale->box.h * (1 - part);
}

static struct point point_of(const struct scale *scale, int index)
{
    const struct records_page *page = records_state();
    float steps = (float)(page->point_count > 1 ? page->point_count - 1 : 1);
    return point_at(scale->box.x + scale->box.w * (float)index / steps,
                    y_of(scale, page->points[index].value));
}

/* The whole band is seen; that of the first of many games, when little is known, would leave no
 * room for the curve. */
static struct scale scale_of(struct rect box)
{
    const struct records_page *page = records_state();
    const int few = 12;
    int known = page->point_count > few ? page->point_count / 4 : 0;
    struct curve_point last = page->points[page->point_count - 1];
    struct scale scale = {box, last.value, last.value};
    for (int i = 0; i < page->point_count; i++) {
        struct curve_point point = page->points[i];
        float margin = i < known ? 30 : larger(30, 2 * point.deviation);
        scale.low = smaller(scale.low, point.value - margin);
        scale.high = larger(scale.high, point.value + margin);
    }
    return scale;
}

/* Lines at round numbers, at most four. */
static void draw_grid(const struct app *app, struct canvas *canvas, const struct scale *scale)
{
    float u = app->layout.unit, step = 50;
    while ((scale->high - scale->low) / step > 4)
        step *= 2;
    for (float value = ceilf(scale->low / step) * step; value <= scale->high; value += step) {
        char text[16];
        float y = y_of(scale, value);
        snprintf(text, sizeof text, "%.0f", (double)value);
        canvas_line(canvas, point_at(scale->box.x, y), point_at(scale->box.x + scale->box.w, y),
                    0.06f * u, faded(app->theme.tone[TONE_EDGE], 0.5f));
        canvas_label(canvas, text_right(TEXT_SMALL, app->theme.tone[TONE_DIM]),
                     (struct rect){scale->box.x - 3.4f * u, y - 0.6f * u, 3 * u, 1.2f * u}, text);
    }
}

/* One edge of the margin of error, above (1) or below (-1) the line, at a part of the way. */
static struct point edge_of(const struct scale *scale, float way, float sign)
{
    const struct records_page *page = records_state();
    float at = way * (float)(page->point_count - 1);
    int index = (int)smaller(at, (float)(page->point_count - 2));
    struct curve_point from = page->points[index], to = page->points[index + 1];
    float part = at - (float)index;
    return point_at(scale->box.x + scale->box.w * way,
                    y_of(scale, mix(from.value, to.value, part) +
                                    sign * 2 * mix(from.deviation, to.deviation, part)));
}

/* The margin of error as a band behind the line: slices, whose steps its edges cover. */
static void draw_band(const struct app *app, struct canvas *canvas, const struct scale *scale)
{
    int segments = records_state()->point_count - 1;
    int count = segments > 0 ? segments * (1 + CURVE_POINTS / segments) : 0;
    struct colour colour = faded(app->theme.tone[TONE_CAN], 0.16f);
    struct colour edge = blended(app->theme.tone[TONE_PANEL], app->theme.tone[TONE_CAN], 0.3f);
    for (int i = 0; i < count; i++) {
        float way = (float)i / (float)count, next = (float)(i + 1) / (float)count;
        float middle = (way + next) / 2;
        float left = floorf(scale->box.x + scale->box.w * way);
        float right = floorf(scale->box.x + scale->box.w * next);
        float top = edge_of(scale, middle, 1).y, bottom = edge_of(scale, middle, -1).y;
        canvas_fill(canvas, (struct rect){left, top, right - left, bottom - top}, 0, colour);
    }
    for (int i = 0; i < 2 * count; i++) {
        float way = (float)(i / 2) / (float)count, next = (float)(i / 2 + 1) / (float)count;
        float sign = i % 2 ? 1 : -1;
        canvas_line(canvas, edge_of(scale, way, sign), edge_of(scale, next, sign),
                    0.1f * app->layout.unit, edge);
    }
}

static void draw_curve(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct records_page *page = records_state();
    float u = app->layout.unit;
    cut_left(&box, 3.4f * u);
    cut_right(&box, 0.5f * u);
    cut_top(&box, 0.5f * u);
    cut_bottom(&box, 0.4f * u);
    struct scale scale = scale_of(box);
    draw_grid(app, canvas, &scale);
    draw_band(app, canvas, &scale);
    for (int i = 0; i + 1 < page->point_count; i++) {
        canvas_line(canvas, point_of(&scale, i), point_of(&scale, i + 1), 0.2f * u,
                    app->theme.tone[TONE_CAN]);
        canvas_disc(canvas, point_of(&scale, i), 0.1f * u, app->theme.tone[TONE_CAN]);
    }
    canvas_disc(canvas, point_of(&scale, page->point_count - 1), 0.35f * u,
                app->theme.tone[TONE_CAN]);
}

static const struct game_record *chosen_record(void)
{
    const struct records_page *page = records_state();
    for (int i = 0; games[i]; i++)
        if (games[i] == page->game)
            return &page->games[i];
    return NULL;
}

static void draw_rating(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct records_page *page = records_state();
    const struct game_record *record = chosen_record();
    char rating[48], text[96];
    struct rect inside = panel(app, canvas, box);
    float two_lines = app->layout.narrow && record ? 2 : 1;
    struct rect head = cut_top(&inside, two_lines * line_height * app->layout.unit);
    struct text_style style = text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]);
    if (!record) {
        canvas_label(canvas, style, head, _("Results and rating by game"));
        draw_by_game(app, canvas, inside);
        return;
    }
    if (page->point_count == 0) {
        canvas_label(canvas, style, head, _("Rating"));
        draw_note(app, canvas, inside,
                  _("No rated game yet. Games at odds or with unusual rules count only as "
                    "results."));
        return;
    }
    write_rating(record->rating, rating, sizeof rating);
    snprintf(
        text, sizeof text,
        tr_plural("Rating after %d game:", "Rating after %d games:", (unsigned long)page->rated),
        page->rated);
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_CAN]),
                 app->layout.narrow ? cut_bottom(&head, 0.5f * head.h)
                                    : cut_right(&head, 8 * app->layout.unit),
                 rating);
    canvas_label(canvas, style, head, text);
    draw_curve(app, canvas, inside);
}

/* ---- opponents ---- */

/* A disc for a game won, a ring for a draw, a dash for a game lost. */
static void draw_result_mark(const struct app *app, struct canvas *canvas, struct point centre,
                             int result)
{
    float u = app->layout.unit;
    struct colour colour = result_colour(app, result);
    if (result > 0)
        canvas_disc(canvas, centre, 0.45f * u, colour);
    else if (result == 0)
        canvas_ring(canvas, centre, 0.42f * u, 0.14f * u, colour);
    else
        canvas_line(canvas, point_at(centre.x - 0.42f * u, centre.y),
                    point_at(centre.x + 0.42f * u, centre.y), 0.24f * u, colour);
}

static int result_of(const struct journal_game *game)
{
    const struct records_page *page = records_state();
    int side = game->who[0] == page->who ? 0 : 1;
    return game->winner == NOBODY ? 0 : game->winner == side ? 1 : -1;
}

static const char *result_word(int result)
{
    return result > 0    ? C_("result", "won")
           : result == 0 ? C_("result", "drawn")
                         : C_("result", "lost");
}

/* The last games, the latest on the right; in words it comes first. */
static void draw_form(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct records_page *page = records_state();
    int count = page->rows.count < FORM_GAMES ? page->rows.count : FORM_GAMES;
    float pitch = 1.4f * app->layout.unit;
    char text[160];
    struct words words = words_into(text, sizeof text);
    for (int i = 0; i < count; i++) {
        words_add_item(&words, result_word(result_of(&page->journal.list[page->list[i]])));
        float x = rect_cx(box) + ((float)(count - 1) / 2 - (float)i) * pitch;
        draw_result_mark(app, canvas, point_at(x, rect_cy(box)),
                         result_of(&page->journal.list[page->list[i]]));
    }
    canvas_said(canvas, box, text);
}

static void draw_head_to_head(const struct app *app, struct canvas *canvas, struct rect inside)
{
    const struct records_page *page = records_state();
    float u = app->layout.unit;
    char score[48], name[CONTESTANT_NAME];
    struct rect line = cut_top(&inside, 2.2f * u), left, middle;
    enum text_align first = ALIGN_RIGHT, second = ALIGN_LEFT;
    if (app->layout.narrow) { /* one below the other */
        first = second = ALIGN_CENTRE;
        left = line;
        middle = cut_top(&inside, 2.2f * u);
        line = cut_top(&inside, 2.2f * u);
    } else {
        left = cut_left(&line, (line.w - 7 * u) / 2);
        middle = cut_left(&line, 7 * u);
    }
    const struct contestant *opponent =
        &page->journal.contestants[page->opponents[page->opponent].who];
    struct named_person self = {records_person(app), records_person(app)->name, 0};
    struct named_person other = {contestant_known(app, opponent), name, 0};
    contestant_name(opponent, &app->people, name);
    capitalise(name);
    snprintf(score, sizeof score, "%d : %d", page->tally.won, page->tally.lost);
    struct colour colour = app->theme.tone[TONE_TEXT];
    person_label_draw(app, canvas, (struct text_style){TEXT_BODY, first, colour}, left, &self);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]), middle, score);
    person_label_draw(app, canvas, (struct text_style){TEXT_BODY, second, colour}, line, &other);
    draw_form(app, canvas, cut_top(&inside, 1.8f * u));
}

static void draw_opponents(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct records_page *page = records_state();
    struct rect inside = panel(app, canvas, box);
    struct rect head = cut_top(&inside, line_height * app->layout.unit);
    bool all = page->opponent < 0;
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), head,
                 all ? _("Results by opponent") : _("Head to head, and the last games"));
    if (!all)
        draw_head_to_head(app, canvas, inside);
    else if (page->opponent_count > 0)
        draw_by_opponent(app, canvas, inside);
    else
        draw_note(app, canvas, inside,
                  _("Games against the computer and against people who are known here count."));
}

void records_draw_panels(const struct app *app, struct canvas *canvas)
{
    struct records_places places = records_places(&app->layout);
    draw_results(app, canvas, places.results);
    draw_rating(app, canvas, places.rating);
    draw_opponents(app, canvas, places.opponents);
}

/* ---- the games ---- */

static void draw_row(const struct app *app, struct canvas *canvas, const struct widget *card)
{
    const struct records_page *page = records_state();
    const struct journal_game *game = &page->journal.list[page->list[card->id - RECORDS_ROW]];
    const struct game *rules = game_find(page->journal.games[game->game]);
    float u = app->layout.unit;
    char date[40], name[CONTESTANT_NAME], text[160];
    struct rect box = rect_inset(card->box, 0.35f * u);
    app_draw_panel(app, canvas, card->box, card->chosen);
    draw_result_mark(app, canvas, point_at(box.x + 0.9f * u, rect_cy(box)), result_of(game));
    cut_left(&box, 2 * u);
    cut_right(&box, 0.4f * u);
    slot_write_date(game->time, date, sizeof date);
    struct rect when = slot_date_box(&app->layout, &box, date);
    struct rect top = cut_top(&box, box.h * (app->layout.narrow ? 0.42f : 0.55f));
    snprintf(text, sizeof text, _("%s: %s"),
             rules ? _(rules->name) : page->journal.games[game->game],
             result_word(result_of(game)));
    top.w -= app->layout.narrow ? 0 : when.w;
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), top, text);
    int side = game->who[0] == page->who ? 0 : 1;
    const struct contestant *opponent = &page->journal.contestants[game->who[1 - side]];
    contestant_name(opponent, &app->people, name);
    bool gone = card->chosen && page->deleted;
    if (gone)
        snprintf(text, sizeof text, _("Against %s; deleted"), name);
    else
        snprintf(text, sizeof text, _("Against %s"), name);
    struct named_person who = {contestant_known(app, opponent), text, 0};
    person_label_draw(app, canvas,
                      text_left(TEXT_SMALL, app->theme.tone[gone ? TONE_WARN : TONE_DIM]), box,
                      &who);
    /* Last, as it is read: what was played, how it ended, against whom, when. */
    canvas_label(canvas, text_right(TEXT_SMALL, app->theme.tone[TONE_DIM]), when, date);
}

void records_draw_rows(const struct app *app, struct canvas *canvas)
{
    const struct records_page *page = records_state();
    for (int i = 0; i < page->form.count; i++)
        if (page->form.list[i].id >= RECORDS_ROW)
            draw_row(app, canvas, &page->form.list[i]);
    if (page->rows.count == 0)
        draw_note(app, canvas, rect_inset(records_places(&app->layout).list, app->layout.unit),
                  _("No finished game yet."));
}
