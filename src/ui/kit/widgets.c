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
    *widget = (struct widget){.id = id, .type = type, .box = box};
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

/* Where the values of choices and sliders begin; without a label they have the whole width. */
static float value_left(const struct widget *widget)
{
    return widget->box.x + (*widget->label ? widget->box.w * 0.48f : widget->box.h * 0.2f);
}

static struct rect slider_track(const struct widget *widget)
{
    float left = value_left(widget), h = widget->box.h;
    return (struct rect){left + h * 0.3f, widget->box.y + h * 0.42f,
                         widget->box.x + widget->box.w - left - h * 0.9f, h * 0.16f};
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
static float focus_distance(const struct widget *from, const struct widget *to,
                            enum direction direction)
{
    const float elsewhere = 10000;
    bool vertical = direction == DIRECTION_UP || direction == DIRECTION_DOWN;
    float sign = direction == DIRECTION_UP || direction == DIRECTION_LEFT ? -1.0f : 1.0f;
    float dx = rect_cx(to->box) - rect_cx(from->box), dy = rect_cy(to->box) - rect_cy(from->box);
    float along = sign * (vertical ? dy : dx);
    float half = vertical ? (from->box.h + to->box.h) / 2 : (from->box.w + to->box.w) / 2;
    float wide = vertical ? (from->box.w + to->box.w) / 2 : (from->box.h + to->box.h) / 2;
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
    for (int i = 0; i < form->count; i++) {
        float distance = focus_distance(from, &form->list[i], direction);
        if (!form->list[i].disabled && distance >= 0 && distance < nearest) {
            nearest = distance;
            best = &form->list[i];
        }
    }
    if (best) {
        form->focus = best->id;
        audio_play(SOUND_MENU_MOVE, 0.7f, 0);
    }
}

static bool has_steps(const struct widget *widget)
{
    return widget->type == WIDGET_CHOICE || widget->type == WIDGET_SLIDER;
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

static struct pick point(struct form *form, const struct action *action)
{
    const struct widget *under = widget_under(form, action->x, action->y);
    const struct widget *held = form_widget(form, form->pressed);
    if (held && held->type == WIDGET_SLIDER)
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
    if (!under || under->id != pressed || under->type == WIDGET_SLIDER)
        return (struct pick){.id = 0, .level = -1};
    if (under->type == WIDGET_CHOICE) {
        float middle = (value_left(under) + under->box.x + under->box.w) / 2;
        return picked(under, action->x < middle && action->x > value_left(under) ? -1 : 1);
    }
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
        return under && under->type == WIDGET_SLIDER ? slide_to(under, action->x) : none;
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
    struct rect box = widget->box;
    float left = value_left(widget), right = box.x + box.w - box.h * 0.35f, y = rect_cy(box);
    struct colour arrow = theme->tone[lit ? TONE_CAN : TONE_DIM];
    float size = box.h * 0.16f;
    draw_step(canvas, point_at(left + size, y), size, -1, arrow);
    draw_step(canvas, point_at(right - size, y), size, 1, arrow);
    struct rect middle = {left + 3 * size, box.y, right - left - 6 * size, box.h};
    canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_TEXT]), middle, widget->value);
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

static void draw_widget(const struct paint *paint, const struct widget *widget, bool lit,
                        bool pressed)
{
    const struct theme *theme = paint->theme;
    struct canvas *canvas = paint->canvas;
    float unit = paint->layout->unit;
    struct rect box = widget->box;
    float radius = 0.45f * unit;
    struct colour text = widget->disabled          ? faded(theme->tone[TONE_DIM], 0.5f)
                         : widget->primary && !lit ? theme->tone[TONE_CAN]
                                                   : theme->tone[TONE_TEXT];
    struct colour top = theme->tone[lit ? TONE_BUTTON_LIT : TONE_BUTTON];
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
    struct rect label = {box.x + 0.8f * unit, box.y, box.w - 1.6f * unit, box.h};
    if (has_steps(widget)) {
        label.w = value_left(widget) - label.x;
        if (*widget->label)
            canvas_label(canvas, text_left(TEXT_BODY, text), label, widget->label);
        if (widget->type == WIDGET_CHOICE)
            draw_value(widget, theme, canvas, lit);
        else
            draw_slider(widget, theme, canvas, lit);
    } else if (widget->type == WIDGET_BUTTON) {
        canvas_label(canvas, text_centred(TEXT_BODY, text), label, widget->label);
    } else if (widget->type == WIDGET_EARLIER || widget->type == WIDGET_LATER) {
        draw_step(canvas, point_at(rect_cx(box), rect_cy(box)), box.h * 0.22f,
                  widget->type == WIDGET_LATER ? 1 : -1, text);
    }
}

void form_draw(const struct form *form, const struct theme *theme, const struct layout *layout,
               struct canvas *canvas)
{
    struct paint paint = {canvas, theme, layout};
    for (int i = 0; i < form->count; i++) {
        const struct widget *widget = &form->list[i];
        bool lit = (form->focus_visible || layout->show_focus) && widget->id == form->focus &&
                   !widget->disabled;
        draw_widget(&paint, widget, lit, widget->id == form->pressed);
    }
}
