#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/bench_search.h"
#include "cli/command.h"
#include "cli/fixed_setup.h"
#include "core/i18n.h"
#include "core/perft.h"
#include "core/registry.h"

enum { RUNS = 5 };

struct measure {
    int depth;
    uint64_t nodes;
    double seconds; /* the best of RUNS */
};

/* Processor time rather than time on the clock: other programs must not count. */
static double seconds_for(const struct match *match, int depth, uint64_t *nodes)
{
    clock_t begin = clock();
    *nodes = perft(match->game, match_now(match), depth);
    return (double)(clock() - begin) / CLOCKS_PER_SEC;
}

/* Deepens until a run is long enough to be measured, then takes the best of several. */
static struct measure measure(const struct match *match)
{
    const double long_enough = 0.05;
    struct measure best = {.depth = 0};
    do
        best.seconds = seconds_for(match, ++best.depth, &best.nodes);
    while (best.seconds < long_enough && best.nodes > 0);
    for (int i = 1; i < RUNS; i++) {
        double seconds = seconds_for(match, best.depth, &best.nodes);
        if (seconds < best.seconds)
            best.seconds = seconds;
    }
    return best;
}

static void start_game(const struct game *game, struct match *match)
{
    struct settings settings = settings_standard(game);
    if (strcmp(game->id, "dodgem") == 0)
        settings_set(game, &settings, "size", "6", NULL);
    match_start(match, game, &settings);
    fixed_setup(match);
}

static void print_line(const struct match *match, struct measure best, bool json, bool first)
{
    const struct game *game = match->game;
    struct geometry geometry;
    game->geometry(&match->settings, &geometry);
    int size = geometry.columns;
    double rate = (double)best.nodes / best.seconds;
    if (json)
        printf("%s\n    {\"game\": \"%s\", \"size\": %d, \"depth\": %d, \"nodes\": %" PRIu64
               ", \"seconds\": %.4f, \"nodes_per_second\": %.0f, \"position_bytes\": %zu}",
               first ? "" : ",", game->id, size, best.depth, best.nodes, best.seconds, rate,
               game->position_size);
    else
        printf("%-9s n=%-2d  perft %-2d %12" PRIu64 " nodes  %7.4f s  %7.1f M nodes/s  position "
               "%3zu bytes\n",
               game->id, size, best.depth, best.nodes, best.seconds, rate / 1e6,
               game->position_size);
    fflush(stdout);
}

static void print_search(const struct game *game, int milliseconds, bool json)
{
    struct bench_search bench;
    if (!bench_search(game, milliseconds, &bench))
        return;
    double rate = (double)bench.nodes / bench.seconds;
    if (json)
        printf(",\n    {\"game\": \"%s\", \"search_positions\": %d, \"milliseconds\": %d, "
               "\"search_nodes_per_second\": %.0f, \"depth\": %.1f, \"branching\": %.2f}",
               game->id, bench.positions, milliseconds, rate, bench.depth, bench.branching);
    else
        printf("%-9s search of %d positions, %d ms each: %.2f M nodes/s, depth %.1f, effective "
               "branching factor %.2f\n",
               game->id, bench.positions, milliseconds, rate / 1e6, bench.depth, bench.branching);
    fflush(stdout);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    if (arguments->word_count > 0 && !game_called(arguments->words[0], &fault))
        return complain("%s", fault.text);
    if (arguments->json)
        printf("{\"benchmarks\": [");
    bool first = true;
    for (int i = 0; games[i]; i++) {
        struct match match;
        if (arguments->word_count > 0 && strcmp(games[i]->id, arguments->words[0]) != 0)
            continue;
        start_game(games[i], &match);
        print_line(&match, measure(&match), arguments->json, first);
        match_free(&match);
        print_search(games[i], arguments->time ? (int)arguments->time : 1000, arguments->json);
        first = false;
    }
    if (arguments->json)
        printf("\n]}\n");
    return EXIT_FINE;
}

const struct command command_bench = {
    .name = "bench",
    .summary = N_("measure the speed of the rules and of the search"),
    .usage = N_("[GAME] [--time MS] [--json]"),
    .help = N_(
        "For each game (towers n=8, dodgem n=6, morris, stratego): how many nodes of perft a\n"
        "second one core visits, every leaf really played, the best of five short runs; and\n"
        "how many bytes a position has. For the open games then, from ten fixed positions: how\n"
        "many nodes a second the search visits, how deep it gets in --time milliseconds (1000) of\n"
        "processor time each, and the effective branching factor, the nodes' root of that "
        "degree.\n"),
    .more_help = fixed_setup_help,
    .accepts = ACCEPT_JSON | ACCEPT_TIME,
    .words_max = 1,
    .run = run,
};
