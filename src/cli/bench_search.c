/* Ten fixed positions of each open game, from games of the computer against itself, so that speeds
 * and depths can be compared from one version to the next. */
#include "cli/bench_search.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "ai/search.h"
#include "base/i18n.h"
#include "cli/arguments.h"
#include "cli/suite.h"

static const struct {
    const char *game, *options, *moves;
} positions[] = {
    {"towers", "", ""},
    {"towers", "", "c5-c2 e4-e6 d7-f7 g4-g7 c7-e7 g3-g6"},
    {"towers", "", "a5-a3 h4-h6 b5-b4 e2-b2 b6-b5 f2-d2 b7-b6 g2-e2 d6-e6 e4-c4 c6-d6 f4-f7"},
    {"towers", "",
     "d6-g6 e3-d3 a5-a1 f3-e3 a1-a2 h4-h5 a6-a5 e1-d1 c6-e6 f1-e1 c7-c6 e4-b4 a2-d2 f4-c4 b7-c7 "
     "f2-f4 a8-b7 b4-a4 c6-d6 g2-f2"},
    {"towers", "",
     "d5-h5 e4-e6 d6-d1 e3-e5 d1-d5 f3-b3 c6-d6 g3-e3 a5-a2 e3-g3 d8-e8 g3-d3 a6-a5 f4-f6 e8-e7 "
     "g4-c4 a7-a6 e2-d2 b7-a7 e5-e3 a8-c6 h4-h8 a5-a4 e3-e4 d5-f5 e6-h6 c6-d5 d2-d1"},
    {"towers", "",
     "d8-f8 h4-h8 f8-f5 h8-h5 b5-b4 g4-g6 b6-b5 g3-g5 c8-d8 g2-g3 d5-d3 e2-c2 a5-a2 f2-d2 a6-a3 "
     "f3-f2 f5-e5 h1-f3 d3-d4 f3-d1 d7-f7 c2-c4 b4-b3 g6-h6 c6-e6 d1-b1 e6-e8 f2-f3 a7-a5 f4-f5 "
     "a8-a6 g5-g7 e8-h8 g7-g8 a6-f6 b1-b5"},
    {"towers", "size=6", "c4-c3 d2-c2 c5-d5 c2-c1 b5-c5 e2-b2 a6-c4 f1-e2"},
    {"towers", "size=6",
     "b4-b3 d3-c3 c5-e5 e3-e4 b5-d5 e2-e3 d5-d3 f3-f4 a6-b5 f1-e2 b5-d5 f4-f5 c6-f6 e2-f3 b3-b1 "
     "d2-b2"},
    {"towers", "size=10", "e8-h8 g5-g6 e7-h7 g6-h6 h8-h10 j5-j10 d6-d2 f4-b4 d7-d5 f3-c3"},
    {"towers", "size=10",
     "e7-j7 f3-e3 d7-h7 i5-i7 d6-d3 f5-e5 h7-h8 e3-e4 e6-g6 i7-i8 g6-i6 e4-e3 c6-c5 i8-i9 c7-d7 "
     "i9-i7 i6-g6 e5-e4 h8-i8 i7-g7 c5-b5 f1-e1 b7-c7 e4-c4"},
    {"dodgem", "size=6", ""},
    {"dodgem", "size=6", "b6-b5 a4-b4 d6-d5 a3-b3 d5-d4 a1-b1 c6-c5 b3-c3"},
    {"dodgem", "size=6",
     "b6-a6 a2-b2 f6-f5 a1-b1 e6-e5 b2-c2 d6-d5 b1-c1 c6-c5 c2-d2 c5-c4 d2-e2 f5-f4 e2-f2"},
    {"dodgem", "size=6",
     "e6-e5 a3-b3 e5-d5 a5-b5 c6-c5 a1-b1 d5-d4 a4-b4 d6-d5 a2-b2 f6-f5 b2-c2 d4-d3 c2-d2 b6-c6 "
     "b4-c4 d5-d4 b1-c1 f5-f4 d2-e2"},
    {"dodgem", "size=6",
     "c6-c5 a5-a6 c5-d5 a4-b4 d5-d4 a3-b3 e6-e5 a1-b1 e5-e4 b1-c1 e4-e3 c1-d1 d4-d3 d1-e1 d3-d2 "
     "e1-f1 d2-d1 f1-off d1-off b3-c3 e3-e2 a2-b2 e2-e1 b2-c2 e1-off c3-d3"},
    {"dodgem", "size=7", "g7-g6 a4-b4 g6-g5 a6-b6 c7-c6 a5-b5"},
    {"dodgem", "size=7",
     "c7-c6 a3-b3 g7-g6 a6-b6 d7-d6 a5-b5 c6-c5 a4-b4 d6-d5 b3-c3 d5-d4 c3-d3 d4-c4 d3-e3"},
    {"dodgem", "size=7",
     "b7-b6 a2-b2 g7-g6 a5-b5 d7-d6 a3-b3 c7-c6 a4-b4 d6-d5 b3-c3 c6-c5 b4-c4 d5-d4 c3-d3 f7-f6 "
     "a1-b1 e7-e6 b1-c1 e6-e5 c1-d1 g6-g5 d1-e1"},
    {"dodgem", "size=8", "h8-h7 a1-b1 g8-h8 a7-b7"},
    {"dodgem", "size=8",
     "d8-d7 a6-b6 b8-b7 a1-b1 c8-c7 a5-b5 d7-d6 b5-c5 d6-d5 c5-c6 h8-h7 b1-c1 g8-g7 c1-d1 f8-f7 "
     "d1-e1"},
    {"morris", "", ""},
    {"morris", "", "b4 e3 e4 c3 d3 d2"},
    {"morris", "", "a4 c4 a1 a7 d5 c5 c3 d2 d1 g1 e3 g7 d7 g4 xa1"},
    {"morris", "",
     "f4 d3 d5 c3 e3 c5 c4 d1 d2 g1 a1 g4 g7 a7 b4 a4 d6 b2 f6 b6 d7 xb6 b6 f2 xb6 b6"},
    {"morris", "",
     "d1 f2 c5 f4 f6 d2 b2 g4 b6 e4 xc5 g1 e5 b4 xe5 a1 d6 xa1 a1 e5 d5 c4 a4 a7 c3 d3 d7 d3-e3 "
     "c3-d3 c4-c3 d5-c5 d6-d5 d7-d6 a7-d7 c5-c4 d5-c5 a4-a7 b4-a4 d6-d5 d7-d6 xa1"},
    {"morris", "diagonals=on", ""},
    {"morris", "diagonals=on", "c5 d5 g4 e3 a7 b6 g1 e4"},
    {"morris", "diagonals=on", "b6 c4 e4 c5 c3 e5 b2 b4 a1 xb4 b4 d6 f6 g7 f2 d2"},
    {"morris", "diagonals=on",
     "g1 e3 f4 c3 g4 e4 f6 d3 xg4 f2 xe4 c5 c4 a7 g7 a1 g4 xa1 d1 b4 b6 xc4 c4 a1 d2 b2 xb4 e4 xd1 "
     "b4 xc4"},
    {"morris", "diagonals=on",
     "f4 c4 d5 e5 f6 c3 f2 xc3 c3 e4 c5 xe4 d6 b6 a7 d7 e3 b4 g1 xe5 b2 xa7 e4 d3 e5 xd3 d3 g7 xd3 "
     "g4 f2-d2 d7-a7 xg1 d2-f2 xg4 a7-a4 xd6 g7-g4 xa4 b4-a4 g4-g1 xb2 a4-a7 xd5"},
};

enum { POSITIONS = sizeof positions / sizeof *positions };

static void set_up(struct match *match, const struct game *game, int index)
{
    struct settings settings = settings_standard(game);
    settings_read(game, &settings, positions[index].options, NULL);
    match_start(match, game, &settings);
    match_play_moves(match, positions[index].moves, NULL);
}

/* The index of the game's first position, or POSITIONS. */
static int first_of(const struct game *game)
{
    int index = 0;
    while (index < POSITIONS && strcmp(positions[index].game, game->id) != 0)
        index++;
    return index;
}

void bench_start(struct match *match, const struct game *game)
{
    int first = first_of(game);
    if (first < POSITIONS) {
        set_up(match, game, first);
        return;
    }
    struct settings settings = settings_standard(game);
    match_start(match, game, &settings);
    match_set_up(match);
}

/* Searches every position with a budget; adds up what it takes, in processor time. */
static void search_all(struct searcher *searcher, const struct game *game, uint64_t nodes,
                       struct bench_search *bench)
{
    static struct search_result result; /* too large for the stack */
    double depths = 0, logarithms = 0;
    clock_t begin = clock();
    *bench = (struct bench_search){0};
    for (int i = 0; i < POSITIONS; i++) {
        struct match match;
        if (strcmp(positions[i].game, game->id) != 0)
            continue;
        set_up(&match, game, i);
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

/* A first, short run tells how many nodes fit into the time. */
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
