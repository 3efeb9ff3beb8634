/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Moves by numbers in games whose pieces step (core/game.h): the row and column of a piece, then a
 * direction from 1 to 4; asks again if a number is impossible. */
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "cli/table.h"
#include "cli/text_board.h"
#include "core/notation.h"
#include "core/refusal.h"

/* Reads up to three whole numbers and returns how many; 0 if there is anything else. */
static int read_numbers(const char *line, int numbers[3])
{
    int count = 0;
    while (*line) {
        if (*line < '0' || *line > '9' || count == 3)
            return 0;
        char *end;
        long number = strtol(line, &end, 10);
        numbers[count++] = number > 99 ? 99 : (int)number;
        line = end + strspn(end, " ,");
        if (line == end && *end)
            return 0;
    }
    return count;
}

static bool choose_piece(struct table *table, int row, int column)
{
    const struct match *match = &table->session.match;
    int size = match_now(match)->size;
    struct fault fault;
    table->chosen = CELL_NONE;
    if (row < 1 || row > size || column < 1 || column > size) {
        table_refuse(_("Rows and columns are numbered from 1 to %d."), size);
        return false;
    }
    int cell = cell_at(column - 1, row - 1);
    if (!can_pick_up(match->game, match_now(match), cell, &fault)) {
        table_refuse(_("Row %d, column %d: %s."), row, column, fault.text);
        return false;
    }
    table->chosen = cell;
    return true;
}

/* The step in a direction as a move; a piece at its own edge steps off the board. */
static bool step_towards(const struct match *match, int piece, int direction, struct move *move)
{
    struct geometry geometry;
    match->game->geometry(&match->settings, &geometry);
    int to = geometry_neighbour(&geometry, piece, (enum direction)direction);
    if (to == CELL_NONE && geometry.exit_edge[match_now(match)->turn] != direction)
        return false;
    *move = to == CELL_NONE ? move_exit(piece) : move_slide(piece, to);
    return true;
}

static void step(struct table *table, int number)
{
    const struct match *match = &table->session.match;
    struct move move, found;
    struct fault fault;
    char text[MOVE_TEXT];
    if (number < 1 || number > DIRECTION_COUNT) {
        table_refuse(_("The directions are 1 (up), 2 (right), 3 (down) and 4 (left)."));
        return;
    }
    if (!step_towards(match, table->chosen, number - 1, &move)) {
        table_refuse(_("There is no cell in that direction."));
        return;
    }
    move_format(match->game, move, text);
    if (!move_find(match->game, match_now(match), text, &found, &fault)) {
        table_refuse("%s: %s.", text, fault.text);
        return;
    }
    table_play(table, text);
}

bool table_step(struct table *table, const char *line)
{
    int numbers[3];
    int count = table->session.match.game->steps ? read_numbers(line, numbers) : 0;
    if (count == 0)
        return false;
    if (count == 1 && table->chosen != CELL_NONE)
        step(table, numbers[0]);
    else if (count == 1)
        table_refuse(_("Enter the row and the column of a piece, such as '%d 2'."),
                     match_now(&table->session.match)->size);
    else if (choose_piece(table, numbers[0], numbers[1]) && count == 3)
        step(table, numbers[2]);
    return true;
}
