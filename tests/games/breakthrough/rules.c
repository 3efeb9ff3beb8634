/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Breakthrough (Dan Troyka, 2000): two rows of men each, which step straight or diagonally forward
 * and capture diagonally; the first to reach the far row wins. Nothing ever moves back, so every
 * game comes to an end. */
#include <string.h>

#include "base/i18n.h"
#include "core/zobrist.h"
#include "games/breakthrough/breakthrough.h"
#include "games/breakthrough/position.h"

static void start(const struct settings *settings, struct position *position)
{
    struct breakthrough *to = (struct breakthrough *)position;
    int n = settings_get(&game_breakthrough, settings, "size");
    memset(to, 0, sizeof *to);
    to->base.size = (uint8_t)n;
    to->base.phase = PHASE_MOVING;
    to->men[0] = row_mask(n - 2, n) | row_mask(n - 1, n);
    to->men[1] = row_mask(0, n) | row_mask(1, n);
    to->base.men[0] = to->base.men[1] = (uint8_t)(2 * n);
    to->base.hash = game_breakthrough.hash(position);
}

enum { ENDING_THROUGH = REASON_OWN, ENDING_TAKEN };

static const struct ending endings[] = {
    [ENDING_THROUGH - REASON_OWN] = {.word = "through",
                                     .text = N_("{winner} has reached the far row")},
    [ENDING_TAKEN - REASON_OWN] = {.word = "taken", .text = N_("{loser} has no men left")},
};

static struct outcome result(const struct position *position)
{
    const struct breakthrough *now = breakthrough_of(position);
    for (int player = 0; player < 2; player++) {
        if (now->men[player] & row_mask(home_row(1 - player, position->size), position->size))
            return outcome_win(player, ENDING_THROUGH);
        if (position->men[1 - player] == 0)
            return outcome_win(player, ENDING_TAKEN);
    }
    return outcome_ongoing(); /* the foremost man always has a diagonal step */
}

/* The moves onto these cells from the cells `step` before them. */
static struct move *add_steps(struct move *out, uint64_t cells, int step)
{
    for (; cells; cells &= cells - 1) {
        int to = cell_of_bit(__builtin_ctzll(cells));
        *out++ = move_slide(to - step, to);
    }
    return out;
}

static int moves(const struct position *position, struct move *list)
{
    if (outcome_over(result(position)))
        return 0;
    struct reach reach = reach_of(breakthrough_of(position), position->turn);
    int forward = position->turn == 0 ? -BOARD_STRIDE : BOARD_STRIDE;
    struct move *out = list;
    out = add_steps(out, reach.left, forward - 1);
    out = add_steps(out, reach.straight, forward);
    out = add_steps(out, reach.right, forward + 1);
    return (int)(out - list);
}

static void apply(const struct position *from, struct move move, struct position *to,
                  struct events *events)
{
    struct breakthrough *after = (struct breakthrough *)to;
    int player = from->turn, enemy = 1 - player;
    uint64_t goal = bit_of_cell(move.to);
    *after = *breakthrough_of(from);
    bool captures = (after->men[enemy] & goal) != 0;
    if (captures) {
        after->men[enemy] ^= goal;
        after->base.men[enemy]--;
        after->base.hash ^= zobrist_piece(enemy, MAN, move.to);
        events_add(events, EVENT_CAPTURED, piece_of(enemy, MAN), move.to, CELL_NONE);
    }
    after->men[player] ^= bit_of_cell(move.from) | goal;
    after->base.hash ^=
        zobrist_piece(player, MAN, move.from) ^ zobrist_piece(player, MAN, move.to) ^ ZOBRIST_TURN;
    after->base.turn = (uint8_t)enemy;
    events_add(events, EVENT_MOVED, piece_of(player, MAN), move.from, move.to);
}

static uint64_t hash(const struct position *position)
{
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int player = 0; player < 2; player++)
        for (uint64_t rest = breakthrough_of(position)->men[player]; rest; rest &= rest - 1)
            hash ^= zobrist_piece(player, MAN, cell_of_bit(__builtin_ctzll(rest)));
    return hash;
}

static struct piece piece_at(const struct position *position, int cell)
{
    if (cell_column(cell) >= position->size || cell_row(cell) >= position->size)
        return (struct piece){.owner = NOWHERE};
    for (int player = 0; player < 2; player++)
        if (breakthrough_of(position)->men[player] & bit_of_cell(cell))
            return (struct piece){.owner = (uint8_t)player, .kind = MAN};
    return (struct piece){.owner = NOBODY};
}

static struct tally tally(const struct position *position, int player, int kind)
{
    (void)kind;
    int on_board = position->men[player];
    return (struct tally){.on_board = on_board, .gone = 2 * position->size - on_board};
}

static void geometry(const struct settings *settings, struct geometry *geometry)
{
    geometry_squares(geometry, settings_get(&game_breakthrough, settings, "size"));
}

enum { ONLY_DIAGONALLY, ONLY_FORWARD };

static const char *const refusals[] = {
    [ONLY_DIAGONALLY] = N_("men capture diagonally, never straight ahead"),
    [ONLY_FORWARD] = N_("men go one row forward, never back or sideways"),
};

/* Why a plausible step is not legal. */
static int why_not(const struct position *position, struct move move)
{
    if (move.verb != VERB_MOVE || piece_at(position, move.from).owner != position->turn)
        return REFUSAL_NONE;
    int forward = position->turn == 0 ? -1 : 1;
    int rows = cell_row(move.to) - cell_row(move.from);
    int columns = cell_column(move.to) - cell_column(move.from);
    if (rows == forward && columns == 0 && piece_at(position, move.to).owner == 1 - position->turn)
        return ONLY_DIAGONALLY;
    if (rows != forward)
        return ONLY_FORWARD;
    return REFUSAL_NONE;
}

static const struct option options[] = {
    {.id = "size",
     .label = N_("Board size"),
     .help = N_("A larger board has more men and takes longer."),
     .square = true,
     .min = 5,
     .max = 8,
     .step = 1,
     .default_value = 8},
};

static const struct kind kinds[] = {[MAN] = {.name = N_("man"), .mark = {"w", "b"}}};

const struct game game_breakthrough = {
    .id = "breakthrough",
    .name = N_("Breakthrough"),
    .summary = N_("Step forward, capture diagonally, and be the first to reach the far row."),
    .side = {N_("White"), N_("Black")},
    .colour = {0xe8d9b0, 0x3b4a63},
    .phrases =
        {[PHRASE_PROMPT_MOVE] = {.one = N_("Choose a man.")},
         [PHRASE_HINT_CAPTURES] = {.one = N_("{move} captures a man.")},
         [PHRASE_MISSED_CAPTURE] = {.one =
                                        N_("Move {number}, {player}: {move} missed the capture of "
                                           "a man; {better} was better.")},
         [PHRASE_GAVE_AWAY] =
             {.one = N_("Move {number}, {player}: {move} gave away a man; {better} was better.")}},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .position_size = sizeof(struct breakthrough),
    .start = start,
    .moves = moves,
    .apply = apply,
    .result = result,
    .hash = hash,
    .piece_at = piece_at,
    .tally = tally,
    .geometry = geometry,
    .refusals = refusals,
    .refusal_count = sizeof refusals / sizeof *refusals,
    .why_not = why_not,
    .insight = &breakthrough_insight,
    .levels = breakthrough_levels,
    .lessons = breakthrough_lessons,
    .rules_page = breakthrough_rules_page,
};
