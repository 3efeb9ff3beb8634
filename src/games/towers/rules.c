/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Queens & Towers: towers slide, and capture the enemy towers on the other two corners of the
 * rectangle they span with their own queen. */
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "core/zobrist.h"
#include "games/towers/position.h"
#include "games/towers/towers.h"

enum { FEWER_MAX = 4 };

/* A handicap takes the towers at the corners of a player's block, first the one in front, and then
 * the one behind that. Mirrored along the board's other diagonal for player 2. */
static void remove_towers(struct towers *towers, unsigned player, int count)
{
    int half = towers->base.size / 2;
    const int places[FEWER_MAX][2] = {
        {half - 1, half}, {0, half}, {half - 1, 2 * half - 1}, {half - 2, half + 1}};
    for (int i = 0; i < count; i++) {
        int column = places[i][player], row = places[i][1 - player];
        flip_tower(towers, player, (unsigned)cell_at(column, row));
    }
    towers->base.men[player] = (uint8_t)(towers->base.men[player] - count);
    towers->fewer[player] = (uint8_t)count;
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
    for (int row = 0; row < half; row++)
        for (int column = 0; column < half; column++) {
            flip_tower(towers, 0, (unsigned)cell_at(column, half + row));
            flip_tower(towers, 1, (unsigned)cell_at(half + column, row));
        }
    for (unsigned player = 0; player < 2; player++) {
        flip_tower(towers, player, towers->queen[player]);
        towers->base.men[player] = (uint8_t)(half * half);
    }
    remove_towers(towers, 0, settings_get(&game_towers, settings, "fewer1"));
    remove_towers(towers, 1, settings_get(&game_towers, settings, "fewer2"));
    towers->base.turn = (uint8_t)settings_get(&game_towers, settings, "first");
    towers->base.hash = game_towers.hash(position);
}

/* The empty cells of each row; column c is bit c + 1 and row r is at [r + 1], so that the board has
 * a border without gaps and nothing slides off it. */
struct gaps {
    unsigned row[ROWS + 2];
};

static struct gaps gaps_of(const struct towers *towers)
{
    struct gaps gaps;
    uint64_t taken[WORDS];
    for (int i = 0; i < WORDS; i++)
        taken[i] = towers->bits[0][i] | towers->bits[1][i];
    for (int player = 0; player < 2; player++)
        taken[towers->queen[player] / 64] |= UINT64_C(1) << towers->queen[player] % 64;
    int n = towers->base.size;
    unsigned full = (1u << n) - 1;
    gaps.row[0] = gaps.row[n + 1] = 0;
    for (int row = 0; row < n; row++)
        gaps.row[row + 1] = (full & ~row_of(taken[row / ROWS_IN_WORD], row)) << 1;
    return gaps;
}

static bool too_few(const struct towers *towers)
{
    return towers->base.men[0] <= 2 || towers->base.men[1] <= 2;
}

struct slope {
    int column, row; /* -1, 0 or 1 each */
};

static struct move *slide(struct move *out, const struct gaps *gaps, int column, int row,
                          struct slope step)
{
    int from = cell_at(column, row), to = from;
    for (;;) {
        column += step.column;
        row += step.row;
        to += cell_at(step.column, step.row);
        if (!(gaps->row[row + 1] >> (column + 1) & 1))
            return out;
        *out++ = move_slide(from, to);
    }
}

static struct move *slide_queen(struct move *out, const struct gaps *gaps, int queen)
{
    for (int column_step = -1; column_step <= 1; column_step++)
        for (int row_step = -1; row_step <= 1; row_step++)
            if (column_step || row_step)
                out = slide(out, gaps, cell_column(queen), cell_row(queen),
                            (struct slope){column_step, row_step});
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
        unsigned own = row_of(towers->bits[position->turn][row / ROWS_IN_WORD], row) << 1;
        unsigned gap = gaps.row[row + 1];
        for (unsigned movers = own & (gap << 1 | gap >> 1); movers; movers &= movers - 1) {
            int column = __builtin_ctz(movers) - 1;
            out = slide(out, &gaps, column, row, (struct slope){-1, 0});
            out = slide(out, &gaps, column, row, (struct slope){1, 0});
        }
        unsigned above = gaps.row[row], below = gaps.row[row + 2];
        for (unsigned movers = own & (above | below); movers; movers &= movers - 1) {
            int column = __builtin_ctz(movers) - 1;
            out = slide(out, &gaps, column, row, (struct slope){0, -1});
            out = slide(out, &gaps, column, row, (struct slope){0, 1});
        }
    }
    out = slide_queen(out, &gaps, towers->queen[position->turn]);
    return (int)(out - list);
}

static bool can_move(const struct towers *towers)
{
    struct space space = space_of(towers);
    for (int i = 0; i < WORDS; i++)
        if (towers->bits[towers->base.turn][i] & beside_space(&space, i))
            return true;
    struct gaps gaps = gaps_of(towers);
    struct move list[8 * ROWS];
    return slide_queen(list, &gaps, towers->queen[towers->base.turn]) != list;
}

static void capture(struct towers *towers, unsigned enemy, unsigned cell)
{
    if (!has_tower(towers, enemy, cell))
        return;
    flip_tower(towers, enemy, cell);
    towers->base.hash ^= zobrist_piece((int)enemy, TOWER, (int)cell);
    towers->base.men[enemy]--;
    towers->base.quiet = 0;
}

static NOINLINE void capture_both(struct towers *towers, unsigned enemy, struct corners corners)
{
    capture(towers, enemy, corners.cell[0]);
    capture(towers, enemy, corners.cell[1]);
}

enum { SPANS };

static const struct highlight highlights[] = {
    [SPANS] = {.name = "spans", .style = HIGHLIGHT_FRAME},
};

/* What happened, found by comparing the positions before and after. */
static void report(const struct towers *before, struct move move, const struct towers *after,
                   struct events *events)
{
    int player = before->base.turn, enemy = 1 - player;
    unsigned queen = before->queen[player];
    int kind = move.from == queen ? QUEEN : TOWER;
    events_add(events, EVENT_MOVED, piece_of(player, kind), move.from, move.to);
    if (before->base.men[enemy] == after->base.men[enemy])
        return;
    events_highlight(events, SPANS, player, (const int[]){move.to, (int)queen}, 2)->kind = TOWER;
    struct corners corners = corners_of(move.to, queen);
    for (int i = 0; i < 2; i++)
        if (has_tower(before, (unsigned)enemy, corners.cell[i]))
            events_add(events, EVENT_CAPTURED, piece_of(enemy, TOWER), (int)corners.cell[i],
                       CELL_NONE);
}

static NOINLINE void play_queen(const struct towers *before, struct move move, struct towers *after)
{
    int player = before->base.turn;
    after->queen[player] = move.to;
    after->base.hash = before->base.hash ^ ZOBRIST_TURN ^ zobrist_piece(player, QUEEN, move.from) ^
                       zobrist_piece(player, QUEEN, move.to);
}

/* The rules of a move. Anything but a tower that captures nothing is a separate function, so that
 * the usual move needs no stack: search spends its time here. */
static inline void play(const struct towers *before, struct move move, struct towers *after,
                        unsigned player)
{
    *after = *before;
    unsigned enemy = player ^ 1, queen = before->queen[player], from = move.from, to = move.to;
    after->base.turn = (uint8_t)enemy;
    after->base.quiet = quiet_after(before->base.quiet);
    if (from == queen) {
        play_queen(before, move, after);
        return;
    }
    after->base.hash = before->base.hash ^ ZOBRIST_TURN ^
                       zobrist_piece((int)player, TOWER, (int)from) ^
                       zobrist_piece((int)player, TOWER, (int)to);
    flip_tower(after, player, from);
    flip_tower(after, player, to);
    /* The corners are in the rows, hence the words, of queen and tower; one branch for both. */
    struct corners corners = corners_of(to, queen);
    uint64_t captures = before->bits[enemy][queen / 64] >> corners.cell[0] % 64 |
                        before->bits[enemy][to / 64] >> corners.cell[1] % 64;
    if (captures & 1)
        capture_both(after, enemy, corners);
}

static NOINLINE void play_and_report(const struct towers *before, struct move move,
                                     struct towers *after, struct events *events)
{
    play(before, move, after, before->base.turn);
    report(before, move, after, events);
}

static void apply(const struct position *from, struct move move, struct position *to,
                  struct events *events)
{
    if (events)
        play_and_report(towers_of(from), move, (struct towers *)to, events);
    else if (from->turn == 0) /* with the player known, most addresses are constants */
        play(towers_of(from), move, (struct towers *)to, 0);
    else
        play(towers_of(from), move, (struct towers *)to, 1);
}

enum { ENDING_FEW = REASON_OWN };

static struct outcome result(const struct position *position)
{
    for (int player = 0; player < 2; player++)
        if (position->men[player] <= 2)
            return outcome_win(1 - player, ENDING_FEW);
    if (!can_move(towers_of(position)))
        return outcome_win(1 - position->turn, REASON_BLOCKED);
    return outcome_ongoing();
}

static struct piece piece_at(const struct position *position, int cell)
{
    const struct towers *towers = towers_of(position);
    if (cell_column(cell) >= position->size || cell_row(cell) >= position->size)
        return (struct piece){.owner = NOWHERE};
    for (unsigned player = 0; player < 2; player++) {
        if (cell == towers->queen[player])
            return (struct piece){.owner = (uint8_t)player, .kind = QUEEN};
        if (has_tower(towers, player, (unsigned)cell))
            return (struct piece){.owner = (uint8_t)player, .kind = TOWER};
    }
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
    int fewer = towers_of(position)->fewer[player];
    int all = kind == QUEEN ? 1 : position->size * position->size / 4 - 1 - fewer;
    int on_board = kind == QUEEN ? 1 : position->men[player] - 1;
    return (struct tally){.on_board = on_board, .gone = all - on_board};
}

static void geometry(const struct settings *settings, struct geometry *geometry)
{
    geometry_squares(geometry, settings_get(&game_towers, settings, "size"));
}

static bool why_nothing(const struct position *position, struct move move, struct fault *why)
{
    const struct towers *towers = towers_of(position);
    unsigned queen = towers->queen[position->turn], enemy = 1u - position->turn;
    struct corners corners = corners_of(move.to, queen);
    char at[CELL_TEXT], other[CELL_TEXT];
    if (move.from == queen) {
        fault_set(why, _("A queen’s move captures nothing."));
        return true;
    }
    if (has_tower(towers, enemy, corners.cell[0]) || has_tower(towers, enemy, corners.cell[1]))
        return false;
    if (cell_column(move.to) == cell_column((int)queen) ||
        cell_row(move.to) == cell_row((int)queen)) {
        fault_set(why,
                  _("In line with its queen, a tower spans no rectangle and captures nothing."));
        return true;
    }
    cell_format((int)corners.cell[0], at);
    cell_format((int)corners.cell[1], other);
    fault_set(why, _("The other corners of that rectangle are %s and %s: no enemy tower is there."),
              at, other);
    return true;
}

static const char *const sides[] = {N_("Blue"), N_("Red")};

static const struct option options[] = {
    {.id = "size",
     .label = N_("Board size"),
     .help = N_("A larger board has more towers and takes longer."),
     .square = true,
     .min = 6,
     .max = 12,
     .step = 2,
     .default_value = 8},
    OPTION_REPETITION,
    OPTION_QUIET(100),
    {.id = "fewer1",
     .label = N_("Blue’s missing towers"),
     .help = N_("Blue begins with fewer towers."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_1},
    {.id = "fewer2",
     .label = N_("Red’s missing towers"),
     .help = N_("Red begins with fewer towers."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_2},
    OPTION_FIRST(sides),
};

static const struct kind kinds[] = {
    [TOWER] = {.name = N_("tower"), .mark = {"T", "t"}},
    [QUEEN] = {.name = N_("queen"), .mark = {"Q", "q"}, .royal = true},
};

static const struct ending endings[] = {
    [ENDING_FEW - REASON_OWN] = {.word = "few",
                                 .text = N_("{loser} has two pieces or fewer left"),
                                 .to_loser = N_("you have two pieces or fewer left"),
                                 .shows = SHOWS_LOSER,
                                 .label = N_("All that is left")},
};

const struct game game_towers = {
    .id = "towers",
    .name = N_("Queens & Towers"),
    .summary = N_("Slide a tower: the rectangle it spans with your queen captures at its corners."),
    .side = {N_("Blue"), N_("Red")},
    .colour = {0x3f6fd8, 0xcc3b2e},
    .phrases =
        {[PHRASE_PROMPT_MOVE] = {.one = N_("Choose a tower or the queen.")},
         [PHRASE_CAPTURED] = {.one = N_("It captures the {kind} on {cell}: corner of the rectangle "
                                        "{first}–{last}.")},
         [PHRASE_HINT_CAPTURES] = NP_("{move} captures a tower.", "{move} captures two towers."),
         [PHRASE_MISSED_CAPTURE] =
             NP_("Move {number}, {player}: {move} missed the capture of a tower; {better} was "
                 "better.",
                 "Move {number}, {player}: {move} missed the capture of two towers; {better} was "
                 "better."),
         [PHRASE_GAVE_AWAY] =
             NP_("Move {number}, {player}: {move} gave away a tower; {better} was better.",
                 "Move {number}, {player}: {move} gave away two towers; {better} was better."),
         [PHRASE_SUGGEST_ODDS] =
             NP_("{winner} has won the last {streak}: play on with one tower fewer for {winner}?",
                 "{winner} has won the last {streak}: play on with {count} towers fewer for "
                 "{winner}?")},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .highlights = highlights,
    .highlight_count = sizeof highlights / sizeof *highlights,
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
    .why_nothing = why_nothing,
    .insight = &towers_insight,
    .levels = towers_levels,
    .lessons = towers_lessons,
    .puzzles = &towers_puzzles,
    .opponents = &towers_opponents,
    .rules_page = towers_rules_page,
    .bench = towers_bench,
    .pictured = true,
    .music = "towers",
    .last_men = 4,
};
