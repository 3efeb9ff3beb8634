/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/computer.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/appraise.h"
#include "ai/exact.h"
#include "ai/guesser.h"
#include "ai/levels.h"
#include "ai/perfect.h"
#include "ai/random.h"
#include "ai/search.h"
#include "ai/set_up.h"
#include "base/i18n.h"
#include "base/rng.h"

struct computer {
    struct searcher *searcher;
    struct search_result result;
    const struct hidden_player *hidden_player; /* of the last game with hidden pieces */
    struct hidden_memory *hidden_memory;
};

struct computer *computer_open(int table_megabytes)
{
    struct computer *computer = calloc(1, sizeof *computer);
    if (!computer)
        return NULL;
    computer->searcher = searcher_open(table_megabytes);
    if (!computer->searcher) {
        computer_close(computer);
        return NULL;
    }
    return computer;
}

static void close_hidden_player(struct computer *computer)
{
    if (computer->hidden_memory)
        computer->hidden_player->close(computer->hidden_memory);
    computer->hidden_memory = NULL;
}

/* False if there is not enough memory for it. */
static bool open_hidden_player(struct computer *computer, const struct hidden_player *player)
{
    if (!computer->hidden_memory || computer->hidden_player != player) {
        close_hidden_player(computer);
        computer->hidden_player = player;
        computer->hidden_memory = player->open();
    }
    return computer->hidden_memory != NULL;
}

void computer_close(struct computer *computer)
{
    if (!computer)
        return;
    searcher_close(computer->searcher);
    close_hidden_player(computer);
    free(computer);
}

int computer_level(const char *control)
{
    if (strcmp(control, "random") == 0)
        return LEVEL_RANDOM;
    bool named = strncmp(control, "level", 5) == 0 && control[5] >= '1' &&
                 control[5] <= '0' + LEVEL_COUNT && !control[6];
    return named ? control[5] - '0' : -1;
}

void computer_control(int level, char control[PLAYER_CONTROL])
{
    if (level == LEVEL_RANDOM)
        snprintf(control, PLAYER_CONTROL, "random");
    else
        snprintf(control, PLAYER_CONTROL, "level%d", level);
}

const char *computer_level_name(int level)
{
    return _(level_name(level));
}

const char *computer_level_title(const struct game *game, const struct settings *settings,
                                 int level)
{
    return level == LEVEL_COUNT && exact_covers(game, settings) ? _("Perfect")
                                                                : computer_level_name(level);
}

/* Each decision of a game has its own random numbers, independent of earlier decisions. */
static struct rng rng_for(const struct computer_request *request)
{
    struct rng rng = {.state = request->seed};
    rng.state = rng_next(&rng) + (uint64_t)request->view->step_count * 2 + 1;
    return rng;
}

/* The best move as this level sees it: scores blurred by its noise. A proven win or loss is so far
 * from any other score that noise cannot hide it, so low levels do finish a won game. */
static struct search_move blurred_choice(const struct search_result *result, int noise,
                                         struct rng *rng)
{
    struct search_move best = result->moves[0];
    int best_blurred = INT32_MIN;
    for (int i = 0; i < result->move_count; i++) {
        int blurred = result->moves[i].score + rng_below(rng, 2 * noise + 1) - noise;
        if (blurred > best_blurred) {
            best_blurred = blurred;
            best = result->moves[i];
        }
    }
    return best;
}

/* At least one node: 0 would mean no limit. */
static struct search_limits limits_of(const struct computer_request *request)
{
    const struct search_limits *said = &request->limits;
    if (said->nodes || said->depth || said->milliseconds)
        return *said;
    const struct level *level = level_of(request->view->game, request->level);
    uint64_t nodes = level->nodes / (uint64_t)request->budget_divisor;
    int cap = request->milliseconds, milliseconds = level->milliseconds;
    return (struct search_limits){
        .nodes = nodes > 0 ? nodes : 1,
        .depth = level->depth,
        .milliseconds = cap > 0 && (milliseconds == 0 || cap < milliseconds) ? cap : milliseconds};
}

static void decide_by_search(struct computer *computer, const struct computer_request *request,
                             struct decision *decision)
{
    const struct level *level = level_of(request->view->game, request->level);
    struct rng rng = rng_for(request);
    bool opening = request->view->ply < OPENING_PLIES;
    int noise =
        opening && level->opening_noise > level->noise ? level->opening_noise : level->noise;
    struct search_request search_request = {
        .view = request->view,
        .limits = limits_of(request),
        .seed = rng_next(&rng),
        .contact = request->contact,
        .every_move = noise > 0,
        .within = 2 * noise + 1, /* noise cannot bring moves further behind to the front */
    };
    struct search_result *result = &computer->result;
    search(computer->searcher, &search_request, result);
    struct search_move choice = noise > 0 ? blurred_choice(result, noise, &rng) : result->moves[0];
    *decision = (struct decision){
        .move = choice.move,
        .score = choice.score,
        .judged = true,
        .win_distance = search_win_distance(choice.score),
        .depth = result->depth,
        .nodes = result->nodes,
        .seconds = result->seconds,
        .cancelled = result->cancelled,
    };
}

static void decide_in_the_dark(struct computer *computer, const struct computer_request *request,
                               struct decision *decision)
{
    const struct game *game = request->view->game;
    const struct level *level = level_of(game, request->level);
    struct rng rng = rng_for(request);
    struct hidden_request hidden_request = {
        .view = request->view,
        .guesses = level->guesses,
        .limits = limits_of(request),
        .noise = level->noise,
        .seed = rng_next(&rng),
        .contact = request->contact,
    };
    const struct hidden_player *player = game->hidden->player;
    if (player && open_hidden_player(computer, player))
        player->decide(computer->hidden_memory, &hidden_request, decision);
    else
        guess_decide(computer->searcher, &hidden_request, decision);
}

void computer_decide(struct computer *computer, const struct computer_request *request,
                     struct decision *decision)
{
    assert(request->budget_divisor >= 1);
    const struct level *level = level_of(request->view->game, request->level);
    struct rng rng = rng_for(request);
    if (request->level == LEVEL_COUNT && request->exact &&
        perfect_decide(request->exact, request->view, rng.state, decision))
        return;
    if (observed(&request->view->now)->phase == PHASE_SETUP)
        *decision =
            (struct decision){.move = ai_set_up(request->view, request->level, request->seed)};
    else if (request->level == LEVEL_RANDOM || rng_below(&rng, 100) < level->blunder)
        *decision = (struct decision){.move = ai_random(request->view, request->seed)};
    else if (game_hides_pieces(request->view->game))
        decide_in_the_dark(computer, request, decision);
    else
        decide_by_search(computer, request, decision);
}

void computer_appraise(struct computer *computer, const struct appraisal_request *request,
                       struct appraisal *appraisal)
{
    appraise(computer->searcher, request, appraisal);
}

bool computer_wants_swap(const struct decision *decision)
{
    enum { MARGIN = 10 }; /* a tenth of a piece */
    int distance = decision->win_distance;
    return decision->judged && (distance < 0 || (distance == 0 && decision->score < -MARGIN));
}
