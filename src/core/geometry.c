/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/geometry.h"

#include <assert.h>
#include <math.h>
#include <string.h>

const float direction_x[DIRECTION_COUNT] = {[DIRECTION_LEFT] = -1, [DIRECTION_RIGHT] = 1};
const float direction_y[DIRECTION_COUNT] = {[DIRECTION_UP] = -1, [DIRECTION_DOWN] = 1};

void geometry_points(struct geometry *geometry, int columns, int rows)
{
    memset(geometry, 0, sizeof *geometry);
    geometry->columns = columns;
    geometry->rows = rows;
    geometry->exit_edge[0] = geometry->exit_edge[1] = GEOMETRY_NO_EXIT;
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++) {
            geometry->x[cell_at(column, row)] = ((float)column + 0.5f) / (float)columns;
            geometry->y[cell_at(column, row)] = ((float)row + 0.5f) / (float)rows;
        }
}

void geometry_add_cell(struct geometry *geometry, int cell)
{
    assert(geometry->cell_count < GEOMETRY_CELLS_MAX);
    geometry->terrain[cell] = TERRAIN_CELL;
    geometry->cells[geometry->cell_count++] = (uint8_t)cell;
}

void geometry_add_line(struct geometry *geometry, int a, int b)
{
    assert(geometry->line_count < GEOMETRY_LINES_MAX);
    geometry->lines[geometry->line_count].a = (uint8_t)a;
    geometry->lines[geometry->line_count].b = (uint8_t)b;
    geometry->line_count++;
}

void geometry_flood(struct geometry *geometry, int cell)
{
    int kept = 0;
    for (int i = 0; i < geometry->cell_count; i++)
        if (geometry->cells[i] != cell)
            geometry->cells[kept++] = geometry->cells[i];
    geometry->cell_count = kept;
    geometry->terrain[cell] = TERRAIN_LAKE;
}

void geometry_squares(struct geometry *geometry, int n)
{
    geometry_points(geometry, n, n);
    geometry->squares = true;
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
            geometry_add_cell(geometry, cell_at(column, row));
}

/* How well `to` answers a press in `direction` from `from`: near is good, off the axis is bad, and
 * more than 60 degrees off the axis is a different direction. A cell straight ahead beats a
 * diagonal neighbour up to three times nearer; between equals the outer one wins, so that the
 * corners of nested squares lead to each other. */
static float press_cost(const struct geometry *geometry, int from, int to, int direction)
{
    float dx = geometry->x[to] - geometry->x[from], dy = geometry->y[to] - geometry->y[from];
    float along = dx * direction_x[direction] + dy * direction_y[direction];
    float aside = fabsf(dx * direction_y[direction] + dy * direction_x[direction]);
    float outward = fabsf(geometry->x[to] - 0.5f) + fabsf(geometry->y[to] - 0.5f);
    const float tangent_of_limit = 1.74f;
    if (along <= 0.0001f || aside > tangent_of_limit * along)
        return INFINITY;
    return along + 2.1f * aside - 0.001f * outward;
}

int geometry_neighbour(const struct geometry *geometry, int cell, enum direction direction)
{
    int neighbour = CELL_NONE;
    float best = INFINITY;
    for (int i = 0; i < geometry->cell_count; i++) {
        float cost = press_cost(geometry, cell, geometry->cells[i], (int)direction);
        if (cost < best) {
            best = cost;
            neighbour = geometry->cells[i];
        }
    }
    return neighbour;
}
