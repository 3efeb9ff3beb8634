/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/people.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/emblem.h"
#include "ui/kit/audio.h"
#include "ui/person_badge.h"
#include "ui/screens/person.h"

static struct people_page state;

struct people_page *people_state(void)
{
    return &state;
}

enum { ID_BACK = 1, ID_GUEST, ID_NEW, ID_CHANGE, ID_SHARE, ID_EARLIER, ID_LATER, ID_CARD = 10 };

static bool is_picking(void)
{
    return state.request.picked != NULL;
}

/* People, then named guests. */
static int card_count(const struct app *app)
{
    bool guests = is_picking() && !state.changing;
    return app->people.count + (guests ? state.guest_count : 0);
}

/* ---- opening ---- */

static void list_guests(const struct app *app)
{
    state.guest_count = 0;
    for (int i = 0; i < NAMES_RECENT; i++) {
        const char *name = app->preferences.recent[i];
        if (*name && !people_name_is_taken(&app->people, NULL, name))
            snprintf(state.guests[state.guest_count++], PLAYER_NAME, "%s", name);
    }
}

static bool sits_here(const struct app *app, int card)
{
    const struct match_player *players = state.request.players;
    return players && card < app->people.count &&
           strcmp(app->people.list[card].id, players[state.request.seat].person) == 0;
}

/* The current player of this seat, else the last to play who is not on the other side. */
static int likeliest(const struct app *app)
{
    const struct match_player *players = state.request.players;
    const char *own = players ? players[state.request.seat].person : "";
    const char *other = players ? players[1 - state.request.seat].person : "";
    int best = -1;
    for (int i = app->people.count - 1; i >= 0; i--) {
        if (*own && strcmp(app->people.list[i].id, own) == 0)
            return i;
        if (strcmp(app->people.list[i].id, other) != 0)
            best = i;
    }
    return best;
}

static void open_with(struct app *app, const struct people_request *request)
{
    state = (struct people_page){.request = *request};
    list_guests(app);
    int card = likeliest(app);
    state.form.focus = card < 0 ? ID_NEW : ID_CARD + card;
    app_push(app, &screen_people);
}

void people_pick(struct app *app, const struct people_request *request)
{
    open_with(app, request);
}

static void remember(struct preferences *preferences, const struct match_player players[2])
{
    for (int i = 0; i < 2; i++) {
        memcpy(preferences->name[i], players[i].name, sizeof preferences->name[i]);
        memcpy(preferences->person[i], players[i].person, sizeof preferences->person[i]);
    }
}

static void seat_person(struct match_player *player, const struct match_player *who)
{
    memcpy(player->name, who->name, sizeof player->name);
    memcpy(player->person, who->person, sizeof player->person);
    player->guest = who->guest;
}

static void take_seat(struct app *app, int seat, const struct match_player *who)
{
    struct match_player *players = state.request.players;
    const struct match_player before[2] = {players[0], players[1]};
    if (*who->person && strcmp(players[1 - seat].person, who->person) == 0)
        seat_person(&players[1 - seat], &players[seat]);
    seat_person(&players[seat], who);
    pads_pass_on(app, before, players);
    remember(&app->preferences, players);
}

void people_pick_seat(struct app *app, const char *question, struct match_player players[2],
                      int seat)
{
    struct people_request request = {.seat = seat, .players = players, .picked = take_seat};
    snprintf(request.question, sizeof request.question, "%s", question);
    people_pick(app, &request);
}

void people_open(struct app *app)
{
    struct people_request request = {.picked = NULL};
    snprintf(request.question, sizeof request.question, "%s", _("People who play here"));
    open_with(app, &request);
}

bool people_is_others(const struct app *app, const struct action *action)
{
    const struct people_request *request = &state.request;
    return request->players && pads_seat(app, action, request->players) == 1 - request->seat;
}

static void enter(struct app *app)
{
    list_guests(app);
}

static void leave(struct app *app)
{
    (void)app;
    state.form.pressed = 0;
}

/* ---- layout ---- */

static const float narrow_buttons = 12.4f; /* in units */

struct areas {
    struct rect title, cards, buttons;
    int columns, rows, button_columns;
};

static struct areas areas_of(const struct layout *layout)
{
    float u = layout->unit;
    struct rect area = layout->page;
    struct areas areas = {.columns = layout->narrow     ? 1
                                     : layout->portrait ? 2
                                                        : 4,
                          .rows = layout->portrait ? 8 : 5,
                          .button_columns = layout->narrow     ? 1
                                            : layout->portrait ? 2
                                                               : 4};
    areas.title = cut_top(&area, 3.4f * u);
    areas.buttons = cut_bottom(&area, (layout->narrow     ? narrow_buttons
                                       : layout->portrait ? 6
                                                          : 2.8f) *
                                          u);
    cut_bottom(&area, 0.8f * u);
    areas.cards = area;
    return areas;
}

/* Pages are turned so that the focus is seen. */
static void turn_pages(const struct app *app, int per_page)
{
    int count = card_count(app), focused = state.form.focus - ID_CARD;
    if (focused >= count && focused >= 0)
        state.form.focus = count > 0 ? ID_CARD + count - 1 : ID_NEW;
    if (focused >= 0 && focused < count)
        state.first = focused - focused % per_page;
    while (state.first > 0 && state.first >= count)
        state.first -= per_page;
    state.first = state.first < 0 ? 0 : state.first;
}

static void list_buttons(const struct app *app, const struct areas *at, float gap)
{
    struct form *form = &state.form;
    int place = 0, columns = at->button_columns, rows = 4 / columns;
    if (!is_picking() && columns > 2)
        columns = 2; /* there are only two */
    form_button(form, ID_BACK, rect_in_grid(at->buttons, columns, rows, gap, place++), _("Back"));
    if (is_picking() && pads_any_joined(app))
        form_button(form, ID_SHARE, rect_in_grid(at->buttons, columns, rows, gap, place++),
                    _("Share gamepads"));
    else if (is_picking())
        form_button(form, ID_CHANGE, rect_in_grid(at->buttons, columns, rows, gap, place++),
                    state.changing ? _("Choose") : _("Change…"))
            ->disabled = app->people.count == 0;
    form_button(form, ID_NEW, rect_in_grid(at->buttons, columns, rows, gap, place++),
                _("New person…"))
        ->primary = app->people.count == 0;
    if (is_picking())
        form_button(form, ID_GUEST, rect_in_grid(at->buttons, columns, rows, gap, place++),
                    _("Guest"));
}

static bool is_taken(const struct app *app, int card)
{
    const struct people_request *request = &state.request;
    return request->apart && !state.changing && card < app->people.count &&
           strcmp(app->people.list[card].id, request->players[1 - request->seat].person) == 0;
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit, gap = 0.6f * u;
    int count = card_count(app), per_page = at.columns * at.rows;
    turn_pages(app, per_page);
    form_begin(form);
    for (int i = 0; i < per_page && state.first + i < count; i++) {
        struct widget *card = form_add(form, WIDGET_CARD, ID_CARD + state.first + i,
                                       rect_in_grid(at.cards, at.columns, at.rows, gap, i), "");
        card->disabled = is_taken(app, state.first + i);
        card->chosen = sits_here(app, state.first + i);
    }
    if (count > per_page) {
        struct rect later = cut_right(&at.title, 3 * u);
        struct rect earlier = cut_left(&at.title, 3 * u);
        later = rect_around(rect_cx(later), rect_cy(later), 2.6f * u, 2.4f * u);
        earlier = rect_around(rect_cx(earlier), rect_cy(earlier), 2.6f * u, 2.4f * u);
        form_add(form, WIDGET_EARLIER, ID_EARLIER, earlier, "")->disabled = state.first == 0;
        form_add(form, WIDGET_LATER, ID_LATER, later, "")->disabled =
            state.first + per_page >= count;
    }
    list_buttons(app, &at, gap);
}

/* ---- input ---- */

static void pick(struct app *app, const char *name, const char *id)
{
    struct match_player who = {.control = "human"};
    struct people_request request = state.request;
    snprintf(who.name, sizeof who.name, "%s", name);
    snprintf(who.person, sizeof who.person, "%s", id);
    app_pop(app);
    request.picked(app, request.seat, &who);
}

static void pick_new(struct app *app, const char *id)
{
    const struct person *person = people_with_id(&app->people, id);
    if (person && is_picking())
        pick(app, person->name, person->id);
}

static void choose(struct app *app, int card)
{
    if (card >= app->people.count) {
        pick(app, state.guests[card - app->people.count], "");
        return;
    }
    const struct person *person = &app->people.list[card];
    if (is_picking() && !state.changing)
        pick(app, person->name, person->id);
    else
        person_open(app, person);
}

static void turn(const struct app *app, const struct action *action)
{
    struct areas at = areas_of(&app->layout);
    int first = state.first + action->step * at.columns * at.rows;
    if (action->round && first >= card_count(app))
        first = 0;
    if (first >= 0 && first < card_count(app))
        state.form.focus = ID_CARD + first;
}

static void use(struct app *app, int id)
{
    if (id >= ID_CARD)
        choose(app, id - ID_CARD);
    else if (id == ID_BACK)
        app_pop(app);
    else if (id == ID_GUEST)
        pick(app, "", "");
    else if (id == ID_NEW)
        person_open_new(app, pick_new);
    else if (id == ID_CHANGE)
        state.changing = !state.changing;
    else if (id == ID_SHARE)
        pads_share(app);
    else if (id == ID_EARLIER || id == ID_LATER)
        turn(app, &(struct action){.step = id == ID_LATER ? 1 : -1});
}

static void action(struct app *app, const struct action *action)
{
    if (people_is_others(app, action))
        return;
    list_widgets(app);
    if (action->type == ACTION_BACK)
        use(app, ID_BACK);
    else if (action->type == ACTION_WHEEL || action->type == ACTION_SCRUB)
        turn(app, action);
    else
        use(app, form_action(&state.form, action).id);
}

/* ---- drawing ---- */

static void draw_card(const struct app *app, struct canvas *canvas, const struct widget *widget)
{
    float u = app->layout.unit;
    int card = widget->id - ID_CARD;
    struct rect box = widget->box;
    app_draw_panel(app, canvas, box, widget->chosen);
    box = rect_inset(box, 0.5f * u);
    cut_left(&box, (panel_clear - 0.5f) * u);
    struct text_style style = text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]);
    if (card >= app->people.count) {
        struct rect word = cut_bottom(&box, box.h * 0.45f);
        canvas_label(canvas, style, box, state.guests[card - app->people.count]);
        canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), word, _("Guest"));
        return;
    }
    const struct person *person = &app->people.list[card];
    float size = smaller(box.h, 3.2f * u);
    struct rect place = cut_left(&box, size);
    cut_left(&box, 0.5f * u);
    person_badge_draw(app, canvas, person, point_at(rect_cx(place), rect_cy(place)), size / 2);
    if (widget->disabled)
        style.colour = app->theme.tone[TONE_DIM];
    canvas_label(canvas, style, box, person->name);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit;
    list_widgets(app);
    cut_left(&at.title, 3 * u);
    cut_right(&at.title, 3 * u);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), at.title,
                 state.changing ? _("Who do you want to change?") : state.request.question);
    for (int i = 0; i < state.form.count; i++)
        if (state.form.list[i].type == WIDGET_CARD)
            draw_card(app, canvas, &state.form.list[i]);
    if (card_count(app) == 0) {
        float h = smaller(6 * u, 0.3f * at.cards.h);
        cut_top(&at.cards, at.cards.h * 0.2f);
        struct rect pieces = cut_top(&at.cards, h);
        pieces = rect_around(rect_cx(pieces), rect_cy(pieces), smaller(pieces.w, 4.6f * h), h);
        emblem_of_each_game(&app->theme, canvas, pieces, 0.2f * h);
        cut_top(&at.cards, u);
        canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), at.cards,
                         _("Nobody is known here yet. A person has a name, a colour and an emblem; "
                           "a guest needs nothing."));
    }
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

const struct screen screen_people = {
    .name = "people",
    .need = {.narrow_h = 60},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .leave = leave,
    .action = action,
    .draw = draw,
};
