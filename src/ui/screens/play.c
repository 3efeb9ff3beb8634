#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/event_sounds.h"
#include "ui/board/turn_text.h"
#include "ui/kit/audio.h"
#include "ui/screens/help.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/review.h"

static struct play state;

struct play *play_state(void)
{
    return &state;
}

static const float thinking_pause = 0.35f; /* so that one sees whose move it was */

/* ---- showing the match ---- */

/* Towards whom the board may be turned: the one to move, or the only person. */
static int nearest_player(const struct app *app)
{
    const struct session *session = &app->session;
    switch (session_persons(session)) {
    case 2:
        return state.viewer < 2 ? state.viewer : match_now(&session->match)->turn;
    case 1:
        return session_is_person(session, 0) ? 0 : 1;
    default:
        return 0;
    }
}

/* Takes the present position as the one to choose in. */
static void settle(struct app *app)
{
    struct play *play = &state;
    const struct match *match = &app->session.match;
    struct observation seen;
    play->shown = match->at;
    /* Looking back keeps the viewer: the other's pieces stay hidden. */
    if (play->fresh || match->at == match->length || !session_needs_curtain(&app->session))
        play->viewer = session_viewer(&app->session);
    play->view.turned = app->preferences.turn_board && nearest_player(app) == 1;
    match_observe(match, match->at, play->viewer, &seen);
    bool mine = session_person_to_move(&app->session) && session_may_play_here(&app->session);
    choice_take(&play->choice, match->game, &seen, mine);
    play->think = thinking_pause;
    hint_clear(&play->hint);
    hand_open(&play->hand);
}

static void show_afresh(struct app *app)
{
    struct play *play = &state;
    const struct match *match = &app->session.match;
    memset(play, 0, sizeof *play);
    play->fresh = true;
    board_view_open(&play->view, &app->theme, match->game, &match->settings);
    play->choice.focus = play->refused_cell = CELL_NONE;
    settle(app);
    play->fresh = false;
    if (app->layout.show_focus)
        play->choice.focus = choice_first_focus(&play->choice);
}

static bool announce_end(struct app *app)
{
    struct play *play = &state;
    const struct match *match = &app->session.match;
    struct outcome outcome = match_outcome(match);
    if (!outcome_over(outcome) || match->at != match->length || play->ended)
        return false;
    play->ended = true;
    bool lost = session_persons(&app->session) == 1 && outcome.winner != NOBODY &&
                !session_is_person(&app->session, outcome.winner);
    audio_play(outcome.winner == NOBODY ? SOUND_DRAW : lost ? SOUND_LOSE : SOUND_WIN, 1, 0);
    app_push(app, &screen_game_over);
    return true;
}

static bool must_hand_over(const struct app *app)
{
    return session_needs_curtain(&app->session) && !session_looks_back(&app->session) &&
           session_viewer(&app->session) != state.viewer;
}

/* The other player's turn, with pieces that must not be seen: draw the curtain before anything of
 * theirs is looked up. */
static bool hand_over(struct app *app)
{
    if (!must_hand_over(app))
        return false;
    app_continue_match(app);
    return true;
}

/* Whose turn it is now is told softly, and less so where one sees the other move. */
static void sound_turn(const struct app *app)
{
    const struct match *match = &app->session.match;
    if (match->at == match->length && match->at > 0 && match->steps[match->at - 1].turn_start &&
        session_person_to_move(&app->session))
        audio_play(SOUND_TURN, session_persons(&app->session) == 2 ? 0.3f : 0.5f, 0);
}

static void finish_animation(struct app *app)
{
    struct play *play = &state;
    bool forward = play->timeline.direction >= 0;
    sound_events(&play->timeline, timeline_skip(&play->timeline), &play->view,
                 app->preferences.rumble);
    if (hand_over(app))
        return;
    settle(app);
    if (!announce_end(app) && forward)
        sound_turn(app);
}

bool play_may_review(const struct app *app)
{
    return app->session.match.at == app->session.match.length && session_finished(&app->session);
}

bool play_hides_own(const struct app *app)
{
    return app->preferences.peek && session_needs_curtain(&app->session);
}

/* Whose eyes the board is drawn for just now. */
static int shown_to(const struct app *app)
{
    return play_hides_own(app) && !state.peeking ? VIEWER_STRANGER : state.viewer;
}

/* Shows the step between positions `index` and `index` + 1, forward or backward. */
static void animate(struct app *app, int index, int direction)
{
    struct play *play = &state;
    const struct match *match = &app->session.match;
    struct observation before, after;
    struct events events;
    int viewer = shown_to(app);
    match_observe(match, index, viewer, &before);
    match_observe(match, index + 1, viewer, &after);
    match_events(match, index, viewer, &events);
    unsigned begun =
        timeline_start(&play->timeline, match->game, &play->view.geometry, &before, &after, &events,
                       direction, preferences_speed(&app->preferences));
    sound_events(&play->timeline, begun, &play->view, app->preferences.rumble);
    play->choice.count = 0;
    play->choice.selected = CELL_NONE;
    hint_clear(&play->hint); /* it was for the position that is left */
    if (!timeline_running(&play->timeline))
        finish_animation(app);
}

void play_move(struct app *app, struct move move)
{
    struct match *match = &app->session.match;
    state.message_time = 0;
    keeper_secure(app);
    if (match_play(match, move)) {
        state.ended = false;
        animate(app, match->at - 1, 1);
    }
}

void play_go(struct app *app, int index)
{
    struct match *match = &app->session.match;
    int from = match->at;
    int first = session_first(&app->session);
    index = index < first ? first : index;
    if (index == from || index > match->length)
        return;
    timeline_skip(&state.timeline);
    match_go(match, index);
    audio_play(SOUND_UNDO, 0.7f, 0);
    if (index == from - 1)
        animate(app, index, -1);
    else if (index == from + 1)
        animate(app, from, 1);
    else
        settle(app);
}

/* ---- time ---- */

static void tick(struct app *app)
{
    struct play *play = &state;
    const float step = (float)TICK;
    play->refused = clamped(play->refused - step * 3, 0, 1);
    play->message_time = clamped(play->message_time - step, 0, 60);
    play->awake = clamped(play->awake - step, 0, 60);
    if (timeline_running(&play->timeline)) {
        unsigned begun = timeline_tick(&play->timeline, step);
        sound_events(&play->timeline, begun, &play->view, app->preferences.rumble);
        if (!timeline_running(&play->timeline))
            finish_animation(app);
        return;
    }
    struct match *match = &app->session.match;
    if (match->at == match->length && session_computer_to_move(&app->session)) {
        play->think -= step;
        const struct decision *decision =
            thinker_consult(&app->thinker, &app->session, session_level(&app->session));
        /* The computer has time: it does not make the picture wait for a slow disk. */
        if (decision && play->think <= 0 && !app->keeper.writing)
            play_move(app, decision->move);
    }
    hint_tick(app);
    verdicts_tick(app);
}

/* ---- input ---- */

static void refuse_politely(int cell, const struct fault *fault)
{
    struct play *play = &state;
    play->refused = 1;
    play->refused_cell = cell;
    snprintf(play->message, sizeof play->message, "%s", fault->text);
    play->message_time = 3;
    audio_play(SOUND_REFUSE, 1, hand_pan(&play->view, cell));
}

static void press_cell(struct app *app, int cell)
{
    struct play *play = &state;
    struct move move;
    struct fault fault = {""};
    play->choice.discreet = play_hides_own(app);
    switch (choice_press(&play->choice, cell, &move, &fault)) {
    case CHOICE_SELECTED:
        play->message_time = 0;
        audio_play(SOUND_SELECT, 1, hand_pan(&play->view, cell));
        break;
    case CHOICE_DESELECTED:
        audio_play(SOUND_MENU_BACK, 0.4f, hand_pan(&play->view, cell));
        break;
    case CHOICE_MOVE:
        play_move(app, move);
        break;
    case CHOICE_REFUSED:
        refuse_politely(cell, &fault);
        break;
    case CHOICE_NOTHING:
        if (play->choice.selected != CELL_NONE)
            play->choice.selected = CELL_NONE;
    }
}

/* The strip under the board, held by the pointer; whether the action was meant for it. */
static bool hold_timeline(struct app *app, const struct action *action)
{
    struct play *play = &state;
    if (action->type == ACTION_PRESS && rect_has(app->layout.timeline, action->x, action->y))
        play->scrubbing = true;
    bool held = play->scrubbing;
    if (action->type == ACTION_RELEASE)
        play->scrubbing = false;
    else if (held && (action->type == ACTION_POINT || action->type == ACTION_PRESS))
        play_go(app, play_timeline_index(app, action->x));
    return held;
}

static void reach(struct app *app, const struct action *action)
{
    struct play *play = &state;
    int cell = hand_action(&play->hand, &play->choice, &play->view, action);
    if (cell != CELL_NONE)
        press_cell(app, cell);
}

static void use_tool(struct app *app, int tool)
{
    switch (tool) {
    case TOOL_UNDO:
        play_go(app, session_undo_target(&app->session));
        break;
    case TOOL_REDO:
        if (play_may_review(app))
            app_push(app, &screen_game_over);
        else
            play_go(app, session_redo_target(&app->session));
        break;
    case TOOL_HINT:
        if (play_may_review(app))
            review_page_open(app);
        else
            hint_ask(app);
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

/* One turn back or forth along the history. */
static void scrub(struct app *app, int step)
{
    const struct match *match = &app->session.match;
    play_go(app, step < 0 ? match_turn_before(match) : match_turn_after(match));
}

static void step_back(struct app *app)
{
    if (state.choice.selected != CELL_NONE)
        state.choice.selected = CELL_NONE;
    else
        pause_open(app);
}

/* Own pieces are seen as long as the button is held; letting go anywhere hides them again. */
static void peek_by_pointer(struct play *play, const struct action *action)
{
    if (action->type == ACTION_PRESS)
        play->peeking = play->tools.pressed == TOOL_PEEK;
    else if (action->type == ACTION_RELEASE || action->type == ACTION_FOCUS_LOST)
        play->peeking = false;
}

/* With a gamepad each, only the one whose turn it is plays; the other may ask for the menu. */
static bool is_refused(const struct app *app, const struct action *action)
{
    int viewer = state.viewer;
    int player = viewer < 2 ? viewer : match_now(&app->session.match)->turn;
    return action->type != ACTION_MENU && app_is_others_pad(app, action, player);
}

static void action(struct app *app, const struct action *action)
{
    struct play *play = &state;
    if (is_refused(app, action)) {
        if (action->type == ACTION_ACCEPT)
            audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    play->awake = 3;
    play_list_tools(app);
    /* A press during an animation jumps to its end and then counts in the position it led to. */
    bool press = action_is_press(action) || action->type == ACTION_UNDO ||
                 action->type == ACTION_REDO || action->type == ACTION_HINT ||
                 action->type == ACTION_SCRUB || action->type == ACTION_WHEEL;
    if (press && timeline_running(&play->timeline)) {
        finish_animation(app);
        if (app_screen(app) != &screen_play)
            return;
    }
    struct pick pick = {.id = 0};
    if (action->type == ACTION_POINT || action->type == ACTION_PRESS ||
        action->type == ACTION_RELEASE)
        pick = form_action(&play->tools, action);
    peek_by_pointer(play, action);
    if (pick.id) {
        use_tool(app, pick.id);
        return;
    }
    switch (action->type) {
    case ACTION_POINT:
    case ACTION_PRESS:
    case ACTION_RELEASE:
        if (!hold_timeline(app, action))
            reach(app, action);
        break;
    case ACTION_FOCUS:
    case ACTION_ACCEPT:
        reach(app, action);
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
        play->peeking = action->pressed;
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

/* All of the last turn: where men were taken or left the board, too, is something to see. What
 * ended the game in words changed nothing. */
void play_mark_last_move(const struct match *match, int index, int viewer, struct marks *marks)
{
    struct events events;
    while (index > 0 && match->steps[index - 1].move.verb >= VERB_RESIGN)
        index--;
    if (match_ply(match, index) == 0) /* setups are nobody's business */
        return;
    for (int step = turn_start(match, index - 1); step < index; step++) {
        match_events(match, step, viewer, &events);
        for (int i = 0; i < events.count; i++) {
            const struct event *event = &events.list[i];
            bool leaves = event->type == EVENT_REMOVED || event->type == EVENT_CAPTURED ||
                          event->type == EVENT_EXITED;
            bool comes = event->type == EVENT_MOVED || event->type == EVENT_PLACED ||
                         event->type == EVENT_ATTACKED;
            if ((leaves || comes) && event->from < CELL_LIMIT)
                marks->cell[event->from] |= MARK_LAST;
            if (comes && event->to < CELL_LIMIT)
                marks->cell[event->to] |= MARK_LAST;
        }
    }
}

static void set_marks(const struct app *app, struct marks *marks)
{
    const struct play *play = &state;
    marks_clear(marks);
    marks->coordinates = app->preferences.coordinates;
    marks->time = play->awake > 0 ? 3 - play->awake : 0;
    marks->refused = play->refused;
    marks->refused_cell = (uint8_t)play->refused_cell;
    play_mark_last_move(&app->session.match, app->session.match.at, play->viewer, marks);
    if (timeline_running(&play->timeline))
        return;
    choice_mark(&play->choice, marks);
    if (hint_told(play))
        hint_mark(&play->hint, marks);
    hand_mark(&play->hand, &play->choice, marks);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct play *play = &state;
    struct scene scene;
    struct marks marks;
    board_view_place(&play->view, app->layout.board);
    if (timeline_running(&play->timeline)) {
        float ahead = alpha * (float)TICK * play->timeline.speed * (float)play->timeline.direction;
        timeline_scene(&play->timeline, play->timeline.time + ahead, &scene);
    } else {
        struct observation seen = play->choice.now;
        if (shown_to(app) == VIEWER_STRANGER)
            match_observe(&app->session.match, app->session.match.at, VIEWER_STRANGER, &seen);
        scene_at_rest(&scene, play->view.game, &play->view.geometry, &seen);
    }
    set_marks(app, &marks);
    play_draw_panels(app, canvas);
    board_view_draw(&play->view, &app->theme, canvas, &scene, &marks);
    if (!timeline_running(&play->timeline))
        verdicts_draw(app, canvas);
}

static bool busy(const struct app *app)
{
    const struct play *play = &state;
    const struct match *match = &app->session.match;
    bool computer = match->at == match->length && session_computer_to_move(&app->session);
    return timeline_running(&play->timeline) || play->refused > 0 || play->message_time > 0 ||
           play->awake > 0 || computer || play->hint.wanted || verdicts_busy(app);
}

/* A newcomer first sees what the opponent did. */
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
    } else if (fresh || state.shown != app->session.match.at) {
        show_afresh(app);
        if (fresh && !announce_end(app))
            replay_last_move(app);
    }
}

static void leave(struct app *app)
{
    struct play *play = &state;
    if (timeline_running(&play->timeline)) {
        timeline_skip(&play->timeline);
        if (!must_hand_over(app))
            settle(app);
        play->interrupted = true;
    }
    play->scrubbing = play->peeking = play->hint.wanted = false;
    thinker_forget(&app->thinker);
    hand_open(&play->hand);
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.view, &app->theme);
}

static bool moves(const struct app *app)
{
    (void)app;
    return timeline_running(&state.timeline);
}

void play_open(struct app *app)
{
    state.fresh = true;
    app_home(app, &screen_play);
}

const struct screen screen_play = {
    .name = "play",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.tools,
    .enter = enter,
    .leave = leave,
    .action = action,
    .tick = tick,
    .retheme = retheme,
    .draw = draw,
    .busy = busy,
    .pad_lost = pause_open,
    .view = &state.view,
    .choice = &state.choice,
    .focus = &state.choice.focus,
    .moves = moves,
};
