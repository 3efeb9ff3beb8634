/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Lines of text as textures, cached while in use. */
#ifndef PLATFORM_SDL_TEXT_H
#define PLATFORM_SDL_TEXT_H

#include <SDL.h>

#include "base/fault.h"
#include "ui/kit/canvas.h"
#include "ui/kit/layout.h"

bool text_open(SDL_Renderer *renderer, struct fault *fault);
void text_close(void);

/* Opens the font at the sizes of this layout. */
bool text_set_sizes(const struct layout *layout, struct fault *fault);
void text_flush(void);
void text_draw(const struct draw *draw, const char *line);

#endif
