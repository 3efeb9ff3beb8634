/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Without a graphics card every pixel costs. So the draws that a frame shares with the previous
 * one, from the first on, are cached as one picture, and only the rest is drawn again. */
#ifndef PLATFORM_SDL_LAYER_H
#define PLATFORM_SDL_LAYER_H

#include <SDL.h>

#include "ui/kit/canvas.h"

/* Draws a part of the list. */
typedef void render_range(SDL_Renderer *renderer, const struct canvas *canvas, int from, int to);

/* The number of draws of this frame, from the first on, covered by the cached picture, which is
 * then already in the window. 0: draw them all. `render` draws a range of them. */
int layer_show(SDL_Renderer *renderer, const struct canvas *canvas, render_range *render);

/* The cached picture is invalid: the size changed, pictures arrived, the renderer lost its memory.
 */
void layer_drop(void);

#endif
