/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/portrait.h"

#include <math.h>

#include "ui/board/emblem.h"

/* Everything on a face is measured in its width, from its middle. */
struct sketch {
    const struct theme *theme;
    struct canvas *canvas;
    const struct face *face;
    float x, y, s; /* middle and width */
    float top;     /* of the head, where hats sit */
    enum feeling feeling;
    bool blink;
};

static const float eye_apart = 0.24f, eye_y = -0.08f;

static struct colour ink(void)
{
    return rgb(0x1b1512);
}

static struct colour paper(void)
{
    return rgb(0xfff6e4);
}

static struct point at(const struct sketch *k, float x, float y)
{
    return point_at(k->x + x * k->s, k->y + y * k->s);
}

/* Light on dark, so that it is seen on every piece. */
static void stroke(const struct sketch *k, struct point from, struct point to, float width)
{
    canvas_line(k->canvas, from, to, (width + 0.05f) * k->s, ink());
    canvas_disc(k->canvas, from, (width + 0.05f) * k->s / 2, ink());
    canvas_disc(k->canvas, to, (width + 0.05f) * k->s / 2, ink());
    canvas_line(k->canvas, from, to, width * k->s, paper());
    canvas_disc(k->canvas, from, width * k->s / 2, paper());
    canvas_disc(k->canvas, to, width * k->s / 2, paper());
}

/* ---- eyes and brows ---- */

static void closed_eye(const struct sketch *k, float side)
{
    stroke(k, at(k, side * eye_apart - 0.1f, eye_y + 0.02f),
           at(k, side * eye_apart + 0.1f, eye_y + 0.02f), 0.04f);
}

static void open_eye(const struct sketch *k, float side, float r)
{
    struct point eye = at(k, side * eye_apart, eye_y);
    canvas_disc(k->canvas, eye, (r + 0.035f) * k->s, ink());
    canvas_disc(k->canvas, eye, r * k->s, paper());
    float look = k->feeling == FEELING_SAD ? 0.45f : 0.12f; /* down */
    canvas_disc(k->canvas, point_at(eye.x, eye.y + look * r * k->s), 0.52f * r * k->s, ink());
    canvas_disc(k->canvas, point_at(eye.x - 0.2f * r * k->s, eye.y + (look - 0.3f) * r * k->s),
                0.16f * r * k->s, paper());
}

/* Half of the eye, below a heavy lid. */
static void lidded_eye(const struct sketch *k, float side, float r, float lid)
{
    open_eye(k, side, r);
    struct point eye = at(k, side * eye_apart, eye_y);
    struct colour own = k->theme->tone[TONE_PERSON_1 + k->face->colour];
    float w = 2.3f * r * k->s, h = 2.3f * r * lid * k->s, top = eye.y - 1.15f * r * k->s;
    canvas_fill(k->canvas, (struct rect){eye.x - w / 2, top, w, h}, 0.3f * h,
                blended(own, ink(), 0.35f));
    canvas_line(k->canvas, point_at(eye.x - w / 2, top + h), point_at(eye.x + w / 2, top + h),
                0.04f * k->s, ink());
}

static void draw_eye(const struct sketch *k, float side)
{
    if (k->blink || (k->face->eyes == EYES_WINK && side > 0 && k->feeling != FEELING_SAD)) {
        closed_eye(k, side);
        return;
    }
    switch (k->face->eyes) {
    case EYES_WIDE:
        open_eye(k, side, 0.17f);
        break;
    case EYES_NARROW:
        lidded_eye(k, side, 0.13f, 0.42f);
        break;
    case EYES_SLEEPY:
        lidded_eye(k, side, 0.15f, 0.52f);
        break;
    default:
        open_eye(k, side, 0.14f);
    }
}

static void draw_brow(const struct sketch *k, float side)
{
    static const float inner[] = {
        [BROWS_CALM] = 0, [BROWS_STERN] = 0.09f, [BROWS_WORRIED] = -0.08f, [BROWS_RAISED] = -0.05f};
    static const float outer[] = {
        [BROWS_CALM] = 0, [BROWS_STERN] = -0.05f, [BROWS_WORRIED] = 0.05f, [BROWS_RAISED] = -0.08f};
    int brows = k->feeling == FEELING_SAD ? BROWS_WORRIED : k->face->brows;
    if (brows == BROWS_NONE)
        return;
    float y = eye_y - 0.25f;
    stroke(k, at(k, side * (eye_apart - 0.12f), y + inner[brows]),
           at(k, side * (eye_apart + 0.12f), y + outer[brows]), 0.035f);
}

/* ---- the mouth ---- */

/* A curve of `bend`, up at its ends if positive. `tilt` lifts its right end. */
static void mouth_curve(const struct sketch *k, float bend, float tilt)
{
    enum { PIECES = 6 };
    struct point last = {0, 0};
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i <= PIECES; i++) {
            float t = (float)i / PIECES * 2 - 1;
            struct point next = at(k, 0.2f * t, 0.27f - bend * t * t + bend / 2 - tilt * t);
            float width = (pass == 0 ? 0.095f : 0.045f) * k->s;
            canvas_disc(k->canvas, next, width / 2, pass == 0 ? ink() : paper());
            if (i > 0)
                canvas_line(k->canvas, last, next, width, pass == 0 ? ink() : paper());
            last = next;
        }
}

static void draw_mouth(const struct sketch *k)
{
    int mouth = k->feeling == FEELING_GLAD  ? MOUTH_SMILE
                : k->feeling == FEELING_SAD ? MOUTH_FROWN
                                            : k->face->mouth;
    switch (mouth) {
    case MOUTH_SMILE:
        mouth_curve(k, 0.13f, 0);
        break;
    case MOUTH_SMIRK:
        mouth_curve(k, 0.05f, 0.06f);
        break;
    case MOUTH_FROWN:
        mouth_curve(k, -0.09f, 0);
        break;
    case MOUTH_OPEN:
        canvas_disc(k->canvas, at(k, 0, 0.27f), 0.11f * k->s, paper());
        canvas_disc(k->canvas, at(k, 0, 0.27f), 0.085f * k->s, ink());
        break;
    default:
        mouth_curve(k, 0, 0);
    }
}

/* ---- what they wear ---- */

static void disc(const struct sketch *k, float x, float y, float r, struct colour colour)
{
    canvas_disc(k->canvas, at(k, x, y), (r + 0.02f) * k->s, ink());
    canvas_disc(k->canvas, at(k, x, y), r * k->s, colour);
}

/* `y` is its lower edge. */
static void block(const struct sketch *k, float y, float w, float h, struct colour colour)
{
    struct point foot = at(k, 0, y);
    struct rect box = {foot.x - w * k->s / 2, foot.y - h * k->s, w * k->s, h * k->s};
    canvas_fill(k->canvas, rect_inset(box, -0.02f * k->s), 0.05f * k->s, ink());
    canvas_gradient(k->canvas, box, 0.04f * k->s, blended(colour, paper(), 0.25f), colour);
}

static void draw_crown(const struct sketch *k)
{
    struct colour gold = k->theme->tone[TONE_CAN];
    float y = k->top + 0.1f;
    for (int i = -1; i <= 1; i++) {
        float x = 0.26f * (float)i;
        struct point tip = at(k, x, y - 0.3f);
        canvas_line(k->canvas, at(k, x, y - 0.05f), tip, 0.16f * k->s, ink());
        canvas_line(k->canvas, at(k, x, y - 0.05f), tip, 0.11f * k->s, gold);
        disc(k, x, y - 0.32f, 0.065f, gold);
    }
    block(k, y, 0.68f, 0.15f, gold);
}

static void draw_headgear(const struct sketch *k)
{
    struct colour own = k->theme->tone[TONE_PERSON_1 + k->face->colour];
    struct colour dark = blended(own, ink(), 0.55f);
    float y = k->top + 0.12f;
    switch (k->face->extra) {
    case EXTRA_CROWN:
        draw_crown(k);
        break;
    case EXTRA_HAT:
        block(k, y - 0.05f, 0.56f, 0.42f, dark);
        block(k, y - 0.05f, 0.56f, 0.1f, own);
        block(k, y, 0.9f, 0.07f, dark);
        break;
    case EXTRA_CAP:
        block(k, y, 0.66f, 0.24f, own);
        block(k, y + 0.02f, 0.86f, 0.07f, dark);
        break;
    case EXTRA_BOW:
        for (int side = -1; side <= 1; side += 2)
            disc(k, 0.26f + 0.12f * (float)side, k->top + 0.06f, 0.12f, own);
        disc(k, 0.26f, k->top + 0.06f, 0.06f, blended(own, paper(), 0.5f));
        break;
    case EXTRA_PLUME:
        for (int i = 0; i < 5; i++)
            disc(k, 0.1f + 0.07f * (float)i, k->top + 0.1f - 0.11f * (float)i,
                 0.085f - 0.008f * (float)i, blended(own, paper(), 0.15f * (float)i));
        break;
    default:
        break;
    }
}

static void lens(const struct sketch *k, float side, float r)
{
    canvas_ring(k->canvas, at(k, side * eye_apart, eye_y), r * k->s, 0.07f * k->s, ink());
    canvas_ring(k->canvas, at(k, side * eye_apart, eye_y), r * k->s, 0.035f * k->s,
                k->theme->tone[TONE_CAN]);
}

static void draw_worn_on_face(const struct sketch *k)
{
    switch (k->face->extra) {
    case EXTRA_GLASSES:
        lens(k, -1, 0.2f);
        lens(k, 1, 0.2f);
        stroke(k, at(k, -0.05f, eye_y), at(k, 0.05f, eye_y), 0.02f);
        break;
    case EXTRA_MONOCLE:
        lens(k, 1, 0.22f);
        canvas_line(k->canvas, at(k, eye_apart + 0.16f, eye_y + 0.15f),
                    at(k, eye_apart + 0.2f, 0.45f), 0.03f * k->s, k->theme->tone[TONE_CAN]);
        break;
    case EXTRA_PATCH:
        canvas_line(k->canvas, at(k, -0.5f, eye_y - 0.24f), at(k, 0.45f, eye_y + 0.05f),
                    0.05f * k->s, ink());
        canvas_disc(k->canvas, at(k, -eye_apart, eye_y), 0.19f * k->s, ink());
        canvas_disc(k->canvas, at(k, -eye_apart, eye_y - 0.04f), 0.12f * k->s,
                    blended(ink(), paper(), 0.18f));
        break;
    case EXTRA_MOUSTACHE:
        for (int side = -1; side <= 1; side += 2) {
            disc(k, 0.09f * (float)side, 0.16f, 0.09f, blended(ink(), paper(), 0.3f));
            disc(k, 0.22f * (float)side, 0.14f, 0.065f, blended(ink(), paper(), 0.3f));
        }
        break;
    default:
        break;
    }
}

/* ---- the whole ---- */

/* Shut for a moment every few seconds, not all at once. */
static bool blinks(const struct portrait *portrait)
{
    float phase = (float)(portrait->face->colour * 7 + portrait->face->eyes * 3) * 0.37f;
    return portrait->time > 0 && fmodf(portrait->time + phase, 3.4f) < 0.12f;
}

static void draw_ground(const struct theme *theme, struct canvas *canvas,
                        const struct portrait *portrait, struct rect box)
{
    struct colour own = theme->tone[TONE_PERSON_1 + portrait->face->colour];
    struct colour back = theme->tone[TONE_BACK];
    float s = box.w;
    canvas_fill(canvas, box, 0.12f * s, own);
    canvas_gradient(canvas, rect_inset(box, 0.025f * s), 0.1f * s,
                    blended(own, back, portrait->dim ? 0.85f : 0.35f), blended(own, back, 0.75f));
}

void portrait_draw(const struct theme *theme, struct canvas *canvas,
                   const struct portrait *portrait, struct rect box)
{
    float s = smaller(box.w, box.h);
    box = rect_around(rect_cx(box), rect_cy(box), s, s);
    draw_ground(theme, canvas, portrait, box);
    float nod = portrait->time > 0 ? 0.012f * s * sinf(portrait->time * 2.1f) : 0;
    struct rect head = {rect_cx(box) - 0.32f * s, box.y + 0.26f * s + nod, 0.64f * s, 0.66f * s};
    struct piece piece = {.owner = (uint8_t)portrait->owner, .kind = portrait->face->kind};
    struct rect body = emblem_piece(theme, canvas, portrait->game, piece, head);
    if (portrait->dim)
        return;
    struct sketch k = {.theme = theme,
                       .canvas = canvas,
                       .face = portrait->face,
                       .x = rect_cx(body),
                       .s = clamped(0.82f * body.w, 0.3f * s, 0.56f * s),
                       .feeling = portrait->feeling,
                       .blink = blinks(portrait)};
    k.y = rect_cy(body) - 0.02f * s;
    k.top = (body.y - k.y) / k.s;
    draw_headgear(&k);
    for (int side = -1; side <= 1; side += 2) {
        draw_eye(&k, (float)side);
        draw_brow(&k, (float)side);
    }
    draw_mouth(&k);
    draw_worn_on_face(&k);
}
