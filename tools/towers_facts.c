/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Statistics of Queens & Towers games, for docs/queens-and-towers.md:
 *
 *   towers_facts SIZE GAMES NODES SEED
 *
 * The search plays itself with NODES nodes per move. In the first plies it plays any move that is
 * hardly worse than the best, so that games differ. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/move_effects.h"
#include "ai/search.h"
#include "base/rng.h"
#include "core/registry.h"

enum { OPENING = 8, HARDLY_WORSE = 40, TABLE_MEGABYTES = 4, TOWER_KIND = 0, QUEEN_KIND = 1 };

struct facts {
    long games, wins[2], draws;
    uint64_t *ends; /* identifies a game */
    long plies, choices;
    long singles, doubles, answers; /* captures of one and of two towers; replies to one */
    long possible, declined; /* plies with a possible capture; those played without capturing */
    long queen_moves, decided, first_capturer_won;
    long columns, rows;   /* from the capturing tower to its queen, summed over all captures */
    long towers, pinned;  /* towers examined; those whose every move exposes another one */
    long movers, exposed; /* tower moves examined; those that expose another tower */
};

static int span(int a, int b)
{
    return a > b ? a - b : b - a;
}

/* How many towers, except the one on `spared`, the player to move could capture, each counted once.
 */
static int in_danger(const struct game *game, const struct position *position, int spared)
{
    struct move list[MOVES_MAX];
    bool taken[CELL_LIMIT] = {false};
    int count = game->moves(position, list), danger = 0;
    for (int i = 0; i < count; i++) {
        struct events events = {.count = 0};
        union position_room after;
        game->apply(position, list[i], &after.base, &events);
        for (int k = 0; k < events.count; k++)
            if (events.list[k].type == EVENT_CAPTURED)
                taken[events.list[k].from] = true;
    }
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        danger += taken[cell] && cell != spared;
    return danger;
}

/* A pin against the rectangle: a tower that blocks the capture of another one. */
static void look_for_pins(struct facts *facts, const struct game *game, const struct position *now)
{
    struct move list[MOVES_MAX];
    union position_room passed, after;
    int count = game->moves(now, list);
    memcpy(&passed, now, game->position_size);
    passed.base.turn = (uint8_t)(1 - now->turn);
    for (int i = 0; i < count;) {
        int from = list[i].from, all = 0, exposing = 0;
        int before = in_danger(game, &passed.base, from);
        for (; i < count && list[i].from == from; i++) {
            game->apply(now, list[i], &after.base, NULL);
            bool captures = move_effects(game, now, list[i]).captured > 0;
            exposing += !captures && in_danger(game, &after.base, list[i].to) > before;
            all++;
        }
        if (game->piece_at(now, from).kind != TOWER_KIND)
            continue;
        facts->movers += all;
        facts->exposed += exposing;
        facts->towers++;
        facts->pinned += all == exposing;
    }
}

static bool capture_is_possible(const struct game *game, const struct position *now)
{
    struct move list[MOVES_MAX];
    int count = game->moves(now, list);
    for (int i = 0; i < count; i++)
        if (move_effects(game, now, list[i]).captured > 0)
            return true;
    return false;
}

static void note_move(struct facts *facts, const struct match *match, struct move move,
                      int *first_capturer, bool *was_capture)
{
    const struct game *game = match->game;
    const struct position *now = match_now(match);
    struct move list[MOVES_MAX];
    int captured = move_effects(game, now, move).captured;
    facts->plies++;
    facts->choices += game->moves(now, list);
    facts->queen_moves += game->piece_at(now, move.from).kind == QUEEN_KIND;
    if (captured > 0 || capture_is_possible(game, now)) {
        facts->possible++;
        facts->declined += captured == 0;
    }
    if (captured > 0) {
        struct events events = {.count = 0};
        union position_room after;
        game->apply(now, move, &after.base, &events);
        for (int i = 0; i < events.count; i++)
            if (events.list[i].type == EVENT_HIGHLIGHT) {
                facts->columns +=
                    span(cell_column(events.list[i].from), cell_column(events.list[i].to));
                facts->rows += span(cell_row(events.list[i].from), cell_row(events.list[i].to));
            }
        *(captured == 1 ? &facts->singles : &facts->doubles) += 1;
        facts->answers += *was_capture;
        if (*first_capturer < 0)
            *first_capturer = now->turn;
    }
    *was_capture = captured > 0;
    if (facts->plies % 16 == 0)
        look_for_pins(facts, game, now);
}

static struct move choose(struct searcher *searcher, const struct match *match, uint64_t nodes,
                          uint64_t seed)
{
    static struct search_result result; /* too large for the stack */
    struct view view;
    view_take(&view, match, match_now(match)->turn);
    bool opening = view.ply < OPENING;
    struct search_request request = {.view = &view,
                                     .limits = {.nodes = nodes},
                                     .seed = seed,
                                     .every_move = opening,
                                     .within = HARDLY_WORSE + 1};
    struct rng rng = {.state = seed + (uint64_t)view.ply};
    int good = 1;
    search(searcher, &request, &result);
    while (opening && good < result.move_count &&
           result.moves[good].score >= result.moves[0].score - HARDLY_WORSE)
        good++;
    view_free(&view);
    return result.moves[rng_below(&rng, good)].move;
}

static void play(struct facts *facts, struct searcher *searcher, const struct game *game,
                 const struct settings *settings, uint64_t nodes, uint64_t seed)
{
    struct match match;
    int first_capturer = -1;
    bool was_capture = false;
    uint64_t sum = 0;
    match_start(&match, game, settings);
    while (!outcome_over(match_outcome(&match))) {
        struct move move = choose(searcher, &match, nodes, seed);
        note_move(facts, &match, move, &first_capturer, &was_capture);
        match_play(&match, move);
        sum = sum * UINT64_C(0x100000001b3) ^ match_now(&match)->hash;
    }
    int winner = match_outcome(&match).winner;
    facts->ends[facts->games++] = sum;
    if (winner == NOBODY) {
        facts->draws++;
    } else {
        facts->wins[winner]++;
        facts->decided += first_capturer >= 0;
        facts->first_capturer_won += winner == first_capturer;
    }
    match_free(&match);
}

static double share(long part, long whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static double each(long sum, long count)
{
    return count ? (double)sum / (double)count : 0;
}

static int by_size(const void *left, const void *right)
{
    const uint64_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static long different(const struct facts *f)
{
    long count = f->games > 0;
    qsort(f->ends, (size_t)f->games, sizeof *f->ends, by_size);
    for (long i = 1; i < f->games; i++)
        count += f->ends[i] != f->ends[i - 1];
    return count;
}

static void print(const struct facts *f)
{
    long captures = f->singles + f->doubles;
    printf("%ld different games of ", different(f));
    printf("%ld: first player won %.1f %%, drawn %.1f %%, second player won %.1f %%\n", f->games,
           share(f->wins[0], f->games), share(f->draws, f->games), share(f->wins[1], f->games));
    printf("plies a game %.1f, moves to choose from %.1f\n", each(f->plies, f->games),
           each(f->choices, f->plies));
    printf("captures of one tower a game %.1f, of two %.1f; that answer a capture %.0f %%\n",
           each(f->singles, f->games), each(f->doubles, f->games), share(f->answers, captures));
    printf("plies with a capture to make %.0f %%, of these without making it %.0f %%\n",
           share(f->possible, f->plies), share(f->declined, f->possible));
    printf("moves by the queen %.0f %%, decided games won by the first to capture %.0f %%\n",
           share(f->queen_moves, f->plies), share(f->first_capturer_won, f->decided));
    printf("from a capturing tower to its queen: %.1f columns, %.1f rows\n",
           each(f->columns, captures), each(f->rows, captures));
    printf(
        "tower moves that expose another tower %.1f %%, towers of which every move does %.1f %%\n",
        share(f->exposed, f->movers), share(f->pinned, f->towers));
}

int main(int argc, char **argv)
{
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    if (argc != 5 || !settings_set(game, &settings, "size", argv[1], NULL)) {
        fprintf(stderr, "usage: towers_facts SIZE GAMES NODES SEED\n");
        return 2;
    }
    struct searcher *searcher = searcher_open(TABLE_MEGABYTES);
    struct rng rng = {.state = strtoull(argv[4], NULL, 10)};
    uint64_t nodes = strtoull(argv[3], NULL, 10);
    long wanted = strtol(argv[2], NULL, 10);
    struct facts facts = {.ends = calloc((size_t)wanted + 1, sizeof *facts.ends)};
    if (!searcher || !facts.ends)
        return 1;
    for (long i = 0; i < wanted; i++)
        play(&facts, searcher, game, &settings, nodes, rng_next(&rng));
    print(&facts);
    searcher_close(searcher);
    free(facts.ends);
    return 0;
}
