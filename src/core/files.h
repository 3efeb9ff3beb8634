/* The one place that touches files: UTF-8 paths on every system, whole reads, atomic replacement.
 */
#ifndef CORE_FILES_H
#define CORE_FILES_H

#include <stddef.h>

#include "core/fault.h"

/* Reads a whole file of at most `limit` bytes into memory from malloc, with a zero byte added
 * behind it. NULL, with the reason, when it cannot. */
char *file_read(const char *path, size_t limit, size_t *size, struct fault *fault);

/* Writes a file whole or not at all: to a temporary file beside it, synced, then renamed over it.
 */
bool file_replace(const char *path, const char *data, size_t size, struct fault *fault);

/* The path for a message: a very long one loses its beginning, so that the reason fits too. */
const char *path_shown(const char *path);

bool file_remove(const char *path, struct fault *fault);

/* Makes a folder and those above it; an existing one is fine. */
bool folder_make(const char *path, struct fault *fault);

/* Calls `visit` with the name (not the path) of each file in a folder, in no order. A missing
 * folder has none. */
void folder_list(const char *path, void (*visit)(const char *name, void *context), void *context);

#endif
