/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a Dodgem position is stored and how pawns step, for its rules, its insight and its solver. */
#ifndef GAMES_DODGEM_POSITION_H
#define GAMES_DODGEM_POSITION_H

#include "core/game.h"

enum { PAWN };
enum { BLOCKED_WINS, BLOCKED_LOSES }; /* the lowest bit of the variant */

/* The other bits of the variant, two for each player: pawns that the player never had. */
static inline int pawns_fewer(const struct position *position, int player)
{
    return position->variant >> (2 * player + 2) & 3;
}

/* Eight bits per row: bit 8 * row + column, whatever the board's size. */
struct dodgem {
    struct position base;
    uint64_t pawns[2];
};

_Static_assert(sizeof(struct dodgem) == 32, "no hidden padding");

static inline const struct dodgem *dodgem_of(const struct position *position)
{
    return (const struct dodgem *)position;
}

static inline unsigned bit_of_cell(unsigned cell)
{
    return cell / BOARD_STRIDE * 8 + cell % BOARD_STRIDE;
}

static inline int cell_of_bit(int bit)
{
    return cell_at(bit % 8, bit / 8);
}

static inline uint64_t column_mask(int column, int n)
{
    return (UINT64_C(0x0101010101010101) >> (8 * (8 - n))) << column;
}

static inline uint64_t row_mask(int row, int n)
{
    return ((UINT64_C(1) << n) - 1) << (8 * row);
}

static inline uint64_t board_mask(int n)
{
    return column_mask(0, n) * ((UINT64_C(1) << n) - 1);
}

/* The pawns of the player to move that can step in each direction, and those that can leave. */
struct ways {
    uint64_t up, right, down, left, out;
};

static inline struct ways ways_of(const struct dodgem *dodgem)
{
    int n = dodgem->base.size;
    uint64_t own = dodgem->pawns[dodgem->base.turn];
    uint64_t empty = board_mask(n) & ~(dodgem->pawns[0] | dodgem->pawns[1]);
    uint64_t first_column = column_mask(0, n), last_column = column_mask(n - 1, n);
    struct ways ways = {
        .up = own & empty << 8,
        .right = own & ~last_column & empty >> 1,
    };
    if (dodgem->base.turn == 0) {
        ways.left = own & ~first_column & empty << 1;
        ways.out = own & row_mask(0, n);
    } else {
        ways.down = own & empty >> 8;
        ways.out = own & last_column;
    }
    return ways;
}

#endif
