/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/bench_search.h"

#include <math.h>
#include <time.h>

#include "ai/search.h"
#include "base/i18n.h"
#include "cli/arguments.h"
#include "cli/suite.h"

static void set_up(struct match *match, const struct game *game,
                   const struct bench_position *position)
{
    struct settings settings = settings_default(game);
    settings_read(game, &settings, position->options, NULL);
    match_start(match, game, &settings);
    match_set_up(match);
    match_play_moves(match, position->moves, NULL);
}

static const struct bench_position *positions_of(const struct game *game)
{
    static const struct bench_position start[] = {{.options = "", .moves = ""}, {.moves = NULL}};
    return game->bench ? game->bench : start;
}

void bench_start(struct match *match, const struct game *game)
{
    set_up(match, game, positions_of(game));
}

/* Searches every position with a budget; sums the processor time. */
static void search_all(struct searcher *searcher, const struct game *game, uint64_t nodes,
                       struct bench_search *bench)
{
    static struct search_result result; /* too large for the stack */
    double depths = 0, logarithms = 0;
    clock_t begin = clock();
    *bench = (struct bench_search){0};
    for (const struct bench_position *at = positions_of(game); at->moves; at++) {
        struct match match;
        set_up(&match, game, at);
        suite_search(searcher, &match, &(struct search_limits){.nodes = nodes}, false, &result);
        match_free(&match);
        bench->positions++;
        bench->nodes += result.nodes;
        depths += result.depth;
        logarithms += log((double)result.nodes) / fmax(result.depth, 1);
    }
    bench->seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    bench->depth = depths / fmax(bench->positions, 1);
    bench->branching = exp(logarithms / fmax(bench->positions, 1));
}

/* A first, short run estimates how many nodes fit into the time. */
bool bench_search(const struct game *game, int milliseconds, int megabytes,
                  struct bench_search *bench)
{
    enum { FIRST_NODES = 100000 };
    struct searcher *searcher = game->insight ? searcher_open(megabytes) : NULL;
    if (!searcher)
        return false;
    search_all(searcher, game, FIRST_NODES, bench);
    double rate = (double)bench->nodes / fmax(bench->seconds, 1e-3);
    search_all(searcher, game, (uint64_t)(rate * milliseconds / 1000) + 1, bench);
    bench->memory = searcher_bytes(searcher);
    searcher_close(searcher);
    return bench->positions > 0;
}
