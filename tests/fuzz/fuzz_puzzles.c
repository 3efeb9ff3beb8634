/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Books of puzzles of arbitrary bytes: whatever is read is legal, can be shown and survives being
 * written and read again; whatever is not is named. */
#include "base/text.h"
#include "fuzz.h"
#include "play/puzzle_proof.h"

static void check(const struct puzzle *puzzle)
{
    char task[PUZZLE_TEXT];
    struct match match;
    puzzle_task(puzzle, task);
    require(*task != '\0', "a puzzle without a task");
    require(puzzle->rating >= PUZZLE_RATING_MIN && puzzle->rating <= PUZZLE_RATING_MAX, "a rating");
    require((puzzle->cell != CELL_NONE) != (puzzle->line.length > 0), "a puzzle without an answer");
    puzzle_start(puzzle, &match);
    require(match.at == puzzle->at, "a position that cannot be reached");
    for (int i = 0; i < puzzle->line.length; i++)
        if (!match_play(&match, puzzle->line.moves[i]))
            require(outcome_over(match_outcome(&match)), "a solution that cannot be played");
    match_free(&match);
    puzzle_likeness(puzzle);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct puzzle_book book, again;
    struct fault fault = {""};
    struct text written = {0};
    char *copy = copy_of(data, size);
    bool read = puzzle_book_read(&book, copy, size, "fuzz", &fault);
    free(copy);
    if (!read) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    require((book.skipped > 0) == (book.faults.length > 0), "skipped without a reason");
    for (int i = 0; i < book.count; i++)
        check(&book.list[i]);
    puzzle_book_write(&book, &written);
    require(puzzle_book_read(&again, written.data, written.length, "again", NULL),
            "not read again");
    require(again.skipped == 0 && again.count == book.count, "a puzzle is gone");
    puzzle_book_free(&again);
    puzzle_book_free(&book);
    text_free(&written);
    return 0;
}
