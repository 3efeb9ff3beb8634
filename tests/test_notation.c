/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Moves as text: every valid form, and why others are refused. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/refusal.h"
#include "games/dodgem/dodgem.h"
#include "games/morris/morris.h"
#include "games/stratego/stratego.h"
#include "games/towers/towers.h"
#include "play.h"

static struct match match;

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
}

/* ---- reading and writing ---- */

static void assert_form(const struct game *game, struct move move, const char *text)
{
    char written[MOVE_TEXT];
    struct move read;
    move_format(game, move, written);
    TEST_ASSERT_EQUAL_STRING(text, written);
    TEST_ASSERT_TRUE_MESSAGE(move_parse(game, text, &read), text);
    TEST_ASSERT_EQUAL_MEMORY(&move, &read, sizeof move);
}

static void test_every_form_of_a_move(void)
{
    assert_form(&game_towers, move_slide(cell_at(5, 3), cell_at(5, 6)), "f4-f7");
    assert_form(&game_towers, move_slide(cell_at(0, 11), cell_at(11, 11)), "a12-l12");
    assert_form(&game_dodgem, move_exit(cell_at(2, 0)), "c1-off");
    assert_form(&game_morris, move_place(0, cell_at(3, 1)), "d2");
    assert_form(&game_morris, move_remove(cell_at(3, 5)), "xd6");
    assert_form(&game_stratego, move_place(0, cell_at(0, 6)), "10@a7");
    assert_form(&game_stratego, move_place(10, cell_at(9, 9)), "B@j10");
    assert_form(&game_stratego, move_place(11, cell_at(9, 9)), "F@j10");
    assert_form(&game_stratego, move_word(VERB_READY), "ready");
    assert_form(&game_towers, move_word(VERB_RESIGN), "resign");
    assert_form(&game_towers, move_word(VERB_DRAW), "draw");
}

static void test_the_name_of_a_cell(void)
{
    int cell = CELL_NONE;
    TEST_ASSERT_TRUE(cell_parse("j10", &cell));
    TEST_ASSERT_EQUAL_INT(cell_at(9, 9), cell);
    TEST_ASSERT_FALSE(cell_parse("j10-j9", &cell));
    TEST_ASSERT_FALSE(cell_parse("exit", &cell));
    TEST_ASSERT_FALSE(cell_parse("", &cell));
}

static void test_cells_may_be_written_in_capitals(void)
{
    struct move move;
    TEST_ASSERT_TRUE(move_parse(&game_towers, "F4-F7", &move));
    TEST_ASSERT_TRUE(move_equal(move_slide(cell_at(5, 3), cell_at(5, 6)), move));
}

static void test_invalid_moves(void)
{
    static const char *const wrong[] = {"",       " ",
                                        "-",      "f",
                                        "f4-",    "f4-f",
                                        "f4f7",   "f4-f7 ",
                                        " f4-f7", "f4--f7",
                                        "f4-f7x", "f04-f7",
                                        "f4-f0",  "f4-f13",
                                        "m1-a1",  "`1-a1",
                                        "f4-of",  "f4-offf",
                                        "x",      "xf4-f5",
                                        "X d6",   "10@a7",
                                        "Ready",  "resign!",
                                        "f4-f77", "f4-f999999999999999999",
                                        "é4-f7",  "\xff\xfe",
                                        "@1-a1",  "[4-f7"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct move move;
        TEST_ASSERT_FALSE_MESSAGE(move_parse(&game_towers, wrong[i], &move), wrong[i]);
    }
}

static void test_wrong_kinds_are_not_moves(void)
{
    static const char *const wrong[] = {"11@a7",  "@a7",    "b@a7", "10a7", "10@",
                                        "10@a7x", "1 0@a7", "a7",   "0@a7", "010@a7"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct move move;
        TEST_ASSERT_FALSE_MESSAGE(move_parse(&game_stratego, wrong[i], &move), wrong[i]);
    }
}

static void test_overlong_text_is_not_a_move(void)
{
    static char endless[100000];
    struct move move;
    memset(endless, '1', sizeof endless - 1);
    TEST_ASSERT_FALSE(move_parse(&game_stratego, endless, &move));
    endless[0] = 'a';
    TEST_ASSERT_FALSE(move_parse(&game_towers, endless, &move));
}

static void test_cells_have_names(void)
{
    char name[CELL_TEXT];
    cell_format(cell_at(0, 0), name);
    TEST_ASSERT_EQUAL_STRING("a1", name);
    cell_format(cell_at(11, 11), name);
    TEST_ASSERT_EQUAL_STRING("l12", name);
}

/* ---- refusals ---- */

static void assert_refused(const char *move, const char *reason)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE(reason, play_refusal(&match, move), move);
}

static void test_refusals_of_slides(void)
{
    play_start(&match, "towers", "");
    assert_refused("d7-h7", "");
    assert_refused("rubbish", "this is not a move");
    assert_refused("i5-a1", "i5 is not a cell of this board");
    assert_refused("d5-d9", "d9 is not a cell of this board");
    assert_refused("e5-e6", "there is no piece on e5");
    assert_refused("h4-h5", "the piece on h4 belongs to player 2");
    assert_refused("a8-b7", "the queen on a8 cannot move");
    assert_refused("d7-h8", "a tower of player 1 cannot reach h8");
    assert_refused("d7-d7", "a tower of player 1 cannot reach d7");
    assert_refused("d7-off", "a tower of player 1 cannot leave the board from there");
    assert_refused("e5", "pieces now move from one cell to another");
    assert_refused("xe5", "pieces now move from one cell to another");
    assert_refused("ready", "pieces now move from one cell to another");
    assert_refused("resign", "");
    assert_refused("draw", "");
}

static void test_refusals_in_placing_and_removing(void)
{
    play_start(&match, "morris", "");
    assert_refused("d4", "d4 is not a cell of this board");
    assert_refused("a1-a4", "pieces are still being placed");
    assert_refused("xa1", "pieces are still being placed");
    play_moves(&match, "a1 b2 d1 d2");
    assert_refused("a1", "a1 is occupied");
    play_moves(&match, "g1");
    assert_refused("g4", "an enemy man has to be removed first");
    assert_refused("a1-a4", "an enemy man has to be removed first");
    assert_refused("xa1", "there is no enemy man on a1");
    assert_refused("xg4", "there is no enemy man on g4");
    assert_refused("xb2", "");
}

static void test_a_man_in_a_mill_is_not_removed_while_others_are(void)
{
    play_start(&match, "morris", "");
    play_moves(&match, "a1 b2 d1 d2 c3 f2 xc3 a4 g7 g1");
    assert_refused("xb2", "the man on b2 stands in a mill");
    assert_refused("xg7", "");
}

static void test_refusals_in_a_setup(void)
{
    play_start(&match, "stratego", "");
    assert_refused("ready", "not all pieces are placed yet");
    assert_refused("10@a6", "a6 is not in the rows of player 1");
    assert_refused("8@a7", "no colonel is left in hand");
    assert_refused("a7-a6", "pieces are still being placed");
    play_moves(&match, "10@a7");
    assert_refused("9@a7", "a7 is occupied");
    assert_refused("10@b7", "no marshal is left in hand");
    play_moves(&match, "9@b7 3@c7 3@d7 2@e7 2@f7 1@g7 B@h7 B@i7 F@j7");
    assert_refused("a7-a6", "all pieces are placed: finish with 'ready'");
}

static void test_refusals_when_the_game_is_over(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-b2 a1-b1 b2-c2 a2-b2 c2-c1 b2-c2 c3-b3 c2-off b3-b2");
    assert_refused("b1-b2", "the game is over");
    assert_refused("resign", "the game is over");
    assert_refused("draw", "the game is over");
}

static void test_a_dead_end_of_a_setup_is_explained(void)
{
    /* The flag and six bombs in front, and the movable pieces shut in behind them. */
    static const char *const symbols[] = {"F", "B", "B", "B", "B", "B", "B"};
    play_start(&match, "stratego", "army=full");
    struct move list[MOVES_MAX];
    for (int i = 0; i < 7; i++) {
        char move[MOVE_TEXT];
        static const char front[] = "abefij";
        if (i < 6)
            snprintf(move, sizeof move, "%s@%c7", symbols[i], front[i]);
        else
            snprintf(move, sizeof move, "B@c7");
        play_moves(&match, move);
    }
    while (match.game->moves(match_now(&match), list) > 0 && match_now(&match)->turn == 0 &&
           list[0].verb == VERB_PLACE)
        match_play(&match, list[0]);
    /* d7, g7 and h7 are in front of the lakes: pieces there cannot move either. */
    TEST_ASSERT_EQUAL_INT(0, match.game->moves(match_now(&match), list));
    assert_refused("ready",
                   "none of these pieces could move: take some back and place them elsewhere");
}

/* ---- picking up ---- */

static const char *pick_up(int cell)
{
    static struct fault fault;
    fault.text[0] = '\0';
    bool can = can_pick_up(match.game, match_now(&match), cell, &fault);
    TEST_ASSERT_EQUAL(can, fault.text[0] == '\0');
    return fault.text;
}

static void test_picking_up(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_EQUAL_STRING("", pick_up(cell_at(3, 4)));
    TEST_ASSERT_EQUAL_STRING("the queen on a8 cannot move", pick_up(cell_at(0, 7)));
    TEST_ASSERT_EQUAL_STRING("the piece on h1 belongs to player 2", pick_up(cell_at(7, 0)));
    TEST_ASSERT_EQUAL_STRING("there is no piece on e5", pick_up(cell_at(4, 4)));
    match_free(&match);
    play_start(&match, "morris", "");
    TEST_ASSERT_EQUAL_STRING("pieces are still being placed", pick_up(cell_at(0, 0)));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_form_of_a_move);
    RUN_TEST(test_the_name_of_a_cell);
    RUN_TEST(test_cells_may_be_written_in_capitals);
    RUN_TEST(test_invalid_moves);
    RUN_TEST(test_wrong_kinds_are_not_moves);
    RUN_TEST(test_overlong_text_is_not_a_move);
    RUN_TEST(test_cells_have_names);
    RUN_TEST(test_refusals_of_slides);
    RUN_TEST(test_refusals_in_placing_and_removing);
    RUN_TEST(test_a_man_in_a_mill_is_not_removed_while_others_are);
    RUN_TEST(test_refusals_in_a_setup);
    RUN_TEST(test_refusals_when_the_game_is_over);
    RUN_TEST(test_a_dead_end_of_a_setup_is_explained);
    RUN_TEST(test_picking_up);
    return UNITY_END();
}
