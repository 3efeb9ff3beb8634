/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A place on a board. Every board uses the same numbering (16 cells to a row, a1 top left), so that
 * names, geometry and hashing need no conversion between games. */
#ifndef CORE_CELL_H
#define CORE_CELL_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BOARD_STRIDE = 16,
    BOARD_ROWS_MAX = 12,
    CELL_LIMIT = BOARD_STRIDE * BOARD_ROWS_MAX, /* every cell number is below this */
    CELL_NONE = 255,
    CELL_TEXT = 4 /* "l12" and its zero byte */
};

static inline int cell_at(int column, int row)
{
    return row * BOARD_STRIDE + column;
}

static inline int cell_column(int cell)
{
    return cell % BOARD_STRIDE;
}

static inline int cell_row(int cell)
{
    return cell / BOARD_STRIDE;
}

#endif
