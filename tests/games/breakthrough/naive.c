/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Breakthrough from the rules' text. */
#include "naive.h"

#include <string.h>

enum { SIZE }; /* the option */

static void start(struct naive_state *state)
{
    int n = state->option[SIZE];
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < n; row++)
        memset(state->owner[row], row < 2 ? '2' : row >= n - 2 ? '1' : '.', (size_t)n);
    state->turn = 1;
}

static int men(const struct naive_state *state, char player)
{
    int count = 0;
    for (int row = 0; row < NAIVE_ROWS; row++)
        for (int column = 0; column < NAIVE_ROWS; column++)
            count += state->owner[row][column] == player;
    return count;
}

static const char *result(const struct naive_state *state)
{
    int n = state->option[SIZE];
    for (int column = 0; column < n; column++) {
        if (state->owner[0][column] == '1')
            return "1 through";
        if (state->owner[n - 1][column] == '2')
            return "2 through";
    }
    if (men(state, '2') == 0)
        return "1 taken";
    if (men(state, '1') == 0)
        return "2 taken";
    return "none";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    int n = state->option[SIZE];
    if (strcmp(result(state), "none") != 0)
        return;
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
            for (int aside = -1; aside <= 1; aside++) {
                int to_row = state->turn == 1 ? row - 1 : row + 1, to_column = column + aside;
                if (state->owner[row][column] != '0' + state->turn)
                    continue;
                if (to_row < 0 || to_row >= n || to_column < 0 || to_column >= n)
                    continue;
                char there = state->owner[to_row][to_column];
                if (there == '.' || (aside != 0 && there == '3' - state->turn))
                    naive_add(list, "%c%d-%c%d", 'a' + column, row + 1, 'a' + to_column,
                              to_row + 1);
            }
}

static void apply(struct naive_state *state, const char *move)
{
    state->owner[move[1] - '1'][move[0] - 'a'] = '.';
    state->owner[move[4] - '1'][move[3] - 'a'] = (char)('0' + state->turn);
    state->turn = 3 - state->turn;
}

const struct naive_game naive_breakthrough = {
    .id = "breakthrough", .start = start, .moves = moves, .apply = apply, .result = result};
