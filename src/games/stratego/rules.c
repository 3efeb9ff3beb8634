/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Simplified Stratego: two armies whose ranks only their owners see. */
#include <string.h>

#include "base/i18n.h"
#include "core/observation.h"
#include "core/zobrist.h"
#include "games/stratego/kinds.h"
#include "games/stratego/stratego.h"

enum { PATH = 4 };

/* The options that change the rules, as bits of the position's variant. */
enum { FULL_ARMY = 1, MEMORY = 2, TWO_SQUARE = 4, SECOND_BEGINS = 8 };

/* Its other bits, two for each player: how much weaker the player's army is. */
enum { WEAKER_SHIFT = 4, WEAKER_BITS = 2 };
enum weaker { WHOLE_ARMY, LEADERS_SHOWN, NO_MARSHAL, NO_LEADERS, WEAKER_COUNT };

/* A byte of the board: 0 when empty, else BARRIER, or a kind, its owner and whether it was shown.
 */
enum { OWNER_SHIFT = 5, BARRIER_SHIFT = 7 };
enum {
    KIND_BITS = 0x0f,
    SHOWN = 0x10,
    OF_PLAYER_1 = 1 << OWNER_SHIFT,
    OF_PLAYER_2 = 2 << OWNER_SHIFT,
    BARRIER = 1 << BARRIER_SHIFT
};

struct stratego {
    struct position base;
    uint8_t board[CELLS];        /* by cell number; lakes and the columns beyond j are barriers */
    uint8_t off_board[2][KINDS]; /* in the setup: still in hand; later: lost */
    uint32_t path[2]; /* recent cells of the piece each player moved last: see path_cell() */
};

_Static_assert(sizeof(struct stratego) == 208, "a position has no unused bytes");

static const struct stratego *stratego(const struct position *position)
{
    return (const struct stratego *)position;
}

static enum weaker weaker_of(const struct stratego *position, int player)
{
    int bits = position->base.variant >> (WEAKER_SHIFT + WEAKER_BITS * player);
    return (enum weaker)(bits & (WEAKER_COUNT - 1));
}

/* How many pieces of a kind a player begins with. */
static int army_has(const struct stratego *position, int player, int kind)
{
    enum weaker weaker = weaker_of(position, player);
    bool lacks =
        (kind == MARSHAL && weaker >= NO_MARSHAL) || (kind == GENERAL && weaker == NO_LEADERS);
    return lacks ? 0 : army_sizes(position->base.variant & FULL_ARMY)[kind];
}

static void take_in_hand(struct stratego *position, int player)
{
    for (int kind = 0; kind < KINDS; kind++)
        position->off_board[player][kind] = (uint8_t)army_has(position, player, kind);
}

static inline int owner_bit(int player)
{
    return OF_PLAYER_1 << player;
}

static inline int kind_of(int piece)
{
    return piece & KIND_BITS;
}

/* The first of a player's own four rows; player 1 has the lower ones. */
static inline int setup_start(int player)
{
    return player == 0 ? (SIDE - SETUP_ROWS) * BOARD_STRIDE : 0;
}

static void stratego_start(const struct settings *settings, struct position *base)
{
    struct stratego *position = (struct stratego *)base;
    memset(position, 0, sizeof *position);
    base->phase = PHASE_SETUP;
    base->size = SIDE;
    base->variant =
        (uint8_t)((settings->value[0] ? FULL_ARMY : 0) | (settings->value[1] ? MEMORY : 0) |
                  (settings->value[2] ? TWO_SQUARE : 0));
    int weaker = settings_get(&game_stratego, settings, "weaker1") |
                 settings_get(&game_stratego, settings, "weaker2") << WEAKER_BITS;
    base->variant |= (uint8_t)(weaker << WEAKER_SHIFT);
    if (settings_get(&game_stratego, settings, "first")) {
        base->variant |= SECOND_BEGINS;
        base->turn = 1;
    }
    base->hash = base->turn ? ZOBRIST_TURN : 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (!is_cell(cell))
            position->board[cell] = BARRIER;
    for (int player = 0; player < 2; player++)
        take_in_hand(position, player);
    position->path[0] = position->path[1] = UINT32_MAX; /* CELL_NONE four times */
}

/* ---- moves ---- */

/* What the two-square rule forbids: the piece on `cell` goes at most `free` cells by `step`. */
struct ban {
    int cell, step, free;
};

/* A path is four cells, one byte each: the piece's cells before its owner's last three turns
 * (CELL_NONE for turns in which another piece moved), and its current cell. */
static inline int path_cell(uint32_t path, int index)
{
    return path >> (8 * index) & 0xff;
}

static inline uint32_t path_after(uint32_t path, struct move move)
{
    uint32_t resting = UINT32_C(0xffff) | (uint32_t)move.from << 16;
    uint32_t before = path_cell(path, PATH - 1) == move.from ? path >> 8 : resting;
    return before | (uint32_t)move.to << 24;
}

static struct ban two_square_ban(const struct stratego *position, int player)
{
    const struct ban none = {.cell = CELL_NONE};
    uint32_t path = position->path[player];
    if (!(position->base.variant & TWO_SQUARE) || path_cell(path, 0) == CELL_NONE)
        return none;
    bool one_row = true, one_column = true;
    int low = 0, high = CELLS; /* the stretch that all three turns crossed */
    for (int i = 0; i + 1 < PATH; i++) {
        int a = path_cell(path, i), b = path_cell(path, i + 1);
        one_row &= cell_row(a) == cell_row(b);
        one_column &= cell_column(a) == cell_column(b);
        int left = a < b ? a : b, right = a < b ? b : a;
        low = left > low ? left : low;
        high = right < high ? right : high;
    }
    if ((!one_row && !one_column) || low >= high)
        return none;
    int unit = one_row ? 1 : BOARD_STRIDE;
    int cell = path_cell(path, PATH - 1); /* at one end of the stretch or beyond it, never inside */
    if (cell >= high)
        return (struct ban){.cell = cell, .step = -unit, .free = (cell - high) / unit};
    return (struct ban){.cell = cell, .step = unit, .free = (low - cell) / unit};
}

/* Writes the moves of one piece, which must not be a bomb or flag, or only its attacks; returns the
 * end of the list. */
static inline struct move *piece_moves(const struct stratego *position, int from,
                                       const struct ban *ban, bool only_attacks, struct move *list)
{
    static const int steps[] = {-BOARD_STRIDE, 1, BOARD_STRIDE, -1};
    int piece = position->board[from], kind = kind_of(piece);
    int enemy = (OF_PLAYER_1 | OF_PLAYER_2) & ~piece;
    for (int i = 0; i < 4; i++) {
        int reach = kind == SCOUT ? SIDE : 1;
        if (from == ban->cell && steps[i] == ban->step && ban->free < reach)
            reach = ban->free;
        for (int to = from + steps[i]; reach > 0; to += steps[i], reach--) {
            if (to < 0 || to >= CELLS)
                break;
            int met = position->board[to];
            if ((met == 0 && !only_attacks) || met & enemy)
                *list++ = move_slide(from, to);
            if (met != 0)
                break;
        }
    }
    return list;
}

/* Eight cells as one number, the leftmost in the lowest byte. Compiles to a single load. */
static inline uint64_t eight_cells(const uint8_t *cells)
{
    uint64_t word = 0;
    for (int i = 0; i < 8; i++)
        word |= (uint64_t)cells[i] << (8 * i);
    return word;
}

#define EIGHT(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Marks, in the lowest bit of each of eight cells, the pieces of a player that are neither bomb
 * (binary 1010) nor flag (1011). */
static inline uint64_t movers(uint64_t cells, int player)
{
    uint64_t fixed = cells >> 3 & ~(cells >> 2) & cells >> 1;
    return cells >> (OWNER_SHIFT + player) & ~fixed & EIGHT(1);
}

/* Marks the cells a player's pieces may enter: empty ones and the enemy's. */
static inline uint64_t enterable(uint64_t cells, int player)
{
    return ~(cells >> (OWNER_SHIFT + player) | cells >> BARRIER_SHIFT) & EIGHT(1);
}

/* Marks the pieces of a player. */
static inline uint64_t pieces(uint64_t cells, int player)
{
    return cells >> (OWNER_SHIFT + player) & EIGHT(1);
}

/* Marks the scouts (binary 1000) of a player. */
static inline uint64_t scouts(uint64_t cells, int player)
{
    return pieces(cells, player) & cells >> 3 & ~(cells >> 2 | cells >> 1 | cells);
}

enum { ROW = BOARD_STRIDE / 8, WORDS = SIDE * ROW };

/* The board in words, with a row of barriers at either end; returns its first word. */
static inline uint64_t *read_words(const struct stratego *position,
                                   uint64_t room[ROW + WORDS + ROW])
{
    uint64_t *word = room + ROW;
    for (int i = 0; i < ROW; i++)
        word[i - ROW] = word[WORDS + i] = EIGHT(BARRIER);
    for (int i = 0; i < WORDS; i++)
        word[i] = eight_cells(position->board + 8 * i);
    return word;
}

/* Writes the moves of all pieces of a player; stops after the piece that brings their number to
 * `enough`. Looks for movable pieces eight cells at a time, since most pieces are blocked. */
static inline int army_moves(const struct stratego *position, int player, struct ban ban,
                             struct move *list, int enough)
{
    uint64_t room[ROW + WORDS + ROW], *word = read_words(position, room);
    struct move *end = list;
    for (int i = 0; i < WORDS; i++) {
        uint64_t found = movers(word[i], player);
        if (!found)
            continue;
        found &= enterable(word[i - ROW], player) | enterable(word[i + ROW], player) |
                 enterable(word[i] >> 8 | word[i + 1] << 56, player) |
                 enterable(word[i] << 8 | word[i - 1] >> 56, player);
        for (; found; found &= found - 1) {
            end = piece_moves(position, 8 * i + __builtin_ctzll(found) / 8, &ban, false, end);
            if (end - list >= enough)
                return (int)(end - list);
        }
    }
    return (int)(end - list);
}

int stratego_attacks(const struct position *base, int player, struct move list[MOVES_MAX])
{
    const struct stratego *position = stratego(base);
    struct ban ban = two_square_ban(position, player);
    uint64_t room[ROW + WORDS + ROW], *word = read_words(position, room);
    int enemy = 1 - player;
    struct move *end = list;
    for (int i = 0; i < WORDS; i++) {
        uint64_t near = pieces(word[i - ROW] | word[i + ROW] | word[i] >> 8 | word[i + 1] << 56 |
                                   word[i] << 8 | word[i - 1] >> 56,
                               enemy);
        uint64_t found = movers(word[i], player) & (near | scouts(word[i], player));
        for (; found; found &= found - 1)
            end = piece_moves(position, 8 * i + __builtin_ctzll(found) / 8, &ban, true, end);
    }
    return (int)(end - list);
}

enum { PIECE_MOVES_MAX = 2 * (SIDE - 1) };

static bool can_move(const struct stratego *position, int player, struct ban ban)
{
    struct move list[PIECE_MOVES_MAX];
    return army_moves(position, player, ban, list, 1) > 0;
}

static bool could_move(const struct stratego *position, int player)
{
    return can_move(position, player, (struct ban){.cell = CELL_NONE});
}

static bool hand_empty(const struct stratego *position, int player)
{
    int in_hand = 0;
    for (int kind = 0; kind < KINDS; kind++)
        in_hand += position->off_board[player][kind];
    return in_hand == 0;
}

static int setup_moves(const struct stratego *position, struct move list[MOVES_MAX])
{
    int player = position->base.turn, count = 0, start = setup_start(player);
    if (hand_empty(position, player)) {
        if (could_move(position, player))
            list[count++] = move_word(VERB_READY);
        return count;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        if (position->off_board[player][kind] == 0)
            continue;
        for (int cell = start; cell < start + SETUP_ROWS * BOARD_STRIDE; cell++)
            if (position->board[cell] == 0)
                list[count++] = move_place(kind, cell);
    }
    return count;
}

/* Only the player to move can have lost their flag: its capture ends the game. */
static inline bool flag_lost(const struct stratego *position)
{
    return position->off_board[position->base.turn][FLAG] > 0;
}

static int stratego_moves(const struct position *base, struct move list[MOVES_MAX])
{
    const struct stratego *position = stratego(base);
    if (base->phase == PHASE_SETUP)
        return setup_moves(position, list);
    if (flag_lost(position))
        return 0;
    return army_moves(position, base->turn, two_square_ban(position, base->turn), list, MOVES_MAX);
}

bool stratego_immobile(const struct position *base)
{
    const struct stratego *position = stratego(base);
    return flag_lost(position) ||
           !can_move(position, base->turn, two_square_ban(position, base->turn));
}

enum { ENDING_FLAG = REASON_OWN };

static struct outcome stratego_result(const struct position *base)
{
    const struct stratego *position = stratego(base);
    int player = base->turn, enemy = 1 - player;
    if (base->phase == PHASE_SETUP)
        return outcome_ongoing();
    if (flag_lost(position))
        return outcome_win(enemy, ENDING_FLAG);
    if (can_move(position, player, two_square_ban(position, player)))
        return outcome_ongoing();
    if (!could_move(position, player) && !could_move(position, enemy))
        return outcome_draw(REASON_IMMOBILE);
    return outcome_win(enemy, REASON_BLOCKED);
}

/* ---- playing a move ---- */

static void put(struct stratego *position, int cell, int piece)
{
    int owner = piece & OF_PLAYER_2 ? 1 : 0;
    position->board[cell] = (uint8_t)piece;
    position->base.hash ^= zobrist_piece(owner, kind_of(piece), cell);
}

static void lift(struct stratego *position, int cell)
{
    int piece = position->board[cell];
    int owner = piece & OF_PLAYER_2 ? 1 : 0;
    position->board[cell] = 0;
    position->base.hash ^= zobrist_piece(owner, kind_of(piece), cell);
}

static void lose(struct stratego *position, int cell, struct events *events)
{
    int kind = kind_of(position->board[cell]);
    int owner = position->board[cell] & OF_PLAYER_2 ? 1 : 0;
    lift(position, cell);
    position->off_board[owner][kind]++;
    position->base.men[owner]--;
    events_add(events, EVENT_CAPTURED, piece_of(owner, kind), cell, CELL_NONE);
}

static void end_turn(struct stratego *position)
{
    position->base.turn ^= 1;
    position->base.hash ^= ZOBRIST_TURN;
}

static int seen_by_owner(int player)
{
    return player == 0 ? SEEN_BY_1 : SEEN_BY_2;
}

static void place(struct stratego *position, struct move move, struct events *events)
{
    int player = position->base.turn;
    put(position, move.to, move.kind | owner_bit(player));
    position->off_board[player][move.kind]--;
    position->base.men[player]++;
    struct event *event =
        events_add(events, EVENT_PLACED, piece_of(player, move.kind), CELL_NONE, move.to);
    event->seen_by = event->kind_seen_by = (uint8_t)seen_by_owner(player);
}

/* By handicap the enemy knows from the beginning where the marshal and the general stand. */
static void show_leaders(struct stratego *position, int player, struct events *events)
{
    for (int cell = 0; cell < CELLS; cell++) {
        int piece = position->board[cell], kind = kind_of(piece);
        if (!(piece & owner_bit(player)) || (kind != MARSHAL && kind != GENERAL))
            continue;
        position->board[cell] |= SHOWN;
        events_add(events, EVENT_REVEALED, piece_of(player, kind), cell, CELL_NONE);
    }
}

static void begin_fight(struct stratego *position, struct events *events)
{
    position->base.phase = PHASE_MOVING; /* hands are empty: from here on they count losses */
    for (int player = 0; player < 2; player++)
        if (weaker_of(position, player) == LEADERS_SHOWN)
            show_leaders(position, player, events);
}

static void ready(struct stratego *position, struct events *events)
{
    int player = position->base.turn, last = position->base.variant & SECOND_BEGINS ? 0 : 1;
    events_add(events, EVENT_READY, piece_of(player, 0), CELL_NONE, CELL_NONE);
    if (player == last)
        begin_fight(position, events);
    end_turn(position);
}

static inline void step(struct stratego *position, struct move move, int piece)
{
    int owner = piece & OF_PLAYER_2 ? 1 : 0, kind = kind_of(piece);
    position->board[move.from] = 0;
    position->board[move.to] = (uint8_t)piece;
    position->base.hash ^=
        zobrist_piece(owner, kind, move.from) ^ zobrist_piece(owner, kind, move.to);
}

/* The attacker takes the cell it has won. */
static void advance(struct stratego *position, struct move move, struct events *events)
{
    int piece = position->board[move.from];
    step(position, move, piece);
    events_add(events, EVENT_MOVED, piece_of(position->base.turn, kind_of(piece)), move.from,
               move.to);
}

enum { ATTACKS };

static const struct highlight highlights[] = {
    [ATTACKS] = {.name = "attacks",
                 .style = HIGHLIGHT_CLASH,
                 .sound = "battle",
                 .end_sound = {[CLASH_WON] = "battle_win",
                               [CLASH_LOST] = "battle_lose",
                               [CLASH_BOTH_FALL] = "battle_tie"},
                 .prize_sound = "prize",
                 .text = {[HIGHLIGHT_SEEN] =
                              N_("Battle on {last}: {kind} ({player}) attacks {target} "
                                 "({enemy})."),
                          [HIGHLIGHT_HINT] = N_("{move}: attack here."),
                          [HIGHLIGHT_ABSENT] = N_("That attacks nothing."),
                          [HIGHLIGHT_ENDED + CLASH_WON] =
                              N_("A fight, {kind} against {target}: yours wins."),
                          [HIGHLIGHT_ENDED + CLASH_LOST] =
                              N_("A fight, {kind} against {target}: yours is lost."),
                          [HIGHLIGHT_ENDED + CLASH_BOTH_FALL] =
                              N_("A fight, {kind} against {target}: both are lost."),
                          [HIGHLIGHT_DUEL + CLASH_WON] = N_("{attacker} beats {defender}"),
                          [HIGHLIGHT_DUEL + CLASH_LOST] = N_("{defender} beats {attacker}"),
                          [HIGHLIGHT_DUEL + CLASH_BOTH_FALL] =
                              N_("{attacker} meets {defender}: both fall"),
                          [HIGHLIGHT_DECIDES] = N_("{attacker} takes the flag!")}},
};

static void attack(struct stratego *position, struct move move, struct events *events)
{
    int player = position->base.turn, enemy = 1 - player;
    int attacker = kind_of(position->board[move.from]);
    int defender = kind_of(position->board[move.to]);
    bool memory = position->base.variant & MEMORY;
    events_highlight(events, ATTACKS, player, (const int[]){move.from, move.to}, 2)->kind =
        (uint8_t)attacker;
    events_add(events, EVENT_REVEALED, piece_of(player, attacker), move.from, CELL_NONE);
    events_add(events, EVENT_REVEALED, piece_of(enemy, defender), move.to, CELL_NONE);
    enum battle outcome = battle(attacker, defender);
    if (outcome != DEFENDER_STAYS)
        lose(position, move.to, events);
    if (outcome == ATTACKER_STAYS)
        advance(position, move, events);
    else
        lose(position, move.from, events);
    position->base.quiet = 0;
    if (outcome == NEITHER_STAYS || position->board[move.to] & SHOWN)
        return;
    if (memory)
        position->board[move.to] |= SHOWN;
    else if (outcome == ATTACKER_STAYS)
        events_add(events, EVENT_CONCEALED, piece_of(player, attacker), move.to, CELL_NONE);
    else
        events_add(events, EVENT_CONCEALED, piece_of(enemy, defender), move.to, CELL_NONE);
}

static void stratego_apply(const struct position *from, struct move move, struct position *to,
                           struct events *events)
{
    struct stratego *position = (struct stratego *)to;
    *position = *stratego(from);
    if (move.verb == VERB_PLACE) {
        place(position, move, events);
        return;
    }
    if (move.verb == VERB_READY) {
        ready(position, events);
        return;
    }
    int player = to->turn, piece = stratego(from)->board[move.from];
    position->path[player] = path_after(stratego(from)->path[player], move);
    to->quiet = quiet_after(to->quiet);
    if (stratego(from)->board[move.to]) {
        attack(position, move, events);
    } else {
        step(position, move, piece);
        if (events) /* skips the call for most moves of a search */
            events_add(events, EVENT_MOVED, piece_of(player, kind_of(piece)), move.from, move.to)
                ->kind_seen_by = (uint8_t)(piece & SHOWN ? SEEN_BY_BOTH : seen_by_owner(player));
    }
    end_turn(position);
}

/* ---- looking at a position ---- */

static struct piece stratego_piece_at(const struct position *base, int cell)
{
    int piece = cell < CELLS ? stratego(base)->board[cell] : BARRIER;
    int owner = piece & OF_PLAYER_1   ? 0
                : piece & OF_PLAYER_2 ? 1
                : piece & BARRIER     ? NOWHERE
                                      : NOBODY;
    return (struct piece){.owner = (uint8_t)owner, .kind = (uint8_t)kind_of(piece)};
}

static uint64_t stratego_hash(const struct position *base)
{
    uint64_t hash = base->turn ? ZOBRIST_TURN : 0;
    for (int cell = 0; cell < CELLS; cell++) {
        struct piece piece = stratego_piece_at(base, cell);
        if (piece.owner < 2)
            hash ^= zobrist_piece(piece.owner, piece.kind, cell);
    }
    return hash;
}

static struct tally stratego_tally(const struct position *base, int player, int kind)
{
    const struct stratego *position = stratego(base);
    int off_board = position->off_board[player][kind];
    bool setup = base->phase == PHASE_SETUP;
    return (struct tally){.in_hand = setup ? off_board : 0,
                          .on_board = army_has(position, player, kind) - off_board,
                          .gone = setup ? 0 : off_board};
}

static void stratego_geometry(const struct settings *settings, struct geometry *geometry)
{
    (void)settings; /* no option changes the board */
    geometry_squares(geometry, SIDE);
    for (int cell = 0; cell < CELLS; cell++)
        if (is_lake(cell))
            geometry_flood(geometry, cell);
}

/* Makes it look as if the player had placed nothing yet: even the occupied cells are secret. */
static void hide_setup(struct stratego *position, int player)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (position->board[cell] & owner_bit(player))
            position->board[cell] = 0;
    take_in_hand(position, player);
    position->base.men[player] = 0;
}

static void hide_kinds(struct stratego *position, int player)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (position->board[cell] & owner_bit(player) && !(position->board[cell] & SHOWN))
            position->board[cell] |= KIND_UNKNOWN;
}

static void stratego_mask(struct position *base, int viewer)
{
    struct stratego *position = (struct stratego *)base;
    base->hash = 0; /* it depends on every piece: a guess could be checked against it */
    for (int player = 0; player < 2; player++) {
        if (player == viewer)
            continue;
        if (base->phase == PHASE_SETUP)
            hide_setup(position, player);
        else
            hide_kinds(position, player);
    }
}

static void stratego_unmask(struct position *base, const uint8_t kinds[CELL_LIMIT])
{
    struct stratego *position = (struct stratego *)base;
    for (int cell = 0; cell < CELLS; cell++) {
        int piece = position->board[cell];
        if (piece & (OF_PLAYER_1 | OF_PLAYER_2) && kind_of(piece) == KIND_UNKNOWN)
            position->board[cell] = (uint8_t)((piece & ~KIND_BITS) | kinds[cell]);
    }
    base->hash = stratego_hash(base);
}

/* ---- why a move is refused ---- */

/* The step from cell to cell of a straight move; 0 if it is not straight. */
static int straight_step(struct move move)
{
    int columns = cell_column(move.to) - cell_column(move.from);
    int rows = cell_row(move.to) - cell_row(move.from);
    if ((columns == 0) == (rows == 0))
        return 0;
    return columns ? (columns > 0 ? 1 : -1) : (rows > 0 ? BOARD_STRIDE : -BOARD_STRIDE);
}

enum {
    BOMBS_STAY,
    NO_LAKES,
    OWN_PIECE,
    STRAIGHT_LINES,
    ONE_CELL,
    NO_JUMPS,
    TWO_SQUARES,
    NOT_ALL_PLACED,
    NOT_YOUR_ROWS
};

static const char *const refusals[] = {
    [BOMBS_STAY] = N_("bombs and flags never move"),
    [NO_LAKES] = N_("no piece can enter the lakes"),
    [OWN_PIECE] = N_("one of your own pieces is there"),
    [STRAIGHT_LINES] = N_("pieces move in a straight line, along a row or a column"),
    [ONE_CELL] = N_("only scouts move more than one cell"),
    [NO_JUMPS] = N_("scouts do not jump over pieces or lakes"),
    [TWO_SQUARES] =
        N_("this piece crossed the same line on each of its last three turns and may not "
           "cross it again now (two-square rule)"),
    [NOT_ALL_PLACED] = N_("not all pieces are placed yet"),
    [NOT_YOUR_ROWS] = N_("{cell} is not in the rows of player {number}"),
};

static int why_not_move(const struct stratego *position, struct move move)
{
    int player = position->base.turn;
    struct piece piece = stratego_piece_at(&position->base, move.from);
    struct piece target = stratego_piece_at(&position->base, move.to);
    if (piece.owner != player || move.from == move.to)
        return REFUSAL_NONE;
    if (never_moves(piece.kind))
        return BOMBS_STAY;
    if (is_lake(move.to))
        return NO_LAKES;
    if (target.owner == NOWHERE)
        return REFUSAL_NONE;
    if (target.owner == player)
        return OWN_PIECE;
    int direction = straight_step(move);
    if (direction == 0)
        return STRAIGHT_LINES;
    if (piece.kind != SCOUT && move.from + direction != move.to)
        return ONE_CELL;
    for (int cell = move.from + direction; cell != move.to; cell += direction)
        if (position->board[cell])
            return NO_JUMPS;
    return TWO_SQUARES;
}

static int why_not_place(const struct stratego *position, struct move move)
{
    int player = position->base.turn;
    struct piece there = stratego_piece_at(&position->base, move.to);
    bool at_hand = position->off_board[player][move.kind] > 0;
    return there.owner == NOBODY && at_hand ? NOT_YOUR_ROWS : REFUSAL_NONE;
}

static int stratego_why_not(const struct position *base, struct move move)
{
    bool setup = base->phase == PHASE_SETUP;
    if (setup && move.verb == VERB_READY && !hand_empty(stratego(base), base->turn))
        return NOT_ALL_PLACED;
    if (setup && move.verb == VERB_PLACE)
        return why_not_place(stratego(base), move);
    if (!setup && move.verb == VERB_MOVE)
        return why_not_move(stratego(base), move);
    return REFUSAL_NONE;
}

/* ---- the game ---- */

static const char *const example_ten[] = {
    "2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready",
    "2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready",
};

static const char *const example_full[] = {
    "6@a7 2@b7 2@c7 5@d7 2@e7 6@f7 2@g7 9@h7 2@i7 6@j7 "
    "5@a8 4@b8 10@c8 1@d8 7@e8 B@f8 8@g8 5@h8 2@i8 5@j8 "
    "4@a9 B@b9 8@c9 2@d9 4@e9 7@f9 B@g9 3@h9 7@i9 6@j9 "
    "3@a10 B@b10 3@c10 2@d10 4@e10 B@f10 F@g10 B@h10 3@i10 3@j10 ready",
    "2@a4 6@b4 2@c4 7@d4 2@e4 9@f4 2@g4 5@h4 2@i4 6@j4 "
    "6@a3 5@b3 8@c3 1@d3 10@e3 4@f3 2@g3 7@h3 5@i3 B@j3 "
    "3@a2 B@b2 4@c2 2@d2 7@e2 6@f2 8@g2 B@h2 4@i2 5@j2 "
    "B@a1 F@b1 B@c1 3@d1 4@e1 3@f1 2@g1 3@h1 B@i1 3@j1 ready",
};

static const char *stratego_example_setup(const struct settings *settings, int player)
{
    return (settings->value[0] ? example_full : example_ten)[player];
}

static const char *const sides[] = {N_("Blue"), N_("Red")};

static const char *const weaker_names[] = {"no", "shown", "marshal", "leaders", NULL};
static const char *const weaker_shown[] = {N_("none"), N_("leaders shown"), N_("no marshal"),
                                           N_("no marshal, no general")};

static const char *const army_names[] = {"ten", "full", NULL};
static const char *const army_shown[] = {N_("10 pieces"), N_("40 pieces")};

static const struct option options[] = {
    {.id = "army",
     .label = N_("Army"),
     .help = N_("How many pieces each player begins with."),
     .names = army_names,
     .shown = army_shown,
     .max = 1,
     .step = 1},
    {.id = "memory",
     .label = N_("Revealed ranks stay visible"),
     .help = N_("A rank seen in a battle stays shown instead of having to be remembered."),
     .names = option_off_on,
     .max = 1,
     .step = 1},
    {.id = "two_square",
     .label = N_("Two-square rule"),
     .help = N_("A piece may not keep going back and forth between the same two squares."),
     .names = option_off_on,
     .max = 1,
     .step = 1,
     .default_value = 1},
    OPTION_REPETITION,
    OPTION_QUIET(200),
    OPTION_SHEET,
    {.id = "weaker1",
     .label = N_("Blue’s weaker army"),
     .help = N_("Blue begins with a weaker army."),
     .names = weaker_names,
     .shown = weaker_shown,
     .max = WEAKER_COUNT - 1,
     .step = 1,
     .handicap = HANDICAP_OF_1},
    {.id = "weaker2",
     .label = N_("Red’s weaker army"),
     .help = N_("Red begins with a weaker army."),
     .names = weaker_names,
     .shown = weaker_shown,
     .max = WEAKER_COUNT - 1,
     .step = 1,
     .handicap = HANDICAP_OF_2},
    OPTION_FIRST(sides),
};

#define KIND(text, person, letters, ...)                                                           \
    {                                                                                              \
        .name = text, .symbol = letters, .mark = {"^" letters, "v" letters}, .fighter = person,    \
        .note = __VA_ARGS__                                                                        \
    }

static const char beats_lower[] = N_("Beats every lower rank.");

static const struct kind kinds[KINDS] = {
    [MARSHAL] = KIND(N_("marshal"), NC_("battle", "Marshal"), "10",
                     N_("The highest rank. Only a bomb, or a spy that attacks it, beats it.")),
    [GENERAL] = KIND(N_("general"), NC_("battle", "General"), "9", beats_lower),
    [COLONEL] = KIND(N_("colonel"), NC_("battle", "Colonel"), "8", beats_lower),
    [MAJOR] = KIND(N_("major"), NC_("battle", "Major"), "7", beats_lower),
    [CAPTAIN] = KIND(N_("captain"), NC_("battle", "Captain"), "6", beats_lower),
    [LIEUTENANT] = KIND(N_("lieutenant"), NC_("battle", "Lieutenant"), "5", beats_lower),
    [SERGEANT] = KIND(N_("sergeant"), NC_("battle", "Sergeant"), "4", beats_lower),
    [MINER] =
        KIND(N_("miner"), NC_("battle", "Miner"), "3", N_("The only piece that removes bombs.")),
    [SCOUT] =
        KIND(N_("scout"), NC_("battle", "Scout"), "2", N_("Moves any number of empty cells.")),
    [SPY] = KIND(N_("spy"), NC_("battle", "Spy"), "1", N_("Beats the marshal by attacking it.")),
    [BOMB] = KIND(N_("bomb"), NC_("battle", "Bomb"), "B", N_("Never moves. Beats all but miners.")),
    [FLAG] = KIND(N_("flag"), NC_("battle", "Flag"), "F",
                  N_("Never moves. Whoever loses it loses the game."), .prize = true),
};

static const struct ending endings[] = {
    [ENDING_FLAG - REASON_OWN] = {.word = "flag",
                                  .text = N_("{loser} has lost the flag"),
                                  .to_loser = N_("you have lost the flag"),
                                  .label = N_("The flag is taken")},
};

static const struct hidden hidden = {
    .unknown = {.name = N_("piece"), .symbol = "?", .mark = {"^?", "v?"}},
    .mask = stratego_mask,
    .unmask = stratego_unmask,
    .hindsight = &stratego_hindsight,
    .player = &stratego_player,
};

const struct game game_stratego = {
    .id = "stratego",
    .name = N_("Stratego"),
    .summary = N_("Capture the flag of an army whose ranks you cannot see."),
    .side = {N_("Blue"), N_("Red")},
    .colour = {0x3f6fd8, 0xcc3b2e},
    .phrases = {[PHRASE_TURN_SETUP] =
                    {.one = N_("{player} (player {number}) sets up the army ('?' shows how).")},
                [PHRASE_CAPTURED] = {.one = N_("{player} loses: {kind}.")},
                [PHRASE_HINT_CAPTURES] = {.one = N_("{move} wins the battle.")},
                [PHRASE_LOST_PIECE] =
                    {.one = N_("Move {number}, {player}: {move} attacked something stronger; "
                               "{better} was better.")},
                [PHRASE_NO_CAPTURE] = {.one = N_("That attacks nothing.")},
                [PHRASE_SUGGEST_ODDS] = {.one =
                                             N_("{winner} has won the last {streak}: play on with "
                                                "a weaker army for {winner} ({value})?")}},
    .endings = endings,
    .ending_count = sizeof endings / sizeof *endings,
    .highlights = highlights,
    .highlight_count = sizeof highlights / sizeof *highlights,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .kinds = kinds,
    .kind_count = KINDS,
    .position_size = sizeof(struct stratego),
    .start = stratego_start,
    .moves = stratego_moves,
    .apply = stratego_apply,
    .result = stratego_result,
    .hash = stratego_hash,
    .piece_at = stratego_piece_at,
    .tally = stratego_tally,
    .geometry = stratego_geometry,
    .hidden = &hidden,
    .refusals = refusals,
    .refusal_count = sizeof refusals / sizeof *refusals,
    .why_not = stratego_why_not,
    .example_setup = stratego_example_setup,
    .levels = stratego_levels,
    .lessons = stratego_lessons,
    .puzzles = &stratego_puzzles,
    .opponents = &stratego_opponents,
    .rules_page = stratego_rules_page,
    .setups = stratego_setups,
    .pictured = true,
    .music = "stratego",
    .last_men = 5,
};
