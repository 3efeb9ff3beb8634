/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _DEFAULT_SOURCE /* for flock and d_type */
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#endif
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/disk.h"
#include "base/text.h"

/* Opening must neither block on a pipe nor acquire a controlling terminal. A limit on the size of
 * files (ulimit -f) is to be an error of write(), like a full disk, and not the end of the
 * process. */
static int system_open(const char *path, enum disk_access access)
{
    static const int flags[] = {
        [DISK_READ] = O_RDONLY,
        [DISK_WRITE] = O_WRONLY | O_CREAT | O_TRUNC,
        [DISK_LOCK] = O_RDWR | O_CREAT,
        [DISK_APPEND] = O_RDWR | O_CREAT | O_APPEND,
    };
    if (access != DISK_READ)
        signal(SIGXFSZ, SIG_IGN);
    return open(path, flags[access] | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
}

static struct disk_status status_from(const struct stat *found)
{
    enum disk_kind kind = S_ISREG(found->st_mode)   ? DISK_FILE
                          : S_ISDIR(found->st_mode) ? DISK_FOLDER
                                                    : DISK_OTHER;
#ifdef __APPLE__
    const struct timespec *time = &found->st_mtimespec;
#else
    const struct timespec *time = &found->st_mtim;
#endif
    return (struct disk_status){
        .kind = kind,
        .size = found->st_size,
        .modified = (long long)time->tv_sec * 1000000000 + time->tv_nsec,
        .identity = (unsigned long long)found->st_ino ^ (unsigned long long)found->st_dev << 48,
    };
}

static bool system_examine(int file, struct disk_status *status)
{
    struct stat found;
    if (fstat(file, &found) != 0)
        return false;
    *status = status_from(&found);
    return true;
}

static ptrdiff_t system_read(int file, void *data, size_t size)
{
    return read(file, data, size);
}

static ptrdiff_t system_write(int file, const void *data, size_t size)
{
    return write(file, data, size);
}

static bool system_seek(int file, long long offset)
{
    return lseek(file, (off_t)offset, SEEK_SET) >= 0;
}

static bool system_sync(int file)
{
    return fsync(file) == 0;
}

static bool system_close(int file)
{
    return close(file) == 0;
}

static bool system_lock(int file)
{
    return flock(file, LOCK_EX | LOCK_NB) == 0;
}

static bool system_status(const char *path, struct disk_status *status)
{
    struct stat found;
    if (stat(path, &found) != 0)
        return false;
    *status = status_from(&found);
    return true;
}

static bool system_read_link(const char *path, char *target, size_t size)
{
    ssize_t length = readlink(path, target, size - 1);
    target[length > 0 ? length : 0] = '\0';
    return length > 0 && (size_t)length < size - 1;
}

static bool system_rename(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

static bool system_remove(const char *path)
{
    return remove(path) == 0;
}

static bool system_make_folder(const char *path)
{
    return mkdir(path, 0777) == 0;
}

static bool system_sync_folder(const char *path)
{
    int folder = open(path, O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return false;
    bool synced = fsync(folder) == 0;
    int error = errno;
    close(folder);
    errno = error;
    return synced;
}

/* Most file systems report the kind with the name; a call per file would double the time. */
static enum disk_kind kind_of(const char *folder, const struct dirent *entry)
{
    if (entry->d_type == DT_REG)
        return DISK_FILE;
    if (entry->d_type == DT_DIR)
        return DISK_FOLDER;
    struct disk_status status = {.kind = DISK_OTHER};
    struct text path = {0};
    text_add(&path, "%s/%s", folder, entry->d_name);
    system_status(path.data, &status);
    text_free(&path);
    return status.kind;
}

static bool system_list(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                        void *context)
{
    DIR *folder = opendir(path);
    if (!folder)
        return false;
    struct dirent *entry;
    while ((errno = 0, entry = readdir(folder)) != NULL)
        visit(entry->d_name, kind_of(path, entry), context);
    int error = errno;
    closedir(folder);
    errno = error;
    return error == 0;
}

void disk_wait(int milliseconds)
{
    nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000L}, NULL);
}

const struct disk system_disk = {
    .open = system_open,
    .examine = system_examine,
    .read = system_read,
    .write = system_write,
    .seek = system_seek,
    .sync = system_sync,
    .close = system_close,
    .lock = system_lock,
    .status = system_status,
    .read_link = system_read_link,
    .rename = system_rename,
    .remove = system_remove,
    .make_folder = system_make_folder,
    .sync_folder = system_sync_folder,
    .list = system_list,
};
