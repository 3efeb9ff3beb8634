/* A disk in memory with a handful of files in one folder, for fuzz targets whose reader takes a
 * path: a million files can be tried without one being written. */
#ifndef MEMORY_DISK_H
#define MEMORY_DISK_H

#include <stddef.h>

/* Puts an empty one in place of the system's. */
void memory_disk_use(void);

/* Gives a file this content, or removes it (NULL). The content is copied. */
void memory_disk_put(const char *path, const void *data, size_t size);

/* The content of a file and its size; NULL when there is none. Valid until it is changed. */
const void *memory_disk_get(const char *path, size_t *size);

#endif
