/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Hidden information: what a player cannot know must not affect what they are given. Plays a game
 * twice, the second time with two unseen enemy pieces swapped, and compares the views of the other
 * player and of a spectator, and the events of every move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/registry.h"
#include "play.h"

enum { GAMES_BRIEF = 20, GAMES_USUAL = 60, GAMES_LONG = 2000, LENGTH_MAX = 400 };

static struct match original, changed;
static struct rng chance;
static int exchanges, exchanged_after_captures;

void setUp(void)
{
    chance.state = 1944;
    exchanges = exchanged_after_captures = 0;
}

void tearDown(void)
{
    match_free(&original);
    match_free(&changed);
}

/* ---- tracking the pieces ---- */

/* Which pieces of the setup are still unseen after `length` moves: origin[cell] is where the piece
 * now on `cell` was placed. */
struct unseen {
    int origin[CELL_LIMIT];
    bool shown[CELL_LIMIT]; /* by origin */
};

static void follow(struct unseen *unseen, const struct match *match, int length)
{
    memset(unseen, 0, sizeof *unseen);
    for (int i = 0; i < length; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        for (int j = 0; j < events.count; j++) {
            const struct event *event = &events.list[j];
            if (event->type == EVENT_PLACED)
                unseen->origin[event->to] = event->to;
            if (event->type == EVENT_REVEALED)
                unseen->shown[unseen->origin[event->from]] = true;
            if (event->type == EVENT_MOVED)
                unseen->origin[event->to] = unseen->origin[event->from];
        }
    }
}

/* The index of the setup move that placed a piece there. */
static int placing_step(const struct match *match, int cell)
{
    for (int i = 0; i < match->length; i++)
        if (match->steps[i].move.verb == VERB_PLACE && match->steps[i].move.to == cell)
            return i;
    return -1;
}

/* Two setup moves of `owner` whose pieces are unseen after `length` moves; false if none differ. */
static bool choose_two(const struct match *match, int length, int owner, int steps[2])
{
    struct unseen unseen;
    int candidates[CELL_LIMIT], count = 0;
    follow(&unseen, match, length);
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = match->game->piece_at(match_position(match, length), cell);
        if (piece.owner == owner && !unseen.shown[unseen.origin[cell]])
            candidates[count++] = placing_step(match, unseen.origin[cell]);
    }
    if (count < 2)
        return false;
    steps[0] = candidates[rng_below(&chance, count)];
    steps[1] = candidates[rng_below(&chance, count)];
    return match->steps[steps[0]].move.kind != match->steps[steps[1]].move.kind;
}

/* Replays the first `length` moves with the two pieces swapped; false if some move would not have
 * been legal (the pieces do not move alike). */
static bool play_changed(int length, const int steps[2])
{
    match_free(&changed);
    match_start(&changed, original.game, &original.settings);
    for (int i = 0; i < length; i++) {
        struct move move = original.steps[i].move;
        char text[MOVE_TEXT];
        if (i == steps[0] || i == steps[1])
            move.kind = original.steps[i == steps[0] ? steps[1] : steps[0]].move.kind;
        move_format(original.game, move, text);
        if (!match_play_text(&changed, text, NULL))
            return false;
    }
    return true;
}

/* ---- what each viewer is given ---- */

static void assert_looks_the_same(int index, int viewer)
{
    struct observation one, other;
    struct events first, second;
    match_observe(&original, index, viewer, &one);
    match_observe(&changed, index, viewer, &other);
    TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
    if (index == 0)
        return;
    match_events(&original, index - 1, viewer, &first);
    match_events(&changed, index - 1, viewer, &second);
    TEST_ASSERT_EQUAL_INT(first.count, second.count);
    if (first.count > 0)
        TEST_ASSERT_EQUAL_MEMORY(first.list, second.list,
                                 (size_t)first.count * sizeof first.list[0]);
}

static void exchange_somewhere(const char *options)
{
    int owner = rng_below(&chance, 2), steps[2];
    play_start(&original, "stratego", options);
    play_random(&original, &chance, 0, LENGTH_MAX);
    int length = 1 + rng_below(&chance, original.length);
    if (!choose_two(&original, length, owner, steps) || !play_changed(length, steps))
        return;
    TEST_ASSERT_TRUE(match_position(&original, length)->hash != match_now(&changed)->hash);
    for (int i = 0; i <= length; i++) {
        assert_looks_the_same(i, 1 - owner);
        assert_looks_the_same(i, VIEWER_STRANGER);
    }
    struct position *now = (struct position *)match_position(&original, length);
    exchanges++;
    exchanged_after_captures += now->phase == PHASE_MOVING && now->men[0] != now->men[1];
}

static void exchange_often(const char *options)
{
    int count = repeats(GAMES_BRIEF, GAMES_USUAL, GAMES_LONG);
    for (int i = 0; i < 10 * count && exchanges < count; i++) {
        exchange_somewhere(options);
        match_free(&original);
    }
    TEST_ASSERT_TRUE_MESSAGE(exchanges >= count / 2, "hardly any game could be changed");
    TEST_ASSERT_TRUE_MESSAGE(exchanged_after_captures > 0, "never after a capture");
}

static void test_unseen_pieces_may_be_swapped_unnoticed(void)
{
    exchange_often("");
}

static void test_unseen_pieces_may_be_swapped_unnoticed_with_memory(void)
{
    exchange_often("memory=on");
}

static void test_unseen_pieces_of_the_full_army_may_be_swapped_unnoticed(void)
{
    exchange_often("army=full");
}

static void test_their_owner_does_see_the_difference(void)
{
    struct observation one, other;
    play_start(&original, "stratego", "");
    play_start(&changed, "stratego", "");
    play_moves(&original, "10@a7 1@b7");
    play_moves(&changed, "1@a7 10@b7");
    match_observe(&original, 2, 0, &one);
    match_observe(&changed, 2, 0, &other);
    TEST_ASSERT_TRUE(memcmp(&one, &other, sizeof one) != 0);
}

/* During setup the other player sees no piece of it, not even how many. */
static void test_a_setup_is_unseen_until_it_is_ready(void)
{
    struct observation before, after;
    struct events events;
    play_start(&original, "stratego", "");
    play_moves(&original, "10@a7 1@b7 F@j10");
    match_observe(&original, 0, 1, &before);
    match_observe(&original, 3, 1, &after);
    TEST_ASSERT_EQUAL_MEMORY(&before, &after, sizeof before);
    match_events(&original, 0, 1, &events);
    TEST_ASSERT_EQUAL_INT(0, events.count);
    match_events(&original, 0, 0, &events);
    TEST_ASSERT_EQUAL_INT(1, events.count);
}

/* ---- what the owner can still do with an observation ---- */

static void test_the_player_to_move_finds_the_same_moves_in_what_they_see(void)
{
    for (int number = 0; number < 20; number++) {
        play_start(&original, "stratego", number % 2 ? "army=full" : "");
        play_random(&original, &chance, number, LENGTH_MAX);
        for (int i = 0; i <= original.length; i++) {
            struct move real[MOVES_MAX], seen[MOVES_MAX];
            const struct position *position = match_position(&original, i);
            struct observation view;
            match_observe(&original, i, position->turn, &view);
            int count = original.game->moves(position, real);
            if (count == 0)
                continue;
            TEST_ASSERT_EQUAL_INT(count, original.game->moves(observed(&view), seen));
            TEST_ASSERT_EQUAL_MEMORY(real, seen, (size_t)count * sizeof *real);
        }
        match_free(&original);
    }
}

static void test_open_games_hide_nothing(void)
{
    for (int i = 0; games[i]; i++) {
        if (game_hides_pieces(games[i]))
            continue;
        play_start(&original, games[i]->id, "");
        play_random(&original, &chance, 0, 30);
        for (int viewer = 0; viewer <= VIEWER_ALL; viewer++) {
            struct observation view;
            struct events some, all;
            match_observe(&original, original.at, viewer, &view);
            TEST_ASSERT_EQUAL_MEMORY(match_now(&original), observed(&view),
                                     games[i]->position_size);
            match_events(&original, original.at - 1, viewer, &some);
            match_events(&original, original.at - 1, VIEWER_ALL, &all);
            TEST_ASSERT_EQUAL_INT(all.count, some.count);
            TEST_ASSERT_EQUAL_MEMORY(all.list, some.list, (size_t)all.count * sizeof all.list[0]);
        }
        match_free(&original);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_unseen_pieces_may_be_swapped_unnoticed);
    RUN_TEST(test_unseen_pieces_may_be_swapped_unnoticed_with_memory);
    RUN_TEST(test_unseen_pieces_of_the_full_army_may_be_swapped_unnoticed);
    RUN_TEST(test_their_owner_does_see_the_difference);
    RUN_TEST(test_a_setup_is_unseen_until_it_is_ready);
    RUN_TEST(test_the_player_to_move_finds_the_same_moves_in_what_they_see);
    RUN_TEST(test_open_games_hide_nothing);
    return UNITY_END();
}
