#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/run_signs.h"
#include "ui/score_table.h"
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
    if (menu->shown_since > seconds_shown && !focus_seen(app) &&
        !showcase_moving(&menu->shows[menu->shown]))
        show_game(menu, (menu->shown + 1) % game_count());
}

/* ---- layout: the large board and a column beside it, or below it ---- */

struct places {
    struct rect board, heading, card[GAMES_MAX], resume, arcade, night, buttons;
};

/* Up to this many games are listed in one column, with a sentence each; more go in two columns,
 * with names only. */
enum { LISTED_MAX = 4 };

static bool listed(void)
{
    return game_count() <= LISTED_MAX;
}

static int row_count(void)
{
    return listed() ? game_count() : (game_count() + 1) / 2;
}

static float picture_width(const struct app *app)
{
    return (listed() ? 6.2f : 3.6f) * app->layout.unit;
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

static float card_height(const struct app *app, float width)
{
    float u = app->layout.unit, tallest = 0;
    struct rect box = {0, 0, width - picture_width(app) - 0.8f * u, 10 * u};
    for (int i = 0; i < game_count(); i++)
        tallest = larger(tallest, card_name(app, NULL, box, i) + card_sentence(app, NULL, box, i));
    return listed() ? clamped(tallest + 1.7f * u, 5 * u, 6.4f * u)
                    : clamped(tallest + 0.7f * u, 3 * u, 4.6f * u);
}

static void place_cards(struct places *places, struct rect *column, float card, float gap)
{
    float w = listed() ? column->w : (column->w - gap) / 2;
    for (int i = 0; i < game_count();) {
        struct rect row = cut_top(column, card);
        cut_top(column, gap);
        places->card[i++] = cut_left(&row, w);
        cut_left(&row, gap);
        if (!listed() && i < game_count())
            places->card[i++] = row;
    }
}

static const float heading_height = 6.2f; /* in units */

/* Spare height goes to the board in portrait, otherwise above the heading. */
static struct places place(struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.55f * u;
    struct places places;
    struct rect area = l->page, column = area;
    if (!l->portrait) {
        float w = clamped(area.w * 0.44f, 25 * u, 31 * u);
        float board = clamped(area.h * 1.06f, 0, area.w - w - 1.6f * u);
        float spare = area.w - w - 1.6f * u - board; /* centre everything in a very wide window */
        cut_left(&area, spare / 2);
        places.board = cut_left(&area, board);
        cut_left(&area, 1.6f * u);
        column = cut_left(&area, w);
    }
    bool resume = keeper_latest(&app->keeper, &app->session) != NULL;
    float others = heading_height * u + 5.2f * u + gap, rows = (float)row_count();
    float width = listed() ? column.w : (column.w - gap) / 2;
    float card = clamped(card_height(app, width), 0, (column.h - others) / rows - gap);
    float used = others + (card + gap) * rows;
    if (l->portrait) {
        places.heading = cut_top(&column, heading_height * u);
        places.board = cut_top(&column, column.h - (used - heading_height * u) - gap);
        cut_top(&column, gap);
    } else {
        cut_top(&column, clamped((column.h - used) / 2, 0, 4 * u));
        places.heading = cut_top(&column, heading_height * u);
    }
    place_cards(&places, &column, card, gap);
    cut_top(&column, 0.4f * u);
    struct rect row = cut_top(&column, 2.4f * u);
    places.resume = (struct rect){0, 0, 0, 0};
    if (resume) {
        places.resume = cut_left(&row, (row.w - gap) * 0.5f);
        cut_left(&row, gap);
    }
    places.arcade = cut_left(&row, (row.w - gap) * 0.45f);
    cut_left(&row, gap);
    places.night = row;
    cut_top(&column, gap);
    places.buttons = cut_top(&column, 2.4f * u);
    return places;
}

/* Each as wide as its label needs, so that all have the same text size. */
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
    form_button(form, ID_ARCADE, places.arcade, _("Arcade"));
    form_button(form, ID_NIGHT, places.night, _("Game night"));
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
    float around = 0.55f * u; /* inside the frame */
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

/* The high scores of the game shown, or of any circuit; NULL: there are none. */
static const char *table_to_show(const struct app *app)
{
    int count;
    high_scores_table(&app->scores, games[state.shown]->id, &count);
    if (count > 0)
        return games[state.shown]->id;
    for (int i = 0; i < app->scores.count; i++)
        if (circuit_length(app->scores.list[i].table) > 0)
            return app->scores.list[i].table;
    return NULL;
}

/* While nobody plays, the table takes turns with the board. */
static void draw_scores(struct app *app, struct canvas *canvas, struct rect box)
{
    const float cycle = 12, from = 6.5f, fade = 0.4f;
    float phase = fmodf((float)app->untouched, cycle) - from, u = app->layout.unit;
    const char *table = table_to_show(app);
    if (!moves_by_itself(app) || phase <= 0 || !table || box.h < 14 * u)
        return;
    int first = canvas->count;
    struct rect panel =
        rect_around(rect_cx(box), rect_cy(box), smaller(box.w, 30 * u), smaller(box.h, 27 * u));
    struct paint paint = app_paint(app, canvas);
    dialog_draw(&paint, panel);
    panel = rect_inset(panel, u);
    struct rect title = cut_top(&panel, 2.6f * u);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]), title,
                 circuit_title(table));
    struct score_table scores = {
        .table = table, .time = app->preferences.reduced_motion ? score_table_seconds : phase};
    score_table_draw(app, canvas, panel, &scores);
    canvas_fade(canvas, first, smaller(phase, cycle - from - phase) / fade);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    const struct layout *l = &app->layout;
    list_widgets(app);
    struct places places = place(app);
    draw_large_board(app, canvas, places.board, alpha);
    draw_scores(app, canvas, places.board);
    menu_draw_heading(app, canvas, places.heading);
    for (int i = 0; i < game_count(); i++)
        draw_card(app, canvas, i, alpha);
    form_draw(&state.form, &app->theme, l, canvas);
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                          {ACTION_ACCEPT, _("Play")},
                          {ACTION_PRESS, _("Play")},
                          {ACTION_HELP, games[state.shown]->rules_page ? _("Rules") : _("Help")},
                          {ACTION_MUTE, _("Sound on/off")},
                          {0}});
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
