/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Contests: which game comes next, what a finished match counts for, and the file. */
#include "play/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "scratch_folder.h"

static struct contest contest;
static struct match match;
static struct rng rng;
static struct fault fault;

void setUp(void)
{
    rng.state = 7;
    fault.text[0] = '\0';
    contest = (struct contest){.kind = CONTEST_NONE};
}

void tearDown(void)
{
    match_free(&match);
}

static struct match_plan ada_and_bea(const char *game)
{
    struct match_plan plan = {.game = game_find(game),
                              .settings = settings_default(game_find(game))};
    plan.players[0] =
        (struct match_player){.control = "human", .name = "Ada", .person = "aaaaaaaa"};
    plan.players[1] =
        (struct match_player){.control = "human", .name = "Bea", .person = "bbbbbbbb"};
    plan.time[0] = (struct time_control){.kind = TIME_TOTAL, .allowance = 60000};
    return plan;
}

/* Plays the game that is due; `loser` (a name) resigns, NULL: a draw is agreed. */
static void play_next(const char *loser)
{
    struct match_plan plan;
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    match_free(&match);
    match_begin(&match, &plan);
    match_set_up(&match);
    if (loser && strcmp(match_player_name(&match, match_now(&match)->turn), loser) != 0) {
        struct move list[MOVES_MAX];
        match.game->moves(match_now(&match), list);
        match_play(&match, list[0]);
    }
    match_play(&match, move_word(loser ? VERB_RESIGN : VERB_DRAW));
    TEST_ASSERT_TRUE(contest_record(&contest, &match));
}

static void assert_score(int first, int second)
{
    struct series_score score = series_score(&contest.series);
    TEST_ASSERT_EQUAL_INT(first, score.half_points[0]);
    TEST_ASSERT_EQUAL_INT(second, score.half_points[1]);
}

static void test_sides_alternate_and_the_time_goes_along(void)
{
    struct match_plan plan = ada_and_bea("dodgem");
    contest_begin_series(&contest, &plan, 3, &rng);
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    TEST_ASSERT_EQUAL_STRING("Ada", plan.players[0].name);
    play_next("Bea");
    assert_score(2, 0);
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    TEST_ASSERT_EQUAL_STRING("Bea", plan.players[0].name);
    TEST_ASSERT_EQUAL_INT(60000, plan.time[1].allowance);
    play_next("Bea");
    assert_score(4, 0);
    TEST_ASSERT_FALSE(contest_next(&contest, &plan));
    TEST_ASSERT_EQUAL_INT(0, series_winner(&contest.series));
}

static void test_a_match_counts_once(void)
{
    struct match_plan plan = ada_and_bea("morris");
    contest_begin_series(&contest, &plan, 5, &rng);
    play_next("Ada");
    TEST_ASSERT_TRUE(contest_record(&contest, &match)); /* opened again */
    assert_score(0, 2);
    match_undo(&match);
    match_play(&match, move_word(VERB_DRAW)); /* the end was taken back */
    TEST_ASSERT_TRUE(contest_record(&contest, &match));
    assert_score(1, 1);
    struct match first = match;
    match = (struct match){0};
    play_next("Bea");
    TEST_ASSERT_FALSE(contest_record(&contest, &first)); /* overtaken */
    assert_score(3, 1);
    match_free(&first);
}

static void test_an_unfinished_or_foreign_match_counts_nothing(void)
{
    struct match_plan plan = ada_and_bea("dodgem");
    contest_begin_series(&contest, &plan, 3, &rng);
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    match_begin(&match, &plan);
    TEST_ASSERT_TRUE(contest_has(&contest, &match));
    TEST_ASSERT_FALSE(contest_record(&contest, &match));
    match_play(&match, move_word(VERB_RESIGN));
    strcpy(match.contest, "00000000/1");
    TEST_ASSERT_FALSE(contest_has(&contest, &match));
    TEST_ASSERT_FALSE(contest_record(&contest, &match));
    *match.contest = '\0';
    TEST_ASSERT_FALSE(contest_record(&contest, &match));
    TEST_ASSERT_EQUAL_INT(0, contest.series.result_count);
}

static void test_the_score_is_that_before_the_match(void)
{
    struct match_plan plan = ada_and_bea("dodgem");
    contest_begin_series(&contest, &plan, 0, &rng);
    play_next("Bea");
    play_next(NULL);
    struct series_score score = contest_score_before(&contest, &match); /* Bea began it */
    TEST_ASSERT_EQUAL_INT(0, score.half_points[0]);
    TEST_ASSERT_EQUAL_INT(2, score.half_points[1]);
    TEST_ASSERT_EQUAL_INT(1, contest_opponent(&contest, &match, 0));
}

static void test_a_swap_counts_for_those_who_swapped(void)
{
    struct match_plan plan = ada_and_bea("dodgem");
    struct move list[MOVES_MAX];
    plan.swap_rule = true;
    contest_begin_series(&contest, &plan, 3, &rng);
    TEST_ASSERT_TRUE(contest_next(&contest, &plan));
    match_begin(&match, &plan);
    match.game->moves(match_now(&match), list);
    match_play(&match, list[0]);
    match_play(&match, move_word(VERB_SWAP)); /* Bea takes over Ada's first move */
    TEST_ASSERT_EQUAL_STRING("Bea", match.players[0].name);
    TEST_ASSERT_EQUAL_STRING("Ada", match_player_name(&match, match_now(&match)->turn));
    match_play(&match, move_word(VERB_RESIGN));
    TEST_ASSERT_TRUE(contest_record(&contest, &match));
    assert_score(0, 2);
}

static void test_a_round_has_every_game_once_then_a_decider(void)
{
    struct match_plan plan = ada_and_bea(games[1]->id);
    int count = 0;
    while (games[count])
        count++;
    contest_begin_round(&contest, &plan, &rng);
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_TRUE(contest_next(&contest, &plan));
        TEST_ASSERT_EQUAL_PTR(games[(1 + i) % count], plan.game);
        play_next(NULL);
    }
    TEST_ASSERT_TRUE(series_needs_decider(&contest.series));
    play_next("Ada");
    TEST_ASSERT_FALSE(contest_next(&contest, &plan));
    TEST_ASSERT_EQUAL_INT(1, series_winner(&contest.series));
}

static void begin_tournament(enum tournament_kind kind)
{
    struct tournament tournament = {.kind = kind, .entrant_count = 4, .game_count = 1};
    static const char *const names[] = {"Ada", "Bea", "Cid", "Dot"};
    for (int i = 0; i < 4; i++) {
        snprintf(tournament.entrants[i].id, PERSON_ID, "%08x", i + 1);
        strcpy(tournament.entrants[i].name, names[i]);
    }
    strcpy(tournament.games[0], "dodgem");
    struct match_plan plan = ada_and_bea("dodgem");
    contest_begin_tournament(&contest, &tournament, &plan, &rng);
}

static void test_a_tournament_goes_on_to_its_end(void)
{
    for (int kind = TOURNAMENT_LEAGUE; kind <= TOURNAMENT_KNOCKOUT; kind++) {
        struct match_plan plan;
        int played = 0;
        begin_tournament((enum tournament_kind)kind);
        for (; contest_next(&contest, &plan); played++) {
            TEST_ASSERT_TRUE(*plan.players[0].person && *plan.players[1].person);
            bool ada = strcmp(plan.players[0].name, "Ada") == 0 ||
                       strcmp(plan.players[1].name, "Ada") == 0;
            int winner = strcmp(plan.players[1].name, "Ada") == 0;
            play_next(ada ? plan.players[1 - winner].name : plan.players[1].name);
        }
        TEST_ASSERT_EQUAL_INT(kind == TOURNAMENT_LEAGUE ? 6 : 3, played);
        TEST_ASSERT_EQUAL_INT(0, tournament_winner(&contest.tournament));
    }
}

static void assert_survives_text(void)
{
    struct text text = {0}, again = {0};
    struct contest read;
    contest_write(&contest, &text);
    TEST_ASSERT_TRUE_MESSAGE(contest_read(&read, text.data, "c.txt", &fault), fault.text);
    contest_write(&read, &again);
    TEST_ASSERT_EQUAL_STRING(text.data, again.data);
    for (size_t cut = 0; cut + 1 < text.length; cut++) { /* a file that was cut is refused */
        char kept = text.data[cut];
        text.data[cut] = '\0';
        TEST_ASSERT_FALSE_MESSAGE(contest_read(&read, text.data, "c.txt", &fault), text.data);
        text.data[cut] = kept;
    }
    text_free(&text);
    text_free(&again);
}

static void test_it_survives_writing_and_reading(void)
{
    struct match_plan plan = ada_and_bea("towers");
    contest_begin_series(&contest, &plan, 3, &rng);
    assert_survives_text();
    play_next("Ada");
    assert_survives_text();
    begin_tournament(TOURNAMENT_KNOCKOUT);
    assert_survives_text();
    play_next(NULL);
    assert_survives_text();
}

static bool read_guests(const char *line, struct contest *read)
{
    struct text text = {0}, changed = {0};
    contest_write(&contest, &text);
    const char *plan = strstr(text.data, "plan:");
    text_add_bytes(&changed, text.data, (size_t)(plan - text.data));
    text_add(&changed, "%s\n%s", line, plan);
    bool done = contest_read(read, changed.data, "c.txt", &fault);
    text_free(&text);
    text_free(&changed);
    return done;
}

/* What a series calls its guests is stored with it; a person is nobody's guest. */
static void test_guests_are_stored(void)
{
    static const char *const wrong[] = {"series guests: ", "series guests: 1", "series guests: 123",
                                        "series guests: 1x"};
    struct match_plan plan = ada_and_bea("towers");
    struct contest read;
    contest_begin_series(&contest, &plan, 3, &rng);
    TEST_ASSERT_TRUE_MESSAGE(read_guests("series guests: 2g", &read), fault.text);
    TEST_ASSERT_EQUAL_INT(GUEST_NONE, read.plan.players[0].guest);
    memset(contest.plan.players[0].person, 0, PERSON_ID);
    TEST_ASSERT_TRUE_MESSAGE(read_guests("series guests: 2-", &read), fault.text);
    TEST_ASSERT_EQUAL_INT(GUEST_SECOND, read.plan.players[0].guest);
    TEST_ASSERT_EQUAL_INT(GUEST_NONE, read.plan.players[1].guest);
    contest = read;
    assert_survives_text();
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        TEST_ASSERT_FALSE_MESSAGE(read_guests(wrong[i], &read), wrong[i]);
    contest = read;
    contest.plan.players[0].guest = GUEST_NONE;
    TEST_ASSERT_TRUE(read_guests("series results: ", &read)); /* as it was written at first */
}

static void test_a_file_of_its_own(void)
{
    scratch_open();
    struct match_plan plan = ada_and_bea("towers");
    contest_begin_series(&contest, &plan, 3, &rng);
    play_next("Ada");
    TEST_ASSERT_TRUE_MESSAGE(contest_store(&contest, scratch_folder, &fault), fault.text);
    struct contest loaded;
    TEST_ASSERT_TRUE_MESSAGE(contest_load(&loaded, scratch_folder, contest.key, &fault),
                             fault.text);
    TEST_ASSERT_EQUAL_INT(1, loaded.series.result_count);
    TEST_ASSERT_FALSE(contest_load(&loaded, scratch_folder, "ffffffff", &fault));
    TEST_ASSERT_TRUE(strlen(fault.text) > 0);
    scratch_close();
}

static void test_a_contest_of_a_newer_version(void)
{
    struct contest read;
    TEST_ASSERT_FALSE(contest_read(&read, "quatuor contest 2\nkey: 0a1b2c3d\n", "c.txt", &fault));
    TEST_ASSERT_EQUAL_STRING("c.txt was written by a newer version of Quatuor.", fault.text);
    TEST_ASSERT_FALSE(contest_read(&read, "quatuor contest 0\nkey: 0a1b2c3d\n", "c.txt", &fault));
    TEST_ASSERT_EQUAL_STRING("c.txt: this is not a contest of Quatuor", fault.text);
}

static void test_names_of_games_in_contests(void)
{
    char key[CONTEST_KEY];
    TEST_ASSERT_EQUAL_INT(12, contest_number("0a1b2c3d/12", key));
    TEST_ASSERT_EQUAL_STRING("0a1b2c3d", key);
    static const char *const wrong[] = {"",           "0a1b2c3d",    "0a1b2c3/1", "0a1b2c3d/0",
                                        "0a1b2c3d/x", "0a1b2c3d/1x", "0A1b2c3d/1"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, contest_number(wrong[i], key), wrong[i]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_sides_alternate_and_the_time_goes_along);
    RUN_TEST(test_a_match_counts_once);
    RUN_TEST(test_an_unfinished_or_foreign_match_counts_nothing);
    RUN_TEST(test_the_score_is_that_before_the_match);
    RUN_TEST(test_a_swap_counts_for_those_who_swapped);
    RUN_TEST(test_a_round_has_every_game_once_then_a_decider);
    RUN_TEST(test_a_tournament_goes_on_to_its_end);
    RUN_TEST(test_it_survives_writing_and_reading);
    RUN_TEST(test_a_file_of_its_own);
    RUN_TEST(test_guests_are_stored);
    RUN_TEST(test_a_contest_of_a_newer_version);
    RUN_TEST(test_names_of_games_in_contests);
    return UNITY_END();
}
