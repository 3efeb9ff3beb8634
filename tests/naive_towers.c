/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Queens & Towers from the rules' text: an array of rows, pieces moving over it cell by cell. */
#include "naive.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE, REPETITION, QUIET, FEWER_1, FEWER_2, FIRST }; /* options */
enum { TOWER, QUEEN };                                     /* kinds */

/* Handicap: towers leave the front corner of the block, then the two corners beside it, then the
 * place behind the front corner. */
static void leave_out(struct naive_state *state)
{
    int n = state->option[SIZE], h = n / 2;
    const int row[4] = {h, h, n - 1, h + 1}, column[4] = {h - 1, 0, h - 1, h - 2};
    for (int i = 0; i < state->option[FEWER_1]; i++)
        state->owner[row[i]][column[i]] = '.';
    for (int i = 0; i < state->option[FEWER_2]; i++)
        state->owner[column[i]][row[i]] = '.';
}

static void start(struct naive_state *state)
{
    int n = state->option[SIZE];
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++) {
            bool bottom = row >= n / 2, right = column >= n / 2;
            state->owner[row][column] = (char)(bottom && !right   ? '1'
                                               : !bottom && right ? '2'
                                                                  : '.');
        }
    state->kind[n - 1][0] = QUEEN;
    state->kind[0][n - 1] = QUEEN;
    leave_out(state);
    state->turn = state->option[FIRST] + 1;
}

static bool is_empty(const struct naive_state *state, int row, int column)
{
    int n = state->option[SIZE];
    return row >= 0 && row < n && column >= 0 && column < n && state->owner[row][column] == '.';
}

/* Cell after cell in each direction, until one is not empty. */
static void add_moves(const struct naive_state *state, int row, int column,
                      struct naive_moves *moves)
{
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++) {
            bool diagonal = down != 0 && right != 0;
            if ((down == 0 && right == 0) || (diagonal && state->kind[row][column] != QUEEN))
                continue;
            for (int r = row + down, c = column + right; is_empty(state, r, c);
                 r += down, c += right)
                naive_add(moves, "%c%d-%c%d", 'a' + column, row + 1, 'a' + c, r + 1);
        }
}

static void add_all_moves(const struct naive_state *state, struct naive_moves *moves)
{
    for (int row = 0; row < state->option[SIZE]; row++)
        for (int column = 0; column < state->option[SIZE]; column++)
            if (state->owner[row][column] == '0' + state->turn)
                add_moves(state, row, column, moves);
}

static int pieces(const struct naive_state *state, char player)
{
    int count = 0;
    for (int row = 0; row < state->option[SIZE]; row++)
        for (int column = 0; column < state->option[SIZE]; column++)
            count += state->owner[row][column] == player;
    return count;
}

static bool can_move(const struct naive_state *state, int row, int column)
{
    bool straight = is_empty(state, row - 1, column) || is_empty(state, row + 1, column) ||
                    is_empty(state, row, column - 1) || is_empty(state, row, column + 1);
    bool diagonal = is_empty(state, row - 1, column - 1) || is_empty(state, row + 1, column - 1) ||
                    is_empty(state, row - 1, column + 1) || is_empty(state, row + 1, column + 1);
    return straight || (diagonal && state->kind[row][column] == QUEEN);
}

static const char *result(const struct naive_state *state)
{
    if (pieces(state, '1') <= 2)
        return "2 few";
    if (pieces(state, '2') <= 2)
        return "1 few";
    for (int row = 0; row < state->option[SIZE]; row++)
        for (int column = 0; column < state->option[SIZE]; column++)
            if (state->owner[row][column] == '0' + state->turn && can_move(state, row, column))
                return "none";
    return state->turn == 1 ? "2 blocked" : "1 blocked";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    if (strcmp(result(state), "none") == 0)
        add_all_moves(state, list);
}

static void find_queen(const struct naive_state *state, char player, int *row, int *column)
{
    for (int r = 0; r < state->option[SIZE]; r++)
        for (int c = 0; c < state->option[SIZE]; c++)
            if (state->owner[r][c] == player && state->kind[r][c] == QUEEN) {
                *row = r;
                *column = c;
            }
}

static void capture(struct naive_state *state, char enemy, int row, int column)
{
    if (state->owner[row][column] == enemy && state->kind[row][column] == TOWER)
        state->owner[row][column] = '.';
}

static void apply(struct naive_state *state, const char *move)
{
    char *text = NULL;
    int column = move[0] - 'a', row = (int)strtol(move + 1, &text, 10) - 1;
    int to_column = text[1] - 'a', to_row = atoi(text + 2) - 1;
    char player = (char)('0' + state->turn), enemy = (char)('3' - state->turn);
    char kind = state->kind[row][column];
    state->owner[row][column] = '.';
    state->kind[row][column] = 0;
    state->owner[to_row][to_column] = player;
    state->kind[to_row][to_column] = kind;
    if (kind == TOWER) {
        int queen_row = 0, queen_column = 0;
        find_queen(state, player, &queen_row, &queen_column);
        if (queen_row != to_row && queen_column != to_column) {
            capture(state, enemy, queen_row, to_column);
            capture(state, enemy, to_row, queen_column);
        }
    }
    state->turn = 3 - state->turn;
}

const struct naive_game naive_towers = {
    .id = "towers", .start = start, .moves = moves, .apply = apply, .result = result};
