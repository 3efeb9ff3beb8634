/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Handicaps: what each game's do to the start, which of them leave no start, and that everything
 * that plays, keeps and reads games copes with them. */
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "ai/exact.h"
#include "ai/set_up.h"
#include "base/text.h"
#include "core/registry.h"
#include "core/save.h"
#include "play.h"
#include "play/draft.h"

static struct match match;
static struct fault fault;

void setUp(void)
{
    fault.text[0] = '\0';
}

void tearDown(void)
{
    match_free(&match);
}

static void begin(const char *game, const char *options)
{
    match_free(&match);
    play_start(&match, game, options);
}

static const char *refusal(const char *id, const char *options)
{
    const struct game *game = game_find(id);
    struct settings settings = settings_default(game);
    fault.text[0] = '\0';
    return settings_read(game, &settings, options, &fault) ? "" : fault.text;
}

static struct tally tally(int player, int kind)
{
    return match.game->tally(match_now(&match), player, kind);
}

/* ---- each game's own ---- */

static void test_towers_leave_the_corners_of_a_block(void)
{
    begin("towers", "size=6 fewer1=1 fewer2=4");
    assert_picture(&match, "....tq\n"
                           "...t.t\n"
                           "....t.\n"
                           "TT....\n"
                           "TTT...\n"
                           "QTT...\n");
}

static void test_missing_towers_were_never_captured(void)
{
    begin("towers", "size=6 fewer1=1 fewer2=4");
    TEST_ASSERT_EQUAL_INT(7, tally(0, 0).on_board);
    TEST_ASSERT_EQUAL_INT(4, tally(1, 0).on_board);
    TEST_ASSERT_EQUAL_INT(0, tally(0, 0).gone);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 0).gone);
}

static void test_pawns_are_spared_or_start_ahead(void)
{
    begin("dodgem", "size=4 fewer1=1 ahead1=2");
    assert_picture(&match, "o...\n"
                           "oxx.\n"
                           "o...\n"
                           "....\n");
    begin("dodgem", "size=4 fewer2=2 ahead2=1");
    assert_picture(&match, "....\n"
                           "....\n"
                           ".o..\n"
                           ".xxx\n");
    TEST_ASSERT_EQUAL_INT(1, tally(1, 0).on_board);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 0).gone);
}

static void test_pawns_that_cannot_be_placed(void)
{
    TEST_ASSERT_EQUAL_STRING("On a board of this size no pawn would be left to a player.",
                             refusal("dodgem", "size=3 fewer1=2"));
    TEST_ASSERT_EQUAL_STRING("On a board of this size no pawn would be left to a player.",
                             refusal("dodgem", "size=4 fewer2=3"));
    TEST_ASSERT_EQUAL_STRING(
        "Only one player can start ahead: the pawns of both would stand in the same place.",
        refusal("dodgem", "ahead1=1 ahead2=2"));
    TEST_ASSERT_EQUAL_STRING("", refusal("dodgem", "size=3 fewer1=1 ahead2=2"));
}

static void test_men_that_the_other_lacks_stand_on_the_board(void)
{
    begin("morris", "fewer1=3 fewer2=1");
    TEST_ASSERT_EQUAL_INT(9, tally(0, 0).in_hand);
    TEST_ASSERT_EQUAL_INT(9, tally(1, 0).in_hand);
    TEST_ASSERT_EQUAL_INT(0, tally(0, 0).on_board);
    TEST_ASSERT_EQUAL_INT(2, tally(1, 0).on_board);
    TEST_ASSERT_EQUAL_INT(0, tally(0, 0).gone);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 0).gone);
    TEST_ASSERT_EQUAL_INT(1, match.game->piece_at(match_now(&match), cell_at(0, 0)).owner);
    TEST_ASSERT_EQUAL_INT(1, match.game->piece_at(match_now(&match), cell_at(6, 6)).owner);
}

static void test_an_army_lacks_its_leaders(void)
{
    begin("stratego", "weaker1=marshal weaker2=leaders");
    TEST_ASSERT_EQUAL_INT(0, tally(0, 0).in_hand);
    TEST_ASSERT_EQUAL_INT(1, tally(0, 1).in_hand);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 0).in_hand);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 1).in_hand);
    match_set_up(&match);
    TEST_ASSERT_EQUAL_INT(9, match_now(&match)->men[0]);
    TEST_ASSERT_EQUAL_INT(8, match_now(&match)->men[1]);
    TEST_ASSERT_EQUAL_INT(0, tally(1, 0).gone);
}

static struct piece seen_by(int viewer, int column, int row)
{
    struct observation seen;
    match_observe(&match, match.at, viewer, &seen);
    return observed_piece(match.game, &seen, cell_at(column, row));
}

/* The example has Blue's marshal on f7, the general on c8, and the spy on f8. */
static void test_leaders_are_shown_once_both_armies_stand(void)
{
    begin("stratego", "weaker1=shown");
    match_set_up(&match);
    TEST_ASSERT_EQUAL_INT(0, seen_by(1, 5, 6).kind);
    TEST_ASSERT_EQUAL_INT(1, seen_by(1, 2, 7).kind);
    TEST_ASSERT_EQUAL_INT(KIND_UNKNOWN, seen_by(1, 5, 7).kind);
    TEST_ASSERT_EQUAL_INT(KIND_UNKNOWN, seen_by(0, 5, 2).kind);
    TEST_ASSERT_TRUE(match_reveals(&match, match.at - 1, match.at));
}

static void test_shown_leaders_stay_shown_after_a_battle(void)
{
    struct events events;
    begin("stratego", "weaker1=shown");
    match_set_up(&match);
    play_moves(&match, "f7-f6 a4-a5 f6-f5 a5-a4 f5-f4 a4-a5 f4-f3");
    match_events(&match, match.at - 1, VIEWER_ALL, &events);
    for (int i = 0; i < events.count; i++)
        TEST_ASSERT_NOT_EQUAL(EVENT_CONCEALED, events.list[i].type);
}

/* ---- the first move ---- */

static void test_the_player_named_second_may_begin(void)
{
    for (int i = 0; games[i]; i++) {
        struct settings settings = settings_default(games[i]);
        if (!option_find(games[i], "first"))
            continue;
        settings_set(games[i], &settings, "first", "2", NULL);
        match_free(&match);
        match_start(&match, games[i], &settings);
        TEST_ASSERT_EQUAL_INT(1, match_now(&match)->turn);
        match_set_up(&match);
        TEST_ASSERT_EQUAL_INT(1, match_now(&match)->turn);
    }
}

static void test_rounds_begin_with_whoever_begins(void)
{
    struct text text = {0};
    begin("dodgem", "size=3 first=2");
    play_moves(&match, "a1-b1 b3-b2 b1-c1");
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text.data, "1. a1-b1 b3-b2\n2. b1-c1\n"), text.data);
    text_free(&text);
}

/* ---- any game ---- */

static bool next_value(const struct option *option, int *value)
{
    *value += option->step;
    if (*value <= option->max)
        return true;
    *value = option->min;
    return false;
}

/* Every combination of handicaps on every board either has a start or is refused with a reason. */
static void check_starts(const struct game *game, struct settings *settings, int index)
{
    if (index == game->option_count) {
        struct move list[MOVES_MAX];
        union position_room start;
        fault.text[0] = '\0';
        if (!settings_check(game, settings, &fault)) {
            TEST_ASSERT_TRUE(*fault.text);
            return;
        }
        game->start(settings, &start.base);
        TEST_ASSERT_FALSE_MESSAGE(outcome_over(game->result(&start.base)),
                                  settings_text(game, settings));
        TEST_ASSERT_TRUE(game->moves(&start.base, list) > 0);
        return;
    }
    const struct option *option = &game->options[index];
    if (!option->handicap && strcmp(option->id, "size") != 0) {
        check_starts(game, settings, index + 1);
        return;
    }
    settings->value[index] = option->min;
    do
        check_starts(game, settings, index + 1);
    while (next_value(option, &settings->value[index]));
}

static void test_every_combination_has_a_start_or_a_reason(void)
{
    for (int i = 0; games[i]; i++) {
        struct settings settings = settings_default(games[i]);
        check_starts(games[i], &settings, 0);
    }
}

static void test_handicaps_are_data_of_one_form(void)
{
    for (int i = 0; games[i]; i++)
        for (int j = 0; j < games[i]->option_count; j++) {
            const struct option *option = &games[i]->options[j];
            if (!option->handicap)
                continue;
            char other[40];
            TEST_ASSERT_EQUAL_INT_MESSAGE(0, option->default_value, option->id);
            TEST_ASSERT_EQUAL_INT_MESSAGE(0, option->min, option->id);
            snprintf(other, sizeof other, "%s", option->id);
            char *last = &other[strlen(other) - 1];
            if (option->handicap == HANDICAP_OF_BOTH)
                continue;
            TEST_ASSERT_EQUAL_INT_MESSAGE(option->handicap, *last - '0', option->id);
            *last = option->handicap == HANDICAP_OF_1 ? '2' : '1';
            TEST_ASSERT_NOT_NULL_MESSAGE(option_find(games[i], other), other);
            TEST_ASSERT_EQUAL_INT(option->max, option_find(games[i], other)->max);
        }
}

static void test_handicaps_follow_their_player_to_the_other_side(void)
{
    const struct game *game = game_find("dodgem");
    struct settings settings = settings_default(game);
    settings_read(game, &settings, "size=6 fewer1=2 fewer2=1 ahead2=1 first=2", NULL);
    settings_swap_sides(game, &settings);
    TEST_ASSERT_EQUAL_INT(1, settings_get(game, &settings, "fewer1"));
    TEST_ASSERT_EQUAL_INT(2, settings_get(game, &settings, "fewer2"));
    TEST_ASSERT_EQUAL_INT(1, settings_get(game, &settings, "ahead1"));
    TEST_ASSERT_EQUAL_INT(0, settings_get(game, &settings, "ahead2"));
    TEST_ASSERT_EQUAL_INT(1, settings_get(game, &settings, "first"));
    TEST_ASSERT_EQUAL_INT(6, settings_get(game, &settings, "size"));
}

/* ---- saves ---- */

static void test_a_save_names_only_handicaps_in_use(void)
{
    struct text text = {0};
    begin("towers", "");
    save_write(&match, &text);
    TEST_ASSERT_NULL(strstr(text.data, "fewer"));
    TEST_ASSERT_NULL(strstr(text.data, "first"));
    text_free(&text);
    begin("towers", "fewer2=3 first=2");
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "\nfewer2: 3\nfirst: 2\n"));
    TEST_ASSERT_NULL(strstr(text.data, "fewer1"));
    struct match read;
    bool done = save_read(text.data, text.length, "save", &read, &fault);
    TEST_ASSERT_TRUE_MESSAGE(done, fault.text);
    TEST_ASSERT_EQUAL_MEMORY(&match.settings, &read.settings, sizeof match.settings);
    match_free(&read);
    text_free(&text);
}

static void test_a_save_without_a_start_is_refused(void)
{
    static const char save[] = "quatuor save 2\ngame: dodgem\nahead1: 1\nahead2: 1\nmoves:\nend\n";
    struct match read;
    TEST_ASSERT_FALSE(save_read(save, sizeof save - 1, "odd", &read, &fault));
    TEST_ASSERT_EQUAL_STRING("odd: line 5: Only one player can start ahead: the pawns of both "
                             "would stand in the same place.",
                             fault.text);
}

/* ---- players ---- */

/* The weakest and the strongest options of every handicap, played by a low level. */
static void play_by_computer(const struct game *game, const struct settings *settings)
{
    struct computer *computer = computer_open(1);
    match_free(&match);
    match_start(&match, game, settings);
    for (int i = 0; i < 120 && !outcome_over(match_outcome(&match)); i++) {
        struct view view;
        struct decision decision = {0};
        view_take(&view, &match, match_now(&match)->turn);
        if (match_now(&match)->phase == PHASE_SETUP)
            decision.move = ai_set_up(&view, i % 2 ? LEVEL_RANDOM : 2, 7);
        else
            computer_decide(computer,
                            &(struct computer_request){
                                .view = &view, .level = 2, .seed = 7, .budget_divisor = 8},
                            &decision);
        view_free(&view);
        TEST_ASSERT_TRUE(match_play(&match, decision.move));
    }
    computer_close(computer);
}

static void test_the_computer_plays_on_with_every_handicap(void)
{
    for (int i = 0; games[i]; i++)
        for (int j = 0; j < games[i]->option_count; j++) {
            const struct option *option = &games[i]->options[j];
            for (int value = 1; option->handicap && value <= option->max; value++) {
                struct settings settings = settings_default(games[i]);
                settings.value[j] = value;
                play_by_computer(games[i], &settings);
            }
        }
}

/* The table of a solved board holds every placement, so it is exact with a handicap too: checked
 * against what a full search of the smallest board finds. */
static int best_result(const struct game *game, const struct position *position, int plies)
{
    struct outcome outcome = game->result(position);
    struct move list[MOVES_MAX];
    if (outcome_over(outcome))
        return outcome.winner == position->turn ? 1 : -1;
    if (plies == 0)
        return 0;
    int count = game->moves(position, list), best = -1;
    for (int i = 0; i < count && best < 1; i++) {
        union position_room after;
        game->apply(position, list[i], &after.base, NULL);
        int result = -best_result(game, &after.base, plies - 1);
        best = result > best ? result : best;
    }
    return best;
}

static void test_solved_boards_are_exact_with_a_handicap(void)
{
    static const char *const odds[] = {"fewer1=1", "fewer2=1", "ahead1=1", "ahead2=2 first=2",
                                       "fewer1=1 ahead2=1"};
    const struct game *game = game_find("dodgem");
    struct exact *exact = exact_open(NULL);
    for (size_t i = 0; i < sizeof odds / sizeof *odds; i++) {
        struct exact_verdict verdict;
        char options[60];
        snprintf(options, sizeof options, "size=3 quiet=0 %s", odds[i]);
        begin("dodgem", options);
        TEST_ASSERT_TRUE(exact_verdict(exact, game, &match.settings, match_now(&match), &verdict));
        TEST_ASSERT_TRUE_MESSAGE(verdict.plies <= 15, options);
        TEST_ASSERT_EQUAL_INT_MESSAGE(verdict.result,
                                      best_result(game, match_now(&match), verdict.plies), options);
    }
    exact_close(exact);
}

static void test_ready_made_setups_leave_missing_pieces_out(void)
{
    struct rng rng = {.state = 1};
    struct draft draft;
    begin("stratego", "weaker1=leaders");
    draft_open(&draft, match.game, match_now(&match), &rng);
    TEST_ASSERT_TRUE(draft_next_preset(&draft));
    TEST_ASSERT_TRUE(draft_play(&draft, &match, &fault));
    TEST_ASSERT_EQUAL_INT(8, match_now(&match)->men[0]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_towers_leave_the_corners_of_a_block);
    RUN_TEST(test_missing_towers_were_never_captured);
    RUN_TEST(test_pawns_are_spared_or_start_ahead);
    RUN_TEST(test_pawns_that_cannot_be_placed);
    RUN_TEST(test_men_that_the_other_lacks_stand_on_the_board);
    RUN_TEST(test_an_army_lacks_its_leaders);
    RUN_TEST(test_leaders_are_shown_once_both_armies_stand);
    RUN_TEST(test_shown_leaders_stay_shown_after_a_battle);
    RUN_TEST(test_the_player_named_second_may_begin);
    RUN_TEST(test_rounds_begin_with_whoever_begins);
    RUN_TEST(test_every_combination_has_a_start_or_a_reason);
    RUN_TEST(test_handicaps_are_data_of_one_form);
    RUN_TEST(test_handicaps_follow_their_player_to_the_other_side);
    RUN_TEST(test_a_save_names_only_handicaps_in_use);
    RUN_TEST(test_a_save_without_a_start_is_refused);
    RUN_TEST(test_the_computer_plays_on_with_every_handicap);
    RUN_TEST(test_solved_boards_are_exact_with_a_handicap);
    RUN_TEST(test_ready_made_setups_leave_missing_pieces_out);
    return UNITY_END();
}
