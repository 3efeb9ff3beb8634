/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_blur.h"

enum { SIZES = 4 }; /* a half of the window … a sixteenth */

static struct {
    SDL_Texture *texture[SIZES];
    float w, h; /* of the window; 0: there is no picture */
} blur;

void blur_drop(void)
{
    for (int i = 0; i < SIZES; i++) {
        if (blur.texture[i])
            SDL_DestroyTexture(blur.texture[i]);
        blur.texture[i] = NULL;
    }
    blur.w = blur.h = 0;
}

static bool make_textures(SDL_Renderer *renderer, const struct canvas *canvas)
{
    blur_drop();
    for (int i = 0; i < SIZES; i++) {
        int w = (int)canvas->width >> (i + 1), h = (int)canvas->height >> (i + 1);
        blur.texture[i] = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                                            SDL_TEXTUREACCESS_TARGET, w > 0 ? w : 1, h > 0 ? h : 1);
        if (!blur.texture[i])
            return false;
        SDL_SetTextureScaleMode(blur.texture[i], SDL_ScaleModeLinear);
        SDL_SetTextureBlendMode(blur.texture[i], SDL_BLENDMODE_NONE);
    }
    return true;
}

static void copy(SDL_Renderer *renderer, int from, int to)
{
    SDL_SetRenderTarget(renderer, blur.texture[to]);
    SDL_RenderCopy(renderer, blur.texture[from], NULL, NULL);
}

static bool take_picture(SDL_Renderer *renderer, const struct canvas *canvas, int end,
                         render_range *render)
{
    SDL_Texture *target = SDL_GetRenderTarget(renderer);
    if (!make_textures(renderer, canvas) || SDL_SetRenderTarget(renderer, blur.texture[0]) != 0) {
        blur_drop();
        return false;
    }
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
    SDL_RenderClear(renderer);
    SDL_RenderSetScale(renderer, 0.5f, 0.5f);
    render(renderer, canvas, 0, end);
    SDL_RenderSetScale(renderer, 1, 1);
    for (int i = 0; i + 1 < SIZES; i++)
        copy(renderer, i, i + 1);
    for (int i = SIZES - 1; i > 0; i--)
        copy(renderer, i, i - 1);
    SDL_SetRenderTarget(renderer, target);
    blur.w = canvas->width;
    blur.h = canvas->height;
    return true;
}

/* Without render targets there is only the dark. */
static void darken(SDL_Renderer *renderer, const struct draw *draw)
{
    SDL_FRect all = {draw->box.x, draw->box.y, draw->box.w, draw->box.h};
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, (Uint8)(draw->colour.a * 7 / 8));
    SDL_RenderFillRectF(renderer, &all);
}

void blur_show(SDL_Renderer *renderer, const struct canvas *canvas, int index, render_range *render)
{
    const struct draw *draw = &canvas->list[index];
    bool fits = blur.w == canvas->width && blur.h == canvas->height;
    if (!fits && !take_picture(renderer, canvas, index, render)) {
        darken(renderer, draw);
        return;
    }
    SDL_FRect all = {draw->box.x, draw->box.y, draw->box.w, draw->box.h};
    SDL_Texture *picture = blur.texture[0];
    SDL_SetTextureColorMod(picture, draw->colour.r, draw->colour.g, draw->colour.b);
    SDL_SetTextureAlphaMod(picture, draw->colour.a);
    SDL_SetTextureBlendMode(picture,
                            draw->colour.a < 255 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_RenderCopyF(renderer, picture, NULL, &all);
}

int blur_first_seen(const struct canvas *canvas, int from, int to)
{
    for (int i = to - 1; i > from; i--)
        if (canvas->list[i].type == DRAW_BLUR && canvas->list[i].colour.a == 255)
            return i;
    return from;
}

void blur_begin(const struct canvas *canvas)
{
    for (int i = 0; i < canvas->count; i++)
        if (canvas->list[i].type == DRAW_BLUR)
            return;
    blur_drop();
}
