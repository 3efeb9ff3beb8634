/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The table of a solved board: which boards have one, and a position's index in it. */
#include "core/solution.h"
#include "base/i18n.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "games/dodgem/dodgem.h"
#include "games/dodgem/sets.h"
#include "games/dodgem/solver.h"

static size_t choose(int from, int count)
{
    size_t ways = 1;
    for (int i = 0; i < count; i++)
        ways = ways * (size_t)(from - i) / (size_t)(i + 1);
    return from < count ? 0 : ways;
}

size_t dodgem_table_part(int n, int enemies, int own)
{
    return choose(n * n, enemies) * choose(n * n - enemies, own);
}

size_t dodgem_table_start(int n, int enemies, int own)
{
    size_t start = 0;
    for (int i = 1; i <= enemies; i++)
        for (int j = 1; j < (i < enemies ? n : own); j++)
            start += dodgem_table_part(n, i, j);
    return start;
}

size_t dodgem_table_size(int n)
{
    return dodgem_table_start(n, n - 1, n);
}

/* The number of sets of the same size that come before this one in numeric order. */
static size_t rank(uint32_t cells)
{
    size_t rank = 0;
    for (int count = 1; cells; cells &= cells - 1)
        rank += choose(__builtin_ctz(cells), count++);
    return rank;
}

/* Renumbers the cells of `cells` as if those of `gaps` did not exist. */
static uint32_t close_gaps(uint32_t cells, uint32_t gaps)
{
    while (gaps) {
        uint32_t highest = UINT32_C(1) << (31 - __builtin_clz(gaps)), below = highest - 1;
        cells = (cells & below) | (cells >> 1 & ~below);
        gaps ^= highest;
    }
    return cells;
}

size_t dodgem_table_index(int n, uint32_t own, uint32_t enemies)
{
    int own_count = bits_count(own), enemy_count = bits_count(enemies);
    return dodgem_table_start(n, enemy_count, own_count) +
           rank(enemies) * choose(n * n - enemy_count, own_count) + rank(close_gaps(own, enemies));
}

static size_t index_of(const struct position *position)
{
    const struct dodgem *dodgem = dodgem_of(position);
    int n = position->size, turn = position->turn;
    uint32_t own = cells_packed(dodgem->pawns[turn], n);
    uint32_t enemies = cells_packed(dodgem->pawns[1 - turn], n);
    if (turn == 1) {
        own = cells_mirrored(own, n);
        enemies = cells_mirrored(enemies, n);
    }
    return dodgem_table_index(n, own, enemies);
}

static int size_option(const struct settings *settings)
{
    return settings_get(&game_dodgem, settings, "size");
}

static bool covers(const struct settings *settings)
{
    return size_option(settings) <= SOLVED_SIZE_MAX;
}

static void name(const struct settings *settings, char name[SOLUTION_NAME])
{
    int blocked = settings_get(&game_dodgem, settings, "blocked");
    snprintf(name, SOLUTION_NAME, "dodgem-%d-blocked-%s", size_option(settings),
             blocked == BLOCKED_WINS ? "wins" : "loses");
}

static size_t size(const struct settings *settings)
{
    return dodgem_table_size(size_option(settings));
}

static bool solve(const struct settings *settings, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault)
{
    return dodgem_solve(size_option(settings), settings_get(&game_dodgem, settings, "blocked"),
                        table, watch, fault);
}

static bool place(const struct settings *settings, const char *board, int turn,
                  struct position *position, struct fault *fault)
{
    game_dodgem.start(settings, position);
    struct dodgem *dodgem = (struct dodgem *)position;
    int n = position->size;
    memset(dodgem->pawns, 0, sizeof dodgem->pawns);
    if (strlen(board) != (size_t)(n * n + n - 1))
        return fault_set(
            fault, _("a board of size %d has %d rows of %d cells, with / between them"), n, n, n);
    for (int i = 0; board[i]; i++) {
        int row = i / (n + 1), column = i % (n + 1);
        uint64_t bit = UINT64_C(1) << (8 * row + column);
        if (board[i] == 'W' && column < n)
            dodgem->pawns[0] |= bit;
        else if (board[i] == 'B' && column < n)
            dodgem->pawns[1] |= bit;
        else if (board[i] != (column < n ? '.' : '/'))
            return fault_set(fault, _("row %d of the board must be %d of W, B and '.', not '%.*s'"),
                             row + 1, n, n + 1, board + row * (n + 1));
    }
    for (int player = 0; player < 2; player++) {
        int men = bits_count(dodgem->pawns[player]);
        if (men >= n)
            return fault_set(fault, _("player %d has %d pawns on the board; there are only %d"),
                             player + 1, men, n - 1);
        position->men[player] = (uint8_t)men;
    }
    position->turn = (uint8_t)turn;
    position->hash = game_dodgem.hash(position);
    return true;
}

const struct solution dodgem_solution = {
    .covers = covers,
    .name = name,
    .size = size,
    .solve = solve,
    .index = index_of,
    .place = place,
    .example = "--size 3 B../B../.WW w",
};
