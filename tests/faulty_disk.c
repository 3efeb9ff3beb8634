/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "faulty_disk.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/disk.h"

enum { FILES_MAX = 256, PATH_SIZE = 512 };

/* The open files: to close them when the process ends, and to know what was synced. */
struct open_file {
    int file; /* -1: free */
    bool unsynced;
    char path[PATH_SIZE];
};

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static struct disk_plan plan;
static int calls, unsynced_renames;
static bool struck, half_done;
static enum disk_call struck_at;
static struct open_file files[FILES_MAX];
static char unsynced_paths[FILES_MAX][PATH_SIZE]; /* closed without having been synced */
static int unsynced_count;

static bool changes_the_disk(enum disk_call call)
{
    return call == CALL_WRITE || call == CALL_SYNC || call == CALL_RENAME ||
           call == CALL_MAKE_FOLDER;
}

/* The number of this call decides; `size` is halved for a partial read or write. */
static bool fails(enum disk_call call, size_t *size)
{
    pthread_mutex_lock(&guard);
    int number = ++calls;
    bool now = number == plan.at || half_done || (struck && plan.lasting && changes_the_disk(call));
    bool half = now && !half_done && !struck && plan.half && size && *size > 1;
    if (now && !struck) {
        struck = true;
        struck_at = call;
    }
    half_done = half;
    pthread_mutex_unlock(&guard);
    if (half) {
        *size /= 2;
        return false;
    }
    if (now && plan.end)
        plan.end();
    errno = plan.error;
    return now;
}

static struct open_file *find(int file)
{
    for (int i = 0; i < FILES_MAX; i++)
        if (files[i].file == file)
            return &files[i];
    return NULL;
}

/* The file is emptied and rewritten: its former content does not matter. */
static void forget_unsynced(const char *path)
{
    for (int i = unsynced_count - 1; i >= 0; i--)
        if (strcmp(unsynced_paths[i], path) == 0)
            memmove(unsynced_paths[i], unsynced_paths[--unsynced_count], PATH_SIZE);
}

static void note_open(int file, const char *path, enum disk_access access)
{
    pthread_mutex_lock(&guard);
    if (access == DISK_WRITE)
        forget_unsynced(path);
    struct open_file *free_place = find(-1);
    if (free_place) {
        free_place->file = file;
        free_place->unsynced = false;
        snprintf(free_place->path, PATH_SIZE, "%s", path);
    }
    pthread_mutex_unlock(&guard);
}

static void note_unsynced(int file, bool unsynced)
{
    pthread_mutex_lock(&guard);
    struct open_file *open = find(file);
    if (open)
        open->unsynced = unsynced;
    pthread_mutex_unlock(&guard);
}

static void note_close(int file)
{
    pthread_mutex_lock(&guard);
    struct open_file *open = find(file);
    if (open) {
        if (open->unsynced && unsynced_count < FILES_MAX)
            strcpy(unsynced_paths[unsynced_count++], open->path);
        open->file = -1;
    }
    pthread_mutex_unlock(&guard);
}

static void note_rename(const char *from)
{
    pthread_mutex_lock(&guard);
    for (int i = 0; i < unsynced_count; i++)
        unsynced_renames += strcmp(unsynced_paths[i], from) == 0;
    pthread_mutex_unlock(&guard);
}

static int faulty_open(const char *path, enum disk_access access)
{
    if (fails(CALL_OPEN, NULL))
        return -1;
    int file = system_disk.open(path, access);
    if (file >= 0)
        note_open(file, path, access);
    return file;
}

static bool faulty_examine(int file, struct disk_status *status)
{
    return !fails(CALL_EXAMINE, NULL) && system_disk.examine(file, status);
}

static ptrdiff_t faulty_read(int file, void *data, size_t size)
{
    return fails(CALL_READ, &size) ? -1 : system_disk.read(file, data, size);
}

static ptrdiff_t faulty_write(int file, const void *data, size_t size)
{
    if (fails(CALL_WRITE, &size))
        return -1;
    note_unsynced(file, true);
    return system_disk.write(file, data, size);
}

static bool faulty_seek(int file, long long offset)
{
    return !fails(CALL_SEEK, NULL) && system_disk.seek(file, offset);
}

/* Real syncing would only slow the tests down: none of them switches the machine off. */
static bool faulty_sync(int file)
{
    if (fails(CALL_SYNC, NULL))
        return false;
    note_unsynced(file, false);
    return true;
}

/* A file whose close fails is closed anyway, as on Linux. */
static bool faulty_close(int file)
{
    bool failed = fails(CALL_CLOSE, NULL);
    int error = errno;
    note_close(file);
    bool closed = system_disk.close(file);
    if (failed)
        errno = error;
    return closed && !failed;
}

static bool faulty_lock(int file)
{
    return !fails(CALL_LOCK, NULL) && system_disk.lock(file);
}

static bool faulty_status(const char *path, struct disk_status *status)
{
    return !fails(CALL_STATUS, NULL) && system_disk.status(path, status);
}

static bool faulty_read_link(const char *path, char *target, size_t size)
{
    return !fails(CALL_READ_LINK, NULL) && system_disk.read_link(path, target, size);
}

static bool faulty_rename(const char *from, const char *to)
{
    if (fails(CALL_RENAME, NULL))
        return false;
    note_rename(from);
    return system_disk.rename(from, to);
}

static bool faulty_remove(const char *path)
{
    return !fails(CALL_REMOVE, NULL) && system_disk.remove(path);
}

static bool faulty_make_folder(const char *path)
{
    return !fails(CALL_MAKE_FOLDER, NULL) && system_disk.make_folder(path);
}

static bool faulty_sync_folder(const char *path)
{
    (void)path;
    return !fails(CALL_SYNC_FOLDER, NULL);
}

static bool faulty_list(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                        void *context)
{
    return !fails(CALL_LIST, NULL) && system_disk.list(path, visit, context);
}

static const struct disk faulty_disk = {
    .open = faulty_open,
    .examine = faulty_examine,
    .read = faulty_read,
    .write = faulty_write,
    .seek = faulty_seek,
    .sync = faulty_sync,
    .close = faulty_close,
    .lock = faulty_lock,
    .status = faulty_status,
    .read_link = faulty_read_link,
    .rename = faulty_rename,
    .remove = faulty_remove,
    .make_folder = faulty_make_folder,
    .sync_folder = faulty_sync_folder,
    .list = faulty_list,
};

void faulty_disk_use(struct disk_plan new_plan)
{
    faulty_disk_off();
    plan = new_plan;
    calls = unsynced_count = 0;
    struck = half_done = false;
    disk = &faulty_disk;
}

void faulty_disk_off(void)
{
    if (disk == &faulty_disk)
        for (int i = 0; i < FILES_MAX; i++)
            if (files[i].file >= 0)
                system_disk.close(files[i].file);
    for (int i = 0; i < FILES_MAX; i++)
        files[i].file = -1;
    disk = &system_disk;
}

int faulty_disk_calls(void)
{
    return calls;
}

bool faulty_disk_struck(void)
{
    return struck;
}

enum disk_call faulty_disk_where(void)
{
    return struck_at;
}

int faulty_disk_unsynced_renames(void)
{
    return unsynced_renames;
}

const int *faulty_disk_errors(enum disk_call call)
{
    static const int errors[CALL_COUNT][9] = {
        [CALL_OPEN] = {EACCES, ENOENT, ENOTDIR, EROFS, ENOSPC, EIO, EMFILE, EINTR},
        [CALL_EXAMINE] = {EIO},
        [CALL_READ] = {EIO, EINTR, EISDIR},
        [CALL_WRITE] = {ENOSPC, EIO, EINTR, EDQUOT, EFBIG},
        [CALL_SEEK] = {ESPIPE, EIO},
        [CALL_SYNC] = {EIO, ENOSPC, EINTR},
        [CALL_CLOSE] = {EIO, ENOSPC, EINTR},
        [CALL_LOCK] = {EWOULDBLOCK, ENOLCK, EINTR},
        [CALL_STATUS] = {EACCES, ENOENT, ENOTDIR, EIO},
        [CALL_READ_LINK] = {EINVAL, EIO},
        [CALL_RENAME] = {EACCES, ENOSPC, EROFS, EIO, ENOENT, ENOTDIR},
        [CALL_REMOVE] = {EACCES, ENOENT, EROFS, EIO},
        [CALL_MAKE_FOLDER] = {EACCES, ENOSPC, EROFS, ENOTDIR},
        [CALL_SYNC_FOLDER] = {EIO, EACCES},
        [CALL_LIST] = {EACCES, EIO, ENOTDIR, EMFILE},
    };
    return errors[call];
}

const char *faulty_disk_call_name(enum disk_call call)
{
    static const char *const names[CALL_COUNT] = {
        [CALL_OPEN] = "open",
        [CALL_EXAMINE] = "examine",
        [CALL_READ] = "read",
        [CALL_WRITE] = "write",
        [CALL_SEEK] = "seek",
        [CALL_SYNC] = "sync",
        [CALL_CLOSE] = "close",
        [CALL_LOCK] = "lock",
        [CALL_STATUS] = "status",
        [CALL_READ_LINK] = "read link",
        [CALL_RENAME] = "rename",
        [CALL_REMOVE] = "remove",
        [CALL_MAKE_FOLDER] = "make folder",
        [CALL_SYNC_FOLDER] = "sync folder",
        [CALL_LIST] = "list",
    };
    return names[call];
}
