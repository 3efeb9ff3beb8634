/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/pad_signs.h"

#include <stdio.h>
#include <string.h>

struct sign {
    const char *label;
    void (*draw)(struct canvas *canvas, struct rect box, float width, struct colour colour);
};

static void draw_cross(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    float right = box.x + box.w, foot = box.y + box.h;
    canvas_line(canvas, point_at(box.x, box.y), point_at(right, foot), width, colour);
    canvas_line(canvas, point_at(box.x, foot), point_at(right, box.y), width, colour);
}

static void draw_circle(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    canvas_ring(canvas, point_at(rect_cx(box), rect_cy(box)), box.w * 0.55f, width, colour);
}

static void draw_square(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    canvas_frame(canvas, box, width / 2, width, colour);
}

static void draw_triangle(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    float middle = rect_cx(box), half = box.w * 0.55f, top = box.y - box.h * 0.05f;
    struct point tip = point_at(middle, top);
    struct point left = point_at(middle - half, top + box.h * 0.95f);
    struct point right = point_at(middle + half, left.y);
    canvas_line(canvas, tip, right, width, colour);
    canvas_line(canvas, right, left, width, colour);
    canvas_line(canvas, left, tip, width, colour);
}

static const struct sign signs[] = {
    {PAD_CROSS, draw_cross},
    {PAD_CIRCLE, draw_circle},
    {PAD_SQUARE, draw_square},
    {PAD_TRIANGLE, draw_triangle},
};

static const struct sign *sign_of(const char *label)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strcmp(signs[i].label, label) == 0)
            return &signs[i];
    return NULL;
}

/* The height of a capital letter. */
static float side_of(enum text_size size)
{
    return 0.5f * text_height(size);
}

/* The second of two labels; NULL if there is only one. */
static const char *second_label(const char *label)
{
    const char *between = strstr(label, PAD_AND);
    return between ? between + strlen(PAD_AND) : NULL;
}

/* Of one label, or all but a symbol at the end of two. */
static float text_part_width(enum text_size size, const char *label)
{
    const char *second = second_label(label);
    char text[64];
    if (sign_of(label))
        return 0;
    if (!second || !sign_of(second))
        return text_width(size, label);
    snprintf(text, sizeof text, "%.*s", (int)(second - label), label);
    return text_width(size, text);
}

static const struct sign *last_sign(const char *label)
{
    return sign_of(second_label(label) ? second_label(label) : label);
}

float pad_label_width(enum text_size size, const char *label)
{
    return text_part_width(size, label) + (last_sign(label) ? side_of(size) : 0);
}

void pad_label_draw(struct canvas *canvas, struct text_style style, struct point place,
                    const char *label)
{
    const struct sign *sign = last_sign(label);
    const char *second = second_label(label);
    char text[64];
    if (!sign) {
        canvas_text(canvas, style, place, label);
        return;
    }
    float side = side_of(style.size), width = pad_label_width(style.size, label);
    float left = place.x - (style.align == ALIGN_LEFT    ? 0
                            : style.align == ALIGN_RIGHT ? width
                                                         : width / 2);
    if (second) {
        snprintf(text, sizeof text, "%.*s", (int)(second - label), label);
        canvas_text(canvas, text_left(style.size, style.colour), point_at(left, place.y), text);
    }
    sign->draw(canvas, rect_around(left + width - side / 2, place.y, side, side), 0.14f * side,
               style.colour);
}
