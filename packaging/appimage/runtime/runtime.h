/* The runtime of our AppImages: the program at the front of the file, which makes the file system
 * behind it readable and starts what is inside. Type 2 of the AppImage specification. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/* This file itself: a program, and from `offset` on a squashfs. */
struct image {
    char path[PATH_MAX];
    size_t offset;
};

/* Finds itself; says why it cannot. */
bool image_find(struct image *image);

/* Unpacks what matches `pattern` (NULL: everything) into `folder`, which is made when missing;
 * `tell` prints each name. Says what failed. */
bool image_extract(const struct image *image, const char *folder, const char *pattern, bool tell);

/* Mounts the file system on `folder`, in a process of its own that goes on until the last holder
 * of the returned descriptor has closed it (it is inherited by whatever is started), then unmounts
 * and removes the folder. -1 where the machine does not allow it. */
int image_mount(const struct image *image, const char *folder);

/* "runtime: " and a sentence on stderr. Returns false. */
bool complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
