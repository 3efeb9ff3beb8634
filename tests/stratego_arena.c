/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Measures the Stratego player: `stratego_arena ARMY LEVEL OPPONENT GAMES SEED [DIVIDE]`, ARMY ten
 * or full, OPPONENT "baseline" or a level's control name. Sides alternate. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/computer.h"
#include "ai/levels.h"
#include "base/rng.h"
#include "core/registry.h"
#include "stratego_baseline.h"

enum { TABLE_MEGABYTES = 1 };

struct arena {
    const struct game *game;
    struct settings settings;
    struct computer *computer;
    int level, opponent; /* -1: the baseline */
    int divide;
    double seconds;
    long decisions, nodes, depths;
    double slowest;
};

static struct move decide(struct arena *arena, const struct view *view, int level, uint64_t seed)
{
    if (level < 0) {
        const struct level *equal = level_of(arena->game, arena->level);
        return baseline_decide(view, equal->guesses, equal->nodes / (uint64_t)arena->divide, seed);
    }
    struct computer_request request = {
        .view = view, .level = level, .seed = seed, .budget_divisor = arena->divide};
    struct decision decision;
    computer_decide(arena->computer, &request, &decision);
    if (decision.judged && level == arena->level) {
        arena->seconds += decision.seconds;
        arena->nodes += (long)decision.nodes;
        arena->depths += decision.depth;
        arena->decisions++;
        if (decision.seconds > arena->slowest)
            arena->slowest = decision.seconds;
    }
    return decision.move;
}

static struct outcome play_game(struct arena *arena, int first, uint64_t seed, int *plies)
{
    struct match match;
    match_start(&match, arena->game, &arena->settings);
    while (!outcome_over(match_outcome(&match))) {
        struct view view;
        int player = match_now(&match)->turn;
        view_take(&view, &match, player);
        int level = player == first ? arena->level : arena->opponent;
        struct move move = decide(arena, &view, level, seed + (uint64_t)player);
        view_free(&view);
        match_play(&match, move);
    }
    struct outcome outcome = match_outcome(&match);
    *plies = match_ply(&match, match.at);
    match_free(&match);
    return outcome;
}

int main(int count, char **words)
{
    if (count < 6) {
        fprintf(stderr, "stratego_arena ARMY LEVEL OPPONENT GAMES SEED [DIVIDE]\n");
        return 2;
    }
    struct arena arena = {.game = game_find("stratego"),
                          .computer = computer_open(TABLE_MEGABYTES),
                          .level = atoi(words[2]),
                          .opponent = computer_level(words[3]),
                          .divide = count > 6 ? atoi(words[6]) : 1};
    arena.settings = settings_default(arena.game);
    settings_set(arena.game, &arena.settings, "army", words[1], NULL);
    int rounds = atoi(words[4]), wins = 0, draws = 0;
    long plies = 0;
    for (int i = 0; i < rounds; i++) {
        struct rng rng = {.state = strtoull(words[5], NULL, 10) + (uint64_t)(i / 2) * 2 + 1};
        int length, first = i % 2;
        struct outcome outcome = play_game(&arena, first, rng_next(&rng), &length);
        wins += outcome.winner == first;
        draws += outcome.winner == NOBODY;
        plies += length;
    }
    printf("%s level %d against %s: %d won, %d drawn, %d lost, score %.1f %%; %.1f plies a game\n",
           words[1], arena.level, words[3], wins, draws, rounds - wins - draws,
           100 * (wins + 0.5 * draws) / rounds, (double)plies / rounds);
    double decisions = arena.decisions ? (double)arena.decisions : 1;
    printf("%.1f decisions a second, slowest %.0f ms, %.0f nodes and depth %.2f a decision\n",
           decisions / arena.seconds, 1000 * arena.slowest, (double)arena.nodes / decisions,
           (double)arena.depths / decisions);
    computer_close(arena.computer);
    return 0;
}
