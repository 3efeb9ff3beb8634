/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Compares every game with its naive twin (naive.h): the same legal moves, board, player to move
 * and result after every move of random games, for every combination of options; and the same
 * perft. QUATUOR_LONG=1 plays many more games. */
#include "naive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/rng.h"
#include "core/match.h"
#include "core/notation.h"
#include "core/perft.h"
#include "core/registry.h"
#include "play.h"

enum { GAMES_BRIEF = 20, GAMES_USUAL = 60, GAMES_LONG = 3000, MOVES_PER_GAME = 400, PATH = 8192 };
enum { PERFT_SHORT = 30000, PERFT_EXAMPLE = 100000, PERFT_LONG = 3000000 };

void setUp(void)
{
}
void tearDown(void)
{
}

/* Two implementations at the same point of the same game, and the moves so far. */
struct pair {
    const struct game *game;
    const struct naive_game *naive;
    union position_room real;
    struct naive_state twin;
    char path[PATH];
};

static void add_to_path(struct pair *pair, const char *text)
{
    size_t used = strlen(pair->path);
    snprintf(pair->path + used, PATH - used, "%s ", text);
}

static void pair_start(struct pair *pair, const struct naive_game *naive,
                       const struct settings *settings)
{
    memset(pair, 0, sizeof *pair);
    pair->naive = naive;
    pair->game = game_find(naive->id);
    TEST_ASSERT_NOT_NULL(pair->game);
    for (int i = 0; i < pair->game->option_count; i++) {
        char text[OPTION_TEXT];
        pair->twin.option[i] = settings->value[i];
        option_format(&pair->game->options[i], settings->value[i], text);
        add_to_path(pair, pair->game->options[i].id);
        add_to_path(pair, text);
    }
    pair->game->start(settings, &pair->real.base);
    naive->start(&pair->twin);
}

static void pair_play(struct pair *pair, struct move move)
{
    union position_room after;
    char text[MOVE_TEXT];
    move_format(pair->game, move, text);
    pair->game->apply(&pair->real.base, move, &after.base, NULL);
    pair->real = after;
    pair->naive->apply(&pair->twin, text);
    add_to_path(pair, text);
}

/* Plays the example setup as the match does. */
static void pair_set_up(struct pair *pair, const struct settings *settings)
{
    struct match match;
    match_start(&match, pair->game, settings);
    match_set_up(&match);
    for (int i = 0; i < match.length; i++)
        pair_play(pair, match.steps[i].move);
    match_free(&match);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void list_moves(const struct game *game, const struct move *list, int count,
                       struct naive_moves *out)
{
    out->count = count;
    for (int i = 0; i < count; i++)
        move_format(game, list[i], out->text[i]);
    qsort(out->text, (size_t)count, sizeof out->text[0], by_text);
}

static void compare_moves(const struct pair *pair, const struct move *list, int count)
{
    static struct naive_moves real, twin;
    list_moves(pair->game, list, count, &real);
    twin.count = 0;
    pair->naive->moves(&pair->twin, &twin);
    qsort(twin.text, (size_t)twin.count, sizeof twin.text[0], by_text);
    for (int i = 0; i < real.count && i < twin.count; i++)
        TEST_ASSERT_EQUAL_STRING_MESSAGE(twin.text[i], real.text[i], pair->path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(twin.count, real.count, pair->path);
}

static void compare_board(const struct pair *pair)
{
    for (int row = 0; row < NAIVE_ROWS; row++)
        for (int column = 0; column < NAIVE_ROWS; column++) {
            struct piece piece = pair->game->piece_at(&pair->real.base, cell_at(column, row));
            char owner = pair->twin.owner[row][column];
            TEST_ASSERT_EQUAL_CHAR_MESSAGE(owner, "12. "[piece.owner], pair -> path);
            if (owner == '1' || owner == '2')
                TEST_ASSERT_EQUAL_INT_MESSAGE(pair->twin.kind[row][column], piece.kind, pair->path);
        }
}

static void compare_tallies(const struct pair *pair)
{
    int men[2][KINDS_MAX] = {{0}};
    for (int row = 0; row < NAIVE_ROWS; row++)
        for (int column = 0; column < NAIVE_ROWS; column++) {
            int player = pair->twin.owner[row][column] - '1';
            if (player == 0 || player == 1)
                men[player][(int)pair->twin.kind[row][column]]++;
        }
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < pair->game->kind_count; kind++)
            TEST_ASSERT_EQUAL_INT_MESSAGE(
                men[player][kind], pair->game->tally(&pair->real.base, player, kind).on_board,
                pair->path);
}

static void compare_result(const struct pair *pair)
{
    struct outcome outcome = pair->game->result(&pair->real.base);
    char text[32] = "none";
    if (outcome_over(outcome))
        snprintf(text, sizeof text, "%s %s",
                 outcome.winner == NOBODY ? "draw"
                 : outcome.winner         ? "2"
                                          : "1",
                 reason_word(pair->game, outcome.reason));
    TEST_ASSERT_EQUAL_STRING_MESSAGE(pair->naive->result(&pair->twin), text, pair->path);
}

static uint64_t naive_perft(const struct naive_game *naive, const struct naive_state *state,
                            int turns)
{
    if (turns == 0)
        return 1;
    struct naive_moves list;
    list.count = 0;
    naive->moves(state, &list);
    uint64_t leaves = 0;
    for (int i = 0; i < list.count; i++) {
        struct naive_state after = *state;
        naive->apply(&after, list.text[i]);
        leaves += naive_perft(naive, &after, after.turn == state->turn ? turns : turns - 1);
    }
    return leaves;
}

/* Compares perft at every depth up to about `limit` leaves. */
static void compare_perft(const struct pair *pair, uint64_t limit)
{
    uint64_t leaves = 1;
    for (int turns = 1; turns <= 8; turns++) {
        uint64_t before = leaves;
        leaves = perft(pair->game, &pair->real.base, turns);
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(naive_perft(pair->naive, &pair->twin, turns), leaves,
                                         pair->path);
        if (leaves == 0 || leaves > limit / (leaves / before + 1))
            break;
    }
}

/* A perft somewhere in the middle, but not during setup, which has too many moves. */
static bool worth_a_perft(const struct pair *pair, struct rng *rng)
{
    return pair->real.base.phase != PHASE_SETUP && rng_below(rng, 400) == 0;
}

/* Any move, but often one of the piece its player moved last, or the rules about moving back and
 * forth would hardly come up. */
static struct move random_move(const struct move *list, int count, int last_to, struct rng *rng)
{
    if (rng_below(rng, 2) == 0) {
        int first = rng_below(rng, count);
        for (int i = 0; i < count; i++)
            if (list[(first + i) % count].from == last_to)
                return list[(first + i) % count];
    }
    return list[rng_below(rng, count)];
}

static void random_game(const struct naive_game *naive, const struct settings *settings,
                        struct rng *rng)
{
    static struct pair pair;
    struct move list[MOVES_MAX];
    pair_start(&pair, naive, settings);
    int last_to[2] = {CELL_LIMIT, CELL_LIMIT};
    for (int i = 0; i < MOVES_PER_GAME; i += pair.real.base.phase != PHASE_SETUP) {
        int count = pair.game->moves(&pair.real.base, list);
        compare_board(&pair);
        compare_tallies(&pair);
        TEST_ASSERT_EQUAL_INT_MESSAGE(pair.twin.turn, pair.real.base.turn + 1, pair.path);
        compare_result(&pair);
        compare_moves(&pair, list, count);
        if (count == 0)
            return;
        if (worth_a_perft(&pair, rng))
            compare_perft(&pair, PERFT_SHORT / 4);
        int turn = pair.real.base.turn;
        struct move move = random_move(list, count, last_to[turn], rng);
        last_to[turn] = move.to;
        pair_play(&pair, move);
    }
}

/* The draw rules belong to match.h and are the same for all games: only the other options vary. */
static bool varies(const struct option *option)
{
    return !option->handicap && strcmp(option->id, "repetition") != 0 &&
           strcmp(option->id, "quiet") != 0;
}

/* Steps to the next combination of options, like a counter; false after the last. */
static bool next_settings(const struct game *game, struct settings *settings)
{
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        if (!varies(option))
            continue;
        settings->value[i] += option->step;
        if (settings->value[i] <= option->max)
            return true;
        settings->value[i] = option->min;
    }
    return false;
}

static struct settings first_settings(const struct game *game)
{
    struct settings settings = settings_default(game);
    for (int i = 0; i < game->option_count; i++)
        if (varies(&game->options[i]))
            settings.value[i] = game->options[i].min;
    return settings;
}

static void compare_settings(const struct naive_game *naive, const struct settings *settings,
                             struct rng *rng)
{
    static struct pair pair;
    pair_start(&pair, naive, settings);
    int count = repeats(GAMES_BRIEF, GAMES_USUAL, GAMES_LONG);
    uint64_t leaves = long_run() ? PERFT_LONG : PERFT_SHORT;
    if (pair.game->example_setup) {
        pair_set_up(&pair, settings);
        leaves = long_run() ? PERFT_LONG : PERFT_EXAMPLE;
        count /= 4; /* a setup has more moves than a game elsewhere */
    }
    compare_perft(&pair, leaves);
    for (int i = 0; i < count; i++)
        random_game(naive, settings, rng);
}

/* All combinations would be too many: for each combination of the rules, one of the handicaps. */
static bool random_handicaps(const struct game *game, struct settings *settings, struct rng *rng)
{
    bool any = false;
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        if (option->handicap)
            settings->value[i] = option->step * rng_below(rng, option->max / option->step + 1);
        any |= option->handicap != NO_HANDICAP;
    }
    return any;
}

static void compare(const struct naive_game *naive)
{
    const struct game *game = game_find(naive->id);
    TEST_ASSERT_NOT_NULL(game);
    struct rng rng = {.state = 1972};
    struct settings settings = first_settings(game);
    do {
        struct settings odds = settings;
        compare_settings(naive, &settings, &rng);
        if (random_handicaps(game, &odds, &rng) && settings_check(game, &odds, NULL))
            compare_settings(naive, &odds, &rng);
    } while (next_settings(game, &settings));
}

static const struct naive_game *twin;

static void test_the_game_agrees_with_its_naive_twin(void)
{
    compare(twin);
}

/* Runs the games named on the command line, or all of them. */
static bool asked(const char *id, int count, char **ids)
{
    for (int i = 1; i < count; i++)
        if (strcmp(ids[i], id) == 0)
            return true;
    return count == 1;
}

int main(int count, char **ids)
{
    UNITY_BEGIN();
    for (int i = 0; naive_games[i]; i++) {
        twin = naive_games[i];
        if (asked(twin->id, count, ids))
            RUN_TEST(test_the_game_agrees_with_its_naive_twin);
    }
    return UNITY_END() != 0 || Unity.NumberOfTests == 0; /* of a game that does not exist */
}
