/* Pictures of the assets. SDL has no mipmaps, so each is scaled once to the size it is drawn at,
 * with an area filter, and kept at that size. Reading and scaling happen on threads of their own:
 * until a size is ready the nearest one there is stands in. */
#ifndef PLATFORM_SDL_PICTURES_H
#define PLATFORM_SDL_PICTURES_H

#include <SDL.h>
#include <stdbool.h>

#include "ui/kit/folders.h"

void pictures_open(SDL_Renderer *renderer);
void pictures_close(void);

/* The picture at this size, or one that stands in for it, or NULL. */
SDL_Texture *pictures_texture(int picture, int w, int h);

/* To be called before each frame: takes over what the threads have finished. True when there was
 * something. */
bool pictures_update(void);

/* Some pictures are still being read; an SDL_USEREVENT tells when there is news. */
bool pictures_pending(void);

/* The file of a picture that is missing or cannot be read; each is told once. False: there is none.
 */
bool pictures_trouble(char file[PATH_TEXT]);

/* Forgets all textures (the renderer lost them). */
void pictures_flush(void);

#endif
