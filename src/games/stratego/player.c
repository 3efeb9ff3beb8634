/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Guesses the hidden pieces, searches from every guess and plays the move that is best on average.
 */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/clock.h"
#include "ai/hidden_player.h"
#include "games/stratego/exposure.h"
#include "games/stratego/search.h"
#include "games/stratego/setup.h"
#include "games/stratego/stratego.h"

enum {
    TABLE_MEGABYTES = 16,
    GUESSES_MAX = 64,
    GUESSES_LEAST = 8, /* searched at every depth, if there are so many */
    FULL_WINDOW = 32000,
    MARGIN = 600,   /* in one guess, all moves this far behind count the same */
    KEPT_LEAST = 4, /* moves searched to the end */
    KEPT_BEHIND = 150
};

/* The full army can make up for more. */
static const int contempt[2] = {150, 300};

struct candidate {
    struct move move;
    int order; /* breaks ties */
    int score; /* average */
    long sum;
};

struct stratego_player {
    struct setup_habits habits;
    struct belief belief;
    struct sampler samplers[2];
    struct judgement judgement;
    struct lookahead ahead;
    union position_room guesses[GUESSES_MAX];
    int guess_count;
    int count;
    struct candidate candidates[MOVES_MAX];
};

static struct stratego_player *player_of(struct hidden_memory *memory)
{
    return (struct stratego_player *)memory;
}

static struct hidden_memory *open_player(void)
{
    struct stratego_player *player = calloc(1, sizeof *player);
    if (player && !search_table_open(&player->ahead.table, TABLE_MEGABYTES)) {
        free(player);
        return NULL;
    }
    if (player)
        setup_habits_learn(&player->habits);
    return (struct hidden_memory *)player;
}

static void close_player(struct hidden_memory *memory)
{
    struct stratego_player *player = player_of(memory);
    if (!player)
        return;
    search_table_close(&player->ahead.table);
    free(player);
}

static void take_view(struct stratego_player *player, const struct view *view, struct rng *rng)
{
    int army = settings_get(view->game, &view->settings, "army");
    belief_take(&player->belief, view);
    for (int side = 0; side < 2; side++)
        sampler_prepare(&player->samplers[side], &player->belief, side, army, &player->habits);
    judgement_make(&player->judgement, view, &player->belief, player->samplers, rng);
}

static void prepare_lookahead(struct stratego_player *player, const struct hidden_request *request)
{
    const struct view *view = request->view;
    struct lookahead *ahead = &player->ahead;
    ahead->game = view->game;
    ahead->view = view;
    ahead->belief = &player->belief;
    ahead->judgement = &player->judgement;
    ahead->node_limit = request->limits.nodes;
    ahead->milliseconds = request->limits.milliseconds;
    ahead->contact = request->contact;
    ahead->repetition = settings_get(view->game, &view->settings, "repetition") != 0;
    ahead->quiet_limit = settings_get(view->game, &view->settings, "quiet");
    ahead->contempt = contempt[settings_get(view->game, &view->settings, "army")];
    ahead->nodes = 0;
    ahead->stopped = false;
    ahead->passed = false;
    search_table_forget(&ahead->table);
}

static void make_guesses(struct stratego_player *player, const struct hidden_request *request,
                         struct rng *rng)
{
    bool certain = player->samplers[1 - request->view->viewer].count == 0;
    player->guess_count = certain ? 1 : request->guesses;
    for (int i = 0; i < player->guess_count; i++)
        sample_belief(request->view, &player->belief, &player->samplers[1 - request->view->viewer],
                      rng, &player->guesses[i]);
}

static void list_candidates(struct stratego_player *player, const struct view *view,
                            struct rng *rng)
{
    struct move list[MOVES_MAX];
    player->count = view_moves(view, list);
    assert(player->count > 0);
    for (int i = 0; i < player->count; i++)
        player->candidates[i] =
            (struct candidate){.move = list[i], .order = rng_below(rng, 1 << 20)};
}

static int best_first(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    if (a->score != b->score)
        return a->score > b->score ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

/* Adds one guess's score of every candidate; false if stopped before the end. */
static bool ask_guess(struct stratego_player *player, int guess, int depth)
{
    int scores[MOVES_MAX], best = -FULL_WINDOW;
    lookahead_take(&player->ahead, guess, &player->guesses[guess]);
    for (int i = 0; i < player->count; i++) {
        int floor = best > -FULL_WINDOW ? best - MARGIN : -FULL_WINDOW;
        scores[i] =
            lookahead_score(&player->ahead, player->candidates[i].move, depth, floor, FULL_WINDOW);
        if (player->ahead.stopped)
            return false;
        if (scores[i] < floor)
            scores[i] = floor;
        best = scores[i] > best ? scores[i] : best;
    }
    for (int i = 0; i < player->count; i++)
        player->candidates[i].sum += scores[i];
    return true;
}

/* In each guess, an attack on an unknown piece ends as that guess has it, and a few guesses may be
 * far from the true probabilities. The difference is known, so it can be corrected. */
static int correction_of(const struct stratego_player *player, struct move move, int asked)
{
    const struct belief *belief = &player->belief;
    const struct view *view = player->ahead.view;
    int mover = belief->who[move.from], target = belief->who[move.to];
    if (target == NO_PIECE)
        return 0;
    if (belief->pieces[target].public != KIND_UNKNOWN)
        return 0;
    const int16_t *secret = player->judgement.secret[1 - view->viewer];
    int kind = belief->pieces[mover].kind, guessed = 0;
    for (int i = 0; i < asked; i++) {
        int met = view->game->piece_at(&player->guesses[i].base, move.to).kind;
        guessed += judge_battle(&player->judgement, view->viewer, kind, met) + secret[met];
    }
    return player->judgement.gamble[kind][target] - guessed / asked;
}

/* One depth for the first `guesses` of the guesses. A depth that was cut short counts if most of
 * them were searched. */
static bool ask_guesses(struct stratego_player *player, int depth, int guesses)
{
    for (int i = 0; i < player->count; i++)
        player->candidates[i].sum = 0;
    int asked = 0;
    while (asked < guesses && ask_guess(player, asked, depth))
        asked++;
    if (asked == 0 || asked * 2 < guesses)
        return false;
    for (int i = 0; i < player->count; i++) {
        struct candidate *candidate = &player->candidates[i];
        candidate->score = (int)(candidate->sum / asked) +
                           correction_of(player, candidate->move, asked) -
                           exposure_of(&player->judgement, &player->belief, candidate->move);
    }
    qsort(player->candidates, (size_t)player->count, sizeof *player->candidates, best_first);
    return true;
}

/* How many guesses to search at the next depth. Depth matters more than the number of guesses, so
 * no depth may take more than a quarter of what is left, except to search a few guesses. */
static int guesses_for_next(const struct stratego_player *player, int depth, int guesses,
                            uint64_t spent)
{
    uint64_t growth = depth == 1 ? 12 : 4; /* the usual cost of the next depth by this one's */
    uint64_t cost = spent * growth / (uint64_t)guesses + 1;
    uint64_t fitting = lookahead_nodes_left(&player->ahead) / 4 / cost;
    if (fitting >= (uint64_t)guesses || guesses <= GUESSES_LEAST)
        return guesses;
    return fitting > GUESSES_LEAST ? (int)fitting : GUESSES_LEAST;
}

/* Moves far behind after a shallow search are not searched any deeper. */
static void drop_hopeless_moves(struct stratego_player *player, int depth)
{
    int most = depth == 1 ? 24 : depth == 2 ? 14 : depth == 3 ? 9 : depth == 4 ? 6 : KEPT_LEAST;
    int least = player->candidates[0].score - KEPT_BEHIND;
    while (player->count > most ||
           (player->count > 1 && player->candidates[player->count - 1].score < least))
        player->count--;
}

static void blur(struct stratego_player *player, int noise, struct rng *rng)
{
    for (int i = 0; i < player->count; i++)
        player->candidates[i].score += rng_below(rng, 2 * noise + 1) - noise;
    qsort(player->candidates, (size_t)player->count, sizeof *player->candidates, best_first);
}

static void choose(struct stratego_player *player, const struct hidden_request *request,
                   struct decision *decision)
{
    struct rng rng = {.state = request->seed};
    take_view(player, request->view, &rng);
    make_guesses(player, request, &rng);
    prepare_lookahead(player, request);
    list_candidates(player, request->view, &rng);
    int deepest = request->limits.depth > 0 ? request->limits.depth : LOOKAHEAD_DEPTH - 8;
    qsort(player->candidates, (size_t)player->count, sizeof *player->candidates, best_first);
    int guesses = player->guess_count;
    for (int depth = 1; depth <= deepest && !player->ahead.stopped; depth++) {
        uint64_t before = player->ahead.nodes;
        if (ask_guesses(player, depth, guesses))
            decision->depth = depth;
        guesses = guesses_for_next(player, depth, guesses, player->ahead.nodes - before);
        if (player->count == 1)
            break;
        if (request->noise == 0)
            drop_hopeless_moves(player, depth);
    }
    if (request->noise > 0)
        blur(player, request->noise, &rng);
    decision->move = player->candidates[0].move;
    decision->score = player->candidates[0].score;
    decision->nodes = player->ahead.nodes;
}

static void decide(struct hidden_memory *memory, const struct hidden_request *request,
                   struct decision *decision)
{
    struct stratego_player *player = player_of(memory);
    assert(request->guesses > 0 && request->guesses <= GUESSES_MAX);
    *decision = (struct decision){.judged = true};
    clock_gettime(CLOCK_MONOTONIC, &player->ahead.start);
    choose(player, request, decision);
    decision->seconds = seconds_since(&player->ahead.start);
    decision->cancelled = contact_cancelled(request->contact);
}

static struct move set_up(const struct view *view, int level, uint64_t seed)
{
    return level == LEVEL_RANDOM ? setup_next_random(view, seed) : setup_next_move(view, seed);
}

const struct hidden_player stratego_player = {
    .open = open_player,
    .close = close_player,
    .decide = decide,
    .set_up = set_up,
};
