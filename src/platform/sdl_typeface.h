/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The typeface at one size, and a second one for letters that it lacks: names may be written in any
 * script. The second one is opened only when it is needed. */
#ifndef PLATFORM_SDL_TYPEFACE_H
#define PLATFORM_SDL_TYPEFACE_H

#include <SDL_ttf.h>

#include "base/fault.h"

struct typeface {
    int pixels;
    TTF_Font *first, *second;
    bool looked; /* for the second */
};

bool typeface_open(struct typeface *typeface, int pixels, bool bold, struct fault *fault);
void typeface_close(struct typeface *typeface);

/* Whether every character can be drawn. */
bool typeface_has(struct typeface *typeface, const char *text);
void typeface_measure(struct typeface *typeface, const char *text, int *w, int *h);
/* White on nothing; NULL if there is no memory. */
SDL_Surface *typeface_render(struct typeface *typeface, const char *text);

#endif
