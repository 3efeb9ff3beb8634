/* What a searching player knows of Twelve Men's Morris. Weights are tuned by self-play:
 * docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "core/zobrist.h"
#include "games/games.h"
#include "games/morris_position.h"

static int man_value = 100;
static int two_value = 17;          /* two men in a line whose third point is empty: to be placed */
static int closable_value = 53;     /* a mill that the next move could close, after placing */
static int move_value[2] = {10, 3}; /* a way to go for some man: while men are placed, and after */
static int stuck_value = 4;         /* a man without a way to go, after placing */
static int tempo_value = 27;        /* being to move */

static const struct weight weights[] = {
    {"man", &man_value},
    {"two", &two_value},
    {"closable", &closable_value},
    {"move_placing", &move_value[0]},
    {"move_moving", &move_value[1]},
    {"stuck", &stuck_value},
    {"tempo", &tempo_value},
    {0},
};

/* All lines of three at once: bit i of the three words is the first, second and third man of line
 * i. */
struct lines {
    uint64_t a, b, c;
};

static struct lines lines_of(uint32_t set, int variant)
{
    uint32_t across = variant & DIAGONALS ? 0xff : MIDPOINTS & 0xff;
    struct lines lines = {
        .a = (clockwise(set) & MIDPOINTS) | (uint64_t)(set & across) << POINTS,
        .b = (set & MIDPOINTS) | (uint64_t)(set >> 8 & across) << POINTS,
        .c = (anticlockwise(set) & MIDPOINTS) | (uint64_t)(set >> 16 & across) << POINTS,
    };
    return lines;
}

/* Lines of two men and an empty point. */
static int twos(uint32_t set, const struct lines *empty, int variant)
{
    struct lines men = lines_of(set, variant);
    return bits_count((men.a & men.b & empty->c) | (men.a & empty->b & men.c) |
                      (empty->a & men.b & men.c));
}

static int mobility_value(uint32_t men, uint32_t empty, int variant, int later)
{
    uint32_t crossing = variant & DIAGONALS ? ALL_POINTS : MIDPOINTS;
    int ways =
        bits_count((men & clockwise(empty)) | (uint64_t)(men & anticlockwise(empty)) << 32) +
        bits_count((men & empty >> 8 & crossing) | (uint64_t)(men >> 8 & empty & crossing) << 32);
    int stuck = later ? bits_count(men & ~next_to(empty, variant)) : 0;
    return move_value[later] * ways - stuck_value * stuck;
}

/* The men that may go to a point, from next to it or flying. */
static uint32_t men_that_reach(const struct morris *m, int player, uint32_t point)
{
    return may_fly(m, player) ? m->men[player] : m->men[player] & next_to(point, m->base.variant);
}

/* Whether some man, not of the line itself, can go to this point and complete a mill. */
static bool can_close(const struct morris *m, int player, const struct point *to)
{
    uint32_t own = m->men[player];
    for (uint32_t men = men_that_reach(m, player, to->bit); men; men &= men - 1)
        if (completes_mill((own & ~(men & -men)) | to->bit, to, m->base.variant))
            return true;
    return false;
}

static int closable(const struct morris *m, int player, uint32_t empty)
{
    int count = 0;
    for (uint32_t gaps = mill_gaps(m->men[player], m->base.variant) & empty; gaps; gaps &= gaps - 1)
        count += can_close(m, player, &morris_points[morris_cells[__builtin_ctz(gaps)]]);
    return count;
}

static int evaluate(const struct position *position)
{
    const struct morris *m = morris(position);
    int me = position->turn, variant = position->variant;
    bool later = position->phase != PHASE_PLACING;
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    struct lines gaps = lines_of(empty, variant);
    int value[2];
    for (int player = 0; player < 2; player++) {
        uint32_t men = m->men[player];
        value[player] = man_value * (position->men[player] + (int)m->in_hand[player]);
        value[player] += later ? closable_value * closable(m, player, empty)
                               : two_value * twos(men, &gaps, variant);
        if (!may_fly(m, player))
            value[player] += mobility_value(men, empty, variant, later);
    }
    return value[me] - value[1 - me] + tempo_value;
}

static int men_in_line(uint32_t men, const struct point *point)
{
    return bits_count((men & point->mill[0]) | (uint64_t)(men & point->mill[1]) << 32);
}

/* Mills first, then keeping the enemy from one; removing a man that stands in two of a line. */
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

/* Whatever completes a mill. */
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

/* Mirror images: eight turns and reflections of the squares, each with the outer and inner square
 * exchanged or not. */
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

enum { MEN_FOR_MIRRORS = 7 }; /* with more men, mirror images are too rare to look for */

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
    for (int image = 0; image < 16; image++) {
        uint64_t both = (uint64_t)a << 32 | b;
        least = both < least ? both : least;
        a = turned(a);
        b = turned(b);
        if (image % 4 == 3) {
            a = mirrored(a);
            b = mirrored(b);
        }
        if (image == 7) {
            a = inside_out(a);
            b = inside_out(b);
        }
    }
    return mixed((uint32_t)(least >> 32), (uint32_t)least) ^ zobrist_extra(0, (int)m->in_hand[0]) ^
           zobrist_extra(1, (int)m->in_hand[1]) ^ (position->turn ? ZOBRIST_TURN : 0) ^
           (position->phase == PHASE_REMOVING ? zobrist_extra(0, KEY_PENDING_REMOVAL) : 0);
}

const struct insight morris_insight = {
    .evaluate = evaluate,
    .rank = rank,
    .telling_lead = 150,
    .noisy_moves = noisy_moves,
    .canonical_hash = canonical_hash,
    .weights = weights,
};
