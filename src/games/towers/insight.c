/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Search knowledge for Queens & Towers. Weights are tuned by self-play: docs/strength.md. */
#include "core/insight.h"
#include "base/bits.h"
#include "games/towers/position.h"
#include "games/towers/towers.h"

static int piece_value = 100;
static int exposed_value =
    59; /* an enemy tower in line with the player's queen: one move from capture */
static int free_value = 20;       /* a tower that can move */
static int ways_value = 7;        /* a direction in which a tower can move */
static int queen_value = 3;       /* an empty cell beside the queen */
static int tempo_value = 43;      /* having the move */
static int queen_rank_value = 24; /* for move ordering: one more tower in line with the queen */

static const struct weight weights[] = {
    {"piece", &piece_value},
    {"exposed", &exposed_value},
    {"free", &free_value},
    {"ways", &ways_value},
    {"queen", &queen_value},
    {"tempo", &tempo_value},
    {"queen_rank", &queen_rank_value},
    {0},
};

static uint64_t column_of_word(unsigned column)
{
    return UINT64_C(0x0001000100010001) << column;
}

/* A player's towers in the row or column of a cell. */
struct lined_up {
    unsigned columns;      /* those in its row */
    uint64_t cells[WORDS]; /* those in its column */
};

static struct lined_up in_line_with(const struct towers *towers, unsigned cell, unsigned player)
{
    struct lined_up line = {
        .columns = row_of(towers->bits[player][cell / 64], (int)(cell / BOARD_STRIDE))};
    for (int i = 0; i < WORDS; i++)
        line.cells[i] = towers->bits[player][i] & column_of_word(cell % BOARD_STRIDE);
    return line;
}

static int lined_up(const struct towers *towers, unsigned cell, unsigned player)
{
    struct lined_up line = in_line_with(towers, cell, player);
    unsigned column = cell % BOARD_STRIDE; /* the bits of a column do not overlap */
    uint64_t all = (uint64_t)line.columns << 4;
    for (unsigned i = 0; i < WORDS; i++)
        all |= line.cells[i] >> column << i;
    return bits_count(all);
}

/* The enemy towers in line with a player's queen. */
static int exposed_count(const struct towers *towers, unsigned player)
{
    return lined_up(towers, towers->queen[player], player ^ 1);
}

/* All words combined. Boards of up to eight columns leave half of each word empty and have no third
 * word. */
static int words_count(const uint64_t words[WORDS], int n)
{
    return n <= 8 ? bits_count(words[0] | words[1] << 8)
                  : bits_count(words[0]) + bits_count(words[1]) + bits_count(words[2]);
}

static int room_value(const struct towers *towers, const struct space *space, unsigned player)
{
    uint64_t left[WORDS], right[WORDS], up[WORDS], down[WORDS], able[WORDS];
    int n = towers->base.size;
    for (int i = 0; i < WORDS; i++) {
        uint64_t own = towers->bits[player][i], here = space->word[1 + i];
        left[i] = own & here << 1;
        right[i] = own & here >> 1;
        up[i] = own & (here << BOARD_STRIDE | space->word[i] >> (64 - BOARD_STRIDE));
        down[i] = own & (here >> BOARD_STRIDE | space->word[i + 2] << (64 - BOARD_STRIDE));
        able[i] = left[i] | right[i] | up[i] | down[i];
    }
    return free_value * words_count(able, n) +
           ways_value * (words_count(left, n) + words_count(right, n) + words_count(up, n) +
                         words_count(down, n));
}

/* The empty cells around a player's queen. */
static int queen_room(const struct towers *towers, const struct space *space, unsigned player)
{
    unsigned queen = towers->queen[player];
    int row = (int)(queen / BOARD_STRIDE), column = (int)(queen % BOARD_STRIDE);
    unsigned around = column ? 7u << (column - 1) : 3u;
    int count = 0;
    for (int r = row ? row - 1 : 0; r <= row + 1 && r < ROWS; r++)
        count += bits_count(row_of(space->word[1 + r / ROWS_IN_WORD], r) & around);
    return count;
}

static int side_value(const struct towers *towers, const struct space *space, unsigned player)
{
    return piece_value * towers->base.men[player] + exposed_value * exposed_count(towers, player) +
           room_value(towers, space, player) + queen_value * queen_room(towers, space, player);
}

static int evaluate(const struct position *position)
{
    const struct towers *towers = towers_of(position);
    unsigned own = position->turn;
    struct space space = space_of(towers);
    return side_value(towers, &space, own) - side_value(towers, &space, own ^ 1) + tempo_value;
}

/* Captures first. Then moves that leave or avoid the enemy queen's lines. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    const struct towers *towers = towers_of(position);
    unsigned player = position->turn, enemy = player ^ 1;
    unsigned queen = towers->queen[player], threat = towers->queen[enemy];
    for (int i = 0; i < count; i++) {
        unsigned from = list[i].from, to = list[i].to;
        if (from == queen) {
            ranks[i] = queen_rank_value ? queen_rank_value * (lined_up(towers, to, enemy) -
                                                              lined_up(towers, queen, enemy))
                                        : 0;
            continue;
        }
        struct corners corners = corners_of(to, queen);
        int captures =
            has_tower(towers, enemy, corners.cell[0]) + has_tower(towers, enemy, corners.cell[1]);
        bool was_exposed = from / BOARD_STRIDE == threat / BOARD_STRIDE ||
                           from % BOARD_STRIDE == threat % BOARD_STRIDE;
        bool is_exposed = to / BOARD_STRIDE == threat / BOARD_STRIDE ||
                          to % BOARD_STRIDE == threat % BOARD_STRIDE;
        ranks[i] = captures ? RANK_NOISY * captures : 40 * (was_exposed - is_exposed);
    }
}

static bool is_own_tower(const struct towers *towers, int column, int row)
{
    return has_tower(towers, towers->base.turn, (unsigned)cell_at(column, row));
}

static bool is_gap(const struct space *space, int column, int row)
{
    int cell = cell_at(column, row);
    return space->word[1 + cell / 64] >> cell % 64 & 1;
}

/* The moves of own towers to an empty cell: from the first piece met in each direction. */
static struct move *add_moves_to(struct move *out, const struct towers *towers,
                                 const struct space *space, int column, int row)
{
    static const int8_t step[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    int n = towers->base.size;
    for (int i = 0; i < 4; i++) {
        int c = column, r = row;
        do {
            c += step[i][0];
            r += step[i][1];
        } while (c >= 0 && r >= 0 && c < n && r < n && is_gap(space, c, r));
        if (c >= 0 && r >= 0 && c < n && r < n && is_own_tower(towers, c, r))
            *out++ = move_slide(cell_at(c, r), cell_at(column, row));
    }
    return out;
}

/* Captures: a tower that enters the column of an exposed tower in the queen's row, or the row of
 * one in its column, without being in line with the queen itself. */
static int noisy_moves(const struct position *position, struct move *list)
{
    const struct towers *towers = towers_of(position);
    unsigned queen = towers->queen[position->turn];
    struct lined_up exposed = in_line_with(towers, queen, position->turn ^ 1u);
    if (!(exposed.columns | exposed.cells[0] | exposed.cells[1] | exposed.cells[2]))
        return 0;
    struct space space = space_of(towers);
    struct move *out = list;
    unsigned queen_row = queen / BOARD_STRIDE, queen_column = queen % BOARD_STRIDE;
    for (unsigned row = 0; row < position->size; row++) {
        unsigned word = row / ROWS_IN_WORD;
        bool whole = row_of(exposed.cells[word], (int)row) != 0;
        unsigned targets = row_of(space.word[1 + word], (int)row) &
                           (whole ? ~(1u << queen_column) : exposed.columns);
        if (row == queen_row)
            continue;
        for (; targets; targets &= targets - 1)
            out = add_moves_to(out, towers, &space, __builtin_ctz(targets), (int)row);
    }
    return (int)(out - list);
}

const struct insight towers_insight = {
    .evaluate = evaluate,
    .rank = rank,
    .clear_lead = 150,
    .noisy_moves = noisy_moves,
    .weights = weights,
};
