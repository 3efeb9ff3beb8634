/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <direct.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <wchar.h>
#include <windows.h>

#include "base/disk.h"
#include "base/text.h"
#include "base/wide.h"

/* Translates Windows errors to errno. ENOENT is only for files that certainly do not exist. */
static int error_from(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
        return ENOENT;
    case ERROR_DIRECTORY:
        return ENOTDIR;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
        return EACCES;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_WRITE_PROTECT:
        return EROFS;
    default:
        return EIO;
    }
}

/* Shared for deletion, so that the holder of a lock can remove its file. */
static int open_lock(const wchar_t *path)
{
    DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    HANDLE handle = CreateFileW(path, GENERIC_READ | GENERIC_WRITE, share, NULL, OPEN_ALWAYS,
                                FILE_ATTRIBUTE_NORMAL, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        errno = error_from(GetLastError());
        return -1;
    }
    return _open_osfhandle((intptr_t)handle, _O_RDWR | _O_BINARY | _O_NOINHERIT);
}

static int system_open(const char *path, enum disk_access access)
{
    static const int flags[] = {
        [DISK_READ] = _O_RDONLY,
        [DISK_WRITE] = _O_WRONLY | _O_CREAT | _O_TRUNC,
        [DISK_APPEND] = _O_RDWR | _O_CREAT | _O_APPEND,
    };
    wchar_t *wide = wide_from_utf8(path);
    int file = access == DISK_LOCK
                   ? open_lock(wide)
                   : _wopen(wide, flags[access] | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    free(wide);
    return file;
}

static long long from_halves(DWORD high, DWORD low)
{
    return (long long)high << 32 | low;
}

/* Windows counts in hundreds of nanoseconds, from 1601 on. */
static long long nanoseconds(FILETIME time)
{
    const long long year_1970 = 116444736000000000;
    return (from_halves(time.dwHighDateTime, time.dwLowDateTime) - year_1970) * 100;
}

static bool system_examine(int file, struct disk_status *status)
{
    HANDLE handle = (HANDLE)_get_osfhandle(file);
    BY_HANDLE_FILE_INFORMATION found = {0};
    *status = (struct disk_status){.kind = DISK_OTHER};
    if (GetFileType(handle) != FILE_TYPE_DISK)
        return true;
    if (!GetFileInformationByHandle(handle, &found)) {
        errno = EIO;
        return false;
    }
    status->kind = DISK_FILE;
    status->size = from_halves(found.nFileSizeHigh, found.nFileSizeLow);
    status->modified = nanoseconds(found.ftLastWriteTime);
    status->identity = (unsigned long long)from_halves(found.nFileIndexHigh, found.nFileIndexLow);
    return true;
}

static unsigned at_most_int(size_t size)
{
    return size > INT_MAX ? INT_MAX : (unsigned)size;
}

static ptrdiff_t system_read(int file, void *data, size_t size)
{
    return _read(file, data, at_most_int(size));
}

static ptrdiff_t system_write(int file, const void *data, size_t size)
{
    return _write(file, data, at_most_int(size));
}

static bool system_seek(int file, long long offset)
{
    return _lseeki64(file, offset, SEEK_SET) >= 0;
}

static bool system_sync(int file)
{
    return _commit(file) == 0;
}

static bool system_close(int file)
{
    return _close(file) == 0;
}

static bool system_lock(int file)
{
    OVERLAPPED place = {0};
    HANDLE handle = (HANDLE)_get_osfhandle(file);
    if (LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place))
        return true;
    errno = GetLastError() == ERROR_LOCK_VIOLATION ? EWOULDBLOCK : EIO;
    return false;
}

static bool system_status(const char *path, struct disk_status *status)
{
    WIN32_FILE_ATTRIBUTE_DATA found;
    wchar_t *wide = wide_from_utf8(path);
    bool there = GetFileAttributesExW(wide, GetFileExInfoStandard, &found);
    DWORD error = GetLastError();
    free(wide);
    if (!there) {
        errno = error_from(error);
        return false;
    }
    *status = (struct disk_status){
        .kind = found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? DISK_FOLDER : DISK_FILE,
        .size = from_halves(found.nFileSizeHigh, found.nFileSizeLow),
        .modified = nanoseconds(found.ftLastWriteTime),
    };
    return true;
}

static bool system_read_link(const char *path, char *target, size_t size)
{
    (void)path, (void)target, (void)size; /* symbolic links are rare on Windows */
    return false;
}

static bool system_rename(const char *from, const char *to)
{
    wchar_t *wide_from = wide_from_utf8(from), *wide_to = wide_from_utf8(to);
    bool done =
        MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    if (!done)
        errno = error_from(GetLastError());
    free(wide_from);
    free(wide_to);
    return done;
}

static bool system_remove(const char *path)
{
    wchar_t *wide = wide_from_utf8(path);
    bool done = _wremove(wide) == 0;
    free(wide);
    return done;
}

static bool system_make_folder(const char *path)
{
    wchar_t *wide = wide_from_utf8(path);
    bool done = _wmkdir(wide) == 0;
    free(wide);
    return done;
}

static bool system_sync_folder(const char *path)
{
    (void)path; /* MOVEFILE_WRITE_THROUGH has already done it */
    return true;
}

static bool system_list(const char *path, void (*visit)(const char *, enum disk_kind, void *),
                        void *context)
{
    struct text pattern = {0};
    text_add(&pattern, "%s\\*", path);
    wchar_t *wide = wide_from_utf8(pattern.data);
    text_free(&pattern);
    WIN32_FIND_DATAW found;
    HANDLE search = FindFirstFileW(wide, &found);
    DWORD error = GetLastError();
    free(wide);
    if (search == INVALID_HANDLE_VALUE) {
        errno = error_from(error);
        return false;
    }
    do {
        char name[MAX_PATH * 4];
        if (WideCharToMultiByte(CP_UTF8, 0, found.cFileName, -1, name, sizeof name, NULL, NULL))
            visit(name, found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? DISK_FOLDER : DISK_FILE,
                  context);
    } while (FindNextFileW(search, &found));
    bool whole = GetLastError() == ERROR_NO_MORE_FILES;
    FindClose(search);
    errno = EIO;
    return whole;
}

void disk_wait(int milliseconds)
{
    Sleep((DWORD)milliseconds);
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
