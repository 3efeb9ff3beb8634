/* The pieces of Stratego as its players think of them. A test compares all of this with the rules.
 */
#ifndef AI_STRATEGO_KINDS_H
#define AI_STRATEGO_KINDS_H

#include "core/game.h"

/* In the order of the game's own table, the strongest first. */
enum stratego_kind {
    MARSHAL,
    GENERAL,
    COLONEL,
    MAJOR,
    CAPTAIN,
    LIEUTENANT,
    SERGEANT,
    MINER,
    SCOUT,
    SPY,
    BOMB,
    FLAG,
    KINDS
};

enum { SIDE = 10, CELLS = SIDE * BOARD_STRIDE, SETUP_ROWS = 4, ARMY_MAX = 40 };

enum battle { ATTACKER_STAYS, DEFENDER_STAYS, NEITHER_STAYS };

static inline bool never_moves(int kind)
{
    return kind == BOMB || kind == FLAG;
}

static inline enum battle battle(int attacker, int defender)
{
    if (defender == FLAG || (attacker == SPY && defender == MARSHAL))
        return ATTACKER_STAYS;
    if (defender == BOMB)
        return attacker == MINER ? ATTACKER_STAYS : DEFENDER_STAYS;
    if (attacker == defender)
        return NEITHER_STAYS;
    return attacker < defender ? ATTACKER_STAYS : DEFENDER_STAYS;
}

/* Whether a piece could ever stand there. */
static inline bool is_cell(int cell)
{
    int column = cell_column(cell), row = cell_row(cell);
    bool lake =
        (row == 4 || row == 5) && (column == 2 || column == 3 || column == 6 || column == 7);
    return cell >= 0 && cell < CELLS && column < SIDE && !lake;
}

/* The row counted from the player's own back (0) and the column, as the player sees them. */
static inline int row_from_back(int cell, int player)
{
    return player == 0 ? SIDE - 1 - cell_row(cell) : cell_row(cell);
}

static inline int setup_cell(int player, int from_back, int column)
{
    return cell_at(column, player == 0 ? SIDE - 1 - from_back : from_back);
}

#endif
