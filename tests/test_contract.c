/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The contract of game.h and match.h that every game keeps: properties of random games with every
 * value of every option. QUATUOR_LONG=1 plays thousands instead of hundreds. Games are named on the
 * command line; by default all are played. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "core/cause.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "core/save.h"
#include "play.h"

enum { GAMES_BRIEF = 40, GAMES_USUAL = 200, GAMES_LONG = 3000, LENGTH_WITHOUT_END = 400 };

static const struct game *game;
static struct rng chance;
static const char *where; /* the settings, for messages */

void setUp(void)
{
    chance.state = 1972;
}

void tearDown(void)
{
}

/* ---- the random games ---- */

static void (*examine)(struct match *match);

static int quiet_limit(const struct settings *settings)
{
    return settings_quiet_limit(game, settings);
}

/* Without draw options, a game must end by its own rules. */
static bool ends_by_itself(void)
{
    return !option_find(game, "repetition") && !option_find(game, "quiet");
}

/* With a short quiet limit every game ends; the others are cut off at some point. */
static bool must_end(const struct settings *settings)
{
    return ends_by_itself() || (quiet_limit(settings) > 0 && quiet_limit(settings) <= 200);
}

static void play_games(const struct settings *settings)
{
    int count = repeats(GAMES_BRIEF, GAMES_USUAL, GAMES_LONG);
    where = settings_text(game, settings);
    for (int i = 0; i < count; i++) {
        struct match match;
        match_start(&match, game, settings);
        play_random(&match, &chance, i, must_end(settings) ? 1000000 : LENGTH_WITHOUT_END);
        examine(&match);
        match_free(&match);
    }
}

static void in_every_game(void (*check)(struct match *match))
{
    examine = check;
    each_settings(game, play_games);
}

/* ---- boards as pictures, to compare with the events of the rules ---- */

struct board {
    struct piece cell[CELL_LIMIT];
};

static struct board board_of(const struct position *position)
{
    struct board board;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        board.cell[cell] = game->piece_at(position, cell);
        if (board.cell[cell].owner >= NOBODY)
            board.cell[cell].kind = 0;
    }
    return board;
}

/* Everything that makes two positions equal for the repetition rule, as one number computed without
 * the games' own hashes. */
static uint64_t identity_of(const struct position *position)
{
    struct board board = board_of(position);
    uint64_t sum = UINT64_C(14695981039346656037) ^ position->turn;
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        sum = (sum ^ (uint64_t)(board.cell[cell].owner * 16 + board.cell[cell].kind)) *
              UINT64_C(1099511628211);
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < game->kind_count; kind++)
            sum = (sum ^ (uint64_t)game->tally(position, player, kind).in_hand) *
                  UINT64_C(1099511628211);
    return (sum ^ (position->phase == PHASE_REMOVING)) * UINT64_C(1099511628211);
}

/* ---- moves and their notation ---- */

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct move));
}

/* Reading a move's text gives the move back, so distinct moves have distinct texts. */
static void check_notation(const struct position *position)
{
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT];
        struct move parsed = {0};
        move_format(game, list[i], text);
        TEST_ASSERT_TRUE_MESSAGE(move_parse(game, text, &parsed), text);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&list[i], &parsed, sizeof parsed, text);
    }
    if (count > 0) {
        struct move found;
        char text[MOVE_TEXT];
        struct move wanted = list[rng_below(&chance, count)];
        move_format(game, wanted, text);
        TEST_ASSERT_TRUE_MESSAGE(move_find(game, position, text, &found, NULL), text);
        TEST_ASSERT_TRUE_MESSAGE(move_equal(wanted, found), text);
    }
    qsort(list, (size_t)count, sizeof *list, by_bytes);
    for (int i = 1; i < count; i++)
        TEST_ASSERT_FALSE_MESSAGE(move_equal(list[i - 1], list[i]), where);
}

static void check_all_notation(struct match *match)
{
    for (int i = 0; i <= match->length; i += 1 + rng_below(&chance, 8))
        check_notation(match_position(match, i));
}

static void test_every_move_has_a_unique_text_that_parses_back(void)
{
    in_every_game(check_all_notation);
}

static void check_end_of_moves(struct match *match)
{
    struct move list[MOVES_MAX];
    for (int i = 0; i <= match->length; i++) {
        const struct position *position = match_position(match, i);
        bool over = outcome_over(game->result(position));
        int count = game->moves(position, list);
        /* A setup whose pieces could not move must be undone: no moves, but not over. */
        bool dead_end = position->phase == PHASE_SETUP && count == 0;
        TEST_ASSERT_TRUE_MESSAGE(count <= MOVES_MAX, where);
        TEST_ASSERT_TRUE_MESSAGE(dead_end ? !over : over == (count == 0), where);
    }
}

static void test_there_are_moves_exactly_until_the_game_is_over(void)
{
    in_every_game(check_end_of_moves);
}

/* ---- apply ---- */

static void fill_with_garbage(unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)rng_next(&chance);
}

static void check_apply(struct match *match)
{
    enum { GUARD = 64 };
    static unsigned char room[2][POSITION_MAX + GUARD], guard[2][GUARD];
    size_t size = game->position_size;
    for (int i = 0; i < match->length; i++) {
        const struct position *from = match_position(match, i);
        union position_room before;
        memcpy(&before, from, size);
        for (int j = 0; j < 2; j++) {
            fill_with_garbage(room[j], size + GUARD);
            memcpy(guard[j], room[j] + size, GUARD);
            struct events events = {0};
            game->apply(from, match->steps[i].move, (struct position *)room[j], j ? &events : NULL);
            TEST_ASSERT_EQUAL_MEMORY_MESSAGE(guard[j], room[j] + size, GUARD, where);
        }
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, from, size, where);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(room[0], room[1], size, where);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(match_position(match, i + 1), room[0], size, where);
    }
}

static void test_a_move_gives_the_same_bytes_whatever_was_there_before(void)
{
    in_every_game(check_apply);
}

static void check_start(const struct settings *settings)
{
    static unsigned char room[2][POSITION_MAX];
    for (int i = 0; i < 2; i++) {
        fill_with_garbage(room[i], sizeof room[i]);
        game->start(settings, (struct position *)room[i]);
    }
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(room[0], room[1], game->position_size, where);
}

static void test_a_start_gives_the_same_bytes_whatever_was_there_before(void)
{
    each_settings(game, check_start);
}

static void check_hash(struct match *match)
{
    for (int i = 0; i <= match->length; i++) {
        const struct position *position = match_position(match, i);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(game->hash(position), position->hash, where);
    }
}

static void test_the_incremental_hash_equals_the_one_from_scratch(void)
{
    in_every_game(check_hash);
}

/* ---- events ---- */

static void put_piece(struct board *board, const struct event *event, int cell)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(NOBODY, board->cell[cell].owner, where);
    board->cell[cell] = (struct piece){.owner = event->player, .kind = event->kind};
}

static void lift_piece(struct board *board, const struct event *event, int cell)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(event->player, board->cell[cell].owner, where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(event->kind, board->cell[cell].kind, where);
    board->cell[cell] = (struct piece){.owner = NOBODY};
}

static void replay_event(struct board *board, const struct event *event)
{
    switch (event->type) {
    case EVENT_MOVED:
        lift_piece(board, event, event->from);
        put_piece(board, event, event->to);
        break;
    case EVENT_PLACED:
        put_piece(board, event, event->to);
        break;
    case EVENT_CAPTURED:
    case EVENT_REMOVED:
    case EVENT_LEFT:
        lift_piece(board, event, event->from);
        break;
    default: /* the others are explanations and change nothing */
        break;
    }
}

static void check_events(struct match *match)
{
    for (int i = 0; i < match->length; i++) {
        struct board board = board_of(match_position(match, i));
        struct board after = board_of(match_position(match, i + 1));
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        TEST_ASSERT_TRUE_MESSAGE(events.count > 0 && events.count <= EVENTS_MAX, where);
        for (int j = 0; j < events.count; j++)
            replay_event(&board, &events.list[j]);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&after, &board, sizeof board, where);
    }
}

static void test_the_events_lead_from_the_old_board_to_the_new(void)
{
    in_every_game(check_events);
}

static void check_prizes(struct match *match)
{
    for (int i = 0; i < match->length; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        const struct event *prize = event_of_prize(game, &events);
        struct outcome outcome = game->result(match_position(match, i + 1));
        if (prize) {
            TEST_ASSERT_TRUE_MESSAGE(outcome_over(outcome), where);
            TEST_ASSERT_EQUAL_INT_MESSAGE(1 - prize->player, outcome.winner, where);
        }
    }
}

static void test_whoever_takes_a_prize_has_won(void)
{
    in_every_game(check_prizes);
}

static void test_the_sides_have_colours_to_tell_them_apart(void)
{
    TEST_ASSERT_TRUE(game->colour[0] != game->colour[1]);
}

/* ---- counts ---- */

static void check_tallies(struct match *match)
{
    for (int i = 0; i <= match->length; i += 1 + rng_below(&chance, 4)) {
        const struct position *position = match_position(match, i);
        struct board board = board_of(position);
        int on_board[2][KINDS_MAX] = {{0}};
        for (int cell = 0; cell < CELL_LIMIT; cell++)
            if (board.cell[cell].owner < 2)
                on_board[board.cell[cell].owner][board.cell[cell].kind]++;
        for (int player = 0; player < 2; player++) {
            int men = 0;
            for (int kind = 0; kind < game->kind_count; kind++) {
                struct tally now = game->tally(position, player, kind);
                struct tally first = game->tally(match_position(match, 0), player, kind);
                men += on_board[player][kind];
                TEST_ASSERT_EQUAL_INT_MESSAGE(on_board[player][kind], now.on_board, where);
                TEST_ASSERT_TRUE_MESSAGE(now.in_hand >= 0 && now.gone >= 0, where);
                TEST_ASSERT_EQUAL_INT_MESSAGE(first.in_hand + first.on_board,
                                              now.in_hand + now.on_board + now.gone, where);
            }
            TEST_ASSERT_EQUAL_INT_MESSAGE(men, position->men[player], where);
        }
    }
}

static void test_pieces_are_in_hand_on_the_board_or_gone(void)
{
    in_every_game(check_tallies);
}

/* ---- draws, checked a second time from the rules' text ---- */

static bool is_progress(const struct match *match, int index)
{
    struct events events;
    match_events(match, index, VIEWER_ALL, &events);
    for (int i = 0; i < events.count; i++)
        if (events.list[i].type == EVENT_CAPTURED || events.list[i].type == EVENT_REMOVED ||
            events.list[i].type == EVENT_LEFT || events.list[i].type == EVENT_PLACED)
            return true;
    return false;
}

/* The history in terms of the rules: plies, quiet plies, and positions at the start of turns. */
struct history {
    int ply, quiet;
    bool progress; /* in the current turn */
    int count;
    uint64_t *identity;
    int *plies;
};

static void remember(struct history *history, const struct position *position)
{
    if (position->phase == PHASE_SETUP)
        return;
    history->identity[history->count] = identity_of(position);
    history->plies[history->count++] = history->ply;
}

static int occurrences(const struct history *history, int plies[3])
{
    int count = 0;
    for (int i = 0; i < history->count; i++)
        if (history->identity[i] == history->identity[history->count - 1]) {
            if (count < 3)
                plies[count] = history->plies[i];
            count++;
        }
    return count;
}

static struct outcome expected_outcome(const struct match *match, int index,
                                       const struct history *history)
{
    int plies[3];
    struct outcome outcome = game->result(match_position(match, index));
    if (outcome_over(outcome))
        return outcome;
    if (settings_repetition(game, &match->settings) && occurrences(history, plies) >= 3)
        return outcome_draw(REASON_REPETITION);
    int limit = quiet_limit(&match->settings);
    if (limit > 0 && history->quiet >= limit)
        return outcome_draw(REASON_QUIET);
    return outcome;
}

static int draws_seen[UINT8_MAX + 1];

static void check_turn_end(const struct match *match, int index, struct history *history)
{
    int plies[3], found[3];
    remember(history, match_position(match, index));
    TEST_ASSERT_EQUAL_INT_MESSAGE(history->ply, match_ply(match, index), where);
    if (match_position(match, index)->phase == PHASE_SETUP)
        return;
    TEST_ASSERT_EQUAL_INT_MESSAGE(ends_by_itself() ? 0 : history->quiet,
                                  match_position(match, index)->quiet, where);
    int count = occurrences(history, plies);
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, match_occurrences(match, index, found, 3), where);
    TEST_ASSERT_EQUAL_INT_ARRAY_MESSAGE(plies, found, count < 3 ? count : 3, where);
    struct outcome wanted = expected_outcome(match, index, history);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(reason_word(game, wanted.reason),
                                     reason_word(game, match_outcome_at(match, index).reason),
                                     where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(wanted.winner, match_outcome_at(match, index).winner, where);
    draws_seen[wanted.reason]++;
}

static void check_draws(struct match *match)
{
    struct history history = {0};
    size_t room = (size_t)match->length + 1;
    history.identity = calloc(room, sizeof *history.identity);
    history.plies = calloc(room, sizeof *history.plies);
    remember(&history, match_position(match, 0));
    for (int i = 0; i < match->length; i++) {
        const struct position *from = match_position(match, i), *to = match_position(match, i + 1);
        history.progress |= is_progress(match, i);
        if (from->turn == to->turn) {
            TEST_ASSERT_FALSE_MESSAGE(outcome_over(match_outcome_at(match, i + 1)), where);
            TEST_ASSERT_EQUAL_INT_MESSAGE(0, match_occurrences(match, i + 1, NULL, 0), where);
            continue;
        }
        bool real_turn = from->phase != PHASE_SETUP;
        history.quiet = !real_turn || history.progress ? 0 : history.quiet + 1;
        history.ply += real_turn;
        history.progress = false;
        check_turn_end(match, i + 1, &history);
    }
    free(history.identity);
    free(history.plies);
}

static void test_draws_are_judged_in_the_order_and_by_the_counts_of_the_rules(void)
{
    memset(draws_seen, 0, sizeof draws_seen);
    in_every_game(check_draws);
    TEST_ASSERT_EQUAL_MESSAGE(option_find(game, "repetition") != NULL,
                              draws_seen[REASON_REPETITION] > 0, "draws by repetition");
    TEST_ASSERT_EQUAL_MESSAGE(option_find(game, "quiet") != NULL, draws_seen[REASON_QUIET] > 0,
                              "draws by the quiet limit");
}

static void check_it_ends(struct match *match)
{
    bool stuck = match_now(match)->phase == PHASE_SETUP;
    if (must_end(&match->settings) && !stuck)
        TEST_ASSERT_TRUE_MESSAGE(outcome_over(match_outcome(match)), where);
    for (int i = 0; i < match->length; i++)
        TEST_ASSERT_FALSE_MESSAGE(outcome_over(match_outcome_at(match, i)), where);
}

static void test_every_game_ends_once_and_for_a_reason(void)
{
    in_every_game(check_it_ends);
}

/* ---- history and saves ---- */

static bool is_judged_on_the_board(int reason)
{
    return reason == REASON_BLOCKED || reason == REASON_IMMOBILE || reason >= REASON_OWN;
}

static void check_cause(struct match *match)
{
    struct outcome outcome = match_outcome(match);
    struct cause cause;
    struct geometry geometry;
    bool shown = match_cause(match, match->length, &cause);
    game->geometry(&match->settings, &geometry);
    TEST_ASSERT_EQUAL_MESSAGE(is_judged_on_the_board(outcome.reason), shown, where);
    TEST_ASSERT_EQUAL_MESSAGE(shown, cause.count > 0, where);
    for (int i = 0; i < cause.count; i++) {
        TEST_ASSERT_TRUE_MESSAGE(geometry_has(&geometry, cause.cells[i]), where);
        int owner = game->piece_at(match_now(match), cause.cells[i]).owner;
        TEST_ASSERT_TRUE_MESSAGE(cause.player == NOBODY || owner == NOBODY || owner == cause.player,
                                 where);
    }
    if (match->length > 0)
        TEST_ASSERT_FALSE_MESSAGE(match_cause(match, match->length - 1, &cause), where);
}

/* What is on the board shows why the game is over: men of the player it is about, or empty cells
 * from which they went. */
static void test_every_ending_on_the_board_shows_its_cause(void)
{
    in_every_game(check_cause);
    for (int i = 0; i < game->ending_count; i++)
        TEST_ASSERT_TRUE(game->endings[i].shows != SHOWS_CLOCK);
}

static void check_travel(struct match *match)
{
    size_t size = game->position_size;
    int length = match->length;
    char *kept = malloc((size_t)(length + 1) * size);
    memcpy(kept, match->positions, (size_t)(length + 1) * size);
    for (int i = 0; i < 20; i++) {
        int to = rng_below(&chance, length + 1);
        match_go(match, to);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(kept + (size_t)to * size, match_now(match), size, where);
        if (match_undo(match))
            to--;
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(kept + (size_t)to * size, match_now(match), size, where);
        while (rng_below(&chance, 4) != 0 && match_redo(match))
            to++;
        TEST_ASSERT_EQUAL_INT_MESSAGE(to, match->at, where);
        if (to < length) /* playing the undone move again keeps the line */
            TEST_ASSERT_TRUE_MESSAGE(match_play(match, match->steps[to].move), where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(length, match->length, where);
    }
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(kept, match->positions, (size_t)(length + 1) * size, where);
    free(kept);
}

static void test_undo_redo_and_going_anywhere_find_the_same_positions(void)
{
    in_every_game(check_travel);
}

static void assert_same_match(const struct match *one, const struct match *other)
{
    TEST_ASSERT_EQUAL_PTR(one->game, other->game);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&one->settings, &other->settings, sizeof one->settings, where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(one->length, other->length, where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(one->at, other->at, where);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(one->positions, other->positions,
                                     (size_t)(one->length + 1) * game->position_size, where);
    for (int i = 0; i < one->length; i++) {
        TEST_ASSERT_TRUE_MESSAGE(move_equal(one->steps[i].move, other->steps[i].move), where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(one->steps[i].outcome.reason, other->steps[i].outcome.reason,
                                      where);
    }
    for (int player = 0; player < 2; player++) {
        TEST_ASSERT_EQUAL_STRING(one->players[player].name, other->players[player].name);
        TEST_ASSERT_EQUAL_STRING(one->players[player].control, other->players[player].control);
    }
}

static void check_save(struct match *match)
{
    struct text text = {0};
    struct fault fault = {""};
    struct match loaded;
    if (rng_below(&chance, 4) == 0)
        match_go(match, rng_below(&chance, match->length + 1));
    else if (rng_below(&chance, 4) == 0)
        match_play(match, move_word(rng_below(&chance, 2) ? VERB_RESIGN : VERB_DRAW));
    if (rng_below(&chance, 2))
        strcpy(match->players[0].name, "Zoé Müller");
    save_write(match, &text);
    bool read = save_read(text.data, text.length, "file", &loaded, &fault);
    TEST_ASSERT_TRUE_MESSAGE(read, fault.text);
    assert_same_match(match, &loaded);
    match_free(&loaded);
    text_free(&text);
}

static void test_a_save_gives_back_the_whole_match(void)
{
    in_every_game(check_save);
}

/* ---- shape ---- */

static void check_geometry(const struct settings *settings)
{
    struct geometry geometry;
    union position_room start;
    game->geometry(settings, &geometry);
    game->start(settings, &start.base);
    int cells = 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        bool stands = game->piece_at(&start.base, cell).owner != NOWHERE;
        TEST_ASSERT_EQUAL_MESSAGE(stands, geometry_has(&geometry, cell), where);
        cells += stands;
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(cells, geometry.cell_count, where);
}

static void test_pieces_stand_exactly_on_the_cells_of_the_geometry(void)
{
    each_settings(game, check_geometry);
}

static void test_positions_are_small(void)
{
    TEST_ASSERT_TRUE(game->position_size <= POSITION_MAX);
    TEST_ASSERT_EQUAL_INT(0, game->position_size % sizeof(uint64_t));
    if (!game_hides_pieces(game))
        TEST_ASSERT_TRUE(game->position_size <= 128);
}

static void run_game(void)
{
    RUN_TEST(test_every_move_has_a_unique_text_that_parses_back);
    RUN_TEST(test_there_are_moves_exactly_until_the_game_is_over);
    RUN_TEST(test_a_move_gives_the_same_bytes_whatever_was_there_before);
    RUN_TEST(test_a_start_gives_the_same_bytes_whatever_was_there_before);
    RUN_TEST(test_the_incremental_hash_equals_the_one_from_scratch);
    RUN_TEST(test_the_events_lead_from_the_old_board_to_the_new);
    RUN_TEST(test_whoever_takes_a_prize_has_won);
    RUN_TEST(test_the_sides_have_colours_to_tell_them_apart);
    RUN_TEST(test_pieces_are_in_hand_on_the_board_or_gone);
    RUN_TEST(test_draws_are_judged_in_the_order_and_by_the_counts_of_the_rules);
    RUN_TEST(test_every_game_ends_once_and_for_a_reason);
    RUN_TEST(test_every_ending_on_the_board_shows_its_cause);
    RUN_TEST(test_undo_redo_and_going_anywhere_find_the_same_positions);
    RUN_TEST(test_a_save_gives_back_the_whole_match);
    RUN_TEST(test_pieces_stand_exactly_on_the_cells_of_the_geometry);
    RUN_TEST(test_positions_are_small);
}

int main(int count, char **ids)
{
    UNITY_BEGIN();
    for (int i = 0; games[i]; i++) {
        game = games[i];
        bool asked = count == 1;
        for (int j = 1; j < count; j++)
            asked |= strcmp(ids[j], game->id) == 0;
        if (asked)
            run_game();
    }
    return UNITY_END() != 0 || Unity.NumberOfTests == 0; /* of a game that does not exist */
}
