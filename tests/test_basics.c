/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The small parts: random numbers, hash keys, text, faults, reasons. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/accents.h"
#include "base/fault.h"
#include "base/rng.h"
#include "base/text.h"
#include "core/outcome.h"
#include "core/zobrist.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* ---- random numbers ---- */

static void test_random_numbers_are_those_of_splitmix64(void)
{
    struct rng rng = {.state = 1234567}; /* the values published with the algorithm */
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(6457827717110365317), rng_next(&rng));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(3203168211198807973), rng_next(&rng));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(9817491932198370423), rng_next(&rng));
}

static void test_every_number_below_the_limit_comes_equally_often(void)
{
    int count[6] = {0};
    struct rng rng = {.state = 6};
    for (int i = 0; i < 60000; i++)
        count[rng_below(&rng, 6)]++;
    for (int i = 0; i < 6; i++)
        TEST_ASSERT_INT_WITHIN(500, 10000, count[i]);
}

static void test_below_one_there_is_only_zero(void)
{
    struct rng rng = {.state = 0};
    for (int i = 0; i < 100; i++)
        TEST_ASSERT_EQUAL_INT(0, rng_below(&rng, 1));
}

/* ---- hash keys ---- */

static int by_value(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

static void test_all_hash_keys_differ_and_none_is_zero(void)
{
    enum { KEYS = ZOBRIST_CODES * 256 + 1 };
    static uint64_t keys[KEYS];
    memcpy(keys, zobrist_keys, sizeof zobrist_keys);
    keys[KEYS - 1] = ZOBRIST_TURN;
    qsort(keys, KEYS, sizeof *keys, by_value);
    TEST_ASSERT_TRUE(keys[0] != 0);
    for (int i = 1; i < KEYS; i++)
        TEST_ASSERT_TRUE(keys[i - 1] != keys[i]);
}

static void test_pieces_and_extras_have_distinct_keys(void)
{
    TEST_ASSERT_TRUE(zobrist_piece(0, 11, 3) != zobrist_extra(0, 3));
    TEST_ASSERT_EQUAL_PTR(&zobrist_keys[ZOBRIST_CODES - 1], &zobrist_keys[25]);
    TEST_ASSERT_TRUE(zobrist_piece(1, 11, 3) == zobrist_keys[23][3]);
    TEST_ASSERT_TRUE(zobrist_extra(1, 3) == zobrist_keys[25][3]);
}

/* ---- text ---- */

static void test_text_grows(void)
{
    struct text text = {0};
    for (int i = 0; i < 1000; i++)
        text_add(&text, "%d,", i % 10);
    TEST_ASSERT_EQUAL_size_t(2000, text.length);
    TEST_ASSERT_EQUAL_size_t(2000, strlen(text.data));
    TEST_ASSERT_EQUAL_STRING_LEN("0,1,2,3,", text.data, 8);
    text_free(&text);
    TEST_ASSERT_NULL(text.data);
}

static void test_text_may_hold_any_bytes(void)
{
    struct text text = {0};
    text_add_bytes(&text, "a\0b", 3);
    text_add_bytes(&text, "", 0);
    TEST_ASSERT_EQUAL_size_t(3, text.length);
    TEST_ASSERT_EQUAL_MEMORY("a\0b", text.data, 4);
    text_clear(&text);
    TEST_ASSERT_EQUAL_size_t(0, text.length);
    TEST_ASSERT_EQUAL_STRING("", text.data);
    text_free(&text);
}

static void test_adding_empty_text_to_empty_text(void)
{
    struct text text = {0};
    text_clear(&text);
    text_add(&text, "%s", "");
    TEST_ASSERT_EQUAL_size_t(0, text.length);
    text_free(&text);
}

static void test_json_strings(void)
{
    struct text text = {0};
    text_add_json(&text, "a \"b\" \\ \n é");
    TEST_ASSERT_EQUAL_STRING("\"a \\\"b\\\" \\\\ \\u000a é\"", text.data);
    text_free(&text);
}

static void assert_sentence(const char *expected, const char *clause)
{
    char text[40];
    strcpy(text, clause);
    make_sentence(text, sizeof text);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_a_clause_becomes_a_sentence(void)
{
    assert_sentence("There is no man on d6.", "there is no man on d6");
    assert_sentence("Échange impossible.", "échange impossible");
    assert_sentence("Élan.", "Élan");
    assert_sentence("×3.", "×3"); /* not a letter */
    assert_sentence("", "");
    char full[4] = "abc";
    make_sentence(full, sizeof full);
    TEST_ASSERT_EQUAL_STRING("Abc", full);
}

static void assert_plain(const char *expected, const char *accented)
{
    char text[80];
    strcpy(text, accented);
    drop_accents(text);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_accents_can_be_dropped(void)
{
    assert_plain("si", "sí");
    assert_plain("si", "si\xcc\x81"); /* typed as a letter and an accent */
    assert_plain("nao Uberspringen ulozit wyjdz zakoncz lakosc",
                 "não Überspringen uložit wyjdź zakończ łąkość");
    assert_plain("ні ґанок", "ні ґанок"); /* letters of their own */
    assert_plain("ß æ œ × …", "ß æ œ × …");
    assert_plain("", "");
    assert_plain("cut \xc3", "cut \xc3"); /* in the middle of a letter */
}

/* ---- faults and reasons ---- */

static void test_a_copy_ends_after_a_whole_letter(void)
{
    char copy[6];
    utf8_copy(copy, sizeof copy, "abc");
    TEST_ASSERT_EQUAL_STRING("abc", copy);
    utf8_copy(copy, sizeof copy, "жебрак");
    TEST_ASSERT_EQUAL_STRING("же", copy);
    utf8_copy(copy, sizeof copy, "abcdefg");
    TEST_ASSERT_EQUAL_STRING("abcde", copy);
    utf8_copy(copy, sizeof copy,
              "ab\xff"
              "cd");
    TEST_ASSERT_EQUAL_STRING("ab", copy);
    utf8_copy(copy, sizeof copy, "");
    TEST_ASSERT_EQUAL_STRING("", copy);
}

static void test_a_fault_is_truncated_to_fit(void)
{
    char endless[1000];
    struct fault fault;
    memset(endless, 'x', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    TEST_ASSERT_FALSE(fault_set(&fault, "%s", endless));
    TEST_ASSERT_EQUAL_size_t(sizeof fault.text - 1, strlen(fault.text));
    TEST_ASSERT_FALSE(fault_set(NULL, "%s", endless));
}

/* Generic reasons; those of the games are in test_words.c. */
static void test_every_reason_has_its_own_word(void)
{
    for (int i = 0; i < REASON_OWN; i++) {
        TEST_ASSERT_NOT_NULL(reason_word(NULL, i));
        for (int j = 0; j < i; j++)
            TEST_ASSERT_TRUE(strcmp(reason_word(NULL, i), reason_word(NULL, j)) != 0);
    }
}

static void test_places_in_a_sentence_are_filled_by_name(void)
{
    const struct filling fillings[] = {{"player", "Blue"}, {"cell", "a1"}, {NULL, NULL}};
    char text[40];
    TEST_ASSERT_TRUE(text_fill(text, sizeof text, "{cell}: {player} loses {cell}.", fillings));
    TEST_ASSERT_EQUAL_STRING("a1: Blue loses a1.", text);
    TEST_ASSERT_TRUE(text_fill(text, sizeof text, "", fillings));
    TEST_ASSERT_EQUAL_STRING("", text);
    TEST_ASSERT_TRUE(text_fill(text, sizeof text, "100 %s %d",
                               fillings)); /* printf conversions are left alone */
    TEST_ASSERT_EQUAL_STRING("100 %s %d", text);
}

static void test_a_place_that_nothing_fills_stays_and_is_reported(void)
{
    const struct filling fillings[] = {{"player", "Blue"}, {NULL, NULL}};
    char text[40];
    TEST_ASSERT_FALSE(text_fill(text, sizeof text, "{players} and {player}", fillings));
    TEST_ASSERT_EQUAL_STRING("{players} and Blue", text);
    TEST_ASSERT_FALSE(text_fill(text, sizeof text, "{player} {play", fillings));
    TEST_ASSERT_EQUAL_STRING("Blue {play", text);
}

static void test_a_filled_sentence_is_cut_to_its_room(void)
{
    const struct filling fillings[] = {{"player", "Blue"}, {NULL, NULL}};
    char text[8];
    for (size_t size = 2; size <= sizeof text; size++) {
        memset(text, '#', sizeof text);
        text_fill(text, size, "a {player} b", fillings);
        TEST_ASSERT_EQUAL_size_t(size - 1, strlen(text));
        TEST_ASSERT_EQUAL_MEMORY("a Blue b", text, size - 1);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_random_numbers_are_those_of_splitmix64);
    RUN_TEST(test_every_number_below_the_limit_comes_equally_often);
    RUN_TEST(test_below_one_there_is_only_zero);
    RUN_TEST(test_all_hash_keys_differ_and_none_is_zero);
    RUN_TEST(test_pieces_and_extras_have_distinct_keys);
    RUN_TEST(test_text_grows);
    RUN_TEST(test_text_may_hold_any_bytes);
    RUN_TEST(test_adding_empty_text_to_empty_text);
    RUN_TEST(test_json_strings);
    RUN_TEST(test_a_clause_becomes_a_sentence);
    RUN_TEST(test_accents_can_be_dropped);
    RUN_TEST(test_a_copy_ends_after_a_whole_letter);
    RUN_TEST(test_a_fault_is_truncated_to_fit);
    RUN_TEST(test_every_reason_has_its_own_word);
    RUN_TEST(test_places_in_a_sentence_are_filled_by_name);
    RUN_TEST(test_a_place_that_nothing_fills_stays_and_is_reported);
    RUN_TEST(test_a_filled_sentence_is_cut_to_its_room);
    return UNITY_END();
}
