/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/new_game.h"

#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/figures.h"
#include "ui/person_badge.h"
#include "ui/screens/lesson.h"
#include "ui/screens/more_options.h"
#include "ui/screens/people.h"

static struct new_game state;

struct new_game *new_game_state(void)
{
    return &state;
}

enum {
    ID_START = 1,
    ID_BACK,
    ID_LESSONS,
    ID_MODE,
    ID_MORE,
    ID_LEVEL,
    ID_SIDE,
    ID_WATCHED = 10,
    ID_PERSON = 15
};

void new_game_open(const struct game *game, const struct preferences *preferences)
{
    state = (struct new_game){.game = game, .choice = preferences_start(preferences, game)};
    for (int i = 0; i < 2; i++) {
        snprintf(state.people[i].name, PLAYER_NAME, "%s", preferences->name[i]);
        snprintf(state.people[i].person, PERSON_ID, "%s", preferences->person[i]);
    }
    state.form.focus = ID_START;
}

void new_game_open_like(struct app *app)
{
    const struct match *match = &app->session.match;
    new_game_open(match->game, &app->preferences);
    struct start_choice kept = state.choice;
    state.choice = start_choice_like(match);
    if (kept.side == START_RANDOM) /* the side they got is not the one they asked for */
        state.choice.side = START_RANDOM;
    state.choice.series_length = kept.series_length;
    bool alone = state.choice.mode == START_ALONE;
    struct match_plan plan = match_plan(match);
    for (int i = 0; i < 2; i++) {
        contests_forget_guest(&plan.players[i]);
        if (player_is_person(&plan.players[i]))
            state.people[alone ? 0 : i] = plan.players[i];
    }
    state.pads_swapped = match_is_swapped(match);
    if (state.pads_swapped)
        pads_swap_sides(app);
}

struct match_plan new_game_plan(struct app *app)
{
    return start_choice_plan(&state.choice, state.game, state.people, &app->rng);
}

/* ---- the preview ---- */

/* Shows the start position with the chosen options; hidden pieces stay hidden. */
void new_game_refresh_preview(struct app *app)
{
    struct match match;
    struct observation seen;
    match_start(&match, state.game, &state.choice.settings);
    state.first = match_now(&match)->turn;
    match_set_up(&match);
    match_observe(&match, match.at, game_hides_pieces(state.game) ? VIEWER_STRANGER : VIEWER_ALL,
                  &seen);
    board_view_open(&state.view, &app->theme, state.game, &state.choice.settings);
    scene_at_rest(&state.scene, state.game, &state.view.geometry, &seen);
    match_free(&match);
}

void new_game_draw_preview(struct app *app, struct canvas *canvas, struct rect box)
{
    struct marks marks;
    if (box.h < 6 * app->layout.unit)
        return;
    marks_clear(&marks);
    board_view_place(&state.view, box);
    board_view_draw(&state.view, &app->theme, canvas, &state.scene, &marks);
}

/* ---- layout ---- */

/* A name too long for one line has two. */
static float title_height(const struct app *app)
{
    return canvas_paragraph(NULL, text_centred(TEXT_TITLE, rgb(0)), app->layout.page,
                            _(state.game->name));
}

/* Where the summary goes, below the title. */
static struct rect summary_box(const struct app *app)
{
    struct rect below = app->layout.page;
    cut_top(&below, title_height(app) + 0.2f * app->layout.unit);
    return below;
}

/* Bottom of the summary, where the offer of lessons goes. */
static float heading_end(const struct app *app)
{
    struct rect below = summary_box(app);
    return below.y +
           canvas_paragraph(NULL, text_centred(TEXT_BODY, rgb(0)), below, _(state.game->summary));
}

static const char *offer_text(void)
{
    return _("New to this game? Short lessons show how it is played.");
}

/* Below the heading; kept free where there is no offer. */
static float offer_height(const struct app *app)
{
    return larger(1.8f * app->layout.unit, canvas_paragraph(NULL, text_centred(TEXT_SMALL, rgb(0)),
                                                            app->layout.page, offer_text()));
}

/* Heights in units. The part that depends on the mode has the same height in every mode, so that
 * nothing below it jumps. */
struct heights {
    float modes, ladder, side, person, more, buttons;
};

static const float row_gap = 0.55f, start_height = 3.2f, back_height = 2.8f;

static struct heights heights_of(const struct app *app)
{
    if (app->layout.narrow)
        return (struct heights){7.4f, 6.2f, 4, 4.4f, 4.4f, start_height + row_gap + back_height};
    return (struct heights){6, 4.4f, 2.7f, 2.6f, 2.6f, start_height};
}

static float middle_height(const struct heights *heights)
{
    return heights->ladder + heights->side + heights->person + 2 * row_gap;
}

static float rows_height(const struct heights *heights)
{
    return heights->modes + middle_height(heights) + heights->more + heights->buttons + 4 * row_gap;
}

struct areas {
    float unit; /* of the rows, smaller where there is little room */
    struct rect modes, middle, more, buttons, picture;
};

/* The preview goes beside the rows, or below them in portrait. */
static struct areas areas_of(const struct app *app)
{
    float u = app->layout.unit;
    struct heights heights = heights_of(app);
    struct rect area = app->layout.page, rows;
    struct areas at;
    cut_top(&area, heading_end(app) - area.y + offer_height(app) + 0.4f * u);
    at.unit = smaller(u, area.h / rows_height(&heights));
    float height = rows_height(&heights) * at.unit;
    if (app->layout.portrait) {
        rows = cut_top(&area, height);
        cut_top(&area, u);
        at.picture = area;
    } else {
        at.picture = cut_right(&area, area.w * 0.42f);
        cut_right(&area, 1.5f * u);
        cut_top(&area, (area.h - height) / 2); /* centre the rows on the preview */
        rows = area;
    }
    float gap = row_gap * at.unit;
    at.modes = cut_top(&rows, heights.modes * at.unit);
    cut_top(&rows, gap);
    at.middle = cut_top(&rows, middle_height(&heights) * at.unit);
    cut_top(&rows, gap);
    at.more = cut_top(&rows, heights.more * at.unit);
    cut_top(&rows, 2 * gap);
    at.buttons = cut_top(&rows, heights.buttons * at.unit);
    return at;
}

/* Where rows are stacked, all of them and a preview as wide as the page. */
static struct page_need need_of(struct app *app)
{
    const struct layout *l = &app->layout;
    struct heights heights = heights_of(app);
    float words = heading_end(app) + offer_height(app) + l->prompts.h + l->page.w;
    return (struct page_need){.narrow_h = words / l->unit + rows_height(&heights) + 2};
}

/* ---- rows ---- */

static void list_ladder(int id, struct rect box, const char *label, int level)
{
    struct widget *ladder = form_ladder(&state.form, id, box, label, LEVEL_COUNT);
    ladder->part = level - 1;
    snprintf(ladder->value, sizeof ladder->value, "%d · %s", level,
             computer_level_title(state.game, &state.choice.settings, level));
}

/* A handicap may give the second player the first move. */
static void name_side(int side, char text[WIDGET_LABEL])
{
    /* Translators: %s is a side, White, Black, Blue or Red. */
    snprintf(text, WIDGET_LABEL, side == state.first ? _("%s, first") : _("%s, second"),
             _(state.game->side[side]));
}

static void list_sides(struct rect box)
{
    static char words[START_SIDES][WIDGET_LABEL];
    const char *const list[START_SIDES] = {words[0], words[1], words[2]};
    name_side(0, words[START_FIRST]);
    name_side(1, words[START_SECOND]);
    snprintf(words[START_RANDOM], WIDGET_LABEL, "%s", C_("side", "Random"));
    form_tabs(&state.form, ID_SIDE, box, list, START_SIDES)->part = (int)state.choice.side;
}

/* The person who plays alone. */
static void list_only_person(struct rect box)
{
    struct widget *button = form_button(&state.form, ID_PERSON, box, _("You"));
    snprintf(button->value, sizeof button->value, "%s",
             *state.people[0].name ? state.people[0].name : _("Guest"));
}

/* One of two people. */
static void list_person(int seat, struct rect box)
{
    form_add(&state.form, WIDGET_CARD, ID_PERSON + seat, box, state.people[seat].name);
}

/* Lets the players choose who sits there. */
static void open_person(struct app *app, int seat)
{
    char question[96];
    if (state.choice.mode == START_ALONE)
        snprintf(question, sizeof question, "%s", _("Who plays?"));
    else
        /* Translators: %s is a side, White, Black, Blue or Red. */
        snprintf(question, sizeof question, _("Who plays %s?"), _(state.game->side[seat]));
    people_pick_seat(app, question, state.people, seat);
}

/* The part that depends on the mode. */
static void list_middle(const struct app *app, struct rect area, float unit)
{
    struct heights heights = heights_of(app);
    float gap = row_gap * unit, half = (area.h - gap) / 2;
    if (state.choice.mode == START_ALONE) {
        list_ladder(ID_LEVEL, cut_top(&area, heights.ladder * unit), _("Level"),
                    state.choice.level);
        cut_top(&area, gap);
        list_sides(cut_top(&area, heights.side * unit));
        cut_top(&area, gap);
        list_only_person(area);
        return;
    }
    for (int i = 0; i < 2; i++) {
        struct rect box = cut_top(&area, half);
        cut_top(&area, gap);
        if (state.choice.mode == START_TWO)
            list_person(i, box);
        else
            list_ladder(ID_WATCHED + i, box, _(state.game->side[i]), state.choice.watched[i]);
    }
}

static void list_buttons(const struct app *app, const struct areas *at)
{
    struct form *form = &state.form;
    float gap = row_gap * app->layout.unit;
    bool lessons = state.game->lessons != NULL, narrow = app->layout.narrow;
    struct rect row = at->buttons;
    struct rect start =
        narrow ? cut_top(&row, start_height * at->unit) : cut_right(&row, row.w * 0.42f);
    form_button(form, ID_START, start, _("Start"))->primary = true;
    if (narrow)
        cut_top(&row, row_gap * at->unit);
    else
        cut_right(&row, gap);
    form_button(form, ID_BACK, lessons ? cut_left(&row, row.w * 0.42f) : row, _("Back"));
    if (!lessons)
        return;
    cut_left(&row, gap);
    form_button(form, ID_LESSONS, row, _("Lessons"))->primary =
        lessons_should_offer(&app->preferences, state.game);
}

/* Gamepads and the list of people need to know which seats are taken by people. */
static void note_who_plays(void)
{
    bool person[2] = {state.choice.mode != START_WATCH, state.choice.mode == START_TWO};
    for (int i = 0; i < 2; i++)
        if (person[i])
            strcpy(state.people[i].control, "human");
        else
            computer_control(state.choice.level, state.people[i].control);
}

static void list_widgets(struct app *app)
{
    const char *const modes[START_MODES] = {_("One player"), _("Two players"), _("Watch")};
    struct areas at = areas_of(app);
    note_who_plays();
    form_begin(&state.form);
    state.form.stacked = app->layout.narrow;
    struct widget *mode = form_tabs(&state.form, ID_MODE, at.modes, modes, START_MODES);
    mode->part = (int)state.choice.mode;
    mode->picture = app->layout.narrow ? 0.54f : 0.62f;
    list_middle(app, at.middle, at.unit);
    struct widget *more = form_button(&state.form, ID_MORE, at.more, _("More…"));
    float label = more->stacked ? 0 : text_width(TEXT_BODY, more->label);
    float room = at.more.w - label - 2.8f * app->layout.unit;
    more_options_summary(&state.choice, state.game, room, more->value);
    list_buttons(app, &at);
}

/* ---- input ---- */

/* Starts on the perfect player's table while the rest is being chosen. */
static void prepare_perfect_player(struct app *app)
{
    const struct start_choice *choice = &state.choice;
    bool alone = choice->mode == START_ALONE && choice->level == LEVEL_COUNT;
    bool watched = choice->mode == START_WATCH &&
                   (choice->watched[0] == LEVEL_COUNT || choice->watched[1] == LEVEL_COUNT);
    if (alone || watched)
        solving_request(&app->thinker.solving, state.game, &choice->settings);
}

static void start(struct app *app)
{
    struct match_plan plan = new_game_plan(app);
    pads_uncross(app);
    lessons_mark_offered(&app->preferences, state.game);
    preferences_keep_start(&app->preferences, state.game, &state.choice);
    if (state.choice.series_length == 1)
        app_start_match(app, &plan);
    else if (state.choice.series_length == SERIES_OF_ALL_GAMES)
        contests_begin_round(app, &plan);
    else
        contests_begin_series(app, &plan, state.choice.series_length);
}

static void change(const struct pick *pick)
{
    const struct widget *widget = form_widget(&state.form, pick->id);
    int part = pick_part(pick, widget);
    if (pick->id == ID_MODE)
        state.choice.mode = (enum start_mode)part;
    else if (pick->id == ID_SIDE)
        state.choice.side = (enum start_side)part;
    else if (pick->id == ID_LEVEL)
        state.choice.level = part + 1;
    else if (pick->id == ID_WATCHED || pick->id == ID_WATCHED + 1)
        state.choice.watched[pick->id - ID_WATCHED] = part + 1;
}

static void go_back(struct app *app)
{
    if (state.pads_swapped)
        pads_swap_sides(app);
    app_pop(app);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (pads_join(app, action, state.people))
        return;
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || pick.id == ID_BACK)
        go_back(app);
    else if (pick.id == ID_LESSONS)
        lesson_open(app, state.game);
    else if (pick.id == ID_START)
        start(app);
    else if (pick.id == ID_MORE)
        more_options_open(app);
    else if (pick.id >= ID_PERSON)
        open_person(app, pick.id - ID_PERSON);
    else if (pick.id)
        change(&pick);
    prepare_perfect_player(app);
}

/* ---- drawing ---- */

/* Points newcomers to the lessons, whose button is highlighted too. */
static void draw_offer(const struct app *app, struct canvas *canvas)
{
    const struct layout *l = &app->layout;
    if (!lessons_should_offer(&app->preferences, state.game))
        return;
    canvas_label(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_CAN]),
                 (struct rect){l->page.x, heading_end(app), l->page.w, offer_height(app)},
                 offer_text());
}

/* Two figures on each tab, in the colours of the two sides: people and computers. */
static void draw_modes(const struct app *app, struct canvas *canvas)
{
    static const bool person[START_MODES][2] = {
        [START_ALONE] = {true, false}, [START_TWO] = {true, true}, [START_WATCH] = {false, false}};
    const struct widget *modes = form_widget(&state.form, ID_MODE);
    float u = app->layout.unit;
    for (int mode = 0; mode < START_MODES; mode++) {
        struct rect tab = widget_tab(modes, mode);
        bool chosen = mode == (int)state.choice.mode;
        struct rect top = cut_top(&tab, tab.h * modes->picture);
        cut_top(&top, 0.6f * u);
        float size = smaller(top.h, 0.42f * top.w);
        for (int side = 0; side < 2; side++) {
            struct rect box =
                rect_around(rect_cx(top) + (side ? 0.6f : -0.6f) * size, rect_cy(top), size, size);
            struct colour colour = app->theme.tone[TONE_PLAYER_1 + side];
            if (!chosen)
                colour = blended(colour, app->theme.tone[TONE_BUTTON], 0.5f);
            (person[mode][side] ? figure_person : figure_computer)(canvas, box, colour);
        }
    }
}

/* One of the player's men, so that nobody has to guess which are theirs. */
static void draw_man(struct canvas *canvas, int player, struct rect box)
{
    int kind = game_hides_pieces(state.game) ? KIND_UNKNOWN : 0;
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)kind},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    board_view_piece(&state.view.look, state.game, canvas, &man,
                     (struct stand){rect_cx(box), rect_cy(box), 0.9f * box.h});
}

/* Their badge, or a figure in the colour of the side for a guest. */
static void draw_likeness(const struct app *app, struct canvas *canvas, int seat, struct rect box)
{
    const struct person *person = player_person(app, &state.people[seat]);
    if (person)
        person_badge_draw(app, canvas, person, point_at(rect_cx(box), rect_cy(box)), 0.5f * box.h);
    else
        figure_person(canvas, box, app->theme.tone[TONE_PLAYER_1 + seat]);
}

static void draw_person(const struct app *app, struct canvas *canvas, int seat)
{
    const struct widget *card = form_widget(&state.form, ID_PERSON + seat);
    struct rect box = rect_inset(card->box, 0.14f * card->box.h);
    bool named = *state.people[seat].name != '\0';
    char text[WIDGET_LABEL];
    app_draw_panel(app, canvas, card->box, false);
    float figure = smaller(box.h, 0.2f * box.w); /* the name comes first */
    draw_likeness(app, canvas, seat, rect_centred(cut_left(&box, 1.15f * figure), figure));
    cut_left(&box, 0.6f * app->layout.unit);
    draw_man(canvas, seat, rect_centred(cut_right(&box, figure), figure));
    name_side(seat, text);
    struct rect name = cut_top(&box, box.h * 0.58f);
    struct named_person who = {.name = named ? state.people[seat].name : _(state.game->side[seat]),
                               .pad = pads_of_seat(app, state.people, seat)};
    person_label_draw(app, canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), name, &who);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), box,
                 named ? text : _("Choose who plays"));
}

static void draw_heading(const struct app *app, struct canvas *canvas)
{
    canvas_paragraph(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), app->layout.page,
                     _(state.game->name));
    struct colour summary = blended(app->theme.tone[TONE_DIM], app->theme.tone[TONE_TEXT], 0.5f);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, summary), summary_box(app),
                     _(state.game->summary));
    draw_offer(app, canvas);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct layout *l = &app->layout;
    struct rect picture = areas_of(app).picture;
    draw_heading(app, canvas);
    new_game_draw_preview(app, canvas, picture);
    for (int seat = 0; seat < 2 && state.choice.mode == START_TWO; seat++)
        draw_person(app, canvas, seat);
    form_draw(&state.form, &app->theme, l, canvas);
    draw_modes(app, canvas);
    app_draw_solving(app, canvas,
                     rect_around(rect_cx(picture), l->page.y + l->page.h - 0.6f * l->unit,
                                 clamped(picture.w, 0, 20 * l->unit), 1.1f * l->unit));
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Accept")},
                                       {ACTION_BACK, _("Back")},
                                       {ACTION_ACCEPT, pads_invitation(app, state.people)},
                                       {0}});
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.view, &app->theme);
}

static const struct game *game_chosen(const struct app *app)
{
    (void)app;
    return state.game;
}

const struct screen screen_new_game = {
    .name = "new_game",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .enter = new_game_refresh_preview,
    .action = action,
    .retheme = retheme,
    .draw = draw,
    .game = game_chosen,
};
