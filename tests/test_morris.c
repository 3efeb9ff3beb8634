/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Twelve Men's Morris, rule by rule. */
#include "morris_scene.h"

#include "base/rng.h"
#include "core/perft.h"

void setUp(void)
{
}
void tearDown(void)
{
}

static void test_start(void)
{
    rules("off", "on");
    struct layout s;
    game->start(&settings, &s.base);
    TEST_ASSERT_EQUAL_INT(24, count_moves(&s));
    TEST_ASSERT_EQUAL_INT(BLACK, s.base.turn);
    TEST_ASSERT_EQUAL_STRING("Black", game->side[0]);
    TEST_ASSERT_LESS_OR_EQUAL_size_t(128, game->position_size);
    for (int player = 0; player < 2; player++) {
        struct tally tally = game->tally(&s.base, player, 0);
        TEST_ASSERT_EQUAL_INT(12, tally.in_hand);
        TEST_ASSERT_EQUAL_INT(0, tally.on_board + tally.gone);
    }
    TEST_ASSERT_EQUAL_INT(NOWHERE, game->piece_at(&s.base, cell("d4")).owner);
    TEST_ASSERT_EQUAL_INT(NOWHERE, game->piece_at(&s.base, cell("b1")).owner);
    TEST_ASSERT_EQUAL_INT(NOBODY, game->piece_at(&s.base, cell("c3")).owner);
}

static void test_known_perft(void)
{
    static const uint64_t known[2][5] = {{24, 552, 12144, 255024, 5140800},
                                         {24, 552, 12144, 255024, 5150880}};
    for (int diagonals = 0; diagonals < 2; diagonals++) {
        rules(option_off_on[diagonals], "on");
        struct layout s;
        game->start(&settings, &s.base);
        for (int turns = 1; turns <= 5; turns++)
            TEST_ASSERT_EQUAL_UINT64(known[diagonals][turns - 1], perft(game, &s.base, turns));
    }
}

static const char *const mills[20] = {
    "a1d1g1", "g1g4g7", "a7d7g7", "a1a4a7", /* outer square */
    "b2d2f2", "f2f4f6", "b6d6f6", "b2b4b6", /* middle square */
    "c3d3e3", "e3e4e5", "c5d5e5", "c3c4c5", /* inner square */
    "d1d2d3", "e4f4g4", "d5d6d7", "a4b4c4", /* across at the midpoints */
    "a1b2c3", "g1f2e3", "g7f6e5", "a7b6c5", /* diagonals */
};

static bool is_listed(const int three[3], int mill_count)
{
    for (int i = 0; i < mill_count; i++) {
        int found = 0;
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                found += cell(mills[i] + 2 * j) == three[k];
        if (found == 3)
            return true;
    }
    return false;
}

/* Two men stand, the third is placed: is it a mill, and reported as one? */
static bool makes_mill(const int three[3])
{
    struct layout s, after;
    game->start(&settings, &s.base);
    s.men[BLACK] = bit(three[0]) | bit(three[1]);
    s.men[WHITE] = 1; /* a man to remove; its place does not matter */
    s.base.men[BLACK] = 2;
    struct events events = {0};
    game->apply(&s.base, move_place(0, three[2]), &after.base, &events);
    bool mill = after.base.phase == PHASE_REMOVING;
    TEST_ASSERT_EQUAL_INT(mill ? 2 : 1, events.count);
    TEST_ASSERT_EQUAL_INT(mill ? BLACK : WHITE, after.base.turn);
    if (mill) {
        struct event event = events.list[1];
        TEST_ASSERT_EQUAL_INT(EVENT_HIGHLIGHT, event.type);
        TEST_ASSERT_EQUAL_HEX32(bit(three[0]) | bit(three[1]) | bit(three[2]),
                                bit(event.from) | bit(event.between[0]) | bit(event.to));
        TEST_ASSERT_EQUAL_INT(event.from + event.to, 2 * event.between[0]); /* the middle man */
    }
    return mill;
}

static void check_all_triples(int mill_count)
{
    struct geometry board;
    game->geometry(&settings, &board);
    TEST_ASSERT_EQUAL_INT(24, board.cell_count);
    for (int i = 0; i < 24; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j; k++)
                for (int last = 0; last < 3; last++) {
                    int c[3] = {board.cells[i], board.cells[j], board.cells[k]};
                    int three[3] = {c[last], c[(last + 1) % 3], c[(last + 2) % 3]};
                    TEST_ASSERT_EQUAL(is_listed(three, mill_count), makes_mill(three));
                }
}

static void test_sixteen_mills_and_no_other(void)
{
    rules("off", "on");
    check_all_triples(16);
}

static void test_twenty_mills_with_diagonals_and_no_other(void)
{
    rules("on", "on");
    check_all_triples(20);
}

static void test_mill_by_moving(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--x--.", "|o-.-.|", "||.o.||", "...*..x", "||...||",
                                             "|x-.-o|", "o--.--."});
    play(&s, "g4-g1");
    TEST_ASSERT_EQUAL_INT(PHASE_REMOVING, s.base.phase);
    TEST_ASSERT_EQUAL_INT(1, count_told(EVENT_MOVED));
    TEST_ASSERT_EQUAL_INT(1, count_told(EVENT_HIGHLIGHT));
    play(&s, "xd3");
    TEST_ASSERT_EQUAL_INT(1, count_told(EVENT_REMOVED));
    TEST_ASSERT_EQUAL_INT(WHITE, s.base.turn);
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, s.base.phase);
    TEST_ASSERT_EQUAL_INT(3, s.base.men[WHITE]);
    TEST_ASSERT_EQUAL_INT(NOBODY, game->piece_at(&s.base, cell("d3")).owner);
}

static void test_a_mill_elsewhere_does_not_count_again(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--x--x", "|o-.-.|", "||.o.||", "...*...", "||...||",
                                             "|x-.-o|", "o--.--."});
    play(&s, "b6-b4");
    TEST_ASSERT_EQUAL_INT(WHITE, s.base.turn);
    TEST_ASSERT_EQUAL_INT(0, count_told(EVENT_HIGHLIGHT));
}

static void test_double_mill_removes_one(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){".--x--x", "|o-.-.|", "||.o.||", "x..*...", "||...||",
                                             "|.-.-o|", "x--.--."});
    play(&s, "a1");
    TEST_ASSERT_EQUAL_INT(2, count_told(EVENT_HIGHLIGHT));
    TEST_ASSERT_EQUAL_INT(PHASE_REMOVING, s.base.phase);
    play(&s, "xb2");
    TEST_ASSERT_EQUAL_INT(2, s.base.men[WHITE]);
    TEST_ASSERT_EQUAL_INT(WHITE, s.base.turn);
    TEST_ASSERT_EQUAL_INT(PHASE_PLACING, s.base.phase);
}

static void test_triple_mill_with_diagonals_removes_one(void)
{
    rules("on", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){".--x--x", "|x-.-.|", "||xo.||", "x..*...", "||...||",
                                             "|.-.-o|", "x--.--."});
    play(&s, "a1");
    TEST_ASSERT_EQUAL_INT(3, count_told(EVENT_HIGHLIGHT));
    play(&s, "xf6");
    TEST_ASSERT_EQUAL_INT(WHITE, s.base.turn);
}

static void test_men_in_mills_are_safe(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){"x--x--.", "|o-o-o|", "||...||", "...*...", "||...||",
                                             "|.-.-o|", ".--.--."});
    play(&s, "g1");
    TEST_ASSERT_EQUAL_INT(1, count_moves(&s));
    TEST_ASSERT_TRUE(legal(&s, "xf6"));
    check_refused(&s, "xd2", "the man on d2 stands in a mill");
}

static void test_all_in_mills_any_may_be_removed(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){"x--x--.", "|o-o-o|", "||...||", "...*.o.", "||...||",
                                             "|.-.-o|", ".--.--."});
    play(&s, "g1");
    TEST_ASSERT_EQUAL_INT(5, count_moves(&s));
    play(&s, "xf2");
    TEST_ASSERT_EQUAL_INT(4, s.base.men[WHITE]);
}

static void test_diagonal_mills_protect_only_with_the_option(void)
{
    const char *rows[] = {"x--x--.", "|.-.-.|", "||..o||", "...*...",
                          "||..o||", "|.-.-o|", ".--.--o"};
    for (int diagonals = 0; diagonals < 2; diagonals++) {
        rules(option_off_on[diagonals], "on");
        struct layout s = scene(BLACK, 5, rows);
        play(&s, "g1");
        TEST_ASSERT_TRUE(legal(&s, "xe3"));
        TEST_ASSERT_EQUAL(!diagonals, legal(&s, "xf6")); /* e5, f6, g7 */
    }
}

static void test_pending_removal_accepts_nothing_else(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){"x--x--.", "|o-.-.|", "||.o.||", "...*...", "||...||",
                                             "|.-.-o|", ".--.--."});
    play(&s, "g1");
    TEST_ASSERT_EQUAL_INT(3, count_moves(&s));
    check_refused(&s, "g7", "an enemy man has to be removed first");
    check_refused(&s, "a1-a4", "an enemy man has to be removed first");
    check_refused(&s, "xa1", "there is no enemy man on a1");
    check_refused(&s, "xg7", "there is no enemy man on g7");
    check_refused(&s, "ready", "an enemy man has to be removed first");
}

static void test_placing_takes_empty_points_only(void)
{
    rules("off", "on");
    struct layout s;
    game->start(&settings, &s.base);
    play(&s, "d2");
    TEST_ASSERT_EQUAL_INT(1, count_told(EVENT_PLACED));
    TEST_ASSERT_EQUAL_INT(11, game->tally(&s.base, BLACK, 0).in_hand);
    check_refused(&s, "d2", "d2 is occupied");
    check_refused(&s, "d4", "d4 is not a cell of this board");
    check_refused(&s, "xd2", "pieces are still being placed");
    check_refused(&s, "d2-d1", "pieces are still being placed");
}

static void test_moving_begins_when_all_are_placed(void)
{
    rules("off", "on");
    struct layout s = scene(WHITE, 1,
                            (const char *[]){"x--o--.", "|o-x-.|", "||...||", "x..*...", "||...||",
                                             "|.-.-o|", ".--.--x"});
    s.in_hand[BLACK] = 0; /* black has just placed the last one */
    s.base.hash = game->hash(&s.base);
    TEST_ASSERT_EQUAL_INT(17, count_moves(&s));
    play(&s, "f2");
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, s.base.phase);
    check_refused(&s, "g1", "pieces now move from one cell to another");
    TEST_ASSERT_TRUE(legal(&s, "a4-a7"));
}

/* Which points are connected, drawn by hand for one man of each kind. */
static void test_men_move_along_lines_to_the_next_point(void)
{
    const char *rows[] = {"x--.--.", "|.-.-.|", "||x..||", "...*.x.",
                          "||...||", "|.-.-.|", "o--o--o"};
    rules("off", "off");
    struct layout s = scene(BLACK, NO_HAND, rows);
    static const char *const plain[] = {"a1-d1", "a1-a4", "c3-d3", "c3-c4",
                                        "f4-f2", "f4-f6", "f4-e4", "f4-g4"};
    for (int i = 0; i < 8; i++)
        TEST_ASSERT_TRUE_MESSAGE(legal(&s, plain[i]), plain[i]);
    TEST_ASSERT_EQUAL_INT(8, count_moves(&s));
    rules("on", "off");
    s = scene(BLACK, NO_HAND, rows);
    TEST_ASSERT_TRUE(legal(&s, "a1-b2"));
    TEST_ASSERT_TRUE(legal(&s, "c3-b2"));
    TEST_ASSERT_EQUAL_INT(10, count_moves(&s));
    check_refused(&s, "a1-g1", "a man of player 1 cannot reach g1");
    check_refused(&s, "a7-a4", "the piece on a7 belongs to player 2");
    check_refused(&s, "d1-g1", "there is no piece on d1");
}

static const char *const three_black[] = {"x--.--.", "|.-x-.|", "||...||", "...*.x.",
                                          "||...||", "|.-.-.|", "o--o--o"};

static void test_flying_with_three_men(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND, three_black);
    TEST_ASSERT_EQUAL_INT(3, s.base.men[BLACK]);
    TEST_ASSERT_EQUAL_INT(3 * (24 - 6), count_moves(&s));
    TEST_ASSERT_TRUE(legal(&s, "a1-e5"));
}

static void test_no_flying_with_four_men(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--.--.", "|.-x-.|", "||...||", "...*.x.", "||x..||",
                                             "|.-.-.|", "o--o--o"});
    TEST_ASSERT_EQUAL_INT(4, s.base.men[BLACK]);
    TEST_ASSERT_FALSE(legal(&s, "a1-e5"));
    TEST_ASSERT_EQUAL_INT(2 + 4 + 4 + 2, count_moves(&s));
}

static void test_no_flying_while_placing(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 9, three_black);
    TEST_ASSERT_EQUAL_INT(24 - 6, count_moves(&s));
    check_refused(&s, "a1-e5", "pieces are still being placed");
}

static void test_no_flying_without_the_option(void)
{
    rules("off", "off");
    struct layout s = scene(BLACK, NO_HAND, three_black);
    TEST_ASSERT_FALSE(legal(&s, "a1-e5"));
    TEST_ASSERT_EQUAL_INT(2 + 4 + 4, count_moves(&s));
}

static void test_only_the_player_with_three_flies(void)
{
    rules("off", "on");
    struct layout s = scene(WHITE, NO_HAND,
                            (const char *[]){"x--.--.", "|.-x-.|", "||...||", "...*.x.", "||...||",
                                             "|.-.-o|", "o--o--o"});
    TEST_ASSERT_FALSE(legal(&s, "a7-a1"));
    TEST_ASSERT_TRUE(legal(&s, "a7-a4"));
}

static void test_a_reopened_mill_counts_again(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--x--x", "|.-.-.|", "||.o.||", "...*...", "||o..||",
                                             "|.-.-o|", "o--.--."});
    play(&s, "g1-g4");
    TEST_ASSERT_EQUAL_INT(WHITE, s.base.turn);
    play(&s, "a7-d7");
    play(&s, "g4-g1");
    TEST_ASSERT_EQUAL_INT(PHASE_REMOVING, s.base.phase);
    TEST_ASSERT_EQUAL_INT(1, count_told(EVENT_HIGHLIGHT));
}

static void check_notation(const char *text, struct move move)
{
    char written[MOVE_TEXT];
    struct move read;
    move_format(game, move, written);
    TEST_ASSERT_EQUAL_STRING(text, written);
    TEST_ASSERT_TRUE(move_parse(game, text, &read));
    TEST_ASSERT_TRUE(move_equal(read, move));
}

static void test_notation(void)
{
    rules("off", "on");
    check_notation("d2", move_place(0, cell("d2")));
    check_notation("a1-a4", move_slide(cell("a1"), cell("a4")));
    check_notation("xd6", move_remove(cell("d6")));
}

static void test_quiet_counts_turns_without_progress(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, NO_HAND,
                            (const char *[]){"x--x--x", "|.-.-.|", "||.o.||", "...*...", "||o..||",
                                             "|.-.-o|", "o--.--."});
    play(&s, "g1-g4");
    TEST_ASSERT_EQUAL_INT(1, s.base.quiet);
    play(&s, "a7-d7");
    TEST_ASSERT_EQUAL_INT(2, s.base.quiet);
    play(&s, "g4-g1");
    play(&s, "xd3");
    TEST_ASSERT_EQUAL_INT(0, s.base.quiet);
    s = scene(BLACK, 3, three_black);
    s.base.quiet = 7;
    play(&s, "c3");
    TEST_ASSERT_EQUAL_INT(0, s.base.quiet);
}

static void test_pending_removal_is_another_position(void)
{
    rules("off", "on");
    struct layout s = scene(BLACK, 5,
                            (const char *[]){"x--x--.", "|o-.-.|", "||.o.||", "...*...", "||...||",
                                             "|.-.-o|", ".--.--."});
    play(&s, "g1");
    struct layout same = s;
    same.base.phase = PHASE_PLACING;
    TEST_ASSERT_TRUE(game->hash(&same.base) != s.base.hash);
}

static int lines_at(const struct geometry *board, int where)
{
    int count = 0;
    for (int i = 0; i < board->line_count; i++)
        count += board->lines[i].a == where || board->lines[i].b == where;
    return count;
}

static void test_geometry_has_the_lines(void)
{
    struct geometry board;
    rules("off", "on");
    game->geometry(&settings, &board);
    TEST_ASSERT_EQUAL_INT(32, board.line_count);
    TEST_ASSERT_EQUAL_INT(2, lines_at(&board, cell("a1")));
    TEST_ASSERT_EQUAL_INT(3, lines_at(&board, cell("d1")));
    TEST_ASSERT_EQUAL_INT(4, lines_at(&board, cell("d2")));
    rules("on", "on");
    game->geometry(&settings, &board);
    TEST_ASSERT_EQUAL_INT(40, board.line_count);
    TEST_ASSERT_EQUAL_INT(3, lines_at(&board, cell("a1")));
    TEST_ASSERT_EQUAL_INT(4, lines_at(&board, cell("b2")));
    TEST_ASSERT_EQUAL_INT(3, lines_at(&board, cell("d1")));
}

static int count_reached(const struct geometry *board, int from)
{
    bool seen[CELL_LIMIT] = {false};
    int queue[24] = {from}, count = 1;
    seen[from] = true;
    for (int i = 0; i < count; i++)
        for (int direction = 0; direction < DIRECTION_COUNT; direction++) {
            int to = geometry_neighbour(board, queue[i], (enum direction)direction);
            if (to != CELL_NONE && !seen[to]) {
                seen[to] = true;
                queue[count++] = to;
            }
        }
    return count;
}

static void check_press(const struct geometry *board, const char *from, const char *around)
{
    for (int direction = 0; direction < DIRECTION_COUNT; direction++) {
        char name[CELL_TEXT] = "--", wanted[3] = {around[3 * direction], around[3 * direction + 1]};
        int to = geometry_neighbour(board, cell(from), (enum direction)direction);
        if (to != CELL_NONE)
            cell_format(to, name);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(wanted, name, from);
    }
}

static void test_focus_follows_the_lines(void)
{
    struct geometry board;
    rules("off", "on");
    game->geometry(&settings, &board);
    for (int i = 0; i < board.cell_count; i++)
        TEST_ASSERT_EQUAL_INT(24, count_reached(&board, board.cells[i]));
    /* up, right, down, left */
    check_press(&board, "a1", "-- d1 a4 --");
    check_press(&board, "d1", "-- g1 d2 a1");
    check_press(&board, "d2", "d1 f2 d3 b2");
    check_press(&board, "d3", "d2 e3 d5 c3");
    check_press(&board, "a4", "a1 b4 a7 --");
    check_press(&board, "c4", "c3 e4 c5 b4");
    check_press(&board, "b2", "a1 d2 b4 a1");
    check_press(&board, "e3", "f2 f2 e4 d3");
    check_press(&board, "c5", "c4 d5 b6 b6");
    check_press(&board, "g7", "g4 -- -- d7");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_start);
    RUN_TEST(test_known_perft);
    RUN_TEST(test_sixteen_mills_and_no_other);
    RUN_TEST(test_twenty_mills_with_diagonals_and_no_other);
    RUN_TEST(test_mill_by_moving);
    RUN_TEST(test_a_mill_elsewhere_does_not_count_again);
    RUN_TEST(test_double_mill_removes_one);
    RUN_TEST(test_triple_mill_with_diagonals_removes_one);
    RUN_TEST(test_men_in_mills_are_safe);
    RUN_TEST(test_all_in_mills_any_may_be_removed);
    RUN_TEST(test_diagonal_mills_protect_only_with_the_option);
    RUN_TEST(test_pending_removal_accepts_nothing_else);
    RUN_TEST(test_placing_takes_empty_points_only);
    RUN_TEST(test_moving_begins_when_all_are_placed);
    RUN_TEST(test_men_move_along_lines_to_the_next_point);
    RUN_TEST(test_flying_with_three_men);
    RUN_TEST(test_no_flying_with_four_men);
    RUN_TEST(test_no_flying_while_placing);
    RUN_TEST(test_no_flying_without_the_option);
    RUN_TEST(test_only_the_player_with_three_flies);
    RUN_TEST(test_a_reopened_mill_counts_again);
    RUN_TEST(test_notation);
    RUN_TEST(test_quiet_counts_turns_without_progress);
    RUN_TEST(test_pending_removal_is_another_position);
    RUN_TEST(test_geometry_has_the_lines);
    RUN_TEST(test_focus_follows_the_lines);
    return UNITY_END();
}
