/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <string.h>

#include "play/puzzle_run.h"
#include "ui/app.h"
#include "ui/score_table.h"
#include "ui/screens/menu.h"

/* Seconds untouched before the first table, from one to the next, and for which each is shown: all
 * three kinds have their turn before the menu goes to rest. */
static const float first_after = 5, cycle = 8, shown_for = 5, fade = 0.4f;

enum { TABLE_CIRCUIT, TABLE_RUSH, TABLE_STREAK, TABLE_KINDS };

static int kind_of(const char *table)
{
    static const struct puzzle_run_rules *const runs[] = {&puzzle_rush, &puzzle_streak};
    for (int i = 0; i < 2; i++)
        if (strncmp(table, runs[i]->word, strlen(runs[i]->word)) == 0)
            return TABLE_RUSH + i;
    return circuit_length(table) > 0 ? TABLE_CIRCUIT : TABLE_KINDS;
}

/* The tables of a game end with its id. */
static bool is_about(const char *table, const struct game *game)
{
    size_t length = strlen(table), end = strlen(game->id);
    return length >= end && strcmp(table + length - end, game->id) == 0;
}

/* A table per kind that has any scores, of the game on the large board if it can be. */
static int tables_to_show(const struct app *app, const char *tables[TABLE_KINDS])
{
    const char *best[TABLE_KINDS] = {NULL};
    int count = 0;
    for (int i = 0; i < app->scores.count; i++) {
        const char *table = app->scores.list[i].table;
        int kind = kind_of(table);
        if (kind < TABLE_KINDS && (!best[kind] || is_about(table, games[menu_state()->shown])))
            best[kind] = table;
    }
    for (int kind = 0; kind < TABLE_KINDS; kind++)
        if (best[kind])
            tables[count++] = best[kind];
    return count;
}

/* Seconds for which a table has been shown, and which one it is; 0: none is shown now. */
static float time_shown(const struct app *app, int *turn)
{
    float since = (float)app->untouched - first_after;
    *turn = since > 0 ? (int)(since / cycle) : 0;
    float time = since - cycle * (float)*turn;
    return app->scores.count > 0 && time > 0 && time < shown_for ? time : 0;
}

bool menu_shows_scores(const struct app *app)
{
    int turn;
    return time_shown(app, &turn) > 0;
}

void menu_draw_scores(const struct app *app, struct canvas *canvas, struct rect box)
{
    const char *tables[TABLE_KINDS];
    float u = app->layout.unit;
    int count = tables_to_show(app, tables), turn;
    float time = time_shown(app, &turn);
    if (count == 0 || time <= 0 || box.h < 14 * u)
        return;
    struct score_table scores = {.table = tables[turn % count], .time = time};
    char heading[TABLE_TITLE];
    int first = canvas->count;
    struct rect panel =
        rect_around(rect_cx(box), rect_cy(box), smaller(box.w, 30 * u), smaller(box.h, 27 * u));
    struct paint paint = app_paint(app, canvas);
    dialog_draw(&paint, panel);
    panel = rect_inset(panel, u);
    struct rect title = cut_top(&panel, 2.6f * u);
    score_table_title(scores.table, heading);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]), title, heading);
    score_table_draw(app, canvas, panel, &scores);
    canvas_fade(canvas, first, smaller(time, shown_for - time) / fade);
}
