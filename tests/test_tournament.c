/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Tournaments: round-robin leagues, knockouts with byes and replays, withdrawals, and damaged
 * files. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/rng.h"
#include "play/tournament.h"

static struct tournament tournament;
static struct fault fault;

void setUp(void)
{
    fault.text[0] = '\0';
}

void tearDown(void)
{
}

static void begin(enum tournament_kind kind, int entrants, int games)
{
    tournament = (struct tournament){.kind = kind, .entrant_count = entrants, .game_count = games};
    for (int i = 0; i < entrants; i++) {
        snprintf(tournament.entrants[i].id, PERSON_ID, "0000000%c", "01234567"[i]);
        snprintf(tournament.entrants[i].name, PLAYER_NAME, "Person %d", i);
    }
    for (int i = 0; i < games; i++)
        snprintf(tournament.games[i], TOURNAMENT_GAME_ID, "game%d", i);
    TEST_ASSERT_TRUE_MESSAGE(tournament_is_valid(&tournament, &fault), fault.text);
}

/* The entrant with the lower number wins. */
static int favourite(const struct pairing *pairing)
{
    return pairing->entrants[0] < pairing->entrants[1] ? 0 : 1;
}

static int play_out(int (*result)(const struct pairing *))
{
    struct pairing pairing;
    int played = 0;
    for (; tournament_next(&tournament, &pairing); played++) {
        TEST_ASSERT_EQUAL(-1, tournament_winner(&tournament));
        TEST_ASSERT_TRUE(tournament_record(&tournament, result(&pairing)));
    }
    TEST_ASSERT_FALSE(tournament_record(&tournament, 0));
    return played;
}

/* ---- league ---- */

static void test_all_entrants_meet_once_per_game(void)
{
    for (int entrants = ENTRANTS_MIN; entrants <= ENTRANTS_MAX; entrants++)
        for (int games = 1; games <= 4; games += 3) {
            int met[ENTRANTS_MAX][ENTRANTS_MAX][4] = {{{0}}}, first[ENTRANTS_MAX] = {0};
            struct pairing pairing;
            begin(TOURNAMENT_LEAGUE, entrants, games);
            while (tournament_next(&tournament, &pairing)) {
                int a = pairing.entrants[0], b = pairing.entrants[1];
                met[a < b ? a : b][a < b ? b : a][pairing.game]++;
                first[a]++;
                tournament_record(&tournament, NOBODY);
            }
            TEST_ASSERT_EQUAL(entrants * (entrants - 1) / 2 * games, tournament.result_count);
            for (int a = 0; a < entrants; a++) {
                for (int b = a + 1; b < entrants; b++)
                    for (int game = 0; game < games; game++)
                        TEST_ASSERT_EQUAL(1, met[a][b][game]);
                /* Everyone moves first about as often as second. */
                TEST_ASSERT_INT_WITHIN(2, (entrants - 1) * games, 2 * first[a]);
            }
        }
}

static void test_the_favourite_wins_the_league(void)
{
    struct standing table[ENTRANTS_MAX];
    begin(TOURNAMENT_LEAGUE, 5, 1);
    TEST_ASSERT_EQUAL(10, play_out(favourite));
    tournament_table(&tournament, table);
    for (int i = 0; i < 5; i++) {
        TEST_ASSERT_EQUAL(i, table[i].entrant);
        TEST_ASSERT_EQUAL(2 * (4 - i), table[i].half_points);
        TEST_ASSERT_EQUAL(4, table[i].played);
    }
    TEST_ASSERT_EQUAL(0, tournament_winner(&tournament));
}

static int always_drawn(const struct pairing *pairing)
{
    (void)pairing;
    return NOBODY;
}

static void test_draws_are_half_points(void)
{
    struct standing table[ENTRANTS_MAX];
    begin(TOURNAMENT_LEAGUE, 4, 1);
    play_out(always_drawn);
    tournament_table(&tournament, table);
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_EQUAL(3, table[i].half_points);
}

/* With an odd number everybody sits out once a round of games, and plays in all others. */
static void test_whoever_sits_out_has_no_game_in_that_round(void)
{
    struct pairing pairing;
    begin(TOURNAMENT_LEAGUE, 5, 2);
    TEST_ASSERT_EQUAL(10, tournament_rounds(&tournament));
    int out[5] = {0};
    for (int round = 0; round < 10; round++)
        out[tournament_sits_out(&tournament, round)]++;
    for (int i = 0; i < 5; i++)
        TEST_ASSERT_EQUAL(2, out[i]);
    for (; tournament_next(&tournament, &pairing); tournament_record(&tournament, 0))
        for (int side = 0; side < 2; side++)
            TEST_ASSERT_TRUE(pairing.entrants[side] !=
                             tournament_sits_out(&tournament, pairing.round));
    begin(TOURNAMENT_LEAGUE, 4, 1);
    TEST_ASSERT_EQUAL(-1, tournament_sits_out(&tournament, 0));
}

static void test_equals_share_their_place(void)
{
    struct standing table[ENTRANTS_MAX];
    begin(TOURNAMENT_LEAGUE, 4, 1);
    play_out(always_drawn);
    tournament_table(&tournament, table);
    TEST_ASSERT_TRUE(standings_are_level(&table[0], &table[3]));
    begin(TOURNAMENT_LEAGUE, 4, 1);
    play_out(favourite);
    tournament_table(&tournament, table);
    TEST_ASSERT_FALSE(standings_are_level(&table[0], &table[1]));
}

/* ---- knockout ---- */

static void test_a_knockout_has_one_winner(void)
{
    for (int entrants = ENTRANTS_MIN; entrants <= ENTRANTS_MAX; entrants++) {
        begin(TOURNAMENT_KNOCKOUT, entrants, 1);
        TEST_ASSERT_EQUAL_MESSAGE(entrants - 1, play_out(favourite), "one is out after each game");
        TEST_ASSERT_EQUAL(0, tournament_winner(&tournament));
    }
}

/* Five entrants: three byes, then one real tie, then semi-finals and the final. */
static void test_the_ties_of_a_knockout(void)
{
    struct tie ties[TIES_MAX];
    begin(TOURNAMENT_KNOCKOUT, 5, 1);
    TEST_ASSERT_EQUAL(7, tournament_ties(&tournament, ties));
    TEST_ASSERT_EQUAL(3, tournament_rounds(&tournament));
    for (int i = 0; i < 3; i++) {
        TEST_ASSERT_EQUAL(ENTRANT_BYE, ties[i].entrants[1]);
        TEST_ASSERT_EQUAL(ties[i].entrants[0], ties[i].winner);
        TEST_ASSERT_FALSE(ties[i].next);
    }
    TEST_ASSERT_TRUE(ties[3].next);
    TEST_ASSERT_EQUAL(ENTRANT_OPEN, ties[3].winner);
    TEST_ASSERT_EQUAL(ENTRANT_OPEN, ties[5].entrants[1]); /* waits for them */
    TEST_ASSERT_EQUAL(ENTRANT_OPEN, ties[6].winner);
    tournament_record(&tournament, NOBODY);
    tournament_record(&tournament, 0); /* sides have changed: the second entrant of the tie */
    tournament_ties(&tournament, ties);
    TEST_ASSERT_EQUAL(1, ties[3].half_points[0]);
    TEST_ASSERT_EQUAL(3, ties[3].half_points[1]);
    TEST_ASSERT_EQUAL(ties[3].entrants[1], ties[3].winner);
    TEST_ASSERT_EQUAL(ties[3].winner, ties[5].entrants[1]);
    TEST_ASSERT_TRUE(ties[4].next && !ties[5].next);
    play_out(favourite);
    tournament_ties(&tournament, ties);
    TEST_ASSERT_EQUAL(tournament_winner(&tournament), ties[6].winner);
    for (int i = 0; i < 7; i++)
        TEST_ASSERT_FALSE(ties[i].next);
}

static int draws_left;

static int drawn_at_first(const struct pairing *pairing)
{
    return draws_left-- > 0 ? NOBODY : favourite(pairing);
}

static void test_a_drawn_tie_is_replayed_with_sides_changed(void)
{
    struct pairing first, again;
    begin(TOURNAMENT_KNOCKOUT, 4, 1);
    tournament_next(&tournament, &first);
    tournament_record(&tournament, NOBODY);
    TEST_ASSERT_TRUE(tournament_next(&tournament, &again));
    TEST_ASSERT_EQUAL(first.entrants[0], again.entrants[1]);
    TEST_ASSERT_EQUAL(first.entrants[1], again.entrants[0]);
    TEST_ASSERT_EQUAL(1, again.replays);
    draws_left = 20;
    TEST_ASSERT_EQUAL(3 + 20, play_out(drawn_at_first));
    TEST_ASSERT_EQUAL(0, tournament_winner(&tournament));
}

static void test_a_tie_over_four_games_ends_when_it_is_decided(void)
{
    begin(TOURNAMENT_KNOCKOUT, 4, 4);
    TEST_ASSERT_EQUAL(3 * 3, play_out(favourite)); /* three wins out of four are enough */
}

/* ---- withdrawals ---- */

static void test_results_stay_after_a_withdrawal(void)
{
    struct standing before[ENTRANTS_MAX], after[ENTRANTS_MAX];
    begin(TOURNAMENT_LEAGUE, 4, 1);
    for (int i = 0; i < 4; i++)
        tournament_record(&tournament, i % 3);
    tournament_table(&tournament, before);
    int gone = before[0].entrant, had = before[0].half_points;
    tournament_withdraw(&tournament, gone);
    tournament_table(&tournament, after);
    for (int i = 0; i < 4; i++)
        if (after[i].entrant == gone)
            TEST_ASSERT_EQUAL(had, after[i].half_points);
    struct pairing pairing;
    while (tournament_next(&tournament, &pairing)) {
        TEST_ASSERT_NOT_EQUAL(gone, pairing.entrants[0]);
        TEST_ASSERT_NOT_EQUAL(gone, pairing.entrants[1]);
        tournament_record(&tournament, 0);
    }
    tournament_table(&tournament, after);
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_EQUAL(3, after[i].played);
}

static void test_all_entrants_may_withdraw(void)
{
    for (int kind = TOURNAMENT_LEAGUE; kind <= TOURNAMENT_KNOCKOUT; kind++) {
        struct pairing pairing;
        begin((enum tournament_kind)kind, 7, 4);
        for (int i = 0; i < 7; i++)
            tournament_withdraw(&tournament, i);
        TEST_ASSERT_FALSE(tournament_next(&tournament, &pairing));
        TEST_ASSERT_TRUE(tournament_winner(&tournament) >= 0);
    }
}

/* With random results and withdrawals it always ends with one winner. */
static void test_any_course_ends(void)
{
    struct rng rng = {.state = 3};
    for (int course = 0; course < 400; course++) {
        begin((enum tournament_kind)(course % 2), 3 + rng_below(&rng, 6), 1 + rng_below(&rng, 4));
        struct pairing pairing;
        while (tournament_next(&tournament, &pairing)) {
            if (rng_below(&rng, 12) == 0)
                tournament_withdraw(&tournament, rng_below(&rng, tournament.entrant_count));
            else
                TEST_ASSERT_TRUE(tournament_record(&tournament, rng_below(&rng, 3)));
        }
        TEST_ASSERT_TRUE(tournament_winner(&tournament) >= 0);
    }
}

/* ---- files ---- */

static void test_a_tournament_survives_writing_and_reading(void)
{
    begin(TOURNAMENT_KNOCKOUT, 6, 4);
    for (int i = 0; i < 9; i++)
        tournament_record(&tournament, i % 3);
    tournament_withdraw(&tournament, 2);
    struct tournament again;
    struct text text = {0};
    tournament_write(&tournament, &text);
    TEST_ASSERT_TRUE_MESSAGE(tournament_read(&again, text.data, "file", &fault), fault.text);
    TEST_ASSERT_EQUAL_MEMORY(&tournament, &again, sizeof again);
    /* Refused with a reason wherever it is cut off. */
    for (size_t cut = 0; cut + 1 < text.length; cut++) {
        char *part = malloc(cut + 1);
        memcpy(part, text.data, cut);
        part[cut] = '\0';
        fault.text[0] = '\0';
        TEST_ASSERT_FALSE(tournament_read(&again, part, "file", &fault) && cut + 2 < text.length);
        TEST_ASSERT_TRUE(*fault.text || cut + 2 >= text.length);
        free(part);
    }
    text_free(&text);
}

static void test_files_that_are_refused(void)
{
    static const char *const wrong[] = {
        "",
        "quatuor tournament 2\nend\n",
        "quatuor tournament 1\nend\n",
        "quatuor tournament 1\nkind: cup\nend\n",
        "quatuor tournament 1\nkind: league\ngame: a\nentrant: 00000001 A\nentrant: 00000002 "
        "B\nend\n",
        "quatuor tournament 1\ngame: a\nentrant: 00000001 A\nentrant: 00000001 B\nentrant: "
        "00000003 "
        "C\nend\n",
        "quatuor tournament 1\ngame: a\nentrant: 1 A\nend\n",
        "quatuor tournament 1\ngame: a\nentrant: 00000001 A\nentrant: 00000002 B\nentrant: "
        "00000003 "
        "C\nresult: 0 0 3 0 0 1\nend\n",
        "quatuor tournament 1\ngame: a\nentrant: 00000001 A\nentrant: 00000002 B\nentrant: "
        "00000003 "
        "C\nresult: 0 0 1 0 0 3\nend\n",
        "quatuor tournament 1\ngame: a\nentrant: 00000001 A\nentrant: 00000002 B\nentrant: "
        "00000003 "
        "C\nresult: 0 -1 1 0 0 1\nend\n",
        "quatuor tournament 1\nwhat is this\nend\n",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        fault.text[0] = '\0';
        TEST_ASSERT_FALSE_MESSAGE(tournament_read(&tournament, wrong[i], "file", &fault), wrong[i]);
        TEST_ASSERT_TRUE(*fault.text);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_entrants_meet_once_per_game);
    RUN_TEST(test_the_favourite_wins_the_league);
    RUN_TEST(test_draws_are_half_points);
    RUN_TEST(test_whoever_sits_out_has_no_game_in_that_round);
    RUN_TEST(test_equals_share_their_place);
    RUN_TEST(test_the_ties_of_a_knockout);
    RUN_TEST(test_a_knockout_has_one_winner);
    RUN_TEST(test_a_drawn_tie_is_replayed_with_sides_changed);
    RUN_TEST(test_a_tie_over_four_games_ends_when_it_is_decided);
    RUN_TEST(test_results_stay_after_a_withdrawal);
    RUN_TEST(test_all_entrants_may_withdraw);
    RUN_TEST(test_any_course_ends);
    RUN_TEST(test_a_tournament_survives_writing_and_reading);
    RUN_TEST(test_files_that_are_refused);
    return UNITY_END();
}
