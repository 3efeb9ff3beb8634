/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "memory_disk.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/disk.h"

enum { FILES_MAX = 16, OPEN_MAX = 32, FIRST_HANDLE = 1000 };

static struct file {
    char path[256]; /* empty: none */
    unsigned char *data;
    size_t size;
} files[FILES_MAX];

static struct {
    struct file *file; /* NULL: free */
    size_t at;
} opened[OPEN_MAX];

static struct file *find(const char *path)
{
    for (int i = 0; i < FILES_MAX; i++)
        if (strcmp(files[i].path, path) == 0)
            return &files[i];
    return NULL;
}

static bool fail(int error)
{
    errno = error;
    return false;
}

static struct file *make(const char *path)
{
    struct file *file = find(path);
    file = file ? file : find("");
    if (file)
        snprintf(file->path, sizeof file->path, "%s", path);
    return file;
}

static int memory_open(const char *path, enum disk_access access)
{
    struct file *file = access == DISK_READ ? find(path) : make(path);
    errno = access == DISK_READ ? ENOENT : ENOSPC;
    for (int i = 0; file && i < OPEN_MAX; i++)
        if (!opened[i].file) {
            if (access == DISK_WRITE)
                file->size = 0;
            opened[i].file = file;
            opened[i].at = 0;
            return FIRST_HANDLE + i;
        }
    return -1;
}

static bool memory_examine(int handle, struct disk_status *status)
{
    *status = (struct disk_status){.kind = DISK_FILE,
                                   .size = (long long)opened[handle - FIRST_HANDLE].file->size};
    return true;
}

static ptrdiff_t memory_read(int handle, void *data, size_t size)
{
    const struct file *file = opened[handle - FIRST_HANDLE].file;
    size_t *at = &opened[handle - FIRST_HANDLE].at, left = file->size > *at ? file->size - *at : 0;
    size = size < left ? size : left;
    if (size > 0)
        memcpy(data, file->data + *at, size);
    *at += size;
    return (ptrdiff_t)size;
}

static ptrdiff_t memory_write(int handle, const void *data, size_t size)
{
    struct file *file = opened[handle - FIRST_HANDLE].file;
    file->data = realloc(file->data, file->size + size + 1);
    memcpy(file->data + file->size, data, size);
    file->size += size;
    return (ptrdiff_t)size;
}

static bool memory_seek(int handle, long long offset)
{
    opened[handle - FIRST_HANDLE].at = (size_t)offset;
    return true;
}

static bool memory_sync(int handle)
{
    (void)handle;
    return true;
}

static bool memory_close(int handle)
{
    opened[handle - FIRST_HANDLE].file = NULL;
    return true;
}

static bool memory_status(const char *path, struct disk_status *status)
{
    const struct file *file = find(path);
    if (!file)
        return fail(ENOENT);
    *status = (struct disk_status){.kind = DISK_FILE, .size = (long long)file->size};
    return true;
}

static bool memory_read_link(const char *path, char *target, size_t size)
{
    (void)path, (void)target, (void)size;
    return fail(EINVAL);
}

static bool memory_rename(const char *from, const char *to)
{
    struct file *file = find(from);
    if (!file)
        return fail(ENOENT);
    memory_disk_put(to, NULL, 0);
    snprintf(file->path, sizeof file->path, "%s", to);
    return true;
}

static bool memory_remove(const char *path)
{
    if (!find(path))
        return fail(ENOENT);
    memory_disk_put(path, NULL, 0);
    return true;
}

static bool memory_folder(const char *path)
{
    (void)path;
    return true;
}

static bool memory_list(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                        void *context)
{
    size_t length = strlen(path);
    for (int i = 0; i < FILES_MAX; i++)
        if (strncmp(files[i].path, path, length) == 0 && files[i].path[length] == '/')
            visit(files[i].path + length + 1, DISK_FILE, context);
    return true;
}

static const struct disk memory_disk = {
    .open = memory_open,
    .examine = memory_examine,
    .read = memory_read,
    .write = memory_write,
    .seek = memory_seek,
    .sync = memory_sync,
    .close = memory_close,
    .lock = memory_sync,
    .status = memory_status,
    .read_link = memory_read_link,
    .rename = memory_rename,
    .remove = memory_remove,
    .make_folder = memory_folder,
    .sync_folder = memory_folder,
    .list = memory_list,
};

void memory_disk_use(void)
{
    disk = &memory_disk;
}

void memory_disk_put(const char *path, const void *data, size_t size)
{
    struct file *file = data ? make(path) : find(path);
    if (!file)
        return;
    free(file->data);
    file->data = malloc(size + 1);
    if (data)
        memcpy(file->data, data, size);
    else
        *file->path = '\0';
    file->size = size;
}

const void *memory_disk_get(const char *path, size_t *size)
{
    const struct file *file = find(path);
    *size = file ? file->size : 0;
    return file ? file->data : NULL;
}
