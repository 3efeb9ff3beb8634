/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Queens & Towers, rule by rule. */
#include <string.h>
#include <unity.h>

#include "core/perft.h"
#include "games/towers/towers.h"
#include "play.h"

enum { TOWER, QUEEN };

static struct match match;

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
}

/* ---- start ---- */

static void test_players_start_in_opposite_quadrants_with_queens_in_the_corners(void)
{
    play_start(&match, "towers", "");
    assert_picture(&match, "....tttq\n"
                           "....tttt\n"
                           "....tttt\n"
                           "....tttt\n"
                           "TTTT....\n"
                           "TTTT....\n"
                           "TTTT....\n"
                           "QTTT....\n");
}

static void test_player_1_begins(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn);
    play_moves(&match, "d7-h7");
    TEST_ASSERT_EQUAL_INT(1, match_now(&match)->turn);
}

static void test_smallest_board(void)
{
    play_start(&match, "towers", "size=6");
    assert_picture(&match, "...ttq\n"
                           "...ttt\n"
                           "...ttt\n"
                           "TTT...\n"
                           "TTT...\n"
                           "QTT...\n");
}

static void test_largest_board(void)
{
    play_start(&match, "towers", "size=12");
    assert_picture(&match, "......tttttq\n"
                           "......tttttt\n"
                           "......tttttt\n"
                           "......tttttt\n"
                           "......tttttt\n"
                           "......tttttt\n"
                           "TTTTTT......\n"
                           "TTTTTT......\n"
                           "TTTTTT......\n"
                           "TTTTTT......\n"
                           "TTTTTT......\n"
                           "QTTTTT......\n");
}

static void test_each_player_has_a_queen_and_a_quarter_of_the_board_less_one_towers(void)
{
    static const char *const sizes[] = {"size=6", "size=8", "size=10", "size=12"};
    for (int i = 0; i < 4; i++) {
        int n = 6 + 2 * i;
        play_start(&match, "towers", sizes[i]);
        for (int player = 0; player < 2; player++) {
            TEST_ASSERT_EQUAL_INT(1, game_towers.tally(match_now(&match), player, QUEEN).on_board);
            TEST_ASSERT_EQUAL_INT(n * n / 4 - 1,
                                  game_towers.tally(match_now(&match), player, TOWER).on_board);
            TEST_ASSERT_EQUAL_INT(n * n / 4, match_now(&match)->men[player]);
        }
        match_free(&match);
    }
}

static void test_the_board_is_8_wide_by_default(void)
{
    struct geometry geometry;
    play_start(&match, "towers", "");
    game_towers.geometry(&match.settings, &geometry);
    TEST_ASSERT_EQUAL_INT(8, geometry.columns);
    TEST_ASSERT_EQUAL_INT(64, geometry.cell_count);
    TEST_ASSERT_TRUE(geometry.squares);
    TEST_ASSERT_EQUAL_INT(GEOMETRY_NO_EXIT, geometry.exit_edge[0]);
}

/* ---- sliding ---- */

static void test_towers_slide_any_distance_along_row_and_column(void)
{
    play_start(&match, "towers", "");
    assert_moves_from(&match, "d5", "d1 d2 d3 d4 e5 f5 g5 h5");
    assert_moves_from(&match, "a5", "a1 a2 a3 a4");
    assert_moves_from(&match, "d8", "e8 f8 g8 h8");
}

static void test_nothing_moves_out_of_the_middle_of_its_own_pieces(void)
{
    play_start(&match, "towers", "");
    assert_moves_from(&match, "b6", "");
    assert_moves_from(&match, "a8", "");
    TEST_ASSERT_EQUAL_STRING("the tower on b6 cannot move", play_refusal(&match, "b6-b2"));
    TEST_ASSERT_EQUAL_STRING("the queen on a8 cannot move", play_refusal(&match, "a8-b7"));
}

static void test_queens_slide_diagonally_too(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "b4-b1 f3-f4 b5-b2 f4-f3 c4-f4 e3-e6");
    assert_moves_from(&match, "a6", "c4 b5");
    play_moves(&match, "a6-c4");
    assert_picture(&match, ".T.ttq\n"
                           ".T.ttt\n"
                           "...t.t\n"
                           "T.Q..T\n"
                           "T.T...\n"
                           ".TT.t.\n");
}

static void test_no_piece_lands_on_or_jumps_over_another(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d5-e5 h4-h5");
    TEST_ASSERT_EQUAL_STRING("a tower of player 1 cannot reach e4", play_refusal(&match, "e5-e4"));
    TEST_ASSERT_EQUAL_STRING("a tower of player 1 cannot reach e2", play_refusal(&match, "e5-e2"));
    TEST_ASSERT_EQUAL_STRING("a tower of player 1 cannot reach c5", play_refusal(&match, "e5-c5"));
}

static void test_towers_do_not_move_diagonally(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_EQUAL_STRING("a tower of player 1 cannot reach e6", play_refusal(&match, "d5-e6"));
}

static void test_only_own_pieces_move(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_EQUAL_STRING("the piece on f4 belongs to player 2", play_refusal(&match, "f4-f7"));
    TEST_ASSERT_EQUAL_STRING("there is no piece on e5", play_refusal(&match, "e5-e6"));
}

/* ---- captures ---- */

static void test_the_example_of_the_rules_captures_h7_and_leaves_f1(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7");
    assert_taken(&match, "");
    play_moves(&match, "f4-f7");
    assert_taken(&match, "h7");
    assert_picture(&match, "....tttq\n"
                           "....tttt\n"
                           "....tttt\n"
                           "....t.tt\n"
                           "TTTT....\n"
                           "TTTT....\n"
                           "TTT..t..\n"
                           "QTTT....\n");
    TEST_ASSERT_EQUAL_INT(15, match_now(&match)->men[0]);
    TEST_ASSERT_EQUAL_INT(16, match_now(&match)->men[1]);
}

static void test_a_capture_reports_its_rectangle(void)
{
    struct events events;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7");
    match_events(&match, 1, VIEWER_ALL, &events);
    TEST_ASSERT_EQUAL_INT(3, events.count);
    TEST_ASSERT_EQUAL_INT(EVENT_MOVED, events.list[0].type);
    TEST_ASSERT_EQUAL_INT(EVENT_HIGHLIGHT, events.list[1].type);
    TEST_ASSERT_EQUAL_INT(cell_at(5, 6), events.list[1].from);
    TEST_ASSERT_EQUAL_INT(cell_at(7, 0), events.list[1].to);
    TEST_ASSERT_EQUAL_INT(EVENT_CAPTURED, events.list[2].type);
    TEST_ASSERT_EQUAL_INT(0, events.list[2].player);
}

static void test_both_other_corners_are_captured(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "c4-f4 d2-a2 c5-c1 d3-d5 f4-f5 d5-c5");
    assert_taken(&match, "c1 f5");
    assert_picture(&match, "...ttq\n"
                           "t...tt\n"
                           "....tt\n"
                           "TT....\n"
                           "TTt...\n"
                           "QTT...\n");
    TEST_ASSERT_EQUAL_INT(2, game_towers.tally(match_now(&match), 0, TOWER).gone);
}

/* The results of each kind of move in random games, to prove that each was tested. */
static struct {
    int none, one, two, queen_moves, in_line, enemy_queen_on_corner;
} seen;

static int owner_at(const struct position *position, int column, int row, int kind)
{
    struct piece piece = game_towers.piece_at(position, cell_at(column, row));
    return piece.owner < 2 && piece.kind == kind ? piece.owner : NOBODY;
}

static int queen_cell(const struct position *position, int player)
{
    for (int row = 0; row < position->size; row++)
        for (int column = 0; column < position->size; column++)
            if (owner_at(position, column, row, QUEEN) == player)
                return cell_at(column, row);
    TEST_FAIL_MESSAGE("a queen is missing");
    return CELL_NONE;
}

static void check_capture(const struct position *before, struct move move,
                          const struct position *after)
{
    int player = before->turn, enemy = 1 - player, wanted = 0;
    int queen = queen_cell(before, player), enemy_queen = queen_cell(before, enemy);
    int column = cell_column(move.to), row = cell_row(move.to);
    int corners[2] = {cell_at(column, cell_row(queen)), cell_at(cell_column(queen), row)};
    bool in_line = column == cell_column(queen) || row == cell_row(queen);
    for (int i = 0; i < 2; i++) {
        int there = owner_at(before, cell_column(corners[i]), cell_row(corners[i]), TOWER);
        bool captured = move.from != queen && !in_line && there == enemy;
        wanted += captured;
        if (captured)
            TEST_ASSERT_EQUAL_INT(NOBODY, game_towers.piece_at(after, corners[i]).owner);
        seen.enemy_queen_on_corner += move.from != queen && corners[i] == enemy_queen;
    }
    TEST_ASSERT_EQUAL_INT(before->men[enemy] - wanted, after->men[enemy]);
    TEST_ASSERT_EQUAL_INT(before->men[player], after->men[player]);
    TEST_ASSERT_EQUAL_INT(enemy_queen, queen_cell(after, enemy));
    seen.queen_moves += move.from == queen;
    seen.in_line += move.from != queen && in_line;
    seen.none += wanted == 0;
    seen.one += wanted == 1;
    seen.two += wanted == 2;
}

static void check_captures_of_random_games(void)
{
    static const char *const sizes[] = {"size=6", "size=8", "size=10", "size=12"};
    struct rng rng = {.state = 8};
    memset(&seen, 0, sizeof seen);
    for (int i = 0; i < 4; i++)
        for (int number = 0; number < 20; number++) {
            play_start(&match, "towers", sizes[i]);
            play_random(&match, &rng, 0, 400);
            for (int j = 0; j < match.length; j++)
                check_capture(match_position(&match, j), match.steps[j].move,
                              match_position(&match, j + 1));
            match_free(&match);
        }
}

static void test_towers_capture_none_one_or_two(void)
{
    check_captures_of_random_games();
    TEST_ASSERT_TRUE(seen.none > 100 && seen.one > 100 && seen.two > 10);
}

static void test_queen_moves_capture_nothing(void)
{
    check_captures_of_random_games();
    TEST_ASSERT_TRUE(seen.queen_moves > 100);
}

static void test_queens_are_never_captured(void)
{
    check_captures_of_random_games();
    TEST_ASSERT_TRUE(seen.enemy_queen_on_corner > 10);
}

static void test_towers_in_line_with_their_queen_capture_nothing(void)
{
    check_captures_of_random_games();
    TEST_ASSERT_TRUE(seen.in_line > 100);
}

/* ---- ends ---- */

static const char few_left_for_2[] =
    "c5-f5 d1-a1 c4-c1 d2-a2 b4-b2 d3-a3 b5-b3 e2-d2 a6-e2 e1-d1 b3-d3 f3-e3 f5-f3";

static void test_two_pieces_left_lose_at_once(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, few_left_for_2);
    TEST_ASSERT_EQUAL_INT(2, match_now(&match)->men[1]);
    assert_outcome(&match, 0, "few");
    match_undo(&match);
    TEST_ASSERT_TRUE(match_now(&match)->men[1] > 2);
    assert_outcome(&match, NOBODY, "none");
}

static void test_player_1_with_two_pieces_left_loses_too(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "c4-c1 d3-c3 c6-f6 d2-d6 c5-f5 d1-d5 a4-a1 e2-a2 b5-c5 f1-b5 b4-a4 d6-c6 "
                       "a6-b6 e1-a1");
    TEST_ASSERT_TRUE(match_now(&match)->men[0] <= 2);
    assert_outcome(&match, 1, "few");
}

static void test_nothing_moves_in_a_finished_game(void)
{
    struct move list[MOVES_MAX];
    play_start(&match, "towers", "size=6");
    play_moves(&match, few_left_for_2);
    TEST_ASSERT_EQUAL_INT(0, game_towers.moves(match_now(&match), list));
    TEST_ASSERT_EQUAL_STRING("the game is over", play_refusal(&match, "a1-a2"));
}

static void test_a_player_who_cannot_move_loses(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "c4-c1 f3-f4 c5-c2 f4-f3 c6-c3 f3-f4 b4-e4 f4-f3 b5-f5 f3-f4 a5-d5 f4-f3 "
                       "d5-d4 f3-f4 b6-b5 f4-f3 f5-f4");
    assert_picture(&match, "..Tttq\n"
                           "..Tttt\n"
                           "..Tttt\n"
                           "T..TTT\n"
                           ".T....\n"
                           "Q.....\n");
    assert_outcome(&match, 0, "blocked");
}

static void test_player_1_blocked_loses_too(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "a4-a3 d3-d6 a3-a4 d2-d5 a4-a3 d1-d4 a3-a4 e3-b3 a4-a3 e2-a2 a3-a4 f2-c2 "
                       "a4-a3 c2-c3 a3-a4 e1-e2 a4-a3 e2-e1 a3-a4 a2-a3");
    assert_outcome(&match, 1, "blocked");
}

/* ---- hash and counting ---- */

static void test_the_same_board_reached_differently_has_the_same_hash(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 e4-e5 d6-e6 h4-h5");
    uint64_t hash = match_now(&match)->hash;
    match_free(&match);
    play_start(&match, "towers", "");
    play_moves(&match, "d6-e6 h4-h5 d7-h7 e4-e5");
    TEST_ASSERT_EQUAL_HEX64(hash, match_now(&match)->hash);
}

static void test_the_player_to_move_is_part_of_the_hash(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7");
    uint64_t hash = match_now(&match)->hash;
    match_free(&match);
    play_start(&match, "towers", "");
    play_moves(&match, "d7-e7 h4-h5 e7-h7 h5-h4"); /* the same board, player 1 to move */
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn);
    TEST_ASSERT_TRUE(hash != match_now(&match)->hash);
}

static void check_perft(const char *options, const uint64_t *leaves, int count)
{
    play_start(&match, "towers", options);
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_UINT64(leaves[i], perft(&game_towers, match_now(&match), i + 1));
    match_free(&match);
}

static void test_perft_has_the_known_values(void)
{
    check_perft("size=6", (const uint64_t[]){18, 288, 6090}, 3);
    check_perft("size=8", (const uint64_t[]){32, 944, 34264}, 3);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_players_start_in_opposite_quadrants_with_queens_in_the_corners);
    RUN_TEST(test_player_1_begins);
    RUN_TEST(test_smallest_board);
    RUN_TEST(test_largest_board);
    RUN_TEST(test_each_player_has_a_queen_and_a_quarter_of_the_board_less_one_towers);
    RUN_TEST(test_the_board_is_8_wide_by_default);
    RUN_TEST(test_towers_slide_any_distance_along_row_and_column);
    RUN_TEST(test_nothing_moves_out_of_the_middle_of_its_own_pieces);
    RUN_TEST(test_queens_slide_diagonally_too);
    RUN_TEST(test_no_piece_lands_on_or_jumps_over_another);
    RUN_TEST(test_towers_do_not_move_diagonally);
    RUN_TEST(test_only_own_pieces_move);
    RUN_TEST(test_the_example_of_the_rules_captures_h7_and_leaves_f1);
    RUN_TEST(test_a_capture_reports_its_rectangle);
    RUN_TEST(test_both_other_corners_are_captured);
    RUN_TEST(test_towers_capture_none_one_or_two);
    RUN_TEST(test_queen_moves_capture_nothing);
    RUN_TEST(test_queens_are_never_captured);
    RUN_TEST(test_towers_in_line_with_their_queen_capture_nothing);
    RUN_TEST(test_two_pieces_left_lose_at_once);
    RUN_TEST(test_player_1_with_two_pieces_left_loses_too);
    RUN_TEST(test_nothing_moves_in_a_finished_game);
    RUN_TEST(test_a_player_who_cannot_move_loses);
    RUN_TEST(test_player_1_blocked_loses_too);
    RUN_TEST(test_the_same_board_reached_differently_has_the_same_hash);
    RUN_TEST(test_the_player_to_move_is_part_of_the_hash);
    RUN_TEST(test_perft_has_the_known_values);
    return UNITY_END();
}
