/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "cli/bench_players.h"

#include "ai/clock.h"
#include "ai/computer.h"
#include "ai/exact.h"

enum { TABLE_MEGABYTES = 1 };

static struct move decide(struct computer *computer, const struct match *match, uint64_t seed,
                          struct bench_decisions *bench)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct computer_request request = {
        .view = &view, .level = BENCH_LEVEL, .seed = seed, .budget_divisor = 1};
    double begin = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    computer_decide(computer, &request, &decision);
    bench->seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID) - begin;
    bench->nodes += decision.nodes;
    bench->decisions++;
    view_free(&view);
    return decision.move;
}

bool bench_decisions(const struct match *start, int milliseconds, struct bench_decisions *bench)
{
    struct computer *computer = computer_open(TABLE_MEGABYTES);
    *bench = (struct bench_decisions){0};
    for (uint64_t seed = 1; computer && bench->seconds * 1000 < milliseconds; seed++) {
        struct match match;
        match_start(&match, start->game, &start->settings);
        for (int i = 0; i < start->at; i++)
            match_play(&match, start->steps[i].move);
        while (!outcome_over(match_outcome(&match)) && bench->seconds * 1000 < milliseconds)
            match_play(&match, decide(computer, &match, seed, bench));
        match_free(&match);
    }
    computer_close(computer);
    return bench->decisions > 0;
}

bool bench_solver(const struct game *game, const struct settings *settings, int threads,
                  struct bench_solver *bench)
{
    struct fault fault;
    struct exact *exact = exact_open(NULL);
    struct solve_watch watch = {.threads = threads};
    double begin = seconds_on(CLOCK_MONOTONIC);
    bool solved = exact_solve_again(exact, game, settings, &watch, &fault);
    *bench = (struct bench_solver){
        .threads = threads, .seconds = seconds_on(CLOCK_MONOTONIC) - begin, .memory = watch.memory};
    exact_close(exact);
    return solved;
}
