/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What computer players are given: everything their side may know, and nothing else. */
#include <string.h>
#include <unity.h>

#include "ai/random.h"
#include "play.h"

void setUp(void)
{
}

void tearDown(void)
{
}

#define ARMY_1 "10@a7 9@b7 3@c7 3@d7 2@e7 2@f7 1@g7 B@h7 B@i7 F@j7 ready "

static void check_same(const struct view *a, const struct view *b)
{
    TEST_ASSERT_EQUAL_MEMORY(&a->now, &b->now, sizeof a->now);
    TEST_ASSERT_EQUAL_INT(a->step_count, b->step_count);
    for (int i = 0; i < a->step_count; i++) {
        const struct view_step *x = &a->steps[i], *y = &b->steps[i];
        TEST_ASSERT_EQUAL(x->known, y->known);
        TEST_ASSERT_TRUE(move_equal(x->move, y->move));
        TEST_ASSERT_EQUAL_INT(x->player, y->player);
        TEST_ASSERT_EQUAL_INT(x->events.count, y->events.count);
        TEST_ASSERT_EQUAL_MEMORY(x->events.list, y->events.list,
                                 (size_t)x->events.count * sizeof *x->events.list + 1);
        TEST_ASSERT_EQUAL_HEX64(x->hash, y->hash);
    }
}

/* Player 2 sets up the same pieces in another way and order; player 1 cannot tell. */
static void test_other_hidden_pieces_give_the_same_view(void)
{
    struct match one, other;
    struct view view_one, view_other;
    play_start(&one, "stratego", "");
    play_start(&other, "stratego", "");
    play_moves(&one, ARMY_1 "10@a4 9@b4 3@c4 3@d4 2@e4 2@f4 1@g4 B@h4 B@i4 F@j4 ready "
                            "a7-a6 b4-b5 b7-b6");
    play_moves(&other, ARMY_1 "F@c4 B@d4 10@b4 9@a4 3@j4 3@i4 1@h4 B@g4 2@e4 2@f4 ready "
                              "a7-a6 b4-b5 b7-b6");
    view_take(&view_one, &one, 0);
    view_take(&view_other, &other, 0);
    check_same(&view_one, &view_other);
    view_free(&view_one);
    view_free(&view_other);
    match_free(&one);
    match_free(&other);
}

static void test_a_player_knows_their_own_setup_only(void)
{
    struct match match;
    struct view view;
    play_start_with(&match, "stratego", "", "");
    view_take(&view, &match, 1);
    for (int i = 0; i < view.step_count; i++)
        if (match.steps[i].move.verb == VERB_PLACE)
            TEST_ASSERT_EQUAL(view.steps[i].player == 1, view.steps[i].known);
        else
            TEST_ASSERT_TRUE(view.steps[i].known);
    view_free(&view);
    match_free(&match);
}

static void test_in_an_open_game_everything_is_known(void)
{
    struct match match;
    struct view view;
    play_start(&match, "morris", "");
    play_moves(&match, "a1 b2 d1 b4 g1 xb2");
    view_take(&view, &match, 1);
    TEST_ASSERT_EQUAL_INT(6, view.step_count);
    TEST_ASSERT_EQUAL_INT(5, view.ply);
    for (int i = 0; i < 6; i++) {
        TEST_ASSERT_TRUE(view.steps[i].known);
        TEST_ASSERT_TRUE(move_equal(match.steps[i].move, view.steps[i].move));
        TEST_ASSERT_EQUAL_HEX64(match_position(&match, i + 1)->hash, view.steps[i].hash);
    }
    view_free(&view);
    match_free(&match);
}

/* Positions that look the same have the same hash, though the game's own is blanked. */
static void test_repetition_can_be_noticed_where_pieces_are_hidden(void)
{
    struct match match;
    struct view view;
    play_start(&match, "stratego", "");
    play_moves(&match, ARMY_1 "10@a4 9@b4 3@c4 3@d4 2@e4 2@f4 1@g4 B@h4 B@i4 F@j4 ready "
                              "a7-a6 a4-a5 b7-b6 b4-b5 b6-b7 b5-b4");
    view_take(&view, &match, 0);
    int last = view.step_count - 1;
    TEST_ASSERT_EQUAL_HEX64(view.steps[last - 4].hash, view.steps[last].hash);
    TEST_ASSERT_TRUE(view.steps[last - 2].hash != view.steps[last].hash);
    TEST_ASSERT_TRUE(view.steps[last - 1].hash != view.steps[last].hash);
    view_free(&view);
    match_free(&match);
}

static void test_the_random_player_is_a_function_of_view_and_seed(void)
{
    struct match match;
    struct view view;
    bool chosen[MOVES_MAX] = {false};
    struct move list[MOVES_MAX];
    play_start(&match, "dodgem", "");
    view_take(&view, &match, 0);
    int count = view_moves(&view, list), different = 0;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct move move = ai_random(&view, seed);
        TEST_ASSERT_TRUE(move_equal(move, ai_random(&view, seed)));
        for (int i = 0; i < count; i++)
            chosen[i] |= move_equal(move, list[i]);
    }
    for (int i = 0; i < count; i++)
        different += chosen[i];
    TEST_ASSERT_EQUAL_INT(count, different);
    view_free(&view);
    match_free(&match);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_other_hidden_pieces_give_the_same_view);
    RUN_TEST(test_a_player_knows_their_own_setup_only);
    RUN_TEST(test_in_an_open_game_everything_is_known);
    RUN_TEST(test_repetition_can_be_noticed_where_pieces_are_hidden);
    RUN_TEST(test_the_random_player_is_a_function_of_view_and_seed);
    return UNITY_END();
}
