/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include <inttypes.h>
#include <stdio.h>

#include "ai/clock.h"
#include "base/i18n.h"
#include "cli/command.h"
#include "cli/solved.h"

/* The value of the start, as a verdict on the players. */
static void print_value(struct exact *exact, const struct game *game,
                        const struct settings *settings)
{
    union position_room start;
    uint8_t value;
    game->start(settings, &start.base);
    if (!exact_value(exact, game, settings, &start.base, &value))
        return;
    struct exact_verdict verdict = verdict_of(value);
    if (verdict.result == 0)
        printf("value draw\n");
    else
        printf("value player %d wins in %d\n", verdict.result > 0 ? 1 : 2, verdict.plies);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct settings settings;
    struct exact_counts counts;
    struct solve_watch watch = {.threads = solved_threads(arguments)};
    const struct game *game = solved_board(arguments, &settings);
    if (!game)
        return EXIT_COMPLAINT;
    struct exact *exact = solved_folder(arguments);
    double begin = seconds_on(CLOCK_MONOTONIC);
    bool solved = exact_solve_again(exact, game, &settings, &watch, &fault);
    double seconds = seconds_on(CLOCK_MONOTONIC) - begin;
    if (solved && exact_count(exact, game, &settings, &counts)) {
        print_value(exact, game, &settings);
        printf("positions %" PRIu64 "\nwon %" PRIu64 "\nlost %" PRIu64 "\ndrawn %" PRIu64 "\n",
               counts.positions, counts.won, counts.lost, counts.drawn);
        printf("longest win %d\n", counts.longest_win);
        printf("time %.2f s\nmemory %.1f MB\nthreads %d\n", seconds, (double)watch.memory / 1e6,
               watch.threads);
    }
    exact_close(exact);
    if (!solved)
        return complain("%s", fault.text);
    if (*fault.text) /* solved, but not stored */
        complain("%s", fault.text);
    return EXIT_FINE;
}

const struct command command_solve = {
    .name = "solve",
    .summary = N_("solve a small board and keep the result"),
    .usage = N_("GAME [--size N] [--option key=value]… [--threads N] [--cache DIR]"),
    .help = N_(
        "Works out the value of every position with best play, keeps it for 'query' and for the\n"
        "perfect level, and prints: the value of the start, how many positions with both players "
        "on\n"
        "the board are won, lost and drawn for the player to move (positions that are mirror "
        "images\n"
        "with the players exchanged count once), the longest win in plies, time and memory.\n"
        "  --threads N   how many processors to use (as many as there are, up to 4)\n"
        "  --cache DIR   where the table is kept, if it is worth keeping\n"),
    .more_help = solved_help,
    .accepts = ACCEPT_SETTINGS | ACCEPT_THREADS | ACCEPT_CACHE,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
