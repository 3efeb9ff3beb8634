/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/disk.h"
#include "base/i18n.h"
#include "base/text.h"

#ifdef _WIN32
#include <process.h>
#define getpid _getpid
#else
#include <unistd.h>
#endif

const struct disk *disk = &system_disk;

/* Our own texts, since they must be translated and the same on every system. */
static const char *error_text(int error)
{
    switch (error) {
    case ENOENT:
        return _("No such file or directory");
    case EACCES:
        return _("Permission denied");
    case ENOSPC:
        return _("No space left on device");
    case EROFS:
        return _("Read-only file system");
    case ENOTDIR:
        return _("Not a directory");
    case EISDIR:
        return _("Is a directory");
    case EEXIST:
        return _("A file with that name is in the way");
    case EIO:
        return _("Input/output error");
    default:
        return strerror(error);
    }
}

const char *path_shown(const char *path)
{
    enum { SHOWN_MAX = 160 };
    size_t length = strlen(path);
    if (length <= SHOWN_MAX)
        return path;
    path += length - SHOWN_MAX;
    while ((*path & 0xc0) == 0x80) /* not in the middle of a character */
        path++;
    return path;
}

/* Retries after a signal. */
static int open_file(const char *path, enum disk_access access)
{
    int file;
    do
        file = disk->open(path, access);
    while (file < 0 && errno == EINTR);
    return file;
}

static ptrdiff_t read_some(int file, void *data, size_t size)
{
    ptrdiff_t count;
    do
        count = disk->read(file, data, size);
    while (count < 0 && errno == EINTR);
    return count;
}

static bool write_all(int file, const char *data, size_t size)
{
    while (size > 0) {
        ptrdiff_t count = disk->write(file, data, size);
        if (count < 0 && errno != EINTR)
            return false;
        if (count > 0) {
            data += count;
            size -= (size_t)count;
        }
    }
    return true;
}

static bool sync_file(int file)
{
    bool synced;
    do
        synced = disk->sync(file);
    while (!synced && errno == EINTR);
    return synced;
}

static bool cannot_read(const char *path, int error, struct fault *fault)
{
    return fault_set(fault, _("%s: cannot be read: %s"), path_shown(path), error_text(error));
}

static bool cannot_write(const char *path, int error, struct fault *fault)
{
    return fault_set(fault, _("%s: cannot be written: %s"), path_shown(path), error_text(error));
}

/* Only ordinary files are read: a pipe or device might never end. Returns -1, with the reason, for
 * anything else. */
static int open_to_read(const char *path, struct fault *fault)
{
    struct disk_status status;
    int file = open_file(path, DISK_READ), error = errno;
    bool known = file >= 0 ? disk->examine(file, &status) : disk->status(path, &status);
    if (file >= 0 && known && status.kind == DISK_FILE)
        return file;
    if (file >= 0 && !known)
        error = errno;
    if (file >= 0)
        disk->close(file);
    if (known && status.kind == DISK_FOLDER)
        fault_set(fault, _("%s: this is a folder, not a file"), path_shown(path));
    else if (known && status.kind == DISK_OTHER)
        fault_set(fault, _("%s: cannot be read: it is not an ordinary file"), path_shown(path));
    else
        cannot_read(path, error, fault);
    return -1;
}

/* Reads the whole file, or slightly more than `limit`; NULL, with errno, on failure. */
static char *read_whole(int file, size_t limit, size_t *size)
{
    struct text content = {0};
    char block[16384];
    ptrdiff_t count = 0;
    while (content.length <= limit && (count = read_some(file, block, sizeof block)) > 0)
        text_add_bytes(&content, block, (size_t)count);
    text_add_bytes(&content, "", 0);
    *size = content.length;
    if (count < 0)
        text_free(&content);
    return content.data;
}

char *file_read(const char *path, size_t limit, size_t *size, struct fault *fault)
{
    int file = open_to_read(path, fault);
    if (file < 0)
        return NULL;
    char *content = read_whole(file, limit, size);
    int error = errno;
    disk->close(file);
    if (!content) {
        cannot_read(path, error, fault);
    } else if (*size > limit) {
        fault_set(fault, _("%s: the file is too large (more than %zu bytes)"), path_shown(path),
                  limit);
        free(content);
        content = NULL;
    }
    return content;
}

bool file_is_ordinary(const char *path)
{
    struct disk_status status;
    return disk->status(path, &status) && status.kind == DISK_FILE;
}

static bool read_exactly(int file, char *data, size_t size)
{
    ptrdiff_t count = 1;
    while (size > 0 && (count = read_some(file, data, size)) > 0) {
        data += count;
        size -= (size_t)count;
    }
    return size == 0;
}

bool file_read_part(const char *path, size_t offset, void *data, size_t size, struct fault *fault)
{
    int file = open_to_read(path, fault);
    if (file < 0)
        return false;
    bool read = disk->seek(file, (long long)offset) && read_exactly(file, data, size);
    disk->close(file);
    return read ||
           fault_set(fault, _("%s: the file ends too early or cannot be read"), path_shown(path));
}

static bool write_synced(const char *path, const struct file_piece *pieces, int count)
{
    int file = open_file(path, DISK_WRITE);
    if (file < 0)
        return false;
    bool written = true;
    for (int i = 0; i < count && written; i++)
        written = write_all(file, pieces[i].data, pieces[i].size);
    written = written && sync_file(file);
    int error = errno;
    if (!disk->close(file) && written)
        return false;
    errno = error;
    return written;
}

const char *path_name(const char *path)
{
    const char *name = path + strlen(path);
    while (name > path && !is_separator(name[-1]))
        name--;
    return name;
}

void folder_of_path(const char *path, struct text *folder)
{
    size_t length = (size_t)(path_name(path) - path);
    if (length > 0)
        text_add_bytes(folder, path, length);
    else
        text_add(folder, "./");
}

void fault_without_folder(struct fault *fault, const char *path)
{
    const char *shown = path_shown(path), *name = path_name(shown);
    if (strncmp(fault->text, shown, strlen(shown)) == 0)
        memmove(fault->text, fault->text + (name - shown),
                strlen(fault->text + (name - shown)) + 1);
}

/* The new name is durable only once the folder is synced. Some file systems do not support that; it
 * is not an error, since the data itself is written. */
static void sync_folder_of(const char *path)
{
    struct text folder = {0};
    folder_of_path(path, &folder);
    disk->sync_folder(folder.data);
    text_free(&folder);
}

/* Resolves symbolic links; the target need not exist. */
static void follow_links(const char *path, struct text *target)
{
    char link[4096];
    text_add(target, "%s", path);
    for (int i = 0; i < 16 && disk->read_link(target->data, link, sizeof link); i++) {
        struct text next = {0};
        if (!is_separator(*link))
            folder_of_path(target->data, &next);
        text_add(&next, "%s", link);
        text_free(target);
        *target = next;
    }
}

bool file_replace(const char *path, const char *data, size_t size, struct fault *fault)
{
    return file_replace_pieces(path, &(struct file_piece){.data = data, .size = size}, 1, fault);
}

static bool refuse_other(const char *path, struct fault *fault)
{
    return fault_set(fault, _("%s: cannot be written: it is not an ordinary file"),
                     path_shown(path));
}

bool file_replace_pieces(const char *path, const struct file_piece *pieces, int count,
                         struct fault *fault)
{
    struct disk_status status;
    if (disk->status(path, &status) && status.kind != DISK_FILE)
        return refuse_other(path, fault);
    struct text target = {0}, temporary = {0};
    follow_links(path, &target);
    text_add(&temporary, "%s.%lu.tmp", target.data, (unsigned long)getpid());
    bool done =
        write_synced(temporary.data, pieces, count) && disk->rename(temporary.data, target.data);
    int error = errno;
    if (done)
        sync_folder_of(target.data);
    else
        disk->remove(temporary.data);
    text_free(&temporary);
    text_free(&target);
    return done || cannot_write(path, error, fault);
}

/* Whether the file ends in the middle of a line. */
static bool is_torn(int file, const struct disk_status *status)
{
    char last = '\n';
    return status->size > 0 && disk->seek(file, status->size - 1) &&
           read_some(file, &last, 1) == 1 && last != '\n';
}

static bool append_synced(int file, const char *line)
{
    struct disk_status status;
    struct text text = {0};
    if (!disk->examine(file, &status))
        return false;
    if (status.kind != DISK_FILE) {
        errno = EISDIR;
        return false;
    }
    text_add(&text, "%s%s\n", is_torn(file, &status) ? "\n" : "", line);
    bool written = write_all(file, text.data, text.length) && sync_file(file);
    text_free(&text);
    return written;
}

bool file_append_line(const char *path, const char *line, struct fault *fault)
{
    struct disk_status status;
    bool is_new = !disk->status(path, &status);
    if (!is_new && status.kind != DISK_FILE)
        return refuse_other(path, fault);
    int file = open_file(path, DISK_APPEND);
    if (file < 0)
        return cannot_write(path, errno, fault);
    bool written = append_synced(file, line);
    int error = errno;
    if (!disk->close(file) && written)
        return cannot_write(path, errno, fault);
    if (written && is_new)
        sync_folder_of(path);
    return written || cannot_write(path, error, fault);
}

bool file_remove(const char *path, struct fault *fault)
{
    return disk->remove(path) ||
           fault_set(fault, _("%s: cannot be removed: %s"), path_shown(path), error_text(errno));
}

bool file_exists(const char *path)
{
    struct disk_status status;
    return disk->status(path, &status) || (errno != ENOENT && errno != ENOTDIR);
}

bool file_move(const char *from, const char *to, struct fault *fault)
{
    if (file_exists(to))
        return cannot_write(to, EEXIST, fault);
    if (!disk->rename(from, to))
        return cannot_write(to, errno, fault);
    sync_folder_of(to);
    return true;
}

bool file_status(const char *path, struct file_status *status)
{
    struct disk_status found;
    if (!disk->status(path, &found) || found.kind != DISK_FILE)
        return false;
    *status = (struct file_status){.size = found.size, .modified = found.modified};
    return true;
}

static bool identify(const char *path, struct disk_status *status)
{
    int file = open_file(path, DISK_READ);
    bool known = file >= 0 && disk->examine(file, status) && status->identity != 0;
    if (file >= 0)
        disk->close(file);
    return known;
}

bool files_are_same(const char *a, const char *b)
{
    struct disk_status first, second;
    return identify(a, &first) && identify(b, &second) && first.identity == second.identity;
}

/* Another process may have removed the file between opening and locking it; a lock on a file
 * without a name is useless. */
static bool still_has_name(int file, const char *path)
{
    struct disk_status locked, named;
    return disk->examine(file, &locked) && disk->status(path, &named) &&
           (named.identity == 0 || named.identity == locked.identity);
}

enum lock_result file_lock(struct file_lock *lock, const char *path)
{
    *lock = (struct file_lock){.file = -1};
    for (int tries = 0; tries < 8; tries++) {
        int file = open_file(path, DISK_LOCK);
        if (file < 0)
            return LOCK_IMPOSSIBLE;
        if (!disk->lock(file)) {
            bool taken = errno == EWOULDBLOCK;
            disk->close(file);
            return taken ? LOCK_TAKEN : LOCK_IMPOSSIBLE;
        }
        if (still_has_name(file, path)) {
            lock->file = file;
            lock->path = memory_resize(NULL, strlen(path) + 1);
            strcpy(lock->path, path);
            return LOCK_OURS;
        }
        disk->close(file);
    }
    return LOCK_IMPOSSIBLE;
}

static bool lost_its_name(const struct file_lock *lock)
{
    struct disk_status locked, named;
    if (!lock->path || !disk->examine(lock->file, &locked))
        return false;
    if (!disk->status(lock->path, &named))
        return errno == ENOENT;
    return named.identity != 0 && named.identity != locked.identity;
}

enum lock_result file_lock_renew(struct file_lock *lock)
{
    struct file_lock fresh;
    if (!lost_its_name(lock))
        return LOCK_OURS;
    enum lock_result result = file_lock(&fresh, lock->path);
    if (result == LOCK_OURS) {
        disk->close(lock->file);
        free(lock->path);
        *lock = fresh;
    }
    return result;
}

void file_unlock(struct file_lock *lock)
{
    if (lock->path) {
        if (still_has_name(lock->file, lock->path)) /* the folder may have been replaced */
            disk->remove(lock->path);
        disk->close(lock->file);
    }
    free(lock->path);
    *lock = (struct file_lock){.file = -1};
}

static bool is_folder(const char *path)
{
    struct disk_status status;
    return disk->status(path, &status) && status.kind == DISK_FOLDER;
}

bool folder_make(const char *path, struct fault *fault)
{
    struct text part = {0};
    int error = 0;
    for (const char *end = path; *end; end++) {
        bool last = !end[1];
        if (!last && !is_separator(end[1]))
            continue;
        text_clear(&part);
        text_add_bytes(&part, path, (size_t)(end - path) + 1);
        error = disk->make_folder(part.data) ? 0 : errno;
    }
    text_free(&part);
    return error == 0 || is_folder(path) ||
           fault_set(fault, _("%s: the folder cannot be created: %s"), path_shown(path),
                     error_text(error));
}

struct listing {
    void (*visit)(const char *name, void *context);
    void *context;
};

static void visit_file(const char *name, enum disk_kind kind, void *context)
{
    struct listing *listing = context;
    if (kind != DISK_FOLDER)
        listing->visit(name, listing->context);
}

bool folder_list(const char *path, void (*visit)(const char *name, void *context), void *context)
{
    struct listing listing = {visit, context};
    return disk->list(path, visit_file, &listing) || errno == ENOENT;
}

bool folder_can_hold(const char *path, struct fault *fault)
{
    static const char sample[4096]; /* larger than a new game */
    struct text probe = {0};
    text_add(&probe, "%s/room.%lu.tmp", path, (unsigned long)getpid());
    int file = open_file(probe.data, DISK_WRITE);
    bool held = file >= 0 && write_all(file, sample, sizeof sample);
    int error = errno;
    if (file >= 0 && !disk->close(file) && held) {
        held = false;
        error = errno;
    }
    if (file >= 0)
        disk->remove(probe.data);
    text_free(&probe);
    return held || cannot_write(path, error, fault);
}

struct leftovers {
    const char *folder;
    const char *of; /* the only file whose leftovers are removed; NULL: any */
};

/* The length of NAME in "NAME.1234.tmp"; 0 for any other name. */
static size_t leftover_stem(const char *name)
{
    size_t length = strlen(name);
    if (length < 6 || strcmp(name + length - 4, ".tmp") != 0)
        return 0;
    size_t digits = length - 4;
    while (digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
        digits--;
    return digits == length - 4 || digits == 0 || name[digits - 1] != '.' ? 0 : digits - 1;
}

/* If it is too old to be still being written. */
static void remove_leftover(const char *name, void *context)
{
    const long long old_seconds = 600;
    const struct leftovers *leftovers = context;
    size_t stem = leftover_stem(name);
    struct file_status status;
    if (stem == 0 || (leftovers->of &&
                      (strlen(leftovers->of) != stem || strncmp(leftovers->of, name, stem) != 0)))
        return;
    struct text path = {0};
    text_add(&path, "%s/%s", leftovers->folder, name);
    if (file_status(path.data, &status) &&
        (long long)time(NULL) - status.modified / 1000000000 > old_seconds)
        disk->remove(path.data);
    text_free(&path);
}

void folder_remove_leftovers(const char *path)
{
    struct leftovers leftovers = {.folder = path};
    folder_list(path, remove_leftover, &leftovers);
}

void file_remove_leftovers(const char *path)
{
    struct text folder = {0};
    folder_of_path(path, &folder);
    struct leftovers leftovers = {.folder = folder.data, .of = path_name(path)};
    folder_list(folder.data, remove_leftover, &leftovers);
    text_free(&folder);
}
