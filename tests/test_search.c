/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The search: equal to plain minimax without selectivity, reproducible, and quick to stop. */
#include <string.h>
#include <unity.h>

#include "ai/search.h"
#include "base/rng.h"
#include "core/insight.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play.h"

static struct match match;
static struct view view;
static struct searcher *searcher;
static struct search_result result;

void setUp(void)
{
    searcher = searcher_open(4);
    TEST_ASSERT_NOT_NULL(searcher);
}

void tearDown(void)
{
    searcher_close(searcher);
    view_free(&view);
    match_free(&match);
}

static void run(struct search_request request)
{
    view_free(&view);
    view_take(&view, &match, match_now(&match)->turn);
    request.view = &view;
    search(searcher, &request, &result);
}

/* ---- textbook minimax: no pruning, no table ---- */

static int end_score(struct outcome outcome, int player, int turns)
{
    return outcome.winner == NOBODY   ? 0
           : outcome.winner == player ? SEARCH_WIN - turns
                                      : turns - SEARCH_WIN;
}

static int quiet_limit; /* 0: none */

static int minimax(const struct game *game, const struct position *position, int depth, int turns)
{
    struct outcome outcome = game->result(position);
    if (outcome_over(outcome))
        return end_score(outcome, position->turn, turns);
    if (quiet_limit > 0 && position->quiet >= quiet_limit && position->phase != PHASE_REMOVING)
        return 0;
    if (depth <= 0 && position->phase != PHASE_REMOVING)
        return game->insight->evaluate(position);
    int best = -SEARCH_WIN * 2;
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    for (int i = 0; i < count; i++) {
        union position_room child;
        game->apply(position, list[i], &child.base, NULL);
        bool passes = child.base.turn != position->turn;
        int score = passes ? -minimax(game, &child.base, depth - 1, turns + 1)
                           : minimax(game, &child.base, depth, turns);
        if (score > best)
            best = score;
    }
    return best;
}

/* A position some random moves into a game. */
static void start_somewhere(const char *game_id, const char *options, struct rng *rng)
{
    match_free(&match);
    play_start(&match, game_id, options);
    int length = rng_below(rng, 60);
    for (int i = 0; i < length && !outcome_over(match_outcome(&match)); i++) {
        struct move list[MOVES_MAX];
        int count = match.game->moves(match_now(&match), list);
        match_play(&match, list[rng_below(rng, count)]);
    }
    while (outcome_over(match_outcome(&match)))
        match_undo(&match);
}

static void compare(const char *game_id, const char *options, int positions, int depth)
{
    struct rng rng = {.state = 20261116};
    for (int i = 0; i < positions; i++) {
        start_somewhere(game_id, options, &rng);
        quiet_limit = settings_quiet_limit(match.game, &match.settings);
        run((struct search_request){.limits = {.depth = depth}, .plain = true, .seed = 7});
        int expected = minimax(match.game, match_now(&match), depth, 0);
        TEST_ASSERT_EQUAL_INT_MESSAGE(expected, result.moves[0].score, options);
        TEST_ASSERT_EQUAL_INT(depth, result.depth);
    }
}

static int many(int normal)
{
    return long_run() ? normal * 20 : normal;
}

static void test_towers_equals_minimax(void)
{
    compare("towers", "size=6 repetition=off quiet=0", many(300), 2);
    compare("towers", "size=6 repetition=off quiet=0", many(20), 3);
    compare("towers", "size=8 repetition=off quiet=0", many(60), 2);
}

static void test_dodgem_equals_minimax(void)
{
    compare("dodgem", "size=3 repetition=off quiet=0", many(300), 6);
    compare("dodgem", "size=5 blocked=loses repetition=off quiet=0", many(300), 4);
}

/* The value of a position depends on how far away the limit is. */
static void test_near_the_quiet_limit_it_equals_minimax(void)
{
    compare("dodgem", "size=3 repetition=off quiet=6", many(300), 8);
    compare("dodgem", "size=3 repetition=off quiet=8", many(200), 9);
    compare("towers", "size=6 repetition=off quiet=3", many(40), 3);
    compare("morris", "repetition=off quiet=2", many(60), 3);
}

/* Wins that the limit prevents are not proven either, however deep the search and its pruning. */
static void test_no_win_is_proven_beyond_the_quiet_limit(void)
{
    play_start(&match, "dodgem", "size=3 repetition=off quiet=12");
    play_moves(&match, "b3-b2");
    run((struct search_request){.limits = {.depth = 40, .nodes = 300000}});
    TEST_ASSERT_EQUAL_INT(0, search_win_distance(result.moves[0].score));
}

static void test_morris_equals_minimax(void)
{
    compare("morris", "repetition=off quiet=0", many(300), 2);
    compare("morris", "diagonals=on repetition=off quiet=0", many(300), 2);
    compare("morris", "flying=off repetition=off quiet=0", many(60), 3);
}

/* Including games not mentioned above. */
static void test_every_game_with_insight_equals_minimax(void)
{
    for (int i = 0; games[i]; i++)
        if (games[i]->insight)
            compare(games[i]->id, option_find(games[i], "quiet") ? "repetition=off quiet=0" : "",
                    many(30), 2);
}

static void test_every_move_has_its_exact_score(void)
{
    struct rng rng = {.state = 3};
    for (int i = 0; i < 20; i++) {
        start_somewhere("dodgem", "size=4 repetition=off quiet=0", &rng);
        run((struct search_request){.limits = {.depth = 4}, .plain = true, .every_move = true});
        for (int j = 0; j < result.move_count; j++) {
            union position_room child;
            match.game->apply(match_now(&match), result.moves[j].move, &child.base, NULL);
            TEST_ASSERT_EQUAL_INT(-minimax(match.game, &child.base, 3, 1), result.moves[j].score);
        }
    }
}

/* ---- known results ---- */

static void test_three_by_three_dodgem_is_won_in_19(void)
{
    play_start(&match, "dodgem", "size=3");
    run((struct search_request){.limits = {.depth = 24}});
    TEST_ASSERT_EQUAL_INT(19, search_win_distance(result.moves[0].score));
}

static void test_an_immediate_win_is_played(void)
{
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "b3-b2 a1-b1 c3-c2 b1-c1 b2-b1 c1-off b1-off a2-b2 c2-c1 b2-c2");
    run((struct search_request){.limits = {.depth = 3}});
    TEST_ASSERT_EQUAL_INT(1, search_win_distance(result.moves[0].score));
    TEST_ASSERT_EQUAL_INT(VERB_EXIT, result.moves[0].move.verb);
}

/* Black could repeat the position a third time; the search must see that as a draw. */
static void test_a_third_occurrence_is_a_draw(void)
{
    play_start(&match, "dodgem", "size=4");
    play_moves(&match, "b4-b3 a1-b1 b3-c3 b1-b2 c3-b3 b2-b1 b3-c3 b1-b2 c3-b3");
    run((struct search_request){.limits = {.depth = 1}, .every_move = true});
    bool found = false;
    for (int i = 0; i < result.move_count; i++) {
        struct fault fault;
        struct move repeating;
        TEST_ASSERT_TRUE(move_find(match.game, match_now(&match), "b2-b1", &repeating, &fault));
        if (move_equal(result.moves[i].move, repeating)) {
            found = true;
            TEST_ASSERT_EQUAL_INT(0, result.moves[i].score);
        }
    }
    TEST_ASSERT_TRUE(found);
}

/* The start position counts as an occurrence too. */
static void test_the_third_time_at_the_start_is_a_draw(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d5-e5 e4-d4 e5-d5 d4-e4 d5-e5 e4-d4 e5-d5");
    run((struct search_request){.limits = {.depth = 1}, .every_move = true});
    struct fault fault;
    struct move back;
    TEST_ASSERT_TRUE(move_find(match.game, match_now(&match), "d4-e4", &back, &fault));
    for (int i = 0; i < result.move_count; i++)
        if (move_equal(result.moves[i].move, back))
            TEST_ASSERT_EQUAL_INT(0, result.moves[i].score);
}

static void test_the_quiet_limit_is_a_draw(void)
{
    play_start(&match, "towers", "quiet=2");
    run((struct search_request){.limits = {.depth = 4}, .plain = true});
    TEST_ASSERT_EQUAL_INT(0, result.moves[0].score);
}

/* ---- behaviour ---- */

/* The same on every machine, with every compiler and optimisation level. A change to the search or
 * an evaluation changes these numbers: then, and only then, update them. */
static void test_known_answers(void)
{
    static const struct {
        const char *game, *options, *moves, *best;
        uint64_t nodes;
        int score;
    } known[] = {
        {"towers", "", "c5-c2 e4-e6 d7-f7 g4-g7 c7-e7 g3-g6", "b7-c7", 54313, 49},
        {"dodgem", "size=6", "b6-b5 a4-b4 d6-d5 a3-b3", "e6-e5", 2180, 15},
        {"morris", "", "b4 e3 e4 c3 d3 d2", "d6", 18437, -11},
        {"morris", "diagonals=on", "b6 c4 e4 c5 c3 e5 b2 b4", "a1", 9915, 188},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char best[MOVE_TEXT];
        play_start(&match, known[i].game, known[i].options);
        play_moves(&match, known[i].moves);
        run((struct search_request){.limits = {.depth = 6}, .seed = 5});
        move_format(match.game, result.moves[0].move, best);
        TEST_ASSERT_EQUAL_STRING(known[i].best, best);
        TEST_ASSERT_EQUAL_INT(known[i].score, result.moves[0].score);
        TEST_ASSERT_EQUAL_UINT64(known[i].nodes, result.nodes);
        match_free(&match);
    }
    play_start(&match, "dodgem", "");
}

static void test_the_same_budget_gives_the_same_answer(void)
{
    for (int i = 0; games[i]; i++) {
        if (!games[i]->insight)
            continue;
        play_start(&match, games[i]->id, "");
        struct search_request request = {.limits = {.nodes = 20000}, .seed = 5};
        run(request);
        struct search_result first = result;
        match_free(&match);
        play_start(&match, "dodgem", "size=3"); /* another search in between leaves no trace */
        run(request);
        match_free(&match);
        play_start(&match, games[i]->id, "");
        run(request);
        TEST_ASSERT_TRUE(move_equal(first.moves[0].move, result.moves[0].move));
        TEST_ASSERT_EQUAL_INT(first.moves[0].score, result.moves[0].score);
        TEST_ASSERT_EQUAL_UINT64(first.nodes, result.nodes);
        TEST_ASSERT_EQUAL_INT(first.depth, result.depth);
        match_free(&match);
    }
    play_start(&match, "dodgem", "");
}

static int place_in_result(struct move move)
{
    for (int i = 0; i < result.move_count; i++)
        if (move_equal(result.moves[i].move, move))
            return i;
    return -1;
}

/* A search stopped in the middle of a depth either keeps the move of the previous depth or takes
 * one proven better in this depth; never one it has not searched again. */
static void check_cut_short(uint64_t nodes, int *changes)
{
    struct search_request request = {.limits = {.nodes = nodes}, .plain = true, .seed = 3};
    run(request);
    struct move chosen = result.moves[0].move;
    int depth = result.depth;
    if (depth == 0 || result.nodes < nodes)
        return;
    request.limits = (struct search_limits){.depth = depth};
    run(request);
    struct move before = result.moves[0].move;
    if (move_equal(chosen, before))
        return;
    request.limits.depth = depth + 1;
    run(request);
    TEST_ASSERT_LESS_THAN_INT(place_in_result(before), place_in_result(chosen));
    ++*changes;
}

static void test_an_interrupted_search_plays_its_best_move(void)
{
    static const char *const ids[] = {"dodgem", "morris", "towers"};
    struct rng rng = {.state = 11};
    int changes = 0;
    for (int i = 0; i < many(150); i++) {
        start_somewhere(ids[i % 3], i % 3 == 2 ? "size=6" : "", &rng);
        check_cut_short((uint64_t)(200 + rng_below(&rng, 2000)), &changes);
    }
    TEST_ASSERT_GREATER_THAN_INT(5, changes);
}

static void test_the_node_budget_holds(void)
{
    play_start(&match, "morris", "");
    run((struct search_request){.limits = {.nodes = 5000}});
    TEST_ASSERT_LESS_OR_EQUAL_UINT64(5001, result.nodes);
    TEST_ASSERT_GREATER_THAN_INT(2, result.depth);
}

static void test_a_cancelled_search_still_has_a_legal_move(void)
{
    struct contact contact = {.cancel = true};
    play_start(&match, "towers", "size=12");
    run((struct search_request){.contact = &contact});
    TEST_ASSERT_TRUE(result.cancelled);
    TEST_ASSERT_LESS_OR_EQUAL_UINT64(2048, result.nodes);
    TEST_ASSERT_TRUE(match_play(&match, result.moves[0].move));
}

static int told_last, told_rises;

static void note_progress(const struct search_request *request, const struct search_result *r)
{
    (void)r;
    int told = atomic_load(&request->contact->permille);
    TEST_ASSERT_GREATER_OR_EQUAL_INT(told_last, told);
    told_rises += told > told_last;
    told_last = told;
}

static void test_progress_is_reported(void)
{
    struct contact contact = {.cancel = false};
    told_last = told_rises = 0;
    play_start(&match, "towers", "");
    run((struct search_request){
        .contact = &contact, .limits = {.nodes = 100000}, .progress = note_progress});
    TEST_ASSERT_GREATER_THAN_INT(1, told_rises);
    TEST_ASSERT_EQUAL_INT(1000, atomic_load(&contact.permille)); /* all nodes were used */
}

static void test_the_line_is_playable(void)
{
    for (int i = 0; games[i]; i++) {
        if (!games[i]->insight)
            continue;
        play_start(&match, games[i]->id, "");
        run((struct search_request){.limits = {.nodes = 30000}, .seed = 2});
        TEST_ASSERT_GREATER_THAN_INT(0, result.line_length);
        for (int j = 0; j < result.line_length; j++) {
            char text[MOVE_TEXT];
            struct fault fault;
            move_format(match.game, result.line[j], text);
            TEST_ASSERT_TRUE_MESSAGE(match_play_text(&match, text, &fault), text);
        }
        match_free(&match);
    }
    play_start(&match, "dodgem", "");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_towers_equals_minimax);
    RUN_TEST(test_dodgem_equals_minimax);
    RUN_TEST(test_near_the_quiet_limit_it_equals_minimax);
    RUN_TEST(test_no_win_is_proven_beyond_the_quiet_limit);
    RUN_TEST(test_morris_equals_minimax);
    RUN_TEST(test_every_move_has_its_exact_score);
    RUN_TEST(test_every_game_with_insight_equals_minimax);
    RUN_TEST(test_three_by_three_dodgem_is_won_in_19);
    RUN_TEST(test_an_immediate_win_is_played);
    RUN_TEST(test_a_third_occurrence_is_a_draw);
    RUN_TEST(test_the_third_time_at_the_start_is_a_draw);
    RUN_TEST(test_the_quiet_limit_is_a_draw);
    RUN_TEST(test_known_answers);
    RUN_TEST(test_the_same_budget_gives_the_same_answer);
    RUN_TEST(test_an_interrupted_search_plays_its_best_move);
    RUN_TEST(test_the_node_budget_holds);
    RUN_TEST(test_a_cancelled_search_still_has_a_legal_move);
    RUN_TEST(test_progress_is_reported);
    RUN_TEST(test_the_line_is_playable);
    return UNITY_END();
}
