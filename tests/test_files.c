/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Files: complete reads, and replacing that keeps the old file if it fails. */
#define _POSIX_C_SOURCE 200809L
#include "base/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unity.h>

#include "scratch_folder.h"

static struct fault fault;

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
}

void tearDown(void)
{
    scratch_close();
}

static void assert_content(const char *name, const char *content)
{
    size_t size;
    char *data = file_read(scratch_path(name), 1 << 20, &size, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(data, fault.text);
    TEST_ASSERT_EQUAL_STRING(content, data);
    TEST_ASSERT_EQUAL_size_t(strlen(content), size);
    free(data);
}

/* ---- writing and reading ---- */

static void test_files_survive_writing_and_reading(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("a"), "one\n", 4, &fault));
    assert_content("a", "one\n");
    TEST_ASSERT_TRUE(file_replace(scratch_path("a"), "two two\n", 8, &fault));
    assert_content("a", "two two\n");
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

static void test_names_may_have_spaces_and_accents(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("partie d'été — 1 %s.quatuor"), "x", 1, &fault));
    assert_content("partie d'été — 1 %s.quatuor", "x");
}

static void test_an_empty_file(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("empty"), "", 0, &fault));
    assert_content("empty", "");
}

static void test_any_bytes(void)
{
    size_t size;
    TEST_ASSERT_TRUE(file_replace(scratch_path("bytes"), "a\0\xff\r\n", 5, &fault));
    char *data = file_read(scratch_path("bytes"), 100, &size, &fault);
    TEST_ASSERT_EQUAL_size_t(5, size);
    TEST_ASSERT_EQUAL_MEMORY("a\0\xff\r\n", data, 6);
    free(data);
}

static void test_a_file_of_exactly_the_limit_is_read_and_a_larger_one_is_not(void)
{
    size_t size;
    char big[40000], message[400];
    memset(big, 'b', sizeof big);
    TEST_ASSERT_TRUE(file_replace(scratch_path("big"), big, sizeof big, &fault));
    char *data = file_read(scratch_path("big"), sizeof big, &size, &fault);
    TEST_ASSERT_NOT_NULL(data);
    TEST_ASSERT_EQUAL_size_t(sizeof big, size);
    free(data);
    TEST_ASSERT_NULL(file_read(scratch_path("big"), sizeof big - 1, &size, &fault));
    snprintf(message, sizeof message, "%s: the file is too large (more than 39999 bytes)",
             scratch_path("big"));
    TEST_ASSERT_EQUAL_STRING(message, fault.text);
}

static void assert_not_read(const char *name, const char *reason)
{
    size_t size;
    char message[400];
    TEST_ASSERT_NULL(file_read(name, 100, &size, &fault));
    snprintf(message, sizeof message, "%s: %s", name, reason);
    TEST_ASSERT_EQUAL_STRING(message, fault.text);
}

static void test_unreadable_files(void)
{
    assert_not_read(scratch_path("missing"), "cannot be read: No such file or directory");
    assert_not_read(scratch_folder, "this is a folder, not a file");
    char part[1], message[400];
    errno = ENOSPC; /* left over from an earlier call */
    TEST_ASSERT_FALSE(file_read_part(scratch_folder, 0, part, 1, &fault));
    snprintf(message, sizeof message, "%s: this is a folder, not a file", scratch_folder);
    TEST_ASSERT_EQUAL_STRING(message, fault.text);
}

/* Neither waits for a writer of a pipe nor reads a device endlessly. */
static void test_only_ordinary_files_are_read(void)
{
    char part[1];
    TEST_ASSERT_EQUAL_INT(0, mkfifo(scratch_path("pipe"), 0666));
    assert_not_read(scratch_path("pipe"), "cannot be read: it is not an ordinary file");
    TEST_ASSERT_FALSE(file_read_part(scratch_path("pipe"), 0, part, 1, &fault));
    assert_not_read("/dev/zero", "cannot be read: it is not an ordinary file");
    assert_not_read("/dev/null", "cannot be read: it is not an ordinary file");
}

/* ---- failing writes ---- */

static void assert_not_written(const char *name, const char *reason)
{
    char message[400];
    TEST_ASSERT_FALSE(file_replace(name, "new", 3, &fault));
    snprintf(message, sizeof message, "%s: cannot be written: %s", name, reason);
    TEST_ASSERT_EQUAL_STRING(message, fault.text);
}

static void test_unwritable_files(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("file"), "old", 3, &fault));
    assert_not_written(scratch_path("missing/file"), "No such file or directory");
    assert_not_written(scratch_path("file/inside"), "Not a directory");
    assert_not_written(scratch_folder, "it is not an ordinary file");
    assert_not_written("/dev/full", "it is not an ordinary file");
    TEST_ASSERT_FALSE(file_append_line("/dev/full", "line\n", &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "it is not an ordinary file"));
    assert_content("file", "old");
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

/* The end of a path matters more than its start, and the reason most of all. */
static void test_the_reason_fits_after_the_longest_path(void)
{
    char endless[2000];
    size_t size;
    strcpy(endless, "/nowhere/");
    for (size_t i = strlen(endless); i < sizeof endless - 20; i += 2)
        memcpy(endless + i, i % 100 == 1 ? "//" : "é", 3);
    strcat(endless, "/game.quatuor");
    TEST_ASSERT_NULL(file_read(endless, 100, &size, &fault));
    TEST_ASSERT_NOT_NULL(
        strstr(fault.text, "/game.quatuor: cannot be read: No such file or directory"));
    TEST_ASSERT_TRUE((fault.text[0] & 0xc0) != 0x80);
    TEST_ASSERT_FALSE(file_replace(endless, "x", 1, &fault));
    TEST_ASSERT_NOT_NULL(
        strstr(fault.text, "/game.quatuor: cannot be written: No such file or directory"));
    TEST_ASSERT_FALSE(file_remove(endless, &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "/game.quatuor: cannot be removed:"));
}

/* Root may write anywhere, so the test drops its rights for a moment. */
static void test_a_folder_that_may_not_be_written_keeps_the_old_file(void)
{
    bool root = geteuid() == 0;
    TEST_ASSERT_TRUE(file_replace(scratch_path("kept"), "old", 3, &fault));
    TEST_ASSERT_EQUAL_INT(0, chmod(scratch_folder, 0555));
    if (root)
        TEST_ASSERT_EQUAL_INT(0, seteuid(65534));
    bool written = file_replace(scratch_path("kept"), "new", 3, &fault);
    if (root)
        TEST_ASSERT_EQUAL_INT(0, seteuid(0));
    chmod(scratch_folder, 0755);
    TEST_ASSERT_FALSE(written);
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "kept: cannot be written: Permission denied"));
    assert_content("kept", "old");
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

/* A file size limit fails in the middle of writing, like a full disk. */
static void test_a_disk_that_fills_up_keeps_the_old_file(void)
{
    static char big[200000];
    struct rlimit before, small;
    memset(big, 'n', sizeof big);
    TEST_ASSERT_TRUE(file_replace(scratch_path("kept"), "old", 3, &fault));
    getrlimit(RLIMIT_FSIZE, &before);
    small = before;
    small.rlim_cur = 50000;
    setrlimit(RLIMIT_FSIZE, &small);
    bool written = file_replace(scratch_path("kept"), big, sizeof big, &fault);
    setrlimit(RLIMIT_FSIZE, &before);
    TEST_ASSERT_FALSE(written);
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "kept: cannot be written: File too large"));
    assert_content("kept", "old");
    TEST_ASSERT_EQUAL_INT(1, scratch_count());
}

/* ---- folders ---- */

static void test_folders_are_made_with_those_above(void)
{
    TEST_ASSERT_TRUE(folder_make(scratch_path("été/a b"), &fault));
    TEST_ASSERT_TRUE(folder_make(scratch_path("été/a b"), &fault));
    TEST_ASSERT_EQUAL_INT(0, rmdir(scratch_path("été/a b")));
    TEST_ASSERT_EQUAL_INT(0, rmdir(scratch_path("été")));
}

static void test_a_folder_cannot_be_made_below_a_file(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("file"), "x", 1, &fault));
    TEST_ASSERT_FALSE(folder_make(scratch_path("file/below"), &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "the folder cannot be created: Not a directory"));
    TEST_ASSERT_FALSE(folder_make(scratch_path("file"), &fault));
}

static void test_a_listing_names_files_but_not_folders(void)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path("one"), "", 0, &fault));
    TEST_ASSERT_TRUE(file_replace(scratch_path("two"), "", 0, &fault));
    TEST_ASSERT_TRUE(folder_make(scratch_path("below"), &fault));
    TEST_ASSERT_EQUAL_INT(2, scratch_count());
    TEST_ASSERT_EQUAL_INT(0, rmdir(scratch_path("below")));
}

static void refuse_file(const char *name, void *context)
{
    (void)context;
    TEST_FAIL_MESSAGE(name);
}

static void test_a_missing_folder_lists_nothing(void)
{
    folder_list(scratch_path("missing"), refuse_file, NULL);
}

static void test_a_missing_file_cannot_be_removed(void)
{
    TEST_ASSERT_FALSE(file_remove(scratch_path("missing"), &fault));
    TEST_ASSERT_NOT_NULL(
        strstr(fault.text, "missing: cannot be removed: No such file or directory"));
}

/* The specification demands it for all of them. */
static void test_relative_xdg_variables_are_ignored(void)
{
    static const char *const variables[] = {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"};
    static const char *const standard[] = {"/home/ada/.cache/quatuor", "/home/ada/.config/quatuor",
                                           "/home/ada/.local/share/quatuor"};
    char *former_home = getenv("HOME") ? strdup(getenv("HOME")) : NULL;
    setenv("HOME", "/home/ada", 1);
    for (int i = 0; i < 3; i++) {
        char *former = getenv(variables[i]) ? strdup(getenv(variables[i])) : NULL;
        for (int absolute = 0; absolute < 2; absolute++) {
            struct text path = {0};
            setenv(variables[i], absolute ? "/elsewhere" : "else/where", 1);
            TEST_ASSERT_TRUE(i == 0   ? folder_for_cache(&path, &fault)
                             : i == 1 ? folder_for_settings(&path)
                                      : folder_for_data(&path));
            TEST_ASSERT_EQUAL_STRING(absolute ? "/elsewhere/quatuor" : standard[i], path.data);
            text_free(&path);
        }
        if (former)
            setenv(variables[i], former, 1);
        else
            unsetenv(variables[i]);
        free(former);
    }
    if (former_home)
        setenv("HOME", former_home, 1);
    free(former_home);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_files_survive_writing_and_reading);
    RUN_TEST(test_names_may_have_spaces_and_accents);
    RUN_TEST(test_an_empty_file);
    RUN_TEST(test_any_bytes);
    RUN_TEST(test_a_file_of_exactly_the_limit_is_read_and_a_larger_one_is_not);
    RUN_TEST(test_unreadable_files);
    RUN_TEST(test_only_ordinary_files_are_read);
    RUN_TEST(test_unwritable_files);
    RUN_TEST(test_the_reason_fits_after_the_longest_path);
    RUN_TEST(test_a_folder_that_may_not_be_written_keeps_the_old_file);
    RUN_TEST(test_a_disk_that_fills_up_keeps_the_old_file);
    RUN_TEST(test_folders_are_made_with_those_above);
    RUN_TEST(test_a_folder_cannot_be_made_below_a_file);
    RUN_TEST(test_a_listing_names_files_but_not_folders);
    RUN_TEST(test_a_missing_folder_lists_nothing);
    RUN_TEST(test_a_missing_file_cannot_be_removed);
    RUN_TEST(test_relative_xdg_variables_are_ignored);
    return UNITY_END();
}
