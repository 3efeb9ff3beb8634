/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Which language is used: by choice, by environment, by availability. */
#define _POSIX_C_SOURCE 200809L
#include "base/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/i18n.h"

static const char *const variables[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
static char folder[] = "/tmp/quatuor languages XXXXXX";

/* The smallest catalogue with a name: two strings besides its tables. */
static void write_catalogue(const char *code, const char *own_name)
{
    char path[300];
    unsigned char bytes[200] = {0xde, 0x12, 0x04, 0x95};
    static const char original[] = "English";
    size_t text = 44, name = strlen(own_name);
    bytes[8] = 1;
    bytes[12] = 28;
    bytes[16] = 36;
    bytes[28] = sizeof original - 1;
    bytes[32] = (unsigned char)text;
    bytes[36] = (unsigned char)name;
    bytes[40] = (unsigned char)(text + sizeof original);
    memcpy(bytes + text, original, sizeof original);
    memcpy(bytes + text + sizeof original, own_name, name + 1);
    snprintf(path, sizeof path, "%s/%s.mo", folder, code);
    TEST_ASSERT_TRUE(file_replace(path, (char *)bytes, text + sizeof original + name + 1, NULL));
}

static void write_junk(const char *file)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, file);
    TEST_ASSERT_TRUE(file_replace(path, "junk", 4, NULL));
}

void setUp(void)
{
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        unsetenv(variables[i]);
    language_set_folder(folder);
    language_set_complete(1);
}

void tearDown(void)
{
    language_set_folder(NULL);
    language_set_complete(0);
}

static void expect_system(const char *expected)
{
    char code[LANGUAGE_CODE];
    language_of_system(code);
    TEST_ASSERT_EQUAL_STRING(expected, code);
}

static void test_the_environment_chooses(void)
{
    expect_system("en");
    setenv("LANG", "fr_FR.UTF-8", 1);
    expect_system("fr");
    setenv("LC_MESSAGES", "de_DE.UTF-8", 1);
    expect_system("de");
    setenv("LC_ALL", "fr_CA", 1);
    expect_system("fr_CA");
    setenv("LC_ALL", "C", 1);
    expect_system("en");
    setenv("LC_ALL", "C.UTF-8", 1);
    expect_system("en");
    setenv("LC_ALL", "", 1); /* set to empty counts as unset */
    expect_system("de");
}

static void test_locales_in_all_their_spellings(void)
{
    static const char *const spellings[][2] = {
        {"fr", "fr"},
        {"fr_FR", "fr"},
        {"fr_BE@euro", "fr"},
        {"fr-FR", "fr"},
        {"fr_CA", "fr_CA"},
        {"fr-CA.UTF-8", "fr_CA"},
        {"en_GB.UTF-8", "en"},
        {"xx_YY", "en"},
        {"frr_DE", "en"},
        {"POSIX", "en"},
        {"C", "en"},
        {"../fr", "en"},
        {"a_name_longer_than_any_language_has", "en"},
        {"broken", "en"},
    };
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        setenv("LANG", spellings[i][0], 1);
        expect_system(spellings[i][1]);
    }
}

static void test_a_list_of_languages_by_preference(void)
{
    setenv("LANG", "en_GB.UTF-8", 1);
    setenv("LANGUAGE", "xx:de_AT:fr", 1);
    expect_system("de");
    setenv("LANGUAGE", "xx:yy", 1);
    expect_system("en");
    setenv("LANGUAGE", "fr", 1);
    setenv("LANG", "C", 1); /* no translation wanted */
    expect_system("en");
}

static void test_a_language_is_used(void)
{
    struct fault fault;
    TEST_ASSERT_TRUE(language_use("fr", &fault));
    TEST_ASSERT_EQUAL_STRING("fr", language_in_use());
    TEST_ASSERT_EQUAL_STRING("français", tr("English"));
    TEST_ASSERT_TRUE(language_use("fr_CA.UTF-8", &fault));
    TEST_ASSERT_EQUAL_STRING("québécois", tr("English"));
    TEST_ASSERT_TRUE(language_use("en", &fault));
    TEST_ASSERT_EQUAL_STRING("English", tr("English"));
    setenv("LANG", "de_DE.UTF-8", 1);
    TEST_ASSERT_TRUE(language_use("", &fault));
    TEST_ASSERT_EQUAL_STRING("Deutsch", tr("English"));
}

static void test_an_unknown_language_changes_nothing(void)
{
    struct fault fault;
    TEST_ASSERT_TRUE(language_use("fr", &fault));
    TEST_ASSERT_FALSE(language_use("xx", &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "xx"));
    TEST_ASSERT_FALSE(language_use("damaged", &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "damaged.mo"));
    TEST_ASSERT_EQUAL_STRING("fr", language_in_use());
    TEST_ASSERT_EQUAL_STRING("français", tr("English"));
}

/* A text on its way to the screen may be read after the language has changed. */
static void test_text_outlives_a_change_of_language(void)
{
    TEST_ASSERT_TRUE(language_use("fr", NULL));
    const char *held = tr("English");
    for (int i = 0; i < 100; i++)
        TEST_ASSERT_TRUE(language_use(i % 2 ? "fr" : "de", NULL));
    TEST_ASSERT_EQUAL_STRING("français", held);
    TEST_ASSERT_EQUAL_PTR(held, tr("English"));
}

static void test_the_list_of_languages(void)
{
    struct language list[LANGUAGES_MAX];
    TEST_ASSERT_EQUAL_INT(4, languages_list(list)); /* without the damaged one */
    static const char *const expected[][2] = {
        {"en", "English"}, {"de", "Deutsch"}, {"fr", "français"}, {"fr_CA", "québécois"}};
    for (int i = 0; i < 4; i++) {
        TEST_ASSERT_EQUAL_STRING(expected[i][0], list[i].code);
        TEST_ASSERT_EQUAL_STRING(expected[i][1], list[i].name);
    }
}

/* These catalogues have one text of ten, or of many. */
static void test_a_language_with_gaps_is_there_but_not_offered(void)
{
    struct language list[LANGUAGES_MAX];
    language_set_complete(10);
    TEST_ASSERT_EQUAL_INT(1, languages_list(list));
    TEST_ASSERT_EQUAL_STRING("en", list[0].code);
    TEST_ASSERT_EQUAL_INT(4, languages_list_all(list));
    TEST_ASSERT_EQUAL_STRING("Deutsch", list[1].name);
    setenv("LANG", "de_DE.UTF-8", 1);
    setenv("LANGUAGE", "fr:de", 1);
    expect_system("en");
    TEST_ASSERT_TRUE(language_use("", NULL));
    TEST_ASSERT_EQUAL_STRING("English", tr("English"));
    TEST_ASSERT_TRUE(language_use("de", NULL)); /* when asked for */
    TEST_ASSERT_EQUAL_STRING("Deutsch", tr("English"));
    TEST_ASSERT_EQUAL_STRING("New game", tr("New game")); /* missing texts */
}

static void test_no_folder_means_english(void)
{
    struct language list[LANGUAGES_MAX];
    language_set_folder("there/is/no/such/folder");
    setenv("LANG", "fr_FR.UTF-8", 1);
    expect_system("en");
    TEST_ASSERT_EQUAL_INT(1, languages_list(list));
    TEST_ASSERT_TRUE(language_use("", NULL));
    TEST_ASSERT_EQUAL_STRING("English", tr("English"));
}

int main(void)
{
    static const char *const files[] = {"de.mo",      "fr.mo",      "fr_CA.mo",
                                        "damaged.mo", "readme.txt", "fr.mo.old"};
    UNITY_BEGIN();
    if (!mkdtemp(folder))
        return 1;
    write_catalogue("de", "Deutsch");
    write_catalogue("fr", "français");
    write_catalogue("fr_CA", "québécois");
    for (int i = 3; i < 6; i++)
        write_junk(files[i]);
    RUN_TEST(test_the_environment_chooses);
    RUN_TEST(test_locales_in_all_their_spellings);
    RUN_TEST(test_a_list_of_languages_by_preference);
    RUN_TEST(test_a_language_is_used);
    RUN_TEST(test_an_unknown_language_changes_nothing);
    RUN_TEST(test_text_outlives_a_change_of_language);
    RUN_TEST(test_the_list_of_languages);
    RUN_TEST(test_a_language_with_gaps_is_there_but_not_offered);
    RUN_TEST(test_no_folder_means_english);
    for (int i = 0; i < 6; i++) {
        char path[300];
        snprintf(path, sizeof path, "%s/%s", folder, files[i]);
        file_remove(path, NULL);
    }
    file_remove(folder, NULL);
    return UNITY_END();
}
