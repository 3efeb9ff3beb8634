/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The board, the armies and the pieces of Stratego, and who wins a battle: shared by its rules and
 * its players. */
#ifndef GAMES_STRATEGO_KINDS_H
#define GAMES_STRATEGO_KINDS_H

#include "core/game.h"

/* Strongest first, so that the smaller of two kinds wins. */
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

/* The number of pieces of each kind: in the army of ten (0) and in the full one (1). */
static inline const uint8_t *army_sizes(int army)
{
    static const uint8_t sizes[2][KINDS] = {
        {[MARSHAL] = 1, [GENERAL] = 1, [MINER] = 2, [SCOUT] = 2, [SPY] = 1, [BOMB] = 2, [FLAG] = 1},
        {[MARSHAL] = 1,
         [GENERAL] = 1,
         [COLONEL] = 2,
         [MAJOR] = 3,
         [CAPTAIN] = 4,
         [LIEUTENANT] = 4,
         [SERGEANT] = 4,
         [MINER] = 5,
         [SCOUT] = 8,
         [SPY] = 1,
         [BOMB] = 6,
         [FLAG] = 1},
    };
    return sizes[army];
}

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

static inline bool is_lake(int cell)
{
    int column = cell_column(cell), row = cell_row(cell);
    return (row == 4 || row == 5) && (column == 2 || column == 3 || column == 6 || column == 7);
}

/* Whether a piece could ever stand there. */
static inline bool is_cell(int cell)
{
    return cell >= 0 && cell < CELLS && cell_column(cell) < SIDE && !is_lake(cell);
}

/* The row counted from the player's own back row (0) and the column, as the player sees them. */
static inline int row_from_back(int cell, int player)
{
    return player == 0 ? SIDE - 1 - cell_row(cell) : cell_row(cell);
}

static inline int setup_cell(int player, int from_back, int column)
{
    return cell_at(column, player == 0 ? SIDE - 1 - from_back : from_back);
}

#endif
