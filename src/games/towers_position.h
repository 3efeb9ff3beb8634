/* How a position of Queens & Towers is kept, for its rules and its insight. */
#ifndef GAMES_TOWERS_POSITION_H
#define GAMES_TOWERS_POSITION_H

#include "core/game.h"

enum { TOWER, QUEEN };

enum { ROWS = BOARD_ROWS_MAX, WORDS = CELL_LIMIT / 64, ROWS_IN_WORD = 64 / BOARD_STRIDE };

/* One bit a cell, four rows of sixteen in a word, whatever the board's size. Queens are kept apart:
 * they are never captured. */
struct towers {
    struct position base;
    uint64_t bits[WORDS][2]; /* the towers of each player */
    uint8_t queen[2];        /* cells */
    uint8_t unused[6];
};

_Static_assert(sizeof(struct towers) == 72, "no hidden padding, and small enough to copy often");

static inline const struct towers *towers_of(const struct position *position)
{
    return (const struct towers *)position;
}

static inline bool has_tower(const struct towers *towers, unsigned player, unsigned cell)
{
    return towers->bits[cell / 64][player] >> cell % 64 & 1;
}

static inline void flip_tower(struct towers *towers, unsigned player, unsigned cell)
{
    towers->bits[cell / 64][player] ^= UINT64_C(1) << cell % 64;
}

/* One of the four rows of a word, a bit a column. */
static inline unsigned row_of(uint64_t word, int row)
{
    return word >> row % ROWS_IN_WORD * BOARD_STRIDE & 0xffff;
}

/* The two corners that a tower on `cell` and its queen leave to the enemy. In line with the queen
 * they are the cells of the tower and the queen themselves, where no enemy stands: no rectangle, no
 * capture. */
struct corners {
    unsigned cell[2];
};

static inline struct corners corners_of(unsigned cell, unsigned queen)
{
    unsigned row = ~(unsigned)(BOARD_STRIDE - 1), column = BOARD_STRIDE - 1;
    return (struct corners){{(queen & row) | (cell & column), (cell & row) | (queen & column)}};
}

#endif
