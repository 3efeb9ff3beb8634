#include "platform/sdl_pictures.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "platform/sdl_paths.h"
#include "ui/canvas.h"

enum { PICTURES_MAX = 400, SIZES_MAX = 6 };

struct picture {
    char file[96];
    bool damaged;
    int next; /* which size is replaced next when all are taken */
    struct {
        int w, h;
        SDL_Texture *texture;
    } sizes[SIZES_MAX];
};

static struct {
    SDL_Renderer *renderer;
    int count;
    struct picture list[PICTURES_MAX];
} pictures;

void pictures_open(SDL_Renderer *renderer)
{
    pictures.renderer = renderer;
}

void pictures_flush(void)
{
    for (int i = 0; i < pictures.count; i++)
        for (int k = 0; k < SIZES_MAX; k++)
            if (pictures.list[i].sizes[k].texture) {
                SDL_DestroyTexture(pictures.list[i].sizes[k].texture);
                pictures.list[i].sizes[k].texture = NULL;
            }
}

void pictures_close(void)
{
    pictures_flush();
    pictures.count = 0;
}

static bool file_exists(const char *path)
{
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (file)
        SDL_RWclose(file);
    return file != NULL;
}

int picture_find(const char *file)
{
    for (int i = 0; i < pictures.count; i++)
        if (strcmp(pictures.list[i].file, file) == 0)
            return i + 1;
    char path[PATH_TEXT];
    asset_path(file, path);
    if (pictures.count == PICTURES_MAX || strlen(file) >= sizeof pictures.list[0].file)
        return PICTURE_NONE;
    if (!file_exists(path))
        return PICTURE_NONE;
    struct picture *picture = &pictures.list[pictures.count++];
    *picture = (struct picture){.damaged = false};
    strcpy(picture->file, file);
    return pictures.count;
}

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

static SDL_Surface *scaled_down(SDL_Surface *source, int w, int h)
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

static SDL_Surface *read_surface(const char *file)
{
    char path[PATH_TEXT];
    asset_path(file, path);
    SDL_Surface *read = IMG_Load(path);
    if (!read) {
        fprintf(stderr, "quatuor: the picture %s cannot be read: %s\n", path, IMG_GetError());
        return NULL;
    }
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGBA32, 0);
    SDL_FreeSurface(read);
    return surface;
}

static SDL_Texture *make_texture(struct picture *picture, int w, int h)
{
    SDL_Surface *surface = picture->damaged ? NULL : read_surface(picture->file);
    if (!surface) {
        picture->damaged = true;
        return NULL;
    }
    if (w < surface->w && h < surface->h) {
        SDL_Surface *smaller = scaled_down(surface, w, h);
        SDL_FreeSurface(surface);
        surface = smaller;
    }
    SDL_Texture *texture = SDL_CreateTextureFromSurface(pictures.renderer, surface);
    SDL_FreeSurface(surface);
    if (texture) {
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    }
    return texture;
}

SDL_Texture *pictures_texture(int id, int w, int h)
{
    struct picture *picture = &pictures.list[id - 1];
    w = w < 1 ? 1 : w;
    h = h < 1 ? 1 : h;
    for (int i = 0; i < SIZES_MAX; i++)
        if (picture->sizes[i].texture && picture->sizes[i].w == w && picture->sizes[i].h == h)
            return picture->sizes[i].texture;
    int slot = picture->next;
    picture->next = (slot + 1) % SIZES_MAX;
    if (picture->sizes[slot].texture)
        SDL_DestroyTexture(picture->sizes[slot].texture);
    picture->sizes[slot].w = w;
    picture->sizes[slot].h = h;
    picture->sizes[slot].texture = make_texture(picture, w, h);
    return picture->sizes[slot].texture;
}
