#include "ai/computer.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/exact.h"
#include "ai/levels.h"
#include "ai/perfect.h"
#include "ai/random.h"
#include "ai/search.h"
#include "core/i18n.h"
#include "core/rng.h"

struct computer {
    struct searcher *searcher;
    struct search_result result;
};

struct computer *computer_open(int table_megabytes)
{
    struct computer *computer = calloc(1, sizeof *computer);
    if (computer && !(computer->searcher = searcher_open(table_megabytes))) {
        free(computer);
        return NULL;
    }
    return computer;
}

void computer_close(struct computer *computer)
{
    if (!computer)
        return;
    searcher_close(computer->searcher);
    free(computer);
}

size_t computer_bytes(const struct computer *computer)
{
    return sizeof *computer + searcher_bytes(computer->searcher);
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
    return _(level_of(NULL, level)->name);
}

bool computer_can_judge(const struct game *game)
{
    return game->insight != NULL;
}

const char *computer_level_title(const struct game *game, const struct settings *settings,
                                 int level)
{
    return level == LEVEL_COUNT && exact_covers(game, settings) ? _("Perfect")
                                                                : computer_level_name(level);
}

/* Each decision of a game has its own random numbers, whatever was decided before. */
static struct rng rng_for(const struct computer_request *request)
{
    struct rng rng = {.state = request->seed};
    rng.state = rng_next(&rng) + (uint64_t)request->view->step_count * 2 + 1;
    return rng;
}

/* The best move as this level sees it: scores blurred by its noise. Proven wins and losses are
 * blurred too, but a lot less, or low levels would never finish a won game. */
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
        .limits = {.nodes = level->nodes / (uint64_t)request->budget_divisor,
                   .depth = level->depth,
                   .milliseconds = level->milliseconds},
        .seed = rng_next(&rng),
        .cancel = request->cancel,
        .every_move = noise > 0,
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

void computer_decide(struct computer *computer, const struct computer_request *request,
                     struct decision *decision)
{
    assert(request->budget_divisor >= 1);
    const struct level *level = level_of(request->view->game, request->level);
    struct rng rng = rng_for(request);
    if (request->level == LEVEL_COUNT && request->exact &&
        perfect_decide(request->exact, request->view, rng.state, decision))
        return;
    bool searches = request->level != LEVEL_RANDOM && computer_can_judge(request->view->game);
    if (searches && rng_below(&rng, 100) >= level->blunder)
        decide_by_search(computer, request, decision);
    else
        *decision = (struct decision){.move = ai_random(request->view, request->seed)};
}
