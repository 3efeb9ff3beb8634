/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/question.h"

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/widgets.h"

static struct {
    struct form form;
    struct question question;
} state;

enum { ID_NO = 1, ID_YES };

static const float margin = 1.2f, button = 2.5f, gap = 0.5f; /* in units */

void question_open(struct app *app, const struct question *question)
{
    state.question = *question;
    app_push(app, &screen_question);
}

/* The title and the text below it; a NULL canvas only measures. */
static float draw_words(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct question *question = &state.question;
    struct colour colour = app->theme.tone[TONE_TEXT];
    float h = 0;
    if (*question->title)
        h = canvas_paragraph(canvas, text_centred(TEXT_LARGE, colour), box, question->title);
    if (*question->title && *question->text)
        h += 0.3f * app->layout.unit;
    cut_top(&box, h);
    if (*question->text)
        h += canvas_paragraph(canvas, text_centred(TEXT_BODY, colour), box, question->text);
    return h;
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit, w = smaller(app->layout.page.w, 34 * u);
    struct rect inside = {.w = w - 2 * margin * u, .h = app->layout.height};
    float h = draw_words(app, NULL, inside) + (3.5f * margin + 2 * button + gap) * u;
    return rect_around(app->layout.width / 2, rect_cy(app->layout.page), w, h);
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin * u);
    struct rect second = cut_bottom(&box, button * u);
    cut_bottom(&box, gap * u);
    struct rect first = cut_bottom(&box, button * u);
    bool yes = state.question.yes_first;
    form_begin(&state.form);
    form_button(&state.form, ID_NO, yes ? second : first, state.question.no)->primary = !yes;
    form_button(&state.form, ID_YES, yes ? first : second, state.question.yes)->primary = yes;
}

static void enter(struct app *app)
{
    (void)app;
    state.form.focus = state.question.yes_first ? ID_YES : ID_NO;
}

static void answer(struct app *app, void (*follow)(struct app *app))
{
    app_pop(app);
    if (follow)
        follow(app);
}

static void action(struct app *app, const struct action *action)
{
    const struct question *question = &state.question;
    bool others = question->player < 2 && pads_is_from_other(app, action, question->player);
    list_widgets(app);
    if (others && !question->offered)
        return;
    others |= *question->person && pads_are_of_another(app, action, question->person);
    int id = form_action(&state.form, action).id;
    if (id == ID_NO || action->type == ACTION_BACK || action->type == ACTION_MENU)
        answer(app, question->declined);
    else if (id == ID_YES && others)
        audio_play(SOUND_REFUSE, 0.6f, 0);
    else if (id == ID_YES)
        answer(app, question->agreed);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = panel_box(app);
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, margin * app->layout.unit);
    cut_top(&box, 0.5f * margin * app->layout.unit);
    draw_words(app, canvas, box);
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_dialog_prompts(app, canvas, state.question.no);
}

const struct screen screen_question = {
    .name = "question",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .need = {.wide_w = 30, .wide_h = 22, .tall_h = 26},
    .enter = enter,
    .action = action,
    .draw = draw,
};
