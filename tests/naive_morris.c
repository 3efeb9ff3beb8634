/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Twelve Men's Morris from the rules' text: a 7 × 7 array; lines are found by following rows,
 * columns and diagonals of the drawing. */
#include "naive.h"

#include <stdbool.h>
#include <string.h>

enum { DIAGONALS, FLYING, REPETITION, QUIET, FEWER_1, FEWER_2, FIRST }; /* options */
enum { HAND, PLACED_ALL = 3, MUST_REMOVE }; /* notes; HAND + player is that player's hand */

/* clang-format off */
static const char *const drawing[7] = {
    "*--*--*",
    "|*-*-*|",
    "||***||",
    "***.***",
    "||***||",
    "|*-*-*|",
    "*--*--*",
};
/* clang-format on */

static bool is_point(int row, int column)
{
    return row >= 0 && row < 7 && column >= 0 && column < 7 && drawing[row][column] == '*';
}

/* Handicap: who has more men than the other begins with those on the board. */
static void stand(struct naive_state *state, char player, int count)
{
    const int row[4] = {0, 6, 1, 5}, column[4] = {0, 6, 5, 1};
    for (int i = 0; i < count; i++)
        state->owner[row[i]][column[i]] = player;
}

static void start(struct naive_state *state)
{
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            if (is_point(row, column))
                state->owner[row][column] = '.';
    state->turn = state->option[FIRST] + 1;
    int fewer_1 = state->option[FEWER_1], fewer_2 = state->option[FEWER_2];
    int hand = 12 - (fewer_1 > fewer_2 ? fewer_1 : fewer_2);
    state->note[HAND + 1] = state->note[HAND + 2] = hand;
    stand(state, '1', 12 - fewer_1 - hand);
    stand(state, '2', 12 - fewer_2 - hand);
}

/* The next point along a line of the drawing in one of the eight directions; false at the end of
 * the line. A line never crosses the middle of the board. */
static bool step(const struct naive_state *state, int *row, int *column, int down, int right)
{
    if (down != 0 && right != 0) {
        /* Diagonals run through the corners of the three squares: on the array's own diagonals. */
        bool on_it = down == right ? *row == *column : *row + *column == 6;
        if (!state->option[DIAGONALS] || !on_it)
            return false;
    }
    int r = *row, c = *column;
    do {
        r += down;
        c += right;
        if (r < 0 || r > 6 || c < 0 || c > 6 || (r == 3 && c == 3))
            return false;
    } while (!is_point(r, c));
    *row = r;
    *column = c;
    return true;
}

static int men_on_board(const struct naive_state *state, int player)
{
    int men = 0;
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            men += state->owner[row][column] == '0' + player;
    return men;
}

/* Whether all three points of the line through this one, in this direction, are this player's. */
static bool line_is_mill(const struct naive_state *state, int row, int column, int down, int right,
                         char player)
{
    while (step(state, &row, &column, -down, -right))
        ; /* back to the start of the line */
    int length = 1;
    bool all = state->owner[row][column] == player;
    while (step(state, &row, &column, down, right)) {
        length++;
        all = all && state->owner[row][column] == player;
    }
    return all && length == 3;
}

static bool in_mill(const struct naive_state *state, int row, int column)
{
    char player = state->owner[row][column];
    return line_is_mill(state, row, column, 0, 1, player) ||
           line_is_mill(state, row, column, 1, 0, player) ||
           line_is_mill(state, row, column, 1, 1, player) ||
           line_is_mill(state, row, column, 1, -1, player);
}

static bool all_in_mills(const struct naive_state *state, char player)
{
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            if (state->owner[row][column] == player && !in_mill(state, row, column))
                return false;
    return true;
}

static void add_removals(const struct naive_state *state, struct naive_moves *moves)
{
    char enemy = state->turn == 1 ? '2' : '1';
    bool any = all_in_mills(state, enemy);
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            if (state->owner[row][column] == enemy && (any || !in_mill(state, row, column)))
                naive_add(moves, "x%c%c", 'a' + column, '1' + row);
}

static void add_placements(const struct naive_state *state, struct naive_moves *moves)
{
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            if (state->owner[row][column] == '.')
                naive_add(moves, "%c%c", 'a' + column, '1' + row);
}

static void add_flights(const struct naive_state *state, int row, int column,
                        struct naive_moves *moves)
{
    for (int r = 0; r < 7; r++)
        for (int c = 0; c < 7; c++)
            if (state->owner[r][c] == '.')
                naive_add(moves, "%c%c-%c%c", 'a' + column, '1' + row, 'a' + c, '1' + r);
}

static void add_steps(const struct naive_state *state, int row, int column,
                      struct naive_moves *moves)
{
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++) {
            int r = row, c = column;
            if ((down || right) && step(state, &r, &c, down, right) && state->owner[r][c] == '.')
                naive_add(moves, "%c%c-%c%c", 'a' + column, '1' + row, 'a' + c, '1' + r);
        }
}

static void add_movements(const struct naive_state *state, int player, struct naive_moves *moves)
{
    bool flies = state->option[FLYING] && men_on_board(state, player) == 3;
    for (int row = 0; row < 7; row++)
        for (int column = 0; column < 7; column++)
            if (state->owner[row][column] == '0' + player) {
                if (flies)
                    add_flights(state, row, column, moves);
                else
                    add_steps(state, row, column, moves);
            }
}

static const char *result(const struct naive_state *state)
{
    if (state->note[MUST_REMOVE] || !state->note[PLACED_ALL])
        return "none";
    if (men_on_board(state, 1) < 3)
        return "2 few";
    if (men_on_board(state, 2) < 3)
        return "1 few";
    struct naive_moves own = {0}, other = {0};
    add_movements(state, state->turn, &own);
    add_movements(state, 3 - state->turn, &other);
    if (own.count > 0)
        return "none";
    if (other.count == 0)
        return "draw immobile";
    return state->turn == 1 ? "2 blocked" : "1 blocked";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    if (state->note[MUST_REMOVE])
        add_removals(state, list);
    else if (!state->note[PLACED_ALL])
        add_placements(state, list);
    else if (strcmp(result(state), "none") == 0)
        add_movements(state, state->turn, list);
}

static void finish_turn(struct naive_state *state)
{
    state->note[MUST_REMOVE] = 0;
    state->note[PLACED_ALL] = state->note[HAND + 1] == 0 && state->note[HAND + 2] == 0;
    state->turn = 3 - state->turn;
}

static void apply(struct naive_state *state, const char *move)
{
    if (move[0] == 'x') {
        state->owner[move[2] - '1'][move[1] - 'a'] = '.';
        finish_turn(state);
        return;
    }
    const char *to = move;
    if (move[2] == '-') {
        state->owner[move[1] - '1'][move[0] - 'a'] = '.';
        to = move + 3;
    } else {
        state->note[HAND + state->turn]--;
    }
    int row = to[1] - '1', column = to[0] - 'a';
    state->owner[row][column] = (char)('0' + state->turn);
    if (in_mill(state, row, column))
        state->note[MUST_REMOVE] = 1;
    else
        finish_turn(state);
}

const struct naive_game naive_morris = {
    .id = "morris", .start = start, .moves = moves, .apply = apply, .result = result};
