/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Dodgem (Colin Vout, 1972): both players try to leave the board, player 1 at the top, player 2 on
 * the right. Blocking the opponent completely loses (or wins, by option). */
#include <string.h>

#include "base/i18n.h"
#include "core/zobrist.h"
#include "games/dodgem/dodgem.h"
#include "games/dodgem/position.h"

enum { FEWER_MAX = 3, AHEAD_MAX = 2 };

static int option_value(const struct settings *settings, const char *id)
{
    return settings_get(&game_dodgem, settings, id);
}

static bool check(const struct settings *settings, struct fault *fault)
{
    int pawns = option_value(settings, "size") - 1;
    if (option_value(settings, "fewer1") >= pawns || option_value(settings, "fewer2") >= pawns)
        return fault_set(fault, _("On a board of this size no pawn would be left to a player."));
    if (option_value(settings, "ahead1") > 0 && option_value(settings, "ahead2") > 0)
        return fault_set(fault, _("Only one player can start ahead: the pawns of both would stand "
                                  "in the same place."));
    return true;
}

/* The pawns farthest from the corner where the players meet are missing. */
static void set_up(struct dodgem *dodgem, int player, int fewer, int ahead)
{
    int n = dodgem->base.size, count = n - 1 - fewer;
    for (int i = 0; i < count; i++) {
        int cell = player == 0 ? cell_at(1 + i, n - 1 - ahead) : cell_at(ahead, n - 2 - i);
        dodgem->pawns[player] |= UINT64_C(1) << bit_of_cell((unsigned)cell);
    }
    dodgem->base.men[player] = (uint8_t)count;
    dodgem->base.variant = (uint8_t)(dodgem->base.variant | fewer << (2 * player + 2));
}

static void start(const struct settings *settings, struct position *position)
{
    struct dodgem *dodgem = (struct dodgem *)position;
    memset(dodgem, 0, sizeof *dodgem);
    dodgem->base.size = (uint8_t)option_value(settings, "size");
    dodgem->base.variant = (uint8_t)option_value(settings, "blocked");
    dodgem->base.phase = PHASE_MOVING;
    dodgem->base.turn = (uint8_t)option_value(settings, "first");
    set_up(dodgem, 0, option_value(settings, "fewer1"), option_value(settings, "ahead1"));
    set_up(dodgem, 1, option_value(settings, "fewer2"), option_value(settings, "ahead2"));
    dodgem->base.hash = game_dodgem.hash(position);
}

static bool all_off(const struct position *position)
{
    return position->men[0] == 0 || position->men[1] == 0;
}

static struct move *steps(struct move *out, uint64_t pawns, int step)
{
    for (; pawns; pawns &= pawns - 1) {
        int from = cell_of_bit(__builtin_ctzll(pawns));
        *out++ = move_slide(from, from + step);
    }
    return out;
}

static int moves(const struct position *position, struct move *list)
{
    if (all_off(position))
        return 0;
    struct ways ways = ways_of(dodgem_of(position));
    struct move *out = list;
    for (uint64_t pawns = ways.out; pawns; pawns &= pawns - 1)
        *out++ = move_exit(cell_of_bit(__builtin_ctzll(pawns)));
    out = steps(out, ways.up, -BOARD_STRIDE);
    out = steps(out, ways.right, 1);
    out = steps(out, ways.down, BOARD_STRIDE);
    out = steps(out, ways.left, -1);
    return (int)(out - list);
}

static void apply(const struct position *from, struct move move, struct position *to,
                  struct events *events)
{
    const struct dodgem *before = dodgem_of(from);
    struct dodgem *after = (struct dodgem *)to;
    unsigned player = from->turn;
    uint64_t own = before->pawns[player] ^ UINT64_C(1) << bit_of_cell(move.from);
    uint64_t hash = from->hash ^ ZOBRIST_TURN ^ zobrist_piece((int)player, PAWN, move.from);
    *after = *before;
    after->base.turn = (uint8_t)(player ^ 1);
    if (move.verb == VERB_EXIT) {
        after->base.men[player]--;
        after->base.quiet = 0;
    } else {
        own ^= UINT64_C(1) << bit_of_cell(move.to);
        hash ^= zobrist_piece((int)player, PAWN, move.to);
        after->base.quiet = quiet_after(from->quiet);
    }
    after->pawns[player] = own;
    after->base.hash = hash;
    if (events)
        events_add(events, move.verb == VERB_EXIT ? EVENT_LEFT : EVENT_MOVED,
                   piece_of((int)player, PAWN), move.from, move.to);
}

enum { ENDING_OFF = REASON_OWN, ENDING_SHUT_IN };

static const struct ending endings[] = {
    [ENDING_OFF - REASON_OWN] = {.word = "off",
                                 .text = N_("all their pawns have left the board"),
                                 .to_winner = N_("all your pawns have left the board"),
                                 .to_loser = N_("all your opponent’s pawns have left the board"),
                                 .label = N_("The last one is out")},
    [ENDING_SHUT_IN -
        REASON_OWN] = {.word = "blocked",
                       .text = N_("blocked on all sides by {loser}, who thereby loses"),
                       .shows = SHOWS_WINNER,
                       .label = N_("Shut in")},
};

static struct outcome result(const struct position *position)
{
    for (int player = 0; player < 2; player++)
        if (position->men[player] == 0)
            return outcome_win(player, ENDING_OFF);
    struct ways ways = ways_of(dodgem_of(position));
    if (ways.up | ways.right | ways.down | ways.left | ways.out)
        return outcome_ongoing();
    bool mover_wins = (position->variant & BLOCKED_LOSES) == 0;
    return mover_wins ? outcome_win(position->turn, ENDING_SHUT_IN)
                      : outcome_win(1 - position->turn, REASON_BLOCKED);
}

static struct piece piece_at(const struct position *position, int cell)
{
    if (cell_column(cell) >= position->size || cell_row(cell) >= position->size)
        return (struct piece){.owner = NOWHERE};
    for (int player = 0; player < 2; player++)
        if (dodgem_of(position)->pawns[player] >> bit_of_cell((unsigned)cell) & 1)
            return (struct piece){.owner = (uint8_t)player, .kind = PAWN};
    return (struct piece){.owner = NOBODY};
}

static uint64_t hash(const struct position *position)
{
    uint64_t hash = position->turn ? ZOBRIST_TURN : 0;
    for (int player = 0; player < 2; player++)
        for (uint64_t rest = dodgem_of(position)->pawns[player]; rest; rest &= rest - 1)
            hash ^= zobrist_piece(player, PAWN, cell_of_bit(__builtin_ctzll(rest)));
    return hash;
}

static struct tally tally(const struct position *position, int player, int kind)
{
    (void)kind;
    int on_board = position->men[player];
    return (struct tally){.on_board = on_board,
                          .gone = position->size - 1 - pawns_fewer(position, player) - on_board};
}

static void geometry(const struct settings *settings, struct geometry *geometry)
{
    geometry_squares(geometry, settings_get(&game_dodgem, settings, "size"));
    geometry->exit_edge[0] = DIRECTION_UP;
    geometry->exit_edge[1] = DIRECTION_RIGHT;
}

static const char *const blocked_names[] = {
    [BLOCKED_WINS] = N_("wins"), [BLOCKED_LOSES] = N_("loses"), [BLOCKED_LOSES + 1] = NULL};

static const char *const sides[] = {N_("White"), N_("Black")};

static const struct option options[] = {
    {.id = "size",
     .label = N_("Board size"),
     .help = N_("A larger board has more pawns and takes longer."),
     .square = true,
     .min = 3,
     .max = 8,
     .step = 1,
     .default_value = 5},
    {.id = "blocked",
     .label = N_("A blocked player"),
     .help = N_("What happens to a player who cannot move any pawn."),
     .names = blocked_names,
     .max = BLOCKED_LOSES,
     .step = 1},
    OPTION_REPETITION,
    OPTION_QUIET(200),
    {.id = "fewer1",
     .label = N_("Fewer pawns for White"),
     .help = N_("White starts with fewer pawns to bring off the board."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_1,
     .helps = true},
    {.id = "fewer2",
     .label = N_("Fewer pawns for Black"),
     .help = N_("Black starts with fewer pawns to bring off the board."),
     .max = FEWER_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_2,
     .helps = true},
    {.id = "ahead1",
     .label = N_("White’s head start"),
     .help = N_("White’s pawns start this many steps ahead."),
     .max = AHEAD_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_1,
     .helps = true},
    {.id = "ahead2",
     .label = N_("Black’s head start"),
     .help = N_("Black’s pawns start this many steps ahead."),
     .max = AHEAD_MAX,
     .step = 1,
     .handicap = HANDICAP_OF_2,
     .helps = true},
    OPTION_FIRST(sides),
};

static const struct kind kinds[] = {[PAWN] = {.name = N_("pawn"), .mark = {"x", "o"}}};

const struct game game_dodgem = {
    .id = "dodgem",
    .name = N_("Dodgem"),
    .summary =
        N_("Drive all your pawns off the far edge of the board, but never block your opponent."),
    .side = {N_("White"), N_("Black")},
    .colour = {0xf2ede2, 0x26221f},
    .phrases =
        {[PHRASE_PROMPT_MOVE] = {.one = N_("Choose a pawn.")},
         [PHRASE_HINT_LEAVES] = {.one = N_("{move} takes a pawn off the board.")},
         [PHRASE_STILL_THERE] = {.one = N_("That pawn is still on the board.")},
         [PHRASE_SUGGEST_ODDS] = NP_(
             "{winner} has won the last {streak}: play on with one pawn fewer for {loser}?",
             "{winner} has won the last {streak}: play on with {count} pawns fewer for {loser}?")},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .steps = true,
    .position_size = sizeof(struct dodgem),
    .check = check,
    .start = start,
    .moves = moves,
    .apply = apply,
    .result = result,
    .hash = hash,
    .piece_at = piece_at,
    .tally = tally,
    .geometry = geometry,
    .insight = &dodgem_insight,
    .solution = &dodgem_solution,
    .levels = dodgem_levels,
    .lessons = dodgem_lessons,
    .puzzles = &dodgem_puzzles,
    .opponents = &dodgem_opponents,
    .rules_page = dodgem_rules_page,
    .bench = dodgem_bench,
    .pictured = true,
    .music = "dodgem",
    .last_men = 1,
};
