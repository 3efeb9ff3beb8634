/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The generic computer player for games with hidden pieces, tested on Stratego stripped of
 * everything but its rules. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "ai/guesser.h"
#include "ai/set_up.h"
#include "ai/worlds.h"
#include "games/stratego/kinds.h"
#include "games/stratego/stratego.h"
#include "play.h"

static struct hidden bare_hidden;
static struct game bare;
static struct computer *computer;
static struct searcher *searcher;

void setUp(void)
{
    bare = game_stratego;
    bare_hidden = *bare.hidden;
    bare_hidden.player = NULL;
    bare_hidden.hindsight = NULL;
    bare.hidden = &bare_hidden;
    bare.levels = NULL;
    computer = computer_open(1);
    searcher = searcher_open(1);
}

void tearDown(void)
{
    computer_close(computer);
    searcher_close(searcher);
}

static void start(struct match *match)
{
    struct settings settings = settings_default(&bare);
    match_start(match, &bare, &settings);
}

static struct move level_move(const struct match *match, int level, uint64_t seed)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct computer_request request = {
        .view = &view, .level = level, .seed = seed, .budget_divisor = 1};
    computer_decide(computer, &request, &decision);
    view_free(&view);
    return decision.move;
}

static void play_between(struct match *match, const int levels[2], uint64_t seed, int moves_max)
{
    start(match);
    while (!outcome_over(match_outcome(match)) && match->length < moves_max) {
        struct move move = level_move(match, levels[match_now(match)->turn], seed);
        TEST_ASSERT_TRUE_MESSAGE(match_play(match, move), "the move is not legal");
    }
}

/* ---- setups ---- */

static void test_random_setups_are_complete_and_differ(void)
{
    uint8_t first[CELL_LIMIT];
    int alike = 0;
    for (uint64_t seed = 0; seed < 30; seed++) {
        struct match match;
        uint8_t kinds[CELL_LIMIT];
        start(&match);
        while (match_now(&match)->phase == PHASE_SETUP) {
            struct view view;
            view_take(&view, &match, match_now(&match)->turn);
            struct move move = ai_set_up(&view, 5, seed);
            TEST_ASSERT_TRUE(move_equal(move, ai_set_up(&view, 5, seed)));
            view_free(&view);
            TEST_ASSERT_TRUE(match_play(&match, move));
        }
        for (int cell = 0; cell < CELL_LIMIT; cell++)
            kinds[cell] = bare.piece_at(match_now(&match), cell).kind;
        if (seed == 0)
            memcpy(first, kinds, sizeof first);
        else
            alike += memcmp(first, kinds, sizeof first) == 0;
        match_free(&match);
    }
    TEST_ASSERT_EQUAL_INT(0, alike);
}

/* ---- worlds ---- */

/* The middle of a game, with the first player to move. */
static void play_some(struct match *match, uint64_t seed, int moves)
{
    play_between(match, (int[2]){LEVEL_RANDOM, LEVEL_RANDOM}, seed, moves);
    if (match_now(match)->turn != 0 && !outcome_over(match_outcome(match)))
        match_play(match, level_move(match, LEVEL_RANDOM, seed));
}

static void test_worlds_agree_with_what_was_seen(void)
{
    int moved_pieces = 0;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct match match;
        struct view view;
        struct suspects suspects;
        struct rng rng = {.state = seed};
        play_some(&match, seed, 60);
        view_take(&view, &match, 0);
        suspects_find(&suspects, &view);
        for (int i = 0; i < suspects.count; i++) { /* the truth is among the possibilities */
            int kind = bare.piece_at(match_now(&match), suspects.list[i].cell).kind;
            TEST_ASSERT_TRUE(suspects.list[i].possible >> kind & 1);
            bool fixed = suspects.list[i].possible >> BOMB & 1;
            moved_pieces += !fixed;
        }
        for (int i = 0; i < 20; i++) {
            union position_room world;
            struct observation seen;
            world_make(&suspects, &view, &rng, &world);
            observe(&bare, &world.base, 0, &seen);
            TEST_ASSERT_EQUAL_MEMORY(&view.now.masked, &seen.masked, bare.position_size);
            for (int kind = 0; kind < KINDS; kind++) {
                int there = 0;
                for (int cell = 0; cell < CELL_LIMIT; cell++) {
                    struct piece piece = bare.piece_at(&world.base, cell);
                    there += piece.owner == 1 && piece.kind == kind;
                }
                TEST_ASSERT_EQUAL_INT(bare.tally(match_now(&match), 1, kind).on_board, there);
            }
            for (int k = 0; k < suspects.count;
                 k++) { /* moved pieces are neither bombs nor flags */
                int kind = bare.piece_at(&world.base, suspects.list[k].cell).kind;
                TEST_ASSERT_TRUE(suspects.list[k].possible >> kind & 1);
            }
        }
        view_free(&view);
        match_free(&match);
    }
    TEST_ASSERT_GREATER_THAN_INT(10, moved_pieces);
}

/* ---- honesty ---- */

static bool same_step(const struct view_step *a, const struct view_step *b)
{
    size_t size = (size_t)a->events.count * sizeof a->events.list[0];
    return a->hash == b->hash && a->known == b->known && a->events.count == b->events.count &&
           memcmp(a->events.list, b->events.list, size) == 0;
}

static bool same_view(const struct view *a, const struct view *b)
{
    bool same = a->step_count == b->step_count &&
                memcmp(&a->now.masked, &b->now.masked, bare.position_size) == 0;
    for (int i = 0; same && i < a->step_count; i++)
        same = same_step(&a->steps[i], &b->steps[i]);
    return same;
}

/* The same match with two of the second player's pieces swapped at the start; false if a move would
 * have been illegal. */
static bool replay_swapped(const struct match *match, int a, int b, struct match *other)
{
    start(other);
    for (int i = 0; i < match->at; i++) {
        struct move move = match->steps[i].move;
        if (i == a || i == b)
            move.kind = match->steps[i == a ? b : a].move.kind;
        if (!match_play(other, move))
            return false;
    }
    return true;
}

static bool placed_by_second(const struct match *match, int index)
{
    return match_position(match, index)->turn == 1 && match->steps[index].move.verb == VERB_PLACE;
}

static struct decision guess(const struct view *view)
{
    struct decision decision;
    struct hidden_request request = {
        .view = view, .guesses = 6, .limits = {.nodes = 3000}, .seed = 9};
    guess_decide(searcher, &request, &decision);
    return decision;
}

/* Every other position behind the same view leads to the same move; returns how many there were. */
static int check_other_truths(const struct match *match, const struct view *view)
{
    int others = 0;
    struct decision decision = guess(view);
    for (int a = 0; a < match->at; a++)
        for (int b = a + 1; b < match->at; b++) {
            struct match other;
            struct view same;
            if (!placed_by_second(match, a) || !placed_by_second(match, b) ||
                match->steps[a].move.kind == match->steps[b].move.kind)
                continue;
            bool played = replay_swapped(match, a, b, &other);
            view_take(&same, &other, 0);
            if (played && same_view(view, &same)) {
                struct decision again = guess(&same);
                TEST_ASSERT_TRUE_MESSAGE(move_equal(decision.move, again.move),
                                         "hidden pieces changed the decision");
                TEST_ASSERT_EQUAL_INT(decision.score, again.score);
                TEST_ASSERT_EQUAL_UINT64(decision.nodes, again.nodes);
                others++;
            }
            view_free(&same);
            match_free(&other);
        }
    return others;
}

static void test_decisions_depend_on_nothing_hidden(void)
{
    int others = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct match match;
        struct view view;
        play_some(&match, seed, 40);
        view_take(&view, &match, 0);
        others += check_other_truths(&match, &view);
        view_free(&view);
        match_free(&match);
    }
    TEST_ASSERT_GREATER_THAN_INT(20, others);
}

/* ---- strength ---- */

static void test_it_beats_random_play(void)
{
    int won = 0, lost = 0, count = repeats(4, 12, 12);
    for (int i = 0; i < count; i++) {
        struct match match;
        int side = i % 2;
        int levels[2] = {side == 0 ? 5 : LEVEL_RANDOM, side == 1 ? 5 : LEVEL_RANDOM};
        play_between(&match, levels, (uint64_t)i + 1, 2000);
        TEST_ASSERT_TRUE(outcome_over(match_outcome(&match)));
        won += match_outcome(&match).winner == side;
        lost += match_outcome(&match).winner == 1 - side;
        match_free(&match);
    }
    char score[64];
    snprintf(score, sizeof score, "%d won, %d lost", won, lost);
    TEST_ASSERT_TRUE_MESSAGE(4 * won >= 3 * count && lost <= 1, score);
}

/* It returns at once, with a legal move. */
static void test_a_cancelled_decision_is_legal(void)
{
    struct match match;
    struct view view;
    struct decision decision;
    struct contact contact = {.cancel = true};
    play_some(&match, 3, 40);
    view_take(&view, &match, 0);
    struct hidden_request request = {.view = &view,
                                     .guesses = 30,
                                     .limits = {.nodes = 1000000000},
                                     .seed = 1,
                                     .contact = &contact};
    guess_decide(searcher, &request, &decision);
    TEST_ASSERT_TRUE(decision.cancelled);
    TEST_ASSERT_TRUE(match_play(&match, decision.move));
    view_free(&view);
    match_free(&match);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_random_setups_are_complete_and_differ);
    RUN_TEST(test_worlds_agree_with_what_was_seen);
    RUN_TEST(test_decisions_depend_on_nothing_hidden);
    RUN_TEST(test_it_beats_random_play);
    RUN_TEST(test_a_cancelled_decision_is_legal);
    return UNITY_END();
}
