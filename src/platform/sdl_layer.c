/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_layer.h"

#include <string.h>

enum { WORTH_IT = 8 }; /* draws that a larger cached picture must add */

static struct {
    SDL_Texture *texture;
    int w, h;
    int count;          /* draws in the texture; 0: it is empty */
    struct canvas last; /* the previous frame */
} layer;

static bool same_draw(const struct canvas *a, const struct canvas *b, int i)
{
    return memcmp(&a->list[i], &b->list[i], sizeof a->list[i]) == 0 &&
           (a->list[i].type != DRAW_TEXT ||
            strcmp(a->text + a->list[i].text, b->text + b->list[i].text) == 0);
}

/* Never ends inside a clipped group. */
static int common_draws(const struct canvas *a, const struct canvas *b)
{
    int common = 0;
    bool clipped = false;
    for (int i = 0; i < a->count && i < b->count && same_draw(a, b, i); i++) {
        if (a->list[i].type == DRAW_CLIP)
            clipped = a->list[i].box.w > 0;
        if (!clipped)
            common = i + 1;
    }
    return common;
}

static void remember(const struct canvas *canvas)
{
    layer.last.count = canvas->count;
    memcpy(layer.last.list, canvas->list, (size_t)canvas->count * sizeof *canvas->list);
    memcpy(layer.last.text, canvas->text, (size_t)canvas->text_used);
}

void layer_drop(void)
{
    if (layer.texture)
        SDL_DestroyTexture(layer.texture);
    layer.texture = NULL;
    layer.count = layer.last.count = 0;
}

static bool make_texture(SDL_Renderer *renderer, int w, int h)
{
    if (layer.texture && layer.w == w && layer.h == h)
        return true;
    if (layer.texture)
        SDL_DestroyTexture(layer.texture);
    layer.w = w;
    layer.h = h;
    layer.texture =
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, w, h);
    if (layer.texture)
        SDL_SetTextureBlendMode(layer.texture, SDL_BLENDMODE_NONE);
    return layer.texture != NULL;
}

int layer_show(SDL_Renderer *renderer, const struct canvas *canvas, render_range *render)
{
    int common = common_draws(canvas, &layer.last);
    remember(canvas);
    if (common < layer.count)
        layer.count = 0;
    if (common >= layer.count + WORTH_IT &&
        make_texture(renderer, (int)canvas->width, (int)canvas->height) &&
        SDL_SetRenderTarget(renderer, layer.texture) == 0) {
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
        SDL_RenderClear(renderer);
        render(renderer, canvas, 0, common);
        SDL_SetRenderTarget(renderer, NULL);
        layer.count = common;
    }
    if (layer.count > 0)
        SDL_RenderCopy(renderer, layer.texture, NULL, NULL);
    return layer.count;
}
