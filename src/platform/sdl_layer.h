/* Without a graphics card every pixel costs. What a frame has in common with the one before it,
 * from its first draw on, is therefore kept as one picture and only the rest is drawn anew. */
#ifndef PLATFORM_SDL_LAYER_H
#define PLATFORM_SDL_LAYER_H

#include <SDL.h>

#include "ui/kit/canvas.h"

/* How many draws, from the first on, the kept picture holds for this frame; 0: none, draw them all.
 * It lies in the window then. `render` draws a range of them. */
int layer_show(SDL_Renderer *renderer, const struct canvas *canvas,
               void (*render)(SDL_Renderer *renderer, const struct canvas *canvas, int from,
                              int to));

/* What is kept is no longer true: the size changed, pictures came, the renderer lost its memory. */
void layer_drop(void);

#endif
