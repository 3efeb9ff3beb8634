/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The arcade: circuits to begin or to go on with, and their high scores; puzzles on a second page.
 */
#include "ui/screens/arcade.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/board/portrait.h"
#include "ui/run_signs.h"
#include "ui/score_table.h"
#include "ui/screens/retry.h"
#include "ui/screens/run.h"

enum { CARDS_MAX = GAMES_MAX + 1 };
enum { ID_CARD = 1, ID_BACK = ID_CARD + CARDS_MAX, ID_MISTAKES, ID_PAGE };
enum { PAGE_CIRCUITS, PAGE_PUZZLES };

struct card {
    char circuit[CIRCUIT_ID];
    bool running; /* an unfinished run, and how far it has come */
    struct circuit_state run;
};

static struct {
    struct form form;
    int page;
    int count;
    struct card cards[CARDS_MAX];
    int mistakes; /* of past games, to try again */
    int shown;    /* the card whose table is shown */
    float time;   /* seconds since then, until the table is written */
} state;

static void add_card(const char *circuit)
{
    if (state.count == CARDS_MAX || circuit_length(circuit) == 0)
        return;
    struct card *card = &state.cards[state.count++];
    *card = (struct card){.running = false};
    snprintf(card->circuit, sizeof card->circuit, "%s", circuit);
}

static void find_runs(void)
{
    static struct contest contest;
    struct contest_entry list[CONTESTS_LISTED];
    int count = contests_list(list, CONTESTS_RUNS, NULL);
    struct fault fault;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < state.count; j++) {
            struct card *card = &state.cards[j];
            if (card->running || strcmp(card->circuit, list[i].circuit) != 0 ||
                !contests_read(list[i].key, &contest, &fault))
                continue;
            card->running = true;
            card->run = circuit_state(&contest.circuit);
        }
}

static void write_again(const struct app *app)
{
    state.time = app->preferences.reduced_motion ? score_table_seconds : 0;
}

static void show_table(const struct app *app, int index)
{
    if (index == state.shown)
        return;
    state.shown = index;
    write_again(app);
}

static void enter(struct app *app)
{
    state.count = 0;
    add_card(circuit_grand);
    for (int i = 0; games[i]; i++)
        add_card(games[i]->id);
    find_runs();
    state.mistakes = retry_noted();
    if (state.page == PAGE_PUZZLES)
        arcade_puzzles_enter(app);
    write_again(app);
    if (state.shown >= state.count)
        state.shown = 0;
    if (state.form.focus == 0)
        state.form.focus = ID_CARD;
}

/* ---- layout: the cards and the table beside them, or below ---- */

/* In units. */
static const float card_height = 6.4f, card_gap = 0.5f, narrow_panel = 41, button_height = 2.5f;

/* Of the cards where one scrolls through them: circuits, or puzzles and a choice of games. */
static float all_cards(void)
{
    int most = state.count > PUZZLE_CARDS + 1 ? state.count : PUZZLE_CARDS + 1;
    return (float)most * (card_height + card_gap) - card_gap;
}

static float buttons_height(const struct app *app)
{
    return app->layout.narrow ? 2 * button_height + card_gap : button_height;
}

static struct page_need need_of(struct app *app)
{
    return (struct page_need){.narrow_h = all_cards() + narrow_panel + buttons_height(app) + 12};
}

static struct arcade_places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = card_gap * u;
    struct rect area = l->page;
    float w = smaller(area.w, 64 * u);
    area = (struct rect){rect_cx(area) - w / 2, area.y, w, area.h};
    struct arcade_places places = {.title = cut_top(&area, 3.2f * u)};
    places.tabs = cut_top(&area, 2.4f * u);
    places.tabs = rect_around(rect_cx(area), rect_cy(places.tabs), smaller(w, 30 * u), 2.2f * u);
    cut_top(&area, gap);
    places.buttons = cut_bottom(&area, buttons_height(app) * u);
    cut_bottom(&area, 0.6f * u);
    places.cards = l->narrow     ? cut_top(&area, all_cards() * u)
                   : l->portrait ? cut_top(&area, area.h * 0.55f)
                                 : cut_left(&area, area.w * 0.54f);
    if (l->portrait)
        cut_top(&area, gap);
    else
        cut_left(&area, 1.6f * u);
    places.panel = area;
    area = rect_inset(places.panel, (l->narrow ? 0.7f : 1.1f) * u);
    places.heading = cut_top(&area, 2.4f * u);
    places.body = area;
    return places;
}

struct rect arcade_card(const struct app *app, struct rect column, int count, int index)
{
    float u = app->layout.unit, gap = card_gap * u;
    float h = smaller(card_height * u, (column.h + gap) / (float)(count > 0 ? count : 1) - gap);
    return (struct rect){column.x, column.y + (h + gap) * (float)index, column.w, h};
}

/* Beside the way back, or above it. */
static void list_mistakes(const struct app *app, struct rect *back)
{
    char label[WIDGET_LABEL];
    int across = app->layout.narrow ? 1 : 2;
    struct rect box = places_of(app).buttons;
    float gap = card_gap * app->layout.unit;
    snprintf(label, sizeof label, _("Your mistakes: %d"), state.mistakes);
    form_button(&state.form, ID_MISTAKES, rect_in_grid(box, across, 2 / across, gap, 0), label);
    *back = rect_in_grid(box, across, 2 / across, gap, 1);
}

static void list_circuits(const struct app *app, struct rect column)
{
    for (int i = 0; i < state.count; i++) {
        struct widget *card = form_add(&state.form, WIDGET_CARD, ID_CARD + i,
                                       arcade_card(app, column, state.count, i),
                                       circuit_title(state.cards[i].circuit));
        card->chosen = i == state.shown;
    }
}

static void list_widgets(struct app *app)
{
    struct arcade_places places = places_of(app);
    form_begin(&state.form);
    state.form.stacked = app->layout.narrow;
    form_tabs(&state.form, ID_PAGE, places.tabs, (const char *[]){_("Circuits"), _("Puzzles")}, 2)
        ->part = state.page;
    if (state.page == PAGE_PUZZLES)
        arcade_puzzles_list(app, &state.form, places.cards);
    else
        list_circuits(app, places.cards);
    struct rect back = places.buttons;
    back = rect_around(rect_cx(back), rect_cy(back), smaller(back.w, 18 * app->layout.unit),
                       button_height * app->layout.unit);
    if (state.mistakes > 0)
        list_mistakes(app, &back);
    form_button(&state.form, ID_BACK, back, _("Back"));
}

static int focused_card(void)
{
    int index = state.form.focus - ID_CARD;
    return index >= 0 && index < state.count ? index : -1;
}

static void turn_page(struct app *app, struct pick pick)
{
    state.page = pick_part(&pick, form_widget(&state.form, ID_PAGE));
    if (state.page == PAGE_PUZZLES)
        arcade_puzzles_enter(app);
    write_again(app);
}

static void use_widget(struct app *app, struct pick pick)
{
    if (pick.id == ID_PAGE)
        turn_page(app, pick);
    else if (pick.id == ID_MISTAKES && !retry_open_noted(app))
        app_notice(app, _("The games of these mistakes are gone."));
    else if (pick.id == ID_BACK)
        app_pop(app);
    else if (pick.id >= ARCADE_PUZZLES)
        arcade_puzzles_pick(app, pick);
    else if (pick.id >= ID_CARD && pick.id < ID_CARD + state.count)
        run_open(app, state.cards[pick.id - ID_CARD].circuit);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (state.page == PAGE_CIRCUITS && focused_card() >= 0)
        show_table(app, focused_card());
    if (state.page == PAGE_PUZZLES && arcade_puzzles_follow(&state.form))
        write_again(app);
    if (pick.id)
        use_widget(app, pick);
    else if (action->type == ACTION_BACK)
        app_pop(app);
}

static void tick(struct app *app)
{
    (void)app;
    state.time = clamped(state.time + (float)TICK, 0, score_table_seconds);
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.time < score_table_seconds;
}

/* ---- drawing ---- */

static void describe(const struct card *card, char *text, size_t size)
{
    int length = circuit_length(card->circuit);
    if (card->running) {
        char points[TALLY_TEXT];
        tally_format(card->run.points, points);
        snprintf(text, size, _("Go on: opponent %d of %d, %s points"), card->run.passed + 1, length,
                 points);
    } else {
        snprintf(text, size,
                 tr_plural("%d opponent, three lives", "%d opponents, three lives",
                           (unsigned long)length),
                 length);
    }
}

struct rect arcade_draw_card(const struct app *app, struct canvas *canvas, struct rect *box,
                             bool lit)
{
    float u = app->layout.unit;
    app_draw_panel(app, canvas, *box, lit);
    float side = smaller(box->h, 0.27f * box->w);
    struct rect sign = rect_inset(rect_centred(cut_left(box, side), side), panel_clear * u);
    cut_left(box, 0.6f * u);
    cut_right(box, 0.4f * u);
    return sign;
}

void arcade_draw_words(const struct app *app, struct canvas *canvas, struct rect box,
                       const struct card_words *words)
{
    float u = app->layout.unit, lines = app->layout.narrow ? 6 : 3.4f;
    float spare = clamped((box.h - lines * u) / 2, 0, 2 * u);
    cut_top(&box, spare);
    cut_bottom(&box, spare);
    struct rect name = cut_top(&box, (app->layout.narrow ? 0.45f : 0.6f) * box.h);
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), name, words->name);
    canvas_label(canvas,
                 text_left(TEXT_SMALL, app->theme.tone[words->running ? TONE_CAN : TONE_DIM]), box,
                 words->line);
}

static bool is_lit(const struct app *app, int id)
{
    return state.form.focus == id && (state.form.focus_visible || app->layout.show_focus);
}

static void draw_card(const struct app *app, struct canvas *canvas, struct rect box, int index)
{
    const struct card *card = &state.cards[index];
    float u = app->layout.unit;
    char text[120];
    int last = circuit_length(card->circuit) - 1;
    struct challenger who =
        circuit_challenger(card->circuit, card->running ? card->run.passed : last);
    struct rect face = arcade_draw_card(app, canvas, &box, is_lit(app, ID_CARD + index));
    struct portrait portrait = {.game = who.game, .face = &who.opponent->face, .owner = 1};
    portrait_draw(&app->theme, canvas, &portrait, face);
    enum medal medal = high_scores_medal(&app->scores, card->circuit);
    if (medal != MEDAL_NONE) {
        struct rect place = cut_right(&box, 2.6f * u);
        medal_draw(app, canvas, medal, point_at(rect_cx(place), rect_cy(place)), 0.8f * u);
    }
    if (card->running) {
        float h = smaller(0.9f * u, 0.2f * box.h);
        struct rect lives = cut_right(&box, lives_width(h) + 0.4f * u);
        lives_draw(app, canvas, card->run.half_lives,
                   (struct rect){lives.x, rect_cy(lives) - h / 2, lives_width(h), h});
    }
    describe(card, text, sizeof text);
    arcade_draw_words(app, canvas, box,
                      &(struct card_words){circuit_title(card->circuit), text, card->running});
}

static void draw_circuits(const struct app *app, struct canvas *canvas,
                          const struct arcade_places *places)
{
    for (int i = 0; i < state.count; i++)
        draw_card(app, canvas, arcade_card(app, places->cards, state.count, i), i);
    if (state.count == 0)
        return;
    struct score_table table = {.table = state.cards[state.shown].circuit, .time = state.time};
    app_draw_panel(app, canvas, places->panel, false);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]), places->heading,
                 circuit_title(table.table));
    score_table_draw(app, canvas, places->body, &table);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct arcade_places places = places_of(app);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), places.title,
                 _("Arcade"));
    if (state.page == PAGE_PUZZLES)
        arcade_puzzles_draw(app, canvas, &state.form, &places, state.time);
    else
        draw_circuits(app, canvas, &places);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                       {ACTION_ACCEPT, _("Play")},
                                       {ACTION_PRESS, _("Play")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

static void close_pages(struct app *app)
{
    (void)app;
    arcade_puzzles_close();
}

const struct screen screen_arcade = {
    .name = "arcade",
    .music = "circuit",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
    .close = close_pages,
};
