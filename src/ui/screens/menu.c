/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/run_signs.h"
#include "ui/screens/help.h"
#include "ui/screens/menu.h"
#include "ui/screens/new_game.h"
#include "ui/screens/open_game.h"

static struct menu state;

struct menu *menu_state(void)
{
    return &state;
}

enum { ID_GAME = 1, ID_CONTINUE = 20, ID_LOAD, ID_HELP, ID_SETTINGS, ID_QUIT, ID_NIGHT, ID_ARCADE };

static const double seconds_awake = 30; /* then the boards stop, so that idling costs nothing */
static const float seconds_shown = 12;  /* before the next game, unless one is being chosen */
static const float pause_shown = 0.7f;  /* between two moves on the large board */
static const float pause_aside = 3.5f;  /* … and on the small ones */
static const float fade_seconds = 0.3f; /* between large boards */

static int game_count(void)
{
    int count = 0;
    while (games[count] && count < GAMES_MAX)
        count++;
    return count;
}

/* ---- the showcases ---- */

static void enter(struct app *app)
{
    struct menu *menu = &state;
    app->untouched = 0;
    waiting_renew();
    if (menu->shows[0].open)
        return;
    for (int i = 0; i < game_count(); i++) {
        showcase_open(&menu->shows[i], &app->theme, games[i], (uint64_t)i + 5);
        menu->shows[i].wait = pause_aside * (float)(i + 1) / (float)game_count();
        if (strcmp(games[i]->id, app->preferences.game) == 0)
            menu->shown = i;
    }
}

static void close_shows(struct app *app)
{
    (void)app;
    for (int i = 0; i < GAMES_MAX; i++)
        showcase_close(&state.shows[i]);
}

static void retheme(struct app *app)
{
    for (int i = 0; i < GAMES_MAX; i++)
        showcase_retheme(&state.shows[i], &app->theme);
}

static bool focus_seen(const struct app *app)
{
    return state.form.focus_visible || app->layout.show_focus;
}

static void show_game(struct menu *menu, int index)
{
    if (index == menu->shown)
        return;
    menu->shown = index;
    menu->appearing = 1;
    menu->shown_since = 0;
}

/* The large board shows the game in focus; while nobody is choosing, all games in turn. */
static void follow_focus(struct app *app)
{
    struct menu *menu = &state;
    int focus = menu->form.focus - ID_GAME;
    if (focus_seen(app) && focus >= 0 && focus < game_count())
        show_game(menu, focus);
}

static bool moves_by_itself(const struct app *app)
{
    return app->untouched < seconds_awake && preferences_speed(&app->preferences) > 0;
}

static void tick(struct app *app)
{
    struct menu *menu = &state;
    const float step = (float)TICK;
    bool going = moves_by_itself(app);
    menu->appearing = clamped(menu->appearing - step / fade_seconds, 0, 1);
    menu->shown_since += going ? step : 0;
    for (int i = 0; i < game_count(); i++)
        showcase_tick(&menu->shows[i], step,
                      !going             ? -1
                      : i == menu->shown ? pause_shown
                                         : pause_aside);
    if (menu->shown_since > seconds_shown && !focus_seen(app) && !menu_shows_scores(app) &&
        !showcase_moving(&menu->shows[menu->shown]))
        show_game(menu, (menu->shown + 1) % game_count());
}

/* ---- layout: the large board and a column beside it, or below it ---- */

struct places {
    struct rect board, heading, card[GAMES_MAX], resume, arcade, night, buttons;
};

/* Up to this many games are listed with a sentence each, in one column unless there is room for
 * two; more go in two columns, with names only. */
enum { LISTED_MAX = 4 };

static bool listed(void)
{
    return game_count() <= LISTED_MAX;
}

/* The column of everything but the large board, in units. */
static const float column_least = 25, column_most = 31, two_columns = 38;
static const float row_height = 2.4f, rows_gap = 0.55f, above_rows = 0.4f, title_height = 4;

static int card_columns(const struct app *app, float width)
{
    return !listed() || width >= two_columns * app->layout.unit ? 2 : 1;
}

static int card_rows(const struct app *app, float width)
{
    int columns = card_columns(app, width);
    return (game_count() + columns - 1) / columns;
}

static float card_width(const struct app *app, float width)
{
    int columns = card_columns(app, width);
    return (width - rows_gap * app->layout.unit * (float)(columns - 1)) / (float)columns;
}

static float picture_width(const struct app *app)
{
    return (!listed() ? 3.6f : app->layout.narrow ? 4 : 6.2f) * app->layout.unit;
}

/* A card's text, in the box beside its picture. A NULL canvas only measures. */
static float card_name(const struct app *app, struct canvas *canvas, struct rect box, int index)
{
    return canvas_paragraph(
        canvas, text_left(listed() ? TEXT_LARGE : TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
        _(games[index]->name));
}

static float card_sentence(const struct app *app, struct canvas *canvas, struct rect box, int index)
{
    return listed() ? canvas_paragraph(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]),
                                       box, _(games[index]->summary))
                    : 0;
}

/* The room beside a card's text: a margin, and a medal if there is one. */
static float beside_text(const struct app *app, int index)
{
    bool medal = high_scores_medal(&app->scores, games[index]->id) != MEDAL_NONE;
    return (medal ? 2.8f : 0.8f) * app->layout.unit;
}

static float card_height(const struct app *app, float width)
{
    float u = app->layout.unit, tallest = 0;
    for (int i = 0; i < game_count(); i++) {
        struct rect box = {0, 0, width - picture_width(app) - beside_text(app, i), 10 * u};
        tallest = larger(tallest, card_name(app, NULL, box, i) + card_sentence(app, NULL, box, i));
    }
    return listed() ? larger(tallest + 1.7f * u, 5 * u) : larger(tallest + 0.7f * u, 3 * u);
}

static void place_cards(const struct app *app, struct places *places, struct rect *column,
                        float card)
{
    float gap = rows_gap * app->layout.unit, w = card_width(app, column->w);
    int columns = card_columns(app, column->w);
    for (int i = 0; i < game_count();) {
        struct rect row = cut_top(column, card);
        cut_top(column, gap);
        for (int k = 0; k < columns && i < game_count(); k++) {
            places->card[i++] = cut_left(&row, w);
            cut_left(&row, gap);
        }
    }
}

static float heading_height(const struct app *app, float width)
{
    float u = app->layout.unit;
    float lines = canvas_paragraph(NULL, text_centred(TEXT_SMALL, rgb(0)),
                                   (struct rect){0, 0, width, u}, menu_sentence());
    return title_height * u + larger(2.2f * u, lines + 0.3f * u);
}

static bool offers_to_continue(struct app *app)
{
    return keeper_latest(&app->keeper, &app->session) != NULL;
}

/* Of the buttons below the cards: two, or as many as long labels need. */
static int button_rows(struct app *app)
{
    return app->layout.narrow ? 3 + offers_to_continue(app) : 2;
}

/* Of everything but the cards. */
static float others_height(struct app *app, float width)
{
    return heading_height(app, width) +
           ((float)button_rows(app) * (row_height + rows_gap) + above_rows) * app->layout.unit;
}

static float column_height(struct app *app, float width)
{
    float card = card_height(app, card_width(app, width)), gap = rows_gap * app->layout.unit;
    return others_height(app, width) + (card + gap) * (float)card_rows(app, width);
}

/* Where large text leaves no room for the board beside them, the cards come first: they are what
 * one chooses. */
static struct page_need need_of(struct app *app)
{
    const struct layout *l = &app->layout;
    struct page_need need = {.wide_w = 62, .wide_h = 37};
    float u = l->unit;
    if (!l->portrait && l->width >= need.wide_w * u)
        return need;
    float around = l->height - l->page.h + 0.1f * u;
    need.tall_h = (column_height(app, l->page.w) + around) / u;
    return need;
}

/* The buttons below the cards. */
static void place_buttons(struct app *app, struct places *places, struct rect column)
{
    float u = app->layout.unit, gap = rows_gap * u, share = 0.45f;
    bool resume = offers_to_continue(app), narrow = app->layout.narrow;
    cut_top(&column, above_rows * u);
    struct rect row = cut_top(&column, row_height * u);
    places->resume = (struct rect){0, 0, 0, 0};
    if (resume && narrow) {
        places->resume = row;
        cut_top(&column, gap);
        row = cut_top(&column, row_height * u);
    } else if (resume) {
        places->resume = cut_left(&row, (row.w - gap) * 0.5f);
        cut_left(&row, gap);
    }
    places->arcade = cut_left(&row, (row.w - gap) * share);
    cut_left(&row, gap);
    places->night = row;
    cut_top(&column, gap);
    places->buttons = cut_top(&column, (narrow ? 2 * row_height + rows_gap : row_height) * u);
}

/* Spare height goes to the board in portrait, otherwise above the heading. */
static struct places place(struct app *app)
{
    const float least_board = 7; /* in units */
    const struct layout *l = &app->layout;
    float u = l->unit, gap = rows_gap * u;
    struct places places;
    struct rect area = l->page, column = area;
    if (!l->portrait) {
        float w = clamped(area.w * 0.44f, column_least * u, column_most * u);
        float board = clamped(area.h * 1.06f, 0, area.w - w - 1.6f * u);
        float spare = area.w - w - 1.6f * u - board; /* centre everything in a very wide window */
        cut_left(&area, spare / 2);
        places.board = cut_left(&area, board);
        cut_left(&area, 1.6f * u);
        column = cut_left(&area, w);
    }
    float rows = (float)card_rows(app, column.w), others = others_height(app, column.w);
    float card =
        smaller(card_height(app, card_width(app, column.w)), (column.h - others) / rows - gap);
    float spare = column.h - others - (card + gap) * rows;
    if (l->portrait) {
        places.heading = cut_top(&column, heading_height(app, column.w));
        bool seen = spare - gap > least_board * u;
        places.board = cut_top(&column, seen ? spare - gap : 0);
        cut_top(&column, seen ? gap : 0);
    } else {
        cut_top(&column, clamped(spare / 2, 0, 4 * u));
        places.heading = cut_top(&column, heading_height(app, column.w));
    }
    place_cards(app, &places, &column, card);
    place_buttons(app, &places, column);
    return places;
}

/* Each as wide as its label needs, so that all have the same text size; in two rows if narrow. */
static void list_buttons(struct app *app, struct rect row)
{
    static const struct {
        int id;
        const char *label;
    } others[] = {{ID_LOAD, NC_("menu", "Games")},
                  {ID_HELP, N_("Rules")},
                  {ID_SETTINGS, N_("Settings")},
                  {ID_QUIT, N_("Quit")}};
    enum { COUNT = sizeof others / sizeof *others };
    float gap = 0.5f * app->layout.unit, spare = row.w - gap * (COUNT - 1);
    for (int i = 0; i < COUNT && app->layout.narrow; i++)
        form_button(&state.form, others[i].id, rect_in_grid(row, 2, 2, gap, i),
                    tr_marked(others[i].label));
    if (app->layout.narrow)
        return;
    for (int i = 0; i < COUNT; i++)
        spare -= text_width(TEXT_BODY, tr_marked(others[i].label));
    for (int i = 0; i < COUNT; i++) {
        float w = text_width(TEXT_BODY, tr_marked(others[i].label)) + spare / COUNT;
        form_button(&state.form, others[i].id, cut_left(&row, w), tr_marked(others[i].label));
        cut_left(&row, gap);
    }
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    struct places places = place(app);
    form_begin(form);
    for (int i = 0; i < game_count(); i++) {
        struct widget *card =
            form_add(form, WIDGET_CARD, ID_GAME + i, places.card[i], games[i]->name);
        card->primary = strcmp(games[i]->id, app->preferences.game) == 0;
        card->chosen = i == state.shown; /* on the large board */
    }
    if (places.resume.h > 0) {
        char label[WIDGET_LABEL], summary[WIDGET_LABEL - 20];
        keeper_summary(keeper_latest(&app->keeper, &app->session), summary, sizeof summary);
        snprintf(label, sizeof label, _("Continue: %s"), summary);
        form_button(form, ID_CONTINUE, places.resume, label)->primary = true;
    }
    form_button(form, ID_ARCADE, places.arcade, _("Arcade"))->help =
        waiting_in_arcade(state.in_arcade);
    form_button(form, ID_NIGHT, places.night, _("Game night"))->help =
        waiting_for_people(state.for_people);
    list_buttons(app, places.buttons);
    if (form->focus == 0) /* start on the unfinished game, else on the last one played */
        form->focus = places.resume.h > 0 ? ID_CONTINUE : ID_GAME + state.shown;
}

/* ---- input ---- */

static void choose_game(struct app *app, int index)
{
    new_game_open(games[index], &app->preferences);
    app_push(app, &screen_new_game);
}

/* Pressing the large board chooses its game. */
static bool board_pressed(struct app *app, const struct action *action)
{
    if (action->type != ACTION_RELEASE || state.form.pressed ||
        !rect_has(place(app).board, action->x, action->y))
        return false;
    audio_play(SOUND_MENU_ACCEPT, 0.8f, 0);
    choose_game(app, state.shown);
    return true;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (board_pressed(app, action))
        return;
    struct pick pick = form_action(&state.form, action);
    follow_focus(app);
    if (pick.id >= ID_GAME && pick.id < ID_GAME + GAMES_MAX) {
        choose_game(app, pick.id - ID_GAME);
    } else if (pick.id == ID_CONTINUE) {
        open_latest_game(app);
    } else if (pick.id == ID_LOAD) {
        app_push(app, &screen_load);
    } else if (pick.id == ID_NIGHT) {
        app_push(app, &screen_game_night);
    } else if (pick.id == ID_ARCADE) {
        app_push(app, &screen_arcade);
    } else if (pick.id == ID_HELP) {
        help_open(app, games[state.shown]);
    } else if (pick.id == ID_SETTINGS) {
        app_push(app, &screen_settings);
    } else if (pick.id == ID_QUIT) {
        app->quit = true;
    }
}

/* ---- drawing ---- */

static void draw_card(struct app *app, struct canvas *canvas, int index, float alpha)
{
    float u = app->layout.unit;
    const struct widget *widget = form_widget(&state.form, ID_GAME + index);
    struct rect box = widget->box;
    bool lit = focus_seen(app) && state.form.focus == widget->id;
    app_draw_panel(app, canvas, box, lit);
    struct rect picture = cut_left(&box, picture_width(app));
    float around = 0.75f * u; /* inside the frame */
    struct paint paint = app_paint(app, canvas);
    showcase_draw(&state.shows[index], &paint, rect_inset(picture, around), alpha, true);
    cut_right(&box, 0.8f * u);
    enum medal medal = high_scores_medal(&app->scores, games[index]->id);
    if (medal != MEDAL_NONE) {
        struct rect place = cut_right(&box, 2 * u);
        medal_draw(app, canvas, medal, point_at(rect_cx(place), rect_cy(place)), 0.65f * u);
    }
    float name = card_name(app, NULL, box, index), text = card_sentence(app, NULL, box, index);
    cut_top(&box, (box.h - name - text) / 2);
    card_name(app, canvas, cut_top(&box, name), index);
    card_sentence(app, canvas, box, index);
}

/* The new board grows a little while it appears. */
static void draw_large_board(struct app *app, struct canvas *canvas, struct rect box, float alpha)
{
    struct menu *menu = &state;
    int first = canvas->count;
    float coming = menu->appearing * menu->appearing;
    if (app->preferences.reduced_motion)
        coming = 0;
    struct paint paint = app_paint(app, canvas);
    showcase_draw(&menu->shows[menu->shown], &paint, rect_inset(box, 0.03f * coming * box.h), alpha,
                  false);
    canvas_fade(canvas, first, 1 - menu->appearing);
}

/* Something waits behind a button: a sign of a pause on its corner, clear of its label. */
static void draw_waiting(const struct app *app, struct canvas *canvas, const struct widget *button)
{
    float u = app->layout.unit, r = 0.5f * u, bar = 0.26f * r;
    struct point at = point_at(button->box.x + button->box.w - 0.7f * u, button->box.y);
    struct colour gold = opaque(app->theme.tone[TONE_CAN]), dark = blended(gold, rgb(0), 0.85f);
    canvas_disc(canvas, at, r + 0.1f * u, dark);
    canvas_disc(canvas, at, r, gold);
    for (int side = -1; side <= 1; side += 2)
        canvas_fill(canvas, rect_around(at.x + 0.32f * r * (float)side, at.y, bar, 0.95f * r), 0,
                    dark);
}

/* What waits behind the button in focus; NULL if nothing does. */
static const char *line_in_focus(const struct app *app)
{
    const struct widget *focus = form_widget(&state.form, state.form.focus);
    return focus && focus_seen(app) ? focus->help : NULL;
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    const struct layout *l = &app->layout;
    list_widgets(app);
    struct places places = place(app);
    if (places.board.h > 0)
        draw_large_board(app, canvas, places.board, alpha);
    if (moves_by_itself(app))
        menu_draw_scores(app, canvas, places.board);
    menu_draw_heading(app, canvas, places.heading);
    for (int i = 0; i < game_count(); i++)
        draw_card(app, canvas, i, alpha);
    form_draw(&state.form, &app->theme, l, canvas);
    for (int i = 0; i < state.form.count; i++)
        if (state.form.list[i].help)
            draw_waiting(app, canvas, &state.form.list[i]);
    app_draw_prompts_and_line(
        app, canvas,
        (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                          {ACTION_ACCEPT, _("Play")},
                          {ACTION_PRESS, _("Play")},
                          {ACTION_HELP, games[state.shown]->rules_page ? _("Rules") : _("Help")},
                          {ACTION_MUTE, _("Sound on/off")},
                          {0}},
        line_in_focus(app));
}

static bool busy(const struct app *app)
{
    (void)app;
    return state.appearing > 0;
}

static bool alive(const struct app *app)
{
    bool moving = moves_by_itself(app);
    for (int i = 0; i < game_count(); i++)
        moving |= showcase_moving(&state.shows[i]);
    return moving;
}

static const struct game *game_shown(const struct app *app)
{
    (void)app;
    return games[state.shown];
}

const struct screen screen_menu = {
    .name = "menu",
    .home = true,
    .need_of = need_of,
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .tick = tick,
    .draw = draw,
    .busy = busy,
    .alive = alive,
    .retheme = retheme,
    .close = close_shows,
    .game = game_shown,
};
