/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a position of Queens & Towers is stored, for its rules and its insight. */
#ifndef GAMES_TOWERS_POSITION_H
#define GAMES_TOWERS_POSITION_H

#include "core/game.h"

enum { TOWER, QUEEN };

enum { ROWS = BOARD_ROWS_MAX, WORDS = CELL_LIMIT / 64, ROWS_IN_WORD = 64 / BOARD_STRIDE };

/* One bit per cell, four rows of sixteen per word, whatever the board's size. Queens are stored
 * separately: they are never captured. */
struct towers {
    struct position base;
    uint64_t bits[2][WORDS]; /* the towers of each player */
    uint8_t queen[2];        /* cells */
    uint8_t fewer[2];        /* towers that each player never had */
    uint8_t unused[4];
};

_Static_assert(sizeof(struct towers) == 72, "no hidden padding, and small enough to copy often");

static inline const struct towers *towers_of(const struct position *position)
{
    return (const struct towers *)position;
}

static inline bool has_tower(const struct towers *towers, unsigned player, unsigned cell)
{
    return towers->bits[player][cell / 64] >> cell % 64 & 1;
}

static inline void flip_tower(struct towers *towers, unsigned player, unsigned cell)
{
    towers->bits[player][cell / 64] ^= UINT64_C(1) << cell % 64;
}

static inline uint64_t board_word(int word, int n)
{
    int rows = n - word * ROWS_IN_WORD;
    uint64_t row = (UINT64_C(1) << n) - 1, all = row * UINT64_C(0x0001000100010001);
    return rows <= 0             ? 0
           : rows < ROWS_IN_WORD ? all & ((UINT64_C(1) << rows * BOARD_STRIDE) - 1)
                                 : all;
}

/* The empty cells, padded with empty words, so that neighbours need no special case. */
struct space {
    uint64_t word[WORDS + 2];
};

static inline struct space space_of(const struct towers *towers)
{
    struct space space = {{0}};
    for (int i = 0; i < WORDS; i++)
        space.word[1 + i] =
            board_word(i, towers->base.size) & ~(towers->bits[0][i] | towers->bits[1][i]);
    for (int player = 0; player < 2; player++) {
        unsigned queen = towers->queen[player];
        space.word[1 + queen / 64] &= ~(UINT64_C(1) << queen % 64);
    }
    return space;
}

/* For word i: the cells with an empty cell beside, above or below them. */
static inline uint64_t beside_space(const struct space *space, int i)
{
    uint64_t here = space->word[1 + i];
    uint64_t above = here << BOARD_STRIDE | space->word[i] >> (64 - BOARD_STRIDE);
    uint64_t below = here >> BOARD_STRIDE | space->word[i + 2] << (64 - BOARD_STRIDE);
    return here << 1 | here >> 1 | above | below;
}

/* One of the four rows of a word, one bit per column. */
static inline unsigned row_of(uint64_t word, int row)
{
    return word >> row % ROWS_IN_WORD * BOARD_STRIDE & 0xffff;
}

/* The other two corners of the rectangle spanned by a tower on `cell` and its queen. If they are in
 * line, these are the cells of the tower and the queen themselves, so nothing is captured. */
struct corners {
    unsigned cell[2];
};

static inline struct corners corners_of(unsigned cell, unsigned queen)
{
    unsigned columns = (cell ^ queen) & (BOARD_STRIDE - 1); /* swaps the two columns */
    return (struct corners){{queen ^ columns, cell ^ columns}};
}

#endif
