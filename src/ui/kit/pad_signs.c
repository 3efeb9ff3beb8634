#include "ui/kit/pad_signs.h"

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

float pad_label_width(enum text_size size, const char *label)
{
    return sign_of(label) ? side_of(size) : text_width(size, label);
}

void pad_label_draw(struct canvas *canvas, struct text_style style, struct point place,
                    const char *label)
{
    const struct sign *sign = sign_of(label);
    if (!sign) {
        canvas_text(canvas, style, place, label);
        return;
    }
    float side = side_of(style.size);
    float middle = place.x + (style.align == ALIGN_LEFT    ? side / 2
                              : style.align == ALIGN_RIGHT ? -side / 2
                                                           : 0);
    sign->draw(canvas, rect_around(middle, place.y, side, side), 0.14f * side, style.colour);
}
