/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdlib.h>

#include "base/i18n.h"
#include "games/morris/morris.h"

static const struct puzzle_kind kinds[] = {
    {.word = "win",
     .name = N_("Win by force"),
     .task =
         NP_("{player} to move: win at once.", "{player} to move: win by force in {count} turns."),
     .aim = PUZZLE_WIN},
    {.word = "hold",
     .name = N_("The only move that holds"),
     .task =
         NP_("{player} to move: all moves but one lose at once. Which one holds?",
             "{player} to move: all moves but one lose by force within {count} turns. Which one "
             "holds?"),
     .aim = PUZZLE_HOLD},
    {.word = "mill",
     .name = N_("Close a mill whatever they do"),
     .task = NP_("{player} to move: close a mill at once.",
                 "{player} to move: close a mill in {count} turns, whatever the enemy does."),
     .aim = PUZZLE_TAKE,
     .men = 1},
    {.word = "two",
     .name = N_("Remove two"),
     .task = NP_("{player} to move: remove two men at once.",
                 "{player} to move: remove two men in {count} turns, whatever the enemy does."),
     .aim = PUZZLE_TAKE,
     .men = 2},
    {.word = "stop",
     .name = N_("Prevent the mill"),
     .task = NP_("{player} to move: only one move keeps {enemy} from closing a mill. Which one?",
                 "{player} to move: only one move keeps {enemy} from forcing a mill within {count} "
                 "turns. Which one?"),
     .aim = PUZZLE_KEEP,
     .men = 1},
    {.word = NULL},
};

static const char *const boards[] = {"", "diagonals=on", NULL};

/* Exchanges the outer and the inner square. */
static int fold(int cell)
{
    enum { CENTRE = 3, RINGS = 4 };
    int column = cell_column(cell) - CENTRE, row = cell_row(cell) - CENTRE;
    int ring = abs(column) > abs(row) ? abs(column) : abs(row); /* 1 to 3, from the centre */
    if (ring == 0)
        return cell;
    return cell_at(CENTRE + column / ring * (RINGS - ring), CENTRE + row / ring * (RINGS - ring));
}

const struct puzzle_set morris_puzzles = {
    .kinds = kinds, .boards = boards, .plies = 70, .fold = fold};
