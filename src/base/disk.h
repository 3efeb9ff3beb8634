/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every system call on files goes through this table, so that tests can substitute a disk that is
 * full, broken or gone at the Nth call (tests/faulty_disk.h). Only base/files uses the table.
 * Errors are as in POSIX: -1 or false, with the reason in errno. Paths are UTF-8 on every
 * system. */
#ifndef BASE_DISK_H
#define BASE_DISK_H

#include <stdbool.h>
#include <stddef.h>

enum disk_kind { DISK_FILE, DISK_FOLDER, DISK_OTHER /* a device, a pipe, a socket */ };

struct disk_status {
    enum disk_kind kind;
    long long size;
    long long modified;          /* nanoseconds since 1970 */
    unsigned long long identity; /* the same for two names of one file; 0: unknown */
};

enum disk_access {
    DISK_READ,  /* an existing file; never blocks, not even on a pipe */
    DISK_WRITE, /* created if missing, otherwise emptied */
    DISK_LOCK,  /* created if missing, otherwise left as it is */
    DISK_APPEND /* created if missing; reads anywhere, writes only at the end */
};

struct disk {
    int (*open)(const char *path, enum disk_access access);
    bool (*examine)(int file, struct disk_status *status);
    ptrdiff_t (*read)(int file, void *data, size_t size); /* may read less; so may write */
    ptrdiff_t (*write)(int file, const void *data, size_t size);
    bool (*seek)(int file, long long offset); /* from the beginning */
    bool (*sync)(int file);
    bool (*close)(int file);
    /* EWOULDBLOCK if another open file holds the lock. Released by `close` and when the process
     * ends. */
    bool (*lock)(int file);

    bool (*status)(const char *path, struct disk_status *status);
    /* The target of a symbolic link, as stored in it; false for anything else. */
    bool (*read_link)(const char *path, char *target, size_t size);
    bool (*rename)(const char *from, const char *to); /* replaces an existing file */
    bool (*remove)(const char *path);                 /* files only */
    bool (*make_folder)(const char *path);
    bool (*sync_folder)(const char *path); /* makes new names in it durable */
    bool (*list)(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                 void *context);
};

extern const struct disk system_disk;

/* Waits a little for another process to finish with a file. */
void disk_wait(int milliseconds);

/* The disk in use: system_disk, except in tests. */
extern const struct disk *disk;

#endif
