/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/widgets.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "ui/kit/audio.h"
#include "ui/kit/paint.h"

void form_begin(struct form *form)
{
    form->count = 0;
}

struct widget *form_add(struct form *form, enum widget_type type, int id, struct rect box,
                        const char *label)
{
    assert(form->count < WIDGETS_MAX);
    struct widget *widget = &form->list[form->count];
    if (form->count < WIDGETS_MAX)
        form->count++;
    *widget = (struct widget){.id = id, .type = type, .box = box, .stacked = form->stacked};
    snprintf(widget->label, sizeof widget->label, "%s", label);
    return widget;
}

struct widget *form_button(struct form *form, int id, struct rect box, const char *label)
{
    return form_add(form, WIDGET_BUTTON, id, box, label);
}

struct widget *form_choice(struct form *form, int id, struct rect box, const char *label,
                           const char *value)
{
    struct widget *widget = form_add(form, WIDGET_CHOICE, id, box, label);
    snprintf(widget->value, sizeof widget->value, "%s", value);
    capitalise(widget->value); /* values such as "on" are also typed, in lower case */
    return widget;
}

struct widget *form_slider(struct form *form, int id, struct rect box, const char *label,
                           float level)
{
    struct widget *widget = form_add(form, WIDGET_SLIDER, id, box, label);
    widget->level = level;
    return widget;
}

struct widget *form_ladder(struct form *form, int id, struct rect box, const char *label, int parts)
{
    struct widget *widget = form_add(form, WIDGET_LADDER, id, box, label);
    widget->parts = parts;
    return widget;
}

struct widget *form_tabs(struct form *form, int id, struct rect box, const char *const *words,
                         int count)
{
    struct widget *widget = form_add(form, WIDGET_TABS, id, box, "");
    assert(count >= 2 && count <= WIDGET_TABS_MAX);
    widget->parts = count;
    for (int i = 0; i < count; i++)
        widget->tabs[i] = words[i];
    return widget;
}

static int tabs_across(const struct widget *widget)
{
    return widget->across > 0 ? widget->across : widget->parts;
}

struct rect widget_tab(const struct widget *widget, int index)
{
    int across = tabs_across(widget), rows = (widget->parts + across - 1) / across;
    return rect_in_grid(widget->box, across, rows, widget->box.w * 0.012f, index);
}

int pick_part(const struct pick *pick, const struct widget *widget)
{
    int parts = widget->parts, next = widget->part + pick->step;
    if (pick->level >= 0)
        return (int)(pick->level * (float)(parts - 1) + 0.5f);
    if (widget->type == WIDGET_TABS)
        return (next + parts) % parts;
    return next < 0 ? 0 : next >= parts ? parts - 1 : next;
}

const struct widget *form_widget(const struct form *form, int id)
{
    for (int i = 0; i < form->count; i++)
        if (form->list[i].id == id)
            return &form->list[i];
    return NULL;
}

static const struct widget *widget_under(const struct form *form, float x, float y)
{
    for (int i = form->count - 1; i >= 0; i--)
        if (!form->list[i].disabled && rect_has(form->list[i].box, x, y))
            return &form->list[i];
    return NULL;
}

/* Where the value of a choice or slider is; without a label it has the whole width. */
static struct rect value_box(const struct widget *widget)
{
    struct rect box = widget->box;
    if (!*widget->label) {
        cut_left(&box, 0.2f * box.h);
    } else if (widget->stacked) {
        cut_top(&box, 0.46f * box.h);
        cut_left(&box, 0.35f * box.h);
    } else {
        cut_left(&box, 0.48f * box.w);
    }
    return box;
}

/* Where a ladder's label and value are, above its steps. */
static float ladder_words(const struct widget *widget)
{
    return (widget->stacked ? 0.6f : 0.42f) * widget->box.h;
}

static struct rect slider_track(const struct widget *widget)
{
    struct rect box = widget->type == WIDGET_LADDER ? widget->box : value_box(widget);
    float h = box.h;
    if (widget->type == WIDGET_LADDER)
        return (struct rect){box.x + h * 0.3f, box.y + ladder_words(widget) + h * 0.2f,
                             box.w - h * 0.6f, h * 0.1f};
    return (struct rect){box.x + h * 0.3f, box.y + h * 0.42f, box.w - h * 0.9f, h * 0.16f};
}

static const struct widget *focused(struct form *form)
{
    const struct widget *widget = form_widget(form, form->focus);
    if (widget && !widget->disabled)
        return widget;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < form->count; i++)
            if (!form->list[i].disabled && (pass == 1 || form->list[i].primary)) {
                form->focus = form->list[i].id;
                return &form->list[i];
            }
    form->focus = 0;
    return NULL;
}

/* How far `to` is from `from` for the focus moving in a direction; negative if not in that
 * direction. */
static float focus_distance(struct rect from, struct rect to, enum direction direction)
{
    const float elsewhere = 10000;
    bool vertical = direction == DIRECTION_UP || direction == DIRECTION_DOWN;
    float sign = direction == DIRECTION_UP || direction == DIRECTION_LEFT ? -1.0f : 1.0f;
    float dx = rect_cx(to) - rect_cx(from), dy = rect_cy(to) - rect_cy(from);
    float along = sign * (vertical ? dy : dx);
    float half = vertical ? (from.h + to.h) / 2 : (from.w + to.w) / 2;
    float wide = vertical ? (from.w + to.w) / 2 : (from.h + to.h) / 2;
    float aside = fabsf(vertical ? dx : dy) - wide;
    /* Outside the row or column, only widgets entirely further on count: a button below a wide card
     * is not to its right. */
    if (along < half * (aside > 0 ? 0.95f : 0.5f))
        return -1;
    /* Widgets in the same row or column come first, even if others are nearer. */
    return along + (aside > 0 ? elsewhere + 3 * aside : 0) + fabsf(vertical ? dx : dy) * 0.1f;
}

static void move_focus(struct form *form, enum direction direction)
{
    const struct widget *from = focused(form);
    if (!from)
        return;
    const struct widget *best = NULL;
    float nearest = INFINITY;
    bool vertical = direction == DIRECTION_UP || direction == DIRECTION_DOWN;
    struct rect box = from->box;
    if (!vertical || form->column_focus != from->id)
        form->column = box;
    box.x = form->column.x;
    box.w = form->column.w;
    for (int i = 0; i < form->count; i++) {
        float distance = focus_distance(box, form->list[i].box, direction);
        if (!form->list[i].disabled && distance >= 0 && distance < nearest) {
            nearest = distance;
            best = &form->list[i];
        }
    }
    if (best) {
        form->focus = best->id;
        form->column_focus = vertical ? best->id : 0;
        audio_play(SOUND_MENU_MOVE, 0.7f, 0);
    }
}

static bool slides(const struct widget *widget)
{
    return widget->type == WIDGET_SLIDER || widget->type == WIDGET_LADDER;
}

static bool has_steps(const struct widget *widget)
{
    return widget->type == WIDGET_CHOICE || widget->type == WIDGET_TABS || slides(widget);
}

static struct pick picked(const struct widget *widget, int step)
{
    audio_play(step ? SOUND_MENU_MOVE : SOUND_MENU_ACCEPT, 0.8f, 0);
    return (struct pick){.id = widget->id, .step = step, .level = -1};
}

static struct pick slide_to(const struct widget *widget, float x)
{
    struct rect track = slider_track(widget);
    return (struct pick){.id = widget->id, .level = clamped((x - track.x) / track.w, 0, 1)};
}

static struct pick take_tab(const struct widget *widget, float x, float y)
{
    struct pick pick = picked(widget, 0);
    int across = tabs_across(widget), rows = (widget->parts + across - 1) / across;
    float column = floorf((x - widget->box.x) / widget->box.w * (float)across);
    float row = floorf((y - widget->box.y) / widget->box.h * (float)rows);
    pick.level = clamped((row * (float)across + column) / (float)(widget->parts - 1), 0, 1);
    return pick;
}

static struct pick point(struct form *form, const struct action *action)
{
    const struct widget *under = widget_under(form, action->x, action->y);
    const struct widget *held = form_widget(form, form->pressed);
    if (held && slides(held))
        return slide_to(held, action->x);
    if (under && under->id != form->focus) {
        form->focus = under->id;
        if (action->device == DEVICE_MOUSE)
            audio_play(SOUND_MENU_MOVE, 0.35f, 0);
    }
    form->focus_visible = under != NULL;
    return (struct pick){.id = 0, .level = -1};
}

static struct pick release(struct form *form, const struct action *action)
{
    const struct widget *under = widget_under(form, action->x, action->y);
    int pressed = form->pressed;
    form->pressed = 0;
    if (!under || under->id != pressed || slides(under))
        return (struct pick){.id = 0, .level = -1};
    if (under->type == WIDGET_CHOICE) {
        struct rect value = value_box(under);
        return picked(under, action->x < rect_cx(value) && action->x > value.x ? -1 : 1);
    }
    if (under->type == WIDGET_TABS)
        return take_tab(under, action->x, action->y);
    return picked(under, 0);
}

struct pick form_action(struct form *form, const struct action *action)
{
    const struct pick none = {.id = 0, .level = -1};
    const struct widget *focus = focused(form);
    switch (action->type) {
    case ACTION_POINT:
        return point(form, action);
    case ACTION_PRESS: {
        point(form, action);
        const struct widget *under = widget_under(form, action->x, action->y);
        form->pressed = under ? under->id : 0;
        return under && slides(under) ? slide_to(under, action->x) : none;
    }
    case ACTION_RELEASE:
        return release(form, action);
    case ACTION_FOCUS: {
        bool sideways = action->direction == DIRECTION_LEFT || action->direction == DIRECTION_RIGHT;
        form->focus_visible = true;
        if (sideways && focus && has_steps(focus))
            return picked(focus, action->direction == DIRECTION_LEFT ? -1 : 1);
        move_focus(form, action->direction);
        return none;
    }
    case ACTION_ACCEPT:
        form->focus_visible = true;
        if (!focus || action->repeat)
            return none;
        return picked(focus, has_steps(focus) ? 1 : 0);
    default:
        return none;
    }
}

/* Points to the left (-1) or to the right (1). */
static void draw_step(struct canvas *canvas, struct point tip, float size, int side,
                      struct colour colour)
{
    float s = (float)side * size * 0.6f, width = size * 0.38f;
    canvas_line(canvas, point_at(tip.x - s, tip.y - size), point_at(tip.x + s, tip.y), width,
                colour);
    canvas_line(canvas, point_at(tip.x - s, tip.y + size), point_at(tip.x + s, tip.y), width,
                colour);
}

static void draw_value(const struct widget *widget, const struct theme *theme,
                       struct canvas *canvas, bool lit)
{
    struct rect box = value_box(widget);
    float left = box.x, right = box.x + box.w - box.h * 0.35f, y = rect_cy(box);
    struct colour arrow =
        faded(theme->tone[lit ? TONE_CAN : TONE_DIM], widget->disabled ? 0.4f : 1);
    float size = box.h * 0.16f;
    draw_step(canvas, point_at(left + size, y), size, -1, arrow);
    draw_step(canvas, point_at(right - size, y), size, 1, arrow);
    struct rect middle = {left + 3 * size, box.y, right - left - 6 * size, box.h};
    struct colour text =
        widget->disabled ? faded(theme->tone[TONE_DIM], 0.5f) : theme->tone[TONE_TEXT];
    canvas_label(canvas, text_centred(TEXT_BODY, text), middle, widget->value);
}

static void draw_slider(const struct widget *widget, const struct theme *theme,
                        struct canvas *canvas, bool lit)
{
    struct rect track = slider_track(widget), done = track;
    done.w *= widget->level;
    canvas_fill(canvas, track, track.h / 2, faded(theme->tone[TONE_TEXT], 0.18f));
    canvas_fill(canvas, done, track.h / 2, theme->tone[lit ? TONE_CAN : TONE_DIM]);
    canvas_disc(canvas, point_at(track.x + done.w, rect_cy(track)), track.h * 1.5f,
                theme->tone[lit ? TONE_CAN : TONE_TEXT]);
}

/* What it is about, the word for where it stands, and the steps below. */
static void draw_ladder(const struct widget *widget, const struct theme *theme,
                        struct canvas *canvas, bool lit)
{
    struct rect track = slider_track(widget), box = widget->box, done = track;
    float step = track.w / (float)(widget->parts - 1), y = rect_cy(track);
    struct rect words = {track.x, box.y + box.h * 0.08f, track.w, ladder_words(widget)};
    struct rect label =
        widget->stacked ? cut_top(&words, 0.45f * words.h) : cut_left(&words, 0.4f * words.w);
    struct colour gold = theme->tone[TONE_CAN], way = faded(theme->tone[TONE_TEXT], 0.3f);
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_DIM]), label, widget->label);
    canvas_label(canvas,
                 (struct text_style){TEXT_LARGE, widget->stacked ? ALIGN_LEFT : ALIGN_RIGHT,
                                     theme->tone[TONE_TEXT]},
                 words, widget->value);
    done.w = step * (float)widget->part;
    canvas_fill(canvas, track, track.h / 2, faded(theme->tone[TONE_TEXT], 0.18f));
    canvas_fill(canvas, done, track.h / 2, faded(gold, lit ? 1 : 0.75f));
    for (int i = 0; i < widget->parts; i++)
        canvas_disc(canvas, point_at(track.x + step * (float)i, y), track.h * 0.85f,
                    i <= widget->part ? gold
                                      : blended(theme->tone[TONE_BUTTON], opaque(way), 0.5f));
    canvas_disc(canvas, point_at(track.x + done.w, y), track.h * 2.1f, gold);
    canvas_disc(canvas, point_at(track.x + done.w, y), track.h * 1.5f,
                lit ? theme->tone[TONE_TEXT] : theme->tone[TONE_BUTTON_LIT]);
}

static void draw_tabs(const struct paint *paint, const struct widget *widget, bool lit)
{
    const struct theme *theme = paint->theme;
    float unit = paint->layout->unit, radius = 0.45f * unit;
    for (int i = 0; i < widget->parts; i++) {
        struct rect tab = widget_tab(widget, i);
        bool chosen = i == widget->part;
        struct colour top = theme->tone[chosen ? TONE_BUTTON_LIT : TONE_BUTTON];
        struct colour text = theme->tone[chosen ? TONE_TEXT : TONE_DIM];
        canvas_gradient(paint->canvas, tab, radius, top, blended(top, rgb(0), 0.22f));
        canvas_frame(paint->canvas, tab, radius, 0.06f * unit, theme->tone[TONE_EDGE]);
        if (chosen) {
            struct rect line = {tab.x + 0.6f * unit, tab.y + tab.h - 0.42f * unit,
                                tab.w - 1.2f * unit, 0.22f * unit};
            canvas_fill(paint->canvas, line, 0.11f * unit, theme->tone[TONE_CAN]);
        }
        if (chosen && lit)
            canvas_frame(paint->canvas, tab, radius, 0.16f * unit, theme->tone[TONE_CAN]);
        cut_top(&tab, widget->picture * tab.h);
        canvas_label(paint->canvas, text_centred(TEXT_BODY, text),
                     (struct rect){tab.x + 0.08f * unit, tab.y, tab.w - 0.16f * unit,
                                   tab.h - (widget->picture > 0 ? 0.4f * unit : 0)},
                     widget->tabs[i]);
    }
}

static const float label_margin = 0.8f, label_least_margin = 0.3f; /* in units */

/* The margins beside a label give way before the label is cut. */
static struct rect label_box(const struct widget *widget, float unit)
{
    struct rect box = widget->box;
    float spare = (box.w - text_width(TEXT_SMALL, widget->label)) / 2;
    float margin = clamped(spare, label_least_margin * unit, label_margin * unit);
    return (struct rect){box.x + margin, box.y, box.w - 2 * margin, box.h};
}

bool button_label_fits(struct rect box, float unit, const char *label)
{
    box.w -= 2 * label_least_margin * unit;
    return canvas_label_fits(box, label);
}

/* Dark words on gold; the focus is a bright line outside. */
static void draw_golden(const struct paint *paint, const struct widget *widget, bool lit,
                        bool pressed)
{
    const struct colour *tone = paint->theme->tone;
    float unit = paint->layout->unit, radius = 0.45f * unit;
    struct rect box = widget->box;
    struct colour gold = opaque(tone[TONE_CAN]), low = blended(gold, rgb(0), 0.25f);
    if (lit)
        canvas_frame(paint->canvas, rect_inset(box, -0.22f * unit), radius + 0.22f * unit,
                     0.16f * unit, tone[TONE_FOCUS]);
    canvas_gradient(paint->canvas, box, radius, pressed ? low : blended(gold, rgb(0xffffff), 0.25f),
                    low);
    canvas_frame(paint->canvas, box, radius, 0.08f * unit, blended(gold, rgb(0xffffff), 0.5f));
    canvas_label(paint->canvas, text_centred(TEXT_BODY, blended(gold, rgb(0), 0.85f)),
                 label_box(widget, unit), widget->label);
}

static void draw_widget(const struct paint *paint, const struct widget *widget, bool lit,
                        bool pressed)
{
    const struct theme *theme = paint->theme;
    struct canvas *canvas = paint->canvas;
    float unit = paint->layout->unit;
    struct rect box = widget->box;
    float radius = 0.45f * unit;
    if (widget->type == WIDGET_TABS) {
        draw_tabs(paint, widget, lit);
        return;
    }
    struct colour text = widget->disabled          ? faded(theme->tone[TONE_DIM], 0.5f)
                         : widget->primary && !lit ? theme->tone[TONE_CAN]
                                                   : theme->tone[TONE_TEXT];
    struct colour top = theme->tone[lit ? TONE_BUTTON_LIT : TONE_BUTTON];
    if (widget->golden) {
        draw_golden(paint, widget, lit, pressed);
        return;
    }
    if (widget->type != WIDGET_CARD)
        canvas_gradient(canvas, box, radius, pressed ? theme->tone[TONE_BUTTON] : top,
                        blended(top, rgb(0), 0.22f));
    if (widget->type != WIDGET_CARD)
        canvas_frame(canvas, box, radius, 0.06f * unit, theme->tone[TONE_EDGE]);
    if (lit) /* only the focus has this outline */
        canvas_frame(canvas, box, radius, 0.16f * unit, theme->tone[TONE_CAN]);
    else if (widget->chosen)
        canvas_fill(canvas,
                    (struct rect){box.x, box.y + 0.6f * unit, 0.28f * unit, box.h - 1.2f * unit},
                    0.14f * unit, theme->tone[TONE_CAN]);
    struct rect label = label_box(widget, unit);
    if (widget->type == WIDGET_LADDER) {
        draw_ladder(widget, theme, canvas, lit);
    } else if (has_steps(widget)) {
        if (widget->stacked)
            label.h = value_box(widget).y - label.y;
        else
            label.w = value_box(widget).x - label.x;
        if (*widget->label)
            canvas_label(canvas, text_left(TEXT_BODY, text), label, widget->label);
        if (widget->type == WIDGET_CHOICE)
            draw_value(widget, theme, canvas, lit);
        else
            draw_slider(widget, theme, canvas, lit);
    } else if (widget->type == WIDGET_BUTTON && *widget->value) {
        struct rect words = widget->stacked
                                ? cut_top(&label, 0.52f * label.h)
                                : cut_left(&label, text_width(TEXT_BODY, widget->label) + unit);
        canvas_label(canvas, text_left(TEXT_BODY, text), words, widget->label);
        cut_bottom(&label, widget->stacked ? 0.2f * label.h : 0);
        canvas_label(canvas,
                     (struct text_style){TEXT_SMALL, widget->stacked ? ALIGN_LEFT : ALIGN_RIGHT,
                                         theme->tone[TONE_DIM]},
                     label, widget->value);
    } else if (widget->type == WIDGET_BUTTON) {
        canvas_label(canvas, text_centred(TEXT_BODY, text), label, widget->label);
    } else if (widget->type == WIDGET_EARLIER || widget->type == WIDGET_LATER) {
        draw_step(canvas, point_at(rect_cx(box), rect_cy(box)), box.h * 0.22f,
                  widget->type == WIDGET_LATER ? 1 : -1, text);
    }
}

void form_draw(struct form *form, const struct theme *theme, const struct layout *layout,
               struct canvas *canvas)
{
    struct paint paint = {canvas, theme, layout};
    form->lit = 0;
    for (int i = 0; i < form->count; i++) {
        const struct widget *widget = &form->list[i];
        bool lit = (form->focus_visible || layout->show_focus) && widget->id == form->focus &&
                   !widget->disabled;
        if (lit)
            form->lit = widget->id;
        draw_widget(&paint, widget, lit, widget->id == form->pressed);
    }
}

/* On a page larger than the window the strip stays at the lower edge, where it is seen. */
static bool draw_pinned_help(const struct paint *paint, const char *help)
{
    struct rect seen = layout_seen(paint->layout);
    if (paint->layout->height <= paint->layout->seen.y)
        return false;
    if (!help)
        return true;
    float u = paint->layout->unit;
    float lines =
        canvas_paragraph(NULL, text_left(TEXT_SMALL, rgb(0)), rect_inset(seen, 0.2f * u), help);
    struct rect box = cut_bottom(&seen, larger(form_pinned_help * u, lines + 0.6f * u));
    canvas_fill(paint->canvas, box, 0, opaque(paint->theme->tone[TONE_PANEL]));
    canvas_label(paint->canvas, text_centred(TEXT_BODY, paint->theme->tone[TONE_TEXT]),
                 rect_inset(box, 0.2f * u), help);
    return true;
}

/* The strip is there with or without a sentence, so that nothing jumps. */
void form_draw_help(const struct form *form, const struct paint *paint, struct rect box)
{
    const struct widget *widget = form_widget(form, form->focus);
    float u = paint->layout->unit;
    if (draw_pinned_help(paint, widget ? widget->help : NULL))
        return;
    canvas_fill(paint->canvas, box, 0.4f * u, faded(paint->theme->tone[TONE_PANEL], 0.7f));
    if (widget && widget->help)
        canvas_label(paint->canvas, text_centred(TEXT_BODY, paint->theme->tone[TONE_TEXT]),
                     (struct rect){box.x + 0.6f * u, box.y, box.w - 1.2f * u, box.h}, widget->help);
}

void form_draw_large_help(const struct form *form, const struct paint *paint, struct rect box)
{
    const struct widget *widget = form_widget(form, form->focus);
    struct text_style style = text_left(TEXT_LARGE, paint->theme->tone[TONE_TEXT]);
    if (draw_pinned_help(paint, widget ? widget->help : NULL) || !widget || !widget->help)
        return;
    if (canvas_paragraph(NULL, style, box, widget->help) > box.h)
        style.size = TEXT_BODY;
    canvas_paragraph(paint->canvas, style, box, widget->help);
}
