/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A small text file that several instances of the program change, one at a time: lock it, read it,
 * merge, write it. */
#ifndef BASE_SHARED_FILE_H
#define BASE_SHARED_FILE_H

#include "base/files.h"

/* Keeps other instances from writing the file until file_unlock(). Locks are held only briefly;
 * gives up waiting for one that is never released. */
void shared_file_lock(struct file_lock *lock, const char *path);

/* Writes the file completely or not at all; recreates the folder if it has vanished. */
bool shared_file_write(const char *path, const struct text *text, struct fault *fault);

#endif
