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

/* Whether there is an ordinary file of this name. Ask before a library opens one by itself: a pipe
 * would make it wait for ever. */
bool file_is_ordinary(const char *path);

/* Writes a file whole or not at all: to a temporary file beside it, synced, then renamed over it. A
 * symbolic link stays one: the file it leads to is written. */
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

/* Leaves the folder out of a message about a file, where there is little room. */
void fault_without_folder(struct fault *fault, const char *path);

/* Reads exactly `size` bytes of a file, `offset` bytes from its beginning. */
bool file_read_part(const char *path, size_t offset, void *data, size_t size, struct fault *fault);

/* Adds a line, which must have no line end in it, to the end of a text file and syncs it. A last
 * line that was torn (by a full disk, a loss of power) is ended first, so that it costs no other.
 */
bool file_append_line(const char *path, const char *line, struct fault *fault);

bool file_remove(const char *path, struct fault *fault);

/* Gives a file another name, never that of a file that is there. */
bool file_move(const char *from, const char *to, struct fault *fault);

/* False only when there certainly is nothing of that name. */
bool file_exists(const char *path);

/* Of an ordinary file; false for anything else. */
struct file_status {
    long long size, modified; /* nanoseconds since 1970 */
};
bool file_status(const char *path, struct file_status *status);

/* Whether two paths lead to one file. */
bool files_are_same(const char *a, const char *b);

/* A lock is a file of its own, there while somebody has it. Whoever takes it has it until they give
 * it back or their process ends, however it ends. */
enum lock_result {
    LOCK_OURS,
    LOCK_TAKEN,
    LOCK_IMPOSSIBLE /* the file system has none, or worse */
};
struct file_lock {
    int file;
    char *path; /* NULL: not ours */
};
enum lock_result file_lock(struct file_lock *lock, const char *path);
/* Of none is fine. */
void file_unlock(struct file_lock *lock);

/* Adds the folder a path leads into; the name behind it. */
void folder_of_path(const char *path, struct text *folder);
const char *path_name(const char *path);

/* Whether a file could be written there now; false with the reason. */
bool folder_can_hold(const char *path, struct fault *fault);

/* Removes temporary files whose program was ended while it wrote. */
void folder_remove_leftovers(const char *path);

/* Makes a folder and those above it; an existing one is fine. */
bool folder_make(const char *path, struct fault *fault);

/* Calls `visit` with the name (not the path) of each file in a folder, in no order. A missing
 * folder has none; false when it is there and cannot be read to its end. */
bool folder_list(const char *path, void (*visit)(const char *name, void *context), void *context);

/* Adds the path of the folder for what can be made again at any time. False, with the reason, when
 * the system names none. The folder may not exist yet. */
bool folder_for_cache(struct text *path, struct fault *fault);

/* The same for settings and for the player's games. False where the platform knows better, or the
 * environment names none. */
bool folder_for_settings(struct text *path);
bool folder_for_data(struct text *path);

/* Adds the path of the folder the running program's file lies in, without a separator at its end.
 * False where the system does not tell. */
bool folder_of_program(struct text *path);

/* Whether this character separates the folders in a path. */
bool is_separator(char c);

#endif
