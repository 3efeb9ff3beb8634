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

/* Both players' men at once: player 1's in the lower half of a word, player 2's in the upper. What
 * steps across from one half to the other is always masked away. */
#define BOTH(set) ((uint64_t)(set) << 32 | (set))

static uint64_t both_clockwise(uint64_t sets)
{
    return (sets & ~BOTH(LAST_PLACES)) << 1 | (sets & BOTH(LAST_PLACES)) >> 7;
}

static uint64_t both_anticlockwise(uint64_t sets)
{
    return (sets & ~BOTH(FIRST_PLACES)) >> 1 | (sets & BOTH(FIRST_PLACES)) << 7;
}

/* Counts bits by fours; three such counts can be added up before they overflow. */
static uint64_t counts_by_four(uint64_t sets)
{
    sets -= sets >> 1 & UINT64_C(0x5555555555555555);
    return (sets & UINT64_C(0x3333333333333333)) + (sets >> 2 & UINT64_C(0x3333333333333333));
}

/* What the lower half counts more than the upper one. */
static int lead(uint64_t counts)
{
    counts = (counts & UINT64_C(0x0f0f0f0f0f0f0f0f)) + (counts >> 4 & UINT64_C(0x0f0f0f0f0f0f0f0f));
    uint32_t lower = (uint32_t)counts * 0x01010101u, upper = (uint32_t)(counts >> 32) * 0x01010101u;
    return (int)(lower >> 24) - (int)(upper >> 24);
}

/* All lines of three at once: bit i of the three words is the first, second and third man of line
 * i, sides by their midpoints and the lines across above them. */
struct lines {
    uint64_t a, b, c;
};

static struct lines lines_of(uint64_t sets, uint64_t before, uint64_t after, uint32_t crossing)
{
    uint64_t across = BOTH(crossing & 0xff);
    struct lines lines = {
        .a = (before & BOTH(MIDPOINTS)) | (sets & across) << POINTS,
        .b = (sets & BOTH(MIDPOINTS)) | (sets >> 8 & across) << POINTS,
        .c = (after & BOTH(MIDPOINTS)) | (sets >> 16 & across) << POINTS,
    };
    return lines;
}

/* What evaluation looks at again and again. */
struct look {
    uint64_t men, empty;    /* of both players; the same empty points twice */
    uint64_t before, after; /* men on the neighbouring place of each point, either way round */
    uint32_t crossing;      /* points with lines across */
};

/* Lines of two men and an empty point. */
static int twos_lead(const struct look *look)
{
    uint64_t before = both_clockwise(look->empty), after = both_anticlockwise(look->empty);
    struct lines men = lines_of(look->men, look->before, look->after, look->crossing);
    struct lines gap = lines_of(look->empty, before, after, look->crossing);
    return lead(counts_by_four((men.a & men.b & gap.c) | (men.a & gap.b & men.c) |
                               (gap.a & men.b & men.c)));
}

static int mobility_lead(const struct look *look, uint64_t walkers, bool later)
{
    uint64_t men = look->men & walkers, half = BOTH(look->crossing & 0xffff);
    uint64_t back = men & both_clockwise(look->empty), on = men & both_anticlockwise(look->empty);
    uint64_t inward = men & look->empty >> 8 & half, outward = men >> 8 & look->empty & half;
    int ways =
        lead(counts_by_four(back) + counts_by_four(on) + counts_by_four(inward | outward << 16));
    if (!later)
        return move_value[0] * ways;
    uint64_t free_men = back | on | inward | (outward << 8 & BOTH(ALL_POINTS));
    return move_value[1] * ways - stuck_value * lead(counts_by_four(men & ~free_men));
}

/* The empty points where the next move of a man, not one of the line itself, completes a mill. Who
 * flies has just one man that is not of the line, and it can go there. */
static int closable_lead(const struct look *look, uint64_t walkers)
{
    uint64_t men = look->men, before = look->before, after = look->after;
    uint64_t corners = BOTH(ALL_POINTS & ~MIDPOINTS), crossing = BOTH(look->crossing);
    uint64_t beside = (men << 8 | men >> 8) & crossing;
    uint64_t across = ((men >> 8 & men >> 16 & BOTH(0xff)) | (men << 8 & men >> 8 & BOTH(0xff00)) |
                       (men << 8 & men << 16 & BOTH(0xff0000))) &
                      crossing;
    uint64_t onward = after & both_anticlockwise(after) & corners;
    uint64_t backward = before & both_clockwise(before) & corners;
    uint64_t middle = before & after & ~corners;
    uint64_t flown = onward | backward | middle | across;
    uint64_t walked = (onward & (before | beside)) | (backward & (after | beside)) |
                      (middle & beside) | (across & (before | after));
    uint64_t gaps = look->empty & ((walked & walkers) | (flown & ~walkers));
    return lead(counts_by_four(gaps));
}

static uint64_t men_of_walkers(const struct morris *m)
{
    uint64_t walkers = BOTH(ALL_POINTS);
    if (may_fly(m, 0))
        walkers &= ~(uint64_t)ALL_POINTS;
    if (may_fly(m, 1))
        walkers &= ALL_POINTS;
    return walkers;
}

static int evaluate(const struct position *position)
{
    const struct morris *m = morris(position);
    bool later = position->phase != PHASE_PLACING;
    uint64_t men = (uint64_t)m->men[1] << 32 | m->men[0];
    uint64_t walkers = men_of_walkers(m);
    struct look look = {
        .men = men,
        .empty = BOTH(ALL_POINTS & ~(m->men[0] | m->men[1])),
        .before = both_clockwise(men),
        .after = both_anticlockwise(men),
        .crossing = position->variant & DIAGONALS ? ALL_POINTS : MIDPOINTS,
    };
    int value = man_value * (position->men[0] + (int)m->in_hand[0] - position->men[1] -
                             (int)m->in_hand[1]) +
                mobility_lead(&look, walkers, later);
    value += later ? closable_value * closable_lead(&look, walkers) : two_value * twos_lead(&look);
    return (position->turn ? -value : value) + tempo_value;
}

/* The men that may go to a point, from next to it or flying. */
static uint32_t men_that_reach(const struct morris *m, int player, uint32_t point)
{
    return may_fly(m, player) ? m->men[player] : m->men[player] & next_to(point, m->base.variant);
}

/* The point itself counts once. */
static int men_in_line(uint32_t men, const struct point *point)
{
    return bits_count(men & (point->mill[0] | point->mill[1]));
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
    .telling_lead = 200,
    .noisy_moves = noisy_moves,
    .canonical_hash = canonical_hash,
    .weights = weights,
};
