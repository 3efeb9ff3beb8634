#include "platform/sdl_text.h"

#include <SDL_ttf.h>
#include <math.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "platform/sdl_paths.h"

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
    TTF_Font *fonts[TEXT_SIZES];
    int pixels[TEXT_SIZES];
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
    for (int i = 0; i < TEXT_SIZES; i++) {
        if (cache.fonts[i])
            TTF_CloseFont(cache.fonts[i]);
        cache.fonts[i] = NULL;
    }
}

void text_close(void)
{
    text_flush();
    close_fonts();
    TTF_Quit();
}

/* Large words are bold: names, what to do, titles. */
static void path_for(enum text_size size, char path[PATH_TEXT])
{
    font_path(size >= TEXT_LARGE, path);
    if (!file_is_ordinary(path))
        font_path(false, path);
}

bool text_set_sizes(const struct layout *layout, struct fault *fault)
{
    char path[PATH_TEXT];
    text_flush();
    for (int i = 0; i < TEXT_SIZES; i++) {
        int pixels = (int)(layout_text_pixels(layout, i) + 0.5f);
        if (cache.fonts[i] && cache.pixels[i] == pixels)
            continue;
        if (cache.fonts[i])
            TTF_CloseFont(cache.fonts[i]);
        cache.pixels[i] = pixels;
        path_for((enum text_size)i, path);
        cache.fonts[i] = file_is_ordinary(path) ? TTF_OpenFont(path, pixels) : NULL;
        if (!cache.fonts[i])
            return fault_set(fault, _("the font %s cannot be read: %s"), path, TTF_GetError());
        TTF_SetFontHinting(cache.fonts[i], TTF_HINTING_LIGHT_SUBPIXEL);
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
    TTF_SizeUTF8(cache.fonts[size], text, &oldest->w, &oldest->h);
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
    return cache.fonts[size] ? (float)line_for(truncated(text, room), (int)size)->w : 0;
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

bool text_has_glyphs(const char *text)
{
    TTF_Font *font = cache.fonts[TEXT_BODY];
    while (font && *text)
        if (!TTF_GlyphIsProvided32(font, next_character(&text)))
            return false;
    return true;
}

float text_height(enum text_size size)
{
    return cache.fonts[size] ? (float)TTF_FontLineSkip(cache.fonts[size]) : 0;
}

void text_draw(const struct draw *draw, const char *text)
{
    char room[LINE_TEXT];
    struct line *line = line_for(truncated(text, room), draw->size);
    if (!line->texture) {
        SDL_Color white = {255, 255, 255, 255};
        SDL_Surface *surface = TTF_RenderUTF8_Blended(cache.fonts[draw->size], line->text, white);
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
    float foot = draw->box.y + (float)TTF_FontHeight(cache.fonts[draw->size]) / 2;
    SDL_FRect target = {floorf(draw_text_left(draw, w) + 0.5f), floorf(foot + 0.5f) - h, w, h};
    SDL_RenderCopyF(cache.renderer, line->texture, NULL, &target);
}
