/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/paint.h"

static const float corner = 0.55f; /* in units */

/* The picture of a tray, in units: the shadow or light around it, and the margin of its slices. */
static const float tray_around = 0.7f, tray_margin = 2.0f, tray_side = 6.4f;

/* Things as small as a row of a list are not trays. */
static bool is_tray(const struct paint *paint, struct rect box, int picture)
{
    float least = 2 * (tray_margin - tray_around) * paint->layout->unit;
    return picture != PICTURE_NONE && box.w > 2 * least && box.h > 1.5f * least;
}

static void draw_tray(const struct paint *paint, struct rect box, int picture)
{
    float u = paint->layout->unit;
    struct slices slices = {picture, tray_margin / tray_side, tray_margin * u};
    canvas_slices(paint->canvas, slices, rect_inset(box, -tray_around * u));
}

void panel_draw(const struct paint *paint, struct rect box, bool lit)
{
    const struct colour *tone = paint->theme->tone;
    float u = paint->layout->unit;
    if (is_tray(paint, box, paint->theme->tray[lit])) {
        draw_tray(paint, box, paint->theme->tray[lit]);
        return;
    }
    canvas_fill(paint->canvas, box, corner * u, tone[lit ? TONE_PANEL_LIT : TONE_PANEL]);
    canvas_frame(paint->canvas, box, corner * u, 0.06f * u, faded(tone[TONE_EDGE], 0.45f));
}

void hollow_draw(const struct paint *paint, struct rect box)
{
    struct colour light = paint->theme->tone[TONE_TEXT];
    float u = paint->layout->unit;
    canvas_gradient(paint->canvas, box, 0.35f * u, faded(light, 0.09f), faded(light, 0.17f));
    canvas_frame(paint->canvas, box, 0.35f * u, 0.07f * u, faded(rgb(0), 0.4f));
}

void rule_draw(const struct paint *paint, struct rect box)
{
    float u = paint->layout->unit;
    canvas_fill(paint->canvas, (struct rect){box.x, rect_cy(box) - 0.035f * u, box.w, 0.07f * u}, 0,
                faded(paint->theme->tone[TONE_EDGE], 0.7f));
}

void plate_draw(const struct paint *paint, struct rect box, int player)
{
    const struct colour *tone = paint->theme->tone;
    struct colour own = opaque(tone[TONE_PLAYER_1 + player]), brass = opaque(tone[TONE_EDGE]);
    struct rect below = {box.x, box.y + 0.25f * paint->layout->unit, box.w, box.h};
    float u = paint->layout->unit, round = player == 1 ? 0.5f * box.h : 0.45f * u;
    canvas_fill(paint->canvas, below, round, faded(rgb(0), 0.5f));
    canvas_gradient(paint->canvas, box, round, blended(brass, rgb(0xffffff), 0.55f),
                    blended(brass, rgb(0), 0.4f));
    canvas_gradient(paint->canvas, rect_inset(box, 0.14f * u), round - 0.14f * u,
                    blended(own, rgb(0), 0.6f), blended(own, rgb(0), 0.78f));
}

void dialog_draw(const struct paint *paint, struct rect box)
{
    const struct colour *tone = paint->theme->tone;
    float u = paint->layout->unit;
    if (is_tray(paint, box, paint->theme->tray[0])) {
        draw_tray(paint, box, paint->theme->tray[0]);
        return;
    }
    canvas_fill(paint->canvas, box, corner * u, opaque(tone[TONE_PANEL]));
    canvas_frame(paint->canvas, box, corner * u, 0.08f * u, faded(tone[TONE_EDGE], 0.8f));
}
