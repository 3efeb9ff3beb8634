/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/review.h"

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/play.h"
#include "ui/screens/retry.h"

static struct review_page state;

struct review_page *review_state(void)
{
    return &state;
}

/* ---- appraising ---- */

/* Identifies the match by its moves in order. */
static uint64_t hash_of_moves(const struct session *session)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325) + session->number;
    for (int i = 0; i < session->match.length; i++) {
        struct move move = session->match.steps[i].move;
        uint64_t word = (uint64_t)move.verb << 24 | (uint64_t)move.from << 16 |
                        (uint64_t)move.to << 8 | move.kind;
        sum = (sum ^ word) * UINT64_C(0x100000001b3);
    }
    return sum;
}

/* Once the game is over, nothing is hidden. */
static void rest(void)
{
    board_play_stop(&state.board);
    board_play_set_position(&state.board, state.at, VIEWER_ALL, false);
}

void review_page_open(struct app *app)
{
    struct review_page *page = &state;
    const struct match *match = &app->session.match;
    uint64_t moves = hash_of_moves(&app->session);
    if (!page->review.steps || page->moves != moves) {
        review_page_free(app);
        review_open(&page->review, match);
        page->moves = moves;
        page->at = page->review.first;
    }
    board_play_open(&page->board, &app->theme, match);
    app_push(app, &screen_review);
}

void review_page_free(struct app *app)
{
    (void)app;
    review_close(&state.review);
    state = (struct review_page){.at = 0};
}

static bool analysing(void)
{
    const struct review_page *page = &state;
    return !page->given_up && !review_finished(&page->review);
}

/* Where the board can be solved, that comes first: then every verdict is exact. */
static void continue_analysis(struct app *app)
{
    struct review_page *page = &state;
    const struct match *match = &app->session.match;
    if (!analysing())
        return;
    solving_request(&app->thinker.solving, match->game, &match->settings);
    if (solving_progress(&app->thinker.solving) >= 0)
        return;
    const struct appraisal *appraisal =
        thinker_appraise(&app->thinker, &app->session, page->review.done, REVIEW_NODES);
    if (!appraisal)
        return;
    page->given_up = appraisal->cancelled;
    if (!page->given_up)
        review_add(&page->review, appraisal);
    if (!analysing())
        retry_note(app);
    app->redraw = true;
}

/* ---- navigation ---- */

static void go(struct app *app, int index)
{
    struct review_page *page = &state;
    int from = page->at;
    if (index < page->review.first || index > app->session.match.length || index == from)
        return;
    page->at = index;
    audio_play(SOUND_MENU_MOVE, 0.6f, 0);
    struct board_step step = {.index = from < index ? from : index,
                              .direction = index > from ? 1 : -1,
                              .speed = preferences_speed(&app->preferences),
                              .fades = app->preferences.reduced_motion};
    bool next = index == from + 1 || index == from - 1;
    if (!next || !board_play_animate(&page->board, &step))
        rest();
}

static void play_on(struct app *app)
{
    if (!review_can_play_on(app)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    session_look(&app->session, state.at);
    app_home(app, &screen_play);
}

static void use(struct app *app, int id)
{
    struct review_page *page = &state;
    switch (id) {
    case 0:
        break;
    case REVIEW_BACK:
        app_pop(app);
        break;
    case REVIEW_PLAY_ON:
        play_on(app);
        break;
    case REVIEW_RETRY:
        if (!retry_open(app, page->at))
            audio_play(SOUND_REFUSE, 0.6f, 0);
        break;
    case REVIEW_EARLIER:
    case REVIEW_LATER:
        go(app, page->at + (id == REVIEW_LATER ? 1 : -1));
        break;
    case REVIEW_LAST_TURN:
    case REVIEW_NEXT_TURN:
        go(app, review_turning_point(id == REVIEW_NEXT_TURN ? 1 : -1));
        break;
    default:
        go(app, id - REVIEW_TURN);
    }
}

static void point(struct app *app, const struct action *action)
{
    struct review_page *page = &state;
    if (action->type == ACTION_PRESS)
        page->scrubbing = rect_has(review_places(&app->layout).graph, action->x, action->y);
    if (page->scrubbing)
        go(app, review_index_under(app, action->x));
    if (action->type == ACTION_RELEASE)
        page->scrubbing = false;
}

/* Left and right go through the moves, up and down through the turning points. */
static int id_of_direction(enum direction direction)
{
    static const int ids[DIRECTION_COUNT] = {
        [DIRECTION_LEFT] = REVIEW_EARLIER,
        [DIRECTION_RIGHT] = REVIEW_LATER,
        [DIRECTION_UP] = REVIEW_LAST_TURN,
        [DIRECTION_DOWN] = REVIEW_NEXT_TURN,
    };
    return ids[direction];
}

static void action(struct app *app, const struct action *action)
{
    review_list_widgets(app);
    switch (action->type) {
    case ACTION_POINT:
    case ACTION_PRESS:
    case ACTION_RELEASE: {
        int id = form_action(&state.form, action).id;
        use(app, id);
        if (!id)
            point(app, action);
        break;
    }
    case ACTION_FOCUS:
        use(app, id_of_direction(action->direction));
        break;
    case ACTION_SCRUB:
    case ACTION_WHEEL:
        use(app, action->step < 0 ? REVIEW_EARLIER : REVIEW_LATER);
        break;
    case ACTION_UNDO:
        use(app, REVIEW_EARLIER);
        break;
    case ACTION_REDO:
        use(app, REVIEW_LATER);
        break;
    case ACTION_HINT:
        use(app, REVIEW_RETRY);
        break;
    case ACTION_ACCEPT:
        use(app, REVIEW_PLAY_ON);
        break;
    case ACTION_BACK:
    case ACTION_MENU:
        use(app, REVIEW_BACK);
        break;
    default:
        break;
    }
}

static void tick(struct app *app)
{
    if (board_play_tick(&state.board))
        rest();
    continue_analysis(app);
}

static bool busy(const struct app *app)
{
    (void)app;
    return board_play_animating(&state.board) || analysing();
}

static void enter(struct app *app)
{
    (void)app;
    rest();
}

static void leave(struct app *app)
{
    board_play_stop(&state.board); /* the match may have been replaced */
    state.scrubbing = false;
    thinker_forget(&app->thinker);
}

/* ---- drawing ---- */

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct review_page *page = &state;
    struct scene scene;
    struct marks marks;
    board_view_place(&page->board.view, review_places(&app->layout).board);
    marks_clear(&marks);
    marks.coordinates = app->preferences.coordinates;
    play_mark_last_move(&app->session.match, page->at, VIEWER_ALL, &marks);
    board_play_scene(&page->board, alpha, &scene);
    review_draw_panels(app, canvas);
    board_view_draw(&page->board.view, &app->theme, canvas, &scene, &marks);
    if (!board_play_animating(&page->board))
        review_draw_arrows(app, canvas, &scene);
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.board.view, &app->theme);
}

const struct screen screen_review = {
    .name = "review",
    .need = {.column_h = 42},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .leave = leave,
    .action = action,
    .tick = tick,
    .board = &state.board,
    .retheme = retheme,
    .draw = draw,
    .busy = busy,
    .close = review_page_free,
};
