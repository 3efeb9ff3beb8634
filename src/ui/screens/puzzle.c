/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/puzzle.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/question.h"

static struct puzzle_page state;

static const float flash_seconds = 0.7f;
/* After a wrong answer in a run: a refutation has been seen by then, a sentence has not. */
static const float seen_seconds = 0.8f, read_seconds = 2.6f;

struct puzzle_page *puzzle_page(void)
{
    return &state;
}

static void clear(void)
{
    practice_close();
    runs_close();
    puzzle_board_close(&state.board);
    memset(&state, 0, sizeof state);
}

void puzzle_open(struct app *app, enum puzzle_mode mode, const struct game *game)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    if (!puzzle_shelf_open(app) || puzzle_shelf_books(game, books) == 0) {
        app_notice(app, _("There are no puzzles here."));
        return;
    }
    clear();
    state.mode = mode;
    state.game = game;
    if (!puzzle_is_run(&state)) {
        practice_begin(app);
        app_push(app, &screen_puzzle);
        return;
    }
    runs_begin(app, mode == MODE_RUSH ? &puzzle_rush : &puzzle_streak);
    if (state.running) /* it may have been over already */
        app_push(app, &screen_rush);
}

void puzzle_show(struct app *app, const struct puzzle *puzzle)
{
    puzzle_board_begin(app, &state.board, puzzle);
    state.counted = false;
    state.linger = 0;
    app->redraw = true;
}

/* ---- answers ---- */

static void count(struct app *app, bool solved)
{
    if (state.counted)
        return;
    state.counted = true;
    if (puzzle_is_run(&state))
        runs_count(app, solved);
    else
        practice_count(app, solved);
}

/* Higher with every puzzle solved in a row. */
static enum sound combo_sound(void)
{
    int row = puzzle_is_run(&state) ? state.kept.run.streak : 3;
    return (enum sound)(SOUND_COMBO_1 + (row < 1 ? 0 : row > 5 ? 4 : row - 1));
}

static void flash(bool good)
{
    state.flash = flash_seconds;
    state.flash_good = good;
}

static void take_news(struct app *app, enum puzzle_news news)
{
    if (news == PUZZLE_NEWS_SOLVED) {
        count(app, !state.board.failed);
        audio_play(combo_sound(), 1, 0);
        flash(true);
        if (puzzle_is_run(&state))
            runs_next(app);
    } else if (news == PUZZLE_NEWS_WRONG) {
        count(app, false);
        audio_play(SOUND_REFUSE, 1, 0);
        flash(false);
        state.linger = state.board.has_sheet ? read_seconds : seen_seconds;
    }
}

/* ---- buttons ---- */

static void give_up(struct app *app)
{
    count(app, false);
    audio_play(SOUND_SELECT, 0.7f, 0);
    puzzle_board_solve(app, &state.board);
}

/* Before the answer it counts as a failure, which nobody should cause by a slip of the finger. */
static void show_solution(struct app *app)
{
    if (!puzzle_is_run(&state) && state.counted) {
        give_up(app);
        return;
    }
    if (puzzle_is_run(&state) || !puzzle_board_waits(&state.board)) {
        audio_play(SOUND_REFUSE, 0.5f, 0);
        return;
    }
    struct question question = {
        .yes = _("Solution"), .no = _("No, play on"), .player = NOBODY, .agreed = give_up};
    snprintf(question.title, sizeof question.title, "%s", _("Show the solution?"));
    snprintf(question.text, sizeof question.text, "%s", _("The puzzle then counts as failed."));
    question_open(app, &question);
}

static void try_again(void)
{
    if (puzzle_is_run(&state) || state.board.stage == PUZZLE_STAGE_TRYING) {
        audio_play(SOUND_REFUSE, 0.5f, 0);
        return;
    }
    audio_play(SOUND_UNDO, 0.7f, 0);
    puzzle_board_again(&state.board);
}

static void go_on(struct app *app)
{
    if (puzzle_is_run(&state)) {
        if (!runs_skip(app))
            audio_play(SOUND_REFUSE, 0.5f, 0);
        return;
    }
    audio_play(SOUND_MENU_ACCEPT, 0.7f, 0);
    if (!practice_next(app))
        app_pop(app);
}

static void leave_page(struct app *app)
{
    if (puzzle_is_run(&state))
        runs_pause(app);
    else
        app_pop(app);
}

static void step(struct app *app, int direction)
{
    if (!puzzle_board_step(app, &state.board, direction))
        audio_play(SOUND_REFUSE, 0.4f, 0);
}

static void use_button(struct app *app, int id)
{
    switch (id) {
    case PUZZLE_CONTINUE:
        state.paused = false;
        state.form.focus = 0;
        break;
    case PUZZLE_END:
        runs_end(app);
        break;
    case PUZZLE_PUT_OFF:
        app_pop(app);
        break;
    case PUZZLE_EARLIER:
    case PUZZLE_LATER:
        step(app, id == PUZZLE_EARLIER ? -1 : 1);
        break;
    case PUZZLE_AGAIN:
        try_again();
        break;
    case PUZZLE_SOLUTION:
        show_solution(app);
        break;
    case PUZZLE_NEXT:
        go_on(app);
        break;
    case PUZZLE_LEAVE:
        leave_page(app);
        break;
    default:
        break;
    }
}

/* ---- input ---- */

static bool is_pointer(const struct action *action)
{
    return action->type == ACTION_POINT || action->type == ACTION_PRESS ||
           action->type == ACTION_RELEASE;
}

/* A press on the board when the puzzle is done: what most people want next. */
static bool use_result(struct app *app, const struct action *action)
{
    bool press = (action->type == ACTION_ACCEPT && !action->repeat) || action->type == ACTION_PRESS;
    if (!press || puzzle_is_run(&state) || puzzle_board_shows(&state.board))
        return false;
    if (state.board.stage == PUZZLE_STAGE_SOLVED)
        go_on(app);
    else if (state.board.stage == PUZZLE_STAGE_FAILED || state.board.stage == PUZZLE_STAGE_WALKING)
        try_again();
    else
        return false;
    return true;
}

/* In a run, a press goes on at once. */
static bool skip_linger(struct app *app, const struct action *action)
{
    if (!puzzle_is_run(&state) || state.board.stage != PUZZLE_STAGE_FAILED ||
        !action_is_press(action) || action->type == ACTION_BACK)
        return false;
    runs_next(app);
    return true;
}

static void use_board(struct app *app, const struct action *action)
{
    switch (action->type) {
    case ACTION_BACK:
        if (state.board.board.choice.selected != CELL_NONE)
            state.board.board.choice.selected = CELL_NONE;
        else
            leave_page(app);
        break;
    case ACTION_MENU:
        leave_page(app);
        break;
    case ACTION_UNDO:
        try_again();
        break;
    case ACTION_REDO:
        go_on(app);
        break;
    case ACTION_HINT:
        show_solution(app);
        break;
    case ACTION_SCRUB:
        step(app, action->step);
        break;
    case ACTION_WHEEL:
        step(app, action->step > 0 ? 1 : -1);
        break;
    default:
        if (!use_result(app, action) && !skip_linger(app, action))
            take_news(app, puzzle_board_action(app, &state.board, action));
    }
}

static void use_dialog(struct app *app, const struct action *action)
{
    int id = form_action(&state.form, action).id;
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        id = PUZZLE_CONTINUE;
    use_button(app, id);
}

static void action(struct app *app, const struct action *action)
{
    puzzle_list_buttons(app);
    if (state.paused) {
        use_dialog(app, action);
        return;
    }
    if (action->type == ACTION_FOCUS_LOST) {
        if (state.mode == MODE_RUSH)
            runs_pause(app);
        return;
    }
    if (action->type != ACTION_POINT && action->type != ACTION_RELEASE)
        state.clock_on = state.mode == MODE_RUSH;
    int id = is_pointer(action) ? form_action(&state.form, action).id : 0;
    if (id)
        use_button(app, id);
    else if (!is_pointer(action) || !state.form.focus_visible)
        use_board(app, action);
}

/* ---- time ---- */

/* Not while it is being read aloud. */
static bool counts_down(const struct app *app)
{
    return state.mode == MODE_RUSH && !state.clock_on && !state.paused &&
           !app->preferences.reduced_motion && !app->preferences.speech;
}

static void tick_ready(struct app *app)
{
    int before = (int)state.ready;
    if (!counts_down(app))
        return;
    state.ready -= (float)TICK;
    if (state.ready > 0 && (int)state.ready != before)
        audio_play(SOUND_CLOCK, 0.6f, 0);
    state.clock_on = state.ready <= 0;
}

static void tick_points(void)
{
    float goal = (float)state.kept.run.score, way = goal - state.points;
    state.points = way < 1 ? goal : state.points + larger(1, way * (float)TICK * 7);
}

static void tick_run(struct app *app)
{
    const struct puzzle_board *board = &state.board;
    tick_points();
    tick_ready(app);
    runs_pass(app, TICK);
    if (state.running && board->stage == PUZZLE_STAGE_FAILED && (state.linger -= (float)TICK) <= 0)
        runs_next(app);
}

static void tick(struct app *app)
{
    if (state.paused)
        return;
    state.flash = clamped(state.flash - (float)TICK, 0, flash_seconds);
    take_news(app, puzzle_board_tick(app, &state.board));
    if (state.running)
        tick_run(app);
    puzzle_shelf_watch(app);
}

static void let_time_pass(struct app *app, double seconds)
{
    if (state.running)
        runs_pass(app, seconds);
}

static bool busy(const struct app *app)
{
    (void)app;
    bool moves = puzzle_board_busy(&state.board) || state.flash > 0;
    if (state.running)
        moves = moves || state.points < (float)state.kept.run.score ||
                state.board.stage == PUZZLE_STAGE_FAILED;
    return moves && !state.paused;
}

static bool alive(const struct app *app)
{
    return counts_down(app);
}

/* ---- the screen ---- */

static void leave(struct app *app)
{
    if (state.running)
        runs_pause(app);
}

static void close_page(struct app *app)
{
    (void)app;
    clear();
    puzzle_shelf_close();
}

static void retheme(struct app *app)
{
    if (state.board.open)
        board_view_retheme(&state.board.board.view, &app->theme);
}

static const char *status(const struct app *app)
{
    char task[PUZZLE_TEXT];
    (void)app;
    if (!state.board.open)
        return "";
    puzzle_task(state.board.attempt.puzzle, task);
    snprintf(state.status, sizeof state.status, "%s",
             state.paused           ? _("Paused")
             : *state.board.message ? state.board.message
                                    : task);
    return state.status;
}

/* Where a piece is to be named: what has been seen of it. */
static const char *about_cell(const struct app *app, int cell)
{
    (void)app;
    state.evidence[0] = '\0';
    if (state.board.has_sheet && cell < CELL_LIMIT && puzzle_board_waits(&state.board))
        sheet_evidence(&state.board.sheet, cell, state.evidence);
    return state.evidence;
}

static const struct game *game_shown(const struct app *app)
{
    (void)app;
    return state.board.open ? state.board.attempt.match.game : NULL;
}

#define PUZZLE_SCREEN                                                                              \
    .state = &state, .state_size = sizeof state, .form = &state.form, .leave = leave,              \
    .action = action, .tick = tick, .sleep = let_time_pass, .board = &state.board.board,           \
    .status = status, .about_cell = about_cell, .game = game_shown, .retheme = retheme,            \
    .draw = puzzle_draw, .busy = busy, .alive = alive, .due = runs_due, .close = close_page,       \
    .need = {.column_h = 34}

const struct screen screen_puzzle = {.name = "puzzle", PUZZLE_SCREEN};
const struct screen screen_rush = {.name = "rush", .music = "rush", PUZZLE_SCREEN};
