/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The sentences of the games named as arguments, or of all: each is filled in in every language,
 * and may use only the placeholders the program fills. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/i18n.h"
#include "base/language.h"
#include "base/text.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play.h"

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

/* "winner loser" as a list that fills each placeholder with its own name. */
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

/* Whether the text contains `{place}`. */
static bool names_place(const char *text, const char *place)
{
    char written[40];
    snprintf(written, sizeof written, "{%s}", place);
    return strstr(text, written) != NULL;
}

/* `count_shown` is false for the singular, which may say "a tower" instead of {count}. */
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

/* Both forms of a phrase, and what they become for many numbers. */
static void check_counted(struct counted text, const char *places)
{
    check_form(text.one, text.many ? tr_counted(text, 1) : _(text.one), places, !text.many);
    for (int count = 0; text.many && count <= 120; count++)
        check_form(text.many, tr_counted(text, count), places, count > 1);
}

/* ---- endings ---- */

static void check_endings(void)
{
    for (int i = 0; i < game->ending_count; i++) {
        check_text(game->endings[i].text, "winner loser");
        if (game->endings[i].to_winner)
            check_text(game->endings[i].to_winner, "winner loser");
        if (game->endings[i].to_loser)
            check_text(game->endings[i].to_loser, "winner loser");
    }
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

/* ---- phrases, refusals, highlights ---- */

static void check_phrases(void)
{
    for (int i = 0; i < PHRASE_COUNT; i++)
        check_counted(game_phrase_original(game, (enum phrase)i),
                      phrase_placeholders((enum phrase)i));
    for (int i = 0; i < game->refusal_count; i++)
        check_text(game->refusals[i], refusal_placeholders);
}

static void test_phrases_and_refusals_are_sentences(void)
{
    in_every_language(check_phrases);
}

static void check_puzzles(void)
{
    const struct puzzle_kind *kind = game->puzzles ? game->puzzles->kinds : NULL;
    for (; kind && kind->word; kind++) {
        TEST_ASSERT_TRUE(kind->task.many || kind->aim == PUZZLE_DEDUCE);
        check_text(kind->name, "");
        check_counted(kind->task, puzzle_placeholders);
    }
}

static void test_puzzles_have_tasks(void)
{
    in_every_language(check_puzzles);
}

static void test_kinds_of_puzzles_have_words_for_files(void)
{
    const struct puzzle_kind *kinds = game->puzzles ? game->puzzles->kinds : NULL;
    for (int i = 0; kinds && kinds[i].word; i++) {
        const char *word = kinds[i].word;
        TEST_ASSERT_TRUE(i < PUZZLE_KINDS_MAX && *word && strlen(word) < PUZZLE_WORD);
        TEST_ASSERT_EQUAL_size_t(strlen(word), strspn(word, "abcdefghijklmnopqrstuvwxyz_"));
        for (int j = 0; j < i; j++)
            TEST_ASSERT_TRUE(strcmp(word, kinds[j].word) != 0);
    }
}

static void check_highlights(void)
{
    for (int i = 0; i < game->highlight_count; i++)
        for (int j = 0; j < HIGHLIGHT_TEXTS; j++)
            if (game->highlights[i].text[j])
                check_text(game->highlights[i].text[j],
                           highlight_placeholders((enum highlight_text)j));
}

static void test_highlights_have_names_and_sentences(void)
{
    TEST_ASSERT_TRUE(game->highlight_count <= HIGHLIGHTS_MAX);
    for (int i = 0; i < game->highlight_count; i++) {
        const char *name = game->highlights[i].name;
        TEST_ASSERT_TRUE(*name);
        for (int j = 0; j < i; j++)
            TEST_ASSERT_TRUE(strcmp(name, game->highlights[j].name) != 0);
    }
    in_every_language(check_highlights);
}

/* ---- sentences during play ---- */

static struct rng chance = {.state = 14};

static void check_described(struct match *match)
{
    for (int i = 0; i < match->length; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        for (int j = 0; j < events.count; j++) {
            char text[EVENT_TEXT];
            bool said = event_describe(match, &events, j, text);
            TEST_ASSERT_EQUAL(said, *text != '\0');
            TEST_ASSERT_NULL_MESSAGE(strpbrk(text, "{}"), text);
        }
    }
    char ending[OUTCOME_TEXT];
    match_describe(match, match->length, ending);
    TEST_ASSERT_NULL_MESSAGE(strpbrk(ending, "{}"), ending);
}

static void check_events_and_endings(void)
{
    for (int i = 0; i < 12; i++) {
        struct match match;
        struct settings settings = settings_default(game);
        match_start(&match, game, &settings);
        match_set_up(&match);
        play_random(&match, &chance, i, 150);
        check_described(&match);
        match_free(&match);
    }
}

static void test_event_sentences_have_no_gaps(void)
{
    in_every_language(check_events_and_endings);
}

/* Every move that can be written, few of which are legal here. */
static void check_refusals(const struct match *match)
{
    const struct position *now = match_now(match);
    for (int i = 0; i < 400; i++) {
        static const enum verb verbs[] = {VERB_MOVE, VERB_PLACE, VERB_REMOVE, VERB_EXIT,
                                          VERB_READY};
        enum verb verb = verbs[rng_below(&chance, 5)];
        int from = rng_below(&chance, CELL_LIMIT), to = rng_below(&chance, CELL_LIMIT);
        struct move move = verb == VERB_MOVE ? move_slide(from, to)
                           : verb == VERB_PLACE
                               ? move_place(rng_below(&chance, game->kind_count), to)
                           : verb == VERB_REMOVE ? move_remove(to)
                           : verb == VERB_EXIT   ? move_exit(from)
                                                 : move_word(VERB_READY);
        char text[MOVE_TEXT];
        struct fault fault = {""};
        move_format(game, move, text);
        if (move_find(game, now, text, &move, &fault))
            continue;
        TEST_ASSERT_TRUE_MESSAGE(*fault.text, text);
        TEST_ASSERT_NULL_MESSAGE(strpbrk(fault.text, "{}"), fault.text);
        TEST_ASSERT_TRUE(game_why_not(game, now, move) < game->refusal_count);
    }
}

static void check_refusals_in_play(void)
{
    struct match match;
    struct settings settings = settings_default(game);
    match_start(&match, game, &settings);
    check_refusals(&match);
    match_set_up(&match);
    for (int i = 0; i < 40 && !outcome_over(match_outcome(&match)); i++) {
        struct move list[MOVES_MAX];
        int count = game->moves(match_now(&match), list);
        check_refusals(&match);
        match_play(&match, list[rng_below(&chance, count)]);
    }
    match_free(&match);
}

static void test_refusals_have_a_reason_without_gaps(void)
{
    in_every_language(check_refusals_in_play);
}

static void run_game(void)
{
    RUN_TEST(test_phrases_and_refusals_are_sentences);
    RUN_TEST(test_puzzles_have_tasks);
    RUN_TEST(test_kinds_of_puzzles_have_words_for_files);
    RUN_TEST(test_highlights_have_names_and_sentences);
    RUN_TEST(test_event_sentences_have_no_gaps);
    RUN_TEST(test_refusals_have_a_reason_without_gaps);
    RUN_TEST(test_endings_are_sentences);
    RUN_TEST(test_endings_have_words_for_files);
}

int main(int count, char **ids)
{
    language_set_folder(getenv("QUATUOR_CATALOGUES"));
    language_count = languages_list_all(languages);
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
