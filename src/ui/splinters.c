#include "ui/splinters.h"

#include <math.h>

/* A number from 0 to 1 that depends on nothing but its arguments. */
static float chance(unsigned seed, unsigned index, unsigned what)
{
    unsigned x = seed * 747796405u + index * 2891336453u + what * 277803737u + 1;
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return (float)((x ^ (x >> 16)) >> 8) / 16777216.0f;
}

void splinters_draw(const struct theme *theme, struct canvas *canvas, float x, float y, float size,
                    float t, int count, unsigned seed, struct colour colour)
{
    for (unsigned i = 0; i < (unsigned)count; i++) {
        float angle = 6.2831853f * chance(seed, i, 0), speed = 0.5f + 1.4f * chance(seed, i, 1);
        float rise = (1.2f + chance(seed, i, 2)) * t - 2.6f * t * t; /* thrown up, falling */
        float px = x + cosf(angle) * speed * size * t;
        float py = y + sinf(angle) * speed * size * t * 0.6f - rise * size;
        float w = size * (0.14f + 0.2f * chance(seed, i, 3));
        struct colour tint = faded(colour, clamped((1 - t) * 2.2f, 0, 1));
        int picture = theme->shards[i % 4];
        if (picture == PICTURE_NONE) {
            canvas_disc(canvas, px, py, w * 0.3f, tint);
            continue;
        }
        struct draw *draw =
            canvas_add(canvas, DRAW_PICTURE, rect_around(px, py, size * 0.3f, size * 0.3f), tint);
        draw->picture = picture;
        draw->scale = w / (size * 0.3f);
        draw->angle = 720 * (chance(seed, i, 4) - 0.5f) * t + 360 * chance(seed, i, 5);
    }
}
