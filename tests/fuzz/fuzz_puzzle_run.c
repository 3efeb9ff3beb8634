/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Lines that hold a run through puzzles, or a duel: refused with a reason, or the run survives
 * being written and read again and can be played to its end. Input that begins with "+" gives the
 * seed, the time left and the answers of a run through the right number of puzzles. */
#include "base/text.h"
#include "core/registry.h"
#include "fuzz.h"
#include "play/puzzle_duel.h"
#include "play/puzzle_run.h"

enum { PUZZLES = 30 };

/* On the smallest board: looking at it takes longer than reading. */
static const struct puzzle_book *small_book(void)
{
    static const struct puzzle_kind kind = {.word = "any", .aim = PUZZLE_HOLD};
    static struct puzzle_book book;
    struct match match;
    if (book.count > 0)
        return &book;
    book.game = game_find("dodgem");
    struct settings settings = settings_default(book.game);
    settings_read(book.game, &settings, "size=3", NULL);
    match_start(&match, book.game, &settings);
    for (int i = 0; i < PUZZLES; i++)
        puzzle_book_add(&book, &match,
                        (struct puzzle){.kind = &kind, .turns = 1, .rating = 1000 + 40 * i});
    match_free(&match);
    return &book;
}

static char *composed(struct fields fields)
{
    struct text text = {0};
    char answers[RUN_ANSWERS_MAX + 20];
    text_add(&text, "%s ", field_number(&fields) % 2 ? "streak" : "rush");
    unsigned seed = field_number(&fields), left = field_number(&fields) * 700;
    text_add(&text, "%u %u %d ", seed, left, PUZZLES);
    if (field_text(&fields, answers, sizeof answers))
        text_add(&text, "%s", answers);
    return text.data;
}

static void check(const struct puzzle_run *run)
{
    int right = 0, wrong = 0, skipped = 0;
    require((int)strlen(run->answers) == run->answered, "answers are missing");
    for (const char *c = run->answers; *c; c++) {
        right += *c == '+';
        wrong += *c == '-';
        skipped += *c == 's';
    }
    require(right == run->solved && wrong == run->mistakes && skipped == run->skipped,
            "answers do not add up");
    require(right + wrong + skipped == run->answered, "an answer there is not");
    require(run->mistakes <= run->rules->mistakes && run->skipped <= run->rules->skips,
            "more than are allowed");
    require(run->left >= 0 && run->left <= run->rules->milliseconds, "a wrong clock");
    require(run->score >= RUN_POINTS * right, "points are lost");
}

static void write_and_read_again(const struct puzzle_run *run,
                                 const struct puzzle_book *const *books)
{
    struct puzzle_run again;
    struct text written = {0}, twice = {0};
    puzzle_run_write(run, &written);
    require(puzzle_run_read(&again, written.data, books, 1, NULL), "not read again");
    require(again.now == run->now && again.score == run->score, "another run came back");
    puzzle_run_write(&again, &twice);
    require(strcmp(written.data, twice.data) == 0, "other words came back");
    puzzle_run_free(&again);
    text_free(&written);
    text_free(&twice);
}

/* Whatever is read survives being written. */
static void try_duel(const char *line, const struct puzzle_book *const *books)
{
    struct puzzle_duel duel, again;
    struct text written = {0};
    struct fault fault = {""};
    if (!puzzle_duel_read(&duel, line, books, 1, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return;
    }
    require(duel.points[0] + duel.points[1] == duel.round && duel.round <= duel.asked,
            "points do not add up");
    require(duel.points[0] <= DUEL_POINTS && duel.points[1] <= DUEL_POINTS, "too many points");
    puzzle_duel_write(&duel, &written);
    require(puzzle_duel_read(&again, written.data, books, 1, NULL), "not read again");
    require(again.now == duel.now && strcmp(again.takers, duel.takers) == 0,
            "another duel came back");
    puzzle_duel_free(&duel);
    puzzle_duel_free(&again);
    text_free(&written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct puzzle_book *books[] = {small_book()};
    struct puzzle_run run;
    struct fault fault = {""};
    bool compose = size > 0 && *data == '+';
    char *line = compose ? composed((struct fields){data + 1, size - 1}) : copy_of(data, size);
    bool read = puzzle_run_read(&run, line, books, 1, &fault);
    try_duel(line, books);
    free(line);
    if (!read) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    check(&run);
    write_and_read_again(&run, books);
    puzzle_run_tick(&run, 1000);
    for (int i = 0; !puzzle_run_over(&run); i++)
        puzzle_run_answer(&run, i % 3 > 0);
    check(&run);
    write_and_read_again(&run, books);
    puzzle_run_free(&run);
    return 0;
}
