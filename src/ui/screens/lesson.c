/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/choice.h"
#include "ui/kit/audio.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"

static struct lesson_page state;

struct lesson_page *lesson_page_state(void)
{
    return &state;
}

static const float wrong_move_pause = 0.9f; /* seconds */

/* Compares whole words: an id may be part of another. */
static bool has_word(const char *words, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = words; (at = strstr(at, word)); at += length)
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

bool lessons_should_offer(const struct preferences *preferences, const struct game *game)
{
    return game->lessons && !has_word(preferences->lessons, game->id);
}

void lessons_mark_offered(struct preferences *preferences, const struct game *game)
{
    size_t used = strlen(preferences->lessons);
    if (lessons_should_offer(preferences, game))
        snprintf(preferences->lessons + used, sizeof preferences->lessons - used, "%s%s",
                 used ? " " : "", game->id);
}

/* ---- going through the lessons ---- */

const struct lesson *lesson_now(const struct lesson_page *page)
{
    return &page->game->lessons[page->index];
}

/* Shows the current position at rest. */
static void settle(bool mine)
{
    board_play_set_position(&state.board, state.match.at, state.board.viewer, mine);
}

static void begin(struct app *app, int index)
{
    struct lesson_page *page = &state;
    struct fault fault = {""};
    lesson_close(app);
    page->index = index;
    page->open = lesson_start(page->game, index, &page->match, &fault);
    if (!page->open) {
        app_notice(app, fault.text);
        return;
    }
    page->start = page->match.at;
    page->state = LESSON_TRYING;
    page->message[0] = '\0';
    page->wrong = 0;
    page->shown = false;
    page->pause = 0;
    board_play_open(&page->board, &app->theme, &page->match);
    page->board.viewer = game_hides_pieces(page->game) ? match_now(&page->match)->turn : VIEWER_ALL;
    board_play_wake(&page->board);
    settle(true);
    page->board.choice.focus = choice_first_focus(&page->board.choice);
}

void lesson_open(struct app *app, const struct game *game)
{
    if (!game->lessons)
        return;
    lessons_mark_offered(&app->preferences, game);
    lesson_close(app);
    memset(&state, 0, sizeof state);
    state.game = game;
    begin(app, 0);
    app_push(app, &screen_lesson);
}

void lesson_close(struct app *app)
{
    (void)app;
    if (state.open)
        match_free(&state.match);
    state.open = false;
}

static void finish(void)
{
    struct lesson_page *page = &state;
    page->state = LESSON_FINISHED;
    page->board.choice.count = 0;
    page->board.choice.focus = CELL_NONE;
    page->form.focus = 0;
    snprintf(page->message, sizeof page->message, "%s",
             _("Those were all the lessons. The rules are one press away in every game."));
    audio_play(SOUND_WIN, 0.7f, 0);
}

static void go(struct app *app, int index)
{
    struct lesson_page *page = &state;
    if (index >= lesson_count(page->game)) {
        finish();
    } else if (index >= 0) {
        audio_play(SOUND_MENU_ACCEPT, 0.7f, 0);
        begin(app, index);
    }
}

static void leave_lessons(struct app *app)
{
    audio_play(SOUND_MENU_BACK, 0.6f, 0);
    app_pop(app);
}

static void play_now(struct app *app)
{
    new_game_open(state.match.game, &app->preferences);
    app_home(app, &screen_menu);
    app_push(app, &screen_new_game);
}

/* ---- trying ---- */

/* False if it is over immediately. */
static bool animate(const struct app *app, int index, int direction)
{
    return board_play_animate(&state.board,
                              &(struct board_step){.index = index,
                                                   .direction = direction,
                                                   .speed = preferences_speed(&app->preferences),
                                                   .fades = app->preferences.reduced_motion,
                                                   .rumble = app->preferences.rumble});
}

/* Called after the move has been shown. */
static void judge(void)
{
    struct lesson_page *page = &state;
    const struct lesson *lesson = lesson_now(page);
    bool over = outcome_over(match_outcome(&page->match));
    struct move next;
    if (lesson_is_solved(lesson, &page->match, page->start)) {
        page->state = LESSON_SOLVED;
        page->done[page->index] = true;
        snprintf(page->message, sizeof page->message, "%s", _(lesson->praise));
        audio_play(SOUND_TURN, 1, 0);
        settle(false);
    } else if (!over &&
               match_now(&page->match)->turn == match_position(&page->match, page->start)->turn &&
               lesson_solution(lesson, &page->match, page->start, &next)) {
        settle(true); /* the turn continues */
        snprintf(page->message, sizeof page->message, "%s", choice_prompt(&page->board.choice));
        page->board.choice.focus = choice_first_focus(&page->board.choice);
    } else {
        page->state = LESSON_WRONG;
        page->wrong++;
        page->pause = wrong_move_pause;
        lesson_explain(lesson, &page->match, page->start, page->message);
        audio_play(SOUND_REFUSE, 1, 0);
        settle(false);
    }
}

static void take_back(struct app *app)
{
    struct lesson_page *page = &state;
    page->pause = 0;
    page->state = LESSON_TRYING;
    page->shown |= page->wrong >= 2;
    int last = page->match.at - 1;
    match_go(&page->match, page->start);
    if (!animate(app, last, -1))
        settle(true);
}

static void finish_animation(void)
{
    struct lesson_page *page = &state;
    board_play_finish(&page->board);
    if (page->match.at > page->start && page->state == LESSON_TRYING)
        judge();
    else
        settle(page->state == LESSON_TRYING);
}

/* The message stays until the next try. */
static void try_to_play(const struct app *app, const struct action *action)
{
    struct move move;
    enum choice_answer answer = board_play_action(&state.board, action, &move);
    if (answer == CHOICE_REFUSED) {
        snprintf(state.message, sizeof state.message, "%s", state.board.message);
    } else if (answer == CHOICE_MOVE) {
        match_play(&state.match, move);
        state.message[0] = '\0';
        if (!animate(app, state.match.at - 1, 1))
            finish_animation();
    }
}

static void tick(struct app *app)
{
    struct lesson_page *page = &state;
    if (board_play_tick(&page->board)) {
        finish_animation();
    } else if (!board_play_animating(&page->board) && page->state == LESSON_WRONG) {
        page->pause -= (float)TICK;
        if (page->pause <= 0)
            take_back(app);
    }
}

/* ---- input ---- */

/* In words, too, for those who do not see it marked. */
static void tell_solution(struct lesson_page *page)
{
    struct move move;
    char notation[MOVE_TEXT];
    if (!lesson_solution(lesson_now(page), &page->match, page->start, &move))
        return;
    move_format(page->game, move, notation);
    snprintf(page->message, sizeof page->message, _("For example: %s."), notation);
}

static void show_solution(void)
{
    struct lesson_page *page = &state;
    if (page->state != LESSON_TRYING || board_play_animating(&page->board)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    page->shown = true;
    tell_solution(page);
    board_play_wake(&page->board);
    page->board.choice.selected = CELL_NONE;
    audio_play(SOUND_SELECT, 0.7f, 0);
}

static void use_button(struct app *app, int id)
{
    int index = state.index;
    switch (id) {
    case LESSON_SHOW:
        show_solution();
        break;
    case LESSON_BEFORE:
        go(app, state.state == LESSON_FINISHED ? index : index - 1);
        break;
    case LESSON_NEXT:
        go(app, index + 1);
        break;
    case LESSON_PLAY:
        play_now(app);
        break;
    case LESSON_LEAVE:
        leave_lessons(app);
        break;
    default:
        break;
    }
}

static void step_back(struct app *app)
{
    if (state.board.choice.selected != CELL_NONE)
        state.board.choice.selected = CELL_NONE;
    else
        leave_lessons(app);
}

/* A press skips what is being shown. */
static bool skip_by_action(struct app *app, const struct action *action)
{
    if (board_play_is_skipped_by(&state.board, action)) {
        finish_animation();
        return action_is_press(action);
    }
    if (action_is_press(action) && state.state == LESSON_WRONG) {
        take_back(app);
        return true;
    }
    return false;
}

static bool is_pointer(const struct action *action)
{
    return action->type == ACTION_POINT || action->type == ACTION_PRESS ||
           action->type == ACTION_RELEASE;
}

static void use_board(struct app *app, const struct action *action)
{
    if (state.state == LESSON_SOLVED && action_is_press(action))
        go(app, state.index + 1);
    else
        try_to_play(app, action);
}

static void action(struct app *app, const struct action *action)
{
    struct lesson_page *page = &state;
    board_play_wake(&page->board);
    lesson_list_buttons(app);
    bool finished = page->state == LESSON_FINISHED;
    struct pick pick = {.id = 0};
    if (is_pointer(action) || finished)
        pick = form_action(&page->form, action);
    if (pick.id || action->type == ACTION_MENU) {
        use_button(app, pick.id ? pick.id : LESSON_LEAVE);
        return;
    }
    bool over_button = is_pointer(action) && page->form.focus_visible;
    if (over_button || (finished && action->type != ACTION_BACK) || skip_by_action(app, action))
        return;
    switch (action->type) {
    case ACTION_BACK:
        step_back(app);
        break;
    case ACTION_UNDO:
        use_button(app, LESSON_BEFORE);
        break;
    case ACTION_REDO:
        use_button(app, LESSON_NEXT);
        break;
    case ACTION_HINT:
        show_solution();
        break;
    default:
        use_board(app, action);
        break;
    }
}

static bool busy(const struct app *app)
{
    (void)app;
    return board_play_busy(&state.board) || state.state == LESSON_WRONG;
}

static void leave(struct app *app)
{
    (void)app;
    if (board_play_animating(&state.board))
        finish_animation();
    board_input_clear(&state.board.input);
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.board.view, &app->theme);
}

static const struct game *game_taught(const struct app *app)
{
    (void)app;
    return state.match.game;
}

const struct screen screen_lesson = {
    .name = "lesson",
    .need = {.column_h = 36},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .leave = leave,
    .action = action,
    .tick = tick,
    .retheme = retheme,
    .draw = lesson_draw,
    .busy = busy,
    .board = &state.board,
    .game = game_taught,
    .close = lesson_close,
};
