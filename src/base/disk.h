/* Every call to the system that touches a file goes through this table, so that a test can put a
 * disk in its place that is full, broken or gone at the Nth call (tests/faulty_disk.h). Only
 * base/files uses the table. Calls answer as POSIX does: -1 or false, with the reason in errno.
 * Paths are UTF-8 on every system. */
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
    DISK_READ,  /* a file that is there; never waits, not even for somebody to fill a pipe */
    DISK_WRITE, /* made when missing, emptied when not */
    DISK_LOCK,  /* made when missing, left as it is */
    DISK_APPEND /* made when missing, read anywhere, written at its end alone */
};

struct disk {
    int (*open)(const char *path, enum disk_access access);
    bool (*examine)(int file, struct disk_status *status);
    ptrdiff_t (*read)(int file, void *data, size_t size); /* may read less, as may write */
    ptrdiff_t (*write)(int file, const void *data, size_t size);
    bool (*seek)(int file, long long offset); /* from the beginning */
    bool (*sync)(int file);
    bool (*close)(int file);
    /* EWOULDBLOCK when another open file has it; ends with `close` and with the process. */
    bool (*lock)(int file);

    bool (*status)(const char *path, struct disk_status *status);
    /* Where a symbolic link leads, as it is written there; false for anything else. */
    bool (*read_link)(const char *path, char *target, size_t size);
    bool (*rename)(const char *from, const char *to); /* over what is there */
    bool (*remove)(const char *path);                 /* a file */
    bool (*make_folder)(const char *path);
    bool (*sync_folder)(const char *path); /* makes new names in it last */
    bool (*list)(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                 void *context);
};

extern const struct disk system_disk;

/* Waits a little for another process to finish with a file. */
void disk_wait(int milliseconds);

/* The one in use: system_disk, except in tests. */
extern const struct disk *disk;

#endif
