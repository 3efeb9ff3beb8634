/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_canvas.h"

#include <SDL_image.h>
#include <math.h>
#include <string.h>

#include "base/i18n.h"
#include "platform/sdl_blur.h"
#include "platform/sdl_layer.h"
#include "platform/sdl_pictures.h"
#include "platform/sdl_shapes.h"
#include "platform/sdl_text.h"

static bool no_window(const char *reason, struct fault *fault)
{
    return fault_set(fault, _("no window can be opened (%s); quatuor-cli plays in the terminal."),
                     reason);
}

/* Without a display SDL may draw where nobody can see it. Only an explicit choice allows that. */
static bool nobody_sees(const char *driver)
{
    const char *wanted = SDL_GetHint("SDL_VIDEODRIVER");
    bool unseen = strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0;
    return unseen && !(wanted && strstr(wanted, driver));
}

bool window_system_open(struct fault *fault)
{
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return no_window(SDL_GetError(), fault);
    if (nobody_sees(SDL_GetCurrentVideoDriver()))
        return no_window(_("there is no display"), fault);
    return true;
}

/* The usable area of the screen that shows most of the window; false if none does: its screen may
 * be gone. */
static bool screen_of(const struct preferences *p, SDL_Rect *best)
{
    SDL_Rect window = {p->window_x, p->window_y, p->window_w, p->window_h}, screen, common;
    int largest = 0;
    for (int i = 0; i < SDL_GetNumVideoDisplays(); i++)
        if (SDL_GetDisplayUsableBounds(i, &screen) == 0 &&
            SDL_IntersectRect(&window, &screen, &common) && common.w * common.h > largest) {
            largest = common.w * common.h;
            *best = screen;
        }
    return largest > 0;
}

/* A window that is too large leaves some room for its frame. */
static int fitting(int size, int room)
{
    return size > room ? room - room / 12 : size;
}

static int within(int place, int size, int from, int room)
{
    int last = from + room - size;
    place = place > last ? last : place;
    return place < from ? from : place;
}

void window_fit(struct preferences *p)
{
    SDL_Rect screen;
    bool placed = screen_of(p, &screen);
    if (!placed && SDL_GetDisplayUsableBounds(0, &screen) != 0)
        return;
    p->window_w = fitting(p->window_w, screen.w);
    p->window_h = fitting(p->window_h, screen.h);
    p->window_x = placed ? within(p->window_x, p->window_w, screen.x, screen.w) : WINDOW_ANYWHERE;
    p->window_y = placed ? within(p->window_y, p->window_h, screen.y, screen.h) : WINDOW_ANYWHERE;
}

static SDL_Rect remembered_place(const struct preferences *p)
{
    bool placed = p->window_x != WINDOW_ANYWHERE;
    return (SDL_Rect){.x = placed ? p->window_x : (int)SDL_WINDOWPOS_CENTERED,
                      .y = placed ? p->window_y : (int)SDL_WINDOWPOS_CENTERED,
                      .w = p->window_w,
                      .h = p->window_h};
}

/* Under X it is the window manager that makes a window fill the screen. Where there is none, as on
 * a television that runs nothing else, SDL draws for the whole screen but the window stays as it
 * is. So a window that nobody has given a frame gets the size of the screen first. */
static bool must_fill_screen_itself(SDL_Window *window, SDL_Rect *screen)
{
    int top = 0, left = 0, display = window ? SDL_GetWindowDisplayIndex(window) : 0;
    if (window)
        SDL_GetWindowBordersSize(window, &top, &left, NULL, NULL);
    return strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0 && top == 0 && left == 0 &&
           SDL_GetDisplayBounds(display < 0 ? 0 : display, screen) == 0;
}

static void place_window(SDL_Window *window, SDL_Rect place)
{
    SDL_SetWindowSize(window, place.w, place.h);
    SDL_SetWindowPosition(window, place.x, place.y);
}

static void make_window(struct window *window, const struct preferences *p)
{
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    SDL_Rect place = remembered_place(p), screen;
    if (p->window_maximised)
        flags |= SDL_WINDOW_MAXIMIZED;
    if (p->fullscreen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    window->fills_itself =
        p->fullscreen && !p->window_maximised && must_fill_screen_itself(NULL, &screen);
    if (window->fills_itself)
        place = screen;
    window->window = SDL_CreateWindow("Quatuor", place.x, place.y, place.w, place.h, flags);
}

static void make_renderer(struct window *window, bool vsync)
{
    Uint32 flags = SDL_RENDERER_ACCELERATED | (vsync ? SDL_RENDERER_PRESENTVSYNC : 0);
    window->renderer = SDL_CreateRenderer(window->window, -1, flags);
    if (!window->renderer) {
        window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
        window->software = true;
    }
    SDL_RendererInfo info;
    if (window->renderer && SDL_GetRendererInfo(window->renderer, &info) == 0 &&
        (info.flags & SDL_RENDERER_SOFTWARE))
        window->software = true;
}

bool window_open(struct window *window, const struct preferences *preferences, bool vsync,
                 struct fault *fault)
{
    *window = (struct window){.window = NULL};
    make_window(window, preferences);
    if (window->window)
        make_renderer(window, vsync);
    if (!window->renderer) {
        no_window(SDL_GetError(), fault);
        window_close(window);
        return false;
    }
    SDL_SetWindowMinimumSize(window->window, 480, 320);
    pictures_open(window->renderer);
    window_measure(window);
    if (!text_open(window->renderer, fault)) {
        window_close(window);
        return false;
    }
    SDL_ShowWindow(window->window);
    return true;
}

void window_close(struct window *window)
{
    if (window->renderer) {
        layer_drop();
        blur_drop();
        text_close();
        pictures_close();
        SDL_DestroyRenderer(window->renderer);
    }
    if (window->window)
        SDL_DestroyWindow(window->window);
    *window = (struct window){.window = NULL};
}

bool window_measure(struct window *window)
{
    int w = window->width, h = window->height;
    SDL_GetRendererOutputSize(window->renderer, &window->width, &window->height);
    return w != window->width || h != window->height;
}

void window_scale(const struct window *window, float *x, float *y)
{
    int w = 1, h = 1;
    SDL_GetWindowSize(window->window, &w, &h);
    *x = (float)window->width / (float)(w > 0 ? w : 1);
    *y = (float)window->height / (float)(h > 0 ? h : 1);
}

void window_remember(const struct window *window, struct preferences *preferences)
{
    Uint32 flags = SDL_GetWindowFlags(window->window);
    if (flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MINIMIZED))
        return;
    preferences->window_maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (preferences->window_maximised)
        return; /* its size and place when restored */
    SDL_GetWindowSize(window->window, &preferences->window_w, &preferences->window_h);
    SDL_GetWindowPosition(window->window, &preferences->window_x, &preferences->window_y);
}

void window_fullscreen(struct window *window, struct preferences *preferences)
{
    bool is = (SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN) != 0;
    bool on = preferences->fullscreen;
    SDL_Rect screen;
    if (is == on)
        return;
    if (on) {
        window_remember(window, preferences);
        window->fills_itself =
            !preferences->window_maximised && must_fill_screen_itself(window->window, &screen);
        if (window->fills_itself)
            place_window(window->window, screen);
    }
    SDL_SetWindowFullscreen(window->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    if (!on && window->fills_itself)
        place_window(window->window, remembered_place(preferences));
}

/* A picture of the last frame is not loaded at all yet. */
static bool lacking;

/* The visible part of a side, in texels. */
static void visible_texels(float at, float length, int texels, int view, int part[2])
{
    float scale = (float)texels / length;
    part[0] = (int)clamped(floorf(-at * scale), 0, (float)texels);
    part[1] = (int)clamped(ceilf(((float)view - at) * scale), 0, (float)texels);
}

/* Draws only the visible part: SDL's software renderer scales the whole picture first, which took a
 * gigabyte for the table in a very wide window. */
static void copy_visible(SDL_Renderer *renderer, SDL_Texture *texture, const SDL_FRect *target)
{
    int w, h, x[2], y[2];
    SDL_Rect view;
    SDL_RenderGetViewport(renderer, &view);
    SDL_QueryTexture(texture, NULL, NULL, &w, &h);
    visible_texels(target->x, target->w, w, view.w, x);
    visible_texels(target->y, target->h, h, view.h, y);
    float across = target->w / (float)w, down = target->h / (float)h;
    SDL_Rect source = {x[0], y[0], x[1] - x[0], y[1] - y[0]};
    SDL_FRect part = {target->x + (float)x[0] * across, target->y + (float)y[0] * down,
                      (float)source.w * across, (float)source.h * down};
    if (source.w > 0 && source.h > 0)
        SDL_RenderCopyF(renderer, texture, &source, &part);
}

static bool much_larger_than_window(SDL_Renderer *renderer, const SDL_FRect *target)
{
    SDL_Rect view;
    SDL_RenderGetViewport(renderer, &view);
    return target->w * target->h > 4 * (float)view.w * (float)view.h;
}

/* Where a side of `length` is cut, on the screen or in the texture. */
static void cut_side(float from, float length, float margin, float cuts[4])
{
    cuts[0] = floorf(from + 0.5f);
    cuts[3] = floorf(from + length + 0.5f);
    cuts[1] = cuts[0] + floorf(margin + 0.5f);
    cuts[2] = cuts[3] - floorf(margin + 0.5f);
}

static void render_slices(SDL_Renderer *renderer, const struct draw *draw)
{
    int side = (int)(draw->width / draw->slice + 0.5f), w, h;
    SDL_Texture *texture = pictures_texture(draw->picture, side, side);
    lacking |= !texture;
    if (!texture || draw->colour.a == 0)
        return;
    SDL_QueryTexture(texture, NULL, NULL, &w, &h);
    float u[4], v[4], x[4], y[4];
    cut_side(0, (float)w, draw->slice * (float)w, u);
    cut_side(0, (float)h, draw->slice * (float)h, v);
    cut_side(draw->box.x, draw->box.w, draw->width, x);
    cut_side(draw->box.y, draw->box.h, draw->width, y);
    SDL_SetTextureAlphaMod(texture, draw->colour.a);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    for (int i = 0; i < 9; i++) {
        int c = i % 3, r = i / 3;
        SDL_Rect source = {(int)u[c], (int)v[r], (int)(u[c + 1] - u[c]), (int)(v[r + 1] - v[r])};
        SDL_FRect target = {x[c], y[r], x[c + 1] - x[c], y[r + 1] - y[r]};
        SDL_RenderCopyF(renderer, texture, &source, &target);
    }
}

/* A place of a picture, as fractions of it, on the screen. */
static SDL_FPoint turned_place(const struct draw *draw, float u, float v)
{
    struct rect b = draw->box;
    float angle = draw->angle * 0.01745329f, s = sinf(angle), c = cosf(angle);
    float dx = (u - draw->pivot_x) * b.w * draw->scale * draw->squeeze;
    float dy = (v - draw->pivot_y) * b.h * draw->scale;
    return (SDL_FPoint){b.x + draw->pivot_x * b.w + dx * c - dy * s,
                        b.y + draw->pivot_y * b.h + dx * s + dy * c};
}

/* A strip of triangles between the crack and one side of the picture. */
static void render_half(SDL_Renderer *renderer, SDL_Texture *texture, const struct draw *draw)
{
    SDL_Vertex vertices[2 * CRACK_POINTS];
    int indices[6 * (CRACK_POINTS - 1)], count = 0;
    SDL_Color tint = {draw->colour.r, draw->colour.g, draw->colour.b, draw->colour.a};
    for (int i = 0; i < 2 * CRACK_POINTS; i++) {
        float v = crack[i / 2].y, u = i % 2 == 0 ? crack[i / 2].x : draw->half < 0 ? 0.0f : 1.0f;
        vertices[i] =
            (SDL_Vertex){.position = turned_place(draw, u, v), .color = tint, .tex_coord = {u, v}};
    }
    for (int i = 0; i + 1 < CRACK_POINTS; i++) {
        int square[6] = {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2};
        for (int k = 0; k < 6; k++)
            indices[count++] = square[k];
    }
    SDL_SetTextureColorMod(texture, 255, 255, 255);
    SDL_SetTextureAlphaMod(texture, 255);
    SDL_RenderGeometry(renderer, texture, vertices, 2 * CRACK_POINTS, indices, count);
}

static void render_picture(SDL_Renderer *renderer, const struct draw *draw)
{
    struct rect b = draw->box;
    if (draw->slice > 0) {
        render_slices(renderer, draw);
        return;
    }
    SDL_Texture *texture = pictures_texture(draw->picture, (int)(b.w + 0.5f), (int)(b.h + 0.5f));
    if (draw->colour.a == 0)
        return; /* only prefetched */
    lacking |= !texture;
    if (!texture)
        return;
    SDL_SetTextureColorMod(texture, draw->colour.r, draw->colour.g, draw->colour.b);
    SDL_SetTextureAlphaMod(texture, draw->colour.a);
    SDL_SetTextureBlendMode(texture, draw->add ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND);
    if (draw->half) {
        render_half(renderer, texture, draw);
        return;
    }
    bool plain = draw->scale == 1 && draw->squeeze == 1 && draw->angle == 0;
    float w = b.w * draw->scale * draw->squeeze, h = b.h * draw->scale;
    SDL_FRect target = {b.x - (w - b.w) * draw->pivot_x, b.y - (h - b.h) * draw->pivot_y, w, h};
    if (plain) { /* pixel for pixel, as scaled */
        target = (SDL_FRect){floorf(b.x + 0.5f), floorf(b.y + 0.5f), floorf(b.w + 0.5f),
                             floorf(b.h + 0.5f)};
        if (much_larger_than_window(renderer, &target))
            copy_visible(renderer, texture, &target);
        else
            SDL_RenderCopyF(renderer, texture, NULL, &target);
        return;
    }
    SDL_FPoint pivot = {w * draw->pivot_x, h * draw->pivot_y};
    SDL_RenderCopyExF(renderer, texture, NULL, &target, (double)draw->angle, &pivot, SDL_FLIP_NONE);
}

static void set_clip(SDL_Renderer *renderer, const struct draw *draw)
{
    SDL_Rect box = {(int)draw->box.x, (int)draw->box.y, (int)ceilf(draw->box.w),
                    (int)ceilf(draw->box.h)};
    SDL_RenderSetClipRect(renderer, draw->box.w > 0 ? &box : NULL);
}

static void render_draws(SDL_Renderer *renderer, const struct canvas *canvas, int from, int to)
{
    for (int i = blur_first_seen(canvas, from, to); i < to; i++) {
        const struct draw *draw = &canvas->list[i];
        switch (draw->type) {
        case DRAW_PICTURE:
            render_picture(renderer, draw);
            break;
        case DRAW_FILL:
            shapes_fill(renderer, draw);
            break;
        case DRAW_FRAME:
            shapes_frame(renderer, draw);
            break;
        case DRAW_LINE:
            shapes_line(renderer, draw);
            break;
        case DRAW_RAY:
            shapes_ray(renderer, draw);
            break;
        case DRAW_ARROW:
            shapes_arrow(renderer, draw);
            break;
        case DRAW_GLOW:
            shapes_glow(renderer, draw);
            break;
        case DRAW_TEXT:
            text_draw(draw, canvas->text + draw->text);
            break;
        case DRAW_BLUR:
            blur_show(renderer, canvas, i, render_draws);
            break;
        case DRAW_SAID:
            break;
        default:
            set_clip(renderer, draw);
        }
    }
    SDL_RenderSetClipRect(renderer, NULL);
}

void window_render(struct window *window, const struct canvas *canvas)
{
    SDL_Renderer *renderer = window->renderer;
    int done = 0;
    blur_begin(canvas);
    lacking = false;
    if (pictures_update() || pictures_pending()) {
        layer_drop(); /* they contain stand-ins for them */
        blur_drop();
    } else if (window->software) {
        done = layer_show(renderer, canvas, render_draws);
    }
    if (done == 0) {
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
        SDL_RenderClear(renderer);
    }
    render_draws(renderer, canvas, done, canvas->count);
}

bool window_lacks_pictures(void)
{
    return lacking && pictures_pending();
}

void window_present(struct window *window)
{
    SDL_RenderPresent(window->renderer);
}

bool window_screenshot(struct window *window, const char *file, struct fault *fault)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, window->width, window->height, 24, SDL_PIXELFORMAT_RGB24);
    bool fine = surface && SDL_RenderReadPixels(window->renderer, NULL, SDL_PIXELFORMAT_RGB24,
                                                surface->pixels, surface->pitch) == 0;
    fine = fine && IMG_SavePNG(surface, file) == 0;
    SDL_FreeSurface(surface);
    return fine ||
           fault_set(fault, _("the screenshot %s cannot be written: %s"), file, SDL_GetError());
}
