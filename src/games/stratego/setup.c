/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/setup.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Each kind's preference for each row, back row first. */
static const uint8_t row_habit[2][KINDS][SETUP_ROWS] = {
    {[MARSHAL] = {1, 3, 5, 3},
     [GENERAL] = {2, 4, 4, 2},
     [MINER] = {4, 5, 3, 1},
     [SCOUT] = {2, 2, 3, 4},
     [SPY] = {2, 5, 4, 1},
     [BOMB] = {5, 3, 1, 1}},
    {[MARSHAL] = {1, 3, 6, 4},
     [GENERAL] = {1, 3, 6, 5},
     [COLONEL] = {1, 4, 5, 5},
     [MAJOR] = {1, 4, 5, 5},
     [CAPTAIN] = {2, 3, 4, 6},
     [LIEUTENANT] = {3, 4, 3, 4},
     [SERGEANT] = {6, 4, 3, 2},
     [MINER] = {9, 5, 2, 1},
     [SCOUT] = {3, 3, 4, 6},
     [SPY] = {2, 5, 6, 0},
     [BOMB] = {4, 4, 3, 1}},
};

/* Pieces are placed in this order: most important first. */
static const uint8_t placing_order[] = {BOMB,  MARSHAL, GENERAL,    SPY,     COLONEL, MAJOR,
                                        MINER, SCOUT,   LIEUTENANT, CAPTAIN, SERGEANT};

enum { CELL_COUNT = SETUP_ROWS * SIDE };

struct place {
    int row, column;
};

static bool is_free(const struct setup *setup, int row, int column)
{
    return row >= 0 && row < SETUP_ROWS && column >= 0 && column < SIDE &&
           setup->kind[row][column] == KIND_UNKNOWN;
}

static bool find(const struct setup *setup, int kind, struct place *place)
{
    for (int row = 0; row < SETUP_ROWS; row++)
        for (int column = 0; column < SIDE; column++)
            if (setup->kind[row][column] == kind) {
                *place = (struct place){.row = row, .column = column};
                return true;
            }
    return false;
}

static int distance(struct place a, struct place b)
{
    return abs(a.row - b.row) + abs(a.column - b.column);
}

static bool before_lake(int column)
{
    return column % 4 >= 2;
}

/* How good a free cell is for a kind, given the pieces already placed. */
static int preference(const struct setup *setup, int army, int kind, struct place at)
{
    int preference = 8 * row_habit[army][kind][at.row];
    struct place other;
    if (kind == GENERAL && find(setup, MARSHAL, &other)) /* strength on both wings */
        preference += distance(at, other) >= 4 ? 8 : 0;
    if (kind == SPY && find(setup, GENERAL, &other)) /* to avenge the general */
        preference += distance(at, other) <= 2 ? 40 : 0;
    if (kind == SPY && find(setup, MARSHAL, &other))
        preference += distance(at, other) <= 2 ? 15 : 0;
    if (at.row == SETUP_ROWS - 1 && before_lake(at.column)) /* a poor start for mobile pieces */
        preference =
            kind == BOMB || kind == MINER || kind == SERGEANT ? preference : preference / 2;
    if (at.row == SETUP_ROWS - 1 && !before_lake(at.column) && kind == BOMB)
        preference = -1; /* never: too many would lock the army in */
    return preference;
}

static void put_by_preference(struct setup *setup, int army, int kind, struct rng *rng)
{
    int weight[SETUP_ROWS][SIDE], whole = 0;
    for (int row = 0; row < SETUP_ROWS; row++)
        for (int column = 0; column < SIDE; column++) {
            struct place at = {.row = row, .column = column};
            weight[row][column] =
                is_free(setup, row, column) ? 1 + preference(setup, army, kind, at) : 0;
            whole += weight[row][column];
        }
    if (whole == 0) /* only cells that do not suit it are left: there it is not planned */
        return;
    int draw = rng_below(rng, whole);
    for (int i = 0; i < CELL_COUNT; i++) {
        draw -= weight[i / SIDE][i % SIDE];
        if (draw < 0) {
            setup->kind[i / SIDE][i % SIDE] = (uint8_t)kind;
            return;
        }
    }
}

static int count_of(const struct setup *setup, int kind)
{
    int count = 0;
    for (int i = 0; i < CELL_COUNT; i++)
        count += setup->kind[i / SIDE][i % SIDE] == kind;
    return count;
}

/* How many pieces of a kind are not placed yet. */
static int left_of(const struct setup *setup, int army, int kind)
{
    return army_sizes(army)[kind] - count_of(setup, kind);
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Sees to it that `count` of a kind stand beside a place, if there is room. */
static void surround(struct setup *setup, struct place place, int kind, int count, struct rng *rng)
{
    static const int steps[4][2] = {{1, 0}, {0, 1}, {0, -1}, {-1, 0}};
    int start = rng_below(rng, 3);
    for (int i = 0; i < 4; i++) {
        int row = place.row + steps[i][0], column = place.column + steps[i][1];
        count -= row >= 0 && row < SETUP_ROWS && column >= 0 && column < SIDE &&
                 setup->kind[row][column] == kind;
    }
    for (int i = 0; i < 4 && count > 0; i++) {
        int turn = i < 3 ? (i + start) % 3 : 3;
        int row = place.row + steps[turn][0], column = place.column + steps[turn][1];
        if (!is_free(setup, row, column))
            continue;
        setup->kind[row][column] = (uint8_t)kind;
        count--;
    }
}

/* Where the flag is, or goes: mostly to the back row, often to a corner. */
static struct place flag_place(const struct setup *setup, int luck, struct rng *rng)
{
    struct place flag = {.row = 0, .column = rng_below(rng, SIDE)}, there;
    if (luck < 35) /* in a corner two bombs close it off */
        flag.column = rng_below(rng, 2) ? 0 : SIDE - 1;
    else if (luck >= 88)
        flag.row = 1;
    if (find(setup, FLAG, &there))
        return there;
    if (!is_free(setup, flag.row, flag.column))
        find(setup, KIND_UNKNOWN, &flag); /* as far back as there is room */
    return flag;
}

/* Places the flag, and bombs next to it or next to a decoy. */
static void hide_flag(struct setup *setup, int army, struct rng *rng)
{
    int luck = rng_below(rng, 100);
    struct place flag = flag_place(setup, luck, rng);
    setup->kind[flag.row][flag.column] = FLAG;
    int bombs = left_of(setup, army, BOMB);
    if (army == 0) {
        surround(setup, flag, BOMB, smaller(bombs, luck < 70 ? 2 : rng_below(rng, 2)), rng);
        return;
    }
    surround(setup, flag, BOMB, smaller(bombs, luck < 80 ? 3 : 2), rng);
    if (rng_below(rng, 100) < 60) { /* a second fortress, with nothing in it */
        struct place decoy = {.row = 0, .column = (flag.column + 4 + rng_below(rng, 3)) % SIDE};
        if (is_free(setup, decoy.row, decoy.column)) {
            int kind = rng_below(rng, 2) ? MINER : SERGEANT;
            if (left_of(setup, army, kind) > 0)
                setup->kind[0][decoy.column] = (uint8_t)kind;
            surround(setup, decoy, BOMB, left_of(setup, army, BOMB), rng);
        }
    }
}

/* Plans the rest around the pieces that are there. */
static void complete(struct setup *setup, int army, struct rng *rng)
{
    hide_flag(setup, army, rng);
    for (size_t i = 0; i < sizeof placing_order; i++)
        for (int left = left_of(setup, army, placing_order[i]); left > 0; left--)
            put_by_preference(setup, army, placing_order[i], rng);
}

void setup_make(struct setup *setup, int army, struct rng *rng)
{
    memset(setup, KIND_UNKNOWN, sizeof *setup);
    complete(setup, army, rng);
}

/* Whether some piece could move to a free cell, in front of the first row or among the others. */
static bool can_move(const struct setup *setup)
{
    for (int i = 0; i < CELL_COUNT; i++) {
        int row = i / SIDE, column = i % SIDE, kind = setup->kind[row][column];
        if (kind == KIND_UNKNOWN || never_moves(kind))
            continue;
        if ((row == SETUP_ROWS - 1 && !before_lake(column)) || is_free(setup, row + 1, column) ||
            is_free(setup, row - 1, column) || is_free(setup, row, column + 1) ||
            is_free(setup, row, column - 1))
            return true;
    }
    return false;
}

/* `sizes`: how many pieces of each kind there are. */
static void scatter(struct setup *setup, const int sizes[KINDS], struct rng *rng)
{
    do {
        memset(setup, KIND_UNKNOWN, sizeof *setup);
        for (int kind = 0; kind < KINDS; kind++)
            for (int left = sizes[kind]; left > 0;) {
                int i = rng_below(rng, CELL_COUNT);
                if (setup->kind[i / SIDE][i % SIDE] != KIND_UNKNOWN)
                    continue;
                setup->kind[i / SIDE][i % SIDE] = (uint8_t)kind;
                left--;
            }
    } while (!can_move(setup));
}

/* Two players with the same seed set up differently. */
static struct rng rng_for(const struct view *view, uint64_t seed)
{
    return (struct rng){.state = (seed ^ UINT64_C(0x5e7a3d19c2b84f60)) + (uint64_t)view->viewer};
}

static int army_of(const struct view *view)
{
    return settings_get(view->game, &view->settings, "army");
}

/* The pieces that the viewer has placed so far. */
static void take_placed(struct setup *setup, const struct view *view)
{
    for (int i = 0; i < CELL_COUNT; i++) {
        int cell = setup_cell(view->viewer, i / SIDE, i % SIDE);
        struct piece piece = observed_piece(view->game, &view->now, cell);
        setup->kind[i / SIDE][i % SIDE] = piece.owner == view->viewer ? piece.kind : KIND_UNKNOWN;
    }
}

static bool contains(const struct setup *setup, const struct setup *part)
{
    for (int i = 0; i < CELL_COUNT; i++) {
        int kind = part->kind[i / SIDE][i % SIDE];
        if (kind != KIND_UNKNOWN && kind != setup->kind[i / SIDE][i % SIDE])
            return false;
    }
    return true;
}

/* The next move towards the setup: the flag first, then bombs, so that whatever is planned later is
 * planned around them. */
static struct move next_move(const struct view *view, const struct setup *setup, struct rng *rng)
{
    struct move list[MOVES_MAX];
    int count = view_moves(view, list), best = -1;
    assert(count > 0);
    if (list[0].verb != VERB_PLACE)
        return list[0];
    for (int i = 0; i < count; i++) {
        int row = row_from_back(list[i].to, view->viewer), column = cell_column(list[i].to);
        if (setup->kind[row][column] == list[i].kind &&
            (best < 0 || (list[i].kind >= BOMB && list[i].kind > list[best].kind)))
            best = i;
    }
    return list[best >= 0 ? best : rng_below(rng, count)];
}

struct move setup_next_move(const struct view *view, uint64_t seed)
{
    struct rng rng = rng_for(view, seed);
    struct setup setup, placed;
    setup_make(&setup, army_of(view), &rng);
    take_placed(&placed, view);
    if (!contains(&setup, &placed)) {
        setup = placed;
        complete(&setup, army_of(view), &rng);
    }
    return next_move(view, &setup, &rng);
}

struct move setup_next_random(const struct view *view, uint64_t seed)
{
    struct rng rng = rng_for(view, seed);
    struct setup setup;
    int sizes[KINDS]; /* a handicap may have made the army weaker */
    for (int kind = 0; kind < KINDS; kind++) {
        struct tally tally = view->game->tally(observed(&view->now), view->viewer, kind);
        sizes[kind] = tally.in_hand + tally.on_board;
    }
    scatter(&setup, sizes, &rng);
    return next_move(view, &setup, &rng);
}
