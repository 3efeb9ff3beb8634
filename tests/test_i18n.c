/* Translation: catalogues made here by hand, whole and damaged. */
#include "core/i18n.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

/* A catalogue as msgfmt writes it: header, table of originals, table of translations, strings. */
struct entry {
    const char *original, *translation;
    size_t original_length, translation_length; /* 0: to the first zero byte */
};

/* Sorted by the originals; the first is the catalogue's own header. */
static const struct entry entries[] = {
    {"", "Content-Type: text/plain; charset=UTF-8\n", 0, 0},
    {"%d man\0%d men", "%d pion\0%d pions", 13, 16},
    {"New game", "Nouvelle partie", 0, 0},
    {"Untranslated", "", 0, 0},
    {"one piece", "une pièce", 0, 0}, /* used as a plural, though translated without one */
};

enum { ENTRIES = sizeof entries / sizeof *entries, HEADER = 28 };

static unsigned char *bytes;
static size_t size;

static void put_word(size_t offset, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        bytes[offset + (size_t)i] = (unsigned char)(word >> (8 * i));
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
    bytes = calloc(1, 1000);
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
    bytes = realloc(bytes, size); /* so that a read behind its end is noticed */
}

/* Hands it over; what is refused still belongs to the test. */
static bool use_catalogue(void)
{
    bool used = i18n_use(bytes, size);
    if (!used)
        free(bytes);
    return used;
}

void setUp(void)
{
    make_catalogue();
}

void tearDown(void)
{
    i18n_use(NULL, 0);
}

static void test_text_is_translated(void)
{
    TEST_ASSERT_EQUAL_STRING("New game", tr("New game"));
    TEST_ASSERT_TRUE(use_catalogue());
    TEST_ASSERT_EQUAL_STRING("Nouvelle partie", tr("New game"));
    TEST_ASSERT_TRUE(i18n_use(NULL, 0));
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

static void test_what_is_no_catalogue_is_refused(void)
{
    memcpy(bytes, "\x95\x04\x12\xde", 4); /* written on a machine with the other byte order */
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

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_text_is_translated);
    RUN_TEST(test_text_without_a_translation_stays_english);
    RUN_TEST(test_plurals_in_english);
    RUN_TEST(test_plurals_in_french);
    RUN_TEST(test_a_translation_without_a_plural_serves_for_both);
    RUN_TEST(test_a_catalogue_cut_anywhere_is_refused);
    RUN_TEST(test_a_refused_catalogue_leaves_the_one_in_use);
    RUN_TEST(test_what_is_no_catalogue_is_refused);
    RUN_TEST(test_wild_numbers_are_refused);
    RUN_TEST(test_a_string_without_its_end_is_refused);
    return UNITY_END();
}
