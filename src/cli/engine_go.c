/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The engine protocol's `go`: asks a computer player for a move. */
#include <inttypes.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/search.h"
#include "cli/arguments.h"
#include "cli/engine.h"
#include "cli/solved.h"
#include "core/notation.h"

enum { MILLISECONDS_MAX = 24 * 3600 * 1000, DEPTH_MAX = 48 };

struct go {
    uint64_t nodes, milliseconds, depth, level, seed; /* 0: not given */
};

static bool read_go(struct go *go, const char *rest, struct fault *fault)
{
    const struct {
        const char *name;
        uint64_t min, max, *value;
    } limits[] = {
        {"nodes", 1, INT64_MAX, &go->nodes}, {"time", 1, MILLISECONDS_MAX, &go->milliseconds},
        {"depth", 1, DEPTH_MAX, &go->depth}, {"level", 1, LEVEL_COUNT, &go->level},
        {"seed", 0, UINT64_MAX, &go->seed},
    };
    enum { LIMITS = sizeof limits / sizeof *limits };
    char word[24], value[24];
    while (next_word(&rest, word, sizeof word)) {
        int i = 0;
        while (i < LIMITS && strcmp(limits[i].name, word) != 0)
            i++;
        if (i == LIMITS)
            return fault_set(fault, "go knows nodes, time, depth, level and seed, not '%s'", word);
        next_word(&rest, value, sizeof value);
        if (!parse_number(value, (struct number_range){word, limits[i].min, limits[i].max},
                          limits[i].value, fault))
            return false;
    }
    if (!go->nodes && !go->milliseconds && !go->depth && !go->level)
        return fault_set(fault, "go needs a limit: nodes N, time MS, depth D or level L");
    if (go->level && (go->nodes || go->milliseconds || go->depth))
        return fault_set(fault, "a level has its own limits: say level alone");
    return true;
}

static void add_score(struct text *answer, int score)
{
    int distance = search_win_distance(score);
    if (distance > 0)
        text_add(answer, " score win %d", distance);
    else if (distance < 0)
        text_add(answer, " score loss %d", -distance);
    else
        text_add(answer, " score %d", score);
}

static void add_move(struct text *answer, const struct game *game, struct move move)
{
    char text[MOVE_TEXT];
    move_format(game, move, text);
    text_add(answer, " %s", text);
}

static void add_info(struct text *answer, const struct game *game,
                     const struct search_result *result)
{
    text_add(answer, "info depth %d nodes %" PRIu64 " time %.0f", result->depth, result->nodes,
             result->seconds * 1000);
    add_score(answer, result->moves[0].score);
    text_add(answer, " line");
    for (int i = 0; i < result->line_length; i++)
        add_move(answer, game, result->line[i]);
    text_add(answer, "\n");
}

static struct search_limits limits_of(const struct engine *engine, const struct go *go)
{
    struct search_limits limits = {
        .nodes = go->nodes, .depth = (int)go->depth, .milliseconds = (int)go->milliseconds};
    uint64_t most = engine->nodes_most;
    if (!go->level && most && (!limits.nodes || limits.nodes > most))
        limits.nodes = most;
    return limits;
}

struct listener {
    struct engine *engine;
    struct text *answer;
};

static void report_progress(const struct search_request *request,
                            const struct search_result *result)
{
    const struct listener *listener = request->progress_context;
    add_info(listener->answer, request->view->game, result);
    if (listener->engine->send)
        listener->engine->send(listener->answer);
}

static bool go_search(struct engine *engine, const struct go *go, const struct view *view,
                      struct text *answer, struct fault *fault)
{
    static _Thread_local struct search_result result;
    if (!engine->searcher && !(engine->searcher = searcher_open(engine_megabytes(engine))))
        return fault_set(fault, "there is not enough memory to search");
    struct listener listener = {engine, answer};
    struct search_request request = {
        .view = view,
        .limits = limits_of(engine, go),
        .seed = go->seed,
        .progress = report_progress,
        .progress_context = &listener,
    };
    search(engine->searcher, &request, &result);
    text_add(answer, "bestmove");
    add_move(answer, view->game, result.moves[0].move);
    text_add(answer, "\n");
    return true;
}

/* A level; or, in games with hidden pieces, the highest level with the given limits. */
static bool go_level(struct engine *engine, const struct go *go, const struct view *view,
                     struct text *answer, struct fault *fault)
{
    enum { HURRY = 100000 }; /* leaves every level few nodes */
    int level = go->level ? (int)go->level : LEVEL_COUNT;
    if (!engine->computer && !(engine->computer = computer_open(engine_megabytes(engine))))
        return fault_set(fault, "there is not enough memory for the player");
    if (level == LEVEL_COUNT && !engine->nodes_most) {
        if (!engine->exact)
            engine->exact = solved_folder(NULL);
        solved_prepare(engine->exact, NULL, view->game, &view->settings);
    }
    struct decision decision;
    struct computer_request request = {.view = view,
                                       .level = level,
                                       .limits = limits_of(engine, go),
                                       .seed = go->seed,
                                       .budget_divisor = engine->nodes_most ? HURRY : 1,
                                       .exact = engine->exact};
    computer_decide(engine->computer, &request, &decision);
    text_add(answer, "info depth %d nodes %" PRIu64 " time %.0f", decision.depth, decision.nodes,
             decision.seconds * 1000);
    if (decision.judged)
        add_score(answer, decision.score);
    text_add(answer, "\nbestmove");
    add_move(answer, view->game, decision.move);
    text_add(answer, "\n");
    return true;
}

bool engine_go(struct engine *engine, const char *rest, struct text *answer, struct fault *fault)
{
    const struct match *match = &engine->match;
    struct go go = {0};
    if (!read_go(&go, rest, fault))
        return false;
    if (outcome_over(match_outcome(match)))
        return fault_set(fault, "the game is over");
    struct view view;
    view_take(&view, match, match_now(match)->turn);
    struct move list[MOVES_MAX];
    bool fine = view_moves(&view, list) > 0
                    ? (go.level || !match->game->insight ? go_level : go_search)(engine, &go, &view,
                                                                                 answer, fault)
                    : fault_set(fault, "there is no legal move: this setup must be taken back");
    view_free(&view);
    return fine;
}
