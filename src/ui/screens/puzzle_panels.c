/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/kit/button_panel.h"
#include "ui/run_signs.h"
#include "ui/screens/puzzle.h"

static const float button_height = 2.3f, button_gap = 0.45f; /* in units */

/* ---- layout: the board, and a panel beside it or below ---- */

struct places {
    struct rect board, panel, steps, buttons;
};

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    struct places places;
    if (l->folded)
        area = layout_fold(l).board;
    struct rect side =
        l->folded     ? layout_fold(l).column
        : l->portrait ? cut_bottom(&area, clamped(area.h - area.w - gap, 21.2f * u, 28 * u))
                      : cut_right(&area, clamped(area.w - area.h * 1.1f - gap, 21 * u, 30 * u));
    if (l->portrait)
        cut_bottom(&area, gap);
    else if (!l->folded)
        cut_right(&area, gap);
    places.board = area;
    float rows = puzzle_is_run(puzzle_page()) ? 1 : 2;
    places.buttons = cut_bottom(&side, (rows * (button_height + button_gap) - button_gap) * u);
    cut_bottom(&side, button_gap * u);
    places.steps = cut_bottom(&side, 2 * u);
    cut_bottom(&side, 0.6f * u);
    places.panel = side;
    return places;
}

/* ---- buttons ---- */

static const char *const pause_labels[] = {[PUZZLE_CONTINUE] = N_("Continue"),
                                           [PUZZLE_END] = N_("End the run"),
                                           [PUZZLE_PUT_OFF] = N_("Go on later")};

static const struct button_panel pause_panel = {
    .width = 22, .head = 5, .labels = pause_labels, .count = PUZZLE_PUT_OFF};

struct listed {
    int id;
    const char *label;
    bool primary, disabled;
};

static int list_for_run(const struct puzzle_page *page, struct listed list[4])
{
    int count = 0;
    if (page->mode == MODE_STREAK)
        list[count++] = (struct listed){PUZZLE_NEXT, _("Skip"), false,
                                        page->kept.run.skipped >= page->kept.run.rules->skips};
    list[count++] = (struct listed){PUZZLE_LEAVE, _("Pause"), false, false};
    return count;
}

static bool is_last(const struct puzzle_page *page)
{
    return page->mode == MODE_DAILY && page->number + 1 >= page->daily.count;
}

static int list_for_practice(const struct puzzle_page *page, struct listed list[4])
{
    enum puzzle_stage stage = page->board.stage;
    bool solved = stage == PUZZLE_STAGE_SOLVED, trying = stage == PUZZLE_STAGE_TRYING;
    const char *next = is_last(page) ? _("Done") : trying ? _("Skip") : _("Next puzzle");
    list[0] = (struct listed){PUZZLE_AGAIN, _("Try again"), !solved && !trying, trying};
    list[1] = (struct listed){PUZZLE_SOLUTION, _("Solution"), false, false};
    list[2] = (struct listed){PUZZLE_NEXT, next, solved, false};
    list[3] = (struct listed){PUZZLE_LEAVE, _("Back"), false, false};
    return 4;
}

/* Two beside each other; one alone has the whole row. */
static struct rect button_place(struct rect box, float gap, int count, int index)
{
    return rect_in_grid(box, count > 1 ? 2 : 1, count > 2 ? 2 : 1, gap, index);
}

void puzzle_list_buttons(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    struct form *form = &page->form;
    if (page->paused) {
        button_panel_list(&pause_panel, &app->layout, form);
        return;
    }
    struct places places = places_of(app);
    struct listed list[4];
    int count = puzzle_is_run(page) ? list_for_run(page, list) : list_for_practice(page, list);
    float gap = button_gap * app->layout.unit;
    form_begin(form);
    for (int i = 0; i < 2; i++)
        form_add(form, i == 0 ? WIDGET_EARLIER : WIDGET_LATER, PUZZLE_EARLIER + i,
                 rect_in_grid(places.steps, 2, 1, gap, i),
                 i == 0 ? _("One move back") : _("One move on"))
            ->disabled = !puzzle_board_can_step(&page->board, i == 0 ? -1 : 1);
    for (int i = 0; i < count; i++) {
        struct widget *button = form_button(
            form, list[i].id, button_place(places.buttons, gap, count, i), list[i].label);
        button->primary = list[i].primary;
        button->disabled = list[i].disabled;
    }
}

/* ---- the panel ---- */

/* Whose turn it is to find something: one of their pieces, large. */
static void draw_solver(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_board *board = &puzzle_page()->board;
    const struct match *match = &board->attempt.match;
    const struct look *look = &board->board.view.look;
    int solver = match_position(match, board->attempt.from)->turn;
    float size = smaller(smaller(box.w, box.h), 9 * app->layout.unit);
    struct actor man = {.piece = {.owner = (uint8_t)solver}, .alpha = 1, .scale = 1, .turn = 1};
    if (size < 4 * app->layout.unit)
        return;
    struct rect body = look->piece[solver][0].body;
    board_view_piece(look, match->game, canvas, &man,
                     (struct stand){rect_cx(box) - rect_cx(body) * size,
                                    rect_cy(box) - rect_cy(body) * size, size});
}

static void draw_heading(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct puzzle_page *page = puzzle_page();
    const struct puzzle *puzzle = page->board.attempt.puzzle;
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    char text[160];
    snprintf(text, sizeof text, "%s", _(puzzle->source->game->name));
    if (page->counted && !puzzle_is_run(page))
        snprintf(text, sizeof text, _("%s · difficulty %d"), _(puzzle->source->game->name),
                 puzzle->rating);
    cut_top(box,
            canvas_paragraph(canvas, text_left(TEXT_SMALL, theme->tone[TONE_DIM]), *box, text) +
                0.3f * u);
    canvas_label(canvas, text_left(TEXT_LARGE, theme->tone[TONE_TEXT]),
                 cut_top(box, (app->layout.folded ? 2.4f : 2) * u), _(puzzle->kind->name));
    cut_top(box, 0.2f * u);
}

/* The moves from the puzzle's position on, the one on the board lit; as many as fit. */
static void draw_moves(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_board *board = &puzzle_page()->board;
    const struct match *match = &board->attempt.match;
    int from = board->attempt.from, solver = match_position(match, from)->turn;
    float h = 1.5f * app->layout.unit;
    int rows = (int)(box.h / h), first = match->at - rows > from ? match->at - rows : from;
    for (int i = first; i < match->at && box.h >= h; i++) {
        char move[MOVE_TEXT];
        int player = match_position(match, i)->turn;
        struct rect row = cut_top(&box, h);
        bool now = i + 1 == board->board.index;
        move_format(match->game, match->steps[i].move, move);
        canvas_disc(canvas, point_at(row.x + 0.4f * h, rect_cy(row)), 0.22f * h,
                    app->theme.tone[player == 0 ? TONE_PLAYER_1 : TONE_PLAYER_2]);
        cut_left(&row, (player == solver ? 1 : 1.6f) * h);
        canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[now ? TONE_CAN : TONE_DIM]), row,
                     move);
    }
}

static void draw_message(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_board *board = &puzzle_page()->board;
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    char text[SHEET_SENTENCE];
    bool solved = board->stage == PUZZLE_STAGE_SOLVED;
    bool wrong = board->stage == PUZZLE_STAGE_REFUTING || board->stage == PUZZLE_STAGE_FAILED;
    enum tone tone = solved ? TONE_CAN : wrong ? TONE_WARN : TONE_TEXT;
    if (solved)
        cut_top(&box, canvas_paragraph(canvas, text_left(TEXT_LARGE, theme->tone[tone]), box,
                                       _("Solved!")) +
                          0.2f * u);
    puzzle_board_evidence(board, text);
    if (*board->message)
        snprintf(text, sizeof text, "%s", board->message);
    else
        tone = TONE_CAN;
    if (*text)
        cut_top(&box, canvas_paragraph(canvas, text_left(TEXT_BODY, theme->tone[tone]), box, text) +
                          0.4f * u);
    if (puzzle_shows_ready(app) && !app->layout.portrait)
        puzzle_draw_ready(app, canvas, box);
    else if (board->attempt.match.at > board->attempt.from)
        draw_moves(app, canvas, box);
    else
        draw_solver(app, canvas, box);
}

/* What is left of the enemy's army, where a piece is to be named. */
static void draw_army(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct puzzle_page *page = puzzle_page();
    char army[SHEET_TEXT], text[SHEET_TEXT + 40];
    puzzle_board_army(&page->board, army);
    if (!*army)
        return;
    snprintf(text, sizeof text, _("Still on the board: %s"), army);
    cut_top(box,
            canvas_paragraph(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), *box, text) +
                0.3f * app->layout.unit);
}

static void draw_panel(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct puzzle_page *page = puzzle_page();
    float u = app->layout.unit;
    char task[PUZZLE_TEXT];
    app_draw_panel(app, canvas, box, page->board.stage == PUZZLE_STAGE_SOLVED);
    box = rect_inset(box, 1.1f * u);
    puzzle_draw_status(app, canvas, &box);
    draw_heading(app, canvas, &box);
    puzzle_task(page->board.attempt.puzzle, task);
    cut_top(&box,
            canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), box, task) +
                0.4f * u);
    draw_army(app, canvas, &box);
    draw_message(app, canvas, box);
}

/* ---- the whole ---- */

/* Light around the board after an answer. */
static void draw_flash(const struct app *app, struct canvas *canvas)
{
    const struct puzzle_page *page = puzzle_page();
    float u = app->layout.unit;
    if (page->flash <= 0)
        return;
    struct colour colour = app->theme.tone[page->flash_good ? TONE_CAN : TONE_WARN];
    canvas_frame(canvas, rect_inset(page->board.board.view.frame, -0.35f * u), 0.8f * u, 0.3f * u,
                 faded(colour, app->preferences.reduced_motion ? 1 : 1.6f * page->flash));
}

static void draw_pause(struct app *app, struct canvas *canvas)
{
    struct puzzle_page *page = puzzle_page();
    struct paint paint = app_paint(app, canvas);
    char points[TALLY_TEXT], text[120];
    struct rect room = button_panel_draw(&pause_panel, &paint, &page->form, _("Paused"),
                                         app->theme.tone[TONE_TEXT]);
    tally_format(page->kept.run.score, points);
    snprintf(text, sizeof text,
             tr_plural("%d puzzle solved, %s points", "%d puzzles solved, %s points",
                       (unsigned long)page->kept.run.solved),
             page->kept.run.solved, points);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_DIM]), room, text);
    app_draw_dialog_prompts(app, canvas, _("Continue"));
}

static void draw_prompts(const struct app *app, struct canvas *canvas)
{
    const struct puzzle_page *page = puzzle_page();
    bool run = puzzle_is_run(page), solved = page->board.stage == PUZZLE_STAGE_SOLVED;
    bool trying = page->board.stage == PUZZLE_STAGE_TRYING;
    bool may_skip = page->mode == MODE_STREAK && page->kept.run.skipped < 1;
    const char *next = run && !may_skip ? "" : trying ? _("Skip") : _("Next puzzle");
    const char *press = solved ? _("Next puzzle") : trying ? _("Choose") : _("Try again");
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_ACCEPT, press},
                                       {ACTION_PRESS, press},
                                       {ACTION_HINT, run ? "" : _("Solution")},
                                       {ACTION_REDO, next},
                                       {ACTION_SCRUB, _("Look back")},
                                       {ACTION_BACK, run ? _("Pause") : _("Back")},
                                       {0}});
}

void puzzle_draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct puzzle_page *page = puzzle_page();
    puzzle_list_buttons(app);
    struct places places = places_of(app);
    if (page->paused) { /* nobody goes on thinking */
        draw_pause(app, canvas);
        return;
    }
    draw_panel(app, canvas, places.panel);
    puzzle_board_draw(app, canvas, &page->board, places.board, alpha);
    draw_flash(app, canvas);
    struct layout quiet = app->layout;
    quiet.show_focus = false; /* keys reach the buttons directly */
    form_draw(&page->form, &app->theme, &quiet, canvas);
    draw_prompts(app, canvas);
}
