/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The list of mistakes to try again: noted once, struck off, bounded, and safe from damage. */
#include "play/mistakes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "scratch_folder.h"

static struct mistakes mistakes;
static char path[1000];
static struct fault fault;

void setUp(void)
{
    scratch_open();
    snprintf(path, sizeof path, "%s", scratch_path("mistakes.txt"));
}

void tearDown(void)
{
    scratch_close();
}

static void note(const char *file, int step)
{
    TEST_ASSERT_TRUE_MESSAGE(mistakes_note(path, file, &step, 1, &fault), fault.text);
}

static void read(void)
{
    TEST_ASSERT_TRUE_MESSAGE(mistakes_read(&mistakes, path, &fault), fault.text);
}

static void test_noted_once_and_struck_off(void)
{
    read();
    TEST_ASSERT_EQUAL_INT(0, mistakes.count);
    note("a game.quatuor", 4);
    note("a game.quatuor", 9);
    note("a game.quatuor", 4);
    read();
    TEST_ASSERT_EQUAL_INT(2, mistakes_open(&mistakes));
    TEST_ASSERT_TRUE(mistakes_solve(path, "a game.quatuor", 4, &fault));
    TEST_ASSERT_TRUE(mistakes_solve(path, "another.quatuor", 4, &fault));
    note("a game.quatuor", 4); /* reviewed again: it stays solved */
    read();
    TEST_ASSERT_EQUAL_INT(1, mistakes_open(&mistakes));
    TEST_ASSERT_EQUAL_INT(9, mistakes.list[1].step);
    TEST_ASSERT_FALSE(mistakes.list[1].solved);
}

static void test_the_oldest_make_room(void)
{
    enum { STEPS = MISTAKES_MAX + 5 };
    int steps[STEPS];
    for (int i = 0; i < STEPS; i++)
        steps[i] = i;
    TEST_ASSERT_TRUE(mistakes_note(path, "long.quatuor", steps, STEPS, &fault));
    read();
    TEST_ASSERT_EQUAL_INT(MISTAKES_MAX, mistakes.count);
    TEST_ASSERT_EQUAL_INT(5, mistakes.list[0].step);
}

static void test_damaged_lines_are_skipped(void)
{
    static const char text[] = "quatuor mistakes 1\n"
                               "open 4 a.quatuor\n"
                               "open x a.quatuor\n"
                               "shut 4 b.quatuor\n"
                               "open 5 ../b.quatuor\n"
                               "open 6\n"
                               "open 7 c.txt\n";
    TEST_ASSERT_TRUE(file_replace(path, text, sizeof text - 1, &fault));
    read();
    TEST_ASSERT_EQUAL_INT(1, mistakes.count);
    TEST_ASSERT_EQUAL_INT(5, mistakes.damaged);
}

static void expect_file(const char *text)
{
    size_t size;
    char *data = file_read(path, 10000, &size, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(data, fault.text);
    TEST_ASSERT_EQUAL_STRING(text, data);
    free(data);
}

/* Perhaps a later version knows what they mean, or somebody can mend them. */
static void test_lines_that_are_not_understood_stay(void)
{
    static const char text[] = "quatuor mistakes 1\n"
                               "asleep 4 b.quatuor why\n"
                               "open 4 a.quatuor\r\n"
                               "open 6\n";
    TEST_ASSERT_TRUE(file_replace(path, text, sizeof text - 1, &fault));
    note("c.quatuor", 8);
    expect_file("quatuor mistakes 1\nopen 4 a.quatuor\nopen 8 c.quatuor\n"
                "asleep 4 b.quatuor why\nopen 6\n");
    TEST_ASSERT_TRUE(mistakes_solve(path, "a.quatuor", 4, &fault));
    expect_file("quatuor mistakes 1\nsolved 4 a.quatuor\nopen 8 c.quatuor\n"
                "asleep 4 b.quatuor why\nopen 6\n");
}

static void test_a_newer_file_is_left_alone(void)
{
    static const char text[] = "quatuor mistakes 2\n";
    int step = 3;
    TEST_ASSERT_TRUE(file_replace(path, text, sizeof text - 1, &fault));
    TEST_ASSERT_FALSE(mistakes_note(path, "a.quatuor", &step, 1, &fault));
    expect_file(text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_noted_once_and_struck_off);
    RUN_TEST(test_the_oldest_make_room);
    RUN_TEST(test_damaged_lines_are_skipped);
    RUN_TEST(test_lines_that_are_not_understood_stay);
    RUN_TEST(test_a_newer_file_is_left_alone);
    return UNITY_END();
}
