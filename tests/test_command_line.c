/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The table-driven command line of both programs. */
#include "base/command_line.h"

#include <string.h>
#include <unity.h>

struct read {
    bool loud;
    const char *file;
    uint64_t number;
    int called;
};

static struct read read;
static const char *words[2];
static struct fault fault;

void setUp(void)
{
    read = (struct read){.loud = false};
    memset(words, 0, sizeof words);
    fault.text[0] = '\0';
}

void tearDown(void)
{
}

static bool take_call(void *into, const char *value, struct fault *why)
{
    struct read *place = into;
    place->called++;
    return strcmp(value, "bad") != 0 || fault_set(why, "bad it is");
}

static const struct command_option options[] = {
    {"--loud", ARGUMENT_FLAG, offsetof(struct read, loud), .help = "make noise"},
    {"--file", ARGUMENT_TEXT, offsetof(struct read, file), .value = "FILE", .help = "read it"},
    {"--number", ARGUMENT_NUMBER, offsetof(struct read, number), 2, 9, .value = "N"},
    {"--call", ARGUMENT_CALL, .take = take_call},
    {"--rare", ARGUMENT_FLAG, offsetof(struct read, loud), .groups = 2},
    {.name = NULL},
};

static int read_line(unsigned groups, int count, char **list)
{
    struct command_line line = {.options = options,
                                .groups = groups,
                                .into = &read,
                                .name = "test",
                                .see = "test --help",
                                .words = words,
                                .words_max = 2};
    return command_line_read(&line, count, list, &fault);
}

#define READ(groups, ...)                                                                          \
    read_line(groups, sizeof((char *[]){__VA_ARGS__}) / sizeof(char *), (char *[]){__VA_ARGS__})

static void test_all_kinds(void)
{
    TEST_ASSERT_EQUAL_INT(
        1, READ(0, "--loud", "word", "--file", "a", "--number=7", "--call", "x", "--call=y"));
    TEST_ASSERT_TRUE(read.loud);
    TEST_ASSERT_EQUAL_STRING("a", read.file);
    TEST_ASSERT_EQUAL_UINT64(7, read.number);
    TEST_ASSERT_EQUAL_INT(2, read.called);
    TEST_ASSERT_EQUAL_STRING("word", words[0]);
}

static void test_after_two_dashes_all_are_words(void)
{
    TEST_ASSERT_EQUAL_INT(2, READ(0, "--", "--loud", "-x"));
    TEST_ASSERT_FALSE(read.loud);
    TEST_ASSERT_EQUAL_STRING("-x", words[1]);
}

static void test_a_lone_dash_is_a_word(void)
{
    TEST_ASSERT_EQUAL_INT(1, READ(0, "-"));
}

static void test_groups(void)
{
    TEST_ASSERT_EQUAL_INT(-1, READ(1, "--rare"));
    TEST_ASSERT_EQUAL_INT(0, READ(3, "--rare"));
}

static void assert_refused(int result, const char *says)
{
    TEST_ASSERT_EQUAL_INT(-1, result);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(fault.text, says), fault.text);
}

static void test_errors_are_reported(void)
{
    assert_refused(READ(0, "--unknown"), "'test' has no option '--unknown' (see test --help)");
    assert_refused(READ(0, "--lou"), "--lou");
    assert_refused(READ(0, "--loud=1"), "--loud takes no value");
    assert_refused(READ(0, "--file"), "--file needs a value");
    assert_refused(READ(0, "--file="), "--file needs a value");
    assert_refused(READ(0, "--file=a", "--file=b"), "--file is given twice");
    assert_refused(READ(0, "--number", "1"), "from 2 to 9, not '1'");
    assert_refused(READ(0, "--number", "-3"), "'-3'");
    assert_refused(READ(0, "--number", "99999999999999999999"), "'99999999999999999999'");
    assert_refused(READ(0, "--number", ""), "--number");
    assert_refused(READ(0, "--call", "bad"), "bad it is");
    assert_refused(READ(0, "a", "b", "c"), "unexpected argument 'c' for 'test'");
}

static void test_help_is_the_table(void)
{
    struct text text = {0};
    command_line_help(options, &text);
    TEST_ASSERT_EQUAL_STRING("  --loud                 make noise\n"
                             "  --file FILE            read it\n",
                             text.data);
    text_free(&text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_kinds);
    RUN_TEST(test_after_two_dashes_all_are_words);
    RUN_TEST(test_a_lone_dash_is_a_word);
    RUN_TEST(test_groups);
    RUN_TEST(test_errors_are_reported);
    RUN_TEST(test_help_is_the_table);
    return UNITY_END();
}
