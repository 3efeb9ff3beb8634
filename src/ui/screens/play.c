#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/event_text.h"
#include "ui/app.h"
#include "ui/board/cause_marks.h"
#include "ui/board/duel.h"
#include "ui/board/turn_text.h"
#include "ui/kit/audio.h"
#include "ui/screens/help.h"
#include "ui/screens/notes.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"
#include "ui/screens/play_status.h"
#include "ui/screens/play_trays.h"
#include "ui/screens/question.h"
#include "ui/screens/review.h"

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
    play->end_time = app->preferences.reduced_motion ? cause_seconds : 0;
    contests_count(app);
    if (app->session.end_seen)
        return true;
    bool lost = session_person_count(&app->session) == 1 && outcome.winner != NOBODY &&
                !session_is_person(&app->session, outcome.winner);
    audio_play(outcome.winner == NOBODY ? SOUND_DRAW : lost ? SOUND_LOSE : SOUND_WIN, 1, 0);
    return true;
}

/* The result follows when the beat is over, or earlier. */
static void show_result(struct app *app)
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

/* Continues after a move has been shown. */
static void finish_animation(struct app *app)
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

static bool is_concealed(const struct app *app)
{
    return play_hides_own_pieces(app) && !state.peeking;
}

/* Shows the step between positions `index` and `index` + 1, forward or backward. */
static void animate(struct app *app, int index, int direction)
{
    struct board_step step = {.index = index,
                              .direction = direction,
                              .speed = preferences_speed(&app->preferences),
                              .rumble = app->preferences.rumble};
    hint_clear(&state.hint); /* it was for the old position */
    state.board.concealed = is_concealed(app);
    if (!board_play_animate(&state.board, &step))
        finish_animation(app);
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

/* Forward again, or on to the result. */
static void return_or_redo(struct app *app)
{
    if (play_can_review(app))
        show_result(app);
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
        finish_animation(app);
    play_pass_time(app, TICK);
    state.end_time = clamped(state.end_time + (float)TICK, 0, cause_seconds);
    if (state.end_beat > 0 && !board_play_animating(&state.board) &&
        (state.end_beat -= (float)TICK) <= 0)
        show_result(app);
    if (app_screen(app) == &screen_play && !board_play_animating(&state.board))
        fair_tick(app);
    if (app_screen(app) == &screen_play && !board_play_animating(&state.board))
        think(app);
}

/* ---- input ---- */

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
    struct play *play = &state;
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
    state.pointed_turn = action->device == DEVICE_TOUCH ? 0 : turn;
    if (action->type == ACTION_PRESS && turn > 0)
        play_look(app, turn);
    return action->type == ACTION_PRESS && turn > 0;
}

static void use_board(struct app *app, const struct action *action)
{
    struct move move;
    int noted = play_note_cell(app, action);
    if (noted != CELL_NONE) {
        state.board.choice.focus = noted;
        notes_open(app, play_reader(app), noted);
        return;
    }
    state.board.choice.discreet = play_hides_own_pieces(app);
    if (board_play_action(&state.board, action, &move) == CHOICE_MOVE)
        choose_move(app, move);
}

static void undo(struct app *app)
{
    travel(app, session_undo_target(&app->session), session_take_back);
}

static void use_tool(struct app *app, int tool)
{
    switch (tool) {
    case TOOL_UNDO:
        if (session_undo_target(&app->session) != app->session.match.at)
            fair_take_back(app, session_undo_target(&app->session), undo);
        break;
    case TOOL_REDO:
        return_or_redo(app);
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
    if (state.board.choice.selected != CELL_NONE)
        state.board.choice.selected = CELL_NONE;
    else
        pause_open(app);
}

/* A player's own pieces are shown while the button is held, or until it is pressed again. */
static void peek(const struct app *app, bool pressed)
{
    if (!app->preferences.peek_toggle)
        state.peeking = pressed;
    else if (pressed)
        state.peeking = !state.peeking;
}

static void peek_by_pointer(const struct app *app, const struct action *action)
{
    bool on_button = state.tools.pressed == TOOL_PEEK;
    bool toggles = app->preferences.peek_toggle;
    if (action->type == ACTION_PRESS && (on_button || !toggles))
        peek(app, on_button);
    else if ((action->type == ACTION_RELEASE && !toggles) || action->type == ACTION_FOCUS_LOST)
        state.peeking = false;
}

/* With a gamepad each, only the player to move can act; the other can open the menu. A move, and
 * the end of the game, is taken back by the player who made it. */
static bool is_refused(const struct app *app, const struct action *action)
{
    const struct match *match = &app->session.match;
    int viewer = state.board.viewer;
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

static void action(struct app *app, const struct action *action)
{
    struct play *play = &state;
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
        show_result(app);
        return;
    }
    play_list_tools(app);
    if (board_play_is_skipped_by(&state.board, action)) {
        finish_animation(app);
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

/* ---- drawing ---- */

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
            if ((leaves || comes) && event->from < CELL_LIMIT)
                marks->cell[event->from] |= MARK_LAST;
            if (comes && event->to < CELL_LIMIT)
                marks->cell[event->to] |= MARK_LAST;
        }
    }
}

static void set_marks(const struct app *app, struct marks *marks)
{
    const struct match *match = &app->session.match;
    marks_clear(marks);
    marks->coordinates = app->preferences.coordinates && !play_shows_result(app);
    play_mark_last_move(match, match->at, state.board.viewer, marks);
    board_play_mark(&state.board, marks);
    if (hint_visible(&state) && !board_play_animating(&state.board))
        hint_mark(&state, marks);
}

/* Why the finished game is over, on its last position. */
static void show_cause(const struct app *app, struct shown_cause *shown, struct scene *scene,
                       struct marks *marks)
{
    const struct match *match = &app->session.match;
    if (board_play_animating(&state.board) || match->at != match->length ||
        !match_cause(match, match->at, &shown->cause))
        return;
    cause_set_scene(shown, match, match->at, scene);
    marks->cause = shown;
    for (int cell = 0; cell < CELL_LIMIT; cell++) /* there is nothing to point at any more */
        marks->cell[cell] &= (uint8_t)~MARK_FOCUS;
}

static void draw_duel(const struct app *app, struct canvas *canvas, float alpha)
{
    const struct match *match = &app->session.match;
    const struct timeline *timeline = &state.board.timeline;
    struct paint paint = app_paint(app, canvas);
    struct duel_names names = {{match_player_name(match, 0), match_player_name(match, 1)}};
    duel_draw(timeline, timeline->time + alpha * (float)TICK * timeline->speed,
              &state.board.view.look, &paint, &names);
}

/* Where a man taken by event `index` goes; false in a battle, which is shown in its own way. */
static bool landing_place(const struct app *app, int index, struct rect *place)
{
    const struct timeline *timeline = &state.board.timeline;
    const struct event *event = &timeline->events.list[index];
    int nth = 0; /* of its kind in this move */
    for (int i = 0; i < index; i++) {
        const struct event *before = &timeline->events.list[i];
        nth += before->type == event->type && before->player == event->player &&
               before->kind == event->kind;
    }
    return timeline->met <= 0 && play_tray_place(app, event->player, event->kind, nth, place);
}

/* Men that are taken fly to their place on the panel of their side. */
static void place_landings(const struct app *app)
{
    struct timeline *timeline = &state.board.timeline;
    const struct board_view *view = &state.board.view;
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        struct rect place;
        if ((event->type != EVENT_CAPTURED && event->type != EVENT_REMOVED) ||
            !landing_place(app, i, &place))
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

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct scene scene;
    struct marks marks;
    board_view_place(&state.board.view, app->layout.board);
    if (board_play_animating(&state.board))
        place_landings(app);
    state.board.concealed = is_concealed(app);
    board_play_scene(&state.board, alpha, &scene);
    set_marks(app, &marks);
    struct shown_cause cause = {.time = state.end_time};
    show_cause(app, &cause, &scene, &marks);
    play_draw_panels(app, canvas);
    if (hides_men(app)) {
        scene.count = 0;
        marks_clear(&marks);
        board_view_draw(&state.board.view, &app->theme, canvas, &scene, &marks);
        return;
    }
    board_view_draw(&state.board.view, &app->theme, canvas, &scene, &marks);
    play_draw_notes(app, canvas, &scene);
    draw_duel(app, canvas, alpha);
    if (board_play_animating(&state.board))
        return;
    if (hint_visible(&state))
        hint_draw(app, canvas, &scene);
    verdicts_draw(app, canvas);
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
        finish_animation(app);
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
    *box = app->layout.player[turn];
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
    .action = action,
    .tick = tick,
    .sleep = play_pass_time,
    .due = play_clock_due,
    .retheme = retheme,
    .draw = draw,
    .busy = busy,
    .pad_lost = pause_open,
    .close = close,
    .about_cell = play_about_cell,
    .board = &state.board,
    .status = play_status,
};
