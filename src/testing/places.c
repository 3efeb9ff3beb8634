/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "testing/places.h"

#include <stdio.h>
#include <string.h>

#include "core/notation.h"
#include "ui/board/board_play.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

/* From a page that may be larger than the window to the window. */
static void page_to_window(const struct app *app, float *x, float *y)
{
    *x -= app->layout.corner.x;
    *y -= app->layout.corner.y;
}

static void cell_place(const struct app *app, const struct board_play *board, int cell, float *x,
                       float *y)
{
    board_view_point(&board->view, cell, x, y);
    page_to_window(app, x, y);
}

/* Beyond the edge, where the side to move leaves the board. */
static bool exit_place(const struct app *app, const struct board_play *board, float *x, float *y)
{
    const struct board_view *view = &board->view;
    int edge = view->geometry.exit_edge[observed(&board->choice.now)->turn];
    if (edge != DIRECTION_RIGHT && edge != DIRECTION_UP)
        return false;
    float beyond = view->cell * 0.4f, cx = rect_cx(view->field), cy = rect_cy(view->field);
    *x = edge == DIRECTION_RIGHT ? cx + view->field.w / 2 + beyond : cx;
    *y = edge == DIRECTION_UP ? cy - view->field.h / 2 - beyond : cy;
    if (view->turned) {
        *x = 2 * cx - *x;
        *y = 2 * cy - *y;
    }
    page_to_window(app, x, y);
    return true;
}

static void text_middle(const struct canvas *canvas, const struct draw *draw, float *x, float *y)
{
    float width = text_width((enum text_size)draw->size, canvas->text + draw->text);
    *x = draw_text_left(draw, width) + width / 2;
    *y = draw->box.y;
}

/* A point of the window on something that can be pressed. */
static bool is_pressable(const struct app *app, float x, float y)
{
    const struct form *form = app_screen(app)->form;
    x += app->layout.corner.x;
    y += app->layout.corner.y;
    for (int i = 0; form && i < form->count; i++)
        if (rect_has(form->list[i].box, x, y))
            return true;
    return false;
}

/* What was drawn last is on top; but a word on a button comes before the same word elsewhere. */
static bool find_text(const struct app *app, const struct canvas *canvas, const char *words,
                      float *x, float *y)
{
    size_t length = strcspn(words, "\"");
    bool found = false;
    for (int i = canvas->count - 1; i >= 0; i--) {
        const struct draw *draw = &canvas->list[i];
        const char *text = canvas->text + draw->text;
        float at_x, at_y;
        if (draw->type != DRAW_TEXT || strlen(text) != length || strncmp(text, words, length) != 0)
            continue;
        text_middle(canvas, draw, &at_x, &at_y);
        bool pressable = is_pressable(app, at_x, at_y);
        if (!found || pressable) {
            *x = at_x;
            *y = at_y;
        }
        found = true;
        if (pressable)
            break;
    }
    return found;
}

bool places_find(const struct app *app, const struct canvas *canvas, const char *words, float *x,
                 float *y)
{
    if (*words == '"')
        return find_text(app, canvas, words + 1, x, y);
    if (sscanf(words, "%f %f", x, y) == 2)
        return true;
    const struct board_play *board = app_screen(app)->board;
    int cell;
    if (!board)
        return false;
    if (strcmp(words, "exit") == 0)
        return exit_place(app, board, x, y);
    if (!cell_parse(words, &cell) || !geometry_has(&board->view.geometry, cell))
        return false;
    cell_place(app, board, cell, x, y);
    return true;
}

/* ---- narration ---- */

static void describe_match(const struct app *app, struct text *line)
{
    const struct match *match = &app->session.match;
    struct outcome outcome = match_outcome(match);
    text_add(line, ", \"game\": \"%s\", \"moves\": %d, \"turn\": %d", match->game->id, match->at,
             match_now(match)->turn + 1);
    if (outcome_over(outcome))
        text_add(line, ", \"winner\": %d, \"reason\": \"%s\"",
                 outcome.winner < 2 ? outcome.winner + 1 : 0,
                 reason_word(match->game, outcome.reason));
}

static void describe_board(const struct app *app, float sx, float sy, struct text *line)
{
    const struct board_play *board = app_screen(app)->board;
    const struct board_view *view = &board->view;
    float x, y;
    char focus[CELL_TEXT] = "";
    int focused = board->choice.focus;
    if (focused < CELL_LIMIT)
        cell_format(focused, focus);
    text_add(line, ", \"focus\": \"%s\", \"cells\": {", focused == CELL_EXIT ? "exit" : focus);
    for (int i = 0; i < view->geometry.cell_count; i++) {
        char name[CELL_TEXT];
        cell_format(view->geometry.cells[i], name);
        cell_place(app, board, view->geometry.cells[i], &x, &y);
        text_add(line, "%s\"%s\": [%.0f, %.0f]", i ? ", " : "", name, (double)(x / sx),
                 (double)(y / sy));
    }
    text_add(line, "}");
    if (exit_place(app, board, &x, &y))
        text_add(line, ", \"exit\": [%.0f, %.0f]", (double)(x / sx), (double)(y / sy));
}

/* The game on a board that is not the session's: a lesson, a puzzle. */
static void describe_line(const struct match *match, struct text *line)
{
    char move[MOVE_TEXT];
    text_add(line, ", \"board\": \"%s\", \"line\": [", match->game->id);
    for (int i = 0; i < match->at; i++) {
        move_format(match->game, match->steps[i].move, move);
        text_add(line, "%s\"%s\"", i ? ", " : "", move);
    }
    text_add(line, "]");
}

void places_describe(const struct app *app, const struct canvas *canvas, float sx, float sy,
                     struct text *line)
{
    const struct screen *screen = app_screen(app);
    bool moving = app->transition > 0 || (screen->deaf && screen->deaf(app)) ||
                  (screen->board && board_play_animating(screen->board));
    text_add(line, "{\"screen\": \"%s\", \"moving\": %s", screen->name, moving ? "true" : "false");
    if (app->session.open)
        describe_match(app, line);
    if (screen->board)
        describe_board(app, sx, sy, line);
    if (screen->board && screen->board->match && screen->board->match != &app->session.match)
        describe_line(screen->board->match, line);
    text_add(line, ", \"texts\": [");
    const char *between = "";
    for (int i = 0; i < canvas->count; i++) {
        const struct draw *draw = &canvas->list[i];
        float x, y;
        if (draw->type != DRAW_TEXT)
            continue;
        text_middle(canvas, draw, &x, &y);
        text_add(line, "%s[", between);
        text_add_json(line, canvas->text + draw->text);
        text_add(line, ", %.0f, %.0f]", (double)(x / sx), (double)(y / sy));
        between = ", ";
    }
    text_add(line, "]}\n");
}
