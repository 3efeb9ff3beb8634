/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_scale.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Adds one source row, weighted, to a row of sums: colour multiplied by alpha, and alpha. */
static void add_row(const Uint8 *source, int w, float weight, float *restrict sums)
{
    for (int i = 0; i < 4 * w; i += 4) {
        float alpha = weight * (float)source[i + 3];
        sums[i] += alpha * (float)source[i];
        sums[i + 1] += alpha * (float)source[i + 1];
        sums[i + 2] += alpha * (float)source[i + 2];
        sums[i + 3] += alpha;
    }
}

/* The weighted sum of the pixels from `left` to `right` in a row of sums. */
static void gather(const float *sums, int w, float left, float right, float pixel[4])
{
    int last = (int)right >= w ? w - 1 : (int)right;
    memset(pixel, 0, 4 * sizeof *pixel);
    for (int s = (int)left; s <= last; s++) {
        float begin = (float)s < left ? left : (float)s;
        float end = (float)(s + 1) > right ? right : (float)(s + 1);
        for (int c = 0; c < 4; c++)
            pixel[c] += (end - begin) * sums[4 * s + c];
    }
}

static void finish_row(const float *sums, int from_w, float height, int w, Uint8 *target)
{
    float step = (float)from_w / (float)w, area = step * height;
    for (int x = 0; x < w; x++, target += 4) {
        float pixel[4], left = (float)x * step;
        gather(sums, from_w, left, left + step, pixel);
        for (int c = 0; c < 3; c++)
            target[c] = pixel[3] > 0 ? (Uint8)(pixel[c] / pixel[3] + 0.5f) : 0;
        target[3] = (Uint8)(pixel[3] / area + 0.5f);
    }
}

SDL_Surface *scaled_down(SDL_Surface *source, int w, int h)
{
    SDL_Surface *target = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32);
    if (!target)
        return NULL;
    size_t row_size = sizeof(float) * 4 * (size_t)source->w;
    float *sums = memory_resize(NULL, row_size);
    float step = (float)source->h / (float)h;
    for (int y = 0; y < h; y++) {
        float top = (float)y * step, bottom = top + step;
        int last = (int)bottom >= source->h ? source->h - 1 : (int)bottom;
        memset(sums, 0, row_size);
        for (int s = (int)top; s <= last; s++) {
            float begin = (float)s < top ? top : (float)s;
            float end = (float)(s + 1) > bottom ? bottom : (float)(s + 1);
            add_row((const Uint8 *)source->pixels + s * source->pitch, source->w, end - begin,
                    sums);
        }
        finish_row(sums, source->w, step, w, (Uint8 *)target->pixels + y * target->pitch);
    }
    free(sums);
    return target;
}
