/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Smooth filled shapes made of triangles: every edge fades over one pixel. */
#ifndef PLATFORM_SDL_SHAPES_H
#define PLATFORM_SDL_SHAPES_H

#include <SDL.h>

#include "ui/kit/canvas.h"

void shapes_fill(SDL_Renderer *renderer, const struct draw *draw);
void shapes_frame(SDL_Renderer *renderer, const struct draw *draw);
void shapes_line(SDL_Renderer *renderer, const struct draw *draw);
void shapes_ray(SDL_Renderer *renderer, const struct draw *draw);
void shapes_arrow(SDL_Renderer *renderer, const struct draw *draw);
void shapes_glow(SDL_Renderer *renderer, const struct draw *draw);

#endif
