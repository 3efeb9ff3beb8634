/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _GNU_SOURCE
#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime.h"

enum { CANNOT_START = 127 };

static const char help[] =
    "This file is an AppImage: it runs without being installed.\n"
    "  --appimage-extract [PATTERN]   unpack it into squashfs-root\n"
    "  --appimage-extract-and-run …   unpack and run it, where FUSE is not allowed\n"
    "                                 (or APPIMAGE_EXTRACT_AND_RUN=1 in the environment)\n"
    "  --appimage-mount               mount it and wait; Ctrl-C ends\n"
    "  --appimage-offset              print where the file system begins\n"
    "  --appimage-version             print the version of this runtime\n"
    "  --appimage-help                print this text\n"
    "Other arguments are passed to the application. TMPDIR is the temporary folder (/tmp).\n";

bool complain(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fputs("runtime: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    return false;
}

static bool make_folder(char folder[PATH_MAX])
{
    const char *place = getenv("TMPDIR");
    int length = snprintf(folder, PATH_MAX, "%s/.mount_XXXXXX", place && *place ? place : "/tmp");
    if (length < 0 || length >= PATH_MAX || !mkdtemp(folder))
        return complain("cannot create a folder in %s: %s; set TMPDIR to another one",
                        place && *place ? place : "/tmp", strerror(errno));
    return true;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *where)
{
    (void)status, (void)kind, (void)where;
    remove(path);
    return 0;
}

static void remove_folder(const char *folder)
{
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* Becomes the application; returns only when that fails. */
static int start(const struct image *image, const char *folder, char **arguments)
{
    char path[PATH_MAX + 8], here[PATH_MAX];
    snprintf(path, sizeof path, "%s/AppRun", folder);
    setenv("APPIMAGE", image->path, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    if (getcwd(here, sizeof here))
        setenv("OWD", here, 1);
    arguments[0] = path;
    execv(path, arguments);
    complain("%s cannot be started: %s; set TMPDIR to a folder where programs may run", path,
             strerror(errno));
    return CANNOT_START;
}

static volatile sig_atomic_t application, ended;

static void pass_on(int number)
{
    ended = number;
    if (application > 0)
        kill((pid_t)application, number);
}

/* From now on we clean up even if a signal ends us, also while unpacking. */
static void catch_signals(void)
{
    signal(SIGTERM, pass_on);
    signal(SIGHUP, pass_on);
    signal(SIGINT, pass_on);
}

/* Waits for the application and returns its exit code. */
static int wait_for(pid_t child)
{
    int status = 0;
    application = child;
    signal(SIGINT, SIG_IGN); /* a terminal sends it to the application as well */
    signal(SIGQUIT, SIG_IGN);
    if (ended)
        kill(child, ended);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int run_extracted(const struct image *image, char **arguments)
{
    char folder[PATH_MAX];
    if (!make_folder(folder))
        return CANNOT_START;
    int code = CANNOT_START;
    catch_signals();
    bool unpacked = image_extract(image, folder, NULL, false);
    if (ended) {
        code = 128 + ended;
    } else if (unpacked) {
        pid_t child = fork();
        if (child == 0)
            _exit(start(image, folder, arguments));
        if (child > 0)
            code = wait_for(child);
        else
            complain("no process can be started: %s", strerror(errno));
    }
    remove_folder(folder);
    return code;
}

static int run_mounted(const struct image *image, char **arguments)
{
    char folder[PATH_MAX];
    if (!make_folder(folder))
        return CANNOT_START;
    if (image_mount(image, folder) >= 0)
        return start(image, folder, arguments); /* the mount ends with the application */
    rmdir(folder);
    if (getenv("APPIMAGE_DEBUG"))
        complain("this machine does not allow FUSE; unpacking instead");
    return run_extracted(image, arguments);
}

static int mount_and_wait(const struct image *image)
{
    char folder[PATH_MAX];
    sigset_t ends;
    int number;
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGHUP);
    if (!make_folder(folder))
        return CANNOT_START;
    if (image_mount(image, folder) < 0) {
        rmdir(folder);
        complain("this machine does not allow FUSE; --appimage-extract unpacks instead");
        return CANNOT_START;
    }
    sigprocmask(SIG_BLOCK, &ends, NULL);
    puts(folder);
    fflush(stdout);
    sigwait(&ends, &number);
    return 0;
}

static int run_option(const struct image *image, const char *option, char **arguments)
{
    if (strcmp(option, "extract") == 0)
        return image_extract(image, "squashfs-root", arguments[2], true) ? 0 : 1;
    if (strcmp(option, "extract-and-run") == 0) {
        arguments[1] = arguments[0];
        return run_extracted(image, arguments + 1);
    }
    if (strcmp(option, "mount") == 0)
        return mount_and_wait(image);
    if (strcmp(option, "offset") == 0)
        printf("%zu\n", image->offset);
    else if (strcmp(option, "version") == 0)
        puts("Quatuor's AppImage runtime " RUNTIME_VERSION);
    else if (strcmp(option, "help") == 0)
        fputs(help, stdout);
    else {
        complain("unknown option --appimage-%s (see --appimage-help)", option);
        return 2;
    }
    return 0;
}

int main(int count, char **arguments)
{
    struct image image;
    const char *extract = getenv("APPIMAGE_EXTRACT_AND_RUN");
    if (count < 1 || !image_find(&image))
        return CANNOT_START;
    if (count > 1 && strncmp(arguments[1], "--appimage-", 11) == 0)
        return run_option(&image, arguments[1] + 11, arguments);
    if (extract && *extract && strcmp(extract, "0") != 0)
        return run_extracted(&image, arguments);
    return run_mounted(&image, arguments);
}
