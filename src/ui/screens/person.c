/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/person.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/audio.h"
#include "ui/kit/colour_name.h"
#include "ui/own_settings.h"
#include "ui/person_badge.h"
#include "ui/screens/name.h"
#include "ui/screens/people.h"
#include "ui/screens/person_change.h"

static struct person_page state;

struct person_page *person_state(void)
{
    return &state;
}

enum { ID_DONE = 1, ID_CANCEL, ID_NAME, ID_CHANGE, ID_OWN, ID_COLOUR = 10, ID_EMBLEM = 20 };

static bool is_new(void)
{
    return !*state.draft.id;
}

/* ---- the name ---- */

static const char *const suggested_names[] = {"Ada",   "Alan",  "Blaise", "Emmy",  "Grace",
                                              "Henri", "Judit", "Maryam", "Sofia", "Srinivasa"};

/* A name known from earlier versions, or a ready-made one, unless it is taken. */
static void suggest(const struct app *app, const char *name)
{
    if (!people_name_is_taken(&app->people, NULL, name))
        name_suggest(name);
}

static bool accept_name(struct app *app, const char *name)
{
    struct fault fault = {""};
    const struct person *self = people_with_id(&app->people, state.draft.id);
    bool valid = person_name_is_valid(name, &fault);
    if (valid && people_name_is_taken(&app->people, self, name))
        valid = fault_set(&fault, _("Somebody here is already called %s."), name);
    if (valid)
        snprintf(state.draft.name, sizeof state.draft.name, "%s", name);
    else
        app_notice(app, fault.text);
    return valid;
}

static void ask_name(struct app *app)
{
    struct name_request request = {.accept = accept_name};
    snprintf(request.question, sizeof request.question, "%s", _("What is your name?"));
    memcpy(request.text, state.draft.name, sizeof request.text);
    state.naming = true;
    name_ask(app, &request);
    for (int i = 0; i < NAMES_RECENT; i++)
        suggest(app, app->preferences.recent[i]);
    for (size_t i = 0; i < sizeof suggested_names / sizeof *suggested_names; i++)
        suggest(app, suggested_names[i]);
}

/* ---- opening and closing ---- */

/* Different from what the others have, as long as that is possible. */
static void choose_emblem(const struct people *people, struct person *person)
{
    const struct emblem_list *all = &state.emblems;
    int best = 0, fewest = PEOPLE_MAX + 1;
    for (int i = 0; i < all->count; i++) {
        int owners = 0;
        for (int k = 0; k < people->count; k++)
            owners += strcmp(people->list[k].emblem, all->list[i]) == 0;
        if (owners < fewest) {
            fewest = owners;
            best = i;
        }
    }
    memcpy(person->emblem, all->list[best], sizeof person->emblem);
}

void person_open_new(struct app *app, void (*done)(struct app *app, const char *id))
{
    state = (struct person_page){.done = done};
    state.draft.colour = people_free_colour(&app->people);
    emblems_list(&state.emblems);
    choose_emblem(&app->people, &state.draft);
    app_push(app, &screen_person);
    ask_name(app);
}

void person_open(struct app *app, const struct person *person)
{
    state = (struct person_page){.draft = *person};
    emblems_list(&state.emblems);
    app_push(app, &screen_person);
}

/* Nobody remains whose name was not given, or who has been deleted. */
static void enter(struct app *app)
{
    bool gone = !is_new() && !people_with_id(&app->people, state.draft.id);
    state.form.focus = ID_DONE;
    if (gone || (state.naming && !*state.draft.name))
        app_pop(app);
}

static struct person *find_or_add(struct app *app, struct fault *fault)
{
    if (is_new())
        return people_add(&app->people, state.draft.name, &app->rng, fault);
    struct person *person = people_find(&app->people, state.draft.id);
    if (!person) {
        fault_set(fault, "%s", _("This person is no longer there."));
        return NULL;
    }
    return people_rename(&app->people, person, state.draft.name, fault) ? person : NULL;
}

static void finish(struct app *app)
{
    struct fault fault = {""};
    struct person *person = find_or_add(app, &fault);
    if (!person) {
        app_notice(app, fault.text);
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    person->colour = state.draft.colour;
    memcpy(person->emblem, state.draft.emblem, sizeof person->emblem);
    char id[PERSON_ID];
    memcpy(id, person->id, sizeof id);
    app_pop(app);
    if (state.done)
        state.done(app, id);
}

/* ---- layout ---- */

struct areas {
    struct rect title, name, colours, emblems, help, buttons;
};

static struct areas areas_of(const struct layout *layout)
{
    float u = layout->unit, gap = 0.8f * u;
    struct rect area = layout->page;
    float spare = area.w - 46 * u;
    if (spare > 0) { /* not wider than one looks at once */
        cut_left(&area, spare / 2);
        cut_right(&area, spare / 2);
    }
    struct areas areas = {.title = cut_top(&area, 3.2f * u)};
    areas.buttons = cut_bottom(&area, 2.8f * u);
    cut_bottom(&area, gap / 2);
    areas.help = cut_bottom(&area, (layout->portrait ? 2.8f : 1.7f) * u);
    cut_bottom(&area, gap / 2);
    areas.name = cut_top(&area, 5.4f * u);
    cut_top(&area, gap);
    areas.colours = cut_top(&area, clamped(area.h * 0.22f, 2.6f * u, 4 * u));
    cut_top(&area, gap);
    /* Pieces are about as high as wide, in more rows where the page is narrow. */
    float tall = clamped(area.h - (layout->portrait ? 24 : 12.5f) * u, 0, area.h);
    cut_bottom(&area, tall);
    areas.emblems = area;
    return areas;
}

static bool is_chosen(int id)
{
    return id < ID_EMBLEM ? id - ID_COLOUR == state.draft.colour
                          : strcmp(state.emblems.list[id - ID_EMBLEM], state.draft.emblem) == 0;
}

/* Its words are not drawn: they are for those who hear them. */
static void list_card(const struct app *app, int id, struct rect box)
{
    char name[EMBLEM_NAME];
    if (id < ID_EMBLEM)
        snprintf(name, sizeof name, _("Colour: %s"),
                 colour_name(app->theme.tone[TONE_PERSON_1 + id - ID_COLOUR]));
    else
        emblem_name(state.emblems.list[id - ID_EMBLEM], name);
    struct widget *card = form_add(&state.form, WIDGET_CARD, id, box, name);
    if (is_chosen(id))
        snprintf(card->value, sizeof card->value, "%s", _("chosen"));
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit, gap = 0.5f * u;
    struct rect name = at.name;
    form_begin(form);
    cut_left(&name, 6.4f * u); /* of the badge */
    struct rect first = is_new() ? rect_around(rect_cx(name), rect_cy(name), name.w, 3 * u)
                                 : rect_in_grid(name, 1, 2, 0.4f * u, 0);
    form_button(form, ID_NAME, first, state.draft.name);
    if (!is_new()) {
        bool own = own_settings_has(&app->preferences, state.draft.id);
        form_choice(form, ID_OWN, rect_in_grid(name, 1, 2, 0.4f * u, 1), _("Own settings"),
                    own ? _("on") : _("off"))
            ->help = _("Text size, speech, captions, keys and buttons of their own, whenever they "
                       "play alone.");
    }
    for (int i = 0; i < PERSON_COLOURS; i++)
        list_card(app, ID_COLOUR + i, rect_in_grid(at.colours, PERSON_COLOURS, 1, gap, i));
    int columns = app->layout.portrait ? 5 : 8;
    int rows = (state.emblems.count + columns - 1) / columns;
    for (int i = 0; i < state.emblems.count; i++)
        list_card(app, ID_EMBLEM + i, rect_in_grid(at.emblems, columns, rows, gap, i));
    int buttons = is_new() ? 2 : 3;
    form_button(form, ID_CANCEL, rect_in_grid(at.buttons, buttons, 1, gap, 0), _("Cancel"));
    if (!is_new())
        form_button(form, ID_CHANGE, rect_in_grid(at.buttons, buttons, 1, gap, 1),
                    _("Merge or delete"));
    form_button(form, ID_DONE, rect_in_grid(at.buttons, buttons, 1, gap, buttons - 1), _("Done"))
        ->primary = true;
}

/* ---- input ---- */

/* Whether the person plays alone at this moment. */
static bool is_at_device(const struct app *app)
{
    const struct match_player *players = app->session.match.players;
    return app->session.open && session_person_count(&app->session) == 1 &&
           (is_same_person(app, players[0].person, state.draft.id) ||
            is_same_person(app, players[1].person, state.draft.id));
}

/* Takes effect at once, unlike the rest of this page: settings are not part of a person. */
static void toggle_own_settings(struct app *app)
{
    struct preferences *preferences = &app->preferences;
    if (own_settings_has(preferences, state.draft.id))
        own_settings_drop(preferences, state.draft.id);
    else if (!own_settings_give(preferences, state.draft.id))
        app_notice(app, _("Too many people have settings of their own."));
    else if (is_at_device(app))
        own_settings_use(preferences, state.draft.id);
}

static void action(struct app *app, const struct action *action)
{
    bool leaves = action->type == ACTION_BACK;
    if (people_is_others(app, action) ||
        (!is_new() && !leaves && pads_are_of_another(app, action, state.draft.id)))
        return;
    list_widgets(app);
    int id = form_action(&state.form, action).id;
    if (action->type == ACTION_BACK)
        id = ID_CANCEL;
    if (action->type == ACTION_MENU)
        id = ID_DONE;
    if (id >= ID_EMBLEM)
        memcpy(state.draft.emblem, state.emblems.list[id - ID_EMBLEM], EMBLEM_TEXT);
    else if (id >= ID_COLOUR)
        state.draft.colour = id - ID_COLOUR;
    else if (id == ID_NAME)
        ask_name(app);
    else if (id == ID_OWN)
        toggle_own_settings(app);
    else if (id == ID_CHANGE)
        person_change_open(app, people_with_id(&app->people, state.draft.id));
    else if (id == ID_DONE)
        finish(app);
    else if (id == ID_CANCEL)
        app_pop(app);
}

/* ---- drawing ---- */

static void draw_choice(const struct app *app, struct canvas *canvas, const struct widget *widget)
{
    struct rect box = widget->box;
    struct point middle = point_at(rect_cx(box), rect_cy(box));
    float r = 0.4f * smaller(box.w, box.h);
    bool colour = widget->id < ID_EMBLEM;
    int index = widget->id - (colour ? ID_COLOUR : ID_EMBLEM);
    bool chosen = is_chosen(widget->id);
    app_draw_panel(app, canvas, box, chosen);
    if (chosen)
        canvas_frame(canvas, rect_inset(box, 0.12f * app->layout.unit), 0.4f * app->layout.unit,
                     0.12f * app->layout.unit, app->theme.tone[TONE_TEXT]);
    if (colour)
        canvas_disc(canvas, middle, r, app->theme.tone[TONE_PERSON_1 + index]);
    else
        emblem_draw(&app->theme, canvas, state.emblems.list[index],
                    (struct stand){middle.x, middle.y, 2.1f * r});
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit;
    list_widgets(app);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), at.title,
                 is_new() ? _("New person") : _("Change a person"));
    person_badge_draw(app, canvas, &state.draft, point_at(at.name.x + 2.8f * u, rect_cy(at.name)),
                      2.7f * u);
    for (int i = 0; i < state.form.count; i++)
        if (state.form.list[i].type == WIDGET_CARD)
            draw_choice(app, canvas, &state.form.list[i]);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    struct paint paint = app_paint(app, canvas);
    if (state.form.focus == ID_OWN)
        form_draw_help(&state.form, &paint, at.help);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Cancel")},
                                       {0}});
}

const struct screen screen_person = {
    .name = "person",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
