/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/puzzle_duel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/audio.h"
#include "ui/screens/people.h"

static struct duel_page state;

static const float ready_seconds = 3, point_seconds = 1.6f;
static const char mode[] = "duel"; /* in the log */

struct duel_page *duel_page(void)
{
    return &state;
}

/* ---- going through it ---- */

static void clear(void)
{
    for (int side = 0; side < 2; side++)
        puzzle_board_close(&state.boards[side]);
    if (state.running)
        puzzle_duel_free(&state.kept.duel);
    memset(&state, 0, sizeof state);
}

static void show_puzzle(struct app *app)
{
    for (int side = 0; side < 2; side++)
        puzzle_board_begin(app, &state.boards[side], state.kept.duel.now);
    state.taker = NOBODY;
    app->redraw = true;
}

static void keep(void)
{
    duel_shelf_keep(state.game, &state.kept);
}

/* Puzzles that nobody has seen. */
static void start(struct app *app)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    int count = puzzle_shelf_books(state.game, books);
    if (state.running)
        puzzle_duel_free(&state.kept.duel);
    puzzle_duel_start(&state.kept.duel, books, count, rng_next(&app->rng));
    state.running = true;
    state.left = false;
    show_puzzle(app);
}

/* The last two who played; they can be changed. */
static void seat_players(struct app *app)
{
    const struct preferences *preferences = &app->preferences;
    for (int side = 0; side < 2; side++) {
        struct match_player *player = &state.kept.players[side];
        *player = (struct match_player){.control = "human"};
        memcpy(player->name, preferences->name[side], sizeof player->name);
        memcpy(player->person, preferences->person[side], sizeof player->person);
    }
    start(app);
}

void puzzle_duel_open(struct app *app, const struct game *game)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    if (!puzzle_shelf_open(app) || puzzle_shelf_books(game, books) == 0) {
        app_notice(app, _("There are no puzzles here."));
        return;
    }
    clear();
    state.game = game;
    enum kept_state kept = duel_shelf_find(game, &state.kept);
    state.running = state.left = kept == KEPT_HERE;
    if (kept == KEPT_HERE)
        show_puzzle(app);
    else
        seat_players(app);
    identify_players(app, state.kept.players);
    state.kept.loose = kept == KEPT_NEWER;
    state.form.focus = DUEL_CONTINUE;
    app_push(app, &screen_duel);
    if (kept == KEPT_NEWER)
        app_notice(app, _("A newer version of Quatuor has an unfinished duel here. It stays as it "
                          "is; this one is not kept when you leave."));
}

static void get_ready(void)
{
    state.stage = DUEL_READY;
    state.pause = ready_seconds;
}

static void play_again(struct app *app)
{
    audio_play(SOUND_MENU_ACCEPT, 0.8f, 0);
    start(app);
    keep();
    get_ready();
}

static void ask(struct app *app)
{
    if (!state.kept.duel.now) {
        state.stage = DUEL_OVER;
        state.form.focus = DUEL_AGAIN;
        audio_play(SOUND_WIN, 1, 0);
        return;
    }
    state.stage = DUEL_ASKING;
    if (state.boards[0].attempt.puzzle != state.kept.duel.now)
        show_puzzle(app);
}

/* Both give it up. */
static void pass(struct app *app)
{
    state.paused = false;
    if (state.stage != DUEL_ASKING)
        return;
    puzzle_duel_pass(&state.kept.duel);
    keep();
    ask(app);
}

static void take_news(int side, enum puzzle_news news)
{
    const struct puzzle *puzzle = state.boards[side].attempt.puzzle;
    bool solved = news == PUZZLE_NEWS_SOLVED;
    if (state.stage != DUEL_ASKING || (!solved && news != PUZZLE_NEWS_WRONG))
        return;
    puzzle_shelf_note(puzzle, state.kept.players[side].person, solved, mode);
    float pan = side == 0 ? -0.5f : 0.5f;
    if (!puzzle_duel_answer(&state.kept.duel, side, solved)) {
        audio_play(SOUND_REFUSE, 1, pan);
        return;
    }
    keep();
    int points = state.kept.duel.points[side];
    audio_play((enum sound)(SOUND_COMBO_1 + (points < 5 ? points - 1 : 4)), 1, pan);
    state.taker = side;
    state.stage = DUEL_POINT;
    state.pause = point_seconds;
}

/* ---- hands ---- */

static int side_of_hand(const struct app *app, const struct hand *hand, const struct action *action)
{
    if (hand->kind == HAND_TOUCH) { /* never the other's board */
        int side = duel_page_side_at(app, action->x, action->y);
        return side != NOBODY && state.hands[side].kind == HAND_TOUCH ? side : NOBODY;
    }
    for (int side = 0; side < 2; side++)
        if (hands_are_same(&state.hands[side], hand))
            return side;
    return NOBODY;
}

/* Keys and gamepads join the first free side, pointers the one they point at. */
static void join(struct app *app, const struct hand *hand, const struct action *action)
{
    bool pointer = hand->kind == HAND_MOUSE || hand->kind == HAND_TOUCH;
    int side = pointer                            ? duel_page_side_at(app, action->x, action->y)
               : state.hands[0].kind == HAND_NONE ? 0
                                                  : 1;
    if (side == NOBODY || state.hands[side].kind != HAND_NONE ||
        side_of_hand(app, hand, action) != NOBODY || action->repeat ||
        (pointer && action->type != ACTION_PRESS))
        return;
    state.hands[side] = *hand;
    audio_play(SOUND_SELECT, 1, side == 0 ? -0.5f : 0.5f);
    if (state.hands[1 - side].kind != HAND_NONE)
        get_ready();
}

static void play_side(struct app *app, int side, const struct action *action)
{
    struct puzzle_board *board = &state.boards[side];
    if (!puzzle_duel_may_answer(&state.kept.duel, side) || state.stage != DUEL_ASKING)
        return;
    if (action->type == ACTION_FOCUS && app->preferences.switches != SWITCHES_OFF) {
        board->board.choice.focus = switches_next_cell(&board->board.choice);
        return;
    }
    take_news(side, puzzle_board_action(app, board, action));
}

/* A finger may be lifted beyond the board on which it dragged a piece: the board that has none in
 * its hand does not mind. */
static void play(struct app *app, const struct hand *hand, const struct action *action)
{
    if (hand->kind == HAND_TOUCH && action->type == ACTION_RELEASE) {
        for (int side = 0; side < 2; side++)
            if (state.hands[side].kind == HAND_TOUCH)
                play_side(app, side, action);
        return;
    }
    int side = side_of_hand(app, hand, action);
    if (side != NOBODY)
        play_side(app, side, action);
}

static bool claims(const struct app *app, const struct action *action)
{
    struct hand hand;
    struct action out;
    (void)app;
    return !duel_page_has_dialog() && action->device != DEVICE_MOUSE &&
           action->device != DEVICE_TOUCH && hand_of_action(action, &hand, &out);
}

/* ---- input ---- */

static void pause_duel(void)
{
    state.paused = true;
    state.form.focus = DUEL_CONTINUE;
}

static void sit_down(void)
{
    state.stage = DUEL_JOINING;
    keep();
}

static void pick_player(struct app *app, int side)
{
    people_pick_seat(app, side == 0 ? _("Who plays?") : _("Against whom?"), state.kept.players,
                     side);
}

static void offer_new(struct app *app)
{
    seat_players(app);
    state.form.focus = DUEL_CONTINUE;
}

static void use_form(struct app *app, const struct action *action)
{
    int id = form_action(&state.form, action).id;
    bool back = action->type == ACTION_BACK || action->type == ACTION_MENU;
    if (id == DUEL_CONTINUE && state.stage == DUEL_OFFER)
        sit_down();
    else if (id == DUEL_CONTINUE || (back && state.paused))
        state.paused = false;
    else if (id == DUEL_FIRST || id == DUEL_SECOND)
        pick_player(app, id - DUEL_FIRST);
    else if (id == DUEL_NEW)
        offer_new(app);
    else if (id == DUEL_PASS)
        pass(app);
    else if (id == DUEL_AGAIN)
        play_again(app);
    else if (id == DUEL_LEAVE || id == DUEL_ARCADE || back)
        app_pop(app);
}

static void action(struct app *app, const struct action *action)
{
    struct hand hand;
    struct action own;
    duel_page_list_buttons(app);
    if (duel_page_has_dialog()) {
        use_form(app, action);
        return;
    }
    if (action->type == ACTION_BACK || action->type == ACTION_MENU) {
        if (state.stage == DUEL_JOINING)
            app_pop(app);
        else
            pause_duel();
        return;
    }
    if (action->type == ACTION_FOCUS_LOST) {
        if (state.stage != DUEL_JOINING)
            pause_duel();
        return;
    }
    if (!hand_of_action(action, &hand, &own))
        return;
    if (state.stage == DUEL_JOINING)
        join(app, &hand, &own);
    else if (state.stage == DUEL_ASKING)
        play(app, &hand, &own);
    else if (action_is_press(&own) && !own.repeat && side_of_hand(app, &hand, &own) != NOBODY)
        state.pause = 0; /* nobody has to wait */
}

static void pad_lost(struct app *app)
{
    (void)app;
    if (state.stage != DUEL_JOINING && !duel_page_has_dialog())
        pause_duel();
}

/* ---- time ---- */

/* Whoever was wrong sees why, and goes on when the time is over. */
static void tick_board(struct app *app, int side)
{
    struct puzzle_board *board = &state.boards[side];
    take_news(side, puzzle_board_tick(app, board));
    if (state.stage == DUEL_ASKING && board->failed && state.kept.duel.wait[side] == 0 &&
        board->stage != PUZZLE_STAGE_TRYING) {
        board->failed = false;
        puzzle_board_again(board);
    }
}

static void tick_asking(struct app *app)
{
    int first = state.kept.duel.round % 2; /* of two answers in the same moment */
    state.unticked += TICK * 1000;
    int64_t whole = (int64_t)state.unticked;
    state.unticked -= (double)whole;
    puzzle_duel_tick(&state.kept.duel, whole);
    tick_board(app, first);
    tick_board(app, 1 - first);
}

static void tick_stage(struct app *app)
{
    int before = (int)ceilf(state.pause);
    state.pause -= (float)TICK;
    if (state.pause <= 0)
        ask(app);
    else if (state.stage == DUEL_READY && (int)ceilf(state.pause) != before)
        audio_play(SOUND_CLOCK, 0.6f, 0);
}

static void tick(struct app *app)
{
    puzzle_shelf_watch(app);
    if (state.paused)
        return;
    if (state.stage == DUEL_ASKING) {
        tick_asking(app);
        return;
    }
    for (int side = 0; side < 2; side++)
        puzzle_board_tick(app, &state.boards[side]);
    if (state.stage == DUEL_READY || state.stage == DUEL_POINT)
        tick_stage(app);
}

static bool busy(const struct app *app)
{
    (void)app;
    bool waits = state.kept.duel.wait[0] > 0 || state.kept.duel.wait[1] > 0;
    return !state.paused &&
           (puzzle_board_busy(&state.boards[0]) || puzzle_board_busy(&state.boards[1]) || waits ||
            state.stage == DUEL_READY || state.stage == DUEL_POINT);
}

/* ---- the screen ---- */

static void leave(struct app *app)
{
    (void)app;
    if (state.stage != DUEL_JOINING && !duel_page_has_dialog())
        pause_duel();
}

static void close_page(struct app *app)
{
    (void)app;
    clear();
}

static void retheme(struct app *app)
{
    for (int side = 0; side < 2; side++)
        if (state.boards[side].open)
            board_view_retheme(&state.boards[side].board.view, &app->theme);
}

static const char *status(const struct app *app)
{
    (void)app;
    char task[PUZZLE_TEXT] = "";
    if (!state.running)
        return "";
    if (state.stage == DUEL_ASKING)
        puzzle_task(state.boards[0].attempt.puzzle, task);
    snprintf(state.status, sizeof state.status, "%s %d, %s %d. %s", duel_page_name(0),
             state.kept.duel.points[0], duel_page_name(1), state.kept.duel.points[1], task);
    return state.status;
}

static const struct game *game_shown(const struct app *app)
{
    (void)app;
    return state.running ? state.boards[0].attempt.match.game : NULL;
}

const struct screen screen_duel = {
    .name = "duel",
    .music = "rush",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .board = &state.boards[0].board,
    .leave = leave,
    .close = close_page,
    .action = action,
    .tick = tick,
    .draw = duel_page_draw,
    .busy = busy,
    .claims = claims,
    .pad_lost = pad_lost,
    .retheme = retheme,
    .status = status,
    .game = game_shown,
};
