/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Solved boards of Dodgem: compares the values with the rules themselves. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/bits.h"
#include "base/parallel.h"
#include "core/solution.h"
#include "games/dodgem/dodgem.h"
#include "games/dodgem/sets.h"
#include "play.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SLOW_BUILD 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SLOW_BUILD 1
#endif
#ifndef SLOW_BUILD
#define SLOW_BUILD 0
#endif

static const struct solution *const solution = &dodgem_solution;
static struct settings settings;
static uint8_t *table;
static size_t size;

void setUp(void)
{
    table = NULL;
}

void tearDown(void)
{
    free(table);
}

static void set_board(const char *n, const char *blocked)
{
    settings = settings_default(&game_dodgem);
    TEST_ASSERT_TRUE(settings_set(&game_dodgem, &settings, "size", n, NULL));
    TEST_ASSERT_TRUE(settings_set(&game_dodgem, &settings, "blocked", blocked, NULL));
}

static void solve(const char *n, const char *blocked, int threads)
{
    struct fault fault = {{0}};
    struct solve_watch watch = {.threads = threads};
    set_board(n, blocked);
    size = solution->size(&settings);
    free(table);
    table = malloc(size);
    TEST_ASSERT_NOT_NULL(table);
    memset(table, 0, size);
    TEST_ASSERT_TRUE_MESSAGE(solution->solve(&settings, table, &watch, &fault), fault.text);
    TEST_ASSERT_TRUE(watch.memory < 400u * 1000 * 1000);
}

static uint8_t value_of_start(void)
{
    union position_room start;
    game_dodgem.start(&settings, &start.base);
    return table[solution->index(&start.base)];
}

/* ---- every placement of pawns ---- */

/* The next larger number with the same bit count. */
static uint32_t next_set(uint32_t set)
{
    uint32_t low = set & -set, ripple = set + low;
    return ripple | (set ^ ripple) / low >> 2;
}

static void set_position(struct position *position, uint32_t white, uint32_t black, int turn)
{
    struct dodgem *dodgem = (struct dodgem *)position;
    game_dodgem.start(&settings, position);
    int n = position->size;
    dodgem->pawns[0] = cells_spread(white, n);
    dodgem->pawns[1] = cells_spread(black, n);
    position->men[0] = (uint8_t)bits_count(white);
    position->men[1] = (uint8_t)bits_count(black);
    position->turn = (uint8_t)turn;
    position->hash = game_dodgem.hash(position);
}

static void each_position(void (*visit)(const struct position *position))
{
    union position_room room;
    int n = settings_get(&game_dodgem, &settings, "size");
    uint32_t end = UINT32_C(1) << (n * n);
    for (int whites = 1; whites < n; whites++)
        for (int blacks = 1; blacks < n; blacks++)
            for (uint32_t white = (1u << whites) - 1; white < end; white = next_set(white))
                for (uint32_t black = (1u << blacks) - 1; black < end; black = next_set(black))
                    for (int turn = 0; turn < 2 && !(white & black); turn++) {
                        set_position(&room.base, white, black, turn);
                        visit(&room.base);
                    }
}

/* ---- the equations ---- */

static uint8_t value_of(const struct position *position)
{
    struct outcome outcome = game_dodgem.result(position);
    if (outcome_over(outcome))
        return outcome.winner == position->turn ? EXACT_WIN : EXACT_LOSS;
    return table[solution->index(position)];
}

static int plies_won(uint8_t value)
{
    return EXACT_WIN - value;
}

static int plies_lost(uint8_t value)
{
    return value - EXACT_LOSS;
}

/* A position's value from the positions one move later, by the rules of the game. If this holds
 * everywhere, the table is right: wins and losses lead to nearer ones down to finished games, and a
 * player in a drawn position can stay in drawn positions. */
static uint8_t value_by_moves(const struct position *position)
{
    struct move list[MOVES_MAX];
    int count = game_dodgem.moves(position, list), nearest_win = 1000, farthest_loss = -1;
    bool draw = false;
    if (outcome_over(game_dodgem.result(position)))
        return value_of(position);
    for (int i = 0; i < count; i++) {
        union position_room after;
        game_dodgem.apply(position, list[i], &after.base, NULL);
        uint8_t value = value_of(&after.base);
        if (value < EXACT_DRAW && plies_lost(value) < nearest_win)
            nearest_win = plies_lost(value);
        if (value > EXACT_DRAW && plies_won(value) > farthest_loss)
            farthest_loss = plies_won(value);
        draw |= value == EXACT_DRAW;
    }
    if (nearest_win < 1000)
        return (uint8_t)(EXACT_WIN - nearest_win - 1);
    return (uint8_t)(draw ? EXACT_DRAW : EXACT_LOSS + farthest_loss + 1);
}

static void check_equation(const struct position *position)
{
    size_t index = solution->index(position);
    TEST_ASSERT_TRUE(index < size);
    if (table[index] != value_by_moves(position)) /* the macro alone would take much time */
        TEST_ASSERT_EQUAL_UINT8(value_by_moves(position), table[index]);
}

static void test_every_position_of_3x3_and_4x4_follows_from_the_next_ones(void)
{
    const char *const blocked[] = {"wins", "loses"};
    for (int i = 0; i < 2; i++) {
        solve("3", blocked[i], 1);
        each_position(check_equation);
        solve("4", blocked[i], 1);
        each_position(check_equation);
    }
}

static uint8_t *seen;

static void count_index(const struct position *position)
{
    seen[solution->index(position)]++;
}

/* Each entry of the table belongs to one position and its mirror image with the players swapped. */
static void test_every_entry_of_the_table_is_used_twice(void)
{
    solve("4", "wins", 1);
    seen = calloc(size, 1);
    each_position(count_index);
    for (size_t i = 0; i < size; i++)
        if (seen[i] != 2)
            TEST_ASSERT_EQUAL_UINT8(2, seen[i]);
    free(seen);
}

/* ---- brute force, without the table ---- */

enum { KEYS_3 = 19683 * 2 }; /* 9 cells, each empty or one player's, and the player to move */

static struct {
    bool there[KEYS_3];
    int8_t winner[KEYS_3]; /* NOBODY while unknown */
    int plies[KEYS_3];
} brute;

static int key_of(const struct position *position)
{
    int key = position->turn;
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) {
            int owner = game_dodgem.piece_at(position, cell_at(column, row)).owner;
            key = key * 3 + (owner == NOBODY ? 0 : owner + 1);
        }
    return key;
}

static void enter(const struct position *position)
{
    brute.there[key_of(position)] = true;
}

static int brute_plies;

/* Decides the positions that end in `brute_plies` once all that end sooner are decided. */
static void decide(const struct position *position)
{
    struct move list[MOVES_MAX];
    int key = key_of(position), count = game_dodgem.moves(position, list), lost = 0;
    struct outcome outcome = game_dodgem.result(position);
    if (brute.winner[key] != NOBODY)
        return;
    for (int i = 0; i < count; i++) {
        union position_room after;
        game_dodgem.apply(position, list[i], &after.base, NULL);
        struct outcome next = game_dodgem.result(&after.base);
        int next_key = key_of(&after.base);
        int winner = outcome_over(next) ? next.winner : brute.winner[next_key];
        int plies = outcome_over(next) ? 0 : brute.plies[next_key];
        if (winner == NOBODY || plies >= brute_plies)
            continue;
        if (winner == position->turn) {
            brute.winner[key] = (int8_t)winner;
            brute.plies[key] = brute_plies;
            return;
        }
        lost++;
    }
    if (outcome_over(outcome) || (count > 0 && lost == count)) {
        brute.winner[key] = (int8_t)(outcome_over(outcome) ? outcome.winner : 1 - position->turn);
        brute.plies[key] = brute_plies;
    }
}

static void check_brute(const struct position *position)
{
    int key = key_of(position), winner = brute.winner[key], plies = brute.plies[key];
    uint8_t value = table[solution->index(position)];
    TEST_ASSERT_TRUE(brute.there[key]);
    TEST_ASSERT_EQUAL_UINT8(winner == NOBODY           ? EXACT_DRAW
                            : winner == position->turn ? EXACT_WIN - plies
                                                       : EXACT_LOSS + plies,
                            value);
}

static void compare_with_brute_force(const char *blocked)
{
    solve("3", blocked, 1);
    memset(&brute, 0, sizeof brute);
    memset(brute.winner, NOBODY, sizeof brute.winner);
    each_position(enter);
    for (brute_plies = 0; brute_plies < 60; brute_plies++)
        each_position(decide);
    each_position(check_brute);
}

static void test_3x3_equals_brute_force(void)
{
    compare_with_brute_force("wins");
    compare_with_brute_force("loses");
}

/* ---- known numbers ---- */

static void check_counts(size_t won, size_t lost, size_t drawn, int longest_win)
{
    size_t counts[3] = {0};
    int longest = 0;
    for (size_t i = 0; i < size; i++) {
        TEST_ASSERT_TRUE(table[i] > 0);
        counts[table[i] > EXACT_DRAW ? 0 : table[i] < EXACT_DRAW ? 1 : 2]++;
        if (table[i] > EXACT_DRAW && plies_won(table[i]) > longest)
            longest = plies_won(table[i]);
    }
    TEST_ASSERT_EQUAL_size_t(won, counts[0]);
    TEST_ASSERT_EQUAL_size_t(lost, counts[1]);
    TEST_ASSERT_EQUAL_size_t(drawn, counts[2]);
    TEST_ASSERT_EQUAL_INT(longest_win, longest);
}

static void test_known_values_of_small_boards(void)
{
    solve("3", "wins", 1);
    TEST_ASSERT_EQUAL_UINT8(EXACT_WIN - 19, value_of_start());
    solve("4", "wins", 1);
    TEST_ASSERT_EQUAL_UINT8(EXACT_DRAW, value_of_start());
    check_counts(146851, 101339, 28410, 41);
}

static void test_the_number_of_threads_changes_nothing(void)
{
    solve("4", "wins", 1);
    uint8_t *alone = malloc(size);
    memcpy(alone, table, size);
    solve("4", "wins", 5);
    TEST_ASSERT_EQUAL_MEMORY(alone, table, size);
    free(alone);
}

static void check_random_positions(int count)
{
    struct rng rng = {.state = 42};
    union position_room room;
    while (count > 0) {
        uint32_t sets[2] = {0};
        for (int player = 0; player < 2; player++)
            for (int i = rng_below(&rng, 4); i >= 0; i--)
                sets[player] |= UINT32_C(1) << rng_below(&rng, CELLS_MAX);
        if (sets[0] & sets[1])
            continue;
        set_position(&room.base, sets[0], sets[1], rng_below(&rng, 2));
        check_equation(&room.base);
        count--;
    }
}

static void check_5x5(const char *blocked)
{
    solve("5", blocked, 2);
    TEST_ASSERT_EQUAL_size_t(119999650, size);
    TEST_ASSERT_EQUAL_UINT8(EXACT_DRAW, value_of_start());
    if (long_run() && !SLOW_BUILD)
        each_position(check_equation);
    else
        check_random_positions(1000000);
}

static void test_5x5(void)
{
    if (SLOW_BUILD && !long_run())
        TEST_IGNORE_MESSAGE("only the long run solves 5x5 in a build with sanitizers");
    check_5x5("wins");
    check_counts(46470409, 30701329, 42827912, 81);
}

static void test_5x5_where_the_blocked_player_loses(void)
{
    if (!long_run())
        TEST_IGNORE_MESSAGE("only in the long run");
    check_5x5("loses");
    check_counts(47434561, 30550252, 42014837, 87);
}

/* ---- cancelling ---- */

static atomic_bool cancel;
static atomic_int progress;

static void solve_or_cancel(void *context, int thread)
{
    bool *finished = context;
    struct fault fault;
    struct solve_watch watch = {.threads = 2, .cancel = &cancel, .progress = &progress};
    if (thread == 0) {
        *finished = solution->solve(&settings, table, &watch, &fault);
        atomic_store(&cancel, true);
        if (!*finished)
            TEST_ASSERT_EQUAL_STRING("solving the board was cancelled", fault.text);
        return;
    }
    while (atomic_load(&progress) < 5 && !atomic_load(&cancel))
        continue;
    atomic_store(&cancel, true);
}

static void test_solving_can_be_cancelled_midway(void)
{
    bool finished = true;
    set_board("5", "wins");
    table = malloc(solution->size(&settings));
    atomic_store(&cancel, false);
    atomic_store(&progress, 0);
    parallel_run(2, solve_or_cancel, &finished);
    TEST_ASSERT_FALSE(finished);
    TEST_ASSERT_TRUE(atomic_load(&progress) >= 5);
}

/* ---- boards from text ---- */

static const char *why_not_placed(const char *board)
{
    static struct fault fault;
    union position_room position;
    TEST_ASSERT_FALSE(solution->place(&settings, board, 0, &position.base, &fault));
    return fault.text;
}

static void test_boards_from_text(void)
{
    union position_room placed, start;
    set_board("3", "wins");
    game_dodgem.start(&settings, &start.base);
    TEST_ASSERT_TRUE(solution->place(&settings, "B../B../.WW", 0, &placed.base, NULL));
    TEST_ASSERT_EQUAL_MEMORY(&start, &placed, game_dodgem.position_size);
    TEST_ASSERT_EQUAL_STRING("a board of size 3 has 3 rows of 3 cells, with / between them",
                             why_not_placed("B../B../.W"));
    TEST_ASSERT_EQUAL_STRING("row 2 of the board must be 3 of W, B and '.', not 'Bx./'",
                             why_not_placed("B../Bx./.WW"));
    TEST_ASSERT_EQUAL_STRING("row 1 of the board must be 3 of W, B and '.', not 'B..W'",
                             why_not_placed("B..WB../.WW"));
    TEST_ASSERT_EQUAL_STRING("player 1 has 3 pawns on the board; there are only 2",
                             why_not_placed("B../B../WWW"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_3x3_equals_brute_force);
    RUN_TEST(test_every_position_of_3x3_and_4x4_follows_from_the_next_ones);
    RUN_TEST(test_every_entry_of_the_table_is_used_twice);
    RUN_TEST(test_known_values_of_small_boards);
    RUN_TEST(test_the_number_of_threads_changes_nothing);
    RUN_TEST(test_5x5);
    RUN_TEST(test_5x5_where_the_blocked_player_loses);
    RUN_TEST(test_solving_can_be_cancelled_midway);
    RUN_TEST(test_boards_from_text);
    return UNITY_END();
}
