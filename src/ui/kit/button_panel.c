/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/button_panel.h"

#include "base/i18n.h"

static const float row_most = 3, gap = 0.5f; /* in units */

static bool is_offered(const struct button_panel *panel, int id)
{
    return !(panel->absent >> id & 1);
}

/* As large as all of them have room. */
static float row_height(const struct button_panel *panel, const struct layout *layout)
{
    int rows = 0;
    for (int id = 1; id <= panel->count; id++)
        rows += is_offered(panel, id);
    return smaller(row_most, (layout->page.h / layout->unit - panel->head - 2 + gap) / (float)rows);
}

struct rect button_panel_box(const struct button_panel *panel, const struct layout *layout)
{
    float u = layout->unit, h = panel->head + 2 - gap, row = row_height(panel, layout);
    for (int id = 1; id <= panel->count; id++)
        h += is_offered(panel, id) ? row : 0;
    return rect_around(layout->width / 2, rect_cy(layout->page),
                       smaller(panel->width * u, layout->width - u), h * u);
}

void button_panel_list(const struct button_panel *panel, const struct layout *layout,
                       struct form *form)
{
    float u = layout->unit, row = row_height(panel, layout);
    struct rect box = rect_inset(button_panel_box(panel, layout), u);
    cut_top(&box, panel->head * u);
    form_begin(form);
    for (int id = 1; id <= panel->count; id++) {
        if (!is_offered(panel, id))
            continue;
        struct rect place = cut_top(&box, (row - gap) * u);
        if (panel->values && panel->values[id])
            form_choice(form, id, place, _(panel->labels[id]), panel->values[id]);
        else
            form_button(form, id, place, _(panel->labels[id]))->primary = id == 1;
        cut_top(&box, gap * u);
    }
}

struct rect button_panel_draw(const struct button_panel *panel, const struct paint *paint,
                              struct form *form, const char *title, struct colour colour)
{
    float u = paint->layout->unit;
    struct rect box = button_panel_box(panel, paint->layout);
    dialog_draw(paint, box);
    form_draw(form, paint->theme, paint->layout, paint->canvas);
    struct rect text = rect_inset(box, 1.2f * u),
                head = cut_top(&text, (panel->large ? 3.4f : 2) * u);
    canvas_label(paint->canvas, text_centred(panel->large ? TEXT_TITLE : TEXT_LARGE, colour), head,
                 title);
    cut_top(&text, 0.3f * u);
    text.h = panel->head * u - (text.y - box.y);
    return text;
}
