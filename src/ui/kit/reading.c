/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/reading.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "ui/kit/words.h"

/* Its edges count: a text may end there. */
static bool holds(struct rect box, const struct draw *draw)
{
    return rect_has(rect_inset(box, -1), draw->box.x, draw->box.y);
}

/* Other words stand for it. */
static bool is_replaced(const struct reading *reading, const struct draw *text)
{
    for (int i = reading->first; i < reading->end; i++) {
        const struct draw *draw = &reading->canvas->list[i];
        if (draw->type == DRAW_SAID && holds(draw->box, text))
            return true;
    }
    return false;
}

static bool is_read(const struct reading *reading, const struct draw *draw)
{
    return draw->type == DRAW_SAID ||
           (draw->type == DRAW_TEXT && draw->colour.a > 0 && !is_replaced(reading, draw));
}

static bool in_widgets(const struct form *form, const struct draw *draw)
{
    for (int i = 0; form && i < form->count; i++)
        if (rect_has(form->list[i].box, draw->box.x, draw->box.y))
            return true;
    return false;
}

static bool is_left_out(const struct reading *reading, const struct draw *draw)
{
    for (int i = 0; i < 2; i++)
        if (rect_has(reading->except[i], draw->box.x, draw->box.y))
            return true;
    return in_widgets(reading->form, draw);
}

/* The next line of the same paragraph: below, in the same style. */
static bool continues(const struct draw *line, const struct draw *next)
{
    float step = next->box.y - line->box.y;
    return line->type == DRAW_TEXT && next->type == DRAW_TEXT && next->size == line->size &&
           next->align == line->align && fabsf(next->box.x - line->box.x) < 1 &&
           fabsf(step - text_height((enum text_size)line->size)) < 1;
}

void reading_page(const struct reading *reading, void (*read)(const char *text, void *data),
                  void *data)
{
    char text[READING_TEXT];
    struct words words = words_into(text, sizeof text);
    const struct draw *before = NULL;
    struct rect clip = {0, 0, 0, 0};
    for (int i = reading->first; i < reading->end; i++) {
        const struct draw *draw = &reading->canvas->list[i];
        if (draw->type == DRAW_CLIP)
            clip = draw->box;
        bool cut = clip.w > 0 && !rect_has(clip, draw->box.x, draw->box.y);
        if (!is_read(reading, draw) || cut || is_left_out(reading, draw))
            continue;
        if (before && !continues(before, draw)) {
            if (*text)
                read(text, data);
            words = words_into(text, sizeof text);
        } else if (before) {
            words_add(&words, " ");
        }
        words_add(&words, reading->canvas->text + draw->text);
        before = draw;
    }
    if (*text)
        read(text, data);
}

static void read_drawn(const struct reading *reading, struct rect box, struct words *words)
{
    const struct draw *before = NULL;
    for (int i = reading->first; i < reading->end; i++) {
        const struct draw *draw = &reading->canvas->list[i];
        if (!is_read(reading, draw) || !rect_has(box, draw->box.x, draw->box.y))
            continue;
        if (before)
            words_add(words, continues(before, draw) ? " " : ", ");
        words_add(words, reading->canvas->text + draw->text);
        before = draw;
    }
}

static void add_percent(struct words *words, float level)
{
    char percent[16];
    snprintf(percent, sizeof percent, "%d %%", (int)lroundf(100 * level));
    words_add_item(words, percent);
}

/* Of two arrows, what they lead to. */
static const char *arrow_word(const struct widget *widget)
{
    return widget->type == WIDGET_EARLIER ? _("Earlier")
           : widget->type == WIDGET_LATER ? _("Later")
                                          : "";
}

void reading_widget(const struct reading *reading, const struct widget *widget,
                    char text[READING_TEXT])
{
    struct words words = words_into(text, READING_TEXT);
    if (widget->type == WIDGET_CARD) /* its label is not shown */
        read_drawn(reading, widget->box, &words);
    else if (widget->type == WIDGET_TABS)
        words_add(&words, widget->tabs[widget->part]);
    else
        words_add(&words, *widget->label ? widget->label : arrow_word(widget));
    if (!*text && *widget->label) /* the translation of nothing is the catalogue's heading */
        words_add(&words, _(widget->label));
    if (*widget->value)
        words_add_item(&words, widget->value);
    if (widget->type == WIDGET_SLIDER)
        add_percent(&words, widget->level);
}
