/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/person_change.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/screens/question.h"
#include "ui/screens/records.h"

static struct {
    struct form form;
    char person[PERSON_ID];
    char other[PERSON_ID]; /* whom they would be merged with */
} state;

enum { ID_OTHER = 1, ID_MERGE, ID_DELETE, ID_BACK };

static const float margin = 1.2f, button = 2.5f, gap = 0.5f, title = 2.6f; /* in units */

static const struct person *changed_person(const struct app *app)
{
    return people_with_id(&app->people, state.person);
}

/* ---- the other person ---- */

static int index_of(const struct app *app, const char *id)
{
    for (int i = 0; i < app->people.count; i++)
        if (strcmp(app->people.list[i].id, id) == 0)
            return i;
    return -1;
}

/* The next one in the list who is not the person themselves. */
static void choose_other(const struct app *app, int step)
{
    int count = app->people.count, index = index_of(app, state.other);
    do
        index = (index + step + count) % count;
    while (&app->people.list[index] == changed_person(app));
    memcpy(state.other, app->people.list[index].id, sizeof state.other);
}

static const struct person *other_person(const struct app *app)
{
    int index = index_of(app, state.other);
    return index < 0 ? NULL : &app->people.list[index];
}

void person_change_open(struct app *app, const struct person *person)
{
    memset(&state, 0, sizeof state);
    memcpy(state.person, person->id, sizeof state.person);
    if (app->people.count > 1)
        choose_other(app, 1);
    state.form.focus = ID_BACK;
    app_push(app, &screen_person_change);
}

/* ---- what can be done ---- */

static void merge(struct app *app)
{
    struct fault fault;
    const struct person *old = changed_person(app), *now = other_person(app);
    if (!old || !now)
        return;
    memcpy(records_state()->person, now->id, PERSON_ID); /* whose records are looked at */
    if (identities_merge(app, old, now, &fault))
        app_pop(app);
    else
        app_notice(app, fault.text);
}

static void ask_to_merge(struct app *app)
{
    struct question question = {.yes = _("Merge"), .no = _("Cancel"), .player = NOBODY};
    memcpy(question.person, state.person, sizeof question.person);
    snprintf(question.text, sizeof question.text,
             _("Are %s and %s the same person? All games will count for %s."),
             changed_person(app)->name, other_person(app)->name, other_person(app)->name);
    question.agreed = merge;
    question_open(app, &question);
}

static void delete_person(struct app *app)
{
    struct fault fault;
    const struct person *person = changed_person(app);
    if (!person)
        return;
    if (identities_delete(app, person, &fault))
        app_pop(app);
    else
        app_notice(app, fault.text);
}

static void ask_to_delete(struct app *app)
{
    struct question question = {.yes = _("Delete"), .no = _("Cancel"), .player = NOBODY};
    memcpy(question.person, state.person, sizeof question.person);
    snprintf(
        question.text, sizeof question.text,
        _("Delete %s and all their results? Their games stay, as those of a guest. This cannot "
          "be undone."),
        changed_person(app)->name);
    question.agreed = delete_person;
    question_open(app, &question);
}

/* ---- the dialog ---- */

static float choice_height(const struct app *app)
{
    return app->layout.narrow ? 4.4f : button;
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    int rows = app->people.count > 1 ? 4 : 2;
    float h = (2 * margin + title + (float)rows * button + (float)(rows - 1) * gap) * u;
    h += rows == 4 ? (choice_height(app) - button) * u : 0;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page),
                       smaller(app->layout.page.w, 34 * u), h);
}

static struct rect next_row(struct rect *box, float u)
{
    struct rect row = cut_top(box, button * u);
    cut_top(box, gap * u);
    return row;
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin * u);
    struct form *form = &state.form;
    const struct person *other = other_person(app);
    cut_top(&box, title * u);
    form_begin(form);
    form->stacked = app->layout.narrow;
    if (other) {
        struct rect row = cut_top(&box, choice_height(app) * u);
        cut_top(&box, gap * u);
        form_choice(form, ID_OTHER, row, _("The same as"), other->name);
        form_button(form, ID_MERGE, next_row(&box, u), _("Merge the two"));
    }
    form_button(form, ID_DELETE, next_row(&box, u), _("Delete"));
    form_button(form, ID_BACK, next_row(&box, u), _("Back"));
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = ID_BACK;
    if (pick.id == ID_OTHER)
        choose_other(app, pick.step ? pick.step : 1);
    else if (pick.id == ID_MERGE)
        ask_to_merge(app);
    else if (pick.id == ID_DELETE)
        ask_to_delete(app);
    else if (pick.id == ID_BACK)
        app_pop(app);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct rect box = panel_box(app);
    list_widgets(app);
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, margin * app->layout.unit);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                 cut_top(&box, 1.9f * app->layout.unit), changed_person(app)->name);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_dialog_prompts(app, canvas, _("Back"));
}

const struct screen screen_person_change = {
    .name = "person_change",
    .overlay = true,
    .need = {.wide_w = 31, .wide_h = 28, .tall_h = 32},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .action = action,
    .draw = draw,
};
