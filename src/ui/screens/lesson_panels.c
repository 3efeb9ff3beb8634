#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/duel.h"
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

void lesson_list_buttons(struct app *app)
{
    struct lesson_page *page = lesson_page_state();
    struct form *form = &page->form;
    struct rect board, panel;
    float u = app->layout.unit, gap = button_gap * u;
    place_parts(app, &board, &panel);
    panel = rect_inset(panel, margin * u);
    bool finished = page->state == LESSON_FINISHED, solved = page->state == LESSON_SOLVED;
    form_begin(form);
    struct rect low = cut_bottom(&panel, button_height * u);
    cut_bottom(&panel, gap);
    struct rect high = cut_bottom(&panel, button_height * u);
    struct rect left = cut_left(&low, (low.w - gap) / 2);
    cut_left(&low, gap);
    form_button(form, LESSON_LEAVE, low, finished ? _("Done") : _("Leave"));
    form_button(form, LESSON_BEFORE, left, _("Previous lesson"))->disabled = page->index == 0;
    if (finished && may_play(app)) {
        form_button(form, LESSON_PLAY, high, _("Play now"))->primary = true;
    } else if (!finished) {
        left = cut_left(&high, (high.w - gap) / 2);
        cut_left(&high, gap);
        form_button(form, LESSON_SHOW, left, _("Show me"))->disabled = solved;
        form_button(form, LESSON_NEXT, high, solved ? _("Next lesson") : _("Skip"))->primary =
            solved;
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

/* The answer to a try, beside a bar coloured by its meaning. */
static void draw_answer(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct lesson_page *page = lesson_page_state();
    float u = app->layout.unit;
    bool good = page->state == LESSON_SOLVED || page->state == LESSON_FINISHED;
    bool asks =
        !good && (page->shown || page->match.at > page->start) && page->state == LESSON_TRYING;
    struct colour colour = app->theme.tone[good || asks ? TONE_CAN : TONE_WARN];
    if (!page->message[0])
        return;
    struct rect text = {box.x + 0.9f * u, box.y, box.w - 0.9f * u, box.h};
    float used = canvas_paragraph(canvas, text_left(TEXT_BODY, colour), text, page->message);
    canvas_fill(canvas, (struct rect){box.x, box.y + 0.1f * u, 0.28f * u, used - 0.2f * u},
                0.14f * u, colour);
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
    cut_bottom(&box, 2 * (button_height + button_gap) * u);
    snprintf(caption, sizeof caption, _("%s: lessons"), _(page->match.game->name));
    canvas_label(canvas, text_left(TEXT_SMALL, theme->tone[TONE_DIM]), cut_top(&box, 1.3f * u),
                 caption);
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
    draw_answer(app, canvas, box);
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
