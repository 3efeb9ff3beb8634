/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Solves a small board of Dodgem: the exact value of every position. */
#ifndef GAMES_DODGEM_SOLVER_H
#define GAMES_DODGEM_SOLVER_H

#include "core/solution.h"

/* Fills a table of dodgem_table_size(n) values, in the order of dodgem_table_index(). */
bool dodgem_solve(int n, int blocked, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault);

/* The number of positions with `enemies` and `own` pawns on the board, and the first's index. */
size_t dodgem_table_part(int n, int enemies, int own);
size_t dodgem_table_start(int n, int enemies, int own);
size_t dodgem_table_size(int n);

/* The index of the position in which the player to move has pawns on `own` and the enemy on
 * `enemies`, at least one each, from player 1's side. */
size_t dodgem_table_index(int n, uint32_t own, uint32_t enemies);

#endif
