#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/choice.h"
#include "ui/board/event_sounds.h"
#include "ui/kit/audio.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"

static struct lesson_page state;

struct lesson_page *lesson_page_state(void)
{
    return &state;
}

static const float look_at_wrong = 0.9f; /* seconds */

bool lessons_to_offer(const struct preferences *preferences, const struct game *game)
{
    return course_of(game) && !strstr(preferences->lessons, game->id);
}

void lessons_offered(struct preferences *preferences, const struct game *game)
{
    size_t used = strlen(preferences->lessons);
    if (lessons_to_offer(preferences, game))
        snprintf(preferences->lessons + used, sizeof preferences->lessons - used, "%s%s",
                 used ? " " : "", game->id);
}

/* ---- going through the lessons ---- */

const struct lesson *lesson_now(const struct lesson_page *page)
{
    return &page->course->lessons[page->index];
}

/* Takes the present position as the one to choose in. */
static void settle(struct lesson_page *page, bool mine)
{
    struct observation seen;
    match_observe(&page->match, page->match.at, page->viewer, &seen);
    choice_take(&page->choice, page->match.game, &seen, mine);
    hand_open(&page->hand);
}

static void begin(struct app *app, int index)
{
    struct lesson_page *page = &state;
    struct fault fault = {""};
    lesson_close(app);
    page->index = index;
    page->open = lesson_start(page->course, index, &page->match, &fault);
    if (!page->open) {
        app_notice(app, fault.text);
        return;
    }
    const struct game *game = page->match.game;
    page->start = page->match.at;
    page->viewer = game->mask ? match_now(&page->match)->turn : VIEWER_ALL;
    page->state = LESSON_TRYING;
    page->message[0] = '\0';
    page->wrong = 0;
    page->shown = false;
    page->awake = 3;
    page->pause = page->refused = 0;
    page->refused_cell = CELL_NONE;
    page->timeline.direction = 0;
    page->choice.focus = CELL_NONE;
    board_view_open(&page->view, &app->theme, game, &page->match.settings);
    settle(page, true);
    page->choice.focus = choice_first_focus(&page->choice);
}

void lesson_open(struct app *app, const struct game *game)
{
    const struct course *course = course_of(game);
    if (!course)
        return;
    lessons_offered(&app->preferences, game);
    lesson_close(app);
    memset(&state, 0, sizeof state);
    state.course = course;
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
    page->choice.count = 0;
    page->choice.focus = CELL_NONE;
    page->form.focus = 0;
    snprintf(page->message, sizeof page->message, "%s",
             _("Those were the lessons. The rules are one press away in every game."));
    audio_play(SOUND_WIN, 0.7f, 0);
}

static void go(struct app *app, int index)
{
    struct lesson_page *page = &state;
    if (index >= course_length(page->course)) {
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

/* From the lessons straight into a game. */
static void play_now(struct app *app)
{
    new_game_open(state.match.game, &app->preferences);
    app_home(app, &screen_menu);
    app_push(app, &screen_new_game);
}

/* ---- trying ---- */

static void animate(struct app *app, int index, int direction)
{
    struct lesson_page *page = &state;
    struct observation before, after;
    struct events events;
    match_observe(&page->match, index, page->viewer, &before);
    match_observe(&page->match, index + 1, page->viewer, &after);
    match_events(&page->match, index, page->viewer, &events);
    unsigned begun =
        timeline_start(&page->timeline, page->match.game, &page->view.geometry, &before, &after,
                       &events, direction, preferences_speed(&app->preferences));
    sound_events(&page->timeline, begun, &page->view, app->preferences.rumble);
    page->choice.count = 0;
    page->choice.selected = CELL_NONE;
}

/* The move has been shown: was it right? */
static void judge(void)
{
    struct lesson_page *page = &state;
    const struct lesson *lesson = lesson_now(page);
    bool over = outcome_over(match_outcome(&page->match));
    struct move next;
    if (lesson_reached(lesson, &page->match, page->start)) {
        page->state = LESSON_SOLVED;
        page->done[page->index] = true;
        snprintf(page->message, sizeof page->message, "%s", _(lesson->praise));
        audio_play(SOUND_TURN, 1, 0);
        settle(page, false);
    } else if (!over &&
               match_now(&page->match)->turn == match_position(&page->match, page->start)->turn &&
               lesson_solution(lesson, &page->match, page->start, &next)) {
        settle(page, true); /* the turn goes on */
        snprintf(page->message, sizeof page->message, "%s", choice_expects(&page->choice));
        page->choice.focus = choice_first_focus(&page->choice);
    } else {
        page->state = LESSON_WRONG;
        page->wrong++;
        page->pause = look_at_wrong;
        lesson_explain(lesson, &page->match, page->start, page->message);
        audio_play(SOUND_REFUSE, 1, 0);
        settle(page, false);
    }
}

/* A wrong try goes back the way it came. */
static void take_back(struct app *app)
{
    struct lesson_page *page = &state;
    page->pause = 0;
    page->state = LESSON_TRYING;
    page->shown |= page->wrong >= 2;
    int last = page->match.at - 1;
    match_go(&page->match, page->start);
    animate(app, last, -1);
    if (!timeline_running(&page->timeline))
        settle(page, true);
}

static void finish_animation(void)
{
    struct lesson_page *page = &state;
    timeline_skip(&page->timeline);
    if (page->match.at > page->start && page->state == LESSON_TRYING)
        judge();
    else
        settle(page, page->state == LESSON_TRYING);
}

static void press_cell(struct app *app, int cell)
{
    struct lesson_page *page = &state;
    struct move move;
    struct fault fault = {""};
    switch (choice_press(&page->choice, cell, &move, &fault)) {
    case CHOICE_SELECTED:
        audio_play(SOUND_SELECT, 1, hand_pan(&page->view, cell));
        break;
    case CHOICE_DESELECTED:
        audio_play(SOUND_MENU_BACK, 0.4f, hand_pan(&page->view, cell));
        break;
    case CHOICE_MOVE:
        match_play(&page->match, move);
        page->message[0] = '\0';
        animate(app, page->match.at - 1, 1);
        if (!timeline_running(&page->timeline))
            finish_animation();
        break;
    case CHOICE_REFUSED:
        page->refused = 1;
        page->refused_cell = cell;
        snprintf(page->message, sizeof page->message, "%s", fault.text);
        audio_play(SOUND_REFUSE, 1, hand_pan(&page->view, cell));
        break;
    case CHOICE_NOTHING:
        page->choice.selected = CELL_NONE;
    }
}

static void tick(struct app *app)
{
    struct lesson_page *page = &state;
    const float step = (float)TICK;
    page->refused = clamped(page->refused - step * 3, 0, 1);
    page->awake = clamped(page->awake - step, 0, 60);
    if (timeline_running(&page->timeline)) {
        sound_events(&page->timeline, timeline_tick(&page->timeline, step), &page->view,
                     app->preferences.rumble);
        if (!timeline_running(&page->timeline))
            finish_animation();
    } else if (page->state == LESSON_WRONG) {
        page->pause -= step;
        if (page->pause <= 0)
            take_back(app);
    }
}

/* ---- what one can do ---- */

static void show_solution(void)
{
    struct lesson_page *page = &state;
    if (page->state != LESSON_TRYING || timeline_running(&page->timeline)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    page->shown = true;
    page->awake = 3;
    page->choice.selected = CELL_NONE;
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
    if (state.choice.selected != CELL_NONE)
        state.choice.selected = CELL_NONE;
    else
        leave_lessons(app);
}

/* A press while something is shown goes on to what follows. */
static bool hurry(struct app *app, const struct action *action)
{
    struct lesson_page *page = &state;
    if (!action_is_press(action))
        return false;
    if (timeline_running(&page->timeline)) {
        finish_animation();
        return true;
    }
    if (page->state == LESSON_WRONG) {
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

static void reach(struct app *app, const struct action *action)
{
    struct lesson_page *page = &state;
    int cell = hand_action(&page->hand, &page->choice, &page->view, action);
    if (page->state == LESSON_SOLVED && action_is_press(action))
        go(app, page->index + 1);
    else if (cell != CELL_NONE && page->state == LESSON_TRYING)
        press_cell(app, cell);
}

static void action(struct app *app, const struct action *action)
{
    struct lesson_page *page = &state;
    page->awake = 3;
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
    if (over_button || (finished && action->type != ACTION_BACK) || hurry(app, action))
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
        reach(app, action);
        break;
    }
}

static bool busy(const struct app *app)
{
    (void)app;
    const struct lesson_page *page = &state;
    return timeline_running(&page->timeline) || page->refused > 0 || page->awake > 0 ||
           page->state == LESSON_WRONG;
}

static void leave(struct app *app)
{
    (void)app;
    if (timeline_running(&state.timeline))
        finish_animation();
    hand_open(&state.hand);
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

static const struct game *game_taught(const struct app *app)
{
    (void)app;
    return state.match.game;
}

const struct screen screen_lesson = {
    .name = "lesson",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .leave = leave,
    .action = action,
    .tick = tick,
    .retheme = retheme,
    .draw = lesson_draw,
    .busy = busy,
    .view = &state.view,
    .choice = &state.choice,
    .focus = &state.choice.focus,
    .moves = moves,
    .game = game_taught,
    .close = lesson_close,
};
