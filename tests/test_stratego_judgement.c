/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the Stratego player is told about a position: attacks, walls around flags, risks. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "games/stratego/exposure.h"
#include "games/stratego/setup.h"
#include "games/stratego/stratego.h"
#include "play.h"

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

/* ---- attacks ---- */

static bool listed(const struct move *list, int count, struct move move)
{
    int found = 0;
    while (found < count && !move_equal(list[found], move))
        found++;
    return found < count;
}

/* The attacks of the player to move are those of its moves that meet an enemy. */
static void check_attacks(const struct match *match)
{
    const struct position *now = match_now(match);
    struct move moves[MOVES_MAX], attacks[MOVES_MAX];
    int count = match->game->moves(now, moves), expected = 0;
    int attack_count = stratego_attacks(now, now->turn, attacks);
    for (int i = 0; i < count; i++) {
        bool meets = match->game->piece_at(now, moves[i].to).owner == 1 - now->turn;
        expected += meets;
        TEST_ASSERT_TRUE(listed(attacks, attack_count, moves[i]) == meets);
    }
    TEST_ASSERT_EQUAL_INT(expected, attack_count);
    TEST_ASSERT_TRUE(stratego_immobile(now) == (count == 0));
}

static void play_setup(struct match *match, uint64_t seed)
{
    while (match_now(match)->phase == PHASE_SETUP) {
        struct view view;
        view_take(&view, match, match_now(match)->turn);
        struct move move = setup_next_move(&view, seed);
        view_free(&view);
        TEST_ASSERT_TRUE(match_play(match, move));
    }
}

/* Random games that prefer attacks, so that armies shrink and scouts find open lines. */
static void test_attacks_are_the_moves_that_meet_an_enemy(void)
{
    static const char *const options[] = {"army=ten", "army=full"};
    int attacks = 0;
    for (int game = 0; game < 12; game++) {
        struct rng rng = {.state = (uint64_t)game};
        struct match match;
        play_start(&match, "stratego", options[game % 2]);
        play_setup(&match, (uint64_t)game);
        while (!outcome_over(match_outcome(&match))) {
            struct move list[MOVES_MAX];
            check_attacks(&match);
            int count = stratego_attacks(match_now(&match), match_now(&match)->turn, list);
            attacks += count;
            if (count == 0 || rng_below(&rng, 2))
                count = match.game->moves(match_now(&match), list);
            TEST_ASSERT_TRUE(match_play(&match, list[rng_below(&rng, count)]));
        }
        check_attacks(&match);
        match_free(&match);
    }
    TEST_ASSERT_GREATER_THAN_INT(500, attacks);
}

/* ---- walls around the flag ---- */

static const char own_setup[] = "10@j7 9@i7 3@h10 3@g10 2@a7 2@b7 1@f10 B@c10 B@d10 F@e10 ready";

static int flags_on(const struct view *view, const char *cell)
{
    static struct setup_habits none;
    struct rng rng = {.state = 1};
    int flags = 0;
    for (int i = 0; i < 400; i++) {
        union position_room guess;
        sample(view, &none, &rng, &guess);
        flags += view->game->piece_at(&guess.base, at(cell)).kind == FLAG;
    }
    return flags;
}

/* b1 and f1 were set up alike, each between two others; then the neighbours of f1 walk away. */
static void test_a_piece_whose_neighbours_walk_is_hardly_the_flag(void)
{
    struct match match;
    struct view view;
    play_start(&match, "stratego", "");
    play_moves(&match, own_setup);
    play_moves(&match, "B@a1 F@b1 2@c1 10@e1 B@f1 3@g1 9@a4 2@b4 3@i4 1@j4 ready");
    play_moves(&match, "j7-j6 a4-a5");
    view_take(&view, &match, 0);
    TEST_ASSERT_INT_WITHIN(25, flags_on(&view, "b1"), flags_on(&view, "f1"));
    view_free(&view);
    play_moves(&match, "j6-j5 e1-e2 i7-i6 g1-g2");
    view_take(&view, &match, 0);
    TEST_ASSERT_GREATER_THAN_INT(3 * flags_on(&view, "f1") / 2, flags_on(&view, "b1"));
    view_free(&view);
    match_free(&match);
}

/* ---- risks ---- */

/* Our marshal is known; the enemy's spy may stand beside the cell it walks to. */
static void test_a_known_marshal_takes_a_risk_beside_hidden_pieces(void)
{
    static struct judgement judgement;
    static struct belief belief;
    belief = (struct belief){.viewer = 0, .count = 2};
    memset(belief.who, NO_PIECE, sizeof belief.who);
    belief.pieces[0] = (struct stratego_piece){
        .owner = 0, .cell = (uint8_t)at("f6"), .kind = MARSHAL, .public = MARSHAL, .moves = 3};
    belief.pieces[1] = (struct stratego_piece){
        .owner = 1, .cell = (uint8_t)at("f4"), .kind = KIND_UNKNOWN, .public = KIND_UNKNOWN};
    belief.who[at("f6")] = 0;
    belief.who[at("f4")] = 1;
    judgement = (struct judgement){.army = 1};
    judgement.worth[0][MARSHAL] = 500;
    judgement.chance[1][SPY] = judgement.chance[1][GENERAL] = GUESSES / 2;
    struct move near = move_slide(at("f6"), at("f5")), aside = move_slide(at("f6"), at("e6"));
    int resting = exposure_of(&judgement, &belief, near);
    TEST_ASSERT_GREATER_THAN_INT(0, resting);
    TEST_ASSERT_EQUAL_INT(0, exposure_of(&judgement, &belief, aside));
    belief.pieces[1].moves = 1;
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(resting, exposure_of(&judgement, &belief, near),
                                         "strong pieces travel");
    belief.pieces[0].public = KIND_UNKNOWN;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, exposure_of(&judgement, &belief, near), "nobody knows it");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_attacks_are_the_moves_that_meet_an_enemy);
    RUN_TEST(test_a_piece_whose_neighbours_walk_is_hardly_the_flag);
    RUN_TEST(test_a_known_marshal_takes_a_risk_beside_hidden_pieces);
    return UNITY_END();
}
