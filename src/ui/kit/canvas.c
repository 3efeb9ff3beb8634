/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/canvas.h"

#include <stdio.h>
#include <string.h>

static const struct colour nothing = {0, 0, 0, 0};

void canvas_begin(struct canvas *canvas, float width, float height)
{
    canvas->width = width;
    canvas->height = height;
    canvas->count = canvas->dropped = canvas->cut = canvas->text_used = 0;
}

struct draw *canvas_add(struct canvas *canvas, enum draw_type type, struct rect box,
                        struct colour colour)
{
    if (canvas->count == DRAWS_MAX) {
        canvas->count--;
        canvas->dropped++;
    }
    struct draw *draw = &canvas->list[canvas->count++];
    *draw = (struct draw){.type = (uint8_t)type,
                          .box = box,
                          .colour = colour,
                          .low = colour,
                          .scale = 1,
                          .squeeze = 1,
                          .pivot_x = 0.5f,
                          .pivot_y = 0.5f};
    return draw;
}

void canvas_picture(struct canvas *canvas, int picture, struct rect box, struct colour tint)
{
    if (picture != PICTURE_NONE)
        canvas_add(canvas, DRAW_PICTURE, box, tint)->picture = picture;
}

void canvas_slices(struct canvas *canvas, struct slices slices, struct rect box)
{
    struct draw *draw = canvas_add(canvas, DRAW_PICTURE, box, rgb(0xffffff));
    draw->picture = slices.picture;
    draw->slice = slices.slice;
    draw->width = slices.margin;
}

void canvas_fill(struct canvas *canvas, struct rect box, float radius, struct colour colour)
{
    canvas_add(canvas, DRAW_FILL, box, colour)->radius = radius;
}

void canvas_gradient(struct canvas *canvas, struct rect box, float radius, struct colour top,
                     struct colour bottom)
{
    struct draw *draw = canvas_add(canvas, DRAW_FILL, box, top);
    draw->radius = radius;
    draw->low = bottom;
}

void canvas_frame(struct canvas *canvas, struct rect box, float radius, float width,
                  struct colour colour)
{
    struct draw *draw = canvas_add(canvas, DRAW_FRAME, box, colour);
    draw->radius = radius;
    draw->width = width;
}

void canvas_disc(struct canvas *canvas, struct point centre, float radius, struct colour colour)
{
    canvas_fill(canvas, rect_around(centre.x, centre.y, 2 * radius, 2 * radius), radius, colour);
}

void canvas_ring(struct canvas *canvas, struct point centre, float radius, float width,
                 struct colour colour)
{
    canvas_frame(canvas, rect_around(centre.x, centre.y, 2 * radius, 2 * radius), radius, width,
                 colour);
}

void canvas_oval(struct canvas *canvas, struct rect box, struct colour colour)
{
    canvas_fill(canvas, box, box.h / 2, colour);
    canvas->list[canvas->count - 1].oval = true;
}

void canvas_oval_ring(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    canvas_frame(canvas, box, box.h / 2, width, colour);
    canvas->list[canvas->count - 1].oval = true;
}

/* The box from one point to another; its size may be negative. */
static struct rect span(struct point from, struct point to)
{
    return (struct rect){from.x, from.y, to.x - from.x, to.y - from.y};
}

void canvas_line(struct canvas *canvas, struct point from, struct point to, float width,
                 struct colour colour)
{
    canvas_add(canvas, DRAW_LINE, span(from, to), colour)->width = width;
}

void canvas_arrow(struct canvas *canvas, struct point from, struct point to, struct stroke stroke,
                  struct colour colour)
{
    for (int layer = 0; layer < 2; layer++) {
        struct draw *draw = canvas_add(canvas, DRAW_ARROW, span(from, to), layer ? colour : rgb(0));
        draw->width = stroke.width;
        draw->radius = layer ? 0 : stroke.edge;
    }
}

void canvas_glow(struct canvas *canvas, struct rect box, struct colour colour)
{
    canvas_add(canvas, DRAW_GLOW, box, colour)->add = true;
}

void canvas_beam(struct canvas *canvas, struct point from, struct point to, float width,
                 struct colour colour)
{
    struct rect box = span(from, to);
    for (int layer = 0; layer < 3; layer++) {
        static const float spread[] = {5, 2.4f, 1}, strength[] = {0.16f, 0.35f, 1};
        struct draw *draw = canvas_add(canvas, DRAW_LINE, box, faded(colour, strength[layer]));
        draw->width = width * spread[layer];
        draw->add = true;
    }
}

void canvas_ray(struct canvas *canvas, struct point from, struct point to, float width,
                struct colour colour)
{
    struct draw *draw = canvas_add(canvas, DRAW_RAY, span(from, to), colour);
    draw->width = width;
    draw->add = true;
}

void canvas_blur(struct canvas *canvas, struct colour tint)
{
    canvas_add(canvas, DRAW_BLUR, (struct rect){0, 0, canvas->width, canvas->height}, tint);
}

void canvas_fade(struct canvas *canvas, int first, float alpha)
{
    for (int i = first; alpha < 1 && i < canvas->count; i++) {
        canvas->list[i].colour = faded(canvas->list[i].colour, alpha);
        canvas->list[i].low = faded(canvas->list[i].low, alpha);
    }
}

void canvas_move(struct canvas *canvas, int first, float x, float y)
{
    for (int i = first; i < canvas->count && (x != 0 || y != 0); i++) {
        canvas->list[i].box.x += x;
        canvas->list[i].box.y += y;
    }
}

static void zoom_picture(struct draw *draw, float by, struct point about)
{
    float x = draw->pivot_x * draw->box.w, y = draw->pivot_y * draw->box.h;
    draw->box.x = about.x + by * (draw->box.x + x - about.x) - x;
    draw->box.y = about.y + by * (draw->box.y + y - about.y) - y;
    draw->scale *= by;
}

void canvas_zoom(struct canvas *canvas, int first, float by, struct point about)
{
    for (int i = first; i < canvas->count && by != 1; i++) {
        struct draw *draw = &canvas->list[i];
        if (draw->type == DRAW_PICTURE && draw->slice <= 0) {
            zoom_picture(draw, by, about);
            continue;
        }
        draw->box = (struct rect){about.x + by * (draw->box.x - about.x),
                                  about.y + by * (draw->box.y - about.y), by * draw->box.w,
                                  by * draw->box.h};
        draw->radius *= by;
        draw->width *= by;
    }
}

static void turn_round(struct draw *first, struct draw *last)
{
    for (; first < last; first++, last--) {
        struct draw kept = *first;
        *first = *last;
        *last = kept;
    }
}

void canvas_put_last(struct canvas *canvas, int first, int end)
{
    struct draw *list = canvas->list;
    turn_round(list + first, list + end - 1);
    turn_round(list + end, list + canvas->count - 1);
    turn_round(list + first, list + canvas->count - 1);
}

void canvas_clip(struct canvas *canvas, struct rect box)
{
    canvas_add(canvas, DRAW_CLIP, box, nothing);
}

static int store_text(struct canvas *canvas, const char *text, int length)
{
    if (canvas->text_used + length + 1 > CANVAS_TEXT) {
        canvas->dropped++;
        return -1;
    }
    int at = canvas->text_used;
    memcpy(canvas->text + at, text, (size_t)length);
    canvas->text[at + length] = '\0';
    canvas->text_used += length + 1;
    return at;
}

static void add_text(struct canvas *canvas, struct text_style style, struct point place,
                     const char *text, int length)
{
    int at = store_text(canvas, text, length);
    if (at < 0 || length == 0)
        return;
    struct draw *draw =
        canvas_add(canvas, DRAW_TEXT, (struct rect){place.x, place.y, 0, 0}, style.colour);
    draw->size = (uint8_t)style.size;
    draw->align = (uint8_t)style.align;
    draw->text = at;
}

void canvas_text(struct canvas *canvas, struct text_style style, struct point place,
                 const char *text)
{
    add_text(canvas, style, place, text, (int)strlen(text));
}

void canvas_said(struct canvas *canvas, struct rect box, const char *text)
{
    int at = store_text(canvas, text, (int)strlen(text));
    if (at >= 0)
        canvas_add(canvas, DRAW_SAID, box, nothing)->text = at;
}

/* The x that a line with this alignment has in a box. */
static float line_x(enum text_align align, struct rect box)
{
    return align == ALIGN_LEFT ? box.x : align == ALIGN_RIGHT ? box.x + box.w : rect_cx(box);
}

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

static bool is_break(char c)
{
    return c == ' ' || c == '\n';
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}

/* Between the parts of a name or compound word, but not in a move such as c4-c3. */
static bool after_hyphen(const char *text, int i)
{
    return i >= 2 && text[i - 1] == '-' && is_letter(text[i - 2]) && is_letter(text[i]);
}

/* How many bytes of a word wider than the line fit into it; at least one letter. */
static int part_of_word(enum text_size size, char *word, int length, float width)
{
    int letter = 1;
    while (is_continuation(word[letter]))
        letter++;
    while (length > letter && text_width(size, word) > width) {
        while (is_continuation(word[--length]))
            ;
        word[length] = '\0';
    }
    return length;
}

/* How many bytes of `text` fit into a line. Only words wider than the line are split. */
static int line_length(enum text_size size, const char *text, float width)
{
    char line[512];
    int fits = 0;
    for (int i = 0;; i++) {
        if (text[i] && !is_break(text[i]) && !after_hyphen(text, i))
            continue;
        int length = i < (int)sizeof line - 1 ? i : (int)sizeof line - 1;
        memcpy(line, text, (size_t)length);
        line[length] = '\0';
        if (text_width(size, line) > width)
            return fits > 0 || length == 0 ? fits : part_of_word(size, line, length, width);
        fits = i;
        if (!text[i] || text[i] == '\n' || i >= (int)sizeof line - 1)
            return fits;
    }
}

struct lines {
    int count;
    bool breaks_word;
    const char *begin[2]; /* starts of the last two lines */
};

static struct lines lines_of(enum text_size size, const char *text, float width)
{
    struct lines lines = {.begin = {text, text}};
    for (; *text; lines.count++) {
        lines.begin[0] = lines.begin[1];
        lines.begin[1] = text;
        int length = line_length(size, text, width);
        lines.breaks_word |= text[length] && !is_break(text[length]) && !after_hyphen(text, length);
        text += length;
        text += is_break(*text);
    }
    return lines;
}

/* A little narrower if that avoids a short word alone on the last line without adding a line. */
static float width_of_lines(enum text_size size, const char *text, float width)
{
    char line[512];
    struct lines lines = lines_of(size, text, width);
    const char *last = lines.begin[1];
    if (lines.count < 2 || strchr(last, ' ') || text_width(size, last) > width / 3)
        return width;
    snprintf(line, sizeof line, "%.*s", (int)(last - lines.begin[0]) - 1, lines.begin[0]);
    float narrower = text_width(size, line) - 1;
    struct lines other = lines_of(size, text, narrower);
    return other.count == lines.count && !other.breaks_word ? narrower : width;
}

float canvas_paragraph(struct canvas *canvas, struct text_style style, struct rect box,
                       const char *text)
{
    float line = text_height(style.size), y = box.y + line / 2, x = line_x(style.align, box);
    float width = canvas ? width_of_lines(style.size, text, box.w) : box.w; /* same height */
    while (*text) {
        int length = line_length(style.size, text, width);
        if (canvas)
            add_text(canvas, style, point_at(x, y), text, length);
        y += line;
        text += length;
        text += is_break(*text);
    }
    return y - line / 2 - box.y;
}

/* The height of its lines if the box is high enough for them, or else 0. */
static float wrapped_height(enum text_size size, struct rect box, const char *text)
{
    struct lines lines = lines_of(size, text, box.w);
    float height = (float)lines.count * text_height(size);
    return lines.breaks_word || height > 1.08f * box.h ? 0 : height;
}

bool canvas_label_fits(struct rect box, const char *text)
{
    return text_width(TEXT_SMALL, text) <= box.w || wrapped_height(TEXT_SMALL, box, text) > 0;
}

/* With an ellipsis, as the last resort: tests complain. */
static void cut_label(struct canvas *canvas, struct text_style style, struct rect box,
                      const char *text)
{
    char shortened[256];
    int length = (int)strlen(text);
    length = length > 250 ? 250 : length;
    do {
        while (length > 0 && is_continuation(text[--length]))
            ;
        snprintf(shortened, sizeof shortened, "%.*s…", length, text);
    } while (length > 0 && text_width(style.size, shortened) > box.w);
    canvas_text(canvas, style, point_at(line_x(style.align, box), rect_cy(box)), shortened);
    canvas->cut++;
}

void canvas_label(struct canvas *canvas, struct text_style style, struct rect box, const char *text)
{
    const float letters = 0.7f; /* the part of a line's height that they take */
    while (style.size > TEXT_SMALL &&
           (text_width(style.size, text) > box.w || letters * text_height(style.size) > box.h))
        style.size--; /* smaller is better than cut */
    float lines = wrapped_height(style.size, box, text);
    if (text_width(style.size, text) <= box.w)
        canvas_text(canvas, style, point_at(line_x(style.align, box), rect_cy(box)), text);
    else if (lines > 0)
        canvas_paragraph(canvas, style,
                         (struct rect){box.x, rect_cy(box) - lines / 2, box.w, lines}, text);
    else
        cut_label(canvas, style, box, text);
}
