/* Queens & Towers: towers slide, and capture the enemy towers on the other two corners of the
 * rectangle they span with their own queen. */
#include <string.h>

#include "core/i18n.h"
#include "core/zobrist.h"
#include "games/games.h"

enum { TOWER, QUEEN };

enum { ROWS = BOARD_ROWS_MAX };

/* One bit a column in each row: sliding along a row or down the rows is shifting and masking, and
 * the same code serves every board size. */
struct towers {
    struct position base;
    uint16_t rows[2][ROWS]; /* towers and queen of each player */
    uint8_t queen[2];       /* cells */
    uint8_t unused[6];
};

_Static_assert(sizeof(struct towers) == 72, "no hidden padding, and small enough to copy often");

static const struct towers *towers_of(const struct position *position)
{
    return (const struct towers *)position;
}

static bool has_piece(const struct towers *towers, int player, int cell)
{
    return towers->rows[player][cell_row(cell)] >> cell_column(cell) & 1;
}

static void flip(struct towers *towers, int player, int kind, int cell)
{
    towers->rows[player][cell_row(cell)] ^= (uint16_t)(1u << cell_column(cell));
    towers->base.hash ^= zobrist_piece(player, kind, cell);
}

static void start(const struct settings *settings, struct position *position)
{
    struct towers *towers = (struct towers *)position;
    memset(towers, 0, sizeof *towers);
    int n = settings_get(&game_towers, settings, "size"), half = n / 2;
    towers->base.size = (uint8_t)n;
    towers->base.phase = PHASE_MOVING;
    towers->queen[0] = (uint8_t)cell_at(0, n - 1);
    towers->queen[1] = (uint8_t)cell_at(n - 1, 0);
    for (int player = 0; player < 2; player++) {
        int left = player == 0 ? 0 : half, top = player == 0 ? half : 0;
        for (int row = top; row < top + half; row++)
            for (int column = left; column < left + half; column++) {
                int cell = cell_at(column, row);
                flip(towers, player, cell == towers->queen[player] ? QUEEN : TOWER, cell);
            }
        towers->base.men[player] = (uint8_t)(half * half);
    }
}

/* The empty columns of each row, with an empty-less row before the first and after the last, so
 * that nothing slides off the board. Row r is at [r + 1]. */
struct gaps {
    unsigned row[ROWS + 2];
};

static struct gaps gaps_of(const struct towers *towers)
{
    struct gaps gaps;
    int n = towers->base.size;
    unsigned full = (1u << n) - 1;
    gaps.row[0] = gaps.row[n + 1] = 0;
    for (int row = 0; row < n; row++)
        gaps.row[row + 1] = full & ~((unsigned)towers->rows[0][row] | towers->rows[1][row]);
    return gaps;
}

static bool too_few(const struct towers *towers)
{
    return towers->base.men[0] <= 2 || towers->base.men[1] <= 2;
}

static struct move *slide(struct move *out, const struct gaps *gaps, int column, int row,
                          int column_step, int row_step)
{
    int from = cell_at(column, row);
    for (;;) {
        column += column_step;
        row += row_step;
        if (column < 0 || !(gaps->row[row + 1] >> column & 1))
            return out;
        *out++ = move_slide(from, cell_at(column, row));
    }
}

static struct move *slide_diagonally(struct move *out, const struct gaps *gaps, int queen)
{
    for (int column_step = -1; column_step <= 1; column_step += 2)
        for (int row_step = -1; row_step <= 1; row_step += 2)
            out = slide(out, gaps, cell_column(queen), cell_row(queen), column_step, row_step);
    return out;
}

static int moves(const struct position *position, struct move *list)
{
    const struct towers *towers = towers_of(position);
    if (too_few(towers))
        return 0;
    struct gaps gaps = gaps_of(towers);
    struct move *out = list;
    for (int row = 0; row < position->size; row++) {
        unsigned own = towers->rows[position->turn][row];
        unsigned gap = gaps.row[row + 1];
        for (unsigned movers = own & (gap << 1 | gap >> 1); movers; movers &= movers - 1) {
            int column = __builtin_ctz(movers);
            out = slide(out, &gaps, column, row, -1, 0);
            out = slide(out, &gaps, column, row, 1, 0);
        }
        unsigned above = gaps.row[row], below = gaps.row[row + 2];
        for (unsigned movers = own & (above | below); movers; movers &= movers - 1) {
            int column = __builtin_ctz(movers);
            out = slide(out, &gaps, column, row, 0, -1);
            out = slide(out, &gaps, column, row, 0, 1);
        }
    }
    out = slide_diagonally(out, &gaps, towers->queen[position->turn]);
    return (int)(out - list);
}

static bool can_move(const struct towers *towers)
{
    struct gaps gaps = gaps_of(towers);
    const uint16_t *own = towers->rows[towers->base.turn];
    for (int row = 0; row < towers->base.size; row++) {
        unsigned gap = gaps.row[row + 1];
        if (own[row] & (gap << 1 | gap >> 1 | gaps.row[row] | gaps.row[row + 2]))
            return true;
    }
    struct move list[4 * ROWS];
    return slide_diagonally(list, &gaps, towers->queen[towers->base.turn]) != list;
}

static void capture_corner(struct towers *towers, int enemy, int cell, struct events *events)
{
    if (!has_piece(towers, enemy, cell) || cell == towers->queen[enemy])
        return;
    flip(towers, enemy, TOWER, cell);
    towers->base.men[enemy]--;
    towers->base.quiet = 0;
    if (events)
        events_add(events, EVENT_CAPTURED, enemy, TOWER, cell, CELL_NONE);
}

/* A tower has arrived on `cell`: the rectangle it spans with its queen captures at the other
 * corners. */
static void capture(struct towers *towers, int player, int cell, struct events *events)
{
    int queen = towers->queen[player];
    int corner_1 = cell_at(cell_column(cell), cell_row(queen));
    int corner_2 = cell_at(cell_column(queen), cell_row(cell));
    if (corner_1 == cell || corner_2 == cell)
        return; /* in line with the queen: no rectangle */
    int before = events ? events->count : 0;
    if (events)
        events_add(events, EVENT_RECTANGLE, player, TOWER, cell, queen);
    capture_corner(towers, 1 - player, corner_1, events);
    capture_corner(towers, 1 - player, corner_2, events);
    if (events && events->count == before + 1)
        events->count = before; /* nothing stood there */
}

static void apply(const struct position *from, struct move move, struct position *to,
                  struct events *events)
{
    struct towers *towers = (struct towers *)to;
    *towers = *towers_of(from);
    int player = from->turn;
    int kind = move.from == towers->queen[player] ? QUEEN : TOWER;
    flip(towers, player, kind, move.from);
    flip(towers, player, kind, move.to);
    towers->base.quiet = quiet_after(from->quiet);
    if (events)
        events_add(events, EVENT_MOVED, player, kind, move.from, move.to);
    if (kind == QUEEN)
        towers->queen[player] = move.to;
    else
        capture(towers, player, move.to, events);
    towers->base.turn = (uint8_t)(1 - player);
    towers->base.hash ^= ZOBRIST_TURN;
}

static struct outcome result(const struct position *position)
{
    for (int player = 0; player < 2; player++)
        if (position->men[player] <= 2)
            return outcome_win(1 - player, REASON_FEW);
    if (!can_move(towers_of(position)))
        return outcome_win(1 - position->turn, REASON_BLOCKED);
    return outcome_ongoing();
}

static struct piece piece_at(const struct position *position, int cell)
{
    const struct towers *towers = towers_of(position);
    if (cell_column(cell) >= position->size || cell_row(cell) >= position->size)
        return (struct piece){.owner = NOWHERE};
    for (int player = 0; player < 2; player++)
        if (has_piece(towers, player, cell))
            return (struct piece){.owner = (uint8_t)player,
                                  .kind = cell == towers->queen[player] ? QUEEN : TOWER};
    return (struct piece){.owner = NOBODY};
}

static uint64_t hash(const struct position *position)
{
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int row = 0; row < position->size; row++)
        for (int column = 0; column < position->size; column++) {
            struct piece piece = piece_at(position, cell_at(column, row));
            if (piece.owner != NOBODY)
                hash ^= zobrist_piece(piece.owner, piece.kind, cell_at(column, row));
        }
    return hash;
}

static struct tally tally(const struct position *position, int player, int kind)
{
    int all = kind == QUEEN ? 1 : position->size * position->size / 4 - 1;
    int on_board = kind == QUEEN ? 1 : position->men[player] - 1;
    return (struct tally){.on_board = on_board, .gone = all - on_board};
}

static void geometry(const struct settings *settings, struct geometry *geometry)
{
    geometry_squares(geometry, settings_get(&game_towers, settings, "size"));
}

static const struct option options[] = {
    {.id = "size", .label = N_("Board size"), .min = 6, .max = 12, .step = 2, .standard = 8},
    OPTION_REPETITION,
    OPTION_QUIET(100),
};

static const struct kind kinds[] = {
    [TOWER] = {.name = N_("tower"), .mark = {"T", "t"}},
    [QUEEN] = {.name = N_("queen"), .mark = {"Q", "q"}},
};

const struct game game_towers = {
    .id = "towers",
    .name = N_("Queens & Towers"),
    .summary = N_("Slide a tower: the rectangle it spans with your queen captures at its corners."),
    .side = {N_("Blue"), N_("Red")},
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .position_size = sizeof(struct towers),
    .start = start,
    .moves = moves,
    .apply = apply,
    .result = result,
    .hash = hash,
    .piece_at = piece_at,
    .tally = tally,
    .geometry = geometry,
};
