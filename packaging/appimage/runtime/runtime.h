/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The runtime of our AppImages: the program at the front of the file, which mounts or unpacks the
 * file system behind it and starts the application. Type 2 of the AppImage specification. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/* This file itself: a program followed by a squashfs at `offset`. */
struct image {
    char path[PATH_MAX];
    size_t offset;
};

/* Locates this file; reports an error if it cannot. */
bool image_find(struct image *image);

/* Unpacks files matching `pattern` (NULL: all) into `folder`, creating it if necessary; `list`
 * prints each name. Reports errors. */
bool image_extract(const struct image *image, const char *folder, const char *pattern, bool list);

/* Mounts the file system on `folder` in a separate process, which runs until every process that
 * inherited the returned descriptor has closed it, then unmounts and removes the folder. Returns -1
 * if the machine does not allow it. */
int image_mount(const struct image *image, const char *folder);

/* Prints "runtime: " and a message to stderr. Returns false. */
bool complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
