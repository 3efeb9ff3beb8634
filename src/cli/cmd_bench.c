/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "base/text.h"
#include "cli/bench_players.h"
#include "cli/bench_search.h"
#include "cli/command.h"
#include "cli/fixed_setup.h"
#include "cli/solved.h"
#include "cli/suite.h"
#include "core/perft.h"
#include "core/registry.h"

enum { RUNS = 5 };

struct measure {
    int depth;
    uint64_t nodes;
    double seconds; /* the best of RUNS */
};

/* Processor time rather than wall-clock time: other programs must not count. */
static double seconds_for(const struct match *match, int depth, uint64_t *nodes)
{
    clock_t begin = clock();
    *nodes = perft(match->game, match_now(match), depth);
    return (double)(clock() - begin) / CLOCKS_PER_SEC;
}

/* Deepens until a run is long enough to measure, then takes the best of several. */
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

static void print_search(const struct game *game, int milliseconds, int megabytes, bool json)
{
    struct bench_search bench;
    if (!bench_search(game, milliseconds, megabytes, &bench))
        return;
    double rate = (double)bench.nodes / bench.seconds;
    if (json)
        printf(",\n    {\"game\": \"%s\", \"search_positions\": %d, \"milliseconds\": %d, "
               "\"search_nodes_per_second\": %.0f, \"depth\": %.1f, \"branching\": %.2f, "
               "\"search_megabytes\": %.1f}",
               game->id, bench.positions, milliseconds, rate, bench.depth, bench.branching,
               (double)bench.memory / 1e6);
    else
        printf("%-9s search of %d positions, %d ms each: %.2f M nodes/s, depth %.1f, effective "
               "branching factor %.2f, %.1f MB of memory\n",
               game->id, bench.positions, milliseconds, rate / 1e6, bench.depth, bench.branching,
               (double)bench.memory / 1e6);
    fflush(stdout);
}

/* With less time than this, slow measurements are left out. */
enum { WHOLE_MILLISECONDS = 1000 };

static bool print_suite(const struct game *game, const char *folder, bool json, struct fault *fault)
{
    struct suite suite;
    struct text path = {0};
    int solved[SUITE_BUDGETS];
    if (!folder || !game->insight)
        return true;
    text_add(&path, "%s/%s.txt", folder, game->id);
    struct searcher *searcher = searcher_open(SEARCH_TABLE_MEGABYTES);
    bool fine = searcher ? suite_read(&suite, path.data, fault)
                         : fault_set(fault, _("there is not enough memory to search"));
    text_free(&path);
    if (fine) {
        suite_measure(searcher, &suite, solved);
        printf(json ? ",\n    {\"game\": \"%s\", \"suite_positions\": %d, \"solved_10000\": %d, "
                      "\"solved_100000\": %d}"
                    : "%-9s suite of %d positions: %d solved with 10000 nodes, %d with 100000\n",
               game->id, suite.count, solved[0], solved[1]);
        suite_free(&suite);
    }
    searcher_close(searcher);
    return fine;
}

static void print_solver(const struct game *game, const struct arguments *arguments)
{
    struct bench_solver bench;
    struct settings settings = settings_default(game);
    if (!exact_covers(game, &settings) ||
        !bench_solver(game, &settings, solved_threads(arguments), &bench))
        return;
    printf(arguments->json ? ",\n    {\"game\": \"%s\", \"solver_seconds\": %.2f, "
                             "\"solver_megabytes\": %.1f, \"threads\": %d}"
                           : "%-9s solved in %.2f s on the clock with %.1f MB, %d threads\n",
           game->id, bench.seconds, (double)bench.memory / 1e6, bench.threads);
}

/* From every setup of the game. */
static void print_decisions(const struct game *game, int milliseconds, bool json)
{
    const struct option *option;
    struct settings settings;
    for (int i = 0; (option = fixed_setup_settings(game, i, &settings)); i++) {
        struct bench_decisions bench;
        struct match match;
        char value[OPTION_TEXT];
        option_format(option, settings.value[option - game->options], value);
        match_start(&match, game, &settings);
        match_set_up(&match);
        if (bench_decisions(&match, milliseconds, &bench))
            printf(json ? ",\n    {\"game\": \"%s\", \"%s\": \"%s\", \"level\": %d, "
                          "\"decisions_per_second\": %.1f, \"decision_nodes\": %.0f}"
                        : "%-9s %s %s, level %d: %.1f decisions/s, %.0f nodes each\n",
                   game->id, option->id, value, BENCH_LEVEL, bench.decisions / bench.seconds,
                   (double)bench.nodes / bench.decisions);
        match_free(&match);
    }
}

static bool bench_game(const struct game *game, const struct arguments *arguments, bool first,
                       struct fault *fault)
{
    struct match match;
    int milliseconds = arguments->time ? (int)arguments->time : WHOLE_MILLISECONDS;
    bench_start(&match, game);
    print_line(&match, measure(&match), arguments->json, first);
    match_free(&match);
    print_search(game, milliseconds, arguments_memory(arguments), arguments->json);
    if (milliseconds >= WHOLE_MILLISECONDS)
        print_solver(game, arguments);
    print_decisions(game, milliseconds, arguments->json);
    bool fine = print_suite(game, arguments->suites, arguments->json, fault);
    fflush(stdout);
    return fine;
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    if (arguments->word_count > 0 && !game_called(arguments->words[0], &fault))
        return complain("%s", fault.text);
    if (arguments->json)
        printf("{\"benchmarks\": [");
    bool first = true, fine = true;
    for (int i = 0; games[i] && fine; i++) {
        if (arguments->word_count > 0 && strcmp(games[i]->id, arguments->words[0]) != 0)
            continue;
        fine = bench_game(games[i], arguments, first, &fault);
        first = false;
    }
    if (arguments->json)
        printf("\n]}\n");
    return fine ? EXIT_FINE : complain("%s", fault.text);
}

const struct command command_bench = {
    .name = "bench",
    .summary = N_("measure the speed of the rules and of the search"),
    .usage = N_("[GAME] [--time MS] [--suites FOLDER] [--threads T] [--memory MB] [--json]"),
    .help = N_(
        "For each game: how many perft nodes per second one core visits, every leaf really played\n"
        "(the best of five short runs), and the size of a position in bytes. For games without\n"
        "hidden pieces, from fixed positions of the game: how many nodes per second the search\n"
        "visits, how deep it gets in --time milliseconds (1000) of processor time each, and the\n"
        "effective branching factor (with N nodes to depth D, the D-th root of N). For games with\n"
        "hidden pieces: how many decisions per second a middle level makes. With --suites FOLDER\n"
        "(tests/suites) also the positions solved with 10,000 and 100,000 nodes. With a --time of "
        "a\n"
        "second or more also the solver, where the standard board can be solved, on --threads\n"
        "threads. --memory is the size of the search's table in MB (64).\n"),
    .more_help = fixed_setup_help,
    .accepts = ACCEPT_JSON | ACCEPT_TIME | ACCEPT_SUITES | ACCEPT_THREADS | ACCEPT_MEMORY,
    .words_max = 1,
    .run = run,
};
