/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A board's shape as data: the places of its cells in the unit square and the lines between them.
 * Views draw any board from this without knowing the game. */
#ifndef CORE_GEOMETRY_H
#define CORE_GEOMETRY_H

#include "core/cell.h"

enum direction { DIRECTION_UP, DIRECTION_RIGHT, DIRECTION_DOWN, DIRECTION_LEFT, DIRECTION_COUNT };

/* One step: to the right and down. */
extern const float direction_x[DIRECTION_COUNT], direction_y[DIRECTION_COUNT];

enum terrain { TERRAIN_NONE, TERRAIN_CELL, TERRAIN_LAKE };

enum { GEOMETRY_CELLS_MAX = 144, GEOMETRY_LINES_MAX = 40, GEOMETRY_NO_EXIT = 255 };

struct geometry {
    int columns, rows;
    bool squares;                      /* cells are squares of a grid; otherwise points on lines */
    int cell_count;                    /* cells a piece may stand on */
    uint8_t cells[GEOMETRY_CELLS_MAX]; /* row by row */
    uint8_t terrain[CELL_LIMIT];
    float x[CELL_LIMIT], y[CELL_LIMIT]; /* centre of each cell, 0…1 from the top left */
    int line_count;
    struct {
        uint8_t a, b;
    } lines[GEOMETRY_LINES_MAX];
    uint8_t exit_edge[2]; /* enum direction in which a player's pieces leave, or GEOMETRY_NO_EXIT */
};

/* An n × n board of squares. */
void geometry_squares(struct geometry *geometry, int n);

/* Points on a columns × rows grid; add them and their lines. */
void geometry_points(struct geometry *geometry, int columns, int rows);
void geometry_add_cell(struct geometry *geometry, int cell);
void geometry_add_line(struct geometry *geometry, int a, int b);

/* Turns a cell into water: it stays drawn, but is no longer a cell. */
void geometry_flood(struct geometry *geometry, int cell);

/* Where the focus moves from a cell; CELL_NONE at an edge. */
int geometry_neighbour(const struct geometry *geometry, int cell, enum direction direction);

static inline bool geometry_has(const struct geometry *geometry, int cell)
{
    return cell >= 0 && cell < CELL_LIMIT && geometry->terrain[cell] == TERRAIN_CELL;
}

#endif
