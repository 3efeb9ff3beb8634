/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Three in a Row from the rules' text alone, on a plain array. */
#include "naive.h"

#include <string.h>

static void start(struct naive_state *state)
{
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < 3; row++)
        memset(state->owner[row], '.', 3);
    state->turn = 1;
}

/* Whether three cells in a row, from this one in the given direction, are one player's. */
static int three_from(const struct naive_state *state, char player, int row, int column, int step)
{
    static const int down[] = {0, 1, 1, 1}, right[] = {1, 0, 1, -1};
    for (int i = 0; i < 3; i++, row += down[step], column += right[step])
        if (row > 2 || column < 0 || column > 2 || state->owner[row][column] != player)
            return 0;
    return 1;
}

static int wins(const struct naive_state *state, char player)
{
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            for (int step = 0; step < 4; step++)
                if (three_from(state, player, row, column, step))
                    return 1;
    return 0;
}

static void add_empty(const struct naive_state *state, struct naive_moves *list)
{
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            if (state->owner[row][column] == '.')
                naive_add(list, "%c%d", 'a' + column, row + 1);
}

static const char *result(const struct naive_state *state)
{
    struct naive_moves empty = {0};
    if (wins(state, '1'))
        return "1 line";
    if (wins(state, '2'))
        return "2 line";
    add_empty(state, &empty);
    return empty.count == 0 ? "draw full" : "none";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    if (strcmp(result(state), "none") == 0)
        add_empty(state, list);
}

static void apply(struct naive_state *state, const char *move)
{
    state->owner[move[1] - '1'][move[0] - 'a'] = (char)('0' + state->turn);
    state->turn = 3 - state->turn;
}

const struct naive_game naive_template = {
    .id = "template", .start = start, .moves = moves, .apply = apply, .result = result};
