/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/settings.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/emblem.h"
#include "ui/identities.h"
#include "ui/kit/audio.h"
#include "ui/screens/people.h"
#include "ui/screens/question.h"
#include "ui/screens/settings_rows.h"

static struct settings_page state;

struct settings_page *settings_state(void)
{
    return &state;
}

enum { ID_DONE = 1, ID_CONTROLS, ID_PEOPLE, ID_GROUP, ID_FIRST = 10 };

static const char *theme_label(const struct settings_page *page, const char *theme)
{
    int index = themes_index(&page->themes, theme);
    return index < 0 ? theme : page->themes.list[index].title;
}

/* -1 is the system's language. */
static int language_index(const struct settings_page *page, const char *code)
{
    for (int i = 0; i < page->language_count; i++)
        if (strcmp(page->languages[i].code, code) == 0)
            return i;
    return -1;
}

static const char *language_label(const struct settings_page *page, const char *code)
{
    int index = language_index(page, code);
    return index < 0 ? _("System") : page->languages[index].name;
}

static int rows_of(int group)
{
    int count = 0;
    for (int i = 0; i < settings_row_count; i++)
        count += (int)settings_rows[i].group == group;
    return count;
}

/* The group with the most rows decides how large the page is, so that it does not jump. */
static int most_rows(void)
{
    int most = 0;
    for (int group = 0; group < SETTINGS_GROUPS; group++)
        most = rows_of(group) > most ? rows_of(group) : most;
    return most;
}

static const float title_height = 3, button_height = 2.8f, help_gap = 0.6f; /* in units */
static const float row_height = 3, stacked_height = 4.4f, row_gap = 0.45f, panel_height = 14;

/* One below the other where the page is narrow. */
static float tabs_height(const struct app *app)
{
    return app->layout.narrow ? 3 * (2.6f + 0.2f) : 2.6f;
}

static float buttons_height(const struct app *app)
{
    return app->layout.narrow ? 3 * button_height + 2 * row_gap : button_height;
}

static float wanted_height(const struct app *app)
{
    float row = (app->layout.narrow ? stacked_height : row_height) + row_gap;
    float more = app->layout.narrow ? tabs_height(app) + buttons_height(app) - 5.4f : 0;
    return panel_height + more + row * (float)most_rows();
}

static struct page_need need_of(struct app *app)
{
    return (struct page_need){.narrow_h = wanted_height(app) + 5};
}

/* In a wide window the rows are on the left, and what they mean is large beside them. */
static bool is_wide(const struct app *app)
{
    return !app->layout.portrait;
}

/* Otherwise it is below them; a narrow page needs two lines for a sentence. */
static const float help_height = 2.6f; /* in units */

static float margin(const struct app *app)
{
    return (app->layout.narrow ? 0.5f : 1) * app->layout.unit;
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect page = app->layout.page;
    return rect_around(rect_cx(page), rect_cy(page),
                       clamped(page.w, 0, (is_wide(app) ? 62 : 48) * u),
                       clamped(wanted_height(app) * u, 0, page.h));
}

/* The parts of the page: all that is between the title and the panel's lower edge. */
struct settings_places {
    struct rect tabs, rows, help, buttons;
};

static struct settings_places divide(const struct app *app)
{
    float u = app->layout.unit;
    struct rect area = rect_inset(panel_box(app), margin(app));
    struct settings_places places;
    cut_top(&area, title_height * u);
    places.tabs = cut_top(&area, tabs_height(app) * u);
    cut_top(&area, help_gap * u);
    places.buttons = cut_bottom(&area, buttons_height(app) * u);
    cut_bottom(&area, help_gap * u);
    places.help =
        is_wide(app) ? cut_right(&area, 0.36f * area.w) : cut_bottom(&area, help_height * u);
    if (is_wide(app))
        cut_right(&area, help_gap * u);
    else
        cut_bottom(&area, help_gap * u);
    places.rows = area;
    return places;
}

/* Lists the themes again if the language has changed. */
static void list_themes(struct settings_page *page)
{
    if (strcmp(page->themes_language, language_in_use()) == 0)
        return;
    snprintf(page->themes_language, sizeof page->themes_language, "%s", language_in_use());
    themes_list(&page->themes);
}

static struct widget *list_value(struct app *app, const struct settings_row *row, int id,
                                 struct rect box)
{
    const struct preferences *p = &app->preferences;
    int value = *settings_number(&app->preferences, row);
    switch (row->type) {
    case ROW_THEME:
        return form_choice(&state.form, id, box, _(row->label), theme_label(&state, p->theme));
    case ROW_LANGUAGE:
        return form_choice(&state.form, id, box, _(row->label),
                           language_label(&state, p->language));
    case ROW_HANDS:
        return form_choice(&state.form, id, box, _(row->label),
                           _(row->names[bindings_preset(&p->bindings)]));
    case ROW_SLIDER:
        return form_slider(&state.form, id, box, _(row->label), (float)value / (float)row->max);
    default:
        return form_choice(&state.form, id, box, _(row->label), _(row->names[value]));
    }
}

static void list_rows(struct app *app, struct rect area)
{
    float u = app->layout.unit, gap = row_gap * u;
    float most = (app->layout.narrow ? stacked_height : row_height) * u;
    float h = clamped((area.h + gap) / (float)rows_of(state.group) - gap, 1.3f * u, most);
    for (int i = 0, place = 0; i < settings_row_count; i++) {
        struct rect box = {area.x, area.y + (float)place * (h + gap), area.w, h};
        if ((int)settings_rows[i].group != state.group)
            continue;
        list_value(app, &settings_rows[i], ID_FIRST + i, box)->help = _(settings_rows[i].help);
        place++;
    }
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    float gap = row_gap * app->layout.unit;
    struct settings_places places = divide(app);
    const char *groups[SETTINGS_GROUPS];
    list_themes(&state);
    for (int i = 0; i < SETTINGS_GROUPS; i++)
        groups[i] = tr_marked(settings_groups[i]);
    form_begin(form);
    form->stacked = app->layout.narrow;
    struct widget *choice = form_tabs(form, ID_GROUP, places.tabs, groups, SETTINGS_GROUPS);
    choice->part = state.group;
    choice->help = _(settings_group_help[state.group]);
    choice->across = app->layout.narrow ? 2 : 0;
    list_rows(app, places.rows);
    int across = app->layout.narrow ? 1 : 3;
    struct rect bottom = places.buttons;
    form_button(form, ID_CONTROLS, rect_in_grid(bottom, across, 3 / across, gap, 0),
                _("Keys and buttons"));
    form_button(form, ID_PEOPLE, rect_in_grid(bottom, across, 3 / across, gap, 1), _("People"));
    form_button(form, ID_DONE, rect_in_grid(bottom, across, 3 / across, gap, 2), _("Done"))
        ->primary = true;
}

static void change_number(struct app *app, const struct settings_row *row, const struct pick *pick)
{
    int *value = settings_number(&app->preferences, row);
    if (pick->level >= 0)
        *value = (int)(pick->level * (float)row->max + 0.5f);
    else if (row->type == ROW_SLIDER)
        *value = (int)clamped((float)(*value + pick->step), 0, (float)row->max);
    else
        *value = (*value + pick->step + row->max + 1) % (row->max + 1);
}

static void change_theme(struct app *app, int step)
{
    struct preferences *p = &app->preferences;
    const struct theme_list *themes = &state.themes;
    if (themes->count == 0)
        return;
    int next = (themes_index(themes, p->theme) + step + themes->count) % themes->count;
    snprintf(p->theme, sizeof p->theme, "%s", themes->list[next].id);
    app->theme_changed = true;
}

static void change_language(struct app *app, int step)
{
    struct preferences *p = &app->preferences;
    int count = state.language_count + 1, now = language_index(&state, p->language);
    int next = (now + 1 + step + count) % count - 1;
    snprintf(p->language, sizeof p->language, "%s", next < 0 ? "" : state.languages[next].code);
    app->language_changed = true;
}

/* Bindings of one's own come after the ready-made ones, until one of those is chosen. */
static void change_hands(struct app *app, int step)
{
    struct bindings *bindings = &app->preferences.bindings;
    int now = (int)bindings_preset(bindings);
    if (now == PRESET_COUNT)
        now = step > 0 ? -1 : 0;
    bindings_use_preset(bindings, (enum preset)((now + step + PRESET_COUNT) % PRESET_COUNT));
}

static const struct settings_row *row_of(int id)
{
    return id >= ID_FIRST ? &settings_rows[id - ID_FIRST] : NULL;
}

static void change(struct app *app, const struct pick *pick)
{
    const struct settings_row *row = row_of(pick->id);
    if (pick->id == ID_GROUP)
        state.group = pick_part(pick, form_widget(&state.form, ID_GROUP));
    else if (row->type == ROW_THEME)
        change_theme(app, pick->step);
    else if (row->type == ROW_LANGUAGE)
        change_language(app, pick->step);
    else if (row->type == ROW_HANDS)
        change_hands(app, pick->step);
    else
        change_number(app, row, pick);
}

static void enter(struct app *app)
{
    (void)app;
    if (!state.form.focus)
        state.form.focus = ID_FIRST; /* what most people came for */
    state.language_count = languages_list(state.languages);
    state.themes_language[0] = '\0';
}

static void share_pads(struct app *app)
{
    app->preferences.own_pads = false;
    pads_share(app);
}

/* While two play with a gamepad each, neither of them ends that alone. True: the other is asked. */
static bool ask_partner(struct app *app, const struct action *action, int id)
{
    bool pads_row = row_of(id) && row_of(id)->at == offsetof(struct preferences, own_pads) &&
                    row_of(id)->type == ROW_CHOICE;
    struct question question = {.player = pads_partner_to_ask(app, action),
                                .offered = true,
                                .yes = _("Agree"),
                                .no = _("Keep one each"),
                                .agreed = share_pads};
    if (!pads_row || !app->preferences.own_pads || question.player == NOBODY)
        return false;
    snprintf(question.title, sizeof question.title, _("%s: share the gamepads?"),
             match_player_name(&app->session.match, question.player));
    question_open(app, &question);
    return true;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU)
        app_pop(app);
    else if (pick.id == ID_CONTROLS)
        app_push(app, &screen_controls);
    else if (pick.id == ID_PEOPLE)
        people_open(app);
    else if (pick.id && !ask_partner(app, action, pick.id))
        change(app, &pick);
}

/* Some of them may be somebody's own, who is named. */
static void write_title(const struct app *app, char *title, size_t size)
{
    const struct person *person = known_person(app, app->preferences.settings_of);
    if (person)
        snprintf(title, size, _("Settings of %s"), person->name);
    else
        snprintf(title, size, "%s", _("Settings"));
}

static void draw_help(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit;
    struct paint paint = app_paint(app, canvas);
    struct rect box = divide(app).help;
    if (!is_wide(app)) {
        form_draw_help(&state.form, &paint, box);
        return;
    }
    struct rect hollow = box;
    hollow_draw(&paint, box);
    box = rect_inset(box, u);
    canvas_clip(canvas, hollow); /* shadows are longer than pieces */
    emblem_of_each_game(&app->theme, canvas, cut_bottom(&box, 5 * u), 0.6f * u);
    canvas_clip(canvas, (struct rect){0});
    cut_bottom(&box, 0.4f * u);
    form_draw_large_help(&state.form, &paint, box);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = panel_box(app);
    app_draw_panel(app, canvas, box, false);
    char title[PLAYER_NAME + 40];
    write_title(app, title, sizeof title);
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                point_at(rect_cx(box), box.y + 2 * app->layout.unit), title);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    draw_help(app, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Change")},
                                       {ACTION_BACK, _("Done")},
                                       {0}});
}

const struct screen screen_settings = {
    .name = "settings",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .enter = enter,
    .action = action,
    .draw = draw,
};
