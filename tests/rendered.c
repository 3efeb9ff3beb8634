/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "rendered.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "platform/sdl_blur.h"
#include "platform/sdl_canvas.h"
#include "platform/sdl_layer.h"
#include "platform/sdl_paths.h"
#include "platform/sdl_pictures.h"
#include "platform/sdl_text.h"
#include "ui_driver.h"

const char *const rendered_themes[] = {"parlour", "arcade", "contrast", NULL};

static struct window window;
static Uint32 *pixels;
static float *luminance, linear[256];

/* ---- where the platform finds its files ---- */

void asset_path(const char *file, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s/assets/%s", getenv("QUATUOR_SOURCE"), file);
}

void font_path(bool bold, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s", getenv(bold ? "QUATUOR_BOLD_FONT" : "QUATUOR_FONT"));
}

void second_font_path(char path[PATH_TEXT])
{
    *path = '\0';
}

/* ---- the window ---- */

static void read_theme(const char *theme)
{
    char file[64], path[PATH_TEXT];
    struct fault fault = {""};
    size_t size;
    snprintf(file, sizeof file, "themes/%s.theme", theme);
    asset_path(file, path);
    char *text = file_read(path, THEME_SIZE_MAX, &size, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(text, fault.text);
    TEST_ASSERT_TRUE_MESSAGE(theme_read(&app.theme, text, &fault), fault.text);
    free(text);
}

void rendered_open(int width, int height, const char *theme)
{
    struct fault fault = {""};
    struct preferences place = {.window_w = width,
                                .window_h = height,
                                .window_x = WINDOW_ANYWHERE,
                                .window_y = WINDOW_ANYWHERE};
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    TEST_ASSERT_TRUE_MESSAGE(window_system_open(&fault), fault.text);
    TEST_ASSERT_TRUE_MESSAGE(window_open(&window, &place, false, &fault), fault.text);
    TEST_ASSERT_EQUAL_INT(width, window.width);
    TEST_ASSERT_EQUAL_INT(height, window.height);
    pixels = malloc((size_t)(width * height) * sizeof *pixels);
    luminance = malloc((size_t)(width * height) * sizeof *luminance);
    TEST_ASSERT_TRUE(pixels && luminance);
    for (int i = 0; i < 256; i++) {
        float c = (float)i / 255;
        linear[i] = c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
    }
    driver_open((float)width, (float)height);
    read_theme(theme);
    app_retheme(&app);
    TEST_ASSERT_TRUE_MESSAGE(text_set_sizes(&app.layout, &fault), fault.text);
}

void rendered_close(void)
{
    driver_close();
    window_close(&window);
    free(pixels);
    free(luminance);
    SDL_Quit();
}

void rendered_show(const struct canvas *shown)
{
    const Uint32 patience = 20000;
    Uint32 begun = SDL_GetTicks();
    layer_drop(); /* every pixel is drawn */
    blur_drop();
    window_render(&window, shown);
    while (pictures_pending() && SDL_GetTicks() - begun < patience) {
        SDL_Delay(1);
        window_render(&window, shown);
    }
    TEST_ASSERT_FALSE(pictures_pending());
    SDL_RenderReadPixels(window.renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels,
                         window.width * (int)sizeof *pixels);
    for (int i = 0; i < window.width * window.height; i++)
        luminance[i] = 0.2126f * linear[pixels[i] >> 16 & 255] +
                       0.7152f * linear[pixels[i] >> 8 & 255] + 0.0722f * linear[pixels[i] & 255];
    SDL_FlushEvent(SDL_USEREVENT);
}

const float *rendered_luminance(void)
{
    return luminance;
}

float contrast_ratio(float a, float b)
{
    return (larger(a, b) + 0.05f) / (smaller(a, b) + 0.05f);
}
