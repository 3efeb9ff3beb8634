/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Twelve Men's Morris: place twelve men each, then move them along the lines; three in a row (a
 * mill) removes an enemy man. */
#include <assert.h>

#include "base/i18n.h"
#include "core/zobrist.h"
#include "games/morris/morris.h"
#include "games/morris/position.h"

/* A table with F(square, place) for every point; squares are 0 outer, 1 middle, 2 inner. */
#define SQUARE(F, s) F(s, 0), F(s, 1), F(s, 2), F(s, 3), F(s, 4), F(s, 5), F(s, 6), F(s, 7)
#define BOARD(F)     SQUARE(F, 0), SQUARE(F, 1), SQUARE(F, 2)

#define COLUMN(square, place)                                                                      \
    ((place) % 4 == 1 ? 3 : (place) % 8 >= 2 && (place) % 8 <= 4 ? 6 - (square) : (square))
#define CELL(square, place) (COLUMN(square, (place) + 6) * BOARD_STRIDE + COLUMN(square, place))
#define BIT(square, place)  (1u << ((square)*8 + (place) % 8))

const uint8_t morris_cells[POINTS] = {BOARD(CELL)};

#define SIDE(square, corner)                                                                       \
    (BIT(square, corner) | BIT(square, (corner) + 1) | BIT(square, (corner) + 2))
#define ACROSS(place) (BIT(0, place) | BIT(1, place) | BIT(2, place))

#define POINT(square, place)                                                                       \
    [CELL(square, place)] = {.bit = BIT(square, place),                                            \
                             .mill = {SIDE(square, (place) / 2 * 2),                               \
                                      (place) % 2 ? ACROSS(place) : SIDE(square, (place) + 6),     \
                                      ACROSS(place)}}

const struct point morris_points[CELL_LIMIT] = {BOARD(POINT)};

/* All possible moves, ready to copy: the moves of a position are bit sets. */
#define MOVE(verb, from, to)                                                                       \
    {                                                                                              \
        verb, from, to, 0                                                                          \
    }
#define PLACEMENT(square, place) MOVE(VERB_PLACE, CELL_NONE, CELL(square, place))
#define REMOVAL(square, place)   MOVE(VERB_REMOVE, CELL_NONE, CELL(square, place))
#define STEP(square, place, to_square, to_place)                                                   \
    MOVE(VERB_MOVE, CELL(square, place), CELL(to_square, to_place))
#define STEP_CLOCKWISE(square, place)     STEP(square, place, square, (place) + 1)
#define STEP_ANTICLOCKWISE(square, place) STEP(square, place, square, (place) + 7)
#define STEP_INWARD(square, place)        STEP(square, place, (square) + 1, place)
#define STEP_OUTWARD(square, place)       STEP((square) + 1, place, square, place)

static const struct move placements[POINTS] = {BOARD(PLACEMENT)};
static const struct move removals[POINTS] = {BOARD(REMOVAL)};
static const struct move steps_around[2 * POINTS] = {BOARD(STEP_CLOCKWISE),
                                                     BOARD(STEP_ANTICLOCKWISE)};
static const struct move steps_across[32] = {SQUARE(STEP_INWARD, 0), SQUARE(STEP_INWARD, 1),
                                             SQUARE(STEP_OUTWARD, 0), SQUARE(STEP_OUTWARD, 1)};

static uint64_t morris_hash(const struct position *position)
{
    const struct morris *m = morris(position);
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int player = 0; player < 2; player++) {
        hash ^= zobrist_extra(player, (int)m->in_hand[player]);
        for (int i = 0; i < POINTS; i++)
            if (m->men[player] >> i & 1)
                hash ^= zobrist_piece(player, 0, morris_cells[i]);
    }
    return position->phase == PHASE_REMOVING ? hash ^ zobrist_extra(0, KEY_PENDING_REMOVAL) : hash;
}

enum { OPTION_DIAGONALS, OPTION_FLYING };

/* Both players place equally many men, in turn. Those that one has more than the other stand on the
 * board already, no two of them in one mill. */
static void morris_start(const struct settings *settings, struct position *position)
{
    static const uint32_t standing[FEWER_MAX] = {BIT(0, 0), BIT(0, 4), BIT(1, 2), BIT(1, 6)};
    const int fewer[2] = {settings_get(&game_morris, settings, "fewer1"),
                          settings_get(&game_morris, settings, "fewer2")};
    int more = fewer[0] > fewer[1] ? fewer[0] : fewer[1];
    struct morris *m = (struct morris *)position;
    *m = (struct morris){.base.phase = PHASE_PLACING};
    m->base.variant = (uint8_t)((settings->value[OPTION_DIAGONALS] ? DIAGONALS : 0) |
                                (settings->value[OPTION_FLYING] ? FLYING : 0));
    m->base.turn = (uint8_t)settings_get(&game_morris, settings, "first");
    for (int player = 0; player < 2; player++) {
        m->in_hand[player] = (uint32_t)(MEN_EACH - more);
        m->base.men[player] = (uint8_t)(more - fewer[player]);
        for (int i = 0; i < m->base.men[player]; i++)
            m->men[player] |= standing[i];
        m->base.variant |= (uint8_t)(fewer[player] << (FEWER_SHIFT + FEWER_BITS * player));
    }
    m->base.hash = morris_hash(position);
}

/* Copies the moves of a set from their table. */
static struct move *add_moves(struct move *end, const struct move *table, uint64_t set)
{
    for (; set; set &= set - 1)
        *end++ = table[__builtin_ctzll(set)];
    return end;
}

static struct move *add_removals(struct move *end, uint32_t enemy, int variant)
{
    uint32_t free_men = enemy & ~in_mills(enemy, variant);
    assert(enemy); /* the opponent has just placed a man, or has at least three */
    return add_moves(end, removals, free_men ? free_men : enemy);
}

static struct move *add_steps(struct move *end, uint32_t men, uint32_t empty, int variant)
{
    uint64_t onward = men & anticlockwise(empty), backward = men & clockwise(empty);
    uint32_t crossing = variant & DIAGONALS ? ALL_POINTS : MIDPOINTS;
    uint32_t inward = men & empty >> 8 & crossing, outward = men >> 8 & empty & crossing;
    end = add_moves(end, steps_around, onward | backward << POINTS);
    return add_moves(end, steps_across, inward | (uint64_t)outward << 16);
}

static struct move *add_flights(struct move *end, uint32_t men, uint32_t empty)
{
    for (; men; men &= men - 1)
        for (uint32_t targets = empty; targets; targets &= targets - 1)
            *end++ =
                move_slide(morris_cells[__builtin_ctz(men)], morris_cells[__builtin_ctz(targets)]);
    return end;
}

static bool too_few(const struct morris *m, int player)
{
    return m->base.men[player] < MEN_TO_LIVE;
}

static int morris_moves(const struct position *position, struct move list[MOVES_MAX])
{
    const struct morris *m = morris(position);
    int me = position->turn;
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    struct move *end = list;
    if (position->phase == PHASE_PLACING)
        end = add_moves(list, placements, empty);
    else if (position->phase == PHASE_REMOVING)
        end = add_removals(list, m->men[1 - me], position->variant);
    else if (too_few(m, 0) || too_few(m, 1))
        return 0;
    else if (may_fly(m, me))
        end = add_flights(list, m->men[me], empty);
    else
        end = add_steps(list, m->men[me], empty, position->variant);
    return (int)(end - list);
}

enum { MILL };

static const struct highlight highlights[] = {
    [MILL] = {.name = "mill",
              .style = HIGHLIGHT_LINE,
              .gain = true,
              .sound = "mill",
              .text = {[HIGHLIGHT_SEEN] = N_("That makes a mill: {cells}."),
                       [HIGHLIGHT_HINT] = N_("{move} completes a mill."),
                       [HIGHLIGHT_PREVENTS] = N_("{move} keeps the enemy from completing a mill."),
                       [HIGHLIGHT_MISSED] = N_(
                           "Move {number}, {player}: {move} missed a mill; {better} was better."),
                       [HIGHLIGHT_ALLOWED] = N_("Move {number}, {player}: {move} let the enemy "
                                                "close a mill; {better} was better."),
                       [HIGHLIGHT_ABSENT] = N_("That completes no mill.")}},
};

static void report_mills(const struct morris *m, const struct point *point, int player,
                         struct events *events)
{
    for (int i = 0; i < 3; i++) {
        uint32_t mill = point->mill[i];
        bool counts = i < 2 || ((m->base.variant & DIAGONALS) && mill != point->mill[1]);
        if (!counts || (mill & ~m->men[player]))
            continue;
        int cell[3], count = 0;
        for (int c = 0; c < CELL_LIMIT; c++) /* row by row, which puts the middle man second */
            if (morris_points[c].bit & mill)
                cell[count++] = c;
        events_highlight(events, MILL, player, cell, 3);
    }
}

static void report(const struct morris *after, struct move move, int player, struct events *events)
{
    if (move.verb == VERB_REMOVE) {
        events_add(events, EVENT_REMOVED, piece_of(1 - player, 0), move.to, CELL_NONE);
        return;
    }
    events_add(events, move.verb == VERB_PLACE ? EVENT_PLACED : EVENT_MOVED, piece_of(player, 0),
               move.from, move.to);
    report_mills(after, &morris_points[move.to], player, events);
}

/* Puts a man on `cell`, after which the player has `men`, and passes the turn unless a mill is
 * complete. */
static void arrive(struct morris *after, int me, int cell, uint32_t men, uint64_t hash)
{
    const struct point *point = &morris_points[cell];
    hash ^= zobrist_piece(me, 0, cell);
    after->men[me] = men | point->bit;
    if (completes_mill(men | point->bit, point, after->base.variant)) {
        after->base.hash = hash ^ zobrist_extra(0, KEY_PENDING_REMOVAL);
        after->base.phase = PHASE_REMOVING;
    } else {
        after->base.hash = hash ^ ZOBRIST_TURN;
        after->base.turn = (uint8_t)(1 - me);
    }
}

static void place(const struct morris *before, struct morris *after, int me, struct move move)
{
    int left = (int)before->in_hand[me] - 1;
    after->in_hand[me] = (uint32_t)left;
    after->base.men[me]++;
    after->base.quiet = 0;
    after->base.phase = left || before->in_hand[1 - me] ? PHASE_PLACING : PHASE_MOVING;
    arrive(after, me, move.to, before->men[me],
           before->base.hash ^ zobrist_extra(me, left) ^ zobrist_extra(me, left + 1));
}

static void slide(const struct morris *before, struct morris *after, int me, struct move move)
{
    after->base.quiet = quiet_after(before->base.quiet);
    arrive(after, me, move.to, before->men[me] ^ morris_points[move.from].bit,
           before->base.hash ^ zobrist_piece(me, 0, move.from));
}

static void remove_man(struct morris *after, int me, struct move move)
{
    int enemy = 1 - me;
    after->men[enemy] ^= morris_points[move.to].bit;
    after->base.men[enemy]--;
    after->base.hash ^=
        zobrist_piece(enemy, 0, move.to) ^ ZOBRIST_TURN ^ zobrist_extra(0, KEY_PENDING_REMOVAL);
    after->base.quiet = 0;
    after->base.turn = (uint8_t)enemy;
    after->base.phase = after->in_hand[0] || after->in_hand[1] ? PHASE_PLACING : PHASE_MOVING;
}

static void play(const struct morris *before, struct move move, struct morris *after)
{
    int me = before->base.turn;
    *after = *before;
    if (move.verb == VERB_PLACE)
        place(before, after, me, move);
    else if (move.verb == VERB_MOVE)
        slide(before, after, me, move);
    else
        remove_man(after, me, move);
}

/* Out of line: search never asks for events and should not pay for them. */
NOINLINE static void play_and_report(const struct morris *before, struct move move,
                                     struct morris *after, struct events *events)
{
    play(before, move, after);
    report(after, move, before->base.turn, events);
}

static void morris_apply(const struct position *from, struct move move, struct position *to,
                         struct events *events)
{
    if (events)
        play_and_report(morris(from), move, (struct morris *)to, events);
    else
        play(morris(from), move, (struct morris *)to);
}

static bool can_move(const struct morris *m, int player)
{
    uint32_t empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    return (empty & next_to(m->men[player], m->base.variant)) || (empty && may_fly(m, player));
}

enum { ENDING_FEW = REASON_OWN };

static struct outcome morris_result(const struct position *position)
{
    const struct morris *m = morris(position);
    if (position->phase != PHASE_MOVING)
        return outcome_ongoing();
    int me = position->turn;
    if (too_few(m, me))
        return outcome_win(1 - me, ENDING_FEW);
    if (too_few(m, 1 - me))
        return outcome_win(me, ENDING_FEW);
    if (can_move(m, me))
        return outcome_ongoing();
    return can_move(m, 1 - me) ? outcome_win(1 - me, REASON_BLOCKED)
                               : outcome_draw(REASON_IMMOBILE);
}

static struct piece morris_piece_at(const struct position *position, int cell)
{
    const struct morris *m = morris(position);
    uint32_t bit = morris_points[cell].bit;
    if (!bit)
        return (struct piece){.owner = NOWHERE};
    return (struct piece){.owner = m->men[0] & bit ? 0 : m->men[1] & bit ? 1 : NOBODY};
}

static struct tally morris_tally(const struct position *position, int player, int kind)
{
    (void)kind;
    struct tally tally = {.in_hand = (int)morris(position)->in_hand[player],
                          .on_board = position->men[player]};
    tally.gone = MEN_EACH - men_fewer(position, player) - tally.in_hand - tally.on_board;
    return tally;
}

static void morris_geometry(const struct settings *settings, struct geometry *geometry)
{
    int variant = settings->value[OPTION_DIAGONALS] ? DIAGONALS : 0;
    geometry_points(geometry, 7, 7);
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        if (morris_points[cell].bit)
            geometry_add_cell(geometry, cell);
    for (int a = 0; a < POINTS; a++)
        for (int b = a + 1; b < POINTS; b++)
            if (next_to(1u << a, variant) >> b & 1)
                geometry_add_line(geometry, morris_cells[a], morris_cells[b]);
}

enum { REMOVE_FIRST, NO_ENEMY_MAN, IN_A_MILL };

static const char *const refusals[] = {
    [REMOVE_FIRST] = N_("an enemy man has to be removed first"),
    [NO_ENEMY_MAN] = N_("there is no enemy man on {cell}"),
    [IN_A_MILL] = N_("the man on {cell} stands in a mill"),
};

static bool on_the_board(int cell)
{
    return cell == CELL_NONE || morris_points[cell].bit;
}

static int morris_why_not(const struct position *position, struct move move)
{
    if (position->phase != PHASE_REMOVING || !on_the_board(move.from) || !on_the_board(move.to))
        return REFUSAL_NONE;
    if (move.verb != VERB_REMOVE)
        return REMOVE_FIRST;
    return morris_piece_at(position, move.to).owner == 1 - position->turn ? IN_A_MILL
                                                                          : NO_ENEMY_MAN;
}

static const char *const sides[] = {N_("Black"), N_("White")};

static const struct option options[] = {
    [OPTION_DIAGONALS] = {.id = "diagonals",
                          .label = N_("Diagonal lines"),
                          .help =
                              N_("Lines across the corners, along which men move and form mills."),
                          .names = option_off_on,
                          .max = 1,
                          .step = 1},
    [OPTION_FLYING] = {.id = "flying",
                       .label = N_("Flying with three men"),
                       .help = N_("A player with only three men left may move them anywhere."),
                       .names = option_off_on,
                       .max = 1,
                       .step = 1,
                       .default_value = 1},
    OPTION_REPETITION,
    OPTION_QUIET(100),
    {.id = "fewer1",
     .label = N_("Black’s missing men"),
     .help = N_("Black has fewer men to place."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_1},
    {.id = "fewer2",
     .label = N_("White’s missing men"),
     .help = N_("White has fewer men to place."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_2},
    OPTION_FIRST(sides),
};

static const struct kind kinds[] = {{.name = N_("man"), .mark = {"x", "o"}}};

static const struct ending endings[] = {
    [ENDING_FEW - REASON_OWN] = {.word = "few",
                                 .text = N_("{loser} has fewer than three men left"),
                                 .to_loser = N_("you have fewer than three men left"),
                                 .shows = SHOWS_LOSER,
                                 .label = N_("All that is left")},
};

const struct game game_morris = {
    .id = "morris",
    .name = N_("Twelve Men’s Morris"),
    .summary = N_("Line up three men in a mill to take one from your opponent."),
    .side = {N_("Black"), N_("White")},
    .colour = {0x26221f, 0xf2ede2},
    .phrases =
        {[PHRASE_PROMPT_MOVE] = {.one = N_("Choose a man.")},
         [PHRASE_PROMPT_PLACE] = {.one = N_("Place a man.")},
         [PHRASE_PROMPT_REMOVE_1] = {.one = N_("Remove a white man.")},
         [PHRASE_PROMPT_REMOVE_2] = {.one = N_("Remove a black man.")},
         [PHRASE_TURN_PLACE] = {.one = N_("{player} (player {number}) places a man.")},
         [PHRASE_TURN_REMOVE] =
             {.one = N_("{player} (player {number}) has a mill and removes an enemy man.")},
         [PHRASE_HINT_REMOVES] = {.one = N_("{move} removes the most useful man.")},
         [PHRASE_WRONG_REMOVAL] = {.one =
                                       N_("Move {number}, {player}: {move} removed the wrong man; "
                                          "{better} was better.")},
         [PHRASE_NO_REMOVAL] = {.one = N_("That completes no mill.")},
         [PHRASE_SUGGEST_ODDS] = NP_(
             "{winner} has won the last {streak}: play on with one man fewer for {winner}?",
             "{winner} has won the last {streak}: play on with {count} men fewer for {winner}?")},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .highlights = highlights,
    .highlight_count = sizeof highlights / sizeof *highlights,
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
    .refusals = refusals,
    .refusal_count = sizeof refusals / sizeof *refusals,
    .why_not = morris_why_not,
    .insight = &morris_insight,
    .levels = morris_levels,
    .lessons = morris_lessons,
    .puzzles = &morris_puzzles,
    .opponents = &morris_opponents,
    .rules_page = morris_rules_page,
    .bench = morris_bench,
    .pictured = true,
    .music = "morris",
    .last_men = 4,
    .board_option = "diagonals",
};
