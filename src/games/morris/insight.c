/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Search knowledge for Twelve Men's Morris. The value of a line depends on who will run out of
 * moves once all men are placed, which no sum of simple features captures; so a small network
 * evaluates, trained by self-play (tools/learn.sh, docs/strength.md). */
#include <string.h>

#include "base/bits.h"
#include "core/insight.h"
#include "core/network.h"
#include "core/zobrist.h"
#include "games/morris/morris.h"
#include "games/morris/network.h"
#include "games/morris/position.h"

static const struct weight weights[] = {{0}}; /* trained as a whole, not tuned one by one */

/* The network's inputs: the number of men still to place, the number of men each player has left,
 * and the state of every line. The two boards share the neurons but no inputs: with diagonals the
 * same inputs follow from INPUTS_PLAIN on, and four more lines. */
enum {
    LINE_STATES = 27, /* each of the three points is empty, the mover's or the enemy's */
    HANDS = 2 * MEN_EACH + 1,
    STRENGTHS = MEN_EACH - 1, /* 2 to 12 men */
    FIRST_LINE = HANDS + STRENGTHS * STRENGTHS,
    INPUTS_PLAIN = FIRST_LINE + 16 * LINE_STATES,
    INPUTS_DIAGONAL = FIRST_LINE + 20 * LINE_STATES,
    ACTIVE_PLAIN = 18,
    ACTIVE_DIAGONAL = 22
};

_Static_assert(INPUTS == INPUTS_PLAIN + INPUTS_DIAGONAL, "the network is of this board");

/* The eight points of a square, one bit each, as bytes. */
static uint64_t as_bytes(uint32_t square)
{
    uint64_t bits = (square & 0xff) * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);
    return (bits + UINT64_C(0x00406070787c7e7f)) >> 7 & UINT64_C(0x0101010101010101);
}

/* Rotates by this many places round the square. */
static uint64_t rotated(uint64_t bytes, int places)
{
    return bytes >> 8 * places | bytes << (64 - 8 * places);
}

/* Lines of three points each, byte by byte. */
static uint64_t line_states(uint64_t first, uint64_t second, uint64_t third)
{
    return 9 * first + 3 * second + third;
}

/* The same number in all four 16-bit parts of a word. */
#define FOUR_TIMES(number) ((uint64_t)(number)*UINT64_C(0x0001000100010001))

/* The inputs of every second byte's line, four at once, the first of which has the number `line`.
 * They may be written in any order. */
static void list_lines(uint16_t *list, uint64_t states, int line)
{
    uint64_t inputs = (states & UINT64_C(0x00ff00ff00ff00ff)) +
                      FOUR_TIMES(FIRST_LINE + line * LINE_STATES) +
                      LINE_STATES * UINT64_C(0x0003000200010000);
    memcpy(list, &inputs, sizeof inputs);
}

/* Three men are worth more to a player who can fly. */
static int strength(const struct morris *m, int player)
{
    int men = m->base.men[player] + (int)m->in_hand[player];
    return men - 2 - (men == MEN_TO_FLY && !(m->base.variant & FLYING));
}

/* As if this were the only board. */
static inline void list_inputs(const struct morris *m, uint32_t own, uint32_t enemy, uint16_t *list)
{
    int me = m->base.turn;
    uint64_t square[3];
    list[0] = (uint16_t)(m->in_hand[0] + m->in_hand[1]);
    list[1] = (uint16_t)(HANDS + strength(m, me) * STRENGTHS + strength(m, 1 - me));
    for (int i = 0; i < 3; i++) {
        square[i] = as_bytes(own >> 8 * i) + 2 * as_bytes(enemy >> 8 * i);
        uint64_t second = rotated(square[i], 1), third = rotated(square[i], 2);
        list_lines(&list[2 + 4 * i], line_states(square[i], second, third), 4 * i);
    }
    uint64_t across = line_states(square[0], square[1], square[2]);
    list_lines(&list[14], across >> 8, 12);
    list_lines(&list[18], across, 16);
}

/* The men that can reach a point, from next to it or by flying. */
static uint32_t men_that_reach(const struct morris *m, int player, uint32_t point)
{
    return may_fly(m, player) ? m->men[player] : m->men[player] & next_to(point, m->base.variant);
}

/* The point itself counts once. */
static int men_in_line(uint32_t men, const struct point *point)
{
    return bits_count(men & (point->mill[0] | point->mill[1]));
}

/* Mills first, then blocking the enemy's mills, and removing a man from two in a line. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    const struct morris *m = morris(position);
    int me = position->turn, variant = position->variant;
    uint32_t own = m->men[me], enemy = m->men[1 - me];
    uint32_t own_gaps = mill_gaps(own, variant), enemy_gaps = mill_gaps(enemy, variant);
    for (int i = 0; i < count; i++) {
        const struct point *to = &morris_points[list[i].to];
        if (list[i].verb == VERB_REMOVE)
            ranks[i] = RANK_NOISY + men_in_line(enemy, to);
        else if ((own_gaps & to->bit) &&
                 (list[i].verb == VERB_PLACE ||
                  completes_mill((own & ~morris_points[list[i].from].bit) | to->bit, to, variant)))
            ranks[i] = RANK_NOISY * 2;
        else if (enemy_gaps & to->bit)
            ranks[i] = 120;
        else
            ranks[i] = 4 * men_in_line(own, to) + (to->bit & MIDPOINTS ? 1 : 0);
    }
}

/* Any move that completes a mill. */
static int noisy_moves(const struct position *position, struct move *list)
{
    const struct morris *m = morris(position);
    int me = position->turn, variant = position->variant, count = 0;
    uint32_t own = m->men[me];
    uint32_t targets = mill_gaps(own, variant) & ALL_POINTS & ~(m->men[0] | m->men[1]);
    for (; targets; targets &= targets - 1) {
        int cell = morris_cells[__builtin_ctz(targets)];
        const struct point *to = &morris_points[cell];
        if (position->phase == PHASE_PLACING) {
            list[count++] = move_place(0, cell);
            continue;
        }
        for (uint32_t men = men_that_reach(m, me, to->bit); men; men &= men - 1)
            if (completes_mill((own & ~(men & -men)) | to->bit, to, variant))
                list[count++] = move_slide(morris_cells[__builtin_ctz(men)], cell);
    }
    return count;
}

/* Mirror images: eight rotations and reflections of the squares, each with the outer and inner
 * square swapped or not. */
static uint32_t turned(uint32_t set)
{
    return clockwise(clockwise(set));
}

static uint32_t mirrored(uint32_t set)
{
    uint32_t result = 0;
    for (int place = 0; place < 8; place++) /* place 0 stays: the axis runs through its corner */
        result |= (set >> place & FIRST_PLACES) << (8 - place) % 8;
    return result;
}

static uint32_t inside_out(uint32_t set)
{
    return (set & 0xff) << 16 | (set & 0xff00) | set >> 16;
}

enum {
    IMAGES = 16,
    MEN_FOR_MIRRORS = 7 /* with more men, mirror images are too rare to look for */
};

/* Turns one image into the next; after all of them it is the original again. */
static uint32_t next_image(uint32_t set, int image)
{
    set = turned(set);
    if (image % 4 == 3)
        set = mirrored(set);
    return image % 8 == 7 ? inside_out(set) : set;
}

static uint64_t mixed(uint32_t a, uint32_t b)
{
    uint64_t x = ((uint64_t)a << 32 | b) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 32) * UINT64_C(0xd6e8feb86659fd93);
    return x ^ x >> 32;
}

static uint64_t canonical_hash(const struct position *position)
{
    const struct morris *m = morris(position);
    if (position->men[0] + position->men[1] > MEN_FOR_MIRRORS)
        return position->hash;
    uint32_t a = m->men[0], b = m->men[1];
    uint64_t least = UINT64_MAX;
    for (int image = 0; image < IMAGES; image++) {
        uint64_t both = (uint64_t)a << 32 | b;
        least = both < least ? both : least;
        a = next_image(a, image);
        b = next_image(b, image);
    }
    return mixed((uint32_t)(least >> 32), (uint32_t)least) ^ zobrist_extra(0, (int)m->in_hand[0]) ^
           zobrist_extra(1, (int)m->in_hand[1]) ^ (position->turn ? ZOBRIST_TURN : 0) ^
           (position->phase == PHASE_REMOVING ? zobrist_extra(0, KEY_PENDING_REMOVAL) : 0);
}

static int active_inputs(const struct position *position, int image,
                         uint16_t list[NETWORK_ACTIVE_MAX])
{
    const struct morris *m = morris(position);
    uint32_t own = m->men[position->turn], enemy = m->men[1 - position->turn];
    for (int i = 0; i < image; i++) {
        own = next_image(own, i);
        enemy = next_image(enemy, i);
    }
    list_inputs(m, own, enemy, list);
    if (!(position->variant & DIAGONALS))
        return ACTIVE_PLAIN;
    for (int i = 0; i < ACTIVE_DIAGONAL; i++)
        list[i] = (uint16_t)(list[i] + INPUTS_PLAIN);
    return ACTIVE_DIAGONAL;
}

enum { ODDS = 64 };

#define NETWORK(inputs_here)                                                                       \
    {                                                                                              \
        .inputs = INPUTS, .neurons = NEURONS, .odds = ODDS, .images = IMAGES,                      \
        .active = active_inputs, .input = &input_weights[inputs_here][0],                          \
        .output = output_weights, .bias = BIAS                                                     \
    }

static const struct network plain = NETWORK(0), diagonal = NETWORK(INPUTS_PLAIN);

static int evaluate(const struct position *position)
{
    const struct morris *m = morris(position);
    uint16_t list[NETWORK_ACTIVE_MAX];
    list_inputs(m, m->men[position->turn], m->men[1 - position->turn], list);
    int sum = position->variant & DIAGONALS ? network_sum(&diagonal, list, ACTIVE_DIAGONAL)
                                            : network_sum(&plain, list, ACTIVE_PLAIN);
    return sum / (NETWORK_UNIT * NETWORK_UNIT / ODDS);
}

const struct insight morris_insight = {
    .evaluate = evaluate,
    .rank = rank,
    .clear_lead = 70,
    .noisy_moves = noisy_moves,
    .canonical_hash = canonical_hash,
    .weights = weights,
    .network = &plain,
};
