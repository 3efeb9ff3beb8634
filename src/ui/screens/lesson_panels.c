/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/duel.h"
#include "ui/board/emblem.h"
#include "ui/screens/lesson.h"

/* Of the panel, in units. */
static const float margin = 1, button_height = 2.2f, button_gap = 0.5f;

/* The panel goes beside the board, or below it in portrait. */
static void place_parts(const struct app *app, struct rect *board, struct rect *panel)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    if (l->folded) {
        area = layout_fold(l).board;
        *panel = layout_fold(l).column;
    } else if (l->portrait) {
        *panel = cut_bottom(&area, clamped(area.h - area.w, 18 * u, 24 * u));
        cut_bottom(&area, gap);
    } else {
        *panel = cut_left(&area, clamped(area.w - area.h * 1.12f, 20 * u, 24 * u));
        cut_left(&area, gap);
    }
    *board = area;
}

/* Not while a game is in progress. */
static bool may_play(const struct app *app)
{
    return !app_in_match(app);
}

enum { BUTTONS = 4 };

struct lesson_button {
    int id; /* 0: none */
    const char *label;
    bool primary, disabled;
};

/* The first two belong together, and so do the others. */
static void choose_buttons(const struct app *app, struct lesson_button list[BUTTONS])
{
    const struct lesson_page *page = lesson_page_state();
    bool finished = page->state == LESSON_FINISHED, solved = page->state == LESSON_SOLVED;
    list[0] = (struct lesson_button){LESSON_SHOW, _("Show me"), false, solved};
    list[1] =
        (struct lesson_button){LESSON_NEXT, solved ? _("Next lesson") : _("Skip"), solved, false};
    list[2] = (struct lesson_button){LESSON_BEFORE, _("Previous lesson"), false, page->index == 0};
    list[3] = (struct lesson_button){LESSON_LEAVE, finished ? _("Done") : _("Leave"), false, false};
    if (finished)
        list[0].id = list[1].id = 0;
    if (finished && may_play(app))
        list[0] = (struct lesson_button){LESSON_PLAY, _("Play now"), true, false};
}

/* Two beside each other where their words allow it. */
static int button_columns(const struct app *app, float width)
{
    struct lesson_button list[BUTTONS];
    float u = app->layout.unit;
    choose_buttons(app, list);
    for (int i = 0; i < BUTTONS; i++)
        if (list[i].id &&
            !button_label_fits((struct rect){0, 0, (width - button_gap * u) / 2, button_height * u},
                               u, list[i].label))
            return 1;
    return 2;
}

/* Cuts them from the bottom of the panel. */
static struct rect cut_buttons(const struct app *app, struct rect *panel)
{
    float rows = (float)(BUTTONS / button_columns(app, panel->w)), u = app->layout.unit;
    return cut_bottom(panel, (rows * (button_height + button_gap) - button_gap) * u);
}

void lesson_list_buttons(struct app *app)
{
    struct form *form = &lesson_page_state()->form;
    struct lesson_button list[BUTTONS];
    struct rect board, panel;
    float u = app->layout.unit;
    place_parts(app, &board, &panel);
    panel = rect_inset(panel, margin * u);
    struct rect box = cut_buttons(app, &panel);
    int columns = button_columns(app, panel.w), rows = BUTTONS / columns;
    choose_buttons(app, list);
    form_begin(form);
    for (int i = 0; i < BUTTONS; i++) {
        bool alone = columns == 2 && !list[i ^ 1].id; /* in its row */
        if (!list[i].id)
            continue;
        struct widget *button =
            form_button(form, list[i].id,
                        alone ? rect_in_grid(box, 1, rows, button_gap * u, i / 2)
                              : rect_in_grid(box, columns, rows, button_gap * u, i),
                        list[i].label);
        button->primary = list[i].primary;
        button->disabled = list[i].disabled;
    }
}

/* One dot per lesson: done, current or still to come. */
static void draw_progress(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct lesson_page *page = lesson_page_state();
    float u = app->layout.unit;
    for (int i = 0; i < lesson_count(page->game); i++) {
        float x = box.x + (0.45f + 1.5f * (float)i) * u, y = rect_cy(box);
        struct colour colour = app->theme.tone[page->done[i] ? TONE_CAN : TONE_DIM];
        if (i == page->index && page->state != LESSON_FINISHED)
            canvas_ring(canvas, point_at(x, y), 0.62f * u, 0.12f * u, app->theme.tone[TONE_CAN]);
        canvas_disc(canvas, point_at(x, y), (page->done[i] ? 0.36f : 0.22f) * u, colour);
    }
}

/* The answer to a try, beside a bar coloured by its meaning; returns its height. */
static float draw_answer(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct lesson_page *page = lesson_page_state();
    float u = app->layout.unit;
    bool good = page->state == LESSON_SOLVED || page->state == LESSON_FINISHED;
    bool asks =
        !good && (page->shown || page->match.at > page->start) && page->state == LESSON_TRYING;
    struct colour colour = app->theme.tone[good || asks ? TONE_CAN : TONE_WARN];
    if (!page->message[0])
        return 0;
    struct rect text = {box.x + 0.9f * u, box.y, box.w - 0.9f * u, box.h};
    float used = canvas_paragraph(canvas, text_left(TEXT_BODY, colour), text, page->message);
    canvas_fill(canvas, (struct rect){box.x, box.y + 0.1f * u, 0.28f * u, used - 0.2f * u},
                0.14f * u, colour);
    return used;
}

/* One of the pieces that are played, where there is nothing more to say; it stands in the light
 * once the task is solved. */
static void draw_piece(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct lesson_page *page = lesson_page_state();
    const struct game *game = page->match.game;
    bool good = page->state == LESSON_SOLVED || page->state == LESSON_FINISHED;
    float u = app->layout.unit, high = smaller(0.7f * box.h, 9 * u);
    if (high < 4.5f * u)
        return;
    int kind = game_hides_pieces(game) ? KIND_UNKNOWN : game->kind_count - 1;
    int player = match_position(&page->match, page->start)->turn;
    struct rect place = rect_around(rect_cx(box), rect_cy(box), smaller(1.3f * high, box.w), high);
    canvas_add(canvas, DRAW_GLOW,
               rect_around(rect_cx(place), place.y + 0.93f * high, 1.5f * high, 0.3f * high),
               faded(rgb(0), 0.7f));
    if (good)
        canvas_glow(canvas, rect_inset(place, -0.3f * high),
                    faded(app->theme.tone[TONE_CAN], 0.5f * app->theme.glow));
    emblem_piece(&app->theme, canvas, game, piece_of(player, kind), place);
}

static bool all_done(const struct lesson_page *page)
{
    for (int i = 0; i < lesson_count(page->game); i++)
        if (!page->done[i])
            return false;
    return true;
}

static void draw_panel(struct app *app, struct canvas *canvas, struct rect panel)
{
    const struct lesson_page *page = lesson_page_state();
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    bool finished = page->state == LESSON_FINISHED;
    char caption[128];
    app_draw_panel(app, canvas, panel, false);
    struct rect box = rect_inset(panel, margin * u);
    cut_buttons(app, &box);
    cut_bottom(&box, button_gap * u);
    snprintf(caption, sizeof caption, _("%s: lessons"), _(page->match.game->name));
    cut_top(&box,
            canvas_paragraph(canvas, text_left(TEXT_SMALL, theme->tone[TONE_DIM]), box, caption) +
                0.2f * u);
    draw_progress(app, canvas, cut_top(&box, 1.7f * u));
    cut_top(&box, 0.5f * u);
    const char *title = !finished        ? _(lesson_now(page)->title)
                        : all_done(page) ? _("Well done!")
                                         : _("The end of the lessons");
    cut_top(&box,
            canvas_paragraph(canvas, text_left(TEXT_LARGE, theme->tone[TONE_TEXT]), box, title) +
                0.4f * u);
    if (!finished)
        cut_top(&box, canvas_paragraph(canvas, text_left(TEXT_BODY, theme->tone[TONE_TEXT]), box,
                                       _(lesson_now(page)->task)) +
                          0.8f * u);
    cut_top(&box, draw_answer(app, canvas, box));
    draw_piece(app, canvas, box);
}

static void mark_solution(const struct lesson_page *page, struct marks *marks)
{
    struct move move;
    if (!page->shown || page->state != LESSON_TRYING ||
        !lesson_solution(lesson_now(page), &page->match, page->start, &move))
        return;
    if (move.from < CELL_LIMIT)
        marks->cell[move.from] |= MARK_HINT;
    if (move.to < CELL_LIMIT)
        marks->cell[move.to] |= MARK_HINT | (move.verb == VERB_MOVE ? MARK_DESTINATION : 0);
    if (move.verb == VERB_EXIT)
        marks->exit_from = move.from;
}

static void draw_board(struct app *app, struct canvas *canvas, struct rect board, float alpha)
{
    struct lesson_page *page = lesson_page_state();
    struct scene scene;
    struct marks marks;
    board_view_place(&page->board.view, board);
    board_play_scene(&page->board, alpha, &scene);
    marks_clear(&marks);
    marks.coordinates = true; /* the tasks name cells */
    board_play_mark(&page->board, &marks);
    if (!board_play_animating(&page->board))
        mark_solution(page, &marks);
    board_view_draw(&page->board.view, &app->theme, canvas, &scene, &marks);
}

/* What beats what is seen best as in a game. */
static void draw_duel(const struct app *app, struct canvas *canvas, float alpha)
{
    const struct lesson_page *page = lesson_page_state();
    const struct timeline *timeline = &page->board.timeline;
    struct paint paint = app_paint(app, canvas);
    struct duel_names names = {
        {match_player_name(&page->match, 0), match_player_name(&page->match, 1)}};
    duel_draw(timeline, timeline->time + alpha * (float)TICK * timeline->speed,
              &page->board.view.look, &paint, &names);
}

static void draw_prompts(const struct app *app, struct canvas *canvas)
{
    bool solved = lesson_page_state()->state == LESSON_SOLVED;
    if (lesson_page_state()->state == LESSON_FINISHED)
        app_draw_prompts(app, canvas,
                         (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                           {ACTION_ACCEPT, _("Accept")},
                                           {ACTION_BACK, _("Done")},
                                           {0}});
    else
        app_draw_prompts(app, canvas,
                         (struct prompt[]){
                             {ACTION_FOCUS, _("Move")},
                             {ACTION_ACCEPT, solved ? _("Next lesson") : _("Choose")},
                             {ACTION_PRESS, solved ? _("Next lesson") : _("Choose, or drag")},
                             {ACTION_REDO, _("Skip")},
                             {ACTION_HINT, _("Show me")},
                             {ACTION_HELP, lesson_page_state()->game->rules_page ? _("Rules") : ""},
                             {ACTION_BACK, _("Leave")},
                             {0}});
}

void lesson_draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct lesson_page *page = lesson_page_state();
    struct rect board, panel;
    lesson_list_buttons(app);
    place_parts(app, &board, &panel);
    draw_panel(app, canvas, panel);
    draw_board(app, canvas, board, alpha);
    struct layout layout = app->layout;
    layout.show_focus &= page->state == LESSON_FINISHED; /* otherwise it is on the board */
    form_draw(&page->form, &app->theme, &layout, canvas);
    draw_prompts(app, canvas);
    draw_duel(app, canvas, alpha);
}
