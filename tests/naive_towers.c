/* Queens & Towers from the rules' text: an array of rows, every cell tried as a place to go. */
#include "naive.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE };         /* options */
enum { TOWER, QUEEN }; /* kinds */

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
    state->turn = 1;
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* Can the piece go there: the right direction, and every cell on the way and the last one empty? */
static bool can_go(const struct naive_state *state, int row, int column, int to_row, int to_column)
{
    int down = to_row - row, right = to_column - column;
    bool straight = (down == 0) != (right == 0);
    bool diagonal = down != 0 && abs(down) == abs(right);
    if (!straight && !(diagonal && state->kind[row][column] == QUEEN))
        return false;
    while (row != to_row || column != to_column) {
        row += sign(down);
        column += sign(right);
        if (state->owner[row][column] != '.')
            return false;
    }
    return true;
}

static void add_moves(const struct naive_state *state, int row, int column,
                      struct naive_moves *moves)
{
    int n = state->option[SIZE];
    for (int to_row = 0; to_row < n; to_row++)
        for (int to_column = 0; to_column < n; to_column++)
            if (can_go(state, row, column, to_row, to_column))
                naive_add(moves, "%c%d-%c%d", 'a' + column, row + 1, 'a' + to_column, to_row + 1);
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

static const char *result(const struct naive_state *state)
{
    if (pieces(state, '1') <= 2)
        return "2 few";
    if (pieces(state, '2') <= 2)
        return "1 few";
    struct naive_moves own = {0};
    add_all_moves(state, &own);
    if (own.count > 0)
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
