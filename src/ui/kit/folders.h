/* Where the player's own files lie. Supplied by the platform. */
#ifndef UI_KIT_FOLDERS_H
#define UI_KIT_FOLDERS_H

#include <stdbool.h>

enum { PATH_TEXT = 1024 };

/* The path of a file in the folder for saved games, or of the settings file. False when there is
 * nowhere to write: nothing is kept then. The folders are made when first asked for. */
bool data_path(const char *file, char path[PATH_TEXT]);
bool settings_path(char path[PATH_TEXT]);

/* The path of a file among the themes; "" is their folder. False when there are none. */
bool theme_path(const char *file, char path[PATH_TEXT]);

#endif
