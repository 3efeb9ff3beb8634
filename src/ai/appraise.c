/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/appraise.h"

#include <assert.h>
#include <string.h>

#include "ai/plain_insight.h"

void hindsight_take(struct hindsight *hindsight, const struct match *match, int index)
{
    struct match seen = *match; /* a shallow copy: the match keeps its memory */
    hindsight->game = game_in_the_open(match->game);
    seen.game = &hindsight->game;
    match_go(&seen, index);
    view_take(&hindsight->view, &seen, match_now(&seen)->turn);
}

void hindsight_free(struct hindsight *hindsight)
{
    view_free(&hindsight->view);
}

/* The score for the player who moved there; the third occurrence of a position is a draw whatever
 * follows. */
static bool score_exactly(const struct appraisal_request *request, const struct position *after,
                          int *score)
{
    const struct view *view = &request->at->view;
    struct exact_verdict verdict;
    if (!exact_verdict(request->exact, view->game, &view->settings, after, &verdict))
        return false;
    *score = -verdict.result * (SEARCH_WIN - verdict.plies - 1);
    if (settings_repetition(view->game, &view->settings) && view_occurrences(view, after) >= 2 &&
        !outcome_over(view->game->result(after)))
        *score = 0;
    return true;
}

/* False if the board is not solved, or if the quiet limit may come before the end. */
static bool appraise_exactly(const struct appraisal_request *request, struct appraisal *appraisal)
{
    const struct view *view = &request->at->view;
    struct move list[MOVES_MAX];
    if (!request->exact || !exact_covers(view->game, &view->settings))
        return false;
    appraisal->count = view_moves(view, list);
    for (int i = 0; i < appraisal->count; i++) {
        union position_room after;
        view->game->apply(observed(&view->now), list[i], &after.base, NULL);
        appraisal->moves[i].move = list[i];
        if (!score_exactly(request, &after.base, &appraisal->moves[i].score))
            return false;
    }
    search_sort(appraisal->moves, appraisal->count);
    return true;
}

void appraise(struct searcher *searcher, const struct appraisal_request *request,
              struct appraisal *appraisal)
{
    *appraisal = (struct appraisal){.exact = false};
    appraisal->exact = appraise_exactly(request, appraisal);
    if (appraisal->exact)
        return;
    struct search_result result;
    struct search_request search_request = {.view = &request->at->view,
                                            .limits = {.nodes = request->nodes},
                                            .contact = request->contact,
                                            .every_move = true};
    search(searcher, &search_request, &result);
    appraisal->cancelled = result.cancelled;
    appraisal->count = result.move_count;
    memcpy(appraisal->moves, result.moves, (size_t)result.move_count * sizeof *result.moves);
}

int appraisal_score(const struct appraisal *appraisal, struct move move)
{
    int i = 0;
    while (i < appraisal->count && !move_equal(appraisal->moves[i].move, move))
        i++;
    assert(i < appraisal->count);
    return appraisal->moves[i].score;
}

float win_chance(const struct game *game, int score)
{
    int distance = search_win_distance(score);
    if (distance != 0)
        return distance > 0 ? 1 : 0;
    float lead = (float)score / (float)insight_of(game)->clear_lead;
    return 0.5f + 0.5f * lead / (1 + (lead < 0 ? -lead : lead));
}

bool appraisal_accepts(const struct game *game, const struct appraisal *appraisal, struct move move)
{
    const float tolerance = 0.05f; /* of the chance of winning; a mistake costs three times that */
    float best = win_chance(game, appraisal->moves[0].score);
    return best - win_chance(game, appraisal_score(appraisal, move)) <= tolerance;
}
