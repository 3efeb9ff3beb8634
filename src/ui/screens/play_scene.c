/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The board of the playing screen: the men, the marks on it, why the game is over, and battles. */
#include <math.h>

#include "core/event_text.h"
#include "ui/app.h"
#include "ui/board/cause_marks.h"
#include "ui/board/duel.h"
#include "ui/board/turn_text.h"
#include "ui/screens/play.h"
#include "ui/screens/play_sheet.h"
#include "ui/screens/play_trays.h"
#include "ui/screens/result_stage.h"
/* Marks the whole last turn, including where men were taken or left the board. Resigning and
 * agreeing to a draw leave no marks. */
void play_mark_last_move(const struct match *match, int index, int viewer, struct marks *marks)
{
    struct events events;
    while (index > 0 && move_is_for_match(match->steps[index - 1].move))
        index--;
    if (match_ply(match, index) == 0) /* setups are private */
        return;
    for (int step = turn_start(match, index - 1); step < index; step++) {
        match_events(match, step, viewer, &events);
        for (int i = 0; i < events.count; i++) {
            const struct event *event = &events.list[i];
            const struct highlight *highlight = event_highlight(match->game, event);
            bool leaves = event->type == EVENT_REMOVED || event->type == EVENT_CAPTURED ||
                          event->type == EVENT_LEFT;
            bool comes = event->type == EVENT_MOVED || event->type == EVENT_PLACED ||
                         (highlight && highlight->style == HIGHLIGHT_CLASH);
            bool taken = event->type == EVENT_REMOVED || event->type == EVENT_CAPTURED;
            if ((leaves || comes) && event->from < CELL_LIMIT)
                marks->cell[event->from] |= taken ? MARK_TAKEN : MARK_LAST;
            if (comes && event->to < CELL_LIMIT)
                marks->cell[event->to] |= MARK_LAST;
        }
    }
}

static void set_marks(const struct app *app, struct marks *marks)
{
    const struct play *play = play_state();
    const struct board_play *board = &play->board;
    const struct match *match = &app->session.match;
    marks_clear(marks);
    marks->coordinates = app->preferences.coordinates && !play_shows_result(app);
    play_mark_last_move(match, match->at, board->viewer, marks);
    /* While it is breaking; and a finished game shows it as a shade. */
    bool no_cross = board_play_animating(board) || outcome_over(match_outcome(match));
    for (int i = 0; no_cross && i < CELL_LIMIT; i++)
        marks->cell[i] &= (uint16_t)~MARK_TAKEN;
    board_play_mark(board, marks);
    if (hint_visible(play) && !board_play_animating(board))
        hint_mark(play, marks);
}

/* Why the finished game is over, on its last position. */
static void show_cause(const struct app *app, struct shown_cause *shown, struct scene *scene,
                       struct marks *marks)
{
    const struct match *match = &app->session.match;
    if (board_play_animating(&play_state()->board) || match->at != match->length ||
        !match_cause(match, match->at, &shown->cause))
        return;
    cause_set_scene(shown, match, match->at, scene);
    marks->cause = shown;
    for (int cell = 0; cell < CELL_LIMIT; cell++) /* there is nothing to point at any more */
        marks->cell[cell] &= (uint16_t)~MARK_FOCUS;
    for (int i = 0; i < shown->cause.count; i++) /* its ring takes its place */
        marks->cell[shown->cause.cells[i]] &= (uint16_t)~MARK_LAST;
}

static void draw_duel(const struct app *app, struct canvas *canvas, float alpha)
{
    const struct board_play *board = &play_state()->board;
    const struct match *match = &app->session.match;
    const struct timeline *timeline = &board->timeline;
    struct paint paint = app_paint(app, canvas);
    struct duel_names names = {{match_player_name(match, 0), match_player_name(match, 1)}};
    if (game_hides_pieces(match->game))
        duel_prepare(&paint);
    duel_draw(timeline, timeline->time + alpha * (float)TICK * timeline->speed, &board->view.look,
              &paint, &names);
}

/* Where the man goes who is taken or leaves by event `index`; false in a battle, which is shown in
 * its own way. */
static bool landing_place(const struct app *app, int index, struct rect *place)
{
    const struct timeline *timeline = &play_state()->board.timeline;
    const struct event *event = &timeline->events.list[index];
    int nth = 0; /* of its kind in this move */
    for (int i = 0; i < index; i++) {
        const struct event *before = &timeline->events.list[i];
        nth += before->type == event->type && before->player == event->player &&
               before->kind == event->kind;
    }
    return timeline->met <= 0 && play_tray_place(app, event->player, event->kind, nth, place);
}

/* Men that are taken or leave fly to their place on the panel of their side. */
static void place_landings(const struct app *app)
{
    struct board_play *board = &play_state()->board;
    struct timeline *timeline = &board->timeline;
    const struct board_view *view = &board->view;
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        struct rect place;
        bool goes = event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED ||
                    event->type == EVENT_LEFT;
        if (!goes || !landing_place(app, i, &place))
            continue;
        struct point to = board_view_unproject(view, point_at(rect_cx(place), rect_cy(place)));
        timeline->landings[i] =
            (struct landing){.set = true, .x = to.x, .y = to.y, .size = place.h / view->cell};
    }
}

/* Whether the clocks stand still behind the menu: nobody goes on thinking. */
static bool hides_men(const struct app *app)
{
    bool paused = false;
    for (int i = 0; app->covered && i < app->depth; i++)
        paused |= app->stack[i] == &screen_pause;
    return paused && match_is_timed(&app->session.match) && !session_finished(&app->session);
}

/* Smaller beside a result, for which it makes room. */
static void place_board(struct app *app)
{
    board_view_place(&play_state()->board.view,
                     play_shows_result(app) ? result_stage_board(app) : app->layout.board);
}

/* The board, on its way from its usual place to beside a result; with reduced motion it fades out
 * in one and then in in the other, so that never both are seen. */
static void draw_board(const struct app *app, struct canvas *canvas, const struct scene *scene,
                       const struct marks *marks)
{
    const struct board_view *view = &play_state()->board.view;
    struct board_view usual = *view;
    float left = app->transition, t = left * left;
    bool moves = play_shows_result(app) && left > 0, still = app->preferences.reduced_motion;
    int first = canvas->count;
    board_view_place(&usual, app->layout.board);
    board_view_draw(moves && still && left > 0.5f ? &usual : view, &app->theme, canvas, scene,
                    marks);
    if (!moves)
        return;
    if (still) {
        canvas_fade(canvas, first, fabsf(2 * left - 1));
        return;
    }
    struct rect frame = view->frame;
    float by = mix(1, usual.frame.h / frame.h, t);
    /* The point that does not move, as both ends of the motion have it. */
    float anchor = usual.frame.h > frame.h ? (usual.frame.y - frame.y * usual.frame.h / frame.h) /
                                                 (1 - usual.frame.h / frame.h)
                                           : rect_cy(frame);
    canvas_zoom(canvas, first, by, point_at(rect_cx(frame), anchor));
}

void play_draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct play *play = play_state();
    struct board_play *board = &play->board;
    struct scene scene;
    struct marks marks;
    place_board(app);
    if (board_play_animating(board))
        place_landings(app);
    board->concealed = play_conceals(app);
    board_play_scene(board, alpha, &scene);
    set_marks(app, &marks);
    struct shown_cause cause = {.time = play->end_time, .fades = app->preferences.reduced_motion};
    show_cause(app, &cause, &scene, &marks);
    play_draw_panels(app, canvas);
    if (hides_men(app)) {
        scene.count = 0;
        marks_clear(&marks);
        board_view_draw(&board->view, &app->theme, canvas, &scene, &marks);
        return;
    }
    draw_board(app, canvas, &scene, &marks);
    play_draw_notes(app, canvas, &scene);
    draw_duel(app, canvas, alpha);
    if (board_play_animating(board))
        return;
    if (hint_visible(play))
        hint_draw(app, canvas, &scene);
    verdicts_draw(app, canvas);
}
