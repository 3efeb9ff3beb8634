/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Stratego from the rules' text: a 10 × 10 array, every piece numbered, and each player's last
 * three turns recorded to apply the two-square rule. */
#include "naive.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* options */
enum { ARMY, MEMORY, TWO_SQUARE, REPETITION, QUIET, SHEET, WEAKER_1, WEAKER_2, FIRST };

/* notes: whether the fight has begun, pieces numbered so far, hands, and the last three turns of
 * each player, latest first: which piece moved, from which row and column to which */
enum { FIGHTING, NAMES, HANDS, TURNS = HANDS + 24, TURN_NOTES = 5 };

static const char *const kinds[12] = {"10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "B", "F"};

static const int armies[2][12] = {
    {1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1},
    {1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1},
};

static const char *const board[10] = {
    "..........", /* */
    "..........", /* */
    "..........", /* */
    "..........", /* */
    "..  ..  ..", /* */
    "..  ..  ..", /* */
    "..........", /* */
    "..........", /* */
    "..........", /* */
    "..........", /* */
};

static void start(struct naive_state *state)
{
    memset(state->owner, ' ', sizeof state->owner);
    for (int row = 0; row < 10; row++)
        for (int column = 0; column < 10; column++)
            state->owner[row][column] = board[row][column];
    for (int kind = 0; kind < 12; kind++)
        state->note[HANDS + kind] = state->note[HANDS + 12 + kind] =
            armies[state->option[ARMY]][kind];
    for (int player = 0; player < 2; player++) { /* handicap: no marshal, and then no general */
        if (state->option[WEAKER_1 + player] >= 2)
            state->note[HANDS + 12 * player] = 0;
        if (state->option[WEAKER_1 + player] == 3)
            state->note[HANDS + 12 * player + 1] = 0;
    }
    state->turn = state->option[FIRST] + 1;
}

static bool is_kind(const struct naive_state *state, int row, int column, const char *kind)
{
    return strcmp(kinds[(int)state->kind[row][column]], kind) == 0;
}

static const int *turn_notes(const struct naive_state *state, int player, int turns_ago)
{
    return &state->note[TURNS + (player - 1) * 3 * TURN_NOTES + turns_ago * TURN_NOTES];
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* Whether that turn took this piece across the border between (r1, c1) and (r2, c2), either way. */
static bool crossed(const int *turn, int name, int r1, int c1, int r2, int c2)
{
    int row = turn[1], column = turn[2];
    if (turn[0] != name)
        return false;
    while (row != turn[3] || column != turn[4]) {
        int next_row = row + sign(turn[3] - row), next_column = column + sign(turn[4] - column);
        if (row == r1 && column == c1 && next_row == r2 && next_column == c2)
            return true;
        if (row == r2 && column == c2 && next_row == r1 && next_column == c1)
            return true;
        row = next_row;
        column = next_column;
    }
    return false;
}

static bool crossed_three_times(const struct naive_state *state, int player, int name, int r1,
                                int c1, int r2, int c2)
{
    for (int turns_ago = 0; turns_ago < 3; turns_ago++)
        if (!crossed(turn_notes(state, player, turns_ago), name, r1, c1, r2, c2))
            return false;
    return true;
}

/* Adds the moves of the piece at (row, column) in one direction. */
static void add_line(const struct naive_state *state, int row, int column, int down, int right,
                     bool two_square, struct naive_moves *moves)
{
    char own = state->owner[row][column];
    int name = state->name[row][column];
    int furthest = is_kind(state, row, column, "2") ? 9 : 1;
    for (int far = 1; far <= furthest; far++) {
        int r = row + far * down, c = column + far * right;
        if (r < 0 || r > 9 || c < 0 || c > 9 || state->owner[r][c] == ' ' ||
            state->owner[r][c] == own)
            return;
        if (two_square && crossed_three_times(state, own - '0', name, r - down, c - right, r, c))
            return;
        naive_add(moves, "%c%d-%c%d", 'a' + column, row + 1, 'a' + c, r + 1);
        if (state->owner[r][c] != '.')
            return;
    }
}

static void add_movements(const struct naive_state *state, int player, bool two_square,
                          struct naive_moves *moves)
{
    for (int row = 0; row < 10; row++)
        for (int column = 0; column < 10; column++) {
            if (state->owner[row][column] != '0' + player || is_kind(state, row, column, "B") ||
                is_kind(state, row, column, "F"))
                continue;
            add_line(state, row, column, 1, 0, two_square, moves);
            add_line(state, row, column, -1, 0, two_square, moves);
            add_line(state, row, column, 0, 1, two_square, moves);
            add_line(state, row, column, 0, -1, two_square, moves);
        }
}

static bool could_move(const struct naive_state *state, int player)
{
    struct naive_moves list;
    list.count = 0;
    add_movements(state, player, false, &list);
    return list.count > 0;
}

static void add_setup(const struct naive_state *state, struct naive_moves *moves)
{
    int first_row = state->turn == 1 ? 6 : 0;
    bool all_placed = true;
    for (int kind = 0; kind < 12; kind++) {
        if (state->note[HANDS + 12 * (state->turn - 1) + kind] == 0)
            continue;
        all_placed = false;
        for (int row = first_row; row < first_row + 4; row++)
            for (int column = 0; column < 10; column++)
                if (state->owner[row][column] == '.')
                    naive_add(moves, "%s@%c%d", kinds[kind], 'a' + column, row + 1);
    }
    if (all_placed && could_move(state, state->turn))
        naive_add(moves, "ready");
}

static bool has_flag(const struct naive_state *state, int player)
{
    for (int row = 0; row < 10; row++)
        for (int column = 0; column < 10; column++)
            if (state->owner[row][column] == '0' + player && is_kind(state, row, column, "F"))
                return true;
    return false;
}

static const char *result(const struct naive_state *state)
{
    if (!state->note[FIGHTING])
        return "none";
    if (!has_flag(state, 1))
        return "2 flag";
    if (!has_flag(state, 2))
        return "1 flag";
    if (!could_move(state, 1) && !could_move(state, 2))
        return "draw immobile";
    struct naive_moves list;
    list.count = 0;
    add_movements(state, state->turn, state->option[TWO_SQUARE], &list);
    if (list.count > 0)
        return "none";
    return state->turn == 1 ? "2 blocked" : "1 blocked";
}

static void moves(const struct naive_state *state, struct naive_moves *list)
{
    if (!state->note[FIGHTING])
        add_setup(state, list);
    else if (strcmp(result(state), "none") == 0)
        add_movements(state, state->turn, state->option[TWO_SQUARE], list);
}

static void place(struct naive_state *state, const char *move)
{
    char column;
    int row, kind = 0;
    sscanf(strchr(move, '@') + 1, "%c%d", &column, &row);
    while (strncmp(move, kinds[kind], strlen(kinds[kind])) != 0)
        kind++;
    state->note[HANDS + 12 * (state->turn - 1) + kind]--;
    state->owner[row - 1][column - 'a'] = (char)('0' + state->turn);
    state->kind[row - 1][column - 'a'] = (char)kind;
    state->name[row - 1][column - 'a'] = (char)++state->note[NAMES];
}

/* The survivor of an attack: 'a' the attacker, 'd' the defender, '-' nobody. */
static char survivor(const char *attacker, const char *defender)
{
    if (*defender == 'F')
        return 'a';
    if (*defender == 'B')
        return *attacker == '3' ? 'a' : 'd';
    if (strcmp(attacker, "1") == 0 && strcmp(defender, "10") == 0)
        return 'a';
    int difference = atoi(attacker) - atoi(defender);
    return difference > 0 ? 'a' : difference < 0 ? 'd' : '-';
}

static void write_down(struct naive_state *state, int name, int r1, int c1, int r2, int c2)
{
    int *turns = &state->note[TURNS + (state->turn - 1) * 3 * TURN_NOTES];
    memmove(turns + TURN_NOTES, turns, 2 * TURN_NOTES * sizeof *turns);
    const int latest[TURN_NOTES] = {name, r1, c1, r2, c2};
    memcpy(turns, latest, sizeof latest);
}

static void apply(struct naive_state *state, const char *move)
{
    if (strchr(move, '@')) {
        place(state, move);
        return;
    }
    if (strcmp(move, "ready") == 0) {
        state->note[FIGHTING] = state->turn == 2 - state->option[FIRST];
        state->turn = 3 - state->turn;
        return;
    }
    char from_column, to_column;
    int r1, r2;
    sscanf(move, "%c%d-%c%d", &from_column, &r1, &to_column, &r2);
    int c1 = from_column - 'a', c2 = to_column - 'a';
    r1--;
    r2--;
    write_down(state, state->name[r1][c1], r1, c1, r2, c2);
    char left = 'a';
    if (state->owner[r2][c2] != '.')
        left = survivor(kinds[(int)state->kind[r1][c1]], kinds[(int)state->kind[r2][c2]]);
    if (left == 'a') {
        state->owner[r2][c2] = state->owner[r1][c1];
        state->kind[r2][c2] = state->kind[r1][c1];
        state->name[r2][c2] = state->name[r1][c1];
    } else if (left == '-') {
        state->owner[r2][c2] = '.';
    }
    state->owner[r1][c1] = '.';
    state->turn = 3 - state->turn;
}

const struct naive_game naive_stratego = {
    .id = "stratego", .start = start, .moves = moves, .apply = apply, .result = result};
