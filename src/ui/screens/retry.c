/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/retry.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "play/mistakes.h"
#include "ui/app.h"
#include "ui/board/board_marks.h"
#include "ui/kit/audio.h"
#include "ui/screens/review.h"

static struct retry_page state;

static const float shown_pause = 1.4f; /* for a wrong try, and for an answer */

struct retry_page *retry_state(void)
{
    return &state;
}

static const struct review *review(void)
{
    return &review_state()->review;
}

/* ---- which mistakes ---- */

bool retry_has(const struct app *app, int index)
{
    const struct match *match = &app->session.match;
    return review_is_turning_point(review(), index) &&
           (session_person_count(&app->session) == 0 ||
            session_is_person(&app->session, match_position(match, index)->turn));
}

/* Of the game under review. */
static int list_mistakes(const struct app *app, int steps[RETRY_MAX])
{
    int count = 0;
    for (int i = review()->first; i < review()->done && count < RETRY_MAX; i++)
        if (retry_has(app, i))
            steps[count++] = i;
    return count;
}

/* ---- the line ---- */

static void close_line(struct app *app)
{
    (void)app;
    if (state.open)
        match_free(&state.line);
    state.open = false;
}

/* The game again, as far as the mistake. */
static void open_line(const struct app *app, int index)
{
    const struct match *match = &app->session.match;
    struct match_plan plan = match_plan(match);
    match_begin(&state.line, &plan);
    for (int i = 0; i < index; i++)
        match_play(&state.line, match->steps[i].move);
    state.open = true;
}

static void settle(bool mine)
{
    board_play_stop(&state.board);
    board_play_set_position(&state.board, state.line.at, VIEWER_ALL, mine);
}

static void say(const char *text, const char *move)
{
    const struct filling fillings[] = {{"move", move}, {NULL, NULL}};
    state.message[0] = '\0';
    text_fill(state.message, sizeof state.message, text, fillings);
}

static void say_of_move(const char *text, struct move move)
{
    char name[MOVE_TEXT];
    move_format(state.line.game, move, name);
    say(text, name);
}

static void begin(struct app *app, int index)
{
    close_line(app);
    open_line(app, index);
    state.at = index;
    state.stage = RETRY_TRYING;
    state.known = state.shown = false;
    state.pause = 0;
    board_play_open(&state.board, &app->theme, &state.line);
    settle(true);
    board_play_wake(&state.board);
    state.board.choice.focus = choice_first_focus(&state.board.choice);
    say_of_move(_("You played {move} here. Find something better."),
                app->session.match.steps[index].move);
}

static void reset(struct app *app)
{
    close_line(app);
    memset(&state, 0, sizeof state);
}

bool retry_open(struct app *app, int index)
{
    reset(app);
    state.count = list_mistakes(app, state.steps);
    if (state.count == 0)
        return false;
    while (state.number + 1 < state.count && state.steps[state.number] < index)
        state.number++;
    begin(app, state.steps[state.number]);
    app_push(app, &screen_retry);
    return true;
}

/* ---- mistakes of past games ---- */

static bool read_noted(struct mistakes *noted)
{
    char path[PATH_TEXT];
    return data_path("mistakes.txt", path) && mistakes_read(noted, path, NULL);
}

int retry_noted(void)
{
    static struct mistakes noted;
    return read_noted(&noted) ? mistakes_open(&noted) : 0;
}

void retry_note(struct app *app)
{
    char path[PATH_TEXT];
    int steps[RETRY_MAX];
    struct fault fault;
    const char *file = keeper_file(&app->keeper, &app->session);
    int count = session_person_count(&app->session) > 0 ? list_mistakes(app, steps) : 0;
    if (file && count > 0 && data_path("mistakes.txt", path) &&
        !mistakes_note(path, file, steps, count, &fault))
        app_notice(app, fault.text);
}

static void note_solved(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    const char *file = keeper_file(&app->keeper, &app->session);
    if (file && data_path("mistakes.txt", path) && !mistakes_solve(path, file, state.at, &fault))
        app_notice(app, fault.text);
}

/* A game that was taken up again since may no longer have the move. */
static bool can_be_tried(const struct session *session, int step)
{
    const struct match *match = &session->match;
    return session_finished(session) && step < match->length &&
           !move_is_for_match(match->steps[step].move) &&
           match_position(match, step)->phase != PHASE_SETUP;
}

/* Loads the game of the newest mistake before `last` and lists what it has; false if it is gone. */
static bool load_noted(struct app *app, const struct mistakes *noted, int last)
{
    const char *file = noted->list[last].file;
    bool copied;
    struct fault fault;
    if (!keeper_has(&app->keeper, file) ||
        !keeper_load(&app->keeper, file, &app->session, &copied, &fault))
        return false;
    contests_follow(app);
    for (int i = 0; i <= last && state.count < RETRY_MAX; i++)
        if (!noted->list[i].solved && strcmp(noted->list[i].file, file) == 0 &&
            can_be_tried(&app->session, noted->list[i].step))
            state.steps[state.count++] = noted->list[i].step;
    return state.count > 0;
}

static bool begin_noted(struct app *app)
{
    static struct mistakes noted;
    reset(app);
    state.training = true;
    if (!read_noted(&noted))
        return false;
    for (int i = noted.count - 1; i >= 0; i--)
        if (!noted.list[i].solved && load_noted(app, &noted, i)) {
            begin(app, state.steps[0]);
            return true;
        }
    return false;
}

bool retry_open_noted(struct app *app)
{
    if (!begin_noted(app))
        return false;
    app_push(app, &screen_retry);
    return true;
}

/* ---- trying ---- */

static bool animate(const struct app *app, int index, int direction)
{
    return board_play_animate(&state.board,
                              &(struct board_step){.index = index,
                                                   .direction = direction,
                                                   .speed = preferences_speed(&app->preferences),
                                                   .fades = app->preferences.reduced_motion,
                                                   .rumble = app->preferences.rumble});
}

static void finish_animation(struct app *app);

static void play(struct app *app, struct move move)
{
    if (match_play(&state.line, move) && !animate(app, state.line.at - 1, 1))
        finish_animation(app);
}

static struct move old_move(const struct app *app)
{
    return app->session.match.steps[state.at].move;
}

static void judge(struct app *app)
{
    struct move made = state.line.steps[state.at].move;
    if (appraisal_accepts(state.line.game, &state.values, made)) {
        state.stage = RETRY_SOLVED;
        state.solved++;
        note_solved(app);
        say_of_move(move_equal(made, state.values.moves[0].move)
                        ? _("{move} is the best move here.")
                        : _("{move} is about as good as the best move."),
                    made);
        audio_play((enum sound)(SOUND_COMBO_1 + (state.solved < 5 ? state.solved - 1 : 4)), 1, 0);
    } else {
        state.stage = RETRY_WRONG;
        state.pause = shown_pause;
        say_of_move(move_equal(made, old_move(app)) ? _("{move} is what you played.")
                                                    : _("{move} is not good enough."),
                    made);
        audio_play(SOUND_REFUSE, 1, 0);
    }
    settle(false);
    app->redraw = true;
}

static void take_back(struct app *app)
{
    int last = state.line.at - 1;
    state.pause = 0;
    state.stage = RETRY_TRYING;
    match_go(&state.line, state.at);
    if (last != state.at || !animate(app, last, -1))
        settle(true);
}

static bool has_answer(const struct app *app)
{
    const struct match *match = &app->session.match;
    return state.at + 1 <= match->length && !outcome_over(match_outcome_at(match, state.at + 1)) &&
           match_position(match, state.at + 1)->turn != match_position(match, state.at)->turn;
}

/* The old move has been shown: now the answer to it, as soon as it is known. */
static void refute(struct app *app)
{
    bool answered = state.line.at > state.at + 1;
    if (answered || !has_answer(app)) {
        state.pause = 2 * shown_pause;
        return;
    }
    const struct appraisal *answers =
        thinker_appraise(&app->thinker, &app->session, state.at + 1, REVIEW_NODES);
    if (!answers)
        return;
    if (answers->cancelled) {
        state.pause = shown_pause;
        return;
    }
    struct move answer = answers->moves[0].move;
    say_of_move(_("{move} is the answer to it."), answer);
    play(app, answer);
}

static void finish_animation(struct app *app)
{
    (void)app;
    board_play_finish(&state.board);
    settle(state.stage == RETRY_TRYING);
}

/* Asks for the values of all moves as soon as the position is shown. */
static void appraise_moves(struct app *app)
{
    if (state.known)
        return;
    const struct appraisal *values =
        thinker_appraise(&app->thinker, &app->session, state.at, REVIEW_NODES);
    if (!values)
        return;
    if (values->cancelled) { /* no memory to think with */
        audio_play(SOUND_REFUSE, 0.6f, 0);
        app_pop(app);
        return;
    }
    state.values = *values;
    state.known = true;
}

static void tick(struct app *app)
{
    appraise_moves(app);
    if (app_screen(app) != &screen_retry)
        return;
    if (board_play_tick(&state.board))
        finish_animation(app);
    if (board_play_animating(&state.board))
        return;
    if (state.stage == RETRY_JUDGING && state.known)
        judge(app);
    else if (state.stage == RETRY_REFUTING && state.pause <= 0)
        refute(app);
    else if (state.pause > 0 && (state.pause -= (float)TICK) <= 0)
        take_back(app);
}

static bool busy(const struct app *app)
{
    (void)app;
    return board_play_busy(&state.board) || !state.known || state.pause > 0 ||
           state.stage == RETRY_JUDGING || state.stage == RETRY_REFUTING;
}

/* ---- input ---- */

static void show_why(struct app *app)
{
    if (state.stage != RETRY_TRYING && state.stage != RETRY_SOLVED) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    board_play_stop(&state.board);
    match_go(&state.line, state.at);
    settle(false);
    state.stage = RETRY_REFUTING;
    say_of_move(_("You played {move}."), old_move(app));
    play(app, old_move(app));
}

static void show_better(void)
{
    if (state.stage != RETRY_TRYING || !state.known) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    state.shown = true;
    say_of_move(_("{move} was better."), state.values.moves[0].move);
    audio_play(SOUND_SELECT, 0.7f, 0);
}

static bool is_last(void)
{
    return state.number + 1 >= state.count;
}

static void go_on(struct app *app)
{
    audio_play(SOUND_MENU_ACCEPT, 0.7f, 0);
    if (!is_last())
        begin(app, state.steps[++state.number]);
    else if (!state.training || state.stage != RETRY_SOLVED || !begin_noted(app))
        app_pop(app);
}

static void use_button(struct app *app, int id)
{
    switch (id) {
    case RETRY_WHY:
        show_why(app);
        break;
    case RETRY_SHOW:
        show_better();
        break;
    case RETRY_NEXT:
        go_on(app);
        break;
    case RETRY_LEAVE:
        app_pop(app);
        break;
    default:
        break;
    }
}

static void try_to_play(struct app *app, const struct action *action)
{
    struct move move;
    enum choice_answer answer = board_play_action(&state.board, action, &move);
    if (answer == CHOICE_REFUSED) {
        snprintf(state.message, sizeof state.message, "%s", state.board.message);
    } else if (answer == CHOICE_MOVE) {
        state.stage = RETRY_JUDGING;
        state.shown = false;
        play(app, move);
    }
}

/* A press skips what is being shown. */
static bool skip_by_action(struct app *app, const struct action *action)
{
    if (board_play_is_skipped_by(&state.board, action)) {
        finish_animation(app);
        return action_is_press(action);
    }
    if (action_is_press(action) && state.pause > 0) {
        take_back(app);
        return true;
    }
    return false;
}

/* ---- layout ---- */

struct places {
    struct rect board, panel, buttons;
};

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    struct places places;
    if (l->folded) {
        places.board = layout_fold(l).board;
        places.panel = layout_fold(l).column;
        places.buttons = cut_bottom(&places.panel, 11.6f * u);
        cut_bottom(&places.panel, gap);
        return places;
    }
    struct rect side =
        l->portrait ? cut_bottom(&area, clamped(area.h - area.w - gap, 14 * u, 22 * u))
                    : cut_right(&area, clamped(area.w - area.h * 1.1f - gap, 20 * u, 34 * u));
    if (l->portrait)
        cut_bottom(&area, gap);
    else
        cut_right(&area, gap);
    places.board = area;
    places.buttons = cut_bottom(&side, l->portrait ? 5.6f * u : 11.6f * u);
    cut_bottom(&side, gap);
    places.panel = side;
    return places;
}

static void list_widgets(struct app *app)
{
    static const struct {
        int id;
        const char *label;
    } list[] = {{RETRY_WHY, N_("Why was it wrong?")},
                {RETRY_SHOW, N_("Show the better move")},
                {RETRY_NEXT, N_("Next mistake")},
                {RETRY_LEAVE, N_("Back")}};
    int columns = app->layout.portrait ? 2 : 1;
    struct rect box = places_of(app).buttons;
    form_begin(&state.form);
    for (int i = 0; i < 4; i++) {
        struct rect place = rect_in_grid(box, columns, 4 / columns, 0.4f * app->layout.unit, i);
        struct widget *button = form_button(&state.form, list[i].id, place, _(list[i].label));
        button->primary = list[i].id == RETRY_NEXT && state.stage == RETRY_SOLVED;
        if (list[i].id == RETRY_NEXT && is_last() && state.stage != RETRY_SOLVED)
            button->disabled = true;
    }
}

static bool is_pointer(const struct action *action)
{
    return action->type == ACTION_POINT || action->type == ACTION_PRESS ||
           action->type == ACTION_RELEASE;
}

static void action(struct app *app, const struct action *action)
{
    board_play_wake(&state.board);
    list_widgets(app);
    int id = is_pointer(action) ? form_action(&state.form, action).id : 0;
    if (id) {
        use_button(app, id);
        return;
    }
    bool over_button = is_pointer(action) && state.form.focus_visible;
    if (over_button || skip_by_action(app, action))
        return;
    switch (action->type) {
    case ACTION_BACK:
        if (state.board.choice.selected != CELL_NONE)
            state.board.choice.selected = CELL_NONE;
        else
            app_pop(app);
        break;
    case ACTION_MENU:
        app_pop(app);
        break;
    case ACTION_UNDO:
        show_why(app);
        break;
    case ACTION_HINT:
        show_better();
        break;
    case ACTION_REDO:
        go_on(app);
        break;
    default:
        if (state.stage == RETRY_SOLVED && action_is_press(action))
            go_on(app);
        else if (state.stage == RETRY_TRYING)
            try_to_play(app, action);
    }
}

/* ---- drawing ---- */

static void draw_panel(const struct app *app, struct canvas *canvas, struct rect box)
{
    char count[60];
    float u = app->layout.unit;
    app_draw_panel(app, canvas, box, state.stage == RETRY_SOLVED);
    box = rect_inset(box, 0.9f * u);
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), cut_top(&box, 2 * u),
                 _("Try again"));
    snprintf(count, sizeof count, _("Mistake %d of %d"), state.number + 1, state.count);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), cut_top(&box, 1.3f * u),
                 count);
    cut_top(&box, 0.5f * u);
    canvas_paragraph(
        canvas,
        text_left(TEXT_BODY, app->theme.tone[state.stage == RETRY_SOLVED ? TONE_CAN : TONE_TEXT]),
        box, state.message);
}

static void draw_arrow(const struct app *app, struct canvas *canvas, const struct scene *scene)
{
    struct marking marking = {.view = &state.board.view, .theme = &app->theme, .canvas = canvas};
    int player = match_position(&state.line, state.at)->turn;
    if (state.shown && state.stage == RETRY_TRYING)
        mark_move(&marking, scene, &(struct marked_move){state.values.moves[0].move, player, true});
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct scene scene;
    struct marks marks;
    list_widgets(app);
    struct places places = places_of(app);
    board_view_place(&state.board.view, places.board);
    marks_clear(&marks);
    marks.coordinates = app->preferences.coordinates;
    if (state.stage == RETRY_TRYING)
        board_play_mark(&state.board, &marks);
    board_play_scene(&state.board, alpha, &scene);
    draw_panel(app, canvas, places.panel);
    board_view_draw(&state.board.view, &app->theme, canvas, &scene, &marks);
    if (!board_play_animating(&state.board))
        draw_arrow(app, canvas, &scene);
    struct layout quiet = app->layout;
    quiet.show_focus = false; /* keys reach the buttons directly */
    form_draw(&state.form, &app->theme, &quiet, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_ACCEPT, _("Choose")},
                                       {ACTION_UNDO, _("Why was it wrong?")},
                                       {ACTION_HINT, _("Show the better move")},
                                       {ACTION_REDO, _("Next mistake")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

static void leave(struct app *app)
{
    thinker_forget(&app->thinker);
}

static const char *status(const struct app *app)
{
    (void)app;
    return state.message;
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.board.view, &app->theme);
}

const struct screen screen_retry = {
    .name = "retry",
    .need = {.column_h = 30},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .leave = leave,
    .action = action,
    .tick = tick,
    .board = &state.board,
    .status = status,
    .retheme = retheme,
    .draw = draw,
    .busy = busy,
    .close = close_line,
};
