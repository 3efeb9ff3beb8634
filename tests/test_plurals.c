/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The plural rules in the headers of po/, against tables of numbers for every language. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/plural.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Which form each of these numbers takes: 0 one, 1 few or other, 2 many. */
static const unsigned long numbers[] = {0,   1,   2,   3,   4,   5,   9,    10,   11,  12,
                                        14,  20,  21,  22,  24,  25,  31,   100,  101, 102,
                                        105, 111, 112, 114, 121, 122, 1000, 1001, 1002};
static const char two_forms[] = "10111111111111111111111111111";
static const char none_is_one[] = "00111111111111111111111111111";
static const struct {
    const char *code;
    unsigned forms;
    const char *expected;
} table[] = {
    {"de", 2, two_forms},
    {"es", 2, two_forms},
    {"fr", 2, none_is_one},
    {"it", 2, two_forms},
    {"nl", 2, two_forms},
    {"pt_BR", 2, none_is_one},
    {"pl", 3, "20111222222221122221222221221"},
    {"cs", 3, "20111222222222222222222222222"},
    {"uk", 3, "20111222222201120201222201201"},
};

/* The header of a .po file as msgfmt would write it. */
static void read_header(const char *code, char header[2000])
{
    char path[100];
    size_t size, used = 0;
    snprintf(path, sizeof path, "../po/%s.po", code);
    char *text = file_read(path, 8 << 20, &size, NULL);
    TEST_ASSERT_NOT_NULL_MESSAGE(text, path);
    char *end = strstr(text, "\n\n");
    TEST_ASSERT_NOT_NULL(end);
    *end = '\0';
    for (char *line = strstr(text, "\n\""); line && used < 1900; line = strstr(line, "\n\"")) {
        for (line += 2; *line && !(line[0] == '"' && (line[1] == '\n' || !line[1])); line++) {
            bool escape = line[0] == '\\' && line[1] == 'n';
            header[used++] = escape ? '\n' : *line;
            line += escape;
        }
    }
    header[used] = '\0';
    free(text);
}

static void test_each_number_takes_its_form(void)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        char header[2000];
        struct plural plural;
        read_header(table[i].code, header);
        TEST_ASSERT_TRUE_MESSAGE(plural_read(&plural, header), table[i].code);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(table[i].forms, plural.forms, table[i].code);
        size_t count = sizeof numbers / sizeof *numbers;
        TEST_ASSERT_EQUAL_size_t_MESSAGE(count, strlen(table[i].expected), table[i].code);
        for (size_t j = 0; j < count; j++) {
            char where[40];
            snprintf(where, sizeof where, "%s %lu", table[i].code, numbers[j]);
            TEST_ASSERT_EQUAL_UINT_MESSAGE((unsigned)(table[i].expected[j] - '0'),
                                           plural_form(&plural, numbers[j]), where);
        }
    }
}

/* A new language needs a row above. */
static void test_every_language_is_in_the_table(void)
{
    size_t size;
    char *list = file_read("../po/LINGUAS", 1000, &size, NULL), code[16];
    int length;
    TEST_ASSERT_NOT_NULL(list);
    for (const char *at = list; sscanf(at, "%15s%n", code, &length) == 1; at += length) {
        bool found = false;
        for (size_t i = 0; i < sizeof table / sizeof *table; i++)
            found = found || strcmp(table[i].code, code) == 0;
        TEST_ASSERT_TRUE_MESSAGE(found, code);
    }
    free(list);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_each_number_takes_its_form);
    RUN_TEST(test_every_language_is_in_the_table);
    return UNITY_END();
}
