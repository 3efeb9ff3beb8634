/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What a player can know for certain: single facts, and the counting checked against every
 * arrangement of the hidden pieces that the rules allow. */
#include <unity.h>

#include "ai/knowledge.h"
#include "ai/review.h"
#include "core/notation.h"
#include "games/stratego/belief.h"
#include "play.h"
#include "play/sheet.h"

static struct match match;
static struct view view;
static struct knowledge knowledge;
static uint16_t possible[GEOMETRY_CELLS_MAX];

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
    view_free(&view);
}

static void know(int viewer)
{
    view_free(&view);
    view_take(&view, &match, viewer);
    knowledge_take(&knowledge, &view);
    knowledge_deduce(&knowledge, possible);
}

static int cell_of(const char *name)
{
    return cell_at(name[0] - 'a', name[1] - '1' + (name[2] ? 9 : 0));
}

static const char *move_name(struct move move)
{
    static char text[MOVE_TEXT];
    move_format(match.game, move, text);
    return text;
}

static const struct known_piece *piece_on(const char *name)
{
    const struct known_piece *piece = known_piece_on(&knowledge, cell_of(name));
    TEST_ASSERT_NOT_NULL_MESSAGE(piece, name);
    return piece;
}

static uint16_t kinds_on(const char *name)
{
    return possible[piece_on(name) - knowledge.pieces];
}

#define KIND(kind) (1u << (kind))

static const uint16_t ten_kinds =
    KIND(MARSHAL) | KIND(GENERAL) | KIND(MINER) | KIND(SCOUT) | KIND(SPY) | KIND(BOMB) | KIND(FLAG);

/* ---- single facts ---- */

/* Red: 2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1; Blue: 2@b7 10@f7 2@j7 9@c8 1@f8 … */
static void test_before_the_first_move_everything_is_possible(void)
{
    play_start_with(&match, "stratego", "", "");
    know(0);
    TEST_ASSERT_EQUAL_INT(10, knowledge.count);
    TEST_ASSERT_EQUAL_HEX16(ten_kinds, kinds_on("e4"));
    TEST_ASSERT_EQUAL_HEX16(ten_kinds, kinds_on("i1"));
    TEST_ASSERT_NULL(known_piece_on(&knowledge, cell_of("e5")));
    TEST_ASSERT_NULL(known_piece_on(&knowledge, cell_of("f7"))); /* one's own */
}

static void test_nothing_is_known_during_the_setup(void)
{
    play_start(&match, "stratego", "");
    play_moves(&match, "2@b7");
    know(1);
    TEST_ASSERT_EQUAL_INT(0, knowledge.count);
}

static void test_a_piece_that_moved_is_neither_bomb_nor_flag(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 e4-e5");
    know(0);
    TEST_ASSERT_EQUAL_HEX16(ten_kinds & ~(KIND(BOMB) | KIND(FLAG)), kinds_on("e5"));
    TEST_ASSERT_EQUAL_UINT8(cell_of("e4"), piece_on("e5")->origin);
    TEST_ASSERT_EQUAL_UINT16(1, piece_on("e5")->moves);
    TEST_ASSERT_FALSE(piece_on("e5")->betrayed);
}

static void test_a_piece_that_moved_far_is_a_scout(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 a4-a6");
    know(0);
    TEST_ASSERT_EQUAL_HEX16(KIND(SCOUT), kinds_on("a6"));
    TEST_ASSERT_TRUE(piece_on("a6")->betrayed);
    TEST_ASSERT_EQUAL_INT(NOT_SHOWN, piece_on("a6")->shown);
}

static void test_a_battle_shows_and_counts(void)
{
    play_start_with(&match, "stratego", "", "b7-b4 e4-e5 b4-b3"); /* a scout dies at a miner */
    know(0);
    TEST_ASSERT_EQUAL_HEX16(KIND(MINER), kinds_on("b3"));
    TEST_ASSERT_EQUAL_INT(3, piece_on("b3")->shown);
    TEST_ASSERT_EQUAL_HEX16(KIND(SCOUT), piece_on("b3")->beaten);
    know(1); /* the fallen scout is known, and that it went far */
    TEST_ASSERT_EQUAL_INT(10, knowledge.count);
    TEST_ASSERT_NULL(known_piece_on(&knowledge, cell_of("b3")));
    TEST_ASSERT_EQUAL_HEX16(ten_kinds, kinds_on("f7")); /* one scout is left */
}

/* Both scouts and the only spy are known: the others can be none of these. */
static void test_what_is_used_up_is_no_longer_possible(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 a4-a6 f6-f5 i4-i6 j7-j6 i6-i5");
    know(0);
    TEST_ASSERT_EQUAL_HEX16(ten_kinds & ~KIND(SCOUT), kinds_on("b3"));
    TEST_ASSERT_EQUAL_HEX16(ten_kinds & ~KIND(SCOUT), kinds_on("e4"));
}

static void test_shown_leaders_are_known_from_the_start(void)
{
    play_start_with(&match, "stratego", "weaker2=shown", "");
    know(0);
    TEST_ASSERT_EQUAL_HEX16(KIND(MARSHAL), kinds_on("f3"));
    TEST_ASSERT_EQUAL_HEX16(KIND(GENERAL), kinds_on("e4"));
    TEST_ASSERT_EQUAL_HEX16(ten_kinds & ~(KIND(MARSHAL) | KIND(GENERAL)), kinds_on("a4"));
}

/* ---- every arrangement ---- */

/* The pieces whose kinds are not public are given every arrangement of what is left of the army,
 * and the match is replayed with it: the rules and the viewer's eyes decide whether it could be. */
struct enumeration {
    int first; /* the position after the setups */
    int pieces[GEOMETRY_CELLS_MAX], count;
    int left[KINDS];
    uint8_t kinds[CELL_LIMIT]; /* on the cells of origin */
    uint16_t found[GEOMETRY_CELLS_MAX];
    long tried, agreed;
};

static bool looks_the_same(const struct position *world, int index)
{
    struct observation seen;
    const struct observation *real = index < view.step_count ? &view.before[index] : &view.now;
    observe(match.game, world, view.viewer, &seen);
    return memcmp(&seen.masked, &real->masked, match.game->position_size) == 0;
}

static bool is_legal(const struct position *world, struct move move)
{
    struct move list[MOVES_MAX];
    int count = match.game->moves(world, list);
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], move))
            return true;
    return false;
}

static bool could_be(const struct enumeration *all)
{
    union position_room now, next;
    memcpy(&now, observed(&view.before[all->first]), match.game->position_size);
    match.game->hidden->unmask(&now.base, all->kinds);
    for (int i = all->first; i < view.step_count; i++) {
        if (!is_legal(&now.base, view.steps[i].move))
            return false;
        match.game->apply(&now.base, view.steps[i].move, &next.base, NULL);
        if (!looks_the_same(&next.base, i + 1))
            return false;
        now = next;
    }
    return true;
}

static void enumerate(struct enumeration *all, int depth)
{
    if (depth == all->count) {
        all->tried++;
        if (!could_be(all))
            return;
        all->agreed++;
        for (int i = 0; i < all->count; i++)
            all->found[i] |= (uint16_t)KIND(all->kinds[knowledge.pieces[all->pieces[i]].origin]);
        return;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        if (all->left[kind] == 0)
            continue;
        all->left[kind]--;
        all->kinds[knowledge.pieces[all->pieces[depth]].origin] = (uint8_t)kind;
        enumerate(all, depth + 1);
        all->left[kind]++;
    }
}

static double arrangements(const struct enumeration *all)
{
    double count = 1;
    for (int i = 1; i <= all->count; i++)
        count *= i;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 2; i <= all->left[kind]; i++)
            count /= i;
    return count;
}

/* Which pieces were shown, and what is left for the others. */
static void prepare(struct enumeration *all)
{
    const struct game *game = match.game;
    int enemy = 1 - view.viewer;
    *all = (struct enumeration){.first = 0};
    while (observed(&view.before[all->first])->phase == PHASE_SETUP)
        all->first++;
    for (int kind = 0; kind < KINDS; kind++)
        all->left[kind] = game->tally(match_position(&match, all->first), enemy, kind).on_board;
    for (int i = 0; i < knowledge.count; i++) {
        const struct known_piece *piece = &knowledge.pieces[i];
        if (piece->shown == NOT_SHOWN) {
            all->pieces[all->count++] = i;
            continue;
        }
        all->kinds[piece->origin] = piece->shown_kind;
        all->left[piece->shown_kind]--;
    }
}

/* Compares one moment of a match; false if there are too many arrangements. */
static bool compare_with_all(long limit)
{
    struct enumeration all;
    prepare(&all);
    if (arrangements(&all) > (double)limit)
        return false;
    enumerate(&all, 0);
    TEST_ASSERT_GREATER_THAN(0, all.agreed);
    for (int i = 0; i < all.count; i++)
        TEST_ASSERT_EQUAL_HEX16(all.found[i], possible[all.pieces[i]]);
    return true;
}

static void test_sets_are_exactly_what_some_arrangement_allows(void)
{
    static const char *const armies[] = {"", "weaker1=leaders weaker2=leaders", "memory=on"};
    int compared = 0, games = repeats(6, 24, 200);
    for (int number = 0; number < games; number++) {
        struct rng rng = {.state = (uint64_t)number * 31 + 5};
        play_start_with(&match, "stratego", armies[number % 3], "");
        play_random(&match, &rng, number, match.length + 20 + rng_below(&rng, 160));
        for (int viewer = 0; viewer < 2; viewer++) {
            know(viewer);
            compared += compare_with_all(6000);
        }
        match_free(&match);
    }
    TEST_ASSERT_GREATER_THAN_INT(games / 3, compared);
}

/* ---- nothing but the view ---- */

/* The same match with the kinds of two of a player's pieces exchanged in the setup; false if it
 * would have gone otherwise. */
static bool swap_in_setup(struct match *other, int player, int a, int b)
{
    match_start(other, match.game, &match.settings);
    for (int i = 0; i < match.length; i++) {
        struct move move = match.steps[i].move;
        if (match_position(&match, i)->turn == player && move.verb == VERB_PLACE)
            move.to = (uint8_t)(move.to == a ? b : move.to == b ? a : move.to);
        if (!is_legal(match_now(other), move) || !match_play(other, move))
            return false;
    }
    return true;
}

/* What a battle showed is only in its events: the winner has been turned back since. */
static bool same_step(const struct view_step *a, const struct view_step *b)
{
    return move_equal(a->move, b->move) && a->events.count == b->events.count &&
           memcmp(a->events.list, b->events.list,
                  (size_t)a->events.count * sizeof *a->events.list) == 0;
}

static bool same_view(const struct match *other, int viewer)
{
    struct view theirs;
    view_take(&theirs, other, viewer);
    bool same = theirs.step_count == view.step_count &&
                memcmp(&theirs.now, &view.now, sizeof view.now) == 0;
    for (int i = 0; same && i < view.step_count; i++)
        same = memcmp(&theirs.before[i], &view.before[i], sizeof *view.before) == 0 &&
               same_step(&theirs.steps[i], &view.steps[i]);
    view_free(&theirs);
    return same;
}

/* The words of the sheet, on every cell. */
static void check_same_sheet(const struct match *other, int viewer)
{
    struct sheet ours, theirs;
    sheet_take(&ours, &match, viewer);
    sheet_take(&theirs, other, viewer);
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        char mine[SHEET_SENTENCE], same[SHEET_SENTENCE];
        sheet_describe(&ours, cell, mine);
        sheet_describe(&theirs, cell, same);
        TEST_ASSERT_EQUAL_STRING(mine, same);
    }
    sheet_free(&ours);
    sheet_free(&theirs);
}

static void check_same_knowledge(const struct match *other, int viewer)
{
    struct view theirs;
    struct knowledge known;
    uint16_t sets[GEOMETRY_CELLS_MAX];
    view_take(&theirs, other, viewer);
    knowledge_take(&known, &theirs);
    knowledge_deduce(&known, sets);
    TEST_ASSERT_EQUAL_INT(knowledge.count, known.count);
    TEST_ASSERT_EQUAL_MEMORY(knowledge.who, known.who, sizeof known.who);
    TEST_ASSERT_EQUAL_MEMORY(possible, sets, (size_t)known.count * sizeof *sets);
    for (int i = 0; i < known.count; i++) {
        TEST_ASSERT_EQUAL_UINT16(knowledge.pieces[i].possible, known.pieces[i].possible);
        TEST_ASSERT_EQUAL_UINT16(knowledge.pieces[i].beaten, known.pieces[i].beaten);
        TEST_ASSERT_EQUAL_INT(knowledge.pieces[i].shown, known.pieces[i].shown);
    }
    view_free(&theirs);
}

static void test_exchanged_hidden_pieces_give_the_same_knowledge(void)
{
    int exchanged = 0;
    for (int number = 0; number < repeats(4, 12, 60); number++) {
        struct rng rng = {.state = (uint64_t)number + 77};
        play_start_with(&match, "stratego", number % 2 ? "army=full" : "", "");
        play_random(&match, &rng, number, match.length + 40);
        know(0);
        for (int i = 0; i + 1 < knowledge.count; i++) {
            struct match other;
            int a = knowledge.pieces[i].origin, b = knowledge.pieces[i + 1].origin;
            if (swap_in_setup(&other, 1, a, b) && same_view(&other, 0)) {
                check_same_knowledge(&other, 0);
                check_same_sheet(&other, 0);
                exchanged++;
            }
            match_free(&other);
        }
        match_free(&match);
    }
    TEST_ASSERT_GREATER_THAN_INT(20, exchanged);
}

/* The game's own player traces pieces too: the two must agree. */
static void test_the_player_has_the_same_facts(void)
{
    for (int number = 0; number < repeats(4, 10, 60); number++) {
        struct rng rng = {.state = (uint64_t)number + 5};
        struct belief belief;
        play_start_with(&match, "stratego", number % 2 ? "army=full" : "", "");
        play_random(&match, &rng, number, match.length + 120);
        know(number % 2);
        belief_take(&belief, &view);
        for (int i = 0; i < knowledge.count; i++) {
            const struct known_piece *piece = &knowledge.pieces[i];
            if (piece->cell == CELL_NONE)
                continue;
            int number_there = belief.who[piece->cell];
            uint16_t believed = 0;
            for (int kind = 0; kind < KINDS; kind++)
                if (belief_possible(&belief, number_there, kind))
                    believed |= (uint16_t)KIND(kind);
            TEST_ASSERT_EQUAL_UINT8(belief.pieces[number_there].origin, piece->origin);
            TEST_ASSERT_EQUAL_UINT16(belief.pieces[number_there].moves, piece->moves);
            TEST_ASSERT_EQUAL_HEX16(possible[i], possible[i] & believed);
            TEST_ASSERT_EQUAL_HEX16(believed, believed & piece->possible);
        }
        match_free(&match);
    }
}

/* Step by step it is what it is at once. */
static void test_advancing_step_by_step(void)
{
    struct rng rng = {.state = 3};
    play_start_with(&match, "stratego", "", "");
    play_random(&match, &rng, 1, match.length + 60);
    view_take(&view, &match, 0);
    knowledge_begin(&knowledge, &view);
    int length = match.length;
    do {
        struct knowledge whole;
        struct view until;
        match_go(&match, knowledge.at);
        view_take(&until, &match, 0);
        knowledge_take(&whole, &until);
        TEST_ASSERT_EQUAL_INT(match_ply(&match, match.at), knowledge.ply);
        TEST_ASSERT_EQUAL_MEMORY(whole.pieces, knowledge.pieces, sizeof whole.pieces);
        view_free(&until);
    } while (knowledge_advance(&knowledge));
    TEST_ASSERT_EQUAL_INT(length, knowledge.at);
}

/* ---- in words ---- */

static void check_words(const struct sheet *sheet, const char *cell, const char *words)
{
    char text[SHEET_SENTENCE];
    sheet_describe(sheet, cell_of(cell), text);
    TEST_ASSERT_EQUAL_STRING(words, text);
}

static void test_the_sheet_in_words(void)
{
    struct sheet sheet;
    play_start_with(&match, "stratego", "sheet=on", "b7-b3 a4-a6 f7-f6 e4-e5");
    TEST_ASSERT_TRUE(sheet_is_on(&match));
    sheet_take(&sheet, &match, 0);
    check_words(&sheet, "b3", "Miner: has not moved; seen in move 1; has beaten: 2.");
    check_words(&sheet, "a6", "Scout: moved as only this piece can.");
    check_words(&sheet, "e5", "Not B, F: has moved.");
    check_words(&sheet, "e3", "Could be anything: has not moved.");
    check_words(&sheet, "f6", "");
    TEST_ASSERT_EQUAL_INT(2, sheet_count(&sheet, MINER).left);
    TEST_ASSERT_EQUAL_INT(1, sheet_count(&sheet, MINER).found);
    TEST_ASSERT_EQUAL_INT(0, sheet_count(&sheet, BOMB).found);
    sheet_free(&sheet);
}

/* ---- what could have been known ---- */

/* A scout falls on the bomb on a9; another one, which has given itself away by i4-b4, attacks the
 * same bomb four moves later. */
static const char bomb_twice[] =
    "f7-f6 a4-a9 h8-h7 e4-e5 h7-h8 i4-b4 f6-f7 b4-a4 c8-c7 a4-a9 resign";

static void test_an_attack_on_a_known_bomb_was_doomed(void)
{
    struct deductions deductions;
    play_start_with(&match, "stratego", "", bomb_twice);
    deductions_take(&deductions, &match);
    TEST_ASSERT_EQUAL_INT(1, deductions.attack_count);
    TEST_ASSERT_EQUAL_INT(match.length - 2, deductions.attacks[0].step);
    TEST_ASSERT_EQUAL_INT(2, deductions.attacks[0].since);
    TEST_ASSERT_EQUAL_HEX32(KIND(BOMB), deductions.attacks[0].kinds);
    TEST_ASSERT_NULL(doomed_attack_at(&deductions, match.length - 3));
    deductions_free(&deductions);
}

static void test_certainties_have_their_moment(void)
{
    struct deductions deductions;
    play_start_with(&match, "stratego", "", bomb_twice);
    deductions_take(&deductions, &match);
    TEST_ASSERT_EQUAL_INT(1, deductions.certainty_count);
    TEST_ASSERT_EQUAL_UINT8(0, deductions.certainties[0].player);
    TEST_ASSERT_EQUAL_UINT8(SCOUT, deductions.certainties[0].kind);
    TEST_ASSERT_EQUAL_UINT8(cell_of("b4"), deductions.certainties[0].cell);
    TEST_ASSERT_EQUAL_STRING("i4-b4", move_name(match.steps[deductions.certainties[0].step].move));
    deductions_free(&deductions);
}

static void test_the_review_says_what_could_have_been_known(void)
{
    struct review review;
    char text[REVIEW_TEXT];
    play_start_with(&match, "stratego", "", bomb_twice);
    review_open(&review, &match);
    int attack = match.length - 2;
    TEST_ASSERT_FALSE(review_is_turning_point(&review, attack)); /* not appraised yet */
    review.steps[attack].appraised = true;
    TEST_ASSERT_TRUE(review_is_turning_point(&review, attack));
    review_describe(&review, attack, text);
    TEST_ASSERT_EQUAL_STRING("Move 5, Red: a4-a9 attacked a piece that could only be: bomb (known "
                             "since move 1).",
                             text);
    review_describe_certainties(&review, attack - 3, text);
    TEST_ASSERT_EQUAL_STRING("Blue could know: b4 scout.", text);
    review_describe_certainties(&review, attack, text);
    TEST_ASSERT_EQUAL_STRING("", text);
    review_close(&review);
}

static void test_open_games_have_nothing_to_deduce(void)
{
    struct deductions deductions;
    play_start_with(&match, "towers", "", "d7-h7 f4-f7");
    deductions_take(&deductions, &match);
    TEST_ASSERT_EQUAL_INT(0, deductions.attack_count + deductions.certainty_count);
    deductions_free(&deductions);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_before_the_first_move_everything_is_possible);
    RUN_TEST(test_nothing_is_known_during_the_setup);
    RUN_TEST(test_a_piece_that_moved_is_neither_bomb_nor_flag);
    RUN_TEST(test_a_piece_that_moved_far_is_a_scout);
    RUN_TEST(test_a_battle_shows_and_counts);
    RUN_TEST(test_what_is_used_up_is_no_longer_possible);
    RUN_TEST(test_shown_leaders_are_known_from_the_start);
    RUN_TEST(test_sets_are_exactly_what_some_arrangement_allows);
    RUN_TEST(test_exchanged_hidden_pieces_give_the_same_knowledge);
    RUN_TEST(test_the_player_has_the_same_facts);
    RUN_TEST(test_advancing_step_by_step);
    RUN_TEST(test_the_sheet_in_words);
    RUN_TEST(test_an_attack_on_a_known_bomb_was_doomed);
    RUN_TEST(test_certainties_have_their_moment);
    RUN_TEST(test_the_review_says_what_could_have_been_known);
    RUN_TEST(test_open_games_have_nothing_to_deduce);
    return UNITY_END();
}
