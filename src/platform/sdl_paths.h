/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where files are on this machine: assets to read, and ui/kit/folders.h's folders to write. */
#ifndef PLATFORM_SDL_PATHS_H
#define PLATFORM_SDL_PATHS_H

#include "base/fault.h"
#include "ui/kit/folders.h"

/* Looks for the assets: in $QUATUOR_ASSETS, beside the program, where it is installed, and in the
 * source tree of an uninstalled build. False, with the reason, if they are nowhere: then everything
 * is drawn plainly and there is no sound. */
bool paths_open(struct fault *fault);

/* From now on there is no folder for the player's games, records and settings. */
void paths_keep_nothing(void);

/* The path of an asset, such as "sounds/sounds.list". */
void asset_path(const char *file, char path[PATH_TEXT]);
void font_path(bool bold, char path[PATH_TEXT]);
/* For letters the font lacks; there may be no such file. */
void second_font_path(char path[PATH_TEXT]);

#endif
