/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Training: the ratings of a person and of the puzzles of a book, by Glicko-2, and the next puzzle
 * at the right strength. A puzzle starts with its measured rating; every attempt at it here is a
 * game between the person and the puzzle. */
#ifndef PLAY_PUZZLE_TRAINING_H
#define PLAY_PUZZLE_TRAINING_H

#include "base/rng.h"
#include "play/puzzle_log.h"
#include "play/rating.h"

struct puzzle_training {
    const struct puzzle_book *book;
    struct rating person;
    int attempts; /* of the person, that counted */
    struct puzzle_state {
        uint64_t likeness;
        struct rating rating;
        int seen; /* how often the person has met it, in any mode */
    } * states;   /* in the order of the book */
};

extern const char puzzle_training_mode[]; /* in the log: attempts of other modes are not rated */

/* Replays the log for one person (their id; empty: the guests). The book has to outlive it. */
void puzzle_training_open(struct puzzle_training *training, const struct puzzle_book *book,
                          const struct puzzle_log *log, const char *person);
void puzzle_training_free(struct puzzle_training *training);

/* A new attempt at the puzzle `index` of the book; to be logged with its likeness. */
void puzzle_training_note(struct puzzle_training *training, int index, bool solved);

/* The index of a puzzle near the person's strength, of those seen least; -1 if the book is empty.
 */
int puzzle_training_next(const struct puzzle_training *training, struct rng *rng);

#endif
