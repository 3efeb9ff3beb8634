/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every attempt at a puzzle, one line each, only ever appended (docs/puzzles.md). Ratings and what
 * somebody has seen already follow from it. */
#ifndef PLAY_PUZZLE_LOG_H
#define PLAY_PUZZLE_LOG_H

#include "play/puzzle.h"

enum { PUZZLE_LOG_MAX = 16 << 20 /* bytes */, PUZZLE_MODE = 12 };

struct puzzle_attempt {
    int64_t time;           /* seconds since 1970 */
    char person[PERSON_ID]; /* empty: a guest */
    char game[GAME_ID];
    uint64_t puzzle; /* puzzle_likeness(): stays the same when books change */
    bool solved;
    char mode[PUZZLE_MODE]; /* "training", "daily", … */
};

struct puzzle_log {
    int count;
    struct puzzle_attempt *list; /* oldest first */
    int damaged;                 /* lines that cannot be read; they are left alone */
};

/* A missing file is an empty log. False, with the reason, if it cannot be read. */
bool puzzle_log_read(struct puzzle_log *log, const char *path, struct fault *fault);
void puzzle_log_free(struct puzzle_log *log);

/* Appends to a log in memory. */
void puzzle_log_note(struct puzzle_log *log, const struct puzzle_attempt *attempt);

/* Appends to the file, and to a log that was read before (may be NULL). */
bool puzzle_log_add(struct puzzle_log *log, const char *path, const struct puzzle_attempt *attempt,
                    struct fault *fault);

#endif
