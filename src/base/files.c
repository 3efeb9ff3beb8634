#define _POSIX_C_SOURCE 200809L
#include "base/files.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

#ifdef _WIN32

#include <direct.h>
#include <io.h>
#include <wchar.h>
#include <windows.h>

/* Windows takes UTF-8 only as UTF-16; from malloc. */
static wchar_t *wide(const char *path)
{
    int length = MultiByteToWideChar(CP_UTF8, 0, path, -1, NULL, 0);
    wchar_t *result = memory_resize(NULL, (size_t)(length + 1) * sizeof *result);
    result[0] = 0;
    MultiByteToWideChar(CP_UTF8, 0, path, -1, result, length);
    return result;
}

static FILE *open_file(const char *path, const char *mode)
{
    wchar_t *wide_path = wide(path), *wide_mode = wide(mode);
    FILE *file = _wfopen(wide_path, wide_mode);
    free(wide_path);
    free(wide_mode);
    return file;
}

static bool sync_file(FILE *file)
{
    return fflush(file) == 0 && _commit(_fileno(file)) == 0;
}

static bool rename_over(const char *from, const char *to)
{
    wchar_t *wide_from = wide(from), *wide_to = wide(to);
    bool done =
        MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    if (!done)
        errno = GetLastError() == ERROR_ACCESS_DENIED ? EACCES : EIO;
    free(wide_from);
    free(wide_to);
    return done;
}

static void sync_folder_of(const char *path)
{
    (void)path; /* MOVEFILE_WRITE_THROUGH has done it */
}

static bool remove_path(const char *path)
{
    wchar_t *wide_path = wide(path);
    bool done = _wremove(wide_path) == 0;
    free(wide_path);
    return done;
}

static bool make_one(const char *path)
{
    wchar_t *wide_path = wide(path);
    bool done = _wmkdir(wide_path) == 0 || errno == EEXIST;
    free(wide_path);
    return done;
}

static bool is_folder(const char *path)
{
    wchar_t *wide_path = wide(path);
    DWORD attributes = GetFileAttributesW(wide_path);
    free(wide_path);
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY);
}

static bool is_no_plain_file(const char *path)
{
    return is_folder(path);
}

void folder_list(const char *path, void (*visit)(const char *name, void *context), void *context)
{
    struct text pattern = {0};
    text_add(&pattern, "%s\\*", path);
    wchar_t *wide_pattern = wide(pattern.data);
    WIN32_FIND_DATAW found;
    HANDLE search = FindFirstFileW(wide_pattern, &found);
    free(wide_pattern);
    text_free(&pattern);
    if (search == INVALID_HANDLE_VALUE)
        return;
    do {
        char name[MAX_PATH * 4];
        if (!(found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) &&
            WideCharToMultiByte(CP_UTF8, 0, found.cFileName, -1, name, sizeof name, NULL, NULL))
            visit(name, context);
    } while (FindNextFileW(search, &found));
    FindClose(search);
}

static unsigned long process_number(void)
{
    return GetCurrentProcessId();
}

/* An environment variable in UTF-8, from malloc. */
static char *system_folder(const char *name)
{
    wchar_t *wide_name = wide(name);
    const wchar_t *value = _wgetenv(wide_name);
    free(wide_name);
    if (!value || !*value)
        return NULL;
    int size = WideCharToMultiByte(CP_UTF8, 0, value, -1, NULL, 0, NULL, NULL);
    char *text = memory_resize(NULL, (size_t)size + 1);
    WideCharToMultiByte(CP_UTF8, 0, value, -1, text, size, NULL, NULL);
    return text;
}

bool folder_for_cache(struct text *path, struct fault *fault)
{
    char *folder = system_folder("LOCALAPPDATA");
    if (!folder)
        return fault_set(fault, _("the environment names no folder for this (LOCALAPPDATA)"));
    text_add(path, "%s\\quatuor\\cache", folder);
    free(folder);
    return true;
}

static bool program_file(struct text *path)
{
    wchar_t wide_path[MAX_PATH * 4];
    char utf8[sizeof wide_path];
    DWORD length = GetModuleFileNameW(NULL, wide_path, sizeof wide_path / sizeof *wide_path);
    if (length == 0 || length == sizeof wide_path / sizeof *wide_path ||
        !WideCharToMultiByte(CP_UTF8, 0, wide_path, -1, utf8, sizeof utf8, NULL, NULL))
        return false;
    text_add(path, "%s", utf8);
    return true;
}

static bool is_separator(char c)
{
    return c == '/' || c == '\\';
}

#else

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

static FILE *open_file(const char *path, const char *mode)
{
    return fopen(path, mode);
}

static bool sync_file(FILE *file)
{
    return fflush(file) == 0 && fsync(fileno(file)) == 0;
}

static bool rename_over(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

/* The new name itself is only safe once the folder is. */
static void sync_folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct text folder = {0};
    if (slash)
        text_add_bytes(&folder, path, (size_t)(slash - path) + 1);
    else
        text_add(&folder, ".");
    int descriptor = open(folder.data, O_RDONLY);
    if (descriptor >= 0) {
        fsync(descriptor);
        close(descriptor);
    }
    text_free(&folder);
}

static bool remove_path(const char *path)
{
    return remove(path) == 0;
}

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* A folder, a device, a pipe: renaming over it would destroy it. */
static bool is_no_plain_file(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

static bool make_one(const char *path)
{
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

void folder_list(const char *path, void (*visit)(const char *name, void *context), void *context)
{
    DIR *folder = opendir(path);
    if (!folder)
        return;
    struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        struct text whole = {0};
        text_add(&whole, "%s/%s", path, entry->d_name);
        if (!is_folder(whole.data))
            visit(entry->d_name, context);
        text_free(&whole);
    }
    closedir(folder);
}

static unsigned long process_number(void)
{
    return (unsigned long)getpid();
}

/* A relative XDG_CACHE_HOME is to be ignored, says its specification. */
bool folder_for_cache(struct text *path, struct fault *fault)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache && *cache == '/')
        text_add(path, "%s/quatuor", cache);
    else if (home && *home)
        text_add(path, "%s/.cache/quatuor", home);
    else
        return fault_set(fault,
                         _("the environment names no folder for this (XDG_CACHE_HOME or HOME)"));
    return true;
}

#ifdef __APPLE__

static bool program_file(struct text *path)
{
    char name[4096];
    uint32_t size = sizeof name;
    if (_NSGetExecutablePath(name, &size) != 0)
        return false;
    text_add(path, "%s", name);
    return true;
}

#else

static bool program_file(struct text *path)
{
    char name[4096];
    ssize_t length = readlink("/proc/self/exe", name, sizeof name);
    if (length <= 0 || (size_t)length == sizeof name)
        return false;
    text_add_bytes(path, name, (size_t)length);
    return true;
}

#endif

static bool is_separator(char c)
{
    return c == '/';
}

#endif

bool folder_of_program(struct text *path)
{
    if (!program_file(path))
        return false;
    while (path->length > 0 && !is_separator(path->data[path->length - 1]))
        path->length--;
    if (path->length > 0)
        path->length--;
    path->data[path->length] = '\0';
    return true;
}

/* In our own words, so that they can be translated and are the same on every system. */
static const char *error_words(int error)
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

static char *read_open_file(FILE *file, size_t limit, size_t *size)
{
    struct text content = {0};
    char block[16384];
    size_t count;
    while (content.length <= limit && (count = fread(block, 1, sizeof block, file)) > 0)
        text_add_bytes(&content, block, count);
    text_add_bytes(&content, "", 0);
    *size = content.length;
    return content.data;
}

static FILE *open_to_read(const char *path, struct fault *fault)
{
    bool folder = is_folder(path);
    FILE *file = folder ? NULL : open_file(path, "rb");
    if (folder)
        fault_set(fault, _("%s: this is a folder, not a file"), path_shown(path));
    else if (!file)
        fault_set(fault, _("%s: cannot be read: %s"), path_shown(path), error_words(errno));
    return file;
}

char *file_read(const char *path, size_t limit, size_t *size, struct fault *fault)
{
    FILE *file = open_to_read(path, fault);
    if (!file)
        return NULL;
    errno = 0;
    char *content = read_open_file(file, limit, size);
    bool broken = ferror(file) != 0;
    int error = errno;
    fclose(file);
    if (!broken && *size <= limit)
        return content;
    free(content);
    if (broken)
        fault_set(fault, _("%s: cannot be read: %s"), path_shown(path), error_words(error));
    else
        fault_set(fault, _("%s: the file is too large (more than %zu bytes)"), path_shown(path),
                  limit);
    return NULL;
}

bool file_read_part(const char *path, size_t offset, void *data, size_t size, struct fault *fault)
{
    FILE *file = open_to_read(path, fault);
    if (!file)
        return false;
    setvbuf(file, NULL, _IONBF, 0); /* what is read is wanted, and nothing else */
    bool read = offset <= LONG_MAX && fseek(file, (long)offset, SEEK_SET) == 0 &&
                fread(data, 1, size, file) == size;
    fclose(file);
    return read ||
           fault_set(fault, _("%s: the file ends too early or cannot be read"), path_shown(path));
}

static bool write_synced(const char *path, const struct file_piece *pieces, int count)
{
    FILE *file = open_file(path, "wb");
    if (!file)
        return false;
    bool written = true;
    for (int i = 0; i < count && written; i++)
        written = fwrite(pieces[i].data, 1, pieces[i].size, file) == pieces[i].size;
    written = written && sync_file(file);
    int error = errno;
    if (fclose(file) != 0 && written)
        return false;
    errno = error;
    return written;
}

bool file_replace(const char *path, const char *data, size_t size, struct fault *fault)
{
    return file_replace_pieces(path, &(struct file_piece){.data = data, .size = size}, 1, fault);
}

bool file_replace_pieces(const char *path, const struct file_piece *pieces, int count,
                         struct fault *fault)
{
    if (is_no_plain_file(path))
        return fault_set(fault, _("%s: cannot be written: it is not an ordinary file"),
                         path_shown(path));
    struct text temporary = {0};
    text_add(&temporary, "%s.%lu.tmp", path, process_number());
    bool done = write_synced(temporary.data, pieces, count) && rename_over(temporary.data, path);
    int error = errno;
    if (done)
        sync_folder_of(path);
    else
        remove_path(temporary.data);
    text_free(&temporary);
    return done ||
           fault_set(fault, _("%s: cannot be written: %s"), path_shown(path), error_words(error));
}

bool file_remove(const char *path, struct fault *fault)
{
    return remove_path(path) ||
           fault_set(fault, _("%s: cannot be removed: %s"), path_shown(path), error_words(errno));
}

bool folder_make(const char *path, struct fault *fault)
{
    struct text part = {0};
    for (const char *end = path; *end; end++) {
        bool last = !end[1];
        if (!last && !is_separator(end[1]))
            continue;
        text_clear(&part);
        text_add_bytes(&part, path, (size_t)(end - path) + 1);
        make_one(part.data);
    }
    text_free(&part);
    return is_folder(path) || fault_set(fault, _("%s: the folder cannot be made: %s"),
                                        path_shown(path), error_words(errno));
}
