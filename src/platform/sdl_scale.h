/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Shrinks pictures without losing fine detail. */
#ifndef PLATFORM_SDL_SCALE_H
#define PLATFORM_SDL_SCALE_H

#include <SDL.h>

/* A copy of `source` (RGBA32) at a smaller size; every pixel is the mean of the area it covers.
 * Colours are weighted by alpha, or edges would turn dark. NULL if there is not enough memory. */
SDL_Surface *scaled_down(SDL_Surface *source, int w, int h);

#endif
