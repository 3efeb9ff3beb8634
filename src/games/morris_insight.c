/* What a searching player knows of Twelve Men's Morris. Weights are tuned by self-play:
 * docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "core/zobrist.h"
#include "games/games.h"
#include "games/morris_position.h"

enum {
    MAN_VALUE = 100,
    MILL_VALUE = 14, /* a closed mill */
    TWO_VALUE = 10,  /* two men in a line whose third point is empty */
    MOVE_VALUE = 2,  /* a way to go for some man */
    STUCK_VALUE = 6, /* a man without a way to go, after placing */
    TEMPO_VALUE = 4
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

static int line_value(const struct lines *men, const struct lines *empty)
{
    uint64_t mills = men->a & men->b & men->c;
    uint64_t twos =
        (men->a & men->b & empty->c) | (men->a & empty->b & men->c) | (empty->a & men->b & men->c);
    return MILL_VALUE * bits_count(mills) + TWO_VALUE * bits_count(twos);
}

static int mobility_value(uint32_t men, uint32_t empty, int variant, bool placing)
{
    uint32_t crossing = variant & DIAGONALS ? ALL_POINTS : MIDPOINTS;
    int ways =
        bits_count((men & clockwise(empty)) | (uint64_t)(men & anticlockwise(empty)) << 32) +
        bits_count((men & empty >> 8 & crossing) | (uint64_t)(men >> 8 & empty & crossing) << 32);
    int stuck = placing ? 0 : bits_count(men & ~next_to(empty, variant));
    return MOVE_VALUE * ways - STUCK_VALUE * stuck;
}

static int side_value(const struct morris *m, int player, uint32_t empty, const struct lines *gaps)
{
    int variant = m->base.variant;
    struct lines men = lines_of(m->men[player], variant);
    int value =
        MAN_VALUE * (m->base.men[player] + (int)m->in_hand[player]) + line_value(&men, gaps);
    if (!may_fly(m, player))
        value += mobility_value(m->men[player], empty, variant, m->base.phase == PHASE_PLACING);
    return value;
}

static int evaluate(const struct position *position)
{
    const struct morris *m = morris(position);
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    struct lines gaps = lines_of(empty, position->variant);
    int me = position->turn;
    return side_value(m, me, empty, &gaps) - side_value(m, 1 - me, empty, &gaps) + TEMPO_VALUE;
}

/* Mills first, then keeping the enemy from one; removing a man that stands in two of a line. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    const struct morris *m = morris(position);
    int me = position->turn, variant = position->variant;
    uint32_t own = m->men[me], enemy = m->men[1 - me];
    for (int i = 0; i < count; i++) {
        const struct point *to = &morris_points[list[i].to];
        uint32_t without = list[i].verb == VERB_MOVE ? own & ~morris_points[list[i].from].bit : own;
        if (list[i].verb == VERB_REMOVE)
            ranks[i] =
                RANK_NOISY + bits_count(enemy & to->mill[0]) + bits_count(enemy & to->mill[1]);
        else if (completes_mill(without | to->bit, to, variant))
            ranks[i] = RANK_NOISY * 2;
        else if (completes_mill(enemy | to->bit, to, variant))
            ranks[i] = 120;
        else
            ranks[i] = 4 * (bits_count(own & to->mill[0]) + bits_count(own & to->mill[1])) +
                       bits_count(morris_points[list[i].to].bit & MIDPOINTS);
    }
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
    .canonical_hash = canonical_hash,
};
