/* Saved games that players name themselves. What a file holds already is never destroyed. */
#ifndef CLI_STORAGE_H
#define CLI_STORAGE_H

#include "base/text.h"
#include "core/match.h"

/* Whether a game may be begun in this file: there is none yet, or an empty one. */
bool storage_is_free(const char *path, struct fault *fault);

/* Writes the match, whole or not at all. Refuses to replace anything but an earlier state of the
 * same game; `own`: the file is known to be this match's. */
bool storage_save(const char *path, const struct match *match, bool own, struct fault *fault);

/* Writes the match under the first free name of "PATH.1", "PATH.2" …, which `name` gets. */
bool storage_save_beside(const char *path, const struct match *match, struct text *name,
                         struct fault *fault);

#endif
