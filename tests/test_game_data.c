/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The data of games besides their rules is valid: levels, benchmark positions, ready-made setups,
 * rules pages, options. Lessons are played in test_ui_lessons.c. */
#include <string.h>
#include <unity.h>

#include "ai/levels.h"
#include "core/match.h"
#include "core/notation.h"
#include "core/registry.h"
#include "core/solution.h"
#include "play.h"
#include "play/draft.h"

static const struct game *game;

void setUp(void)
{
}

void tearDown(void)
{
}

static void each_game(void (*check)(void))
{
    for (int i = 0; games[i]; i++) {
        game = games[i];
        check();
    }
}

/* A position given as options and moves can be reached. */
static void assert_reachable(const char *options, const char *moves)
{
    struct settings settings = settings_default(game);
    struct match match;
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(!options || settings_read(game, &settings, options, &fault),
                             fault.text);
    match_start(&match, game, &settings);
    match_set_up(&match);
    TEST_ASSERT_TRUE_MESSAGE(match_play_moves(&match, moves, &fault), fault.text);
    match_free(&match);
}

/* The default levels must meet the same conditions as the games' own. */
static void check_levels(void)
{
    for (int i = 1; i <= LEVEL_COUNT; i++) {
        const struct level *level = level_of(game, i), *below = level_of(game, i - 1);
        TEST_ASSERT_TRUE_MESSAGE(level->nodes > 0, game->id);
        TEST_ASSERT_TRUE_MESSAGE(level->nodes >= below->nodes, game->id);
        TEST_ASSERT_TRUE_MESSAGE(level->blunder >= 0 && level->blunder < 100, game->id);
        TEST_ASSERT_TRUE_MESSAGE(i == 1 || level->blunder <= below->blunder, game->id);
        TEST_ASSERT_TRUE_MESSAGE(i == 1 || level->noise <= below->noise, game->id);
        TEST_ASSERT_TRUE_MESSAGE(!game_hides_pieces(game) || level->guesses > 0, game->id);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, level_of(game, LEVEL_COUNT)->noise, game->id);
}

static void test_levels_err_less_and_think_more(void)
{
    each_game(check_levels);
    struct game unmeasured = *game_find("towers");
    unmeasured.levels = NULL;
    game = &unmeasured;
    check_levels();
    struct game hidden = *game_find("stratego");
    hidden.levels = NULL;
    game = &hidden;
    check_levels();
}

static void check_bench(void)
{
    for (const struct bench_position *at = game->bench; at && at->moves; at++)
        assert_reachable(at->options, at->moves);
}

static void test_positions_to_measure_from_can_be_reached(void)
{
    each_game(check_bench);
}

static int fitting; /* settings whose army the setup fits */
static const char *setup;

static void try_setup(const struct settings *settings)
{
    struct match match;
    struct draft draft;
    struct fault fault = {""};
    struct rng rng = {.state = 1};
    match_start(&match, game, settings);
    draft_open(&draft, game, match_now(&match), &rng);
    if (draft_read(&draft, setup)) {
        TEST_ASSERT_TRUE_MESSAGE(draft_play(&draft, &match, &fault), fault.text);
        fitting++;
    }
    match_free(&match);
}

static void check_setups(void)
{
    for (int i = 0; game->setups && game->setups[i]; i++) {
        setup = game->setups[i];
        fitting = 0;
        each_settings(game, try_setup);
        TEST_ASSERT_TRUE_MESSAGE(fitting > 0, setup);
    }
}

static void test_ready_made_setups_can_be_played(void)
{
    each_game(check_setups);
}

static void assert_cell(const char *name)
{
    int cell;
    TEST_ASSERT_TRUE_MESSAGE(!name || cell_parse(name, &cell), name);
}

static void check_rules_page(void)
{
    int count = 0;
    for (const struct rules_section *at = game->rules_page; at && at->heading; at++, count++) {
        TEST_ASSERT_NOT_NULL_MESSAGE(at->text, at->heading);
        if (at->picture.moves)
            assert_reachable(at->picture.options, at->picture.moves);
        assert_cell(at->picture.selected);
        assert_cell(at->picture.focus);
        assert_cell(at->picture.noted);
    }
    TEST_ASSERT_TRUE_MESSAGE(count <= RULES_SECTIONS_MAX, game->id);
    TEST_ASSERT_TRUE_MESSAGE(!game->rules_page || count > 0, game->id);
}

static void test_rules_pages_have_pictures_that_can_be_drawn(void)
{
    each_game(check_rules_page);
}

static void check_traits(void)
{
    TEST_ASSERT_TRUE_MESSAGE(strlen(game->id) < GAME_ID, game->id);
    TEST_ASSERT_TRUE(!game->board_option || option_find(game, game->board_option));
    TEST_ASSERT_TRUE_MESSAGE(!game->insight || !game->hidden, "hindsight is for hidden pieces");
    TEST_ASSERT_TRUE(!game->hidden || (game->hidden->mask && game->hidden->unmask));
    TEST_ASSERT_TRUE(!game->solution || game->solution->example);
    TEST_ASSERT_TRUE(game->kind_count <= KINDS_MAX);
}

static void test_traits_agree_with_each_other(void)
{
    each_game(check_traits);
}

/* One sentence, shown while the option has the focus. */
static void check_options(void)
{
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        TEST_ASSERT_TRUE_MESSAGE(option->help && strlen(option->help) > 10, option->id);
        TEST_ASSERT_EQUAL_CHAR_MESSAGE('.', option->help[strlen(option->help) - 1], option->id);
    }
}

static void test_every_option_explains_itself(void)
{
    each_game(check_options);
}

/* Eight different ones, weaker before stronger. */
static void check_opponents(void)
{
    const struct opponents *all = game->opponents;
    struct settings settings = settings_default(game);
    struct time_control clock;
    if (!all)
        return;
    TEST_ASSERT_TRUE(settings_read(game, &settings, all->options, NULL));
    TEST_ASSERT_TRUE(time_control_parse(all->clock, &clock, NULL));
    TEST_ASSERT_EQUAL_INT(TIME_TOTAL, clock.kind);
    for (int i = 0; i < OPPONENT_COUNT; i++) {
        const struct opponent *opponent = &all->list[i];
        TEST_ASSERT_TRUE_MESSAGE(opponent->name && opponent->temper, game->id);
        TEST_ASSERT_TRUE_MESSAGE(strlen(opponent->name) < PLAYER_NAME, opponent->name);
        TEST_ASSERT_EQUAL_INT(i + 1, opponent->level);
        bool back = opponent->face.kind == KIND_UNKNOWN && game_hides_pieces(game);
        TEST_ASSERT_TRUE_MESSAGE(back || opponent->face.kind < game->kind_count, opponent->name);
        TEST_ASSERT_TRUE_MESSAGE(opponent->face.colour < 8, opponent->name);
        for (int j = 0; j < i; j++) {
            TEST_ASSERT_TRUE_MESSAGE(strcmp(all->list[j].name, opponent->name) != 0, game->id);
            TEST_ASSERT_TRUE_MESSAGE(all->list[j].face.colour != opponent->face.colour ||
                                         all->list[j].face.extra != opponent->face.extra,
                                     opponent->name);
        }
    }
}

static void test_opponents_are_eight_and_differ(void)
{
    each_game(check_opponents);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_levels_err_less_and_think_more);
    RUN_TEST(test_positions_to_measure_from_can_be_reached);
    RUN_TEST(test_ready_made_setups_can_be_played);
    RUN_TEST(test_rules_pages_have_pictures_that_can_be_drawn);
    RUN_TEST(test_traits_agree_with_each_other);
    RUN_TEST(test_every_option_explains_itself);
    RUN_TEST(test_opponents_are_eight_and_differ);
    return UNITY_END();
}
