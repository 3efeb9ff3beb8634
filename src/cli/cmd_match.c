/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "ai/clock.h"
#include "ai/computer.h"
#include "ai/random.h"
#include "base/i18n.h"
#include "base/parallel.h"
#include "base/rng.h"
#include "cli/command.h"
#include "cli/program.h"
#include "cli/solved.h"

enum { PROGRAM_WORD = sizeof PROGRAM_PREFIX - 1 };

/* A player of the series: a level, or another program. */
struct player {
    int level;
    const char *command; /* NULL: a level */
};

/* A series of games between two players. Game i is the same whichever thread plays it. */
struct series {
    const struct game *game;
    struct settings settings;
    struct player player[2]; /* p1 and p2 */
    const char *limits;      /* arguments of `go` for programs */
    uint64_t seed;
    int megabytes; /* of each thread's search table */
    int games, divide, opening;
    struct exact *exact;                  /* for the perfect level; may be NULL */
    atomic_int next, wins, draws, losses; /* from p1's point of view */
    atomic_int first_wins;                /* by the player who moved first */
    atomic_llong plies, choices, thinking_us;
    atomic_bool failed;
    struct fault fault; /* the first reason, once `failed` is set */
};

/* Resources of one thread. */
struct room {
    struct computer *computer;
    struct program *program[2]; /* of p1 and p2 */
};

static void fail(struct series *series, const struct fault *fault)
{
    if (!atomic_exchange(&series->failed, true))
        series->fault = *fault;
}

static bool room_open(struct room *room, const struct series *series, struct fault *fault)
{
    *room = (struct room){.computer = computer_open(series->megabytes)};
    if (!room->computer)
        return fault_set(fault, _("there is not enough memory for the players"));
    for (int i = 0; i < 2; i++) {
        const char *command = series->player[i].command;
        if (command && !(room->program[i] = program_open(command, fault)))
            return false;
    }
    return true;
}

static void room_close(struct room *room)
{
    computer_close(room->computer);
    for (int i = 0; i < 2; i++)
        program_close(room->program[i]);
}

static struct move decide_by_level(const struct series *series, struct computer *computer,
                                   int level, const struct match *match, uint64_t seed)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct computer_request request = {.view = &view,
                                       .level = level,
                                       .seed = seed,
                                       .budget_divisor = series->divide,
                                       .exact = series->exact};
    computer_decide(computer, &request, &decision);
    view_free(&view);
    return decision.move;
}

/* Games come in pairs that start with the same random moves, so that both players get both sides of
 * many openings. */
static void play_opening(struct match *match, int plies, struct rng *rng)
{
    uint64_t seed = rng_next(rng);
    while (match_ply(match, match->at) < plies && !outcome_over(match_outcome(match))) {
        struct view view;
        view_take(&view, match, match_now(match)->turn);
        match_play(match, ai_random(&view, seed));
        view_free(&view);
    }
}

/* Plays game `index` to its end; false, with the reason, if a program misbehaves. */
static bool play_game(struct series *series, struct room *room, int index, struct match *match,
                      struct fault *fault)
{
    int p1_side = index % 2;
    struct rng base = {.state = series->seed}; /* neighbouring seeds share no game */
    struct rng rng = {.state = rng_next(&base) + (uint64_t)(index / 2)};
    uint64_t seed = rng_next(&rng);
    for (int i = 0; i < 2; i++)
        if (room->program[i] && !program_new_game(room->program[i], match, fault))
            return false;
    play_opening(match, series->opening, &rng);
    while (!outcome_over(match_outcome(match))) {
        struct move move, list[MOVES_MAX];
        int side = match_now(match)->turn, who = side == p1_side ? 0 : 1;
        struct program *program = room->program[who];
        double begin = seconds_on(CLOCK_MONOTONIC);
        if (!program)
            move = decide_by_level(series, room->computer, series->player[who].level, match,
                                   seed + (uint64_t)side);
        else if (!program_decide(program, match, series->limits, &move, fault))
            return false;
        atomic_fetch_add(&series->thinking_us,
                         (long long)((seconds_on(CLOCK_MONOTONIC) - begin) * 1e6));
        atomic_fetch_add(&series->choices, match->game->moves(match_now(match), list));
        match_play(match, move);
    }
    return true;
}

static void count(struct series *series, const struct match *match, int p1_side)
{
    struct outcome outcome = match_outcome(match);
    if (outcome.winner == NOBODY)
        atomic_fetch_add(&series->draws, 1);
    else
        atomic_fetch_add(outcome.winner == p1_side ? &series->wins : &series->losses, 1);
    if (outcome.winner == 0)
        atomic_fetch_add(&series->first_wins, 1);
    atomic_fetch_add(&series->plies, match_ply(match, match->at));
}

static void play_series(void *context, int thread)
{
    (void)thread;
    struct series *series = context;
    struct room room;
    struct fault fault;
    bool fine = room_open(&room, series, &fault);
    for (int i;
         fine && !series->failed && (i = atomic_fetch_add(&series->next, 1)) < series->games;) {
        struct match match;
        match_start(&match, series->game, &series->settings);
        fine = play_game(series, &room, i, &match, &fault);
        if (fine)
            count(series, &match, i % 2);
        match_free(&match);
    }
    if (!fine)
        fail(series, &fault);
    room_close(&room);
}

static double elo(double share)
{
    const double least = 0.001; /* a clean sweep does not prove an infinite difference */
    share = fmin(fmax(share, least), 1 - least);
    return -400 * log10(1 / share - 1);
}

struct interval {
    double low, high;
};

/* Wilson's 95 % interval with the observed variance: it stays within bounds and has a width even if
 * one side has won every game. */
static struct interval interval_of(double share, double variance, double games)
{
    const double z = 1.96, z2 = z * z / games;
    double middle = (share + z2 / 2) / (1 + z2);
    double half = z * sqrt(variance / games + z2 / (4 * games)) / (1 + z2);
    return (struct interval){.low = middle - half, .high = middle + half};
}

static void print_series(const struct series *series)
{
    int wins = series->wins, draws = series->draws, losses = series->losses;
    double games = wins + draws + losses, share = (wins + 0.5 * draws) / games;
    double variance =
        (wins * pow(1 - share, 2) + draws * pow(0.5 - share, 2) + losses * pow(share, 2)) / games;
    struct interval range = interval_of(share, variance, games);
    double plies = series->plies ? (double)series->plies : 1;
    const double figures[5] = {100 * series->first_wins / games, 100 * draws / games, plies / games,
                               (double)series->choices / plies,
                               (double)series->thinking_us / 1000 / plies};
    char text[5][NUMBER_TEXT];
    for (int i = 0; i < 5; i++)
        tr_number(figures[i], 1, false, text[i]);
    printf(_("the first player won %s%%, %s%% were drawn; %s plies per game, %s moves to choose "
             "from, %s ms per ply\n"),
           text[0], text[1], text[2], text[3], text[4]);
    printf("elo %+.0f (%+.0f … %+.0f, 95 %%)\n", elo(share), elo(range.low), elo(range.high));
    printf("score %.1f %% (%d w, %d d, %d l)\n", 100 * share, wins, draws, losses);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    const struct game *game = game_called(arguments->words[0], &fault);
    struct match match; /* only to read the settings as every command does */
    if (!game || !arguments_match(arguments, arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    struct series series = {.game = game,
                            .settings = match.settings,
                            .seed = arguments->seeded ? arguments->seed : 1,
                            .games = arguments->games ? (int)arguments->games : 100,
                            .divide = arguments->divide ? (int)arguments->divide : 1,
                            .opening = (int)arguments->opening,
                            .megabytes = arguments_memory(arguments),
                            .limits = arguments->go ? arguments->go : "time 1000"};
    match_free(&match);
    for (int i = 0; i < 2; i++) {
        const char *control = arguments->control[i];
        bool program = control && strncmp(control, PROGRAM_PREFIX, PROGRAM_WORD) == 0;
        series.player[i].command = program ? control + PROGRAM_WORD : NULL;
        series.player[i].level = control && !program ? computer_level(control) : -1;
        if (!program && series.player[i].level < 0)
            return complain(_("--p%d must be random, a level from 1 to %d or program:COMMAND"),
                            i + 1, LEVEL_COUNT);
    }
    if (series.player[0].level == LEVEL_COUNT || series.player[1].level == LEVEL_COUNT)
        series.exact = solved_open(arguments, game, &series.settings);
    parallel_run(arguments->threads ? (int)arguments->threads : 1, play_series, &series);
    exact_close(series.exact);
    if (series.failed)
        return complain("%s", series.fault.text);
    print_series(&series);
    return EXIT_FINE;
}

const struct command command_match = {
    .name = "match",
    .summary = N_("play a series of games between computer players"),
    .usage = N_("GAME [--size N] [--option key=value]… --p1 LEVEL --p2 LEVEL [--games N]\n"
                "                         [--seed S] [--threads T] [--divide N] [--opening N] "
                "[--go LIMITS]\n                         [--cache DIR] [--memory MB]"),
    .help = N_(
        "LEVEL is 1 to 8, random, or program:COMMAND, a program that speaks the engine protocol\n"
        "(docs/engine-protocol.md). The players swap sides after each game; the same seed gives "
        "the\n"
        "same games on any number of threads, as long as no player reaches its time limit. The "
        "last\n"
        "line is p1's score: 'score P % (W w, D d, L l)', a draw counting half.\n"
        "  --games N     how many games (100)\n"
        "  --divide N    divide the players' node budgets by N, for quick comparisons\n"
        "  --opening N   start with N random plies, the same for both games of a pair (0)\n"
        "  --go LIMITS   search limits sent to programs ('time 1000')\n"
        "  --cache DIR   where the tables of solved boards are kept (level 8 on small boards)\n"
        "  --memory MB   size of the search table of each thread (64)\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_PLAYERS | ACCEPT_SEED | ACCEPT_GAMES | ACCEPT_THREADS |
               ACCEPT_CACHE | ACCEPT_MEMORY,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
