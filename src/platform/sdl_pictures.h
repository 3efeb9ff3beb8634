/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Pictures of the assets. SDL has no mipmaps, so each picture is scaled once to the size it is
 * drawn at, with an area filter, and cached at that size. Loading and scaling happen on separate
 * threads: until a size is ready, the nearest available one stands in. */
#ifndef PLATFORM_SDL_PICTURES_H
#define PLATFORM_SDL_PICTURES_H

#include <SDL.h>
#include <stdbool.h>

#include "ui/kit/folders.h"

void pictures_open(SDL_Renderer *renderer);
void pictures_close(void);

/* The picture at this size, or a stand-in, or NULL. */
SDL_Texture *pictures_texture(int picture, int w, int h);

/* Call before each frame: collects what the threads have finished. True if there was anything. */
bool pictures_update(void);

/* Whether pictures are still being loaded; an SDL_USEREVENT announces news. */
bool pictures_pending(void);

/* The file of a picture that is missing or cannot be read; each is reported once. False: there is
 * none. */
bool pictures_trouble(char file[PATH_TEXT]);

/* Forgets all textures (the renderer lost them). */
void pictures_flush(void);

#endif
