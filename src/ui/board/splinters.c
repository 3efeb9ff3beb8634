/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/splinters.h"

#include <math.h>

float scatter(unsigned seed, unsigned index, unsigned what)
{
    unsigned x = seed * 747796405u + index * 2891336453u + what * 277803737u + 1;
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return (float)((x ^ (x >> 16)) >> 8) / 16777216.0f;
}

void splinters_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud)
{
    float size = cloud->size, t = cloud->t;
    unsigned seed = cloud->seed;
    struct colour tint = faded(cloud->colour, clamped((1 - t) * 2.2f, 0, 1));
    for (unsigned i = 0; i < (unsigned)cloud->count; i++) {
        float angle = 6.2831853f * scatter(seed, i, 0), speed = 0.5f + 1.4f * scatter(seed, i, 1);
        float rise = (1.2f + scatter(seed, i, 2)) * t - 2.6f * t * t; /* thrown up, falling */
        float x = cloud->from.x + cosf(angle) * speed * size * t;
        float y = cloud->from.y + sinf(angle) * speed * size * t * 0.6f - rise * size;
        float w = size * (0.14f + 0.2f * scatter(seed, i, 3));
        int picture = theme->shards[i % 4];
        if (picture == PICTURE_NONE) {
            canvas_disc(canvas, point_at(x, y), w * 0.3f, tint);
            continue;
        }
        struct draw *draw =
            canvas_add(canvas, DRAW_PICTURE, rect_around(x, y, size * 0.3f, size * 0.3f), tint);
        draw->picture = picture;
        draw->scale = w / (size * 0.3f);
        draw->angle = 720 * (scatter(seed, i, 4) - 0.5f) * t + 360 * scatter(seed, i, 5);
    }
}

static void draw_particle(const struct theme *theme, struct canvas *canvas, struct point place,
                          float w, struct colour colour)
{
    int picture = theme->additive ? theme->spark : theme->dust;
    if (picture == PICTURE_NONE) {
        canvas_disc(canvas, place, w * 0.3f, colour);
        return;
    }
    /* One size for all, scaled by the renderer: otherwise each size would be loaded separately. */
    float master = 64;
    struct draw *draw =
        canvas_add(canvas, DRAW_PICTURE, rect_around(place.x, place.y, master, master), colour);
    draw->picture = picture;
    draw->scale = w / master;
    draw->add = theme->additive;
}

void dust_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud)
{
    bool sparks = theme->additive;
    float size = cloud->size, t = cloud->t;
    unsigned seed = cloud->seed;
    struct colour tint =
        faded(cloud->colour, (1 - t) * (sparks ? 1 : 0.55f) * clamped(t * 12, 0, 1));
    for (unsigned i = 0; i < (unsigned)cloud->count; i++) {
        float angle = 6.2831853f * scatter(seed, i, 6), far = 0.35f + 0.75f * scatter(seed, i, 7);
        float out = 1 - (1 - t) * (1 - t); /* fast at first, then slower */
        float x = cloud->from.x + cosf(angle) * far * size * out * (sparks ? 1.7f : 1);
        float y = cloud->from.y + sinf(angle) * far * size * out * 0.55f;
        if (sparks)
            y += (1.4f * t * t - (0.6f + scatter(seed, i, 8)) * t) * size;
        else
            y -= 0.25f * size * out;
        float w = size * (sparks ? 0.2f + 0.16f * scatter(seed, i, 9)
                                 : 0.3f + (0.3f + 0.3f * scatter(seed, i, 9)) * out);
        draw_particle(theme, canvas, point_at(x, y), w, tint);
    }
}
