/* Twelve Men's Morris: place twelve men each, then move them along the lines; three in a row (a
 * mill) remove an enemy man.
 *
 * The 24 points are bits, clockwise round each square from its top left corner: 0-7 the outer
 * square, 8-15 the middle one, 16-23 the inner one. Even bits are corners, odd ones midpoints. */
#include <assert.h>

#include "core/i18n.h"
#include "core/zobrist.h"
#include "games/games.h"

enum { POINTS = 24, ALL_POINTS = 0xffffff, MEN_EACH = 12, MEN_TO_FLY = 3, MEN_TO_LIVE = 3 };

enum { DIAGONALS = 1, FLYING = 2 }; /* in `variant` */

enum { KEY_PENDING_REMOVAL = 16 }; /* zobrist_extra() beyond the counts of men in hand */

struct morris {
    struct position base;
    uint32_t men[2];     /* the points each player's men stand on */
    uint32_t in_hand[2]; /* how many men each player has yet to place */
};

_Static_assert(sizeof(struct morris) == 32, "a position has no unused bytes");

#define BIT(square, place) (1u << ((square)*8 + (place) % 8))
#define SIDE(square, corner)                                                                       \
    (BIT(square, corner) | BIT(square, (corner) + 1) | BIT(square, (corner) + 2))
#define ACROSS(place) (BIT(0, place) | BIT(1, place) | BIT(2, place))

/* A point and the mills through it. The third mill counts only with diagonals: a corner has one
 * more then, while a midpoint just names its second one again. */
struct point {
    uint32_t bit; /* 0 where there is no point */
    uint32_t mill[3];
};

#define CORNER(square, place)                                                                      \
    {                                                                                              \
        BIT(square, place),                                                                        \
        {                                                                                          \
            SIDE(square, place), SIDE(square, (place) + 6), ACROSS(place)                          \
        }                                                                                          \
    }
#define MIDPOINT(square, place)                                                                    \
    {                                                                                              \
        BIT(square, place),                                                                        \
        {                                                                                          \
            SIDE(square, (place)-1), ACROSS(place), ACROSS(place)                                  \
        }                                                                                          \
    }

/* By cell: the first hexadecimal digit is the row, the second the column. */
static const struct point points[CELL_LIMIT] = {
    [0x00] = CORNER(0, 0), [0x03] = MIDPOINT(0, 1), [0x06] = CORNER(0, 2), [0x36] = MIDPOINT(0, 3),
    [0x66] = CORNER(0, 4), [0x63] = MIDPOINT(0, 5), [0x60] = CORNER(0, 6), [0x30] = MIDPOINT(0, 7),
    [0x11] = CORNER(1, 0), [0x13] = MIDPOINT(1, 1), [0x15] = CORNER(1, 2), [0x35] = MIDPOINT(1, 3),
    [0x55] = CORNER(1, 4), [0x53] = MIDPOINT(1, 5), [0x51] = CORNER(1, 6), [0x31] = MIDPOINT(1, 7),
    [0x22] = CORNER(2, 0), [0x23] = MIDPOINT(2, 1), [0x24] = CORNER(2, 2), [0x34] = MIDPOINT(2, 3),
    [0x44] = CORNER(2, 4), [0x43] = MIDPOINT(2, 5), [0x42] = CORNER(2, 6), [0x32] = MIDPOINT(2, 7),
};

static const uint8_t cell_of[POINTS] = {
    0x00, 0x03, 0x06, 0x36, 0x66, 0x63, 0x60, 0x30, 0x11, 0x13, 0x15, 0x35,
    0x55, 0x53, 0x51, 0x31, 0x22, 0x23, 0x24, 0x34, 0x44, 0x43, 0x42, 0x32,
};

enum { CORNERS = 0x555555, MIDPOINTS = 0xaaaaaa, FIRST_PLACES = 0x010101, LAST_PLACES = 0x808080 };

static uint32_t clockwise(uint32_t set)
{
    return (set & ~(uint32_t)LAST_PLACES) << 1 | (set & LAST_PLACES) >> 7;
}

static uint32_t anticlockwise(uint32_t set)
{
    return (set & ~(uint32_t)FIRST_PLACES) >> 1 | (set & FIRST_PLACES) << 7;
}

/* All points next to some point of the set. */
static uint32_t next_to(uint32_t set, int variant)
{
    uint32_t crossing = variant & DIAGONALS ? set : set & MIDPOINTS;
    return (clockwise(set) | anticlockwise(set) | crossing << 8 | crossing >> 8) & ALL_POINTS;
}

/* The men of the set that stand in mills. */
static uint32_t in_mills(uint32_t men, int variant)
{
    uint32_t middle = men & clockwise(men) & anticlockwise(men) & MIDPOINTS;
    uint32_t across = men & men >> 8 & men >> 16;
    if (!(variant & DIAGONALS))
        across &= MIDPOINTS;
    return middle | clockwise(middle) | anticlockwise(middle) | across | across << 8 | across << 16;
}

static bool completes_mill(uint32_t men, const struct point *point, int variant)
{
    uint32_t gaps = ~men;
    return !(gaps & point->mill[0]) || !(gaps & point->mill[1]) ||
           ((variant & DIAGONALS) && !(gaps & point->mill[2]));
}

static const struct morris *morris(const struct position *position)
{
    return (const struct morris *)position;
}

static bool placing_is_over(const struct morris *m)
{
    return (m->in_hand[0] | m->in_hand[1]) == 0;
}

static bool may_fly(const struct morris *m, int player)
{
    return (m->base.variant & FLYING) && m->base.men[player] == MEN_TO_FLY;
}

static uint64_t morris_hash(const struct position *position)
{
    const struct morris *m = morris(position);
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int player = 0; player < 2; player++) {
        hash ^= zobrist_extra(player, (int)m->in_hand[player]);
        for (int i = 0; i < POINTS; i++)
            if (m->men[player] >> i & 1)
                hash ^= zobrist_piece(player, 0, cell_of[i]);
    }
    return position->phase == PHASE_REMOVING ? hash ^ zobrist_extra(0, KEY_PENDING_REMOVAL) : hash;
}

enum { OPTION_DIAGONALS, OPTION_FLYING };

static void morris_start(const struct settings *settings, struct position *position)
{
    struct morris *m = (struct morris *)position;
    *m = (struct morris){.base.phase = PHASE_PLACING, .in_hand = {MEN_EACH, MEN_EACH}};
    m->base.variant = (uint8_t)((settings->value[OPTION_DIAGONALS] ? DIAGONALS : 0) |
                                (settings->value[OPTION_FLYING] ? FLYING : 0));
    m->base.hash = morris_hash(position);
}

static int first_point(uint32_t set)
{
    return __builtin_ctz(set);
}

static int placements(uint32_t empty, struct move *list)
{
    int count = 0;
    for (; empty; empty &= empty - 1)
        list[count++] = move_place(0, cell_of[first_point(empty)]);
    return count;
}

static int removals(uint32_t enemy, int variant, struct move *list)
{
    uint32_t free_men = enemy & ~in_mills(enemy, variant);
    assert(enemy); /* the opponent has just placed a man, or has at least three */
    int count = 0;
    for (uint32_t rest = free_men ? free_men : enemy; rest; rest &= rest - 1)
        list[count++] = move_remove(cell_of[first_point(rest)]);
    return count;
}

static int slides(const struct morris *m, uint32_t empty, struct move *list)
{
    int me = m->base.turn, count = 0;
    bool flying = may_fly(m, me);
    for (uint32_t men = m->men[me]; men; men &= men - 1) {
        uint32_t targets = flying ? empty : empty & next_to(men & -men, m->base.variant);
        int from = cell_of[first_point(men)];
        for (; targets; targets &= targets - 1)
            list[count++] = move_slide(from, cell_of[first_point(targets)]);
    }
    return count;
}

static bool too_few(const struct morris *m, int player)
{
    return m->base.men[player] < MEN_TO_LIVE;
}

static int morris_moves(const struct position *position, struct move list[MOVES_MAX])
{
    const struct morris *m = morris(position);
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    switch (position->phase) {
    case PHASE_PLACING:
        return placements(empty, list);
    case PHASE_REMOVING:
        return removals(m->men[1 - position->turn], position->variant, list);
    default:
        return too_few(m, 0) || too_few(m, 1) ? 0 : slides(m, empty, list);
    }
}

static void finish_turn(struct morris *m)
{
    m->base.turn ^= 1;
    m->base.hash ^= ZOBRIST_TURN;
    m->base.phase = placing_is_over(m) ? PHASE_MOVING : PHASE_PLACING;
}

static void tell_mills(const struct morris *m, const struct point *point, int player,
                       struct events *events)
{
    for (int i = 0; i < 3; i++) {
        uint32_t mill = point->mill[i];
        bool counts = i < 2 || ((m->base.variant & DIAGONALS) && mill != point->mill[1]);
        if (!counts || (mill & ~m->men[player]))
            continue;
        int cell[3], count = 0;
        for (int c = 0; c < CELL_LIMIT; c++) /* row by row, which puts the middle man second */
            if (points[c].bit & mill)
                cell[count++] = c;
        events_add(events, EVENT_MILL, player, 0, cell[0], cell[2])->via = (uint8_t)cell[1];
    }
}

static void tell(const struct morris *after, struct move move, int player, struct events *events)
{
    if (move.verb == VERB_REMOVE) {
        events_add(events, EVENT_REMOVED, 1 - player, 0, move.to, CELL_NONE);
        return;
    }
    events_add(events, move.verb == VERB_PLACE ? EVENT_PLACED : EVENT_MOVED, player, 0, move.from,
               move.to);
    tell_mills(after, &points[move.to], player, events);
}

static void remove_man(struct morris *m, int owner, int cell)
{
    m->men[owner] ^= points[cell].bit;
    m->base.men[owner]--;
    m->base.hash ^= zobrist_piece(owner, 0, cell) ^ zobrist_extra(0, KEY_PENDING_REMOVAL);
    m->base.quiet = 0;
    finish_turn(m);
}

static void place_or_slide(struct morris *m, int me, struct move move)
{
    const struct point *point = &points[move.to];
    uint16_t quiet = 0;
    m->base.hash ^= zobrist_piece(me, 0, move.to);
    if (move.verb == VERB_PLACE) {
        int left = (int)--m->in_hand[me];
        m->base.hash ^= zobrist_extra(me, left) ^ zobrist_extra(me, left + 1);
        m->base.men[me]++;
    } else {
        m->base.hash ^= zobrist_piece(me, 0, move.from);
        m->men[me] ^= points[move.from].bit;
        quiet = quiet_after(m->base.quiet);
    }
    m->men[me] |= point->bit;
    if (completes_mill(m->men[me], point, m->base.variant)) {
        m->base.phase = PHASE_REMOVING;
        m->base.hash ^= zobrist_extra(0, KEY_PENDING_REMOVAL);
        return;
    }
    m->base.quiet = quiet;
    finish_turn(m);
}

static void morris_apply(const struct position *from, struct move move, struct position *to,
                         struct events *events)
{
    struct morris *m = (struct morris *)to;
    int me = from->turn;
    *m = *morris(from);
    if (move.verb == VERB_REMOVE)
        remove_man(m, 1 - me, move.to);
    else
        place_or_slide(m, me, move);
    if (events)
        tell(m, move, me, events);
}

static bool can_move(const struct morris *m, int player)
{
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    return (empty & next_to(m->men[player], m->base.variant)) || (empty && may_fly(m, player));
}

static struct outcome morris_result(const struct position *position)
{
    const struct morris *m = morris(position);
    if (position->phase != PHASE_MOVING)
        return outcome_ongoing();
    int me = position->turn;
    if (too_few(m, me))
        return outcome_win(1 - me, REASON_FEW);
    if (too_few(m, 1 - me))
        return outcome_win(me, REASON_FEW);
    if (can_move(m, me))
        return outcome_ongoing();
    return can_move(m, 1 - me) ? outcome_win(1 - me, REASON_BLOCKED)
                               : outcome_draw(REASON_IMMOBILE);
}

static struct piece morris_piece_at(const struct position *position, int cell)
{
    const struct morris *m = morris(position);
    uint32_t bit = points[cell].bit;
    if (!bit)
        return (struct piece){.owner = NOWHERE};
    return (struct piece){.owner = m->men[0] & bit ? 0 : m->men[1] & bit ? 1 : NOBODY};
}

static struct tally morris_tally(const struct position *position, int player, int kind)
{
    (void)kind;
    struct tally tally = {.in_hand = (int)morris(position)->in_hand[player],
                          .on_board = position->men[player]};
    tally.gone = MEN_EACH - tally.in_hand - tally.on_board;
    return tally;
}

static void morris_geometry(const struct settings *settings, struct geometry *geometry)
{
    int variant = settings->value[OPTION_DIAGONALS] ? DIAGONALS : 0;
    geometry_points(geometry, 7, 7);
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        if (points[cell].bit)
            geometry_add_cell(geometry, cell);
    for (int a = 0; a < POINTS; a++)
        for (int b = a + 1; b < POINTS; b++)
            if (next_to(1u << a, variant) >> b & 1)
                geometry_add_line(geometry, cell_of[a], cell_of[b]);
    geometry_link(geometry);
}

static const struct option options[] = {
    [OPTION_DIAGONALS] = {.id = "diagonals",
                          .label = N_("Diagonal lines"),
                          .names = option_off_on,
                          .max = 1,
                          .step = 1},
    [OPTION_FLYING] = {.id = "flying",
                       .label = N_("Flying with three men"),
                       .names = option_off_on,
                       .max = 1,
                       .step = 1,
                       .standard = 1},
    OPTION_REPETITION,
    OPTION_QUIET(100),
};

static const struct kind kinds[] = {{.name = N_("man"), .mark = {"x", "o"}}};

const struct game game_morris = {
    .id = "morris",
    .name = N_("Twelve Men's Morris"),
    .summary = N_("Line up three men in a mill to take one from your opponent."),
    .side = {N_("Black"), N_("White")},
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .kinds = kinds,
    .kind_count = 1,
    .position_size = sizeof(struct morris),
    .start = morris_start,
    .moves = morris_moves,
    .apply = morris_apply,
    .result = morris_result,
    .hash = morris_hash,
    .piece_at = morris_piece_at,
    .tally = morris_tally,
    .geometry = morris_geometry,
};
