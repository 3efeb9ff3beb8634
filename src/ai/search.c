/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "ai/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ai/clock.h"
#include "ai/plain_insight.h"
#include "ai/tree.h"
#include "base/rng.h"

struct searcher *searcher_open(int table_megabytes)
{
    struct searcher *searcher = calloc(1, sizeof *searcher);
    if (searcher && !search_table_open(&searcher->table, table_megabytes)) {
        free(searcher);
        return NULL;
    }
    return searcher;
}

void searcher_close(struct searcher *searcher)
{
    if (!searcher)
        return;
    search_table_close(&searcher->table);
    free(searcher);
}

size_t searcher_bytes(const struct searcher *searcher)
{
    return sizeof *searcher + search_table_bytes(&searcher->table);
}

int search_win_distance(int score)
{
    if (score >= SEARCH_WIN_LEAST)
        return SEARCH_WIN - score;
    if (score <= -SEARCH_WIN_LEAST)
        return -(SEARCH_WIN + score);
    return 0;
}

void search_sort(struct search_move *moves, int count)
{
    for (int i = 1; i < count; i++) {
        struct search_move move = moves[i];
        int j = i;
        for (; j > 0 && moves[j - 1].score < move.score; j--)
            moves[j] = moves[j - 1];
        moves[j] = move;
    }
}

/* Stopped at move `next`: the moves before it have scores of this depth, the others have scores of
 * the previous depth, or mere bounds, which must not outrank exact scores. If every score counts,
 * scores of two depths cannot be compared at all. */
static bool stopped_at(const struct searcher *s, struct search_result *result, int next, int best)
{
    for (int i = next; i < result->move_count; i++)
        if (result->moves[i].score >= best)
            result->moves[i].score = best - 1;
    return next > 0 && !s->request->every_move;
}

/* The score a root move has to beat to matter. */
static int floor_at_root(const struct search_request *request, int best, int alpha)
{
    int floor = !request->every_move ? best : request->within ? best - request->within : alpha;
    return floor > alpha ? floor : alpha;
}

/* Searches one depth from the root within a window. False if stopped before the first result; if
 * stopped later, the results so far stand, since the previous depth's best move is tried first. */
static bool root_search(struct searcher *s, struct search_result *result, int depth,
                        struct window window, int *best)
{
    *best = -INFINITE;
    for (int i = 0; i < result->move_count; i++) {
        struct search_move *move = &result->moves[i];
        tree_play(s, 0, move->move);
        int floor = floor_at_root(s->request, *best, window.alpha), score;
        struct window left = {floor, window.beta};
        if (i == 0 || s->request->every_move) {
            score = tree_score(s, 0, depth, left);
        } else {
            score = tree_score(s, 0, depth, window_above(floor));
            if (score > floor && score < window.beta && !s->stopped)
                score = tree_score(s, 0, depth, left);
        }
        if (s->stopped)
            return stopped_at(s, result, i, *best);
        move->score = score;
        if (score > *best) {
            *best = score;
            tree_remember_line(s, 0, move->move);
            if (!s->request->every_move)
                for (int j = 0; j < i; j++) /* bounds must not outrank the new best */
                    if (result->moves[j].score >= score)
                        result->moves[j].score = score - 1;
        }
        if (score >= window.beta)
            break;
    }
    return true;
}

/* Deepens with a narrow window around the last score, widened if the score falls outside. */
static bool root_search_around(struct searcher *s, struct search_result *result, int depth,
                               int expected)
{
    int width = 30, best;
    struct window window = {-INFINITE, INFINITE};
    if (depth > 3 && !s->request->every_move && abs(expected) < SEARCH_WIN_LEAST) {
        window.alpha = expected - width;
        window.beta = expected + width;
    }
    for (;;) {
        struct search_move before[MOVES_MAX];
        memcpy(before, result->moves, (size_t)result->move_count * sizeof *before);
        bool said = root_search(s, result, depth, window, &best);
        bool outside = said && !s->stopped && (best <= window.alpha || best >= window.beta);
        if (!said || (s->stopped && best <= window.alpha))
            memcpy(result->moves, before, (size_t)result->move_count * sizeof *before);
        if (!outside)
            return said && best > window.alpha;
        if (best >= window.beta) {
            search_sort(result->moves, result->move_count);
            window.beta = width > 300 ? INFINITE : best + width * 4;
        } else {
            memcpy(result->moves, before, (size_t)result->move_count * sizeof *before);
            window.alpha = width > 300 ? -INFINITE : best - width * 4;
        }
        width *= 4;
    }
}

static void shuffle(struct search_result *result, uint64_t seed)
{
    struct rng rng = {.state = seed};
    for (int i = result->move_count - 1; i > 0; i--) {
        int j = rng_below(&rng, i + 1);
        struct search_move move = result->moves[i];
        result->moves[i] = result->moves[j];
        result->moves[j] = move;
    }
}

static uint64_t start_hash(const struct view *view)
{
    union position_room start;
    view->game->start(&view->settings, &start.base);
    return start.base.hash;
}

/* The history, as far back as positions can repeat. */
static void copy_history(struct searcher *s, const struct view *view)
{
    const struct position *now = observed(&view->now);
    s->path_length = 0;
    int first = view->step_count;
    for (int plies = 0; first > 0 && plies <= now->quiet && plies < PATH_PLIES - 1; first--)
        plies += view->steps[first - 1].turn_start;
    if (first == 0)
        s->path[s->path_length++] = start_hash(view);
    for (int i = first; i < view->step_count; i++)
        if (view->steps[i].turn_start)
            s->path[s->path_length++] = view->steps[i].hash;
    if (s->path_length == 0 || s->path[s->path_length - 1] != now->hash)
        s->path[s->path_length++] = now->hash;
    s->path_root = s->path_length - 1;
}

static void prepare(struct searcher *s, const struct search_request *request)
{
    const struct view *view = request->view;
    s->request = request;
    s->game = view->game;
    s->insight = insight_of(view->game);
    s->nodes = 0;
    s->stopped = false;
    s->next_look = POLL_NODES;
    if (request->limits.nodes && request->limits.nodes < POLL_NODES)
        s->next_look = request->limits.nodes + 1;
    clock_gettime(CLOCK_MONOTONIC, &s->start);
    s->repetition = settings_repetition(s->game, &view->settings);
    s->quiet_limit = settings_quiet_limit(s->game, &view->settings);
    memcpy(&s->positions[0], observed(&view->now), s->game->position_size);
    s->turns[0] = 0;
    memset(s->killers, CELL_NONE, sizeof s->killers);
    memset(s->history, 0, sizeof s->history);
    search_table_forget(&s->table);
    copy_history(s, view);
}

static void start_result(struct searcher *s, struct search_result *result)
{
    struct move list[MOVES_MAX];
    *result = (struct search_result){.move_count = s->game->moves(position_at(s, 0), list)};
    assert(result->move_count > 0);
    for (int i = 0; i < result->move_count; i++)
        result->moves[i] = (struct search_move){.move = list[i]};
    shuffle(result, s->request->seed);
    result->line[0] = result->moves[0].move;
    result->line_length = 1;
}

static void note_depth(struct searcher *s, struct search_result *result, int depth)
{
    search_sort(result->moves, result->move_count);
    if (!s->stopped)
        result->depth = depth;
    result->nodes = s->nodes;
    result->seconds = seconds_since(&s->start);
    bool line_fits = s->line_length[0] > 0 && move_equal(s->line[0][0], result->moves[0].move);
    result->line_length = line_fits ? s->line_length[0] : 1;
    if (result->line_length > SEARCH_LINE_MAX)
        result->line_length = SEARCH_LINE_MAX;
    result->line[0] = result->moves[0].move;
    if (line_fits)
        memcpy(result->line, s->line[0], (size_t)result->line_length * sizeof *result->line);
}

/* A proven result does not change, and a single move needs no search. */
static bool decided(const struct search_request *request, const struct search_result *result,
                    int depth)
{
    if (request->every_move || request->plain)
        return false;
    int distance = abs(search_win_distance(result->moves[0].score));
    return result->move_count == 1 || (distance > 0 && distance <= depth);
}

void search(struct searcher *s, const struct search_request *request, struct search_result *result)
{
    prepare(s, request);
    start_result(s, result);
    int deepest = request->limits.depth > 0 ? request->limits.depth : SEARCH_DEPTH_MAX / 2;
    int expected = 0;
    for (int depth = 1; depth <= deepest && !s->stopped; depth++) {
        if (root_search_around(s, result, depth, expected))
            note_depth(s, result, depth);
        expected = result->moves[0].score;
        if (request->progress && !s->stopped)
            request->progress(request, result);
        if (decided(request, result, depth))
            break;
    }
    result->nodes = s->nodes;
    result->seconds = seconds_since(&s->start);
    result->cancelled = contact_cancelled(request->contact);
}
