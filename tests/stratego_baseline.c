/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "stratego_baseline.h"

#include <string.h>

#include "games/stratego/sampling.h"
#include "games/stratego/setup.h"

enum { WIN = 100000, INFINITE = 1000000, DEPTH_MAX = 12 };

static const int worth[KINDS] = {400, 300, 200, 150, 120, 90, 70, 100, 60, 100, 80, 0};

struct plain {
    const struct game *game;
    uint64_t nodes, limit;
    bool stopped;
    union position_room positions[DEPTH_MAX + 2];
};

static int material(const struct plain *plain, const struct position *position)
{
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += worth[kind] * (plain->game->tally(position, position->turn, kind).on_board -
                              plain->game->tally(position, 1 - position->turn, kind).on_board);
    return sum;
}

static void captures_first(const struct plain *plain, const struct position *position,
                           struct move *list, int count)
{
    int front = 0;
    for (int i = 0; i < count; i++)
        if (plain->game->piece_at(position, list[i].to).owner < 2) {
            struct move move = list[i];
            list[i] = list[front];
            list[front++] = move;
        }
}

static int negamax(struct plain *plain, int ply, int depth, int alpha, int beta)
{
    const struct position *position = &plain->positions[ply].base;
    if (plain->nodes++ >= plain->limit)
        plain->stopped = true;
    if (plain->stopped)
        return 0;
    struct move list[MOVES_MAX];
    int count = plain->game->moves(position, list);
    if (count == 0) {
        struct outcome outcome = plain->game->result(position);
        return outcome.winner == NOBODY ? 0 : ply - WIN;
    }
    if (depth == 0)
        return material(plain, position);
    captures_first(plain, position, list, count);
    for (int i = 0; i < count && alpha < beta; i++) {
        plain->game->apply(position, list[i], &plain->positions[ply + 1].base, NULL);
        int score = -negamax(plain, ply + 1, depth - 1, -beta, -alpha);
        alpha = score > alpha ? score : alpha;
    }
    return alpha;
}

/* Adds the scores of all moves under one guess, from the deepest search within the budget. */
static void ask(struct plain *plain, const struct move *list, int count, long *sums)
{
    int scores[MOVES_MAX] = {0}, deeper[MOVES_MAX];
    plain->nodes = 0;
    plain->stopped = false;
    for (int depth = 1; depth < DEPTH_MAX && !plain->stopped; depth++) {
        for (int i = 0; i < count && !plain->stopped; i++) {
            plain->game->apply(&plain->positions[0].base, list[i], &plain->positions[1].base, NULL);
            deeper[i] = -negamax(plain, 1, depth - 1, -INFINITE, INFINITE);
        }
        if (!plain->stopped)
            memcpy(scores, deeper, sizeof scores);
    }
    for (int i = 0; i < count; i++) /* one guess that sees a win must not outweigh all others */
        sums[i] += scores[i] > 2000 ? 2000 : scores[i] < -2000 ? -2000 : scores[i];
}

struct move baseline_decide(const struct view *view, int guesses, uint64_t nodes,
                            uint64_t match_seed)
{
    static const struct setup_habits no_habits;
    if (observed(&view->now)->phase == PHASE_SETUP)
        return setup_next_move(view, match_seed);
    struct move list[MOVES_MAX];
    long sums[MOVES_MAX] = {0};
    int count = view_moves(view, list), best = 0, equals = 0;
    struct rng rng = {.state = match_seed + (uint64_t)view->step_count * 31};
    struct plain plain = {.game = view->game, .limit = nodes / (uint64_t)guesses};
    for (int i = 0; i < guesses; i++) {
        sample(view, &no_habits, &rng, &plain.positions[0]);
        ask(&plain, list, count, sums);
    }
    for (int i = 0; i < count; i++) {
        equals = sums[i] > sums[best] ? 1 : equals + (sums[i] == sums[best]);
        if (sums[i] > sums[best] || (sums[i] == sums[best] && rng_below(&rng, equals) == 0))
            best = i;
    }
    return list[best];
}
