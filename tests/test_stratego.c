/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules of Stratego, one by one. Endings are in test_stratego_endings.c, hidden information in
 * test_stratego_hidden.c. */
#include "stratego_play.h"

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&battle);
}

/* ---- board and setup ---- */

static void test_the_board_has_92_cells_and_two_lakes(void)
{
    struct geometry geometry;
    begin("");
    game->geometry(&battle.settings, &geometry);
    TEST_ASSERT_EQUAL_INT(92, geometry.cell_count);
    static const char *const lakes[] = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"};
    for (int i = 0; i < 8; i++) {
        TEST_ASSERT_EQUAL_INT(TERRAIN_LAKE, geometry.terrain[at(lakes[i])]);
        TEST_ASSERT_EQUAL_INT(NOWHERE, piece_on(lakes[i]).owner);
    }
    int cells = 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        bool is_cell = game->piece_at(match_now(&battle), cell).owner != NOWHERE;
        TEST_ASSERT_EQUAL(geometry_has(&geometry, cell), is_cell);
        cells += is_cell;
    }
    TEST_ASSERT_EQUAL_INT(92, cells);
}

static void check_army(const int army[12])
{
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < 12; kind++) {
            struct tally tally = game->tally(match_now(&battle), player, kind);
            TEST_ASSERT_EQUAL_INT(army[kind], tally.in_hand);
            TEST_ASSERT_EQUAL_INT(0, tally.on_board);
            TEST_ASSERT_EQUAL_INT(0, tally.gone);
        }
}

static void test_the_small_army_has_ten_pieces(void)
{
    begin("");
    check_army((const int[]){1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1});
}

static void test_the_full_army_has_forty_pieces(void)
{
    begin("army=full");
    check_army((const int[]){1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1});
}

static void check_setup_cells(int first_row)
{
    struct move list[MOVES_MAX];
    int count = game->moves(match_now(&battle), list);
    TEST_ASSERT_EQUAL_INT(7 * 40, count); /* seven kinds in hand, four rows of ten */
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_INT(VERB_PLACE, list[i].verb);
        TEST_ASSERT_INT_WITHIN(3, 2 * first_row + 3, 2 * cell_row(list[i].to));
        TEST_ASSERT_LESS_THAN_INT(10, cell_column(list[i].to));
    }
}

static void test_pieces_are_placed_on_the_players_own_four_rows(void)
{
    begin("");
    check_setup_cells(6);
    refused("10@a6", "a6 is not in the rows of player 1");
    refused("10@a1", "a1 is not in the rows of player 1");
    deploy("");
    check_setup_cells(0);
    refused("10@a5", "a5 is not in the rows of player 2");
}

static void test_a_piece_is_placed_from_the_hand_on_an_empty_cell(void)
{
    begin("");
    play("10@a7");
    TEST_ASSERT_EQUAL_INT(0, piece_on("a7").owner);
    TEST_ASSERT_EQUAL_INT(M10, piece_on("a7").kind);
    refused("10@b7", "no marshal is left in hand");
    refused("8@b7", "no colonel is left in hand");
    refused("9@a7", "a7 is occupied");
    play("3@b7 3@c7");
    refused("3@d7", "no miner is left in hand");
    struct tally miners = game->tally(match_now(&battle), 0, M3);
    TEST_ASSERT_EQUAL_INT(0, miners.in_hand);
    TEST_ASSERT_EQUAL_INT(2, miners.on_board);
    TEST_ASSERT_EQUAL_INT(3, match_now(&battle)->men[0]);
}

static void test_ready_is_legal_when_all_pieces_are_placed(void)
{
    begin("");
    play("10@a7 9@b7 3@c7 3@d7 2@e7 2@f7 1@g7 B@h7 B@i7");
    refused("ready", "not all pieces are placed yet");
    play("F@j7");
    TEST_ASSERT_EQUAL_INT(1, legal_count());
    LEGAL("ready");
}

static void test_a_setup_is_one_turn_and_player_1_moves_first(void)
{
    begin("");
    play("10@a7 9@b7 3@c7 3@d7 2@e7 2@f7 1@g7 B@h7 B@i7 F@j7");
    TEST_ASSERT_EQUAL_INT(0, match_now(&battle)->turn);
    play("ready");
    TEST_ASSERT_EQUAL_INT(1, match_now(&battle)->turn);
    TEST_ASSERT_EQUAL_INT(PHASE_SETUP, match_now(&battle)->phase);
    play("10@a4 9@b4 3@c4 3@d4 2@e4 2@f4 1@g4 B@h4 B@i4 F@j4");
    TEST_ASSERT_EQUAL_INT(1, match_now(&battle)->turn);
    play("ready");
    TEST_ASSERT_EQUAL_INT(0, match_now(&battle)->turn);
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, match_now(&battle)->phase);
    TEST_ASSERT_EQUAL_INT(0, match_ply(&battle, battle.at)); /* plies count from the first move */
    TEST_ASSERT_EQUAL_INT(0, match_now(&battle)->quiet);
    play("a7-a6");
    TEST_ASSERT_EQUAL_INT(1, match_ply(&battle, battle.at));
    TEST_ASSERT_EQUAL_INT(1, match_now(&battle)->quiet);
}

/* Places the whole hand except `ready`, back to front. */
static void place_all(const char *first)
{
    struct move list[MOVES_MAX];
    play(first);
    for (int count; (count = game->moves(match_now(&battle), list)) > 1 ||
                    (count == 1 && list[0].verb == VERB_PLACE);)
        match_play(&battle, list[count - 1]);
}

static void test_ready_is_not_offered_while_no_piece_could_move(void)
{
    begin("army=full");
    place_all("B@a7 B@b7 B@e7 B@f7 B@i7 B@j7"); /* the lakes are in front of the other columns */
    TEST_ASSERT_EQUAL_INT(40, match_now(&battle)->men[0]);
    TEST_ASSERT_EQUAL_INT(0, legal_count());
    check_outcome("none", NOBODY);
    refused("ready", "none of these pieces could move: take some back and place them elsewhere");
    begin("army=full");
    place_all("B@a7 B@b7 B@e7 B@f7 B@i7 F@j7"); /* the flag does not move either */
    TEST_ASSERT_EQUAL_INT(0, legal_count());
    begin("army=full");
    place_all("B@a7 B@b7 B@e7 B@f7 B@i7 1@j7");
    LEGAL("ready");
}

static void test_the_same_for_player_2(void)
{
    begin("army=full");
    deploy("10@a7");
    place_all("B@a4 B@b4 B@e4 B@f4 B@i4 B@j4");
    TEST_ASSERT_EQUAL_INT(0, legal_count());
    check_outcome("none", NOBODY);
}

/* ---- movement ---- */

static void test_a_piece_moves_one_cell_orthogonally(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@a4");
    play("e7-e6 a4-a5");
    TEST_ASSERT_EQUAL_STRING("e6-e5 e6-f6 e6-e7 ", moves_from("e6")); /* d6 is a lake */
    refused("e6-f7", "pieces move in a straight line, along a row or a column");
    refused("e6-e4", "only scouts move more than one cell");
    refused("e6-d6", "no piece can enter the lakes");
    refused("e6-e6", "a marshal of player 1 cannot reach e6");
    refused("a5-a6", "the piece on a5 belongs to player 2");
    refused("b4-b5", "there is no piece on b4");
    refused("e6-l6", "l6 is not a cell of this board");
}

static void test_no_piece_leaves_the_board(void)
{
    begin("");
    deploy("10@a10 9@j10 1@j7 3@a7");
    deploy("10@a1 9@j1 3@b1");
    TEST_ASSERT_EQUAL_STRING("a10-a9 a10-b10 ", moves_from("a10"));
    TEST_ASSERT_EQUAL_STRING("j10-j9 ", moves_from("j10")); /* i10: the flag */
    TEST_ASSERT_EQUAL_STRING("j7-j6 j7-j8 j7-i7 ", moves_from("j7"));
    TEST_ASSERT_EQUAL_STRING("a7-a6 a7-b7 a7-a8 ", moves_from("a7"));
    play("a7-a6");
    TEST_ASSERT_EQUAL_STRING("a1-a2 ", moves_from("a1"));
    TEST_ASSERT_EQUAL_STRING("j1-j2 ", moves_from("j1"));
}

static void test_own_pieces_are_in_the_way(void)
{
    begin("");
    deploy("10@e8 9@e7 3@d8 2@f8");
    deploy("");
    TEST_ASSERT_EQUAL_STRING("e8-e9 ", moves_from("e8"));
    refused("e8-e7", "one of your own pieces is there");
}

static void test_bombs_and_flags_never_move(void)
{
    begin("");
    deploy("B@a7 F@b7 B@e8");
    deploy("B@a4 F@b4");
    refused("a7-a6", "bombs and flags never move");
    refused("b7-b6", "bombs and flags never move");
    TEST_ASSERT_EQUAL_STRING("", moves_from("a7"));
    TEST_ASSERT_EQUAL_STRING("", moves_from("b7"));
    TEST_ASSERT_EQUAL_STRING("", moves_from("e8"));
}

static void test_lakes_stop_every_piece(void)
{
    begin("");
    deploy("2@c7 9@g7 2@a7");
    deploy("10@j4");
    refused("c7-c6", "no piece can enter the lakes");
    refused("g7-g6", "no piece can enter the lakes");
    refused("c7-c4", "scouts do not jump over pieces or lakes");
    play("a7-a6 j4-j3");
    TEST_ASSERT_EQUAL_STRING("a6-a5 a6-a4 a6-a3 a6-a2 a6-a1 a6-b6 a6-a7 a6-a8 a6-a9 a6-a10 ",
                             moves_from("a6"));
}

static void test_scouts_move_any_distance_and_may_end_with_an_attack(void)
{
    begin("");
    deploy("2@e7 9@h7");
    deploy("1@e2 9@e1");
    TEST_ASSERT_EQUAL_STRING("e7-e6 e7-e5 e7-e4 e7-e3 e7-e2 e7-f7 e7-g7 e7-e8 e7-e9 "
                             "e7-d7 e7-c7 e7-b7 e7-a7 ",
                             moves_from("e7"));
    refused("e7-e1", "scouts do not jump over pieces or lakes");
    refused("e7-i7", "scouts do not jump over pieces or lakes");
    refused("e7-h7", "one of your own pieces is there");
    play("e7-e2");
    TEST_ASSERT_EQUAL_INT(0, piece_on("e2").owner);
    TEST_ASSERT_EQUAL_INT(M2, piece_on("e2").kind);
    TEST_ASSERT_EQUAL_INT(NOBODY, piece_on("e7").owner);
}

/* ---- attacks ---- */

/* A full battle in which a piece of player 1 walks up column e and attacks one of player 2. */
static void stage_attack(const char *attacker, const char *defender, const char *options)
{
    char placement[MOVE_TEXT * 2];
    begin(options);
    snprintf(placement, sizeof placement, "%s@e7 4@a7", attacker);
    deploy(placement);
    snprintf(placement, sizeof placement, "%s@e4 4@a4", defender);
    deploy(placement);
    play("e7-e6 a4-a5 e6-e5 a5-a4 e5-e4");
}

static void check_fight(int attacker, int defender, char expected)
{
    struct piece left = piece_on("e4");
    struct tally attackers = game->tally(match_now(&battle), 0, attacker);
    struct tally defenders = game->tally(match_now(&battle), 1, defender);
    TEST_ASSERT_EQUAL_INT(NOBODY, piece_on("e5").owner);
    TEST_ASSERT_EQUAL_INT(expected == '+' ? 0 : expected == '-' ? 1 : NOBODY, left.owner);
    if (expected != '=')
        TEST_ASSERT_EQUAL_INT(expected == '+' ? attacker : defender, left.kind);
    TEST_ASSERT_EQUAL_INT(expected != '+', attackers.gone);
    TEST_ASSERT_EQUAL_INT(expected != '-', defenders.gone);
    TEST_ASSERT_EQUAL_INT(40 - (expected != '+'), match_now(&battle)->men[0]);
    TEST_ASSERT_EQUAL_INT(40 - (expected != '-'), match_now(&battle)->men[1]);
    TEST_ASSERT_EQUAL_UINT64(game->hash(match_now(&battle)), match_now(&battle)->hash);
}

static void test_every_attacker_against_every_defender(void)
{
    static const char *const names[] = {"10", "9", "8", "7", "6", "5",
                                        "4",  "3", "2", "1", "B", "F"};
    /* + the attacker stays, - the defender stays, = both go; defenders 10 9 8 … 1 B F */
    static const char *const table[10] = {
        "=+++++++++-+", /* 10 */
        "-=++++++++-+", /* 9 */
        "--=+++++++-+", /* 8 */
        "---=++++++-+", /* 7 */
        "----=+++++-+", /* 6 */
        "-----=++++-+", /* 5 */
        "------=+++-+", /* 4 */
        "-------=++++", /* 3 */
        "--------=+-+", /* 2 */
        "+--------=-+", /* 1 */
    };
    for (int attacker = 0; attacker < 10; attacker++)
        for (int defender = 0; defender < 12; defender++) {
            stage_attack(names[attacker], names[defender], "army=full");
            check_fight(attacker, defender, table[attacker][defender]);
        }
}

static void test_a_spy_that_attacks_the_marshal_wins(void)
{
    stage_attack("1", "10", "army=full");
    TEST_ASSERT_EQUAL_INT(0, piece_on("e4").owner);
    TEST_ASSERT_EQUAL_INT(M1, piece_on("e4").kind);
}

static void test_a_spy_attacked_by_the_marshal_loses(void)
{
    stage_attack("10", "1", "army=full");
    TEST_ASSERT_EQUAL_INT(0, piece_on("e4").owner);
    TEST_ASSERT_EQUAL_INT(M10, piece_on("e4").kind);
}

static void test_a_bomb_stays_until_a_miner_takes_its_cell(void)
{
    begin("");
    deploy("10@e7 3@f7");
    deploy("B@e4 9@a4");
    play("e7-e6 a4-a3 e6-e5 a3-a4 e5-e4");
    TEST_ASSERT_EQUAL_INT(1, piece_on("e4").owner);
    TEST_ASSERT_EQUAL_INT(BOMB, piece_on("e4").kind);
    TEST_ASSERT_EQUAL_INT(1, game->tally(match_now(&battle), 0, M10).gone);
    play("a4-b4 f7-f6 b4-b3 f6-f5 b3-b4 f5-f4 b4-b3 f4-e4");
    TEST_ASSERT_EQUAL_INT(0, piece_on("e4").owner);
    TEST_ASSERT_EQUAL_INT(M3, piece_on("e4").kind);
    TEST_ASSERT_EQUAL_INT(1, game->tally(match_now(&battle), 1, BOMB).gone);
}

static void test_both_players_attack_alike(void)
{
    begin("");
    deploy("10@e7 9@i7");
    deploy("1@e4 2@i4");
    play("e7-e6 e4-e5 i7-i6 e5-e6"); /* player 2's spy takes the marshal */
    TEST_ASSERT_EQUAL_INT(1, piece_on("e6").owner);
    TEST_ASSERT_EQUAL_INT(M1, piece_on("e6").kind);
    TEST_ASSERT_EQUAL_INT(9, match_now(&battle)->men[0]);
    TEST_ASSERT_EQUAL_INT(10, match_now(&battle)->men[1]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_board_has_92_cells_and_two_lakes);
    RUN_TEST(test_the_small_army_has_ten_pieces);
    RUN_TEST(test_the_full_army_has_forty_pieces);
    RUN_TEST(test_pieces_are_placed_on_the_players_own_four_rows);
    RUN_TEST(test_a_piece_is_placed_from_the_hand_on_an_empty_cell);
    RUN_TEST(test_ready_is_legal_when_all_pieces_are_placed);
    RUN_TEST(test_a_setup_is_one_turn_and_player_1_moves_first);
    RUN_TEST(test_ready_is_not_offered_while_no_piece_could_move);
    RUN_TEST(test_the_same_for_player_2);
    RUN_TEST(test_a_piece_moves_one_cell_orthogonally);
    RUN_TEST(test_no_piece_leaves_the_board);
    RUN_TEST(test_own_pieces_are_in_the_way);
    RUN_TEST(test_bombs_and_flags_never_move);
    RUN_TEST(test_lakes_stop_every_piece);
    RUN_TEST(test_scouts_move_any_distance_and_may_end_with_an_attack);
    RUN_TEST(test_every_attacker_against_every_defender);
    RUN_TEST(test_a_spy_that_attacks_the_marshal_wins);
    RUN_TEST(test_a_spy_attacked_by_the_marshal_loses);
    RUN_TEST(test_a_bomb_stays_until_a_miner_takes_its_cell);
    RUN_TEST(test_both_players_attack_alike);
    return UNITY_END();
}
