/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>

#include "base/files.h"
#include "base/i18n.h"

#ifdef _WIN32

#include <windows.h>

#include "base/wide.h"

/* An environment variable as UTF-8, allocated. */
static char *system_folder(const char *name)
{
    wchar_t *wide_name = wide_from_utf8(name);
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
        return fault_set(fault, _("there is no folder for this: LOCALAPPDATA is not set"));
    text_add(path, "%s\\quatuor\\cache", folder);
    free(folder);
    return true;
}

bool folder_for_settings(struct text *path)
{
    (void)path;
    return false;
}

bool folder_for_data(struct text *path)
{
    (void)path;
    return false;
}

bool folders_follow_environment(void)
{
    return false;
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

bool is_separator(char c)
{
    return c == '/' || c == '\\';
}

#else

#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

/* The XDG Base Directory Specification requires relative paths to be ignored; a relative home
 * would be another one in every folder. */
static bool xdg_folder(const char *variable, const char *standard, struct text *path)
{
    const char *named = getenv(variable), *home = getenv("HOME");
    if (named && *named == '/')
        text_add(path, "%s/quatuor", named);
    else if (home && *home == '/')
        text_add(path, "%s/%s/quatuor", home, standard);
    else
        return false;
    return true;
}

bool folder_for_cache(struct text *path, struct fault *fault)
{
    return xdg_folder("XDG_CACHE_HOME", ".cache", path) ||
           fault_set(fault,
                     _("there is no folder for this: neither XDG_CACHE_HOME nor HOME is set"));
}

bool folder_for_settings(struct text *path)
{
    return xdg_folder("XDG_CONFIG_HOME", ".config", path);
}

#ifdef __APPLE__

bool folder_for_data(struct text *path)
{
    (void)path;
    return false;
}

bool folders_follow_environment(void)
{
    return false;
}

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

bool folder_for_data(struct text *path)
{
    return xdg_folder("XDG_DATA_HOME", ".local/share", path);
}

bool folders_follow_environment(void)
{
    return true;
}

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

bool is_separator(char c)
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
