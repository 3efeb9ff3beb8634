/* What a searching player knows of Queens & Towers. Weights are tuned by self-play:
 * docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "games/games.h"
#include "games/towers_position.h"

static int piece_value = 100;
static int exposed_value = 12; /* an enemy tower in line with one's queen: one move from capture */
static int free_value = 3;     /* a tower that can move */
static int tempo_value = 15;   /* being to move */

static const struct weight weights[] = {
    {"piece", &piece_value},
    {"exposed", &exposed_value},
    {"free", &free_value},
    {"tempo", &tempo_value},
    {0},
};

static uint64_t column_of_word(unsigned column)
{
    return UINT64_C(0x0001000100010001) << column;
}

/* The enemy towers in line with a player's queen: the columns of those in its row, and for each
 * word those in its column. */
struct exposed {
    unsigned columns;
    uint64_t cells[WORDS];
};

static struct exposed exposed_to(const struct towers *towers, unsigned player)
{
    unsigned queen = towers->queen[player], enemy = player ^ 1;
    struct exposed exposed = {
        .columns = row_of(towers->bits[queen / 64][enemy], (int)(queen / BOARD_STRIDE))};
    for (int i = 0; i < WORDS; i++)
        exposed.cells[i] = towers->bits[i][enemy] & column_of_word(queen % BOARD_STRIDE);
    return exposed;
}

/* Every bit stands in the same column of its word, so that up to sixteen words fit into one. */
static int exposed_count(const struct towers *towers, unsigned player)
{
    struct exposed exposed = exposed_to(towers, player);
    unsigned column = towers->queen[player] % BOARD_STRIDE;
    uint64_t all = 0;
    for (unsigned i = 0; i < WORDS; i++)
        all |= exposed.cells[i] >> column << i;
    return bits_count(all | (uint64_t)exposed.columns << 4);
}

static int free_towers(const struct towers *towers, const struct space *space, unsigned player)
{
    int count = 0;
    for (int i = 0; i < WORDS; i++)
        count += bits_count(towers->bits[i][player] & beside_space(space, i));
    return count;
}

static int evaluate(const struct position *position)
{
    const struct towers *towers = towers_of(position);
    unsigned own = position->turn, enemy = own ^ 1;
    struct space space = space_of(towers);
    return piece_value * (position->men[own] - position->men[enemy]) +
           exposed_value * (exposed_count(towers, own) - exposed_count(towers, enemy)) +
           free_value * (free_towers(towers, &space, own) - free_towers(towers, &space, enemy)) +
           tempo_value;
}

/* Captures first. Then whatever leaves the enemy queen's lines, or keeps out of them. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    const struct towers *towers = towers_of(position);
    unsigned player = position->turn, enemy = player ^ 1;
    unsigned queen = towers->queen[player], threat = towers->queen[enemy];
    for (int i = 0; i < count; i++) {
        unsigned from = list[i].from, to = list[i].to;
        ranks[i] = 0;
        if (from == queen)
            continue;
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

/* The moves of own towers to an empty cell: from the first thing met in each direction. */
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
    struct exposed exposed = exposed_to(towers, position->turn);
    unsigned queen = towers->queen[position->turn];
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
    .noisy_moves = noisy_moves,
    .passing_is_bad = true,
    .weights = weights,
};
