/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Stratego: what each player sees in events and observations, and that nothing else leaks. */
#include "stratego_play.h"

#include "base/rng.h"

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&battle);
}

/* ---- events ---- */

static const char *event_name(int type)
{
    switch (type) {
    case EVENT_MOVED:
        return "moved";
    case EVENT_PLACED:
        return "placed";
    case EVENT_CAPTURED:
        return "captured";
    case EVENT_HIGHLIGHT:
        return "attacked";
    case EVENT_REVEALED:
        return "revealed";
    case EVENT_CONCEALED:
        return "concealed";
    case EVENT_READY:
        return "ready";
    default:
        return "?";
    }
}

static void add_cell(char *text, int cell)
{
    char name[CELL_TEXT];
    if (cell == CELL_NONE)
        return;
    cell_format(cell, name);
    strcat(strcat(text, " "), name);
}

/* The last move's events as a viewer gets them: "moved ^10 e7 e6; …". */
static const char *events_seen(int viewer)
{
    static char text[512];
    struct events events;
    match_events(&battle, battle.at - 1, viewer, &events);
    text[0] = '\0';
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        strcat(text, event_name(event->type));
        if (event->type != EVENT_READY)
            strcat(strcat(text, " "), game_kind(game, event->kind)->mark[event->player]);
        add_cell(text, event->from);
        add_cell(text, event->to);
        strcat(text, "; ");
    }
    return text;
}

static void test_only_the_owner_sees_a_placement(void)
{
    begin("");
    play("10@a7");
    TEST_ASSERT_EQUAL_STRING("placed ^10 a7; ", events_seen(0));
    TEST_ASSERT_EQUAL_STRING("", events_seen(1));
    TEST_ASSERT_EQUAL_STRING("", events_seen(VIEWER_STRANGER));
    TEST_ASSERT_EQUAL_STRING("placed ^10 a7; ", events_seen(VIEWER_ALL));
    deploy("");
    TEST_ASSERT_EQUAL_STRING("ready; ", events_seen(1));
    play("10@a4");
    TEST_ASSERT_EQUAL_STRING("", events_seen(0));
    TEST_ASSERT_EQUAL_STRING("placed v10 a4; ", events_seen(1));
}

static void test_a_move_is_seen_by_both_its_kind_by_the_owner(void)
{
    begin("");
    deploy("10@e7");
    deploy("9@b4");
    play("e7-e6");
    TEST_ASSERT_EQUAL_STRING("moved ^10 e7 e6; ", events_seen(0));
    TEST_ASSERT_EQUAL_STRING("moved ^? e7 e6; ", events_seen(1));
    TEST_ASSERT_EQUAL_STRING("moved ^? e7 e6; ", events_seen(VIEWER_STRANGER));
    play("b4-b3");
    TEST_ASSERT_EQUAL_STRING("moved v? b4 b3; ", events_seen(0));
    TEST_ASSERT_EQUAL_STRING("moved v9 b4 b3; ", events_seen(1));
}

static void seen_by_everybody(const char *expected)
{
    for (int viewer = 0; viewer <= VIEWER_ALL; viewer++)
        TEST_ASSERT_EQUAL_STRING(expected, events_seen(viewer));
}

/* A scout of player 1 runs up column a into whatever is there. */
static void stage_charge(const char *options, const char *defender)
{
    char placement[MOVE_TEXT];
    begin(options);
    deploy("2@a7");
    snprintf(placement, sizeof placement, "%s@a4", defender);
    deploy(placement);
    play("a7-a4");
}

static void test_events_of_an_attack_that_wins(void)
{
    stage_charge("", "1");
    seen_by_everybody("attacked ^2 a7 a4; revealed ^2 a7; revealed v1 a4; captured v1 a4; "
                      "moved ^2 a7 a4; concealed ^2 a4; ");
    stage_charge("memory=on", "1");
    seen_by_everybody("attacked ^2 a7 a4; revealed ^2 a7; revealed v1 a4; captured v1 a4; "
                      "moved ^2 a7 a4; ");
}

static void test_events_of_an_attack_that_loses(void)
{
    stage_charge("", "9");
    seen_by_everybody("attacked ^2 a7 a4; revealed ^2 a7; revealed v9 a4; captured ^2 a7; "
                      "concealed v9 a4; ");
    stage_charge("memory=on", "9");
    seen_by_everybody("attacked ^2 a7 a4; revealed ^2 a7; revealed v9 a4; captured ^2 a7; ");
}

static void test_events_of_an_attack_that_takes_both(void)
{
    stage_charge("", "2");
    seen_by_everybody("attacked ^2 a7 a4; revealed ^2 a7; revealed v2 a4; captured v2 a4; "
                      "captured ^2 a7; ");
}

static void test_a_shown_piece_moves_openly_with_memory(void)
{
    stage_charge("memory=on", "1");
    play("f1-f2 a4-a5"); /* a miner of player 2, never shown */
    TEST_ASSERT_EQUAL_STRING("moved ^2 a4 a5; ", events_seen(1));
    TEST_ASSERT_EQUAL_STRING("moved ^2 a4 a5; ", events_seen(VIEWER_STRANGER));
}

/* ---- observations ---- */

static const char *mark_seen(int viewer, const char *cell)
{
    struct observation observation;
    match_observe(&battle, battle.at, viewer, &observation);
    struct piece piece = observed_piece(game, &observation, at(cell));
    return piece.owner == NOBODY ? "." : game_kind(game, piece.kind)->mark[piece.owner];
}

static void test_a_player_sees_the_ranks_of_their_own_pieces_only(void)
{
    begin("");
    deploy("10@e7 B@a7");
    deploy("9@b4 F@c4");
    TEST_ASSERT_EQUAL_STRING("^10", mark_seen(0, "e7"));
    TEST_ASSERT_EQUAL_STRING("^B", mark_seen(0, "a7"));
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(0, "b4"));
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(0, "c4"));
    TEST_ASSERT_EQUAL_STRING("^?", mark_seen(1, "e7"));
    TEST_ASSERT_EQUAL_STRING("v9", mark_seen(1, "b4"));
    TEST_ASSERT_EQUAL_STRING("^?", mark_seen(VIEWER_STRANGER, "e7"));
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(VIEWER_STRANGER, "b4"));
    TEST_ASSERT_EQUAL_STRING("^10", mark_seen(VIEWER_ALL, "e7"));
    TEST_ASSERT_EQUAL_STRING("v9", mark_seen(VIEWER_ALL, "b4"));
}

static void test_without_memory_the_survivor_is_turned_back(void)
{
    stage_charge("", "9");
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(0, "a4"));
    stage_charge("", "1");
    TEST_ASSERT_EQUAL_STRING("^?", mark_seen(1, "a4"));
}

static void test_with_memory_a_rank_once_shown_stays_shown(void)
{
    stage_charge("memory=on", "9");
    TEST_ASSERT_EQUAL_STRING("v9", mark_seen(0, "a4"));
    TEST_ASSERT_EQUAL_STRING("v9", mark_seen(VIEWER_STRANGER, "a4"));
    play("a4-a5");
    TEST_ASSERT_EQUAL_STRING("v9", mark_seen(0, "a5"));
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(0, "a1"));
}

static void test_losses_are_public(void)
{
    stage_charge("", "2");
    for (int viewer = 0; viewer <= VIEWER_ALL; viewer++) {
        struct observation observation;
        match_observe(&battle, battle.at, viewer, &observation);
        TEST_ASSERT_EQUAL_INT(1, game->tally(observed(&observation), 0, M2).gone);
        TEST_ASSERT_EQUAL_INT(1, game->tally(observed(&observation), 1, M2).gone);
        TEST_ASSERT_EQUAL_INT(9, observed(&observation)->men[0]);
    }
}

static void check_same_observation(const struct position *a, const struct position *b, int viewer)
{
    struct observation seen_a, seen_b;
    observe(game, a, viewer, &seen_a);
    observe(game, b, viewer, &seen_b);
    TEST_ASSERT_EQUAL_MEMORY(&seen_a, &seen_b, sizeof seen_a);
}

static void test_the_opponent_does_not_see_a_setup(void)
{
    begin("");
    play("10@a7 9@b7 B@c8");
    const struct position *start = match_position(&battle, 0);
    check_same_observation(start, match_now(&battle), 1);
    check_same_observation(start, match_now(&battle), VIEWER_STRANGER);
    TEST_ASSERT_EQUAL_STRING("^10", mark_seen(0, "a7"));
    TEST_ASSERT_EQUAL_STRING(".", mark_seen(1, "a7"));
    deploy(""); /* ready: player 2 still sees nothing of it */
    TEST_ASSERT_EQUAL_STRING(".", mark_seen(1, "a7"));
    int turned = battle.at;
    play("10@a4 9@b4");
    check_same_observation(match_position(&battle, turned), match_now(&battle), 0);
    struct observation observation;
    match_observe(&battle, battle.at, 1, &observation);
    TEST_ASSERT_EQUAL_INT(2, game->tally(observed(&observation), 0, BOMB).in_hand);
    deploy("");
    TEST_ASSERT_EQUAL_STRING("^?", mark_seen(1, "a7"));
    TEST_ASSERT_EQUAL_STRING("v?", mark_seen(0, "a4"));
}

static void test_an_observation_has_no_hash_to_try_guesses_on(void)
{
    struct observation observation;
    begin("");
    deploy("");
    deploy("");
    match_observe(&battle, battle.at, 0, &observation);
    TEST_ASSERT_EQUAL_UINT64(0, observed(&observation)->hash);
}

/* ---- random games ---- */

enum { PLIES = 120, MOVES = 82 + PLIES, GAMES = 40 };

struct record {
    union position_room start;
    int setup; /* moves before the first real one */
    int length;
    struct move moves[MOVES];
};

static void random_record(struct record *record, struct rng *rng, const char *options)
{
    union position_room now, next;
    struct move list[MOVES_MAX];
    begin(options);
    record->start.base = (struct position){0};
    game->start(&battle.settings, &record->start.base);
    now = record->start;
    record->setup = record->length = 0;
    for (int count; record->length < MOVES && (count = game->moves(&now.base, list)) > 0;) {
        record->setup += now.base.phase == PHASE_SETUP;
        struct move move = list[rng_below(rng, count)];
        record->moves[record->length++] = move;
        game->apply(&now.base, move, &next.base, NULL);
        now = next;
    }
}

/* In the setup, swaps kinds at random among the pieces of `player` that neither moved nor fought in
 * the game. */
static void permute_untouched(struct record *record, int player, struct rng *rng)
{
    bool touched[CELL_LIMIT] = {false};
    int untouched[40], count = 0;
    for (int i = record->setup; i < record->length; i++)
        touched[record->moves[i].from] = touched[record->moves[i].to] = true;
    for (int i = 0; i < record->setup; i++) {
        struct move move = record->moves[i];
        if (move.verb == VERB_PLACE && (cell_row(move.to) < 5) == (player == 1) &&
            !touched[move.to])
            untouched[count++] = i;
    }
    for (int i = count - 1; i > 0; i--) {
        struct move *a = &record->moves[untouched[i]];
        struct move *b = &record->moves[untouched[rng_below(rng, i + 1)]];
        uint8_t kind = a->kind;
        a->kind = b->kind;
        b->kind = kind;
    }
}

static void step(union position_room *now, struct move move)
{
    union position_room next;
    game->apply(&now->base, move, &next.base, NULL);
    memcpy(now, &next, game->position_size);
}

static void check_permutation_unseen(const char *options)
{
    struct rng rng = {.state = 4};
    int different = 0;
    for (int i = 0; i < GAMES; i++) {
        struct record real, other;
        int player = i % 2, viewer = 1 - player;
        random_record(&real, &rng, options);
        other = real;
        permute_untouched(&other, player, &rng);
        union position_room a = real.start, b = other.start;
        for (int j = 0; j < real.length; j++) {
            step(&a, real.moves[j]);
            step(&b, other.moves[j]);
            check_same_observation(&a.base, &b.base, viewer);
            check_same_observation(&a.base, &b.base, VIEWER_STRANGER);
        }
        different += memcmp(&a, &b, game->position_size) != 0;
    }
    TEST_ASSERT_GREATER_THAN_INT(GAMES / 2, different); /* the games did differ */
}

static void test_permuting_unseen_pieces_changes_no_observation(void)
{
    check_permutation_unseen("");
    check_permutation_unseen("memory=on");
    check_permutation_unseen("army=full");
    check_permutation_unseen("army=full memory=on");
}

static void test_the_player_to_move_finds_all_moves_in_their_observation(void)
{
    struct rng rng = {.state = 5};
    for (int i = 0; i < GAMES; i++) {
        struct record record;
        random_record(&record, &rng, i % 2 ? "army=full" : "memory=on");
        union position_room now = record.start;
        for (int j = 0; j < record.length; j++) {
            struct move all[MOVES_MAX], seen[MOVES_MAX];
            struct observation observation;
            observe(game, &now.base, now.base.turn, &observation);
            int count = game->moves(&now.base, all);
            TEST_ASSERT_EQUAL_INT(count, game->moves(observed(&observation), seen));
            TEST_ASSERT_EQUAL_MEMORY(all, seen, (size_t)count * sizeof *all);
            step(&now, record.moves[j]);
        }
    }
}

/* Replays events on a board of pieces, as a view does. */
static void replay(struct piece *board, const struct events *events)
{
    const struct piece nothing = {.owner = NOBODY};
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        if (event->type == EVENT_PLACED)
            board[event->to] = (struct piece){.owner = event->player, .kind = event->kind};
        if (event->type == EVENT_MOVED)
            board[event->to] = board[event->from];
        if (event->type == EVENT_MOVED || event->type == EVENT_CAPTURED) {
            TEST_ASSERT_EQUAL_INT(event->player, board[event->from].owner);
            TEST_ASSERT_EQUAL_INT(event->kind, board[event->from].kind);
            board[event->from] = nothing;
        }
    }
}

static void test_replaying_events_gives_the_new_board_and_hash(void)
{
    struct rng rng = {.state = 6};
    for (int i = 0; i < GAMES; i++) {
        struct record record;
        random_record(&record, &rng, i % 2 ? "army=full" : "");
        union position_room now = record.start, next;
        for (int j = 0; j < record.length; j++) {
            struct events events = {0};
            struct piece board[CELL_LIMIT];
            for (int cell = 0; cell < CELL_LIMIT; cell++)
                board[cell] = game->piece_at(&now.base, cell);
            game->apply(&now.base, record.moves[j], &next.base, &events);
            replay(board, &events);
            for (int cell = 0; cell < CELL_LIMIT; cell++) {
                struct piece piece = game->piece_at(&next.base, cell);
                TEST_ASSERT_EQUAL_INT(piece.owner, board[cell].owner);
                if (piece.owner < 2)
                    TEST_ASSERT_EQUAL_INT(piece.kind, board[cell].kind);
            }
            TEST_ASSERT_EQUAL_UINT64(game->hash(&next.base), next.base.hash);
            memcpy(&now, &next, game->position_size);
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_only_the_owner_sees_a_placement);
    RUN_TEST(test_a_move_is_seen_by_both_its_kind_by_the_owner);
    RUN_TEST(test_events_of_an_attack_that_wins);
    RUN_TEST(test_events_of_an_attack_that_loses);
    RUN_TEST(test_events_of_an_attack_that_takes_both);
    RUN_TEST(test_a_shown_piece_moves_openly_with_memory);
    RUN_TEST(test_a_player_sees_the_ranks_of_their_own_pieces_only);
    RUN_TEST(test_without_memory_the_survivor_is_turned_back);
    RUN_TEST(test_with_memory_a_rank_once_shown_stays_shown);
    RUN_TEST(test_losses_are_public);
    RUN_TEST(test_the_opponent_does_not_see_a_setup);
    RUN_TEST(test_an_observation_has_no_hash_to_try_guesses_on);
    RUN_TEST(test_permuting_unseen_pieces_changes_no_observation);
    RUN_TEST(test_the_player_to_move_finds_all_moves_in_their_observation);
    RUN_TEST(test_replaying_events_gives_the_new_board_and_hash);
    return UNITY_END();
}
