/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_scale.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Adds one source row, weighted, to a row of sums: colour multiplied by alpha, and alpha. */
static void gather_row(const Uint8 *source, int from_w, float *sums, int to_w, float weight)
{
    float step = (float)from_w / (float)to_w;
    for (int x = 0; x < to_w; x++) {
        float left = (float)x * step, right = left + step;
        int first = (int)left, last = (int)right;
        last = last >= from_w ? from_w - 1 : last;
        for (int s = first; s <= last; s++) {
            float begin = (float)s < left ? left : (float)s;
            float end = (float)(s + 1) > right ? right : (float)(s + 1);
            const Uint8 *pixel = source + 4 * s;
            float share = (end - begin) * weight, alpha = share * (float)pixel[3];
            if (share <= 0)
                continue;
            for (int c = 0; c < 3; c++)
                sums[4 * x + c] += alpha * (float)pixel[c];
            sums[4 * x + 3] += alpha;
        }
    }
}

static void finish_row(const float *sums, int w, float area, Uint8 *target)
{
    for (int i = 0; i < 4 * w; i += 4) {
        float alpha = sums[i + 3];
        for (int c = 0; c < 3; c++)
            target[i + c] = alpha > 0 ? (Uint8)(sums[i + c] / alpha + 0.5f) : 0;
        target[i + 3] = (Uint8)(alpha / area + 0.5f);
    }
}

SDL_Surface *scaled_down(SDL_Surface *source, int w, int h)
{
    SDL_Surface *target = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32);
    if (!target)
        return NULL;
    size_t row_size = sizeof(float) * 4 * (size_t)w;
    float *sums = memory_resize(NULL, row_size);
    float step = (float)source->h / (float)h;
    float area = step * (float)source->w / (float)w;
    for (int y = 0; y < h; y++) {
        float top = (float)y * step, bottom = top + step;
        int last = (int)bottom >= source->h ? source->h - 1 : (int)bottom;
        memset(sums, 0, row_size);
        for (int s = (int)top; s <= last; s++) {
            float begin = (float)s < top ? top : (float)s;
            float end = (float)(s + 1) > bottom ? bottom : (float)(s + 1);
            if (end > begin)
                gather_row((const Uint8 *)source->pixels + s * source->pitch, source->w, sums, w,
                           end - begin);
        }
        finish_row(sums, w, area, (Uint8 *)target->pixels + y * target->pitch);
    }
    free(sums);
    return target;
}
