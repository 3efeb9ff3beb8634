/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What a frame shows, as a plain list of things to draw. Screens fill it, the platform renders it,
 * tests read it. It has a fixed size: drawing allocates nothing. */
#ifndef UI_KIT_CANVAS_H
#define UI_KIT_CANVAS_H

#include "ui/kit/shape.h"

enum text_size { TEXT_SMALL, TEXT_BODY, TEXT_LARGE, TEXT_TITLE, TEXT_SIZES };
enum text_align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

enum draw_type {
    DRAW_PICTURE,
    DRAW_FILL,  /* rounded rectangle; a disc when the radius is half its size */
    DRAW_FRAME, /* its outline */
    DRAW_LINE,  /* from (x, y) to (x + w, y + h) */
    DRAW_RAY,   /* the same way: a wedge as wide as `width` where it ends, having faded */
    DRAW_ARROW, /* a line with a head at its end, grown by `radius` on every side */
    DRAW_GLOW,  /* an ellipse of light, strongest in the middle */
    DRAW_TEXT,  /* one line; y is the middle of its height */
    DRAW_BLUR,  /* all that was drawn before, out of focus, tinted */
    DRAW_CLIP,  /* limits drawing to `box` until the next clip; an empty box ends it */
    DRAW_SAID   /* not seen: read aloud instead of the texts in `box` */
};

struct draw {
    uint8_t type, size, align;
    bool add;    /* adds light instead of covering */
    bool oval;   /* of fills and frames: an ellipse as wide and high as the box */
    int8_t half; /* of a picture broken in two: -1 left of the crack, 1 right of it; 0: whole */
    int picture;
    int text;               /* offset of its text in the canvas */
    struct rect box;        /* before `scale`, which grows it about (pivot_x, pivot_y) */
    float radius, width;    /* of corners; of lines */
    float scale, angle;     /* degrees, clockwise, about the pivot */
    float squeeze;          /* scale of the width alone, for something turning over */
    float slice;            /* of a picture in nine slices: its margin as a fraction of its size */
    float pivot_x, pivot_y; /* as fractions of the box */
    struct colour colour;   /* tint of a picture, its alpha too */
    struct colour low;      /* of a fill: colour at the bottom */
};

/* Where a broken picture's crack is at a height of it, both as fractions: it zigzags from the upper
 * right to the lower left. */
enum { CRACK_POINTS = 8 };
static const struct point crack[CRACK_POINTS] = {{0.64f, 0},     {0.53f, 0.30f}, {0.60f, 0.42f},
                                                 {0.47f, 0.53f}, {0.54f, 0.65f}, {0.41f, 0.76f},
                                                 {0.46f, 0.85f}, {0.36f, 1}};

/* Left end of a text of this width. */
static inline float draw_text_left(const struct draw *draw, float width)
{
    return draw->align == ALIGN_LEFT    ? draw->box.x
           : draw->align == ALIGN_RIGHT ? draw->box.x - width
                                        : draw->box.x - width / 2;
}

enum { DRAWS_MAX = 6144, CANVAS_TEXT = 65536, PICTURE_NONE = 0 };

struct canvas {
    float width, height;
    int count, dropped; /* dropped: draws or texts that did not fit; tests complain about them */
    int cut;            /* texts shortened or left out for lack of room */
    int text_used;
    int top;          /* where the screen on top begins */
    int bar, bar_end; /* the bar of prompts: nothing of a larger page is drawn over it */
    struct draw list[DRAWS_MAX];
    char text[CANVAS_TEXT];
};

void canvas_begin(struct canvas *canvas, float width, float height);

void canvas_picture(struct canvas *canvas, int picture, struct rect box, struct colour tint);
/* A square picture in nine slices: its corners keep their shape, its sides stretch. `slice` is the
 * margin as a fraction of the picture, `margin` its width on the screen. */
struct slices {
    int picture;
    float slice, margin;
};
void canvas_slices(struct canvas *canvas, struct slices slices, struct rect box);
/* For other adjustments to the result (scale, angle, add). */
struct draw *canvas_add(struct canvas *canvas, enum draw_type type, struct rect box,
                        struct colour colour);

void canvas_fill(struct canvas *canvas, struct rect box, float radius, struct colour colour);
void canvas_gradient(struct canvas *canvas, struct rect box, float radius, struct colour top,
                     struct colour bottom);
void canvas_frame(struct canvas *canvas, struct rect box, float radius, float width,
                  struct colour colour);
void canvas_disc(struct canvas *canvas, struct point centre, float radius, struct colour colour);
void canvas_ring(struct canvas *canvas, struct point centre, float radius, float width,
                 struct colour colour);
/* Discs and rings that lie on the floor of a board. */
void canvas_oval(struct canvas *canvas, struct rect box, struct colour colour);
void canvas_oval_ring(struct canvas *canvas, struct rect box, float width, struct colour colour);
void canvas_line(struct canvas *canvas, struct point from, struct point to, float width,
                 struct colour colour);
/* `edge` is the width of the dark outline. */
struct stroke {
    float width, edge;
};
void canvas_arrow(struct canvas *canvas, struct point from, struct point to, struct stroke stroke,
                  struct colour colour);
/* Light, added to the colours below. */
void canvas_glow(struct canvas *canvas, struct rect box, struct colour colour);
void canvas_beam(struct canvas *canvas, struct point from, struct point to, float width,
                 struct colour colour);
void canvas_ray(struct canvas *canvas, struct point from, struct point to, float width,
                struct colour colour);
/* Puts everything drawn so far out of focus, tinted; it is seen as it was when that began. */
void canvas_blur(struct canvas *canvas, struct colour tint);
/* Makes everything from draw `first` on translucent. */
void canvas_fade(struct canvas *canvas, int first, float alpha);
/* Moves everything from draw `first` on. */
void canvas_move(struct canvas *canvas, int first, float x, float y);
/* Enlarges everything from draw `first` on about a point. Texts keep their size, and pictures need
 * not be scaled anew for each step of a motion. */
void canvas_zoom(struct canvas *canvas, int first, float by, struct point about);
/* Draws from `first` to before `end` later than everything else. */
void canvas_put_last(struct canvas *canvas, int first, int end);
void canvas_clip(struct canvas *canvas, struct rect box);

struct text_style {
    enum text_size size;
    enum text_align align;
    struct colour colour;
};

static inline struct text_style text_left(enum text_size size, struct colour colour)
{
    return (struct text_style){size, ALIGN_LEFT, colour};
}

static inline struct text_style text_centred(enum text_size size, struct colour colour)
{
    return (struct text_style){size, ALIGN_CENTRE, colour};
}

static inline struct text_style text_right(enum text_size size, struct colour colour)
{
    return (struct text_style){size, ALIGN_RIGHT, colour};
}

/* One line with its left end, middle or right end at this point. */
void canvas_text(struct canvas *canvas, struct text_style style, struct point place,
                 const char *text);
/* One line in a box. If too long or too high, its size is reduced; then it is written in several
 * lines where the box is high enough, or else cut with an ellipsis. */
void canvas_label(struct canvas *canvas, struct text_style style, struct rect box,
                  const char *text);
/* Whether a label would not be cut. */
bool canvas_label_fits(struct rect box, const char *text);
/* Several lines, wrapped at spaces, from the top of the box. Returns their height; with a NULL
 * canvas it only measures. */
float canvas_paragraph(struct canvas *canvas, struct text_style style, struct rect box,
                       const char *text);

/* For those who hear the page: words that take the place of the texts in this box, such as a
 * table's row with its headings. */
void canvas_said(struct canvas *canvas, struct rect box, const char *text);

/* Supplied by the platform. */
float text_width(enum text_size size, const char *text);
float text_height(enum text_size size);
/* Whether the font has every letter: others would be drawn as empty boxes. */
bool text_has_glyphs(const char *text);
/* A picture of the assets by file name, or PICTURE_NONE. It is loaded when first drawn. */
int picture_find(const char *file);
/* Reports a picture without a replacement to the player, once. */
void picture_report_missing(const char *file);

#endif
