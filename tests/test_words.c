/* The words of the games named as arguments, or of all: every sentence it brings is filled in in
 * every language, and may name only the places that the house fills. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/i18n.h"
#include "base/language.h"
#include "base/text.h"
#include "core/registry.h"

static const struct game *game;
static struct language languages[LANGUAGES_MAX];
static int language_count;

void setUp(void)
{
}

void tearDown(void)
{
    language_use("en", NULL);
}

/* ---- a sentence ---- */

enum { SENTENCE_TEXT = 400, PLACES_MAX = 16 };

/* "winner loser" as a list that fills each place with its own name. */
static void fillings_of(const char *places, char names[PLACES_MAX][32],
                        struct filling fillings[PLACES_MAX + 1])
{
    int count = 0;
    while (count < PLACES_MAX && next_word(&places, names[count], sizeof names[count])) {
        fillings[count] = (struct filling){names[count], names[count]};
        count++;
    }
    fillings[count] = (struct filling){NULL, NULL};
}

/* Whether `{place}` stands in the text. */
static bool names_place(const char *text, const char *place)
{
    char written[40];
    snprintf(written, sizeof written, "{%s}", place);
    return strstr(text, written) != NULL;
}

/* `count_shown` is false for the form of a plural that may say "a tower" rather than {count}. */
static void check_form(const char *original, const char *translated, const char *places,
                       bool count_shown)
{
    char names[PLACES_MAX][32], text[SENTENCE_TEXT], where[SENTENCE_TEXT + 40];
    struct filling fillings[PLACES_MAX + 1];
    fillings_of(places, names, fillings);
    snprintf(where, sizeof where, "%s: %s", language_in_use(), translated);
    TEST_ASSERT_TRUE_MESSAGE(text_fill(text, sizeof text, translated, fillings), where);
    TEST_ASSERT_NULL_MESSAGE(strpbrk(text, "{}%"), where);
    TEST_ASSERT_TRUE_MESSAGE(*text, where);
    for (int i = 0; fillings[i].place; i++)
        if (count_shown || strcmp(fillings[i].place, "count") != 0)
            TEST_ASSERT_EQUAL_MESSAGE(names_place(original, fillings[i].place),
                                      names_place(translated, fillings[i].place), where);
}

static void in_every_language(void (*check)(void))
{
    for (int i = 0; i < language_count; i++) {
        struct fault fault = {""};
        TEST_ASSERT_TRUE_MESSAGE(language_use(languages[i].code, &fault), fault.text);
        check();
    }
}

static void check_text(const char *text, const char *places)
{
    check_form(text, _(text), places, true);
}

/* ---- endings ---- */

static void check_endings(void)
{
    for (int i = 0; i < game->ending_count; i++)
        check_text(game->endings[i].text, "winner loser");
}

static void test_endings_are_sentences(void)
{
    in_every_language(check_endings);
}

static void test_endings_have_words_for_files(void)
{
    for (int i = 0; i < game->ending_count; i++) {
        const char *word = reason_word(game, REASON_OWN + i);
        TEST_ASSERT_EQUAL_STRING(game->endings[i].word, word);
        TEST_ASSERT_TRUE(*word && strlen(word) < RESULT_TEXT - sizeof "draw ");
        TEST_ASSERT_EQUAL_size_t(strlen(word), strspn(word, "abcdefghijklmnopqrstuvwxyz_"));
        for (int j = 0; j < i; j++)
            TEST_ASSERT_TRUE(strcmp(word, game->endings[j].word) != 0);
        for (int j = 0; j < REASON_OWN; j++) /* "blocked" may have a sentence of its own */
            TEST_ASSERT_TRUE(j == REASON_BLOCKED || strcmp(word, reason_word(game, j)) != 0);
    }
}

static void run_game(void)
{
    RUN_TEST(test_endings_are_sentences);
    RUN_TEST(test_endings_have_words_for_files);
}

int main(int count, char **ids)
{
    language_set_folder(getenv("QUATUOR_CATALOGUES"));
    language_count = languages_list(languages);
    UNITY_BEGIN();
    for (int i = 0; games[i]; i++) {
        game = games[i];
        bool asked = count == 1;
        for (int j = 1; j < count; j++)
            asked |= strcmp(ids[j], game->id) == 0;
        if (asked)
            run_game();
    }
    return UNITY_END();
}
