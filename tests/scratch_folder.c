/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "scratch_folder.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <unity.h>

#include "base/files.h"

char scratch_folder[] = "/tmp/quatuor test é XXXXXX";

void scratch_open(void)
{
    strcpy(scratch_folder + strlen(scratch_folder) - 6, "XXXXXX");
    TEST_ASSERT_NOT_NULL(mkdtemp(scratch_folder));
}

static void remove_file(const char *name, void *context)
{
    struct fault fault;
    (void)context;
    TEST_ASSERT_TRUE(file_remove(scratch_path(name), &fault));
}

void scratch_close(void)
{
    folder_list(scratch_folder, remove_file, NULL);
    TEST_ASSERT_EQUAL_INT(0, rmdir(scratch_folder));
}

const char *scratch_path(const char *name)
{
    static char path[256];
    snprintf(path, sizeof path, "%s/%s", scratch_folder, name);
    return path;
}

static void count_file(const char *name, void *count)
{
    (void)name;
    ++*(int *)count;
}

int scratch_count(void)
{
    int count = 0;
    folder_list(scratch_folder, count_file, &count);
    return count;
}

void age_file(const char *path, long seconds)
{
    struct timespec times[2] = {{.tv_sec = time(NULL) - seconds}, {.tv_sec = time(NULL) - seconds}};
    TEST_ASSERT_EQUAL_INT(0, utimensat(AT_FDCWD, path, times, 0));
}
