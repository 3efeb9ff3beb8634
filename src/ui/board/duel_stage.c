/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/duel_stage.h"

#include <math.h>

/* ---- the stage ---- */

struct rect stage_band(const struct layout *layout, float part)
{
    const float names = 2.6f, words = 8.6f; /* above it and below, in units */
    if (layout->folded) {
        struct rect seen = layout_seen(layout);
        cut_top(&seen, names * layout->unit);
        seen.h = smaller(seen.h - words * layout->unit, 0.68f * layout->seen.x);
        return seen;
    }
    float h = smaller(part * layout->seen.y, 0.68f * layout->seen.x);
    return (struct rect){layout->corner.x, layout->corner.y + 0.42f * layout->seen.y - h / 2,
                         layout->seen.x, h};
}

/* A theme without a picture has the colours of both sides, meeting at a slanted edge. */
static void draw_plain(const struct paint *paint, struct rect band)
{
    const struct colour *tone = paint->theme->tone;
    struct colour dark = opaque(tone[TONE_BACK]);
    struct colour sides[2];
    for (int i = 0; i < 2; i++)
        sides[i] = blended(dark, opaque(tone[TONE_PLAYER_1 + i]), 0.3f);
    canvas_fill(paint->canvas, band, 0, sides[0]);
    float slant = 0.2f * band.h, half = 0.55f * band.w; /* the other half is a broad stroke */
    struct point top = {rect_cx(band) + 2 * slant, rect_cy(band) - 2 * band.h},
                 bottom = {rect_cx(band) - 2 * slant, rect_cy(band) + 2 * band.h};
    canvas_line(paint->canvas, point_at(top.x + half / 2, top.y),
                point_at(bottom.x + half / 2, bottom.y), half, sides[1]);
}

/* It fills the band without being distorted; its middle and its floor stay in sight. */
void stage_picture(const struct paint *paint, struct rect band)
{
    const float aspect = 1280 / 448.0f;
    float w = larger(band.w, aspect * band.h), h = w / aspect;
    canvas_picture(paint->canvas, paint->theme->arena,
                   (struct rect){rect_cx(band) - w / 2, band.y + 0.8f * (band.h - h), w, h},
                   rgb(0xc8c8c8)); /* the fighters stand out from it */
}

/* The shade of its own frame at the top and bottom, and the edges' brass. */
static void draw_edges(const struct paint *paint, struct rect band)
{
    struct canvas *canvas = paint->canvas;
    struct colour gold = paint->theme->tone[TONE_CAN], none = faded(rgb(0), 0);
    float u = paint->layout->unit, line = 0.2f * u, x = band.x, w = band.w;
    float bottom = band.y + band.h;
    canvas_gradient(canvas, (struct rect){x, band.y, w, 2.4f * u}, 0, faded(rgb(0), 0.6f), none);
    canvas_gradient(canvas, (struct rect){x, bottom - 1.6f * u, w, 1.6f * u}, 0, none,
                    faded(rgb(0), 0.5f));
    canvas_gradient(canvas, (struct rect){x, band.y - 2 * u, w, 2 * u}, 0, none,
                    faded(rgb(0), 0.7f));
    canvas_gradient(canvas, (struct rect){x, bottom, w, 3 * u}, 0, faded(rgb(0), 0.8f), none);
    for (int i = 0; i < 2; i++) {
        float y = i ? bottom : band.y - line;
        canvas_fill(canvas, (struct rect){x, y - 0.08f * u, w, line + 0.16f * u}, 0, rgb(0x120b06));
        canvas_gradient(canvas, (struct rect){x, y, w, line}, 0,
                        blended(gold, rgb(0xffffff), 0.45f), blended(gold, rgb(0), 0.35f));
    }
}

void stage_draw(const struct paint *paint, struct rect band)
{
    canvas_blur(paint->canvas, rgb(0x585858));
    canvas_clip(paint->canvas, band);
    if (paint->theme->arena != PICTURE_NONE)
        stage_picture(paint, band);
    else
        draw_plain(paint, band);
    canvas_clip(paint->canvas, (struct rect){0});
    draw_edges(paint, band);
}

/* ---- on it ---- */

void stage_light(const struct paint *paint, struct rect body, float strength)
{
    float x = rect_cx(body), foot = body.y + body.h, w = body.w;
    struct colour light = faded(paint->theme->tone[TONE_CAN], strength * paint->theme->glow);
    if (strength <= 0)
        return;
    canvas_add(paint->canvas, DRAW_LINE,
               (struct rect){x - 0.5f * w, foot - 3 * body.h, 0.5f * w, 2.98f * body.h},
               faded(light, 0.22f))
        ->add = true;
    paint->canvas->list[paint->canvas->count - 1].width = 2.2f * w;
    canvas_glow(paint->canvas, rect_around(x, foot - 0.04f * body.h, 2.5f * w, 0.62f * body.h),
                faded(light, 0.5f));
    canvas_glow(paint->canvas, rect_around(x, rect_cy(body), 2 * w, 1.9f * body.h),
                faded(light, 0.4f));
}

void stage_shadow(const struct paint *paint, struct rect body, float strength)
{
    float x = rect_cx(body) + 0.06f * body.w, foot = body.y + body.h - 0.02f * body.h;
    canvas_add(paint->canvas, DRAW_GLOW, rect_around(x, foot, 1.5f * body.w, 0.34f * body.h),
               faded(rgb(0), 0.6f * strength));
    canvas_add(paint->canvas, DRAW_GLOW, rect_around(x, foot, 1.15f * body.w, 0.16f * body.h),
               faded(rgb(0), 0.85f * strength));
}

/* Long thin rays and short broad ones, which reach furthest when the blow falls. */
void stage_sparks(const struct paint *paint, struct rect band, const struct sparks *sparks)
{
    enum { RAYS = 30 };
    float left = (1 - sparks->struck) * (1 - sparks->struck), reach = 1 - left;
    float r = 0.7f * band.h * (0.25f + 0.75f * reach);
    float strength = sparks->strength * paint->theme->glow;
    struct colour gold = paint->theme->tone[TONE_CAN], white = paint->theme->tone[TONE_FLASH];
    struct point middle = {rect_cx(band), band.y + 0.54f * band.h};
    canvas_clip(paint->canvas, band); /* not over the words */
    canvas_glow(paint->canvas, rect_around(middle.x, middle.y, 2.2f * r, 1.8f * r),
                faded(gold, 0.42f * strength));
    for (int i = 0; i < RAYS; i++) {
        float angle = 6.2832f * ((float)i + 0.4f * sinf((float)i * 5)) / RAYS;
        float far = r * (0.3f + 0.7f * fabsf(sinf((float)i * 2.4f)));
        struct point way = {cosf(angle), sinf(angle)};
        struct colour colour = i % 3 ? gold : white;
        canvas_beam(paint->canvas, middle, point_at(middle.x + far * way.x, middle.y + far * way.y),
                    0.0035f * band.h, faded(colour, 0.5f * strength));
        canvas_beam(paint->canvas, middle,
                    point_at(middle.x + 0.4f * far * way.x, middle.y + 0.4f * far * way.y),
                    0.008f * band.h, faded(colour, 0.5f * strength));
    }
    canvas_glow(paint->canvas, rect_around(middle.x, middle.y, 0.5f * r, 0.5f * r),
                faded(white, 0.8f * strength));
    canvas_clip(paint->canvas, (struct rect){0});
}

void stage_spot(const struct paint *paint, struct rect band, struct rect pool, float strength)
{
    float x = rect_cx(pool), foot = rect_cy(pool);
    struct colour light = faded(paint->theme->tone[TONE_CAN], strength);
    struct colour white = faded(blended(opaque(light), rgb(0xffffff), 0.6f), strength);
    struct point lamp = {x, band.y - 0.5f * band.h};
    if (strength <= 0)
        return;
    for (int i = 0; i < 2; i++)
        canvas_ray(paint->canvas, lamp, point_at(x, foot + 0.7f * band.h),
                   (i ? 1.5f : 2.2f) * pool.w, faded(white, 0.27f));
    canvas_glow(paint->canvas, pool, faded(white, 0.5f));
    canvas_glow(paint->canvas, rect_around(x, foot - 0.35f * band.h, 1.3f * pool.w, 0.9f * band.h),
                faded(light, 0.35f * paint->theme->glow));
}

void stage_sunburst(const struct paint *paint, struct rect band, const struct sunburst *sunburst)
{
    enum { RAYS = 18 };
    struct point middle = sunburst->middle;
    struct colour light = faded(blended(paint->theme->tone[TONE_CAN], rgb(0xffffff), 0.3f),
                                0.55f * sunburst->strength);
    if (sunburst->strength <= 0)
        return;
    for (int i = 0; i < RAYS; i++) {
        float angle = sunburst->turn + 6.2832f * (float)i / RAYS;
        float far = (i % 2 ? 0.5f : 0.62f) * band.w;
        canvas_ray(paint->canvas, middle,
                   point_at(middle.x + far * cosf(angle), middle.y + far * sinf(angle)),
                   (i % 2 ? 0.12f : 0.2f) * far, light);
    }
}

void stage_plate(const struct paint *paint, struct rect box, int player, const char *name)
{
    plate_draw(paint, box, player);
    canvas_label(paint->canvas, text_centred(TEXT_LARGE, rgb(0xffffff)),
                 rect_inset(box, 0.4f * paint->layout->unit), name);
}

struct rect stage_words(const struct paint *paint, struct rect band, const char *text)
{
    float u = paint->layout->unit;
    struct colour gold = paint->theme->tone[TONE_CAN];
    struct rect box = {band.x + 0.04f * band.w, band.y + band.h + 0.6f * u, 0.92f * band.w,
                       4.2f * u};
    box.h = larger(box.h, canvas_paragraph(NULL, text_centred(TEXT_LARGE, gold), box, text));
    if (text_width(TEXT_TITLE, text) <= box.w)
        canvas_label(paint->canvas, text_centred(TEXT_TITLE, gold), box, text);
    else
        canvas_paragraph(paint->canvas, text_centred(TEXT_LARGE, gold), box, text);
    return box;
}

void stage_time_left(const struct paint *paint, float y, float left)
{
    float u = paint->layout->unit, w = smaller(20 * u, 0.5f * paint->layout->seen.x);
    struct rect track = {paint->layout->corner.x + (paint->layout->seen.x - w) / 2, y, w,
                         0.24f * u};
    struct rect rest = track;
    rest.w *= left;
    canvas_fill(paint->canvas, track, 0.12f * u, faded(rgb(0), 0.6f));
    canvas_fill(paint->canvas, rest, 0.12f * u, paint->theme->tone[TONE_CAN]);
}
