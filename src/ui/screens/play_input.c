/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the players press while a match is shown. */
#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/help.h"
#include "ui/screens/notes.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"
#include "ui/screens/question.h"
#include "ui/screens/review.h"
static struct move chosen_move; /* played if the question is answered with yes */

static void play_chosen(struct app *app)
{
    play_move(app, chosen_move);
}

static void branch(struct app *app)
{
    keeper_branch(&app->keeper, &app->session);
    play_move(app, chosen_move);
}

/* A finished game stands as it is: what is played from its past is another one. */
static void branch_if_allowed(struct app *app)
{
    if (session_finished(&app->session))
        branch(app);
    else
        fair_take_back(app, app->session.match.at, branch);
}

/* Moves that are not just taken back are kept: asked once, then it is another game. The move that
 * was made here anyway only leads on to the next position. */
static void choose_move(struct app *app, struct move move)
{
    int at = app->session.match.at;
    bool known =
        at < app->session.match.length && move_equal(app->session.match.steps[at].move, move);
    chosen_move = move;
    if (known && session_is_looking_back(&app->session)) {
        play_look(app, at + 1);
        return;
    }
    if (known) {
        play_move(app, move);
        return;
    }
    if (!session_would_discard(&app->session, move)) {
        fair_take_back(app, at, play_chosen);
        return;
    }
    const struct match *match = &app->session.match;
    struct question question = {
        .yes = _("Play on from here"),
        .no = _("Back"),
        .player = match_now(match)->turn,
        .agreed = branch_if_allowed,
    };
    int moves = match->length - match->at;
    snprintf(question.text, sizeof question.text,
             tr_plural("%d move was played from here. It is kept as a separate game.",
                       "%d moves were played from here. They are kept as a separate game.",
                       (unsigned long)moves),
             moves);
    question_open(app, &question);
}

/* Dragging on the timeline below the board; true if the action was for it. */
static bool hold_timeline(struct app *app, const struct action *action)
{
    struct play *play = play_state();
    if (action->type == ACTION_PRESS && rect_has(play_timeline_track(app), action->x, action->y))
        play->scrubbing = true;
    bool held = play->scrubbing;
    if (action->type == ACTION_RELEASE)
        play->scrubbing = false;
    else if (held && (action->type == ACTION_POINT || action->type == ACTION_PRESS))
        play_look(app, play_timeline_index(app, action->x));
    return held;
}

/* A press on a move of the list shows the position after it; whether the action was meant for it.
 */
static bool press_listed_turn(struct app *app, const struct action *action)
{
    int turn = play_listed_turn(app, action->x, action->y);
    play_state()->pointed_turn = action->device == DEVICE_TOUCH ? 0 : turn;
    if (action->type == ACTION_PRESS && turn > 0)
        play_look(app, turn);
    return action->type == ACTION_PRESS && turn > 0;
}

static void use_board(struct app *app, const struct action *action)
{
    struct play *play = play_state();
    struct move move;
    int noted = play_note_cell(app, action);
    if (noted != CELL_NONE) {
        play->board.choice.focus = noted;
        notes_open(app, play_reader(app), noted);
        return;
    }
    play->board.choice.discreet = play_hides_own_pieces(app);
    if (board_play_action(&play->board, action, &move) == CHOICE_MOVE)
        choose_move(app, move);
}

static void use_tool(struct app *app, int tool)
{
    switch (tool) {
    case TOOL_UNDO:
        if (session_undo_target(&app->session) != app->session.match.at)
            fair_take_back(app, session_undo_target(&app->session), play_take_back);
        else
            fair_refuse_undo(app);
        break;
    case TOOL_REDO:
        play_redo(app);
        break;
    case TOOL_HINT:
        if (play_can_review(app))
            review_page_open(app);
        else
            hint_request(app);
        break;
    case TOOL_RULES:
        help_open(app, app->session.match.game);
        break;
    case TOOL_MENU:
        pause_open(app);
        break;
    default:
        break;
    }
}

/* One turn back or forward in the history. */
static void scrub(struct app *app, int step)
{
    const struct match *match = &app->session.match;
    play_look(app, step < 0 ? match_turn_before(match) : match_turn_after(match));
}

static void step_back(struct app *app)
{
    struct play *play = play_state();
    if (play->board.choice.selected != CELL_NONE)
        play->board.choice.selected = CELL_NONE;
    else
        pause_open(app);
}

/* A player's own pieces are shown while the button is held, or until it is pressed again. */
static void peek(const struct app *app, bool pressed)
{
    struct play *play = play_state();
    if (!app->preferences.peek_toggle)
        play->peeking = pressed;
    else if (pressed)
        play->peeking = !play->peeking;
}

static void peek_by_pointer(const struct app *app, const struct action *action)
{
    struct play *play = play_state();
    bool on_button = play->tools.pressed == TOOL_PEEK;
    bool toggles = app->preferences.peek_toggle;
    if (action->type == ACTION_PRESS && (on_button || !toggles))
        peek(app, on_button);
    else if ((action->type == ACTION_RELEASE && !toggles) || action->type == ACTION_FOCUS_LOST)
        play->peeking = false;
}

/* With a gamepad each, only the player to move can act; the other can open the menu. A move, and
 * the end of the game, is taken back by the player who made it. */
static bool is_refused(const struct app *app, const struct action *action)
{
    const struct match *match = &app->session.match;
    int viewer = play_state()->board.viewer;
    if (action->type == ACTION_UNDO) {
        int decision = session_undo_target(&app->session);
        return pads_is_from_other(app, action, match_seat_of(match, decision));
    }
    int present = match_position(match, session_present(&app->session))->turn;
    int player = viewer < 2 && action->type != ACTION_REDO ? viewer : present;
    return action->type != ACTION_MENU && pads_is_others(app, action, player);
}

/* Away from the window nobody sees a clock run. */
static bool stops_clocks(const struct app *app, const struct action *action)
{
    return action->type == ACTION_FOCUS_LOST && match_is_timed(&app->session.match) &&
           !session_finished(&app->session);
}

void play_action(struct app *app, const struct action *action)
{
    struct play *play = play_state();
    if (stops_clocks(app, action)) {
        pause_open(app);
        return;
    }
    if (is_refused(app, action)) {
        if (action->type == ACTION_ACCEPT)
            audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    board_play_wake(&play->board);
    if (play->end_beat > 0 && action_is_press(action)) { /* seen enough */
        play_show_result(app);
        return;
    }
    play_list_tools(app);
    if (board_play_is_skipped_by(&play->board, action)) {
        play_finish_animation(app);
        if (app_screen(app) != &screen_play || play->end_beat > 0)
            return;
    }
    struct pick pick = {.id = 0};
    if (action->type == ACTION_POINT || action->type == ACTION_PRESS ||
        action->type == ACTION_RELEASE)
        pick = form_action(&play->tools, action);
    peek_by_pointer(app, action);
    if (pick.id) {
        use_tool(app, pick.id);
        return;
    }
    switch (action->type) {
    case ACTION_POINT:
    case ACTION_PRESS:
    case ACTION_RELEASE:
        if (!hold_timeline(app, action) && !press_listed_turn(app, action))
            use_board(app, action);
        break;
    case ACTION_FOCUS:
    case ACTION_ACCEPT:
        use_board(app, action);
        break;
    case ACTION_BACK:
        step_back(app);
        break;
    case ACTION_MENU:
        use_tool(app, TOOL_MENU);
        break;
    case ACTION_UNDO:
        use_tool(app, TOOL_UNDO);
        break;
    case ACTION_REDO:
        use_tool(app, TOOL_REDO);
        break;
    case ACTION_HINT:
        use_tool(app, TOOL_HINT);
        break;
    case ACTION_PEEK:
        peek(app, action->pressed);
        break;
    case ACTION_SCRUB:
    case ACTION_WHEEL:
        scrub(app, action->step);
        break;
    default:
        break;
    }
}
