/* Where things lie on this machine: assets to read, and ui/kit/folders.h's folders to write. */
#ifndef PLATFORM_SDL_PATHS_H
#define PLATFORM_SDL_PATHS_H

#include "base/fault.h"
#include "ui/kit/folders.h"

/* Looks for the assets: $QUATUOR_ASSETS, beside the program, where it is installed, and in the
 * source of a build that is not installed. False, with the reason, when they are nowhere:
 * everything is then drawn plainly and nothing is heard. */
bool paths_open(struct fault *fault);

/* The path of a file of the assets, such as "sounds/sounds.list". */
void asset_path(const char *file, char path[PATH_TEXT]);
void font_path(char path[PATH_TEXT]);

#endif
