/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/puzzle_board.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/puzzle_shelf.h"

/* Seconds before the next move is shown. */
static const float reply_pause = 0.2f, refutation_pause = 0.55f, walk_pause = 0.8f;

static const struct puzzle *puzzle_on(const struct puzzle_board *table)
{
    return table->attempt.puzzle;
}

static bool asks_for_piece(const struct puzzle_board *table)
{
    return puzzle_on(table)->kind->aim == PUZZLE_DEDUCE;
}

static const struct match *match_of(const struct puzzle_board *table)
{
    return &table->attempt.match;
}

/* ---- what is said ---- */

static void say(struct puzzle_board *table, const char *text)
{
    snprintf(table->message, sizeof table->message, "%s", text);
}

static void say_of_move(struct puzzle_board *table, const char *text, struct move move)
{
    char name[MOVE_TEXT];
    move_format(match_of(table)->game, move, name);
    const struct filling fillings[] = {{"move", name}, {NULL, NULL}};
    table->message[0] = '\0';
    text_fill(table->message, sizeof table->message, text, fillings);
}

static const char *wrong_words(enum puzzle_aim aim)
{
    switch (aim) {
    case PUZZLE_WIN:
        return _("{move} does not force the win.");
    case PUZZLE_TAKE:
        return _("{move} does not force the capture.");
    case PUZZLE_HOLD:
        return _("{move} loses the game.");
    default:
        return _("{move} does not save everything.");
    }
}

/* ---- what is shown ---- */

/* Shows a position at rest; the last one waits for an answer if one is due. */
static void show_at(struct puzzle_board *table, int index)
{
    struct board_play *board = &table->board;
    int focus = board->choice.focus;
    bool mine = table->stage == PUZZLE_STAGE_TRYING && index == match_of(table)->at;
    board_play_stop(board);
    if (mine && asks_for_piece(table))
        board_play_ask_for_piece(board, index, board->viewer);
    else
        board_play_set_position(board, index, board->viewer, mine);
    board->choice.focus = focus;
}

static bool animate(const struct app *app, struct puzzle_board *table, int index, int direction)
{
    return board_play_animate(&table->board,
                              &(struct board_step){.index = index,
                                                   .direction = direction,
                                                   .speed = preferences_speed(&app->preferences),
                                                   .fades = app->preferences.reduced_motion,
                                                   .rumble = app->preferences.rumble});
}

static void take_sheet(struct puzzle_board *table)
{
    table->has_sheet = asks_for_piece(table);
    if (table->has_sheet)
        sheet_take(&table->sheet, match_of(table), table->board.viewer);
}

void puzzle_board_begin(struct app *app, struct puzzle_board *table, const struct puzzle *puzzle)
{
    puzzle_board_close(table);
    puzzle_try_begin(&table->attempt, puzzle, puzzle_shelf_prover());
    struct board_play *board = &table->board;
    int solver = match_now(match_of(table))->turn;
    board_play_open(board, &app->theme, match_of(table));
    board->viewer = game_hides_pieces(match_of(table)->game) ? solver : VIEWER_ALL;
    board->view.turned = app->preferences.turn_board && solver == 1;
    table->open = true;
    table->stage = PUZZLE_STAGE_TRYING;
    table->failed = table->by_itself = false;
    table->pause = 0;
    say(table, "");
    take_sheet(table);
    board_play_wake(board);
    show_at(table, match_of(table)->at);
    board->choice.focus = choice_first_focus(&board->choice);
    app->reader.match = NULL; /* nobody has played these moves just now */
}

void puzzle_board_close(struct puzzle_board *table)
{
    if (!table->open)
        return;
    puzzle_try_end(&table->attempt);
    if (table->has_sheet)
        sheet_free(&table->sheet);
    table->open = table->has_sheet = false;
}

void puzzle_board_again(struct puzzle_board *table)
{
    puzzle_try_again(&table->attempt);
    table->stage = PUZZLE_STAGE_TRYING;
    table->pause = 0;
    say(table, "");
    show_at(table, match_of(table)->at);
    table->board.choice.focus = choice_first_focus(&table->board.choice);
}

/* ---- answers ---- */

static enum puzzle_news solve(struct puzzle_board *table)
{
    table->stage = PUZZLE_STAGE_SOLVED;
    say(table, "");
    if (table->has_sheet)
        sheet_describe(&table->sheet, puzzle_on(table)->cell, table->message);
    show_at(table, match_of(table)->at);
    return PUZZLE_NEWS_SOLVED;
}

static enum puzzle_news fail(struct puzzle_board *table)
{
    table->failed = true;
    table->stage = PUZZLE_STAGE_REFUTING;
    table->pause = refutation_pause;
    show_at(table, match_of(table)->at);
    return PUZZLE_NEWS_WRONG;
}

/* The answer, or a reply, has been shown. */
static enum puzzle_news go_on(struct puzzle_board *table)
{
    switch (table->attempt.verdict) {
    case PUZZLE_SOLVED:
        return solve(table);
    case PUZZLE_WRONG:
        return fail(table);
    case PUZZLE_RIGHT:
        table->stage = PUZZLE_STAGE_REPLYING;
        table->pause = reply_pause;
        say(table, _("Right so far. Go on!"));
        show_at(table, match_of(table)->at);
        return PUZZLE_NEWS_RIGHT;
    default:
        table->stage = PUZZLE_STAGE_TRYING; /* the turn goes on */
        show_at(table, match_of(table)->at);
        return PUZZLE_NEWS_NONE;
    }
}

/* The opponent's next move, or what comes after the last one. */
static enum puzzle_news next_reply(struct app *app, struct puzzle_board *table);

static enum puzzle_news shown(struct app *app, struct puzzle_board *table)
{
    board_play_finish(&table->board);
    switch (table->stage) {
    case PUZZLE_STAGE_JUDGED:
        return go_on(table);
    case PUZZLE_STAGE_REPLYING:
        if (table->attempt.verdict == PUZZLE_SOLVED)
            return solve(table);
        show_at(table, match_of(table)->at);
        table->pause = reply_pause;
        return table->attempt.line.length > 0 ? PUZZLE_NEWS_NONE : next_reply(app, table);
    case PUZZLE_STAGE_REFUTING:
        table->pause = refutation_pause;
        show_at(table, match_of(table)->at);
        return PUZZLE_NEWS_NONE;
    default:
        show_at(table, table->board.index);
        table->pause = table->by_itself ? walk_pause : 0;
        return PUZZLE_NEWS_NONE;
    }
}

static enum puzzle_news next_reply(struct app *app, struct puzzle_board *table)
{
    table->pause = 0;
    if (puzzle_try_reply(&table->attempt))
        return animate(app, table, match_of(table)->at - 1, 1) ? PUZZLE_NEWS_NONE
                                                               : shown(app, table);
    table->stage =
        table->stage == PUZZLE_STAGE_REFUTING ? PUZZLE_STAGE_FAILED : PUZZLE_STAGE_TRYING;
    show_at(table, match_of(table)->at);
    return PUZZLE_NEWS_NONE;
}

static enum puzzle_news name_piece(struct puzzle_board *table, int cell)
{
    if (puzzle_try_cell(&table->attempt, cell) == PUZZLE_SOLVED)
        return solve(table);
    table->failed = true;
    table->stage = PUZZLE_STAGE_FAILED;
    sheet_describe(&table->sheet, cell, table->message);
    show_at(table, match_of(table)->at);
    return PUZZLE_NEWS_WRONG;
}

static enum puzzle_news try_move(struct app *app, struct puzzle_board *table, struct move move)
{
    int before = match_of(table)->at;
    say(table, "");
    if (puzzle_try_move(&table->attempt, move) == PUZZLE_WRONG)
        say_of_move(table, wrong_words(puzzle_on(table)->kind->aim), move);
    table->stage = PUZZLE_STAGE_JUDGED;
    bool moves = match_of(table)->at > before && animate(app, table, before, 1);
    return moves ? PUZZLE_NEWS_NONE : shown(app, table);
}

/* ---- walking ---- */

static int first_step(const struct puzzle_board *table)
{
    int index = 0;
    while (index < table->attempt.from &&
           match_position(match_of(table), index)->phase == PHASE_SETUP)
        index++;
    return index;
}

bool puzzle_board_can_step(const struct puzzle_board *table, int direction)
{
    int index = table->board.index + direction;
    return table->stage != PUZZLE_STAGE_JUDGED && table->stage != PUZZLE_STAGE_REPLYING &&
           index >= first_step(table) && index <= match_of(table)->at;
}

/* In words only what came before the puzzle: the moves since then are listed. */
static void say_step(struct puzzle_board *table, int step)
{
    char name[MOVE_TEXT];
    move_format(match_of(table)->game, match_of(table)->steps[step].move, name);
    if (step < table->attempt.from)
        snprintf(table->message, sizeof table->message, _("Before the puzzle: %s"), name);
    else if (table->stage == PUZZLE_STAGE_WALKING)
        say(table, _("The solution"));
}

bool puzzle_board_step(struct app *app, struct puzzle_board *table, int direction)
{
    struct board_play *board = &table->board;
    if (!puzzle_board_can_step(table, direction))
        return false;
    board_play_stop(board);
    if (table->stage == PUZZLE_STAGE_REFUTING) /* it is looked at by hand now */
        table->stage = PUZZLE_STAGE_FAILED;
    int step = direction > 0 ? board->index : board->index - 1;
    table->pause = 0;
    say_step(table, step);
    board->index += direction;
    if (!animate(app, table, step, direction))
        shown(app, table);
    if (board->index == match_of(table)->at && table->stage == PUZZLE_STAGE_TRYING)
        say(table, "");
    return true;
}

void puzzle_board_solve(struct app *app, struct puzzle_board *table)
{
    const struct puzzle *puzzle = puzzle_on(table);
    (void)app;
    board_play_stop(&table->board);
    table->failed |= table->stage != PUZZLE_STAGE_SOLVED;
    puzzle_try_again(&table->attempt);
    for (int i = 0; i < puzzle->line.length; i++)
        match_play(&table->attempt.match, puzzle->line.moves[i]);
    table->stage = PUZZLE_STAGE_WALKING;
    say(table, _("The solution"));
    if (table->has_sheet)
        sheet_describe(&table->sheet, puzzle->cell, table->message);
    table->by_itself = puzzle->line.length > 0;
    table->pause = table->by_itself ? walk_pause : 0;
    show_at(table, table->attempt.from);
}

static void walk_on(struct app *app, struct puzzle_board *table)
{
    table->pause = 0;
    table->by_itself = puzzle_board_step(app, table, 1);
}

/* ---- input and time ---- */

bool puzzle_board_waits(const struct puzzle_board *table)
{
    return table->open && table->stage == PUZZLE_STAGE_TRYING;
}

bool puzzle_board_shows(const struct puzzle_board *table)
{
    return board_play_animating(&table->board) || table->pause > 0;
}

/* A press jumps to the end of what is being shown. */
static enum puzzle_news skip(struct app *app, struct puzzle_board *table)
{
    enum puzzle_news news = PUZZLE_NEWS_NONE;
    if (board_play_animating(&table->board))
        return shown(app, table);
    if (table->stage == PUZZLE_STAGE_REFUTING) {
        while (puzzle_try_reply(&table->attempt))
            continue;
        news = next_reply(app, table);
    } else if (table->stage == PUZZLE_STAGE_REPLYING) {
        news = next_reply(app, table);
    } else if (table->by_itself) {
        walk_on(app, table);
    }
    return news;
}

enum puzzle_news puzzle_board_action(struct app *app, struct puzzle_board *table,
                                     const struct action *action)
{
    struct move move;
    board_play_wake(&table->board);
    if (puzzle_board_shows(table)) {
        if (!action_is_press(action) || action->repeat)
            return PUZZLE_NEWS_NONE;
        return skip(app, table);
    }
    if (table->stage != PUZZLE_STAGE_TRYING)
        return PUZZLE_NEWS_NONE;
    if (table->board.index != match_of(table)->at) { /* looking back */
        if (action_is_press(action)) {
            say(table, "");
            show_at(table, match_of(table)->at);
        }
        return PUZZLE_NEWS_NONE;
    }
    if (strcmp(table->message, table->board.message) == 0 && action->type != ACTION_RELEASE)
        say(table, ""); /* a refusal has been read by then */
    enum choice_answer answer = board_play_action(&table->board, action, &move);
    if (answer == CHOICE_REFUSED)
        say(table, table->board.message);
    if (answer != CHOICE_MOVE)
        return PUZZLE_NEWS_NONE;
    return asks_for_piece(table) ? name_piece(table, move.to) : try_move(app, table, move);
}

enum puzzle_news puzzle_board_tick(struct app *app, struct puzzle_board *table)
{
    if (board_play_tick(&table->board))
        return shown(app, table);
    if (board_play_animating(&table->board) || table->pause <= 0 ||
        (table->pause -= (float)TICK) > 0)
        return PUZZLE_NEWS_NONE;
    if (table->by_itself && table->stage == PUZZLE_STAGE_WALKING) {
        walk_on(app, table);
        return PUZZLE_NEWS_NONE;
    }
    return next_reply(app, table);
}

bool puzzle_board_busy(const struct puzzle_board *table)
{
    return board_play_busy(&table->board) || table->pause > 0;
}

/* ---- what can be known ---- */

void puzzle_board_evidence(const struct puzzle_board *table, char text[SHEET_SENTENCE])
{
    const struct choice *choice = &table->board.choice;
    int cell = choice->selected != CELL_NONE ? choice->selected : choice->focus;
    *text = '\0';
    if (table->has_sheet && cell < CELL_LIMIT && table->stage == PUZZLE_STAGE_TRYING)
        sheet_evidence(&table->sheet, cell, text);
}

void puzzle_board_army(const struct puzzle_board *table, char text[SHEET_TEXT])
{
    const struct game *game = match_of(table)->game;
    *text = '\0';
    for (int kind = 0; table->has_sheet && kind < game->kind_count; kind++)
        for (int i = sheet_count(&table->sheet, kind).left; i > 0; i--) {
            size_t used = strlen(text);
            snprintf(text + used, SHEET_TEXT - used, "%s%s", used > 0 ? " " : "",
                     game->kinds[kind].symbol);
        }
}

/* ---- drawing ---- */

void puzzle_board_draw_bare(const struct app *app, struct canvas *canvas,
                            struct puzzle_board *table, struct rect box)
{
    static const struct scene nothing;
    struct marks marks;
    marks_clear(&marks);
    marks.coordinates = app->preferences.coordinates;
    board_view_place(&table->board.view, box);
    board_view_draw(&table->board.view, &app->theme, canvas, &nothing, &marks);
}

void puzzle_board_draw(const struct app *app, struct canvas *canvas, struct puzzle_board *table,
                       struct rect box, float alpha)
{
    struct scene scene;
    struct marks marks;
    struct board_view *view = &table->board.view;
    board_view_place(view, box);
    marks_clear(&marks);
    marks.coordinates = app->preferences.coordinates;
    if (table->stage == PUZZLE_STAGE_TRYING)
        board_play_mark(&table->board, &marks);
    bool told = table->stage == PUZZLE_STAGE_SOLVED || table->stage == PUZZLE_STAGE_WALKING;
    if (table->has_sheet && told)
        marks.cell[puzzle_on(table)->cell] |= MARK_HINT;
    board_play_scene(&table->board, alpha, &scene);
    board_view_draw(view, &app->theme, canvas, &scene, &marks);
}
