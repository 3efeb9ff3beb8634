/* The window and what is drawn in it. */
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
    bool software;     /* no accelerated renderer was to be had */
    int width, height; /* in pixels, which on a dense screen are more than the window's units */
};

/* Looks for a display. False, with a line for the terminal, where a window would not be seen. */
bool window_system_open(struct fault *fault);

/* Makes the remembered window one that can be seen whole on the screens there are now. */
void window_fit(struct preferences *preferences);

bool window_open(struct window *window, const struct preferences *preferences, bool vsync,
                 struct fault *fault);
void window_close(struct window *window);

/* Reads the size anew; true when it changed. */
bool window_measure(struct window *window);
/* Pixels to a unit of the window, in which the mouse counts. */
void window_scale(const struct window *window, float *x, float *y);
void window_fullscreen(struct window *window, bool on);
/* Notes where the window is, so that it opens there next time. */
void window_remember(const struct window *window, struct preferences *preferences);

void window_render(struct window *window, const struct canvas *canvas);
/* Something of that has no picture yet, which is being read. */
bool window_lacks_pictures(void);
void window_present(struct window *window);

/* Writes what was rendered last (before it is presented). */
bool window_screenshot(struct window *window, const char *file, struct fault *fault);

#endif
