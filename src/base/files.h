/* The files of the player: UTF-8 paths on every system, whole reads, atomic replacement. (SDL reads
 * the assets.) */
#ifndef BASE_FILES_H
#define BASE_FILES_H

#include <stddef.h>

#include "base/fault.h"
#include "base/text.h"

/* Reads a whole ordinary file of at most `limit` bytes into memory from malloc, with a zero byte
 * added behind it. NULL, with the reason, when it cannot. */
char *file_read(const char *path, size_t limit, size_t *size, struct fault *fault);

/* Writes a file whole or not at all: to a temporary file beside it, synced, then renamed over it.
 */
bool file_replace(const char *path, const char *data, size_t size, struct fault *fault);

/* The same from pieces that are not in one place. */
struct file_piece {
    const void *data;
    size_t size;
};
bool file_replace_pieces(const char *path, const struct file_piece *pieces, int count,
                         struct fault *fault);

/* The path for a message: a very long one loses its beginning, so that the reason fits too. */
const char *path_shown(const char *path);

/* Reads exactly `size` bytes of a file, `offset` bytes from its beginning. */
bool file_read_part(const char *path, size_t offset, void *data, size_t size, struct fault *fault);

bool file_remove(const char *path, struct fault *fault);

/* Takes a lock (a file of its own, made when missing) that this process has until it gives it back
 * or ends, however it ends. -1, with the reason, when it cannot: `taken` says that another has it.
 */
int file_lock(const char *path, bool *taken, struct fault *fault);
void file_unlock(int lock);

/* Makes a folder and those above it; an existing one is fine. */
bool folder_make(const char *path, struct fault *fault);

/* Calls `visit` with the name (not the path) of each file in a folder, in no order. A missing
 * folder has none; false when it is there and cannot be read to its end. */
bool folder_list(const char *path, void (*visit)(const char *name, void *context), void *context);

/* Adds the path of the folder for what can be made again at any time. False, with the reason, when
 * the system names none. The folder may not exist yet. */
bool folder_for_cache(struct text *path, struct fault *fault);

/* Adds the path of the folder the running program's file lies in, without a separator at its end.
 * False where the system does not tell. */
bool folder_of_program(struct text *path);

/* Whether this character separates the folders in a path. */
bool is_separator(char c);

#endif
