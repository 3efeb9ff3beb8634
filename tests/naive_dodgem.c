/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Dodgem from the rules' text, with directions: up, right, down, left. */
#include "naive.h"

#include <stdbool.h>
#include <string.h>

/* options; BLOCKED: 0 wins, 1 loses */
enum { SIZE, BLOCKED, REPETITION, QUIET, FEWER_1, FEWER_2, AHEAD_1, AHEAD_2, FIRST };

static const struct {
    int down, right;
} directions[4] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

/* Player 1 goes up, left or right; player 2 right, up or down. */
static bool allowed(int player, int direction)
{
    return player == 1 ? direction != 2 : direction != 3;
}

static void start(struct naive_state *state)
{
    int n = state->option[SIZE];
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < n; row++)
        memset(state->owner[row], '.', (size_t)n);
    for (int column = 1; column < n - state->option[FEWER_1]; column++)
        state->owner[n - 1 - state->option[AHEAD_1]][column] = '1';
    for (int row = state->option[FEWER_2]; row < n - 1; row++)
        state->owner[row][state->option[AHEAD_2]] = '2';
    state->turn = state->option[FIRST] + 1;
}

static void add_pawn_moves(const struct naive_state *state, int row, int column,
                           struct naive_moves *moves)
{
    int n = state->option[SIZE];
    for (int i = 0; i < 4; i++) {
        int to_row = row + directions[i].down, to_column = column + directions[i].right;
        if (!allowed(state->turn, i))
            continue;
        bool leaves = state->turn == 1 ? to_row < 0 : to_column >= n;
        bool inside = to_row >= 0 && to_row < n && to_column >= 0 && to_column < n;
        if (leaves)
            naive_add(moves, "%c%d-off", 'a' + column, row + 1);
        else if (inside && state->owner[to_row][to_column] == '.')
            naive_add(moves, "%c%d-%c%d", 'a' + column, row + 1, 'a' + to_column, to_row + 1);
    }
}

static int pawns(const struct naive_state *state, char player)
{
    int count = 0;
    for (int row = 0; row < NAIVE_ROWS; row++)
        for (int column = 0; column < NAIVE_ROWS; column++)
            count += state->owner[row][column] == player;
    return count;
}

static void add_all_moves(const struct naive_state *state, struct naive_moves *moves)
{
    for (int row = 0; row < state->option[SIZE]; row++)
        for (int column = 0; column < state->option[SIZE]; column++)
            if (state->owner[row][column] == '0' + state->turn)
                add_pawn_moves(state, row, column, moves);
}

static const char *result(const struct naive_state *state)
{
    if (pawns(state, '1') == 0)
        return "1 off";
    if (pawns(state, '2') == 0)
        return "2 off";
    struct naive_moves own = {0};
    add_all_moves(state, &own);
    if (own.count > 0)
        return "none";
    int winner = state->option[BLOCKED] ? 3 - state->turn : state->turn;
    return winner == 1 ? "1 blocked" : "2 blocked";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    if (strcmp(result(state), "none") == 0)
        add_all_moves(state, list);
}

static void apply(struct naive_state *state, const char *move)
{
    state->owner[move[1] - '1'][move[0] - 'a'] = '.';
    if (strcmp(move + 3, "off") != 0)
        state->owner[move[4] - '1'][move[3] - 'a'] = (char)('0' + state->turn);
    state->turn = 3 - state->turn;
}

const struct naive_game naive_dodgem = {
    .id = "dodgem", .start = start, .moves = moves, .apply = apply, .result = result};
