/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Search knowledge must agree with the rules: noisy moves are exactly the legal moves that are
 * noisy; mirror images look the same; evaluations stay within bounds. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/insight.h"
#include "core/registry.h"
#include "play.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static const struct game *game;
static int positions_seen, noisy_seen;

static bool contains(const struct move *list, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], move))
            return true;
    return false;
}

static void check_noisy_moves(const struct position *position)
{
    struct move list[MOVES_MAX], noisy[MOVES_MAX];
    int ranks[MOVES_MAX], count = game->moves(position, list), expected = 0;
    int found = game->insight->noisy_moves ? game->insight->noisy_moves(position, noisy) : 0;
    game->insight->rank(position, list, count, ranks);
    for (int i = 0; i < count; i++)
        if (ranks[i] >= RANK_NOISY) {
            expected++;
            TEST_ASSERT_TRUE(contains(noisy, found, list[i]));
        }
    TEST_ASSERT_EQUAL_INT(expected, found);
    noisy_seen += found;
}

/* A noisy move captures, or lets its player capture in the same turn; no other move does. */
static void check_what_noise_means(const struct position *position)
{
    struct move list[MOVES_MAX];
    int ranks[MOVES_MAX], count = game->moves(position, list), enemy = 1 - position->turn;
    game->insight->rank(position, list, count, ranks);
    for (int i = 0; i < count; i++) {
        union position_room after;
        game->apply(position, list[i], &after.base, NULL);
        bool takes =
            after.base.men[enemy] < position->men[enemy] || after.base.phase == PHASE_REMOVING;
        TEST_ASSERT_EQUAL_INT(takes, ranks[i] >= RANK_NOISY);
        TEST_ASSERT_INT_WITHIN(RANK_LIMIT, 0, ranks[i]);
    }
}

static void check_position(const struct position *position)
{
    if (outcome_over(game->result(position)))
        return;
    positions_seen++;
    check_what_noise_means(position);
    if (position->phase == PHASE_REMOVING)
        return;
    check_noisy_moves(position);
    TEST_ASSERT_INT_WITHIN(VALUE_LIMIT, 0, game->insight->evaluate(position));
}

static void check_settings(const struct settings *settings)
{
    struct rng rng = {.state = 99};
    for (int number = 0; number < (long_run() ? 60 : 6); number++) {
        struct match match;
        match_start(&match, game, settings);
        play_random(&match, &rng, number, 300);
        for (int i = 0; i <= match.length; i++)
            check_position(match_position(&match, i));
        match_free(&match);
    }
}

static void check_game(const char *id)
{
    game = game_find(id);
    positions_seen = noisy_seen = 0;
    each_settings(game, check_settings);
    TEST_ASSERT_GREATER_THAN_INT(500, positions_seen);
}

static void test_towers(void)
{
    check_game("towers");
    TEST_ASSERT_GREATER_THAN_INT(500, noisy_seen);
}

static void test_dodgem(void)
{
    check_game("dodgem");
    TEST_ASSERT_EQUAL_INT(0, noisy_seen);
}

static void test_morris(void)
{
    check_game("morris");
    TEST_ASSERT_GREATER_THAN_INT(500, noisy_seen);
}

static void test_every_insight_fits_its_game(void)
{
    for (int i = 0; games[i]; i++)
        if (games[i]->insight)
            check_game(games[i]->id);
}

/* All 16 images of a first man and of a reply have the same hash; other moves have others. */
static void test_mirror_images_have_one_hash(void)
{
    const struct insight *insight = game_find("morris")->insight;
    static const char *const same[] = {"a1 d1", "a7 a4", "g7 d7", "g1 g4", "c3 d3", "e5 e4"};
    static const char *const others[] = {"a1 d2", "a1 g1", "d1 a1", "b2 d2", "a1 g7"};
    uint64_t expected = 0;
    for (size_t i = 0; i < sizeof same / sizeof *same + sizeof others / sizeof *others; i++) {
        struct match match;
        bool is_same = i < sizeof same / sizeof *same;
        const char *moves = is_same ? same[i] : others[i - sizeof same / sizeof *same];
        play_start_with(&match, "morris", "", moves);
        uint64_t hash = insight->canonical_hash(match_now(&match));
        if (i == 0)
            expected = hash;
        if (is_same)
            TEST_ASSERT_EQUAL_HEX64_MESSAGE(expected, hash, moves);
        else
            TEST_ASSERT_TRUE_MESSAGE(expected != hash, moves);
        match_free(&match);
    }
}

static void test_weights_have_names(void)
{
    for (int i = 0; games[i]; i++) {
        if (!games[i]->insight)
            continue;
        const struct weight *weights = games[i]->insight->weights;
        TEST_ASSERT_NOT_NULL(weights);
        for (int j = 0; weights[j].name; j++) {
            TEST_ASSERT_NOT_NULL(weights[j].value);
            for (int k = 0; k < j; k++)
                TEST_ASSERT_TRUE(strcmp(weights[j].name, weights[k].name) != 0);
        }
    }
}

/* Taking the flag outranks every other capture, but leaves room for the search's bonuses. */
static void test_ranks_with_all_pieces_visible(void)
{
    struct rng rng = {.state = 7};
    int highest = 0;
    game = game_find("stratego");
    for (int number = 0; number < 20; number++) {
        struct match match;
        struct settings settings = settings_default(game);
        match_start(&match, game, &settings);
        play_random(&match, &rng, number, 2000);
        for (int i = 0; i <= match.length; i++) {
            struct move list[MOVES_MAX];
            int ranks[MOVES_MAX], count = game->moves(match_position(&match, i), list);
            if (match_position(&match, i)->phase != PHASE_MOVING)
                continue;
            game->hidden->hindsight->rank(match_position(&match, i), list, count, ranks);
            for (int k = 0; k < count; k++) {
                TEST_ASSERT_INT_WITHIN(RANK_LIMIT, 0, ranks[k]);
                highest = ranks[k] > highest ? ranks[k] : highest;
            }
        }
        match_free(&match);
    }
    TEST_ASSERT_EQUAL_INT(RANK_LIMIT, highest);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_towers);
    RUN_TEST(test_dodgem);
    RUN_TEST(test_morris);
    RUN_TEST(test_every_insight_fits_its_game);
    RUN_TEST(test_mirror_images_have_one_hash);
    RUN_TEST(test_weights_have_names);
    RUN_TEST(test_ranks_with_all_pieces_visible);
    return UNITY_END();
}
