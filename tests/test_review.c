/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Game review: the value of every move, exact if the board is solved, and sentences about the
 * turning points. */
#include <string.h>
#include <unity.h>

#include "ai/review.h"
#include "core/notation.h"
#include "play.h"

static struct searcher *searcher;
static struct exact *exact;
static struct match match;

void setUp(void)
{
    searcher = searcher_open(8);
    exact = exact_open(NULL);
    memset(&match, 0, sizeof match);
}

void tearDown(void)
{
    match_free(&match);
    exact_close(exact);
    searcher_close(searcher);
}

static void appraise_at(int index, uint64_t nodes, struct exact *table, struct appraisal *out)
{
    struct hindsight at;
    hindsight_take(&at, &match, index);
    appraise(searcher, &(struct appraisal_request){.at = &at, .nodes = nodes, .exact = table}, out);
    hindsight_free(&at);
}

static void review_all(struct review *review, uint64_t nodes)
{
    review_open(review, &match);
    while (!review_finished(review)) {
        struct appraisal appraisal;
        appraise_at(review->done, nodes, exact, &appraisal);
        TEST_ASSERT_FALSE(appraisal.cancelled);
        review_add(review, &appraisal);
    }
}

/* On a solved board the table and a search to the end must agree on every move. */
static void test_the_table_and_the_search_agree(void)
{
    struct rng rng = {.state = 3};
    for (int game = 0; game < 12; game++) {
        struct appraisal table, searched;
        play_start(&match, "dodgem", "size=3 repetition=off quiet=0");
        play_random(&match, &rng, game * 2, 6);
        if (outcome_over(match_outcome(&match))) {
            match_free(&match);
            continue;
        }
        appraise_at(match.at, 0, exact, &table);
        appraise_at(match.at, 200000, NULL, &searched);
        TEST_ASSERT_TRUE(table.exact);
        TEST_ASSERT_FALSE(searched.exact);
        TEST_ASSERT_EQUAL_INT(table.count, searched.count);
        TEST_ASSERT_TRUE(table.count > 0);
        for (int i = 0; i < table.count; i++) {
            int score = appraisal_score(&searched, table.moves[i].move);
            int found = search_win_distance(score);
            TEST_ASSERT_TRUE(i == 0 || table.moves[i - 1].score >= table.moves[i].score);
            if (found != 0)
                TEST_ASSERT_EQUAL_INT(search_win_distance(table.moves[i].score), found);
        }
        match_free(&match);
    }
    play_start(&match, "dodgem", "size=3");
}

/* The value of a position is that of its best move. */
static void test_the_first_player_wins_three_by_three(void)
{
    struct appraisal table;
    play_start(&match, "dodgem", "size=3");
    appraise_at(0, 0, exact, &table);
    TEST_ASSERT_TRUE(table.exact);
    TEST_ASSERT_EQUAL_INT(19, search_win_distance(table.moves[0].score));
}

/* A move that repeats a position for the third time draws the match, even if it was won. */
static void test_a_third_occurrence_is_a_draw_whatever_the_table_says(void)
{
    for (int repetition = 0; repetition < 2; repetition++) {
        struct appraisal table;
        play_start(&match, "dodgem", repetition ? "size=3" : "size=3 repetition=off");
        play_moves(&match, "c3-c2 a2-a3 c2-b2 a3-a2 b2-c2 a2-a3 c2-b2 a3-a2 b2-c2");
        appraise_at(match.at, 0, exact, &table);
        TEST_ASSERT_TRUE(table.exact);
        int score = appraisal_score(&table, move_slide(cell_at(0, 1), cell_at(0, 2)));
        TEST_ASSERT_TRUE((score == 0) == (repetition == 1));
        match_free(&match);
    }
    play_start(&match, "dodgem", "size=3");
}

static void test_hope_grows_with_the_score(void)
{
    play_start(&match, "towers", "");
    float last = -1;
    for (int score = -3000; score <= 3000; score += 50) {
        float hope = win_chance(match.game, score);
        TEST_ASSERT_TRUE(hope > last && hope > 0 && hope < 1);
        last = hope;
    }
    TEST_ASSERT_EQUAL_FLOAT(0.5f, win_chance(match.game, 0));
    TEST_ASSERT_EQUAL_FLOAT(1, win_chance(match.game, SEARCH_WIN - 7));
    TEST_ASSERT_EQUAL_FLOAT(0, win_chance(match.game, -SEARCH_WIN + 7));
}

static void assert_turning_point(const struct review *review, int index, const char *sentence)
{
    char text[REVIEW_TEXT];
    TEST_ASSERT_TRUE(review_is_turning_point(review, index));
    review_describe(review, index, text);
    TEST_ASSERT_EQUAL_STRING(sentence, text);
}

static void test_captures_allowed_and_missed(void)
{
    struct review review;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 h4-h5 resign");
    review_all(&review, 30000);
    assert_turning_point(&review, 0, "Move 1, Blue: d7-h7 gave away a tower; d7-g7 was better.");
    assert_turning_point(&review, 1,
                         "Move 1, Red: h4-h5 missed the capture of a tower; f4-f7 was better.");
    TEST_ASSERT_EQUAL_INT(2, review.count); /* resigning is not a move to judge */
    TEST_ASSERT_EQUAL_FLOAT(0, review_win_chance(&review, 3));
    review_close(&review);
}

static void test_mills_allowed_and_missed(void)
{
    struct review review;
    play_start(&match, "morris", "");
    play_moves(&match, "b6 d7 c4 e5 g1 f4 e4 c5 g7 a7 resign");
    review_all(&review, 30000);
    assert_turning_point(&review, 8,
                         "Move 5, Black: g7 let the enemy close a mill; d5 was better.");
    assert_turning_point(&review, 9, "Move 5, White: a7 missed a mill; d5 was better.");
    TEST_ASSERT_FALSE(review_is_turning_point(&review, 0));
    review_close(&review);
}

/* Every position of a reviewed game has a point on the graph, with the solver's value. */
static void test_dodgem_is_reviewed_exactly(void)
{
    struct review review;
    struct rng rng = {.state = 8};
    int turning = 0;
    play_start(&match, "dodgem", "size=4");
    play_random(&match, &rng, 0, 60);
    review_all(&review, 1);
    for (int i = 0; i < match.length; i++) {
        struct exact_verdict verdict;
        float hope = review_win_chance(&review, i);
        TEST_ASSERT_TRUE(review.steps[i].exact);
        TEST_ASSERT_TRUE(
            exact_verdict(exact, match.game, &match.settings, match_position(&match, i), &verdict));
        int sign = match_position(&match, i)->turn == 0 ? 1 : -1;
        TEST_ASSERT_EQUAL_FLOAT(0.5f + 0.5f * (float)(sign * verdict.result), hope);
        turning += review_is_turning_point(&review, i);
    }
    TEST_ASSERT_TRUE(turning > 0); /* random play always contains a mistake */
    review_close(&review);
}

/* A finished game of Stratego: with everything visible, the value of an attack is known. */
static void test_stratego_is_reviewed_with_all_pieces_seen(void)
{
    struct review review;
    play_start(&match, "stratego", "");
    play_moves(&match, "9@e7 10@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
                       "10@e4 9@a1 3@b1 3@c1 2@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready "
                       "e7-e6 a1-a2 e6-e5 a2-a3 e5-e4 resign");
    review_all(&review, 20000);
    TEST_ASSERT_EQUAL_INT(22, review.first);
    assert_turning_point(&review, 26,
                         "Move 3, Blue: e5-e4 attacked something stronger; e5-f5 was better.");
    review_close(&review);
}

static void test_a_cancelled_appraisal_is_marked(void)
{
    struct appraisal appraisal;
    struct hindsight at;
    struct contact contact = {.cancel = true};
    play_start(&match, "towers", "");
    hindsight_take(&at, &match, 0);
    appraise(searcher, &(struct appraisal_request){.at = &at, .contact = &contact}, &appraisal);
    hindsight_free(&at);
    TEST_ASSERT_TRUE(appraisal.cancelled);
}

static void describe(const char *moves, const char *best, const char *reply, char text[REVIEW_TEXT])
{
    struct review review;
    struct fault fault;
    play_start_with(&match, "morris", "", moves);
    int last = match.length - 1;
    match_go(&match, last);
    review_open(&review, &match);
    struct review_step *step = &review.steps[last];
    *step = (struct review_step){.appraised = true, .replies = 2};
    TEST_ASSERT_TRUE(
        move_find(match.game, match_position(&match, last), best, &step->best, &fault));
    match_go(&match, match.length);
    TEST_ASSERT_TRUE(move_find(match.game, match_now(&match), reply, &step->reply, &fault));
    review_describe(&review, last, text);
    review_close(&review);
    match_free(&match);
}

/* There are two threats of a mill, and only one can be stopped. */
static void test_an_unavoidable_loss_is_no_reason(void)
{
    char text[REVIEW_TEXT];
    describe("a1 b2 d1 f4", "g1", "g1", text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, "let the enemy close a mill"), text);
    describe("a1 b2 a7 f2 d1 f6 d7 b4", "g1", "g1", text);
    TEST_ASSERT_NULL_MESSAGE(strstr(text, "let the enemy close a mill"), text);
}

/* A win in 7 turns of both players is the winner's fourth turn; a loss after 22 is the loser's
 * eleventh. */
static void check_score(int distance, const char *expected)
{
    char text[SCORE_TEXT];
    int score = distance > 0 ? SEARCH_WIN - distance : -SEARCH_WIN - distance;
    TEST_ASSERT_EQUAL_INT(distance, search_win_distance(score));
    score_format(score, true, text);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_wins_count_the_players_own_moves(void)
{
    check_score(1, "wins in 1 move");
    check_score(7, "wins in 4 moves");
    check_score(-2, "loses in 1 move");
    check_score(-22, "loses in 11 moves");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_table_and_the_search_agree);
    RUN_TEST(test_the_first_player_wins_three_by_three);
    RUN_TEST(test_a_third_occurrence_is_a_draw_whatever_the_table_says);
    RUN_TEST(test_hope_grows_with_the_score);
    RUN_TEST(test_captures_allowed_and_missed);
    RUN_TEST(test_mills_allowed_and_missed);
    RUN_TEST(test_dodgem_is_reviewed_exactly);
    RUN_TEST(test_stratego_is_reviewed_with_all_pieces_seen);
    RUN_TEST(test_an_unavoidable_loss_is_no_reason);
    RUN_TEST(test_wins_count_the_players_own_moves);
    RUN_TEST(test_a_cancelled_appraisal_is_marked);
    return UNITY_END();
}
