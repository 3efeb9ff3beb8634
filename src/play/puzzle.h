/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Puzzles: positions with one right answer, proven. A book is one game's puzzles, read from a text
 * file (docs/puzzles.md); puzzle_try.h judges answers, puzzle_proof.h proves a puzzle again. */
#ifndef PLAY_PUZZLE_H
#define PLAY_PUZZLE_H

#include "ai/prove.h"
#include "base/text.h"
#include "core/match.h"

enum {
    PUZZLES_MAX = 4000, /* in a book */
    PUZZLE_FILE_MAX = 1 << 20,
    PUZZLE_TURNS_MAX = 9,
    PUZZLE_RATING_MIN = 100,
    PUZZLE_RATING_MAX = 3500,
    PUZZLE_TEXT = 240
};

/* Everything in it belongs to its book. */
struct puzzle {
    const struct match *source; /* the game it comes from */
    int at;                     /* moves of that game played before the puzzle's position */
    int number;                 /* in its book, from 1 */
    const struct puzzle_kind *kind;
    int turns;              /* within which it is to be done; 0 where nothing is played */
    int rating;             /* difficulty, on the scale of play/rating.h */
    struct proof_line line; /* the solution: the answer, then best play */
    int cell;               /* PUZZLE_DEDUCE: the answer */
};

struct puzzle_book {
    const struct game *game;
    int count;
    struct puzzle *list;
    int source_count;
    struct match **sources;
    int skipped;        /* entries that were wrong … */
    struct text faults; /* … and why, one line each; only the first of very many */
};

/* Reads a book of `size` bytes (followed by a zero byte); `name` is the file's name in messages. A
 * wrong entry is skipped and reported in the book. False, with the reason and nothing to free, if
 * the whole file is not a puzzle book. */
bool puzzle_book_read(struct puzzle_book *book, const char *data, size_t size, const char *name,
                      struct fault *fault);
bool puzzle_book_load(struct puzzle_book *book, const char *path, struct fault *fault);

/* The puzzles that come with the program. */
bool puzzle_book_open(struct puzzle_book *book, const struct game *game, struct fault *fault);
bool puzzle_book_path(const struct game *game, struct text *path, struct fault *fault);

void puzzle_book_free(struct puzzle_book *book);

/* Adds a puzzle found in a match, which may go on; the puzzle's `source` and `number` are filled
 * in. Puzzles from one game are stored together if they are added one after the other. */
void puzzle_book_add(struct puzzle_book *book, const struct match *match, struct puzzle puzzle);

void puzzle_book_write(const struct puzzle_book *book, struct text *out);

/* The puzzle's position; whoever is to move has to solve it. */
const struct position *puzzle_position(const struct puzzle *puzzle);

/* A match that has come to the puzzle's position, with all its past. */
void puzzle_start(const struct puzzle *puzzle, struct match *match);

/* What to do, in a sentence. */
void puzzle_task(const struct puzzle *puzzle, char text[PUZZLE_TEXT]);

/* The answer as written in files. */
void puzzle_answer(const struct puzzle *puzzle, struct text *out);

#endif
