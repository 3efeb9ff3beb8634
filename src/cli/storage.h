/* Saved games, as the commands read and write them. */
#ifndef CLI_STORAGE_H
#define CLI_STORAGE_H

#include "core/match.h"

/* Reads a saved game, at the position that it shows. False, with a reason that names the file (and
 * the line), and nothing to free, when it cannot. */
bool storage_load(const char *path, struct match *match, struct fault *fault);

/* Writes the match, whole or not at all. Refuses to replace a file that is no saved game. */
bool storage_save(const char *path, const struct match *match, struct fault *fault);

#endif
