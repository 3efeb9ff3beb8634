/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_play.h"

#include <stdio.h>
#include <string.h>

#include "ui/board/event_sounds.h"
#include "ui/kit/audio.h"
#include "ui/kit/clock.h"

static const float seconds_awake = 3, message_seconds = 3;

void board_play_open(struct board_play *board, const struct theme *theme, const struct match *match)
{
    memset(board, 0, sizeof *board);
    board->match = match;
    board->refused_cell = board->choice.focus = board->choice.selected = CELL_NONE;
    board_view_open(&board->view, theme, match->game, &match->settings);
    board_input_clear(&board->input);
}

void board_play_set_position(struct board_play *board, int index, int viewer, bool mine)
{
    struct observation seen;
    board->index = index;
    board->viewer = viewer;
    match_observe(board->match, index, viewer, &seen);
    choice_set_position(&board->choice, board->match->game, &seen, mine);
    board_input_clear(&board->input);
}

void board_play_ask_for_piece(struct board_play *board, int index, int viewer)
{
    board_play_set_position(board, index, viewer, false);
    struct observation seen = board->choice.now;
    choice_set_suspects(&board->choice, board->match->game, &seen);
}

/* ---- showing moves ---- */

static void sound(struct board_play *board, unsigned begun)
{
    sound_events(&board->timeline, begun, &board->view, board->rumble);
}

bool board_play_animate(struct board_play *board, const struct board_step *step)
{
    int viewer = board->concealed ? VIEWER_STRANGER : board->viewer;
    board->rumble = step->rumble;
    timeline_set_step(&board->timeline, board->match, step->index, viewer, &board->view.geometry);
    board->timeline.fades = step->fades;
    sound(board, timeline_start(&board->timeline, step->direction, step->speed));
    board->choice.count = 0;
    board->choice.selected = CELL_NONE;
    return board_play_animating(board);
}

void board_play_finish(struct board_play *board)
{
    sound(board, timeline_skip(&board->timeline));
}

void board_play_stop(struct board_play *board)
{
    timeline_skip(&board->timeline);
}

/* ---- time ---- */

bool board_play_tick(struct board_play *board)
{
    const float step = (float)TICK;
    board->refused = clamped(board->refused - step * 3, 0, 1);
    board->message_time = clamped(board->message_time - step, 0, message_seconds);
    board->awake = clamped(board->awake - step, 0, seconds_awake);
    if (!board_play_animating(board))
        return false;
    sound(board, timeline_tick(&board->timeline, step));
    return !board_play_animating(board);
}

bool board_play_busy(const struct board_play *board)
{
    return board_play_animating(board) || board->refused > 0 || board->message_time > 0 ||
           board->awake > 0;
}

void board_play_wake(struct board_play *board)
{
    board->awake = seconds_awake;
}

/* ---- choosing ---- */

bool board_play_is_skipped_by(const struct board_play *board, const struct action *action)
{
    return board_play_animating(board) &&
           (action_is_press(action) || action->type == ACTION_UNDO || action->type == ACTION_REDO ||
            action->type == ACTION_HINT || action->type == ACTION_SCRUB ||
            action->type == ACTION_WHEEL);
}

static void show_refusal(struct board_play *board, int cell, const struct fault *fault)
{
    board->refused = 1;
    board->refused_cell = cell;
    snprintf(board->message, sizeof board->message, "%s", fault->text);
    board->message_time = message_seconds;
}

enum choice_answer board_play_action(struct board_play *board, const struct action *action,
                                     struct move *move)
{
    struct fault fault = {""};
    int cell = board_input_action(&board->input, &board->choice, &board->view, action);
    if (cell == CELL_NONE)
        return CHOICE_NOTHING;
    float pan = board_view_pan(&board->view, cell);
    enum choice_answer answer = choice_press(&board->choice, cell, move, &fault);
    switch (answer) {
    case CHOICE_SELECTED:
        board->message_time = 0;
        audio_play(SOUND_SELECT, 1, pan);
        break;
    case CHOICE_DESELECTED:
        audio_play(SOUND_MENU_BACK, 0.4f, pan);
        break;
    case CHOICE_MOVE:
        board->message_time = 0;
        break;
    case CHOICE_REFUSED:
        show_refusal(board, cell, &fault);
        audio_play(SOUND_REFUSE, 1, pan);
        break;
    case CHOICE_NOTHING:
        board->choice.selected = CELL_NONE;
    }
    return answer;
}

/* ---- drawing ---- */

void board_play_scene(const struct board_play *board, float alpha, struct scene *scene)
{
    const struct timeline *timeline = &board->timeline;
    if (board_play_animating(board)) {
        float ahead = alpha * (float)TICK * timeline->speed * (float)timeline->direction;
        timeline_scene(timeline, timeline->time + ahead, scene);
        return;
    }
    struct observation seen = board->choice.now;
    if (board->concealed)
        match_observe(board->match, board->index, VIEWER_STRANGER, &seen);
    scene_at_rest(scene, board->view.game, &board->view.geometry, &seen);
    scene_light_turn(scene, board->match, board->index, seen.viewer);
}

void board_play_mark(const struct board_play *board, struct marks *marks)
{
    marks->time = board->awake > 0 ? seconds_awake - board->awake : 0;
    marks->refused = board->refused;
    marks->refused_cell = (uint8_t)board->refused_cell;
    if (board_play_animating(board))
        return;
    choice_mark(&board->choice, marks);
    board_input_mark(&board->input, &board->choice, marks);
}
