/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/controls.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/pad_signs.h"

static struct controls_page state;

struct controls_page *controls_state(void)
{
    return &state;
}

enum { ID_DONE = 1, ID_DEFAULTS, ID_OTHERS, ID_FIRST = 10 };

/* The controls on the page, from the first to before the end. */
static int first_control(void)
{
    return state.speech ? CONTROL_SPEECH : 0;
}

static int end_control(void)
{
    return state.speech ? CONTROL_COUNT : CONTROL_SPEECH;
}

/* Two columns in landscape, one in portrait. */
static int rows_for(const struct layout *layout, int controls)
{
    return layout->portrait ? controls : (controls + 1) / 2;
}

static int rows_in_column(const struct layout *layout)
{
    return rows_for(layout, end_control() - first_control());
}

/* In units; in a narrow page a line's label is above its key and button. */
static const float row_gap = 0.4f, button_height = 2.8f;

static float row_height(const struct app *app)
{
    return app->layout.narrow ? 4.4f : 2.6f;
}

static float heading_height(const struct app *app)
{
    return app->layout.narrow ? 7.2f : 5.6f;
}

static float buttons_height(const struct app *app)
{
    return app->layout.narrow ? 3 * button_height + 2 * row_gap : button_height;
}

static float wanted_height(const struct app *app)
{
    /* Both pages are as large as the longer one. */
    float rows = (float)rows_for(&app->layout, CONTROL_SPEECH);
    return heading_height(app) + buttons_height(app) + 2.8f + (row_height(app) + row_gap) * rows;
}

static struct page_need need_of(struct app *app)
{
    return (struct page_need){.narrow_h = wanted_height(app) + 5};
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect page = app->layout.page;
    return rect_around(rect_cx(page), rect_cy(page), clamped(page.w, 0, 56 * u),
                       clamped(wanted_height(app) * u, 0, page.h));
}

static void enter(struct app *app)
{
    (void)app;
    state.waiting = -1;
    state.speech = false;
    state.form.focus = ID_FIRST;
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    float u = app->layout.unit, gap = row_gap * u;
    struct rect area = rect_inset(panel_box(app), (app->layout.narrow ? 0.5f : 1) * u);
    cut_top(&area, heading_height(app) * u);
    struct rect bottom = cut_bottom(&area, buttons_height(app) * u);
    cut_bottom(&area, 0.6f * u);
    int columns = app->layout.portrait ? 1 : 2;
    int per_column = rows_in_column(&app->layout);
    float w = (area.w - u * (float)(columns - 1)) / (float)columns;
    float h = clamped(area.h / (float)per_column - gap, 1.2f * u, row_height(app) * u);
    form_begin(form);
    for (int i = 0; i < end_control() - first_control(); i++) {
        struct rect box = {area.x + (float)(i / per_column) * (w + u),
                           area.y + (float)(i % per_column) * (h + gap), w, h};
        form_add(form, WIDGET_CARD, ID_FIRST + first_control() + i, box, "");
    }
    int across = app->layout.narrow ? 1 : 3;
    form_button(form, ID_OTHERS, rect_in_grid(bottom, across, 3 / across, gap, 0),
                state.speech ? _("For playing") : _("For speech"));
    form_button(form, ID_DEFAULTS, rect_in_grid(bottom, across, 3 / across, gap, 1),
                _("Reset to defaults"));
    form_button(form, ID_DONE, rect_in_grid(bottom, across, 3 / across, gap, 2), _("Done"))
        ->primary = true;
}

/* Binds the next key or button pressed. */
static bool await_control(struct app *app, const struct action *action)
{
    struct controls_page *page = &state;
    if (page->waiting < 0)
        return false;
    if (action->type == ACTION_PRESS) {
        page->waiting = -1;
        return false;
    }
    if (action->name[0] && action->pressed && !action->repeat) {
        bindings_set(&app->preferences.bindings, action->device, (enum control)page->waiting,
                     action->name);
        audio_play(SOUND_MENU_ACCEPT, 0.8f, 0);
        page->waiting = -1;
    }
    return true;
}

static void action(struct app *app, const struct action *action)
{
    if (await_control(app, action))
        return;
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU)
        app_pop(app);
    else if (pick.id == ID_DEFAULTS)
        bindings_defaults(&app->preferences.bindings);
    else if (pick.id == ID_OTHERS)
        state.speech = !state.speech;
    else if (pick.id >= ID_FIRST)
        state.waiting = pick.id - ID_FIRST;
}

struct line {
    struct rect label, key, button;
};

static struct line line_in(const struct app *app, struct rect box)
{
    struct line line;
    float unit = app->layout.unit;
    box = rect_inset(box, 0.2f * unit);
    cut_left(&box, 0.6f * unit);
    line.label = app->layout.narrow ? cut_top(&box, 0.5f * box.h) : cut_left(&box, box.w * 0.46f);
    line.key = cut_left(&box, box.w * 0.45f);
    line.button = box;
    return line;
}

static void draw_row(const struct app *app, struct canvas *canvas, int control)
{
    const struct controls_page *page = &state;
    const struct bindings *bindings = &app->preferences.bindings;
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    struct rect box = form_widget(&page->form, ID_FIRST + control)->box;
    struct line line = line_in(app, box);
    canvas_fill(canvas, box, 0.45f * u, theme->tone[TONE_BUTTON]);
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_TEXT]), line.label,
                 _(control_label((enum control)control)));
    if (page->waiting == control) {
        line.key.w += line.button.w;
        canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_CAN]), line.key,
                     _("press a key or button"));
        return;
    }
    canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_TEXT]), line.key,
                 key_label(bindings->key[control]));
    const char *button = button_label(app->pad_family, bindings->button[control]);
    bool fits = pad_label_width(TEXT_BODY, button) <= line.button.w;
    pad_label_draw(canvas, text_centred(fits ? TEXT_BODY : TEXT_SMALL, theme->tone[TONE_DIM]),
                   point_at(rect_cx(line.button), rect_cy(line.button)), button);
}

/* Above the first line of each column. */
static void draw_headings(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit;
    for (int i = first_control(); i < end_control(); i += rows_in_column(&app->layout)) {
        struct rect box = form_widget(&state.form, ID_FIRST + i)->box;
        box.y -= 1.6f * u;
        struct line line = line_in(app, box);
        line.key.y = line.button.y = box.y + 0.2f * u;
        line.key.h = line.button.h = 1.2f * u;
        struct colour colour = app->theme.tone[TONE_DIM];
        canvas_label(canvas, text_centred(TEXT_SMALL, colour), line.key, _("Keyboard"));
        canvas_label(canvas, text_centred(TEXT_SMALL, colour), line.button, _("Gamepad"));
    }
}

static void draw_prompts(const struct app *app, struct canvas *canvas)
{
    if (state.waiting < 0)
        app_draw_prompts(app, canvas,
                         (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                           {ACTION_ACCEPT, _("Change")},
                                           {ACTION_BACK, _("Done")},
                                           {0}});
    else /* its own key or button */
        app_draw_prompts(app, canvas,
                         (struct prompt[]){{PROMPT_CONTROL + state.waiting, _("Keep")},
                                           {ACTION_PRESS, _("Keep")},
                                           {0}});
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    float u = app->layout.unit;
    struct rect box = panel_box(app);
    app_draw_panel(app, canvas, box, false);
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                point_at(rect_cx(box), box.y + 1.8f * u), _("Keys and buttons"));
    canvas_label(
        canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]),
        (struct rect){box.x + u, box.y + 2.6f * u, box.w - 2 * u, (heading_height(app) - 3.4f) * u},
        _("Choose a line, then press its new key or gamepad button."));
    for (int i = first_control(); i < end_control(); i++)
        draw_row(app, canvas, i);
    draw_headings(app, canvas);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    draw_prompts(app, canvas);
}

/* While waiting for a key, keys have no other effect. */
static bool claims(const struct app *app, const struct action *action)
{
    (void)app;
    return state.waiting >= 0 && action->type != ACTION_TEXT;
}

const struct screen screen_controls = {
    .name = "controls",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .enter = enter,
    .action = action,
    .draw = draw,
    .claims = claims,
};
