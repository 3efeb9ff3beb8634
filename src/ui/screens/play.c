/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play.h"

#include "ui/app.h"
#include "ui/board/cause_marks.h"
#include "ui/kit/audio.h"
#include "ui/screens/pause.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"
#include "ui/screens/play_status.h"

static struct play state;

struct play *play_state(void)
{
    return &state;
}

static const float thinking_pause = 0.35f; /* so that the computer's move is noticed */
static const float end_beat = 1.6f;        /* so that one sees how it ended, and why */

/* ---- showing the match ---- */

/* The player the board may be turned towards: the one to move, or the only person. */
static int nearest_player(const struct app *app)
{
    const struct session *session = &app->session;
    switch (session_person_count(session)) {
    case 2:
        return state.board.viewer < 2 ? state.board.viewer : match_now(&session->match)->turn;
    case 1:
        return session_is_person(session, 0) ? 0 : 1;
    default:
        return 0;
    }
}

/* Shows the current position at rest, ready for a move. */
static void settle(struct app *app)
{
    struct board_play *board = &state.board;
    const struct match *match = &app->session.match;
    /* Looking back keeps the viewer, so that the other's pieces stay hidden. */
    if (state.fresh || match->at == match->length || !session_needs_curtain(&app->session))
        board->viewer = session_viewer(&app->session);
    board->view.turned = app->preferences.turn_board && nearest_player(app) == 1;
    board_play_set_position(board, match->at, board->viewer,
                            session_person_to_move(&app->session) &&
                                session_may_play_here(&app->session));
    state.think = thinking_pause;
    hint_clear(&state.hint);
}

static void show_afresh(struct app *app)
{
    state = (struct play){.fresh = true, .end_time = cause_seconds};
    board_play_open(&state.board, &app->theme, &app->session.match);
    settle(app);
    state.fresh = false;
    if (app->layout.show_focus)
        state.board.choice.focus = choice_first_focus(&state.board.choice);
}

static bool announce_end(struct app *app)
{
    struct play *play = &state;
    const struct match *match = &app->session.match;
    struct outcome outcome = match_outcome(match);
    if (!outcome_over(outcome) || match->at != match->length || play->ended)
        return false;
    play->ended = true;
    play->end_beat = end_beat;
    play->end_time = 0;
    contests_count(app);
    if (app->session.end_seen)
        return true;
    bool lost = session_person_count(&app->session) == 1 && outcome.winner != NOBODY &&
                !session_is_person(&app->session, outcome.winner);
    audio_play(outcome.winner == NOBODY ? SOUND_DRAW : lost ? SOUND_LOSE : SOUND_WIN, 1, 0);
    return true;
}

void play_show_result(struct app *app)
{
    state.end_beat = 0;
    state.end_time = cause_seconds;
    app_push(app, contests_is_run(app) ? &screen_bout : &screen_game_over);
}

static bool must_hand_over(const struct app *app)
{
    return session_needs_curtain(&app->session) && !session_is_rewound(&app->session) &&
           session_viewer(&app->session) != state.board.viewer;
}

/* Closes the curtain before anything of the other player's hidden pieces is looked up. */
static bool hand_over(struct app *app)
{
    if (!must_hand_over(app))
        return false;
    app_continue_match(app);
    return true;
}

/* Softer when both players watch the same board. */
static void sound_turn(const struct app *app)
{
    const struct match *match = &app->session.match;
    if (match->at != match->length || match->at == 0 || !match->steps[match->at - 1].turn_start)
        return;
    if (session_end_is_near(&app->session)) /* a heartbeat under the music */
        audio_play(SOUND_TENSION, 0.8f, 0);
    if (session_person_to_move(&app->session))
        audio_play(SOUND_TURN, session_person_count(&app->session) == 2 ? 0.3f : 0.5f, 0);
}

void play_finish_animation(struct app *app)
{
    bool forward = state.board.timeline.direction >= 0;
    board_play_finish(&state.board);
    if (hand_over(app))
        return;
    settle(app);
    if (!announce_end(app) && forward)
        sound_turn(app);
}

bool play_can_review(const struct app *app)
{
    return app->session.match.at == app->session.match.length && session_finished(&app->session);
}

bool play_shows_result(const struct app *app)
{
    return app->covered &&
           (app_screen(app) == &screen_game_over || app_screen(app) == &screen_bout);
}

bool play_hides_own_pieces(const struct app *app)
{
    return app->preferences.peek && session_needs_curtain(&app->session);
}

bool play_conceals(const struct app *app)
{
    return play_hides_own_pieces(app) && !state.peeking;
}

/* Shows the step between positions `index` and `index` + 1, forward or backward. */
static void animate(struct app *app, int index, int direction)
{
    struct board_step step = {.index = index,
                              .direction = direction,
                              .speed = preferences_speed(&app->preferences),
                              .fades = app->preferences.reduced_motion,
                              .rumble = app->preferences.rumble};
    hint_clear(&state.hint); /* it was for the old position */
    state.board.concealed = play_conceals(app);
    if (!board_play_animate(&state.board, &step))
        play_finish_animation(app);
}

void play_move(struct app *app, struct move move)
{
    struct match *match = &app->session.match;
    state.board.message_time = 0;
    keeper_secure(&app->keeper, &app->session);
    if (match_play(match, move)) {
        state.ended = app->session.end_seen = false;
        animate(app, match->at - 1, 1);
    }
}

/* `go` brings the game there, or only looks. */
static void travel(struct app *app, int index, void (*go)(struct session *session, int index))
{
    struct match *match = &app->session.match;
    int from = match->at;
    int first = session_first(&app->session);
    index = index < first ? first : index;
    if (index == from || index > match->length)
        return;
    board_play_stop(&state.board);
    state.end_beat = 0;
    go(&app->session, index);
    audio_play(SOUND_UNDO, 0.7f, 0);
    if (index == from - 1)
        animate(app, index, -1);
    else if (index == from + 1)
        animate(app, from, 1);
    else
        settle(app);
}

void play_look(struct app *app, int index)
{
    travel(app, index, session_look);
}

void play_take_back(struct app *app)
{
    travel(app, session_undo_target(&app->session), session_take_back);
}

void play_redo(struct app *app)
{
    if (play_can_review(app))
        play_show_result(app);
    else if (session_is_looking_back(&app->session))
        play_look(app, session_present(&app->session));
    else if (fair_can_swap(app))
        play_move(app, move_word(VERB_SWAP));
    else
        travel(app, session_redo_target(&app->session), session_go);
}

/* ---- time ---- */

/* The computer's move, hints and verdicts, while nothing is animated. */
static void think(struct app *app)
{
    struct match *match = &app->session.match;
    if (match->at == match->length && session_computer_to_move(&app->session)) {
        state.think -= (float)TICK;
        const struct decision *decision =
            thinker_consult(&app->thinker, &app->session, session_level(&app->session));
        /* Waits for a slow disk here, rather than block the picture. */
        if (decision && state.think <= 0 && !keeper_busy(&app->keeper))
            play_move(app, fair_reply(app, decision));
    }
    hint_tick(app);
    verdicts_tick(app);
}

void play_pass_time(struct app *app, double seconds)
{
    if (!play_clock_pass(app, seconds))
        return;
    state.ended = false;
    state.board.message_time = 0;
    settle(app);
    announce_end(app);
    app->redraw = true;
}

static void tick(struct app *app)
{
    if (board_play_tick(&state.board))
        play_finish_animation(app);
    play_pass_time(app, TICK);
    state.end_time = clamped(state.end_time + (float)TICK, 0, cause_seconds);
    if (state.end_beat > 0 && !board_play_animating(&state.board) &&
        (state.end_beat -= (float)TICK) <= 0)
        play_show_result(app);
    if (app_screen(app) == &screen_play && !board_play_animating(&state.board))
        fair_tick(app);
    if (app_screen(app) == &screen_play && !board_play_animating(&state.board))
        think(app);
}

static bool busy(const struct app *app)
{
    const struct play *play = &state;
    const struct match *match = &app->session.match;
    bool computer = match->at == match->length && session_computer_to_move(&app->session);
    return board_play_busy(&play->board) || play->end_beat > 0 || computer || play->hint.wanted ||
           verdicts_busy(app) || fair_busy(app);
}

/* The player who opens the curtain first sees the opponent's move. */
static void replay_last_move(struct app *app)
{
    const struct match *match = &app->session.match;
    if (session_needs_curtain(&app->session) && match->at == match->length &&
        match->at > session_first(&app->session))
        animate(app, match->at - 1, 1);
}

static void enter(struct app *app)
{
    bool fresh = state.fresh;
    if (!fresh && state.interrupted) {
        state.interrupted = false;
        play_finish_animation(app);
    } else if (fresh || state.board.index != app->session.match.at) {
        show_afresh(app);
        if (fresh && !announce_end(app))
            replay_last_move(app);
    }
}

static void leave(struct app *app)
{
    struct play *play = &state;
    if (board_play_animating(&play->board)) {
        board_play_stop(&play->board);
        if (!must_hand_over(app))
            settle(app);
        play->interrupted = true;
    }
    play->scrubbing = play->peeking = play->hint.wanted = false;
    thinker_forget(&app->thinker);
    keeper_note_clock(&app->keeper, &app->session);
    board_input_clear(&play->board.input);
}

static void close(struct app *app)
{
    (void)app;
    play_sheet_close();
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.board.view, &app->theme);
}

void play_open(struct app *app)
{
    state.fresh = true;
    app_home(app, &screen_play);
}

/* The panel of the player to move says what to do. */
static int attention(const struct app *app, struct rect *box)
{
    int turn = match_position(&app->session.match, play_reported_index(app))->turn;
    /* The board stays in sight beside the panels; above them, it is what is to be seen. */
    bool above = app->layout.seen.y > app->layout.seen.x;
    *box = above ? state.board.view.frame : app->layout.player[turn];
    return 1 + turn;
}

const struct screen screen_play = {
    .name = "play",
    .need = PLAY_NEED,
    .attention = attention,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.tools,
    .enter = enter,
    .leave = leave,
    .action = play_action,
    .tick = tick,
    .sleep = play_pass_time,
    .due = play_clock_due,
    .retheme = retheme,
    .draw = play_draw,
    .busy = busy,
    .pad_lost = pause_open,
    .close = close,
    .about_cell = play_about_cell,
    .board = &state.board,
    .status = play_status,
};
