/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "ai/guesser.h"

#include <assert.h>
#include <string.h>

#include "ai/clock.h"
#include "ai/plain_insight.h"
#include "ai/worlds.h"

enum {
    MARGIN = 600, /* in one world, all moves this far behind count the same */
    AGAIN = 40    /* penalty for repeating something seen before */
};

struct candidates {
    int count, asked; /* moves, and the number of worlds searched for each */
    struct search_move list[MOVES_MAX];
    int64_t sum[MOVES_MAX];
};

static void list_candidates(struct candidates *candidates, const struct view *view)
{
    struct move list[MOVES_MAX];
    *candidates = (struct candidates){.count = view_moves(view, list)};
    assert(candidates->count > 0);
    for (int i = 0; i < candidates->count; i++)
        candidates->list[i].move = list[i];
}

/* The budget is shared equally, and every world gets some. */
static struct search_limits share_of(const struct search_limits *limits, int worlds)
{
    struct search_limits share = *limits;
    share.nodes = (limits->nodes + (uint64_t)worlds - 1) / (uint64_t)worlds;
    share.milliseconds = (limits->milliseconds + worlds - 1) / worlds;
    return share;
}

static void add_scores(struct candidates *candidates, const struct search_result *result)
{
    int least = result->moves[0].score - MARGIN;
    for (int i = 0; i < candidates->count; i++)
        for (int j = 0; j < result->move_count; j++)
            if (move_equal(result->moves[j].move, candidates->list[i].move))
                candidates->sum[i] +=
                    result->moves[j].score > least ? result->moves[j].score : least;
    candidates->asked++;
}

/* Searches the worlds one after the other. In each the game is open and evaluated with all pieces
 * visible. */
static void ask_worlds(struct searcher *searcher, const struct hidden_request *request,
                       const struct suspects *suspects, struct candidates *candidates,
                       struct decision *decision)
{
    const struct view *view = request->view;
    struct rng rng = {.state = request->seed};
    struct search_result result;
    struct game open = game_in_the_open(view->game);
    struct view inside = {.game = &open, .settings = view->settings, .viewer = view->viewer};
    int worlds = suspects->count > 0 ? request->guesses : 1;
    struct search_request asked = {.view = &inside,
                                   .limits = share_of(&request->limits, worlds),
                                   .every_move = true,
                                   .within = MARGIN};
    for (int i = 0; i < worlds && !contact_cancelled(request->contact); i++) {
        world_make(suspects, view, &rng, &inside.now.masked);
        asked.seed = rng_next(&rng);
        search(searcher, &asked, &result);
        add_scores(candidates, &result);
        decision->nodes += result.nodes;
        decision->depth = i == 0 || result.depth < decision->depth ? result.depth : decision->depth;
        contact_report(request->contact, (uint64_t)i + 1, (uint64_t)worlds, 0, 0);
    }
}

/* How often the viewer has already seen what a move would lead to. Any world will do: moves that
 * end differently in another one meet hidden pieces, and lead to something new in all of them. */
static int times_seen(const struct view *view, const struct position *world, struct move move)
{
    union position_room after;
    view->game->apply(world, move, &after.base, NULL);
    return view_occurrences(view, &after.base);
}

static void settle_scores(struct candidates *candidates, const struct hidden_request *request,
                          const struct suspects *suspects)
{
    struct rng rng = {.state = ~request->seed};
    union position_room world;
    world_make(suspects, request->view, &rng, &world);
    for (int i = 0; i < candidates->count; i++) {
        struct search_move *candidate = &candidates->list[i];
        candidate->score = candidates->asked ? (int)(candidates->sum[i] / candidates->asked) : 0;
        candidate->score -= AGAIN * times_seen(request->view, &world.base, candidate->move);
        candidate->score += rng_below(&rng, 2 * request->noise + 1) - request->noise;
    }
    search_sort(candidates->list, candidates->count);
}

void guess_decide(struct searcher *searcher, const struct hidden_request *request,
                  struct decision *decision)
{
    struct timespec start;
    struct suspects suspects;
    struct candidates candidates;
    assert(request->guesses > 0);
    clock_gettime(CLOCK_MONOTONIC, &start);
    *decision = (struct decision){.judged = true};
    suspects_find(&suspects, request->view);
    list_candidates(&candidates, request->view);
    ask_worlds(searcher, request, &suspects, &candidates, decision);
    settle_scores(&candidates, request, &suspects);
    decision->move = candidates.list[0].move;
    decision->score = candidates.list[0].score;
    decision->seconds = seconds_since(&start);
    decision->cancelled = contact_cancelled(request->contact);
}
