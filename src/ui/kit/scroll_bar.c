/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/scroll_bar.h"

static const float gap = 0.2f, width = 0.22f; /* in units */

struct rect scroll_bar_track(const struct layout *layout, struct rect list)
{
    float u = layout->unit;
    return (struct rect){list.x + list.w + gap * u, list.y, width * u, list.h};
}

void scroll_bar_draw(const struct paint *paint, struct rect list, struct scroll scroll)
{
    if (scroll.total <= scroll.shown)
        return;
    struct colour colour = paint->theme->tone[TONE_TEXT];
    struct rect track = scroll_bar_track(paint->layout, list), thumb = track;
    thumb.y += track.h * scroll.first / scroll.total;
    thumb.h *= scroll.shown / scroll.total;
    canvas_fill(paint->canvas, track, track.w / 2, faded(colour, 0.1f));
    canvas_fill(paint->canvas, thumb, track.w / 2, faded(colour, 0.4f));
}
