/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/score_table.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "play/puzzle_run.h"
#include "ui/app.h"
#include "ui/kit/words.h"
#include "ui/run_signs.h"
#include "ui/scores.h"

static const float line_seconds = 0.13f, line_fade = 0.25f; /* from one line to the next */
static const float head_height = 1.4f, place_width = 2.0f, beside_place = 0.8f,
                   right_margin = 0.6f; /* in units */
const float score_table_seconds = SCORES_PER_TABLE * 0.13f + 0.25f;

const char *circuit_title(const char *id)
{
    const struct game *game = game_find(id);
    return game ? _(game->name) : _("Grand circuit");
}

void score_table_title(const char *table, char title[TABLE_TITLE])
{
    static const struct {
        const struct puzzle_run_rules *rules;
        const char *name;
    } runs[] = {{&puzzle_rush, N_("Rush")}, {&puzzle_streak, N_("Streak")}};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        size_t length = strlen(runs[i].rules->word);
        if (strncmp(table, runs[i].rules->word, length) != 0)
            continue;
        const struct game *game = table[length] == '-' ? game_find(table + length + 1) : NULL;
        snprintf(title, TABLE_TITLE, "%s%s%s", _(runs[i].name), game ? " · " : "",
                 game ? _(game->name) : "");
        return;
    }
    snprintf(title, TABLE_TITLE, "%s", circuit_title(table));
}

/* The box of a line of the table, from 0; above the first one are the heads of its columns. */
static struct rect table_line(const struct app *app, struct rect box, int index)
{
    float u = app->layout.unit;
    cut_top(&box, head_height * u);
    float h = smaller((app->layout.narrow ? 3.6f : 2.2f) * u, box.h / SCORES_PER_TABLE);
    return (struct rect){box.x, box.y + h * (float)index, box.w, h};
}

static void say_line(const struct app *app, struct canvas *canvas, struct rect row,
                     const char *place, const struct high_score *entry)
{
    char text[160], points[TALLY_TEXT];
    struct words words = words_into(text, sizeof text);
    tally_format(entry->points, points);
    words_add_item(&words, place);
    words_add_item(&words, score_name(app, entry));
    words_add_figure(&words, _("Points"), points);
    canvas_said(canvas, row, text);
}

static void draw_line(const struct app *app, struct canvas *canvas, struct rect row, int index,
                      const struct high_score *entry)
{
    float u = app->layout.unit;
    char place[8], points[TALLY_TEXT];
    struct colour colour = app->theme.tone[index == 0 ? TONE_CAN : TONE_TEXT];
    struct rect whole = row;
    snprintf(place, sizeof place, "%d", index + 1);
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_DIM]),
                 cut_left(&row, place_width * u), place);
    cut_left(&row, beside_place * u);
    if (!entry) {
        canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_DIM]), row,
                     _("This place is free."));
        return;
    }
    tally_format(entry->points, points);
    say_line(app, canvas, whole, place, entry);
    /* Where a line is narrow, they stand below the name. */
    struct rect figures = app->layout.narrow ? cut_bottom(&row, 0.48f * row.h) : row;
    struct rect number = cut_right(&figures, text_width(TEXT_BODY, points) + 0.2f * u);
    canvas_label(canvas, text_right(TEXT_BODY, colour), number, points);
    struct rect medal = cut_right(&figures, 2.2f * u);
    medal_draw(app, canvas, entry->medal, point_at(rect_cx(medal), rect_cy(medal)),
               smaller(0.5f * u, 0.28f * figures.h));
    if (!app->layout.narrow)
        row = figures;
    canvas_label(canvas, text_left(TEXT_BODY, colour), row, score_name(app, entry));
}

static void draw_heads(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit;
    struct colour colour = app->theme.tone[TONE_DIM];
    struct rect head = cut_top(&box, head_height * u);
    cut_left(&head, (place_width + beside_place) * u);
    cut_right(&head, right_margin * u);
    struct rect points = cut_right(&head, text_width(TEXT_SMALL, _("Points")));
    canvas_label(canvas, text_right(TEXT_SMALL, colour), points, _("Points"));
    cut_right(&head, 0.5f * u);
    canvas_label(canvas, text_left(TEXT_SMALL, colour), head, _("High scores"));
}

/* The scores there are, and the next place that one can have. */
void score_table_draw(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct score_table *table)
{
    int count;
    const struct high_score *list = high_scores_table(&app->scores, table->table, &count);
    draw_heads(app, canvas, box);
    for (int i = 0; i <= count && i < SCORES_PER_TABLE; i++) {
        struct rect row = table_line(app, box, i);
        float shown = clamped((table->time - line_seconds * (float)i) / line_fade, 0, 1);
        int first = canvas->count;
        if (shown <= 0)
            break;
        const struct high_score *entry = i < count ? &list[i] : NULL;
        if (entry && table->key && strcmp(entry->key, table->key) == 0)
            canvas_fill(canvas, (struct rect){row.x, row.y + 0.06f * row.h, row.w, 0.88f * row.h},
                        0.3f * row.h, faded(app->theme.tone[TONE_CAN], 0.22f));
        cut_right(&row, right_margin * app->layout.unit);
        row.x += (1 - shown) * 1.5f * app->layout.unit;
        draw_line(app, canvas, row, i, entry);
        canvas_fade(canvas, first, shown);
    }
}
