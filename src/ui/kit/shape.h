/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Points, rectangles (in pixels of the window) and colours, and cutting rectangles for layouts. */
#ifndef UI_KIT_SHAPE_H
#define UI_KIT_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

struct point {
    float x, y;
};

static inline struct point point_at(float x, float y)
{
    return (struct point){x, y};
}

struct rect {
    float x, y, w, h;
};

struct colour {
    uint8_t r, g, b, a;
};

static inline struct colour rgb(unsigned hex)
{
    return (struct colour){(uint8_t)(hex >> 16), (uint8_t)(hex >> 8), (uint8_t)hex, 255};
}

/* The same colour, more transparent: 0 is invisible, 1 leaves it as it is. */
static inline struct colour faded(struct colour colour, float alpha)
{
    alpha = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha;
    colour.a = (uint8_t)((float)colour.a * alpha + 0.5f);
    return colour;
}

static inline float mix(float a, float b, float t)
{
    return a + (b - a) * t;
}

static inline float smaller(float a, float b)
{
    return a < b ? a : b;
}

static inline float larger(float a, float b)
{
    return a > b ? a : b;
}

static inline float clamped(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

static inline struct colour blended(struct colour a, struct colour b, float t)
{
    return (struct colour){(uint8_t)(mix(a.r, b.r, t) + 0.5f), (uint8_t)(mix(a.g, b.g, t) + 0.5f),
                           (uint8_t)(mix(a.b, b.b, t) + 0.5f), (uint8_t)(mix(a.a, b.a, t) + 0.5f)};
}

static inline bool rect_has(struct rect r, float x, float y)
{
    return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

static inline bool rects_meet(struct rect a, struct rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static inline struct rect rect_inset(struct rect r, float by)
{
    return (struct rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}

static inline struct rect rect_around(float x, float y, float w, float h)
{
    return (struct rect){x - w / 2, y - h / 2, w, h};
}

static inline float rect_cx(struct rect r)
{
    return r.x + r.w / 2;
}

static inline float rect_cy(struct rect r)
{
    return r.y + r.h / 2;
}

/* A square in the middle of `r`. */
static inline struct rect rect_centred(struct rect r, float side)
{
    return rect_around(rect_cx(r), rect_cy(r), side, side);
}

/* Cell `index`, counted row by row, of a grid of equal cells with gaps between them. */
static inline struct rect rect_in_grid(struct rect r, int columns, int rows, float gap, int index)
{
    int column = index % columns, row = index / columns;
    float w = (r.w + gap) / (float)columns, h = (r.h + gap) / (float)rows;
    return (struct rect){r.x + w * (float)column, r.y + h * (float)row, w - gap, h - gap};
}

/* These cut a strip off one side of `r` and return it. */
static inline struct rect cut_top(struct rect *r, float h)
{
    struct rect strip = {r->x, r->y, r->w, h};
    r->y += h;
    r->h -= h;
    return strip;
}

static inline struct rect cut_bottom(struct rect *r, float h)
{
    r->h -= h;
    return (struct rect){r->x, r->y + r->h, r->w, h};
}

static inline struct rect cut_left(struct rect *r, float w)
{
    struct rect strip = {r->x, r->y, w, r->h};
    r->x += w;
    r->w -= w;
    return strip;
}

static inline struct rect cut_right(struct rect *r, float w)
{
    r->w -= w;
    return (struct rect){r->x + r->w, r->y, w, r->h};
}

static inline struct colour opaque(struct colour colour)
{
    colour.a = 255;
    return colour;
}

#endif
