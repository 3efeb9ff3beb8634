/* Pictures of the assets. SDL has no mipmaps, so each is scaled once to the size it is drawn at,
 * with an area filter, and kept at that size. */
#ifndef PLATFORM_SDL_PICTURES_H
#define PLATFORM_SDL_PICTURES_H

#include <SDL.h>

void pictures_open(SDL_Renderer *renderer);
void pictures_close(void);

/* The picture at this size, or NULL when its file cannot be read. */
SDL_Texture *pictures_texture(int picture, int w, int h);

/* Forgets all sizes (the window changed, the renderer lost its textures). */
void pictures_flush(void);

#endif
