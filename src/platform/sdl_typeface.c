/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_typeface.h"

#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "platform/sdl_paths.h"

enum { RUN_TEXT = 160 };

static TTF_Font *open_font(const char *path, int pixels)
{
    TTF_Font *font = file_is_ordinary(path) ? TTF_OpenFont(path, pixels) : NULL;
    if (font)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

bool typeface_open(struct typeface *typeface, int pixels, bool bold, struct fault *fault)
{
    char path[PATH_TEXT];
    font_path(bold, path);
    if (!file_is_ordinary(path))
        font_path(false, path);
    *typeface = (struct typeface){.pixels = pixels, .first = open_font(path, pixels)};
    if (!typeface->first)
        return fault_set(fault, _("the font %s cannot be read: %s"), path, TTF_GetError());
    return true;
}

void typeface_close(struct typeface *typeface)
{
    if (typeface->first)
        TTF_CloseFont(typeface->first);
    if (typeface->second)
        TTF_CloseFont(typeface->second);
    *typeface = (struct typeface){0};
}

/* The character a UTF-8 text begins with, which is passed over. */
static Uint32 next_character(const char **text)
{
    static const unsigned char first_bits[] = {0x7f, 0x1f, 0x0f, 0x07};
    unsigned char lead = (unsigned char)*(*text)++;
    int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    Uint32 character = lead & first_bits[more];
    for (; more > 0 && **text; more--)
        character = character << 6 | ((unsigned char)*(*text)++ & 0x3f);
    return character;
}

static TTF_Font *second_font(struct typeface *typeface)
{
    char path[PATH_TEXT];
    if (!typeface->looked) {
        typeface->looked = true;
        second_font_path(path);
        typeface->second = open_font(path, typeface->pixels);
    }
    return typeface->second;
}

/* The font that has this character; the first, with its empty box, if none does. */
static TTF_Font *font_for(struct typeface *typeface, Uint32 character)
{
    if (character < 0x80 || TTF_GlyphIsProvided32(typeface->first, character))
        return typeface->first;
    TTF_Font *second = second_font(typeface);
    return second && TTF_GlyphIsProvided32(second, character) ? second : typeface->first;
}

bool typeface_has(struct typeface *typeface, const char *text)
{
    while (*text) {
        Uint32 character = next_character(&text);
        if (!TTF_GlyphIsProvided32(font_for(typeface, character), character))
            return false;
    }
    return true;
}

/* Copies the characters at the front of `text` that share a font, and moves past them. */
static TTF_Font *next_run(struct typeface *typeface, const char **text, char run[RUN_TEXT])
{
    TTF_Font *font = NULL;
    size_t used = 0;
    while (**text) {
        const char *end = *text;
        TTF_Font *wanted = font_for(typeface, next_character(&end));
        size_t length = (size_t)(end - *text);
        if ((font && wanted != font) || used + length >= RUN_TEXT)
            break;
        font = wanted;
        memcpy(run + used, *text, length);
        used += length;
        *text = end;
    }
    run[used] = '\0';
    return font;
}

void typeface_measure(struct typeface *typeface, const char *text, int *w, int *h)
{
    char run[RUN_TEXT];
    TTF_Font *font;
    *w = 0;
    *h = TTF_FontHeight(typeface->first);
    while ((font = next_run(typeface, &text, run)) != NULL) {
        int run_w = 0, run_h = 0;
        TTF_SizeUTF8(font, run, &run_w, &run_h);
        *w += run_w;
        if (font == typeface->first && run_h > *h) /* an accent on a capital */
            *h = run_h;
    }
}

/* Runs of two fonts, side by side on the first one's baseline. */
static SDL_Surface *render_runs(struct typeface *typeface, const char *text)
{
    char run[RUN_TEXT];
    int w, h, x = 0;
    TTF_Font *font;
    typeface_measure(typeface, text, &w, &h);
    SDL_Surface *whole = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    while (whole && (font = next_run(typeface, &text, run)) != NULL) {
        SDL_Color white = {255, 255, 255, 255};
        SDL_Surface *part = TTF_RenderUTF8_Blended(font, run, white);
        if (!part)
            continue;
        int lift = font == typeface->first
                       ? part->h
                       : part->h + TTF_FontDescent(font) - TTF_FontDescent(typeface->first);
        SDL_Rect place = {x, h - lift, part->w, part->h};
        SDL_SetSurfaceBlendMode(part, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(part, NULL, whole, &place);
        x += part->w;
        SDL_FreeSurface(part);
    }
    return whole;
}

SDL_Surface *typeface_render(struct typeface *typeface, const char *text)
{
    char run[RUN_TEXT];
    const char *rest = text;
    SDL_Color white = {255, 255, 255, 255};
    TTF_Font *font = next_run(typeface, &rest, run);
    if (!font)
        return NULL; /* no text */
    if (*rest || font != typeface->first)
        return render_runs(typeface, text);
    return TTF_RenderUTF8_Blended(typeface->first, text, white);
}
