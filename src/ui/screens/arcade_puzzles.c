/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The arcade's page of puzzles: one card per mode, and what there is to know about it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/utc.h"
#include "core/registry.h"
#include "core/time_control.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/run_signs.h"
#include "ui/score_table.h"
#include "ui/screens/arcade.h"
#include "ui/screens/puzzle.h"
#include "ui/screens/puzzle_duel.h"

enum { CARD_DAILY, CARD_RUSH, CARD_STREAK, CARD_TRAINING, CARD_DUEL };

/* Read again whenever the page is opened. */
static struct {
    int game;  /* 0: all; else from 1 in the list of games with puzzles */
    int shown; /* the card the panel is about */
    struct daily daily;
    struct run_sign {
        bool there;
        int solved;
        int64_t left;
    } rush, streak;
    char duel[160]; /* how a duel that was left stands; empty: there is none */
    int rating_count;
    struct {
        const struct game *game;
        int rating, attempts;
    } ratings[GAMES_MAX];
} state;

/* ---- what there is ---- */

static int games_with_puzzles(const struct game *list[GAMES_MAX])
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    int count = puzzle_shelf_books(NULL, books);
    for (int i = 0; i < count; i++)
        list[i] = books[i]->game;
    return count;
}

/* NULL: all of them. */
static const struct game *chosen_game(void)
{
    const struct game *list[GAMES_MAX];
    int count = games_with_puzzles(list);
    return state.game > 0 && state.game <= count ? list[state.game - 1] : NULL;
}

static struct run_sign sign_of(const struct puzzle_run_rules *rules)
{
    char table[SCORE_TABLE];
    struct kept_run kept;
    struct run_sign sign = {.there = false};
    puzzle_run_table(rules, chosen_game(), table);
    if (puzzle_shelf_find(table, chosen_game(), &kept) != KEPT_HERE)
        return sign;
    sign = (struct run_sign){true, kept.run.solved, kept.run.left};
    puzzle_run_free(&kept.run);
    return sign;
}

static void rate(const struct app *app)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    struct puzzle_training training;
    state.rating_count = puzzle_shelf_books(NULL, books);
    for (int i = 0; i < state.rating_count; i++) {
        puzzle_training_open(&training, books[i], puzzle_shelf_log(), app->preferences.person[0]);
        state.ratings[i].game = books[i]->game;
        state.ratings[i].rating = (int)lround(training.person.value);
        state.ratings[i].attempts = training.attempts;
        puzzle_training_free(&training);
    }
}

static void find_runs(const struct app *app)
{
    state.rush = sign_of(&puzzle_rush);
    state.streak = sign_of(&puzzle_streak);
    struct kept_duel kept;
    state.duel[0] = '\0';
    if (duel_shelf_find(chosen_game(), &kept) != KEPT_HERE)
        return;
    identify_players(app, kept.players);
    duel_page_score(&kept, state.duel);
    puzzle_duel_free(&kept.duel);
}

void arcade_puzzles_enter(struct app *app)
{
    if (!puzzle_shelf_open(app))
        return;
    daily_list(app, &state.daily);
    find_runs(app);
    rate(app);
}

void arcade_puzzles_close(void)
{
    memset(&state, 0, sizeof state);
}

/* ---- cards ---- */

static const char *const names[PUZZLE_CARDS] = {[CARD_DAILY] = N_("Today’s puzzles"),
                                                [CARD_RUSH] = N_("Rush"),
                                                [CARD_STREAK] = N_("Streak"),
                                                [CARD_TRAINING] = N_("Training"),
                                                [CARD_DUEL] = N_("Duel")};

static struct rect choice_place(const struct app *app, struct rect *column)
{
    struct rect row = cut_top(column, (app->layout.narrow ? 4.2f : 2.2f) * app->layout.unit);
    cut_top(column, 0.5f * app->layout.unit);
    return row;
}

void arcade_puzzles_list(const struct app *app, struct form *form, struct rect column)
{
    const struct game *game = chosen_game();
    form_choice(form, ARCADE_GAME, choice_place(app, &column), _("Games"),
                game ? _(game->name) : _("All games"));
    for (int i = 0; i < PUZZLE_CARDS; i++)
        form_add(form, WIDGET_CARD, ARCADE_PUZZLES + i, arcade_card(app, column, PUZZLE_CARDS, i),
                 _(names[i]))
            ->chosen = i == state.shown;
}

bool arcade_puzzles_follow(const struct form *form)
{
    int index = form->focus - ARCADE_PUZZLES;
    if (index < 0 || index >= PUZZLE_CARDS || index == state.shown)
        return false;
    state.shown = index;
    return true;
}

void arcade_puzzles_pick(struct app *app, struct pick pick)
{
    const struct game *list[GAMES_MAX];
    int choices = games_with_puzzles(list) + 1;
    switch (pick.id - ARCADE_PUZZLES) {
    case CARD_DAILY:
        puzzle_open(app, MODE_DAILY, NULL);
        break;
    case CARD_RUSH:
        puzzle_open(app, MODE_RUSH, chosen_game());
        break;
    case CARD_STREAK:
        puzzle_open(app, MODE_STREAK, chosen_game());
        break;
    case CARD_TRAINING:
        puzzle_open(app, MODE_TRAINING, chosen_game());
        break;
    case CARD_DUEL:
        puzzle_duel_open(app, chosen_game());
        break;
    default:
        state.game = (state.game + (pick.step < 0 ? choices - 1 : 1)) % choices;
        find_runs(app);
    }
}

static int solved_today(void)
{
    int solved = 0;
    for (int i = 0; i < state.daily.count; i++)
        solved += state.daily.result[i] == DAILY_SOLVED;
    return solved;
}

static bool begun_today(void)
{
    for (int i = 0; i < state.daily.count; i++)
        if (state.daily.result[i] != DAILY_OPEN)
            return true;
    return false;
}

/* Fills in the line below a card's name; whether it says how far something has come. */
static bool describe(int card, char *text, size_t size)
{
    char left[TIME_LEFT_TEXT];
    const struct run_sign *sign = card == CARD_RUSH ? &state.rush : &state.streak;
    switch (card) {
    case CARD_DAILY:
        if (begun_today())
            snprintf(text, size, _("Solved today: %d of %d"), solved_today(), state.daily.count);
        else
            snprintf(text, size, "%s", _("One for each game, the same for everybody"));
        return begun_today();
    case CARD_RUSH:
        time_left_format(sign->left, left);
        if (sign->there)
            snprintf(text, size, _("Go on: %d solved, %s left"), sign->solved, left);
        else
            snprintf(text, size, "%s", _("Three minutes, three lives"));
        return sign->there;
    case CARD_STREAK:
        if (sign->there)
            snprintf(text, size, _("Go on: %d solved"), sign->solved);
        else
            snprintf(text, size, "%s", _("No clock, no mistake"));
        return sign->there;
    case CARD_TRAINING:
        snprintf(text, size, "%s", _("Puzzles as strong as you are"));
        return false;
    default:
        if (*state.duel)
            snprintf(text, size, _("Go on: %s"), state.duel);
        else
            snprintf(text, size, "%s", _("Two players, the same puzzles: best of nine"));
        return *state.duel;
    }
}

/* ---- signs ---- */

static void draw_calendar(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct colour colour = app->theme.tone[TONE_CAN];
    float w = 0.07f * box.w;
    char date[UTC_TEXT];
    struct rect page = rect_around(rect_cx(box), rect_cy(box), 0.72f * box.w, 0.72f * box.h);
    canvas_frame(canvas, page, 0.1f * box.w, w, colour);
    struct rect head = cut_top(&page, 0.26f * page.h);
    canvas_fill(canvas, head, 0.08f * box.w, colour);
    utc_write(86400 * state.daily.day, date); /* the day of the month, 2026-11-18 */
    date[10] = '\0';
    canvas_label(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), page,
                 date + (date[8] == '0' ? 9 : 8));
}

static void draw_stopwatch(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct colour colour = app->theme.tone[TONE_CAN];
    float r = 0.34f * box.w, x = rect_cx(box), y = rect_cy(box) + 0.06f * box.h, w = 0.2f * r;
    canvas_ring(canvas, point_at(x, y), r, w, colour);
    canvas_line(canvas, point_at(x, y), point_at(x, y - 0.6f * r), w, colour);
    canvas_line(canvas, point_at(x, y), point_at(x + 0.4f * r, y + 0.2f * r), w, colour);
    canvas_line(canvas, point_at(x - 0.3f * r, y - 1.35f * r),
                point_at(x + 0.3f * r, y - 1.35f * r), 1.2f * w, colour);
}

static void draw_steps(const struct app *app, struct canvas *canvas, struct rect box)
{
    box = rect_inset(box, 0.16f * box.w);
    for (int i = 0; i < 4; i++) {
        float h = box.h * (0.3f + 0.23f * (float)i), w = box.w / 4;
        canvas_fill(canvas, (struct rect){box.x + w * (float)i, box.y + box.h - h, 0.72f * w, h},
                    0.15f * w, faded(app->theme.tone[TONE_CAN], 0.55f + 0.15f * (float)i));
    }
}

static void draw_target(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct point centre = point_at(rect_cx(box), rect_cy(box));
    struct colour colour = app->theme.tone[TONE_CAN];
    canvas_ring(canvas, centre, 0.38f * box.w, 0.07f * box.w, colour);
    canvas_ring(canvas, centre, 0.22f * box.w, 0.07f * box.w, colour);
    canvas_disc(canvas, centre, 0.08f * box.w, colour);
}

static void draw_two_boards(const struct app *app, struct canvas *canvas, struct rect box)
{
    for (int i = 0; i < 2; i++) {
        struct rect board = rect_around(rect_cx(box) + (i ? 0.22f : -0.22f) * box.w, rect_cy(box),
                                        0.36f * box.w, 0.5f * box.h);
        struct colour colour = app->theme.tone[i ? TONE_PLAYER_2 : TONE_PLAYER_1];
        canvas_frame(canvas, board, 0.05f * box.w, 0.06f * box.w, colour);
        canvas_disc(canvas, point_at(rect_cx(board), rect_cy(board)), 0.08f * box.w, colour);
    }
}

static void draw_sign(const struct app *app, struct canvas *canvas, struct rect box, int card)
{
    static void (*const signs[])(const struct app *, struct canvas *, struct rect) = {
        draw_calendar, draw_stopwatch, draw_steps, draw_target, draw_two_boards};
    float side = smaller(box.w, box.h);
    signs[card](app, canvas, rect_around(rect_cx(box), rect_cy(box), side, side));
}

/* ---- the panel ---- */

/* A row per game: its name on the left, something about it on the right. */
static void draw_row(const struct app *app, struct canvas *canvas, struct rect *box,
                     const struct game *game, const char *value)
{
    float u = app->layout.unit;
    struct rect row = cut_top(box, (app->layout.narrow ? 2.8f : 2.2f) * u);
    struct rect right = cut_right(&row, smaller(9 * u, 0.45f * row.w));
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), row, _(game->name));
    canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_CAN]), right, value);
}

static void draw_daily(const struct app *app, struct canvas *canvas, struct rect box)
{
    static const char *const words[] = {N_("not tried yet"), N_("solved"), N_("failed")};
    for (int i = 0; i < state.daily.count; i++)
        draw_row(app, canvas, &box, state.daily.list[i]->source->game,
                 _(words[state.daily.result[i]]));
    cut_top(&box, 0.6f * app->layout.unit);
    canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_DIM]), box,
                     _("New ones come at midnight, Universal Time."));
}

static void draw_ratings(const struct app *app, struct canvas *canvas, struct rect box)
{
    char value[60];
    for (int i = 0; i < state.rating_count; i++) {
        snprintf(value, sizeof value, "%d", state.ratings[i].rating);
        if (state.ratings[i].attempts == 0)
            snprintf(value, sizeof value, "–");
        draw_row(app, canvas, &box, state.ratings[i].game, value);
    }
    cut_top(&box, 0.6f * app->layout.unit);
    canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_DIM]), box,
                     _("Every puzzle is a game against it: solve it and your rating rises, and the "
                       "next one is harder."));
}

/* What the panel is about; and the name of its table, where it has one. */
static void write_heading(char name[SCORE_TABLE], char heading[TABLE_TITLE])
{
    static const char *const headings[PUZZLE_CARDS] = {[CARD_DAILY] = N_("Today’s puzzles"),
                                                       [CARD_TRAINING] = N_("Your ratings"),
                                                       [CARD_DUEL] = N_("Duel")};
    if (headings[state.shown]) {
        snprintf(heading, TABLE_TITLE, "%s", _(headings[state.shown]));
        return;
    }
    puzzle_run_table(state.shown == CARD_RUSH ? &puzzle_rush : &puzzle_streak, chosen_game(), name);
    score_table_title(name, heading);
}

static void draw_panel(const struct app *app, struct canvas *canvas,
                       const struct arcade_places *places, float time)
{
    char name[SCORE_TABLE] = "", heading[TABLE_TITLE];
    struct score_table table = {.table = name, .time = time};
    write_heading(name, heading);
    app_draw_panel(app, canvas, places->panel, false);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]), places->heading,
                 heading);
    switch (state.shown) {
    case CARD_DAILY:
        draw_daily(app, canvas, places->body);
        break;
    case CARD_TRAINING:
        draw_ratings(app, canvas, places->body);
        break;
    case CARD_DUEL:
        canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), places->body,
                         _("Both see the same position, each on a board of their own. The first "
                           "right answer takes the point; after a wrong one you wait five seconds. "
                           "Play with a gamepad each, or share the keyboard, mouse or screen."));
        break;
    default:
        score_table_draw(app, canvas, places->body, &table);
    }
}

void arcade_puzzles_draw(struct app *app, struct canvas *canvas, const struct form *form,
                         const struct arcade_places *places, float time)
{
    struct rect column = places->cards;
    choice_place(app, &column);
    for (int i = 0; i < PUZZLE_CARDS; i++) {
        struct rect box = arcade_card(app, column, PUZZLE_CARDS, i);
        bool lit =
            form->focus == ARCADE_PUZZLES + i && (form->focus_visible || app->layout.show_focus);
        char line[200];
        bool running = describe(i, line, sizeof line);
        draw_sign(app, canvas, arcade_draw_card(app, canvas, &box, lit), i);
        arcade_draw_words(app, canvas, box, &(struct card_words){_(names[i]), line, running});
    }
    draw_panel(app, canvas, places, time);
}
