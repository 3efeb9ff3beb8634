/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Logs of attempts at puzzles of arbitrary lines: what is read can be rated, and an appended
 * attempt is read back whatever stood before it. */
#include "base/text.h"
#include "core/registry.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/puzzle_training.h"

static const char path[] = "/puzzles.log";

/* A book with one puzzle, on the smallest board: looking at the board takes longer than reading. */
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
    puzzle_book_add(&book, &match, (struct puzzle){.kind = &kind, .turns = 1, .rating = 1500});
    match_free(&match);
    return &book;
}

static void check(const struct puzzle_attempt *attempt)
{
    require(memchr(attempt->person, 0, sizeof attempt->person) != NULL, "a person without an end");
    require(memchr(attempt->game, 0, sizeof attempt->game) != NULL, "a game without an end");
    require(memchr(attempt->mode, 0, sizeof attempt->mode) != NULL, "a mode without an end");
}

static bool is_same(const struct puzzle_attempt *a, const struct puzzle_attempt *b)
{
    return a->time == b->time && a->puzzle == b->puzzle && a->solved == b->solved &&
           strcmp(a->person, b->person) == 0 && strcmp(a->game, b->game) == 0 &&
           strcmp(a->mode, b->mode) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct puzzle_log log, again;
    const struct puzzle_book *book = small_book();
    struct puzzle_training training;
    struct fault fault = {""};
    memory_disk_use();
    memory_disk_put(path, data, size);
    if (!puzzle_log_read(&log, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    for (int i = 0; i < log.count; i++)
        check(&log.list[i]);
    puzzle_training_open(&training, book, &log, "");
    struct puzzle_attempt attempt = {
        .time = 1800000000, .puzzle = training.states[0].likeness, .solved = true};
    strcpy(attempt.game, book->game->id);
    strcpy(attempt.mode, puzzle_training_mode);
    require(puzzle_log_add(&log, path, &attempt, NULL), "not appended");
    require(puzzle_log_read(&again, path, NULL), "not read again");
    require(again.count == log.count && again.damaged == log.damaged, "a line is gone");
    require(is_same(&again.list[again.count - 1], &attempt), "an attempt has changed");
    puzzle_training_free(&training);
    puzzle_log_free(&again);
    puzzle_log_free(&log);
    return 0;
}
