/* How fast and how deep the search is, measured from fixed positions, in processor time: other
 * programs must not count. */
#ifndef CLI_BENCH_SEARCH_H
#define CLI_BENCH_SEARCH_H

#include "core/match.h"

struct bench_search {
    int positions;
    uint64_t nodes;
    double seconds;
    double depth;     /* reached on average, in turns */
    double branching; /* effective: the nodes' root of that degree */
    size_t memory;    /* bytes that the search took, most of them its table */
};

/* The first of those positions; a game that has none is measured from its start. */
void bench_start(struct match *match, const struct game *game);

/* False when the game has no search, or there is no memory for it. */
bool bench_search(const struct game *game, int milliseconds, int megabytes,
                  struct bench_search *bench);

#endif
