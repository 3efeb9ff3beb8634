/* Where things lie on this machine: assets to read, a folder of the player's own to write. */
#ifndef PLATFORM_SDL_PATHS_H
#define PLATFORM_SDL_PATHS_H

#include "core/fault.h"

enum { PATH_TEXT = 1024 };

/* Looks for the assets: $QUATUOR_ASSETS, beside the program, where it is installed, and in the
 * source of a build that is not installed. False, with the reason, when they are nowhere:
 * everything is then drawn plainly and nothing is heard. */
bool paths_open(struct fault *fault);

/* The path of a file of the assets, such as "sounds/sounds.list". */
void asset_path(const char *file, char path[PATH_TEXT]);
void font_path(char path[PATH_TEXT]);

/* The path of a file in the player's own folder, which is made when it is not there. */
void own_path(const char *file, char path[PATH_TEXT]);

#endif
