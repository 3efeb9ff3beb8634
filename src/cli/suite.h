/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Suites of positions with known best moves, to measure a search. Each line of a file is a
 * position, "game key=value … | moves from the start | best moves"; comments start with '#'. */
#ifndef CLI_SUITE_H
#define CLI_SUITE_H

#include "ai/search.h"
#include "core/match.h"

enum { SUITE_BEST = 8, SUITE_BUDGETS = 2 };

extern const uint64_t suite_budgets[SUITE_BUDGETS]; /* nodes: 10,000 and 100,000 */

struct suite_entry {
    struct match match; /* at the position to solve */
    int best_count;
    struct move best[SUITE_BEST];
};

struct suite {
    int count;
    struct suite_entry *entries;
};

/* False, with file, line and reason, if the file cannot be read or is invalid. */
bool suite_read(struct suite *suite, const char *path, struct fault *fault);
void suite_free(struct suite *suite);

/* Searches the match's current position. */
void suite_search(struct searcher *searcher, const struct match *match,
                  const struct search_limits *limits, bool every_move,
                  struct search_result *result);

/* Whether a search with this many nodes finds a best move. */
bool suite_solved(struct searcher *searcher, const struct suite_entry *entry, uint64_t nodes);

/* Solves the suite with each budget. */
void suite_measure(struct searcher *searcher, const struct suite *suite, int solved[SUITE_BUDGETS]);

#endif
