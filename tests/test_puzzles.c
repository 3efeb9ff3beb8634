/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The books of puzzles that come with the program, how they are read, and how answers are judged.
 */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play/puzzle_proof.h"
#include "play/puzzle_try.h"

static struct prover *prover;

void setUp(void)
{
    prover = prover_open();
}

void tearDown(void)
{
    prover_close(prover);
}

/* Long runs take every puzzle, others every nth. */
static int stride(const struct puzzle_book *book, int wanted)
{
    bool everything = getenv("QUATUOR_LONG") != NULL;
    return everything || book->count <= wanted ? 1 : book->count / wanted;
}

static void for_every_book(void (*check)(struct puzzle_book *book))
{
    for (int i = 0; games[i]; i++) {
        struct puzzle_book book;
        struct fault fault = {""};
        if (!games[i]->puzzles)
            continue;
        TEST_ASSERT_TRUE_MESSAGE(puzzle_book_open(&book, games[i], &fault), fault.text);
        check(&book);
        puzzle_book_free(&book);
    }
}

/* ---- the books ---- */

static void check_complete(struct puzzle_book *book)
{
    TEST_ASSERT_EQUAL_MESSAGE(0, book->skipped, book->faults.data);
    TEST_ASSERT_TRUE(book->count > 0);
    for (int i = 0; i < book->count; i++)
        TEST_ASSERT_EQUAL(i + 1, book->list[i].number);
}

static void test_books_have_no_wrong_entries(void)
{
    for_every_book(check_complete);
}

/* What the program promises of the games it comes with. */
static void test_there_are_enough_puzzles_of_every_strength(void)
{
    static const struct {
        const char *game;
        int least;
    } promises[] = {{"towers", 300}, {"dodgem", 300}, {"morris", 300}, {"stratego", 100}};
    size_t bytes = 0;
    for (size_t i = 0; i < sizeof promises / sizeof *promises; i++) {
        struct puzzle_book book;
        struct text text = {0};
        int easy = 0, hard = 0;
        TEST_ASSERT_TRUE(puzzle_book_open(&book, game_find(promises[i].game), NULL));
        TEST_ASSERT_TRUE(book.count >= promises[i].least);
        for (int j = 0; j < book.count; j++) {
            easy += book.list[j].rating < 1000;
            hard += book.list[j].rating > 1300;
        }
        TEST_ASSERT_TRUE_MESSAGE(easy * 40 > book.count, promises[i].game);
        TEST_ASSERT_TRUE_MESSAGE(hard * 20 > book.count, promises[i].game);
        puzzle_book_write(&book, &text);
        bytes += text.length;
        text_free(&text);
        puzzle_book_free(&book);
    }
    TEST_ASSERT_TRUE(bytes < 150000);
}

/* What can be deduced: every kind, not only those that are easily found. */
static void test_strategos_kinds_have_equal_shares(void)
{
    struct puzzle_book book;
    TEST_ASSERT_TRUE(puzzle_book_open(&book, game_find("stratego"), NULL));
    for (const struct puzzle_kind *kind = book.game->puzzles->kinds; kind->word; kind++) {
        int count = 0;
        for (int i = 0; i < book.count; i++)
            count += book.list[i].kind == kind;
        TEST_ASSERT_TRUE_MESSAGE(count >= 15, kind->word);
    }
    puzzle_book_free(&book);
}

static void check_different(struct puzzle_book *book)
{
    uint64_t *likeness = calloc((size_t)book->count, sizeof *likeness);
    for (int i = 0; i < book->count; i++) {
        likeness[i] = puzzle_likeness(&book->list[i]);
        for (int j = 0; j < i; j++)
            TEST_ASSERT_TRUE_MESSAGE(likeness[i] != likeness[j], book->game->id);
    }
    free(likeness);
}

static void test_no_puzzle_mirrors_another(void)
{
    for_every_book(check_different);
}

static void check_proofs(struct puzzle_book *book)
{
    struct puzzle_prover tools = {
        .prover = prover, .exact = exact_open(NULL), .limit = PUZZLE_PROOF_NODES};
    for (int i = 0; i < book->count; i += stride(book, 60)) {
        struct fault fault = {""};
        if (getenv("QUATUOR_LONG") && exact_covers(book->game, &book->list[i].source->settings))
            exact_prepare(tools.exact, book->game, &book->list[i].source->settings, NULL, NULL);
        char where[400];
        bool proven = puzzle_prove(&tools, &book->list[i], &fault);
        snprintf(where, sizeof where, "%s %d: %s", book->game->id, i + 1, fault.text);
        TEST_ASSERT_TRUE_MESSAGE(proven, where);
    }
    exact_close(tools.exact);
}

static void test_puzzles_are_proven(void)
{
    for_every_book(check_proofs);
}

static void check_written(struct puzzle_book *book)
{
    struct text written = {0}, again = {0};
    struct puzzle_book copy;
    puzzle_book_write(book, &written);
    TEST_ASSERT_TRUE(puzzle_book_read(&copy, written.data, written.length, "copy", NULL));
    TEST_ASSERT_EQUAL(book->count, copy.count);
    puzzle_book_write(&copy, &again);
    TEST_ASSERT_EQUAL_STRING(written.data, again.data);
    puzzle_book_free(&copy);
    text_free(&written);
    text_free(&again);
}

static void test_a_written_book_reads_the_same(void)
{
    for_every_book(check_written);
}

static void test_a_game_may_have_no_puzzles(void)
{
    for (int i = 0; games[i]; i++) {
        struct puzzle_book book;
        struct fault fault = {""};
        if (games[i]->puzzles)
            continue;
        TEST_ASSERT_FALSE(puzzle_book_open(&book, games[i], &fault));
        TEST_ASSERT_TRUE(*fault.text);
    }
}

/* ---- answers ---- */

/* Follows the stored line; the opponent's replies are those of the line. */
static void check_solved_by_line(const struct puzzle *puzzle)
{
    struct puzzle_try attempt;
    int player = puzzle_position(puzzle)->turn;
    puzzle_try_begin(&attempt, puzzle, prover);
    if (puzzle->kind->aim == PUZZLE_DEDUCE)
        puzzle_try_cell(&attempt, puzzle->cell);
    for (int i = 0; i < puzzle->line.length; i++) {
        if (match_now(&attempt.match)->turn == player) {
            TEST_ASSERT_TRUE(puzzle_try_move(&attempt, puzzle->line.moves[i]) != PUZZLE_WRONG);
        } else {
            TEST_ASSERT_TRUE(attempt.line.length > 0);
            TEST_ASSERT_TRUE(move_equal(attempt.line.moves[0], puzzle->line.moves[i]));
            TEST_ASSERT_TRUE(puzzle_try_reply(&attempt));
        }
    }
    TEST_ASSERT_EQUAL(PUZZLE_SOLVED, attempt.verdict);
    puzzle_try_end(&attempt);
}

static void check_lines(struct puzzle_book *book)
{
    for (int i = 0; i < book->count; i += stride(book, 60))
        check_solved_by_line(&book->list[i]);
}

static void test_solutions_solve(void)
{
    for_every_book(check_lines);
}

/* Every other first move is wrong, or at least not the end of a right turn; a refutation is legal.
 */
static void check_other_moves(const struct puzzle *puzzle)
{
    struct move list[MOVES_MAX];
    const struct game *game = puzzle->source->game;
    int count = game->moves(puzzle_position(puzzle), list);
    struct puzzle_try attempt;
    puzzle_try_begin(&attempt, puzzle, prover);
    for (int i = 0; i < count; i++) {
        if (move_equal(list[i], puzzle->line.moves[0]))
            continue;
        enum puzzle_verdict verdict = puzzle_try_move(&attempt, list[i]);
        TEST_ASSERT_TRUE(verdict == PUZZLE_WRONG || verdict == PUZZLE_PENDING);
        while (verdict == PUZZLE_WRONG && attempt.line.length > 0)
            TEST_ASSERT_TRUE(puzzle_try_reply(&attempt));
        puzzle_try_again(&attempt);
        TEST_ASSERT_EQUAL(attempt.from, attempt.match.at);
    }
    puzzle_try_end(&attempt);
}

static void check_wrong_answers(struct puzzle_book *book)
{
    for (int i = 0; i < book->count; i += stride(book, 12))
        if (book->list[i].kind->aim != PUZZLE_DEDUCE)
            check_other_moves(&book->list[i]);
}

static void test_other_moves_are_refuted(void)
{
    for_every_book(check_wrong_answers);
}

/* ---- reading ---- */

#define HEADER "quatuor puzzles 1 dodgem\n"
#define SOURCE "game size=3 | b3-b2 a2-a3 b2-b1\n"

static void check_refused(const char *entries, const char *reason)
{
    struct puzzle_book book;
    struct fault fault = {""};
    struct text text = {0};
    text_add(&text, "%s%s", HEADER, entries);
    TEST_ASSERT_TRUE_MESSAGE(puzzle_book_read(&book, text.data, text.length, "book", &fault),
                             fault.text);
    TEST_ASSERT_EQUAL_MESSAGE(0, book.count, entries);
    TEST_ASSERT_TRUE_MESSAGE(book.skipped > 0, entries);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(book.faults.data, reason), book.faults.data);
    puzzle_book_free(&book);
    text_free(&text);
}

static void test_wrong_entries_are_named_and_skipped(void)
{
    check_refused("puzzle 0 win 1 900 | b3-b2\n", "book, line 2: there is no game");
    check_refused("game size=99 | b3-b2\n", "line 2");
    check_refused("game b3-b2\n", "'|' is missing");
    check_refused("game size=3 | b3-b2 b3-b2\npuzzle 0 win 1 900 | b3-b2\n", "line 3: there is no");
    check_refused(SOURCE "puzzle 9 win 1 900 | b3-b2\n", "line 3: the game has no such position");
    check_refused(SOURCE "puzzle -1 win 1 900 | b3-b2\n", "no such position");
    check_refused(SOURCE "puzzle 0 lose 1 900 | b3-b2\n", "no kind of puzzle 'lose'");
    check_refused(SOURCE "puzzle 0 win 0 900 | b3-b2\n", "the number of turns is wrong");
    check_refused(SOURCE "puzzle 0 win 10 900 | b3-b2\n", "the number of turns is wrong");
    check_refused(SOURCE "puzzle 0 win 1 99999 | b3-b2\n", "the rating is wrong");
    check_refused(SOURCE "puzzle 0 win 1 900 more | b3-b2\n", "'more' is unexpected");
    check_refused(SOURCE "puzzle 0 win 1 900 | b3-a1\n", "line 3");
    check_refused(SOURCE "puzzle 0 win 1 900 | resign\n", "'resign' is unexpected");
    check_refused(SOURCE "puzzle 0 win 1 900 |\n", "the solution is incomplete");
    check_refused("chess\n", "'chess' is unexpected");
}

static void test_a_wrong_entry_leaves_the_others(void)
{
    static const char text[] = HEADER "# a comment\r\n\n" SOURCE "puzzle 0 none 1 900 | b3-b2\n"
                                      "puzzle 0 win 1 900 | b3-b2\r\n";
    struct puzzle_book book;
    TEST_ASSERT_TRUE(puzzle_book_read(&book, text, strlen(text), "book", NULL));
    TEST_ASSERT_EQUAL(1, book.skipped);
    TEST_ASSERT_EQUAL(1, book.count);
    TEST_ASSERT_EQUAL(2, book.list[0].number);
    TEST_ASSERT_EQUAL(900, book.list[0].rating);
    puzzle_book_free(&book);
}

static void test_other_files_are_refused(void)
{
    static const char *const files[] = {"", "\n", "quatuor 1\n", "quatuor puzzles 2 dodgem\n",
                                        "quatuor puzzles 1 chess\n"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct puzzle_book book;
        struct fault fault = {""};
        TEST_ASSERT_FALSE(puzzle_book_read(&book, files[i], strlen(files[i]), "book", &fault));
        TEST_ASSERT_TRUE(*fault.text);
    }
}

static void test_a_wrong_puzzle_is_found_out(void)
{
    static const char text[] = HEADER SOURCE "puzzle 0 win 1 900 | b3-b2\n";
    struct puzzle_prover tools = {.prover = prover, .limit = PUZZLE_PROOF_NODES};
    struct puzzle_book book;
    struct fault fault = {""};
    TEST_ASSERT_TRUE(puzzle_book_read(&book, text, strlen(text), "book", NULL));
    TEST_ASSERT_FALSE(puzzle_prove(&tools, &book.list[0], &fault));
    TEST_ASSERT_TRUE(*fault.text);
    puzzle_book_free(&book);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_books_have_no_wrong_entries);
    RUN_TEST(test_there_are_enough_puzzles_of_every_strength);
    RUN_TEST(test_strategos_kinds_have_equal_shares);
    RUN_TEST(test_no_puzzle_mirrors_another);
    RUN_TEST(test_puzzles_are_proven);
    RUN_TEST(test_a_written_book_reads_the_same);
    RUN_TEST(test_a_game_may_have_no_puzzles);
    RUN_TEST(test_solutions_solve);
    RUN_TEST(test_other_moves_are_refuted);
    RUN_TEST(test_wrong_entries_are_named_and_skipped);
    RUN_TEST(test_a_wrong_entry_leaves_the_others);
    RUN_TEST(test_other_files_are_refused);
    RUN_TEST(test_a_wrong_puzzle_is_found_out);
    return UNITY_END();
}
