/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Dodgem, rule by rule. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/perft.h"
#include "games/dodgem/dodgem.h"
#include "play.h"

static struct match match;

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
}

/* ---- start ---- */

static void test_pawns_start_on_the_last_row_and_the_first_column(void)
{
    play_start(&match, "dodgem", "");
    assert_picture(&match, "o....\n"
                           "o....\n"
                           "o....\n"
                           "o....\n"
                           ".xxxx\n");
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn);
}

static void test_smallest_board(void)
{
    play_start(&match, "dodgem", "size=3");
    assert_picture(&match, "o..\n"
                           "o..\n"
                           ".xx\n");
}

static void test_largest_board(void)
{
    play_start(&match, "dodgem", "size=8");
    assert_picture(&match, "o.......\n"
                           "o.......\n"
                           "o.......\n"
                           "o.......\n"
                           "o.......\n"
                           "o.......\n"
                           "o.......\n"
                           ".xxxxxxx\n");
}

static void test_each_player_has_one_pawn_less_than_the_board_is_wide(void)
{
    for (int n = 3; n <= 8; n++) {
        char size[] = "size=0";
        size[5] = (char)('0' + n);
        play_start(&match, "dodgem", size);
        for (int player = 0; player < 2; player++)
            TEST_ASSERT_EQUAL_INT(n - 1, game_dodgem.tally(match_now(&match), player, 0).on_board);
        match_free(&match);
    }
}

static void test_players_leave_at_the_top_and_at_the_right(void)
{
    struct geometry geometry;
    play_start(&match, "dodgem", "size=4");
    game_dodgem.geometry(&match.settings, &geometry);
    TEST_ASSERT_EQUAL_INT(16, geometry.cell_count);
    TEST_ASSERT_EQUAL_INT(DIRECTION_UP, geometry.exit_edge[0]);
    TEST_ASSERT_EQUAL_INT(DIRECTION_RIGHT, geometry.exit_edge[1]);
}

/* ---- steps ---- */

static void test_player_1_steps_up_left_and_right_but_not_down(void)
{
    play_start(&match, "dodgem", "");
    play_moves(&match, "c5-c4 a1-b1");
    assert_moves_from(&match, "c4", "c3 b4 d4");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot reach c5", play_refusal(&match, "c4-c5"));
}

static void test_player_2_steps_right_up_and_down_but_not_left(void)
{
    play_start(&match, "dodgem", "");
    play_moves(&match, "c5-c4 a2-b2 c4-c3");
    assert_moves_from(&match, "b2", "b1 c2 b3");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 2 cannot reach a2", play_refusal(&match, "b2-a2"));
}

static void test_a_step_is_one_cell_and_straight(void)
{
    play_start(&match, "dodgem", "");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot reach c3", play_refusal(&match, "c5-c3"));
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot reach d4", play_refusal(&match, "c5-d4"));
}

static void test_nobody_steps_on_a_pawn(void)
{
    play_start(&match, "dodgem", "");
    play_moves(&match, "b5-b4 a3-b3");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot reach b3", play_refusal(&match, "b4-b3"));
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot reach d5", play_refusal(&match, "c5-d5"));
    TEST_ASSERT_EQUAL_STRING("the piece on b3 belongs to player 2", play_refusal(&match, "b3-c3"));
}

static void test_rows_do_not_run_into_each_other(void)
{
    play_start(&match, "dodgem", "size=8");
    play_moves(&match, "h8-h7 a1-b1");
    assert_moves_from(&match, "h7", "h6 g7");
    assert_moves_from(&match, "b8", "b7 a8");
}

/* ---- leaving ---- */

static void test_player_1_leaves_from_the_top_row_only(void)
{
    play_start(&match, "dodgem", "size=3");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot leave the board from there",
                             play_refusal(&match, "c3-off"));
    play_moves(&match, "c3-c2 a2-a3");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 1 cannot leave the board from there",
                             play_refusal(&match, "c2-off"));
    play_moves(&match, "c2-c1 a3-a2");
    assert_moves_from(&match, "c1", "b1 off");
    play_moves(&match, "c1-off");
    assert_taken(&match, "c1");
    TEST_ASSERT_EQUAL_INT(1, match_now(&match)->men[0]);
    TEST_ASSERT_EQUAL_INT(1, game_dodgem.tally(match_now(&match), 0, 0).gone);
    assert_picture(&match, "o..\n"
                           "o..\n"
                           ".x.\n");
}

static void test_player_2_leaves_from_the_last_column_only(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-a3 a1-b1 a3-b3");
    TEST_ASSERT_EQUAL_STRING("a pawn of player 2 cannot leave the board from there",
                             play_refusal(&match, "b1-off"));
    play_moves(&match, "b1-c1 b3-a3");
    assert_moves_from(&match, "c1", "c2 off");
    play_moves(&match, "c1-off");
    TEST_ASSERT_EQUAL_INT(1, match_now(&match)->men[1]);
}

static void test_player_1_wins_when_all_pawns_are_off(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "c3-c2 a2-a3 b3-b2 a3-b3 c2-c1 b3-c3 b2-b1 c3-c2 b1-off a1-b1");
    assert_outcome(&match, NOBODY, "none");
    play_moves(&match, "c1-off");
    assert_outcome(&match, 0, "off");
}

static void test_player_2_wins_when_all_pawns_are_off(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-a3 a1-b1 c3-b3 a2-b2 a3-a2 b2-c2 b3-c3 b1-c1 a2-b2 c1-off b2-b1");
    assert_outcome(&match, NOBODY, "none");
    play_moves(&match, "c2-off");
    assert_outcome(&match, 1, "off");
}

/* ---- blocked ---- */

static const char blocks_1[] = "b3-b2 a1-b1 c3-c2 a2-a1 c2-c1 a1-a2 c1-off a2-a1 b2-a2 b1-b2";
static const char blocks_2[] = "b3-b2 a1-b1 b2-c2 a2-b2 c2-c1 b2-c2 c3-b3 c2-off b3-b2";

static void test_a_blocked_player_wins(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, blocks_1);
    assert_picture(&match, "o..\n"
                           "xo.\n"
                           "...\n");
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn);
    assert_outcome(&match, 0, "blocked");
    match_free(&match);
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, blocks_2);
    assert_picture(&match, ".ox\n"
                           ".x.\n"
                           "...\n");
    TEST_ASSERT_EQUAL_INT(1, match_now(&match)->turn);
    assert_outcome(&match, 1, "blocked");
}

static void test_a_blocked_player_loses_by_the_option(void)
{
    play_start(&match, "dodgem", "size=3 blocked=loses");
    play_moves(&match, blocks_1);
    assert_outcome(&match, 1, "blocked");
    match_free(&match);
    play_start(&match, "dodgem", "size=3 blocked=loses");
    play_moves(&match, blocks_2);
    assert_outcome(&match, 0, "blocked");
}

static void test_a_pawn_that_can_leave_is_not_blocked(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-b2 a1-b1 b2-c2 a2-b2 c2-c1 b2-c2"); /* x on c1 and c3, o on b1 and c2 */
    assert_moves_from(&match, "c1", "off");
    assert_outcome(&match, NOBODY, "none");
}

/* ---- counting, and perfect play ---- */

static void check_perft(const char *options, const uint64_t *leaves, int count)
{
    play_start(&match, "dodgem", options);
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_UINT64(leaves[i], perft(&game_dodgem, match_now(&match), i + 1));
    match_free(&match);
}

static void test_perft_has_the_known_values(void)
{
    check_perft("size=3", (const uint64_t[]){3, 7, 27, 101}, 4);
    check_perft("size=5", (const uint64_t[]){5, 23, 163, 1146}, 4);
}

static void test_the_player_to_move_is_part_of_the_hash(void)
{
    /* The same pawns, reached in three plies and in four. */
    play_start(&match, "dodgem", "");
    play_moves(&match, "c5-c4 a1-b1 c4-b4");
    uint64_t hash = match_now(&match)->hash;
    match_free(&match);
    play_start(&match, "dodgem", "");
    play_moves(&match, "c5-c4 a1-b1 c4-d4 b1-b2 d4-c4 b2-b1 c4-b4");
    TEST_ASSERT_EQUAL_HEX64(hash, match_now(&match)->hash);
    TEST_ASSERT_EQUAL_HEX64(hash, game_dodgem.hash(match_now(&match)));
    union position_room other = {.base = {0}};
    memcpy(&other, match_now(&match), game_dodgem.position_size);
    other.base.turn ^= 1;
    TEST_ASSERT_TRUE(game_dodgem.hash(&other.base) != hash);
}

/* All positions of the smallest board, enumerated, and their results. */
enum { POSITIONS_MAX = 4096 };

static struct {
    int count;
    union position_room position[POSITIONS_MAX];
    int winner[POSITIONS_MAX]; /* NOBODY while unknown */
    int plies[POSITIONS_MAX];
} world;

static int world_index(const struct position *position)
{
    for (int i = 0; i < world.count; i++)
        if (world.position[i].base.hash == position->hash)
            return i;
    TEST_ASSERT_TRUE(world.count < POSITIONS_MAX);
    memcpy(&world.position[world.count], position, game_dodgem.position_size);
    world.winner[world.count] = NOBODY;
    return world.count++;
}

static void explore(void)
{
    struct move list[MOVES_MAX];
    for (int i = 0; i < world.count; i++) {
        int count = game_dodgem.moves(&world.position[i].base, list);
        for (int j = 0; j < count; j++) {
            union position_room after;
            game_dodgem.apply(&world.position[i].base, list[j], &after.base, NULL);
            world_index(&after.base);
        }
    }
}

/* The result of position i once all that end in fewer than `plies` plies are known. */
static bool settle(int i, int plies)
{
    struct move list[MOVES_MAX];
    const struct position *position = &world.position[i].base;
    struct outcome outcome = game_dodgem.result(position);
    int count = game_dodgem.moves(position, list), lost = 0;
    if (outcome_over(outcome)) {
        world.winner[i] = outcome.winner;
        return plies == 0;
    }
    for (int j = 0; j < count; j++) {
        union position_room after;
        game_dodgem.apply(position, list[j], &after.base, NULL);
        int next = world_index(&after.base);
        if (world.winner[next] == NOBODY || world.plies[next] >= plies)
            continue;
        if (world.winner[next] == position->turn) {
            world.winner[i] = position->turn;
            return true;
        }
        lost++;
    }
    if (lost == count)
        world.winner[i] = 1 - position->turn;
    return lost == count;
}

static void test_perfect_play_on_the_smallest_board_wins_for_player_1_in_19_plies(void)
{
    play_start(&match, "dodgem", "size=3");
    world.count = 0;
    world_index(match_now(&match));
    explore();
    for (int plies = 0; plies < 40; plies++)
        for (int i = 0; i < world.count; i++)
            if (world.winner[i] == NOBODY && settle(i, plies))
                world.plies[i] = plies;
    TEST_ASSERT_EQUAL_INT(0, world.winner[0]);
    TEST_ASSERT_EQUAL_INT(19, world.plies[0]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_pawns_start_on_the_last_row_and_the_first_column);
    RUN_TEST(test_smallest_board);
    RUN_TEST(test_largest_board);
    RUN_TEST(test_each_player_has_one_pawn_less_than_the_board_is_wide);
    RUN_TEST(test_players_leave_at_the_top_and_at_the_right);
    RUN_TEST(test_player_1_steps_up_left_and_right_but_not_down);
    RUN_TEST(test_player_2_steps_right_up_and_down_but_not_left);
    RUN_TEST(test_a_step_is_one_cell_and_straight);
    RUN_TEST(test_nobody_steps_on_a_pawn);
    RUN_TEST(test_rows_do_not_run_into_each_other);
    RUN_TEST(test_player_1_leaves_from_the_top_row_only);
    RUN_TEST(test_player_2_leaves_from_the_last_column_only);
    RUN_TEST(test_player_1_wins_when_all_pawns_are_off);
    RUN_TEST(test_player_2_wins_when_all_pawns_are_off);
    RUN_TEST(test_a_blocked_player_wins);
    RUN_TEST(test_a_blocked_player_loses_by_the_option);
    RUN_TEST(test_a_pawn_that_can_leave_is_not_blocked);
    RUN_TEST(test_perft_has_the_known_values);
    RUN_TEST(test_the_player_to_move_is_part_of_the_hash);
    RUN_TEST(test_perfect_play_on_the_smallest_board_wins_for_player_1_in_19_plies);
    return UNITY_END();
}
