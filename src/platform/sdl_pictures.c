/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_pictures.h"

#include <SDL_image.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "platform/sdl_paths.h"
#include "platform/sdl_scale.h"
#include "ui/kit/canvas.h"
#include "ui/kit/picture_limits.h"

/* A screen may show one man at eight sizes: on the board, in lists, trays, medals, portraits and
 * banners. With room for fewer than that, sizes would replace each other in every frame. */
enum { PICTURES_MAX = 400, SIZES_MAX = 16, READERS = 2, ORDERS_MAX = 256, FRESH_FRAMES = 30 };

/* Kept for other screens, themes and window sizes besides the visible pictures. A board
 * and its surroundings at 4K take some 60 MB. */
static const long kept_bytes = 128 * 1000 * 1000;

struct size {
    int w, h;
    unsigned used; /* frame in which it was last drawn */
    SDL_Texture *texture;
    long bytes;
};

struct picture {
    char file[96];
    bool damaged; /* treated as absent */
    struct size sizes[SIZES_MAX];
};

enum order_state { ORDER_FREE, ORDER_WAITING, ORDER_READING, ORDER_READY };

/* A picture wanted at a size. */
struct order {
    enum order_state state;
    int picture, w, h;
    unsigned number; /* the oldest is loaded first */
    SDL_Surface *surface;
};

static struct {
    SDL_Renderer *renderer;
    int count;
    struct picture list[PICTURES_MAX];
    unsigned frame, orders_given;
    long bytes;              /* of all textures */
    char trouble[PATH_TEXT]; /* the file of one that cannot be shown; empty: none */

    /* Shared with the loader threads, protected by the mutex. */
    SDL_mutex *mutex;
    SDL_cond *ordered;
    SDL_Thread *readers[READERS];
    bool closing;
    struct order orders[ORDERS_MAX];
} pictures;

/* ---- loader threads ---- */

static SDL_Surface *decoded(const char *data, size_t size, struct fault *fault)
{
    if (!picture_is_allowed(data, size, fault))
        return NULL;
    SDL_Surface *read = IMG_LoadTyped_RW(SDL_RWFromConstMem(data, (int)size), 1, "PNG");
    if (!read)
        fault_set(fault, "%s", IMG_GetError());
    SDL_Surface *surface = read ? SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGBA32, 0) : NULL;
    SDL_FreeSurface(read);
    return surface;
}

static SDL_Surface *read_surface(const char *file)
{
    char path[PATH_TEXT];
    struct fault fault = {""};
    size_t size;
    asset_path(file, path);
    char *data = file_read(path, PICTURE_BYTES_MAX, &size, &fault);
    SDL_Surface *surface = data ? decoded(data, size, &fault) : NULL;
    if (!surface)
        fprintf(stderr, "quatuor: the picture %s cannot be read: %s\n", path, fault.text);
    free(data);
    return surface;
}

static SDL_Surface *fitted(SDL_Surface *whole, int w, int h)
{
    if (!whole)
        return NULL;
    return w < whole->w && h < whole->h ? scaled_down(whole, w, h) : SDL_DuplicateSurface(whole);
}

/* Of this picture; 0: of any. */
static struct order *oldest_order(int picture)
{
    struct order *oldest = NULL;
    for (int i = 0; i < ORDERS_MAX; i++) {
        struct order *order = &pictures.orders[i];
        if (order->state == ORDER_WAITING && (picture == 0 || order->picture == picture) &&
            (!oldest || order->number < oldest->number))
            oldest = order;
    }
    return oldest;
}

/* Loads a picture once for all sizes wanted. Called, and returns, with the mutex locked. */
static void fill_orders(struct order *order)
{
    SDL_Surface *whole = NULL;
    int picture = order->picture;
    bool was_read = false;
    for (; order; order = oldest_order(picture)) {
        order->state = ORDER_READING;
        int w = order->w, h = order->h;
        SDL_UnlockMutex(pictures.mutex);
        if (!was_read)
            whole = read_surface(pictures.list[picture - 1].file);
        was_read = true;
        SDL_Surface *surface = fitted(whole, w, h);
        SDL_LockMutex(pictures.mutex);
        order->surface = surface;
        order->state = ORDER_READY;
        SDL_Event news = {.type = SDL_USEREVENT};
        SDL_PushEvent(&news);
    }
    SDL_FreeSurface(whole);
}

static int read_pictures(void *unused)
{
    (void)unused;
    SDL_LockMutex(pictures.mutex);
    while (!pictures.closing) {
        struct order *order = oldest_order(0);
        if (order)
            fill_orders(order);
        else
            SDL_CondWait(pictures.ordered, pictures.mutex);
    }
    SDL_UnlockMutex(pictures.mutex);
    return 0;
}

/* ---- drawing thread ---- */

/* Full-size pictures are needed only until they are scaled. Left alone, the C library would keep
 * the memory of such large blocks: 48 MB after a first game. */
static void return_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
}

void pictures_open(SDL_Renderer *renderer)
{
    return_memory();
    pictures.renderer = renderer;
    pictures.mutex = SDL_CreateMutex();
    pictures.ordered = SDL_CreateCond();
}

/* The loaders start after the first frame, so as not to delay it. */
static void start_readers(void)
{
    for (int i = 0; i < READERS; i++)
        pictures.readers[i] = SDL_CreateThread(read_pictures, "pictures", NULL);
}

static void drop(struct size *size)
{
    pictures.bytes -= size->bytes;
    if (size->texture)
        SDL_DestroyTexture(size->texture);
    *size = (struct size){.texture = NULL};
}

void pictures_flush(void)
{
    for (int i = 0; i < pictures.count; i++)
        for (int k = 0; k < SIZES_MAX; k++)
            drop(&pictures.list[i].sizes[k]);
}

/* Drops the least recently drawn pictures, but never recent ones. */
static void make_room(void)
{
    while (pictures.bytes > kept_bytes) {
        struct size *oldest = NULL;
        for (int i = 0; i < pictures.count; i++)
            for (int k = 0; k < SIZES_MAX; k++) {
                struct size *size = &pictures.list[i].sizes[k];
                if (size->texture && (!oldest || size->used < oldest->used))
                    oldest = size;
            }
        if (!oldest || pictures.frame - oldest->used < FRESH_FRAMES)
            return;
        drop(oldest);
    }
}

void pictures_close(void)
{
    if (!pictures.mutex)
        return;
    SDL_LockMutex(pictures.mutex);
    pictures.closing = true;
    SDL_CondBroadcast(pictures.ordered);
    SDL_UnlockMutex(pictures.mutex);
    for (int i = 0; i < READERS; i++)
        SDL_WaitThread(pictures.readers[i], NULL);
    for (int i = 0; i < ORDERS_MAX; i++)
        SDL_FreeSurface(pictures.orders[i].surface);
    pictures_flush();
    SDL_DestroyCond(pictures.ordered);
    SDL_DestroyMutex(pictures.mutex);
    memset(&pictures, 0, sizeof pictures);
}

int picture_find(const char *file)
{
    for (int i = 0; i < pictures.count; i++)
        if (strcmp(pictures.list[i].file, file) == 0)
            return pictures.list[i].damaged ? PICTURE_NONE : i + 1;
    char path[PATH_TEXT];
    asset_path(file, path);
    if (pictures.count == PICTURES_MAX || strlen(file) >= sizeof pictures.list[0].file ||
        !file_is_ordinary(path))
        return PICTURE_NONE;
    struct picture *picture = &pictures.list[pictures.count++];
    *picture = (struct picture){.file = ""};
    strcpy(picture->file, file);
    return pictures.count;
}

void picture_report_missing(const char *file)
{
    static char told[16][96];
    char path[PATH_TEXT];
    for (int i = 0; i < pictures.count; i++)
        if (strcmp(pictures.list[i].file, file) == 0)
            return; /* it is damaged, which was reported */
    for (int i = 0; i < 16; i++) {
        if (strcmp(told[i], file) == 0)
            return;
        if (*told[i])
            continue;
        snprintf(told[i], sizeof told[i], "%s", file);
        asset_path(file, path);
        fprintf(stderr, "quatuor: the picture %s is missing\n", path);
        strcpy(pictures.trouble, path);
        return;
    }
}

bool pictures_trouble(char file[PATH_TEXT])
{
    strcpy(file, pictures.trouble);
    *pictures.trouble = '\0';
    return *file != '\0';
}

/* Requests a size that is not requested yet. If too many are waiting, the next frame asks again. */
static void order_size(int id, int w, int h)
{
    struct order *place = NULL;
    SDL_LockMutex(pictures.mutex);
    for (int i = 0; i < ORDERS_MAX; i++) {
        struct order *order = &pictures.orders[i];
        if (order->state == ORDER_FREE)
            place = place ? place : order;
        else if (order->picture == id && order->w == w && order->h == h) {
            SDL_UnlockMutex(pictures.mutex);
            return;
        }
    }
    if (place) {
        *place = (struct order){.state = ORDER_WAITING,
                                .picture = id,
                                .w = w,
                                .h = h,
                                .number = pictures.orders_given++};
        SDL_CondSignal(pictures.ordered);
    }
    SDL_UnlockMutex(pictures.mutex);
}

/* Stores a finished size in place of the least recently drawn one. A picture that cannot be read
 * keeps an empty entry, so that it is not requested again. */
static void store_loaded(struct order *order)
{
    struct picture *picture = &pictures.list[order->picture - 1];
    struct size *sizes = picture->sizes, *place = &sizes[0];
    for (int i = 1; i < SIZES_MAX; i++)
        if (sizes[i].used < place->used)
            place = &sizes[i];
    drop(place);
    *place = (struct size){.w = order->w, .h = order->h, .used = pictures.frame};
    if (order->surface) {
        place->texture = SDL_CreateTextureFromSurface(pictures.renderer, order->surface);
        place->bytes = 4L * order->surface->w * order->surface->h;
        pictures.bytes += place->bytes;
        SDL_FreeSurface(order->surface);
    } else if (!picture->damaged) {
        picture->damaged = true;
        asset_path(picture->file, pictures.trouble);
    }
    if (place->texture)
        SDL_SetTextureScaleMode(place->texture, SDL_ScaleModeLinear);
    *order = (struct order){.state = ORDER_FREE};
}

bool pictures_update(void)
{
    bool news = false;
    if (++pictures.frame == 2)
        start_readers();
    SDL_LockMutex(pictures.mutex);
    for (int i = 0; i < ORDERS_MAX; i++)
        if (pictures.orders[i].state == ORDER_READY) {
            store_loaded(&pictures.orders[i]);
            news = true;
        }
    SDL_UnlockMutex(pictures.mutex);
    make_room();
    return news;
}

bool pictures_pending(void)
{
    bool pending = false;
    SDL_LockMutex(pictures.mutex);
    for (int i = 0; i < ORDERS_MAX; i++)
        pending |= pictures.orders[i].state != ORDER_FREE;
    SDL_UnlockMutex(pictures.mutex);
    return pending;
}

SDL_Texture *pictures_texture(int id, int w, int h)
{
    struct size *sizes = pictures.list[id - 1].sizes, *nearest = NULL;
    w = w < 1 ? 1 : w;
    h = h < 1 ? 1 : h;
    for (int i = 0; i < SIZES_MAX; i++) {
        if (sizes[i].w == w && sizes[i].h == h) {
            sizes[i].used = pictures.frame;
            return sizes[i].texture;
        }
        if (sizes[i].texture && (!nearest || abs(sizes[i].w - w) < abs(nearest->w - w)))
            nearest = &sizes[i];
    }
    order_size(id, w, h);
    return nearest ? nearest->texture : NULL;
}
