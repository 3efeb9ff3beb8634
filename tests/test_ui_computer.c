/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Computer players and hints at the board, on the null platform: thinking is immediate and with a
 * fixed number of nodes, so every run is the same. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "games/stratego/kinds.h"
#include "ui/board/board_view.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void test_levels_play_each_other_to_the_end(void)
{
    static const char *const ids[] = {"towers", "dodgem", "morris", "stratego"};
    for (int i = 0; i < 4; i++) {
        start_between(ids[i], "level2", i == 3 ? "random" : "level3");
        for (int k = 0; k < 200 && !outcome_over(match_outcome(&app.session.match)); k++)
            settle();
        TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
        assert_legal();
    }
}

/* The move is available at once, but not shown before the player can see whose turn it is. */
static void test_the_computers_move_is_seen_as_a_move(void)
{
    start_between("dodgem", "level5", "human");
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
    TEST_ASSERT_TRUE(app_busy(&app));
    for (int i = 0; i < 10; i++)
        app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
}

static void test_undo_goes_back_to_the_players_own_decision(void)
{
    struct rng rng = {.state = 1};
    start_between("towers", "human", "level1");
    settle();
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.at);
    act(ACTION_UNDO, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
}

/* After moving back and forth the player to move is warned, until something is selected. */
static void test_a_second_occurrence_is_announced(void)
{
    static const char warning[] = "This position"; /* the rest is on further lines */
    continue_save(
        "quatuor save 1\ngame: dodgem\nsize: 3\nplayer 1: human\nplayer 2: human\nmoves:\n"
        "1. c3-c2 a2-a3\n2. c2-b2 a3-a2\n");
    TEST_ASSERT_FALSE(text_shown(warning));
    play_move(&app, move_slide(cell_at(1, 1), cell_at(2, 1)));
    settle();
    TEST_ASSERT_TRUE(text_shown(warning));
    choose_cell(play_state()->board.choice.moves[0].from, CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_FALSE(text_shown(warning));
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_FALSE(text_shown(warning));
}

/* The person undoes the move while the computer is thinking about it. */
static void test_undo_while_thinking_drops_the_question(void)
{
    struct rng rng = {.state = 1};
    start_between("towers", "human", "level3");
    settle();
    play_one_move(&rng, DEVICE_MOUSE);
    for (int i = 0; i < 200 && !app.thinker.answered; i++)
        app_advance(&app, 1.0 / 120);
    TEST_ASSERT_TRUE(app.thinker.answered);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(app.thinker.answered);
    settle();
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
}

static void test_leaving_forgets_and_coming_back_asks_again(void)
{
    start_between("morris", "level3", "human");
    app_advance(&app, 0.1);
    act(ACTION_MENU, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("pause", app_screen(&app)->name);
    TEST_ASSERT_FALSE(app.thinker.answered);
    TEST_ASSERT_NULL(app.thinker.current);
    for (int i = 0; i < 30; i++)
        app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.length);
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, app.session.match.length);
}

/* Not any setup: the flag is at the back, as in the player's plans. */
static void test_the_computer_sets_up_with_a_plan(void)
{
    for (int round = 0; round < 12; round++) {
        start_between("stratego", "level8", "level1");
        const struct position *now =
            match_position(&app.session.match, session_first(&app.session));
        for (int cell = 0; cell < CELL_LIMIT; cell++) {
            struct piece piece = app.session.match.game->piece_at(now, cell);
            if (piece.owner < 2 && piece.kind == FLAG)
                TEST_ASSERT_LESS_THAN_INT(2, row_from_back(cell, piece.owner));
        }
    }
}

static void test_a_hint_is_a_legal_move_with_a_reason(void)
{
    continue_save(
        "quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. d7-h7\n");
    TEST_ASSERT_TRUE(hint_available(&app));
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at); /* nothing is played */
    TEST_ASSERT_NOT_NULL(strstr(play_state()->hint.text, "captures a tower."));
    bool legal = false;
    for (int i = 0; i < play_state()->board.choice.count; i++)
        legal = legal || move_equal(play_state()->board.choice.moves[i], play_state()->hint.move);
    TEST_ASSERT_TRUE(legal);
    struct rng rng = {.state = 1};
    play_one_move(&rng, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_FALSE(play_state()->hint.shown);
}

/* It disappears as soon as the pieces move, or it would be next to the other player's name. */
static void test_a_hint_goes_with_its_position(void)
{
    continue_save(
        "quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. d7-h7\n");
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
    take_back(DEVICE_PAD);
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    TEST_ASSERT_FALSE(play_state()->hint.shown);
}

/* A hint requested while the computer's move is still shown is answered afterwards. */
static void test_a_hint_asked_for_too_early_is_given(void)
{
    start_between("towers", "level1", "human");
    for (int i = 0; i < 200 && !timeline_running(&play_state()->board.timeline); i++)
        app_advance(&app, 1.0 / 60);
    TEST_ASSERT_TRUE(timeline_running(&play_state()->board.timeline));
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
}

/* During setup and play it faces the only person. */
static void test_the_board_is_turned_towards_the_person(void)
{
    app.preferences.turn_board = 1;
    start_between("stratego", "level1", "human");
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    TEST_ASSERT_TRUE(setup_state()->board.view.turned);
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_TRUE(play_state()->board.view.turned);
    start_between("dodgem", "human", "level1");
    settle();
    TEST_ASSERT_FALSE(play_state()->board.view.turned);
}

static void test_hints_know_mills_and_proven_wins(void)
{
    continue_save("quatuor save 1\ngame: morris\nmoves:\n"
                  "1. b6 d7\n2. c4 e5\n3. g1 f4\n4. e4 c5\n5. g7\n");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(play_state()->hint.text, "d5 completes a mill."),
                                 play_state()->hint.text);
    continue_save("quatuor save 1\ngame: dodgem\nsize: 3\nmoves:\n"
                  "1. c3-c2 a2-a3\n2. c2-c1 a1-a2\n3. c1-off a2-a1\n4. b3-b2 a1-a2\n");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
    TEST_ASSERT_EQUAL_STRING("b2-b1 wins by force in 2 moves.", play_state()->hint.text);
}

/* Continues a random match on the 4×4 board until the moves differ in this way. */
static void find_dodgem(bool (*fits)(const struct appraisal *all))
{
    for (uint64_t seed = 1; seed < 400; seed++) {
        struct rng rng = {.state = seed};
        continue_save("quatuor save 1\ngame: dodgem\nsize: 4\nplayer 1: human\nplayer 2: human\n"
                      "moves:\n");
        app.preferences.speed = SPEED_OFF;
        for (int i = 0; i < 14 && play_state()->board.choice.count > 0; i++)
            play_move(&app,
                      play_state()
                          ->board.choice.moves[rng_below(&rng, play_state()->board.choice.count)]);
        if (play_state()->board.choice.count == 0)
            continue;
        const struct appraisal *all =
            thinker_appraise(&app.thinker, &app.session, app.session.match.at, ADVICE_NODES);
        TEST_ASSERT_NOT_NULL(all);
        if (all->exact && fits(all))
            return;
    }
    TEST_FAIL_MESSAGE("no such position");
}

static bool only_one_holds(const struct appraisal *all)
{
    return all->count > 1 && all->moves[0].score == 0 && all->moves[1].score < 0;
}

static bool only_one_wins(const struct appraisal *all)
{
    return all->count > 1 && all->moves[0].score > 0 && all->moves[1].score == 0;
}

static bool nothing_saves(const struct appraisal *all)
{
    return search_win_distance(all->moves[0].score) < -2;
}

static bool leaving_wins(const struct appraisal *all)
{
    return all->moves[0].move.verb == VERB_EXIT && search_win_distance(all->moves[0].score) > 2;
}

static void test_hints_mention_what_stands_out(void)
{
    find_dodgem(only_one_holds);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_NOT_NULL(strstr(play_state()->hint.text, "is the only move that does not lose."));
    TEST_ASSERT_NULL(strstr(play_state()->hint.text, "looks"));
    find_dodgem(only_one_wins);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_NOT_NULL(strstr(play_state()->hint.text, " No other move wins."));
    TEST_ASSERT_NULL(strstr(play_state()->hint.text, "looks"));
    find_dodgem(nothing_saves);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_NOT_NULL(strstr(play_state()->hint.text, "holds out longest, but loses in "));
    TEST_ASSERT_NULL(strstr(play_state()->hint.text, "looks"));
}

/* What the move does, then its value. */
static void test_hints_do_not_name_the_move_twice(void)
{
    find_dodgem(leaving_wins);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_NOT_NULL(
        strstr(play_state()->hint.text, "-off takes a pawn off the board. It wins by force in "));
}

static void test_hints_know_what_they_prevent(void)
{
    continue_save("quatuor save 1\ngame: morris\nmoves:\n"
                  "1. b6 d7\n2. c4 e5\n3. g1 f4\n4. e4 c5\n");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("d5 keeps the enemy from completing a mill.", play_state()->hint.text);
}

static int golden(enum draw_type type)
{
    int count = 0;
    struct colour can = app.theme.tone[TONE_CAN];
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count +=
            canvas.list[i].type == type && memcmp(&canvas.list[i].colour, &can, sizeof can) == 0;
    return count;
}

static struct marks marks_of_hint(void)
{
    struct marks marks;
    marks_clear(&marks);
    hint_mark(play_state(), &marks);
    return marks;
}

static bool area_has(struct rect area, int cell)
{
    float x, y;
    board_view_point(&play_state()->board.view, cell, &x, &y);
    return rect_has(area, x, y);
}

/* Where to look, which piece, which move; then it is put away. */
static void test_a_hint_is_given_in_three_steps(void)
{
    continue_save(
        "quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. d7-h7\n");
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    const struct hint *hint = &play_state()->hint;
    struct marks marks = marks_of_hint();
    TEST_ASSERT_TRUE(text_shown("Look at this"));
    TEST_ASSERT_FALSE(text_shown("captures"));
    TEST_ASSERT_TRUE(area_has(marks.area, hint->move.from));
    TEST_ASSERT_TRUE(marks.area.w < 0.75f * play_state()->board.view.field.w);
    TEST_ASSERT_EQUAL_INT(0, marks.cell[hint->move.from]);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    marks = marks_of_hint();
    TEST_ASSERT_TRUE(text_shown("The piece on"));
    TEST_ASSERT_EQUAL_INT(MARK_HINT, marks.cell[hint->move.from]);
    TEST_ASSERT_EQUAL_INT(0, marks.cell[hint->move.to]);
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    marks = marks_of_hint();
    TEST_ASSERT_TRUE(text_shown("captures"));
    TEST_ASSERT_TRUE(marks.rectangle_from != CELL_NONE); /* of the capture */
    TEST_ASSERT_EQUAL_INT(1, golden(DRAW_ARROW));
    act(ACTION_HINT, DEVICE_PAD);
    settle();
    TEST_ASSERT_FALSE(hint->shown);
}

/* A refusal replaces both for a while: the arrow never appears without the words that explain it.
 */
static void test_arrow_and_words_of_a_hint_are_seen_together(void)
{
    continue_save(
        "quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. d7-h7\n");
    for (int i = 0; i < 3; i++) {
        act(ACTION_HINT, DEVICE_KEYBOARD);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(1, golden(DRAW_ARROW));
    TEST_ASSERT_TRUE(text_shown("captures"));
    choose_cell(cell_at(0, 7), CELL_NONE, DEVICE_MOUSE); /* a8 is the other's */
    TEST_ASSERT_TRUE(text_shown("This piece"));
    TEST_ASSERT_EQUAL_INT(0, golden(DRAW_ARROW));
    settle();
    TEST_ASSERT_TRUE(text_shown("captures"));
    TEST_ASSERT_EQUAL_INT(1, golden(DRAW_ARROW));
}

/* ---- verdicts on the board ---- */

static int select_something(void)
{
    struct move move = play_state()->board.choice.moves[0];
    choose_cell(move.from, CELL_NONE, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_INT(move.from, play_state()->board.choice.selected);
    int count = 0;
    for (int i = 0; i < play_state()->board.choice.count; i++)
        count += play_state()->board.choice.moves[i].from == move.from;
    return count;
}

static int verdicts_shown(void)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        const char *text = canvas.text + canvas.list[i].text;
        if (canvas.list[i].type == DRAW_TEXT)
            count += *text == '+' || *text == '=' || strncmp(text, "−", strlen("−")) == 0;
    }
    return count;
}

static void test_no_verdicts_unless_asked_for(void)
{
    begin("dodgem");
    unsigned asked = app.thinker.number;
    select_something();
    settle();
    TEST_ASSERT_EQUAL_UINT(asked, app.thinker.number);
    TEST_ASSERT_EQUAL_INT(0, verdicts_shown());
}

static void test_verdicts_are_those_of_the_position_shown(void)
{
    struct rng rng = {.state = 9};
    continue_save("quatuor save 1\ngame: dodgem\nsize: 4\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n");
    app.preferences.verdicts = 1;
    for (int i = 0; i < 12; i++) {
        settle();
        const struct match *match = &app.session.match;
        const struct appraisal *all = thinker_appraisal(&app.thinker, &app.session, match->at);
        TEST_ASSERT_NOT_NULL(all);
        TEST_ASSERT_TRUE(all->exact);
        TEST_ASSERT_EQUAL_INT(0, verdicts_shown()); /* nothing is selected */
        int moves = select_something();
        TEST_ASSERT_EQUAL_INT(moves, verdicts_shown());
        play_move(
            &app,
            play_state()->board.choice.moves[rng_below(&rng, play_state()->board.choice.count)]);
        /* The next frame already belongs to another position. */
        TEST_ASSERT_NULL(thinker_appraisal(&app.thinker, &app.session, match->at));
        TEST_ASSERT_EQUAL_INT(0, verdicts_shown());
        if (outcome_over(match_outcome(match)))
            break;
    }
}

/* A verdict stays within its cell, where it covers no other piece. */
static void test_verdicts_stay_within_their_cells(void)
{
    static const float sizes[][2] = {{800, 480}, {800, 1280}, {1280, 800}, {2560, 1080}};
    continue_save(
        "quatuor save 1\ngame: dodgem\nsize: 4\nplayer 1: human\nplayer 2: human\nmoves:\n");
    app.preferences.verdicts = 1;
    settle();
    select_something();
    settle();
    for (int size = 0; size < 4; size++) {
        int within = 0;
        app_resize(&app, sizes[size][0], sizes[size][1]);
        app_draw(&app, &canvas);
        for (int i = 0; i < play_state()->board.choice.count; i++) {
            if (play_state()->board.choice.moves[i].from != play_state()->board.choice.selected)
                continue;
            struct rect cell =
                board_view_box(&play_state()->board.view, play_state()->board.choice.moves[i].to);
            for (int k = 1; k < canvas.count; k++) {
                struct rect chip = canvas.list[k - 1].box;
                within += canvas.list[k].type == DRAW_TEXT &&
                          canvas.list[k - 1].type == DRAW_FRAME && chip.x >= cell.x &&
                          chip.x + chip.w <= cell.x + cell.w && chip.y >= cell.y &&
                          chip.y + chip.h <= rect_cy(cell);
            }
        }
        TEST_ASSERT_EQUAL_INT(verdicts_shown(), within);
        TEST_ASSERT_GREATER_THAN(0, within);
    }
}

static void test_no_verdicts_where_pieces_are_hidden(void)
{
    app.preferences.verdicts = 1;
    begin("stratego");
    unsigned asked = app.thinker.number;
    select_something();
    settle();
    TEST_ASSERT_FALSE(verdicts_wanted(&app));
    TEST_ASSERT_EQUAL_UINT(asked, app.thinker.number);
    TEST_ASSERT_EQUAL_INT(0, verdicts_shown());
}

static void test_the_highest_level_is_called_perfect_where_it_is(void)
{
    start_between("dodgem", "human", "level8");
    TEST_ASSERT_TRUE(text_shown("Computer 8: Perfect"));
    start_between("towers", "human", "level8");
    TEST_ASSERT_TRUE(text_shown("Computer 8: Master"));
}

/* Bombs shield the flag from scouts, so nothing is more urgent than the attack. */
static void test_a_hint_does_not_need_to_know_what_it_attacks(void)
{
    continue_save("quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: level1\nmoves:\n"
                  "3@e7 9@a10 10@b10 3@c10 2@d10 2@f10 1@g10 B@j9 B@i10 F@j10 ready "
                  "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n"
                  "1. e7-e6 a1-a2\n2. e6-e5 e4-f4\n3. e5-e4 f4-f6\n4. e4-f4 f6-f5\n");
    TEST_ASSERT_TRUE(hint_available(&app));
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
    TEST_ASSERT_EQUAL_STRING("f4-f5: attack here.", play_state()->hint.text);
}

/* The board may be drawn for a spectator; the words come from what the player knows. */
static void test_a_hint_knows_hidden_pieces_of_the_player(void)
{
    app.preferences.peek = true;
    continue_save("quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
                  "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n"
                  "1. e7-e6 a1-a2\n2. e6-e5\n");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* the curtain */
    settle();
    TEST_ASSERT_TRUE(play_hides_own_pieces(&app));
    TEST_ASSERT_TRUE(hint_available(&app));
    act(ACTION_HINT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(play_state()->hint.shown);
    TEST_ASSERT_NOT_NULL(strstr(play_state()->hint.text, "looks best."));
}

static void test_no_hint_where_none_is_possible(void)
{
    start_between("stratego", "human", "level1"); /* the setup is the player's own */
    settle();
    TEST_ASSERT_FALSE(hint_available(&app));
    act(ACTION_HINT, DEVICE_KEYBOARD);
    TEST_ASSERT_FALSE(play_state()->hint.wanted);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_levels_play_each_other_to_the_end);
    RUN_TEST(test_the_computers_move_is_seen_as_a_move);
    RUN_TEST(test_undo_goes_back_to_the_players_own_decision);
    RUN_TEST(test_a_second_occurrence_is_announced);
    RUN_TEST(test_undo_while_thinking_drops_the_question);
    RUN_TEST(test_leaving_forgets_and_coming_back_asks_again);
    RUN_TEST(test_the_computer_sets_up_with_a_plan);
    RUN_TEST(test_a_hint_is_a_legal_move_with_a_reason);
    RUN_TEST(test_a_hint_goes_with_its_position);
    RUN_TEST(test_a_hint_asked_for_too_early_is_given);
    RUN_TEST(test_the_board_is_turned_towards_the_person);
    RUN_TEST(test_hints_know_mills_and_proven_wins);
    RUN_TEST(test_hints_mention_what_stands_out);
    RUN_TEST(test_hints_do_not_name_the_move_twice);
    RUN_TEST(test_a_hint_is_given_in_three_steps);
    RUN_TEST(test_arrow_and_words_of_a_hint_are_seen_together);
    RUN_TEST(test_hints_know_what_they_prevent);
    RUN_TEST(test_no_verdicts_unless_asked_for);
    RUN_TEST(test_verdicts_are_those_of_the_position_shown);
    RUN_TEST(test_verdicts_stay_within_their_cells);
    RUN_TEST(test_no_verdicts_where_pieces_are_hidden);
    RUN_TEST(test_the_highest_level_is_called_perfect_where_it_is);
    RUN_TEST(test_a_hint_does_not_need_to_know_what_it_attacks);
    RUN_TEST(test_a_hint_knows_hidden_pieces_of_the_player);
    RUN_TEST(test_no_hint_where_none_is_possible);
    return UNITY_END();
}
