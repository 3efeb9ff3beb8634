/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The Stratego player: what it knows, what it guesses, and that it never knows more. */
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unity.h>

#include "ai/computer.h"
#include "ai/levels.h"
#include "core/registry.h"
#include "games/stratego/sampling.h"
#include "games/stratego/setup.h"
#include "games/stratego/stratego.h"
#include "play.h"

static struct setup_habits habits;
static struct hidden_memory *player;

void setUp(void)
{
}

void tearDown(void)
{
}

static int at(const char *name)
{
    return cell_at(name[0] - 'a', name[1] - '1' + (name[2] ? 9 : 0));
}

/* ---- sample games ---- */

static struct move quick_decision(const struct match *match, uint64_t seed)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct hidden_request request = {
        .view = &view, .guesses = 2, .limits = {.depth = 1, .nodes = 2000}, .seed = seed};
    if (match_now(match)->phase == PHASE_SETUP)
        decision.move = setup_next_move(&view, seed);
    else
        stratego_player.decide(player, &request, &decision);
    view_free(&view);
    return decision.move;
}

/* A match between the player (with a small budget) and a half-random one, at most `plies` long. */
static void play_some(struct match *match, const char *options, uint64_t seed, int plies)
{
    struct rng rng = {.state = seed};
    play_start(match, "stratego", options);
    while (!outcome_over(match_outcome(match)) && match_ply(match, match->at) < plies) {
        struct move list[MOVES_MAX], move = quick_decision(match, seed + match_now(match)->turn);
        bool setup = match_now(match)->phase == PHASE_SETUP;
        if (!setup && rng_below(&rng, 3) == 0)
            move = list[rng_below(&rng, match->game->moves(match_now(match), list))];
        TEST_ASSERT_TRUE(match_play(match, move));
    }
}

/* The same match with other pieces in the enemy's setup: those of the guess. Every move must be
 * legal, and the viewer must have seen the same. */
static void replay_as_guessed(const struct match *match, const struct view *view,
                              const struct position *guess, struct match *other)
{
    static struct belief belief;
    uint8_t kinds[CELL_LIMIT];
    memset(kinds, KIND_UNKNOWN, sizeof kinds);
    belief_take(&belief, view);
    for (int i = 0; i < belief.count; i++) {
        const struct stratego_piece *piece = &belief.pieces[i];
        if (piece->owner != view->viewer)
            kinds[piece->origin] = piece->cell == CELL_NONE
                                       ? piece->kind
                                       : match->game->piece_at(guess, piece->cell).kind;
    }
    match_start(other, match->game, &match->settings);
    for (int i = 0; i < match->at; i++) {
        struct move move = match->steps[i].move, list[MOVES_MAX];
        if (move.verb == VERB_PLACE && match_now(other)->turn != view->viewer)
            move.kind = kinds[move.to];
        int count = match->game->moves(match_now(other), list), found = 0;
        while (found < count && !move_equal(list[found], move))
            found++;
        TEST_ASSERT_LESS_THAN_INT_MESSAGE(count, found, "a guess made a move of the past illegal");
        TEST_ASSERT_TRUE(match_play(other, move));
    }
}

static void assert_same_view(const struct view *a, const struct view *b)
{
    TEST_ASSERT_EQUAL_INT(a->step_count, b->step_count);
    TEST_ASSERT_EQUAL_MEMORY(&a->now, &b->now, a->game->position_size);
    for (int i = 0; i < a->step_count; i++) {
        TEST_ASSERT_TRUE(move_equal(a->steps[i].move, b->steps[i].move));
        TEST_ASSERT_EQUAL_INT(a->steps[i].events.count, b->steps[i].events.count);
        TEST_ASSERT_TRUE(a->steps[i].hash == b->steps[i].hash);
    }
}

static const char *const both_armies[] = {"army=ten repetition=off", "army=full repetition=off"};

/* Calls `look` with views from many moments of many games. */
static void each_moment(int games_each, void (*look)(const struct match *, const struct view *))
{
    for (int army = 0; army < 2; army++)
        for (int i = 0; i < games_each; i++) {
            struct match match;
            struct view view;
            play_some(&match, both_armies[army], (uint64_t)(i * 2 + army) * 7919 + 3, 11 + i * 17);
            for (int index = match.at; match_position(&match, index)->phase != PHASE_SETUP;
                 index -= 1 + match.at / 3) {
                match_go(&match, index);
                if (!outcome_over(match_outcome(&match))) {
                    view_take(&view, &match, match_now(&match)->turn);
                    look(&match, &view);
                    view_free(&view);
                }
                match_go(&match, match.length);
                if (index <= 1 + match.at / 3)
                    break;
            }
            match_free(&match);
        }
}

/* ---- kinds ---- */

static void test_kinds_are_those_of_the_game(void)
{
    static const char *const symbols[KINDS] = {"10", "9", "8", "7", "6", "5",
                                               "4",  "3", "2", "1", "B", "F"};
    const struct game *stratego = game_find("stratego");
    TEST_ASSERT_EQUAL_INT(KINDS, stratego->kind_count);
    for (int kind = 0; kind < KINDS; kind++)
        TEST_ASSERT_EQUAL_STRING(symbols[kind], stratego->kinds[kind].symbol);
}

/* Every pair that can meet, resolved by the rules themselves. */
static void test_battles_are_those_of_the_rules(void)
{
    struct match match;
    play_start(&match, "stratego", "army=full");
    for (int side = 0; side < 2; side++)
        while (match_now(&match)->turn == side)
            match_play(&match, quick_decision(&match, 5));
    const struct game *stratego = match.game;
    for (int attacker = 0; attacker < BOMB; attacker++)
        for (int defender = 0; defender < KINDS; defender++) {
            union position_room before, after;
            uint8_t kinds[CELL_LIMIT];
            memcpy(&before, match_now(&match), stratego->position_size);
            stratego->hidden->mask(&before.base, VIEWER_STRANGER);
            memset(kinds, MINER, sizeof kinds);
            kinds[at("a7")] = (uint8_t)attacker;
            kinds[at("a4")] = (uint8_t)defender;
            stratego->hidden->unmask(&before.base, kinds);
            /* a7 advances to a5 and attacks a4, while its neighbour stays */
            stratego->apply(&before.base, move_slide(at("a7"), at("a6")), &after.base, NULL);
            stratego->apply(&after.base, move_slide(at("j4"), at("j5")), &before.base, NULL);
            stratego->apply(&before.base, move_slide(at("a6"), at("a5")), &after.base, NULL);
            stratego->apply(&after.base, move_slide(at("j5"), at("j4")), &before.base, NULL);
            stratego->apply(&before.base, move_slide(at("a5"), at("a4")), &after.base, NULL);
            bool attacker_stays = after.base.men[0] == before.base.men[0];
            bool defender_stays = after.base.men[1] == before.base.men[1];
            TEST_ASSERT_EQUAL_INT(attacker_stays   ? ATTACKER_STAYS
                                  : defender_stays ? DEFENDER_STAYS
                                                   : NEITHER_STAYS,
                                  battle(attacker, defender));
        }
    match_free(&match);
}

/* ---- belief ---- */

static const struct stratego_piece *piece_now(const struct belief *belief, const char *cell)
{
    TEST_ASSERT_NOT_EQUAL(NO_PIECE, belief->who[at(cell)]);
    return &belief->pieces[belief->who[at(cell)]];
}

/* The example setup: 10@f7 against 9@e4, 2@a4, B@i2 … */
static void test_belief_follows_pieces(void)
{
    struct match match;
    struct view view;
    struct belief belief;
    play_start_with(&match, "stratego", "", "f7-f6 a4-a7 f6-f5 e4-f4 f5-f4 e3-e4");
    view_take(&view, &match, 0);
    belief_take(&belief, &view);
    const struct stratego_piece *scout = piece_now(&belief, "a7");
    TEST_ASSERT_EQUAL_INT_MESSAGE(SCOUT, scout->public, "only a scout goes three cells");
    TEST_ASSERT_EQUAL_INT(at("a4"), scout->origin);
    const struct stratego_piece *marshal = piece_now(&belief, "f4");
    TEST_ASSERT_EQUAL_INT_MESSAGE(MARSHAL, marshal->public, "the enemy saw it win");
    TEST_ASSERT_EQUAL_INT(at("f7"), marshal->origin);
    TEST_ASSERT_EQUAL_INT(3, marshal->moves);
    const struct stratego_piece *walker = piece_now(&belief, "e4");
    TEST_ASSERT_EQUAL_INT_MESSAGE(KIND_UNKNOWN, walker->kind, "it has only moved");
    TEST_ASSERT_FALSE(belief_possible(&belief, belief.who[at("e4")], BOMB));
    TEST_ASSERT_FALSE(belief_possible(&belief, belief.who[at("e4")], FLAG));
    TEST_ASSERT_TRUE(belief_possible(&belief, belief.who[at("e4")], SPY));
    TEST_ASSERT_FALSE_MESSAGE(belief_possible(&belief, belief.who[at("e4")], GENERAL),
                              "it is lost");
    TEST_ASSERT_TRUE(belief_possible(&belief, belief.who[at("i1")], BOMB));
    TEST_ASSERT_EQUAL_INT(0, belief.hidden[1][GENERAL]);
    TEST_ASSERT_EQUAL_INT(1, belief.hidden[1][SCOUT]);
    TEST_ASSERT_EQUAL_INT(3, belief.turns[1]);
    TEST_ASSERT_EQUAL_INT_MESSAGE(BOMB, piece_now(&belief, "a9")->kind, "one knows one's own");
    TEST_ASSERT_EQUAL_INT(KIND_UNKNOWN, piece_now(&belief, "a9")->public);
    view_free(&view);
    match_free(&match);
}

/* The marshal is revealed on f4: the enemy's reaction is evidence. */
static void test_behaviour_is_evidence(void)
{
    struct match match;
    struct view view;
    struct belief belief;
    play_start_with(&match, "stratego", "", "f7-f6 a4-a7 f6-f5 e4-f4 f5-f4 e3-e4");
    view_take(&view, &match, 0);
    belief_take(&belief, &view);
    const int16_t *closer = belief.hint[belief.who[at("e4")]];
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(closer[SCOUT], closer[SPY],
                                         "only a spy comes near a marshal gladly");
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(closer[BOMB], closer[SCOUT], "bombs do not walk");
    const int16_t *far_off = belief.hint[belief.who[at("i1")]];
    for (int kind = 0; kind < KINDS; kind++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, far_off[kind], "it was never near a known piece");
    view_free(&view);
    match_free(&match);
}

static void look_at_evidence(const struct match *match, const struct view *view)
{
    static struct belief belief, again;
    struct rng rng = {.state = (uint64_t)view->step_count};
    union position_room guess;
    struct match other;
    struct view same;
    belief_take(&belief, view);
    sample(view, &habits, &rng, &guess);
    replay_as_guessed(match, view, &guess.base, &other);
    view_take(&same, &other, view->viewer);
    belief_take(&again, &same);
    TEST_ASSERT_EQUAL_MEMORY(belief.hint, again.hint, sizeof belief.hint);
    view_free(&same);
    match_free(&other);
}

static void test_evidence_depends_on_nothing_hidden(void)
{
    each_moment(long_run() ? 40 : 5, look_at_evidence);
}

/* ---- guesses ---- */

static void look_at_guesses(const struct match *match, const struct view *view)
{
    struct rng rng = {.state = (uint64_t)view->step_count};
    for (int i = 0; i < 3; i++) {
        union position_room guess;
        struct observation seen;
        struct match other;
        struct view same;
        sample(view, &habits, &rng, &guess);
        TEST_ASSERT_TRUE(guess.base.hash == match->game->hash(&guess.base));
        observe(match->game, &guess.base, view->viewer, &seen);
        TEST_ASSERT_EQUAL_MEMORY(&view->now.masked, &seen.masked, match->game->position_size);
        replay_as_guessed(match, view, &guess.base, &other);
        TEST_ASSERT_EQUAL_MEMORY(match_now(&other), &guess, match->game->position_size);
        view_take(&same, &other, view->viewer);
        assert_same_view(view, &same);
        view_free(&same);
        match_free(&other);
    }
}

static void test_guesses_are_consistent_with_everything_seen(void)
{
    each_moment(long_run() ? 40 : 5, look_at_guesses);
}

/* ---- decisions ---- */

static struct decision decide(const struct view *view, uint64_t seed, uint64_t nodes)
{
    struct decision decision;
    struct hidden_request request = {
        .view = view, .guesses = 12, .limits = {.nodes = nodes}, .seed = seed};
    stratego_player.decide(player, &request, &decision);
    return decision;
}

static void look_at_decision(const struct match *match, const struct view *view)
{
    struct rng rng = {.state = (uint64_t)view->step_count};
    struct decision decision = decide(view, 17, 3000);
    struct move list[MOVES_MAX];
    int count = view_moves(view, list), found = 0;
    while (found < count && !move_equal(list[found], decision.move))
        found++;
    TEST_ASSERT_LESS_THAN_INT_MESSAGE(count, found, "the move is not legal");
    decide(view, 18, 500); /* leaves something else in the player's memory */
    TEST_ASSERT_TRUE_MESSAGE(move_equal(decision.move, decide(view, 17, 3000).move),
                             "the same request, another move");
    for (int i = 0; i < 2; i++) {
        union position_room guess;
        struct match other;
        struct view same;
        sample(view, &habits, &rng, &guess);
        replay_as_guessed(match, view, &guess.base, &other);
        view_take(&same, &other, view->viewer);
        struct decision again = decide(&same, 17, 3000);
        TEST_ASSERT_TRUE_MESSAGE(move_equal(decision.move, again.move),
                                 "hidden pieces changed the decision");
        TEST_ASSERT_EQUAL_INT(decision.score, again.score);
        TEST_ASSERT_EQUAL_UINT64(decision.nodes, again.nodes);
        view_free(&same);
        match_free(&other);
    }
}

static void test_decisions_depend_on_nothing_hidden(void)
{
    each_moment(long_run() ? 20 : 3, look_at_decision);
}

static void test_takes_a_flag_it_can_know(void)
{
    struct match match;
    struct view view;
    /* Player 2 has moved or shown everything but the flag on a1 when the scout can reach it. */
    play_start(&match, "stratego", "");
    play_moves(&match, "10@j7 9@i7 3@h10 3@g10 2@a7 2@b7 1@f10 B@c10 B@d10 F@e10 ready");
    play_moves(&match, "F@a1 B@b4 B@i4 10@c1 9@d1 3@e1 3@f1 2@g1 2@h1 1@j1 ready");
    play_moves(&match, "b7-b4 c1-c2 i7-i6 d1-d2 i6-i5 e1-e2 i5-i4 f1-f2 j7-j6 g1-g2 j6-j5 h1-h2");
    play_moves(&match, "j5-j6 j1-j2");
    view_take(&view, &match, 0);
    struct move capture = move_slide(at("a7"), at("a1"));
    TEST_ASSERT_TRUE(move_equal(capture, decide(&view, 3, 20000).move));
    view_free(&view);
    match_free(&match);
}

static double seconds_now(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void test_cancelling_stops_at_once(void)
{
    struct match match;
    struct view view;
    struct contact contact = {.cancel = true};
    play_start_with(&match, "stratego", "army=full", "");
    view_take(&view, &match, 0);
    struct hidden_request request = {.view = &view, .guesses = 24, .seed = 1, .contact = &contact};
    struct decision decision;
    double start = seconds_now();
    stratego_player.decide(player, &request, &decision);
    TEST_ASSERT_TRUE(decision.cancelled);
    TEST_ASSERT_LESS_OR_EQUAL_UINT64_MESSAGE(600, decision.nodes, "it went on thinking");
    TEST_ASSERT_LESS_THAN_INT_MESSAGE(500, (int)(1000 * (seconds_now() - start)),
                                      "milliseconds, generous for a busy machine with sanitizers");
    TEST_ASSERT_EQUAL_INT(VERB_MOVE, decision.move.verb);
    view_free(&view);
    match_free(&match);
}

/* ---- setups ---- */

static void test_setups_are_legal_and_can_move(void)
{
    for (int army = 0; army < 2; army++)
        for (int seed = 0; seed < 60; seed++) {
            struct match match;
            struct move list[MOVES_MAX];
            play_start(&match, "stratego", both_armies[army]);
            while (match_now(&match)->phase == PHASE_SETUP) {
                TEST_ASSERT_GREATER_THAN_INT(0, match.game->moves(match_now(&match), list));
                match_play(&match, quick_decision(&match, (uint64_t)seed));
            }
            TEST_ASSERT_EQUAL_INT(army ? 40 : 10, match_now(&match)->men[0]);
            TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
            match_free(&match);
        }
}

static void test_setups_vary_and_make_sense(void)
{
    for (int army = 0; army < 2; army++) {
        enum { SETUPS = 300 };
        static struct setup setups[SETUPS];
        int twins = 0, in_back = 0, front_bombs = 0;
        for (int i = 0; i < SETUPS; i++) {
            struct rng rng = {.state = (uint64_t)i};
            setup_make(&setups[i], army, &rng);
            for (int j = 0; j < i; j++)
                twins += memcmp(&setups[i], &setups[j], sizeof setups[i]) == 0;
            for (int column = 0; column < SIDE; column++) {
                in_back += setups[i].kind[0][column] == FLAG;
                front_bombs += setups[i].kind[3][column] == BOMB && column % 4 < 2;
            }
        }
        TEST_ASSERT_EQUAL_INT(0, twins);
        TEST_ASSERT_GREATER_THAN_INT(SETUPS * 3 / 4, in_back);
        TEST_ASSERT_LESS_THAN_INT_MESSAGE(SETUPS, in_back, "the flag is always in the back row");
        TEST_ASSERT_EQUAL_INT(0, front_bombs);
    }
}

/* Another program may ask for each piece with a seed of its own: the rest is planned around what is
 * there. */
static void test_setups_with_changing_seeds_make_sense(void)
{
    for (int game = 0; game < 40; game++) {
        struct match match;
        int bare = 0, flag_row = SETUP_ROWS;
        play_start(&match, "stratego", game % 2 ? "army=full" : "");
        for (uint64_t seed = 1000 * (uint64_t)game; match_now(&match)->phase == PHASE_SETUP;
             seed++) {
            struct view view;
            view_take(&view, &match, match_now(&match)->turn);
            TEST_ASSERT_TRUE(match_play(&match, setup_next_move(&view, seed)));
            view_free(&view);
        }
        for (int side = 0; side < 2; side++)
            for (int i = 0; i < SETUP_ROWS * SIDE; i++) {
                const struct game *rules = match.game;
                int row = i / SIDE, column = i % SIDE, cell = setup_cell(side, row, column);
                if (rules->piece_at(match_now(&match), cell).kind != FLAG)
                    continue;
                struct piece before =
                    rules->piece_at(match_now(&match), setup_cell(side, row + 1, column));
                flag_row = row;
                bare += before.owner != side;
            }
        TEST_ASSERT_LESS_THAN_INT_MESSAGE(2, flag_row, "the flag is in front");
        TEST_ASSERT_TRUE(game % 2 == 0 || bare == 0);
        TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
        match_free(&match);
    }
}

/* Random armies can move, and two players with the same seed do not set up alike. */
static void test_random_setups_can_be_played(void)
{
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct match match;
        char armies[2][ARMY_MAX][16];
        int placed[2] = {0, 0};
        play_start(&match, "stratego", seed % 2 ? "army=full" : "");
        while (match_now(&match)->phase == PHASE_SETUP) {
            struct view view;
            int side = match_now(&match)->turn;
            view_take(&view, &match, side);
            struct move move = setup_next_random(&view, seed);
            view_free(&view);
            if (move.verb == VERB_PLACE)
                snprintf(armies[side][placed[side]++], 16, "%d@%d%d", move.kind,
                         row_from_back(move.to, side), cell_column(move.to));
            match_play(&match, move);
        }
        TEST_ASSERT_FALSE(outcome_over(match_outcome(&match)));
        int alike = 0;
        for (int i = 0; i < placed[0]; i++)
            for (int j = 0; j < placed[1]; j++)
                alike += strcmp(armies[0][i], armies[1][j]) == 0;
        TEST_ASSERT_LESS_THAN_INT(placed[0], alike);
        match_free(&match);
    }
}

/* ---- levels ---- */

static void test_every_level_plays(void)
{
    struct computer *computer = computer_open(1);
    struct match match;
    play_start_with(&match, "stratego", "army=full", "");
    for (int level = 1; level <= LEVEL_COUNT; level++) {
        struct view view;
        struct decision decision;
        view_take(&view, &match, match_now(&match)->turn);
        struct computer_request request = {
            .view = &view, .level = level, .seed = 9, .budget_divisor = 50};
        computer_decide(computer, &request, &decision);
        view_free(&view);
        TEST_ASSERT_TRUE(match_play(&match, decision.move));
    }
    match_free(&match);
    computer_close(computer);
}

int main(void)
{
    setup_habits_learn(&habits);
    player = stratego_player.open();
    UNITY_BEGIN();
    RUN_TEST(test_kinds_are_those_of_the_game);
    RUN_TEST(test_battles_are_those_of_the_rules);
    RUN_TEST(test_belief_follows_pieces);
    RUN_TEST(test_behaviour_is_evidence);
    RUN_TEST(test_evidence_depends_on_nothing_hidden);
    RUN_TEST(test_guesses_are_consistent_with_everything_seen);
    RUN_TEST(test_decisions_depend_on_nothing_hidden);
    RUN_TEST(test_takes_a_flag_it_can_know);
    RUN_TEST(test_cancelling_stops_at_once);
    RUN_TEST(test_setups_are_legal_and_can_move);
    RUN_TEST(test_setups_vary_and_make_sense);
    RUN_TEST(test_setups_with_changing_seeds_make_sense);
    RUN_TEST(test_random_setups_can_be_played);
    RUN_TEST(test_every_level_plays);
    stratego_player.close(player);
    return UNITY_END();
}
