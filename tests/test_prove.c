/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Proofs against plain minimax, which tries everything in the order of the rules and remembers
 * nothing; and deduction against armies that are played out from the start. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "ai/deduce.h"
#include "ai/prove.h"
#include "base/rng.h"
#include "core/match.h"
#include "core/registry.h"
#include "play/puzzle_proof.h"

static struct prover *prover;

void setUp(void)
{
    prover = prover_open();
}

void tearDown(void)
{
    prover_close(prover);
}

/* ---- proofs ---- */

struct claim {
    const struct game *game;
    int player, men; /* as in struct demand */
};

/* Whether the player can force it within `turns` own turns, with `taken` men taken so far. */
static bool forces(const struct claim *claim, const struct position *now, int turns, int taken)
{
    struct move list[MOVES_MAX];
    int count = claim->game->moves(now, list);
    bool own = now->turn == claim->player;
    for (int i = 0; i < count; i++) {
        union position_room next;
        claim->game->apply(now, list[i], &next.base, NULL);
        struct outcome outcome = claim->game->result(&next.base);
        int enemy = 1 - claim->player, more = own ? now->men[enemy] - next.base.men[enemy] : 0;
        int left = turns - (own && next.base.turn != now->turn);
        bool met = outcome_over(outcome) ? outcome.winner == claim->player : false;
        met |= claim->men > 0 && taken + more >= claim->men;
        if (!met && !outcome_over(outcome) && left > 0)
            met = forces(claim, &next.base, left, taken + more);
        if (met == own)
            return own;
    }
    return !own;
}

static void compare(const struct game *game, const struct position *now, int turns, int men)
{
    struct claim claim = {game, now->turn, men};
    prover_begin(prover, game, UINT64_MAX);
    bool expected = forces(&claim, now, turns, 0);
    enum proof found = prove(prover, now, now->turn, (struct demand){turns, men});
    TEST_ASSERT_EQUAL_MESSAGE(expected ? PROOF_YES : PROOF_NO, found, game->id);
}

static int compared_yes;

/* Positions late in random games, where something happens. */
static void compare_in_game(const struct game *game, const char *options, int turns, uint64_t seed)
{
    struct settings settings = settings_default(game);
    struct match match;
    struct rng rng = {.state = seed};
    TEST_ASSERT_TRUE(settings_read(game, &settings, options, NULL));
    match_start(&match, game, &settings);
    while (!outcome_over(match_outcome(&match)) && match.at < 300) {
        struct move list[MOVES_MAX];
        int count = game->moves(match_now(&match), list);
        if (match.at % 9 == 8)
            for (int men = 0; men <= 2; men++) {
                compare(game, match_now(&match), turns, men);
                compared_yes += prove(prover, match_now(&match), match_now(&match)->turn,
                                      (struct demand){turns, men}) == PROOF_YES;
            }
        match_play(&match, list[rng_below(&rng, count)]);
    }
    match_free(&match);
}

static void test_proofs_equal_plain_minimax(void)
{
    static const struct {
        const char *game, *options;
        int turns;
    } boards[] = {{"towers", "size=6 quiet=0 repetition=off", 2},
                  {"dodgem", "size=4 quiet=0 repetition=off", 3},
                  {"dodgem", "size=3 blocked=loses quiet=0 repetition=off", 5},
                  {"morris", "quiet=0 repetition=off", 2},
                  {"morris", "diagonals=on quiet=0 repetition=off", 2}};
    compared_yes = 0;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (uint64_t seed = 1; seed <= 2; seed++)
            compare_in_game(game_find(boards[i].game), boards[i].options, boards[i].turns, seed);
    TEST_ASSERT_TRUE(compared_yes > 20);
}

static void test_too_few_nodes_prove_nothing(void)
{
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    union position_room start;
    game->start(&settings, &start.base);
    prover_begin(prover, game, 50);
    TEST_ASSERT_EQUAL(PROOF_UNKNOWN, prove(prover, &start.base, 0, (struct demand){3, 0}));
    TEST_ASSERT_EQUAL(0, prove_distance(prover, &start.base, 0, (struct demand){3, 0}));
}

/* ---- deduction ---- */

enum { SUSPECTS_MAX = 8 };

/* Where the pieces of one army were set up that stand on the suspects' cells now. */
static void find_origins(const struct puzzle *puzzle, const struct deduction *deduction,
                         int origins[SUSPECTS_MAX])
{
    int enemy = 1 - puzzle_position(puzzle)->turn;
    for (int i = 0; i < deduction->count; i++) {
        int cell = deduction->pieces[i].cell;
        for (int step = puzzle->at - 1; step >= 0; step--) {
            struct move move = puzzle->source->steps[step].move;
            if (match_position(puzzle->source, step)->turn == enemy && move.verb == VERB_MOVE &&
                move.to == cell)
                cell = move.from;
        }
        origins[i] = cell;
    }
}

/* Whether the viewer would have seen the same if the suspects were of these kinds. */
static bool fits(const struct puzzle *puzzle, const int origins[SUSPECTS_MAX],
                 const uint8_t kinds[SUSPECTS_MAX], int count)
{
    const struct match *source = puzzle->source;
    int viewer = puzzle_position(puzzle)->turn;
    bool same = true;
    struct match match;
    match_start(&match, source->game, &source->settings);
    for (int i = 0; i < puzzle->at && same; i++) {
        struct move move = source->steps[i].move, list[MOVES_MAX];
        struct events here, there;
        for (int j = 0; j < count; j++)
            if (move.verb == VERB_PLACE && move.to == origins[j])
                move.kind = kinds[j];
        int moves = source->game->moves(match_now(&match), list), at = 0;
        while (at < moves && !move_equal(list[at], move))
            at++;
        same = at < moves && match_play(&match, move);
        if (!same)
            break;
        match_events(&match, i, viewer, &here);
        match_events(source, i, viewer, &there);
        same = here.count == there.count && outcome_over(match_outcome(&match)) == false;
        for (int j = 0; j < here.count && same; j++)
            same = memcmp(&here.list[j], &there.list[j], sizeof here.list[j]) == 0;
    }
    match_free(&match);
    return same;
}

/* The next order of the kinds, each different one once; false after the last. */
static bool next_order(uint8_t *kinds, int count)
{
    int i = count - 2;
    while (i >= 0 && kinds[i] >= kinds[i + 1])
        i--;
    if (i < 0)
        return false;
    int j = count - 1;
    while (kinds[j] <= kinds[i])
        j--;
    uint8_t kept = kinds[i];
    kinds[i] = kinds[j];
    kinds[j] = kept;
    for (int a = i + 1, b = count - 1; a < b; a++, b--) {
        kept = kinds[a];
        kinds[a] = kinds[b];
        kinds[b] = kept;
    }
    return true;
}

static int by_number(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

static void check_deduction(const struct puzzle *puzzle, const struct deduction *deduction)
{
    int origins[SUSPECTS_MAX], count = deduction->count, armies = 0;
    unsigned possible[SUSPECTS_MAX] = {0};
    uint8_t kinds[SUSPECTS_MAX];
    find_origins(puzzle, deduction, origins);
    for (int i = 0; i < count; i++) /* the truth, in some order */
        kinds[i] =
            puzzle->source->game->piece_at(puzzle_position(puzzle), deduction->pieces[i].cell).kind;
    qsort(kinds, (size_t)count, 1, by_number);
    do {
        if (!fits(puzzle, origins, kinds, count))
            continue;
        armies++;
        for (int i = 0; i < count; i++)
            possible[i] |= 1u << kinds[i];
    } while (next_order(kinds, count));
    TEST_ASSERT_EQUAL_DOUBLE(armies, deduction->armies);
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_HEX(possible[i], deduction->pieces[i].possible);
}

static void test_deduction_equals_playing_every_army(void)
{
    struct puzzle_book book;
    struct fault fault = {""};
    int most = getenv("QUATUOR_LONG") ? INT32_MAX : 3, checked = 0;
    TEST_ASSERT_TRUE_MESSAGE(puzzle_book_open(&book, game_find("stratego"), &fault), fault.text);
    for (int i = 0; i < book.count && checked < most; i++) {
        struct deduction deduction;
        puzzle_only_cell(&book.list[i], &deduction);
        if (deduction.count > SUSPECTS_MAX)
            continue;
        check_deduction(&book.list[i], &deduction);
        checked++;
    }
    TEST_ASSERT_TRUE(checked > 0);
    puzzle_book_free(&book);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_proofs_equal_plain_minimax);
    RUN_TEST(test_too_few_nodes_prove_nothing);
    RUN_TEST(test_deduction_equals_playing_every_army);
    return UNITY_END();
}
