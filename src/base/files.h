/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The player's files: UTF-8 paths on every system, whole reads, atomic replacement. (Assets are
 * read through SDL.) */
#ifndef BASE_FILES_H
#define BASE_FILES_H

#include <stddef.h>

#include "base/fault.h"
#include "base/text.h"

/* Reads a whole ordinary file of at most `limit` bytes into allocated memory and adds a zero byte.
 * NULL, with the reason, on failure. */
char *file_read(const char *path, size_t limit, size_t *size, struct fault *fault);

/* Whether the path is an ordinary file. Check before letting a library open it: it would wait for
 * ever on a pipe. */
bool file_is_ordinary(const char *path);

/* Writes a file completely or not at all: to a temporary file beside it, synced, then renamed over
 * it. A symbolic link is followed, not replaced. */
bool file_replace(const char *path, const char *data, size_t size, struct fault *fault);

/* The same from several pieces of memory. */
struct file_piece {
    const void *data;
    size_t size;
};
bool file_replace_pieces(const char *path, const struct file_piece *pieces, int count,
                         struct fault *fault);

/* The path as shown in messages: the start of a very long one is cut, so that the reason fits
 * too. */
const char *path_shown(const char *path);

/* Removes the folder from a message about a file, where space is short. */
void fault_without_folder(struct fault *fault, const char *path);

/* Reads exactly `size` bytes at `offset`. */
bool file_read_part(const char *path, size_t offset, void *data, size_t size, struct fault *fault);

/* Appends a line, or several with line ends between them, to a text file and syncs it. If the last
 * line is incomplete (full disk, power failure), it is terminated first so as not to spoil the new
 * one. */
bool file_append_line(const char *path, const char *line, struct fault *fault);

bool file_remove(const char *path, struct fault *fault);

/* Renames a file; never replaces an existing one. */
bool file_move(const char *from, const char *to, struct fault *fault);

/* False only if there certainly is nothing of that name. */
bool file_exists(const char *path);

/* For ordinary files; false for anything else. */
struct file_status {
    long long size, modified; /* nanoseconds since 1970 */
};
bool file_status(const char *path, struct file_status *status);

/* Whether two paths refer to the same file. */
bool files_are_same(const char *a, const char *b);

/* A lock is a separate file that exists while the lock is held: until it is released or the process
 * ends, however it ends. */
enum lock_result {
    LOCK_OURS,
    LOCK_TAKEN,
    LOCK_IMPOSSIBLE /* the file system does not support locks, or fails */
};
struct file_lock {
    int file;
    char *path; /* NULL: not ours */
};
enum lock_result file_lock(struct file_lock *lock, const char *path);
/* Takes a lock of ours again if its file is no longer there: a folder that was removed and made
 * anew would have others find it free. The lock stays ours unless the result is LOCK_TAKEN. */
enum lock_result file_lock_renew(struct file_lock *lock);
/* Does nothing if the lock is not ours. */
void file_unlock(struct file_lock *lock);

/* Split a path: the first appends the folder, the second returns the file name. */
void folder_of_path(const char *path, struct text *folder);
const char *path_name(const char *path);

/* Whether a file could be written there now; false, with the reason, if not. */
bool folder_can_hold(const char *path, struct fault *fault);

/* Removes temporary files left by programs that were killed while writing. */
void folder_remove_leftovers(const char *path);
/* The same for one file, in a folder that is not ours alone. */
void file_remove_leftovers(const char *path);

/* Creates a folder and its parents; an existing one is not an error. */
bool folder_make(const char *path, struct fault *fault);

/* Calls `visit` with the name (not the path) of each file in a folder, in no particular order. A
 * missing folder counts as empty; false if it exists but cannot be read completely. */
bool folder_list(const char *path, void (*visit)(const char *name, void *context), void *context);

/* Appends the path of the folder for data that can be recreated at any time. False, with the
 * reason, if the system has none. The folder need not exist yet. */
bool folder_for_cache(struct text *path, struct fault *fault);

/* The same for settings and for the player's games. False if the choice is left to the platform
 * layer, or the environment names no folder. */
bool folder_for_settings(struct text *path);
bool folder_for_data(struct text *path);
/* Whether the environment alone names these folders, so that without it there is none. */
bool folders_follow_environment(void);

/* Appends the folder of the running executable, without a trailing separator. False if the system
 * does not reveal it. */
bool folder_of_program(struct text *path);

/* Whether this character separates the folders in a path. */
bool is_separator(char c);

#endif
