/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The panels around the board in a review: turning points, buttons, and the graph of the advantage
 * over the game. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_marks.h"
#include "ui/board/turn_text.h"
#include "ui/kit/scroll_bar.h"
#include "ui/screens/play.h"
#include "ui/screens/retry.h"
#include "ui/screens/review.h"

static const float folded_row = 2.4f; /* of buttons, one below the other, in units */

struct review_places review_places(const struct layout *layout)
{
    float u = layout->unit, gap = 0.8f * u;
    struct rect area = layout->page;
    struct review_places places;
    if (layout->folded) {
        struct folded_page folded = layout_fold(layout);
        places.board = folded.board;
        places.head = cut_top(&folded.column, 6 * u);
        places.graph = cut_top(&folded.column, 5 * u);
        cut_top(&folded.column, gap);
        places.buttons = cut_bottom(&folded.column, 5 * folded_row * u);
        cut_bottom(&folded.column, gap);
        places.list = folded.column;
        return places;
    }
    if (layout->portrait) {
        places.head = cut_top(&area, 4.4f * u);
        cut_top(&area, 0.4f * u);
        places.buttons = cut_bottom(&area, 5.2f * u);
        cut_bottom(&area, gap);
        places.list = cut_bottom(&area, clamped(area.h - area.w - 7 * u, 3.2f * u, 14 * u));
        cut_bottom(&area, gap);
        places.graph = cut_bottom(&area, 5 * u);
        cut_bottom(&area, gap);
        places.board = area;
        return places;
    }
    places.graph = cut_bottom(&area, 6 * u);
    cut_bottom(&area, gap);
    struct rect side =
        cut_right(&area, clamped(area.w - area.h * 1.15f - gap, 22 * u, area.w * 0.5f));
    cut_right(&area, gap);
    places.board = area;
    places.head = cut_top(&side, 4.4f * u);
    cut_top(&side, 0.4f * u);
    places.buttons = cut_bottom(&side, 5.2f * u);
    cut_bottom(&side, gap);
    places.list = side;
    return places;
}

int review_turning_point(int direction)
{
    const struct review_page *page = review_state();
    for (int i = page->at + direction; i >= 0 && i < page->review.done; i += direction)
        if (review_is_turning_point(&page->review, i))
            return i;
    return -1;
}

/* Not if pieces were hidden: both players have now seen them. */
static bool allows_playing_on(const struct app *app)
{
    return !game_hides_pieces(app->session.match.game) && session_person_count(&app->session) > 0;
}

/* Why nobody can play on from the position shown, or NULL. */
static const char *why_not_play_on(const struct app *app)
{
    const struct match *match = &app->session.match;
    int at = review_state()->at;
    if (outcome_over(match_outcome_at(match, at)))
        return _("The game ends here.");
    if (!session_is_person(&app->session, match_position(match, at)->turn))
        return _("It is the computer’s turn here.");
    return NULL;
}

bool review_can_play_on(const struct app *app)
{
    return allows_playing_on(app) && !why_not_play_on(app);
}

/* ---- the turning points and the buttons ---- */

static const float row_gap = 0.3f; /* in units */

/* Three lines of text, or four where the list is narrow. */
static float row_height(const struct app *app)
{
    return app->layout.folded ? 4.8f : 3.75f;
}

/* The part of the list that fits around the current turning point. */
struct listed {
    int first, rows, total;
};

static struct listed listed(const struct app *app)
{
    const struct review_page *page = review_state();
    float u = app->layout.unit;
    int before = 0, total = 0;
    int rows = (int)((review_places(&app->layout).list.h + row_gap * u) / (row_height(app) * u));
    for (int i = page->review.first; i < page->review.done; i++)
        if (review_is_turning_point(&page->review, i)) {
            total++;
            before += i < page->at;
        }
    int first = before - rows / 2;
    first = first > total - rows ? total - rows : first;
    return (struct listed){first < 0 ? 0 : first, rows, total};
}

static void list_turning_points(struct app *app)
{
    struct review_page *page = review_state();
    struct rect box = review_places(&app->layout).list;
    float u = app->layout.unit;
    struct listed list = listed(app);
    int number = 0;
    for (int i = page->review.first; i < page->review.done; i++) {
        if (!review_is_turning_point(&page->review, i))
            continue;
        if (number >= list.first && number < list.first + list.rows)
            form_add(&page->form, WIDGET_CARD, REVIEW_TURN + i,
                     rect_in_grid(box, 1, list.rows, row_gap * u, number - list.first), "")
                ->chosen = i == page->at;
        number++;
    }
}

static const float first_row = 2.4f; /* of buttons, in units */

static bool has_mistakes(const struct app *app)
{
    const struct review *review = &review_state()->review;
    for (int i = review->first; i < review->done; i++)
        if (retry_has(app, i))
            return true;
    return false;
}

/* Cuts the places of "Play on from here" and "Try again" from the second row; empty where they are
 * not offered. */
static struct rect play_on_place(const struct app *app, struct rect *row, struct rect *retry)
{
    float gap = 0.4f * app->layout.unit;
    cut_top(row, gap);
    bool again = has_mistakes(app), on = allows_playing_on(app);
    float part = (row->w - gap * (float)(again + on)) / (float)(1 + again + on);
    *retry = cut_left(row, again ? part : 0);
    cut_left(row, again ? gap : 0);
    struct rect place = cut_left(row, on ? part : 0);
    cut_left(row, on ? gap : 0);
    return place;
}

/* The buttons one below the other; the arrows share the first row. */
static void list_folded_buttons(struct app *app, struct rect box)
{
    struct review_page *page = review_state();
    struct form *form = &page->form;
    float gap = 0.4f * app->layout.unit, row = (box.h - 4 * gap) / 5;
    struct rect arrows = cut_top(&box, row);
    form_add(form, WIDGET_EARLIER, REVIEW_EARLIER, cut_left(&arrows, (arrows.w - gap) / 2), "")
        ->disabled = page->at <= page->review.first;
    cut_left(&arrows, gap);
    form_add(form, WIDGET_LATER, REVIEW_LATER, arrows, "")->disabled =
        page->at >= app->session.match.length;
    cut_top(&box, gap);
    form_button(form, REVIEW_LAST_TURN, cut_top(&box, row), _("Previous mistake"))->disabled =
        review_turning_point(-1) < 0;
    cut_top(&box, gap);
    form_button(form, REVIEW_NEXT_TURN, cut_top(&box, row), _("Next mistake"))->disabled =
        review_turning_point(1) < 0;
    cut_top(&box, gap);
    if (has_mistakes(app))
        form_button(form, REVIEW_RETRY, cut_top(&box, row), _("Try again"));
    else if (review_can_play_on(app))
        form_button(form, REVIEW_PLAY_ON, cut_top(&box, row), _("Play on from here"));
    else
        cut_top(&box, row);
    cut_top(&box, gap);
    struct rect half = has_mistakes(app) && review_can_play_on(app)
                           ? cut_left(&box, (box.w - gap) * 0.6f)
                           : (struct rect){0, 0, 0, 0};
    if (half.w > 0)
        form_button(form, REVIEW_PLAY_ON, half, _("Play on from here"));
    cut_left(&box, half.w > 0 ? gap : 0);
    form_button(form, REVIEW_BACK, box, _("Back"))->primary = true;
}

void review_list_widgets(struct app *app)
{
    struct review_page *page = review_state();
    struct form *form = &page->form;
    struct rect box = review_places(&app->layout).buttons;
    float u = app->layout.unit, gap = 0.4f * u, half = (box.w - gap) / 2;
    form_begin(form);
    list_turning_points(app);
    if (app->layout.folded) {
        list_folded_buttons(app, box);
        return;
    }
    struct rect row = cut_top(&box, first_row * u);
    form_add(form, WIDGET_EARLIER, REVIEW_EARLIER, cut_left(&row, 2.6f * u), "")->disabled =
        page->at <= page->review.first;
    cut_left(&row, gap);
    form_button(form, REVIEW_LAST_TURN, cut_left(&row, half - 2.6f * u - gap),
                _("Previous mistake"))
        ->disabled = review_turning_point(-1) < 0;
    cut_left(&row, gap);
    form_add(form, WIDGET_LATER, REVIEW_LATER, cut_right(&row, 2.6f * u), "")->disabled =
        page->at >= app->session.match.length;
    cut_right(&row, gap);
    form_button(form, REVIEW_NEXT_TURN, row, _("Next mistake"))->disabled =
        review_turning_point(1) < 0;
    struct rect retry, play_on = play_on_place(app, &box, &retry);
    if (retry.w > 0)
        form_button(form, REVIEW_RETRY, retry, _("Try again"));
    if (review_can_play_on(app))
        form_button(form, REVIEW_PLAY_ON, play_on, _("Play on from here"));
    form_button(form, REVIEW_BACK, box, _("Back"))->primary = true;
}

/* Shown in place of the missing button. */
static void draw_why_not(const struct app *app, struct canvas *canvas)
{
    struct rect box = review_places(&app->layout).buttons;
    const char *why = allows_playing_on(app) ? why_not_play_on(app) : NULL;
    if (!why || app->layout.folded)
        return;
    cut_top(&box, first_row * app->layout.unit);
    struct rect retry, place = play_on_place(app, &box, &retry);
    struct colour colour = app->theme.tone[TONE_DIM];
    app_draw_panel(app, canvas, place, false);
    float h = canvas_paragraph(NULL, text_centred(TEXT_SMALL, colour), place, why);
    cut_top(&place, (place.h - h) / 2);
    canvas_paragraph(canvas, text_centred(TEXT_SMALL, colour), place, why);
}

static void draw_turning_point(const struct app *app, struct canvas *canvas,
                               const struct widget *widget)
{
    const struct review *review = &review_state()->review;
    const struct theme *theme = &app->theme;
    int index = widget->id - REVIEW_TURN;
    int player = match_position(review->match, index)->turn;
    float u = app->layout.unit;
    char text[REVIEW_TEXT];
    struct rect box = widget->box;
    app_draw_panel(app, canvas, box, widget->chosen);
    play_draw_badge(canvas, player, point_at(box.x + (panel_clear + 0.42f) * u, rect_cy(box)),
                    0.42f * u, theme->tone[TONE_PLAYER_1 + player]);
    cut_left(&box, 2 * u);
    cut_right(&box, 0.4f * u);
    review_describe(review, index, text);
    float h = canvas_paragraph(NULL, text_left(TEXT_SMALL, theme->tone[TONE_TEXT]), box, text);
    cut_top(&box, h < box.h ? (box.h - h) / 2 : 0);
    canvas_paragraph(canvas, text_left(TEXT_SMALL, theme->tone[TONE_TEXT]), box, text);
}

enum { CHANCES_TEXT = 2 * SCORE_TEXT + 40 };

/* "wins in 7 moves" if that is certain; otherwise the chances, which mean more to players than an
 * evaluation. */
static bool format_score(const struct match *match, const struct review_step *step, int score,
                         char text[SCORE_TEXT])
{
    bool certain = step->exact || search_win_distance(score) != 0;
    if (certain)
        score_format(score, step->exact, text);
    else
        snprintf(text, SCORE_TEXT, _("%d%%"), (int)(100 * win_chance(match->game, score) + 0.5f));
    return certain;
}

/* For a mistake, the chances before and after it: of the player who moved, whom the line names
 * already. */
static void format_chances(const struct match *match, const struct review_step *step, bool mistake,
                           char text[CHANCES_TEXT])
{
    char before[SCORE_TEXT], after[SCORE_TEXT], both[2 * SCORE_TEXT + 8];
    bool certain = format_score(match, step, step->score, after);
    if (mistake)
        certain &= format_score(match, step, step->best_score, before);
    snprintf(both, sizeof both, "%s%s%s", mistake ? before : "", mistake ? " → " : "", after);
    if (certain)
        snprintf(text, CHANCES_TEXT, "%s", both);
    else
        snprintf(text, CHANCES_TEXT, _("chances %s"), both);
}

/* Describes the mistake made in the position shown or, if there is none, the move that led to it.
 */
static void describe_position(char *text, size_t size)
{
    const struct review_page *page = review_state();
    const struct match *match = page->review.match;
    char move[MOVE_TEXT], chances[CHANCES_TEXT];
    if (page->at == match->length) {
        char end[OUTCOME_TEXT];
        match_describe_to(match, page->at, match_you(match), end);
        snprintf(text, size, "%s", end);
        return;
    }
    bool mistake = review_is_turning_point(&page->review, page->at);
    int index = page->at - !mistake;
    if (index < page->review.first) {
        snprintf(text, size, "%s", _("The start of the game."));
        return;
    }
    const struct review_step *step = &page->review.steps[index];
    const char *name = match_player_name(match, match_position(match, index)->turn);
    move_shown(match->game, match->steps[index].move, move);
    format_chances(match, step, mistake, chances);
    snprintf(text, size, step->appraised ? _("Move %d, %s: %s (%s)") : _("Move %d, %s: %s"),
             match_ply(match, index) / 2 + 1, name, move, chances);
}

/* What could be known from here on; as much as fits. */
static void draw_certainties(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct review_page *page = review_state();
    char text[REVIEW_TEXT];
    review_describe_certainties(&page->review, page->at, text);
    struct text_style style = text_left(TEXT_SMALL, app->theme.tone[TONE_CAN]);
    if (*text && canvas_paragraph(NULL, style, box, text) <= box.h)
        canvas_paragraph(canvas, style, box, text);
}

static void draw_head(const struct app *app, struct canvas *canvas)
{
    struct rect box = review_places(&app->layout).head;
    float u = app->layout.unit;
    char text[OUTCOME_TEXT];
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), cut_top(&box, 2 * u),
                 _("Review"));
    describe_position(text, sizeof text);
    float h = canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_DIM]), box, text);
    cut_top(&box, h);
    draw_certainties(app, canvas, box);
}

static void draw_list(const struct app *app, struct canvas *canvas)
{
    const struct review_page *page = review_state();
    int listed = 0;
    for (int i = 0; i < page->form.count; i++)
        if (page->form.list[i].id >= REVIEW_TURN) {
            draw_turning_point(app, canvas, &page->form.list[i]);
            listed++;
        }
    if (listed == 0 && (page->given_up || review_finished(&page->review)))
        canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]),
                         review_places(&app->layout).list,
                         page->given_up ? _("There is not enough memory to review the game.")
                                        : _("Nobody made a mistake that turned the game."));
}

/* ---- the graph ---- */

static int graph_length(const struct app *app)
{
    int length = app->session.match.length - review_state()->review.first;
    return length > 0 ? length : 1; /* 0 if somebody resigned right after the setups */
}

/* Leaves room for the players' names on the left. */
static struct rect graph_field(const struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(review_places(&app->layout).graph, panel_clear * u);
    cut_left(&box, 6 * u);
    return box;
}

static float graph_x(const struct app *app, int index)
{
    struct rect box = graph_field(app);
    return box.x + box.w * (float)(index - review_state()->review.first) / (float)graph_length(app);
}

int review_index_under(const struct app *app, float x)
{
    struct rect box = graph_field(app);
    float part = clamped((x - box.x) / box.w, 0, 1);
    int index = review_state()->review.first + (int)(part * (float)graph_length(app) + 0.5f);
    return index < app->session.match.length ? index : app->session.match.length;
}

/* Player 1 is ahead above the middle, player 2 below. */
static float graph_y(struct rect box, float chance)
{
    return box.y + box.h * (1 - chance);
}

/* Interpolates between two positions; negative if unknown. */
static float chance_at(const struct review *review, float index)
{
    int before = (int)index, last = review->match->length;
    if (before >= last)
        return review_win_chance(review, last);
    float from = review_win_chance(review, before), part = index - (float)before;
    if (from < 0 || part <= 0)
        return from;
    float to = review_win_chance(review, before + 1);
    return to < 0 ? to : mix(from, to, part);
}

/* In a fixed number of thin slices, whatever the length of the game. */
static void draw_advantage(const struct app *app, struct canvas *canvas)
{
    enum { SLICES = 360 };
    const struct review *review = &review_state()->review;
    const struct theme *theme = &app->theme;
    struct rect box = graph_field(app);
    float middle = rect_cy(box), w = box.w / SLICES, length = (float)graph_length(app);
    for (int i = 0; i < SLICES; i++) {
        float from = (float)review->first + length * (float)i / SLICES;
        float chance = chance_at(review, from), next = chance_at(review, from + length / SLICES);
        if (chance < 0 || next < 0)
            continue;
        float x = box.x + w * (float)i, y = graph_y(box, (chance + next) / 2);
        struct rect slice = {x, y < middle ? y : middle, w, fabsf(y - middle)};
        canvas_fill(canvas, slice, 0,
                    faded(theme->tone[y < middle ? TONE_PLAYER_1 : TONE_PLAYER_2], 0.6f));
        canvas_line(canvas, point_at(x, graph_y(box, chance)), point_at(x + w, graph_y(box, next)),
                    0.12f * app->layout.unit, theme->tone[TONE_TEXT]);
    }
}

static void draw_turning_marks(const struct app *app, struct canvas *canvas)
{
    const struct review *review = &review_state()->review;
    struct rect box = graph_field(app);
    float u = app->layout.unit;
    for (int i = review->first; i < review->done; i++) {
        if (!review_is_turning_point(review, i))
            continue;
        int player = match_position(review->match, i)->turn;
        float x = graph_x(app, i), y = graph_y(box, review_win_chance(review, i));
        play_draw_badge(canvas, player, point_at(x, y), 0.42f * u, faded(rgb(0), 0.8f));
        play_draw_badge(canvas, player, point_at(x, y), 0.3f * u,
                        app->theme.tone[player ? TONE_PLAYER_2 : TONE_PLAYER_1]);
    }
}

static void draw_sides(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(review_places(&app->layout).graph, panel_clear * u);
    for (int player = 0; player < 2; player++) {
        struct rect place = player == 0 ? cut_top(&box, 1.2f * u) : cut_bottom(&box, 1.2f * u);
        play_draw_badge(canvas, player, point_at(place.x + 0.5f * u, rect_cy(place)), 0.34f * u,
                        app->theme.tone[TONE_PLAYER_1 + player]);
        cut_left(&place, 1.2f * u);
        place.w = 4.6f * u;
        canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), place,
                     match_shown_name(&app->session.match, player));
    }
}

static void draw_progress(struct app *app, struct canvas *canvas)
{
    const struct review_page *page = review_state();
    struct rect box = graph_field(app);
    float u = app->layout.unit, from = graph_x(app, page->review.done);
    char text[64];
    if (page->given_up || review_finished(&page->review))
        return;
    struct rect rest = {from, box.y, box.x + box.w - from, box.h};
    canvas_fill(canvas, rest, 0, faded(app->theme.tone[TONE_TEXT], 0.07f));
    struct rect label = {box.x + box.w - 18 * u, box.y, 18 * u, 1.2f * u};
    if (solving_progress(&app->thinker.solving) >= 0) {
        app_draw_solving(app, canvas, label);
        return;
    }
    snprintf(text, sizeof text, _("Reviewing the moves: %d%%"),
             100 * (page->review.done - page->review.first) /
                 (page->review.count - page->review.first));
    canvas_label(canvas, text_right(TEXT_SMALL, app->theme.tone[TONE_CAN]), label, text);
}

static void draw_graph(struct app *app, struct canvas *canvas)
{
    struct rect box = graph_field(app);
    float u = app->layout.unit;
    app_draw_panel(app, canvas, review_places(&app->layout).graph, false);
    canvas_line(canvas, point_at(box.x, rect_cy(box)), point_at(box.x + box.w, rect_cy(box)),
                0.06f * u, faded(app->theme.tone[TONE_TEXT], 0.35f));
    draw_advantage(app, canvas);
    draw_progress(app, canvas);
    draw_sides(app, canvas);
    float x = graph_x(app, review_state()->at),
          chance = review_win_chance(&review_state()->review, review_state()->at);
    canvas_line(canvas, point_at(x, box.y), point_at(x, box.y + box.h), 0.14f * u,
                app->theme.tone[TONE_CAN]);
    draw_turning_marks(app, canvas);
    if (chance >= 0)
        canvas_disc(canvas, point_at(x, graph_y(box, chance)), 0.3f * u, app->theme.tone[TONE_CAN]);
}

void review_draw_panels(struct app *app, struct canvas *canvas)
{
    review_list_widgets(app);
    draw_head(app, canvas);
    draw_list(app, canvas);
    struct listed list = listed(app);
    struct paint paint = app_paint(app, canvas);
    scroll_bar_draw(&paint, review_places(&app->layout).list,
                    (struct scroll){(float)list.first, (float)list.rows, (float)list.total});
    draw_graph(app, canvas);
    draw_why_not(app, canvas);
    struct layout quiet = app->layout;
    quiet.show_focus = false; /* keys reach the buttons directly */
    form_draw(screen_review.form, &app->theme, &quiet, canvas);
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){{ACTION_FOCUS, _("Moves, mistakes")},
                          {ACTION_HINT, has_mistakes(app) ? _("Try again") : ""},
                          {ACTION_ACCEPT, review_can_play_on(app) ? _("Play on from here") : ""},
                          {ACTION_PRESS, _("Choose, or drag along the graph")},
                          {ACTION_BACK, _("Back")},
                          {0}});
}

/* ---- on the board ---- */

void review_draw_arrows(const struct app *app, struct canvas *canvas, const struct scene *scene)
{
    const struct review_page *page = review_state();
    if (!review_is_turning_point(&page->review, page->at))
        return;
    int player = match_position(page->review.match, page->at)->turn;
    struct marking marking = {.view = &page->board.view, .theme = &app->theme, .canvas = canvas};
    mark_move(&marking, scene,
              &(struct marked_move){page->review.match->steps[page->at].move, player, false});
    mark_move(&marking, scene,
              &(struct marked_move){page->review.steps[page->at].best, player, true});
}
