/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* For games whose small boards can be solved: a table with the exact value of every position, one
 * byte each. ai/exact.h keeps the tables, on disk and in memory. Values follow the rules alone,
 * without draws by repetition and by the quiet limit. */
#ifndef CORE_SOLUTION_H
#define CORE_SOLUTION_H

#include <stdatomic.h>

#include "core/game.h"

/* A value for the player to move: greater is better, so quick wins and slow losses are greater. */
enum {
    EXACT_LOSS = 1, /* plus the plies until then */
    EXACT_DRAW = 128,
    EXACT_WIN = 255, /* minus the plies until then */
    EXACT_PLIES_MAX = 126
};

/* Lets another thread watch and cancel a long computation. */
struct solve_watch {
    int threads;
    const atomic_bool *cancel; /* may be NULL */
    atomic_int *progress;      /* in thousandths; may be NULL */
    size_t memory;             /* output: bytes used, including the table */
};

enum { SOLUTION_NAME = 40 };

struct solution {
    /* Whether the board is small enough to be solved. The other functions require it. */
    bool (*covers)(const struct settings *settings);

    /* A file name for the table; settings that share a table have the same name. */
    void (*name)(const struct settings *settings, char name[SOLUTION_NAME]);

    size_t (*size)(const struct settings *settings);

    /* Fills the table. False, with the reason, when cancelled or when there is not enough memory.
     */
    bool (*solve)(const struct settings *settings, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault);

    /* The index in the table of a position that is not over. */
    size_t (*index)(const struct position *position);

    /* Sets up any placement of pieces, reachable or not, from rows of text: "B../B../.WW". False,
     * with the reason, if the text is invalid or has too many pieces. */
    bool (*place)(const struct settings *settings, const char *board, int turn,
                  struct position *position, struct fault *fault);

    const char *example; /* a query for the help: "--size 3 B../B../.WW w" */
};

#endif
