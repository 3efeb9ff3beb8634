/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The window and its contents. */
#ifndef PLATFORM_SDL_CANVAS_H
#define PLATFORM_SDL_CANVAS_H

#include <SDL.h>

#include "base/fault.h"
#include "ui/kit/canvas.h"
#include "ui/kit/layout.h"
#include "ui/preferences.h"

struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    bool fills_itself; /* has been made as large as the screen to fill it */
    bool software;     /* no accelerated renderer is available */
    int width, height; /* in pixels, of which a dense screen has more than window units */
};

/* Looks for a display. False, with a line for the terminal, if a window would not be visible. */
bool window_system_open(struct fault *fault);

/* Adjusts the remembered window so that it fits the current screens. */
void window_fit(struct preferences *preferences);

bool window_open(struct window *window, const struct preferences *preferences, bool vsync,
                 struct fault *fault);
void window_close(struct window *window);

/* Reads the size again; true if it changed. */
bool window_measure(struct window *window);
/* Pixels per window unit; the mouse counts in units. */
void window_scale(const struct window *window, float *x, float *y);
/* Fills the screen, or leaves it again, as the preferences say. */
void window_fullscreen(struct window *window, struct preferences *preferences);
/* Remembers the window's place for the next start. */
void window_remember(const struct window *window, struct preferences *preferences);

void window_render(struct window *window, const struct canvas *canvas);
/* Whether a picture of these draws is still being loaded. */
bool window_lacks_pictures(void);
void window_present(struct window *window);

/* Writes the last rendered frame to a file (before it is presented). */
bool window_screenshot(struct window *window, const char *file, struct fault *fault);

#endif
