/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/taken.h"

#include <math.h>

#include "ui/board/splinters.h"

enum { SHARDS = 14, CRACKS = 5, CRACK_PARTS = 3 };

static float part_of(float t, float from, float to)
{
    return clamped((t - from) / (to - from), 0, 1);
}

static unsigned seed_of(const struct burst *burst)
{
    return (unsigned)(burst->x * 64) + (unsigned)(burst->y * 4096) + 1;
}

void taken_draw_dust(const struct board_view *view, const struct theme *theme,
                     struct canvas *canvas, const struct burst *burst)
{
    float t = part_of(burst->t, burst->dust_from, 0.85f);
    if (t <= 0 || t >= 1)
        return;
    dust_draw(theme, canvas,
              &(struct cloud){.from = board_view_project(view, burst->x, burst->y),
                              .size = view->cell,
                              .t = t,
                              .count = burst->breaks ? 12 : 7,
                              .seed = seed_of(burst),
                              .colour = theme->tone[TONE_DUST]});
}

/* The piece once more, as light: it turns white in its own shape. */
static void draw_heat(const struct board_view *view, struct canvas *canvas,
                      const struct burst *burst, float heat)
{
    struct point foot = board_view_project(view, burst->x, burst->y);
    struct actor man = {.piece = burst->piece, .alpha = 1, .scale = 1.05f, .turn = 1};
    for (int twice = 0; twice < 2; twice++) {
        int first = canvas->count;
        board_view_piece(&view->look, view->game, canvas, &man,
                         (struct stand){foot.x, foot.y, view->cell});
        for (int i = first; i < canvas->count; i++)
            canvas->list[i].add = true;
        canvas_fade(canvas, first, heat);
    }
}

/* Jagged dark lines that run from where it was hit to its edges. */
static void draw_cracks(struct canvas *canvas, struct rect body, unsigned seed, float progress)
{
    float width = 0.03f * body.w, grown = progress * CRACK_PARTS;
    for (unsigned k = 0; k < CRACKS; k++) {
        struct point at = {rect_cx(body) - 0.06f * body.w, rect_cy(body) - 0.08f * body.h};
        float angle = 6.2831853f * ((float)k + 0.5f * scatter(seed, k, 40)) / CRACKS;
        for (unsigned i = 0; i < CRACK_PARTS && grown > (float)i; i++) {
            float part = clamped(grown - (float)i, 0, 1);
            float bend = angle + 1.5f * (scatter(seed, k, 41 + i) - 0.5f);
            float step = part * (0.1f + 0.12f * scatter(seed, k, 51 + i));
            struct point next = {at.x + cosf(bend) * step * body.w,
                                 at.y + sinf(bend) * step * body.h};
            float thin = width * (1 - 0.22f * (float)i);
            canvas_line(canvas, at, next, 2.2f * thin, faded(rgb(0xffffff), 0.45f));
            canvas_line(canvas, at, next, thin, rgb(0));
            at = next;
        }
    }
}

static void draw_shard(const struct theme *theme, struct canvas *canvas, struct rect box,
                       unsigned index, struct draw look)
{
    int picture = theme->shards[index % 4];
    if (picture == PICTURE_NONE) {
        canvas_disc(canvas, point_at(rect_cx(box), rect_cy(box)), 0.3f * box.w * look.scale,
                    look.colour);
        return;
    }
    struct draw *draw = canvas_add(canvas, DRAW_PICTURE, box, look.colour);
    draw->picture = picture;
    draw->scale = look.scale;
    draw->angle = look.angle;
}

/* They burst apart, then one after the other are drawn to the tray. */
static void draw_shards(const struct board_view *view, const struct theme *theme,
                        struct canvas *canvas, const struct burst *burst)
{
    struct actor man = {.piece = burst->piece, .x = burst->x, .y = burst->y};
    struct rect body = board_view_body(view, &man);
    struct point to = board_view_project(view, burst->to.x, burst->to.y);
    float q = part_of(burst->t, crack_ends, flight_ends), c = view->cell;
    struct colour colour = view->look.fallback[burst->piece.owner][burst->piece.kind];
    unsigned seed = seed_of(burst);
    for (unsigned i = 0; i < SHARDS; i++) {
        float late = 0.28f * (float)i / SHARDS, p = clamped((q - late) / (1 - 0.28f), 0, 1);
        float angle = 6.2831853f * scatter(seed, i, 0), apart = clamped(3.2f * q, 0, 1);
        float reach = (0.35f + 0.5f * scatter(seed, i, 1)) * c * (1 - (1 - apart) * (1 - apart));
        float x0 = body.x + body.w * (0.15f + 0.7f * scatter(seed, i, 2)) + cosf(angle) * reach;
        float y0 =
            body.y + body.h * (0.15f + 0.7f * scatter(seed, i, 3)) + sinf(angle) * reach * 0.7f;
        float way = p * p * (3 - 2 * p), rise = 1.3f * c * sinf(3.14159f * way);
        float alpha = burst->to.set ? (p >= 1 ? 0.0f : 1.0f) : 1 - part_of(way, 0.35f, 0.8f);
        if (alpha <= 0)
            continue;
        float size = (0.9f + 1.3f * scatter(seed, i, 4)) * mix(1, 0.45f, way);
        struct rect box =
            rect_around(mix(x0, to.x, way), mix(y0, to.y, way) - rise, 0.3f * c, 0.3f * c);
        draw_shard(theme, canvas, box, i,
                   (struct draw){.colour = faded(colour, alpha),
                                 .scale = size,
                                 .angle = 720 * (scatter(seed, i, 5) - 0.5f) * q +
                                          360 * scatter(seed, i, 6)});
    }
}

/* Where it has landed: a glint, and a ring of brass that closes on it. */
static void draw_glint(const struct board_view *view, const struct theme *theme,
                       struct canvas *canvas, const struct burst *burst)
{
    float t = part_of(burst->t, 0.8f, 1), strength = sinf(3.14159f * t);
    float r = 0.5f * burst->to.size * view->cell;
    if (!burst->to.set || strength <= 0)
        return;
    struct point to = board_view_project(view, burst->to.x, burst->to.y);
    canvas_glow(canvas, rect_around(to.x, to.y, 5 * r, 5 * r),
                faded(theme->tone[TONE_CAN], 0.9f * strength * theme->glow));
    canvas_ring(canvas, to, r * (1.9f - 0.8f * t), 0.12f * r,
                faded(theme->tone[TONE_CAN], strength));
}

void taken_draw(const struct board_view *view, const struct theme *theme, struct canvas *canvas,
                const struct burst *burst)
{
    float t = burst->t;
    if (burst->breaks && t < crack_ends) {
        struct actor man = {.piece = burst->piece, .x = burst->x, .y = burst->y};
        draw_heat(view, canvas, burst, 1 - 0.75f * part_of(t, hit_ends, crack_ends));
        draw_cracks(canvas, board_view_body(view, &man), seed_of(burst),
                    part_of(t, hit_ends, crack_ends));
    } else if (burst->breaks) {
        draw_shards(view, theme, canvas, burst);
    }
    draw_glint(view, theme, canvas, burst);
}
