/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Evaluation of Stratego with all pieces visible, for reviews of finished games. player.c plays,
 * without seeing them. */
#include "core/insight.h"
#include "games/stratego/kinds.h"
#include "games/stratego/stratego.h"

/* About 100 is an average piece. Miners are worth more than their rank: only they open a fortress.
 */
static const int worth[KINDS] = {
    [MARSHAL] = 400, [GENERAL] = 300,   [COLONEL] = 220, [MAJOR] = 160,
    [CAPTAIN] = 120, [LIEUTENANT] = 90, [SERGEANT] = 70, [MINER] = 110,
    [SCOUT] = 60,    [SPY] = 100,       [BOMB] = 80,     [FLAG] = 0,
};

static int evaluate(const struct position *position)
{
    int sum = 0, own = position->turn;
    for (int kind = 0; kind < KINDS; kind++)
        sum += worth[kind] * (game_stratego.tally(position, own, kind).on_board -
                              game_stratego.tally(position, 1 - own, kind).on_board);
    return sum;
}

/* The immediate gain of an attack. */
static int gain(int attacker, int defender)
{
    switch (battle(attacker, defender)) {
    case ATTACKER_STAYS:
        return defender == FLAG ? RANK_LIMIT - RANK_NOISY : worth[defender];
    case DEFENDER_STAYS:
        return -worth[attacker];
    default:
        return worth[defender] - worth[attacker];
    }
}

static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    int forward = position->turn == 0 ? -BOARD_STRIDE : BOARD_STRIDE;
    for (int i = 0; i < count; i++) {
        struct piece defender = game_stratego.piece_at(position, list[i].to);
        ranks[i] = list[i].to - list[i].from == forward ? 10 : 0;
        if (defender.owner > 1)
            continue;
        int gained = gain(game_stratego.piece_at(position, list[i].from).kind, defender.kind);
        ranks[i] = gained >= 0 ? RANK_NOISY + gained : gained;
    }
}

/* Attacks that lose nothing. */
static int noisy_moves(const struct position *position, struct move *list)
{
    int ranks[MOVES_MAX], noisy = 0, count = game_stratego.moves(position, list);
    rank(position, list, count, ranks);
    for (int i = 0; i < count; i++)
        if (ranks[i] >= RANK_NOISY)
            list[noisy++] = list[i];
    return noisy;
}

const struct insight stratego_hindsight = {
    .evaluate = evaluate,
    .rank = rank,
    .noisy_moves = noisy_moves,
    .clear_lead = 500,
};
