/* How a position of Dodgem is kept, for its rules and its insight. */
#ifndef GAMES_DODGEM_POSITION_H
#define GAMES_DODGEM_POSITION_H

#include "core/game.h"

enum { PAWN };
enum { BLOCKED_WINS, BLOCKED_LOSES }; /* the variant */

/* Eight bits a row: bit 8 * row + column, whatever the board's size. */
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

#endif
