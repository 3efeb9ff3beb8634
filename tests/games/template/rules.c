/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Three in a Row: a whole game in one file, to copy and change (docs/adding-a-game.md). core/game.h
 * explains every field and function, and what else a game may have. */
#include <string.h>

#include "base/i18n.h"
#include "core/game.h"
#include "core/zobrist.h"

/* Declared here for want of a header; the generated registry has its own declaration. */
extern const struct game game_template;

enum { SIZE = 3, STONES = 5 }; /* player 1 has placed five stones when the board is full */
enum { STONE };                /* the kinds of pieces, as indices into `kinds` */

/* A position: the part common to all games comes first. It is copied and compared byte by byte, so
 * it has no pointers and no padding. */
struct three {
    struct position base;
    uint32_t stones[2]; /* one bit per cell for each player: bit 3 * row + column */
};

_Static_assert(sizeof(struct three) % sizeof(uint64_t) == 0, "no hidden padding");

static const struct three *three_of(const struct position *position)
{
    return (const struct three *)position;
}

static uint32_t bit_of(int cell)
{
    return UINT32_C(1) << (SIZE * cell_row(cell) + cell_column(cell));
}

/* The first position. The settings hold the values of the game's options; this game has none. */
static void start(const struct settings *settings, struct position *position)
{
    (void)settings;
    memset(position, 0, sizeof(struct three));
    position->size = SIZE;
    position->phase = PHASE_PLACING;
    position->hash = game_template.hash(position);
}

static bool has_line(uint32_t stones)
{
    static const uint32_t lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if ((stones & lines[i]) == lines[i])
            return true;
    return false;
}

/* The game's own endings. REASON_BLOCKED and REASON_IMMOBILE are for all games. */
enum { ENDING_LINE = REASON_OWN, ENDING_FULL };

static const struct ending endings[] = {
    [ENDING_LINE - REASON_OWN] = {.word = "line", .text = N_("{winner} has three in a row")},
    [ENDING_FULL - REASON_OWN] = {.word = "full", .text = N_("the board is full")},
};

/* Whether the game is over by its rules, and how. */
static struct outcome result(const struct position *position)
{
    const struct three *three = three_of(position);
    for (int player = 0; player < 2; player++)
        if (has_line(three->stones[player]))
            return outcome_win(player, ENDING_LINE);
    if ((three->stones[0] | three->stones[1]) == 0777)
        return outcome_draw(ENDING_FULL);
    return outcome_ongoing();
}

/* Every legal move; none when the game is over. Nothing else can be played. */
static int moves(const struct position *position, struct move *list)
{
    int count = 0;
    if (outcome_over(result(position)))
        return 0;
    uint32_t taken = three_of(position)->stones[0] | three_of(position)->stones[1];
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            if (!(taken & bit_of(cell_at(column, row))))
                list[count++] = move_place(STONE, cell_at(column, row));
    return count;
}

/* Plays a legal move. Every piece and the turn change the hash, and the events report what
 * happened, for animation, sound and text. */
static void apply(const struct position *from, struct move move, struct position *to,
                  struct events *events)
{
    struct three *after = (struct three *)to;
    int player = from->turn;
    *after = *three_of(from);
    after->stones[player] |= bit_of(move.to);
    after->base.men[player]++;
    after->base.turn = (uint8_t)(1 - player);
    after->base.hash ^= zobrist_piece(player, STONE, move.to) ^ ZOBRIST_TURN;
    events_add(events, EVENT_PLACED, piece_of(player, STONE), CELL_NONE, move.to);
}

/* The piece on a cell. Its owner is NOWHERE off the board and NOBODY on an empty cell. */
static struct piece piece_at(const struct position *position, int cell)
{
    if (cell_column(cell) >= SIZE || cell_row(cell) >= SIZE)
        return (struct piece){.owner = NOWHERE};
    for (int player = 0; player < 2; player++)
        if (three_of(position)->stones[player] & bit_of(cell))
            return (struct piece){.owner = (uint8_t)player, .kind = STONE};
    return (struct piece){.owner = NOBODY};
}

/* The hash computed from scratch; apply() must arrive at the same one. */
static uint64_t hash(const struct position *position)
{
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = piece_at(position, cell);
        if (piece.owner < NOBODY)
            hash ^= zobrist_piece(piece.owner, piece.kind, cell);
    }
    return hash;
}

/* A player's pieces of a kind: in hand, on the board, or gone. */
static struct tally tally(const struct position *position, int player, int kind)
{
    (void)kind;
    int placed = position->men[player];
    return (struct tally){.in_hand = STONES - player - placed, .on_board = placed};
}

/* The board's shape. */
static void geometry(const struct settings *settings, struct geometry *geometry)
{
    (void)settings;
    geometry_squares(geometry, SIZE);
}

static const struct kind kinds[] = {[STONE] = {.name = N_("stone"), .mark = {"x", "o"}}};

const struct game game_template = {
    .id = "template",
    .name = N_("Three in a Row"),
    .summary = N_("Be the first to have three stones in a row, a column or a diagonal."),
    .side = {N_("Green"), N_("Purple")},
    .colour = {0x4c9a52, 0x8a5fb0},
    .phrases = {[PHRASE_PROMPT_PLACE] = {.one = N_("Place a stone.")}},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .position_size = sizeof(struct three),
    .start = start,
    .moves = moves,
    .apply = apply,
    .result = result,
    .hash = hash,
    .piece_at = piece_at,
    .tally = tally,
    .geometry = geometry,
};
