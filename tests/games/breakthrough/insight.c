/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Search knowledge for Breakthrough: men, how far they have come, and whether they are guarded. */
#include "core/insight.h"

#include "base/bits.h"
#include "games/breakthrough/breakthrough.h"
#include "games/breakthrough/position.h"

static int man_value = 100;
static int row_value = 6;      /* per row advanced, times its number: late rows count more */
static int guarded_value = 12; /* a man whose cell another man of the same side could retake */
static int home_value = 10;    /* a man still on the home row, where it stops intruders */
static int tempo_value = 15;   /* having the move */

static const struct weight weights[] = {
    {"man", &man_value},   {"row", &row_value},     {"guarded", &guarded_value},
    {"home", &home_value}, {"tempo", &tempo_value}, {0},
};

static uint64_t guarded_cells(uint64_t men, int player)
{
    uint64_t front = ahead(men, player);
    return (front & ~column_mask(0, 8)) >> 1 | (front & ~column_mask(7, 8)) << 1;
}

static int side_value(const struct breakthrough *position, int player)
{
    uint64_t own = position->men[player];
    int n = position->base.size;
    int value = man_value * bits_count(own) +
                home_value * bits_count(own & row_mask(home_row(player, n), n)) +
                guarded_value * bits_count(own & guarded_cells(own, player));
    for (int gone = 1; gone < n; gone++) {
        int row = player == 0 ? n - 1 - gone : gone;
        value += row_value * gone * bits_count(own & row_mask(row, n));
    }
    return value;
}

static int evaluate(const struct position *position)
{
    const struct breakthrough *now = breakthrough_of(position);
    int own = position->turn;
    return side_value(now, own) - side_value(now, 1 - own) + tempo_value;
}

/* Captures first, starting with the most advanced man; then the moves of the foremost men. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    uint64_t enemies = breakthrough_of(position)->men[1 - position->turn];
    for (int i = 0; i < count; i++) {
        int row = cell_row(list[i].to), n = position->size;
        int gone = position->turn == 0 ? n - 1 - row : row;
        bool captures = (enemies & bit_of_cell(list[i].to)) != 0;
        ranks[i] = captures ? RANK_NOISY + 10 * (n - gone) : gone == n - 1 ? 900 : 10 * gone;
    }
}

static int noisy_moves(const struct position *position, struct move list[MOVES_MAX])
{
    const struct breakthrough *now = breakthrough_of(position);
    uint64_t enemies = now->men[1 - position->turn];
    struct move all[MOVES_MAX];
    int count = game_breakthrough.moves(position, all), kept = 0;
    for (int i = 0; i < count; i++)
        if (enemies & bit_of_cell(all[i].to))
            list[kept++] = all[i];
    return kept;
}

const struct insight breakthrough_insight = {.evaluate = evaluate,
                                             .rank = rank,
                                             .noisy_moves = noisy_moves,
                                             .clear_lead = 150,
                                             .weights = weights};
