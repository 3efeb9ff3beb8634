/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where the program's own files are that need no platform layer to be read. */
#ifndef BASE_ASSETS_H
#define BASE_ASSETS_H

#include "base/text.h"

/* Appends the path of a file of the assets, such as "puzzles/NAME.txt": looks in $QUATUOR_ASSETS,
 * beside the program, in the source tree of an uninstalled build, and where the assets are
 * installed. False if it is nowhere; `path` is then unchanged. */
bool asset_find(const char *file, struct text *path);

#endif
