/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What lies below, out of focus. It is drawn once into a picture of half the window's size, which
 * is halved a few times and enlarged again: no shader is needed, and without a graphics card a
 * frame costs one copy. */
#ifndef PLATFORM_SDL_BLUR_H
#define PLATFORM_SDL_BLUR_H

#include "platform/sdl_layer.h"

/* Shows the draws below the one at `index`, out of focus, as that one asks. They are looked at
 * when it appears and stay as they were then until it is gone. */
void blur_show(SDL_Renderer *renderer, const struct canvas *canvas, int index,
               render_range *render);

/* The first draw of this part of the list that is seen: none below an opaque blur is. */
int blur_first_seen(const struct canvas *canvas, int from, int to);

/* Forgets the picture if nothing in this frame asks for it. */
void blur_begin(const struct canvas *canvas);

/* The picture is invalid: pictures arrived, the renderer lost its memory. */
void blur_drop(void);

#endif
