/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <squashfuse/config.h>
#undef _POSIX_C_SOURCE
#define _GNU_SOURCE
#include "runtime.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <squashfuse/squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* An ELF program ends with its section table; the appended image begins right behind it. */
static bool find_offset(struct image *image, int file)
{
    Elf64_Ehdr header;
    char magic[4];
    if (pread(file, &header, sizeof header, 0) != (ssize_t)sizeof header)
        return complain("%s cannot be read: %s", image->path, strerror(errno));
    image->offset = header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
    if (pread(file, magic, sizeof magic, (off_t)image->offset) != (ssize_t)sizeof magic ||
        memcmp(magic, "hsqs", sizeof magic) != 0)
        return complain("%s contains no application; it may be truncated", image->path);
    return true;
}

bool image_find(struct image *image)
{
    ssize_t length = readlink("/proc/self/exe", image->path, sizeof image->path - 1);
    if (length < 0)
        return complain("/proc/self/exe cannot be read: %s", strerror(errno));
    image->path[length] = '\0';
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return complain("%s cannot be read: %s", image->path, strerror(errno));
    bool found = find_offset(image, file);
    close(file);
    return found;
}

/* ---- unpacking ---- */

static bool write_all(int file, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        }
    }
    return true;
}

static bool extract_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
    static char block[1 << 17];
    unlink(path);
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0)
        return false;
    bool fine = true;
    sqfs_off_t size = (sqfs_off_t)inode->xtra.reg.file_size;
    for (sqfs_off_t at = 0; fine && at < size;) {
        sqfs_off_t count = sizeof block;
        errno = EIO; /* squashfuse errors are not errno values */
        fine = sqfs_read_range(fs, inode, at, &count, block) == SQFS_OK && count > 0 &&
               write_all(file, block, (size_t)count);
        at += count;
    }
    return close(file) == 0 && fine;
}

static bool extract_link(sqfs *fs, sqfs_inode *inode, const char *path)
{
    char target[PATH_MAX];
    size_t size = sizeof target;
    errno = EIO;
    if (sqfs_readlink(fs, inode, target, &size) != SQFS_OK)
        return false;
    unlink(path);
    return symlink(target, path) == 0;
}

static bool extract_one(sqfs *fs, sqfs_inode *inode, const char *path)
{
    if (S_ISDIR(inode->base.mode))
        return mkdir(path, 0755) == 0 || errno == EEXIST;
    if (S_ISLNK(inode->base.mode))
        return extract_link(fs, inode, path);
    if (S_ISREG(inode->base.mode))
        return extract_file(fs, inode, path);
    return true; /* applications contain no devices or pipes */
}

/* Creates the folders between `folder` and `path`: they may not match the pattern. */
static bool make_parents(const char *folder, char *path)
{
    for (char *slash = path + strlen(folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        bool made = mkdir(path, 0755) == 0 || errno == EEXIST;
        *slash = '/';
        if (!made)
            return false;
    }
    return true;
}

static bool extract_entry(sqfs_traverse *walk, const char *folder, bool list)
{
    char path[PATH_MAX];
    sqfs_inode inode;
    int length = snprintf(path, sizeof path, "%s/%s", folder, walk->path);
    if (length < 0 || (size_t)length >= sizeof path)
        return complain("%s/%s is too long a path", folder, walk->path);
    errno = EIO;
    if (sqfs_inode_get(walk->fs, &inode, sqfs_dentry_inode(&walk->entry)) != SQFS_OK ||
        !make_parents(folder, path) || !extract_one(walk->fs, &inode, path))
        return complain("%s cannot be written: %s", path, strerror(errno));
    if (list)
        puts(path);
    return true;
}

bool image_extract(const struct image *image, const char *folder, const char *pattern, bool list)
{
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    if (mkdir(folder, 0755) != 0 && errno != EEXIST)
        return complain("%s cannot be made: %s", folder, strerror(errno));
    if (sqfs_open_image(&fs, image->path, image->offset) != SQFS_OK)
        return complain("%s is damaged", image->path);
    bool fine = sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) == SQFS_OK;
    while (fine && sqfs_traverse_next(&walk, &error))
        if (!walk.dir_end && (!pattern || fnmatch(pattern, walk.path, 0) == 0))
            fine = extract_entry(&walk, folder, list);
    if (error != SQFS_OK)
        fine = complain("%s is damaged", image->path);
    sqfs_traverse_close(&walk);
    sqfs_destroy(&fs);
    return fine;
}
