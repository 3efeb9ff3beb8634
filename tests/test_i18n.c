/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Translation: hand-made catalogues, valid and damaged. */
#include "base/i18n.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/placeholders.h"

/* A catalogue as written by msgfmt: header, table of originals, table of translations, strings. */
struct entry {
    const char *original, *translation;
    size_t original_length, translation_length; /* 0: to the first zero byte */
};

static char header[200];

/* Sorted by the originals; the first is the catalogue's own header. */
static const struct entry entries[] = {
    {"", header, 0, 0},
    {"%d fell\0%s fell", "%s tomba\0%s tombèrent", 15, 22}, /* a plural the program does not use */
    {"%d man\0%d men", "%d pion\0%d pions", 13, 16},
    {"%d of %s", "%s sur %d", 0, 0},
    {"%d off %s", "%2$s : %1$d", 0, 0},
    {"%d stone\0%d stones", "one\0few\0many", 18, 12},
    {"Keep\0%d kept", "%d de plus", 12, 0}, /* a plural entry that smuggles in an invalid one */
    {"Lost {count}", "{loser} perd {count}", 0, 0},
    {"New game", "Nouvelle partie", 0, 0},
    {"Save %s", "%s%s%s%n", 0, 0},
    {"Solved", "Résolu à 100 % %s", 0, 0},
    {"Untranslated", "", 0, 0},
    {"board\004Draw", "Dessiner", 0, 0},
    {"decimal mark\004.", ",", 0, 0},
    {"one piece", "une pièce", 0, 0}, /* used as a plural, though translated without one */
    {"thousands mark\004,", ".", 0, 0},
};

enum { ENTRIES = sizeof entries / sizeof *entries, HEADER = 28 };

static unsigned char *bytes;
static size_t size;

static bool big_endian;

static void put_word(size_t offset, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        bytes[offset + (size_t)i] = (unsigned char)(word >> (8 * (big_endian ? 3 - i : i)));
}

static void put_string(size_t entry, const char *text, size_t length)
{
    if (length == 0)
        length = strlen(text);
    put_word(entry, (uint32_t)length);
    put_word(entry + 4, (uint32_t)size);
    memcpy(bytes + size, text, length);
    bytes[size + length] = 0;
    size += length + 1;
}

static void make_catalogue(void)
{
    bytes = calloc(1, 4000);
    put_word(0, 0x950412de);
    put_word(8, ENTRIES);
    put_word(12, HEADER);
    put_word(16, HEADER + 8 * ENTRIES);
    size = HEADER + 16 * ENTRIES;
    for (size_t i = 0; i < ENTRIES; i++)
        put_string(HEADER + 8 * i, entries[i].original, entries[i].original_length);
    for (size_t i = 0; i < ENTRIES; i++)
        put_string(HEADER + 8 * ENTRIES + 8 * i, entries[i].translation,
                   entries[i].translation_length);
    bytes = realloc(bytes, size); /* so that a read past its end is detected */
}

static struct catalogue *used;

/* Installs it; if it is refused, the test still owns it. */
static bool use_catalogue(void)
{
    struct catalogue *catalogue = catalogue_open(bytes, size);
    if (!catalogue) {
        free(bytes);
        return false;
    }
    i18n_use(catalogue);
    catalogue_close(used);
    used = catalogue;
    return true;
}

static const char french[] = "Content-Type: text/plain; charset=UTF-8\n"
                             "Plural-Forms: nplurals=2; plural=(n > 1);\n";

void setUp(void)
{
    big_endian = false;
    strcpy(header, french);
    make_catalogue();
}

void tearDown(void)
{
    i18n_use(NULL);
    catalogue_close(used);
    used = NULL;
}

static void test_text_is_translated(void)
{
    TEST_ASSERT_EQUAL_STRING("New game", tr("New game"));
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr("New game"));
    i18n_use(NULL);
    TEST_ASSERT_EQUAL_STRING("New game", tr("New game"));
}

static void test_text_without_a_translation_stays_english(void)
{
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Unknown", tr("Unknown"));
    TEST_ASSERT_EQUAL_STRING("Untranslated", tr("Untranslated"));
    TEST_ASSERT_EQUAL_STRING("zzz", tr("zzz"));
    TEST_ASSERT_EQUAL_STRING("", tr(""));
}

static void test_plurals_in_english(void)
{
    free(bytes);
    TEST_ASSERT_EQUAL_STRING("%d men", tr_plural("%d man", "%d men", 0));
    TEST_ASSERT_EQUAL_STRING("%d man", tr_plural("%d man", "%d men", 1));
    TEST_ASSERT_EQUAL_STRING("%d men", tr_plural("%d man", "%d men", 2));
}

static void test_plurals_in_french(void)
{
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("%d pion", tr_plural("%d man", "%d men", 0));
    TEST_ASSERT_EQUAL_STRING("%d pion", tr_plural("%d man", "%d men", 1));
    TEST_ASSERT_EQUAL_STRING("%d pions", tr_plural("%d man", "%d men", 2));
    TEST_ASSERT_EQUAL_STRING("cows", tr_plural("cow", "cows", 2));
}

/* Passes a catalogue with this rule and checks each number's form. */
static void check_plurals(const char *rule, const char *forms)
{
    free(bytes);
    snprintf(header, sizeof header, "Plural-Forms: nplurals=3; plural=%s;\n", rule);
    make_catalogue();
    TEST_ASSERT_TRUE_MESSAGE(use_catalogue(), rule);
    for (unsigned long n = 0; forms[n]; n++) {
        const char *expected = forms[n] == '0' ? "one" : forms[n] == '1' ? "few" : "many";
        TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, tr_plural("%d stone", "%d stones", n), rule);
    }
    make_catalogue();
}

static void test_plurals_of_other_languages(void)
{
    /* Polish, Lithuanian, Japanese, and C's precedence. */
    check_plurals("n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
                  "201112222222222222222211122222221");
    check_plurals("(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)",
                  "2011111111222222222220111111112");
    check_plurals("0", "00000");
    check_plurals("2 - 1 - 1 + 1 * !n * 2", "200");
    check_plurals("n != 1 == 1 && 3 - 2 > 0", "101");
    free(bytes);
}

static void expect_whole(const char *expected, long value)
{
    char text[NUMBER_TEXT];
    TEST_ASSERT_EQUAL_STRING(expected, tr_whole(value, text));
}

static void test_numbers_are_written_as_the_language_writes_them(void)
{
    char text[NUMBER_TEXT];
    expect_whole("0", 0);
    expect_whole("999", 999);
    expect_whole("-999", -999);
    expect_whole("12,340", 12340);
    expect_whole("-1,234,567", -1234567);
    TEST_ASSERT_EQUAL_STRING("+3.50", tr_number(3.5, 2, true, text));
    TEST_ASSERT_TRUE(use_catalogue());
    expect_whole("1.234.567", 1234567);
    TEST_ASSERT_EQUAL_STRING("3,5", tr_number(3.5, 1, false, text));
}

static void test_damaged_plural_rules_are_refused(void)
{
    static const char *const rules[] = {
        "nplurals=2; plural=",
        "nplurals=2; plural=n >",
        "nplurals=2; plural=(n > 1",
        "nplurals=2; plural=n > 1)",
        "nplurals=2; plural=n % 0",
        "nplurals=2; plural=n",
        "nplurals=0; plural=0",
        "nplurals=1000; plural=0",
        "plural=n > 1",
        "nplurals=2",
        "nplurals=2; plural=system()",
        "nplurals=2; plural=n ? 1",
        "nplurals=2; plural=n n",
        "nplurals=2; plural=1/(n-7)",
    };
    free(bytes);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        snprintf(header, sizeof header, "Plural-Forms: %s;\n", rules[i]);
        make_catalogue();
        TEST_ASSERT_FALSE_MESSAGE(use_catalogue(), rules[i]);
    }
    snprintf(header, sizeof header, "Plural-Forms: nplurals=2; plural=");
    memset(header + strlen(header), '(', sizeof header - strlen(header) - 1);
    make_catalogue();
    TEST_ASSERT_FALSE(use_catalogue());
}

static void test_a_catalogue_without_a_rule_has_english_plurals(void)
{
    free(bytes);
    strcpy(header, "Language: xx\n");
    make_catalogue();
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("%d pions", tr_plural("%d man", "%d men", 0));
    TEST_ASSERT_EQUAL_STRING("%d pion", tr_plural("%d man", "%d men", 1));
}

static void test_the_other_byte_order(void)
{
    free(bytes);
    big_endian = true;
    make_catalogue();
    TEST_ASSERT_EQUAL_HEX8(0x95, bytes[0]);
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr("New game"));
    TEST_ASSERT_EQUAL_STRING("%d pions", tr_plural("%d man", "%d men", 2));
}

static void test_one_word_with_two_meanings(void)
{
    TEST_ASSERT_EQUAL_STRING("Draw", C_("board", "Draw"));
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Dessiner", C_("board", "Draw"));
    TEST_ASSERT_EQUAL_STRING("Draw", C_("result", "Draw"));
    TEST_ASSERT_EQUAL_STRING("Draw", tr("Draw"));
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr_marked("New game"));
}

static void test_a_translation_without_a_plural_serves_for_both(void)
{
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("une pièce", tr_plural("one piece", "many pieces", 1));
    TEST_ASSERT_EQUAL_STRING("une pièce", tr_plural("one piece", "many pieces", 5));
}

static void test_a_catalogue_cut_anywhere_is_refused(void)
{
    unsigned char *whole = bytes;
    size_t whole_size = size;
    for (size_t cut = 0; cut < whole_size; cut++) {
        bytes = malloc(cut + 1);
        memcpy(bytes, whole, cut);
        bytes = realloc(bytes, cut ? cut : 1);
        size = cut;
        TEST_ASSERT_FALSE(use_catalogue());
        TEST_ASSERT_EQUAL_STRING("New game", tr("New game"));
    }
    free(whole);
}

static void test_a_refused_catalogue_leaves_the_one_in_use(void)
{
    TEST_ASSERT_TRUE(use_catalogue());
    make_catalogue();
    bytes[0] ^= 1;
    TEST_ASSERT_FALSE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr("New game"));
}

static void test_invalid_catalogues_are_refused(void)
{
    memcpy(bytes, "\x95\x04\x12\xde", 4); /* the other byte order, but only here */
    TEST_ASSERT_FALSE(use_catalogue());
    make_catalogue();
    memset(bytes, 'x', size);
    TEST_ASSERT_FALSE(use_catalogue());
}

static void test_wild_numbers_are_refused(void)
{
    static const size_t offsets[] = {
        8, 12, 16, HEADER, HEADER + 4, HEADER + 8 * ENTRIES, HEADER + 8 * ENTRIES + 4};
    static const uint32_t wild[] = {0xffffffff, 0x7fffffff, 0x80000000, 0xfffffff8, 100000};
    free(bytes);
    for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++)
        for (size_t j = 0; j < sizeof wild / sizeof *wild; j++) {
            make_catalogue();
            put_word(offsets[i], wild[j]);
            TEST_ASSERT_FALSE(use_catalogue());
        }
}

static void test_a_string_without_its_end_is_refused(void)
{
    bytes[size - 1] = 'x';
    TEST_ASSERT_FALSE(use_catalogue());
}

/* ---- placeholders ---- */

static void test_a_translation_with_other_placeholders_is_not_used(void)
{
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("%d of %s", tr("%d of %s"));
    TEST_ASSERT_EQUAL_STRING("Save %s", tr("Save %s"));
    TEST_ASSERT_EQUAL_STRING("Solved", tr("Solved"));
    TEST_ASSERT_EQUAL_STRING("Lost {count}", tr("Lost {count}"));
    TEST_ASSERT_EQUAL_STRING("Keep", tr("Keep"));
    TEST_ASSERT_EQUAL_STRING("%d fell", tr_plural("%d fell", "%d fell", 1));
    TEST_ASSERT_EQUAL_STRING("%d fell", tr_plural("%d fell", "%d fell", 3));
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr("New game"));
    TEST_ASSERT_EQUAL_INT(4, catalogue_refused(used));
    TEST_ASSERT_EQUAL_INT(ENTRIES - 1 - 1 - 4, catalogue_size(used)); /* header, gap, refused */
}

static void test_a_translation_may_change_the_order(void)
{
    char text[40];
    TEST_ASSERT_TRUE(use_catalogue());
    snprintf(text, sizeof text, tr("%d off %s"), 3, "b2");
    TEST_ASSERT_EQUAL_STRING("b2 : 3", text);
}

static void check_match(bool expected, const char *original, const char *text, bool may_drop)
{
    TEST_ASSERT_EQUAL_MESSAGE(expected, placeholders_match(original, text, may_drop), text);
}

static void test_which_placeholders_match(void)
{
    free(bytes);
    check_match(true, "%d of %s", "%d sur %s", false);
    check_match(true, "%d of %s", "%2$s : %1$d", false);
    check_match(true, "%i: %.1f%%", "%d : %.3f %%", false);
    check_match(true, "%*d %-5s", "%*d %s", false);
    check_match(true, "%zu", "%3zu", false);
    check_match(true, "one of %d", "l'un", true);
    check_match(true, "a lone %", "100 %, %s", false);
    check_match(true, "{loser} lost {what}", "{what} de {loser}", false);
    check_match(true, "{not a name}", "rien", false);
    check_match(false, "%d of %s", "%s sur %d", false);
    check_match(false, "%d of %s", "%2$s", true);
    check_match(false, "%d of %s", "%d", false);
    check_match(false, "%d", "%d %d", true);
    check_match(false, "%d", "%ld", false);
    check_match(false, "%d", "%*d", false);
    check_match(false, "%d %d", "%1$d %d", false);
    check_match(false, "%d of %s", "%2$d : %1$s", false);
    check_match(false, "%*d", "%2$*1$d", false);
    check_match(false, "%s", "%n", false);
    check_match(false, "%s", "%", false);
    check_match(false, "%s", "%99999999999999999999$s", false);
    check_match(false, "%s", "%0$s", false);
    check_match(true, "%d", "%999d", false);
    check_match(false, "%d", "%1000d", false);
    check_match(false, "%d", "%1$2055982931d", false);
    check_match(false, "%.1f", "%.2055982931f", false);
    check_match(false, "text", "%s", true);
    check_match(false, "{loser}", "{winner}", true);
    check_match(false, "{loser}", "", false);
    check_match(true, "{loser}", "", true);
}

static void check_catalogue(const char *name, void *folder)
{
    char path[600];
    size_t length;
    if (!strstr(name, ".mo"))
        return;
    snprintf(path, sizeof path, "%s/%s", (const char *)folder, name);
    char *content = file_read(path, 8 << 20, &length, NULL);
    struct catalogue *catalogue = catalogue_open((unsigned char *)content, length);
    TEST_ASSERT_NOT_NULL_MESSAGE(catalogue, path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, catalogue_refused(catalogue), path);
    catalogue_close(catalogue);
}

static void test_our_own_translations_are_all_used(void)
{
    free(bytes);
    char *folder = getenv("QUATUOR_CATALOGUES");
    if (folder)
        folder_list(folder, check_catalogue, folder);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_text_is_translated);
    RUN_TEST(test_text_without_a_translation_stays_english);
    RUN_TEST(test_plurals_in_english);
    RUN_TEST(test_plurals_in_french);
    RUN_TEST(test_plurals_of_other_languages);
    RUN_TEST(test_numbers_are_written_as_the_language_writes_them);
    RUN_TEST(test_damaged_plural_rules_are_refused);
    RUN_TEST(test_a_catalogue_without_a_rule_has_english_plurals);
    RUN_TEST(test_the_other_byte_order);
    RUN_TEST(test_one_word_with_two_meanings);
    RUN_TEST(test_a_translation_without_a_plural_serves_for_both);
    RUN_TEST(test_a_catalogue_cut_anywhere_is_refused);
    RUN_TEST(test_a_refused_catalogue_leaves_the_one_in_use);
    RUN_TEST(test_invalid_catalogues_are_refused);
    RUN_TEST(test_wild_numbers_are_refused);
    RUN_TEST(test_a_string_without_its_end_is_refused);
    RUN_TEST(test_a_translation_with_other_placeholders_is_not_used);
    RUN_TEST(test_a_translation_may_change_the_order);
    RUN_TEST(test_which_placeholders_match);
    RUN_TEST(test_our_own_translations_are_all_used);
    return UNITY_END();
}
