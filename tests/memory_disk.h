/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A disk in memory with a handful of files in one folder, for fuzz targets whose reader takes a
 * path: millions of inputs without touching a real disk. */
#ifndef MEMORY_DISK_H
#define MEMORY_DISK_H

#include <stddef.h>

/* Replaces the system's disk with an empty one. */
void memory_disk_use(void);

/* Gives a file this content, or removes it (NULL). The content is copied. */
void memory_disk_put(const char *path, const void *data, size_t size);

/* The content of a file and its size; NULL if there is none. Valid until it is changed. */
const void *memory_disk_get(const char *path, size_t *size);

#endif
