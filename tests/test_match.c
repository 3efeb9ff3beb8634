/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Matches: history, draws, resignation, and the description of an end. */
#include <string.h>
#include <unity.h>

#include "core/notation.h"
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

static void assert_described(const char *sentence)
{
    char text[OUTCOME_TEXT];
    match_describe(&match, match.at, text);
    TEST_ASSERT_EQUAL_STRING(sentence, text);
}

static void assert_reason(const char *sentence)
{
    char text[OUTCOME_TEXT];
    match_reason(&match, match.at, NOBODY, text);
    TEST_ASSERT_EQUAL_STRING(sentence, text);
}

static void assert_last_move(const char *text)
{
    char written[MOVE_TEXT];
    TEST_ASSERT_TRUE(match.at > 0);
    move_format(match.game, match.steps[match.at - 1].move, written);
    TEST_ASSERT_EQUAL_STRING(text, written);
}

/* ---- history ---- */

static void test_an_undone_line_is_kept(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7 d6-h6");
    TEST_ASSERT_TRUE(match_undo(&match));
    TEST_ASSERT_TRUE(match_undo(&match));
    TEST_ASSERT_EQUAL_INT(1, match.at);
    TEST_ASSERT_EQUAL_INT(3, match.length);
    TEST_ASSERT_TRUE(match_redo(&match));
    assert_last_move("f4-f7");
    assert_taken(&match, "h7");
    TEST_ASSERT_TRUE(match_redo(&match));
    TEST_ASSERT_FALSE(match_redo(&match));
    assert_last_move("d6-h6");
}

static void test_another_move_replaces_the_undone_line(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7 d6-h6");
    match_go(&match, 1);
    play_moves(&match, "g4-g5");
    TEST_ASSERT_EQUAL_INT(2, match.length);
    TEST_ASSERT_FALSE(match_redo(&match));
    assert_last_move("g4-g5");
    TEST_ASSERT_EQUAL_INT(16, match_now(&match)->men[0]);
}

static void test_the_same_move_again_keeps_the_line(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7 d6-h6");
    match_go(&match, 1);
    play_moves(&match, "f4-f7");
    TEST_ASSERT_EQUAL_INT(2, match.at);
    TEST_ASSERT_EQUAL_INT(3, match.length);
}

static void test_a_refused_move_keeps_the_line(void)
{
    struct fault fault;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7");
    match_undo(&match);
    TEST_ASSERT_FALSE(match_play_text(&match, "f4-e5", &fault));
    TEST_ASSERT_FALSE(match_play_text(&match, "rubbish", &fault));
    TEST_ASSERT_EQUAL_INT(2, match.length);
    TEST_ASSERT_EQUAL_INT(1, match.at);
}

/* ---- moves as text ---- */

static void test_moves_are_separated_by_any_whitespace(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_TRUE(match_play_moves(&match, "  d7-h7 \t f4-f7\r\n\nd6-h6 ", NULL));
    TEST_ASSERT_EQUAL_INT(3, match.at);
    assert_last_move("d6-h6");
}

static void test_no_moves_are_played_from_an_empty_text(void)
{
    play_start(&match, "towers", "");
    TEST_ASSERT_TRUE(match_play_moves(&match, "", NULL));
    TEST_ASSERT_TRUE(match_play_moves(&match, " \n", NULL));
    TEST_ASSERT_EQUAL_INT(0, match.length);
}

static void test_moves_stop_at_the_first_wrong_one(void)
{
    struct fault fault = {""};
    play_start(&match, "towers", "");
    TEST_ASSERT_FALSE(match_play_moves(&match, "d7-h7 rubbish d6-h6", &fault));
    TEST_ASSERT_EQUAL_STRING("rubbish: this is not a move", fault.text);
    TEST_ASSERT_EQUAL_INT(1, match.at);
    assert_last_move("d7-h7");
}

static void test_a_wrong_move_of_any_length_is_refused(void)
{
    char line[400];
    memset(line, 'd', sizeof line);
    line[sizeof line - 1] = '\0';
    play_start(&match, "towers", "");
    TEST_ASSERT_FALSE(match_play_moves(&match, line, NULL));
    TEST_ASSERT_EQUAL_INT(0, match.length);
}

static void test_the_example_setup_needs_a_new_match(void)
{
    play_start(&match, "stratego", "army=full");
    match_set_up(&match);
    int length = match.length;
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, match_now(&match)->phase);
    match_set_up(&match);
    match_go(&match, 0);
    match_set_up(&match);
    TEST_ASSERT_EQUAL_INT(length, match.length);
    TEST_ASSERT_EQUAL_INT(0, match.at);
}

static void test_nothing_is_before_the_start(void)
{
    play_start(&match, "dodgem", "");
    TEST_ASSERT_FALSE(match_undo(&match));
    TEST_ASSERT_FALSE(match_redo(&match));
    TEST_ASSERT_EQUAL_INT(0, match_turn_before(&match));
    TEST_ASSERT_EQUAL_INT(0, match_turn_after(&match));
}

static void test_a_removal_belongs_to_its_turn(void)
{
    play_start(&match, "morris", "");
    play_moves(&match, "a1 b2 d1 d2 g1 xb2 f2");
    TEST_ASSERT_EQUAL_INT(4, match_ply(&match, 4));
    TEST_ASSERT_EQUAL_INT(4, match_ply(&match, 5));
    TEST_ASSERT_EQUAL_INT(5, match_ply(&match, 6));
    TEST_ASSERT_EQUAL_INT(6, match_turn_before(&match));
    match_go(&match, 6);
    TEST_ASSERT_EQUAL_INT(4, match_turn_before(&match));
    match_go(&match, 5);
    TEST_ASSERT_EQUAL_INT(4, match_turn_before(&match));
    TEST_ASSERT_EQUAL_INT(6, match_turn_after(&match));
    match_go(&match, 4);
    TEST_ASSERT_EQUAL_INT(6, match_turn_after(&match));
}

static void test_a_setup_is_not_a_ply(void)
{
    play_start_with(&match, "stratego", "", "f7-f6");
    TEST_ASSERT_EQUAL_INT(0, match_ply(&match, match.length - 1));
    TEST_ASSERT_EQUAL_INT(1, match_ply(&match, match.length));
}

static void test_a_long_match_keeps_its_beginning(void)
{
    play_start(&match, "towers", "repetition=off quiet=0");
    struct position *start = (struct position *)match_position(&match, 0);
    uint64_t hash = start->hash;
    for (int i = 0; i < 200; i++)
        play_moves(&match, "d7-h7 h4-h5 h7-d7 h5-h4");
    TEST_ASSERT_EQUAL_INT(800, match.length);
    TEST_ASSERT_EQUAL_HEX64(hash, match_position(&match, 0)->hash);
    TEST_ASSERT_EQUAL_HEX64(hash, match_now(&match)->hash);
    assert_outcome(&match, NOBODY, "none");
}

/* ---- draws ---- */

static const char back_and_forth[] = "d7-h7 h4-h5 h7-d7 h5-h4 ";

static void test_the_third_occurrence_is_a_draw_and_the_start_counts(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, back_and_forth);
    play_moves(&match, "d7-h7 h4-h5 h7-d7");
    assert_outcome(&match, NOBODY, "none");
    play_moves(&match, "h5-h4");
    assert_outcome(&match, NOBODY, "repetition");
    assert_described("Draw: third occurrence of the position, plies 0, 4, 8.");
}

static void test_repetition_can_be_switched_off(void)
{
    play_start(&match, "towers", "repetition=off");
    for (int i = 0; i < 5; i++)
        play_moves(&match, back_and_forth);
    assert_outcome(&match, NOBODY, "none");
}

static void test_the_same_men_with_the_other_player_to_move_are_another_position(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 h4-h5 h7-e7 h5-h4 e7-d7 h4-h5 d7-h7 h5-h4");
    TEST_ASSERT_EQUAL_INT(1, match_occurrences(&match, 8, NULL, 0)); /* as at ply 1, but … */
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->turn);
}

static void test_quiet_plies_of_both_players_are_counted(void)
{
    play_start(&match, "towers", "quiet=3");
    play_moves(&match, "d7-h7 h4-h5");
    assert_outcome(&match, NOBODY, "none");
    play_moves(&match, "h7-d7");
    assert_outcome(&match, NOBODY, "quiet");
    assert_described("Draw: 3 turns without progress.");
    match_free(&match);
    play_start(&match, "towers", "quiet=1");
    play_moves(&match, "d7-h7");
    assert_described("Draw: 1 turn without progress.");
}

static void test_a_capture_resets_the_quiet_count(void)
{
    play_start(&match, "towers", "quiet=3");
    play_moves(&match, "d7-h7 f4-f7 d6-e6 f7-f8");
    TEST_ASSERT_EQUAL_INT(2, match_now(&match)->quiet);
    assert_outcome(&match, NOBODY, "none");
}

static void test_a_pawn_leaving_the_board_resets_the_quiet_count(void)
{
    play_start(&match, "dodgem", "size=3 quiet=5");
    play_moves(&match, "c3-c2 a2-a3 c2-c1 a3-a2 c1-off");
    TEST_ASSERT_EQUAL_INT(0, match_now(&match)->quiet);
    assert_outcome(&match, NOBODY, "none");
}

static void test_without_a_quiet_limit_the_game_continues(void)
{
    play_start(&match, "towers", "quiet=0 repetition=off");
    for (int i = 0; i < 300; i++)
        play_moves(&match, back_and_forth);
    assert_outcome(&match, NOBODY, "none");
}

static void test_a_repetition_is_judged_before_the_quiet_limit(void)
{
    play_start(&match, "towers", "quiet=8");
    play_moves(&match, back_and_forth);
    play_moves(&match, back_and_forth);
    assert_outcome(&match, NOBODY, "repetition");
}

static void test_a_win_is_judged_before_the_quiet_limit(void)
{
    play_start(&match, "towers", "size=6 quiet=17");
    play_moves(&match, "c4-c1 f3-f4 c5-c2 f4-f3 c6-c3 f3-f4 b4-e4 f4-f3 b5-f5 f3-f4 a5-d5 f4-f3 "
                       "d5-d4 f3-f4 b6-b5 f4-f3 f5-f4");
    TEST_ASSERT_EQUAL_INT(17, match_now(&match)->quiet);
    assert_outcome(&match, 0, "blocked");
    assert_described("Blue wins: Red has no legal move.");
}

static void test_the_quiet_count_stays_at_its_end(void)
{
    TEST_ASSERT_EQUAL_UINT16(1, quiet_after(0));
    TEST_ASSERT_EQUAL_UINT16(UINT16_MAX, quiet_after(UINT16_MAX - 1));
    TEST_ASSERT_EQUAL_UINT16(UINT16_MAX, quiet_after(UINT16_MAX));
}

/* ---- resignation ---- */

static void test_the_player_who_resigns_loses(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "resign");
    assert_outcome(&match, 1, "resign");
    assert_described("Red wins: Blue resigned.");
    match_undo(&match);
    assert_outcome(&match, NOBODY, "none");
    play_moves(&match, "d7-h7 resign");
    assert_outcome(&match, 0, "resign");
}

static void test_a_draw_may_be_agreed(void)
{
    play_start(&match, "morris", "");
    play_moves(&match, "a1 draw");
    assert_outcome(&match, NOBODY, "agreed");
    assert_described("Draw: both players agreed.");
    TEST_ASSERT_EQUAL_INT(1, match_ply(&match, match.length));
}

static void test_resigning_changes_nothing_on_the_board(void)
{
    struct events events;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 resign");
    TEST_ASSERT_EQUAL_MEMORY(match_position(&match, 1), match_position(&match, 2),
                             game_towers.position_size);
    match_events(&match, 1, VIEWER_ALL, &events);
    TEST_ASSERT_EQUAL_INT(0, events.count);
}

static void test_nothing_is_played_after_the_end(void)
{
    struct fault fault;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 resign");
    TEST_ASSERT_FALSE(match_play_text(&match, "f4-f7", &fault));
    TEST_ASSERT_EQUAL_STRING("Blue wins: Red resigned.", fault.text);
    TEST_ASSERT_FALSE(match_play(&match, move_word(VERB_DRAW)));
    TEST_ASSERT_EQUAL_INT(2, match.length);
}

/* ---- sentences ---- */

static void test_an_unfinished_game_has_no_sentence(void)
{
    play_start(&match, "dodgem", "");
    assert_described("");
}

static void test_players_are_called_by_their_names(void)
{
    play_start(&match, "towers", "");
    strcpy(match.players[0].name, "Zoé");
    TEST_ASSERT_EQUAL_STRING("Zoé", match_player_name(&match, 0));
    TEST_ASSERT_EQUAL_STRING("Red", match_player_name(&match, 1));
    play_moves(&match, "resign");
    assert_described("Red wins: Zoé resigned.");
    assert_reason("Zoé resigned.");
}

static void test_long_names_fit_into_the_sentence(void)
{
    play_start(&match, "towers", "size=6");
    for (int player = 0; player < 2; player++)
        memset(match.players[player].name, 'n', PLAYER_NAME - 1);
    play_moves(&match, "resign");
    char text[OUTCOME_TEXT];
    match_describe(&match, match.at, text);
    TEST_ASSERT_EQUAL_CHAR('.', text[strlen(text) - 1]);
}

static void test_the_sentence_of_a_blocked_winner(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-b2 a1-b1 b2-c2 a2-b2 c2-c1 b2-c2 c3-b3 c2-off b3-b2");
    assert_described("Black wins: blocked on all sides by White, who thereby loses.");
    match_free(&match);
    play_start(&match, "dodgem", "size=3 blocked=loses");
    play_moves(&match, "b3-b2 a1-b1 b2-c2 a2-b2 c2-c1 b2-c2 c3-b3 c2-off b3-b2");
    assert_described("White wins: Black has no legal move.");
}

static void test_the_sentence_of_pawns_that_have_left(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "c3-c2 a2-a3 b3-b2 a3-b3 c2-c1 b3-c3 b2-b1 c3-c2 b1-off a1-b1 c1-off");
    assert_described("White wins: all their pawns have left the board.");
}

static void test_the_sentence_of_too_few_pieces(void)
{
    play_start(&match, "towers", "size=6");
    play_moves(&match, "c5-f5 d1-a1 c4-c1 d2-a2 b4-b2 d3-a3 b5-b3 e2-d2 a6-e2 e1-d1 b3-d3 f3-e3 "
                       "f5-f3");
    assert_described("Blue wins: Red has two pieces or fewer left.");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_an_undone_line_is_kept);
    RUN_TEST(test_another_move_replaces_the_undone_line);
    RUN_TEST(test_the_same_move_again_keeps_the_line);
    RUN_TEST(test_a_refused_move_keeps_the_line);
    RUN_TEST(test_moves_are_separated_by_any_whitespace);
    RUN_TEST(test_no_moves_are_played_from_an_empty_text);
    RUN_TEST(test_moves_stop_at_the_first_wrong_one);
    RUN_TEST(test_a_wrong_move_of_any_length_is_refused);
    RUN_TEST(test_the_example_setup_needs_a_new_match);
    RUN_TEST(test_nothing_is_before_the_start);
    RUN_TEST(test_a_removal_belongs_to_its_turn);
    RUN_TEST(test_a_setup_is_not_a_ply);
    RUN_TEST(test_a_long_match_keeps_its_beginning);
    RUN_TEST(test_the_third_occurrence_is_a_draw_and_the_start_counts);
    RUN_TEST(test_repetition_can_be_switched_off);
    RUN_TEST(test_the_same_men_with_the_other_player_to_move_are_another_position);
    RUN_TEST(test_quiet_plies_of_both_players_are_counted);
    RUN_TEST(test_a_capture_resets_the_quiet_count);
    RUN_TEST(test_a_pawn_leaving_the_board_resets_the_quiet_count);
    RUN_TEST(test_without_a_quiet_limit_the_game_continues);
    RUN_TEST(test_a_repetition_is_judged_before_the_quiet_limit);
    RUN_TEST(test_a_win_is_judged_before_the_quiet_limit);
    RUN_TEST(test_the_quiet_count_stays_at_its_end);
    RUN_TEST(test_the_player_who_resigns_loses);
    RUN_TEST(test_a_draw_may_be_agreed);
    RUN_TEST(test_resigning_changes_nothing_on_the_board);
    RUN_TEST(test_nothing_is_played_after_the_end);
    RUN_TEST(test_an_unfinished_game_has_no_sentence);
    RUN_TEST(test_players_are_called_by_their_names);
    RUN_TEST(test_long_names_fit_into_the_sentence);
    RUN_TEST(test_the_sentence_of_a_blocked_winner);
    RUN_TEST(test_the_sentence_of_pawns_that_have_left);
    RUN_TEST(test_the_sentence_of_too_few_pieces);
    return UNITY_END();
}
