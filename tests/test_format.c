/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Texts with numbered arguments, "%2$s %1$s": ours against the C library's, where it can. */
#include "base/format.h"

#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/fault.h"
#include "base/text.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Formats are variables here, as translations are. */
static const char *as_is(const char *format)
{
    return format;
}

#define EXPECT(expected, format, ...)                                                              \
    do {                                                                                           \
        char said[200];                                                                            \
        int length = format_text(said, sizeof said, as_is(format), __VA_ARGS__);                   \
        TEST_ASSERT_EQUAL_STRING(expected, said);                                                  \
        TEST_ASSERT_EQUAL_INT((int)strlen(expected), length);                                      \
    } while (0)

static void test_arguments_in_another_order(void)
{
    EXPECT("Bob beats Ann", "%2$s beats %1$s", "Ann", "Bob");
    EXPECT("3 of a", "%2$d of %1$s", "a", 3);
    EXPECT("a3a", "%1$s%2$d%1$s", "a", 3);
    EXPECT("Ann beats Bob", "%s beats %s", "Ann", "Bob");
}

static void test_every_kind_of_argument(void)
{
    EXPECT("-7 x 12345678901 2.50 q ab", "%6$d %5$c %4$lld %3$.2f %2$c %1$.2s", "abc", 'q', 2.5,
           12345678901LL, 'x', -7);
    EXPECT("18446744073709551615|4294967295|9|ff", "%4$llu|%3$u|%2$zu|%1$x", 255u, (size_t)9,
           4294967295u, 18446744073709551615ULL);
    EXPECT("[  7][7  ][007][+7]", "[%2$3d][%2$-3d][%2$03d][%1$+d]", 7, 7);
    EXPECT("-5 5", "%2$ld %1$zu", (size_t)5, -5L);
}

static void test_per_cent_signs(void)
{
    EXPECT("50 % of 3", "%2$d %% of %1$d", 3, 50);
    EXPECT("%%3%%", "%%%%%1$d%%%%", 3);
    EXPECT("100%", "%1$d%%", 100);
}

/* As with snprintf, the length is that of the whole text. */
static void test_a_text_that_does_not_fit_is_cut(void)
{
    for (size_t size = 0; size < 20; size++) {
        char ours[20], theirs[20];
        memset(ours, 'x', sizeof ours);
        memset(theirs, 'x', sizeof theirs);
        TEST_ASSERT_EQUAL_INT(15, format_text(size ? ours : NULL, size,
                                              as_is("%2$s, 50%% %1$s %3$d"), "Ann", "Bob", 12));
        snprintf(theirs, size, "%s", "Bob, 50% Ann 12");
        TEST_ASSERT_EQUAL_MEMORY(theirs, ours, sizeof ours);
    }
}

/* Such formats never pass the check of placeholders; they must still do no harm. */
static void test_formats_that_are_not_numbered_throughout(void)
{
    char text[40];
    format_text(text, sizeof text, as_is("costs 5$"), 1);
    TEST_ASSERT_EQUAL_STRING("costs 5$", text);
    EXPECT("5$ a", "5$ %s", "a");
}

static void test_longer_texts_and_faults(void)
{
    struct text text = {0};
    struct fault fault;
    text_add(&text, as_is("%2$s-%1$d."), 4, "a text longer than any small buffer would be");
    TEST_ASSERT_EQUAL_STRING("a text longer than any small buffer would be-4.", text.data);
    text_free(&text);
    TEST_ASSERT_FALSE(fault_set(&fault, as_is("%2$s: %1$s"), "damaged", "file"));
    TEST_ASSERT_EQUAL_STRING("file: damaged", fault.text);
}

static void test_printing(void)
{
    FILE *file = tmpfile();
    char text[100] = "";
    TEST_ASSERT_NOT_NULL(file);
    TEST_ASSERT_EQUAL_INT(6, format_print(file, as_is("%2$s %1$d\n"), 12, "ab"));
    TEST_ASSERT_EQUAL_INT(2, format_print(file, as_is("%d\n"), 3));
    rewind(file);
    TEST_ASSERT_EQUAL_size_t(8, fread(text, 1, sizeof text - 1, file));
    TEST_ASSERT_EQUAL_STRING("ab 12\n3\n", text);
    fclose(file);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_arguments_in_another_order);
    RUN_TEST(test_every_kind_of_argument);
    RUN_TEST(test_per_cent_signs);
    RUN_TEST(test_a_text_that_does_not_fit_is_cut);
    RUN_TEST(test_formats_that_are_not_numbered_throughout);
    RUN_TEST(test_longer_texts_and_faults);
    RUN_TEST(test_printing);
    return UNITY_END();
}
