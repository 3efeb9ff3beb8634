/* Suites of positions with known best moves, to measure what a search sees. A file has a line a
 * position, "game key=value … | moves from the start | best moves", and comments after '#'. */
#ifndef CLI_SUITE_H
#define CLI_SUITE_H

#include "ai/search.h"
#include "core/match.h"

enum { SUITE_BEST = 8, SUITE_BUDGETS = 2 };

extern const uint64_t suite_budgets[SUITE_BUDGETS]; /* nodes: 10,000 and 100,000 */

struct suite_entry {
    struct match match; /* at the position in question */
    int best_count;
    struct move best[SUITE_BEST];
};

struct suite {
    int count;
    struct suite_entry *entries;
};

/* False, with file, line and reason, when the file cannot be read or is wrong. */
bool suite_read(struct suite *suite, const char *path, struct fault *fault);
void suite_free(struct suite *suite);

/* Searches the match's present position. */
void suite_search(struct searcher *searcher, const struct match *match,
                  const struct search_limits *limits, bool every_move,
                  struct search_result *result);

/* Whether a search with this many nodes finds a best move. */
bool suite_solved(struct searcher *searcher, const struct suite_entry *entry, uint64_t nodes);

/* Solves the suite with each budget. */
void suite_measure(struct searcher *searcher, const struct suite *suite, int solved[SUITE_BUDGETS]);

#endif
