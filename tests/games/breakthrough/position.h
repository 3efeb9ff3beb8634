/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a position of Breakthrough is stored and where its men may go, for its rules and its
 * insight. */
#ifndef GAMES_BREAKTHROUGH_POSITION_H
#define GAMES_BREAKTHROUGH_POSITION_H

#include "core/game.h"

enum { MAN };

/* Eight bits per row: bit 8 * row + column, whatever the board's size. */
struct breakthrough {
    struct position base;
    uint64_t men[2];
};

_Static_assert(sizeof(struct breakthrough) == 32, "no hidden padding");

static inline const struct breakthrough *breakthrough_of(const struct position *position)
{
    return (const struct breakthrough *)position;
}

static inline uint64_t bit_of_cell(int cell)
{
    return UINT64_C(1) << (8 * cell_row(cell) + cell_column(cell));
}

static inline int cell_of_bit(int bit)
{
    return cell_at(bit % 8, bit / 8);
}

static inline uint64_t row_mask(int row, int n)
{
    return ((UINT64_C(1) << n) - 1) << (8 * row);
}

static inline uint64_t column_mask(int column, int n)
{
    return (UINT64_C(0x0101010101010101) >> (8 * (8 - n))) << column;
}

static inline uint64_t board_mask(int n)
{
    return column_mask(0, n) * ((UINT64_C(1) << n) - 1);
}

/* The row a player starts from: the bottom one for player 1, the top one for player 2. */
static inline int home_row(int player, int n)
{
    return player == 0 ? n - 1 : 0;
}

static inline uint64_t ahead(uint64_t men, int player)
{
    return player == 0 ? men >> 8 : men << 8;
}

/* The cells a player's men can reach, by direction. */
struct reach {
    uint64_t straight, left, right;
};

static inline struct reach reach_of(const struct breakthrough *position, int player)
{
    int n = position->base.size;
    uint64_t own = position->men[player], front = ahead(own, player);
    uint64_t inside = board_mask(n) & ~own;
    return (struct reach){
        .straight = front & inside & ~position->men[1 - player],
        .left = (front & ~column_mask(0, 8)) >> 1 & inside,
        .right = (front & ~column_mask(7, 8)) << 1 & inside,
    };
}

#endif
