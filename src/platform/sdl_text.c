/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_text.h"

#include <math.h>
#include <string.h>

#include "platform/sdl_typeface.h"

enum { LINES_MAX = 512, LINE_TEXT = 160, WAYS = 4 };

struct line {
    char text[LINE_TEXT];
    int size;
    unsigned used; /* time of last use */
    int w, h;
    SDL_Texture *texture; /* NULL while only its width is known */
};

static struct {
    SDL_Renderer *renderer;
    struct typeface typefaces[TEXT_SIZES];
    unsigned now;
    struct line lines[LINES_MAX];
} cache;

bool text_open(SDL_Renderer *renderer, struct fault *fault)
{
    cache.renderer = renderer;
    if (TTF_WasInit() == 0 && TTF_Init() != 0)
        return fault_set(fault, "SDL_ttf: %s", TTF_GetError());
    return true;
}

void text_flush(void)
{
    for (int i = 0; i < LINES_MAX; i++) {
        if (cache.lines[i].texture)
            SDL_DestroyTexture(cache.lines[i].texture);
        cache.lines[i] = (struct line){.size = 0};
    }
}

static void close_fonts(void)
{
    for (int i = 0; i < TEXT_SIZES; i++)
        typeface_close(&cache.typefaces[i]);
}

void text_close(void)
{
    text_flush();
    close_fonts();
    TTF_Quit();
}

bool text_set_sizes(const struct layout *layout, struct fault *fault)
{
    text_flush();
    for (int i = 0; i < TEXT_SIZES; i++) {
        struct typeface *typeface = &cache.typefaces[i];
        int pixels = (int)(layout_text_pixels(layout, i) + 0.5f);
        if (typeface->first && typeface->pixels == pixels)
            continue;
        typeface_close(typeface);
        bool bold = i >= TEXT_LARGE; /* names, what to do, titles */
        if (!typeface_open(typeface, pixels, bold, fault))
            return false;
    }
    return true;
}

static unsigned hash_of(const char *text, int size)
{
    unsigned hash = 2166136261u + (unsigned)size;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

/* The line's slot; replaces the oldest of its few neighbours. */
static struct line *line_for(const char *text, int size)
{
    struct line *set = &cache.lines[hash_of(text, size) % (LINES_MAX / WAYS) * WAYS];
    struct line *oldest = set;
    cache.now++;
    for (int i = 0; i < WAYS; i++) {
        if (set[i].used && set[i].size == size && strcmp(set[i].text, text) == 0) {
            set[i].used = cache.now;
            return &set[i];
        }
        if (set[i].used < oldest->used)
            oldest = &set[i];
    }
    if (oldest->texture)
        SDL_DestroyTexture(oldest->texture);
    *oldest = (struct line){.size = size, .used = cache.now};
    strcpy(oldest->text, text);
    typeface_measure(&cache.typefaces[size], text, &oldest->w, &oldest->h);
    return oldest;
}

/* Text too long for its slot is truncated between characters. */
static const char *truncated(const char *text, char room[LINE_TEXT])
{
    size_t length = strlen(text);
    if (length < LINE_TEXT)
        return text;
    length = LINE_TEXT - 1;
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    memcpy(room, text, length);
    room[length] = '\0';
    return room;
}

float text_width(enum text_size size, const char *text)
{
    char room[LINE_TEXT];
    return cache.typefaces[size].first ? (float)line_for(truncated(text, room), (int)size)->w : 0;
}

bool text_has_glyphs(const char *text)
{
    struct typeface *typeface = &cache.typefaces[TEXT_BODY];
    return !typeface->first || typeface_has(typeface, text);
}

float text_height(enum text_size size)
{
    TTF_Font *font = cache.typefaces[size].first;
    return font ? (float)TTF_FontLineSkip(font) : 0;
}

void text_draw(const struct draw *draw, const char *text)
{
    char room[LINE_TEXT];
    struct line *line = line_for(truncated(text, room), draw->size);
    if (!line->texture) {
        SDL_Surface *surface = typeface_render(&cache.typefaces[draw->size], line->text);
        if (!surface)
            return;
        line->texture = SDL_CreateTextureFromSurface(cache.renderer, surface);
        SDL_FreeSurface(surface);
        if (!line->texture)
            return;
    }
    SDL_SetTextureColorMod(line->texture, draw->colour.r, draw->colour.g, draw->colour.b);
    SDL_SetTextureAlphaMod(line->texture, draw->colour.a);
    /* An accent on a capital makes a line higher, but must not push it down. */
    float w = (float)line->w, h = (float)line->h;
    float foot = draw->box.y + (float)TTF_FontHeight(cache.typefaces[draw->size].first) / 2;
    SDL_FRect target = {floorf(draw_text_left(draw, w) + 0.5f), floorf(foot + 0.5f) - h, w, h};
    SDL_RenderCopyF(cache.renderer, line->texture, NULL, &target);
}
