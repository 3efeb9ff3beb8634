/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a position of Twelve Men's Morris is stored, for its rules and its insight. The 24 points are
 * bits, clockwise round each square from its top left corner: 0-7 the outer square, 8-15 the middle
 * one, 16-23 the inner one. Even bits are corners, odd ones midpoints. */
#ifndef GAMES_MORRIS_POSITION_H
#define GAMES_MORRIS_POSITION_H

#include "core/game.h"

enum { POINTS = 24, ALL_POINTS = 0xffffff, MEN_EACH = 12, MEN_TO_FLY = 3, MEN_TO_LIVE = 3 };

enum { DIAGONALS = 1, FLYING = 2 }; /* in `variant` */

/* The other bits of the variant, three for each player: men that the player never had. */
enum { FEWER_MAX = 4, FEWER_SHIFT = 2, FEWER_BITS = 3 };

static inline int men_fewer(const struct position *position, int player)
{
    return position->variant >> (FEWER_SHIFT + FEWER_BITS * player) & ((1 << FEWER_BITS) - 1);
}

enum { KEY_PENDING_REMOVAL = 16 }; /* zobrist_extra() codes beyond the counts of men in hand */

struct morris {
    struct position base;
    uint32_t men[2];     /* the points occupied by each player */
    uint32_t in_hand[2]; /* the number of men each player has yet to place */
};

_Static_assert(sizeof(struct morris) == 32, "a position has no unused bytes");

#define MIDPOINTS UINT32_C(0xaaaaaa)

/* A point and the mills through it. The third mill counts only with diagonals: a corner then has
 * one more, while a midpoint repeats its second one. */
struct point {
    uint32_t bit; /* 0 where there is no point */
    uint32_t mill[3];
};

extern const struct point morris_points[CELL_LIMIT]; /* by cell */
extern const uint8_t morris_cells[POINTS];           /* by bit */

#define FIRST_PLACES UINT32_C(0x010101)
#define LAST_PLACES  UINT32_C(0x808080)

static inline uint32_t clockwise(uint32_t set)
{
    return (set & ~LAST_PLACES) << 1 | (set & LAST_PLACES) >> 7;
}

static inline uint32_t anticlockwise(uint32_t set)
{
    return (set & ~FIRST_PLACES) >> 1 | (set & FIRST_PLACES) << 7;
}

/* All points adjacent to a point of the set. */
static inline uint32_t next_to(uint32_t set, int variant)
{
    uint32_t crossing = variant & DIAGONALS ? set : set & MIDPOINTS;
    return (clockwise(set) | anticlockwise(set) | crossing << 8 | crossing >> 8) & ALL_POINTS;
}

/* The men of the set that are in mills. */
static inline uint32_t in_mills(uint32_t men, int variant)
{
    uint32_t middle = men & clockwise(men) & anticlockwise(men) & MIDPOINTS;
    uint32_t across = men & men >> 8 & men >> 16;
    if (!(variant & DIAGONALS))
        across &= MIDPOINTS;
    return middle | clockwise(middle) | anticlockwise(middle) | across | across << 8 | across << 16;
}

/* The points where one more man completes a mill, even if occupied. */
static inline uint32_t mill_gaps(uint32_t men, int variant)
{
    uint32_t before = clockwise(men), after = anticlockwise(men);
    uint32_t sides = (before & after & MIDPOINTS) |
                     (((after & anticlockwise(after)) | (before & clockwise(before))) & ~MIDPOINTS);
    uint32_t across =
        (men >> 8 & men >> 16) | (men << 8 & men >> 8 & 0xff00) | (men << 8 & men << 16 & 0xff0000);
    return sides | (variant & DIAGONALS ? across : across & MIDPOINTS);
}

static inline bool completes_mill(uint32_t men, const struct point *point, int variant)
{
    uint32_t gaps = ~men;
    return !(gaps & point->mill[0]) || !(gaps & point->mill[1]) ||
           ((variant & DIAGONALS) && !(gaps & point->mill[2]));
}

static inline const struct morris *morris(const struct position *position)
{
    return (const struct morris *)position;
}

static inline bool may_fly(const struct morris *m, int player)
{
    return (m->base.variant & FLYING) && m->base.men[player] == MEN_TO_FLY;
}

#endif
