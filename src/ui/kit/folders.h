/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where the player's files are. Supplied by the platform. */
#ifndef UI_KIT_FOLDERS_H
#define UI_KIT_FOLDERS_H

#include <stdbool.h>

enum { PATH_TEXT = 1024 };

/* The path of a file in the folder for saved games, or of the settings file. False if there is
 * nowhere to write: then nothing is saved. The folders are created on first use. */
bool data_path(const char *file, char path[PATH_TEXT]);
bool settings_path(char path[PATH_TEXT]);

/* The path of a theme's file; "" is the folder of themes. False if there is none. */
bool theme_path(const char *file, char path[PATH_TEXT]);

#endif
