/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/figures.h"

/* A square in the middle of the box's lower edge. */
static struct rect place(struct rect box)
{
    float side = smaller(box.w, box.h);
    return (struct rect){rect_cx(box) - side / 2, box.y + box.h - side, side, side};
}

/* A head above shoulders, which the lower edge cuts off. */
void figure_person(struct canvas *canvas, struct rect box, struct colour colour)
{
    struct rect at = place(box);
    float s = at.w, x = rect_cx(at);
    struct colour low = blended(colour, rgb(0), 0.25f);
    canvas_disc(canvas, point_at(x, at.y + 0.27f * s), 0.23f * s, colour);
    canvas_gradient(canvas, (struct rect){x - 0.38f * s, at.y + 0.56f * s, 0.76f * s, 0.44f * s},
                    0.22f * s, colour, low);
}

/* A friendly face: two eyes, a mouth, an aerial and ears. */
void figure_computer(struct canvas *canvas, struct rect box, struct colour colour)
{
    struct rect at = place(box);
    float s = at.w, x = rect_cx(at), y = at.y + 0.62f * s;
    struct colour low = blended(colour, rgb(0), 0.25f), dark = blended(colour, rgb(0), 0.78f);
    canvas_line(canvas, point_at(x, at.y + 0.1f * s), point_at(x, at.y + 0.3f * s), 0.06f * s, low);
    canvas_disc(canvas, point_at(x, at.y + 0.09f * s), 0.08f * s, colour);
    canvas_fill(canvas, rect_around(x, y, 0.92f * s, 0.24f * s), 0.07f * s, low);
    canvas_gradient(canvas, rect_around(x, y, 0.76f * s, 0.72f * s), 0.16f * s, colour, low);
    canvas_fill(canvas, rect_around(x, y - 0.04f * s, 0.56f * s, 0.42f * s), 0.1f * s, dark);
    for (int side = -1; side <= 1; side += 2)
        canvas_disc(canvas, point_at(x + (float)side * 0.13f * s, y - 0.08f * s), 0.06f * s,
                    blended(colour, rgb(0xffffff), 0.6f));
    canvas_fill(canvas, rect_around(x, y + 0.08f * s, 0.2f * s, 0.05f * s), 0.025f * s,
                blended(colour, rgb(0xffffff), 0.6f));
}

/* Two grips below a body with a cross and two buttons. */
void figure_gamepad(struct canvas *canvas, struct rect box, struct colour colour)
{
    struct rect at = place(box);
    float s = at.w, x = rect_cx(at), y = rect_cy(at);
    struct colour dark = blended(colour, rgb(0), 0.78f);
    for (int side = -1; side <= 1; side += 2)
        canvas_line(canvas, point_at(x + (float)side * 0.34f * s, y),
                    point_at(x + (float)side * 0.4f * s, y + 0.2f * s), 0.22f * s, colour);
    canvas_fill(canvas, rect_around(x, y - 0.04f * s, s, 0.46f * s), 0.2f * s, colour);
    canvas_fill(canvas, rect_around(x - 0.24f * s, y - 0.04f * s, 0.24f * s, 0.08f * s), 0, dark);
    canvas_fill(canvas, rect_around(x - 0.24f * s, y - 0.04f * s, 0.08f * s, 0.24f * s), 0, dark);
    canvas_disc(canvas, point_at(x + 0.16f * s, y + 0.01f * s), 0.06f * s, dark);
    canvas_disc(canvas, point_at(x + 0.31f * s, y - 0.09f * s), 0.06f * s, dark);
}
