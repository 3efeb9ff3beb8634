#include "ai/review.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/deeds.h"
#include "ai/plain_insight.h"
#include "base/i18n.h"
#include "base/text.h"
#include "core/notation.h"

static const float turning = 0.16f; /* of all hope: what is given away with a turning point */
static const float grave = 0.3f;

/* Setups are arranged without an enemy in sight. */
static bool in_setup(const struct match *match, int index)
{
    return match_position(match, index)->phase == PHASE_SETUP;
}

/* Resigning is no move of the game. */
static bool gives_up(struct move move)
{
    return move.verb == VERB_RESIGN || move.verb == VERB_DRAW;
}

void review_open(struct review *review, const struct match *match)
{
    *review = (struct review){.match = match, .count = match->length};
    while (review->first < match->length && in_setup(match, review->first))
        review->first++;
    while (review->count > review->first && gives_up(match->steps[review->count - 1].move))
        review->count--;
    review->done = review->first;
    size_t size = ((size_t)match->length + 1) * sizeof *review->steps;
    review->steps = memory_resize(NULL, size);
    memset(review->steps, 0, size);
}

void review_close(struct review *review)
{
    free(review->steps);
    *review = (struct review){0};
}

static bool same_player(const struct match *match, int a, int b)
{
    return match_position(match, a)->turn == match_position(match, b)->turn;
}

void review_take(struct review *review, const struct appraisal *appraisal)
{
    const struct match *match = review->match;
    int index = review->done++;
    review->steps[index] = (struct review_step){
        .appraised = true,
        .exact = appraisal->exact,
        .best = appraisal->moves[0].move,
        .best_score = appraisal->moves[0].score,
        .score = appraisal_score(appraisal, match->steps[index].move),
    };
    if (index > review->first && !same_player(match, index - 1, index)) {
        review->steps[index - 1].reply = appraisal->moves[0].move;
        review->steps[index - 1].replies = appraisal->count;
    }
}

static float hope_for_first(const struct review *review, int player, int score)
{
    float hope = appraisal_hope(review->match->game, score);
    return player == 0 ? hope : 1 - hope;
}

float review_hope(const struct review *review, int index)
{
    const struct match *match = review->match;
    struct outcome outcome = match_outcome_at(match, index);
    if (outcome_over(outcome))
        return outcome.winner == 0 ? 1 : outcome.winner == 1 ? 0 : 0.5f;
    if (index < review->first)
        return 0.5f;
    if (review->steps[index].appraised)
        return hope_for_first(review, match_position(match, index)->turn,
                              review->steps[index].best_score);
    if (index > 0 && review->steps[index - 1].appraised)
        return hope_for_first(review, match_position(match, index - 1)->turn,
                              review->steps[index - 1].score);
    return -1;
}

/* How much of all hope the move gave away. */
static float given_away(const struct review *review, int index)
{
    const struct review_step *step = &review->steps[index];
    const struct game *game = review->match->game;
    return step->appraised
               ? appraisal_hope(game, step->best_score) - appraisal_hope(game, step->score)
               : 0;
}

bool review_is_turning_point(const struct review *review, int index)
{
    return index >= review->first && index < review->count && given_away(review, index) >= turning;
}

/* ---- in words ---- */

/* Each a whole sentence: number, player, the move that was made, the better one. */
static const char *sentence_of_capture(const struct game *game, bool missed, int count)
{
    if (game_hides_pieces(game))
        return missed ? _("Move %d, %s: %s missed the capture of a piece; %s was better.")
                      : _("Move %d, %s: %s gave away a piece; %s was better.");
    return tr_counted(missed ? game->captures.missed : game->captures.given_away, count);
}

static const char *sentence_of_deeds(const struct review *review, int index)
{
    const struct match *match = review->match;
    const struct review_step *step = &review->steps[index];
    const struct position *before = match_position(match, index);
    struct deeds made = deeds_of(match->game, before, match->steps[index].move);
    struct deeds best = deeds_of(match->game, before, step->best);
    struct deeds reply = {0};
    /* What the better move would not have prevented is no reason. */
    struct deeds anyway = deeds_threatened(match->game, before, step->best);
    if (step->replies > 0)
        reply = deeds_of(match->game, match_position(match, index + 1), step->reply);
    if (made.lost > made.captured)
        return _("Move %d, %s: %s attacked something stronger; %s was better.");
    if (reply.captured > anyway.captured)
        return sentence_of_capture(match->game, false, reply.captured);
    if (best.captured > made.captured)
        return sentence_of_capture(match->game, true, best.captured);
    if (best.mills > made.mills)
        return _("Move %d, %s: %s missed a mill; %s was better.");
    if (reply.mills > anyway.mills)
        return _("Move %d, %s: %s let the enemy close a mill; %s was better.");
    if (best.removed > 0)
        return _("Move %d, %s: %s removed the wrong man; %s was better.");
    if (best.exited > made.exited)
        return _("Move %d, %s: %s lost time; %s leaves the board.");
    int pieces = (step->best_score - step->score + 30) / 100;
    bool counts_pieces = !insight_of(match->game)->network;
    if (pieces > 0 && counts_pieces)
        return tr_plural("Move %d, %s: %s cost about a piece; %s was better.",
                         "Move %d, %s: %s cost more than a piece; %s was better.",
                         (unsigned long)pieces);
    if (given_away(review, index) >= grave)
        return _("Move %d, %s: %s was a grave mistake; %s was much better.");
    return _("Move %d, %s: %s was a mistake; %s was better.");
}

static const char *sentence_of(const struct review *review, int index)
{
    const struct review_step *step = &review->steps[index];
    int before = search_win_distance(step->best_score), after = search_win_distance(step->score);
    if (before > 0 && after < 0)
        return _("Move %d, %s: %s turned a won game into a lost one; %s wins.");
    if (before > 0)
        return _("Move %d, %s: %s let the win slip away; %s wins.");
    if (after < 0 && step->exact)
        return _("Move %d, %s: %s lost a drawn game; %s holds it.");
    if (after < 0)
        return _("Move %d, %s: %s led to a forced loss; %s was better.");
    return sentence_of_deeds(review, index);
}

void review_describe(const struct review *review, int index, char text[REVIEW_TEXT])
{
    const struct match *match = review->match;
    char made[MOVE_TEXT], best[MOVE_TEXT];
    move_format(match->game, match->steps[index].move, made);
    move_format(match->game, review->steps[index].best, best);
    snprintf(text, REVIEW_TEXT, sentence_of(review, index), match_ply(match, index) / 2 + 1,
             match_player_name(match, match_position(match, index)->turn), made, best);
}

void score_format(int score, bool exact, char text[SCORE_TEXT])
{
    int distance = search_win_distance(score);
    int moves = (abs(distance) + 1) / 2; /* the search counts both players', a player their own */
    if (distance > 0)
        snprintf(text, SCORE_TEXT,
                 tr_plural("wins in %d move", "wins in %d moves", (unsigned long)moves), moves);
    else if (distance < 0)
        snprintf(text, SCORE_TEXT,
                 tr_plural("loses in %d move", "loses in %d moves", (unsigned long)moves), moves);
    else if (exact)
        snprintf(text, SCORE_TEXT, "%s", _("draw"));
    else
        tr_number(score / 100.0, 2, true, text);
}
