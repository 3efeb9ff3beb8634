/* Solves a small board of Dodgem: the exact value of every position. */
#ifndef GAMES_DODGEM_SOLVER_H
#define GAMES_DODGEM_SOLVER_H

#include "core/solution.h"

/* Fills a table of dodgem_table_size(n) values, in the order of dodgem_table_index(). */
bool dodgem_solve(int n, int blocked, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault);

/* Positions with `enemies` and `own` pawns on the board, and where the first of them stands. */
size_t dodgem_table_part(int n, int enemies, int own);
size_t dodgem_table_start(int n, int enemies, int own);
size_t dodgem_table_size(int n);

/* The place of the position in which the player to move has pawns on `own` and the enemy on
 * `enemies`, at least one each, as player 1 sees the board. */
size_t dodgem_table_index(int n, uint32_t own, uint32_t enemies);

#endif
