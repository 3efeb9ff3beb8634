/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the modes of puzzles show above and below the task: clock, lives and points of a run, the
 * four daily puzzles, the rating. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "core/time_control.h"
#include "ui/app.h"
#include "ui/run_signs.h"
#include "ui/screens/puzzle.h"

static void draw_cross(struct canvas *canvas, struct point at, float r, struct colour colour)
{
    canvas_line(canvas, point_at(at.x - r, at.y - r), point_at(at.x + r, at.y + r), 0.5f * r,
                colour);
    canvas_line(canvas, point_at(at.x - r, at.y + r), point_at(at.x + r, at.y - r), 0.5f * r,
                colour);
}

/* A mark for each of the last answers. */
static void draw_answers(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_run *run = &puzzle_page()->kept.run;
    float step = 1.05f * box.h;
    int room = (int)(box.w / step), first = run->answered > room ? run->answered - room : 0;
    for (int i = first; i < run->answered; i++) {
        struct point centre = point_at(box.x + (0.5f + (float)(i - first)) * step, rect_cy(box));
        char answer = run->answers[i];
        enum tone tone = answer == '+' ? TONE_CAN : answer == '-' ? TONE_WARN : TONE_DIM;
        if (answer == '+')
            canvas_disc(canvas, centre, 0.3f * box.h, app->theme.tone[tone]);
        else
            draw_cross(canvas, centre, 0.26f * box.h, app->theme.tone[tone]);
    }
}

/* The clock; or how many are solved, where there is none. */
static void draw_measure(const struct app *app, struct canvas *canvas, struct rect box,
                         enum text_size size)
{
    const struct puzzle_page *page = puzzle_page();
    const struct puzzle_run *run = &page->kept.run;
    char text[TIME_LEFT_TEXT];
    bool rush = page->mode == MODE_RUSH, hurry = rush && run->left <= 10000;
    if (rush)
        time_left_format(run->left, text);
    else
        snprintf(text, sizeof text, "%d", run->solved);
    canvas_label(canvas, text_left(size, app->theme.tone[hurry ? TONE_WARN : TONE_TEXT]), box,
                 text);
}

/* Hearts; or what is counted, where there are none. */
static void draw_lives(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_page *page = puzzle_page();
    float u = app->layout.unit;
    if (page->mode == MODE_RUSH)
        lives_draw(app, canvas, CIRCUIT_HALF_LIVES - 2 * page->kept.run.mistakes,
                   (struct rect){box.x, rect_cy(box) - 0.5f * u, lives_width(u), u});
    else
        canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), box,
                     _("puzzles solved"));
}

static void draw_points(const struct app *app, struct canvas *canvas, struct rect box)
{
    char points[TALLY_TEXT];
    tally_format((int)puzzle_page()->points, points);
    canvas_label(canvas, text_right(TEXT_LARGE, app->theme.tone[TONE_CAN]), box, points);
}

/* What the last answer has earned, for a moment; then how many were solved in a row. */
static void draw_gain(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_page *page = puzzle_page();
    char text[40] = "";
    struct colour colour = app->theme.tone[TONE_CAN];
    if (page->flash > 0 && page->flash_good) {
        snprintf(text, sizeof text, "+%d", page->gained);
        colour = faded(colour, 2 * page->flash);
    } else if (page->kept.run.streak > 1) {
        snprintf(text, sizeof text, _("%d in a row"), page->kept.run.streak);
    }
    canvas_label(canvas, text_right(TEXT_BODY, colour), box, text);
}

/* Below the board there is less room. */
static void draw_run_in_portrait(const struct app *app, struct canvas *canvas, struct rect *box)
{
    float u = app->layout.unit;
    struct rect row = cut_top(box, 2 * u), right = cut_right(&row, 0.3f * row.w);
    draw_points(app, canvas, right);
    draw_measure(app, canvas, cut_left(&row, 4.6f * u), TEXT_LARGE);
    draw_lives(app, canvas, cut_left(&row, (puzzle_page()->mode == MODE_RUSH ? 6 : 9) * u));
    if (puzzle_shows_ready(app))
        puzzle_draw_ready(app, canvas, row);
    else
        draw_gain(app, canvas, row);
    cut_top(box, 0.2f * u);
}

static void draw_run(const struct app *app, struct canvas *canvas, struct rect *box)
{
    float u = app->layout.unit;
    if (app->layout.portrait) {
        draw_run_in_portrait(app, canvas, box);
        return;
    }
    struct rect row = cut_top(box, 3.6f * u), right = cut_right(&row, 0.46f * row.w);
    draw_measure(app, canvas, row, TEXT_TITLE);
    draw_points(app, canvas, cut_top(&right, 1.9f * u));
    row = cut_top(box, 1.5f * u);
    draw_lives(app, canvas, row);
    draw_gain(app, canvas, row);
    cut_top(box, 0.5f * u);
    draw_answers(app, canvas, cut_bottom(box, 1.2f * u));
}

/* Three, two, one: the clock starts by itself. */
bool puzzle_shows_ready(const struct app *app)
{
    const struct puzzle_page *page = puzzle_page();
    return page->mode == MODE_RUSH && !page->clock_on && !app->preferences.reduced_motion &&
           !app->preferences.speech;
}

void puzzle_draw_ready(const struct app *app, struct canvas *canvas, struct rect box)
{
    char text[16];
    snprintf(text, sizeof text, "%d", (int)ceilf(puzzle_page()->ready) % 100);
    canvas_label(
        canvas,
        text_centred(app->layout.portrait ? TEXT_LARGE : TEXT_TITLE, app->theme.tone[TONE_CAN]),
        box, text);
}

/* A sign per game: its emblem, and how today's puzzle went. */
static void draw_daily(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct puzzle_page *page = puzzle_page();
    float u = app->layout.unit;
    struct rect row = cut_top(box, 2.6f * u);
    for (int i = 0; i < page->daily.count; i++) {
        struct rect place = {row.x + 2.9f * u * (float)i, row.y, 2.4f * u, 2.4f * u};
        struct point centre = point_at(rect_cx(place), rect_cy(place));
        enum daily_result result = page->daily.result[i];
        struct colour colour = app->theme.tone[result == DAILY_SOLVED   ? TONE_CAN
                                               : result == DAILY_FAILED ? TONE_WARN
                                                                        : TONE_DIM];
        canvas_ring(canvas, centre, 1.1f * u, (i == page->number ? 0.2f : 0.1f) * u, colour);
        if (result == DAILY_SOLVED) {
            canvas_line(canvas, point_at(centre.x - 0.5f * u, centre.y),
                        point_at(centre.x - 0.1f * u, centre.y + 0.4f * u), 0.2f * u, colour);
            canvas_line(canvas, point_at(centre.x - 0.1f * u, centre.y + 0.4f * u),
                        point_at(centre.x + 0.55f * u, centre.y - 0.4f * u), 0.2f * u, colour);
        } else if (result == DAILY_FAILED) {
            draw_cross(canvas, centre, 0.4f * u, colour);
        } else {
            char number[4];
            snprintf(number, sizeof number, "%d", (i + 1) % 100);
            canvas_label(canvas, text_centred(TEXT_BODY, colour), place, number);
        }
    }
    cut_top(box, 0.4f * u);
}

static void draw_rating(const struct app *app, struct canvas *canvas, const struct rect *box)
{
    const struct puzzle_page *page = puzzle_page();
    const struct theme *theme = &app->theme;
    double now = page->training[page->book].person.value;
    int change = (int)lround(now) - (int)lround(page->rating_before);
    char text[80];
    struct rect row = *box;
    snprintf(text, sizeof text, "%s%d", change < 0 ? "−" : "+", change < 0 ? -change : change);
    if (page->counted)
        canvas_label(canvas, text_right(TEXT_BODY, theme->tone[change < 0 ? TONE_WARN : TONE_CAN]),
                     cut_right(&row, text_width(TEXT_BODY, text) + 0.4f * app->layout.unit), text);
    snprintf(text, sizeof text, _("Your rating: %d"), (int)lround(now));
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_TEXT]), row, text);
}

void puzzle_draw_status(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct puzzle_page *page = puzzle_page();
    if (puzzle_is_run(page))
        draw_run(app, canvas, box);
    else if (page->mode == MODE_DAILY)
        draw_daily(app, canvas, box);
    if (page->mode == MODE_TRAINING) {
        struct rect low = cut_bottom(box, (app->layout.folded ? 2.4f : 1.4f) * app->layout.unit);
        draw_rating(app, canvas, &low);
    }
}
